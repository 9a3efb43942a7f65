// RUN: rope-opt %s -rope-select-kernels | grep -v _from_ | FileCheck %s --check-prefix=ALL
// RUN: rope-opt %s -rope-select-kernels="dtypes=bf16,f32 places=in" | grep -v _from_ | FileCheck %s --check-prefix=SOME
// RUN: rope-opt %s -rope-select-kernels="dtypes=bf16,f32 sources=f16,bf16,factored" | grep _from_ | FileCheck %s --check-prefix=READ
// RUN: rope-opt %s -rope-select-kernels="sources=f32" | FileCheck %s --check-prefix=PLAIN
// RUN: not rope-opt %s -rope-select-kernels="dtypes=f64" 2>&1 | FileCheck %s --check-prefix=DTYPE
// RUN: not rope-opt %s -rope-select-kernels="places=up" 2>&1 | FileCheck %s --check-prefix=PLACE
// Running it again changes nothing.
// RUN: rope-opt %s -rope-select-kernels > %t.1
// RUN: rope-opt %t.1 -rope-select-kernels | diff %t.1 -

// DTYPE: error: dtypes is f64, expected f32, f16 or bf16
// PLACE: error: places is up, expected out or in

rope.rotation @whole half attention_heads = 32 key_value_heads = 8 head_dim = 128
    window = <begin = 0, dim = 128>
    frequencies = #rope.default<theta = 1.0e4>
rope.rotation @other half attention_heads = 4 key_value_heads = 4 head_dim = 128
    window = <begin = 0, dim = 128>
    frequencies = #rope.default<theta = 5.0e5>
rope.rotation @partial half attention_heads = 32 key_value_heads = 32 head_dim = 80
    window = <begin = 0, dim = 32>
    frequencies = #rope.default<theta = 1.0e4>

rope.rotation @uneven interleaved attention_heads = 1 key_value_heads = 1 head_dim = 80
    window = <begin = 0, dim = 48>
    frequencies = #rope.default<theta = 1.0e4>
rope.rotation @wide interleaved attention_heads = 1 key_value_heads = 1 head_dim = 512
    window = <begin = 0, dim = 512>
    frequencies = #rope.default<theta = 1.0e4>
rope.rotation @narrow half attention_heads = 1 key_value_heads = 1 head_dim = 20
    window = <begin = 0, dim = 20>
    frequencies = #rope.default<theta = 1.0e4>
rope.rotation @none half attention_heads = 1 key_value_heads = 1 head_dim = 64
    window = <begin = 0, dim = 0>
    frequencies = #rope.default<theta = 1.0e4>

func.func @graph(%x: tensor<4x8x192xf16>, %t: tensor<4x32xf32>, %m: memref<4x8x128xbf16>,
                 %u: memref<4x64xf32>) -> tensor<4x8x192xf16> {
  %0 = rope.apply interleaved %x, %t, %t window = <begin = 64, dim = 64>
      : tensor<4x8x192xf16>, tensor<4x32xf32> -> tensor<4x8x192xf16>
  rope.apply half %m, %u, %u into %m window = <begin = 0, dim = 128>
      : memref<4x8x128xbf16>, memref<4x64xf32> into memref<4x8x128xbf16>
  return %0 : tensor<4x8x192xf16>
}

// ALL-LABEL: func @graph
// ALL:      rope.kernel @rope_half_f32_out_d128 rope pairing = half f32 out channels = 128 for [@whole, @other]
// ALL-NEXT: rope.kernel @rope_half_f32_in_d128 rope pairing = half f32 in channels = 128 for [@whole, @other]
// ALL-NEXT: rope.kernel @rope_half_f16_out_d128 {{.*}} for [@whole, @other]
// ALL-NEXT: rope.kernel @rope_half_f16_in_d128 {{.*}} for [@whole, @other]
// ALL-NEXT: rope.kernel @rope_half_bf16_out_d128 {{.*}} for [@whole, @other]
// ALL-NEXT: rope.kernel @rope_half_bf16_in_d128 {{.*}} for [@whole, @other]
// Once for all rotations with one coordinate: rows from caches and factored tables.
// ALL-NEXT: rope.kernel @rows_f32_a1 rows source = f32 axes = 1 f32 out channels = 0 for [@whole, @other, @partial, @uneven, @wide, @narrow]
// ALL-NEXT: rope.kernel @rows_f16_a1 rows source = f16 {{.*}} for [@whole, @other, @partial, @uneven, @wide, @narrow]
// ALL-NEXT: rope.kernel @rows_bf16_a1 {{.*}} for [@whole, @other, @partial, @uneven, @wide, @narrow]
// ALL-NEXT: rope.kernel @rows_factored_a1 {{.*}} for [@whole, @other, @partial, @uneven, @wide, @narrow]
// The rest of the head is copied out of place, in the same pass; tensors of windows alone have none.
// ALL-NEXT: rope.kernel @rope_half_f32_out_d32 rope pairing = half f32 out channels = 32 for [@partial]
// ALL-NEXT: rope.kernel @rope_half_f32_out_d32_behind48 rope pairing = half f32 out channels = 32 behind = 48 for [@partial]
// ALL-NEXT: rope.kernel @rope_half_f32_in_d32 {{.*}} for [@partial]
// ALL-NEXT: rope.kernel @rope_half_f16_out_d32 {{.*}} for [@partial]
// ALL-NEXT: rope.kernel @rope_half_f16_out_d32_behind48 {{.*}} for [@partial]
// ALL-NEXT: rope.kernel @rope_half_f16_in_d32 {{.*}} for [@partial]
// ALL-NEXT: rope.kernel @rope_half_bf16_out_d32 {{.*}} for [@partial]
// ALL-NEXT: rope.kernel @rope_half_bf16_out_d32_behind48 {{.*}} for [@partial]
// ALL-NEXT: rope.kernel @rope_half_bf16_in_d32 {{.*}} for [@partial]
// In another one where steps do not divide it; both 16-bit types share that copy.
// ALL-NEXT: rope.kernel @rope_interleaved_f32_out_d48 {{.*}} for [@uneven]
// ALL-NEXT: rope.kernel @copy_b32_out_d32 copy i32 out channels = 32 for [@uneven]
// ALL-NEXT: rope.kernel @rope_interleaved_f32_in_d48 {{.*}} for [@uneven]
// ALL-NEXT: rope.kernel @rope_interleaved_f16_out_d48 {{.*}} for [@uneven]
// ALL-NEXT: rope.kernel @copy_b16_out_d32 copy i16 out channels = 32 for [@uneven]
// ALL-NEXT: rope.kernel @rope_interleaved_f16_in_d48 {{.*}} for [@uneven]
// ALL-NEXT: rope.kernel @rope_interleaved_bf16_out_d48 {{.*}} for [@uneven]
// ALL-NEXT: rope.kernel @rope_interleaved_bf16_in_d48 {{.*}} for [@uneven]
// Wider than what has a kernel of its own, and narrower than vectors are.
// ALL-NEXT: rope.kernel @rope_interleaved_f32_out_dany rope pairing = interleaved f32 out channels = 0 for [@wide]
// ALL-NEXT: rope.kernel @rope_interleaved_f32_in_dany {{.*}} for [@wide]
// ALL-NEXT: rope.kernel @rope_interleaved_f16_out_dany {{.*}} for [@wide]
// ALL-NEXT: rope.kernel @rope_interleaved_f16_in_dany {{.*}} for [@wide]
// ALL-NEXT: rope.kernel @rope_interleaved_bf16_out_dany {{.*}} for [@wide]
// ALL-NEXT: rope.kernel @rope_interleaved_bf16_in_dany {{.*}} for [@wide]
// ALL-NEXT: rope.kernel @rope_half_f32_out_d20 {{.*}} for [@narrow]
// ALL-NEXT: rope.kernel @rope_half_f32_in_d20 {{.*}} for [@narrow]
// ALL-NEXT: rope.kernel @rope_half_f16_out_d20 {{.*}} for [@narrow]
// ALL-NEXT: rope.kernel @rope_half_f16_in_d20 {{.*}} for [@narrow]
// ALL-NEXT: rope.kernel @rope_half_bf16_out_d20 {{.*}} for [@narrow]
// ALL-NEXT: rope.kernel @rope_half_bf16_in_d20 {{.*}} for [@narrow]
// Without a window, all of the head is copied.
// ALL-NEXT: rope.kernel @copy_b32_out_d64 copy i32 out channels = 64 for [@none]
// ALL-NEXT: rope.kernel @copy_b16_out_d64 copy i16 out channels = 64 for [@none]
// What the function needs beyond that.
// ALL-NEXT: rope.kernel @rope_interleaved_f16_out_d64 rope pairing = interleaved f16 out channels = 64{{$}}
// ALL-NEXT: rope.kernel @rope_interleaved_f16_out_d64_before64_behind64 rope pairing = interleaved f16 out channels = 64 before = 64 behind = 64{{$}}
// ALL-NEXT: }

// Tables that kernels read themselves: caches of their own dtype and factors. Not in windows wider
// than what has a kernel of its own; in the pass that copies the rest of the head.
// READ:      rope.kernel @rope_half_bf16_out_d128_from_bf16 rope pairing = half source = bf16 bf16 out channels = 128 for [@whole, @other]
// READ-NEXT: rope.kernel @rope_half_bf16_out_d128_from_factored rope pairing = half source = factored bf16 out channels = 128 for [@whole, @other]
// READ-NEXT: rope.kernel @rope_half_bf16_in_d128_from_bf16 {{.*}} for [@whole, @other]
// READ-NEXT: rope.kernel @rope_half_bf16_in_d128_from_factored {{.*}} for [@whole, @other]
// READ-NEXT: rope.kernel @rope_half_f32_out_d128_from_factored {{.*}} for [@whole, @other]
// READ-NEXT: rope.kernel @rope_half_f32_in_d128_from_factored {{.*}} for [@whole, @other]
// READ-NEXT: rope.kernel @rope_half_bf16_out_d32_behind48_from_bf16 {{.*}} for [@partial]
// READ-NEXT: rope.kernel @rope_half_bf16_out_d32_behind48_from_factored {{.*}} for [@partial]
// READ-NEXT: rope.kernel @rope_half_bf16_in_d32_from_bf16 {{.*}} for [@partial]
// READ-NEXT: rope.kernel @rope_half_bf16_in_d32_from_factored {{.*}} for [@partial]
// READ-NEXT: rope.kernel @rope_half_f32_out_d32_behind48_from_factored {{.*}} for [@partial]
// READ-NEXT: rope.kernel @rope_half_f32_in_d32_from_factored {{.*}} for [@partial]
// READ-NEXT: rope.kernel @rope_interleaved_bf16_out_d48_from_bf16 {{.*}} for [@uneven]
// READ-NOT:  dany
// READ:      rope.kernel @rope_half_f32_in_d20_from_factored {{.*}} for [@narrow]
// READ-NOT:  rope.kernel

// PLAIN-NOT: _from_

// SOME-LABEL: func @graph
// SOME:      rope.kernel @rope_half_bf16_in_d128 {{.*}} for [@whole, @other]
// SOME-NEXT: rope.kernel @rope_half_f32_in_d128 {{.*}} for [@whole, @other]
// SOME-NEXT: rope.kernel @rows_f32_a1
// SOME-NEXT: rope.kernel @rows_f16_a1
// SOME-NEXT: rope.kernel @rows_bf16_a1
// SOME-NEXT: rope.kernel @rows_factored_a1
// SOME-NEXT: rope.kernel @rope_half_bf16_in_d32 {{.*}} for [@partial]
// SOME-NEXT: rope.kernel @rope_half_f32_in_d32 {{.*}} for [@partial]
// SOME-NEXT: rope.kernel @rope_interleaved_bf16_in_d48 {{.*}} for [@uneven]
// SOME-NEXT: rope.kernel @rope_interleaved_f32_in_d48 {{.*}} for [@uneven]
// SOME-NEXT: rope.kernel @rope_interleaved_bf16_in_dany {{.*}} for [@wide]
// SOME-NEXT: rope.kernel @rope_interleaved_f32_in_dany {{.*}} for [@wide]
// SOME-NEXT: rope.kernel @rope_half_bf16_in_d20 {{.*}} for [@narrow]
// SOME-NEXT: rope.kernel @rope_half_f32_in_d20 {{.*}} for [@narrow]
// SOME-NEXT: rope.kernel @rope_interleaved_f16_out_d64
// Copies on both sides of the window.
// SOME-NEXT: rope.kernel @rope_interleaved_f16_out_d64_before64_behind64 {{.*}} before = 64 behind = 64{{$}}
// SOME-NEXT: }
