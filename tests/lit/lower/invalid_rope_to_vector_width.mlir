// RUN: not rope-opt %s --rope-to-vector 2>&1 | FileCheck %s
// CHECK: [[@LINE+1]]:1: error: 'rope.kernel' op channels is 1048576, expected at most 512, or 0 for any
rope.kernel @copy_b32_out_d1048576 copy i32 out channels = 1048576
