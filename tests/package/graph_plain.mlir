// A sum of two products that is no rotation: both have the same component.
func.func @main(%x: tensor<2x4xf32>, %cos: tensor<2x4xf32>, %sin: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %0 = arith.mulf %x, %cos : tensor<2x4xf32>
  %1 = arith.mulf %x, %sin : tensor<2x4xf32>
  %2 = arith.addf %0, %1 : tensor<2x4xf32>
  return %2 : tensor<2x4xf32>
}
