// What is printed parses to the same, in every form.
// RUN: rope-opt %s > %t.1
// RUN: FileCheck %s < %t.1
// RUN: rope-opt %t.1 | diff %t.1 -
// RUN: rope-opt %s -mlir-print-op-generic | rope-opt | diff %t.1 -
// RUN: rope-opt %s -emit-bytecode | rope-opt | diff %t.1 -

// CHECK:      rope.rotation @llama half attention_heads = 32 key_value_heads = 8 head_dim = 128
// CHECK-SAME:   window = <begin = 0, dim = 128> max_positions = 131072 model_type = "llama"
// CHECK-NEXT:   frequencies = #rope.llama3<theta = 5.000000e+05, factor = 8.000000e+00,
// CHECK-SAME:     low_freq_factor = 1.000000e+00, high_freq_factor = 4.000000e+00,
// CHECK-SAME:     original_max_position_embeddings = 8192>{{$}}
rope.rotation @llama half attention_heads = 32 key_value_heads = 8 head_dim = 128
    window = <begin = 0, dim = 128> max_positions = 131072 model_type = "llama"
    frequencies = #rope.llama3<theta = 5.0e5, factor = 8.0, low_freq_factor = 1.0,
                               high_freq_factor = 4.0, original_max_position_embeddings = 8192>

// A trailing window, and nothing optional.
// CHECK:      rope.rotation @latent interleaved attention_heads = 16 key_value_heads = 1 head_dim = 192
// CHECK-SAME:   window = <begin = 128, dim = 64>{{$}}
// CHECK-NEXT:   frequencies = #rope.default<theta = 1.000000e+04>{{$}}
rope.rotation @latent interleaved attention_heads = 16 key_value_heads = 1 head_dim = 192
    window = <begin = 128, dim = 64>
    frequencies = #rope.default<theta = 10000.0>

// Numbers without a short decimal keep every bit.
// CHECK:      rope.rotation @exact
// CHECK-NEXT:   frequencies = #rope.default<theta = 10000.000000000002, attention_factor = 1.3465735902799727>
rope.rotation @exact half attention_heads = 1 key_value_heads = 1 head_dim = 2
    window = <begin = 0, dim = 2>
    frequencies = #rope.default<theta = 10000.000000000002, attention_factor = 1.3465735902799727>

// Several coordinates per position, and dst in the other order.
// CHECK:      rope.rotation @images half attention_heads = 28 key_value_heads = 4 head_dim = 128
// CHECK-SAME:   window = <begin = 0, dim = 128> axes = <order = contiguous, sections = [16, 24, 24]> model_type = "qwen2_vl"{{$}}
rope.rotation @images half attention_heads = 28 key_value_heads = 4 head_dim = 128
    window = <begin = 0, dim = 128> axes = <order = contiguous, sections = [16, 24, 24]>
    model_type = "qwen2_vl" frequencies = #rope.default<theta = 1.0e6>
// CHECK:      rope.rotation @written_half interleaved reorder attention_heads = 16
// CHECK-SAME:   axes = <order = listed, sections = [1, 2], restart = true, pair_axis = [1, 0, 1]>{{$}}
rope.rotation @written_half interleaved reorder attention_heads = 16 key_value_heads = 1 head_dim = 6
    window = <begin = 0, dim = 6>
    axes = <order = listed, sections = [1, 2], restart = true, blocks = false, pair_axis = [1, 0, 1]>
    frequencies = #rope.default<theta = 1.0e4>
// CHECK:      rope.rotation @blocks {{.*}} axes = <order = contiguous, sections = [2, 2], blocks = true>{{$}}
rope.rotation @blocks half attention_heads = 16 key_value_heads = 1 head_dim = 8
    window = <begin = 0, dim = 8> axes = <order = contiguous, sections = [2, 2], blocks = true>
    frequencies = #rope.default<theta = 1.0e4>

// CHECK: rope.kernel @rope_half_bf16_out_d128 rope pairing = half bf16 out channels = 128 for [@llama]
rope.kernel @rope_half_bf16_out_d128 rope pairing = half bf16 out channels = 128 for [@llama]
// CHECK: rope.kernel @rope_interleaved_f16_in_dany rope pairing = interleaved f16 in channels = 0{{$}}
rope.kernel @rope_interleaved_f16_in_dany rope pairing = interleaved f16 in channels = 0
// CHECK: rope.kernel @rope_half_f32_out_d64_before128 rope pairing = half f32 out channels = 64 before = 128 for [@llama]
rope.kernel @rope_half_f32_out_d64_before128 rope pairing = half f32 out channels = 64 before = 128 for [@llama]
// CHECK: rope.kernel @rope_interleaved_f16_out_d32_before32_behind64 rope pairing = interleaved f16 out channels = 32 before = 32 behind = 64{{$}}
rope.kernel @rope_interleaved_f16_out_d32_before32_behind64 rope pairing = interleaved f16 out channels = 32 before = 32 behind = 64
// CHECK: rope.kernel @copy_b16_out_d64 copy i16 out channels = 64 for [@latent, @exact]
rope.kernel @copy_b16_out_d64 copy i16 out channels = 64 for [@latent, @exact]
// CHECK: rope.kernel @rope_interleaved_to_half_bf16_out_d64 rope pairing = interleaved reorder bf16 out channels = 64{{$}}
rope.kernel @rope_interleaved_to_half_bf16_out_d64 rope pairing = interleaved reorder bf16 out channels = 64
// CHECK: rope.kernel @rope_half_f16_in_d64_from_f16_a2 rope pairing = half source = f16 axes = 2 f16 in channels = 64{{$}}
rope.kernel @rope_half_f16_in_d64_from_f16_a2 rope pairing = half source = f16 axes = 2 f16 in channels = 64
// CHECK: rope.kernel @rows_factored_a3 rows source = factored axes = 3 f32 out channels = 0 for [@latent]
rope.kernel @rows_factored_a3 rows source = factored axes = 3 f32 out channels = 0 for [@latent]

// CHECK-LABEL: func @tensors
func.func @tensors(%q: tensor<2x?x32x128xbf16>, %positions: tensor<2x?xi64>, %shared: tensor<?xi32>)
    -> (tensor<2x?x32x128xbf16>, tensor<2x?x32x128xbf16>) {
  // CHECK: rope.table #rope.default<theta = 1.000000e+04> at %{{.*}} : tensor<2x?xi64> -> tensor<2x?x64xf32>
  %cos, %sin = rope.table #rope.default<theta = 1.0e4> at %positions
      : tensor<2x?xi64> -> tensor<2x?x64xf32>
  // CHECK: rope.apply half %{{.*}}, %{{.*}}, %{{.*}} window = <begin = 0, dim = 128> : tensor<2x?x32x128xbf16>, tensor<2x?x64xf32> -> tensor<2x?x32x128xbf16>
  %0 = rope.apply half %q, %cos, %sin window = <begin = 0, dim = 128>
      : tensor<2x?x32x128xbf16>, tensor<2x?x64xf32> -> tensor<2x?x32x128xbf16>
  // CHECK: rope.table {{.*}} : tensor<?xi32> -> tensor<?x32xf16>
  %cos1, %sin1 = rope.table #rope.default<theta = 1.0e4> at %shared : tensor<?xi32> -> tensor<?x32xf16>
  // CHECK: rope.apply inverse interleaved %{{.*}} window = <begin = 64, dim = 64> : {{.*}}, tensor<?x32xf16> ->
  %1 = rope.apply inverse interleaved %q, %cos1, %sin1 window = <begin = 64, dim = 64>
      : tensor<2x?x32x128xbf16>, tensor<?x32xf16> -> tensor<2x?x32x128xbf16>
  return %0, %1 : tensor<2x?x32x128xbf16>, tensor<2x?x32x128xbf16>
}

// CHECK-LABEL: func @axes
func.func @axes(%x: tensor<?x4x64xf32>, %positions: tensor<3x?xi64>) -> tensor<?x4x64xf32> {
  // CHECK: rope.table #rope.default<theta = 1.000000e+04> axes = <order = interleaved, sections = [12, 10, 10]> at %{{.*}} : tensor<3x?xi64> -> tensor<?x32xf32>
  %cos, %sin = rope.table #rope.default<theta = 1.0e4>
      axes = <order = interleaved, sections = [12, 10, 10]> at %positions
      : tensor<3x?xi64> -> tensor<?x32xf32>
  // CHECK: rope.apply inverse interleaved reorder %{{.*}} window
  %0 = rope.apply inverse interleaved reorder %x, %cos, %sin window = <begin = 0, dim = 64>
      : tensor<?x4x64xf32>, tensor<?x32xf32> -> tensor<?x4x64xf32>
  return %0 : tensor<?x4x64xf32>
}

// CHECK-LABEL: func @memrefs
func.func @memrefs(%q: memref<?x16x256xf32, strided<[8192, 256, 1], offset: ?>>,
                   %dst: memref<?x16x256xf32>, %cos: memref<?x32xf32>, %sin: memref<?x32xf32>) {
  // CHECK: rope.apply half %[[Q:.*]], %{{.*}}, %{{.*}} into %[[Q]] window
  rope.apply half %q, %cos, %sin into %q window = <begin = 0, dim = 64>
      : memref<?x16x256xf32, strided<[8192, 256, 1], offset: ?>>, memref<?x32xf32>
      into memref<?x16x256xf32, strided<[8192, 256, 1], offset: ?>>
  // CHECK: rope.apply half {{.*}} into %{{.*}} window = {{.*}} : {{.*}} into memref<?x16x256xf32>{{$}}
  rope.apply half %q, %cos, %sin into %dst window = <begin = 0, dim = 64>
      : memref<?x16x256xf32, strided<[8192, 256, 1], offset: ?>>, memref<?x32xf32>
      into memref<?x16x256xf32>
  return
}

// CHECK-LABEL: func @writtenTables
func.func @writtenTables(%p: memref<?xindex>, %axes: memref<3x4xi32>,
                         %cos: memref<?x32xf64, strided<[?, ?]>>,
                         %sin: memref<?x32xf64, strided<[?, ?]>>, %t: memref<4x32xf32>) {
  // CHECK: rope.write_table #rope.default<theta = 1.000000e+04> at %{{.*}} into %{{.*}}, %{{.*}} : memref<?xindex> into memref<?x32xf64, strided<[?, ?]>>
  rope.write_table #rope.default<theta = 1.0e4> at %p into %cos, %sin
      : memref<?xindex> into memref<?x32xf64, strided<[?, ?]>>
  // CHECK: rope.write_table {{.*}} axes = <order = interleaved, sections = [12, 10, 10]> at
  rope.write_table #rope.default<theta = 1.0e4>
      axes = <order = interleaved, sections = [12, 10, 10]> at %axes into %t, %t
      : memref<3x4xi32> into memref<4x32xf32>
  return
}
