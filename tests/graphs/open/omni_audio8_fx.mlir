"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,4,2,32],bf16>, !torch.vtensor<[4],si64>) -> !torch.vtensor<[1,4,2,32],bf16>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,4,2,32],bf16>, %arg1: !torch.vtensor<[4],si64>):
    %0 = "torch.vtensor.literal"() <{value = dense<"0x803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F00000A3F573F593F083F733F9F3E7C3F353E7F3FCC3D803F663D803F023D803F923C803F243C803FB83B803F4F3B803FE93A803F833A803F133A803FA639803F3A39D5BE693FDD3E673F4E3F173F703FB23E7B3F4B3E7E3FE63D7F3F813D803F123D803FA43C803F383C803FCF3B803F693B803F033B803F933A803F263A803FBA397DBF113EEDBD7E3F153F503F5C3F023F753F973E7C3F2C3E7F3FC23D803F5A3D803FF63C803F8A3C803F1B3C803FAF3B803F453B803FDD3A803F793A803F0C3A27BF42BF21BF473F9A3E743F423F273F6C3FC73E7A3F643E7E3F013E7F3F923D803F243D803FB83C803F4F3C803FE93B803F833B803F133B803FA63A803F3A3A913E75BF72BFA63E29BC803F213F473F613FF53E763F8E3E7D3F213E7F3FB63D803F4D3D803FE63C803F823C803F123C803FA43B803F383B803FCF3A803F693A763F8FBE79BF6CBEA4BE723FF73E603F533F113F723FA93E7B3F413E7F3FDA3D803F763D803F0A3D803F9B3C803F2F3C803FC53B803F5D3B803FF93A803F8C3A413F283F33BF37BF19BF4D3FA43E733F443F253F6C3FC43E7A3F613E7E3FFE3D7F3F8F3D803F213D803FB53C803F4C3C803FE53B803F813B803F113B803FA33A15BE7D3F59BE7ABF52BF133F173E7D3F323F383F673FDF3E783F803E7D3F113E7F3FA43D803F383D803FCF3C803F693C803F033C803F933B803F263B803FBA3A69BFD33EAF3E71BF75BF953EF3BC803F1F3F493F603FF83E763F903E7D3F233E7F3FB83D803F4F3D803FE93C803F833C803F133C803FA63B803F3B3B803FD23A57BF0BBF4A3F1DBF80BFA9BC53BE7B3F0A3F573F593F083F733F9F3E7C3F353E7F3FCC3D803F663D803F023D803F923C803F243C803FB83B803F4F3B803FE93A913B80BF7F3FC7BD72BFA9BEC0BE6D3FE83E643F513F143F713FAF3E7B3F473E7E3FE13D803F7D3D803F0E3D803FA03C803F343C803FCB3B803F643B803F003B"> : tensor<12x16x2xbf16>}> : () -> !torch.vtensor<[12,16,2],bf16>
    %1 = "torch.prim.ListConstruct"(%arg1) : (!torch.vtensor<[4],si64>) -> !torch.list<optional<vtensor>>
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
    %65 = "torch.constant.none"() : () -> !torch.none
    %66 = "torch.constant.none"() : () -> !torch.none
    %67 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %68 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %69 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%64, %65, %66, %67, %68, %69) : (!torch.vtensor<[1,4,2,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %70 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %71 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %72 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %73 = "torch.constant.none"() : () -> !torch.none
    %74 = "torch.aten.to.dtype"(%64, %70, %71, %72, %73) : (!torch.vtensor<[1,4,2,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,2,32],bf16>
    "func.return"(%74) : (!torch.vtensor<[1,4,2,32],bf16>) -> ()
  }) : () -> ()
}) : () -> ()
