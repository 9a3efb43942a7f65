"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1x2x4x32xf16>, tensor<1x4xi32>) -> tensor<1x2x4x32xf16>, res_attrs = [{jax.result_info = "result[0]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x2x4x32xf16>, %arg1: tensor<1x4xi32>):
    %0 = "stablehlo.constant"() <{value = dense<"0x003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C5338C53A9A3BE03BF63BFD3BFF3B003C003C003C003C003C003C003C003C003C5338C53A9A3BE03BF63BFD3BFF3B003C003C003C003C003C003C003C003C003CA9B6E736743A803BD73BF33BFC3BFF3B003C003C003C003C003C003C003C003CA9B6E736743A803BD73BF33BFC3BFF3B003C003C003C003C003C003C003C003CECBB6CAFA938E33AA53BE33BF73BFD3BFF3B003C003C003C003C003C003C003CECBB6CAFA938E33AA53BE33BF73BFD3BFF3B003C003C003C003C003C003C003C3BB905B9D1340F3A5E3BCC3BF03BFB3BFE3BFF3B003C003C003C003C003C003C3BB905B9D1340F3A5E3BCC3BF03BFB3BFE3BFF3B003C003C003C003C003C003C8A3492BB4CA10A39053BB03BE63BF83BFD3BFF3B003C003C003C003C003C003C8A3492BB4CA10A39053BB03BE63BF83BFD3BFF3B003C003C003C003C003C003CAE3BC9BB22B5B9379A3A8D3BDB3BF43BFC3BFF3B003C003C003C003C003C003CAE3BC9BB22B5B9379A3A8D3BDB3BF43BFC3BFF3B003C003C003C003C003C003C083A9AB9CCB820351E3A633BCE3BF03BFB3BFE3BFF3B003C003C003C003C003C083A9AB9CCB820351E3A633BCE3BF03BFB3BFE3BFF3B003C003C003C003C003CA8B0C9B28DBAB9309339343BBF3BEB3BF93BFE3BFF3B003C003C003C003C003CA8B0C9B28DBAB9309339343BBF3BEB3BF93BFE3BFF3B003C003C003C003C003C4ABB7735A7BB97A7F938FF3AAE3BE63BF83BFD3BFF3B003C003C003C003C003C4ABB7735A7BB97A7F938FF3AAE3BE63BF83BFD3BFF3B003C003C003C003C003CB6BA523A00BC98B25338C53A9A3BE03BF63BFD3BFF3B003C003C003C003C003CB6BA523A00BC98B25338C53A9A3BE03BF63BFD3BFF3B003C003C003C003C003C881CF63B8DBB03B64237853A853BD93BF43BFC3BFF3B003C003C003C003C003C881CF63B8DBB03B64237853A853BD93BF43BFC3BFF3B003C003C003C003C003C"> : tensor<12x32xf16>}> : () -> tensor<12x32xf16>
    %1 = "stablehlo.constant"() <{value = dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000BB3A4438FA34A931642E322B0C288D241F21C21D7A1A491719149B102E0DD409BB3A4438FA34A931642E322B0C288D241F21C21D7A1A491719149B102E0DD409463B383BBB3892355B322F2F0C2C8D281F25C2217A1E491B19189B142E11D40D463B383BBB3892355B322F2F0C2C8D281F25C2217A1E491B19189B142E11D40D8430F23B803A1138BA345F31102ED32AAE275224DB20761D251AE916C6135F108430F23B803A1138BA345F31102ED32AAE275224DB20761D251AE916C6135F100EBA3A3AA13B39393B36233309308C2C1E29C2257A22491F191C9B182E15D4110EBA3A3AA13B39393B36233309308C2C1E29C2257A22491F191C9B182E15D411ACBB2F35003C363AAC3771340A31AF2D662A32270C248D201F1DC2197A164913ACBB2F35003C363AAC3771340A31AF2D662A32270C248D201F1DC2197A16491378B45FB3943B023B84384C350932D12EAD2B5128DB247621251EE91AC6175F1478B45FB3943B023B84384C350932D12EAD2B5128DB247621251EE91AC6175F144239B6B9673A943B273923360733F22F7A2C0A29AB2560222B1F081C891819154239B6B9673A943B273923360733F22F7A2C0A29AB2560222B1F081C89181915EA3BD1BB9838EA3BBD39F536013489301D2DC2297A26492319209B1C2E19D415EA3BD1BB9838EA3BBD39F536013489301D2DC2297A26492319209B1C2E19D415983685BBA934FF3B443AC2377E341931C12D7A2A492719249C202F1DD4198E16983685BBA934FF3B443AC2377E341931C12D7A2A492719249C202F1DD4198E165AB8E7B84CA5D43BBB3A4438FA34A931642E322B0C288D241F21C21D7A1A49175AB8E7B84CA5D43BBB3A4438FA34A931642E322B0C288D241F21C21D7A1A491700BC3AAE4AB56A3B213BA43874353832072FEA2B74280225A221561E201B021800BC3AAE4AB56A3B213BA43874353832072FEA2B74280225A221561E201B0218"> : tensor<12x32xf16>}> : () -> tensor<12x32xf16>
    %2 = "stablehlo.reshape"(%arg0) : (tensor<1x2x4x32xf16>) -> tensor<1x2x4x16x2xf16>
    %3 = "stablehlo.transpose"(%2) <{permutation = array<i64: 0, 1, 2, 4, 3>}> : (tensor<1x2x4x16x2xf16>) -> tensor<1x2x4x2x16xf16>
    %4 = "stablehlo.reshape"(%3) : (tensor<1x2x4x2x16xf16>) -> tensor<1x2x4x32xf16>
    %5 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x4xi32>
    %7 = "stablehlo.compare"(%arg1, %6) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
    %8 = "stablehlo.constant"() <{value = dense<12> : tensor<i32>}> : () -> tensor<i32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x4xi32>
    %10 = "stablehlo.add"(%arg1, %9) : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi32>
    %11 = "stablehlo.select"(%7, %10, %arg1) : (tensor<1x4xi1>, tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xi32>) -> tensor<1x4x1xi32>
    %13 = "stablehlo.gather"(%0, %12) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 32>}> : (tensor<12x32xf16>, tensor<1x4x1xi32>) -> tensor<1x4x32xf16>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x4x32xf16>) -> tensor<1x1x4x32xf16>
    %15 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x4xi32>
    %17 = "stablehlo.compare"(%arg1, %16) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
    %18 = "stablehlo.constant"() <{value = dense<12> : tensor<i32>}> : () -> tensor<i32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x4xi32>
    %20 = "stablehlo.add"(%arg1, %19) : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi32>
    %21 = "stablehlo.select"(%17, %20, %arg1) : (tensor<1x4xi1>, tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi32>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xi32>) -> tensor<1x4x1xi32>
    %23 = "stablehlo.gather"(%1, %22) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 32>}> : (tensor<12x32xf16>, tensor<1x4x1xi32>) -> tensor<1x4x32xf16>
    %24 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x4x32xf16>) -> tensor<1x1x4x32xf16>
    %25 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x32xf16>) -> tensor<1x2x4x32xf16>
    %26 = "stablehlo.multiply"(%4, %25) : (tensor<1x2x4x32xf16>, tensor<1x2x4x32xf16>) -> tensor<1x2x4x32xf16>
    %27 = "stablehlo.slice"(%4) <{limit_indices = array<i64: 1, 2, 4, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x4x32xf16>) -> tensor<1x2x4x16xf16>
    %28 = "stablehlo.slice"(%4) <{limit_indices = array<i64: 1, 2, 4, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x4x32xf16>) -> tensor<1x2x4x16xf16>
    %29 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f16>}> : () -> tensor<f16>
    %30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64>}> : (tensor<f16>) -> tensor<1x2x4x16xf16>
    %31 = "stablehlo.multiply"(%30, %28) : (tensor<1x2x4x16xf16>, tensor<1x2x4x16xf16>) -> tensor<1x2x4x16xf16>
    %32 = "stablehlo.concatenate"(%31, %27) <{dimension = 3 : i64}> : (tensor<1x2x4x16xf16>, tensor<1x2x4x16xf16>) -> tensor<1x2x4x32xf16>
    %33 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x32xf16>) -> tensor<1x2x4x32xf16>
    %34 = "stablehlo.multiply"(%32, %33) : (tensor<1x2x4x32xf16>, tensor<1x2x4x32xf16>) -> tensor<1x2x4x32xf16>
    %35 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f16>}> : () -> tensor<f16>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64>}> : (tensor<f16>) -> tensor<1x2x4x32xf16>
    %37 = "stablehlo.multiply"(%34, %36) : (tensor<1x2x4x32xf16>, tensor<1x2x4x32xf16>) -> tensor<1x2x4x32xf16>
    %38 = "stablehlo.add"(%26, %37) : (tensor<1x2x4x32xf16>, tensor<1x2x4x32xf16>) -> tensor<1x2x4x32xf16>
    "func.return"(%38) : (tensor<1x2x4x32xf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
