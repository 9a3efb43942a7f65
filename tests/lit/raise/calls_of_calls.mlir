// RUN: rope-opt --allow-unregistered-dialect --raise-rope %s | FileCheck %s

// Functions that call others twice, 40 deep: not followed 2^40 times.
// CHECK-LABEL: func.func @calls_of_calls(
// CHECK-NOT: rope.apply
func.func private @f0(%a: tensor<f32>) -> tensor<f32> {
  %y = "stablehlo.cosine"(%a) : (tensor<f32>) -> tensor<f32>
  return %y : tensor<f32>
}
func.func private @f1(%a: tensor<f32>) -> tensor<f32> {
  %b = func.call @f0(%a) : (tensor<f32>) -> tensor<f32>
  %c = func.call @f0(%a) : (tensor<f32>) -> tensor<f32>
  %y = "stablehlo.add"(%b, %c) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %y : tensor<f32>
}
func.func private @f2(%a: tensor<f32>) -> tensor<f32> {
  %b = func.call @f1(%a) : (tensor<f32>) -> tensor<f32>
  %c = func.call @f1(%a) : (tensor<f32>) -> tensor<f32>
  %y = "stablehlo.add"(%b, %c) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %y : tensor<f32>
}
func.func private @f3(%a: tensor<f32>) -> tensor<f32> {
  %b = func.call @f2(%a) : (tensor<f32>) -> tensor<f32>
  %c = func.call @f2(%a) : (tensor<f32>) -> tensor<f32>
  %y = "stablehlo.add"(%b, %c) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %y : tensor<f32>
}
func.func private @f4(%a: tensor<f32>) -> tensor<f32> {
  %b = func.call @f3(%a) : (tensor<f32>) -> tensor<f32>
  %c = func.call @f3(%a) : (tensor<f32>) -> tensor<f32>
  %y = "stablehlo.add"(%b, %c) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %y : tensor<f32>
}
func.func private @f5(%a: tensor<f32>) -> tensor<f32> {
  %b = func.call @f4(%a) : (tensor<f32>) -> tensor<f32>
  %c = func.call @f4(%a) : (tensor<f32>) -> tensor<f32>
  %y = "stablehlo.add"(%b, %c) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %y : tensor<f32>
}
func.func private @f6(%a: tensor<f32>) -> tensor<f32> {
  %b = func.call @f5(%a) : (tensor<f32>) -> tensor<f32>
  %c = func.call @f5(%a) : (tensor<f32>) -> tensor<f32>
  %y = "stablehlo.add"(%b, %c) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %y : tensor<f32>
}
func.func private @f7(%a: tensor<f32>) -> tensor<f32> {
  %b = func.call @f6(%a) : (tensor<f32>) -> tensor<f32>
  %c = func.call @f6(%a) : (tensor<f32>) -> tensor<f32>
  %y = "stablehlo.add"(%b, %c) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %y : tensor<f32>
}
func.func private @f8(%a: tensor<f32>) -> tensor<f32> {
  %b = func.call @f7(%a) : (tensor<f32>) -> tensor<f32>
  %c = func.call @f7(%a) : (tensor<f32>) -> tensor<f32>
  %y = "stablehlo.add"(%b, %c) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %y : tensor<f32>
}
func.func private @f9(%a: tensor<f32>) -> tensor<f32> {
  %b = func.call @f8(%a) : (tensor<f32>) -> tensor<f32>
  %c = func.call @f8(%a) : (tensor<f32>) -> tensor<f32>
  %y = "stablehlo.add"(%b, %c) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %y : tensor<f32>
}
func.func private @f10(%a: tensor<f32>) -> tensor<f32> {
  %b = func.call @f9(%a) : (tensor<f32>) -> tensor<f32>
  %c = func.call @f9(%a) : (tensor<f32>) -> tensor<f32>
  %y = "stablehlo.add"(%b, %c) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %y : tensor<f32>
}
func.func private @f11(%a: tensor<f32>) -> tensor<f32> {
  %b = func.call @f10(%a) : (tensor<f32>) -> tensor<f32>
  %c = func.call @f10(%a) : (tensor<f32>) -> tensor<f32>
  %y = "stablehlo.add"(%b, %c) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %y : tensor<f32>
}
func.func private @f12(%a: tensor<f32>) -> tensor<f32> {
  %b = func.call @f11(%a) : (tensor<f32>) -> tensor<f32>
  %c = func.call @f11(%a) : (tensor<f32>) -> tensor<f32>
  %y = "stablehlo.add"(%b, %c) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %y : tensor<f32>
}
func.func private @f13(%a: tensor<f32>) -> tensor<f32> {
  %b = func.call @f12(%a) : (tensor<f32>) -> tensor<f32>
  %c = func.call @f12(%a) : (tensor<f32>) -> tensor<f32>
  %y = "stablehlo.add"(%b, %c) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %y : tensor<f32>
}
func.func private @f14(%a: tensor<f32>) -> tensor<f32> {
  %b = func.call @f13(%a) : (tensor<f32>) -> tensor<f32>
  %c = func.call @f13(%a) : (tensor<f32>) -> tensor<f32>
  %y = "stablehlo.add"(%b, %c) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %y : tensor<f32>
}
func.func private @f15(%a: tensor<f32>) -> tensor<f32> {
  %b = func.call @f14(%a) : (tensor<f32>) -> tensor<f32>
  %c = func.call @f14(%a) : (tensor<f32>) -> tensor<f32>
  %y = "stablehlo.add"(%b, %c) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %y : tensor<f32>
}
func.func private @f16(%a: tensor<f32>) -> tensor<f32> {
  %b = func.call @f15(%a) : (tensor<f32>) -> tensor<f32>
  %c = func.call @f15(%a) : (tensor<f32>) -> tensor<f32>
  %y = "stablehlo.add"(%b, %c) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %y : tensor<f32>
}
func.func private @f17(%a: tensor<f32>) -> tensor<f32> {
  %b = func.call @f16(%a) : (tensor<f32>) -> tensor<f32>
  %c = func.call @f16(%a) : (tensor<f32>) -> tensor<f32>
  %y = "stablehlo.add"(%b, %c) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %y : tensor<f32>
}
func.func private @f18(%a: tensor<f32>) -> tensor<f32> {
  %b = func.call @f17(%a) : (tensor<f32>) -> tensor<f32>
  %c = func.call @f17(%a) : (tensor<f32>) -> tensor<f32>
  %y = "stablehlo.add"(%b, %c) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %y : tensor<f32>
}
func.func private @f19(%a: tensor<f32>) -> tensor<f32> {
  %b = func.call @f18(%a) : (tensor<f32>) -> tensor<f32>
  %c = func.call @f18(%a) : (tensor<f32>) -> tensor<f32>
  %y = "stablehlo.add"(%b, %c) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %y : tensor<f32>
}
func.func private @f20(%a: tensor<f32>) -> tensor<f32> {
  %b = func.call @f19(%a) : (tensor<f32>) -> tensor<f32>
  %c = func.call @f19(%a) : (tensor<f32>) -> tensor<f32>
  %y = "stablehlo.add"(%b, %c) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %y : tensor<f32>
}
func.func private @f21(%a: tensor<f32>) -> tensor<f32> {
  %b = func.call @f20(%a) : (tensor<f32>) -> tensor<f32>
  %c = func.call @f20(%a) : (tensor<f32>) -> tensor<f32>
  %y = "stablehlo.add"(%b, %c) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %y : tensor<f32>
}
func.func private @f22(%a: tensor<f32>) -> tensor<f32> {
  %b = func.call @f21(%a) : (tensor<f32>) -> tensor<f32>
  %c = func.call @f21(%a) : (tensor<f32>) -> tensor<f32>
  %y = "stablehlo.add"(%b, %c) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %y : tensor<f32>
}
func.func private @f23(%a: tensor<f32>) -> tensor<f32> {
  %b = func.call @f22(%a) : (tensor<f32>) -> tensor<f32>
  %c = func.call @f22(%a) : (tensor<f32>) -> tensor<f32>
  %y = "stablehlo.add"(%b, %c) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %y : tensor<f32>
}
func.func private @f24(%a: tensor<f32>) -> tensor<f32> {
  %b = func.call @f23(%a) : (tensor<f32>) -> tensor<f32>
  %c = func.call @f23(%a) : (tensor<f32>) -> tensor<f32>
  %y = "stablehlo.add"(%b, %c) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %y : tensor<f32>
}
func.func private @f25(%a: tensor<f32>) -> tensor<f32> {
  %b = func.call @f24(%a) : (tensor<f32>) -> tensor<f32>
  %c = func.call @f24(%a) : (tensor<f32>) -> tensor<f32>
  %y = "stablehlo.add"(%b, %c) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %y : tensor<f32>
}
func.func private @f26(%a: tensor<f32>) -> tensor<f32> {
  %b = func.call @f25(%a) : (tensor<f32>) -> tensor<f32>
  %c = func.call @f25(%a) : (tensor<f32>) -> tensor<f32>
  %y = "stablehlo.add"(%b, %c) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %y : tensor<f32>
}
func.func private @f27(%a: tensor<f32>) -> tensor<f32> {
  %b = func.call @f26(%a) : (tensor<f32>) -> tensor<f32>
  %c = func.call @f26(%a) : (tensor<f32>) -> tensor<f32>
  %y = "stablehlo.add"(%b, %c) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %y : tensor<f32>
}
func.func private @f28(%a: tensor<f32>) -> tensor<f32> {
  %b = func.call @f27(%a) : (tensor<f32>) -> tensor<f32>
  %c = func.call @f27(%a) : (tensor<f32>) -> tensor<f32>
  %y = "stablehlo.add"(%b, %c) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %y : tensor<f32>
}
func.func private @f29(%a: tensor<f32>) -> tensor<f32> {
  %b = func.call @f28(%a) : (tensor<f32>) -> tensor<f32>
  %c = func.call @f28(%a) : (tensor<f32>) -> tensor<f32>
  %y = "stablehlo.add"(%b, %c) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %y : tensor<f32>
}
func.func private @f30(%a: tensor<f32>) -> tensor<f32> {
  %b = func.call @f29(%a) : (tensor<f32>) -> tensor<f32>
  %c = func.call @f29(%a) : (tensor<f32>) -> tensor<f32>
  %y = "stablehlo.add"(%b, %c) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %y : tensor<f32>
}
func.func private @f31(%a: tensor<f32>) -> tensor<f32> {
  %b = func.call @f30(%a) : (tensor<f32>) -> tensor<f32>
  %c = func.call @f30(%a) : (tensor<f32>) -> tensor<f32>
  %y = "stablehlo.add"(%b, %c) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %y : tensor<f32>
}
func.func private @f32(%a: tensor<f32>) -> tensor<f32> {
  %b = func.call @f31(%a) : (tensor<f32>) -> tensor<f32>
  %c = func.call @f31(%a) : (tensor<f32>) -> tensor<f32>
  %y = "stablehlo.add"(%b, %c) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %y : tensor<f32>
}
func.func private @f33(%a: tensor<f32>) -> tensor<f32> {
  %b = func.call @f32(%a) : (tensor<f32>) -> tensor<f32>
  %c = func.call @f32(%a) : (tensor<f32>) -> tensor<f32>
  %y = "stablehlo.add"(%b, %c) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %y : tensor<f32>
}
func.func private @f34(%a: tensor<f32>) -> tensor<f32> {
  %b = func.call @f33(%a) : (tensor<f32>) -> tensor<f32>
  %c = func.call @f33(%a) : (tensor<f32>) -> tensor<f32>
  %y = "stablehlo.add"(%b, %c) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %y : tensor<f32>
}
func.func private @f35(%a: tensor<f32>) -> tensor<f32> {
  %b = func.call @f34(%a) : (tensor<f32>) -> tensor<f32>
  %c = func.call @f34(%a) : (tensor<f32>) -> tensor<f32>
  %y = "stablehlo.add"(%b, %c) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %y : tensor<f32>
}
func.func private @f36(%a: tensor<f32>) -> tensor<f32> {
  %b = func.call @f35(%a) : (tensor<f32>) -> tensor<f32>
  %c = func.call @f35(%a) : (tensor<f32>) -> tensor<f32>
  %y = "stablehlo.add"(%b, %c) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %y : tensor<f32>
}
func.func private @f37(%a: tensor<f32>) -> tensor<f32> {
  %b = func.call @f36(%a) : (tensor<f32>) -> tensor<f32>
  %c = func.call @f36(%a) : (tensor<f32>) -> tensor<f32>
  %y = "stablehlo.add"(%b, %c) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %y : tensor<f32>
}
func.func private @f38(%a: tensor<f32>) -> tensor<f32> {
  %b = func.call @f37(%a) : (tensor<f32>) -> tensor<f32>
  %c = func.call @f37(%a) : (tensor<f32>) -> tensor<f32>
  %y = "stablehlo.add"(%b, %c) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %y : tensor<f32>
}
func.func private @f39(%a: tensor<f32>) -> tensor<f32> {
  %b = func.call @f38(%a) : (tensor<f32>) -> tensor<f32>
  %c = func.call @f38(%a) : (tensor<f32>) -> tensor<f32>
  %y = "stablehlo.add"(%b, %c) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %y : tensor<f32>
}
func.func private @f40(%a: tensor<f32>) -> tensor<f32> {
  %b = func.call @f39(%a) : (tensor<f32>) -> tensor<f32>
  %c = func.call @f39(%a) : (tensor<f32>) -> tensor<f32>
  %y = "stablehlo.add"(%b, %c) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %y : tensor<f32>
}
func.func @calls_of_calls(%x: tensor<5x3x4xf32>) -> tensor<5x3x4xf32> {
  %i = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi32>
  %p = "stablehlo.convert"(%i) : (tensor<5xi32>) -> tensor<5xf32>
  %inv = "stablehlo.constant"() <{value = dense<[1.0, 0.01]> : tensor<2xf32>}> : () -> tensor<2xf32>
  %p2 = "stablehlo.broadcast_in_dim"(%p) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xf32>) -> tensor<5x2xf32>
  %f2 = "stablehlo.broadcast_in_dim"(%inv) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<5x2xf32>
  %ang = "stablehlo.multiply"(%p2, %f2) : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
  %c = "stablehlo.cosine"(%ang) : (tensor<5x2xf32>) -> tensor<5x2xf32>
  %s = "stablehlo.sine"(%ang) : (tensor<5x2xf32>) -> tensor<5x2xf32>
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x3x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x3x2xf32>
  %one = arith.constant dense<1.0> : tensor<f32>
  %sgn = func.call @f40(%one) : (tensor<f32>) -> tensor<f32>

  %sg = "stablehlo.broadcast_in_dim"(%sgn) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x3x2xf32>
  %y_lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 5, 3, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<5x3x4xf32>) -> tensor<5x3x2xf32>
  %y_hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 5, 3, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<5x3x4xf32>) -> tensor<5x3x2xf32>
  %y_a = "stablehlo.multiply"(%y_lo, %cb) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_b0 = "stablehlo.multiply"(%y_hi, %sb) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_b = "stablehlo.multiply"(%y_b0, %sg) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_e = "stablehlo.add"(%y_a, %y_b) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_d = "stablehlo.multiply"(%y_hi, %cb) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_g = "stablehlo.multiply"(%y_lo, %sb) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_h = "stablehlo.add"(%y_d, %y_g) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_y = "stablehlo.concatenate"(%y_e, %y_h) <{dimension = 2 : i64}> : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x4xf32>
  return %y_y : tensor<5x3x4xf32>
}
