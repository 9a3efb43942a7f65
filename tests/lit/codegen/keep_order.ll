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
;
; It is no instruction, and the second load stays behind the first store.
; ASM-LABEL: in_place:
; ASM: (%rdi), %zmm
; ASM: vmovups %zmm{{[0-9]+}}, (%rdi)
; ASM-NOT: fence
; ASM-NOT: lock
; ASM: 64(%rdi), %zmm
; ASM: vmovups %zmm{{[0-9]+}}, 64(%rdi)
; ASM: retq
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

attributes #0 = { "ropewalk-keep-order" }
