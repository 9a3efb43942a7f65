// RUN: rope-opt --allow-unregistered-dialect --raise-rope %s | FileCheck %s

// rotate_half behind twelve functions that only hand it on.
// CHECK-LABEL: func.func @calls_handed_on(
// CHECK: rope.apply half
func.func @calls_handed_on(%arg0: tensor<2x8x8xf32>, %c: tensor<2x8x4xf32>, %s: tensor<2x8x4xf32>) -> tensor<2x8x8xf32> {
  %r = func.call @turn1(%arg0) : (tensor<2x8x8xf32>) -> tensor<2x8x8xf32>
  %cc = "stablehlo.concatenate"(%c, %c) {dimension = 2 : i64} : (tensor<2x8x4xf32>, tensor<2x8x4xf32>) -> tensor<2x8x8xf32>
  %ss = "stablehlo.concatenate"(%s, %s) {dimension = 2 : i64} : (tensor<2x8x4xf32>, tensor<2x8x4xf32>) -> tensor<2x8x8xf32>
  %a = "stablehlo.multiply"(%arg0, %cc) : (tensor<2x8x8xf32>, tensor<2x8x8xf32>) -> tensor<2x8x8xf32>
  %b = "stablehlo.multiply"(%r, %ss) : (tensor<2x8x8xf32>, tensor<2x8x8xf32>) -> tensor<2x8x8xf32>
  %y = "stablehlo.add"(%a, %b) : (tensor<2x8x8xf32>, tensor<2x8x8xf32>) -> tensor<2x8x8xf32>
  return %y : tensor<2x8x8xf32>
}
func.func private @turn1(%x: tensor<2x8x8xf32>) -> tensor<2x8x8xf32> {
  %y = func.call @turn2(%x) : (tensor<2x8x8xf32>) -> tensor<2x8x8xf32>
  return %y : tensor<2x8x8xf32>
}
func.func private @turn2(%x: tensor<2x8x8xf32>) -> tensor<2x8x8xf32> {
  %y = func.call @turn3(%x) : (tensor<2x8x8xf32>) -> tensor<2x8x8xf32>
  return %y : tensor<2x8x8xf32>
}
func.func private @turn3(%x: tensor<2x8x8xf32>) -> tensor<2x8x8xf32> {
  %y = func.call @turn4(%x) : (tensor<2x8x8xf32>) -> tensor<2x8x8xf32>
  return %y : tensor<2x8x8xf32>
}
func.func private @turn4(%x: tensor<2x8x8xf32>) -> tensor<2x8x8xf32> {
  %y = func.call @turn5(%x) : (tensor<2x8x8xf32>) -> tensor<2x8x8xf32>
  return %y : tensor<2x8x8xf32>
}
func.func private @turn5(%x: tensor<2x8x8xf32>) -> tensor<2x8x8xf32> {
  %y = func.call @turn6(%x) : (tensor<2x8x8xf32>) -> tensor<2x8x8xf32>
  return %y : tensor<2x8x8xf32>
}
func.func private @turn6(%x: tensor<2x8x8xf32>) -> tensor<2x8x8xf32> {
  %y = func.call @turn7(%x) : (tensor<2x8x8xf32>) -> tensor<2x8x8xf32>
  return %y : tensor<2x8x8xf32>
}
func.func private @turn7(%x: tensor<2x8x8xf32>) -> tensor<2x8x8xf32> {
  %y = func.call @turn8(%x) : (tensor<2x8x8xf32>) -> tensor<2x8x8xf32>
  return %y : tensor<2x8x8xf32>
}
func.func private @turn8(%x: tensor<2x8x8xf32>) -> tensor<2x8x8xf32> {
  %y = func.call @turn9(%x) : (tensor<2x8x8xf32>) -> tensor<2x8x8xf32>
  return %y : tensor<2x8x8xf32>
}
func.func private @turn9(%x: tensor<2x8x8xf32>) -> tensor<2x8x8xf32> {
  %y = func.call @turn10(%x) : (tensor<2x8x8xf32>) -> tensor<2x8x8xf32>
  return %y : tensor<2x8x8xf32>
}
func.func private @turn10(%x: tensor<2x8x8xf32>) -> tensor<2x8x8xf32> {
  %y = func.call @turn11(%x) : (tensor<2x8x8xf32>) -> tensor<2x8x8xf32>
  return %y : tensor<2x8x8xf32>
}
func.func private @turn11(%x: tensor<2x8x8xf32>) -> tensor<2x8x8xf32> {
  %y = func.call @turn12(%x) : (tensor<2x8x8xf32>) -> tensor<2x8x8xf32>
  return %y : tensor<2x8x8xf32>
}
func.func private @turn12(%x: tensor<2x8x8xf32>) -> tensor<2x8x8xf32> {
  %lo = "stablehlo.slice"(%x) {start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 8, 4>, strides = array<i64: 1, 1, 1>} : (tensor<2x8x8xf32>) -> tensor<2x8x4xf32>
  %hi = "stablehlo.slice"(%x) {start_indices = array<i64: 0, 0, 4>, limit_indices = array<i64: 2, 8, 8>, strides = array<i64: 1, 1, 1>} : (tensor<2x8x8xf32>) -> tensor<2x8x4xf32>
  %n = "stablehlo.negate"(%hi) : (tensor<2x8x4xf32>) -> tensor<2x8x4xf32>
  %y = "stablehlo.concatenate"(%n, %lo) {dimension = 2 : i64} : (tensor<2x8x4xf32>, tensor<2x8x4xf32>) -> tensor<2x8x8xf32>
  return %y : tensor<2x8x8xf32>
}
