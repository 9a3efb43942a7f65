; f16 vectors are converted in a register and then stored.
; RUN: %opt -passes=ropewalk-narrow-in-register -S %s | FileCheck %s
; RUN: %opt -passes=ropewalk-narrow-in-register %s | llc -O3 | FileCheck %s --check-prefix=ASM
; RUN: sed 's/x86_64-unknown/aarch64-unknown/' %s | %opt -passes=ropewalk-narrow-in-register -S | FileCheck %s --check-prefix=ARM
target triple = "x86_64-unknown-linux-gnu"

; ARM-NOT: asm

; CHECK-LABEL: @eight(
; CHECK: %[[WORDS:.*]] = bitcast <8 x half> %narrow to <8 x i16>
; CHECK-NEXT: %[[SAME:.*]] = call <8 x i16> asm "", "=x,0"(<8 x i16> %[[WORDS]])
; CHECK-NEXT: store <8 x i16> %[[SAME]], ptr %out, align 2
; ASM-LABEL: eight:
; ASM: vcvtps2ph $4, %ymm0, %xmm0
; ASM: vmovups %xmm0, (%rdi)
define void @eight(<8 x float> %v, ptr %out) "target-features"="+avx2,+fma,+f16c" {
  %narrow = fptrunc <8 x float> %v to <8 x half>
  store <8 x half> %narrow, ptr %out, align 2
  ret void
}

; Left to the code generator by a schedule that says so.
; CHECK-LABEL: @converts(
; CHECK-NOT: asm
; CHECK: ret
; ASM-LABEL: converts:
; ASM: vcvtps2ph $4, %ymm0, (%rdi)
define void @converts(<8 x float> %v, ptr %out) "target-features"="+avx2,+fma,+f16c" "ropewalk-convert" {
  %narrow = fptrunc <8 x float> %v to <8 x half>
  store <8 x half> %narrow, ptr %out, align 2
  ret void
}

; With AVX-512 any of the 32 registers; how the store is done does not change.
; CHECK-LABEL: @sixteen(
; CHECK: call <16 x i16> asm "", "=v,0"
; CHECK-NEXT: store <16 x i16> %{{.*}}, ptr %out, align 64, !nontemporal
; ASM-LABEL: sixteen:
; ASM: vcvtps2ph $4, %zmm0, %ymm0
; ASM: vmovntps %ymm0, (%rdi)
define void @sixteen(<16 x float> %v, ptr %out) "target-features"="+avx512f,+avx512vl,+f16c" {
  %narrow = fptrunc <16 x float> %v to <16 x half>
  store <16 x half> %narrow, ptr %out, align 64, !nontemporal !0
  ret void
}

; Left as they are: lanes that don't fill a register,
; CHECK-LABEL: @four(
; CHECK-NOT: asm
; CHECK: ret
define void @four(<4 x float> %v, ptr %out) "target-features"="+avx2,+f16c" {
  %narrow = fptrunc <4 x float> %v to <4 x half>
  store <4 x half> %narrow, ptr %out, align 2
  ret void
}

; a scalar,
; CHECK-LABEL: @scalar(
; CHECK-NOT: asm
; CHECK: ret
define void @scalar(float %x, ptr %out) "target-features"="+avx2,+f16c" {
  %narrow = fptrunc float %x to half
  store half %narrow, ptr %out, align 2
  ret void
}

; a value with another use, which LLVM keeps in a register anyway,
; CHECK-LABEL: @used_twice(
; CHECK-NOT: asm
; CHECK: ret
define <8 x half> @used_twice(<8 x float> %v, ptr %out) "target-features"="+avx2,+f16c" {
  %narrow = fptrunc <8 x float> %v to <8 x half>
  store <8 x half> %narrow, ptr %out, align 2
  ret <8 x half> %narrow
}

; the other 16-bit format,
; CHECK-LABEL: @bfloat(
; CHECK-NOT: asm
; CHECK: ret
define void @bfloat(<8 x float> %v, ptr %out) "target-features"="+avx2,+f16c" {
  %narrow = fptrunc <8 x float> %v to <8 x bfloat>
  store <8 x bfloat> %narrow, ptr %out, align 2
  ret void
}

; a vector that was not converted, and a CPU that cannot convert.
; CHECK-LABEL: @not_converted(
; CHECK-NOT: asm
; CHECK: ret
define void @not_converted(<8 x half> %v, ptr %out) "target-features"="+avx2,+f16c" {
  store <8 x half> %v, ptr %out, align 2
  ret void
}

; CHECK-LABEL: @no_conversion(
; CHECK-NOT: asm
; CHECK: ret
define void @no_conversion(<8 x float> %v, ptr %out) "target-features"="+sse2" {
  %narrow = fptrunc <8 x float> %v to <8 x half>
  store <8 x half> %narrow, ptr %out, align 2
  ret void
}

!0 = !{i32 1}
