; Rows that sixteen registers do not hold wait on the stack, which is aligned then; with fewer of
; them, in functions that are not marked, or on Arm nothing is asked for. A vector may fill several.
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
; CHECK: define void @half_registers({{.*}}) #[[AVX2]]
; CHECK: define void @unmarked({{.*}}) #[[UNMARKED:[0-9]+]]
; CHECK-DAG: attributes #[[ALIGNED]] = { {{.*}}stackrealign
; CHECK-DAG: attributes #[[AVX2]] = { "ropewalk-align-spills" }
; CHECK-DAG: attributes #[[UNMARKED]] = { "test" }

define void @sixteen(ptr %rows, ptr %x, i64 %n) #0 {
entry:
  %p0 = getelementptr float, ptr %rows, i64 0
  %r0 = load <8 x float>, ptr %p0, align 4
  %p1 = getelementptr float, ptr %rows, i64 8
  %r1 = load <8 x float>, ptr %p1, align 4
  %p2 = getelementptr float, ptr %rows, i64 16
  %r2 = load <16 x float>, ptr %p2, align 4
  %p3 = getelementptr float, ptr %rows, i64 32
  %r3 = load <32 x float>, ptr %p3, align 4
  %p4 = getelementptr float, ptr %rows, i64 64
  %r4 = load <64 x float>, ptr %p4, align 4
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %head = getelementptr [512 x i8], ptr %x, i64 %i
  %a0 = getelementptr float, ptr %head, i64 0
  %x0 = load <8 x float>, ptr %a0, align 4
  %y0 = fmul <8 x float> %x0, %r0
  store <8 x float> %y0, ptr %a0, align 4
  %a1 = getelementptr float, ptr %head, i64 8
  %x1 = load <8 x float>, ptr %a1, align 4
  %y1 = fmul <8 x float> %x1, %r1
  store <8 x float> %y1, ptr %a1, align 4
  %a2 = getelementptr float, ptr %head, i64 16
  %x2 = load <16 x float>, ptr %a2, align 4
  %y2 = fmul <16 x float> %x2, %r2
  store <16 x float> %y2, ptr %a2, align 4
  %a3 = getelementptr float, ptr %head, i64 32
  %x3 = load <32 x float>, ptr %a3, align 4
  %y3 = fmul <32 x float> %x3, %r3
  store <32 x float> %y3, ptr %a3, align 4
  %a4 = getelementptr float, ptr %head, i64 64
  %x4 = load <64 x float>, ptr %a4, align 4
  %y4 = fmul <64 x float> %x4, %r4
  store <64 x float> %y4, ptr %a4, align 4
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %done

done:
  ret void
}

define void @fifteen(ptr %rows, ptr %x, i64 %n) #0 {
entry:
  %p0 = getelementptr float, ptr %rows, i64 0
  %r0 = load <8 x float>, ptr %p0, align 4
  %p1 = getelementptr float, ptr %rows, i64 8
  %r1 = load <16 x float>, ptr %p1, align 4
  %p2 = getelementptr float, ptr %rows, i64 24
  %r2 = load <32 x float>, ptr %p2, align 4
  %p3 = getelementptr float, ptr %rows, i64 56
  %r3 = load <64 x float>, ptr %p3, align 4
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %head = getelementptr [512 x i8], ptr %x, i64 %i
  %a0 = getelementptr float, ptr %head, i64 0
  %x0 = load <8 x float>, ptr %a0, align 4
  %y0 = fmul <8 x float> %x0, %r0
  store <8 x float> %y0, ptr %a0, align 4
  %a1 = getelementptr float, ptr %head, i64 8
  %x1 = load <16 x float>, ptr %a1, align 4
  %y1 = fmul <16 x float> %x1, %r1
  store <16 x float> %y1, ptr %a1, align 4
  %a2 = getelementptr float, ptr %head, i64 24
  %x2 = load <32 x float>, ptr %a2, align 4
  %y2 = fmul <32 x float> %x2, %r2
  store <32 x float> %y2, ptr %a2, align 4
  %a3 = getelementptr float, ptr %head, i64 56
  %x3 = load <64 x float>, ptr %a3, align 4
  %y3 = fmul <64 x float> %x3, %r3
  store <64 x float> %y3, ptr %a3, align 4
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %done

done:
  ret void
}

define void @half_registers(ptr %rows, ptr %x, i64 %n) #0 {
entry:
  %p0 = getelementptr float, ptr %rows, i64 0
  %r0 = load <4 x float>, ptr %p0, align 4
  %p1 = getelementptr float, ptr %rows, i64 4
  %r1 = load <4 x float>, ptr %p1, align 4
  %p2 = getelementptr float, ptr %rows, i64 8
  %r2 = load <4 x float>, ptr %p2, align 4
  %p3 = getelementptr float, ptr %rows, i64 12
  %r3 = load <4 x float>, ptr %p3, align 4
  %p4 = getelementptr float, ptr %rows, i64 16
  %r4 = load <4 x float>, ptr %p4, align 4
  %p5 = getelementptr float, ptr %rows, i64 20
  %r5 = load <4 x float>, ptr %p5, align 4
  %p6 = getelementptr float, ptr %rows, i64 24
  %r6 = load <32 x float>, ptr %p6, align 4
  %p7 = getelementptr float, ptr %rows, i64 56
  %r7 = load <32 x float>, ptr %p7, align 4
  %p8 = getelementptr float, ptr %rows, i64 88
  %r8 = load <32 x float>, ptr %p8, align 4
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %head = getelementptr [512 x i8], ptr %x, i64 %i
  %a0 = getelementptr float, ptr %head, i64 0
  %x0 = load <4 x float>, ptr %a0, align 4
  %y0 = fmul <4 x float> %x0, %r0
  store <4 x float> %y0, ptr %a0, align 4
  %a1 = getelementptr float, ptr %head, i64 4
  %x1 = load <4 x float>, ptr %a1, align 4
  %y1 = fmul <4 x float> %x1, %r1
  store <4 x float> %y1, ptr %a1, align 4
  %a2 = getelementptr float, ptr %head, i64 8
  %x2 = load <4 x float>, ptr %a2, align 4
  %y2 = fmul <4 x float> %x2, %r2
  store <4 x float> %y2, ptr %a2, align 4
  %a3 = getelementptr float, ptr %head, i64 12
  %x3 = load <4 x float>, ptr %a3, align 4
  %y3 = fmul <4 x float> %x3, %r3
  store <4 x float> %y3, ptr %a3, align 4
  %a4 = getelementptr float, ptr %head, i64 16
  %x4 = load <4 x float>, ptr %a4, align 4
  %y4 = fmul <4 x float> %x4, %r4
  store <4 x float> %y4, ptr %a4, align 4
  %a5 = getelementptr float, ptr %head, i64 20
  %x5 = load <4 x float>, ptr %a5, align 4
  %y5 = fmul <4 x float> %x5, %r5
  store <4 x float> %y5, ptr %a5, align 4
  %a6 = getelementptr float, ptr %head, i64 24
  %x6 = load <32 x float>, ptr %a6, align 4
  %y6 = fmul <32 x float> %x6, %r6
  store <32 x float> %y6, ptr %a6, align 4
  %a7 = getelementptr float, ptr %head, i64 56
  %x7 = load <32 x float>, ptr %a7, align 4
  %y7 = fmul <32 x float> %x7, %r7
  store <32 x float> %y7, ptr %a7, align 4
  %a8 = getelementptr float, ptr %head, i64 88
  %x8 = load <32 x float>, ptr %a8, align 4
  %y8 = fmul <32 x float> %x8, %r8
  store <32 x float> %y8, ptr %a8, align 4
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %done

done:
  ret void
}

define void @unmarked(ptr %rows, ptr %x, i64 %n) #1 {
entry:
  %p0 = getelementptr float, ptr %rows, i64 0
  %r0 = load <64 x float>, ptr %p0, align 4
  %p1 = getelementptr float, ptr %rows, i64 64
  %r1 = load <64 x float>, ptr %p1, align 4
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %head = getelementptr [512 x i8], ptr %x, i64 %i
  %a0 = getelementptr float, ptr %head, i64 0
  %x0 = load <64 x float>, ptr %a0, align 4
  %y0 = fmul <64 x float> %x0, %r0
  store <64 x float> %y0, ptr %a0, align 4
  %a1 = getelementptr float, ptr %head, i64 64
  %x1 = load <64 x float>, ptr %a1, align 4
  %y1 = fmul <64 x float> %x1, %r1
  store <64 x float> %y1, ptr %a1, align 4
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %done

done:
  ret void
}

attributes #0 = { "ropewalk-align-spills" }
attributes #1 = { "test" }
