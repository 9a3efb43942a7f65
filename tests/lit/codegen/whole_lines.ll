; Stores to a head whose vectors lie across lines become stores of its lines, as soon as all of a
; line is there.
; RUN: %opt -passes='ropewalk-whole-lines' -S %s | FileCheck %s
; RUN: %opt -passes='ropewalk-whole-lines' %s | llc -O3 | FileCheck %s --check-prefix=ASM
target triple = "x86_64-unknown-linux-gnu"

; A second half from byte 40 on, whose last vector overlaps: 40 to 103, 64 to 127.
; CHECK-LABEL: @second_half(
; CHECK: %[[Y0:.*]] = fadd <16 x float> %a, %b
; CHECK-NOT: store
; CHECK: %[[Y1:.*]] = fsub <16 x float> %a, %b
; CHECK: %[[FIRST:.*]] = shufflevector <16 x float> %[[Y0]], <16 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 poison
; CHECK-NEXT: %[[LINE:.*]] = shufflevector <16 x float> %[[FIRST]], <16 x float> %[[Y1]], <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21>
; CHECK-NEXT: %[[AT:.*]] = getelementptr i8, ptr %half, i64 -40
; CHECK-NEXT: store <16 x float> %[[LINE]], ptr %[[AT]], align 4
; CHECK: %[[Y2:.*]] = fmul <16 x float> %a, %b
; CHECK: %[[AT2:.*]] = getelementptr i8, ptr %end, i64 0
; CHECK-NEXT: store <16 x float> %{{.*}}, ptr %[[AT2]], align 4
; CHECK-NOT: store
; CHECK: ret void
; ASM-LABEL: second_half:
; ASM-COUNT-2: vmovup{{[sd]}} %zmm{{[0-9]+}}, {{.*}}(%rdi)
; ASM-NOT: vmovup{{[sd]}} %zmm{{[0-9]+}},
; ASM: retq
define void @second_half(ptr noalias %dst, <16 x float> %a, <16 x float> %b) "ropewalk-lines" "target-cpu"="x86-64-v4" "prefer-vector-width"="512" {
  %y0 = fadd <16 x float> %a, %b
  store <16 x float> %y0, ptr %dst, align 4
  %y1 = fsub <16 x float> %a, %b
  %half = getelementptr i8, ptr %dst, i64 40
  store <16 x float> %y1, ptr %half, align 4
  %y2 = fmul <16 x float> %a, %b
  %end = getelementptr i8, ptr %dst, i64 64
  store <16 x float> %y2, ptr %end, align 4
  ret void
}

; What is left behind the last line is one more vector; scalars, two registers and integers of the
; same elements are sources, too.
; CHECK-LABEL: @rest(
; CHECK-COUNT-3: store <16 x i32>
; CHECK-NOT: store
; CHECK: ret void
define void @rest(ptr noalias %dst, <32 x float> %a, float %b, i32 %c, <2 x float> %d) "ropewalk-lines" {
  store float %b, ptr %dst, align 4
  %next = getelementptr i8, ptr %dst, i64 4
  store <32 x float> %a, ptr %next, align 4
  %one = getelementptr i8, ptr %dst, i64 132
  store i32 %c, ptr %one, align 4
  %last = getelementptr i8, ptr %dst, i64 136
  store <2 x float> %d, ptr %last, align 4
  ret void
}

; Halves of words.
; CHECK-LABEL: @halves(
; CHECK-COUNT-2: store <32 x i16>
; CHECK-NOT: store
; CHECK: ret void
define void @halves(ptr noalias %dst, <16 x half> %a, <16 x i32> %b, <16 x bfloat> %c) "ropewalk-lines" {
  store <16 x half> %a, ptr %dst, align 2
  %next = getelementptr i8, ptr %dst, i64 32
  store <16 x i32> %b, ptr %next, align 2
  %last = getelementptr i8, ptr %dst, i64 96
  store <16 x bfloat> %c, ptr %last, align 2
  ret void
}

; What is read between the stores is something else. The first byte may lie before the pointer, the
; last store of a byte counts, and what is known of a place holds for all that is stored there.
; CHECK-LABEL: @copy_between(
; CHECK: load <8 x float>, ptr %src
; CHECK: store <16 x float> %{{.*}}, ptr %{{.*}}, align 8, !tbaa !
; CHECK: store <16 x float> %{{.*}}, ptr %{{.*}}, align 4, !tbaa ![[ANY:[0-9]+]]
; CHECK-NOT: store
; CHECK: ret void
define void @copy_between(ptr %dst, ptr %src, <16 x float> %a, <3 x float> %b) "ropewalk-lines" {
  store <16 x float> %a, ptr %dst, align 64, !tbaa !1
  %x = load <8 x float>, ptr %src, align 4
  %before = getelementptr i8, ptr %dst, i64 -8
  store <8 x float> %x, ptr %before, align 8, !tbaa !1
  %last = getelementptr i8, ptr %dst, i64 56
  store <3 x float> %b, ptr %last, align 4, !tbaa !2
  ret void
}

; Left alone: a gap, lines already, stores to two objects, under masks, past the caches, that must
; stay what they are, of what is no number; less than a line, and functions without the attribute.
; CHECK-LABEL: @gap(
; CHECK-NOT: shufflevector
define void @gap(ptr noalias %dst, <16 x float> %a) "ropewalk-lines" {
  store <16 x float> %a, ptr %dst, align 4
  %next = getelementptr i8, ptr %dst, i64 72
  store <16 x float> %a, ptr %next, align 4
  ret void
}
; CHECK-LABEL: @lines(
; CHECK-NOT: shufflevector
define void @lines(ptr noalias %dst, <16 x float> %a) "ropewalk-lines" {
  store <16 x float> %a, ptr %dst, align 4
  %next = getelementptr i8, ptr %dst, i64 64
  store <16 x float> %a, ptr %next, align 4
  ret void
}
; CHECK-LABEL: @masked(
; CHECK-NOT: shufflevector
define void @masked(ptr %dst, <16 x float> %a, <16 x i1> %mask) "ropewalk-lines" {
  store <16 x float> %a, ptr %dst, align 4
  %next = getelementptr i8, ptr %dst, i64 40
  store <16 x float> %a, ptr %next, align 4
  %last = getelementptr i8, ptr %dst, i64 104
  call void @llvm.masked.store.v16f32.p0(<16 x float> %a, ptr %last, i32 4, <16 x i1> %mask)
  ret void
}
; CHECK-LABEL: @nontemporal(
; CHECK-NOT: shufflevector
define void @nontemporal(ptr %dst, <16 x float> %a) "ropewalk-lines" {
  store <16 x float> %a, ptr %dst, align 4, !nontemporal !4
  %next = getelementptr i8, ptr %dst, i64 40
  store <16 x float> %a, ptr %next, align 4, !nontemporal !4
  ret void
}
; CHECK-LABEL: @volatile(
; CHECK-NOT: shufflevector
define void @volatile(ptr %dst, <16 x float> %a) "ropewalk-lines" {
  store <16 x float> %a, ptr %dst, align 4
  %next = getelementptr i8, ptr %dst, i64 40
  store volatile <16 x float> %a, ptr %next, align 4
  ret void
}
; CHECK-LABEL: @pointer(
; CHECK-NOT: shufflevector
define void @pointer(ptr %dst, <16 x float> %a, ptr %p) "ropewalk-lines" {
  store <16 x float> %a, ptr %dst, align 4
  %next = getelementptr i8, ptr %dst, i64 64
  store ptr %p, ptr %next, align 4
  ret void
}
; CHECK-LABEL: @odd_integer(
; CHECK-NOT: shufflevector
define void @odd_integer(ptr %dst, <16 x float> %a, i24 %p) "ropewalk-lines" {
  store <16 x float> %a, ptr %dst, align 4
  %next = getelementptr i8, ptr %dst, i64 63
  store i24 %p, ptr %next, align 1
  ret void
}
; CHECK-LABEL: @far(
; CHECK-NOT: shufflevector
define void @far(ptr %dst, <16 x float> %a) "ropewalk-lines" {
  store <16 x float> %a, ptr %dst, align 4
  %next = getelementptr i8, ptr %dst, i64 1099511627780
  store <16 x float> %a, ptr %next, align 4
  ret void
}
; CHECK-LABEL: @two_objects(
; CHECK-NOT: shufflevector
define void @two_objects(ptr noalias %dst, ptr noalias %other, <16 x float> %a) "ropewalk-lines" {
  store <16 x float> %a, ptr %dst, align 4
  %next = getelementptr i8, ptr %dst, i64 40
  store <16 x float> %a, ptr %next, align 4
  store <16 x float> %a, ptr %other, align 4
  ret void
}
; CHECK-LABEL: @short(
; CHECK-NOT: shufflevector
define void @short(ptr noalias %dst, <8 x float> %a) "ropewalk-lines" {
  store <8 x float> %a, ptr %dst, align 4
  %next = getelementptr i8, ptr %dst, i64 20
  store <8 x float> %a, ptr %next, align 4
  ret void
}
; CHECK-LABEL: @not_asked(
; CHECK-NOT: shufflevector
define void @not_asked(ptr noalias %dst, <16 x float> %a) {
  store <16 x float> %a, ptr %dst, align 4
  %next = getelementptr i8, ptr %dst, i64 40
  store <16 x float> %a, ptr %next, align 4
  ret void
}

; CHECK-DAG: ![[TYPE:[0-9]+]] = !{!"any",
; CHECK-DAG: ![[ANY]] = !{![[TYPE]], ![[TYPE]], i64 0}
!0 = !{!"root"}
!1 = !{!5, !5, i64 0}
!2 = !{!6, !6, i64 0}
!4 = !{i32 1}
!5 = !{!"one", !7, i64 0}
!6 = !{!"other", !7, i64 0}
!7 = !{!"any", !0, i64 0}
