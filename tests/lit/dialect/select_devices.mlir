// RUN: rope-opt %s -rope-select-kernels="dtypes=f16,f32 devices=true" | FileCheck %s
// RUN: rope-opt %s -rope-select-kernels="dtypes=f16,f32 sources=f32 devices=true" | FileCheck %s --check-prefix=PLAIN
// RUN: rope-opt %s -rope-select-kernels="dtypes=f16,f32" | FileCheck %s --check-prefix=CPU
// Running it again changes nothing.
// RUN: rope-opt %s -rope-select-kernels="devices=true" > %t.1
// RUN: rope-opt %t.1 -rope-select-kernels="devices=true" | diff %t.1 -

rope.rotation @text half attention_heads = 1 key_value_heads = 1 head_dim = 64
    window = <begin = 0, dim = 64>
    frequencies = #rope.default<theta = 1.0e4>
rope.rotation @video half attention_heads = 1 key_value_heads = 1 head_dim = 128
    window = <begin = 0, dim = 128>
    axes = <order = contiguous, sections = [16, 24, 24]>
    frequencies = #rope.default<theta = 1.0e4>
rope.rotation @written half reorder attention_heads = 1 key_value_heads = 1 head_dim = 32
    window = <begin = 0, dim = 32>
    frequencies = #rope.default<theta = 1.0e4>
rope.rotation @none half attention_heads = 1 key_value_heads = 1 head_dim = 64
    window = <begin = 0, dim = 0>
    frequencies = #rope.default<theta = 1.0e4>

// Caches of the kernel's own 16 bits.
// CHECK:     rope.kernel @rope_half_f16_out_d64_from_f16 rope {{.*}} for [@text]
// CHECK:     rope.kernel @rope_half_f16_in_d64_from_f16 rope {{.*}} for [@text]
// Several coordinates, with either.
// CHECK:     rope.kernel @rope_half_f16_out_d128_a3 rope pairing = half axes = 3 f16 out channels = 128 for [@video]
// CHECK:     rope.kernel @rope_half_f16_out_d128_from_f16_a3 rope pairing = half source = f16 axes = 3 f16 out channels = 128 for [@video]
// CHECK:     rope.kernel @rope_half_f32_out_d128_a3 {{.*}} for [@video]
// CHECK-NOT: rope.kernel @rope_half_f32_out_d128_from_{{b?f16}}
// What reorders, in place too.
// CHECK:     rope.kernel @rope_half_to_interleaved_f16_in_d32 rope pairing = half reorder f16 in channels = 32 for [@written]
// CHECK:     rope.kernel @rope_half_to_interleaved_f16_out_d32_from_f16 {{.*}} for [@written]
// CHECK:     rope.kernel @rope_half_to_interleaved_f16_in_d32_from_f16 {{.*}} for [@written]
// Whole heads are copied.
// CHECK:     rope.kernel @rope_half_f16_out_dany rope {{.*}} for [@none]
// CHECK:     rope.kernel @rope_half_f32_out_dany rope {{.*}} for [@none]

// PLAIN-NOT: _from_
// PLAIN: rope.kernel @rope_half_f16_out_d128_a3
// PLAIN-NOT: _from_

// CPUs read such tables too, and factors, but reorder rows only, and copy by a family of its own.
// CPU:     rope.kernel @rope_half_f16_out_d64_from_f16 rope {{.*}} for [@text]
// CPU:     rope.kernel @rope_half_f16_out_d64_from_factored rope {{.*}} for [@text]
// CPU:     rope.kernel @rope_half_f16_out_d128_from_f16_a3 rope {{.*}} for [@video]
// CPU-NOT: rope.kernel @rope_half_to_interleaved{{.*}}_from_
// CPU:     rope.kernel @rope_half_to_interleaved_f16_in_d32 rope pairing = half reorder f16 in channels = 32 for [@written]
// CPU-NOT: rope.kernel @rope_half_to_interleaved{{.*}}_from_
// CPU-NOT: rope.kernel @rope_half_f16_out_dany
