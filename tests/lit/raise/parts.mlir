// RUN: rope-opt --allow-unregistered-dialect --raise-rope --split-input-file %s | FileCheck %s

// Parts of a tensor that do not belong together.

// The first half is of k, the second of v.
// CHECK-LABEL: @halves_of_two
// CHECK-NOT: rope.apply
func.func @halves_of_two(%x: tensor<5x3x2x4xf32>, %c: tensor<5x2xf32>, %s: tensor<5x2xf32>) -> tensor<5x2x4xf32> {
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0,2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0,2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %lo = tensor.extract_slice %x[0, 1, 0, 0] [5, 1, 2, 2] [1, 1, 1, 1] : tensor<5x3x2x4xf32> to tensor<5x2x2xf32>
  %hi = tensor.extract_slice %x[0, 2, 0, 2] [5, 1, 2, 2] [1, 1, 1, 1] : tensor<5x3x2x4xf32> to tensor<5x2x2xf32>
  %a = arith.mulf %lo, %cb : tensor<5x2x2xf32>
  %b = arith.mulf %hi, %sb : tensor<5x2x2xf32>
  %d = arith.mulf %hi, %cb : tensor<5x2x2xf32>
  %e = arith.mulf %lo, %sb : tensor<5x2x2xf32>
  %f = arith.subf %a, %b : tensor<5x2x2xf32>
  %g = arith.addf %d, %e : tensor<5x2x2xf32>
  %y = tensor.concat dim(2) %f, %g : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  return %y : tensor<5x2x4xf32>
}
// -----

// The other half is that of the next head.
// CHECK-LABEL: @halves_of_neighbours
// CHECK-NOT: rope.apply
func.func @halves_of_neighbours(%x: tensor<5x6x4xf32>, %c: tensor<5x2xf32>, %s: tensor<5x2xf32>) -> tensor<5x4x4xf32> {
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0,2>}> : (tensor<5x2xf32>) -> tensor<5x4x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0,2>}> : (tensor<5x2xf32>) -> tensor<5x4x2xf32>
  %lo = tensor.extract_slice %x[0, 1, 0] [5, 4, 2] [1, 1, 1] : tensor<5x6x4xf32> to tensor<5x4x2xf32>
  %hi = tensor.extract_slice %x[0, 2, 2] [5, 4, 2] [1, 1, 1] : tensor<5x6x4xf32> to tensor<5x4x2xf32>
  %a = arith.mulf %lo, %cb : tensor<5x4x2xf32>
  %b = arith.mulf %hi, %sb : tensor<5x4x2xf32>
  %d = arith.mulf %hi, %cb : tensor<5x4x2xf32>
  %e = arith.mulf %lo, %sb : tensor<5x4x2xf32>
  %f = arith.subf %a, %b : tensor<5x4x2xf32>
  %g = arith.addf %d, %e : tensor<5x4x2xf32>
  %y = tensor.concat dim(2) %f, %g : (tensor<5x4x2xf32>, tensor<5x4x2xf32>) -> tensor<5x4x4xf32>
  return %y : tensor<5x4x4xf32>
}
// -----

// The other half is that of the next token.
// CHECK-LABEL: @halves_of_tokens
// CHECK-NOT: rope.apply
func.func @halves_of_tokens(%x: tensor<9x2x4xf32>, %c: tensor<5x2xf32>, %s: tensor<5x2xf32>) -> tensor<5x2x4xf32> {
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0,2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0,2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %lo = tensor.extract_slice %x[3, 0, 0] [5, 2, 2] [1, 1, 1] : tensor<9x2x4xf32> to tensor<5x2x2xf32>
  %hi = tensor.extract_slice %x[4, 0, 2] [5, 2, 2] [1, 1, 1] : tensor<9x2x4xf32> to tensor<5x2x2xf32>
  %a = arith.mulf %lo, %cb : tensor<5x2x2xf32>
  %b = arith.mulf %hi, %sb : tensor<5x2x2xf32>
  %d = arith.mulf %hi, %cb : tensor<5x2x2xf32>
  %e = arith.mulf %lo, %sb : tensor<5x2x2xf32>
  %f = arith.subf %a, %b : tensor<5x2x2xf32>
  %g = arith.addf %d, %e : tensor<5x2x2xf32>
  %y = tensor.concat dim(2) %f, %g : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  return %y : tensor<5x2x4xf32>
}
// -----

// Heads with others between them are no cut.
// CHECK-LABEL: @every_other_head
// CHECK-NOT: rope.apply
func.func @every_other_head(%x: tensor<5x6x4xf32>, %c: tensor<5x2xf32>, %s: tensor<5x2xf32>) -> tensor<5x3x4xf32> {
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0,2>}> : (tensor<5x2xf32>) -> tensor<5x3x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0,2>}> : (tensor<5x2xf32>) -> tensor<5x3x2xf32>
  %lo = tensor.extract_slice %x[0, 0, 0] [5, 3, 2] [1, 2, 1] : tensor<5x6x4xf32> to tensor<5x3x2xf32>
  %hi = tensor.extract_slice %x[0, 0, 2] [5, 3, 2] [1, 2, 1] : tensor<5x6x4xf32> to tensor<5x3x2xf32>
  %a = arith.mulf %lo, %cb : tensor<5x3x2xf32>
  %b = arith.mulf %hi, %sb : tensor<5x3x2xf32>
  %d = arith.mulf %hi, %cb : tensor<5x3x2xf32>
  %e = arith.mulf %lo, %sb : tensor<5x3x2xf32>
  %f = arith.subf %a, %b : tensor<5x3x2xf32>
  %g = arith.addf %d, %e : tensor<5x3x2xf32>
  %y = tensor.concat dim(2) %f, %g : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x4xf32>
  return %y : tensor<5x3x4xf32>
}
// -----

// Halves with components between them.
// CHECK-LABEL: @halves_apart
// CHECK-NOT: rope.apply
func.func @halves_apart(%x: tensor<5x2x12xf32>, %c: tensor<5x2xf32>, %s: tensor<5x2xf32>) -> tensor<5x2x4xf32> {
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0,2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0,2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %lo = tensor.extract_slice %x[0, 0, 0] [5, 2, 2] [1, 1, 1] : tensor<5x2x12xf32> to tensor<5x2x2xf32>
  %hi = tensor.extract_slice %x[0, 0, 8] [5, 2, 2] [1, 1, 1] : tensor<5x2x12xf32> to tensor<5x2x2xf32>
  %a = arith.mulf %lo, %cb : tensor<5x2x2xf32>
  %b = arith.mulf %hi, %sb : tensor<5x2x2xf32>
  %d = arith.mulf %hi, %cb : tensor<5x2x2xf32>
  %e = arith.mulf %lo, %sb : tensor<5x2x2xf32>
  %f = arith.subf %a, %b : tensor<5x2x2xf32>
  %g = arith.addf %d, %e : tensor<5x2x2xf32>
  %y = tensor.concat dim(2) %f, %g : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  return %y : tensor<5x2x4xf32>
}
// -----

// With the halves exchanged, pairs are turned backwards: to the result's order belongs no rotation.
// CHECK-LABEL: @backwards
// CHECK-NOT: rope.apply
func.func @backwards(%x: tensor<5x2x12xf32>, %c: tensor<5x2xf32>, %s: tensor<5x2xf32>) -> tensor<5x2x4xf32> {
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0,2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0,2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %lo = tensor.extract_slice %x[0, 0, 4] [5, 2, 2] [1, 1, 1] : tensor<5x2x12xf32> to tensor<5x2x2xf32>
  %hi = tensor.extract_slice %x[0, 0, 2] [5, 2, 2] [1, 1, 1] : tensor<5x2x12xf32> to tensor<5x2x2xf32>
  %a = arith.mulf %lo, %cb : tensor<5x2x2xf32>
  %b = arith.mulf %hi, %sb : tensor<5x2x2xf32>
  %d = arith.mulf %hi, %cb : tensor<5x2x2xf32>
  %e = arith.mulf %lo, %sb : tensor<5x2x2xf32>
  %f = arith.subf %a, %b : tensor<5x2x2xf32>
  %g = arith.addf %d, %e : tensor<5x2x2xf32>
  %y = tensor.concat dim(2) %f, %g : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  return %y : tensor<5x2x4xf32>
}
// -----

// Both halves are sums.
// CHECK-LABEL: @same_sign
// CHECK-NOT: rope.apply
func.func @same_sign(%x: tensor<5x2x12xf32>, %c: tensor<5x2xf32>, %s: tensor<5x2xf32>) -> tensor<5x2x4xf32> {
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0,2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0,2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %lo = tensor.extract_slice %x[0, 0, 2] [5, 2, 2] [1, 1, 1] : tensor<5x2x12xf32> to tensor<5x2x2xf32>
  %hi = tensor.extract_slice %x[0, 0, 4] [5, 2, 2] [1, 1, 1] : tensor<5x2x12xf32> to tensor<5x2x2xf32>
  %a = arith.mulf %lo, %cb : tensor<5x2x2xf32>
  %b = arith.mulf %hi, %sb : tensor<5x2x2xf32>
  %d = arith.mulf %hi, %cb : tensor<5x2x2xf32>
  %e = arith.mulf %lo, %sb : tensor<5x2x2xf32>
  %f = arith.addf %a, %b : tensor<5x2x2xf32>
  %g = arith.addf %d, %e : tensor<5x2x2xf32>
  %y = tensor.concat dim(2) %f, %g : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  return %y : tensor<5x2x4xf32>
}
// -----

// How many tokens are taken of how many is not known.
// CHECK-LABEL: @open_tokens
// CHECK-NOT: rope.apply
func.func @open_tokens(%x: tensor<?x3x2x4xf32>, %c: tensor<?x2xf32>, %s: tensor<?x2xf32>, %n: index) -> tensor<?x2x4xf32> {
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0,2>}> : (tensor<?x2xf32>) -> tensor<?x2x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0,2>}> : (tensor<?x2xf32>) -> tensor<?x2x2xf32>
  %lo = tensor.extract_slice %x[0, 1, 0, 0] [%n, 1, 2, 2] [1, 1, 1, 1] : tensor<?x3x2x4xf32> to tensor<?x2x2xf32>
  %hi = tensor.extract_slice %x[0, 1, 0, 2] [%n, 1, 2, 2] [1, 1, 1, 1] : tensor<?x3x2x4xf32> to tensor<?x2x2xf32>
  %a = arith.mulf %lo, %cb : tensor<?x2x2xf32>
  %b = arith.mulf %hi, %sb : tensor<?x2x2xf32>
  %d = arith.mulf %hi, %cb : tensor<?x2x2xf32>
  %e = arith.mulf %lo, %sb : tensor<?x2x2xf32>
  %f = arith.subf %a, %b : tensor<?x2x2xf32>
  %g = arith.addf %d, %e : tensor<?x2x2xf32>
  %y = tensor.concat dim(2) %f, %g : (tensor<?x2x2xf32>, tensor<?x2x2xf32>) -> tensor<?x2x4xf32>
  return %y : tensor<?x2x4xf32>
}
