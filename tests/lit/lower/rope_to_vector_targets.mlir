// What differs between targets: registers, fusing, masks, conversions.

// RUN: rope-opt %s --rope-to-vector="target=x86-64" | FileCheck %s --check-prefix=BASE --implicit-check-not=math.fma --implicit-check-not=arith.extf --implicit-check-not=mask
// RUN: rope-opt %s --rope-to-vector="target=arm64-bf16" | FileCheck %s --check-prefix=ARM --implicit-check-not=mask
// RUN: rope-opt %s --rope-to-vector="target=x86-64-v4 schedule=pair32x1" | FileCheck %s --check-prefix=GIVEN

// Nothing is fused where the target has no FMA, and f16 is widened by integers where it has no
// conversion.
// BASE-LABEL: func.func @rope_half_f16_out_d24__x86_64_pair4x1
// BASE: arith.extui {{.*}} : vector<4xi16> to vector<4xi32>
// BASE: arith.subf
// BASE: arith.addf
// ARM-LABEL: func.func @rope_half_f16_out_d24__arm64_bf16_pair4x1
// ARM: arith.extf {{.*}} : vector<4xf16> to vector<4xf32>
// ARM: math.fma
// GIVEN-LABEL: func.func @rope_half_f16_out_d24__x86_64_v4_pair32x1
// GIVEN: vector.load {{.*}} : memref<24xf16>, vector<8xf16>
// GIVEN-LABEL: func.func @rope_half_f16_out_d90__x86_64_v4_pair32x1
// GIVEN: vector.load {{.*}} : memref<90xf16>, vector<32xf16>
// GIVEN: vector.maskedload {{.*}} : memref<90xf16>, vector<32xi1>
rope.kernel @rope_half_f16_out_d24 rope pairing = half f16 out channels = 24
rope.kernel @rope_half_f16_out_d90 rope pairing = half f16 out channels = 90

// Without masks, 6 and 7 pairs are 4, 2 and 1.
// BASE-LABEL: func.func @rope_half_f32_out_d14__x86_64_pair4x1
// BASE: vector<4xf32>
// BASE: vector<2xf32>
// BASE: vector<1xf32>
rope.kernel @rope_half_f32_out_d14 rope pairing = half f32 out channels = 14

// bf16 is rounded by integers where the target has no conversion.
// BASE-LABEL: func.func @rope_half_bf16_out_d10__x86_64_pair4x1
// BASE: arith.constant dense<32767>
// BASE-NOT: arith.truncf
// ARM-LABEL: func.func @rope_half_bf16_out_d10__arm64_bf16_pair4x1
// ARM: arith.truncf {{.*}} : vector<4xf32> to vector<4xbf16>
rope.kernel @rope_half_bf16_out_d10 rope pairing = half bf16 out channels = 10
