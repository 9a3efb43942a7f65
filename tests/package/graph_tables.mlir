// Tables whose rules have lists, of two axes, and of one position: their numbers reach the runtime.

func.func @listed(%positions: tensor<2x2x3xi32>) -> tensor<2x3x4xf32> {
  %cos, %sin = rope.table #rope.list<inv_freq = [1.0, -0.5, 0.25, 2.0], attention_factor = 2.0>
      axes = <order = listed, sections = [1, 3], pair_axis = [1, 0, 1, 1]>
      at %positions : tensor<2x2x3xi32> -> tensor<2x3x4xf32>
  return %sin : tensor<2x3x4xf32>
}

func.func @one(%position: tensor<index>) -> tensor<3xf32> {
  %cos, %sin = rope.table #rope.default<theta = 1.0e4, divisors = [1.0, 2.0, 4.0]>
      at %position : tensor<index> -> tensor<3xf32>
  return %cos : tensor<3xf32>
}

func.func private @printMemrefF32(tensor<*xf32>) attributes {llvm.emit_c_interface}

func.func @main() {
  %positions = arith.constant dense<[[[0, 1, 2], [3, 4, 5]], [[-7, 8, -9], [10, -11, 12]]]>
      : tensor<2x2x3xi32>
  %0 = call @listed(%positions) : (tensor<2x2x3xi32>) -> tensor<2x3x4xf32>
  %1 = tensor.cast %0 : tensor<2x3x4xf32> to tensor<*xf32>
  call @printMemrefF32(%1) : (tensor<*xf32>) -> ()
  %position = arith.constant dense<5> : tensor<index>
  %2 = call @one(%position) : (tensor<index>) -> tensor<3xf32>
  %3 = tensor.cast %2 : tensor<3xf32> to tensor<*xf32>
  call @printMemrefF32(%3) : (tensor<*xf32>) -> ()
  return
}
