; A kernel that takes the parameters of Halide's list in another order is started with them so.
; RUN: sed 's/ORDER/2,0/' %s | %opt -passes='ropewalk-device-abi,always-inline,globaldce,default<O2>' -S | FileCheck %s
; RUN: sed 's/ORDER/2,3/' %s | not %opt -passes=ropewalk-device-abi -S 2>&1 | FileCheck %s --check-prefix=ERROR -DD=2,3
; RUN: sed 's/ORDER/2,x/' %s | not %opt -passes=ropewalk-device-abi -S 2>&1 | FileCheck %s --check-prefix=ERROR -DD=2,x
; RUN: sed 's/ORDER/2,0/; s/ptr %kinds)$/ptr null)/' %s | not %opt -passes=ropewalk-device-abi -S 2>&1 | FileCheck %s --check-prefix=LISTS
; RUN: sed '/@rope(/s/"ropewalk-device-abi"="[0-9,]*"//' %s | not %opt -passes=ropewalk-device-abi -S 2>&1 | FileCheck %s --check-prefix=ELSEWHERE
; RUN: sed 's/ORDER//' %s | not %opt -passes=ropewalk-device-abi -S 2>&1 | FileCheck %s --check-prefix=ERROR -DD=
; ERROR: error: ropewalk-parameter-order is '[[D]]', expected numbers below 3
; LISTS: error: a kernel's parameters are listed somewhere, expected on the stack
; ELSEWHERE: error: a kernel is started in rope, expected in a function with ropewalk-device-abi
target datalayout = "e-m:e-p:64:64-i64:64-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

declare i32 @halide_cuda_run(ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr)

; CHECK: define i32 @rope(ptr {{.*}}%args, ptr %launch)
; CHECK-NOT: parameter-order
; Sizes are 4 of the sign and 8 of the buffer; the list has the sign's place, then the buffer; the
; second is a buffer.
; CHECK-DAG: store i64 4, ptr %[[SIZES:[0-9a-z.]+]]
; CHECK-DAG: %[[SECOND:.*]] = getelementptr {{.*}}i8, ptr %[[SIZES]], i64 8
; CHECK-DAG: store i64 8, ptr %[[SECOND]]
; CHECK-DAG: store ptr %sign.i, ptr %[[VALUES:[0-9a-z.]+]]
; CHECK-DAG: %[[NEXT:.*]] = getelementptr {{.*}}i8, ptr %[[VALUES]], i64 8
; CHECK-DAG: store ptr %{{[0-9]+}}, ptr %[[NEXT]]
; CHECK-DAG: store i8 0, ptr %[[KINDS:[0-9a-z.]+]]
; CHECK-DAG: %[[KIND:.*]] = getelementptr {{.*}}i8, ptr %[[KINDS]], i64 1
; CHECK-DAG: store i8 1, ptr %[[KIND]]
; CHECK: call i32 %{{.*}}(ptr {{.*}}%launch, ptr {{.*}}, ptr {{.*}}, i32 0, i32 2, ptr {{.*}}%[[VALUES]], ptr {{.*}}%[[SIZES]], ptr {{.*}}%[[KINDS]])
define i32 @rope(ptr %__user_context, ptr %q_dst.buffer, i32 %q_heads, float %sineSign) "ropewalk-device-abi"="4,2,4,6,0,0,4,0,0" "ropewalk-parameter-order"="ORDER" {
  %sizes = alloca [4 x i64]
  %arguments = alloca [4 x ptr]
  %kinds = alloca [4 x i8]
  %heads = alloca i32
  %sign = alloca float
  store i32 %q_heads, ptr %heads
  store float %sineSign, ptr %sign
  store i64 8, ptr %sizes
  %size.1 = getelementptr i64, ptr %sizes, i64 1
  store i64 4, ptr %size.1
  %size.2 = getelementptr i64, ptr %sizes, i64 2
  store i64 4, ptr %size.2
  store ptr %q_dst.buffer, ptr %arguments
  %argument.1 = getelementptr ptr, ptr %arguments, i64 1
  store ptr %heads, ptr %argument.1
  %argument.2 = getelementptr ptr, ptr %arguments, i64 2
  store ptr %sign, ptr %argument.2
  store i8 1, ptr %kinds
  %kind.1 = getelementptr i8, ptr %kinds, i64 1
  store i8 0, ptr %kind.1
  %kind.2 = getelementptr i8, ptr %kinds, i64 2
  store i8 0, ptr %kind.2
  %result = call i32 @halide_cuda_run(ptr %__user_context, ptr null, ptr null, i32 5, i32 %q_heads, i32 1, i32 8, i32 1, i32 1, i32 0, ptr %sizes, ptr %arguments, ptr %kinds)
  ret i32 %result
}

define i32 @starts_nothing(ptr %__user_context) "ropewalk-device-abi"="4,2,4,6,0,0,4,0,0" {
  ret i32 0
}
