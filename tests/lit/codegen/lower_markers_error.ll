; Lanes that have no common vector form are an error, never a slow path.
; RUN: split-file %s %t
; RUN: not %opt -passes=ropewalk-lower-markers -S %t/different_functions.ll 2>&1 | FileCheck %s -DFUNCTION=different_functions
; RUN: not %opt -passes=ropewalk-lower-markers -S %t/marker_in_one_lane.ll 2>&1 | FileCheck %s -DFUNCTION=marker_in_one_lane
; RUN: not %opt -passes=ropewalk-lower-markers -S %t/marker_among_operands.ll 2>&1 | FileCheck %s -DFUNCTION=marker_among_operands
; RUN: not %opt -passes=ropewalk-lower-markers -S %t/different_operations.ll 2>&1 | FileCheck %s -DFUNCTION=different_operations
; CHECK: marker call in [[FUNCTION]] has lanes without a common vector form

;--- different_functions.ll
declare float @ropewalk_fma(float, float, float)
declare float @another(float, float, float)
define <2 x float> @different_functions(float %x, float %y) {
  %r0 = call float @ropewalk_fma(float %x, float %y, float %x)
  %r1 = call float @another(float %x, float %y, float %x)
  %v0 = insertelement <2 x float> poison, float %r0, i32 0
  %v1 = insertelement <2 x float> %v0, float %r1, i32 1
  ret <2 x float> %v1
}

;--- marker_in_one_lane.ll
declare float @ropewalk_fma(float, float, float)
define <2 x float> @marker_in_one_lane(float %x, float %y) {
  %r0 = call float @ropewalk_fma(float %x, float %y, float %x)
  %v0 = insertelement <2 x float> poison, float %r0, i32 0
  %v1 = insertelement <2 x float> %v0, float %y, i32 1
  ret <2 x float> %v1
}

;--- marker_among_operands.ll
declare float @ropewalk_fma(float, float, float)
define <2 x float> @marker_among_operands(float %x, float %y) {
  %inner = call float @ropewalk_fma(float %x, float %x, float %x)
  %r0 = call float @ropewalk_fma(float %inner, float %y, float %x)
  %r1 = call float @ropewalk_fma(float %y, float %y, float %x)
  %v0 = insertelement <2 x float> poison, float %r0, i32 0
  %v1 = insertelement <2 x float> %v0, float %r1, i32 1
  ret <2 x float> %v1
}

;--- different_operations.ll
declare i16 @ropewalk_bf16(float)
define <2 x i32> @different_operations(float %x, float %y) {
  %b0 = call i16 @ropewalk_bf16(float %x)
  %b1 = call i16 @ropewalk_bf16(float %y)
  %z0 = zext i16 %b0 to i32
  %z1 = sext i16 %b1 to i32
  %v0 = insertelement <2 x i32> poison, i32 %z0, i32 0
  %v1 = insertelement <2 x i32> %v0, i32 %z1, i32 1
  ret <2 x i32> %v1
}
