; Two narrowings packed into words are interleaved, not widened and joined.
; RUN: %opt -passes='ropewalk-pack-bf16,dce' -S %s | FileCheck %s
; RUN: %opt -passes='ropewalk-pack-bf16,dce' %s | llc -O3 | FileCheck %s --check-prefix=ASM
target triple = "aarch64-unknown-linux-gnu"

; CHECK-LABEL: @four_lanes(
; CHECK: %[[MIXED:.*]] = shufflevector <4 x i16> %lb, <4 x i16> %hb, <8 x i32> <i32 0, i32 4, i32 1, i32 5, i32 2, i32 6, i32 3, i32 7>
; CHECK-NEXT: bitcast <8 x i16> %[[MIXED]] to <4 x i32>
; CHECK-NEXT: ret
; ASM-LABEL: four_lanes:
; ASM-DAG: bfcvtn v{{[0-9]+}}.4h, v0.4s
; ASM-DAG: bfcvtn v{{[0-9]+}}.4h, v1.4s
; ASM-NOT: shll
; ASM: zip1
; ASM-NOT: orr
; ASM: ret
define <4 x i32> @four_lanes(<4 x float> %low, <4 x float> %high) "target-features"="+neon,+bf16" {
  %l = fptrunc <4 x float> %low to <4 x bfloat>
  %lb = bitcast <4 x bfloat> %l to <4 x i16>
  %lw = zext <4 x i16> %lb to <4 x i32>
  %h = fptrunc <4 x float> %high to <4 x bfloat>
  %hb = bitcast <4 x bfloat> %h to <4 x i16>
  %hw = zext <4 x i16> %hb to <4 x i32>
  %hs = shl nuw <4 x i32> %hw, splat (i32 16)
  %r = or disjoint <4 x i32> %lw, %hs
  ret <4 x i32> %r
}

; The rest is left as it is: what is narrowed by other means.
; CHECK-LABEL: @integers(
; CHECK-NOT: shufflevector
; CHECK: ret
define <4 x i32> @integers(<4 x i16> %low, <4 x i16> %high) "target-features"="+neon,+bf16" {
  %lw = zext <4 x i16> %low to <4 x i32>
  %hw = zext <4 x i16> %high to <4 x i32>
  %hs = shl nuw <4 x i32> %hw, splat (i32 16)
  %r = or disjoint <4 x i32> %lw, %hs
  ret <4 x i32> %r
}
