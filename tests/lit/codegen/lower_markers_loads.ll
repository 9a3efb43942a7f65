; Halide may read a vector's lanes as scalars; where they are neighbours in memory and nothing
; writes between them, they become one load.
; RUN: %opt -passes='ropewalk-lower-markers,dce' -S %s | FileCheck %s
target triple = "x86_64-unknown-linux-gnu"

declare float @ropewalk_fma(float, float, float)

; CHECK-LABEL: @neighbours(
; CHECK-NEXT: %[[WIDE:.*]] = load <2 x float>, ptr %p, align 4
; CHECK-NEXT: %[[R:.*]] = call <2 x float> @llvm.fma.v2f32(<2 x float> %[[WIDE]], <2 x float> %v, <2 x float> %v)
; CHECK-NEXT: ret <2 x float> %[[R]]
define <2 x float> @neighbours(ptr %p, <2 x float> %v) "target-features"="+fma" {
  %q = getelementptr i8, ptr %p, i64 4
  %c0 = load float, ptr %p
  %c1 = load float, ptr %q
  %x0 = extractelement <2 x float> %v, i32 0
  %x1 = extractelement <2 x float> %v, i32 1
  %r0 = call float @ropewalk_fma(float %c0, float %x0, float %x0)
  %r1 = call float @ropewalk_fma(float %c1, float %x1, float %x1)
  %v0 = insertelement <2 x float> poison, float %r0, i32 0
  %v1 = insertelement <2 x float> %v0, float %r1, i32 1
  ret <2 x float> %v1
}

; In another order, with a repeated lane: one load and a shuffle.
; CHECK-LABEL: @permuted(
; CHECK: %[[WIDE:.*]] = load <2 x float>, ptr %p, align 4
; CHECK: shufflevector <2 x float> %[[WIDE]], <2 x float> poison, <4 x i32> <i32 1, i32 0, i32 1, i32 1>
; CHECK: call <4 x float> @llvm.fma.v4f32
define <4 x float> @permuted(ptr %p, float %x) "target-features"="+fma" {
  %q = getelementptr i8, ptr %p, i64 4
  %c1 = load float, ptr %q
  %c0 = load float, ptr %p
  %r0 = call float @ropewalk_fma(float %c1, float %x, float %x)
  %r1 = call float @ropewalk_fma(float %c0, float %x, float %x)
  %v0 = insertelement <4 x float> poison, float %r0, i32 0
  %v1 = insertelement <4 x float> %v0, float %r1, i32 1
  %v2 = insertelement <4 x float> %v1, float %r0, i32 2
  %v3 = insertelement <4 x float> %v2, float %r0, i32 3
  ret <4 x float> %v3
}

; Each lane's alias class is a promise about that lane only.
; CHECK-LABEL: @alias_classes(
; CHECK-NEXT: load <2 x float>, ptr %p, align 4, !tbaa ![[BUFFER:[0-9]+]]
define <2 x float> @alias_classes(ptr %p, <2 x float> %v) "target-features"="+fma" {
  %q = getelementptr i8, ptr %p, i64 4
  %c0 = load float, ptr %p, !tbaa !3
  %c1 = load float, ptr %q, !tbaa !4
  %x0 = extractelement <2 x float> %v, i32 0
  %x1 = extractelement <2 x float> %v, i32 1
  %r0 = call float @ropewalk_fma(float %c0, float %x0, float %x0)
  %r1 = call float @ropewalk_fma(float %c1, float %x1, float %x1)
  %v0 = insertelement <2 x float> poison, float %r0, i32 0
  %v1 = insertelement <2 x float> %v0, float %r1, i32 1
  ret <2 x float> %v1
}

; A hole: its element need not be readable.
; CHECK-LABEL: @hole(
; CHECK-NOT: load <
; CHECK: ret
define <2 x float> @hole(ptr %p, <2 x float> %v) "target-features"="+fma" {
  %q = getelementptr i8, ptr %p, i64 8
  %c0 = load float, ptr %p
  %c1 = load float, ptr %q
  %x0 = extractelement <2 x float> %v, i32 0
  %x1 = extractelement <2 x float> %v, i32 1
  %r0 = call float @ropewalk_fma(float %c0, float %x0, float %x0)
  %r1 = call float @ropewalk_fma(float %c1, float %x1, float %x1)
  %v0 = insertelement <2 x float> poison, float %r0, i32 0
  %v1 = insertelement <2 x float> %v0, float %r1, i32 1
  ret <2 x float> %v1
}

; However far away.
; CHECK-LABEL: @far_apart(
; CHECK-NOT: load <
; CHECK: ret
define <2 x float> @far_apart(ptr %p, <2 x float> %v) "target-features"="+fma" {
  %q = getelementptr i8, ptr %p, i64 4611686018427387904
  %c0 = load float, ptr %p
  %c1 = load float, ptr %q
  %x0 = extractelement <2 x float> %v, i32 0
  %x1 = extractelement <2 x float> %v, i32 1
  %r0 = call float @ropewalk_fma(float %c0, float %x0, float %x0)
  %r1 = call float @ropewalk_fma(float %c1, float %x1, float %x1)
  %v0 = insertelement <2 x float> poison, float %r0, i32 0
  %v1 = insertelement <2 x float> %v0, float %r1, i32 1
  ret <2 x float> %v1
}

; Lanes that overlap in memory.
; CHECK-LABEL: @overlapping(
; CHECK-NOT: load <
; CHECK: ret
define <2 x float> @overlapping(ptr %p, <2 x float> %v) "target-features"="+fma" {
  %q = getelementptr i8, ptr %p, i64 2
  %c0 = load float, ptr %p
  %c1 = load float, ptr %q
  %x0 = extractelement <2 x float> %v, i32 0
  %x1 = extractelement <2 x float> %v, i32 1
  %r0 = call float @ropewalk_fma(float %c0, float %x0, float %x0)
  %r1 = call float @ropewalk_fma(float %c1, float %x1, float %x1)
  %v0 = insertelement <2 x float> poison, float %r0, i32 0
  %v1 = insertelement <2 x float> %v0, float %r1, i32 1
  ret <2 x float> %v1
}

; A write between them.
; CHECK-LABEL: @written_between(
; CHECK-NOT: load <
; CHECK: ret
define <2 x float> @written_between(ptr %p, ptr %o, <2 x float> %v) "target-features"="+fma" {
  %q = getelementptr i8, ptr %p, i64 4
  %c0 = load float, ptr %p
  store float 0.0, ptr %o
  %c1 = load float, ptr %q
  %x0 = extractelement <2 x float> %v, i32 0
  %x1 = extractelement <2 x float> %v, i32 1
  %r0 = call float @ropewalk_fma(float %c0, float %x0, float %x0)
  %r1 = call float @ropewalk_fma(float %c1, float %x1, float %x1)
  %v0 = insertelement <2 x float> poison, float %r0, i32 0
  %v1 = insertelement <2 x float> %v0, float %r1, i32 1
  ret <2 x float> %v1
}

; A write after them does not matter: the load stays before it.
; CHECK-LABEL: @written_after(
; CHECK-NEXT: load <2 x float>, ptr %p
; CHECK-NEXT: store float
define <2 x float> @written_after(ptr %p, ptr %o, <2 x float> %v) "target-features"="+fma" {
  %q = getelementptr i8, ptr %p, i64 4
  %c0 = load float, ptr %p
  %c1 = load float, ptr %q
  store float 0.0, ptr %o
  %x0 = extractelement <2 x float> %v, i32 0
  %x1 = extractelement <2 x float> %v, i32 1
  %r0 = call float @ropewalk_fma(float %c0, float %x0, float %x0)
  %r1 = call float @ropewalk_fma(float %c1, float %x1, float %x1)
  %v0 = insertelement <2 x float> poison, float %r0, i32 0
  %v1 = insertelement <2 x float> %v0, float %r1, i32 1
  ret <2 x float> %v1
}

; Volatile ones are not ours to join, nor are bits.
; CHECK-LABEL: @not_simple(
; CHECK-NOT: load <
; CHECK: ret
define <2 x float> @not_simple(ptr %p, <2 x float> %v) "target-features"="+fma" {
  %q = getelementptr i8, ptr %p, i64 4
  %c0 = load volatile float, ptr %p
  %c1 = load volatile float, ptr %q
  %x0 = extractelement <2 x float> %v, i32 0
  %x1 = extractelement <2 x float> %v, i32 1
  %r0 = call float @ropewalk_fma(float %c0, float %x0, float %x0)
  %r1 = call float @ropewalk_fma(float %c1, float %x1, float %x1)
  %v0 = insertelement <2 x float> poison, float %r0, i32 0
  %v1 = insertelement <2 x float> %v0, float %r1, i32 1
  ret <2 x float> %v1
}

; CHECK-LABEL: @bits(
; CHECK-NOT: load <
; CHECK: ret
define <2 x float> @bits(ptr %p, <2 x float> %v) "target-features"="+fma" {
  %q = getelementptr i8, ptr %p, i64 1
  %b0 = load i1, ptr %p
  %b1 = load i1, ptr %q
  %c0 = uitofp i1 %b0 to float
  %c1 = uitofp i1 %b1 to float
  %x0 = extractelement <2 x float> %v, i32 0
  %x1 = extractelement <2 x float> %v, i32 1
  %r0 = call float @ropewalk_fma(float %c0, float %x0, float %x0)
  %r1 = call float @ropewalk_fma(float %c1, float %x1, float %x1)
  %v0 = insertelement <2 x float> poison, float %r0, i32 0
  %v1 = insertelement <2 x float> %v0, float %r1, i32 1
  ret <2 x float> %v1
}

; CHECK: ![[BUFFER]] = !{![[TYPE:[0-9]+]], ![[TYPE]], i64 0}
; CHECK: ![[TYPE]] = !{!"buffer",
!0 = !{!"root"}
!1 = !{!"buffer", !0, i64 0}
!2 = !{!"element 0", !1, i64 0}
!3 = !{!2, !2, i64 0}
!4 = !{!5, !5, i64 0}
!5 = !{!"element 1", !1, i64 0}
