// RUN: rope-opt --allow-unregistered-dialect --raise-rope --split-input-file %s | FileCheck %s

// Tensors that operators of torch write to.

// Both halves are written into an empty tensor: nothing of that is left.
// CHECK-LABEL: func.func @halves(
// CHECK: rope.apply half
// CHECK-NOT: empty_like
// CHECK-NOT: copy
// CHECK-NOT: scatter
// CHECK: return
func.func @halves(%x: !torch.vtensor<[5,2,4],f32>, %c: !torch.vtensor<[5,1,2],f32>, %s: !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,2,4],f32> {
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
  %v = "torch.aten.slice.Tensor"(%e, %i2, %i0, %i2, %i1) : (!torch.vtensor<[5,2,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  %w = "torch.aten.copy_"(%v, %f, %false) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,2,2],f32>, !torch.bool) -> !torch.vtensor<[5,2,2],f32>
  %v2 = "torch.aten.slice.Tensor"(%e, %i2, %i2, %i4, %i1) : (!torch.vtensor<[5,2,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  %w2 = "torch.aten.copy_"(%v2, %h, %false) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,2,2],f32>, !torch.bool) -> !torch.vtensor<[5,2,2],f32>
  return %e : !torch.vtensor<[5,2,4],f32>
}

// -----

// Views that were taken before see what is written; one of a view is one of the tensor.
// CHECK-LABEL: func.func @views_first(
// CHECK: rope.apply half
// CHECK-NOT: copy
// CHECK: return
func.func @views_first(%x: !torch.vtensor<[5,2,4],f32>, %c: !torch.vtensor<[5,1,2],f32>, %s: !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,2,4],f32> {
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
  %v = "torch.aten.slice.Tensor"(%e, %i2, %i0, %i2, %i1) : (!torch.vtensor<[5,2,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  %v2 = "torch.aten.slice.Tensor"(%e, %i2, %i2, %i4, %i1) : (!torch.vtensor<[5,2,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  %al = "torch.aten.alias"(%e) : (!torch.vtensor<[5,2,4],f32>) -> !torch.vtensor<[5,2,4],f32>
  %w = "torch.aten.copy_"(%v, %f, %false) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,2,2],f32>, !torch.bool) -> !torch.vtensor<[5,2,2],f32>
  %w2 = "torch.aten.copy_"(%v2, %h, %false) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,2,2],f32>, !torch.bool) -> !torch.vtensor<[5,2,2],f32>
  return %al : !torch.vtensor<[5,2,4],f32>
}

// -----

// Read before the second half is written: the result is that tensor at another time.
// CHECK-LABEL: func.func @read_between(
// CHECK-NOT: rope.apply
// CHECK-COUNT-2: copy_
// CHECK-NOT: scatter
// CHECK: return
func.func @read_between(%x: !torch.vtensor<[5,2,4],f32>, %c: !torch.vtensor<[5,1,2],f32>, %s: !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,2,4],f32> {
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
  %v = "torch.aten.slice.Tensor"(%e, %i2, %i0, %i2, %i1) : (!torch.vtensor<[5,2,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  %w = "torch.aten.copy_"(%v, %f, %false) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,2,2],f32>, !torch.bool) -> !torch.vtensor<[5,2,2],f32>
  %r = "torch.aten.clone"(%e, %none) : (!torch.vtensor<[5,2,4],f32>, !torch.none) -> !torch.vtensor<[5,2,4],f32>
  %v2 = "torch.aten.slice.Tensor"(%e, %i2, %i2, %i4, %i1) : (!torch.vtensor<[5,2,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  %w2 = "torch.aten.copy_"(%v2, %h, %false) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,2,2],f32>, !torch.bool) -> !torch.vtensor<[5,2,2],f32>
  return %r : !torch.vtensor<[5,2,4],f32>
}

// -----

// The first half is written once more, with what is no rotation.
// CHECK-LABEL: func.func @written_again(
// CHECK-NOT: rope.apply
// CHECK-COUNT-3: copy_
// CHECK-NOT: scatter
// CHECK: return
func.func @written_again(%x: !torch.vtensor<[5,2,4],f32>, %c: !torch.vtensor<[5,1,2],f32>, %s: !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,2,4],f32> {
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
  %v = "torch.aten.slice.Tensor"(%e, %i2, %i0, %i2, %i1) : (!torch.vtensor<[5,2,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  %w = "torch.aten.copy_"(%v, %f, %false) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,2,2],f32>, !torch.bool) -> !torch.vtensor<[5,2,2],f32>
  %v2 = "torch.aten.slice.Tensor"(%e, %i2, %i2, %i4, %i1) : (!torch.vtensor<[5,2,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  %w2 = "torch.aten.copy_"(%v2, %h, %false) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,2,2],f32>, !torch.bool) -> !torch.vtensor<[5,2,2],f32>
  %w3 = "torch.aten.copy_"(%v, %a, %false) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,2,2],f32>, !torch.bool) -> !torch.vtensor<[5,2,2],f32>
  return %e : !torch.vtensor<[5,2,4],f32>
}

// -----

// Each half is written where the other belongs.
// CHECK-LABEL: func.func @swapped_halves(
// CHECK-NOT: rope.apply half %{{.*}} -> tensor<5x2x4xf32>
// CHECK-NOT: scatter
// CHECK: return
func.func @swapped_halves(%x: !torch.vtensor<[5,2,4],f32>, %c: !torch.vtensor<[5,1,2],f32>, %s: !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,2,4],f32> {
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
  %v = "torch.aten.slice.Tensor"(%e, %i2, %i0, %i2, %i1) : (!torch.vtensor<[5,2,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  %w = "torch.aten.copy_"(%v, %h, %false) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,2,2],f32>, !torch.bool) -> !torch.vtensor<[5,2,2],f32>
  %v2 = "torch.aten.slice.Tensor"(%e, %i2, %i2, %i4, %i1) : (!torch.vtensor<[5,2,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  %w2 = "torch.aten.copy_"(%v2, %f, %false) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,2,2],f32>, !torch.bool) -> !torch.vtensor<[5,2,2],f32>
  return %e : !torch.vtensor<[5,2,4],f32>
}

// -----

// Something that is not known has the tensor: it may write to it, too.
// CHECK-LABEL: func.func @seen_by_another(
// CHECK-NOT: rope.apply
// CHECK-COUNT-2: copy_
// CHECK: return
func.func @seen_by_another(%x: !torch.vtensor<[5,2,4],f32>, %c: !torch.vtensor<[5,1,2],f32>, %s: !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,2,4],f32> {
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
  %k = "my.keep"(%e) : (!torch.vtensor<[5,2,4],f32>) -> i1
  %v = "torch.aten.slice.Tensor"(%e, %i2, %i0, %i2, %i1) : (!torch.vtensor<[5,2,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  %w = "torch.aten.copy_"(%v, %f, %false) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,2,2],f32>, !torch.bool) -> !torch.vtensor<[5,2,2],f32>
  %v2 = "torch.aten.slice.Tensor"(%e, %i2, %i2, %i4, %i1) : (!torch.vtensor<[5,2,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  %w2 = "torch.aten.copy_"(%v2, %h, %false) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,2,2],f32>, !torch.bool) -> !torch.vtensor<[5,2,2],f32>
  return %e : !torch.vtensor<[5,2,4],f32>
}

// -----

// What a caller sees is written: it stays.
// CHECK-LABEL: func.func @argument(
// CHECK-NOT: rope.apply
// CHECK-COUNT-2: copy_
// CHECK: return
func.func @argument(%x: !torch.vtensor<[5,2,4],f32>, %c: !torch.vtensor<[5,1,2],f32>, %s: !torch.vtensor<[5,1,2],f32>, %e: !torch.vtensor<[5,2,4],f32>) -> !torch.vtensor<[5,2,4],f32> {
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
  %v = "torch.aten.slice.Tensor"(%e, %i2, %i0, %i2, %i1) : (!torch.vtensor<[5,2,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  %w = "torch.aten.copy_"(%v, %f, %false) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,2,2],f32>, !torch.bool) -> !torch.vtensor<[5,2,2],f32>
  %v2 = "torch.aten.slice.Tensor"(%e, %i2, %i2, %i4, %i1) : (!torch.vtensor<[5,2,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  %w2 = "torch.aten.copy_"(%v2, %h, %false) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,2,2],f32>, !torch.bool) -> !torch.vtensor<[5,2,2],f32>
  return %e : !torch.vtensor<[5,2,4],f32>
}

// -----

// x.mul_(cos).add_(rotated), where the rotated one was read before.
// CHECK-LABEL: func.func @arithmetic(
// CHECK: rope.apply half
// CHECK-NOT: mul_
// CHECK: return
func.func @arithmetic(%x: !torch.vtensor<[5,2,4],f32>, %c: !torch.vtensor<[5,1,2],f32>, %s: !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,2,4],f32> {
  %none = "torch.constant.none"() : () -> !torch.none
  %false = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %i0 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %i1 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %i2 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %i4 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %y = "torch.aten.clone"(%x, %none) : (!torch.vtensor<[5,2,4],f32>, !torch.none) -> !torch.vtensor<[5,2,4],f32>
  %lo = "torch.aten.slice.Tensor"(%y, %i2, %i0, %i2, %i1) : (!torch.vtensor<[5,2,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  %hi = "torch.aten.slice.Tensor"(%y, %i2, %i2, %i4, %i1) : (!torch.vtensor<[5,2,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  %n = "torch.aten.neg"(%hi) : (!torch.vtensor<[5,2,2],f32>) -> !torch.vtensor<[5,2,2],f32>
  %l = "torch.prim.ListConstruct"(%n, %lo) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,2,2],f32>) -> !torch.list<vtensor>
  %t = "torch.aten.cat"(%l, %i2) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,2,4],f32>
  %lc = "torch.prim.ListConstruct"(%c, %c) : (!torch.vtensor<[5,1,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.list<vtensor>
  %cc = "torch.aten.cat"(%lc, %i2) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,1,4],f32>
  %ls = "torch.prim.ListConstruct"(%s, %s) : (!torch.vtensor<[5,1,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.list<vtensor>
  %ss = "torch.aten.cat"(%ls, %i2) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,1,4],f32>
  %ts = "torch.aten.mul.Tensor"(%t, %ss) : (!torch.vtensor<[5,2,4],f32>, !torch.vtensor<[5,1,4],f32>) -> !torch.vtensor<[5,2,4],f32>
  %m = "torch.aten.mul_.Tensor"(%y, %cc) : (!torch.vtensor<[5,2,4],f32>, !torch.vtensor<[5,1,4],f32>) -> !torch.vtensor<[5,2,4],f32>
  %z = "torch.aten.add_.Tensor"(%m, %ts, %i1) : (!torch.vtensor<[5,2,4],f32>, !torch.vtensor<[5,2,4],f32>, !torch.int) -> !torch.vtensor<[5,2,4],f32>
  return %z : !torch.vtensor<[5,2,4],f32>
}

// -----

// What is rotated was read after it had been multiplied by the cosines.
// CHECK-LABEL: func.func @arithmetic_too_late(
// CHECK-NOT: rope.apply
// CHECK: mul_
// CHECK: return
func.func @arithmetic_too_late(%x: !torch.vtensor<[5,2,4],f32>, %c: !torch.vtensor<[5,1,2],f32>, %s: !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,2,4],f32> {
  %none = "torch.constant.none"() : () -> !torch.none
  %false = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %i0 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %i1 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %i2 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %i4 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %y = "torch.aten.clone"(%x, %none) : (!torch.vtensor<[5,2,4],f32>, !torch.none) -> !torch.vtensor<[5,2,4],f32>
  %lo = "torch.aten.slice.Tensor"(%y, %i2, %i0, %i2, %i1) : (!torch.vtensor<[5,2,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  %hi = "torch.aten.slice.Tensor"(%y, %i2, %i2, %i4, %i1) : (!torch.vtensor<[5,2,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  %lc = "torch.prim.ListConstruct"(%c, %c) : (!torch.vtensor<[5,1,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.list<vtensor>
  %cc = "torch.aten.cat"(%lc, %i2) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,1,4],f32>
  %m = "torch.aten.mul_.Tensor"(%y, %cc) : (!torch.vtensor<[5,2,4],f32>, !torch.vtensor<[5,1,4],f32>) -> !torch.vtensor<[5,2,4],f32>
  %n = "torch.aten.neg"(%hi) : (!torch.vtensor<[5,2,2],f32>) -> !torch.vtensor<[5,2,2],f32>
  %l = "torch.prim.ListConstruct"(%n, %lo) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,2,2],f32>) -> !torch.list<vtensor>
  %t = "torch.aten.cat"(%l, %i2) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,2,4],f32>
  %ls = "torch.prim.ListConstruct"(%s, %s) : (!torch.vtensor<[5,1,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.list<vtensor>
  %ss = "torch.aten.cat"(%ls, %i2) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,1,4],f32>
  %ts = "torch.aten.mul.Tensor"(%t, %ss) : (!torch.vtensor<[5,2,4],f32>, !torch.vtensor<[5,1,4],f32>) -> !torch.vtensor<[5,2,4],f32>
  %z = "torch.aten.add_.Tensor"(%m, %ts, %i1) : (!torch.vtensor<[5,2,4],f32>, !torch.vtensor<[5,2,4],f32>, !torch.int) -> !torch.vtensor<[5,2,4],f32>
  return %z : !torch.vtensor<[5,2,4],f32>
}

// -----

// Where nothing is raised, all is as it was.
// CHECK-LABEL: func.func @no_rotation(
// CHECK-NOT: torch.aten.copy"
// CHECK-COUNT-2: copy_
// CHECK-NOT: scatter
// CHECK: return
func.func @no_rotation(%x: !torch.vtensor<[5,2,4],f32>, %c: !torch.vtensor<[5,1,2],f32>, %s: !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,2,4],f32> {
  %none = "torch.constant.none"() : () -> !torch.none
  %false = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %i0 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %i1 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %i2 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %i4 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %lo = "torch.aten.slice.Tensor"(%x, %i2, %i0, %i2, %i1) : (!torch.vtensor<[5,2,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  %hi = "torch.aten.slice.Tensor"(%x, %i2, %i2, %i4, %i1) : (!torch.vtensor<[5,2,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  %e = "torch.aten.empty_like"(%x, %none, %none, %none, %false, %none) : (!torch.vtensor<[5,2,4],f32>, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[5,2,4],f32>
  %v = "torch.aten.slice.Tensor"(%e, %i2, %i0, %i2, %i1) : (!torch.vtensor<[5,2,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  %w = "torch.aten.copy_"(%v, %hi, %false) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,2,2],f32>, !torch.bool) -> !torch.vtensor<[5,2,2],f32>
  %v2 = "torch.aten.slice.Tensor"(%e, %i2, %i2, %i4, %i1) : (!torch.vtensor<[5,2,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  %w2 = "torch.aten.copy_"(%v2, %lo, %false) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,2,2],f32>, !torch.bool) -> !torch.vtensor<[5,2,2],f32>
  return %e : !torch.vtensor<[5,2,4],f32>
}

// -----

// torch-mlir's own operation for writing is one, too: nothing is known of what it is later.
// CHECK-LABEL: func.func @overwritten_contents(
// CHECK-NOT: rope.apply
// CHECK: return
func.func @overwritten_contents(%x: !torch.vtensor<[5,2,4],f32>, %c: !torch.vtensor<[5,1,2],f32>, %s: !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,2,4],f32> {
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
  %l = "torch.prim.ListConstruct"(%f, %h) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,2,2],f32>) -> !torch.list<vtensor>
  %e = "torch.aten.cat"(%l, %i2) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,2,4],f32>
  "torch.overwrite.tensor.contents"(%x, %lo) : (!torch.vtensor<[5,2,4],f32>, !torch.vtensor<[5,2,2],f32>) -> ()
  return %e : !torch.vtensor<[5,2,4],f32>
}
