// RUN: rope-opt %s --inline --cse | FileCheck %s
// RUN: rope-opt %s --loop-invariant-code-motion | FileCheck %s --check-prefix=HOISTED

// Operations of the dialect go where the functions that hold them are called, so that what two
// calls compute alike is computed once.

func.func private @table(%p: tensor<5xi32>) -> (tensor<5x4xf32>, tensor<5x4xf32>) {
  %c, %s = rope.table #rope.default<theta = 1.0e4> at %p
      : tensor<5xi32> -> tensor<5x4xf32>
  return %c, %s : tensor<5x4xf32>, tensor<5x4xf32>
}

func.func private @turn(%x: tensor<5x2x8xf32>, %p: tensor<5xi32>) -> tensor<5x2x8xf32> {
  %c, %s = func.call @table(%p) : (tensor<5xi32>) -> (tensor<5x4xf32>, tensor<5x4xf32>)
  %y = rope.apply half %x, %c, %s window = <begin = 0, dim = 8>
      : tensor<5x2x8xf32>, tensor<5x4xf32> -> tensor<5x2x8xf32>
  return %y : tensor<5x2x8xf32>
}

// CHECK-LABEL: func.func @both
// CHECK: rope.table
// CHECK-NOT: rope.table
// CHECK-COUNT-2: rope.apply
// CHECK-NOT: call
func.func @both(%q: tensor<5x2x8xf32>, %k: tensor<5x2x8xf32>, %p: tensor<5xi32>)
    -> (tensor<5x2x8xf32>, tensor<5x2x8xf32>) {
  %a = call @turn(%q, %p) : (tensor<5x2x8xf32>, tensor<5xi32>) -> tensor<5x2x8xf32>
  %b = call @turn(%k, %p) : (tensor<5x2x8xf32>, tensor<5xi32>) -> tensor<5x2x8xf32>
  return %a, %b : tensor<5x2x8xf32>, tensor<5x2x8xf32>
}

// What a loop does not change is turned before it, where extents are known to fit.
// HOISTED-LABEL: func.func @loop
// HOISTED: rope.apply
// HOISTED-NEXT: scf.for
func.func @loop(%x: tensor<5x2x8xf32>, %c: tensor<5x4xf32>, %n: index) -> tensor<5x2x8xf32> {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %sum = scf.for %i = %zero to %n step %one iter_args(%s = %x) -> tensor<5x2x8xf32> {
    %y = rope.apply half %x, %c, %c window = <begin = 0, dim = 8>
        : tensor<5x2x8xf32>, tensor<5x4xf32> -> tensor<5x2x8xf32>
    %t = arith.addf %s, %y : tensor<5x2x8xf32>
    scf.yield %t : tensor<5x2x8xf32>
  }
  return %sum : tensor<5x2x8xf32>
}

// HOISTED-LABEL: func.func @unknown
// HOISTED: scf.for
// HOISTED: rope.apply
func.func @unknown(%x: tensor<?x2x8xf32>, %c: tensor<?x4xf32>, %n: index) -> tensor<?x2x8xf32> {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %sum = scf.for %i = %zero to %n step %one iter_args(%s = %x) -> tensor<?x2x8xf32> {
    %y = rope.apply half %x, %c, %c window = <begin = 0, dim = 8>
        : tensor<?x2x8xf32>, tensor<?x4xf32> -> tensor<?x2x8xf32>
    scf.yield %y : tensor<?x2x8xf32>
  }
  return %sum : tensor<?x2x8xf32>
}
