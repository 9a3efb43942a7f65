// RUN: rope-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect

// C29
// expected-error@+1 {{sections has 1 entries, expected 2 to 8}}
"test.op"() {a = #rope.axes<order = contiguous, sections = [4]>} : () -> ()

// -----

// C29
// expected-error@+1 {{sections has 9 entries, expected 2 to 8}}
"test.op"() {a = #rope.axes<order = contiguous, sections = [1, 1, 1, 1, 1, 1, 1, 1, 1]>} : () -> ()

// -----

// C30
// expected-error@+1 {{sections has -1, expected no negative number}}
"test.op"() {a = #rope.axes<order = interleaved, sections = [3, -1]>} : () -> ()

// -----

// C31
// expected-error@+1 {{order is interleaved, expected contiguous with blocks}}
"test.op"() {a = #rope.axes<order = interleaved, sections = [2, 2], blocks = true>} : () -> ()

// -----

// C32
// expected-error@+1 {{pair_axis is missing, expected one with order listed}}
"test.op"() {a = #rope.axes<order = listed, sections = [2, 2]>} : () -> ()

// -----

// C32
// expected-error@+1 {{pair_axis is given, expected none unless order is listed}}
"test.op"() {a = #rope.axes<order = contiguous, sections = [1, 1], pair_axis = [0, 1]>} : () -> ()

// -----

// C33
// expected-error@+1 {{sections sum to 63, expected rotary_dim/2=64}}
rope.rotation @r half attention_heads = 32 key_value_heads = 8 head_dim = 128
    window = <begin = 0, dim = 128> axes = <order = contiguous, sections = [16, 24, 23]>
    frequencies = #rope.default<theta = 1.0e4>

// -----

// C33
// expected-error@+1 {{pair_axis has 3 entries, expected the sum of sections=4}}
"test.op"() {a = #rope.axes<order = listed, sections = [2, 2], pair_axis = [0, 1, 0]>} : () -> ()

// -----

// C33
// expected-error@+1 {{axes.pair_axis[2] is 2, expected an axis below axes.count=2}}
rope.rotation @r half attention_heads = 32 key_value_heads = 8 head_dim = 8
    window = <begin = 0, dim = 8> axes = <order = listed, sections = [2, 2], pair_axis = [0, 1, 2, 1]>
    frequencies = #rope.default<theta = 1.0e4>

// -----

// C33
// expected-error@+1 {{axes.pair_axis[0] is 255, expected an axis below axes.count=2}}
rope.rotation @r half attention_heads = 32 key_value_heads = 8 head_dim = 8
    window = <begin = 0, dim = 8> axes = <order = listed, sections = [2, 2], pair_axis = [-1, 1, 0, 1]>
    frequencies = #rope.default<theta = 1.0e4>

// -----

// C33
// expected-error@+1 {{axes.sections[0] is 1, expected 2, the pairs that axes.order gives it}}
rope.rotation @r half attention_heads = 32 key_value_heads = 8 head_dim = 8
    window = <begin = 0, dim = 8> axes = <order = interleaved, sections = [1, 3]>
    frequencies = #rope.default<theta = 1.0e4>

// -----

// C33
func.func @pairs(%positions: tensor<2x4xi64>) {
  // expected-error@+1 {{sections sum to 8, expected rotary_dim/2=64}}
  %cos, %sin = rope.table #rope.default<theta = 1.0e4> axes = <order = contiguous, sections = [4, 4]> at %positions : tensor<2x4xi64> -> tensor<4x64xf32>
  return
}

// -----

// C34
func.func @coordinates(%positions: tensor<2x4xi64>) {
  // expected-error@+1 {{positions is 'tensor<2x4xi64>', expected axes=3 as its first extent}}
  %cos, %sin = rope.table #rope.default<theta = 1.0e4> axes = <order = contiguous, sections = [16, 24, 24]> at %positions : tensor<2x4xi64> -> tensor<4x64xf32>
  return
}

// -----

// C34
func.func @noCoordinates(%positions: tensor<i64>) {
  // expected-error@+1 {{positions is 'tensor<i64>', expected axes=2 as its first extent}}
  %cos, %sin = rope.table #rope.default<theta = 1.0e4> axes = <order = contiguous, sections = [32, 32]> at %positions : tensor<i64> -> tensor<64xf32>
  return
}

// -----

// C13
func.func @rows(%positions: tensor<2x4xi64>) {
  // expected-error@+1 {{cos is 'tensor<2x4x64xf32>', expected the extents of positions='tensor<2x4xi64>' and then the number of pairs}}
  %cos, %sin = rope.table #rope.default<theta = 1.0e4> axes = <order = contiguous, sections = [32, 32]> at %positions : tensor<2x4xi64> -> tensor<2x4x64xf32>
  return
}

// -----

// expected-error@+2 {{expected 'false' or true}}
// expected-error@+1 {{failed to parse AxesAttr parameter 'restart'}}
"test.op"() {a = #rope.axes<order = contiguous, sections = [2, 2], restart = 1>} : () -> ()
