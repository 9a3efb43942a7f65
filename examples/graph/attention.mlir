// Attention scores of 6 tokens, 4 query heads on 2 key heads of 128 components: the rotation of q and
// k as models export it (head-major, in f32), then q . k / sqrt(128). CMakeLists.txt says how to run it.

#query = affine_map<(h, i, j, d) -> (h, i, d)>
#key = affine_map<(h, i, j, d) -> (h floordiv 2, j, d)>
#score = affine_map<(h, i, j, d) -> (h, i, j)>

func.func @scores(%q: tensor<4x6x128xf32>, %k: tensor<2x6x128xf32>, %positions: tensor<6xi64>)
    -> tensor<4x6x6xf32> {
  %cos, %sin = rope.table #rope.default<theta = 5.0e5> at %positions
      : tensor<6xi64> -> tensor<6x64xf32>

  %q_empty = tensor.empty() : tensor<6x4x128xf32>
  %q_tokens = linalg.transpose ins(%q : tensor<4x6x128xf32>) outs(%q_empty : tensor<6x4x128xf32>)
      permutation = [1, 0, 2]
  %q_turned = rope.apply half %q_tokens, %cos, %sin window = <begin = 0, dim = 128>
      : tensor<6x4x128xf32>, tensor<6x64xf32> -> tensor<6x4x128xf32>
  %q_back = tensor.empty() : tensor<4x6x128xf32>
  %query = linalg.transpose ins(%q_turned : tensor<6x4x128xf32>) outs(%q_back : tensor<4x6x128xf32>)
      permutation = [1, 0, 2]

  %k_empty = tensor.empty() : tensor<6x2x128xf32>
  %k_tokens = linalg.transpose ins(%k : tensor<2x6x128xf32>) outs(%k_empty : tensor<6x2x128xf32>)
      permutation = [1, 0, 2]
  %k_turned = rope.apply half %k_tokens, %cos, %sin window = <begin = 0, dim = 128>
      : tensor<6x2x128xf32>, tensor<6x64xf32> -> tensor<6x2x128xf32>
  %k_back = tensor.empty() : tensor<2x6x128xf32>
  %key = linalg.transpose ins(%k_turned : tensor<6x2x128xf32>) outs(%k_back : tensor<2x6x128xf32>)
      permutation = [1, 0, 2]

  %zero = arith.constant 0.0 : f32
  %scale = arith.constant 0.0883883461 : f32
  %empty = tensor.empty() : tensor<4x6x6xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%empty : tensor<4x6x6xf32>) -> tensor<4x6x6xf32>
  %scores = linalg.generic {
      indexing_maps = [#query, #key, #score],
      iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%query, %key : tensor<4x6x128xf32>, tensor<2x6x128xf32>) outs(%zeros : tensor<4x6x6xf32>) {
    ^bb0(%a: f32, %b: f32, %sum: f32):
      %scaled = arith.mulf %a, %scale : f32
      %product = arith.mulf %scaled, %b : f32
      %next = arith.addf %sum, %product : f32
      linalg.yield %next : f32
  } -> tensor<4x6x6xf32>
  return %scores : tensor<4x6x6xf32>
}

// Numbers between -0.9 and 0.9: ((37 h + 17 t + 7 d) mod 29) / 16 - 0.9.
func.func @number(%h: index, %t: index, %d: index) -> f32 {
  %37 = arith.constant 37 : index
  %17 = arith.constant 17 : index
  %7 = arith.constant 7 : index
  %29 = arith.constant 29 : index
  %16 = arith.constant 16.0 : f32
  %middle = arith.constant 0.9 : f32
  %0 = arith.muli %h, %37 : index
  %1 = arith.muli %t, %17 : index
  %2 = arith.muli %d, %7 : index
  %3 = arith.addi %0, %1 : index
  %4 = arith.addi %3, %2 : index
  %5 = arith.remui %4, %29 : index
  %6 = arith.index_cast %5 : index to i64
  %8 = arith.sitofp %6 : i64 to f32
  %9 = arith.divf %8, %16 : f32
  %10 = arith.subf %9, %middle : f32
  return %10 : f32
}

func.func private @printMemrefF32(tensor<*xf32>) attributes {llvm.emit_c_interface}

func.func @main() {
  %q = tensor.generate {
    ^bb0(%h: index, %t: index, %d: index):
      %x = func.call @number(%h, %t, %d) : (index, index, index) -> f32
      tensor.yield %x : f32
  } : tensor<4x6x128xf32>
  %k = tensor.generate {
    ^bb0(%h: index, %t: index, %d: index):
      %x = func.call @number(%d, %h, %t) : (index, index, index) -> f32
      tensor.yield %x : f32
  } : tensor<2x6x128xf32>
  %positions = arith.constant dense<[0, 1, 2, 3, 1000, 100000]> : tensor<6xi64>
  %scores = call @scores(%q, %k, %positions)
      : (tensor<4x6x128xf32>, tensor<2x6x128xf32>, tensor<6xi64>) -> tensor<4x6x6xf32>
  %printed = tensor.cast %scores : tensor<4x6x6xf32> to tensor<*xf32>
  call @printMemrefF32(%printed) : (tensor<*xf32>) -> ()
  return
}
