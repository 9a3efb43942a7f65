// Positions of several coordinates: what reads rows of all of them, and what reads one where they are equal.
// RUN: rope-opt %s -rope-select-kernels="dtypes=bf16 places=out" | FileCheck %s
// RUN: rope-opt %s -rope-select-kernels="dtypes=bf16 places=out sources=f32" | FileCheck %s --check-prefix=PLAIN

rope.rotation @sections half attention_heads = 4 key_value_heads = 4 head_dim = 128
    window = <begin = 0, dim = 128> axes = <order = contiguous, sections = [16, 24, 24]>
    frequencies = #rope.default<theta = 1.0e4>

// CHECK:      rope.kernel @rope_half_bf16_out_d128 rope
// CHECK-NEXT: rope.kernel @rope_half_bf16_out_d128_a3 rope {{.*}}axes = 3
// CHECK-NEXT: rope.kernel @rope_half_bf16_out_d128_from_bf16_a3 rope
// CHECK-NEXT: rope.kernel @rope_half_bf16_out_d128_from_factored_a3 rope
// CHECK-NEXT: rope.kernel @rope_half_bf16_out_d128_from_bf16 rope
// CHECK-NEXT: rope.kernel @rope_half_bf16_out_d128_from_factored rope
// CHECK-NEXT: rope.kernel @rows_f32_a3
// CHECK-NOT:  rope.kernel @{{.*}}_a1

// PLAIN:      rope.kernel @rope_half_bf16_out_d128 rope
// PLAIN-NEXT: rope.kernel @rope_half_bf16_out_d128_a3 rope
// PLAIN-NEXT: rope.kernel @rows_f32_a3
// PLAIN-NOT:  rope.kernel
