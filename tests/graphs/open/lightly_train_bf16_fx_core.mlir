"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,5,32],bf16>, !torch.vtensor<[1,2,5,32],bf16>) -> (!torch.vtensor<[1,2,5,32],bf16>, !torch.vtensor<[1,2,5,32],bf16>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,5,32],bf16>, %arg1: !torch.vtensor<[1,2,5,32],bf16>):
    %0 = "torch.constant.none"() : () -> !torch.none
    %1 = "torch.constant.none"() : () -> !torch.none
    %2 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %3 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %4 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg0, %0, %1, %2, %3, %4) : (!torch.vtensor<[1,2,5,32],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %5 = "torch.constant.none"() : () -> !torch.none
    %6 = "torch.constant.none"() : () -> !torch.none
    %7 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %8 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %9 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg1, %5, %6, %7, %8, %9) : (!torch.vtensor<[1,2,5,32],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %10 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %11 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %12 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %13 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %14 = "torch.aten.slice.Tensor"(%arg0, %10, %11, %12, %13) : (!torch.vtensor<[1,2,5,32],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,1,32],bf16>
    %15 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %16 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %17 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %18 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %19 = "torch.aten.slice.Tensor"(%arg0, %15, %16, %17, %18) : (!torch.vtensor<[1,2,5,32],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,32],bf16>
    %20 = "torch.vtensor.literal"() <{value = dense<"0x803F5BBF17BF8B3E393F673F773F7D3F803F5BBF17BF8B3E393F673F773F7D3F803F5BBF17BF8B3E393F673F773F7D3F803F5BBF17BF8B3E393F673F773F7D3F803F5BBF17BF8B3E393F673F773F7D3F803F5BBF17BF8B3E393F673F773F7D3F803F5BBF17BF8B3E393F673F773F7D3F803F5BBF17BF8B3E393F673F773F7D3F803F5BBF17BF8B3E393F673F773F7D3F803F5BBF17BF8B3E393F673F773F7D3F803F5BBF17BF8B3E393F673F773F7D3F803F5BBF17BF8B3E393F673F773F7D3F803F5BBF17BF8B3E393F673F773F7D3F803F5BBF17BF8B3E393F673F773F7D3F803F5BBF17BF8B3E393F673F773F7D3F803F5BBF17BF8B3E393F673F773F7D3F"> : tensor<4x32xbf16>}> : () -> !torch.vtensor<[4,32],bf16>
    %21 = "torch.aten.mul.Tensor"(%19, %20) : (!torch.vtensor<[1,2,4,32],bf16>, !torch.vtensor<[4,32],bf16>) -> !torch.vtensor<[1,2,4,32],bf16>
    %22 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %23 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %24 = "torch.prim.ListConstruct"(%22, %23) : (!torch.int, !torch.int) -> !torch.list<int>
    %25 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %26 = "torch.aten.split_with_sizes"(%19, %24, %25) : (!torch.vtensor<[1,2,4,32],bf16>, !torch.list<int>, !torch.int) -> !torch.list<vtensor>
    %27:2 = "torch.prim.ListUnpack"(%26) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,2,4,16],bf16>, !torch.vtensor<[1,2,4,16],bf16>)
    %28 = "torch.aten.neg"(%27#1) : (!torch.vtensor<[1,2,4,16],bf16>) -> !torch.vtensor<[1,2,4,16],bf16>
    %29 = "torch.prim.ListConstruct"(%28, %27#0) : (!torch.vtensor<[1,2,4,16],bf16>, !torch.vtensor<[1,2,4,16],bf16>) -> !torch.list<vtensor>
    %30 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %31 = "torch.aten.cat"(%29, %30) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,4,32],bf16>
    %32 = "torch.vtensor.literal"() <{value = dense<"0xFE3A053F4FBF76BF31BFDEBE85BE20BEFE3A053F4FBF76BF31BFDEBE85BE20BEFE3A053F4FBF76BF31BFDEBE85BE20BEFE3A053F4FBF76BF31BFDEBE85BE20BEFE3A053F4FBF76BF31BFDEBE85BE20BEFEBA05BF4F3F763F313FDE3E853E203EFE3A053F4FBF76BF31BFDEBE85BE20BEFEBA05BF4F3F763F313FDE3E853E203EFEBA05BF4F3F763F313FDE3E853E203EFE3A053F4FBF76BF31BFDEBE85BE20BEFEBA05BF4F3F763F313FDE3E853E203EFE3A053F4FBF76BF31BFDEBE85BE20BEFEBA05BF4F3F763F313FDE3E853E203EFEBA05BF4F3F763F313FDE3E853E203EFEBA05BF4F3F763F313FDE3E853E203EFEBA05BF4F3F763F313FDE3E853E203E"> : tensor<4x32xbf16>}> : () -> !torch.vtensor<[4,32],bf16>
    %33 = "torch.aten.mul.Tensor"(%31, %32) : (!torch.vtensor<[1,2,4,32],bf16>, !torch.vtensor<[4,32],bf16>) -> !torch.vtensor<[1,2,4,32],bf16>
    %34 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %35 = "torch.aten.add.Tensor"(%21, %33, %34) : (!torch.vtensor<[1,2,4,32],bf16>, !torch.vtensor<[1,2,4,32],bf16>, !torch.int) -> !torch.vtensor<[1,2,4,32],bf16>
    %36 = "torch.prim.ListConstruct"(%14, %35) : (!torch.vtensor<[1,2,1,32],bf16>, !torch.vtensor<[1,2,4,32],bf16>) -> !torch.list<vtensor>
    %37 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %38 = "torch.aten.cat"(%36, %37) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,5,32],bf16>
    %39 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %40 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %41 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %42 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %43 = "torch.aten.slice.Tensor"(%arg1, %39, %40, %41, %42) : (!torch.vtensor<[1,2,5,32],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,1,32],bf16>
    %44 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %45 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %46 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %47 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %48 = "torch.aten.slice.Tensor"(%arg1, %44, %45, %46, %47) : (!torch.vtensor<[1,2,5,32],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,32],bf16>
    %49 = "torch.vtensor.literal"() <{value = dense<"0x803F5BBF17BF8B3E393F673F773F7D3F803F5BBF17BF8B3E393F673F773F7D3F803F5BBF17BF8B3E393F673F773F7D3F803F5BBF17BF8B3E393F673F773F7D3F803F5BBF17BF8B3E393F673F773F7D3F803F5BBF17BF8B3E393F673F773F7D3F803F5BBF17BF8B3E393F673F773F7D3F803F5BBF17BF8B3E393F673F773F7D3F803F5BBF17BF8B3E393F673F773F7D3F803F5BBF17BF8B3E393F673F773F7D3F803F5BBF17BF8B3E393F673F773F7D3F803F5BBF17BF8B3E393F673F773F7D3F803F5BBF17BF8B3E393F673F773F7D3F803F5BBF17BF8B3E393F673F773F7D3F803F5BBF17BF8B3E393F673F773F7D3F803F5BBF17BF8B3E393F673F773F7D3F"> : tensor<4x32xbf16>}> : () -> !torch.vtensor<[4,32],bf16>
    %50 = "torch.aten.mul.Tensor"(%48, %49) : (!torch.vtensor<[1,2,4,32],bf16>, !torch.vtensor<[4,32],bf16>) -> !torch.vtensor<[1,2,4,32],bf16>
    %51 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %52 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %53 = "torch.prim.ListConstruct"(%51, %52) : (!torch.int, !torch.int) -> !torch.list<int>
    %54 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %55 = "torch.aten.split_with_sizes"(%48, %53, %54) : (!torch.vtensor<[1,2,4,32],bf16>, !torch.list<int>, !torch.int) -> !torch.list<vtensor>
    %56:2 = "torch.prim.ListUnpack"(%55) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,2,4,16],bf16>, !torch.vtensor<[1,2,4,16],bf16>)
    %57 = "torch.aten.neg"(%56#1) : (!torch.vtensor<[1,2,4,16],bf16>) -> !torch.vtensor<[1,2,4,16],bf16>
    %58 = "torch.prim.ListConstruct"(%57, %56#0) : (!torch.vtensor<[1,2,4,16],bf16>, !torch.vtensor<[1,2,4,16],bf16>) -> !torch.list<vtensor>
    %59 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %60 = "torch.aten.cat"(%58, %59) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,4,32],bf16>
    %61 = "torch.vtensor.literal"() <{value = dense<"0xFE3A053F4FBF76BF31BFDEBE85BE20BEFE3A053F4FBF76BF31BFDEBE85BE20BEFE3A053F4FBF76BF31BFDEBE85BE20BEFE3A053F4FBF76BF31BFDEBE85BE20BEFE3A053F4FBF76BF31BFDEBE85BE20BEFEBA05BF4F3F763F313FDE3E853E203EFE3A053F4FBF76BF31BFDEBE85BE20BEFEBA05BF4F3F763F313FDE3E853E203EFEBA05BF4F3F763F313FDE3E853E203EFE3A053F4FBF76BF31BFDEBE85BE20BEFEBA05BF4F3F763F313FDE3E853E203EFE3A053F4FBF76BF31BFDEBE85BE20BEFEBA05BF4F3F763F313FDE3E853E203EFEBA05BF4F3F763F313FDE3E853E203EFEBA05BF4F3F763F313FDE3E853E203EFEBA05BF4F3F763F313FDE3E853E203E"> : tensor<4x32xbf16>}> : () -> !torch.vtensor<[4,32],bf16>
    %62 = "torch.aten.mul.Tensor"(%60, %61) : (!torch.vtensor<[1,2,4,32],bf16>, !torch.vtensor<[4,32],bf16>) -> !torch.vtensor<[1,2,4,32],bf16>
    %63 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %64 = "torch.aten.add.Tensor"(%50, %62, %63) : (!torch.vtensor<[1,2,4,32],bf16>, !torch.vtensor<[1,2,4,32],bf16>, !torch.int) -> !torch.vtensor<[1,2,4,32],bf16>
    %65 = "torch.prim.ListConstruct"(%43, %64) : (!torch.vtensor<[1,2,1,32],bf16>, !torch.vtensor<[1,2,4,32],bf16>) -> !torch.list<vtensor>
    %66 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %67 = "torch.aten.cat"(%65, %66) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,5,32],bf16>
    %68 = "torch.constant.none"() : () -> !torch.none
    %69 = "torch.constant.none"() : () -> !torch.none
    %70 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %71 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %72 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%38, %68, %69, %70, %71, %72) : (!torch.vtensor<[1,2,5,32],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %73 = "torch.constant.none"() : () -> !torch.none
    %74 = "torch.constant.none"() : () -> !torch.none
    %75 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %76 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %77 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%67, %73, %74, %75, %76, %77) : (!torch.vtensor<[1,2,5,32],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    "func.return"(%38, %67) : (!torch.vtensor<[1,2,5,32],bf16>, !torch.vtensor<[1,2,5,32],bf16>) -> ()
  }) : () -> ()
}) : () -> ()
