// RUN: rope-opt %s -rope-select-kernels="dtypes=f32 places=in sources=f32" | FileCheck %s

rope.rotation @half half attention_heads = 1 key_value_heads = 1 head_dim = 96
    window = <begin = 0, dim = 96>
    axes = <order = contiguous, sections = [32, 16], blocks = true>
    frequencies = #rope.default<theta = 1.0e4>
rope.rotation @interleaved interleaved attention_heads = 1 key_value_heads = 1 head_dim = 96
    window = <begin = 0, dim = 96>
    axes = <order = contiguous, sections = [32, 16], blocks = true>
    frequencies = #rope.default<theta = 1.0e4>
rope.rotation @written interleaved reorder attention_heads = 1 key_value_heads = 1 head_dim = 96
    window = <begin = 0, dim = 96>
    axes = <order = contiguous, sections = [32, 16], blocks = true>
    frequencies = #rope.default<theta = 1.0e4>

// One axis turns a block, so its kernels need not read several.
// CHECK:      rope.kernel @rope_half_f32_in_d64 {{.*}} for [@half]
// CHECK-NEXT: rope.kernel @rope_half_f32_in_d32 {{.*}} for [@half]
// CHECK-NEXT: rope.kernel @rows_f32_a2 {{.*}} for [@half, @interleaved, @written]
// Neighbours are neighbours in blocks too.
// CHECK-NEXT: rope.kernel @rope_interleaved_f32_in_d96 {{.*}} for [@interleaved]
// CHECK-NEXT: rope.kernel @rope_interleaved_f32_in_d96_a2 {{.*}} for [@interleaved]
// What is written are halves of each block.
// CHECK-NEXT: rope.kernel @rope_interleaved_to_half_f32_out_d64 {{.*}} for [@written]
// CHECK-NEXT: rope.kernel @rope_interleaved_to_half_f32_out_d32 {{.*}} for [@written]
// CHECK-NOT: rope.kernel
