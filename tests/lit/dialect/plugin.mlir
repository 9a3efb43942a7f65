// Stock mlir-opt with the plugin: the dialect, its canonical forms, bufferization and passes.
// RUN: %mlir-opt %s --pass-pipeline='builtin.module(canonicalize, one-shot-bufferize{bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map}, rope-select-kernels{dtypes=f32}, rope-to-calls{reference})' | FileCheck %s
// RUN: not mlir-opt %s 2>&1 | FileCheck %s --check-prefix=WITHOUT

// WITHOUT: error: Dialect `rope' not found

// CHECK-LABEL: func @twice
// CHECK:       call @ropewalk_graph_apply
// CHECK-NOT:   call @ropewalk_graph_apply
// CHECK:       rope.kernel @rope_half_f32_in_d16
func.func @twice(%x: tensor<4x8x16xf32>, %p: tensor<4xi64>, %t: tensor<4x8xf32>)
    -> tensor<4x8x16xf32> {
  %cos, %sin = rope.table #rope.default<theta = 1.0e4> at %p : tensor<4xi64> -> tensor<4x8xf32>
  %0 = rope.apply half %x, %cos, %sin window = <begin = 0, dim = 16>
      : tensor<4x8x16xf32>, tensor<4x8xf32> -> tensor<4x8x16xf32>
  %1 = rope.apply inverse half %0, %cos, %sin window = <begin = 0, dim = 16>
      : tensor<4x8x16xf32>, tensor<4x8xf32> -> tensor<4x8x16xf32>
  %2 = rope.apply half %1, %t, %t window = <begin = 0, dim = 16>
      : tensor<4x8x16xf32>, tensor<4x8xf32> -> tensor<4x8x16xf32>
  return %2 : tensor<4x8x16xf32>
}
