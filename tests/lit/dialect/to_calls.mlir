// RUN: rope-opt %s -rope-to-calls=kernels=llama_rope_kernels -canonicalize -cse | FileCheck %s
// What a record holds is tested where it is read: by the example that runs a graph, and by the
// runtime's tests.

// CHECK-DAG: func.func private @ropewalk_graph_apply(index) -> i32
// CHECK-DAG: func.func private @llama_rope_kernels() -> index
// CHECK-DAG: memref.global "private" constant @rope_list_0 : memref<2xi64> = dense<[4607182418800017408, 4602678819172646912]>
// CHECK-DAG: memref.global "private" constant @rope_list_1 : memref<1xi64> = dense<1>

// q and k in one call; in a loop, the record is the loop body's.
// CHECK-LABEL: func @layers
// CHECK:       scf.for
// CHECK-NEXT:    %[[RECORD:.*]] = memref.alloca() : memref<130xi64>
// CHECK:         memref.alloc()
// CHECK:         call @llama_rope_kernels()
// CHECK:         memref.store %c20261123_i64, %[[RECORD]][%c0]
// CHECK:         %[[ADDRESS:.*]] = memref.extract_aligned_pointer_as_index %[[RECORD]]
// CHECK:         %[[STATUS:.*]] = func.call @ropewalk_graph_apply(%[[ADDRESS]])
// CHECK:         %[[OK:.*]] = arith.cmpi eq, %[[STATUS]], %c0_i32
// CHECK:         cf.assert %[[OK]], "rope.apply at {{.*}}to_calls.mlir:[[# @LINE + 9]]:5 failed"
// CHECK-NOT:     ropewalk_graph_apply
// CHECK:       }
func.func @layers(%q: memref<4x8x16xf16>, %k: memref<4x2x16xf16>, %t: memref<4x8xf32>,
                  %dst: memref<4x8x16xf16>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {

    rope.apply half %q, %t, %t into %dst window = <begin = 0, dim = 16>
        : memref<4x8x16xf16>, memref<4x8xf32> into memref<4x8x16xf16>
    %a = memref.alloc() : memref<4x2x16xf16>
    rope.apply half %k, %t, %t into %a window = <begin = 0, dim = 16>
        : memref<4x2x16xf16>, memref<4x8xf32> into memref<4x2x16xf16>
    memref.copy %a, %k : memref<4x2x16xf16> to memref<4x2x16xf16>
  }
  return
}

// Each of these differs from the one before, or something may read what was written.
// CHECK-LABEL:   func @apart
// CHECK-COUNT-6: call @ropewalk_graph_apply
// CHECK-NOT:     call @ropewalk_graph_apply
func.func @apart(%x: memref<2x4x8x16xf16>, %y: memref<2x4x8x16xf16>, %z: memref<3x4x8x16xf16>,
                 %t: memref<4x8xf32>, %u: memref<4x8xf32>) {
  rope.apply half %x, %t, %t into %x window = <begin = 0, dim = 16>
      : memref<2x4x8x16xf16>, memref<4x8xf32> into memref<2x4x8x16xf16>
  rope.apply interleaved %y, %t, %t into %y window = <begin = 0, dim = 16>
      : memref<2x4x8x16xf16>, memref<4x8xf32> into memref<2x4x8x16xf16>
  rope.apply half %x, %u, %t into %x window = <begin = 0, dim = 16>
      : memref<2x4x8x16xf16>, memref<4x8xf32> into memref<2x4x8x16xf16>
  rope.apply half %y, %t, %t into %y window = <begin = 0, dim = 16>
      : memref<2x4x8x16xf16>, memref<4x8xf32> into memref<2x4x8x16xf16>
  memref.copy %y, %x : memref<2x4x8x16xf16> to memref<2x4x8x16xf16>
  rope.apply half %x, %t, %t into %x window = <begin = 0, dim = 16>
      : memref<2x4x8x16xf16>, memref<4x8xf32> into memref<2x4x8x16xf16>
  rope.apply half %z, %t, %t into %z window = <begin = 0, dim = 16>
      : memref<3x4x8x16xf16>, memref<4x8xf32> into memref<3x4x8x16xf16>
  return
}

// Tokens that are open agree with those of the shared table, or the call refuses them.
// CHECK-LABEL:   func @open
// CHECK:         call @ropewalk_graph_apply
// CHECK-NOT:     call @ropewalk_graph_apply
func.func @open(%q: memref<?x8x16xf32>, %k: memref<?x2x16xf32>, %t: memref<?x8xf32>) {
  rope.apply half %q, %t, %t into %q window = <begin = 0, dim = 16>
      : memref<?x8x16xf32>, memref<?x8xf32> into memref<?x8x16xf32>
  rope.apply half %k, %t, %t into %k window = <begin = 0, dim = 16>
      : memref<?x2x16xf32>, memref<?x8xf32> into memref<?x2x16xf32>
  return
}

// Batches that are open need not agree: a table may be shared by all of them.
// CHECK-LABEL:     func @openBatches
// CHECK-COUNT-2:   call @ropewalk_graph_apply
func.func @openBatches(%q: memref<?x4x8x16xf32>, %k: memref<?x4x2x16xf32>, %t: memref<4x8xf32>) {
  rope.apply half %q, %t, %t into %q window = <begin = 0, dim = 16>
      : memref<?x4x8x16xf32>, memref<4x8xf32> into memref<?x4x8x16xf32>
  rope.apply half %k, %t, %t into %k window = <begin = 0, dim = 16>
      : memref<?x4x2x16xf32>, memref<4x8xf32> into memref<?x4x2x16xf32>
  return
}

// Lists are globals, no two of one name; without rope.apply no kernels are needed.
// CHECK-LABEL: func @table
// CHECK-DAG:     memref.get_global @rope_list_0
// CHECK-DAG:     memref.get_global @rope_list_1
// CHECK:         call @ropewalk_graph_write_table
// CHECK:         cf.assert {{.*}}, "rope.write_table at
// CHECK-NOT:     call @
// CHECK:         return
func.func @table(%p: memref<2x4xi64>, %t: memref<4x2xf32>) {
  rope.write_table #rope.list<inv_freq = [1.0, 0.5]>
      axes = <order = listed, sections = [1, 1], pair_axis = [1, 0]> at %p into %t, %t
      : memref<2x4xi64> into memref<4x2xf32>
  return
}

// A module in a module has declarations of its own.
// CHECK-LABEL: module @inner
// CHECK-DAG:     func.func private @ropewalk_graph_apply
// CHECK-DAG:     func.func private @llama_rope_kernels
module @inner {
  func.func @inPlace(%x: memref<4x8x16xf32>, %t: memref<4x8xf64>) {
    rope.apply half %x, %t, %t into %x window = <begin = 0, dim = 16>
        : memref<4x8x16xf32>, memref<4x8xf64> into memref<4x8x16xf32>
    return
  }
}
