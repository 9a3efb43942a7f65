// RUN: rope-opt --allow-unregistered-dialect --raise-rope --split-input-file %s | FileCheck %s

// In regions of unknown operations values may be made of themselves: views of no tensor.
// CHECK-LABEL: @own_maker
// CHECK: torch.aten.copy_
func.func @own_maker(%w: !torch.vtensor<[4],f32>) {
  "foo.graph"() ({
    %n = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %c = "torch.aten.copy_"(%v, %w, %n) : (!torch.vtensor<[4],f32>, !torch.vtensor<[4],f32>, !torch.bool) -> !torch.vtensor<[4],f32>
    %v = "torch.aten.detach"(%v) : (!torch.vtensor<[4],f32>) -> !torch.vtensor<[4],f32>
  }) : () -> ()
  return
}
