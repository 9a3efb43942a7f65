; Rows that sixteen registers do not hold wait on the stack, which is aligned then; with fewer of
; them, in functions that are not marked, or on Arm nothing is asked for.
; RUN: %opt -passes=ropewalk-align-spills -S %s | FileCheck %s
; RUN: sed 's/x86_64-unknown/aarch64-unknown/' %s | %opt -passes=ropewalk-align-spills -S | FileCheck %s --check-prefix=ARM
; RUN: %opt -passes=ropewalk-align-spills %s | llc -mattr=+avx2 | FileCheck %s --check-prefix=ASM
target triple = "x86_64-unknown-linux-gnu"

; ARM-NOT: stackrealign

; CHECK: define void @sixteen({{.*}}) #[[ALIGNED:[0-9]+]]
; ASM-LABEL: sixteen:
; ASM: andq $-32, %rsp
; ASM-NOT: vmovups %ymm{{[0-9]+}}, {{[0-9]*}}(%rsp)
; ASM-LABEL: fifteen:
; ASM-NOT: andq $-32, %rsp
; CHECK: define void @fifteen({{.*}}) #[[AVX2:[0-9]+]]
; CHECK: define void @unmarked({{.*}}) #[[UNMARKED:[0-9]+]]
; CHECK-DAG: attributes #[[ALIGNED]] = { {{.*}}stackrealign
; CHECK-DAG: attributes #[[AVX2]] = { "ropewalk-align-spills" }
; CHECK-DAG: attributes #[[UNMARKED]] = { "test" }

define void @sixteen(ptr %rows, ptr %x, i64 %n) #0 {
entry:
  %p0 = getelementptr <8 x float>, ptr %rows, i64 0
  %r0 = load <8 x float>, ptr %p0, align 4
  %p1 = getelementptr <8 x float>, ptr %rows, i64 1
  %r1 = load <8 x float>, ptr %p1, align 4
  %p2 = getelementptr <8 x float>, ptr %rows, i64 2
  %r2 = load <8 x float>, ptr %p2, align 4
  %p3 = getelementptr <8 x float>, ptr %rows, i64 3
  %r3 = load <8 x float>, ptr %p3, align 4
  %p4 = getelementptr <8 x float>, ptr %rows, i64 4
  %r4 = load <8 x float>, ptr %p4, align 4
  %p5 = getelementptr <8 x float>, ptr %rows, i64 5
  %r5 = load <8 x float>, ptr %p5, align 4
  %p6 = getelementptr <8 x float>, ptr %rows, i64 6
  %r6 = load <8 x float>, ptr %p6, align 4
  %p7 = getelementptr <8 x float>, ptr %rows, i64 7
  %r7 = load <8 x float>, ptr %p7, align 4
  %p8 = getelementptr <8 x float>, ptr %rows, i64 8
  %r8 = load <8 x float>, ptr %p8, align 4
  %p9 = getelementptr <8 x float>, ptr %rows, i64 9
  %r9 = load <8 x float>, ptr %p9, align 4
  %p10 = getelementptr <8 x float>, ptr %rows, i64 10
  %r10 = load <8 x float>, ptr %p10, align 4
  %p11 = getelementptr <8 x float>, ptr %rows, i64 11
  %r11 = load <8 x float>, ptr %p11, align 4
  %p12 = getelementptr <8 x float>, ptr %rows, i64 12
  %r12 = load <8 x float>, ptr %p12, align 4
  %p13 = getelementptr <8 x float>, ptr %rows, i64 13
  %r13 = load <8 x float>, ptr %p13, align 4
  %p14 = getelementptr <8 x float>, ptr %rows, i64 14
  %r14 = load <8 x float>, ptr %p14, align 4
  %p15 = getelementptr <8 x float>, ptr %rows, i64 15
  %r15 = load <8 x float>, ptr %p15, align 4
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %head = getelementptr [512 x i8], ptr %x, i64 %i
  %q0 = getelementptr <8 x float>, ptr %head, i64 0
  %v0 = load <8 x float>, ptr %q0, align 4
  %y0 = fmul <8 x float> %v0, %r0
  store <8 x float> %y0, ptr %q0, align 4
  %q1 = getelementptr <8 x float>, ptr %head, i64 1
  %v1 = load <8 x float>, ptr %q1, align 4
  %y1 = fmul <8 x float> %v1, %r1
  store <8 x float> %y1, ptr %q1, align 4
  %q2 = getelementptr <8 x float>, ptr %head, i64 2
  %v2 = load <8 x float>, ptr %q2, align 4
  %y2 = fmul <8 x float> %v2, %r2
  store <8 x float> %y2, ptr %q2, align 4
  %q3 = getelementptr <8 x float>, ptr %head, i64 3
  %v3 = load <8 x float>, ptr %q3, align 4
  %y3 = fmul <8 x float> %v3, %r3
  store <8 x float> %y3, ptr %q3, align 4
  %q4 = getelementptr <8 x float>, ptr %head, i64 4
  %v4 = load <8 x float>, ptr %q4, align 4
  %y4 = fmul <8 x float> %v4, %r4
  store <8 x float> %y4, ptr %q4, align 4
  %q5 = getelementptr <8 x float>, ptr %head, i64 5
  %v5 = load <8 x float>, ptr %q5, align 4
  %y5 = fmul <8 x float> %v5, %r5
  store <8 x float> %y5, ptr %q5, align 4
  %q6 = getelementptr <8 x float>, ptr %head, i64 6
  %v6 = load <8 x float>, ptr %q6, align 4
  %y6 = fmul <8 x float> %v6, %r6
  store <8 x float> %y6, ptr %q6, align 4
  %q7 = getelementptr <8 x float>, ptr %head, i64 7
  %v7 = load <8 x float>, ptr %q7, align 4
  %y7 = fmul <8 x float> %v7, %r7
  store <8 x float> %y7, ptr %q7, align 4
  %q8 = getelementptr <8 x float>, ptr %head, i64 8
  %v8 = load <8 x float>, ptr %q8, align 4
  %y8 = fmul <8 x float> %v8, %r8
  store <8 x float> %y8, ptr %q8, align 4
  %q9 = getelementptr <8 x float>, ptr %head, i64 9
  %v9 = load <8 x float>, ptr %q9, align 4
  %y9 = fmul <8 x float> %v9, %r9
  store <8 x float> %y9, ptr %q9, align 4
  %q10 = getelementptr <8 x float>, ptr %head, i64 10
  %v10 = load <8 x float>, ptr %q10, align 4
  %y10 = fmul <8 x float> %v10, %r10
  store <8 x float> %y10, ptr %q10, align 4
  %q11 = getelementptr <8 x float>, ptr %head, i64 11
  %v11 = load <8 x float>, ptr %q11, align 4
  %y11 = fmul <8 x float> %v11, %r11
  store <8 x float> %y11, ptr %q11, align 4
  %q12 = getelementptr <8 x float>, ptr %head, i64 12
  %v12 = load <8 x float>, ptr %q12, align 4
  %y12 = fmul <8 x float> %v12, %r12
  store <8 x float> %y12, ptr %q12, align 4
  %q13 = getelementptr <8 x float>, ptr %head, i64 13
  %v13 = load <8 x float>, ptr %q13, align 4
  %y13 = fmul <8 x float> %v13, %r13
  store <8 x float> %y13, ptr %q13, align 4
  %q14 = getelementptr <8 x float>, ptr %head, i64 14
  %v14 = load <8 x float>, ptr %q14, align 4
  %y14 = fmul <8 x float> %v14, %r14
  store <8 x float> %y14, ptr %q14, align 4
  %q15 = getelementptr <8 x float>, ptr %head, i64 15
  %v15 = load <8 x float>, ptr %q15, align 4
  %y15 = fmul <8 x float> %v15, %r15
  store <8 x float> %y15, ptr %q15, align 4
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %end

end:
  ret void
}

define void @fifteen(ptr %rows, ptr %x, i64 %n) #0 {
entry:
  %p0 = getelementptr <8 x float>, ptr %rows, i64 0
  %r0 = load <8 x float>, ptr %p0, align 4
  %p1 = getelementptr <8 x float>, ptr %rows, i64 1
  %r1 = load <8 x float>, ptr %p1, align 4
  %p2 = getelementptr <8 x float>, ptr %rows, i64 2
  %r2 = load <8 x float>, ptr %p2, align 4
  %p3 = getelementptr <8 x float>, ptr %rows, i64 3
  %r3 = load <8 x float>, ptr %p3, align 4
  %p4 = getelementptr <8 x float>, ptr %rows, i64 4
  %r4 = load <8 x float>, ptr %p4, align 4
  %p5 = getelementptr <8 x float>, ptr %rows, i64 5
  %r5 = load <8 x float>, ptr %p5, align 4
  %p6 = getelementptr <8 x float>, ptr %rows, i64 6
  %r6 = load <8 x float>, ptr %p6, align 4
  %p7 = getelementptr <8 x float>, ptr %rows, i64 7
  %r7 = load <8 x float>, ptr %p7, align 4
  %p8 = getelementptr <8 x float>, ptr %rows, i64 8
  %r8 = load <8 x float>, ptr %p8, align 4
  %p9 = getelementptr <8 x float>, ptr %rows, i64 9
  %r9 = load <8 x float>, ptr %p9, align 4
  %p10 = getelementptr <8 x float>, ptr %rows, i64 10
  %r10 = load <8 x float>, ptr %p10, align 4
  %p11 = getelementptr <8 x float>, ptr %rows, i64 11
  %r11 = load <8 x float>, ptr %p11, align 4
  %p12 = getelementptr <8 x float>, ptr %rows, i64 12
  %r12 = load <8 x float>, ptr %p12, align 4
  %p13 = getelementptr <8 x float>, ptr %rows, i64 13
  %r13 = load <8 x float>, ptr %p13, align 4
  %p14 = getelementptr <8 x float>, ptr %rows, i64 14
  %r14 = load <8 x float>, ptr %p14, align 4
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %head = getelementptr [512 x i8], ptr %x, i64 %i
  %q0 = getelementptr <8 x float>, ptr %head, i64 0
  %v0 = load <8 x float>, ptr %q0, align 4
  %y0 = fmul <8 x float> %v0, %r0
  store <8 x float> %y0, ptr %q0, align 4
  %q1 = getelementptr <8 x float>, ptr %head, i64 1
  %v1 = load <8 x float>, ptr %q1, align 4
  %y1 = fmul <8 x float> %v1, %r1
  store <8 x float> %y1, ptr %q1, align 4
  %q2 = getelementptr <8 x float>, ptr %head, i64 2
  %v2 = load <8 x float>, ptr %q2, align 4
  %y2 = fmul <8 x float> %v2, %r2
  store <8 x float> %y2, ptr %q2, align 4
  %q3 = getelementptr <8 x float>, ptr %head, i64 3
  %v3 = load <8 x float>, ptr %q3, align 4
  %y3 = fmul <8 x float> %v3, %r3
  store <8 x float> %y3, ptr %q3, align 4
  %q4 = getelementptr <8 x float>, ptr %head, i64 4
  %v4 = load <8 x float>, ptr %q4, align 4
  %y4 = fmul <8 x float> %v4, %r4
  store <8 x float> %y4, ptr %q4, align 4
  %q5 = getelementptr <8 x float>, ptr %head, i64 5
  %v5 = load <8 x float>, ptr %q5, align 4
  %y5 = fmul <8 x float> %v5, %r5
  store <8 x float> %y5, ptr %q5, align 4
  %q6 = getelementptr <8 x float>, ptr %head, i64 6
  %v6 = load <8 x float>, ptr %q6, align 4
  %y6 = fmul <8 x float> %v6, %r6
  store <8 x float> %y6, ptr %q6, align 4
  %q7 = getelementptr <8 x float>, ptr %head, i64 7
  %v7 = load <8 x float>, ptr %q7, align 4
  %y7 = fmul <8 x float> %v7, %r7
  store <8 x float> %y7, ptr %q7, align 4
  %q8 = getelementptr <8 x float>, ptr %head, i64 8
  %v8 = load <8 x float>, ptr %q8, align 4
  %y8 = fmul <8 x float> %v8, %r8
  store <8 x float> %y8, ptr %q8, align 4
  %q9 = getelementptr <8 x float>, ptr %head, i64 9
  %v9 = load <8 x float>, ptr %q9, align 4
  %y9 = fmul <8 x float> %v9, %r9
  store <8 x float> %y9, ptr %q9, align 4
  %q10 = getelementptr <8 x float>, ptr %head, i64 10
  %v10 = load <8 x float>, ptr %q10, align 4
  %y10 = fmul <8 x float> %v10, %r10
  store <8 x float> %y10, ptr %q10, align 4
  %q11 = getelementptr <8 x float>, ptr %head, i64 11
  %v11 = load <8 x float>, ptr %q11, align 4
  %y11 = fmul <8 x float> %v11, %r11
  store <8 x float> %y11, ptr %q11, align 4
  %q12 = getelementptr <8 x float>, ptr %head, i64 12
  %v12 = load <8 x float>, ptr %q12, align 4
  %y12 = fmul <8 x float> %v12, %r12
  store <8 x float> %y12, ptr %q12, align 4
  %q13 = getelementptr <8 x float>, ptr %head, i64 13
  %v13 = load <8 x float>, ptr %q13, align 4
  %y13 = fmul <8 x float> %v13, %r13
  store <8 x float> %y13, ptr %q13, align 4
  %q14 = getelementptr <8 x float>, ptr %head, i64 14
  %v14 = load <8 x float>, ptr %q14, align 4
  %y14 = fmul <8 x float> %v14, %r14
  store <8 x float> %y14, ptr %q14, align 4
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %end

end:
  ret void
}

define void @unmarked(ptr %rows, ptr %x, i64 %n) #1 {
entry:
  %p0 = getelementptr <8 x float>, ptr %rows, i64 0
  %r0 = load <8 x float>, ptr %p0, align 4
  %p1 = getelementptr <8 x float>, ptr %rows, i64 1
  %r1 = load <8 x float>, ptr %p1, align 4
  %p2 = getelementptr <8 x float>, ptr %rows, i64 2
  %r2 = load <8 x float>, ptr %p2, align 4
  %p3 = getelementptr <8 x float>, ptr %rows, i64 3
  %r3 = load <8 x float>, ptr %p3, align 4
  %p4 = getelementptr <8 x float>, ptr %rows, i64 4
  %r4 = load <8 x float>, ptr %p4, align 4
  %p5 = getelementptr <8 x float>, ptr %rows, i64 5
  %r5 = load <8 x float>, ptr %p5, align 4
  %p6 = getelementptr <8 x float>, ptr %rows, i64 6
  %r6 = load <8 x float>, ptr %p6, align 4
  %p7 = getelementptr <8 x float>, ptr %rows, i64 7
  %r7 = load <8 x float>, ptr %p7, align 4
  %p8 = getelementptr <8 x float>, ptr %rows, i64 8
  %r8 = load <8 x float>, ptr %p8, align 4
  %p9 = getelementptr <8 x float>, ptr %rows, i64 9
  %r9 = load <8 x float>, ptr %p9, align 4
  %p10 = getelementptr <8 x float>, ptr %rows, i64 10
  %r10 = load <8 x float>, ptr %p10, align 4
  %p11 = getelementptr <8 x float>, ptr %rows, i64 11
  %r11 = load <8 x float>, ptr %p11, align 4
  %p12 = getelementptr <8 x float>, ptr %rows, i64 12
  %r12 = load <8 x float>, ptr %p12, align 4
  %p13 = getelementptr <8 x float>, ptr %rows, i64 13
  %r13 = load <8 x float>, ptr %p13, align 4
  %p14 = getelementptr <8 x float>, ptr %rows, i64 14
  %r14 = load <8 x float>, ptr %p14, align 4
  %p15 = getelementptr <8 x float>, ptr %rows, i64 15
  %r15 = load <8 x float>, ptr %p15, align 4
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %head = getelementptr [512 x i8], ptr %x, i64 %i
  %q0 = getelementptr <8 x float>, ptr %head, i64 0
  %v0 = load <8 x float>, ptr %q0, align 4
  %y0 = fmul <8 x float> %v0, %r0
  store <8 x float> %y0, ptr %q0, align 4
  %q1 = getelementptr <8 x float>, ptr %head, i64 1
  %v1 = load <8 x float>, ptr %q1, align 4
  %y1 = fmul <8 x float> %v1, %r1
  store <8 x float> %y1, ptr %q1, align 4
  %q2 = getelementptr <8 x float>, ptr %head, i64 2
  %v2 = load <8 x float>, ptr %q2, align 4
  %y2 = fmul <8 x float> %v2, %r2
  store <8 x float> %y2, ptr %q2, align 4
  %q3 = getelementptr <8 x float>, ptr %head, i64 3
  %v3 = load <8 x float>, ptr %q3, align 4
  %y3 = fmul <8 x float> %v3, %r3
  store <8 x float> %y3, ptr %q3, align 4
  %q4 = getelementptr <8 x float>, ptr %head, i64 4
  %v4 = load <8 x float>, ptr %q4, align 4
  %y4 = fmul <8 x float> %v4, %r4
  store <8 x float> %y4, ptr %q4, align 4
  %q5 = getelementptr <8 x float>, ptr %head, i64 5
  %v5 = load <8 x float>, ptr %q5, align 4
  %y5 = fmul <8 x float> %v5, %r5
  store <8 x float> %y5, ptr %q5, align 4
  %q6 = getelementptr <8 x float>, ptr %head, i64 6
  %v6 = load <8 x float>, ptr %q6, align 4
  %y6 = fmul <8 x float> %v6, %r6
  store <8 x float> %y6, ptr %q6, align 4
  %q7 = getelementptr <8 x float>, ptr %head, i64 7
  %v7 = load <8 x float>, ptr %q7, align 4
  %y7 = fmul <8 x float> %v7, %r7
  store <8 x float> %y7, ptr %q7, align 4
  %q8 = getelementptr <8 x float>, ptr %head, i64 8
  %v8 = load <8 x float>, ptr %q8, align 4
  %y8 = fmul <8 x float> %v8, %r8
  store <8 x float> %y8, ptr %q8, align 4
  %q9 = getelementptr <8 x float>, ptr %head, i64 9
  %v9 = load <8 x float>, ptr %q9, align 4
  %y9 = fmul <8 x float> %v9, %r9
  store <8 x float> %y9, ptr %q9, align 4
  %q10 = getelementptr <8 x float>, ptr %head, i64 10
  %v10 = load <8 x float>, ptr %q10, align 4
  %y10 = fmul <8 x float> %v10, %r10
  store <8 x float> %y10, ptr %q10, align 4
  %q11 = getelementptr <8 x float>, ptr %head, i64 11
  %v11 = load <8 x float>, ptr %q11, align 4
  %y11 = fmul <8 x float> %v11, %r11
  store <8 x float> %y11, ptr %q11, align 4
  %q12 = getelementptr <8 x float>, ptr %head, i64 12
  %v12 = load <8 x float>, ptr %q12, align 4
  %y12 = fmul <8 x float> %v12, %r12
  store <8 x float> %y12, ptr %q12, align 4
  %q13 = getelementptr <8 x float>, ptr %head, i64 13
  %v13 = load <8 x float>, ptr %q13, align 4
  %y13 = fmul <8 x float> %v13, %r13
  store <8 x float> %y13, ptr %q13, align 4
  %q14 = getelementptr <8 x float>, ptr %head, i64 14
  %v14 = load <8 x float>, ptr %q14, align 4
  %y14 = fmul <8 x float> %v14, %r14
  store <8 x float> %y14, ptr %q14, align 4
  %q15 = getelementptr <8 x float>, ptr %head, i64 15
  %v15 = load <8 x float>, ptr %q15, align 4
  %y15 = fmul <8 x float> %v15, %r15
  store <8 x float> %y15, ptr %q15, align 4
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %end

end:
  ret void
}

attributes #0 = { "ropewalk-align-spills" }
attributes #1 = { "test" }
