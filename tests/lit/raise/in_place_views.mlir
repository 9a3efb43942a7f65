// RUN: rope-opt --allow-unregistered-dialect --raise-rope --split-input-file %s | FileCheck %s

// Parts of tensors that operators of torch write to, and what reads them.

// What a list has of a tensor is written to.
// CHECK-LABEL: func.func @chunks(
// CHECK: rope.apply half
// CHECK-NOT: empty_like
// CHECK-NOT: copy
// CHECK-NOT: scatter
// CHECK: return
func.func @chunks(%x: !torch.vtensor<[5,2,4],f32>, %c: !torch.vtensor<[5,1,2],f32>, %s: !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,2,4],f32> {
  %none = "torch.constant.none"() : () -> !torch.none
  %false = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %i0 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %i1 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %i2 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %i4 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %lo = "torch.aten.slice.Tensor"(%x, %i2, %i0, %i2, %i1) : (!torch.vtensor<[5,2,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  %hi = "torch.aten.slice.Tensor"(%x, %i2, %i2, %i4, %i1) : (!torch.vtensor<[5,2,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  %a = "torch.aten.mul.Tensor"(%lo, %c) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,2,2],f32>
  %b = "torch.aten.mul.Tensor"(%hi, %s) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,2,2],f32>
  %f = "torch.aten.sub.Tensor"(%a, %b, %i1) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,2,2],f32>, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  %d = "torch.aten.mul.Tensor"(%hi, %c) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,2,2],f32>
  %g = "torch.aten.mul.Tensor"(%lo, %s) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,2,2],f32>
  %h = "torch.aten.add.Tensor"(%d, %g, %i1) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,2,2],f32>, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  %e = "torch.aten.empty_like"(%x, %none, %none, %none, %false, %none) : (!torch.vtensor<[5,2,4],f32>, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[5,2,4],f32>
  %list = "torch.aten.chunk"(%e, %i2, %i2) : (!torch.vtensor<[5,2,4],f32>, !torch.int, !torch.int) -> !torch.list<vtensor>
  %v:2 = "torch.prim.ListUnpack"(%list) : (!torch.list<vtensor>) -> (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,2,2],f32>)
  %w = "torch.aten.copy_"(%v#0, %f, %false) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,2,2],f32>, !torch.bool) -> !torch.vtensor<[5,2,2],f32>
  %w2 = "torch.aten.copy_"(%v#1, %h, %false) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,2,2],f32>, !torch.bool) -> !torch.vtensor<[5,2,2],f32>
  return %e : !torch.vtensor<[5,2,4],f32>
}
// -----

// To each other's places.
// CHECK-LABEL: func.func @chunks_exchanged(
// CHECK-NOT: rope.apply
// CHECK: return
func.func @chunks_exchanged(%x: !torch.vtensor<[5,2,4],f32>, %c: !torch.vtensor<[5,1,2],f32>, %s: !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,2,4],f32> {
  %none = "torch.constant.none"() : () -> !torch.none
  %false = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %i0 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %i1 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %i2 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %i4 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %lo = "torch.aten.slice.Tensor"(%x, %i2, %i0, %i2, %i1) : (!torch.vtensor<[5,2,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  %hi = "torch.aten.slice.Tensor"(%x, %i2, %i2, %i4, %i1) : (!torch.vtensor<[5,2,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  %a = "torch.aten.mul.Tensor"(%lo, %c) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,2,2],f32>
  %b = "torch.aten.mul.Tensor"(%hi, %s) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,2,2],f32>
  %f = "torch.aten.sub.Tensor"(%a, %b, %i1) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,2,2],f32>, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  %d = "torch.aten.mul.Tensor"(%hi, %c) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,2,2],f32>
  %g = "torch.aten.mul.Tensor"(%lo, %s) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,2,2],f32>
  %h = "torch.aten.add.Tensor"(%d, %g, %i1) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,2,2],f32>, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  %e = "torch.aten.empty_like"(%x, %none, %none, %none, %false, %none) : (!torch.vtensor<[5,2,4],f32>, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[5,2,4],f32>
  %list = "torch.aten.chunk"(%e, %i2, %i2) : (!torch.vtensor<[5,2,4],f32>, !torch.int, !torch.int) -> !torch.list<vtensor>
  %v:2 = "torch.prim.ListUnpack"(%list) : (!torch.list<vtensor>) -> (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,2,2],f32>)
  %w = "torch.aten.copy_"(%v#1, %f, %false) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,2,2],f32>, !torch.bool) -> !torch.vtensor<[5,2,2],f32>
  %w2 = "torch.aten.copy_"(%v#0, %h, %false) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,2,2],f32>, !torch.bool) -> !torch.vtensor<[5,2,2],f32>
  return %e : !torch.vtensor<[5,2,4],f32>
}
// -----

// The last write is what is there.
// CHECK-LABEL: func.func @chunks_later(
// CHECK-NOT: rope.apply
// CHECK: return
func.func @chunks_later(%x: !torch.vtensor<[5,2,4],f32>, %c: !torch.vtensor<[5,1,2],f32>, %s: !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,2,4],f32> {
  %none = "torch.constant.none"() : () -> !torch.none
  %false = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %i0 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %i1 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %i2 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %i4 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %lo = "torch.aten.slice.Tensor"(%x, %i2, %i0, %i2, %i1) : (!torch.vtensor<[5,2,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  %hi = "torch.aten.slice.Tensor"(%x, %i2, %i2, %i4, %i1) : (!torch.vtensor<[5,2,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  %a = "torch.aten.mul.Tensor"(%lo, %c) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,2,2],f32>
  %b = "torch.aten.mul.Tensor"(%hi, %s) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,2,2],f32>
  %f = "torch.aten.sub.Tensor"(%a, %b, %i1) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,2,2],f32>, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  %d = "torch.aten.mul.Tensor"(%hi, %c) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,2,2],f32>
  %g = "torch.aten.mul.Tensor"(%lo, %s) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,2,2],f32>
  %h = "torch.aten.add.Tensor"(%d, %g, %i1) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,2,2],f32>, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  %e = "torch.aten.empty_like"(%x, %none, %none, %none, %false, %none) : (!torch.vtensor<[5,2,4],f32>, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[5,2,4],f32>
  %list = "torch.aten.chunk"(%e, %i2, %i2) : (!torch.vtensor<[5,2,4],f32>, !torch.int, !torch.int) -> !torch.list<vtensor>
  %v:2 = "torch.prim.ListUnpack"(%list) : (!torch.list<vtensor>) -> (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,2,2],f32>)
  %w = "torch.aten.copy_"(%v#0, %f, %false) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,2,2],f32>, !torch.bool) -> !torch.vtensor<[5,2,2],f32>
  %w2 = "torch.aten.copy_"(%v#1, %h, %false) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,2,2],f32>, !torch.bool) -> !torch.vtensor<[5,2,2],f32>
  %w3 = "torch.aten.copy_"(%v#0, %h, %false) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,2,2],f32>, !torch.bool) -> !torch.vtensor<[5,2,2],f32>
  return %e : !torch.vtensor<[5,2,4],f32>
}
// -----

// Read through what may be a copy, behind all writes.
// CHECK-LABEL: func.func @reshaped(
// CHECK: rope.apply half
// CHECK-NOT: empty_like
// CHECK-NOT: copy
// CHECK-NOT: scatter
// CHECK: return
func.func @reshaped(%x: !torch.vtensor<[5,2,4],f32>, %c: !torch.vtensor<[5,1,2],f32>, %s: !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[10,4],f32> {
  %none = "torch.constant.none"() : () -> !torch.none
  %false = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %i0 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %i1 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %i2 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %i4 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %lo = "torch.aten.slice.Tensor"(%x, %i2, %i0, %i2, %i1) : (!torch.vtensor<[5,2,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  %hi = "torch.aten.slice.Tensor"(%x, %i2, %i2, %i4, %i1) : (!torch.vtensor<[5,2,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  %a = "torch.aten.mul.Tensor"(%lo, %c) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,2,2],f32>
  %b = "torch.aten.mul.Tensor"(%hi, %s) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,2,2],f32>
  %f = "torch.aten.sub.Tensor"(%a, %b, %i1) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,2,2],f32>, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  %d = "torch.aten.mul.Tensor"(%hi, %c) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,2,2],f32>
  %g = "torch.aten.mul.Tensor"(%lo, %s) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,2,2],f32>
  %h = "torch.aten.add.Tensor"(%d, %g, %i1) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,2,2],f32>, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  %e = "torch.aten.empty_like"(%x, %none, %none, %none, %false, %none) : (!torch.vtensor<[5,2,4],f32>, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[5,2,4],f32>
  %list = "torch.aten.chunk"(%e, %i2, %i2) : (!torch.vtensor<[5,2,4],f32>, !torch.int, !torch.int) -> !torch.list<vtensor>
  %v:2 = "torch.prim.ListUnpack"(%list) : (!torch.list<vtensor>) -> (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,2,2],f32>)
  %w = "torch.aten.copy_"(%v#0, %f, %false) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,2,2],f32>, !torch.bool) -> !torch.vtensor<[5,2,2],f32>
  %w2 = "torch.aten.copy_"(%v#1, %h, %false) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,2,2],f32>, !torch.bool) -> !torch.vtensor<[5,2,2],f32>
  %i10 = "torch.constant.int"() <{value = 10 : i64}> : () -> !torch.int
  %sizes = "torch.prim.ListConstruct"(%i10, %i4) : (!torch.int, !torch.int) -> !torch.list<int>
  %r = "torch.aten.reshape"(%e, %sizes) : (!torch.vtensor<[5,2,4],f32>, !torch.list<int>) -> !torch.vtensor<[10,4],f32>
  return %r : !torch.vtensor<[10,4],f32>
}
// -----

// What may be a copy was made before a write.
// CHECK-LABEL: func.func @reshaped_before(
// CHECK-NOT: rope.apply
// CHECK: return
func.func @reshaped_before(%x: !torch.vtensor<[5,2,4],f32>, %c: !torch.vtensor<[5,1,2],f32>, %s: !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[10,4],f32> {
  %none = "torch.constant.none"() : () -> !torch.none
  %false = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %i0 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %i1 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %i2 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %i4 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %lo = "torch.aten.slice.Tensor"(%x, %i2, %i0, %i2, %i1) : (!torch.vtensor<[5,2,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  %hi = "torch.aten.slice.Tensor"(%x, %i2, %i2, %i4, %i1) : (!torch.vtensor<[5,2,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  %a = "torch.aten.mul.Tensor"(%lo, %c) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,2,2],f32>
  %b = "torch.aten.mul.Tensor"(%hi, %s) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,2,2],f32>
  %f = "torch.aten.sub.Tensor"(%a, %b, %i1) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,2,2],f32>, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  %d = "torch.aten.mul.Tensor"(%hi, %c) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,2,2],f32>
  %g = "torch.aten.mul.Tensor"(%lo, %s) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,2,2],f32>
  %h = "torch.aten.add.Tensor"(%d, %g, %i1) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,2,2],f32>, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  %e = "torch.aten.empty_like"(%x, %none, %none, %none, %false, %none) : (!torch.vtensor<[5,2,4],f32>, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[5,2,4],f32>
  %list = "torch.aten.chunk"(%e, %i2, %i2) : (!torch.vtensor<[5,2,4],f32>, !torch.int, !torch.int) -> !torch.list<vtensor>
  %v:2 = "torch.prim.ListUnpack"(%list) : (!torch.list<vtensor>) -> (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,2,2],f32>)
  %w = "torch.aten.copy_"(%v#0, %f, %false) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,2,2],f32>, !torch.bool) -> !torch.vtensor<[5,2,2],f32>
  %i10 = "torch.constant.int"() <{value = 10 : i64}> : () -> !torch.int
  %sizes = "torch.prim.ListConstruct"(%i10, %i4) : (!torch.int, !torch.int) -> !torch.list<int>
  %r = "torch.aten.reshape"(%e, %sizes) : (!torch.vtensor<[5,2,4],f32>, !torch.list<int>) -> !torch.vtensor<[10,4],f32>
  %w2 = "torch.aten.copy_"(%v#1, %h, %false) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,2,2],f32>, !torch.bool) -> !torch.vtensor<[5,2,2],f32>
  return %r : !torch.vtensor<[10,4],f32>
}
// -----

// A write through what may be a copy.
// CHECK-LABEL: func.func @written_through(
// CHECK-NOT: rope.apply
// CHECK: return
func.func @written_through(%x: !torch.vtensor<[5,2,4],f32>, %c: !torch.vtensor<[5,1,2],f32>, %s: !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,2,4],f32> {
  %none = "torch.constant.none"() : () -> !torch.none
  %false = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %i0 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %i1 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %i2 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %i4 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %i5 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
  %lo = "torch.aten.slice.Tensor"(%x, %i2, %i0, %i2, %i1) : (!torch.vtensor<[5,2,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  %hi = "torch.aten.slice.Tensor"(%x, %i2, %i2, %i4, %i1) : (!torch.vtensor<[5,2,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  %a = "torch.aten.mul.Tensor"(%lo, %c) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,2,2],f32>
  %b = "torch.aten.mul.Tensor"(%hi, %s) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,2,2],f32>
  %f = "torch.aten.sub.Tensor"(%a, %b, %i1) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,2,2],f32>, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  %d = "torch.aten.mul.Tensor"(%hi, %c) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,2,2],f32>
  %g = "torch.aten.mul.Tensor"(%lo, %s) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,2,2],f32>
  %h = "torch.aten.add.Tensor"(%d, %g, %i1) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,2,2],f32>, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  %e = "torch.aten.empty_like"(%x, %none, %none, %none, %false, %none) : (!torch.vtensor<[5,2,4],f32>, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[5,2,4],f32>
  %list = "torch.aten.chunk"(%e, %i2, %i2) : (!torch.vtensor<[5,2,4],f32>, !torch.int, !torch.int) -> !torch.list<vtensor>
  %v:2 = "torch.prim.ListUnpack"(%list) : (!torch.list<vtensor>) -> (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,2,2],f32>)
  %w = "torch.aten.copy_"(%v#0, %f, %false) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,2,2],f32>, !torch.bool) -> !torch.vtensor<[5,2,2],f32>
  %sizes = "torch.prim.ListConstruct"(%i5, %i2, %i4) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %r = "torch.aten.reshape"(%e, %sizes) : (!torch.vtensor<[5,2,4],f32>, !torch.list<int>) -> !torch.vtensor<[5,2,4],f32>
  %v2 = "torch.aten.slice.Tensor"(%r, %i2, %i2, %i4, %i1) : (!torch.vtensor<[5,2,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  %w2 = "torch.aten.copy_"(%v2, %h, %false) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,2,2],f32>, !torch.bool) -> !torch.vtensor<[5,2,2],f32>
  return %e : !torch.vtensor<[5,2,4],f32>
}
// -----

// One of three is written over by what is turned: that is put there, and the rest is as it was.
// CHECK-LABEL: func.func @slot(
// CHECK: rope.apply half
// CHECK: "torch.aten.select_scatter"
// CHECK-NOT: copy_
// CHECK: return
func.func @slot(%x: !torch.vtensor<[5,2,4],f32>, %c: !torch.vtensor<[5,1,2],f32>, %s: !torch.vtensor<[5,1,2],f32>, %all: !torch.vtensor<[3,5,2,4],f32>) -> !torch.vtensor<[3,5,2,4],f32> {
  %none = "torch.constant.none"() : () -> !torch.none
  %false = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %i0 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %i1 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %i2 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %i4 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %lo = "torch.aten.slice.Tensor"(%x, %i2, %i0, %i2, %i1) : (!torch.vtensor<[5,2,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  %hi = "torch.aten.slice.Tensor"(%x, %i2, %i2, %i4, %i1) : (!torch.vtensor<[5,2,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  %a = "torch.aten.mul.Tensor"(%lo, %c) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,2,2],f32>
  %b = "torch.aten.mul.Tensor"(%hi, %s) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,2,2],f32>
  %f = "torch.aten.sub.Tensor"(%a, %b, %i1) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,2,2],f32>, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  %d = "torch.aten.mul.Tensor"(%hi, %c) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,2,2],f32>
  %g = "torch.aten.mul.Tensor"(%lo, %s) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,2,2],f32>
  %h = "torch.aten.add.Tensor"(%d, %g, %i1) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,2,2],f32>, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  %pair = "torch.prim.ListConstruct"(%f, %h) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,2,2],f32>) -> !torch.list<vtensor>
  %y = "torch.aten.cat"(%pair, %i2) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,2,4],f32>
  %e = "torch.aten.clone"(%all, %none) : (!torch.vtensor<[3,5,2,4],f32>, !torch.none) -> !torch.vtensor<[3,5,2,4],f32>
  %v = "torch.aten.select.int"(%e, %i0, %i1) : (!torch.vtensor<[3,5,2,4],f32>, !torch.int, !torch.int) -> !torch.vtensor<[5,2,4],f32>
  %w = "torch.aten.copy_"(%v, %y, %false) : (!torch.vtensor<[5,2,4],f32>, !torch.vtensor<[5,2,4],f32>, !torch.bool) -> !torch.vtensor<[5,2,4],f32>
  return %e : !torch.vtensor<[3,5,2,4],f32>
}
// -----

// By places that are known.
// CHECK-LABEL: func.func @put_to_places(
// CHECK: rope.apply half
// CHECK-NOT: index_
// CHECK: return
func.func @put_to_places(%x: !torch.vtensor<[5,2,4],f32>, %c: !torch.vtensor<[5,1,2],f32>, %s: !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,2,4],f32> {
  %none = "torch.constant.none"() : () -> !torch.none
  %false = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %i0 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %i1 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %i2 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %i4 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %lo = "torch.aten.slice.Tensor"(%x, %i2, %i0, %i2, %i1) : (!torch.vtensor<[5,2,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  %hi = "torch.aten.slice.Tensor"(%x, %i2, %i2, %i4, %i1) : (!torch.vtensor<[5,2,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  %a = "torch.aten.mul.Tensor"(%lo, %c) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,2,2],f32>
  %b = "torch.aten.mul.Tensor"(%hi, %s) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,2,2],f32>
  %f = "torch.aten.sub.Tensor"(%a, %b, %i1) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,2,2],f32>, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  %d = "torch.aten.mul.Tensor"(%hi, %c) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,2,2],f32>
  %g = "torch.aten.mul.Tensor"(%lo, %s) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,2,2],f32>
  %h = "torch.aten.add.Tensor"(%d, %g, %i1) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,2,2],f32>, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  %e = "torch.aten.empty_like"(%x, %none, %none, %none, %false, %none) : (!torch.vtensor<[5,2,4],f32>, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[5,2,4],f32>
  %p = "torch.vtensor.literal"() <{value = dense<[0, 1]> : tensor<2xsi64>}> : () -> !torch.vtensor<[2],si64>
  %q = "torch.vtensor.literal"() <{value = dense<[2, 3]> : tensor<2xsi64>}> : () -> !torch.vtensor<[2],si64>
  %l = "torch.prim.ListConstruct"(%none, %none, %p) : (!torch.none, !torch.none, !torch.vtensor<[2],si64>) -> !torch.list<optional<vtensor>>
  %w = "torch.aten.index_put_"(%e, %l, %f, %false) : (!torch.vtensor<[5,2,4],f32>, !torch.list<optional<vtensor>>, !torch.vtensor<[5,2,2],f32>, !torch.bool) -> !torch.vtensor<[5,2,4],f32>
  %m = "torch.prim.ListConstruct"(%none, %none, %q) : (!torch.none, !torch.none, !torch.vtensor<[2],si64>) -> !torch.list<optional<vtensor>>
  %w2 = "torch.aten.index_put_"(%w, %m, %h, %false) : (!torch.vtensor<[5,2,4],f32>, !torch.list<optional<vtensor>>, !torch.vtensor<[5,2,2],f32>, !torch.bool) -> !torch.vtensor<[5,2,4],f32>
  return %e : !torch.vtensor<[5,2,4],f32>
}
// -----

// By others.
// CHECK-LABEL: func.func @put_to_other_places(
// CHECK-NOT: rope.apply
// CHECK: return
func.func @put_to_other_places(%x: !torch.vtensor<[5,2,4],f32>, %c: !torch.vtensor<[5,1,2],f32>, %s: !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,2,4],f32> {
  %none = "torch.constant.none"() : () -> !torch.none
  %false = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %i0 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %i1 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %i2 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %i4 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %lo = "torch.aten.slice.Tensor"(%x, %i2, %i0, %i2, %i1) : (!torch.vtensor<[5,2,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  %hi = "torch.aten.slice.Tensor"(%x, %i2, %i2, %i4, %i1) : (!torch.vtensor<[5,2,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  %a = "torch.aten.mul.Tensor"(%lo, %c) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,2,2],f32>
  %b = "torch.aten.mul.Tensor"(%hi, %s) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,2,2],f32>
  %f = "torch.aten.sub.Tensor"(%a, %b, %i1) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,2,2],f32>, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  %d = "torch.aten.mul.Tensor"(%hi, %c) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,2,2],f32>
  %g = "torch.aten.mul.Tensor"(%lo, %s) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,2,2],f32>
  %h = "torch.aten.add.Tensor"(%d, %g, %i1) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,2,2],f32>, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  %e = "torch.aten.empty_like"(%x, %none, %none, %none, %false, %none) : (!torch.vtensor<[5,2,4],f32>, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[5,2,4],f32>
  %p = "torch.vtensor.literal"() <{value = dense<[0, 1]> : tensor<2xsi64>}> : () -> !torch.vtensor<[2],si64>
  %q = "torch.vtensor.literal"() <{value = dense<[3, 2]> : tensor<2xsi64>}> : () -> !torch.vtensor<[2],si64>
  %l = "torch.prim.ListConstruct"(%none, %none, %p) : (!torch.none, !torch.none, !torch.vtensor<[2],si64>) -> !torch.list<optional<vtensor>>
  %w = "torch.aten.index_put_"(%e, %l, %f, %false) : (!torch.vtensor<[5,2,4],f32>, !torch.list<optional<vtensor>>, !torch.vtensor<[5,2,2],f32>, !torch.bool) -> !torch.vtensor<[5,2,4],f32>
  %m = "torch.prim.ListConstruct"(%none, %none, %q) : (!torch.none, !torch.none, !torch.vtensor<[2],si64>) -> !torch.list<optional<vtensor>>
  %w2 = "torch.aten.index_put_"(%w, %m, %h, %false) : (!torch.vtensor<[5,2,4],f32>, !torch.list<optional<vtensor>>, !torch.vtensor<[5,2,2],f32>, !torch.bool) -> !torch.vtensor<[5,2,4],f32>
  return %e : !torch.vtensor<[5,2,4],f32>
}
// -----

// CHECK-LABEL: func.func @copied_to_places(
// CHECK: rope.apply half
// CHECK-NOT: index_
// CHECK: return
func.func @copied_to_places(%x: !torch.vtensor<[5,2,4],f32>, %c: !torch.vtensor<[5,1,2],f32>, %s: !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,2,4],f32> {
  %none = "torch.constant.none"() : () -> !torch.none
  %false = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %i0 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %i1 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %i2 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %i4 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %lo = "torch.aten.slice.Tensor"(%x, %i2, %i0, %i2, %i1) : (!torch.vtensor<[5,2,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  %hi = "torch.aten.slice.Tensor"(%x, %i2, %i2, %i4, %i1) : (!torch.vtensor<[5,2,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  %a = "torch.aten.mul.Tensor"(%lo, %c) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,2,2],f32>
  %b = "torch.aten.mul.Tensor"(%hi, %s) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,2,2],f32>
  %f = "torch.aten.sub.Tensor"(%a, %b, %i1) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,2,2],f32>, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  %d = "torch.aten.mul.Tensor"(%hi, %c) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,2,2],f32>
  %g = "torch.aten.mul.Tensor"(%lo, %s) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,2,2],f32>
  %h = "torch.aten.add.Tensor"(%d, %g, %i1) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,2,2],f32>, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  %e = "torch.aten.empty_like"(%x, %none, %none, %none, %false, %none) : (!torch.vtensor<[5,2,4],f32>, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[5,2,4],f32>
  %p = "torch.vtensor.literal"() <{value = dense<[0, 1]> : tensor<2xsi64>}> : () -> !torch.vtensor<[2],si64>
  %q = "torch.vtensor.literal"() <{value = dense<[2, 3]> : tensor<2xsi64>}> : () -> !torch.vtensor<[2],si64>
  %w = "torch.operator"(%e, %i2, %p, %f) <{name = "torch.aten.index_copy_"}> : (!torch.vtensor<[5,2,4],f32>, !torch.int, !torch.vtensor<[2],si64>, !torch.vtensor<[5,2,2],f32>) -> !torch.vtensor<[5,2,4],f32>
  %w2 = "torch.operator"(%w, %i2, %q, %h) <{name = "torch.aten.index_copy_"}> : (!torch.vtensor<[5,2,4],f32>, !torch.int, !torch.vtensor<[2],si64>, !torch.vtensor<[5,2,2],f32>) -> !torch.vtensor<[5,2,4],f32>
  return %e : !torch.vtensor<[5,2,4],f32>
}
