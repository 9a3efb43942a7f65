; Of several vectors of a loop each is loaded and turned right before its store, in the functions
; that are marked.
; RUN: %opt -passes=ropewalk-sink-to-stores -S %s | FileCheck %s

; CHECK-LABEL: @out_of_place(
; CHECK: loop:
; CHECK: %x = load <8 x float>, ptr %from
; CHECK-NEXT: %p = fmul <8 x float> %x, %row
; CHECK-NEXT: %to = getelementptr
; CHECK-NEXT: store <8 x float> %p, ptr %to
; CHECK-NEXT: %from2 = getelementptr
; CHECK-NEXT: %y = load <8 x float>, ptr %from2
; CHECK-NEXT: %q = fmul <8 x float> %y, %row
; CHECK-NEXT: %to2 = getelementptr
; CHECK-NEXT: store <8 x float> %q, ptr %to2
define void @out_of_place(ptr noalias %src, ptr noalias %dst, i64 %n, <8 x float> %row) #0 {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %from = getelementptr float, ptr %src, i64 %i
  %from2 = getelementptr i8, ptr %from, i64 32
  %x = load <8 x float>, ptr %from, align 4
  %y = load <8 x float>, ptr %from2, align 4
  %p = fmul <8 x float> %x, %row
  %q = fmul <8 x float> %y, %row
  %to = getelementptr float, ptr %dst, i64 %i
  %to2 = getelementptr i8, ptr %to, i64 32
  store <8 x float> %p, ptr %to, align 4
  store <8 x float> %q, ptr %to2, align 4
  %next = add i64 %i, 16
  %done = icmp eq i64 %next, %n
  br i1 %done, label %end, label %loop
end:
  ret void
}

; What both stores need comes before the first. A load stays before a store that may write to what
; it reads, whatever becomes of it after that.
; CHECK-LABEL: @in_place(
; CHECK: loop:
; CHECK: %x = load <8 x float>, ptr %at
; CHECK-NEXT: %y = load <8 x float>, ptr %at2
; CHECK-NEXT: %both = fmul <8 x float> %x, %y
; CHECK-NEXT: %p = fadd <8 x float> %both, %row
; CHECK-NEXT: store <8 x float> %p, ptr %at
; CHECK-NEXT: %half = fmul <8 x float> %y, %row
; CHECK-NEXT: %q = fadd <8 x float> %both, %half
; CHECK-NEXT: store <8 x float> %q, ptr %at2
define void @in_place(ptr %dst, i64 %n, <8 x float> %row) #0 {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %at = getelementptr float, ptr %dst, i64 %i
  %at2 = getelementptr i8, ptr %at, i64 16
  %x = load <8 x float>, ptr %at, align 4
  %y = load <8 x float>, ptr %at2, align 4
  %both = fmul <8 x float> %x, %y
  %half = fmul <8 x float> %y, %row
  %p = fadd <8 x float> %both, %row
  %q = fadd <8 x float> %both, %half
  store <8 x float> %p, ptr %at, align 4
  store <8 x float> %q, ptr %at2, align 4
  %next = add i64 %i, 16
  %done = icmp eq i64 %next, %n
  br i1 %done, label %end, label %loop
end:
  ret void
}

; CHECK-LABEL: @overlapping(
; CHECK: loop:
; CHECK: %y = load <8 x float>, ptr %at2
; CHECK-NEXT: %x = load <8 x float>, ptr %at
; CHECK-NEXT: %p = fmul <8 x float> %x, %row
; CHECK-NEXT: store <8 x float> %p, ptr %at
; CHECK-NEXT: %q = fmul <8 x float> %y, %row
; CHECK-NEXT: store <8 x float> %q, ptr %at2
define void @overlapping(ptr %dst, i64 %n, <8 x float> %row) #0 {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %at = getelementptr float, ptr %dst, i64 %i
  %at2 = getelementptr i8, ptr %at, i64 16
  %x = load <8 x float>, ptr %at, align 4
  %y = load <8 x float>, ptr %at2, align 4
  %p = fmul <8 x float> %x, %row
  %q = fmul <8 x float> %y, %row
  store <8 x float> %p, ptr %at, align 4
  store <8 x float> %q, ptr %at2, align 4
  %next = add i64 %i, 16
  %done = icmp eq i64 %next, %n
  br i1 %done, label %end, label %loop
end:
  ret void
}

; Unmarked, and outside of loops, all stays.
; CHECK-LABEL: @unmarked(
; CHECK: %y = load
; CHECK: store
; CHECK: store
define void @unmarked(ptr noalias %src, ptr noalias %dst, i64 %n, <8 x float> %row) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %from = getelementptr float, ptr %src, i64 %i
  %from2 = getelementptr i8, ptr %from, i64 32
  %to = getelementptr float, ptr %dst, i64 %i
  %to2 = getelementptr i8, ptr %to, i64 32
  %x = load <8 x float>, ptr %from, align 4
  %y = load <8 x float>, ptr %from2, align 4
  store <8 x float> %x, ptr %to, align 4
  store <8 x float> %y, ptr %to2, align 4
  %next = add i64 %i, 16
  %done = icmp eq i64 %next, %n
  br i1 %done, label %end, label %loop
end:
  ret void
}

; CHECK-LABEL: @straight(
; CHECK: %y = load
; CHECK: store
; CHECK: store
define void @straight(ptr noalias %src, ptr noalias %dst) #0 {
  %from2 = getelementptr i8, ptr %src, i64 32
  %to2 = getelementptr i8, ptr %dst, i64 32
  %x = load <8 x float>, ptr %src, align 4
  %y = load <8 x float>, ptr %from2, align 4
  store <8 x float> %x, ptr %dst, align 4
  store <8 x float> %y, ptr %to2, align 4
  ret void
}

attributes #0 = { "ropewalk-sink-to-stores" }
