; (-s, s, ...) with s = row * f becomes (row0, row0, ...) * (-f, f, ...), whose factor is made before the loop.
; RUN: %opt -passes=ropewalk-sign-rows -S %s | FileCheck %s

; One factor for all rows, whichever operand of the product is f; the negation may come second.
; CHECK-LABEL: @rows(
; CHECK: entry:
; CHECK-NEXT: %[[SPREAD:.*]] = shufflevector <4 x float> %f, <4 x float> poison, <8 x i32> <i32 0, i32 0, i32 1, i32 1, i32 2, i32 2, i32 3, i32 3>
; CHECK-NEXT: %signs = fmul <8 x float> %[[SPREAD]], <float -1.000000e+00, float 1.000000e+00,
; CHECK: loop:
; CHECK: %[[A:.*]] = shufflevector <4 x float> %a, <4 x float> poison, <8 x i32> <i32 0, i32 0, i32 1, i32 1, i32 2, i32 2, i32 3, i32 3>
; CHECK-NEXT: %[[SA:.*]] = fmul <8 x float> %[[A]], %signs
; CHECK: %[[B:.*]] = shufflevector <4 x float> %b,
; CHECK-NEXT: %[[SB:.*]] = fmul <8 x float> %[[B]], %signs
; CHECK-NOT: fneg
; CHECK: fadd <8 x float> %[[SA]], %[[SB]]
; CHECK: ret
define void @rows(ptr %table, ptr %out, i64 %n, <4 x float> %f) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %pa = getelementptr <8 x float>, ptr %table, i64 %i
  %pb = getelementptr i8, ptr %pa, i64 16
  %a = load <4 x float>, ptr %pa
  %b = load <4 x float>, ptr %pb
  %sa = fmul <4 x float> %a, %f
  %na = fneg <4 x float> %sa
  %ja = shufflevector <4 x float> %na, <4 x float> %sa, <8 x i32> <i32 0, i32 4, i32 1, i32 5, i32 2, i32 6, i32 3, i32 7>
  %sb = fmul <4 x float> %f, %b
  %nb = fneg <4 x float> %sb
  %jb = shufflevector <4 x float> %sb, <4 x float> %nb, <8 x i32> <i32 4, i32 0, i32 5, i32 1, i32 6, i32 2, i32 7, i32 3>
  %sum = fadd <8 x float> %ja, %jb
  store <8 x float> %sum, ptr %out
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; Other signs are another factor: the second component's.
; CHECK-LABEL: @inverse(
; CHECK: %signs = fmul <8 x float> %{{.*}}, <float 1.000000e+00, float -1.000000e+00,
define void @inverse(ptr %table, ptr %out, i64 %n, <4 x float> %f) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %pa = getelementptr <4 x float>, ptr %table, i64 %i
  %a = load <4 x float>, ptr %pa
  %sa = fmul <4 x float> %a, %f
  %na = fneg <4 x float> %sa
  %ja = shufflevector <4 x float> %sa, <4 x float> %na, <8 x i32> <i32 0, i32 4, i32 1, i32 5, i32 2, i32 6, i32 3, i32 7>
  store <8 x float> %ja, ptr %out
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; What something else needs, too, or no factor of all rows, stays.
; CHECK-LABEL: @left(
; CHECK-NOT: signs
; CHECK: ret
define void @left(ptr %table, ptr %out, i64 %n, <4 x float> %f) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %pa = getelementptr <8 x float>, ptr %table, i64 %i
  %pb = getelementptr i8, ptr %pa, i64 16
  %a = load <4 x float>, ptr %pa
  %b = load <4 x float>, ptr %pb
  %sa = fmul <4 x float> %a, %f
  %na = fneg <4 x float> %sa
  %ja = shufflevector <4 x float> %na, <4 x float> %sa, <8 x i32> <i32 0, i32 4, i32 1, i32 5, i32 2, i32 6, i32 3, i32 7>
  %sb = fmul <4 x float> %b, %a
  %nb = fneg <4 x float> %sb
  %jb = shufflevector <4 x float> %nb, <4 x float> %sb, <8 x i32> <i32 0, i32 4, i32 1, i32 5, i32 2, i32 6, i32 3, i32 7>
  %sum = fadd <8 x float> %ja, %jb
  store <8 x float> %sum, ptr %out
  store <4 x float> %sa, ptr %pb
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; Lanes that nobody needs, negations that something else needs, and lengths that are not known leave it.
; CHECK-LABEL: @others(
; CHECK-NOT: signs
; CHECK: ret
define void @others(ptr %table, ptr %out, i64 %n, <4 x float> %f, <vscale x 4 x float> %g) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %pa = getelementptr <8 x float>, ptr %table, i64 %i
  %pb = getelementptr i8, ptr %pa, i64 16
  %a = load <4 x float>, ptr %pa
  %b = load <4 x float>, ptr %pb
  %c = load <vscale x 4 x float>, ptr %pb
  %sa = fmul <4 x float> %a, %f
  %na = fneg <4 x float> %sa
  %ja = shufflevector <4 x float> %na, <4 x float> %sa, <8 x i32> <i32 0, i32 4, i32 1, i32 5, i32 2, i32 6, i32 3, i32 poison>
  %sb = fmul <4 x float> %b, %f
  %nb = fneg <4 x float> %sb
  %jb = shufflevector <4 x float> %nb, <4 x float> %sb, <8 x i32> <i32 0, i32 4, i32 1, i32 5, i32 2, i32 6, i32 3, i32 7>
  %sc = fmul <vscale x 4 x float> %c, %g
  %nc = fneg <vscale x 4 x float> %sc
  %jc = shufflevector <vscale x 4 x float> %nc, <vscale x 4 x float> %sc, <vscale x 4 x i32> zeroinitializer
  %sum = fadd <8 x float> %ja, %jb
  store <8 x float> %sum, ptr %out
  store <4 x float> %nb, ptr %pb
  store <vscale x 4 x float> %jc, ptr %pb
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; A factor that is made is spread where it is made.
; CHECK-LABEL: @made(
; CHECK: %f = fmul <2 x float> %g, %g
; CHECK-NEXT: %[[SPREAD:.*]] = shufflevector <2 x float> %f, <2 x float> poison, <4 x i32> <i32 0, i32 0, i32 1, i32 1>
; CHECK-NEXT: %signs = fmul <4 x float> %[[SPREAD]]
define void @made(ptr %table, ptr %out, i64 %n, <2 x float> %g) {
entry:
  %f = fmul <2 x float> %g, %g
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %pa = getelementptr <2 x float>, ptr %table, i64 %i
  %a = load <2 x float>, ptr %pa
  %sa = fmul <2 x float> %a, %f
  %na = fneg <2 x float> %sa
  %ja = shufflevector <2 x float> %na, <2 x float> %sa, <4 x i32> <i32 0, i32 2, i32 1, i32 3>
  store <4 x float> %ja, ptr %out
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}
