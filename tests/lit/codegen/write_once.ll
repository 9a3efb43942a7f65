; A vector store that begins inside an earlier one writes only what that one has not written.
; RUN: %opt -passes=ropewalk-write-once -S %s | FileCheck %s

declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)

; 12 lanes as 8 and 4. Loads, arithmetic, constants and negation are cut with the store.
; CHECK-LABEL: @rest(
; CHECK: %a0 = load <8 x float>, ptr %x
; CHECK: %[[PART:.*]] = load <4 x float>, ptr %{{.*}}, align 4
; CHECK: %[[NEGATED:.*]] = fneg <4 x float> %[[PART]]
; CHECK: %[[R:.*]] = call <4 x float> @llvm.fma.v4f32(<4 x float> %[[PART]], <4 x float> splat (float 2.000000e+00), <4 x float> %[[NEGATED]])
; CHECK: store <8 x float> %{{.*}}, ptr %y
; CHECK: %[[AT:.*]] = getelementptr i8, ptr %y1, i64 16
; CHECK-NEXT: store <4 x float> %[[R]], ptr %[[AT]], align 4
; CHECK-NEXT: ret void
define void @rest(ptr noalias %x, ptr noalias %y) {
  %x1 = getelementptr float, ptr %x, i64 4
  %y1 = getelementptr float, ptr %y, i64 4
  %a0 = load <8 x float>, ptr %x, align 4
  %a1 = load <8 x float>, ptr %x1, align 4
  %n0 = fneg <8 x float> %a0
  %n1 = fneg <8 x float> %a1
  %r0 = call <8 x float> @llvm.fma.v8f32(<8 x float> %a0, <8 x float> splat (float 2.0), <8 x float> %n0)
  %r1 = call <8 x float> @llvm.fma.v8f32(<8 x float> %a1, <8 x float> splat (float 2.0), <8 x float> %n1)
  store <8 x float> %r0, ptr %y, align 4
  store <8 x float> %r1, ptr %y1, align 4
  ret void
}

; The distance may be among unknown indices; between the two lies what shares nothing with them.
; CHECK-LABEL: @apart(
; CHECK: store <8 x float> %a0
; CHECK-NEXT: store <8 x float> %a0
; CHECK: store <4 x float>
; CHECK-NOT: store
define void @apart(ptr noalias %x, ptr noalias %y, i64 %row) {
  %i1 = add nsw i64 %row, 4
  %i2 = add nsw i64 %row, 100
  %x0 = getelementptr float, ptr %x, i64 %row
  %x1 = getelementptr float, ptr %x, i64 %i1
  %y0 = getelementptr float, ptr %y, i64 %row
  %y1 = getelementptr float, ptr %y, i64 %i1
  %y2 = getelementptr float, ptr %y, i64 %i2
  %a0 = load <8 x float>, ptr %x0, align 4
  %a1 = load <8 x float>, ptr %x1, align 4
  store <8 x float> %a0, ptr %y0, align 4
  store <8 x float> %a0, ptr %y2, align 4
  store <8 x float> %a1, ptr %y1, align 4
  ret void
}

; Neighbours that are swapped stay within what is cut.
; CHECK-LABEL: @swapped(
; CHECK: %[[PART:.*]] = load <4 x float>
; CHECK: %[[SWAP:.*]] = shufflevector <4 x float> %[[PART]], <4 x float> poison, <4 x i32> <i32 1, i32 0, i32 3, i32 2>
; CHECK: store <4 x float> %[[SWAP]]
define void @swapped(ptr noalias %x, ptr noalias %y) {
  %x1 = getelementptr float, ptr %x, i64 4
  %y1 = getelementptr float, ptr %y, i64 4
  %a0 = load <8 x float>, ptr %x, align 4
  %a1 = load <8 x float>, ptr %x1, align 4
  %s0 = shufflevector <8 x float> %a0, <8 x float> poison, <8 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6>
  %s1 = shufflevector <8 x float> %a1, <8 x float> poison, <8 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6>
  store <8 x float> %s0, ptr %y, align 4
  store <8 x float> %s1, ptr %y1, align 4
  ret void
}

; Words: integers of 16 bits in pairs, widened, and joined again.
; CHECK-LABEL: @words(
; CHECK: %[[W:.*]] = load <4 x i32>
; CHECK: shl <4 x i32> %[[W]]
; CHECK: store <4 x i32>
define void @words(ptr noalias %x, ptr noalias %y, float %c) {
  %one = insertelement <8 x float> poison, float %c, i64 0
  %all = shufflevector <8 x float> %one, <8 x float> poison, <8 x i32> zeroinitializer
  %x1 = getelementptr i32, ptr %x, i64 4
  %y1 = getelementptr i32, ptr %y, i64 4
  %a0 = load <8 x i32>, ptr %x, align 4
  %a1 = load <8 x i32>, ptr %x1, align 4
  %l0 = shl <8 x i32> %a0, splat (i32 16)
  %l1 = shl <8 x i32> %a1, splat (i32 16)
  %f0 = bitcast <8 x i32> %l0 to <8 x float>
  %f1 = bitcast <8 x i32> %l1 to <8 x float>
  %m0 = fmul <8 x float> %f0, %all
  %m1 = fmul <8 x float> %f1, %all
  %r0 = bitcast <8 x float> %m0 to <8 x i32>
  %r1 = bitcast <8 x float> %m1 to <8 x i32>
  store <8 x i32> %r0, ptr %y, align 4
  store <8 x i32> %r1, ptr %y1, align 4
  ret void
}

; Other lanes, another operation, another constant.
; CHECK-LABEL: @other_lanes(
; CHECK-COUNT-2: store <8 x float>
define void @other_lanes(ptr noalias %x, ptr noalias %y) {
  %x1 = getelementptr float, ptr %x, i64 5
  %y1 = getelementptr float, ptr %y, i64 4
  %a0 = load <8 x float>, ptr %x, align 4
  %a1 = load <8 x float>, ptr %x1, align 4
  store <8 x float> %a0, ptr %y, align 4
  store <8 x float> %a1, ptr %y1, align 4
  ret void
}

; CHECK-LABEL: @other_operation(
; CHECK-COUNT-2: store <8 x float>
define void @other_operation(ptr noalias %x, ptr noalias %y, <8 x float> %c) {
  %x1 = getelementptr float, ptr %x, i64 4
  %y1 = getelementptr float, ptr %y, i64 4
  %a0 = load <8 x float>, ptr %x, align 4
  %a1 = load <8 x float>, ptr %x1, align 4
  %r0 = fadd <8 x float> %a0, splat (float 1.0)
  %r1 = fsub <8 x float> %a1, splat (float 1.0)
  store <8 x float> %r0, ptr %y, align 4
  store <8 x float> %r1, ptr %y1, align 4
  ret void
}

; CHECK-LABEL: @other_constant(
; CHECK-COUNT-2: store <8 x float>
define void @other_constant(ptr noalias %x, ptr noalias %y) {
  %x1 = getelementptr float, ptr %x, i64 4
  %y1 = getelementptr float, ptr %y, i64 4
  %a0 = load <8 x float>, ptr %x, align 4
  %a1 = load <8 x float>, ptr %x1, align 4
  %r0 = fmul <8 x float> %a0, splat (float 1.0)
  %r1 = fmul <8 x float> %a1, splat (float 2.0)
  store <8 x float> %r0, ptr %y, align 4
  store <8 x float> %r1, ptr %y1, align 4
  ret void
}

; In place, the second vector is read when the first is turned already: other values.
; CHECK-LABEL: @read_after_write(
; CHECK-COUNT-2: store <8 x float>
define void @read_after_write(ptr noalias %x) {
  %x1 = getelementptr float, ptr %x, i64 4
  %a0 = load <8 x float>, ptr %x, align 4
  %r0 = fneg <8 x float> %a0
  store <8 x float> %r0, ptr %x, align 4
  %a1 = load <8 x float>, ptr %x1, align 4
  %r1 = fneg <8 x float> %a1
  store <8 x float> %r1, ptr %x1, align 4
  ret void
}

; What another store may have changed since is written again.
; CHECK-LABEL: @changed_since(
; CHECK: store <8 x float> %a0, ptr %y
; CHECK-NEXT: store <8 x float> %a0, ptr %z
; CHECK-NEXT: store <8 x float> %a1
define void @changed_since(ptr noalias %x, ptr %y, ptr %z) {
  %x1 = getelementptr float, ptr %x, i64 4
  %y1 = getelementptr float, ptr %y, i64 4
  %a0 = load <8 x float>, ptr %x, align 4
  %a1 = load <8 x float>, ptr %x1, align 4
  store <8 x float> %a0, ptr %y, align 4
  store <8 x float> %a0, ptr %z, align 4
  store <8 x float> %a1, ptr %y1, align 4
  ret void
}

; Two pieces, or two lanes, cost as much as the whole.
; CHECK-LABEL: @many_pieces(
; CHECK-COUNT-2: store <8 x float>
define void @many_pieces(ptr noalias %x, ptr noalias %y) {
  %x1 = getelementptr float, ptr %x, i64 6
  %y1 = getelementptr float, ptr %y, i64 6
  %a0 = load <8 x float>, ptr %x, align 4
  %a1 = load <8 x float>, ptr %x1, align 4
  store <8 x float> %a0, ptr %y, align 4
  store <8 x float> %a1, ptr %y1, align 4
  ret void
}

; CHECK-LABEL: @two_lanes(
; CHECK-COUNT-2: store <8 x float>
define void @two_lanes(ptr noalias %x, ptr noalias %y) {
  %x1 = getelementptr float, ptr %x, i64 2
  %y1 = getelementptr float, ptr %y, i64 2
  %a0 = load <8 x float>, ptr %x, align 4
  %a1 = load <8 x float>, ptr %x1, align 4
  store <8 x float> %a0, ptr %y, align 4
  store <8 x float> %a1, ptr %y1, align 4
  ret void
}

; A volatile store is what it is.
; CHECK-LABEL: @volatile_store(
; CHECK: store volatile <8 x float>
define void @volatile_store(ptr noalias %x, ptr noalias %y) {
  %x1 = getelementptr float, ptr %x, i64 4
  %y1 = getelementptr float, ptr %y, i64 4
  %a0 = load <8 x float>, ptr %x, align 4
  %a1 = load <8 x float>, ptr %x1, align 4
  store <8 x float> %a0, ptr %y, align 4
  store volatile <8 x float> %a1, ptr %y1, align 4
  ret void
}

; Of another block: what the same writes are in front of is the same.
; CHECK-LABEL: @read_before(
; CHECK: next:
; CHECK: store <8 x float>
; CHECK: store <4 x float>
define void @read_before(ptr noalias %x, ptr noalias %y) {
  %x1 = getelementptr float, ptr %x, i64 4
  %y1 = getelementptr float, ptr %y, i64 4
  %a0 = load <8 x float>, ptr %x, align 4
  %a1 = load <8 x float>, ptr %x1, align 4
  br label %next
next:
  store <8 x float> %a0, ptr %y, align 4
  store <8 x float> %a1, ptr %y1, align 4
  ret void
}

; CHECK-LABEL: @written_between_reads(
; CHECK: next:
; CHECK-COUNT-2: store <8 x float>
define void @written_between_reads(ptr %x, ptr %y) {
  %x1 = getelementptr float, ptr %x, i64 4
  %y1 = getelementptr float, ptr %y, i64 4
  %a0 = load <8 x float>, ptr %x, align 4
  store float 1.0, ptr %x1, align 4
  %a1 = load <8 x float>, ptr %x1, align 4
  br label %next
next:
  store <8 x float> %a0, ptr %y, align 4
  store <8 x float> %a1, ptr %y1, align 4
  ret void
}

; What is not followed further is cut as it is: an argument, a value of two blocks.
; CHECK-LABEL: @given(
; CHECK: shufflevector <8 x float> %v, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
; CHECK: store <4 x float>
define void @given(<8 x float> %v, ptr %y) {
  %moved = shufflevector <8 x float> %v, <8 x float> poison, <8 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1, i32 2, i32 3>
  %y1 = getelementptr float, ptr %y, i64 4
  store <8 x float> %moved, ptr %y, align 4
  store <8 x float> %v, ptr %y1, align 4
  ret void
}

; CHECK-LABEL: @joined(
; CHECK: %v = phi <8 x float>
; CHECK-NEXT: %w = phi i32
; CHECK-NEXT: shufflevector <8 x float> %v
; CHECK: store <4 x float>
define i32 @joined(i1 %c, <8 x float> %a, <8 x float> %b, ptr %y) {
  br i1 %c, label %left, label %right
left:
  br label %end
right:
  br label %end
end:
  %v = phi <8 x float> [%a, %left], [%b, %right]
  %w = phi i32 [0, %left], [1, %right]
  %moved = shufflevector <8 x float> %v, <8 x float> poison, <8 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1, i32 2, i32 3>
  %y1 = getelementptr float, ptr %y, i64 4
  store <8 x float> %moved, ptr %y, align 4
  store <8 x float> %v, ptr %y1, align 4
  ret i32 %w
}

; Lanes that are no whole bytes.
; CHECK-LABEL: @bits(
; CHECK-COUNT-2: store <16 x i1>
define void @bits(ptr noalias %x, ptr noalias %y) {
  %x1 = getelementptr i8, ptr %x, i64 1
  %y1 = getelementptr i8, ptr %y, i64 1
  %a0 = load <16 x i1>, ptr %x, align 1
  %a1 = load <16 x i1>, ptr %x1, align 1
  store <16 x i1> %a0, ptr %y, align 1
  store <16 x i1> %a1, ptr %y1, align 1
  ret void
}
