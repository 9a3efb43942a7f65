// RUN: rope-opt %s -split-input-file -verify-diagnostics

// C22
// expected-error@+1 {{channels is -2, expected a number in [0, 2^31)}}
rope.kernel @rope_half_f32_out_dany rope pairing = half f32 out channels = -2

// -----

// C22
// expected-error@+1 {{channels is 4294967296, expected a number in [0, 2^31)}}
rope.kernel @rope_half_f32_out_dany rope pairing = half f32 out channels = 4294967296

// -----

// C23
// expected-error@+1 {{pairing is missing, expected one for family rope}}
rope.kernel @rope_half_f32_out_d128 rope f32 out channels = 128

// -----

// C23
// expected-error@+1 {{element type is 'i32', expected f32, f16 or bf16 for family rope}}
rope.kernel @rope_half_f32_out_d128 rope pairing = half i32 out channels = 128

// -----

// C23
// expected-error@+1 {{channels is 63, expected an even number for family rope}}
rope.kernel @rope_half_f32_out_d63 rope pairing = half f32 out channels = 63

// -----

// C23
// expected-error@+1 {{pairing is half, expected none for family copy}}
rope.kernel @copy_b32_out_d64 copy pairing = half i32 out channels = 64

// -----

// C23
// expected-error@+1 {{element type is 'f32', expected i32 or i16 for family copy}}
rope.kernel @copy_b32_out_d64 copy f32 out channels = 64

// -----

// C23
// expected-error@+1 {{place is in, expected out for family copy}}
rope.kernel @copy_b32_in_d64 copy i32 in channels = 64

// -----

// C24
// expected-error@+1 {{name is rope_half_f32_out_d128, expected rope_half_bf16_out_d128}}
rope.kernel @rope_half_f32_out_d128 rope pairing = half bf16 out channels = 128

// -----

// C25
// expected-error@+1 {{for names @llama, expected a rope.rotation in scope}}
rope.kernel @rope_half_bf16_out_d128 rope pairing = half bf16 out channels = 128 for [@llama]

// -----

// C25
func.func private @llama()
// expected-error@+1 {{for names @llama, expected a rope.rotation in scope}}
rope.kernel @rope_half_bf16_out_d128 rope pairing = half bf16 out channels = 128 for [@llama]
