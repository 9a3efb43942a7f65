; Arm without FEAT_BF16 rounds with integers: cmtst, sub, addhn. NaN is seen to before the loop, or
; with two more instructions per vector.
; RUN: %opt -passes='ropewalk-round-bf16' -S %s | FileCheck %s
; RUN: %opt -passes='ropewalk-round-bf16' %s | llc -O3 | FileCheck %s --check-prefix=ASM
target triple = "aarch64-unknown-linux-gnu"

; CHECK-LABEL: @four(
; CHECK-NEXT: %[[NAN:.*]] = fcmp uno <4 x float> %x, %x
; CHECK-NEXT: %[[SHORT:.*]] = select <4 x i1> %[[NAN]], <4 x float> splat (float 0x7FF8000000000000), <4 x float> %x
; CHECK-NEXT: %[[BITS:.*]] = bitcast <4 x float> %[[SHORT]] to <4 x i32>
; CHECK-NEXT: %[[LAST:.*]] = and <4 x i32> %[[BITS]], splat (i32 65536)
; CHECK-NEXT: %[[ISODD:.*]] = icmp ne <4 x i32> %[[LAST]], zeroinitializer
; CHECK-NEXT: %[[ODD:.*]] = sext <4 x i1> %[[ISODD]] to <4 x i32>
; CHECK-NEXT: %[[TIES:.*]] = sub <4 x i32> %[[BITS]], %[[ODD]]
; CHECK-NEXT: %[[SUM:.*]] = add <4 x i32> %[[TIES]], splat (i32 32767)
; CHECK-NEXT: %[[UPPER:.*]] = lshr <4 x i32> %[[SUM]], splat (i32 16)
; CHECK-NEXT: %[[HALVES:.*]] = trunc <4 x i32> %[[UPPER]] to <4 x i16>
; CHECK-NEXT: %[[R:.*]] = bitcast <4 x i16> %[[HALVES]] to <4 x bfloat>
; CHECK-NEXT: ret <4 x bfloat> %[[R]]
define <4 x bfloat> @four(<4 x float> %x) "target-features"="+neon" {
  %r = fptrunc <4 x float> %x to <4 x bfloat>
  ret <4 x bfloat> %r
}

; ASM-LABEL: eight:
; ASM-COUNT-2: fcmeq
; ASM-COUNT-2: cmtst
; ASM: addhn v{{.*}}.4h
; ASM: addhn2
; ASM: ret
define <8 x i16> @eight(<8 x float> %x) "target-features"="+neon" {
  %narrow = fptrunc <8 x float> %x to <8 x bfloat>
  %r = bitcast <8 x bfloat> %narrow to <8 x i16>
  ret <8 x i16> %r
}

; Lone elements likewise.
; CHECK-LABEL: @scalar(
; CHECK: select i1 %{{.*}}, float 0x7FF8000000000000, float %
; CHECK-NOT: fptrunc
; CHECK: ret bfloat
define bfloat @scalar(float %x) "target-features"="+neon" {
  %r = fptrunc float %x to bfloat
  ret bfloat %r
}

; A NaN of a row that the loop does not change is replaced before it, once for all uses; elements,
; shifted or masked, need no care.
; CHECK-LABEL: @row_in_registers(
; CHECK: entry:
; CHECK-DAG: %[[NANC:.*]] = fcmp uno <4 x float> %c, %c
; CHECK-DAG: %[[C:.*]] = select <4 x i1> %[[NANC]], <4 x float> splat (float 0x7FF8000000000000), <4 x float> %c
; CHECK-DAG: %[[NANS:.*]] = fcmp uno <4 x float> %s, %s
; CHECK-DAG: %[[S:.*]] = select <4 x i1> %[[NANS]], <4 x float> splat (float 0x7FF8000000000000), <4 x float> %s
; CHECK: br label %loop
; CHECK: %p = fmul <4 x float> %x1, %[[S]]
; CHECK-NEXT: %mp = fneg <4 x float> %p
; CHECK-NEXT: %y0 = call <4 x float> @llvm.fma.v4f32(<4 x float> %x0, <4 x float> %[[C]], <4 x float> %mp)
; CHECK-NEXT: %q = fmul <4 x float> %swapped, %[[S]]
; CHECK-NEXT: %y1 = call <4 x float> @llvm.fma.v4f32(<4 x float> %x1, <4 x float> %[[C]], <4 x float> %q)
; CHECK-NOT: select
; CHECK-NOT: fptrunc
; CHECK: ret void
; ASM-LABEL: row_in_registers:
; ASM: fcmeq
; ASM: fcmeq
; ASM: [[LOOP:.LBB[0-9_]+]]:
; ASM-NOT: fcm
; ASM-COUNT-2: addhn
; ASM: b.ne [[LOOP]]
define void @row_in_registers(ptr %in, ptr %out, i64 %n, <4 x float> %c, <4 x float> %s) "target-features"="+neon" {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %from = getelementptr <4 x i32>, ptr %in, i64 %i
  %words = load <4 x i32>, ptr %from
  %low = shl <4 x i32> %words, splat (i32 16)
  %x0 = bitcast <4 x i32> %low to <4 x float>
  %high = and <4 x i32> %words, splat (i32 -65536)
  %x1 = bitcast <4 x i32> %high to <4 x float>
  %swapped = shufflevector <4 x float> %x0, <4 x float> poison, <4 x i32> <i32 1, i32 0, i32 3, i32 2>
  %p = fmul <4 x float> %x1, %s
  %mp = fneg <4 x float> %p
  %y0 = call <4 x float> @llvm.fma.v4f32(<4 x float> %x0, <4 x float> %c, <4 x float> %mp)
  %q = fmul <4 x float> %swapped, %s
  %y1 = call <4 x float> @llvm.fma.v4f32(<4 x float> %x1, <4 x float> %c, <4 x float> %q)
  %r0 = fptrunc <4 x float> %y0 to <4 x bfloat>
  %r1 = fptrunc <4 x float> %y1 to <4 x bfloat>
  %to = getelementptr <8 x bfloat>, ptr %out, i64 %i
  store <4 x bfloat> %r0, ptr %to
  %to1 = getelementptr i8, ptr %to, i64 8
  store <4 x bfloat> %r1, ptr %to1
  %next = add i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %end, label %loop
end:
  ret void
}

; A row that is read in the loop may hold any NaN: results are seen to. So are those of no
; arithmetic, which may be signalling.
; CHECK-LABEL: @row_in_memory(
; CHECK: entry:
; CHECK-NEXT: br label %loop
; CHECK: %y = fmul <4 x float> %x, %c
; CHECK: select <4 x i1> %{{.*}}, <4 x float> splat (float 0x7FF8000000000000), <4 x float> %y
; CHECK: select <4 x i1> %{{.*}}, <4 x float> splat (float 0x7FF8000000000000), <4 x float> %x
; CHECK: ret void
define void @row_in_memory(ptr %in, ptr %row, ptr %out, i64 %n) "target-features"="+neon" {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %from = getelementptr <4 x i16>, ptr %in, i64 %i
  %narrow = load <4 x i16>, ptr %from
  %wide = zext <4 x i16> %narrow to <4 x i32>
  %bits = shl <4 x i32> %wide, splat (i32 16)
  %x = bitcast <4 x i32> %bits to <4 x float>
  %entry.at = getelementptr <4 x float>, ptr %row, i64 %i
  %c = load <4 x float>, ptr %entry.at
  %y = fmul <4 x float> %x, %c
  %r = fptrunc <4 x float> %y to <4 x bfloat>
  %to = getelementptr <8 x bfloat>, ptr %out, i64 %i
  store <4 x bfloat> %r, ptr %to
  %same = fptrunc <4 x float> %x to <4 x bfloat>
  %to1 = getelementptr i8, ptr %to, i64 8
  store <4 x bfloat> %same, ptr %to1
  %next = add i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %end, label %loop
end:
  ret void
}

; Where there is the instruction, and other types, are left alone.
; CHECK-LABEL: @native(
; CHECK-NEXT: fptrunc <4 x float> %x to <4 x bfloat>
define <4 x bfloat> @native(<4 x float> %x) "target-features"="+neon,+fullfp16,+bf16" {
  %r = fptrunc <4 x float> %x to <4 x bfloat>
  ret <4 x bfloat> %r
}

; CHECK-LABEL: @half(
; CHECK-NEXT: fptrunc <4 x float> %x to <4 x half>
define <4 x half> @half(<4 x float> %x) "target-features"="+neon" {
  %r = fptrunc <4 x float> %x to <4 x half>
  ret <4 x half> %r
}
