// RUN: rope-opt --allow-unregistered-dialect --raise-rope --split-input-file %s | FileCheck %s

// Places as integers without a sign, as passes make them of those that are not negative.
#map = affine_map<(t, n, d) -> (t, n, d)>
// CHECK-LABEL: func.func @unsigned_places(
// CHECK-SAME: %[[X:.*]]: tensor<5x2x4xf32>, %[[COS:.*]]: tensor<5x2xf32>, %[[SIN:.*]]: tensor<5x2xf32>)
// CHECK-NEXT: rope.apply half %[[X]], %[[COS]], %[[SIN]]
func.func @unsigned_places(%x: tensor<5x2x4xf32>, %c: tensor<5x2xf32>, %s: tensor<5x2xf32>) -> tensor<5x2x4xf32> {
  %e = tensor.empty() : tensor<5x2x4xf32>
  %y = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%x : tensor<5x2x4xf32>) outs(%e : tensor<5x2x4xf32>) {
  ^bb0(%a: f32, %o: f32):
    %t = linalg.index 0 : index
    %n = linalg.index 1 : index
    %d = linalg.index 2 : index
    %k2 = arith.constant 2 : index
    %k4 = arith.constant 4 : index
    %i = arith.remui %d, %k2 : index
    %lt = arith.cmpi ult, %d, %k2 : index
    %dp = arith.addi %d, %k2 : index
    %od = arith.remui %dp, %k4 : index
    %v = tensor.extract %x[%t, %n, %od] : tensor<5x2x4xf32>
    %cc = tensor.extract %c[%t, %i] : tensor<5x2xf32>
    %ss = tensor.extract %s[%t, %i] : tensor<5x2xf32>
    %ns = arith.negf %ss : f32
    %r = arith.select %lt, %ns, %ss : f32
    %p = arith.mulf %a, %cc : f32
    %q = arith.mulf %v, %r : f32
    %z = arith.addf %p, %q : f32
    linalg.yield %z : f32
  } -> tensor<5x2x4xf32>
  return %y : tensor<5x2x4xf32>
}

// -----

// What is below 0 is a large number without a sign, so that halves are chosen the other way round.
#map = affine_map<(t, n, d) -> (t, n, d)>
// CHECK-LABEL: func.func @below_zero(
// CHECK-NOT: rope.apply half
func.func @below_zero(%x: tensor<5x2x4xf32>, %c: tensor<5x2xf32>, %s: tensor<5x2xf32>) -> tensor<5x2x4xf32> {
  %e = tensor.empty() : tensor<5x2x4xf32>
  %y = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%x : tensor<5x2x4xf32>) outs(%e : tensor<5x2x4xf32>) {
  ^bb0(%a: f32, %o: f32):
    %t = linalg.index 0 : index
    %n = linalg.index 1 : index
    %d = linalg.index 2 : index
    %k2 = arith.constant 2 : index
    %k4 = arith.constant 4 : index
    %i = arith.remui %d, %k2 : index
    %dm = arith.subi %d, %k2 : index
    %lt = arith.cmpi ult, %dm, %k2 : index
    %dp = arith.addi %d, %k2 : index
    %od = arith.remui %dp, %k4 : index
    %v = tensor.extract %x[%t, %n, %od] : tensor<5x2x4xf32>
    %cc = tensor.extract %c[%t, %i] : tensor<5x2xf32>
    %ss = tensor.extract %s[%t, %i] : tensor<5x2xf32>
    %ns = arith.negf %ss : f32
    %r = arith.select %lt, %ns, %ss : f32
    %p = arith.mulf %a, %cc : f32
    %q = arith.mulf %v, %r : f32
    %z = arith.addf %p, %q : f32
    linalg.yield %z : f32
  } -> tensor<5x2x4xf32>
  return %y : tensor<5x2x4xf32>
}
