// RUN: rope-opt --allow-unregistered-dialect --raise-rope --split-input-file %s | FileCheck %s

// Arithmetic in place.

// Products are added to slices of x cos.
// CHECK-LABEL: func.func @products_added(
// CHECK: rope.apply half
// CHECK-NOT: addcmul
// CHECK: return
func.func @products_added(%x: !torch.vtensor<[5,2,4],f32>, %c: !torch.vtensor<[5,1,2],f32>, %s: !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,2,4],f32> {
  %none = "torch.constant.none"() : () -> !torch.none
  %false = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %i0 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %i1 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %i2 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %i4 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %lo = "torch.aten.slice.Tensor"(%x, %i2, %i0, %i2, %i1) : (!torch.vtensor<[5,2,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  %hi = "torch.aten.slice.Tensor"(%x, %i2, %i2, %i4, %i1) : (!torch.vtensor<[5,2,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  %cc = "torch.prim.ListConstruct"(%c, %c) : (!torch.vtensor<[5,1,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.list<vtensor>
  %c4 = "torch.aten.cat"(%cc, %i2) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,1,4],f32>
  %e = "torch.aten.mul.Tensor"(%x, %c4) : (!torch.vtensor<[5,2,4],f32>, !torch.vtensor<[5,1,4],f32>) -> !torch.vtensor<[5,2,4],f32>
  %minus = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v = "torch.aten.slice.Tensor"(%e, %i2, %i0, %i2, %i1) : (!torch.vtensor<[5,2,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  %v2 = "torch.aten.slice.Tensor"(%e, %i2, %i2, %i4, %i1) : (!torch.vtensor<[5,2,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  %w = "torch.aten.addcmul_"(%v, %hi, %s, %minus) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,1,2],f32>, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  %w2 = "torch.aten.addcmul_"(%v2, %lo, %s, %i1) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,1,2],f32>, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  return %e : !torch.vtensor<[5,2,4],f32>
}
// -----

// Both with the same sign.
// CHECK-LABEL: func.func @products_added_both(
// CHECK-NOT: rope.apply
// CHECK: return
func.func @products_added_both(%x: !torch.vtensor<[5,2,4],f32>, %c: !torch.vtensor<[5,1,2],f32>, %s: !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,2,4],f32> {
  %none = "torch.constant.none"() : () -> !torch.none
  %false = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %i0 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %i1 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %i2 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %i4 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %lo = "torch.aten.slice.Tensor"(%x, %i2, %i0, %i2, %i1) : (!torch.vtensor<[5,2,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  %hi = "torch.aten.slice.Tensor"(%x, %i2, %i2, %i4, %i1) : (!torch.vtensor<[5,2,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  %cc = "torch.prim.ListConstruct"(%c, %c) : (!torch.vtensor<[5,1,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.list<vtensor>
  %c4 = "torch.aten.cat"(%cc, %i2) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,1,4],f32>
  %e = "torch.aten.mul.Tensor"(%x, %c4) : (!torch.vtensor<[5,2,4],f32>, !torch.vtensor<[5,1,4],f32>) -> !torch.vtensor<[5,2,4],f32>
  %minus = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v = "torch.aten.slice.Tensor"(%e, %i2, %i0, %i2, %i1) : (!torch.vtensor<[5,2,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  %v2 = "torch.aten.slice.Tensor"(%e, %i2, %i2, %i4, %i1) : (!torch.vtensor<[5,2,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  %w = "torch.aten.addcmul_"(%v, %hi, %s, %minus) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,1,2],f32>, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  %w2 = "torch.aten.addcmul_"(%v2, %lo, %s, %i1) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,1,2],f32>, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  return %e : !torch.vtensor<[5,2,4],f32>
}
// -----

// The second half of its own half.
// CHECK-LABEL: func.func @products_added_of_itself(
// CHECK-NOT: rope.apply
// CHECK: return
func.func @products_added_of_itself(%x: !torch.vtensor<[5,2,4],f32>, %c: !torch.vtensor<[5,1,2],f32>, %s: !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,2,4],f32> {
  %none = "torch.constant.none"() : () -> !torch.none
  %false = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %i0 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %i1 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %i2 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %i4 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %lo = "torch.aten.slice.Tensor"(%x, %i2, %i0, %i2, %i1) : (!torch.vtensor<[5,2,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  %hi = "torch.aten.slice.Tensor"(%x, %i2, %i2, %i4, %i1) : (!torch.vtensor<[5,2,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  %cc = "torch.prim.ListConstruct"(%c, %c) : (!torch.vtensor<[5,1,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.list<vtensor>
  %c4 = "torch.aten.cat"(%cc, %i2) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,1,4],f32>
  %e = "torch.aten.mul.Tensor"(%x, %c4) : (!torch.vtensor<[5,2,4],f32>, !torch.vtensor<[5,1,4],f32>) -> !torch.vtensor<[5,2,4],f32>
  %minus = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v = "torch.aten.slice.Tensor"(%e, %i2, %i0, %i2, %i1) : (!torch.vtensor<[5,2,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  %v2 = "torch.aten.slice.Tensor"(%e, %i2, %i2, %i4, %i1) : (!torch.vtensor<[5,2,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  %w = "torch.aten.addcmul_"(%v, %hi, %s, %minus) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,1,2],f32>, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  %w2 = "torch.aten.addcmul_"(%v2, %hi, %s, %i1) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,1,2],f32>, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  return %e : !torch.vtensor<[5,2,4],f32>
}
// -----

// The sign of a half is changed by a single integer.
// CHECK-LABEL: func.func @sign_in_place(
// CHECK: rope.apply half
// CHECK-NOT: mul_
// CHECK: return
func.func @sign_in_place(%x: !torch.vtensor<[5,2,4],f32>, %c: !torch.vtensor<[5,1,2],f32>, %s: !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,2,4],f32> {
  %none = "torch.constant.none"() : () -> !torch.none
  %false = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %i0 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %i1 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %i2 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %i4 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %lo = "torch.aten.slice.Tensor"(%x, %i2, %i0, %i2, %i1) : (!torch.vtensor<[5,2,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  %hi = "torch.aten.slice.Tensor"(%x, %i2, %i2, %i4, %i1) : (!torch.vtensor<[5,2,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  %parts = "torch.prim.ListConstruct"(%hi, %lo) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,2,2],f32>) -> !torch.list<vtensor>
  %e = "torch.aten.cat"(%parts, %i2) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,2,4],f32>
  %v = "torch.aten.slice.Tensor"(%e, %i2, %i0, %i2, %i1) : (!torch.vtensor<[5,2,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  %minus = "torch.vtensor.literal"() <{value = dense<-1> : tensor<si64>}> : () -> !torch.vtensor<[],si64>
  %w = "torch.aten.mul_.Tensor"(%v, %minus) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[],si64>) -> !torch.vtensor<[5,2,2],f32>
  %cc = "torch.prim.ListConstruct"(%c, %c) : (!torch.vtensor<[5,1,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.list<vtensor>
  %c4 = "torch.aten.cat"(%cc, %i2) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,1,4],f32>
  %ss = "torch.prim.ListConstruct"(%s, %s) : (!torch.vtensor<[5,1,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.list<vtensor>
  %s4 = "torch.aten.cat"(%ss, %i2) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,1,4],f32>
  %xc = "torch.aten.mul.Tensor"(%x, %c4) : (!torch.vtensor<[5,2,4],f32>, !torch.vtensor<[5,1,4],f32>) -> !torch.vtensor<[5,2,4],f32>
  %rs = "torch.aten.mul.Tensor"(%e, %s4) : (!torch.vtensor<[5,2,4],f32>, !torch.vtensor<[5,1,4],f32>) -> !torch.vtensor<[5,2,4],f32>
  %y = "torch.aten.add.Tensor"(%xc, %rs, %i1) : (!torch.vtensor<[5,2,4],f32>, !torch.vtensor<[5,2,4],f32>, !torch.int) -> !torch.vtensor<[5,2,4],f32>
  return %y : !torch.vtensor<[5,2,4],f32>
}
// -----

// Twice as much is no change of sign.
// CHECK-LABEL: func.func @sign_twice(
// CHECK-NOT: rope.apply
// CHECK: return
func.func @sign_twice(%x: !torch.vtensor<[5,2,4],f32>, %c: !torch.vtensor<[5,1,2],f32>, %s: !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,2,4],f32> {
  %none = "torch.constant.none"() : () -> !torch.none
  %false = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %i0 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %i1 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %i2 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %i4 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %lo = "torch.aten.slice.Tensor"(%x, %i2, %i0, %i2, %i1) : (!torch.vtensor<[5,2,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  %hi = "torch.aten.slice.Tensor"(%x, %i2, %i2, %i4, %i1) : (!torch.vtensor<[5,2,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  %parts = "torch.prim.ListConstruct"(%hi, %lo) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,2,2],f32>) -> !torch.list<vtensor>
  %e = "torch.aten.cat"(%parts, %i2) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,2,4],f32>
  %v = "torch.aten.slice.Tensor"(%e, %i2, %i0, %i2, %i1) : (!torch.vtensor<[5,2,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  %minus = "torch.vtensor.literal"() <{value = dense<-2> : tensor<si64>}> : () -> !torch.vtensor<[],si64>
  %w = "torch.aten.mul_.Tensor"(%v, %minus) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[],si64>) -> !torch.vtensor<[5,2,2],f32>
  %cc = "torch.prim.ListConstruct"(%c, %c) : (!torch.vtensor<[5,1,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.list<vtensor>
  %c4 = "torch.aten.cat"(%cc, %i2) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,1,4],f32>
  %ss = "torch.prim.ListConstruct"(%s, %s) : (!torch.vtensor<[5,1,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.list<vtensor>
  %s4 = "torch.aten.cat"(%ss, %i2) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,1,4],f32>
  %xc = "torch.aten.mul.Tensor"(%x, %c4) : (!torch.vtensor<[5,2,4],f32>, !torch.vtensor<[5,1,4],f32>) -> !torch.vtensor<[5,2,4],f32>
  %rs = "torch.aten.mul.Tensor"(%e, %s4) : (!torch.vtensor<[5,2,4],f32>, !torch.vtensor<[5,1,4],f32>) -> !torch.vtensor<[5,2,4],f32>
  %y = "torch.aten.add.Tensor"(%xc, %rs, %i1) : (!torch.vtensor<[5,2,4],f32>, !torch.vtensor<[5,2,4],f32>, !torch.int) -> !torch.vtensor<[5,2,4],f32>
  return %y : !torch.vtensor<[5,2,4],f32>
}
// -----

// r = rotate_half(x); r *= sin; y = x cos; y += r: nothing of that is left.
// CHECK-LABEL: func.func @all_in_place(
// CHECK: rope.apply half
// CHECK-NOT: aten.mul
// CHECK-NOT: aten.cat
// CHECK: return
func.func @all_in_place(%x: !torch.vtensor<[5,2,4],f32>, %c: !torch.vtensor<[5,1,2],f32>, %s: !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,2,4],f32> {
  %none = "torch.constant.none"() : () -> !torch.none
  %false = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %i0 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %i1 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %i2 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %i4 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %lo = "torch.aten.slice.Tensor"(%x, %i2, %i0, %i2, %i1) : (!torch.vtensor<[5,2,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  %hi = "torch.aten.slice.Tensor"(%x, %i2, %i2, %i4, %i1) : (!torch.vtensor<[5,2,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,2],f32>
  %cc = "torch.prim.ListConstruct"(%c, %c) : (!torch.vtensor<[5,1,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.list<vtensor>
  %cw = "torch.aten.cat"(%cc, %i2) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,1,4],f32>
  %ss = "torch.prim.ListConstruct"(%s, %s) : (!torch.vtensor<[5,1,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.list<vtensor>
  %sw = "torch.aten.cat"(%ss, %i2) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,1,4],f32>
  %n = "torch.aten.neg"(%hi) : (!torch.vtensor<[5,2,2],f32>) -> !torch.vtensor<[5,2,2],f32>
  %parts = "torch.prim.ListConstruct"(%n, %lo) : (!torch.vtensor<[5,2,2],f32>, !torch.vtensor<[5,2,2],f32>) -> !torch.list<vtensor>
  %r = "torch.aten.cat"(%parts, %i2) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,2,4],f32>
  %w = "torch.aten.mul_.Tensor"(%r, %sw) : (!torch.vtensor<[5,2,4],f32>, !torch.vtensor<[5,1,4],f32>) -> !torch.vtensor<[5,2,4],f32>
  %y = "torch.aten.mul.Tensor"(%x, %cw) : (!torch.vtensor<[5,2,4],f32>, !torch.vtensor<[5,1,4],f32>) -> !torch.vtensor<[5,2,4],f32>
  %z = "torch.aten.add_.Tensor"(%y, %w, %i1) : (!torch.vtensor<[5,2,4],f32>, !torch.vtensor<[5,2,4],f32>, !torch.int) -> !torch.vtensor<[5,2,4],f32>
  return %z : !torch.vtensor<[5,2,4],f32>
}
