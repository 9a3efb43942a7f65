// RUN: rope-opt --allow-unregistered-dialect --raise-rope --split-input-file %s | FileCheck %s

// A start beyond the end is moved to where all of the update is inside.
// CHECK-LABEL: @dus_clamp
// CHECK: rope.apply
// CHECK: stablehlo.dynamic_update_slice
func.func @dus_clamp(%x: tensor<5x2x4xf32>, %c: tensor<5x2xf32>, %s: tensor<5x2xf32>) -> tensor<5x2x4xf32> {
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %rlo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 5, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %rhi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 5, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %ra = "stablehlo.multiply"(%rlo, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %rb = "stablehlo.multiply"(%rhi, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %rf = "stablehlo.subtract"(%ra, %rb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %rd = "stablehlo.multiply"(%rhi, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %re = "stablehlo.multiply"(%rlo, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %rg = "stablehlo.add"(%rd, %re) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %ry = "stablehlo.concatenate"(%rf, %rg) <{dimension = 2 : i64}> : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  %z = arith.constant dense<0.0> : tensor<5x2x2xf32>
  %k0 = arith.constant dense<0> : tensor<i64>
  %k4 = arith.constant dense<4> : tensor<i64>
  %o = "stablehlo.dynamic_update_slice"(%ry, %z, %k0, %k0, %k4) : (tensor<5x2x4xf32>, tensor<5x2x2xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<5x2x4xf32>
  return %o : tensor<5x2x4xf32>
}

// -----

// A lookup behind the last row gives that row, as StableHLO moves it inside: no cosine of its position.
// CHECK-LABEL: @lookup_behind
// CHECK-NOT: rope.table
// CHECK: rope.apply
func.func @lookup_behind(%x: tensor<5x2x4xf32>) -> tensor<5x2x4xf32> {
  %i = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<8xf32>
  %zinv = arith.constant dense<[1.0, 0.1]> : tensor<2xf32>
  %zp2 = "stablehlo.broadcast_in_dim"(%i) <{broadcast_dimensions = array<i64: 0>}> : (tensor<8xf32>) -> tensor<8x2xf32>
  %zf2 = "stablehlo.broadcast_in_dim"(%zinv) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<8x2xf32>
  %zang = arith.mulf %zp2, %zf2 : tensor<8x2xf32>
  %c8 = math.cos %zang : tensor<8x2xf32>
  %s8 = math.sin %zang : tensor<8x2xf32>
  %it = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi64>
  %three = arith.constant dense<4> : tensor<5xi64>
  %p = arith.addi %it, %three : tensor<5xi64>
  %pc = tensor.expand_shape %p [[0, 1]] output_shape [5, 1] : tensor<5xi64> into tensor<5x1xi64>
  %c = "stablehlo.gather"(%c8, %pc) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>}> : (tensor<8x2xf32>, tensor<5x1xi64>) -> tensor<5x2xf32>
  %s = "stablehlo.gather"(%s8, %pc) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>}> : (tensor<8x2xf32>, tensor<5x1xi64>) -> tensor<5x2xf32>
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %rlo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 5, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %rhi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 5, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %ra = "stablehlo.multiply"(%rlo, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %rb = "stablehlo.multiply"(%rhi, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %rf = "stablehlo.subtract"(%ra, %rb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %rd = "stablehlo.multiply"(%rhi, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %re = "stablehlo.multiply"(%rlo, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %rg = "stablehlo.add"(%rd, %re) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %ry = "stablehlo.concatenate"(%rf, %rg) <{dimension = 2 : i64}> : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  return %ry : tensor<5x2x4xf32>
}

// -----

// The same of a cache with fewer rows than there are tokens.
// CHECK-LABEL: @short_cache
// CHECK-NOT: rope.table
// CHECK: rope.apply
func.func @short_cache(%x: tensor<5x2x4xf32>) -> tensor<5x2x4xf32> {
  %i = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xf32>
  %zinv = arith.constant dense<[1.0, 0.1]> : tensor<2xf32>
  %zp2 = "stablehlo.broadcast_in_dim"(%i) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf32>) -> tensor<4x2xf32>
  %zf2 = "stablehlo.broadcast_in_dim"(%zinv) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<4x2xf32>
  %zang = arith.mulf %zp2, %zf2 : tensor<4x2xf32>
  %c8 = math.cos %zang : tensor<4x2xf32>
  %s8 = math.sin %zang : tensor<4x2xf32>
  %p = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi64>
  %pc = tensor.expand_shape %p [[0, 1]] output_shape [5, 1] : tensor<5xi64> into tensor<5x1xi64>
  %c = "stablehlo.gather"(%c8, %pc) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>}> : (tensor<4x2xf32>, tensor<5x1xi64>) -> tensor<5x2xf32>
  %s = "stablehlo.gather"(%s8, %pc) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>}> : (tensor<4x2xf32>, tensor<5x1xi64>) -> tensor<5x2xf32>
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %rlo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 5, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %rhi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 5, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %ra = "stablehlo.multiply"(%rlo, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %rb = "stablehlo.multiply"(%rhi, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %rf = "stablehlo.subtract"(%ra, %rb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %rd = "stablehlo.multiply"(%rhi, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %re = "stablehlo.multiply"(%rlo, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %rg = "stablehlo.add"(%rd, %re) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %ry = "stablehlo.concatenate"(%rf, %rg) <{dimension = 2 : i64}> : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  return %ry : tensor<5x2x4xf32>
}

// -----

// The same of every second row of a lookup: the last of them is row 8, and there are 7.
// CHECK-LABEL: @strided_behind
// CHECK-NOT: rope.table
// CHECK: rope.apply
func.func @strided_behind(%x: tensor<5x2x4xf32>) -> tensor<5x2x4xf32> {
  %i = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<7xf32>
  %zinv = arith.constant dense<[1.0, 0.1]> : tensor<2xf32>
  %zp2 = "stablehlo.broadcast_in_dim"(%i) <{broadcast_dimensions = array<i64: 0>}> : (tensor<7xf32>) -> tensor<7x2xf32>
  %zf2 = "stablehlo.broadcast_in_dim"(%zinv) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<7x2xf32>
  %zang = arith.mulf %zp2, %zf2 : tensor<7x2xf32>
  %c8 = math.cos %zang : tensor<7x2xf32>
  %s8 = math.sin %zang : tensor<7x2xf32>
  %it = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<10xi64>
  %pc = tensor.expand_shape %it [[0, 1]] output_shape [10, 1] : tensor<10xi64> into tensor<10x1xi64>
  %cg = "stablehlo.gather"(%c8, %pc) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>}> : (tensor<7x2xf32>, tensor<10x1xi64>) -> tensor<10x2xf32>
  %sg = "stablehlo.gather"(%s8, %pc) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>}> : (tensor<7x2xf32>, tensor<10x1xi64>) -> tensor<10x2xf32>
  %c = "stablehlo.slice"(%cg) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 10, 2>, strides = array<i64: 2, 1>}> : (tensor<10x2xf32>) -> tensor<5x2xf32>
  %s = "stablehlo.slice"(%sg) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 10, 2>, strides = array<i64: 2, 1>}> : (tensor<10x2xf32>) -> tensor<5x2xf32>
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %rlo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 5, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %rhi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 5, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %ra = "stablehlo.multiply"(%rlo, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %rb = "stablehlo.multiply"(%rhi, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %rf = "stablehlo.subtract"(%ra, %rb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %rd = "stablehlo.multiply"(%rhi, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %re = "stablehlo.multiply"(%rlo, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %rg = "stablehlo.add"(%rd, %re) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %ry = "stablehlo.concatenate"(%rf, %rg) <{dimension = 2 : i64}> : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  return %ry : tensor<5x2x4xf32>
}

// -----

// Of 9 rows it is the last; that nobody wants row 9 is no harm.
// CHECK-LABEL: @strided_inside
// CHECK: rope.table #rope.linear<{{.*}}factor = 5.000000e-01
// CHECK: rope.apply
func.func @strided_inside(%x: tensor<5x2x4xf32>) -> tensor<5x2x4xf32> {
  %i = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<9xf32>
  %zinv = arith.constant dense<[1.0, 0.1]> : tensor<2xf32>
  %zp2 = "stablehlo.broadcast_in_dim"(%i) <{broadcast_dimensions = array<i64: 0>}> : (tensor<9xf32>) -> tensor<9x2xf32>
  %zf2 = "stablehlo.broadcast_in_dim"(%zinv) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<9x2xf32>
  %zang = arith.mulf %zp2, %zf2 : tensor<9x2xf32>
  %c8 = math.cos %zang : tensor<9x2xf32>
  %s8 = math.sin %zang : tensor<9x2xf32>
  %it = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<10xi64>
  %pc = tensor.expand_shape %it [[0, 1]] output_shape [10, 1] : tensor<10xi64> into tensor<10x1xi64>
  %cg = "stablehlo.gather"(%c8, %pc) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>}> : (tensor<9x2xf32>, tensor<10x1xi64>) -> tensor<10x2xf32>
  %sg = "stablehlo.gather"(%s8, %pc) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>}> : (tensor<9x2xf32>, tensor<10x1xi64>) -> tensor<10x2xf32>
  %c = "stablehlo.slice"(%cg) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 10, 2>, strides = array<i64: 2, 1>}> : (tensor<10x2xf32>) -> tensor<5x2xf32>
  %s = "stablehlo.slice"(%sg) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 10, 2>, strides = array<i64: 2, 1>}> : (tensor<10x2xf32>) -> tensor<5x2xf32>
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %rlo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 5, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %rhi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 5, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %ra = "stablehlo.multiply"(%rlo, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %rb = "stablehlo.multiply"(%rhi, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %rf = "stablehlo.subtract"(%ra, %rb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %rd = "stablehlo.multiply"(%rhi, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %re = "stablehlo.multiply"(%rlo, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %rg = "stablehlo.add"(%rd, %re) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %ry = "stablehlo.concatenate"(%rf, %rg) <{dimension = 2 : i64}> : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  return %ry : tensor<5x2x4xf32>
}

// -----

// Rows and columns of a picture look up the table at once.
// CHECK-LABEL: func.func @looked_up_twice
// CHECK: rope.apply half
func.func @looked_up_twice(%x: tensor<5x3x4xf32>, %cos: tensor<6x7x2xf32>, %sin: tensor<6x7x2xf32>, %at: tensor<5x2xi32>, %other: tensor<5x2xi32>) -> tensor<5x3x4xf32> {
  %c = "stablehlo.gather"(%cos, %at) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 2>}> : (tensor<6x7x2xf32>, tensor<5x2xi32>) -> tensor<5x2xf32>
  %s = "stablehlo.gather"(%sin, %at) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 2>}> : (tensor<6x7x2xf32>, tensor<5x2xi32>) -> tensor<5x2xf32>
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x3x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x3x2xf32>
  %lo = tensor.extract_slice %x[0, 0, 0] [5, 3, 2] [1, 1, 1] : tensor<5x3x4xf32> to tensor<5x3x2xf32>
  %hi = tensor.extract_slice %x[0, 0, 2] [5, 3, 2] [1, 1, 1] : tensor<5x3x4xf32> to tensor<5x3x2xf32>
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

// The sines of rows are looked up by columns.
// CHECK-LABEL: func.func @looked_up_crosswise
// CHECK-NOT: rope.apply
func.func @looked_up_crosswise(%x: tensor<5x3x4xf32>, %cos: tensor<6x7x2xf32>, %sin: tensor<6x7x2xf32>, %at: tensor<5x2xi32>, %other: tensor<5x2xi32>) -> tensor<5x3x4xf32> {
  %c = "stablehlo.gather"(%cos, %at) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 2>}> : (tensor<6x7x2xf32>, tensor<5x2xi32>) -> tensor<5x2xf32>
  %s = "stablehlo.gather"(%sin, %at) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0, 1], start_index_map = [1, 0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 2>}> : (tensor<6x7x2xf32>, tensor<5x2xi32>) -> tensor<5x2xf32>
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x3x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x3x2xf32>
  %lo = tensor.extract_slice %x[0, 0, 0] [5, 3, 2] [1, 1, 1] : tensor<5x3x4xf32> to tensor<5x3x2xf32>
  %hi = tensor.extract_slice %x[0, 0, 2] [5, 3, 2] [1, 1, 1] : tensor<5x3x4xf32> to tensor<5x3x2xf32>
  %a = arith.mulf %lo, %cb : tensor<5x3x2xf32>
  %b = arith.mulf %hi, %sb : tensor<5x3x2xf32>
  %d = arith.mulf %hi, %cb : tensor<5x3x2xf32>
  %e = arith.mulf %lo, %sb : tensor<5x3x2xf32>
  %f = arith.subf %a, %b : tensor<5x3x2xf32>
  %g = arith.addf %d, %e : tensor<5x3x2xf32>
  %y = tensor.concat dim(2) %f, %g : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x4xf32>
  return %y : tensor<5x3x4xf32>
}
