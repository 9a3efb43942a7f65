; Functions over halide_buffer_t become kernels over ropewalk_kernel_args.
; RUN: %opt -passes=ropewalk-flat-abi -S %s | FileCheck %s
; RUN: %opt -passes='ropewalk-flat-abi,always-inline,default<O2>' -S %s | FileCheck %s --check-prefix=O2
target datalayout = "e-m:e-p:64:64-i64:64-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; The function itself becomes internal and is inlined; the wrapper fills its buffers: host at 16,
; dimensions at 40; min, extent and stride of each dimension at 0, 4 and 8.
; CHECK: define internal void @copy.halide(ptr %src.buffer, ptr %dst.buffer) #[[INNER:[0-9]+]]
define void @copy(ptr %src.buffer, ptr %dst.buffer) "ropewalk-abi"="dst,2,1xc1,head,token src,2,1xc1,head,token" "ropewalk-align"="2" "target-cpu"="x86-64" {
  %src.slot = getelementptr i8, ptr %src.buffer, i64 16
  %src = load ptr, ptr %src.slot
  %dst.slot = getelementptr i8, ptr %dst.buffer, i64 16
  %dst = load ptr, ptr %dst.slot
  %dims.slot = getelementptr i8, ptr %dst.buffer, i64 40
  %dims = load ptr, ptr %dims.slot
  %stride.slot = getelementptr i8, ptr %dims, i64 24
  %stride = load i32, ptr %stride.slot
  %value = load i16, ptr %src
  %at = getelementptr i16, ptr %dst, i32 %stride
  store i16 %value, ptr %at
  ret void
}

; CHECK: define internal void @rope.halide(
; CHECK: define void @helper(ptr %src.buffer)
; CHECK: define void @copy(ptr noalias readonly dereferenceable(176) %args) #[[OUTER:[0-9]+]]
; dst: pointer, then extents and strides of channels, heads and tokens; byte strides are exact
; multiples of the element, and of the alignment that was promised.
; CHECK: %[[BUFFER:.*]] = alloca [56 x i8], align 8
; CHECK: %[[DIMS:.*]] = alloca [48 x i8], align 8
; CHECK: %[[DSTAT:.*]] = getelementptr i8, ptr %args, i64 8
; CHECK: %dst = load ptr, ptr %[[DSTAT]]
; CHECK: call void @llvm.assume(i1 true) [ "align"(ptr %dst, i64 2) ]
; CHECK: %[[HOST:.*]] = getelementptr i8, ptr %[[BUFFER]], i64 16
; CHECK: store ptr %dst, ptr %[[HOST]]
; CHECK: %channels = load i64
; CHECK: %[[COUNT:.*]] = trunc i64 %channels to i32
; CHECK: %[[EXTENT:.*]] = udiv exact i32 %[[COUNT]], 1
; CHECK: store i32 %[[EXTENT]]
; CHECK: %dstHeadStride = load i64
; CHECK: %[[MASKED:.*]] = and i64 %dstHeadStride, -2
; CHECK: %[[STRIDE:.*]] = sdiv exact i64 %[[MASKED]], 2
; CHECK: trunc i64 %[[STRIDE]] to i32
; CHECK: %dstTokenStride = load i64
; CHECK: %src = load ptr
; CHECK: %srcHeadStride = load i64
; CHECK: %srcTokenStride = load i64
; CHECK: call void @copy.halide(ptr
; CHECK-NEXT: ret void

; After O2 neither buffers nor a call are left, and alignment is used.
; O2-LABEL: define void @copy(
; O2-NOT: alloca
; O2-NOT: call void @copy
; O2: load i16, ptr %{{.*}}, align 2
; O2: store i16 %{{.*}}, align 2
; O2-NOT: @copy.halide

; Tables: their kernel takes the pairs to be adjacent, and calls a copy of itself where they are
; not. Scalars come from the fields of their names, a suffix behind $ aside.
define void @rope(ptr %"dst$1.buffer", ptr %cos.buffer, ptr %sin.buffer, ptr %positions.buffer, i32 %rowStep, float %"sineSign$2") "ropewalk-abi"="dst,4,2x4,c4xc4,head,token cos,4,pair,row sin,4,pair,row positions,4,position" "ropewalk-align"="64" {
  %host.slot = getelementptr i8, ptr %cos.buffer, i64 16
  %host = load ptr, ptr %host.slot
  %dims.slot = getelementptr i8, ptr %cos.buffer, i64 40
  %dims = load ptr, ptr %dims.slot
  %stride.slot = getelementptr i8, ptr %dims, i64 8
  %stride = load i32, ptr %stride.slot
  %at = getelementptr float, ptr %host, i32 %stride
  %x = load float, ptr %at
  %y = fmul float %x, %"sineSign$2"
  %dst.slot = getelementptr i8, ptr %"dst$1.buffer", i64 16
  %dst = load ptr, ptr %dst.slot
  store float %y, ptr %dst
  ret void
}

; CHECK: define void @rope(
; CHECK: %[[ADJACENT:.*]] = icmp eq i64 %tablePairStride, 4
; CHECK: br i1 %[[ADJACENT]], label %[[YES:.*]], label %[[NO:.*]]
; CHECK: call void @llvm.assume(i1 true) [ "align"(ptr %dst, i64 64) ]
; CHECK: store i32 2,
; CHECK: udiv exact i32 %{{.*}}, 4
; CHECK: %rowStep = load i32
; CHECK: %sineSign = load float
; CHECK: call void @rope.halide(ptr
; CHECK: tail call void @rope.strided(ptr %args)
; CHECK-NEXT: ret void

; CHECK: define internal void @rope.strided(ptr
; CHECK: %tablePairStride = load i64
; CHECK: sdiv exact i64 %tablePairStride, 4
; CHECK: call void @rope.halide(

; O2-LABEL: define void @rope(
; O2: load float, ptr %{{.*}}
; O2-NOT: alloca
; O2: tail call {{.*}}@rope.strided(
; O2-LABEL: define internal {{.*}}@rope.strided(
; O2-NOT: alloca

; Rows of cos and sin: the table's pairs are adjacent when they are as far apart as its elements are
; wide; factors, and positions of several axes, have strides of their own.
define void @rows(ptr %dst.buffer, ptr %cos.buffer, ptr %fineCos.buffer, ptr %positions.buffer, ptr %pairAxis.buffer, i32 %coarseOffset) "ropewalk-abi"="dst,4,1xc2,head,token cos,8,pair,row fineCos,8,pair,fineRow positions,4,position,axis pairAxis,4,1xc2" {
  ret void
}

; CHECK: define void @rows(
; CHECK: icmp eq i64 %tablePairStride, 8
; CHECK: %cos = load ptr
; CHECK: %tableRowStride = load i64
; CHECK: sdiv exact i64 %tableRowStride, 8
; CHECK: %fineCos = load ptr
; CHECK: %fineRowStride = load i64
; CHECK: sdiv exact i64 %fineRowStride, 8
; CHECK: %positionStride = load i64
; CHECK: sdiv exact i64 %positionStride, 4
; CHECK: %positionAxisStride = load i64
; CHECK: sdiv exact i64 %positionAxisStride, 4
; CHECK: %pairAxis = load ptr
; CHECK: %coarseOffset = load i32
; CHECK: call void @rows.halide(
; CHECK: define internal void @rows.strided(ptr
; CHECK: sdiv exact i64 %{{.*}}, 8

; A buffer that is the same memory as another, seen in another order: that one's field and strides.
define void @reorder(ptr %dst.buffer, ptr %"old$1.buffer") "ropewalk-abi"="dst,4,2x2,c2xc2,head,token old=dst,2,1xc1,head,token" {
  %old.slot = getelementptr i8, ptr %"old$1.buffer", i64 16
  %old = load ptr, ptr %old.slot
  %dst.slot = getelementptr i8, ptr %dst.buffer, i64 16
  %dst = load ptr, ptr %dst.slot
  %x = load float, ptr %old
  store float 1.0, ptr %dst
  %y = load float, ptr %old
  %sum = fadd float %x, %y
  %at = getelementptr float, ptr %dst, i32 1
  store float %sum, ptr %at
  ret void
}

; CHECK: define void @reorder(
; CHECK-NOT: %src
; CHECK: sdiv exact i64 %dstHeadStride, 4
; CHECK: sdiv exact i64 %dstHeadStride{{[0-9]*}}, 2
; CHECK: call void @reorder.halide(
; O2-LABEL: define void @reorder(
; O2: %[[DST:.*]] = load ptr
; O2: %[[X:.*]] = load float, ptr %[[DST]]
; O2: fadd float %[[X]], 1.0
; O2-NOT: load float
; O2: ret void

; Others are left alone.
define void @helper(ptr %src.buffer) {
  ret void
}

; CHECK: attributes #[[INNER]] = { alwaysinline "ropewalk-align"="2" "target-cpu"="x86-64" }
; CHECK: attributes #[[OUTER]] = { memory(readwrite) "ropewalk-align"="2" "target-cpu"="x86-64" }
