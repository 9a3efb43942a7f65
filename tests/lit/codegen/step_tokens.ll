; In a loop around another, products with its count become sums, and a count that nothing else needs goes down.
; RUN: %opt -passes=ropewalk-step-tokens -S %s | FileCheck %s

; CHECK-LABEL: @tokens(
; CHECK: token:
; CHECK-DAG: %sum = phi i64 [ 0, %entry ], [ %[[SUM:.*]], %latch ]
; CHECK-DAG: %address = phi ptr [ %positions, %entry ], [ %[[NEXT:.*]], %latch ]
; CHECK-DAG: %left = phi i64 [ %n, %entry ], [ %[[LESS:.*]], %latch ]
; CHECK-NOT: mul
; CHECK: %p = load i64, ptr %address
; CHECK-NEXT: %row = add i64 %p, %sum
; CHECK: head:
; CHECK: mul i64 %h, %stride
; CHECK: latch:
; CHECK-DAG: %[[SUM]] = add i64 %sum, %step
; CHECK-DAG: %[[NEXT]] = getelementptr i32, ptr %address, i64 %stride
; CHECK: %[[LESS]] = add i64 %left, -1
; CHECK-NEXT: %[[MORE:.*]] = icmp ne i64 %[[LESS]], 0
; CHECK-NEXT: br i1 %[[MORE]], label %token, label %exit
define void @tokens(ptr %positions, ptr %out, i64 %n, i64 %heads, i64 %step, i64 %stride) {
entry:
  br label %token
token:
  %t = phi i64 [ 0, %entry ], [ %next, %latch ]
  %scaled = mul nsw i64 %t, %step
  %at = mul nsw i64 %stride, %t
  %position = getelementptr i32, ptr %positions, i64 %at
  %p = load i64, ptr %position
  %row = add i64 %p, %scaled
  br label %head
head:
  %h = phi i64 [ 0, %token ], [ %h.next, %head ]
  %place = mul i64 %h, %stride
  %to = getelementptr i64, ptr %out, i64 %place
  store i64 %row, ptr %to
  %h.next = add i64 %h, 1
  %more.heads = icmp ne i64 %h.next, %heads
  br i1 %more.heads, label %head, label %latch
latch:
  %next = add i64 %t, 1
  %more = icmp ne i64 %next, %n
  br i1 %more, label %token, label %exit
exit:
  ret void
}

; A count that is needed stays; so does a product with what the loop changes.
; CHECK-LABEL: @counted(
; CHECK: %t = phi i64 [ 0, %entry ], [ %next, %latch ]
; CHECK: mul i64 %t, %t
; CHECK: mul i64 %t, %p
; CHECK: icmp eq i64 %next, %n
define void @counted(ptr %positions, ptr %out, i64 %n, i64 %heads, i64 %step) {
entry:
  br label %token
token:
  %t = phi i64 [ 0, %entry ], [ %next, %latch ]
  %scaled = mul i64 %t, %step
  %square = mul i64 %t, %t
  %p = load i64, ptr %positions
  %other = mul i64 %t, %p
  %a = add i64 %scaled, %square
  %row = add i64 %a, %other
  br label %head
head:
  %h = phi i64 [ 0, %token ], [ %h.next, %head ]
  %to = getelementptr i64, ptr %out, i64 %h
  store i64 %row, ptr %to
  %h.next = add i64 %h, 1
  %more.heads = icmp ne i64 %h.next, %heads
  br i1 %more.heads, label %head, label %latch
latch:
  %next = add i64 %t, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %token
exit:
  ret void
}

; An innermost loop is left to LLVM's own.
; CHECK-LABEL: @innermost(
; CHECK: mul i64 %t, %step
define void @innermost(ptr %out, i64 %n, i64 %step) {
entry:
  br label %token
token:
  %t = phi i64 [ 0, %entry ], [ %next, %token ]
  %at = mul i64 %t, %step
  %to = getelementptr i64, ptr %out, i64 %at
  store i64 %t, ptr %to
  %next = add i64 %t, 1
  %more = icmp ne i64 %next, %n
  br i1 %more, label %token, label %exit
exit:
  ret void
}

; A product that wraps before an address would is a sum of its own type; so is one that an address behind the loop has.
; CHECK-LABEL: @sums_only(
; CHECK-DAG: %[[NARROW:.*]] = phi i32 [ 0, %entry ]
; CHECK-DAG: %[[LATE:.*]] = phi i64 [ 0, %entry ]
; CHECK-NOT: phi ptr
; CHECK: getelementptr i8, ptr %base, i32 %[[NARROW]]
; CHECK: exit:
; CHECK-NEXT: %other = load ptr, ptr %base
; CHECK-NEXT: getelementptr i8, ptr %other, i64 %[[LATE]]
define ptr @sums_only(ptr %base, i32 %narrow, i64 %wide, i32 %n, i32 %heads) {
entry:
  br label %token
token:
  %t = phi i32 [ 0, %entry ], [ %next, %latch ]
  %u = phi i64 [ 0, %entry ], [ %unext, %latch ]
  %at = mul i32 %t, %narrow
  %to = getelementptr i8, ptr %base, i32 %at
  br label %head
head:
  %h = phi i32 [ 0, %token ], [ %h.next, %head ]
  store i32 %h, ptr %to
  %h.next = add i32 %h, 1
  %more.heads = icmp ne i32 %h.next, %heads
  br i1 %more.heads, label %head, label %latch
latch:
  %next = add i32 %t, 1
  %unext = add i64 %u, %wide
  %more = icmp ne i32 %next, %n
  br i1 %more, label %token, label %exit
exit:
  %other = load ptr, ptr %base
  %last = getelementptr i8, ptr %other, i64 %u
  ret ptr %last
}

; The base of an address behind the loop is not known in it. The end may be compared from the left, and comparisons that
; say more of signs than holds of what is left don't say it any more.
; CHECK-LABEL: @behind(
; CHECK: %[[SUM:.*]] = phi i64 [ 0, %entry ]
; CHECK: %left = phi i64 [ %n, %entry ]
; CHECK-NOT: phi ptr
; CHECK: icmp eq i64 %{{.*}}, 0
; CHECK: exit:
; CHECK-NEXT: %base = load ptr, ptr %out
; CHECK-NEXT: getelementptr i8, ptr %base, i64 %[[SUM]]
define ptr @behind(ptr %out, i64 %n, i64 %heads, i64 %step) {
entry:
  br label %token
token:
  %t = phi i64 [ 0, %entry ], [ %next, %latch ]
  %at = mul i64 %t, %step
  br label %head
head:
  %h = phi i64 [ 0, %token ], [ %h.next, %head ]
  store i64 %h, ptr %out
  %h.next = add i64 %h, 1
  %more.heads = icmp ne i64 %h.next, %heads
  br i1 %more.heads, label %head, label %latch
latch:
  %next = add i64 %t, 1
  %done = icmp samesign eq i64 %n, %next
  br i1 %done, label %exit, label %token
exit:
  %base = load ptr, ptr %out
  %last = getelementptr i8, ptr %base, i64 %at
  ret ptr %last
}
