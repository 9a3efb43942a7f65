"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x2x4x32xbf16>, tensor<2x4xi32>) -> tensor<2x2x4x32xbf16>, res_attrs = [{jax.result_info = "result[0]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<2x2x4x32xbf16>, %arg1: tensor<2x4xi32>):
    %0 = "stablehlo.constant"() <{value = dense<"0x803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F0A3F593F733F7C3F7F3F803F803F803F803F803F803F803F803F803F803F803F0A3F593F733F7C3F7F3F803F803F803F803F803F803F803F803F803F803F803FD5BEDD3E4E3F703F7B3F7E3F7F3F803F803F803F803F803F803F803F803F803FD5BEDD3E4E3F703F7B3F7E3F7F3F803F803F803F803F803F803F803F803F803F7DBFEDBD153F5C3F753F7C3F7F3F803F803F803F803F803F803F803F803F803F7DBFEDBD153F5C3F753F7C3F7F3F803F803F803F803F803F803F803F803F803F27BF21BF9A3E423F6C3F7A3F7E3F7F3F803F803F803F803F803F803F803F803F27BF21BF9A3E423F6C3F7A3F7E3F7F3F803F803F803F803F803F803F803F803F913E72BF29BC213F613F763F7D3F7F3F803F803F803F803F803F803F803F803F913E72BF29BC213F613F763F7D3F7F3F803F803F803F803F803F803F803F803F763F79BFA4BEF73E533F723F7B3F7F3F803F803F803F803F803F803F803F803F763F79BFA4BEF73E533F723F7B3F7F3F803F803F803F803F803F803F803F803F413F33BF19BFA43E443F6C3F7A3F7E3F7F3F803F803F803F803F803F803F803F413F33BF19BFA43E443F6C3F7A3F7E3F7F3F803F803F803F803F803F803F803F15BE59BE52BF173E323F673F783F7D3F7F3F803F803F803F803F803F803F803F15BE59BE52BF173E323F673F783F7D3F7F3F803F803F803F803F803F803F803F69BFAF3E75BFF3BC1F3F603F763F7D3F7F3F803F803F803F803F803F803F803F69BFAF3E75BFF3BC1F3F603F763F7D3F7F3F803F803F803F803F803F803F803F57BF4A3F80BF53BE0A3F593F733F7C3F7F3F803F803F803F803F803F803F803F57BF4A3F80BF53BE0A3F593F733F7C3F7F3F803F803F803F803F803F803F803F913B7F3F72BFC0BEE83E513F713F7B3F7E3F803F803F803F803F803F803F803F913B7F3F72BFC0BEE83E513F713F7B3F7E3F803F803F803F803F803F803F803F"> : tensor<1x1x12x32xbf16>}> : () -> tensor<1x1x12x32xbf16>
    %1 = "stablehlo.constant"() <{value = dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000573F083F9F3E353ECC3D663D023D923C243CB83B4F3BE93A833A133AA6393A39573F083F9F3E353ECC3D663D023D923C243CB83B4F3BE93A833A133AA6393A39693F673F173FB23E4B3EE63D813D123DA43C383CCF3B693B033B933A263ABA39693F673F173FB23E4B3EE63D813D123DA43C383CCF3B693B033B933A263ABA39113E7E3F503F023F973E2C3EC23D5A3DF63C8A3C1B3CAF3B453BDD3A793A0C3A113E7E3F503F023F973E2C3EC23D5A3DF63C8A3C1B3CAF3B453BDD3A793A0C3A42BF473F743F273FC73E643E013E923D243DB83C4F3CE93B833B133BA63A3A3A42BF473F743F273FC73E643E013E923D243DB83C4F3CE93B833B133BA63A3A3A75BFA63E803F473FF53E8E3E213EB63D4D3DE63C823C123CA43B383BCF3A693A75BFA63E803F473FF53E8E3E213EB63D4D3DE63C823C123CA43B383BCF3A693A8FBE6CBE723F603F113FA93E413EDA3D763D0A3D9B3C2F3CC53B5D3BF93A8C3A8FBE6CBE723F603F113FA93E413EDA3D763D0A3D9B3C2F3CC53B5D3BF93A8C3A283F37BF4D3F733F253FC43E613EFE3D8F3D213DB53C4C3CE53B813B113BA33A283F37BF4D3F733F253FC43E613EFE3D8F3D213DB53C4C3CE53B813B113BA33A7D3F7ABF133F7D3F383FDF3E803E113EA43D383DCF3C693C033C933B263BBA3A7D3F7ABF133F7D3F383FDF3E803E113EA43D383DCF3C693C033C933B263BBA3AD33E71BF953E803F493FF83E903E233EB83D4F3DE93C833C133CA63B3B3BD23AD33E71BF953E803F493FF83E903E233EB83D4F3DE93C833C133CA63B3B3BD23A0BBF1DBFA9BC7B3F573F083F9F3E353ECC3D663D023D923C243CB83B4F3BE93A0BBF1DBFA9BC7B3F573F083F9F3E353ECC3D663D023D923C243CB83B4F3BE93A80BFC7BDA9BE6D3F643F143FAF3E473EE13D7D3D0E3DA03C343CCB3B643B003B80BFC7BDA9BE6D3F643F143FAF3E473EE13D7D3D0E3DA03C343CCB3B643B003B"> : tensor<1x1x12x32xbf16>}> : () -> tensor<1x1x12x32xbf16>
    %2 = "stablehlo.reshape"(%0) : (tensor<1x1x12x32xbf16>) -> tensor<1x12x32xbf16>
    %3 = "stablehlo.reshape"(%2) : (tensor<1x12x32xbf16>) -> tensor<12x32xbf16>
    %4 = "stablehlo.reshape"(%1) : (tensor<1x1x12x32xbf16>) -> tensor<1x12x32xbf16>
    %5 = "stablehlo.reshape"(%4) : (tensor<1x12x32xbf16>) -> tensor<12x32xbf16>
    %6 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x4xi32>
    %8 = "stablehlo.compare"(%arg1, %7) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
    %9 = "stablehlo.constant"() <{value = dense<12> : tensor<i32>}> : () -> tensor<i32>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x4xi32>
    %11 = "stablehlo.add"(%arg1, %10) : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi32>
    %12 = "stablehlo.select"(%8, %11, %arg1) : (tensor<2x4xi1>, tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x4xi32>) -> tensor<2x4x1xi32>
    %14 = "stablehlo.gather"(%3, %13) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 32>}> : (tensor<12x32xbf16>, tensor<2x4x1xi32>) -> tensor<2x4x32xbf16>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<2x4x32xbf16>) -> tensor<2x1x4x32xbf16>
    %16 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x4xi32>
    %18 = "stablehlo.compare"(%arg1, %17) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
    %19 = "stablehlo.constant"() <{value = dense<12> : tensor<i32>}> : () -> tensor<i32>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x4xi32>
    %21 = "stablehlo.add"(%arg1, %20) : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi32>
    %22 = "stablehlo.select"(%18, %21, %arg1) : (tensor<2x4xi1>, tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi32>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x4xi32>) -> tensor<2x4x1xi32>
    %24 = "stablehlo.gather"(%5, %23) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 32>}> : (tensor<12x32xbf16>, tensor<2x4x1xi32>) -> tensor<2x4x32xbf16>
    %25 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<2x4x32xbf16>) -> tensor<2x1x4x32xbf16>
    %26 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x1x4x32xbf16>) -> tensor<2x2x4x32xbf16>
    %27 = "stablehlo.multiply"(%arg0, %26) : (tensor<2x2x4x32xbf16>, tensor<2x2x4x32xbf16>) -> tensor<2x2x4x32xbf16>
    %28 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 2, 2, 4, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x2x4x32xbf16>) -> tensor<2x2x4x16xbf16>
    %29 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 2, 2, 4, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x2x4x32xbf16>) -> tensor<2x2x4x16xbf16>
    %30 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<2x2x4x16xbf16>
    %32 = "stablehlo.multiply"(%31, %29) : (tensor<2x2x4x16xbf16>, tensor<2x2x4x16xbf16>) -> tensor<2x2x4x16xbf16>
    %33 = "stablehlo.concatenate"(%32, %28) <{dimension = 3 : i64}> : (tensor<2x2x4x16xbf16>, tensor<2x2x4x16xbf16>) -> tensor<2x2x4x32xbf16>
    %34 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x1x4x32xbf16>) -> tensor<2x2x4x32xbf16>
    %35 = "stablehlo.multiply"(%33, %34) : (tensor<2x2x4x32xbf16>, tensor<2x2x4x32xbf16>) -> tensor<2x2x4x32xbf16>
    %36 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<2x2x4x32xbf16>
    %38 = "stablehlo.multiply"(%35, %37) : (tensor<2x2x4x32xbf16>, tensor<2x2x4x32xbf16>) -> tensor<2x2x4x32xbf16>
    %39 = "stablehlo.add"(%27, %38) : (tensor<2x2x4x32xbf16>, tensor<2x2x4x32xbf16>) -> tensor<2x2x4x32xbf16>
    "func.return"(%39) : (tensor<2x2x4x32xbf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
