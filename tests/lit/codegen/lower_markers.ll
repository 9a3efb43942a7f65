; Marker calls, lane by lane as Halide makes them, become the vector operation.
; RUN: %opt -passes='ropewalk-lower-markers,dce' -S %s | FileCheck %s
target triple = "x86_64-unknown-linux-gnu"

declare float @ropewalk_fma(float, float, float)
declare float @ropewalk_fms(float, float, float)
declare double @ropewalk_fma64(double, double, double)
declare double @ropewalk_fms64(double, double, double)
declare i16 @ropewalk_bf16(float)

; One rounding where the target fuses.
; CHECK-LABEL: @fused(
; CHECK-NEXT: %[[R:.*]] = call <2 x float> @llvm.fma.v2f32(<2 x float> %a, <2 x float> %b, <2 x float> %c)
; CHECK-NEXT: ret <2 x float> %[[R]]
define <2 x float> @fused(<2 x float> %a, <2 x float> %b, <2 x float> %c) "target-features"="+fma" {
  %a0 = extractelement <2 x float> %a, i32 0
  %b0 = extractelement <2 x float> %b, i32 0
  %c0 = extractelement <2 x float> %c, i32 0
  %r0 = call float @ropewalk_fma(float %a0, float %b0, float %c0)
  %a1 = extractelement <2 x float> %a, i32 1
  %b1 = extractelement <2 x float> %b, i32 1
  %c1 = extractelement <2 x float> %c, i32 1
  %r1 = call float @ropewalk_fma(float %a1, float %b1, float %c1)
  %v0 = insertelement <2 x float> poison, float %r0, i32 0
  %v1 = insertelement <2 x float> %v0, float %r1, i32 1
  ret <2 x float> %v1
}

; a * b - c is a * b + (-c), a sign flip and no rounding.
; CHECK-LABEL: @fused_subtract(
; CHECK-NEXT: %[[N:.*]] = fneg <2 x float> %c
; CHECK-NEXT: %[[R:.*]] = call <2 x float> @llvm.fma.v2f32(<2 x float> %a, <2 x float> %b, <2 x float> %[[N]])
; CHECK-NEXT: ret <2 x float> %[[R]]
define <2 x float> @fused_subtract(<2 x float> %a, <2 x float> %b, <2 x float> %c) "target-features"="+fma" {
  %a0 = extractelement <2 x float> %a, i32 0
  %b0 = extractelement <2 x float> %b, i32 0
  %c0 = extractelement <2 x float> %c, i32 0
  %r0 = call float @ropewalk_fms(float %a0, float %b0, float %c0)
  %a1 = extractelement <2 x float> %a, i32 1
  %b1 = extractelement <2 x float> %b, i32 1
  %c1 = extractelement <2 x float> %c, i32 1
  %r1 = call float @ropewalk_fms(float %a1, float %b1, float %c1)
  %v0 = insertelement <2 x float> poison, float %r0, i32 0
  %v1 = insertelement <2 x float> %v0, float %r1, i32 1
  ret <2 x float> %v1
}

; In f64 likewise, lone scalars among them.
; CHECK-LABEL: @fused64(
; CHECK-NEXT: %[[N:.*]] = fneg <2 x double> %c
; CHECK-NEXT: %[[R:.*]] = call <2 x double> @llvm.fma.v2f64(<2 x double> %a, <2 x double> %b, <2 x double> %[[N]])
; CHECK-NEXT: ret <2 x double> %[[R]]
define <2 x double> @fused64(<2 x double> %a, <2 x double> %b, <2 x double> %c) "target-features"="+fma" {
  %a0 = extractelement <2 x double> %a, i32 0
  %b0 = extractelement <2 x double> %b, i32 0
  %c0 = extractelement <2 x double> %c, i32 0
  %r0 = call double @ropewalk_fms64(double %a0, double %b0, double %c0)
  %a1 = extractelement <2 x double> %a, i32 1
  %b1 = extractelement <2 x double> %b, i32 1
  %c1 = extractelement <2 x double> %c, i32 1
  %r1 = call double @ropewalk_fms64(double %a1, double %b1, double %c1)
  %v0 = insertelement <2 x double> poison, double %r0, i32 0
  %v1 = insertelement <2 x double> %v0, double %r1, i32 1
  ret <2 x double> %v1
}

; CHECK-LABEL: @scalar64(
; CHECK-NEXT: %[[P:.*]] = fmul double %a, %b
; CHECK-NEXT: %[[R:.*]] = fadd double %[[P]], %c
; CHECK-NEXT: ret double %[[R]]
define double @scalar64(double %a, double %b, double %c) {
  %r = call double @ropewalk_fma64(double %a, double %b, double %c)
  ret double %r
}

; Without +fma the product is rounded too, and nothing says that it may be contracted.
; CHECK-LABEL: @unfused(
; CHECK-NEXT: %[[P:.*]] = fmul <2 x float> %a, %b
; CHECK-NEXT: %[[R:.*]] = fsub <2 x float> %[[P]], %c
; CHECK-NEXT: ret <2 x float> %[[R]]
define <2 x float> @unfused(<2 x float> %a, <2 x float> %b, <2 x float> %c) {
  %a0 = extractelement <2 x float> %a, i32 0
  %b0 = extractelement <2 x float> %b, i32 0
  %c0 = extractelement <2 x float> %c, i32 0
  %r0 = call float @ropewalk_fms(float %a0, float %b0, float %c0)
  %a1 = extractelement <2 x float> %a, i32 1
  %b1 = extractelement <2 x float> %b, i32 1
  %c1 = extractelement <2 x float> %c, i32 1
  %r1 = call float @ropewalk_fms(float %a1, float %b1, float %c1)
  %v0 = insertelement <2 x float> poison, float %r0, i32 0
  %v1 = insertelement <2 x float> %v0, float %r1, i32 1
  ret <2 x float> %v1
}

; Both results of one pair: the subtracting lanes' addends are negated.
; CHECK-LABEL: @add_and_subtract(
; CHECK-NEXT: %[[N:.*]] = fneg <2 x float> %c
; CHECK-NEXT: %[[C:.*]] = shufflevector <2 x float> %c, <2 x float> %[[N]], <2 x i32> <i32 2, i32 1>
; CHECK-NEXT: %[[R:.*]] = call <2 x float> @llvm.fma.v2f32(<2 x float> %a, <2 x float> %b, <2 x float> %[[C]])
; CHECK-NEXT: ret <2 x float> %[[R]]
define <2 x float> @add_and_subtract(<2 x float> %a, <2 x float> %b, <2 x float> %c) "target-features"="+fma" {
  %a0 = extractelement <2 x float> %a, i32 0
  %b0 = extractelement <2 x float> %b, i32 0
  %c0 = extractelement <2 x float> %c, i32 0
  %r0 = call float @ropewalk_fms(float %a0, float %b0, float %c0)
  %a1 = extractelement <2 x float> %a, i32 1
  %b1 = extractelement <2 x float> %b, i32 1
  %c1 = extractelement <2 x float> %c, i32 1
  %r1 = call float @ropewalk_fma(float %a1, float %b1, float %c1)
  %v0 = insertelement <2 x float> poison, float %r0, i32 0
  %v1 = insertelement <2 x float> %v0, float %r1, i32 1
  ret <2 x float> %v1
}

; "+fma4" is another extension: names are compared whole.
; CHECK-LABEL: @not_fma(
; CHECK-NEXT: fmul
; CHECK-NEXT: fadd
; CHECK-NEXT: ret
define float @not_fma(float %a, float %b, float %c) "target-features"="+sse4.2,+fma4" {
  %r = call float @ropewalk_fma(float %a, float %b, float %c)
  ret float %r
}

; A marker on a scalar becomes the scalar operation.
; CHECK-LABEL: @scalar(
; CHECK-NEXT: %[[R:.*]] = call float @llvm.fma.f32(float %a, float %b, float %c)
; CHECK-NEXT: ret float %[[R]]
define float @scalar(float %a, float %b, float %c) "target-features"="+sse4.2,+fma" {
  %r = call float @ropewalk_fma(float %a, float %b, float %c)
  ret float %r
}

; Splats, constants and a shuffle of two vectors are rebuilt as such.
; CHECK-LABEL: @operand_forms(
; CHECK-NEXT: %[[SHUFFLED:.*]] = shufflevector <2 x float> %v, <2 x float> %w, <2 x i32> <i32 1, i32 2>
; CHECK-NEXT: %[[INSERTED:.*]] = insertelement <2 x float> poison, float %s, i64 0
; CHECK-NEXT: %[[SPLAT:.*]] = shufflevector <2 x float> %[[INSERTED]], <2 x float> poison, <2 x i32> zeroinitializer
; CHECK-NEXT: %[[R:.*]] = call <2 x float> @llvm.fma.v2f32(<2 x float> %[[SHUFFLED]], <2 x float> %[[SPLAT]], <2 x float> <float 1.000000e+00, float 2.000000e+00>)
; CHECK-NEXT: ret <2 x float> %[[R]]
define <2 x float> @operand_forms(<2 x float> %v, <2 x float> %w, float %s) "target-features"="+fma" {
  %x0 = extractelement <2 x float> %v, i32 1
  %x1 = extractelement <2 x float> %w, i32 0
  %r0 = call float @ropewalk_fma(float %x0, float %s, float 1.0)
  %r1 = call float @ropewalk_fma(float %x1, float %s, float 2.0)
  %v0 = insertelement <2 x float> poison, float %r0, i32 0
  %v1 = insertelement <2 x float> %v0, float %r1, i32 1
  ret <2 x float> %v1
}

; A permutation of one vector; the order of insertion does not matter, a later one wins.
; CHECK-LABEL: @any_insertion_order(
; CHECK-NEXT: %[[S:.*]] = shufflevector <2 x float> %v, <2 x float> poison, <2 x i32> <i32 1, i32 0>
; CHECK-NEXT: %[[T:.*]] = shufflevector <2 x float> %v, <2 x float> poison, <2 x i32> <i32 1, i32 0>
; CHECK-NEXT: %[[R:.*]] = call <2 x float> @llvm.fma.v2f32(<2 x float> %[[S]], <2 x float> %[[T]], <2 x float> %v)
; CHECK-NEXT: ret <2 x float> %[[R]]
define <2 x float> @any_insertion_order(<2 x float> %v, float %hidden) "target-features"="+fma" {
  %x0 = extractelement <2 x float> %v, i32 0
  %x1 = extractelement <2 x float> %v, i32 1
  %r0 = call float @ropewalk_fma(float %x1, float %x1, float %x0)
  %r1 = call float @ropewalk_fma(float %x0, float %x0, float %x1)
  %v0 = insertelement <2 x float> poison, float %hidden, i32 0
  %v1 = insertelement <2 x float> %v0, float %r1, i32 1
  %v2 = insertelement <2 x float> %v1, float %r0, i32 0
  ret <2 x float> %v2
}

; Scalar operations between a marker and its vector, and between two markers, are widened.
; CHECK-LABEL: @nested(
; CHECK-NEXT: %[[P:.*]] = fmul <2 x float> %v, %w
; CHECK-NEXT: %[[F:.*]] = call <2 x float> @llvm.fma.v2f32(<2 x float> %v, <2 x float> %v, <2 x float> %[[P]])
; CHECK-NEXT: %[[N:.*]] = fneg <2 x float> %[[F]]
; CHECK-NEXT: %[[T:.*]] = fptrunc <2 x float> %[[N]] to <2 x bfloat>
; CHECK-NEXT: %[[B:.*]] = bitcast <2 x bfloat> %[[T]] to <2 x i16>
; CHECK-NEXT: %[[Z:.*]] = zext <2 x i16> %[[B]] to <2 x i32>
; CHECK-NEXT: %[[R:.*]] = shl nuw <2 x i32> %[[Z]], splat (i32 16)
; CHECK-NEXT: ret <2 x i32> %[[R]]
define <2 x i32> @nested(<2 x float> %v, <2 x float> %w) "target-features"="+fma,+avx512bf16" {
  %v0 = extractelement <2 x float> %v, i32 0
  %w0 = extractelement <2 x float> %w, i32 0
  %p0 = fmul float %v0, %w0
  %f0 = call float @ropewalk_fma(float %v0, float %v0, float %p0)
  %n0 = fneg float %f0
  %b0 = call i16 @ropewalk_bf16(float %n0)
  %z0 = zext i16 %b0 to i32
  %h0 = shl nuw i32 %z0, 16
  %v1 = extractelement <2 x float> %v, i32 1
  %w1 = extractelement <2 x float> %w, i32 1
  %p1 = fmul float %v1, %w1
  %f1 = call float @ropewalk_fma(float %v1, float %v1, float %p1)
  %n1 = fneg float %f1
  %b1 = call i16 @ropewalk_bf16(float %n1)
  %z1 = zext i16 %b1 to i32
  %h1 = shl nuw i32 %z1, 16
  %r0 = insertelement <2 x i32> poison, i32 %h0, i32 0
  %r1 = insertelement <2 x i32> %r0, i32 %h1, i32 1
  ret <2 x i32> %r1
}

; What one lane promises does not hold for the others.
; CHECK-LABEL: @flags_of_all_lanes(
; CHECK: shl <2 x i32>
define <2 x i32> @flags_of_all_lanes(<2 x float> %v) {
  %x0 = extractelement <2 x float> %v, i32 0
  %b0 = call i16 @ropewalk_bf16(float %x0)
  %z0 = zext i16 %b0 to i32
  %h0 = shl nuw nsw i32 %z0, 16
  %x1 = extractelement <2 x float> %v, i32 1
  %b1 = call i16 @ropewalk_bf16(float %x1)
  %z1 = zext i16 %b1 to i32
  %h1 = shl i32 %z1, 16
  %r0 = insertelement <2 x i32> poison, i32 %h0, i32 0
  %r1 = insertelement <2 x i32> %r0, i32 %h1, i32 1
  ret <2 x i32> %r1
}

; A strided table: lanes that no marker made are gathered one by one.
; CHECK-LABEL: @strided_gather(
; CHECK: %[[C0:.*]] = load float, ptr %p
; CHECK: %[[C1:.*]] = load float, ptr %q
; CHECK: %[[G0:.*]] = insertelement <2 x float> poison, float %[[C0]], i64 0
; CHECK-NEXT: %[[G1:.*]] = insertelement <2 x float> %[[G0]], float %[[C1]], i64 1
; CHECK-NEXT: call <2 x float> @llvm.fma.v2f32(<2 x float> %v, <2 x float> %[[G1]], <2 x float> %v)
define <2 x float> @strided_gather(<2 x float> %v, ptr %p, i64 %stride) "target-features"="+fma" {
  %q = getelementptr float, ptr %p, i64 %stride
  %x0 = extractelement <2 x float> %v, i32 0
  %c0 = load float, ptr %p
  %r0 = call float @ropewalk_fma(float %x0, float %c0, float %x0)
  %x1 = extractelement <2 x float> %v, i32 1
  %c1 = load float, ptr %q
  %r1 = call float @ropewalk_fma(float %x1, float %c1, float %x1)
  %v0 = insertelement <2 x float> poison, float %r0, i32 0
  %v1 = insertelement <2 x float> %v0, float %r1, i32 1
  ret <2 x float> %v1
}

; A conversion, whatever the target has for it.
; CHECK-LABEL: @bf16(
; CHECK-NEXT: %[[T:.*]] = fptrunc <2 x float> %v to <2 x bfloat>
; CHECK-NEXT: %[[R:.*]] = bitcast <2 x bfloat> %[[T]] to <2 x i16>
; CHECK-NEXT: ret <2 x i16> %[[R]]
define <2 x i16> @bf16(<2 x float> %v) {
  %x0 = extractelement <2 x float> %v, i32 0
  %x1 = extractelement <2 x float> %v, i32 1
  %b0 = call i16 @ropewalk_bf16(float %x0)
  %b1 = call i16 @ropewalk_bf16(float %x1)
  %v0 = insertelement <2 x i16> poison, i16 %b0, i32 0
  %v1 = insertelement <2 x i16> %v0, i16 %b1, i32 1
  ret <2 x i16> %v1
}

; A scalar too, so that it becomes what the same value in a vector does.
; CHECK-LABEL: @bf16_scalar(
; CHECK-NEXT: %[[T:.*]] = fptrunc float %x to bfloat
; CHECK-NEXT: %[[R:.*]] = bitcast bfloat %[[T]] to i16
; CHECK-NEXT: ret i16 %[[R]]
define i16 @bf16_scalar(float %x) "target-features"="+avx512bf16" {
  %b = call i16 @ropewalk_bf16(float %x)
  ret i16 %b
}

; Vectors that no marker made are left alone, even where an incomplete chain of marker
; results ends: those markers become scalars.
; CHECK-LABEL: @near_misses(
; CHECK: %complete = insertelement <2 x float> %i0, float %y, i32 1
; CHECK: %[[R:.*]] = call float @llvm.fma.f32(float %x, float %y, float %x)
; CHECK-NEXT: %incomplete = insertelement <2 x float> poison, float %[[R]], i32 0
; CHECK-NOT: llvm.fma.v2f32
define <2 x float> @near_misses(float %x, float %y, ptr %out) "target-features"="+fma" {
  %i0 = insertelement <2 x float> poison, float %x, i32 0
  %complete = insertelement <2 x float> %i0, float %y, i32 1
  store <2 x float> %complete, ptr %out
  %r = call float @ropewalk_fma(float %x, float %y, float %x)
  %incomplete = insertelement <2 x float> poison, float %r, i32 0
  ret <2 x float> %incomplete
}

; Another function of almost that name is no marker.
; CHECK-LABEL: @other_function(
; CHECK: call float @ropewalk_fmax(float %x, float %x, float %x)
declare float @ropewalk_fmax(float, float, float)
define float @other_function(float %x) "target-features"="+fma" {
  %r = call float @ropewalk_fmax(float %x, float %x, float %x)
  ret float %r
}
