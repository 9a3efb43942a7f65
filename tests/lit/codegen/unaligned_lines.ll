; A loop over heads stores each as whole lines, wherever in a line it begins: four times, by the
; address of its first byte.
; RUN: %opt -passes='ropewalk-unaligned-lines' -S %s | FileCheck %s
; RUN: %opt -passes='ropewalk-unaligned-lines,ropewalk-streaming-stores,verify' -S %s | FileCheck %s --check-prefix=STREAM
; RUN: %opt -passes='ropewalk-unaligned-lines,ropewalk-streaming-stores' %s | llc -O3 | FileCheck %s --check-prefix=ASM
target triple = "x86_64-unknown-linux-gnu"

; Two halves of a line each. At the beginning of a line both go as they are; 32 bytes behind it the
; first line is that of the head before, whose last line is kept, unless there is none; the rest
; goes with the next head, unless there is none. Both are cut as they are aligned. A head that has
; none on either side and does not begin with a line keeps its stores.
; CHECK-LABEL: @halves(
; CHECK: %[[GAP:.*]] = icmp ne i64 %stride, 128
; CHECK: loop:
; CHECK: %[[BEGIN:.*]] = phi i1 [ true, %entry ], [ %[[GAP]], %behind ]
; CHECK: %[[BEFORE:.*]] = phi <16 x float> [ poison, %entry ], [ %[[LAST:.*]], %behind ]
; CHECK: %[[END:.*]] = or i1 %done, %[[GAP]]
; CHECK: %[[ADDRESS:.*]] = ptrtoint ptr %{{.*}} to i64
; CHECK: %[[LAST]] = shufflevector <16 x float> %y,
; CHECK: %[[SINGLE:.*]] = and i1 %[[BEGIN]], %[[END]]
; CHECK: %[[PLACE:.*]] = and i64 %[[ADDRESS]], 63
; CHECK: %[[WITHIN:.*]] = icmp ne i64 %[[PLACE]], 0
; CHECK: %[[KEEP:.*]] = and i1 %[[SINGLE]], %[[WITHIN]]
; CHECK: br i1 %[[KEEP]], label %alone, label %others
; CHECK: alone:
; CHECK-NEXT: store <16 x float> %x, ptr %to, align 4, !ropewalk-head-edge
; CHECK-NEXT: store <16 x float> %y, ptr %upper, align 4, !ropewalk-head-edge
; CHECK-NEXT: br label %behind
; CHECK: others:
; CHECK: and i64 %[[ADDRESS]], 32
; CHECK: br i1 %{{.*}}, label %[[FAR:.*]], label %[[NEAR:.*]]
; CHECK: [[NEAR]]:
; CHECK: and i64 %[[ADDRESS]], 16
; CHECK: br i1 %{{.*}}, label %[[AT16:.*]], label %[[AT0:.*]]
; CHECK: [[FAR]]:
; CHECK: and i64 %[[ADDRESS]], 16
; CHECK: br i1 %{{.*}}, label %[[AT48:.*]], label %[[AT32:.*]]
; CHECK: [[AT0]]:
; CHECK: store <16 x float> %{{.*}}, align 64
; CHECK: store <16 x float> %{{.*}}, align 64
; CHECK-NEXT: br label %behind
; CHECK: [[AT16]]:
; CHECK-NEXT: br i1 %[[BEGIN]], label %first, label %shared
; CHECK: first:
; CHECK: store <4 x float> %{{.*}}, align 16, !ropewalk-head-edge
; CHECK: store <8 x float> %{{.*}}, align 32, !ropewalk-head-edge
; CHECK: shared:
; CHECK: shufflevector <16 x float> %[[BEFORE]], <16 x float> %{{.*}}, <16 x i32> <i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27>
; CHECK: store <16 x float> %{{.*}}, align 64
; CHECK: store <16 x float> %{{.*}}, align 64
; CHECK: br i1 %[[END]], label %rest, label %behind
; CHECK: rest:
; CHECK: store <4 x float> %{{.*}}, align 64, !ropewalk-head-edge
; CHECK-NEXT: br label %behind
; CHECK: [[AT32]]:
; CHECK: [[AT48]]:
; CHECK: behind:
; CHECK-NEXT: br i1 %done, label %exit, label %loop
; All of it streams but for what is beside whole lines.
; STREAM-LABEL: @halves(
; STREAM-COUNT-2: store <16 x float> %{{.*}}, align 4, !ropewalk-head-edge
; STREAM-COUNT-2: store <16 x i32> %{{.*}}, align 64, !nontemporal
; STREAM: store <4 x float> %{{.*}}, align 16, !ropewalk-head-edge
; STREAM-NEXT: {{.*}} = shufflevector
; STREAM: store <8 x float> %{{.*}}, align 32, !ropewalk-head-edge
; ASM-LABEL: halves:
; ASM-NOT: jmpq *
; ASM-DAG: vmovntp{{[sd]}} %zmm{{[0-9]+}}, {{.*}}
; ASM: sfence
define void @halves(ptr noalias %dst, ptr noalias %src, <16 x float> %s, i64 %stride, i64 %heads) #0 {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %at = mul i64 %i, %stride
  %from = getelementptr i8, ptr %src, i64 %at
  %to = getelementptr i8, ptr %dst, i64 %at
  %a = load <16 x float>, ptr %from, align 4
  %x = fmul <16 x float> %a, %s
  %y = fadd <16 x float> %a, %s
  store <16 x float> %x, ptr %to, align 4
  %upper = getelementptr i8, ptr %to, i64 64
  store <16 x float> %y, ptr %upper, align 4
  %next = add i64 %i, 1
  %done = icmp eq i64 %next, %heads
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

; The loop may go on where its condition holds. Where nobody knows how far apart heads are, each is
; stored by itself: as it was, also where it begins with a line, unless it ends with one.
; CHECK-LABEL: @somewhere(
; CHECK: loop:
; CHECK: phi i1 [ true, %entry ], [ true, %behind ]
; CHECK: %[[DONE:.*]] = xor i1 %more, true
; CHECK: or i1 %[[DONE]], true
; CHECK: %[[SINGLE:.*]] = and i1 %at_begin, %
; CHECK-NOT: 63
; CHECK: br i1 %[[SINGLE]], label %alone, label %others
; CHECK: behind:
; CHECK-NEXT: br i1 %more, label %loop, label %exit
define void @somewhere(ptr noalias %places, <16 x float> %s, float %f, i64 %heads) #0 {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %place = getelementptr ptr, ptr %places, i64 %i
  %to = load ptr, ptr %place
  store <16 x float> %s, ptr %to, align 4
  %upper = getelementptr i8, ptr %to, i64 64
  store float %f, ptr %upper, align 4
  %next = add i64 %i, 1
  %more = icmp ne i64 %next, %heads
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; Left alone: less than a line, a gap, no loop, loops of several blocks, functions without the
; attribute.
; CHECK-LABEL: @short(
; CHECK-NOT: ropewalk-head-edge
; CHECK: ret void
define void @short(ptr noalias %dst, <8 x float> %s, i64 %heads) #0 {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %to = getelementptr <8 x float>, ptr %dst, i64 %i
  store <8 x float> %s, ptr %to, align 4
  %next = add i64 %i, 1
  %done = icmp eq i64 %next, %heads
  br i1 %done, label %exit, label %loop
exit:
  ret void
}
; CHECK-LABEL: @gap(
; CHECK-NOT: ropewalk-head-edge
; CHECK: ret void
define void @gap(ptr noalias %dst, <16 x float> %s, i64 %heads) #0 {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %to = getelementptr <48 x float>, ptr %dst, i64 %i
  store <16 x float> %s, ptr %to, align 4
  %upper = getelementptr i8, ptr %to, i64 128
  store <16 x float> %s, ptr %upper, align 4
  %next = add i64 %i, 1
  %done = icmp eq i64 %next, %heads
  br i1 %done, label %exit, label %loop
exit:
  ret void
}
; CHECK-LABEL: @once(
; CHECK-NOT: ropewalk-head-edge
; CHECK: ret void
define void @once(ptr %dst, <16 x float> %s) #0 {
  store <16 x float> %s, ptr %dst, align 4
  ret void
}
; CHECK-LABEL: @branches(
; CHECK-NOT: ropewalk-head-edge
; CHECK: ret void
define void @branches(ptr noalias %dst, <16 x float> %s, i64 %heads, i1 %c) #0 {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %to = getelementptr <16 x float>, ptr %dst, i64 %i
  store <16 x float> %s, ptr %to, align 4
  br i1 %c, label %latch, label %other
other:
  br label %latch
latch:
  %next = add i64 %i, 1
  %done = icmp eq i64 %next, %heads
  br i1 %done, label %exit, label %loop
exit:
  ret void
}
; CHECK-LABEL: @unmarked(
; CHECK-NOT: ropewalk-head-edge
; CHECK: ret void
define void @unmarked(ptr noalias %dst, <16 x float> %s, i64 %heads) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %to = getelementptr <16 x float>, ptr %dst, i64 %i
  store <16 x float> %s, ptr %to, align 4
  %next = add i64 %i, 1
  %done = icmp eq i64 %next, %heads
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

attributes #0 = { "ropewalk-unaligned-lines" "ropewalk-stream" "target-cpu"="x86-64-v4" "target-features"="+avx512f,+avx512vl" "prefer-vector-width"="512" }
