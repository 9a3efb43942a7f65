; A vector that is stored to the stack and read again some lanes further on stays in a register.
; RUN: %opt -passes=ropewalk-forward-stores -S %s | FileCheck %s
target datalayout = "e-m:e-p:64:64-i64:64-n8:16:32:64-S128"

; Lanes beyond the stored vector were never written.
; CHECK-LABEL: @partner_lanes(
; CHECK: store <4 x float> %v, ptr %slot
; CHECK: %[[R:.*]] = shufflevector <4 x float> %v, <4 x float> poison, <4 x i32> <i32 1, i32 2, i32 3, i32 poison>
; CHECK-NEXT: ret <4 x float> %[[R]]
define <4 x float> @partner_lanes(<4 x float> %v) {
  %slot = alloca [8 x float], align 64
  store <4 x float> %v, ptr %slot
  %p = getelementptr i8, ptr %slot, i64 4
  %r = load <4 x float>, ptr %p, align 4
  ret <4 x float> %r
}

; Other bits of the same width.
; CHECK-LABEL: @other_type(
; CHECK: %[[CAST:.*]] = bitcast <4 x float> %v to <8 x i16>
; CHECK-NEXT: %[[R:.*]] = shufflevector <8 x i16> %[[CAST]], <8 x i16> poison, <8 x i32> <i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison>
; CHECK-NEXT: ret <8 x i16> %[[R]]
define <8 x i16> @other_type(<4 x float> %v) {
  %slot = alloca [8 x float], align 64
  store <4 x float> %v, ptr %slot
  %p = getelementptr i8, ptr %slot, i64 6
  %r = load <8 x i16>, ptr %p, align 2
  ret <8 x i16> %r
}

; The last of several stores counts, and stores to other bytes do not matter.
; CHECK-LABEL: @last_store(
; CHECK: %[[R:.*]] = shufflevector <4 x float> %w, <4 x float> poison, <4 x i32> <i32 2, i32 3, i32 poison, i32 poison>
; CHECK: ret <4 x float> %[[R]]
define <4 x float> @last_store(<4 x float> %v, <4 x float> %w) {
  %slot = alloca [64 x float], align 64
  call void @llvm.lifetime.start.p0(ptr %slot)
  store <4 x float> %v, ptr %slot
  store <4 x float> %w, ptr %slot
  %far = getelementptr i8, ptr %slot, i64 128
  store <4 x float> %v, ptr %far
  %p = getelementptr i8, ptr %slot, i64 8
  %r = load <4 x float>, ptr %p, align 4
  call void @llvm.lifetime.end.p0(ptr %slot)
  ret <4 x float> %r
}

; A stage of two registers: lanes from both.
; CHECK-LABEL: @two_stores(
; CHECK: %[[A:.*]] = shufflevector <4 x float> %w, <4 x float> poison, <4 x i32> <i32 1, i32 2, i32 3, i32 poison>
; CHECK-NEXT: %[[R:.*]] = shufflevector <4 x float> %[[A]], <4 x float> %v, <4 x i32> <i32 0, i32 1, i32 2, i32 4>
; CHECK-NEXT: ret <4 x float> %[[R]]
define <4 x float> @two_stores(<4 x float> %v, <4 x float> %w) {
  %slot = alloca [8 x float], align 64
  %q = getelementptr i8, ptr %slot, i64 16
  store <4 x float> %v, ptr %q
  store <4 x float> %w, ptr %slot
  %p = getelementptr i8, ptr %slot, i64 4
  %r = load <4 x float>, ptr %p, align 4
  ret <4 x float> %r
}

; Lanes before the vector are undefined too.
; CHECK-LABEL: @before(
; CHECK: %[[R:.*]] = shufflevector <4 x float> %v, <4 x float> poison, <4 x i32> <i32 poison, i32 0, i32 1, i32 2>
; CHECK-NEXT: ret <4 x float> %[[R]]
define <4 x float> @before(<4 x float> %v) {
  %slot = alloca [8 x float], align 64
  %q = getelementptr i8, ptr %slot, i64 4
  store <4 x float> %v, ptr %q, align 4
  %r = load <4 x float>, ptr %slot
  ret <4 x float> %r
}

; A load of all registers of a stage.
; CHECK-LABEL: @wider(
; CHECK-DAG: %[[V:.*]] = shufflevector <4 x float> %v, <4 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
; CHECK: %[[A:.*]] = shufflevector <8 x float> %[[V]], <8 x float> poison, <8 x i32> <i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
; CHECK: %[[W:.*]] = shufflevector <4 x float> %w, <4 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
; CHECK: %[[R:.*]] = shufflevector <8 x float> %[[A]], <8 x float> %[[W]], <8 x i32> <i32 0, i32 1, i32 2, i32 8, i32 9, i32 10, i32 11, i32 7>
; CHECK-NEXT: ret <8 x float> %[[R]]
define <8 x float> @wider(<4 x float> %v, <4 x float> %w) {
  %slot = alloca [16 x float], align 64
  store <4 x float> %v, ptr %slot
  %q = getelementptr i8, ptr %slot, i64 16
  store <4 x float> %w, ptr %q
  %p = getelementptr i8, ptr %slot, i64 4
  %r = load <8 x float>, ptr %p, align 4
  ret <8 x float> %r
}

; The rest is left as it is. Lanes that something else writes, as it would in a loop:
; CHECK-LABEL: @written_behind_later(
; CHECK: %r = load <4 x float>
define <4 x float> @written_behind_later(<4 x float> %v) {
  %slot = alloca [8 x float], align 64
  store <4 x float> %v, ptr %slot
  %p = getelementptr i8, ptr %slot, i64 4
  %r = load <4 x float>, ptr %p, align 4
  %q = getelementptr i8, ptr %slot, i64 16
  store float 0.0, ptr %q
  ret <4 x float> %r
}

; A part of the vector is overwritten in between:
; CHECK-LABEL: @overwritten_between(
; CHECK: %r = load <4 x float>
define <4 x float> @overwritten_between(<4 x float> %v) {
  %slot = alloca [8 x float], align 64
  store <4 x float> %v, ptr %slot
  %q = getelementptr i8, ptr %slot, i64 8
  store float 0.0, ptr %q
  %p = getelementptr i8, ptr %slot, i64 4
  %r = load <4 x float>, ptr %p, align 4
  ret <4 x float> %r
}

; The address goes somewhere else:
; CHECK-LABEL: @escapes(
; CHECK: %r = load <4 x float>
declare void @look(ptr)
define <4 x float> @escapes(<4 x float> %v) {
  %slot = alloca [8 x float], align 64
  call void @look(ptr %slot)
  store <4 x float> %v, ptr %slot
  %p = getelementptr i8, ptr %slot, i64 4
  %r = load <4 x float>, ptr %p, align 4
  ret <4 x float> %r
}

; or is itself stored:
; CHECK-LABEL: @address_stored(
; CHECK: %r = load <4 x float>
define <4 x float> @address_stored(<4 x float> %v, ptr %out) {
  %slot = alloca [8 x float], align 64
  store ptr %slot, ptr %out
  store <4 x float> %v, ptr %slot
  %p = getelementptr i8, ptr %slot, i64 4
  %r = load <4 x float>, ptr %p, align 4
  ret <4 x float> %r
}

; An offset that is not known may reach any byte:
; CHECK-LABEL: @unknown_offset(
; CHECK: %r = load <4 x float>
define <4 x float> @unknown_offset(<4 x float> %v, i64 %i) {
  %slot = alloca [8 x float], align 64
  store <4 x float> %v, ptr %slot
  %q = getelementptr float, ptr %slot, i64 %i
  store float 0.0, ptr %q
  %p = getelementptr i8, ptr %slot, i64 4
  %r = load <4 x float>, ptr %p, align 4
  ret <4 x float> %r
}

; So may an intrinsic that writes:
; CHECK-LABEL: @memset(
; CHECK: %r = load <4 x float>
define <4 x float> @memset(<4 x float> %v) {
  %slot = alloca [8 x float], align 64
  store <4 x float> %v, ptr %slot
  call void @llvm.memset.p0.i64(ptr %slot, i8 0, i64 32, i1 false)
  %p = getelementptr i8, ptr %slot, i64 4
  %r = load <4 x float>, ptr %p, align 4
  ret <4 x float> %r
}

; Lanes that straddle the stored ones:
; CHECK-LABEL: @between_lanes(
; CHECK: %r = load <4 x float>
define <4 x float> @between_lanes(<4 x float> %v) {
  %slot = alloca [8 x float], align 64
  store <4 x float> %v, ptr %slot
  %p = getelementptr i8, ptr %slot, i64 2
  %r = load <4 x float>, ptr %p, align 2
  ret <4 x float> %r
}

; A narrower load, a volatile one, and one in another block:
; CHECK-LABEL: @narrower(
; CHECK: %r = load <2 x float>
define <2 x float> @narrower(<4 x float> %v) {
  %slot = alloca [16 x float], align 64
  store <4 x float> %v, ptr %slot
  %p = getelementptr i8, ptr %slot, i64 4
  %r = load <2 x float>, ptr %p, align 4
  ret <2 x float> %r
}

; CHECK-LABEL: @volatile(
; CHECK: %r = load volatile <4 x float>
define <4 x float> @volatile(<4 x float> %v) {
  %slot = alloca [8 x float], align 64
  store <4 x float> %v, ptr %slot
  %p = getelementptr i8, ptr %slot, i64 4
  %r = load volatile <4 x float>, ptr %p, align 4
  ret <4 x float> %r
}

; CHECK-LABEL: @other_block(
; CHECK: %r = load <4 x float>
define <4 x float> @other_block(<4 x float> %v) {
  %slot = alloca [8 x float], align 64
  store <4 x float> %v, ptr %slot
  %p = getelementptr i8, ptr %slot, i64 4
  br label %next
next:
  %r = load <4 x float>, ptr %p, align 4
  ret <4 x float> %r
}

; Memory that is not the stack's:
; CHECK-LABEL: @not_the_stack(
; CHECK: %r = load <4 x float>
define <4 x float> @not_the_stack(<4 x float> %v, ptr %memory) {
  store <4 x float> %v, ptr %memory
  %p = getelementptr i8, ptr %memory, i64 4
  %r = load <4 x float>, ptr %p, align 4
  ret <4 x float> %r
}

; Halide puts a stage where another one was: a lane written by that one does not matter where no
; shuffle takes it.
; CHECK-LABEL: @reused_slot(
; CHECK-NOT: load
; CHECK: %[[R:.*]] = shufflevector <4 x float> %v, <4 x float> poison, <4 x i32> <i32 1, i32 2, i32 3, i32 poison>
; CHECK-NEXT: %[[S:.*]] = shufflevector <4 x float> %[[R]], <4 x float> %v, <4 x i32> <i32 0, i32 4, i32 2, i32 6>
; CHECK-NEXT: ret <4 x float> %[[S]]
define <4 x float> @reused_slot(<8 x float> %old, <4 x float> %v) {
  %slot = alloca [8 x float], align 64
  store <8 x float> %old, ptr %slot
  br label %next
next:
  store <4 x float> %v, ptr %slot
  %p = getelementptr i8, ptr %slot, i64 4
  %r = load <4 x float>, ptr %p, align 4
  %s = shufflevector <4 x float> %r, <4 x float> %v, <4 x i32> <i32 0, i32 4, i32 2, i32 6>
  ret <4 x float> %s
}

; It does where one takes it, as first or second operand, or anything else reads the vector.
; CHECK-LABEL: @reused_slot_read(
; CHECK: load <4 x float>
; CHECK: load <4 x float>
; CHECK: load <4 x float>
define <4 x float> @reused_slot_read(<8 x float> %old, <4 x float> %v) {
  %slot = alloca [8 x float], align 64
  store <8 x float> %old, ptr %slot
  br label %next
next:
  store <4 x float> %v, ptr %slot
  %p = getelementptr i8, ptr %slot, i64 4
  %first = load <4 x float>, ptr %p, align 4
  %second = load <4 x float>, ptr %p, align 4
  %all = load <4 x float>, ptr %p, align 4
  %a = shufflevector <4 x float> %first, <4 x float> %v, <4 x i32> <i32 0, i32 3, i32 6, i32 7>
  %b = shufflevector <4 x float> %v, <4 x float> %second, <4 x i32> <i32 0, i32 1, i32 4, i32 7>
  %c = fadd <4 x float> %a, %b
  %d = fadd <4 x float> %c, %all
  ret <4 x float> %d
}
