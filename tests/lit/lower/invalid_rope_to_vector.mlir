// RUN: not rope-opt %s --rope-to-vector="target=cuda" 2>&1 | FileCheck %s --check-prefix=DEVICE
// RUN: not rope-opt %s --rope-to-vector="target=x86-64-v5" 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: not rope-opt %s --rope-to-vector="schedule=pair3x1" 2>&1 | FileCheck %s --check-prefix=LANES
// RUN: not rope-opt %s --rope-to-vector="schedule=lane8x1" 2>&1 | FileCheck %s --check-prefix=FORM
// RUN: not rope-opt %s --rope-to-vector="schedule=word8x1" 2>&1 | FileCheck %s --check-prefix=WORD
// RUN: not rope-opt %s --rope-to-vector="schedule=pair8x3" 2>&1 | FileCheck %s --check-prefix=PARTS
// RUN: not rope-opt %s --rope-to-vector="schedule=pair128x1" 2>&1 | FileCheck %s --check-prefix=WIDE
// RUN: sed -e "s/@rope_half_f32_out_d64/@rope_half_f32_out_dany_a2/; s/half f32 out channels = 64/half axes = 2 f32 out channels = 0/" %s > %t.mlir
// RUN: not rope-opt %t.mlir --rope-to-vector 2>&1 | FileCheck %s --check-prefix=REQUEST
// RUN: sed -e "s/@rope_half_f32_out_d64/@rope_half_to_interleaved_f32_in_d64/; s/half f32 out/half reorder f32 in/" %s > %t.in.mlir
// RUN: not rope-opt %t.in.mlir --rope-to-vector="schedule=pair8x2" 2>&1 | FileCheck %s --check-prefix=IN-PLACE

// IN-PLACE: error: 'rope.kernel' op parts is 2, expected 1 to reorder in place
// DEVICE: error: target is cuda, expected that of a CPU
// UNKNOWN: error: target is x86-64-v5, expected that of a CPU
// LANES: [[@LINE+6]]:1: error: 'rope.kernel' op schedule is pair3x1, expected the end of a kernel's name, such as pair16x1
// FORM: [[@LINE+5]]:1: error: 'rope.kernel' op form is lane, expected pair or word
// WORD: [[@LINE+4]]:1: error: 'rope.kernel' op form is word, expected one of elements for rope_half_f32_out_d64
// PARTS: [[@LINE+3]]:1: error: 'rope.kernel' op parts is 3, expected a divisor of 32
// WIDE: [[@LINE+2]]:1: error: 'rope.kernel' op lanes is 128, expected at most 64
// REQUEST: error: 'rope.kernel' op is a request for devices, expected one for x86-64-v3
rope.kernel @rope_half_f32_out_d64 rope pairing = half f32 out channels = 64
