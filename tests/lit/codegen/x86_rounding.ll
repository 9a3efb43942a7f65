; Rounding to bf16 in x86's own instructions: what is added is looked up, and two results become
; words by a shuffle under a mask, where there are such instructions. The rest stays as it is.
; RUN: %opt -passes='ropewalk-x86-rounding' -S %s | FileCheck %s
; RUN: %opt -passes='ropewalk-x86-rounding' %s | llc -O3 | FileCheck %s --check-prefix=ASM
target triple = "x86_64-unknown-linux-gnu"

; The constants are 0x7fff and 0x8000, as floats.
; CHECK-LABEL: @looked_up(
; CHECK-NEXT: %[[DOWN:.*]] = lshr <8 x i32> %bits, splat (i32 16)
; CHECK-NEXT: %[[FLOAT:.*]] = call <8 x float> @llvm.x86.avx.vpermilvar.ps.256(<8 x float> <float 0x378FFFC000000000, float 0x3790000000000000, float 0x378FFFC000000000, float 0x3790000000000000, float 0x378FFFC000000000, float 0x3790000000000000, float 0x378FFFC000000000, float 0x3790000000000000>, <8 x i32> %[[DOWN]])
; CHECK-NEXT: %[[FOUND:.*]] = call <8 x float> asm "", "=x,0"(<8 x float> %[[FLOAT]])
; CHECK-NEXT: %[[AMOUNT:.*]] = bitcast <8 x float> %[[FOUND]] to <8 x i32>
; CHECK-NEXT: %[[SUM:.*]] = add <8 x i32> %bits, %[[AMOUNT]]
; CHECK-NEXT: ret <8 x i32> %[[SUM]]
; ASM-LABEL: looked_up:
; ASM: vpsrld
; ASM: vpermilps
; ASM: vpaddd
; ASM-NEXT: retq
define <8 x i32> @looked_up(<8 x i32> %bits) "target-features"="+avx2" {
  %down = lshr <8 x i32> %bits, splat (i32 16)
  %odd = and <8 x i32> %down, splat (i32 1)
  %ties = add <8 x i32> %bits, %odd
  %sum = add <8 x i32> %ties, splat (i32 32767)
  ret <8 x i32> %sum
}

; The other orders.
; CHECK-LABEL: @constant_first(
; CHECK: call <4 x float> @llvm.x86.avx.vpermilvar.ps(
; CHECK-NOT: and
; CHECK: ret
define <4 x i32> @constant_first(<4 x i32> %bits) "target-features"="+avx2" {
  %down = lshr <4 x i32> %bits, splat (i32 16)
  %odd = and <4 x i32> %down, splat (i32 1)
  %up = add <4 x i32> %bits, splat (i32 32767)
  %sum = add <4 x i32> %up, %odd
  ret <4 x i32> %sum
}

; CHECK-LABEL: @amount_first(
; CHECK: call <8 x float> @llvm.x86.avx.vpermilvar.ps.256(
; CHECK-NOT: and
; CHECK: ret
define <8 x i32> @amount_first(<8 x i32> %bits) "target-features"="+avx2" {
  %down = lshr <8 x i32> %bits, splat (i32 16)
  %odd = and <8 x i32> %down, splat (i32 1)
  %amount = add <8 x i32> %odd, splat (i32 32767)
  %sum = add <8 x i32> %amount, %bits
  ret <8 x i32> %sum
}

; Two registers.
; CHECK-LABEL: @two_registers(
; CHECK-COUNT-2: call <8 x float> @llvm.x86.avx.vpermilvar.ps.256(
; CHECK: shufflevector <8 x i32> {{.*}}, <16 x i32>
; ASM-LABEL: two_registers:
; ASM-COUNT-2: vpermilps
; ASM-NOT: vpermilps
; ASM: retq
define <16 x i32> @two_registers(<16 x i32> %bits) "target-features"="+avx2" {
  %down = lshr <16 x i32> %bits, splat (i32 16)
  %odd = and <16 x i32> %down, splat (i32 1)
  %ties = add <16 x i32> %bits, %odd
  %sum = add <16 x i32> %ties, splat (i32 32767)
  ret <16 x i32> %sum
}

; Neighbours, which LLVM must not join to one lookup.
; ASM-LABEL: neighbours:
; ASM-COUNT-2: vpermilps {{.*}}, %ymm
; ASM: retq
define <16 x i32> @neighbours(<8 x float> %a, <8 x float> %b, <8 x float> %c) "target-cpu"="x86-64-v4" "target-features"="+avx2,+fma,+avx512bw,+avx512vl" "prefer-vector-width"="512" {
  %x = call <8 x float> @llvm.fma.v8f32(<8 x float> %a, <8 x float> %b, <8 x float> %c)
  %y = call <8 x float> @llvm.fma.v8f32(<8 x float> %a, <8 x float> %c, <8 x float> %b)
  %xBits = bitcast <8 x float> %x to <8 x i32>
  %xDown = lshr <8 x i32> %xBits, splat (i32 16)
  %xOdd = and <8 x i32> %xDown, splat (i32 1)
  %xTies = add <8 x i32> %xBits, %xOdd
  %xSum = add <8 x i32> %xTies, splat (i32 32767)
  %yBits = bitcast <8 x float> %y to <8 x i32>
  %yDown = lshr <8 x i32> %yBits, splat (i32 16)
  %yOdd = and <8 x i32> %yDown, splat (i32 1)
  %yTies = add <8 x i32> %yBits, %yOdd
  %ySum = add <8 x i32> %yTies, splat (i32 32767)
  %both = shufflevector <8 x i32> %xSum, <8 x i32> %ySum, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  ret <16 x i32> %both
}

; Another shift, bits of something else, lanes of no register, no AVX2: as they are.
; CHECK-LABEL: @other_shift(
; CHECK-NOT: vpermilvar
; CHECK-LABEL: @other_bits(
; CHECK-NOT: vpermilvar
; CHECK-LABEL: @other_constant(
; CHECK-NOT: vpermilvar
; CHECK-LABEL: @twelve(
; CHECK-NOT: vpermilvar
; CHECK-LABEL: @two(
; CHECK-NOT: vpermilvar
; CHECK-LABEL: @scalar(
; CHECK-NOT: vpermilvar
; CHECK-LABEL: @baseline(
; CHECK-NOT: vpermilvar
define <8 x i32> @other_shift(<8 x i32> %bits) "target-features"="+avx2" {
  %down = lshr <8 x i32> %bits, splat (i32 15)
  %odd = and <8 x i32> %down, splat (i32 1)
  %ties = add <8 x i32> %bits, %odd
  %sum = add <8 x i32> %ties, splat (i32 32767)
  ret <8 x i32> %sum
}
define <8 x i32> @other_bits(<8 x i32> %bits, <8 x i32> %other) "target-features"="+avx2" {
  %down = lshr <8 x i32> %bits, splat (i32 16)
  %odd = and <8 x i32> %down, splat (i32 1)
  %ties = add <8 x i32> %other, %odd
  %sum = add <8 x i32> %ties, splat (i32 32767)
  ret <8 x i32> %sum
}
define <8 x i32> @other_constant(<8 x i32> %bits) "target-features"="+avx2" {
  %down = lshr <8 x i32> %bits, splat (i32 16)
  %odd = and <8 x i32> %down, splat (i32 1)
  %ties = add <8 x i32> %bits, %odd
  %sum = add <8 x i32> %ties, splat (i32 4095)
  ret <8 x i32> %sum
}
define <12 x i32> @twelve(<12 x i32> %bits) "target-features"="+avx2" {
  %down = lshr <12 x i32> %bits, splat (i32 16)
  %odd = and <12 x i32> %down, splat (i32 1)
  %ties = add <12 x i32> %bits, %odd
  %sum = add <12 x i32> %ties, splat (i32 32767)
  ret <12 x i32> %sum
}
define <2 x i32> @two(<2 x i32> %bits) "target-features"="+avx2" {
  %down = lshr <2 x i32> %bits, splat (i32 16)
  %odd = and <2 x i32> %down, splat (i32 1)
  %ties = add <2 x i32> %bits, %odd
  %sum = add <2 x i32> %ties, splat (i32 32767)
  ret <2 x i32> %sum
}
define i32 @scalar(i32 %bits) "target-features"="+avx2" {
  %down = lshr i32 %bits, 16
  %odd = and i32 %down, 1
  %ties = add i32 %bits, %odd
  %sum = add i32 %ties, 32767
  ret i32 %sum
}
define <4 x i32> @baseline(<4 x i32> %bits) {
  %down = lshr <4 x i32> %bits, splat (i32 16)
  %odd = and <4 x i32> %down, splat (i32 1)
  %ties = add <4 x i32> %bits, %odd
  %sum = add <4 x i32> %ties, splat (i32 32767)
  ret <4 x i32> %sum
}

; Words of two results: one shuffle per register, one mask for all.
; CHECK-LABEL: @words(
; CHECK-NEXT: %[[UNKNOWN:.*]] = call i64 asm "", "=r,0"(i64 3689348814741910323)
; CHECK-NEXT: %[[MASK:.*]] = bitcast i64 %[[UNKNOWN]] to <64 x i1>
; CHECK-NOT: asm
; CHECK: %[[MOVED:.*]] = call <64 x i8> @llvm.x86.avx512.pshuf.b.512(<64 x i8> %{{.*}}, <64 x i8> <i8 2, i8 3, i8 2, i8 3, i8 6, i8 7, i8 6, i8 7, i8 10,
; CHECK: select <64 x i1> %[[MASK]], <64 x i8> %[[MOVED]], <64 x i8>
; CHECK: select <64 x i1> %[[MASK]], <64 x i8>
; CHECK-NOT: = or
; CHECK: ret void
; ASM-LABEL: words:
; ASM: kmovq
; ASM: vpshufb %zmm{{[0-9]+}}, %zmm{{[0-9]+}}, %zmm{{[0-9]+}} {%k[[#]]}
; ASM: vpshufb %zmm{{[0-9]+}}, %zmm{{[0-9]+}}, %zmm{{[0-9]+}} {%k[[#]]}
; ASM: retq
define void @words(<32 x i32> %low, <32 x i32> %high, ptr %out) "target-cpu"="x86-64-v4" "target-features"="+avx2,+avx512bw,+avx512vl" "prefer-vector-width"="512" {
  %low16 = lshr <32 x i32> %low, splat (i32 16)
  %lowHalf = trunc <32 x i32> %low16 to <32 x i16>
  %lowBf16 = bitcast <32 x i16> %lowHalf to <32 x bfloat>
  %lowBits = bitcast <32 x bfloat> %lowBf16 to <32 x i16>
  %lowWord = zext <32 x i16> %lowBits to <32 x i32>
  %high16 = lshr <32 x i32> %high, splat (i32 16)
  %highHalf = trunc <32 x i32> %high16 to <32 x i16>
  %highWord = zext <32 x i16> %highHalf to <32 x i32>
  %highUp = shl nuw <32 x i32> %highWord, splat (i32 16)
  %words = or disjoint <32 x i32> %highUp, %lowWord
  store <32 x i32> %words, ptr %out
  ret void
}

; As the MLIR backend has them.
; CHECK-LABEL: @masked_words(
; CHECK: call i32 asm "", "=r,0"(i32 858993459)
; CHECK: call <32 x i8> @llvm.x86.avx2.pshuf.b(
; CHECK-NOT: = or
; CHECK: ret <8 x i32>
; ASM-LABEL: masked_words:
; ASM: vpshufb {{.*}}, %ymm{{[0-9]+}}, %ymm{{[0-9]+}} {%k[[#]]}
define <8 x i32> @masked_words(<8 x i32> %low, <8 x i32> %high) "target-cpu"="x86-64-v4" "target-features"="+avx2,+avx512bw,+avx512vl" {
  %lowWord = lshr <8 x i32> %low, splat (i32 16)
  %highWord = and <8 x i32> %high, splat (i32 -65536)
  %words = or disjoint <8 x i32> %lowWord, %highWord
  ret <8 x i32> %words
}

; Other halves, 128 bits, and what has no masks stay as they are.
; CHECK-LABEL: @other_halves(
; CHECK: or <8 x i32>
; CHECK-LABEL: @quarters(
; CHECK: or disjoint <8 x i32>
; CHECK-LABEL: @four_words(
; CHECK: or <4 x i32>
; CHECK-LABEL: @no_masks(
; CHECK: or <8 x i32>
; ASM-LABEL: no_masks:
; ASM: vpblendw $170
define <8 x i32> @other_halves(<8 x i32> %low, <8 x i32> %high) "target-features"="+avx2,+avx512bw,+avx512vl" {
  %lowWord = lshr <8 x i32> %low, splat (i32 15)
  %highWord = and <8 x i32> %high, splat (i32 -65536)
  %words = or <8 x i32> %lowWord, %highWord
  ret <8 x i32> %words
}
define <8 x i32> @quarters(<8 x i32> %low, <8 x i32> %high) "target-features"="+avx2,+avx512bw,+avx512vl" {
  %low16 = lshr <8 x i32> %low, splat (i32 16)
  %quarter = trunc <8 x i32> %low16 to <8 x i8>
  %lowWord = zext <8 x i8> %quarter to <8 x i32>
  %highWord = and <8 x i32> %high, splat (i32 -65536)
  %words = or disjoint <8 x i32> %lowWord, %highWord
  ret <8 x i32> %words
}
define <4 x i32> @four_words(<4 x i32> %low, <4 x i32> %high) "target-features"="+avx2,+avx512bw,+avx512vl" {
  %lowWord = lshr <4 x i32> %low, splat (i32 16)
  %highWord = and <4 x i32> %high, splat (i32 -65536)
  %words = or <4 x i32> %lowWord, %highWord
  ret <4 x i32> %words
}
define <8 x i32> @no_masks(<8 x i32> %low, <8 x i32> %high) "target-features"="+avx2" {
  %lowWord = lshr <8 x i32> %low, splat (i32 16)
  %highWord = and <8 x i32> %high, splat (i32 -65536)
  %words = or <8 x i32> %lowWord, %highWord
  ret <8 x i32> %words
}
