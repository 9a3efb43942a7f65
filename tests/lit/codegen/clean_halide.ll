; What Halide adds around a kernel goes away; the kernel and what it uses stay.
; RUN: %opt -passes=ropewalk-clean-halide -S %s | FileCheck %s

; CHECK-NOT: @unused_metadata
; CHECK: @used = internal constant i32 7
; CHECK: @visible = constant i32 8
@unused_metadata = internal constant i32 6
@used = internal constant i32 7
@visible = constant i32 8

; Fast-math flags go, other flags stay.
; CHECK: define float @kernel(float %x, i32 %n) #[[KERNEL:[0-9]+]]
; CHECK-NEXT: %sum = fadd float %x, %x
; CHECK-NEXT: %negated = fneg float %sum
; CHECK-NEXT: %narrow = fptrunc float %negated to half
; CHECK-NEXT: %wide = fpext half %narrow to float
; CHECK-NEXT: %less = fcmp olt float %wide, %x
; CHECK-NEXT: %least = select i1 %less, float %wide, float %x
; CHECK-NEXT: %called = call float @llvm.sqrt.f32(float %least)
; CHECK-NEXT: %m = add nsw i32 %n, 1
define float @kernel(float %x, i32 %n) #0 {
  %sum = fadd fast float %x, %x
  %negated = fneg nnan float %sum
  %narrow = fptrunc contract float %negated to half
  %wide = fpext reassoc half %narrow to float
  %less = fcmp ninf olt float %wide, %x
  %least = select nsz i1 %less, float %wide, float %x
  %called = call afn float @llvm.sqrt.f32(float %least)
  %m = add nsw i32 %n, 1
  %value = load i32, ptr @used
  ret float %called
}

; CHECK-NOT: @kernel_argv
define i32 @kernel_argv(ptr %args) {
  ret i32 0
}

; CHECK-NOT: define ptr @kernel_metadata
define ptr @kernel_metadata() {
  ret ptr @unused_metadata
}

; A wrapper's name alone is no reason: this one is called.
; CHECK-LABEL: define i32 @helper_argv
define i32 @helper_argv() {
  ret i32 1
}
; CHECK-LABEL: define i32 @caller
define i32 @caller() {
  %r = call i32 @helper_argv()
  ret i32 %r
}

; What would be a call of memcpy is a loop, of 16 bytes at a time and what is left; a short length
; that is known is none.
; CHECK-LABEL: define void @copies(
; CHECK-NOT: @llvm.memcpy.{{.*}}i64 %n
; CHECK: load <4 x i32>, ptr
; CHECK: store <4 x i32>
; CHECK: load i8, ptr
; CHECK: store i8
; CHECK: call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 64, i1 false)
; CHECK: load <4 x i32>, ptr
; CHECK: store <4 x i32>
; CHECK-NOT: @llvm.memcpy.p0.p0.i64(
; CHECK: ret void
define void @copies(ptr %to, ptr %from, i64 %n) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %to, ptr align 4 %from, i64 %n, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 64, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 1024, i1 false)
  ret void
}

; Halide's machine is not ours; what else it says about the function stays.
; CHECK: attributes #[[KERNEL]] = { nounwind "other"="kept" }
attributes #0 = { nounwind "target-cpu"="skylake" "target-features"="+avx2" "tune-cpu"="skylake" "reciprocal-estimates"="none" "no-jump-tables"="true" "other"="kept" }

; CHECK-NOT: llvm.module.flags
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"halide_use_soft_float_abi", i32 0}
declare float @llvm.sqrt.f32(float)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
