; A vector and its permutation are widened once, and permuted wide.
; RUN: %opt -passes=ropewalk-widen-once -S %s | FileCheck %s

; CHECK-LABEL: @both(
; CHECK-NEXT: %wide = fpext <2 x half> %v to <2 x float>
; CHECK-NEXT: %[[SWAPPED:.*]] = shufflevector <2 x float> %wide, <2 x float> poison, <2 x i32> <i32 1, i32 0>
; CHECK-NEXT: %r = fadd <2 x float> %wide, %[[SWAPPED]]
define <2 x float> @both(<2 x half> %v) {
  %swap = shufflevector <2 x half> %v, <2 x half> poison, <2 x i32> <i32 1, i32 0>
  %wide = fpext <2 x half> %v to <2 x float>
  %partner = fpext <2 x half> %swap to <2 x float>
  %r = fadd <2 x float> %wide, %partner
  ret <2 x float> %r
}

; A widening in a block that comes first every time serves as well; fewer lanes too.
; CHECK-LABEL: @dominated(
; CHECK: next:
; CHECK-NEXT: shufflevector <4 x float> %wide, <4 x float> poison, <2 x i32> <i32 3, i32 poison>
; CHECK-NOT: fpext
define <2 x float> @dominated(<4 x half> %v, ptr %out) {
  %wide = fpext <4 x half> %v to <4 x float>
  store <4 x float> %wide, ptr %out
  br label %next
next:
  %part = shufflevector <4 x half> %v, <4 x half> poison, <2 x i32> <i32 3, i32 poison>
  %partner = fpext <2 x half> %part to <2 x float>
  ret <2 x float> %partner
}

; A permutation that is used elsewhere stays for that use.
; CHECK-LABEL: @permutation_kept(
; CHECK: %swap = shufflevector <2 x half> %v
; CHECK: store <2 x half> %swap
; CHECK: shufflevector <2 x float> %wide
define <2 x float> @permutation_kept(<2 x half> %v, ptr %out) {
  %swap = shufflevector <2 x half> %v, <2 x half> poison, <2 x i32> <i32 1, i32 0>
  store <2 x half> %swap, ptr %out
  %wide = fpext <2 x half> %v to <2 x float>
  %partner = fpext <2 x half> %swap to <2 x float>
  %r = fadd <2 x float> %wide, %partner
  ret <2 x float> %r
}

; Where permutations take a vector apart, its halves are widened as they lie.
; CHECK-LABEL: @apart(
; CHECK-NEXT: %v = load <4 x half>
; CHECK-NEXT: %[[LOW:.*]] = shufflevector <4 x half> %v, <4 x half> poison, <2 x i32> <i32 0, i32 1>
; CHECK-NEXT: %[[WIDELOW:.*]] = fpext <2 x half> %[[LOW]] to <2 x float>
; CHECK-NEXT: %[[HIGH:.*]] = shufflevector <4 x half> %v, <4 x half> poison, <2 x i32> <i32 2, i32 3>
; CHECK-NEXT: %[[WIDEHIGH:.*]] = fpext <2 x half> %[[HIGH]] to <2 x float>
; CHECK-NEXT: %[[EVEN:.*]] = shufflevector <2 x float> %[[WIDELOW]], <2 x float> %[[WIDEHIGH]], <2 x i32> <i32 0, i32 2>
; CHECK-NEXT: %[[ODD:.*]] = shufflevector <2 x float> %[[WIDELOW]], <2 x float> %[[WIDEHIGH]], <2 x i32> <i32 1, i32 3>
; CHECK-NEXT: %r = fadd <2 x float> %[[EVEN]], %[[ODD]]
define <2 x float> @apart(ptr %p) {
  %v = load <4 x half>, ptr %p
  %e = shufflevector <4 x half> %v, <4 x half> poison, <2 x i32> <i32 0, i32 2>
  %even = fpext <2 x half> %e to <2 x float>
  %o = shufflevector <4 x half> %v, <4 x half> poison, <2 x i32> <i32 1, i32 3>
  %odd = fpext <2 x half> %o to <2 x float>
  %r = fadd <2 x float> %even, %odd
  ret <2 x float> %r
}

; AVX-512 permutes two vectors of 8 at once.
; CHECK-LABEL: @apart_at_once(
; CHECK-COUNT-2: fpext <8 x half>
; CHECK: call <8 x float> @llvm.x86.avx512.vpermi2var.ps.256(<8 x float> %{{.*}}, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>, <8 x float> %{{.*}})
; CHECK: call <8 x float> @llvm.x86.avx512.vpermi2var.ps.256(<8 x float> %{{.*}}, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>, <8 x float> %{{.*}})
; CHECK-NOT: fpext
define <8 x float> @apart_at_once(ptr %p) "target-features"="+fma,+avx512vl" {
  %v = load <16 x half>, ptr %p
  %e = shufflevector <16 x half> %v, <16 x half> poison, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %even = fpext <8 x half> %e to <8 x float>
  %o = shufflevector <16 x half> %v, <16 x half> poison, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %odd = fpext <8 x half> %o to <8 x float>
  %r = fadd <8 x float> %even, %odd
  ret <8 x float> %r
}

; Lanes that nobody widens are not widened.
; CHECK-LABEL: @partly_apart(
; CHECK: %even = fpext <2 x half> %e to <2 x float>
define <2 x float> @partly_apart(ptr %p) {
  %v = load <4 x half>, ptr %p
  %e = shufflevector <4 x half> %v, <4 x half> poison, <2 x i32> <i32 0, i32 2>
  %even = fpext <2 x half> %e to <2 x float>
  %o = shufflevector <4 x half> %v, <4 x half> poison, <2 x i32> <i32 1, i32 2>
  %odd = fpext <2 x half> %o to <2 x float>
  %r = fadd <2 x float> %even, %odd
  ret <2 x float> %r
}

; The rest is left as it is. Nothing else widens the vector:
; CHECK-LABEL: @alone(
; CHECK: %partner = fpext <2 x half> %swap to <2 x float>
define <2 x float> @alone(<2 x half> %v) {
  %swap = shufflevector <2 x half> %v, <2 x half> poison, <2 x i32> <i32 1, i32 0>
  %partner = fpext <2 x half> %swap to <2 x float>
  ret <2 x float> %partner
}

; The other widening comes later, or only on one way there:
; CHECK-LABEL: @later(
; CHECK: %partner = fpext <2 x half> %swap to <2 x float>
define <2 x float> @later(<2 x half> %v) {
  %swap = shufflevector <2 x half> %v, <2 x half> poison, <2 x i32> <i32 1, i32 0>
  %partner = fpext <2 x half> %swap to <2 x float>
  %wide = fpext <2 x half> %v to <2 x float>
  %r = fadd <2 x float> %wide, %partner
  ret <2 x float> %r
}

; CHECK-LABEL: @not_dominated(
; CHECK: %partner = fpext <2 x half> %swap to <2 x float>
define <2 x float> @not_dominated(<2 x half> %v, ptr %out, i1 %c) {
  br i1 %c, label %then, label %end
then:
  %wide = fpext <2 x half> %v to <2 x float>
  store <2 x float> %wide, ptr %out
  br label %end
end:
  %swap = shufflevector <2 x half> %v, <2 x half> poison, <2 x i32> <i32 1, i32 0>
  %partner = fpext <2 x half> %swap to <2 x float>
  ret <2 x float> %partner
}

; To another type:
; CHECK-LABEL: @other_width(
; CHECK: %partner = fpext <2 x half> %swap to <2 x double>
define <2 x double> @other_width(<2 x half> %v, ptr %out) {
  %wide = fpext <2 x half> %v to <2 x float>
  store <2 x float> %wide, ptr %out
  %swap = shufflevector <2 x half> %v, <2 x half> poison, <2 x i32> <i32 1, i32 0>
  %partner = fpext <2 x half> %swap to <2 x double>
  ret <2 x double> %partner
}

; Lanes of two vectors:
; CHECK-LABEL: @two_vectors(
; CHECK: %partner = fpext <2 x half> %mixed to <2 x float>
define <2 x float> @two_vectors(<2 x half> %v, <2 x half> %w, ptr %out) {
  %wide = fpext <2 x half> %v to <2 x float>
  store <2 x float> %wide, ptr %out
  %mixed = shufflevector <2 x half> %v, <2 x half> %w, <2 x i32> <i32 1, i32 2>
  %partner = fpext <2 x half> %mixed to <2 x float>
  ret <2 x float> %partner
}
