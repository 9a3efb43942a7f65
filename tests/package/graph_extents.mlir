// q and k of open token counts share a table: one call, which sees that they agree. The second time
// k has more tokens than there are rows.

func.func @turn(%q: tensor<?x2x128xf32>, %k: tensor<?x1x128xf32>, %positions: tensor<?xi64>)
    -> tensor<?x1x128xf32> attributes {no_inline} {
  %cos, %sin = rope.table #rope.default<theta = 1.0e4> at %positions
      : tensor<?xi64> -> tensor<?x64xf32>
  %0 = rope.apply half %q, %cos, %sin window = <begin = 0, dim = 128>
      : tensor<?x2x128xf32>, tensor<?x64xf32> -> tensor<?x2x128xf32>
  %1 = rope.apply half %k, %cos, %sin window = <begin = 0, dim = 128>
      : tensor<?x1x128xf32>, tensor<?x64xf32> -> tensor<?x1x128xf32>
  %head = tensor.extract_slice %0[0, 0, 0] [1, 1, 128] [1, 1, 1]
      : tensor<?x2x128xf32> to tensor<1x1x128xf32>
  %2 = tensor.insert_slice %head into %1[0, 0, 0] [1, 1, 128] [1, 1, 1]
      : tensor<1x1x128xf32> into tensor<?x1x128xf32>
  return %2 : tensor<?x1x128xf32>
}

func.func private @printMemrefF32(tensor<*xf32>) attributes {llvm.emit_c_interface}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %one = arith.constant 1.0 : f32
  scf.for %more = %c0 to %c2 step %c1 {
    %tokens = arith.addi %more, %c2 : index
    %q = tensor.splat %one[%c2] : tensor<?x2x128xf32>
    %k = tensor.splat %one[%tokens] : tensor<?x1x128xf32>
    %positions = tensor.generate %c2 {
      ^bb0(%t: index):
        %position = arith.index_cast %t : index to i64
        tensor.yield %position : i64
    } : tensor<?xi64>
    %r = func.call @turn(%q, %k, %positions)
        : (tensor<?x2x128xf32>, tensor<?x1x128xf32>, tensor<?xi64>) -> tensor<?x1x128xf32>
    %row = tensor.extract_slice %r[1, 0, 0] [1, 1, 4] [1, 1, 1]
        : tensor<?x1x128xf32> to tensor<4xf32>
    %printed = tensor.cast %row : tensor<4xf32> to tensor<*xf32>
    func.call @printMemrefF32(%printed) : (tensor<*xf32>) -> ()
  }
  return
}
