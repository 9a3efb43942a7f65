; A negation of data times what a loop does not change becomes one of the latter, before the loop.
; RUN: %opt -passes=ropewalk-hoist-negation -S %s | FileCheck %s
; RUN: sed 's/aarch64-unknown/x86_64-unknown/' %s | %opt -passes=ropewalk-hoist-negation -S | FileCheck %s --check-prefix=X86
target triple = "aarch64-unknown-linux-gnu"

; X86-NOT: negated

; Once for all products with it, whichever operand comes first.
; CHECK-LABEL: @two_products(
; CHECK: entry:
; CHECK-NEXT: %[[MINUS:.*]] = fneg <4 x float> %s
; CHECK-NEXT: br label %loop
; CHECK: %x = load
; CHECK-NEXT: %y = load
; CHECK-NEXT: %p = fmul <4 x float> %[[MINUS]], %x
; CHECK-NEXT: %q = fmul <4 x float> %[[MINUS]], %y
; CHECK-NOT: fneg
; CHECK: ret
define void @two_products(ptr %in, ptr %out, i64 %n, <4 x float> %s) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %px = getelementptr <4 x float>, ptr %in, i64 %i
  %py = getelementptr i8, ptr %px, i64 16
  %x = load <4 x float>, ptr %px
  %y = load <4 x float>, ptr %py
  %nx = fneg <4 x float> %x
  %ny = fneg <4 x float> %y
  %p = fmul <4 x float> %nx, %s
  %q = fmul <4 x float> %s, %ny
  %sum = fadd <4 x float> %p, %q
  %po = getelementptr <4 x float>, ptr %out, i64 %i
  store <4 x float> %sum, ptr %po
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; A negation that something else needs, too, stays for that.
; CHECK-LABEL: @used_twice(
; CHECK: %nx = fneg <4 x float> %x
; CHECK-NEXT: %p = fmul <4 x float> %{{.*}}, %x
; CHECK-NEXT: %sum = fadd <4 x float> %p, %nx
define void @used_twice(ptr %in, ptr %out, i64 %n, <4 x float> %s) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %px = getelementptr <4 x float>, ptr %in, i64 %i
  %x = load <4 x float>, ptr %px
  %nx = fneg <4 x float> %x
  %p = fmul <4 x float> %nx, %s
  %sum = fadd <4 x float> %p, %nx
  %po = getelementptr <4 x float>, ptr %out, i64 %i
  store <4 x float> %sum, ptr %po
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; Left alone: no loop,
; CHECK-LABEL: @straight(
; CHECK-NEXT: %nx = fneg
; CHECK-NEXT: %p = fmul <4 x float> %nx, %s
define <4 x float> @straight(<4 x float> %x, <4 x float> %s) {
  %nx = fneg <4 x float> %x
  %p = fmul <4 x float> %nx, %s
  ret <4 x float> %p
}

; and two factors of which both change.
; CHECK-LABEL: @both_change(
; CHECK: %nx = fneg <4 x float> %x
; CHECK: %p = fmul <4 x float> %nx, %x
define void @both_change(ptr %in, ptr %out, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %px = getelementptr <4 x float>, ptr %in, i64 %i
  %x = load <4 x float>, ptr %px
  %nx = fneg <4 x float> %x
  %p = fmul <4 x float> %nx, %x
  %po = getelementptr <4 x float>, ptr %out, i64 %i
  store <4 x float> %p, ptr %po
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}
