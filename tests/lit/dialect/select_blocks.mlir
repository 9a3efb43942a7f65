// RUN: rope-opt %s -rope-select-kernels="dtypes=f32 sources=f32" | FileCheck %s
// RUN: rope-opt %s -rope-select-kernels="dtypes=f32 sources=f32 devices=true" | FileCheck %s --check-prefix=DEVICES

// All blocks of a window at once, with what is beside them; devices turn one by one.
rope.rotation @equal half attention_heads = 4 key_value_heads = 4 head_dim = 80
    window = <begin = 0, dim = 72>
    axes = <order = contiguous, sections = [18, 18], blocks = true>
    frequencies = #rope.default<theta = 1.0e4>
// Others one by one.
rope.rotation @unequal half attention_heads = 4 key_value_heads = 4 head_dim = 64
    window = <begin = 0, dim = 64>
    axes = <order = contiguous, sections = [8, 24], blocks = true>
    frequencies = #rope.default<theta = 1.0e4>
// Neighbours are neighbours in blocks, too.
rope.rotation @neighbours interleaved attention_heads = 4 key_value_heads = 4 head_dim = 96
    window = <begin = 0, dim = 96>
    axes = <order = contiguous, sections = [24, 24], blocks = true>
    frequencies = #rope.default<theta = 1.0e4>

// CHECK-NOT:  rope.kernel @rope_half_f32_{{.*}}_d36
// CHECK:      rope.kernel @rope_half_f32_out_d72_blocks2 rope pairing = half f32 out channels = 72 blocks = 2 for [@equal]
// CHECK-NEXT: rope.kernel @rope_half_f32_out_d72_blocks2_behind8 rope pairing = half f32 out channels = 72 blocks = 2 behind = 8 for [@equal]
// CHECK-NEXT: rope.kernel @rope_half_f32_in_d72_blocks2 rope pairing = half f32 in channels = 72 blocks = 2 for [@equal]
// CHECK-NEXT: rope.kernel @rope_half_f32_out_d72_blocks2_behind8_a2 rope pairing = half axes = 2 f32 out channels = 72 blocks = 2 behind = 8 for [@equal]
// CHECK-NEXT: rope.kernel @rope_half_f32_in_d72_blocks2_a2 {{.*}} for [@equal]
// CHECK-NEXT: rope.kernel @rows_f32_a2 {{.*}} for [@equal, @unequal, @neighbours]
// CHECK-NEXT: rope.kernel @rope_half_f32_out_d16 rope pairing = half f32 out channels = 16 for [@unequal]
// CHECK-NEXT: rope.kernel @rope_half_f32_out_d48 rope pairing = half f32 out channels = 48 for [@unequal]
// CHECK-NEXT: rope.kernel @rope_half_f32_in_d16 {{.*}} for [@unequal]
// CHECK-NEXT: rope.kernel @rope_half_f32_in_d48 {{.*}} for [@unequal]
// CHECK-NEXT: rope.kernel @rope_interleaved_f32_out_d96 {{.*}} for [@neighbours]
// CHECK-NOT:  blocks

// DEVICES:     rope.kernel @rope_half_f32_out_d36 rope pairing = half f32 out channels = 36 for [@equal]
// DEVICES:     rope.kernel @rope_half_f32_out_d72_blocks2_behind8 {{.*}} for [@equal]
