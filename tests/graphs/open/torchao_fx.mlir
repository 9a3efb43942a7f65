"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,4,2,32],bf16>, !torch.vtensor<[1,4,1,32],bf16>, !torch.vtensor<[4],si64>) -> (!torch.vtensor<[1,4,2,32],bf16>, !torch.vtensor<[1,4,1,32],bf16>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,4,2,32],bf16>, %arg1: !torch.vtensor<[1,4,1,32],bf16>, %arg2: !torch.vtensor<[4],si64>):
    %0 = "torch.vtensor.literal"() <{value = dense<"0x803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F00000A3F573F683FDA3E7B3F453E7F3FAF3D803F1A3D803F883C803FEF3B803F523B803F0A3A803FA338803F1038803F7D37803FDF36803F4436803FAD35803F1835D5BE693F233F453F6D3FC23E7C3F2E3E7F3F9A3D803F083D803F6F3C803FD23B803F8A3A803F2339803F9038803FFD37803F5F37803FC436803F2D36803F98357DBF113E7D3E783F563F0D3F783F823E7E3FE73D803F4B3D803FB33C803F1E3C803FCE3A803F7539803FD838803F3E38803FA737803F1337803F8236803FE53527BF42BF42BE7B3F373F333F713FAC3E7D3F193E7F3F883D803FEF3C803F523C803F0A3B803FA339803F1039803F7D38803FDF37803F4437803FAD36803F1836913E75BF17BF4F3F113F533F693FD43E7B3F3F3E7F3FA93D803F153D803F843C803F2C3B803FCC39803F3439803F9E38803F0B38803F7637803FD836803F3E36763F8FBE61BFF53ECB3E6B3F5F3FFB3E7A3F653E7F3FCB3D803F333D803F9E3C803F4E3B803FF539803F5839803FBE38803F2738803F9337803F0237803F6536413F283F80BF723D593E7A3F543F103F773F853E7E3FED3D803F513D803FB83C803F713B803F0F3A803F7C39803FDE38803F4338803FAC37803F1737803F853615BE7D3F6EBFBFBE9F3C803F473F223F753F983E7E3F073E803F6F3D803FD23C803F8A3B803F233A803F9039803FFD38803F5F38803FC437803F2D37803F983669BFD33E2EBF3BBF32BE7C3F383F323F713FAA3E7D3F183E7F3F863D803FED3C803F9B3B803F383A803FA239803F0E39803F7B38803FDD37803F4337803FAB3657BF0BBF9CBE74BFB8BE6F3F283F413F6E3FBC3E7C3F293E7F3F953D803F043D803FAC3B803F4C3A803FB439803F1E39803F8B38803FF637803F5837803FBE36913B80BF063E7EBF08BF593F173F4F3F6A3FCE3E7C3F3A3E7F3FA43D803F113D803FBD3B803F603A803FC639803F2E39803F9938803F0738803F6E37803FD236"> : tensor<12x16x2xbf16>}> : () -> !torch.vtensor<[12,16,2],bf16>
    %1 = "torch.prim.ListConstruct"(%arg2) : (!torch.vtensor<[4],si64>) -> !torch.list<optional<vtensor>>
    %2 = "torch.aten.index.Tensor"(%0, %1) : (!torch.vtensor<[12,16,2],bf16>, !torch.list<optional<vtensor>>) -> !torch.vtensor<[4,16,2],bf16>
    %3 = "torch.constant.none"() : () -> !torch.none
    %4 = "torch.constant.none"() : () -> !torch.none
    %5 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %6 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %7 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg0, %3, %4, %5, %6, %7) : (!torch.vtensor<[1,4,2,32],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %8 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %9 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %10 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %11 = "torch.constant.none"() : () -> !torch.none
    %12 = "torch.aten.to.dtype"(%arg0, %8, %9, %10, %11) : (!torch.vtensor<[1,4,2,32],bf16>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,2,32],f32>
    %13 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %14 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %15 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %16 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %17 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %18 = "torch.prim.ListConstruct"(%13, %14, %15, %16, %17) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %19 = "torch.aten.reshape"(%12, %18) : (!torch.vtensor<[1,4,2,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,4,2,16,2],f32>
    %20 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %21 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %22 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %23 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %24 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %25 = "torch.prim.ListConstruct"(%20, %21, %22, %23, %24) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %26 = "torch.aten.view"(%2, %25) : (!torch.vtensor<[4,16,2],bf16>, !torch.list<int>) -> !torch.vtensor<[1,4,1,16,2],bf16>
    %27 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %28 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %29 = "torch.aten.select.int"(%19, %27, %28) : (!torch.vtensor<[1,4,2,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,2,16],f32>
    %30 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %31 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %32 = "torch.aten.select.int"(%26, %30, %31) : (!torch.vtensor<[1,4,1,16,2],bf16>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,1,16],bf16>
    %33 = "torch.aten.mul.Tensor"(%29, %32) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,1,16],bf16>) -> !torch.vtensor<[1,4,2,16],f32>
    %34 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %35 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %36 = "torch.aten.select.int"(%19, %34, %35) : (!torch.vtensor<[1,4,2,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,2,16],f32>
    %37 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %38 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %39 = "torch.aten.select.int"(%26, %37, %38) : (!torch.vtensor<[1,4,1,16,2],bf16>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,1,16],bf16>
    %40 = "torch.aten.mul.Tensor"(%36, %39) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,1,16],bf16>) -> !torch.vtensor<[1,4,2,16],f32>
    %41 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %42 = "torch.aten.sub.Tensor"(%33, %40, %41) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,2,16],f32>, !torch.int) -> !torch.vtensor<[1,4,2,16],f32>
    %43 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %44 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %45 = "torch.aten.select.int"(%19, %43, %44) : (!torch.vtensor<[1,4,2,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,2,16],f32>
    %46 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %47 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %48 = "torch.aten.select.int"(%26, %46, %47) : (!torch.vtensor<[1,4,1,16,2],bf16>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,1,16],bf16>
    %49 = "torch.aten.mul.Tensor"(%45, %48) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,1,16],bf16>) -> !torch.vtensor<[1,4,2,16],f32>
    %50 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %51 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %52 = "torch.aten.select.int"(%19, %50, %51) : (!torch.vtensor<[1,4,2,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,2,16],f32>
    %53 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %54 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %55 = "torch.aten.select.int"(%26, %53, %54) : (!torch.vtensor<[1,4,1,16,2],bf16>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,1,16],bf16>
    %56 = "torch.aten.mul.Tensor"(%52, %55) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,1,16],bf16>) -> !torch.vtensor<[1,4,2,16],f32>
    %57 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %58 = "torch.aten.add.Tensor"(%49, %56, %57) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,2,16],f32>, !torch.int) -> !torch.vtensor<[1,4,2,16],f32>
    %59 = "torch.prim.ListConstruct"(%42, %58) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,2,16],f32>) -> !torch.list<vtensor>
    %60 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %61 = "torch.aten.stack"(%59, %60) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,2,16,2],f32>
    %62 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %63 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %64 = "torch.aten.flatten.using_ints"(%61, %62, %63) : (!torch.vtensor<[1,4,2,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,2,32],f32>
    %65 = "torch.aten.type_as"(%64, %arg0) : (!torch.vtensor<[1,4,2,32],f32>, !torch.vtensor<[1,4,2,32],bf16>) -> !torch.vtensor<[1,4,2,32],bf16>
    %66 = "torch.vtensor.literal"() <{value = dense<"0x803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F00000A3F573F683FDA3E7B3F453E7F3FAF3D803F1A3D803F883C803FEF3B803F523B803F0A3A803FA338803F1038803F7D37803FDF36803F4436803FAD35803F1835D5BE693F233F453F6D3FC23E7C3F2E3E7F3F9A3D803F083D803F6F3C803FD23B803F8A3A803F2339803F9038803FFD37803F5F37803FC436803F2D36803F98357DBF113E7D3E783F563F0D3F783F823E7E3FE73D803F4B3D803FB33C803F1E3C803FCE3A803F7539803FD838803F3E38803FA737803F1337803F8236803FE53527BF42BF42BE7B3F373F333F713FAC3E7D3F193E7F3F883D803FEF3C803F523C803F0A3B803FA339803F1039803F7D38803FDF37803F4437803FAD36803F1836913E75BF17BF4F3F113F533F693FD43E7B3F3F3E7F3FA93D803F153D803F843C803F2C3B803FCC39803F3439803F9E38803F0B38803F7637803FD836803F3E36763F8FBE61BFF53ECB3E6B3F5F3FFB3E7A3F653E7F3FCB3D803F333D803F9E3C803F4E3B803FF539803F5839803FBE38803F2738803F9337803F0237803F6536413F283F80BF723D593E7A3F543F103F773F853E7E3FED3D803F513D803FB83C803F713B803F0F3A803F7C39803FDE38803F4338803FAC37803F1737803F853615BE7D3F6EBFBFBE9F3C803F473F223F753F983E7E3F073E803F6F3D803FD23C803F8A3B803F233A803F9039803FFD38803F5F38803FC437803F2D37803F983669BFD33E2EBF3BBF32BE7C3F383F323F713FAA3E7D3F183E7F3F863D803FED3C803F9B3B803F383A803FA239803F0E39803F7B38803FDD37803F4337803FAB3657BF0BBF9CBE74BFB8BE6F3F283F413F6E3FBC3E7C3F293E7F3F953D803F043D803FAC3B803F4C3A803FB439803F1E39803F8B38803FF637803F5837803FBE36913B80BF063E7EBF08BF593F173F4F3F6A3FCE3E7C3F3A3E7F3FA43D803F113D803FBD3B803F603A803FC639803F2E39803F9938803F0738803F6E37803FD236"> : tensor<12x16x2xbf16>}> : () -> !torch.vtensor<[12,16,2],bf16>
    %67 = "torch.prim.ListConstruct"(%arg2) : (!torch.vtensor<[4],si64>) -> !torch.list<optional<vtensor>>
    %68 = "torch.aten.index.Tensor"(%66, %67) : (!torch.vtensor<[12,16,2],bf16>, !torch.list<optional<vtensor>>) -> !torch.vtensor<[4,16,2],bf16>
    %69 = "torch.constant.none"() : () -> !torch.none
    %70 = "torch.constant.none"() : () -> !torch.none
    %71 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %72 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %73 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg1, %69, %70, %71, %72, %73) : (!torch.vtensor<[1,4,1,32],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %74 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %75 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %76 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %77 = "torch.constant.none"() : () -> !torch.none
    %78 = "torch.aten.to.dtype"(%arg1, %74, %75, %76, %77) : (!torch.vtensor<[1,4,1,32],bf16>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,1,32],f32>
    %79 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %80 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %81 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %82 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %83 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %84 = "torch.prim.ListConstruct"(%79, %80, %81, %82, %83) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %85 = "torch.aten.reshape"(%78, %84) : (!torch.vtensor<[1,4,1,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,4,1,16,2],f32>
    %86 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %87 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %88 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %89 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %90 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %91 = "torch.prim.ListConstruct"(%86, %87, %88, %89, %90) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %92 = "torch.aten.view"(%68, %91) : (!torch.vtensor<[4,16,2],bf16>, !torch.list<int>) -> !torch.vtensor<[1,4,1,16,2],bf16>
    %93 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %94 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %95 = "torch.aten.select.int"(%85, %93, %94) : (!torch.vtensor<[1,4,1,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,1,16],f32>
    %96 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %97 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %98 = "torch.aten.select.int"(%92, %96, %97) : (!torch.vtensor<[1,4,1,16,2],bf16>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,1,16],bf16>
    %99 = "torch.aten.mul.Tensor"(%95, %98) : (!torch.vtensor<[1,4,1,16],f32>, !torch.vtensor<[1,4,1,16],bf16>) -> !torch.vtensor<[1,4,1,16],f32>
    %100 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %101 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %102 = "torch.aten.select.int"(%85, %100, %101) : (!torch.vtensor<[1,4,1,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,1,16],f32>
    %103 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %104 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %105 = "torch.aten.select.int"(%92, %103, %104) : (!torch.vtensor<[1,4,1,16,2],bf16>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,1,16],bf16>
    %106 = "torch.aten.mul.Tensor"(%102, %105) : (!torch.vtensor<[1,4,1,16],f32>, !torch.vtensor<[1,4,1,16],bf16>) -> !torch.vtensor<[1,4,1,16],f32>
    %107 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %108 = "torch.aten.sub.Tensor"(%99, %106, %107) : (!torch.vtensor<[1,4,1,16],f32>, !torch.vtensor<[1,4,1,16],f32>, !torch.int) -> !torch.vtensor<[1,4,1,16],f32>
    %109 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %110 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %111 = "torch.aten.select.int"(%85, %109, %110) : (!torch.vtensor<[1,4,1,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,1,16],f32>
    %112 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %113 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %114 = "torch.aten.select.int"(%92, %112, %113) : (!torch.vtensor<[1,4,1,16,2],bf16>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,1,16],bf16>
    %115 = "torch.aten.mul.Tensor"(%111, %114) : (!torch.vtensor<[1,4,1,16],f32>, !torch.vtensor<[1,4,1,16],bf16>) -> !torch.vtensor<[1,4,1,16],f32>
    %116 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %117 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %118 = "torch.aten.select.int"(%85, %116, %117) : (!torch.vtensor<[1,4,1,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,1,16],f32>
    %119 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %120 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %121 = "torch.aten.select.int"(%92, %119, %120) : (!torch.vtensor<[1,4,1,16,2],bf16>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,1,16],bf16>
    %122 = "torch.aten.mul.Tensor"(%118, %121) : (!torch.vtensor<[1,4,1,16],f32>, !torch.vtensor<[1,4,1,16],bf16>) -> !torch.vtensor<[1,4,1,16],f32>
    %123 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %124 = "torch.aten.add.Tensor"(%115, %122, %123) : (!torch.vtensor<[1,4,1,16],f32>, !torch.vtensor<[1,4,1,16],f32>, !torch.int) -> !torch.vtensor<[1,4,1,16],f32>
    %125 = "torch.prim.ListConstruct"(%108, %124) : (!torch.vtensor<[1,4,1,16],f32>, !torch.vtensor<[1,4,1,16],f32>) -> !torch.list<vtensor>
    %126 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %127 = "torch.aten.stack"(%125, %126) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,1,16,2],f32>
    %128 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %129 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %130 = "torch.aten.flatten.using_ints"(%127, %128, %129) : (!torch.vtensor<[1,4,1,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,1,32],f32>
    %131 = "torch.aten.type_as"(%130, %arg1) : (!torch.vtensor<[1,4,1,32],f32>, !torch.vtensor<[1,4,1,32],bf16>) -> !torch.vtensor<[1,4,1,32],bf16>
    "func.return"(%65, %131) : (!torch.vtensor<[1,4,2,32],bf16>, !torch.vtensor<[1,4,1,32],bf16>) -> ()
  }) : () -> ()
}) : () -> ()
