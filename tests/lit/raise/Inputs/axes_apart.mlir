// The same frequencies for positions of one coordinate, and of two.
func.func @f(%x: tensor<1x8x4x16xf32>, %z: tensor<1x8x4x16xf32>, %p: tensor<8xi64>, %g: tensor<2x8xi64>) -> (tensor<1x8x4x16xf32>, tensor<1x8x4x16xf32>) {
  %inv = "stablehlo.constant"() {value = dense<[1.0, 0.31622776601683794, 0.1, 0.03162277660168379, 0.01, 0.0031622776601683794, 0.001, 0.00031622776601683794]> : tensor<8xf32>} : () -> tensor<8xf32>
  %pf = "stablehlo.convert"(%p) : (tensor<8xi64>) -> tensor<8xf32>
  %pb = "stablehlo.broadcast_in_dim"(%pf) {broadcast_dimensions = array<i64: 0>} : (tensor<8xf32>) -> tensor<8x8xf32>
  %ib = "stablehlo.broadcast_in_dim"(%inv) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<8x8xf32>
  %an = "stablehlo.multiply"(%pb, %ib) : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %cos = "stablehlo.cosine"(%an) : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %sin = "stablehlo.sine"(%an) : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %winv = "stablehlo.constant"() {value = dense<[1.0, 0.31622776601683794, 0.1, 0.03162277660168379, 0.01, 0.0031622776601683794, 0.001, 0.00031622776601683794]> : tensor<8xf32>} : () -> tensor<8xf32>
  %wf = "stablehlo.convert"(%g) : (tensor<2x8xi64>) -> tensor<2x8xf32>
  %w0 = "stablehlo.slice"(%wf) {start_indices = array<i64: 0,0>, limit_indices = array<i64: 1,8>, strides = array<i64: 1,1>} : (tensor<2x8xf32>) -> tensor<1x8xf32>
  %w1 = "stablehlo.slice"(%wf) {start_indices = array<i64: 1,0>, limit_indices = array<i64: 2,8>, strides = array<i64: 1,1>} : (tensor<2x8xf32>) -> tensor<1x8xf32>
  %v0 = "stablehlo.reshape"(%w0) : (tensor<1x8xf32>) -> tensor<8xf32>
  %v1 = "stablehlo.reshape"(%w1) : (tensor<1x8xf32>) -> tensor<8xf32>
  %u0 = "stablehlo.broadcast_in_dim"(%v0) {broadcast_dimensions = array<i64: 0>} : (tensor<8xf32>) -> tensor<8x4xf32>
  %u1 = "stablehlo.broadcast_in_dim"(%v1) {broadcast_dimensions = array<i64: 0>} : (tensor<8xf32>) -> tensor<8x4xf32>
  %pp = "stablehlo.concatenate"(%u0, %u1) {dimension = 1 : i64} : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x8xf32>
  %wib = "stablehlo.broadcast_in_dim"(%winv) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<8x8xf32>
  %wan = "stablehlo.multiply"(%pp, %wib) : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %wcos = "stablehlo.cosine"(%wan) : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %wsin = "stablehlo.sine"(%wan) : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %c4 = "stablehlo.broadcast_in_dim"(%cos) {broadcast_dimensions = array<i64: 1, 3>} : (tensor<8x8xf32>) -> tensor<1x8x4x8xf32>
  %s4 = "stablehlo.broadcast_in_dim"(%sin) {broadcast_dimensions = array<i64: 1, 3>} : (tensor<8x8xf32>) -> tensor<1x8x4x8xf32>
  %a = "stablehlo.slice"(%x) {start_indices = array<i64: 0,0,0,0>, limit_indices = array<i64: 1,8,4,8>, strides = array<i64: 1,1,1,1>} : (tensor<1x8x4x16xf32>) -> tensor<1x8x4x8xf32>
  %b = "stablehlo.slice"(%x) {start_indices = array<i64: 0,0,0,8>, limit_indices = array<i64: 1,8,4,16>, strides = array<i64: 1,1,1,1>} : (tensor<1x8x4x16xf32>) -> tensor<1x8x4x8xf32>
  %ac = "stablehlo.multiply"(%a, %c4) : (tensor<1x8x4x8xf32>, tensor<1x8x4x8xf32>) -> tensor<1x8x4x8xf32>
  %bs = "stablehlo.multiply"(%b, %s4) : (tensor<1x8x4x8xf32>, tensor<1x8x4x8xf32>) -> tensor<1x8x4x8xf32>
  %bc = "stablehlo.multiply"(%b, %c4) : (tensor<1x8x4x8xf32>, tensor<1x8x4x8xf32>) -> tensor<1x8x4x8xf32>
  %as = "stablehlo.multiply"(%a, %s4) : (tensor<1x8x4x8xf32>, tensor<1x8x4x8xf32>) -> tensor<1x8x4x8xf32>
  %l = "stablehlo.subtract"(%ac, %bs) : (tensor<1x8x4x8xf32>, tensor<1x8x4x8xf32>) -> tensor<1x8x4x8xf32>
  %r = "stablehlo.add"(%bc, %as) : (tensor<1x8x4x8xf32>, tensor<1x8x4x8xf32>) -> tensor<1x8x4x8xf32>
  %y = "stablehlo.concatenate"(%l, %r) {dimension = 3 : i64} : (tensor<1x8x4x8xf32>, tensor<1x8x4x8xf32>) -> tensor<1x8x4x16xf32>
  %kc4 = "stablehlo.broadcast_in_dim"(%wcos) {broadcast_dimensions = array<i64: 1, 3>} : (tensor<8x8xf32>) -> tensor<1x8x4x8xf32>
  %ks4 = "stablehlo.broadcast_in_dim"(%wsin) {broadcast_dimensions = array<i64: 1, 3>} : (tensor<8x8xf32>) -> tensor<1x8x4x8xf32>
  %ka = "stablehlo.slice"(%z) {start_indices = array<i64: 0,0,0,0>, limit_indices = array<i64: 1,8,4,8>, strides = array<i64: 1,1,1,1>} : (tensor<1x8x4x16xf32>) -> tensor<1x8x4x8xf32>
  %kb = "stablehlo.slice"(%z) {start_indices = array<i64: 0,0,0,8>, limit_indices = array<i64: 1,8,4,16>, strides = array<i64: 1,1,1,1>} : (tensor<1x8x4x16xf32>) -> tensor<1x8x4x8xf32>
  %kac = "stablehlo.multiply"(%ka, %kc4) : (tensor<1x8x4x8xf32>, tensor<1x8x4x8xf32>) -> tensor<1x8x4x8xf32>
  %kbs = "stablehlo.multiply"(%kb, %ks4) : (tensor<1x8x4x8xf32>, tensor<1x8x4x8xf32>) -> tensor<1x8x4x8xf32>
  %kbc = "stablehlo.multiply"(%kb, %kc4) : (tensor<1x8x4x8xf32>, tensor<1x8x4x8xf32>) -> tensor<1x8x4x8xf32>
  %kas = "stablehlo.multiply"(%ka, %ks4) : (tensor<1x8x4x8xf32>, tensor<1x8x4x8xf32>) -> tensor<1x8x4x8xf32>
  %kl = "stablehlo.subtract"(%kac, %kbs) : (tensor<1x8x4x8xf32>, tensor<1x8x4x8xf32>) -> tensor<1x8x4x8xf32>
  %kr = "stablehlo.add"(%kbc, %kas) : (tensor<1x8x4x8xf32>, tensor<1x8x4x8xf32>) -> tensor<1x8x4x8xf32>
  %ky = "stablehlo.concatenate"(%kl, %kr) {dimension = 3 : i64} : (tensor<1x8x4x8xf32>, tensor<1x8x4x8xf32>) -> tensor<1x8x4x16xf32>
  return %y, %ky : tensor<1x8x4x16xf32>, tensor<1x8x4x16xf32>
}
