"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<5x1x2x48xf16>, tensor<5x1x1x48xf16>) -> (tensor<5x1x2x48xf16>, tensor<5x1x1x48xf16>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<5x1x2x48xf16>, %arg1: tensor<5x1x1x48xf16>):
    %0 = "stablehlo.constant"() <{value = dense<"0x003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C0000003C00005338BB3AC53A44389A3BFA34E03BA931F63B642EFD3B322BFF3B0C28003C8D24003C1F21003CC21D003C7A1A003C4917003C1914003C9B10003C2E0D003CD409A9B6463BE736383B743ABB38803B9235D73B5B32F33B2F2FFC3B0C2CFF3B8D28003C1F25003CC221003C7A1E003C491B003C1918003C9B14003C2E11003CD40DECBB84306CAFF23BA938803AE33A1138A53BBA34E33B5F31F73B102EFD3BD32AFF3BAE27003C5224003CDB20003C761D003C251A003CE916003CC613003C5F103BB90EBA05B93A3AD134A13B0F3A39395E3B3B36CC3B2333F03B0930FB3B8C2CFE3B1E29FF3BC225003C7A22003C491F003C191C003C9B18003C2E15003CD4118A34ACBB92BB2F354CA1003C0A39363A053BAC37B03B7134E63B0A31F83BAF2DFD3B662AFF3B3227003C0C24003C8D20003C1F1D003CC219003C7A16003C4913AE3B78B4C9BB5FB322B5943BB937023B9A3A84388D3B4C35DB3B0932F43BD12EFC3BAD2BFF3B5128003CDB24003C7621003C251E003CE91A003CC617003C5F14083A42399AB9B6B9CCB8673A2035943B1E3A2739633B2336CE3B0733F03BF22FFB3B7A2CFE3B0A29FF3BAB25003C6022003C2B1F003C081C003C8918003C1915"> : tensor<8x1x16x2xf16>}> : () -> tensor<8x1x16x2xf16>
    %1 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 5, 1, 2, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<5x1x2x48xf16>) -> tensor<5x1x2x32xf16>
    %2 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 5, 1, 2, 48>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<5x1x2x48xf16>) -> tensor<5x1x2x16xf16>
    %3 = "stablehlo.slice"(%0) <{limit_indices = array<i64: 5, 1, 16, 2>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<8x1x16x2xf16>) -> tensor<5x1x16x2xf16>
    %4 = "stablehlo.reshape"(%1) : (tensor<5x1x2x32xf16>) -> tensor<5x1x2x16x2xf16>
    %5 = "stablehlo.reshape"(%3) : (tensor<5x1x16x2xf16>) -> tensor<5x1x1x16x2xf16>
    %6 = "stablehlo.slice"(%4) <{limit_indices = array<i64: 5, 1, 2, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<5x1x2x16x2xf16>) -> tensor<5x1x2x16x1xf16>
    %7 = "stablehlo.reshape"(%6) : (tensor<5x1x2x16x1xf16>) -> tensor<5x1x2x16xf16>
    %8 = "stablehlo.slice"(%5) <{limit_indices = array<i64: 5, 1, 1, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<5x1x1x16x2xf16>) -> tensor<5x1x1x16x1xf16>
    %9 = "stablehlo.reshape"(%8) : (tensor<5x1x1x16x1xf16>) -> tensor<5x1x1x16xf16>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<5x1x1x16xf16>) -> tensor<5x1x2x16xf16>
    %11 = "stablehlo.multiply"(%7, %10) : (tensor<5x1x2x16xf16>, tensor<5x1x2x16xf16>) -> tensor<5x1x2x16xf16>
    %12 = "stablehlo.slice"(%4) <{limit_indices = array<i64: 5, 1, 2, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<5x1x2x16x2xf16>) -> tensor<5x1x2x16x1xf16>
    %13 = "stablehlo.reshape"(%12) : (tensor<5x1x2x16x1xf16>) -> tensor<5x1x2x16xf16>
    %14 = "stablehlo.slice"(%5) <{limit_indices = array<i64: 5, 1, 1, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<5x1x1x16x2xf16>) -> tensor<5x1x1x16x1xf16>
    %15 = "stablehlo.reshape"(%14) : (tensor<5x1x1x16x1xf16>) -> tensor<5x1x1x16xf16>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<5x1x1x16xf16>) -> tensor<5x1x2x16xf16>
    %17 = "stablehlo.multiply"(%13, %16) : (tensor<5x1x2x16xf16>, tensor<5x1x2x16xf16>) -> tensor<5x1x2x16xf16>
    %18 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f16>}> : () -> tensor<f16>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64>}> : (tensor<f16>) -> tensor<5x1x2x16xf16>
    %20 = "stablehlo.multiply"(%17, %19) : (tensor<5x1x2x16xf16>, tensor<5x1x2x16xf16>) -> tensor<5x1x2x16xf16>
    %21 = "stablehlo.subtract"(%11, %20) : (tensor<5x1x2x16xf16>, tensor<5x1x2x16xf16>) -> tensor<5x1x2x16xf16>
    %22 = "stablehlo.slice"(%4) <{limit_indices = array<i64: 5, 1, 2, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<5x1x2x16x2xf16>) -> tensor<5x1x2x16x1xf16>
    %23 = "stablehlo.reshape"(%22) : (tensor<5x1x2x16x1xf16>) -> tensor<5x1x2x16xf16>
    %24 = "stablehlo.slice"(%5) <{limit_indices = array<i64: 5, 1, 1, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<5x1x1x16x2xf16>) -> tensor<5x1x1x16x1xf16>
    %25 = "stablehlo.reshape"(%24) : (tensor<5x1x1x16x1xf16>) -> tensor<5x1x1x16xf16>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<5x1x1x16xf16>) -> tensor<5x1x2x16xf16>
    %27 = "stablehlo.multiply"(%23, %26) : (tensor<5x1x2x16xf16>, tensor<5x1x2x16xf16>) -> tensor<5x1x2x16xf16>
    %28 = "stablehlo.slice"(%4) <{limit_indices = array<i64: 5, 1, 2, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<5x1x2x16x2xf16>) -> tensor<5x1x2x16x1xf16>
    %29 = "stablehlo.reshape"(%28) : (tensor<5x1x2x16x1xf16>) -> tensor<5x1x2x16xf16>
    %30 = "stablehlo.slice"(%5) <{limit_indices = array<i64: 5, 1, 1, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<5x1x1x16x2xf16>) -> tensor<5x1x1x16x1xf16>
    %31 = "stablehlo.reshape"(%30) : (tensor<5x1x1x16x1xf16>) -> tensor<5x1x1x16xf16>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<5x1x1x16xf16>) -> tensor<5x1x2x16xf16>
    %33 = "stablehlo.multiply"(%29, %32) : (tensor<5x1x2x16xf16>, tensor<5x1x2x16xf16>) -> tensor<5x1x2x16xf16>
    %34 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f16>}> : () -> tensor<f16>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64>}> : (tensor<f16>) -> tensor<5x1x2x16xf16>
    %36 = "stablehlo.multiply"(%33, %35) : (tensor<5x1x2x16xf16>, tensor<5x1x2x16xf16>) -> tensor<5x1x2x16xf16>
    %37 = "stablehlo.add"(%27, %36) : (tensor<5x1x2x16xf16>, tensor<5x1x2x16xf16>) -> tensor<5x1x2x16xf16>
    %38 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<5x1x2x16xf16>) -> tensor<5x1x2x16x1xf16>
    %39 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<5x1x2x16xf16>) -> tensor<5x1x2x16x1xf16>
    %40 = "stablehlo.concatenate"(%38, %39) <{dimension = 4 : i64}> : (tensor<5x1x2x16x1xf16>, tensor<5x1x2x16x1xf16>) -> tensor<5x1x2x16x2xf16>
    %41 = "stablehlo.reshape"(%40) : (tensor<5x1x2x16x2xf16>) -> tensor<5x1x2x32xf16>
    %42 = "stablehlo.concatenate"(%41, %2) <{dimension = 3 : i64}> : (tensor<5x1x2x32xf16>, tensor<5x1x2x16xf16>) -> tensor<5x1x2x48xf16>
    %43 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 5, 1, 1, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<5x1x1x48xf16>) -> tensor<5x1x1x32xf16>
    %44 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 5, 1, 1, 48>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<5x1x1x48xf16>) -> tensor<5x1x1x16xf16>
    %45 = "stablehlo.slice"(%0) <{limit_indices = array<i64: 5, 1, 16, 2>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<8x1x16x2xf16>) -> tensor<5x1x16x2xf16>
    %46 = "stablehlo.reshape"(%43) : (tensor<5x1x1x32xf16>) -> tensor<5x1x1x16x2xf16>
    %47 = "stablehlo.reshape"(%45) : (tensor<5x1x16x2xf16>) -> tensor<5x1x1x16x2xf16>
    %48 = "stablehlo.slice"(%46) <{limit_indices = array<i64: 5, 1, 1, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<5x1x1x16x2xf16>) -> tensor<5x1x1x16x1xf16>
    %49 = "stablehlo.reshape"(%48) : (tensor<5x1x1x16x1xf16>) -> tensor<5x1x1x16xf16>
    %50 = "stablehlo.slice"(%47) <{limit_indices = array<i64: 5, 1, 1, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<5x1x1x16x2xf16>) -> tensor<5x1x1x16x1xf16>
    %51 = "stablehlo.reshape"(%50) : (tensor<5x1x1x16x1xf16>) -> tensor<5x1x1x16xf16>
    %52 = "stablehlo.multiply"(%49, %51) : (tensor<5x1x1x16xf16>, tensor<5x1x1x16xf16>) -> tensor<5x1x1x16xf16>
    %53 = "stablehlo.slice"(%46) <{limit_indices = array<i64: 5, 1, 1, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<5x1x1x16x2xf16>) -> tensor<5x1x1x16x1xf16>
    %54 = "stablehlo.reshape"(%53) : (tensor<5x1x1x16x1xf16>) -> tensor<5x1x1x16xf16>
    %55 = "stablehlo.slice"(%47) <{limit_indices = array<i64: 5, 1, 1, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<5x1x1x16x2xf16>) -> tensor<5x1x1x16x1xf16>
    %56 = "stablehlo.reshape"(%55) : (tensor<5x1x1x16x1xf16>) -> tensor<5x1x1x16xf16>
    %57 = "stablehlo.multiply"(%54, %56) : (tensor<5x1x1x16xf16>, tensor<5x1x1x16xf16>) -> tensor<5x1x1x16xf16>
    %58 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f16>}> : () -> tensor<f16>
    %59 = "stablehlo.broadcast_in_dim"(%58) <{broadcast_dimensions = array<i64>}> : (tensor<f16>) -> tensor<5x1x1x16xf16>
    %60 = "stablehlo.multiply"(%57, %59) : (tensor<5x1x1x16xf16>, tensor<5x1x1x16xf16>) -> tensor<5x1x1x16xf16>
    %61 = "stablehlo.subtract"(%52, %60) : (tensor<5x1x1x16xf16>, tensor<5x1x1x16xf16>) -> tensor<5x1x1x16xf16>
    %62 = "stablehlo.slice"(%46) <{limit_indices = array<i64: 5, 1, 1, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<5x1x1x16x2xf16>) -> tensor<5x1x1x16x1xf16>
    %63 = "stablehlo.reshape"(%62) : (tensor<5x1x1x16x1xf16>) -> tensor<5x1x1x16xf16>
    %64 = "stablehlo.slice"(%47) <{limit_indices = array<i64: 5, 1, 1, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<5x1x1x16x2xf16>) -> tensor<5x1x1x16x1xf16>
    %65 = "stablehlo.reshape"(%64) : (tensor<5x1x1x16x1xf16>) -> tensor<5x1x1x16xf16>
    %66 = "stablehlo.multiply"(%63, %65) : (tensor<5x1x1x16xf16>, tensor<5x1x1x16xf16>) -> tensor<5x1x1x16xf16>
    %67 = "stablehlo.slice"(%46) <{limit_indices = array<i64: 5, 1, 1, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<5x1x1x16x2xf16>) -> tensor<5x1x1x16x1xf16>
    %68 = "stablehlo.reshape"(%67) : (tensor<5x1x1x16x1xf16>) -> tensor<5x1x1x16xf16>
    %69 = "stablehlo.slice"(%47) <{limit_indices = array<i64: 5, 1, 1, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<5x1x1x16x2xf16>) -> tensor<5x1x1x16x1xf16>
    %70 = "stablehlo.reshape"(%69) : (tensor<5x1x1x16x1xf16>) -> tensor<5x1x1x16xf16>
    %71 = "stablehlo.multiply"(%68, %70) : (tensor<5x1x1x16xf16>, tensor<5x1x1x16xf16>) -> tensor<5x1x1x16xf16>
    %72 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f16>}> : () -> tensor<f16>
    %73 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64>}> : (tensor<f16>) -> tensor<5x1x1x16xf16>
    %74 = "stablehlo.multiply"(%71, %73) : (tensor<5x1x1x16xf16>, tensor<5x1x1x16xf16>) -> tensor<5x1x1x16xf16>
    %75 = "stablehlo.add"(%66, %74) : (tensor<5x1x1x16xf16>, tensor<5x1x1x16xf16>) -> tensor<5x1x1x16xf16>
    %76 = "stablehlo.broadcast_in_dim"(%61) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<5x1x1x16xf16>) -> tensor<5x1x1x16x1xf16>
    %77 = "stablehlo.broadcast_in_dim"(%75) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<5x1x1x16xf16>) -> tensor<5x1x1x16x1xf16>
    %78 = "stablehlo.concatenate"(%76, %77) <{dimension = 4 : i64}> : (tensor<5x1x1x16x1xf16>, tensor<5x1x1x16x1xf16>) -> tensor<5x1x1x16x2xf16>
    %79 = "stablehlo.reshape"(%78) : (tensor<5x1x1x16x2xf16>) -> tensor<5x1x1x32xf16>
    %80 = "stablehlo.concatenate"(%79, %44) <{dimension = 3 : i64}> : (tensor<5x1x1x32xf16>, tensor<5x1x1x16xf16>) -> tensor<5x1x1x48xf16>
    "func.return"(%42, %80) : (tensor<5x1x2x48xf16>, tensor<5x1x1x48xf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
