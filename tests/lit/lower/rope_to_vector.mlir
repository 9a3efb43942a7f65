// A request becomes a function of vectors over the kernel ABI. What it computes is proved by the
// kernel tests; here is how.

// RUN: rope-opt %s --rope-to-vector="target=x86-64-v4-bf16" --canonicalize --cse -split-input-file | FileCheck %s

// A window that vectors divide: the table's row is loaded once per token, before the loop over
// heads, and nothing is masked.
// CHECK-LABEL: func.func @rope_half_f32_out_d64__x86_64_v4_bf16_pair16x1
// CHECK-SAME: (%arg0: !llvm.ptr {llvm.dereferenceable = {{[0-9]+}} : i64, llvm.noalias, llvm.readonly})
// CHECK: scf.for
// CHECK: memref.load {{.*}} : memref<1xi32>
// CHECK-COUNT-4: vector.load {{.*}} : memref<32xf32>, vector<16xf32>
// CHECK: scf.for
// CHECK-DAG: vector.load %[[ROW:[^ ]*]][%c0] : memref<64xf32>, vector<16xf32>
// CHECK-DAG: vector.load %[[ROW]][%c32] : memref<64xf32>, vector<16xf32>
// CHECK: %[[NEGATED:.*]] = arith.negf
// CHECK: %[[PRODUCT:.*]] = arith.mulf %[[NEGATED]], %{{.*}}
// CHECK: math.fma {{.*}}, %[[PRODUCT]] : vector<16xf32>
// CHECK-NOT: arith.addf
// CHECK-NOT: mask
// CHECK: return
rope.kernel @rope_half_f32_out_d64 rope pairing = half f32 out channels = 64

// -----

// 13 pairs would be three shorter vectors, and are masked.
// CHECK-LABEL: func.func @rope_half_f32_out_d26__x86_64_v4_bf16_pair16x1
// CHECK: %[[MASK:.*]] = vector.constant_mask [13] : vector<16xi1>
// CHECK-COUNT-2: vector.maskedload {{.*}} : memref<13xf32>
// CHECK: vector.maskedload %[[ROW:.*]][%c0], %[[MASK]]
// CHECK: vector.maskedload %[[ROW]][%c13], %[[MASK]]
// CHECK-COUNT-2: vector.maskedstore %{{.*}}[
rope.kernel @rope_half_f32_out_d26 rope pairing = half f32 out channels = 26

// -----

// Two are not, and in place nothing is: loads would wait for masked stores.
// CHECK-LABEL: func.func @rope_half_f32_out_d20__x86_64_v4_bf16_pair16x1
// CHECK-NOT: mask
// CHECK: vector<8xf32>
// CHECK-NOT: mask
// CHECK: vector<2xf32>
// CHECK-LABEL: func.func @rope_half_f32_in_d26__x86_64_v4_bf16_pair16x1
// CHECK-NOT: mask
// CHECK: vector<8xf32>
// CHECK: vector<4xf32>
// CHECK: vector<1xf32>
// CHECK-NOT: mask
// CHECK-LABEL: func.func @rope_half_f32_in_dany__x86_64_v4_bf16_pair16x1
// CHECK-NOT: mask
// CHECK: return
rope.kernel @rope_half_f32_out_d20 rope pairing = half f32 out channels = 20
rope.kernel @rope_half_f32_in_d26 rope pairing = half f32 in channels = 26
rope.kernel @rope_half_f32_in_dany rope pairing = half f32 in channels = 0

// -----

// Interleaved: lanes are components, each with its neighbour.
// CHECK-LABEL: func.func @rope_interleaved_f16_out_d64__x86_64_v4_bf16_lane16x1
// CHECK: arith.extf {{.*}} : vector<16xf16> to vector<16xf32>
// CHECK: vector.shuffle {{.*}} [1, 0, 3, 2, 5, 4, 7, 6, 9, 8, 11, 10, 13, 12, 15, 14]
// CHECK: arith.truncf {{.*}} : vector<16xf32> to vector<16xf16>
rope.kernel @rope_interleaved_f16_out_d64 rope pairing = interleaved f16 out channels = 64

// -----

// bf16 in words of two: no shuffle on load, one conversion for both.
// CHECK-LABEL: func.func @rope_half_bf16_out_dany__x86_64_v4_bf16_word16x1
// CHECK: scf.for
// CHECK: scf.for
// CHECK: vector.deinterleave
// CHECK: scf.for
// CHECK: vector.load {{.*}} : memref<?xi32>, vector<16xi32>
// CHECK: llvm.call_intrinsic "llvm.x86.avx512bf16.cvtne2ps2bf16.512"
// CHECK: scf.if
// CHECK: vector.create_mask
// CHECK: vector.maskedstore {{.*}} : memref<?xi32>, vector<16xi1>, vector<16xi32>
rope.kernel @rope_half_bf16_out_dany rope pairing = half bf16 out channels = 0

// -----

// A copy moves bits; a row of several axes is read once for each.
// CHECK-LABEL: func.func @copy_b16_out_d48__x86_64_v4_bf16_pair16x1
// CHECK-COUNT-3: vector.store {{.*}} : memref<48xi16>, vector<16xi16>
// CHECK-LABEL: func.func @rows_factored_a2__x86_64_v4_bf16_pair16x1
// CHECK-COUNT-2: memref.load {{.*}} : memref<1xi32>
// CHECK: arith.select {{.*}} : vector<16xi1>, vector<16xf64>
// CHECK: math.fma {{.*}} : vector<16xf64>
// CHECK: arith.truncf {{.*}} : vector<16xf64> to vector<16xf32>
rope.kernel @copy_b16_out_d48 copy i16 out channels = 48
rope.kernel @rows_factored_a2 rows source = factored axes = 2 f32 out channels = 0
