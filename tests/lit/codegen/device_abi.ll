; What starts a device's kernel: ropewalk_device_fn over Halide's function and calls of its runtime.
; RUN: %opt -passes=ropewalk-device-abi -S %s | FileCheck %s
; RUN: %opt -passes='ropewalk-device-abi,always-inline,globaldce,default<O2>' -S %s | FileCheck %s --check-prefix=O2
target datalayout = "e-m:e-p:64:64-i64:64-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@state = private global ptr null
@code = private constant [4 x i8] c"ptx\00"
@entry = private constant [5 x i8] c"name\00"

declare i32 @halide_cuda_initialize_kernels(ptr, ptr, ptr, i32)
declare void @halide_cuda_finalize_kernels(ptr, ptr)
declare ptr @halide_cuda_device_interface()
declare i32 @halide_copy_to_device(ptr, ptr, ptr)
declare i32 @halide_cuda_run(ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr)

; Halide's function becomes internal. Nothing of its runtime is left but the start of the kernel:
; grid, block, shared memory, the number of arguments, arguments, sizes, which are buffers.
; CHECK: define internal i32 @rope.halide(ptr %__user_context, ptr %q_dst.buffer, i32 %q_heads, float %sineSign)
; CHECK-NOT: halide_
; CHECK: store i32 5, ptr
; CHECK: %[[START:.*]] = load ptr, ptr %__user_context
; CHECK: %[[RESULT:.*]] = call i32 %[[START]](ptr %__user_context, ptr %{{.*}}, ptr %{{.*}}, i32 0, i32 2, ptr %arguments, ptr %sizes, ptr %kinds)
; CHECK: ret i32 %[[RESULT]]
define i32 @rope(ptr %__user_context, ptr %q_dst.buffer, i32 %q_heads, float %sineSign) "ropewalk-device-abi"="4,2,4,6,0,0,4,0,0" {
  %ready = call i32 @halide_cuda_initialize_kernels(ptr %__user_context, ptr @state, ptr @code, i32 3)
  %interface = call ptr @halide_cuda_device_interface()
  %copied = call i32 @halide_copy_to_device(ptr %__user_context, ptr %q_dst.buffer, ptr %interface)
  %sizes = alloca [3 x i64]
  %arguments = alloca [3 x ptr]
  %kinds = alloca [3 x i8]
  store ptr %q_dst.buffer, ptr %arguments
  %result = call i32 @halide_cuda_run(ptr %__user_context, ptr @state, ptr @entry, i32 5, i32 %q_heads, i32 1, i32 8, i32 1, i32 1, i32 0, ptr %sizes, ptr %arguments, ptr %kinds)
  call void @halide_cuda_finalize_kernels(ptr %__user_context, ptr @state)
  ret i32 %result
}

; The buffer has the memory, and its beginning, negated and in carriers: that of the window.
; CHECK: define i32 @rope(ptr %args, ptr %launch)
; CHECK: call i32 @rope.halide(ptr %launch,
; O2: define i32 @rope(ptr {{.*}}%args, ptr %launch)
; O2-NOT: halide
; O2: %[[RESULT:.*]] = call i32 %{{.*}}(ptr {{.*}}%launch,
; O2: ret i32 %[[RESULT]]
