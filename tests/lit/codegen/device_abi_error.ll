; What does not fit is an error, and leaves no kernel behind.
; RUN: sed 's/DESCRIPTION/4,2,4,6,0,0,4,0,0/; s/ARGUMENT/i32 %rows/; s/CALLEE/halide_cuda_device_interface/' %s | %opt -passes=ropewalk-device-abi -S | FileCheck %s --check-prefix=FITS
; FITS: define i32 @kernel(ptr %args, ptr %launch)

; Too few numbers, none, dimensions of no tensor, an axis that is none, a flag that is none:
; RUN: sed 's/DESCRIPTION/4,2,4,6,0,0,4,0/; s/ARGUMENT/i32 %rows/; s/CALLEE/halide_cuda_device_interface/' %s | not %opt -passes=ropewalk-device-abi -S 2>&1 | FileCheck %s -DD=4,2,4,6,0,0,4,0
; RUN: sed 's/DESCRIPTION//; s/ARGUMENT/i32 %rows/; s/CALLEE/halide_cuda_device_interface/' %s | not %opt -passes=ropewalk-device-abi -S 2>&1 | FileCheck %s -DD=
; RUN: sed 's/DESCRIPTION/4,2,4,3,0,0,4,0,0/; s/ARGUMENT/i32 %rows/; s/CALLEE/halide_cuda_device_interface/' %s | not %opt -passes=ropewalk-device-abi -S 2>&1 | FileCheck %s -DD=4,2,4,3,0,0,4,0,0
; RUN: sed 's/DESCRIPTION/4,2,4,6,3,0,4,0,0/; s/ARGUMENT/i32 %rows/; s/CALLEE/halide_cuda_device_interface/' %s | not %opt -passes=ropewalk-device-abi -S 2>&1 | FileCheck %s -DD=4,2,4,6,3,0,4,0,0
; RUN: sed 's/DESCRIPTION/4,2,4,6,0,0,4,0,2/; s/ARGUMENT/i32 %rows/; s/CALLEE/halide_cuda_device_interface/' %s | not %opt -passes=ropewalk-device-abi -S 2>&1 | FileCheck %s -DD=4,2,4,6,0,0,4,0,2
; CHECK: error: ropewalk-device-abi is '[[D]]', expected nine numbers that fit

; An argument of no field, or of another type than its field's:
; RUN: sed 's/DESCRIPTION/4,2,4,6,0,0,4,0,0/; s/ARGUMENT/i32 %unknown/; s/CALLEE/halide_cuda_device_interface/' %s | not %opt -passes=ropewalk-device-abi -S 2>&1 | FileCheck %s --check-prefix=ARGUMENT -DA=unknown
; RUN: sed 's/DESCRIPTION/4,2,4,6,0,0,4,0,0/; s/ARGUMENT/i64 %rows/; s/CALLEE/halide_cuda_device_interface/' %s | not %opt -passes=ropewalk-device-abi -S 2>&1 | FileCheck %s --check-prefix=ARGUMENT -DA=rows
; ARGUMENT: error: argument [[A]] of kernel is none of a device kernel's

; A call of the runtime that nothing is known of:
; RUN: sed 's/DESCRIPTION/4,2,4,6,0,0,4,0,0/; s/ARGUMENT/i32 %rows/; s/CALLEE/halide_malloc/' %s | not %opt -passes=ropewalk-device-abi -S 2>&1 | FileCheck %s --check-prefix=CALLEE
; CALLEE: error: calls halide_malloc, expected what a device's kernel needs

declare ptr @CALLEE()

define i32 @kernel(ptr %__user_context, ARGUMENT) "ropewalk-device-abi"="DESCRIPTION" {
  %pointer = call ptr @CALLEE()
  ret i32 0
}
