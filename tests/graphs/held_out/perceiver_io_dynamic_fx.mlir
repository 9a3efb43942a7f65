"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[?,2,?,32],f32>) -> !torch.vtensor<[?,2,?,32],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[?,2,?,32],f32>):
    %0 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %1 = "torch.aten.size.int"(%arg0, %0) : (!torch.vtensor<[?,2,?,32],f32>, !torch.int) -> !torch.int
    %2 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %3 = "torch.constant.none"() : () -> !torch.none
    %4 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %5 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %6 = "torch.aten.arange"(%1, %2, %3, %4, %5) : (!torch.int, !torch.int, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[?],f32>
    %7 = "torch.vtensor.literal"() <{value = dense<"0x0000803F9AF50F3F9BE8A13E8718363ECDCCCC3DC255663DE386013D39AD913C0AD7233C9C44B83B383E4F3B2815E93A6F12833A166A133A60CBA53953773A39"> : tensor<16xf32>}> : () -> !torch.vtensor<[16],f32>
    %8 = "torch.aten.outer"(%6, %7) : (!torch.vtensor<[?],f32>, !torch.vtensor<[16],f32>) -> !torch.vtensor<[?,16],f32>
    %9 = "torch.prim.ListConstruct"(%8, %8) : (!torch.vtensor<[?,16],f32>, !torch.vtensor<[?,16],f32>) -> !torch.list<vtensor>
    %10 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %11 = "torch.aten.cat"(%9, %10) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[?,32],f32>
    %12 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %13 = "torch.constant.none"() : () -> !torch.none
    %14 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %15 = "torch.aten.slice.Tensor"(%11, %12, %13, %1, %14) : (!torch.vtensor<[?,32],f32>, !torch.int, !torch.none, !torch.int, !torch.int) -> !torch.vtensor<[?,32],f32>
    %16 = "torch.aten.alias"(%arg0) : (!torch.vtensor<[?,2,?,32],f32>) -> !torch.vtensor<[?,2,?,32],f32>
    %17 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %18 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %19 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %20 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %21 = "torch.aten.slice.Tensor"(%arg0, %17, %18, %19, %20) : (!torch.vtensor<[?,2,?,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[?,2,?,0],f32>
    %22 = "torch.aten.cos"(%15) : (!torch.vtensor<[?,32],f32>) -> !torch.vtensor<[?,32],f32>
    %23 = "torch.aten.mul.Tensor"(%16, %22) : (!torch.vtensor<[?,2,?,32],f32>, !torch.vtensor<[?,32],f32>) -> !torch.vtensor<[?,2,?,32],f32>
    %24 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %25 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %26 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %27 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %28 = "torch.aten.slice.Tensor"(%16, %24, %25, %26, %27) : (!torch.vtensor<[?,2,?,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[?,2,?,16],f32>
    %29 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %30 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %31 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %32 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %33 = "torch.aten.slice.Tensor"(%16, %29, %30, %31, %32) : (!torch.vtensor<[?,2,?,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[?,2,?,16],f32>
    %34 = "torch.aten.neg"(%33) : (!torch.vtensor<[?,2,?,16],f32>) -> !torch.vtensor<[?,2,?,16],f32>
    %35 = "torch.prim.ListConstruct"(%34, %28) : (!torch.vtensor<[?,2,?,16],f32>, !torch.vtensor<[?,2,?,16],f32>) -> !torch.list<vtensor>
    %36 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %37 = "torch.aten.cat"(%35, %36) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[?,2,?,32],f32>
    %38 = "torch.aten.sin"(%15) : (!torch.vtensor<[?,32],f32>) -> !torch.vtensor<[?,32],f32>
    %39 = "torch.aten.mul.Tensor"(%37, %38) : (!torch.vtensor<[?,2,?,32],f32>, !torch.vtensor<[?,32],f32>) -> !torch.vtensor<[?,2,?,32],f32>
    %40 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %41 = "torch.aten.add.Tensor"(%23, %39, %40) : (!torch.vtensor<[?,2,?,32],f32>, !torch.vtensor<[?,2,?,32],f32>, !torch.int) -> !torch.vtensor<[?,2,?,32],f32>
    %42 = "torch.prim.ListConstruct"(%41, %21) : (!torch.vtensor<[?,2,?,32],f32>, !torch.vtensor<[?,2,?,0],f32>) -> !torch.list<vtensor>
    %43 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %44 = "torch.aten.cat"(%42, %43) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[?,2,?,32],f32>
    "func.return"(%44) : (!torch.vtensor<[?,2,?,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
