; Of a vector that is stored in parts LLVM sets lanes in chains of their own: each becomes a vector
; operation of as many lanes, and not scalars.
; RUN: %opt -passes='ropewalk-lower-markers,instcombine,dce' -S %s | FileCheck %s --implicit-check-not=insertelement --implicit-check-not='float @llvm.fma.f32'
target triple = "x86_64-unknown-linux-gnu"

declare float @ropewalk_fma(float, float, float)

; Two chains: each leaves the other's lanes unset.
; CHECK-LABEL: @apart(
; CHECK-DAG: call <2 x float> @llvm.fma.v2f32(<2 x float> %a, <2 x float> %b, <2 x float> %a)
; CHECK-DAG: call <2 x float> @llvm.fma.v2f32(<2 x float> %c, <2 x float> %b, <2 x float> %c)
define void @apart(<2 x float> %a, <2 x float> %b, <2 x float> %c, ptr %y) "target-features"="+fma" {
  %a0 = extractelement <2 x float> %a, i32 0
  %a1 = extractelement <2 x float> %a, i32 1
  %b0 = extractelement <2 x float> %b, i32 0
  %b1 = extractelement <2 x float> %b, i32 1
  %c0 = extractelement <2 x float> %c, i32 0
  %c1 = extractelement <2 x float> %c, i32 1
  %r0 = call float @ropewalk_fma(float %a0, float %b0, float %a0)
  %v0 = insertelement <4 x float> poison, float %r0, i32 0
  %r1 = call float @ropewalk_fma(float %a1, float %b1, float %a1)
  %v1 = insertelement <4 x float> %v0, float %r1, i32 1
  %r2 = call float @ropewalk_fma(float %c0, float %b0, float %c0)
  %v2 = insertelement <4 x float> poison, float %r2, i32 2
  %r3 = call float @ropewalk_fma(float %c1, float %b1, float %c1)
  %v3 = insertelement <4 x float> %v2, float %r3, i32 3
  %low = shufflevector <4 x float> %v1, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  store <2 x float> %low, ptr %y
  %high = shufflevector <4 x float> %v3, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %next = getelementptr float, ptr %y, i64 2
  store <2 x float> %high, ptr %next
  ret void
}

; One goes on from the other, whose lanes are scalars from memory: the whole has no common form.
; CHECK-LABEL: @on_from(
; CHECK-DAG: %[[ROW:.*]] = load <2 x float>, ptr %row
; CHECK-DAG: call <2 x float> @llvm.fma.v2f32(<2 x float> %a, <2 x float> %[[ROW]], <2 x float> %a)
; CHECK-DAG: call <2 x float> @llvm.fma.v2f32(<2 x float> %a, <2 x float> %b, <2 x float> %a)
; CHECK: ret <4 x float>
define <4 x float> @on_from(<2 x float> %a, <2 x float> %b, ptr %row, ptr %y) "target-features"="+fma" {
  %a0 = extractelement <2 x float> %a, i32 0
  %a1 = extractelement <2 x float> %a, i32 1
  %b0 = extractelement <2 x float> %b, i32 0
  %b1 = extractelement <2 x float> %b, i32 1
  %c0 = load float, ptr %row
  %second = getelementptr float, ptr %row, i64 1
  %c1 = load float, ptr %second
  %r0 = call float @ropewalk_fma(float %a0, float %c0, float %a0)
  %v0 = insertelement <4 x float> poison, float %r0, i32 0
  %r1 = call float @ropewalk_fma(float %a1, float %c1, float %a1)
  %v1 = insertelement <4 x float> %v0, float %r1, i32 1
  %r2 = call float @ropewalk_fma(float %a0, float %b0, float %a0)
  %v2 = insertelement <4 x float> %v1, float %r2, i32 2
  %r3 = call float @ropewalk_fma(float %a1, float %b1, float %a1)
  %v3 = insertelement <4 x float> %v2, float %r3, i32 3
  %low = shufflevector <4 x float> %v1, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  store <2 x float> %low, ptr %y
  ret <4 x float> %v3
}

; Lanes between those that are set stay what they were.
; CHECK-LABEL: @into(
; CHECK: %[[R:.*]] = call <2 x float> @llvm.fma.v2f32(<2 x float> %a, <2 x float> %b, <2 x float> %a)
; CHECK: %[[WIDE:.*]] = shufflevector <2 x float> %[[R]], <2 x float> poison, <4 x i32> <i32 0, i32 poison, i32 1, i32 poison>
; CHECK: shufflevector <4 x float> {{.*}}<4 x i32> <i32 {{[04]}}, i32 {{[15]}}, i32 {{[26]}}, i32 {{[37]}}>
define <4 x float> @into(<2 x float> %a, <2 x float> %b, <4 x float> %base) "target-features"="+fma" {
  %a0 = extractelement <2 x float> %a, i32 0
  %a1 = extractelement <2 x float> %a, i32 1
  %b0 = extractelement <2 x float> %b, i32 0
  %b1 = extractelement <2 x float> %b, i32 1
  %r0 = call float @ropewalk_fma(float %a0, float %b0, float %a0)
  %v0 = insertelement <4 x float> %base, float %r0, i32 0
  %r1 = call float @ropewalk_fma(float %a1, float %b1, float %a1)
  %v1 = insertelement <4 x float> %v0, float %r1, i32 2
  ret <4 x float> %v1
}
