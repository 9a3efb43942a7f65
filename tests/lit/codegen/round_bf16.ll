; Arm without FEAT_BF16 rounds with integers: cmtst, sub, addhn, and two instructions for NaN.
; RUN: %opt -passes='ropewalk-round-bf16' -S %s | FileCheck %s
; RUN: %opt -passes='ropewalk-round-bf16' %s | llc -O3 | FileCheck %s --check-prefix=ASM
target triple = "aarch64-unknown-linux-gnu"

; CHECK-LABEL: @four(
; CHECK-NEXT: %[[BITS:.*]] = bitcast <4 x float> %x to <4 x i32>
; CHECK-NEXT: %[[LAST:.*]] = and <4 x i32> %[[BITS]], splat (i32 65536)
; CHECK-NEXT: %[[ISODD:.*]] = icmp ne <4 x i32> %[[LAST]], zeroinitializer
; CHECK-NEXT: %[[ODD:.*]] = sext <4 x i1> %[[ISODD]] to <4 x i32>
; CHECK-NEXT: %[[TIES:.*]] = sub <4 x i32> %[[BITS]], %[[ODD]]
; CHECK-NEXT: %[[NAN:.*]] = fcmp uno <4 x float> %x, %x
; CHECK-NEXT: %[[KEPT:.*]] = select <4 x i1> %[[NAN]], <4 x i32> splat (i32 2143289344), <4 x i32> %[[TIES]]
; CHECK-NEXT: %[[SUM:.*]] = add <4 x i32> %[[KEPT]], splat (i32 32767)
; CHECK-NEXT: %[[UPPER:.*]] = lshr <4 x i32> %[[SUM]], splat (i32 16)
; CHECK-NEXT: %[[HALVES:.*]] = trunc <4 x i32> %[[UPPER]] to <4 x i16>
; CHECK-NEXT: %[[R:.*]] = bitcast <4 x i16> %[[HALVES]] to <4 x bfloat>
; CHECK-NEXT: ret <4 x bfloat> %[[R]]
define <4 x bfloat> @four(<4 x float> %x) "target-features"="+neon" {
  %r = fptrunc <4 x float> %x to <4 x bfloat>
  ret <4 x bfloat> %r
}

; ASM-LABEL: eight:
; ASM-COUNT-2: cmtst
; ASM-DAG: fcmeq
; ASM-DAG: addhn v{{.*}}.4h
; ASM: addhn2
; ASM: ret
define <8 x i16> @eight(<8 x float> %x) "target-features"="+neon" {
  %narrow = fptrunc <8 x float> %x to <8 x bfloat>
  %r = bitcast <8 x bfloat> %narrow to <8 x i16>
  ret <8 x i16> %r
}

; Lone elements likewise.
; CHECK-LABEL: @scalar(
; CHECK: select i1 %{{.*}}, i32 2143289344, i32 %
; CHECK-NOT: fptrunc
; CHECK: ret bfloat
define bfloat @scalar(float %x) "target-features"="+neon" {
  %r = fptrunc float %x to bfloat
  ret bfloat %r
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
