; Two narrowings packed into words become one conversion of both and one shuffle.
; RUN: %opt -passes='ropewalk-pack-bf16,dce' -S %s | FileCheck %s

; The second operand fills the lower half: low lanes come from %low.
; CHECK-LABEL: @four_lanes(
; CHECK-NEXT: %[[BOTH:.*]] = call <8 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.128(<4 x float> %high, <4 x float> %low)
; CHECK-NEXT: %[[WORDS:.*]] = bitcast <8 x bfloat> %[[BOTH]] to <8 x i16>
; CHECK-NEXT: %[[MIXED:.*]] = shufflevector <8 x i16> %[[WORDS]], <8 x i16> poison, <8 x i32> <i32 0, i32 4, i32 1, i32 5, i32 2, i32 6, i32 3, i32 7>
; CHECK-NEXT: %[[R:.*]] = bitcast <8 x i16> %[[MIXED]] to <4 x i32>
; CHECK-NEXT: ret <4 x i32> %[[R]]
define <4 x i32> @four_lanes(<4 x float> %low, <4 x float> %high) "target-features"="+avx512vl,+avx512bf16" {
  %l = fptrunc <4 x float> %low to <4 x bfloat>
  %lb = bitcast <4 x bfloat> %l to <4 x i16>
  %lw = zext <4 x i16> %lb to <4 x i32>
  %h = fptrunc <4 x float> %high to <4 x bfloat>
  %hb = bitcast <4 x bfloat> %h to <4 x i16>
  %hw = zext <4 x i16> %hb to <4 x i32>
  %hs = shl nuw <4 x i32> %hw, splat (i32 16)
  %r = or <4 x i32> %lw, %hs
  ret <4 x i32> %r
}

; CHECK-LABEL: @eight_lanes(
; CHECK-NEXT: call <16 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.256(<8 x float> %high, <8 x float> %low)
; CHECK-NEXT: bitcast <16 x bfloat> {{.*}} to <16 x i16>
; CHECK-NEXT: shufflevector {{.*}} <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11, i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
define <8 x i32> @eight_lanes(<8 x float> %low, <8 x float> %high) "target-features"="+avx512vl,+avx512bf16" {
  %l = fptrunc <8 x float> %low to <8 x bfloat>
  %lb = bitcast <8 x bfloat> %l to <8 x i16>
  %lw = zext <8 x i16> %lb to <8 x i32>
  %h = fptrunc <8 x float> %high to <8 x bfloat>
  %hb = bitcast <8 x bfloat> %h to <8 x i16>
  %hw = zext <8 x i16> %hb to <8 x i32>
  %hs = shl <8 x i32> %hw, splat (i32 16)
  %r = or <8 x i32> %hs, %lw
  ret <8 x i32> %r
}

; CHECK-LABEL: @sixteen_lanes(
; CHECK-NEXT: call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %high, <16 x float> %low)
; CHECK-NEXT: bitcast <32 x bfloat> {{.*}} to <32 x i16>
; CHECK-NEXT: shufflevector <32 x i16>
; CHECK-NEXT: bitcast <32 x i16> {{.*}} to <16 x i32>
; CHECK-NEXT: ret
define <16 x i32> @sixteen_lanes(<16 x float> %low, <16 x float> %high) "target-features"="+avx512bf16" {
  %l = fptrunc <16 x float> %low to <16 x bfloat>
  %lb = bitcast <16 x bfloat> %l to <16 x i16>
  %lw = zext <16 x i16> %lb to <16 x i32>
  %h = fptrunc <16 x float> %high to <16 x bfloat>
  %hb = bitcast <16 x bfloat> %h to <16 x i16>
  %hw = zext <16 x i16> %hb to <16 x i32>
  %hs = shl <16 x i32> %hw, splat (i32 16)
  %r = or disjoint <16 x i32> %lw, %hs
  ret <16 x i32> %r
}

; The rest is left as it is. Another shift amount:
; CHECK-LABEL: @shift_by_eight(
; CHECK-NOT: cvtne2ps2bf16
; CHECK: ret
define <4 x i32> @shift_by_eight(<4 x float> %low, <4 x float> %high) "target-features"="+avx512vl,+avx512bf16" {
  %l = fptrunc <4 x float> %low to <4 x bfloat>
  %lb = bitcast <4 x bfloat> %l to <4 x i16>
  %lw = zext <4 x i16> %lb to <4 x i32>
  %h = fptrunc <4 x float> %high to <4 x bfloat>
  %hb = bitcast <4 x bfloat> %h to <4 x i16>
  %hw = zext <4 x i16> %hb to <4 x i32>
  %hs = shl <4 x i32> %hw, splat (i32 8)
  %r = or <4 x i32> %lw, %hs
  ret <4 x i32> %r
}

; A sign extension, whose upper half is not zero:
; CHECK-LABEL: @sign_extended(
; CHECK-NOT: cvtne2ps2bf16
; CHECK: ret
define <4 x i32> @sign_extended(<4 x float> %low, <4 x float> %high) "target-features"="+avx512vl,+avx512bf16" {
  %l = fptrunc <4 x float> %low to <4 x bfloat>
  %lb = bitcast <4 x bfloat> %l to <4 x i16>
  %lw = sext <4 x i16> %lb to <4 x i32>
  %h = fptrunc <4 x float> %high to <4 x bfloat>
  %hb = bitcast <4 x bfloat> %h to <4 x i16>
  %hw = zext <4 x i16> %hb to <4 x i32>
  %hs = shl <4 x i32> %hw, splat (i32 16)
  %r = or <4 x i32> %lw, %hs
  ret <4 x i32> %r
}

; binary16, the other 16-bit format:
; CHECK-LABEL: @half(
; CHECK-NOT: cvtne2ps2bf16
; CHECK: ret
define <4 x i32> @half(<4 x float> %low, <4 x float> %high) "target-features"="+avx512vl,+avx512bf16" {
  %l = fptrunc <4 x float> %low to <4 x half>
  %lb = bitcast <4 x half> %l to <4 x i16>
  %lw = zext <4 x i16> %lb to <4 x i32>
  %h = fptrunc <4 x float> %high to <4 x half>
  %hb = bitcast <4 x half> %h to <4 x i16>
  %hw = zext <4 x i16> %hb to <4 x i32>
  %hs = shl <4 x i32> %hw, splat (i32 16)
  %r = or <4 x i32> %lw, %hs
  ret <4 x i32> %r
}

; Narrowed from double, which the instruction does not take:
; CHECK-LABEL: @from_double(
; CHECK-NOT: cvtne2ps2bf16
; CHECK: ret
define <4 x i32> @from_double(<4 x double> %low, <4 x double> %high) "target-features"="+avx512vl,+avx512bf16" {
  %l = fptrunc <4 x double> %low to <4 x bfloat>
  %lb = bitcast <4 x bfloat> %l to <4 x i16>
  %lw = zext <4 x i16> %lb to <4 x i32>
  %h = fptrunc <4 x double> %high to <4 x bfloat>
  %hb = bitcast <4 x bfloat> %h to <4 x i16>
  %hw = zext <4 x i16> %hb to <4 x i32>
  %hs = shl <4 x i32> %hw, splat (i32 16)
  %r = or <4 x i32> %lw, %hs
  ret <4 x i32> %r
}

; Halves of a narrowed element:
; CHECK-LABEL: @bytes(
; CHECK-NOT: cvtne2ps2bf16
; CHECK: ret
define <16 x i32> @bytes(<8 x float> %low, <8 x float> %high) "target-features"="+avx512vl,+avx512bf16" {
  %l = fptrunc <8 x float> %low to <8 x bfloat>
  %lb = bitcast <8 x bfloat> %l to <16 x i8>
  %lw = zext <16 x i8> %lb to <16 x i32>
  %h = fptrunc <8 x float> %high to <8 x bfloat>
  %hb = bitcast <8 x bfloat> %h to <16 x i8>
  %hw = zext <16 x i8> %hb to <16 x i32>
  %hs = shl <16 x i32> %hw, splat (i32 16)
  %r = or <16 x i32> %lw, %hs
  ret <16 x i32> %r
}

; A word whose upper half is no narrowing:
; CHECK-LABEL: @one_narrowing(
; CHECK-NOT: cvtne2ps2bf16
; CHECK: ret
define <4 x i32> @one_narrowing(<4 x float> %low, <4 x i32> %word) "target-features"="+avx512vl,+avx512bf16" {
  %l = fptrunc <4 x float> %low to <4 x bfloat>
  %lb = bitcast <4 x bfloat> %l to <4 x i16>
  %lw = zext <4 x i16> %lb to <4 x i32>
  %hs = shl <4 x i32> %word, splat (i32 16)
  %r = or <4 x i32> %lw, %hs
  ret <4 x i32> %r
}

; A number of lanes that no instruction has:
; CHECK-LABEL: @two_lanes(
; CHECK-NOT: cvtne2ps2bf16
; CHECK: ret
define <2 x i32> @two_lanes(<2 x float> %low, <2 x float> %high) "target-features"="+avx512vl,+avx512bf16" {
  %l = fptrunc <2 x float> %low to <2 x bfloat>
  %lb = bitcast <2 x bfloat> %l to <2 x i16>
  %lw = zext <2 x i16> %lb to <2 x i32>
  %h = fptrunc <2 x float> %high to <2 x bfloat>
  %hb = bitcast <2 x bfloat> %h to <2 x i16>
  %hw = zext <2 x i16> %hb to <2 x i32>
  %hs = shl <2 x i32> %hw, splat (i32 16)
  %r = or <2 x i32> %lw, %hs
  ret <2 x i32> %r
}

; Wider words:
; CHECK-LABEL: @wide_words(
; CHECK-NOT: cvtne2ps2bf16
; CHECK: ret
define <4 x i64> @wide_words(<4 x float> %low, <4 x float> %high) "target-features"="+avx512vl,+avx512bf16" {
  %l = fptrunc <4 x float> %low to <4 x bfloat>
  %lb = bitcast <4 x bfloat> %l to <4 x i16>
  %lw = zext <4 x i16> %lb to <4 x i64>
  %h = fptrunc <4 x float> %high to <4 x bfloat>
  %hb = bitcast <4 x bfloat> %h to <4 x i16>
  %hw = zext <4 x i16> %hb to <4 x i64>
  %hs = shl <4 x i64> %hw, splat (i64 16)
  %r = or <4 x i64> %lw, %hs
  ret <4 x i64> %r
}

; A CPU without the instruction:
; CHECK-LABEL: @no_instruction(
; CHECK-NOT: cvtne2ps2bf16
; CHECK: ret
define <4 x i32> @no_instruction(<4 x float> %low, <4 x float> %high) "target-features"="+avx512vl" {
  %l = fptrunc <4 x float> %low to <4 x bfloat>
  %lb = bitcast <4 x bfloat> %l to <4 x i16>
  %lw = zext <4 x i16> %lb to <4 x i32>
  %h = fptrunc <4 x float> %high to <4 x bfloat>
  %hb = bitcast <4 x bfloat> %h to <4 x i16>
  %hw = zext <4 x i16> %hb to <4 x i32>
  %hs = shl <4 x i32> %hw, splat (i32 16)
  %r = or <4 x i32> %lw, %hs
  ret <4 x i32> %r
}

; CHECK-LABEL: @no_short_vectors(
; CHECK-NOT: cvtne2ps2bf16
; CHECK: ret
define <4 x i32> @no_short_vectors(<4 x float> %low, <4 x float> %high) "target-features"="+avx512bf16" {
  %l = fptrunc <4 x float> %low to <4 x bfloat>
  %lb = bitcast <4 x bfloat> %l to <4 x i16>
  %lw = zext <4 x i16> %lb to <4 x i32>
  %h = fptrunc <4 x float> %high to <4 x bfloat>
  %hb = bitcast <4 x bfloat> %h to <4 x i16>
  %hw = zext <4 x i16> %hb to <4 x i32>
  %hs = shl <4 x i32> %hw, splat (i32 16)
  %r = or <4 x i32> %lw, %hs
  ret <4 x i32> %r
}
