; Rows that sixteen registers do not hold beside what is rounded are loaded where they are multiplied,
; if results are stored between their uses: each is an operand then.
; RUN: %opt -passes=ropewalk-row-operands -S %s | FileCheck %s
; RUN: sed 's/x86_64-unknown/aarch64-unknown/' %s | %opt -passes=ropewalk-row-operands -S | FileCheck %s --check-prefix=ARM
; RUN: %opt -passes=ropewalk-row-operands %s | llc -mattr=+avx2,+fma | FileCheck %s --check-prefix=ASM
target triple = "x86_64-unknown-linux-gnu"

; ARM-NOT: alloca

; Six registers are left for rows, as %r3 is an addend: %r0 and %r1 fill them, and stay, though results
; are stored between the uses of %r1, too. %r2 waits.
; CHECK-LABEL: define void @rotates(
; CHECK: %[[SLOT:.*]] = alloca <8 x float>, align 32
; CHECK-NOT: alloca
; CHECK: store <8 x float> %r2, ptr %[[SLOT]], align 32
; CHECK-NEXT: br label %loop
; CHECK: fmul <16 x float> %x1, %r1
; CHECK: %[[ONE:.*]] = load <8 x float>, ptr %[[SLOT]], align 32
; CHECK-NEXT: fmul <8 x float> %x2, %[[ONE]]
; CHECK: store <8 x i32>
; CHECK: %[[OTHER:.*]] = load <8 x float>, ptr %[[SLOT]], align 32
; CHECK-NEXT: call <8 x float> @llvm.fma.v8f32(<8 x float> %x2, <8 x float> %[[OTHER]], <8 x float> %r3)
; ASM-LABEL: rotates:
; ASM: vmulps {{[0-9]*}}(%rsp), %ymm
; ASM: vfmadd{{[0-9]+}}ps {{[0-9]*}}(%rsp), %ymm
define void @rotates(ptr %rows, ptr %x, i64 %n) #0 {
entry:
  %r0 = load <32 x float>, ptr %rows
  %p1 = getelementptr float, ptr %rows, i64 32
  %r1 = load <16 x float>, ptr %p1
  %p2 = getelementptr float, ptr %rows, i64 48
  %r2 = load <8 x float>, ptr %p2
  %p3 = getelementptr float, ptr %rows, i64 56
  %r3 = load <8 x float>, ptr %p3
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %head = getelementptr [512 x i8], ptr %x, i64 %i
  %x0 = load <32 x float>, ptr %head
  %y0 = fmul <32 x float> %x0, %r0
  store <32 x float> %y0, ptr %head
  %a1 = getelementptr float, ptr %head, i64 32
  %x1 = load <16 x float>, ptr %a1
  %y1 = fmul <16 x float> %x1, %r1
  store <16 x float> %y1, ptr %a1
  %z1 = fmul <16 x float> %y1, %r1
  store <16 x float> %z1, ptr %head
  %a2 = getelementptr float, ptr %head, i64 48
  %x2 = load <8 x float>, ptr %a2
  %y2 = fmul <8 x float> %x2, %r2
  %bits = bitcast <8 x float> %y2 to <8 x i32>
  %rounded = add <8 x i32> %bits, splat (i32 32768)
  store <8 x i32> %rounded, ptr %a2
  %a3 = getelementptr float, ptr %head, i64 56
  %z2 = call <8 x float> @llvm.fma.v8f32(<8 x float> %x2, <8 x float> %r2, <8 x float> %r3)
  store <8 x float> %z2, ptr %a3
  %next = add i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %end, label %loop

end:
  ret void
}

; Nothing is stored between the uses of %r2, nothing is rounded, a row is squared, or nobody asked.
; CHECK-LABEL: define void @at_once(
; CHECK-NOT: alloca
define void @at_once(ptr %rows, ptr %x, i64 %n) #0 {
entry:
  %r0 = load <64 x float>, ptr %rows
  %p2 = getelementptr float, ptr %rows, i64 64
  %r2 = load <8 x float>, ptr %p2
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %head = getelementptr [512 x i8], ptr %x, i64 %i
  %x0 = load <64 x float>, ptr %head
  %y0 = fmul <64 x float> %x0, %r0
  store <64 x float> %y0, ptr %head
  %a2 = getelementptr float, ptr %head, i64 64
  %x2 = load <8 x float>, ptr %a2
  %y2 = fmul <8 x float> %x2, %r2
  %z2 = fmul <8 x float> %y2, %r2
  %bits = bitcast <8 x float> %z2 to <8 x i32>
  %rounded = add <8 x i32> %bits, splat (i32 32768)
  store <8 x i32> %rounded, ptr %a2
  %next = add i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %end, label %loop

end:
  ret void
}

; CHECK-LABEL: define void @not_rounded(
; CHECK-NOT: alloca
define void @not_rounded(ptr %rows, ptr %x, i64 %n) #0 {
entry:
  %r0 = load <64 x float>, ptr %rows
  %p2 = getelementptr float, ptr %rows, i64 64
  %r2 = load <8 x float>, ptr %p2
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %head = getelementptr [512 x i8], ptr %x, i64 %i
  %x0 = load <64 x float>, ptr %head
  %y0 = fmul <64 x float> %x0, %r0
  store <64 x float> %y0, ptr %head
  %a2 = getelementptr float, ptr %head, i64 64
  %x2 = load <8 x float>, ptr %a2
  %y2 = fmul <8 x float> %x2, %r2
  store <8 x float> %y2, ptr %a2
  %z2 = fmul <8 x float> %x2, %r2
  store <8 x float> %z2, ptr %head
  %next = add i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %end, label %loop

end:
  ret void
}

; CHECK-LABEL: define void @squared(
; CHECK-NOT: alloca
define void @squared(ptr %rows, ptr %x, i64 %n) #0 {
entry:
  %r0 = load <64 x float>, ptr %rows
  %p2 = getelementptr float, ptr %rows, i64 64
  %r2 = load <8 x float>, ptr %p2
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %head = getelementptr [512 x i8], ptr %x, i64 %i
  %x0 = load <64 x float>, ptr %head
  %y0 = fmul <64 x float> %x0, %r0
  store <64 x float> %y0, ptr %head
  %y2 = fmul <8 x float> %r2, %r2
  %bits = bitcast <8 x float> %y2 to <8 x i32>
  %rounded = add <8 x i32> %bits, splat (i32 32768)
  store <8 x i32> %rounded, ptr %head
  %z2 = fmul <8 x float> %r2, %r2
  store <8 x float> %z2, ptr %head
  %next = add i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %end, label %loop

end:
  ret void
}

; CHECK-LABEL: define void @unmarked(
; CHECK-NOT: alloca
define void @unmarked(ptr %rows, ptr %x, i64 %n) {
entry:
  %r0 = load <64 x float>, ptr %rows
  %p2 = getelementptr float, ptr %rows, i64 64
  %r2 = load <8 x float>, ptr %p2
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %head = getelementptr [512 x i8], ptr %x, i64 %i
  %x0 = load <64 x float>, ptr %head
  %y0 = fmul <64 x float> %x0, %r0
  store <64 x float> %y0, ptr %head
  %a2 = getelementptr float, ptr %head, i64 64
  %x2 = load <8 x float>, ptr %a2
  %y2 = fmul <8 x float> %x2, %r2
  %bits = bitcast <8 x float> %y2 to <8 x i32>
  %rounded = add <8 x i32> %bits, splat (i32 32768)
  store <8 x i32> %rounded, ptr %a2
  %z2 = fmul <8 x float> %x2, %r2
  store <8 x float> %z2, ptr %head
  %next = add i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %end, label %loop

end:
  ret void
}

attributes #0 = { "ropewalk-align-spills" }
