// Heads side by side, turned in f64 and rounded as a row: no table is as wide as all of them, so they are taken apart.
// RUN: rope-opt --allow-unregistered-dialect --raise-rope %s | FileCheck %s

// CHECK-LABEL: func.func @alike(
// CHECK: %[[X:.*]] = tensor.expand_shape %arg0 {{.*}} : tensor<4x16xf32> into tensor<4x2x8xf32>
// CHECK: %[[Y:.*]] = rope.apply interleaved %[[X]], %arg1, %arg2 window = <begin = 0, dim = 8> : tensor<4x2x8xf32>, tensor<4x4xf64> -> tensor<4x2x8xf32>
// CHECK: %[[ROW:.*]] = tensor.collapse_shape %[[Y]] {{.*}} : tensor<4x2x8xf32> into tensor<4x16xf32>
// CHECK: return %[[ROW]]
"func.func"() <{function_type = (tensor<4x16xf32>, tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x16xf32>, sym_name = "alike"}> ({
^bb0(%x: tensor<4x16xf32>, %cos: tensor<4x4xf64>, %sin: tensor<4x4xf64>):
  %heads = "stablehlo.reshape"(%x) : (tensor<4x16xf32>) -> tensor<4x2x4x2xf32>
  %wide = "stablehlo.convert"(%heads) : (tensor<4x2x4x2xf32>) -> tensor<4x2x4x2xf64>
  %even = "stablehlo.slice"(%wide) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 4, 2, 4, 1>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<4x2x4x2xf64>) -> tensor<4x2x4x1xf64>
  %odd = "stablehlo.slice"(%wide) <{start_indices = array<i64: 0, 0, 0, 1>, limit_indices = array<i64: 4, 2, 4, 2>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<4x2x4x2xf64>) -> tensor<4x2x4x1xf64>
  %c = "stablehlo.broadcast_in_dim"(%cos) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<4x4xf64>) -> tensor<4x2x4x1xf64>
  %s = "stablehlo.broadcast_in_dim"(%sin) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<4x4xf64>) -> tensor<4x2x4x1xf64>
  %ec = "stablehlo.multiply"(%even, %c) : (tensor<4x2x4x1xf64>, tensor<4x2x4x1xf64>) -> tensor<4x2x4x1xf64>
  %os = "stablehlo.multiply"(%odd, %s) : (tensor<4x2x4x1xf64>, tensor<4x2x4x1xf64>) -> tensor<4x2x4x1xf64>
  %oc = "stablehlo.multiply"(%odd, %c) : (tensor<4x2x4x1xf64>, tensor<4x2x4x1xf64>) -> tensor<4x2x4x1xf64>
  %es = "stablehlo.multiply"(%even, %s) : (tensor<4x2x4x1xf64>, tensor<4x2x4x1xf64>) -> tensor<4x2x4x1xf64>
  %y0 = "stablehlo.subtract"(%ec, %os) : (tensor<4x2x4x1xf64>, tensor<4x2x4x1xf64>) -> tensor<4x2x4x1xf64>
  %y1 = "stablehlo.add"(%oc, %es) : (tensor<4x2x4x1xf64>, tensor<4x2x4x1xf64>) -> tensor<4x2x4x1xf64>
  %y = "stablehlo.concatenate"(%y0, %y1) <{dimension = 3 : i64}> : (tensor<4x2x4x1xf64>, tensor<4x2x4x1xf64>) -> tensor<4x2x4x2xf64>
  %row = "stablehlo.reshape"(%y) : (tensor<4x2x4x2xf64>) -> tensor<4x16xf64>
  %out = "stablehlo.convert"(%row) : (tensor<4x16xf64>) -> tensor<4x16xf32>
  "func.return"(%out) : (tensor<4x16xf32>) -> ()
}) : () -> ()

// Heads that are turned by angles of their own: tokens of one head, before they are a row.
// CHECK-LABEL: func.func @apart(
// CHECK: rope.apply interleaved {{.*}} window = <begin = 0, dim = 8> : tensor<4x2x1x8xf32>, tensor<4x2x4xf64> -> tensor<4x2x1x8xf32>
// CHECK-NOT: rope.apply
"func.func"() <{function_type = (tensor<4x16xf32>, tensor<4x2x4xf64>, tensor<4x2x4xf64>) -> tensor<4x16xf32>, sym_name = "apart"}> ({
^bb0(%x: tensor<4x16xf32>, %cos: tensor<4x2x4xf64>, %sin: tensor<4x2x4xf64>):
  %heads = "stablehlo.reshape"(%x) : (tensor<4x16xf32>) -> tensor<4x2x4x2xf32>
  %wide = "stablehlo.convert"(%heads) : (tensor<4x2x4x2xf32>) -> tensor<4x2x4x2xf64>
  %even = "stablehlo.slice"(%wide) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 4, 2, 4, 1>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<4x2x4x2xf64>) -> tensor<4x2x4x1xf64>
  %odd = "stablehlo.slice"(%wide) <{start_indices = array<i64: 0, 0, 0, 1>, limit_indices = array<i64: 4, 2, 4, 2>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<4x2x4x2xf64>) -> tensor<4x2x4x1xf64>
  %c = "stablehlo.broadcast_in_dim"(%cos) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x2x4xf64>) -> tensor<4x2x4x1xf64>
  %s = "stablehlo.broadcast_in_dim"(%sin) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x2x4xf64>) -> tensor<4x2x4x1xf64>
  %ec = "stablehlo.multiply"(%even, %c) : (tensor<4x2x4x1xf64>, tensor<4x2x4x1xf64>) -> tensor<4x2x4x1xf64>
  %os = "stablehlo.multiply"(%odd, %s) : (tensor<4x2x4x1xf64>, tensor<4x2x4x1xf64>) -> tensor<4x2x4x1xf64>
  %oc = "stablehlo.multiply"(%odd, %c) : (tensor<4x2x4x1xf64>, tensor<4x2x4x1xf64>) -> tensor<4x2x4x1xf64>
  %es = "stablehlo.multiply"(%even, %s) : (tensor<4x2x4x1xf64>, tensor<4x2x4x1xf64>) -> tensor<4x2x4x1xf64>
  %y0 = "stablehlo.subtract"(%ec, %os) : (tensor<4x2x4x1xf64>, tensor<4x2x4x1xf64>) -> tensor<4x2x4x1xf64>
  %y1 = "stablehlo.add"(%oc, %es) : (tensor<4x2x4x1xf64>, tensor<4x2x4x1xf64>) -> tensor<4x2x4x1xf64>
  %y = "stablehlo.concatenate"(%y0, %y1) <{dimension = 3 : i64}> : (tensor<4x2x4x1xf64>, tensor<4x2x4x1xf64>) -> tensor<4x2x4x2xf64>
  %row = "stablehlo.reshape"(%y) : (tensor<4x2x4x2xf64>) -> tensor<4x16xf64>
  %out = "stablehlo.convert"(%row) : (tensor<4x16xf64>) -> tensor<4x16xf32>
  "func.return"(%out) : (tensor<4x16xf32>) -> ()
}) : () -> ()

// Of each head of 48 components 32 are turned, so that the row's window has what is not turned in it.
// CHECK-LABEL: func.func @partial(
// CHECK: rope.apply interleaved {{.*}} window = <begin = 0, dim = 32> : tensor<4x2x48xf32>, tensor<4x16xf32> -> tensor<4x2x48xf32>
"func.func"() <{function_type = (tensor<1x4x96xf32>, tensor<1x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x4x96xf32>, sym_name = "partial"}> ({
^bb0(%x: tensor<1x4x96xf32>, %cos: tensor<1x4x16xf32>, %sin: tensor<1x4x16xf32>):
  %0 = "onnx.RotaryEmbedding"(%x, %cos, %sin) {interleaved = 1 : si64, num_heads = 2 : si64, rotary_embedding_dim = 32 : si64} : (tensor<1x4x96xf32>, tensor<1x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x4x96xf32>
  "func.return"(%0) : (tensor<1x4x96xf32>) -> ()
}) : () -> ()
