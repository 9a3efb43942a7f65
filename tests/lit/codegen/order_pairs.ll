; Components of interleaved pairs are split and joined within 128 bits, and what lies between is done in that order.
; RUN: %opt -mtriple=x86_64 -passes=ropewalk-order-pairs -S %s | FileCheck %s
; RUN: %opt -mtriple=aarch64 -passes=ropewalk-order-pairs -S %s | FileCheck --check-prefix=ARM %s

declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)

; A row is put into the order before the loop, once; a number in all lanes has none.
; CHECK-LABEL: @turn(
; CHECK: entry:
; CHECK: %[[C:.*]] = shufflevector <8 x float> %c, <8 x float> poison, <8 x i32> <i32 0, i32 1, i32 4, i32 5, i32 2, i32 3, i32 6, i32 7>
; CHECK: loop:
; CHECK: %[[X0:.*]] = shufflevector <8 x float> %a, <8 x float> %b, <8 x i32> <i32 0, i32 2, i32 8, i32 10, i32 4, i32 6, i32 12, i32 14>
; CHECK: %[[X1:.*]] = shufflevector <8 x float> %a, <8 x float> %b, <8 x i32> <i32 1, i32 3, i32 9, i32 11, i32 5, i32 7, i32 13, i32 15>
; CHECK-NOT: shufflevector
; CHECK: %[[P0:.*]] = fmul contract <8 x float> %[[X1]], splat (float 5.000000e-01)
; CHECK-NOT: shufflevector
; CHECK: %[[Y0:.*]] = call <8 x float> @llvm.fma.v8f32(<8 x float> %[[X0]], <8 x float> %[[C]], <8 x float> %[[P0]])
; CHECK: %[[Y1:.*]] = call <8 x float> @llvm.fma.v8f32(<8 x float> %[[X1]], <8 x float> %[[C]], <8 x float> %[[X0]])
; CHECK: %[[LOW:.*]] = shufflevector <8 x float> %[[Y0]], <8 x float> %[[Y1]], <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
; CHECK: %[[HIGH:.*]] = shufflevector <8 x float> %[[Y0]], <8 x float> %[[Y1]], <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
; CHECK: store <8 x float> %[[LOW]], ptr %out, align 32
; CHECK: store <8 x float> %[[HIGH]], ptr %high, align 32
; CHECK: ret
; ARM-LABEL: @turn(
; ARM: shufflevector <8 x float> %a, <8 x float> %b, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
; ARM-NOT: i32 8, i32 10, i32 4
define void @turn(ptr %table, ptr %x, ptr %out, i64 %n) #0 {
entry:
  %c = load <8 x float>, ptr %table
  %high = getelementptr i8, ptr %out, i64 32
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %pa = getelementptr <16 x float>, ptr %x, i64 %i
  %pb = getelementptr i8, ptr %pa, i64 32
  %a = load <8 x float>, ptr %pa
  %b = load <8 x float>, ptr %pb
  %x0 = shufflevector <8 x float> %a, <8 x float> %b, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %x1 = shufflevector <8 x float> %a, <8 x float> %b, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %p0 = fmul contract <8 x float> %x1, splat (float 5.000000e-01)
  %y0 = call <8 x float> @llvm.fma.v8f32(<8 x float> %x0, <8 x float> %c, <8 x float> %p0)
  %y1 = call <8 x float> @llvm.fma.v8f32(<8 x float> %x1, <8 x float> %c, <8 x float> %x0)
  %j0 = shufflevector <8 x float> %y0, <8 x float> %y1, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %j1 = shufflevector <8 x float> %y0, <8 x float> %y1, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  store <8 x float> %j0, ptr %out, align 32
  store <8 x float> %j1, ptr %high, align 32
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; One vector of twice the lanes on either side; its store becomes two.
; CHECK-LABEL: @whole(
; CHECK: %[[S:.*]] = shufflevector <8 x float> %s, <8 x float> poison, <8 x i32> <i32 0, i32 1, i32 4, i32 5,
; CHECK: %[[X0:.*]] = shufflevector <16 x float> %a, <16 x float> poison, <8 x i32> <i32 0, i32 2, i32 8, i32 10, i32 4, i32 6, i32 12, i32 14>
; CHECK: %[[Y0:.*]] = fmul <8 x float> %[[X0]], %[[S]]
; CHECK: %[[LOW:.*]] = shufflevector <8 x float> %[[Y0]], <8 x float> %{{.*}}, <8 x i32> <i32 0, i32 8, i32 1, i32 9,
; CHECK: %[[HIGH:.*]] = shufflevector <8 x float> %[[Y0]], <8 x float> %{{.*}}, <8 x i32> <i32 2, i32 10, i32 3, i32 11,
; CHECK: store <8 x float> %[[LOW]], ptr %out, align 64
; CHECK: store <8 x float> %[[HIGH]], ptr %{{.*}}, align 32
define void @whole(ptr %x, ptr %out, <8 x float> %s) #0 {
  %a = load <16 x float>, ptr %x
  %x0 = shufflevector <16 x float> %a, <16 x float> poison, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %x1 = shufflevector <16 x float> %a, <16 x float> poison, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %y0 = fmul <8 x float> %x0, %s
  %y1 = fmul <8 x float> %x1, %s
  %j = shufflevector <8 x float> %y0, <8 x float> %y1, <16 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11, i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  store <16 x float> %j, ptr %out, align 64
  ret void
}

; What is only joined, and four lanes, whose order is the same, stay as they are.
; CHECK-LABEL: @joined(
; CHECK: shufflevector <8 x float> %a, <8 x float> %b, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
define <8 x float> @joined(<8 x float> %a, <8 x float> %b) #0 {
  %j = shufflevector <8 x float> %a, <8 x float> %b, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  ret <8 x float> %j
}

; CHECK-LABEL: @four(
; CHECK-NEXT: shufflevector <4 x float> %a, <4 x float> %b, <4 x i32> <i32 0, i32 2, i32 4, i32 6>
; CHECK-NEXT: shufflevector <4 x float> %a, <4 x float> %b, <4 x i32> <i32 1, i32 3, i32 5, i32 7>
; CHECK-NEXT: shufflevector <4 x float> %x0, <4 x float> %x1, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
; CHECK-NEXT: ret
define <4 x float> @four(<4 x float> %a, <4 x float> %b) #0 {
  %x0 = shufflevector <4 x float> %a, <4 x float> %b, <4 x i32> <i32 0, i32 2, i32 4, i32 6>
  %x1 = shufflevector <4 x float> %a, <4 x float> %b, <4 x i32> <i32 1, i32 3, i32 5, i32 7>
  %j = shufflevector <4 x float> %x0, <4 x float> %x1, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  ret <4 x float> %j
}

; Two registers of pairs: each is split from two registers, in an order of its own.
; CHECK-LABEL: @wide(
; CHECK: %[[X0:.*]] = shufflevector <16 x float> %a, <16 x float> %b, <16 x i32> <i32 0, i32 2, i32 8, i32 10, i32 4, i32 6, i32 12, i32 14, i32 16, i32 18, i32 24, i32 26, i32 20, i32 22, i32 28, i32 30>
; CHECK: %[[Y0:.*]] = fneg <16 x float> %[[X0]]
; CHECK: %[[J:.*]] = shufflevector <16 x float> %[[Y0]], <16 x float> %{{.*}}, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
; CHECK: ret <16 x float> %[[J]]
; CHECK-LABEL: @wide512(
; CHECK: shufflevector <16 x float> %a, <16 x float> %b, <16 x i32> <i32 0, i32 2, i32 16, i32 18, i32 4, i32 6, i32 20, i32 22, i32 8, i32 10, i32 24, i32 26, i32 12, i32 14, i32 28, i32 30>
; CHECK-LABEL: @narrow(
; CHECK-NEXT: shufflevector <16 x float> %a, <16 x float> %b, <16 x i32> <i32 0, i32 2, i32 4, i32 6,
define <16 x float> @wide(<16 x float> %a, <16 x float> %b) #0 {
  %x0 = shufflevector <16 x float> %a, <16 x float> %b, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %x1 = shufflevector <16 x float> %a, <16 x float> %b, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %y0 = fneg <16 x float> %x0
  %j = shufflevector <16 x float> %y0, <16 x float> %x1, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  ret <16 x float> %j
}
define <16 x float> @wide512(<16 x float> %a, <16 x float> %b) #1 {
  %x0 = shufflevector <16 x float> %a, <16 x float> %b, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %x1 = shufflevector <16 x float> %a, <16 x float> %b, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %j = shufflevector <16 x float> %x0, <16 x float> %x1, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  ret <16 x float> %j
}
define <16 x float> @narrow(<16 x float> %a, <16 x float> %b) {
  %x0 = shufflevector <16 x float> %a, <16 x float> %b, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %x1 = shufflevector <16 x float> %a, <16 x float> %b, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %j = shufflevector <16 x float> %x0, <16 x float> %x1, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  ret <16 x float> %j
}

attributes #0 = { "target-features"="+sse4.2,+avx,+avx2" }
attributes #1 = { "target-features"="+avx,+avx2,+avx512vl" }
