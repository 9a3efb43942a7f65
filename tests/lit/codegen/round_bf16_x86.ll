; x86 without AVX512_BF16 rounds with integers: four instructions per vector. NaN is seen to before
; the loop. With AVX512_BF16 conversions stay what they are.
; RUN: %opt -passes='ropewalk-round-bf16' -S %s | FileCheck %s
; RUN: %opt -passes='ropewalk-round-bf16' %s | llc -O3 | FileCheck %s --check-prefix=ASM
target triple = "x86_64-unknown-linux-gnu"

; CHECK-LABEL: @row_in_registers(
; CHECK: entry:
; CHECK: %[[NAN:.*]] = fcmp uno <8 x float> %c, %c
; CHECK: %[[C:.*]] = select <8 x i1> %[[NAN]], <8 x float> splat (float 0x7FF8000000000000), <8 x float> %c
; CHECK: br label %loop
; CHECK: %y = fmul <8 x float> %x, %[[C]]
; CHECK-NEXT: %[[BITS:.*]] = bitcast <8 x float> %y to <8 x i32>
; CHECK-NEXT: %[[DOWN:.*]] = lshr <8 x i32> %[[BITS]], splat (i32 16)
; CHECK-NEXT: %[[ODD:.*]] = and <8 x i32> %[[DOWN]], splat (i32 1)
; CHECK-NEXT: %[[TIES:.*]] = add <8 x i32> %[[BITS]], %[[ODD]]
; CHECK-NEXT: %[[SUM:.*]] = add <8 x i32> %[[TIES]], splat (i32 32767)
; CHECK-NOT: fcmp
; CHECK-NOT: fptrunc
; CHECK: ret void
; ASM-LABEL: row_in_registers:
; ASM: vcmpunordps
; ASM: [[LOOP:.LBB[0-9_]+]]:
; ASM-NOT: vcmp
; ASM: vmulps
; ASM: vpsrld $16
; ASM: jne [[LOOP]]
define void @row_in_registers(ptr %in, ptr %out, i64 %n, <8 x float> %c) "target-features"="+avx2,+fma" {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %from = getelementptr <8 x i32>, ptr %in, i64 %i
  %words = load <8 x i32>, ptr %from, align 4
  %low = shl <8 x i32> %words, splat (i32 16)
  %x = bitcast <8 x i32> %low to <8 x float>
  %y = fmul <8 x float> %x, %c
  %r = fptrunc <8 x float> %y to <8 x bfloat>
  %to = getelementptr <8 x bfloat>, ptr %out, i64 %i
  store <8 x bfloat> %r, ptr %to, align 2
  %next = add i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %end, label %loop
end:
  ret void
}

; CHECK-LABEL: @native(
; CHECK-NEXT: fptrunc <8 x float> %x to <8 x bfloat>
define <8 x bfloat> @native(<8 x float> %x) "target-features"="+avx512bf16,+avx512vl" {
  %r = fptrunc <8 x float> %x to <8 x bfloat>
  ret <8 x bfloat> %r
}

; NaN that each result keeps is left out where rows are seen to before the loop: of words, of their
; upper halves, and of lower ones; not where something else is rounded than what is compared.
; CHECK-LABEL: @guarded(
; CHECK: entry:
; CHECK: %[[NAN:.*]] = fcmp uno <8 x float> %c, %c
; CHECK: select <8 x i1> %[[NAN]], <8 x float> splat (float 0x7FF8000000000000), <8 x float> %c
; CHECK: loop:
; CHECK-NOT: select
; CHECK: %other = select <8 x i1> %isNan,
; CHECK-NOT: select
; CHECK: ret void
define void @guarded(ptr %in, ptr %out, i64 %n, <8 x float> %c) "target-features"="+avx2,+fma" {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %from = getelementptr <8 x i32>, ptr %in, i64 %i
  %words = load <8 x i32>, ptr %from, align 4
  %low = shl <8 x i32> %words, splat (i32 16)
  %x = bitcast <8 x i32> %low to <8 x float>
  %y = fmul <8 x float> %x, %c
  %bits = bitcast <8 x float> %y to <8 x i32>
  %down = lshr <8 x i32> %bits, splat (i32 16)
  %odd = and <8 x i32> %down, splat (i32 1)
  %up = add <8 x i32> %bits, splat (i32 32767)
  %sum = add <8 x i32> %up, %odd
  %isNan = fcmp uno <8 x float> %y, zeroinitializer
  %upper = and <8 x i32> %sum, splat (i32 -65536)
  %word = select <8 x i1> %isNan, <8 x i32> splat (i32 2143289344), <8 x i32> %upper
  %moved = lshr <8 x i32> %sum, splat (i32 16)
  %lower = select <8 x i1> %isNan, <8 x i32> splat (i32 32704), <8 x i32> %moved
  %short = trunc nuw <8 x i32> %moved to <8 x i16>
  %half = select <8 x i1> %isNan, <8 x i16> splat (i16 32704), <8 x i16> %short
  %whole = select <8 x i1> %isNan, <8 x i32> splat (i32 2143289344), <8 x i32> %sum
  %other = select <8 x i1> %isNan, <8 x i32> splat (i32 2143289344), <8 x i32> %words
  %a = or <8 x i32> %word, %lower
  %b = xor <8 x i32> %whole, %other
  %c2 = xor <8 x i32> %a, %b
  %to = getelementptr <8 x i32>, ptr %out, i64 %i
  store <8 x i32> %c2, ptr %to, align 2
  %to2 = getelementptr <8 x i16>, ptr %out, i64 %n
  store <8 x i16> %half, ptr %to2, align 2
  %next = add i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %end, label %loop
end:
  ret void
}

; CHECK-LABEL: @guarded_in_no_loop(
; CHECK: %guarded = select
define <8 x i32> @guarded_in_no_loop(<8 x float> %y) "target-features"="+avx2,+fma" {
  %bits = bitcast <8 x float> %y to <8 x i32>
  %down = lshr <8 x i32> %bits, splat (i32 16)
  %odd = and <8 x i32> %down, splat (i32 1)
  %up = add <8 x i32> %bits, splat (i32 32767)
  %sum = add <8 x i32> %up, %odd
  %isNan = fcmp uno <8 x float> %y, zeroinitializer
  %guarded = select <8 x i1> %isNan, <8 x i32> splat (i32 2143289344), <8 x i32> %sum
  ret <8 x i32> %guarded
}
