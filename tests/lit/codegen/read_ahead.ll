; Before an innermost loop loads anything of a head of so many bytes, it reads a word of each line of
; the head's first half, or prefetches.
; RUN: %opt -passes=ropewalk-read-ahead -S %s | FileCheck %s

; CHECK-LABEL: @head(
; CHECK: loop:
; CHECK-NOT: volatile
; CHECK: %head = getelementptr
; CHECK-NEXT: [[LINE0:%.*]] = getelementptr i8, ptr %head, i64 0
; CHECK-NEXT: load volatile i32, ptr [[LINE0]], align 1
; CHECK-NEXT: [[LINE1:%.*]] = getelementptr i8, ptr %head, i64 64
; CHECK-NEXT: load volatile i32, ptr [[LINE1]], align 1
; CHECK-NEXT: %x = load <16 x float>, ptr %head, align 4
; CHECK-NOT: volatile
; CHECK: ret void
define void @head(ptr %data, ptr %row, i64 %stride, i64 %n) "ropewalk-read-ahead"="touch" "ropewalk-head-bytes"="256" {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %at = mul i64 %i, %stride
  %c = load <16 x float>, ptr %row, align 4
  %row2 = getelementptr i8, ptr %row, i64 192
  %d = load <16 x float>, ptr %row2, align 4
  %head = getelementptr i8, ptr %data, i64 %at
  %x = load <16 x float>, ptr %head, align 4
  %head2 = getelementptr i8, ptr %head, i64 128
  %y = load <16 x float>, ptr %head2, align 4
  %p = fmul <16 x float> %x, %c
  %q = fmul <16 x float> %y, %d
  store <16 x float> %p, ptr %head2, align 4
  %head3 = getelementptr i8, ptr %head, i64 64
  %z = load <16 x float>, ptr %head3, align 4
  %head4 = getelementptr i8, ptr %head, i64 192
  %w = load <16 x float>, ptr %head4, align 4
  %r = fadd <16 x float> %z, %w
  store <16 x float> %r, ptr %head3, align 4
  store <16 x float> %q, ptr %head, align 4
  %next = add i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %end, label %loop
end:
  ret void
}

; What is loaded first need not be what comes first in memory.
; CHECK-LABEL: @backwards(
; CHECK: loop:
; CHECK: [[BEFORE:%.*]] = getelementptr i8, ptr %middle, i64 -64
; CHECK-NEXT: load volatile i32, ptr [[BEFORE]], align 1
; CHECK-NEXT: %x = load
; CHECK-NOT: volatile
; CHECK: ret void
define void @backwards(ptr %data, i64 %n) "ropewalk-read-ahead"="touch" "ropewalk-head-bytes"="128" {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %middle = getelementptr [128 x i8], ptr %data, i64 %i
  %x = load <16 x float>, ptr %middle, align 4
  %begin = getelementptr i8, ptr %middle, i64 -64
  %y = load <16 x float>, ptr %begin, align 4
  %p = fmul <16 x float> %x, %y
  store <16 x float> %p, ptr %begin, align 4
  %next = add i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %end, label %loop
end:
  ret void
}

; All lines of the head so many further on that they are a page at least, also of one that no whole
; lines hold.
; CHECK-LABEL: @page(
; CHECK: loop:
; CHECK: [[AHEAD:%.*]] = getelementptr i8, ptr %head, i64 4128
; CHECK-NEXT: [[LINE0:%.*]] = getelementptr i8, ptr [[AHEAD]], i64 0
; CHECK-NEXT: call void @llvm.prefetch.p0(ptr [[LINE0]], i32 0, i32 3, i32 1)
; CHECK-NEXT: [[LINE1:%.*]] = getelementptr i8, ptr [[AHEAD]], i64 64
; CHECK-NEXT: call void @llvm.prefetch.p0(ptr [[LINE1]], i32 0, i32 3, i32 1)
; CHECK-NEXT: %x = load <24 x float>, ptr %head, align 4
; CHECK-NOT: prefetch
; CHECK: ret void
define void @page(ptr %src, ptr %dst, ptr %row, i64 %n) "ropewalk-read-ahead"="prefetch" "ropewalk-head-bytes"="96" {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %c = load <24 x float>, ptr %row, align 4
  %head = getelementptr [96 x i8], ptr %src, i64 %i
  %x = load <24 x float>, ptr %head, align 4
  %p = fmul <24 x float> %x, %c
  %to = getelementptr [96 x i8], ptr %dst, i64 %i
  store <24 x float> %p, ptr %to, align 4
  %next = add i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %end, label %loop
end:
  ret void
}

; By tokens, if these are near enough or what a token has is small, and apart, else by heads, else a
; page.
; CHECK-LABEL: @tokens(
; CHECK: entry:
; CHECK-NEXT: [[HEAD1:%.*]] = sub i64 %headStride, 1
; CHECK-NEXT: [[NEAR:%.*]] = icmp ult i64 [[HEAD1]], 16384
; CHECK-NEXT: [[STEP:%.*]] = select i1 [[NEAR]], i64 %headStride, i64 4096
; CHECK-NEXT: [[TOKEN1:%.*]] = sub i64 %tokenStride, 1
; CHECK-NEXT: [[SMALL:%.*]] = icmp ult i64 [[TOKEN1]], 16384
; CHECK-NEXT: [[ALL:%.*]] = mul i64 %heads, %headStride
; CHECK-NEXT: [[ALL1:%.*]] = sub i64 [[ALL]], 1
; CHECK-NEXT: [[FEW:%.*]] = icmp ult i64 [[ALL1]], 16384
; CHECK-NEXT: [[TOKEN2:%.*]] = sub i64 %tokenStride, 1
; CHECK-NEXT: [[JUMP:%.*]] = icmp ult i64 [[TOKEN2]], 1048576
; CHECK-NEXT: [[JUMPS:%.*]] = and i1 [[JUMP]], [[FEW]]
; CHECK-NEXT: [[GAP:%.*]] = icmp ne i64 %tokenStride, [[ALL]]
; CHECK-NEXT: [[OR:%.*]] = or i1 [[SMALL]], [[JUMPS]]
; CHECK-NEXT: [[APART:%.*]] = and i1 [[OR]], [[GAP]]
; CHECK-NEXT: [[STRIDE:%.*]] = select i1 [[APART]], i64 %tokenStride, i64 [[STEP]]
; CHECK-NEXT: [[MORE:%.*]] = add i64 [[STRIDE]], 4095
; CHECK-NEXT: [[COUNT:%.*]] = udiv i64 [[MORE]], [[STRIDE]]
; CHECK-NEXT: %prefetch_distance = mul i64 [[STRIDE]], [[COUNT]]
; CHECK: head:
; CHECK: getelementptr i8, ptr %at, i64 %prefetch_distance
; CHECK: ret void
define void @tokens(ptr %data, i64 %tokenStride, i64 %headStride, i64 %tokens, i64 %heads) "ropewalk-read-ahead"="prefetch" "ropewalk-head-bytes"="64" {
entry:
  br label %token
token:
  %t = phi i64 [ 0, %entry ], [ %t1, %last ]
  %row = phi ptr [ %data, %entry ], [ %nextRow, %last ]
  br label %head
head:
  %h = phi i64 [ 0, %token ], [ %h1, %head ]
  %at = phi ptr [ %row, %token ], [ %nextHead, %head ]
  %x = load <16 x float>, ptr %at, align 4
  %y = fneg <16 x float> %x
  store <16 x float> %y, ptr %at, align 4
  %nextHead = getelementptr i8, ptr %at, i64 %headStride
  %h1 = add i64 %h, 1
  %all = icmp eq i64 %h1, %heads
  br i1 %all, label %last, label %head
last:
  %nextRow = getelementptr i8, ptr %row, i64 %tokenStride
  %t1 = add i64 %t, 1
  %done = icmp eq i64 %t1, %tokens
  br i1 %done, label %end, label %token
end:
  ret void
}

; Neither rows that stay, nor heads of another number of bytes, nor what is outside an innermost loop,
; nor functions that aren't marked.
; CHECK-NOT: volatile
define void @rows(ptr %row, ptr %dst, i64 %n) "ropewalk-read-ahead"="touch" "ropewalk-head-bytes"="128" {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %x = load <32 x float>, ptr %row, align 4
  %to = getelementptr [128 x i8], ptr %dst, i64 %i
  store <32 x float> %x, ptr %to, align 4
  %next = add i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %end, label %loop
end:
  ret void
}

define void @wider(ptr %src, ptr %dst, i64 %n) "ropewalk-read-ahead"="touch" "ropewalk-head-bytes"="64" {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %from = getelementptr [128 x i8], ptr %src, i64 %i
  %x = load <32 x float>, ptr %from, align 4
  %to = getelementptr [128 x i8], ptr %dst, i64 %i
  store <32 x float> %x, ptr %to, align 4
  %next = add i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %end, label %loop
end:
  ret void
}

define void @outside(ptr %src, ptr %dst, i64 %n) "ropewalk-read-ahead"="touch" "ropewalk-head-bytes"="128" {
entry:
  br label %token
token:
  %i = phi i64 [ 0, %entry ], [ %next, %last ]
  %from = getelementptr [128 x i8], ptr %src, i64 %i
  %x = load <32 x float>, ptr %from, align 4
  br label %loop
loop:
  %h = phi i64 [ 0, %token ], [ %then, %loop ]
  %to = getelementptr [128 x i8], ptr %dst, i64 %h
  store <32 x float> %x, ptr %to, align 4
  %then = add i64 %h, 1
  %all = icmp eq i64 %then, %n
  br i1 %all, label %last, label %loop
last:
  %next = add i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %end, label %token
end:
  ret void
}

define void @unmarked(ptr %src, ptr %dst, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %from = getelementptr [128 x i8], ptr %src, i64 %i
  %x = load <32 x float>, ptr %from, align 4
  %to = getelementptr [128 x i8], ptr %dst, i64 %i
  store <32 x float> %x, ptr %to, align 4
  %next = add i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %end, label %loop
end:
  ret void
}
