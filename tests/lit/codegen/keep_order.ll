; In place, a fence for the compiler behind each vector's store; elsewhere none.
; RUN: %opt -passes=ropewalk-keep-order -S %s | FileCheck %s
; RUN: sed 's/x86_64-unknown/aarch64-unknown/' %s | %opt -passes=ropewalk-keep-order -S | FileCheck %s --check-prefix=ARM
; RUN: %opt -passes=ropewalk-keep-order %s | llc -mcpu=znver4 | FileCheck %s --check-prefix=ASM
target triple = "x86_64-unknown-linux-gnu"

; ARM-NOT: fence

; CHECK-LABEL: @in_place(
; CHECK: store <16 x float> %p, ptr %x
; CHECK-NEXT: fence syncscope("singlethread") seq_cst
; CHECK-NEXT: %b = load
; CHECK: store <16 x float> %q, ptr %y
; CHECK-NEXT: fence syncscope("singlethread") seq_cst
; CHECK-NEXT: store i32
; CHECK-NEXT: ret
define void @in_place(ptr %x, <16 x float> %s, ptr %n) #0 {
  %y = getelementptr i8, ptr %x, i64 64
  %a = load <16 x float>, ptr %x, align 4
  %p = fmul <16 x float> %a, %s
  store <16 x float> %p, ptr %x, align 4
  %b = load <16 x float>, ptr %y, align 4
  %q = fadd <16 x float> %b, %s
  store <16 x float> %q, ptr %y, align 4
  store i32 1, ptr %n
  ret void
}

; CHECK-LABEL: @out_of_place(
; CHECK-NOT: fence
; CHECK: ret
define void @out_of_place(ptr %x, <16 x float> %s) {
  store <16 x float> %s, ptr %x, align 4
  ret void
}

; It is no instruction, and each load stays behind the store before it, where LLVM would load all ahead.
; ASM-LABEL: ordered:
; ASM-NOT: lock
; ASM-NOT: fence
; ASM: vmovups (%rdi), %ymm
; ASM-NOT: 32(%rdi)
; ASM: vmovups %ymm{{[0-9]+}}, (%rdi)
; ASM-NOT: 64(%rdi)
; ASM: vmovups %ymm{{[0-9]+}}, 32(%rdi)
; ASM: vmovups %ymm{{[0-9]+}}, 64(%rdi)
; ASM: retq
define void @ordered(ptr %x, <8 x float> %c, <8 x float> %s) #0 {
  %x0 = getelementptr i8, ptr %x, i64 0
  %a0 = load <8 x float>, ptr %x0, align 4
  %w0 = shufflevector <8 x float> %a0, <8 x float> poison, <8 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6>
  %m0 = fmul <8 x float> %w0, %s
  %r0 = call <8 x float> @llvm.fma.v8f32(<8 x float> %a0, <8 x float> %c, <8 x float> %m0)
  store <8 x float> %r0, ptr %x0, align 4
  %x1 = getelementptr i8, ptr %x, i64 32
  %a1 = load <8 x float>, ptr %x1, align 4
  %w1 = shufflevector <8 x float> %a1, <8 x float> poison, <8 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6>
  %m1 = fmul <8 x float> %w1, %s
  %r1 = call <8 x float> @llvm.fma.v8f32(<8 x float> %a1, <8 x float> %c, <8 x float> %m1)
  store <8 x float> %r1, ptr %x1, align 4
  %x2 = getelementptr i8, ptr %x, i64 64
  %a2 = load <8 x float>, ptr %x2, align 4
  %w2 = shufflevector <8 x float> %a2, <8 x float> poison, <8 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6>
  %m2 = fmul <8 x float> %w2, %s
  %r2 = call <8 x float> @llvm.fma.v8f32(<8 x float> %a2, <8 x float> %c, <8 x float> %m2)
  store <8 x float> %r2, ptr %x2, align 4
  ret void
}

; ASM-LABEL: free:
; ASM: vmovups (%rdi), %ymm
; ASM: vmovups 32(%rdi), %ymm
; ASM: vmovups 64(%rdi), %ymm
; ASM: vmovups %ymm{{[0-9]+}}, (%rdi)
define void @free(ptr %x, <8 x float> %c, <8 x float> %s) {
  %x0 = getelementptr i8, ptr %x, i64 0
  %a0 = load <8 x float>, ptr %x0, align 4
  %w0 = shufflevector <8 x float> %a0, <8 x float> poison, <8 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6>
  %m0 = fmul <8 x float> %w0, %s
  %r0 = call <8 x float> @llvm.fma.v8f32(<8 x float> %a0, <8 x float> %c, <8 x float> %m0)
  store <8 x float> %r0, ptr %x0, align 4
  %x1 = getelementptr i8, ptr %x, i64 32
  %a1 = load <8 x float>, ptr %x1, align 4
  %w1 = shufflevector <8 x float> %a1, <8 x float> poison, <8 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6>
  %m1 = fmul <8 x float> %w1, %s
  %r1 = call <8 x float> @llvm.fma.v8f32(<8 x float> %a1, <8 x float> %c, <8 x float> %m1)
  store <8 x float> %r1, ptr %x1, align 4
  %x2 = getelementptr i8, ptr %x, i64 64
  %a2 = load <8 x float>, ptr %x2, align 4
  %w2 = shufflevector <8 x float> %a2, <8 x float> poison, <8 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6>
  %m2 = fmul <8 x float> %w2, %s
  %r2 = call <8 x float> @llvm.fma.v8f32(<8 x float> %a2, <8 x float> %c, <8 x float> %m2)
  store <8 x float> %r2, ptr %x2, align 4
  ret void
}

attributes #0 = { "ropewalk-keep-order" }
