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

// C23
// expected-error@+1 {{behind is 64, expected none for family copy}}
rope.kernel @copy_b32_out_d64_behind64 copy i32 out channels = 64 behind = 64

// -----

// C23
// expected-error@+1 {{before is 64, expected none but beside windows of 16 to 256 components, out of place, without reorder}}
rope.kernel @rope_half_f32_in_d64_before64 rope pairing = half f32 in channels = 64 before = 64

// -----

// C23
// expected-error@+1 {{behind is 20, expected none but beside windows of 16 to 256 components, out of place, without reorder}}
rope.kernel @rope_half_f32_out_d14_behind20 rope pairing = half f32 out channels = 14 behind = 20

// -----

// C23
// expected-error@+1 {{behind is 21, expected a multiple of 2 or none}}
rope.kernel @rope_half_f32_out_d20_behind21 rope pairing = half f32 out channels = 20 behind = 21

// -----

// C23
// expected-error@+1 {{behind is 16, expected a multiple of 32 or none}}
rope.kernel @rope_half_f32_out_d64_behind16 rope pairing = half f32 out channels = 64 behind = 16

// -----

// C23
// expected-error@+1 {{before is 0, expected a multiple of 64 or none}}
rope.kernel @rope_interleaved_f32_out_d64 rope pairing = interleaved f32 out channels = 64 before = 0

// -----

// C23
// expected-error@+1 {{before is 4294967296, expected a multiple of 32 or none}}
rope.kernel @rope_half_f32_out_d64 rope pairing = half f32 out channels = 64 before = 4294967296

// -----

// C23
// expected-error@+1 {{before + channels + behind is 576, expected at most 512}}
rope.kernel @rope_half_f32_out_d64_before256_behind256 rope pairing = half f32 out channels = 64 before = 256 behind = 256

// -----

// C23
// expected-error@+1 {{source is f16, expected none for family copy}}
rope.kernel @copy_b32_out_d64 copy source = f16 i32 out channels = 64

// -----

// C23
// expected-error@+1 {{axes is 2, expected none for family copy}}
rope.kernel @copy_b32_out_d64 copy axes = 2 i32 out channels = 64

// -----

// C23
// expected-error@+1 {{reorder is given, expected none for family copy}}
rope.kernel @copy_b32_out_d64 copy reorder i32 out channels = 64

// -----

// C23
// expected-error@+1 {{pairing is half, expected none for family rows}}
rope.kernel @rows_f32_a2 rows pairing = half source = f32 axes = 2 f32 out channels = 0

// -----

// C23
// expected-error@+1 {{source is missing, expected one for family rows}}
rope.kernel @rows_f32_a2 rows axes = 2 f32 out channels = 0

// -----

// C23
// expected-error@+1 {{axes is 0, expected a number in [1, 8] for family rows}}
rope.kernel @rows_f32_a1 rows source = f32 f32 out channels = 0

// -----

// C23
// expected-error@+1 {{axes is 9, expected a number in [1, 8] for family rows}}
rope.kernel @rows_f32_a9 rows source = f32 axes = 9 f32 out channels = 0

// -----

// C23
// expected-error@+1 {{channels is 64, expected 0 for family rows}}
rope.kernel @rows_f32_a2 rows source = f32 axes = 2 f32 out channels = 64

// -----

// C23
// expected-error@+1 {{element type is 'bf16', expected f32 for family rows}}
rope.kernel @rows_bf16_a2 rows source = bf16 axes = 2 bf16 out channels = 0

// -----

// C23
// expected-error@+1 {{place is in, expected out for family rows}}
rope.kernel @rows_f32_a2 rows source = f32 axes = 2 f32 in channels = 0

// -----

// C23
// expected-error@+1 {{source is f32, expected f16, bf16, factored or none for family rope}}
rope.kernel @rope_half_f32_out_d64 rope pairing = half source = f32 f32 out channels = 64

// -----

// C23
// expected-error@+1 {{source is factored, expected another or none but for windows of 2 to 256 components, without reorder}}
rope.kernel @rope_half_f32_out_dany_from_factored rope pairing = half source = factored f32 out channels = 0

// -----

// C23
// expected-error@+1 {{axes is 1, expected a number in [2, 8] or none for family rope}}
rope.kernel @rope_half_f32_out_d64 rope pairing = half axes = 1 f32 out channels = 64

// -----

// C23
// expected-error@+1 {{axes is 9, expected a number in [2, 8] or none for family rope}}
rope.kernel @rope_half_f32_out_d64_a9 rope pairing = half axes = 9 f32 out channels = 64

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

// -----

// C23
// expected-error@+1 {{blocks is 1, expected a number in [2, 8] or none}}
rope.kernel @rope_half_f32_out_d64_blocks1 rope pairing = half f32 out channels = 64 blocks = 1

// -----

// C23
// expected-error@+1 {{blocks is 3, expected parts of the window of 16 components at least, an even number, and windows of at most 256}}
rope.kernel @rope_half_f32_out_d64_blocks3 rope pairing = half f32 out channels = 64 blocks = 3

// -----

// C23
// expected-error@+1 {{blocks is 2, expected none but for rope kernels paired half, without reorder}}
rope.kernel @rope_interleaved_f32_out_d64_blocks2 rope pairing = interleaved f32 out channels = 64 blocks = 2

// -----

// C23
// expected-error@+1 {{blocks is 2, expected none but for rope kernels paired half, without reorder}}
rope.kernel @copy_b32_out_d64_blocks2 copy i32 out channels = 64 blocks = 2
