"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<5xi32>, tensor<5x64xbf16>, tensor<5x32xbf16>) -> (tensor<5x64xbf16>, tensor<5x32xbf16>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg7: tensor<5xi32>, %arg8: tensor<5x64xbf16>, %arg9: tensor<5x32xbf16>):
    %25 = "stablehlo.constant"() <{value = dense<"0x803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F00000000000000000000000000000000000000000000000000000000000000000A3F593F733F7C3F7F3F803F803F803F803F803F803F803F803F803F803F803F573F083F9F3E353ECC3D663D023D923C243CB83B4F3BE93A833A133AA6393A39D5BEDD3E4E3F703F7B3F7E3F7F3F803F803F803F803F803F803F803F803F803F693F673F173FB23E4B3EE63D813D123DA43C383CCF3B693B033B933A263ABA397DBFEDBD153F5C3F753F7C3F7F3F803F803F803F803F803F803F803F803F803F113E7E3F503F023F973E2C3EC23D5A3DF63C8A3C1B3CAF3B453BDD3A793A0C3A27BF21BF9A3E423F6C3F7A3F7E3F7F3F803F803F803F803F803F803F803F803F42BF473F743F273FC73E643E013E923D243DB83C4F3CE93B833B133BA63A3A3A913E72BF29BC213F613F763F7D3F7F3F803F803F803F803F803F803F803F803F75BFA63E803F473FF53E8E3E213EB63D4D3DE63C823C123CA43B383BCF3A693A763F79BFA4BEF73E533F723F7B3F7F3F803F803F803F803F803F803F803F803F8FBE6CBE723F603F113FA93E413EDA3D763D0A3D9B3C2F3CC53B5D3BF93A8C3A413F33BF19BFA43E443F6C3F7A3F7E3F7F3F803F803F803F803F803F803F803F283F37BF4D3F733F253FC43E613EFE3D8F3D213DB53C4C3CE53B813B113BA33A15BE59BE52BF173E323F673F783F7D3F7F3F803F803F803F803F803F803F803F7D3F7ABF133F7D3F383FDF3E803E113EA43D383DCF3C693C033C933B263BBA3A69BFAF3E75BFF3BC1F3F603F763F7D3F7F3F803F803F803F803F803F803F803FD33E71BF953E803F493FF83E903E233EB83D4F3DE93C833C133CA63B3B3BD23A57BF4A3F80BF53BE0A3F593F733F7C3F7F3F803F803F803F803F803F803F803F0BBF1DBFA9BC7B3F573F083F9F3E353ECC3D663D023D923C243CB83B4F3BE93A913B7F3F72BFC0BEE83E513F713F7B3F7E3F803F803F803F803F803F803F803F80BFC7BDA9BE6D3F643F143FAF3E473EE13D7D3D0E3DA03C343CCB3B643B003B"> : tensor<12x32xbf16>}> : () -> tensor<12x32xbf16>
    %26 = "func.call"(%25, %arg7) <{callee = @_take}> : (tensor<12x32xbf16>, tensor<5xi32>) -> tensor<5x32xbf16>
    %27 = "stablehlo.slice"(%26) <{limit_indices = array<i64: 5, 16>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<5x32xbf16>) -> tensor<5x16xbf16>
    %28 = "stablehlo.slice"(%26) <{limit_indices = array<i64: 5, 32>, start_indices = array<i64: 0, 16>, strides = array<i64: 1, 1>}> : (tensor<5x32xbf16>) -> tensor<5x16xbf16>
    %29 = "stablehlo.reshape"(%arg8) : (tensor<5x64xbf16>) -> tensor<5x2x32xbf16>
    %30 = "stablehlo.slice"(%29) <{limit_indices = array<i64: 5, 2, 32>, start_indices = array<i64: 0, 0, 32>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x32xbf16>) -> tensor<5x2x0xbf16>
    %31 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x16xbf16>) -> tensor<5x1x16xbf16>
    %32 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x16xbf16>) -> tensor<5x1x16xbf16>
    %33 = "stablehlo.slice"(%29) <{limit_indices = array<i64: 5, 2, 32>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 2>}> : (tensor<5x2x32xbf16>) -> tensor<5x2x16xbf16>
    %34 = "stablehlo.slice"(%29) <{limit_indices = array<i64: 5, 2, 32>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 2>}> : (tensor<5x2x32xbf16>) -> tensor<5x2x16xbf16>
    %35 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<5x1x16xbf16>) -> tensor<5x2x16xbf16>
    %36 = "stablehlo.multiply"(%33, %35) : (tensor<5x2x16xbf16>, tensor<5x2x16xbf16>) -> tensor<5x2x16xbf16>
    %37 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<5x1x16xbf16>) -> tensor<5x2x16xbf16>
    %38 = "stablehlo.multiply"(%34, %37) : (tensor<5x2x16xbf16>, tensor<5x2x16xbf16>) -> tensor<5x2x16xbf16>
    %39 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %40 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<5x2x16xbf16>
    %41 = "stablehlo.multiply"(%38, %40) : (tensor<5x2x16xbf16>, tensor<5x2x16xbf16>) -> tensor<5x2x16xbf16>
    %42 = "stablehlo.subtract"(%36, %41) : (tensor<5x2x16xbf16>, tensor<5x2x16xbf16>) -> tensor<5x2x16xbf16>
    %43 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<5x1x16xbf16>) -> tensor<5x2x16xbf16>
    %44 = "stablehlo.multiply"(%34, %43) : (tensor<5x2x16xbf16>, tensor<5x2x16xbf16>) -> tensor<5x2x16xbf16>
    %45 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<5x1x16xbf16>) -> tensor<5x2x16xbf16>
    %46 = "stablehlo.multiply"(%33, %45) : (tensor<5x2x16xbf16>, tensor<5x2x16xbf16>) -> tensor<5x2x16xbf16>
    %47 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %48 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<5x2x16xbf16>
    %49 = "stablehlo.multiply"(%46, %48) : (tensor<5x2x16xbf16>, tensor<5x2x16xbf16>) -> tensor<5x2x16xbf16>
    %50 = "stablehlo.add"(%44, %49) : (tensor<5x2x16xbf16>, tensor<5x2x16xbf16>) -> tensor<5x2x16xbf16>
    %51 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<5x2x16xbf16>) -> tensor<5x2x16x1xbf16>
    %52 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<5x2x16xbf16>) -> tensor<5x2x16x1xbf16>
    %53 = "stablehlo.concatenate"(%51, %52) <{dimension = 3 : i64}> : (tensor<5x2x16x1xbf16>, tensor<5x2x16x1xbf16>) -> tensor<5x2x16x2xbf16>
    %54 = "stablehlo.reshape"(%53) : (tensor<5x2x16x2xbf16>) -> tensor<5x2x32xbf16>
    %55 = "stablehlo.concatenate"(%54, %30) <{dimension = 2 : i64}> : (tensor<5x2x32xbf16>, tensor<5x2x0xbf16>) -> tensor<5x2x32xbf16>
    %56 = "stablehlo.reshape"(%55) : (tensor<5x2x32xbf16>) -> tensor<5x64xbf16>
    %57 = "stablehlo.reshape"(%arg9) : (tensor<5x32xbf16>) -> tensor<5x1x32xbf16>
    %58 = "stablehlo.slice"(%57) <{limit_indices = array<i64: 5, 1, 32>, start_indices = array<i64: 0, 0, 32>, strides = array<i64: 1, 1, 1>}> : (tensor<5x1x32xbf16>) -> tensor<5x1x0xbf16>
    %59 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x16xbf16>) -> tensor<5x1x16xbf16>
    %60 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x16xbf16>) -> tensor<5x1x16xbf16>
    %61 = "stablehlo.slice"(%57) <{limit_indices = array<i64: 5, 1, 32>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 2>}> : (tensor<5x1x32xbf16>) -> tensor<5x1x16xbf16>
    %62 = "stablehlo.slice"(%57) <{limit_indices = array<i64: 5, 1, 32>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 2>}> : (tensor<5x1x32xbf16>) -> tensor<5x1x16xbf16>
    %63 = "stablehlo.multiply"(%61, %59) : (tensor<5x1x16xbf16>, tensor<5x1x16xbf16>) -> tensor<5x1x16xbf16>
    %64 = "stablehlo.multiply"(%62, %60) : (tensor<5x1x16xbf16>, tensor<5x1x16xbf16>) -> tensor<5x1x16xbf16>
    %65 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %66 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<5x1x16xbf16>
    %67 = "stablehlo.multiply"(%64, %66) : (tensor<5x1x16xbf16>, tensor<5x1x16xbf16>) -> tensor<5x1x16xbf16>
    %68 = "stablehlo.subtract"(%63, %67) : (tensor<5x1x16xbf16>, tensor<5x1x16xbf16>) -> tensor<5x1x16xbf16>
    %69 = "stablehlo.multiply"(%62, %59) : (tensor<5x1x16xbf16>, tensor<5x1x16xbf16>) -> tensor<5x1x16xbf16>
    %70 = "stablehlo.multiply"(%61, %60) : (tensor<5x1x16xbf16>, tensor<5x1x16xbf16>) -> tensor<5x1x16xbf16>
    %71 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %72 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<5x1x16xbf16>
    %73 = "stablehlo.multiply"(%70, %72) : (tensor<5x1x16xbf16>, tensor<5x1x16xbf16>) -> tensor<5x1x16xbf16>
    %74 = "stablehlo.add"(%69, %73) : (tensor<5x1x16xbf16>, tensor<5x1x16xbf16>) -> tensor<5x1x16xbf16>
    %75 = "stablehlo.broadcast_in_dim"(%68) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<5x1x16xbf16>) -> tensor<5x1x16x1xbf16>
    %76 = "stablehlo.broadcast_in_dim"(%74) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<5x1x16xbf16>) -> tensor<5x1x16x1xbf16>
    %77 = "stablehlo.concatenate"(%75, %76) <{dimension = 3 : i64}> : (tensor<5x1x16x1xbf16>, tensor<5x1x16x1xbf16>) -> tensor<5x1x16x2xbf16>
    %78 = "stablehlo.reshape"(%77) : (tensor<5x1x16x2xbf16>) -> tensor<5x1x32xbf16>
    %79 = "stablehlo.concatenate"(%78, %58) <{dimension = 2 : i64}> : (tensor<5x1x32xbf16>, tensor<5x1x0xbf16>) -> tensor<5x1x32xbf16>
    %80 = "stablehlo.reshape"(%79) : (tensor<5x1x32xbf16>) -> tensor<5x32xbf16>
    "func.return"(%56, %80) : (tensor<5x64xbf16>, tensor<5x32xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<12x32xbf16>, tensor<5xi32>) -> tensor<5x32xbf16>, res_attrs = [{}], sym_name = "_take", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<12x32xbf16>, %arg4: tensor<5xi32>):
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5xi32>
    %3 = "stablehlo.compare"(%arg4, %2) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %4 = "stablehlo.constant"() <{value = dense<12> : tensor<i32>}> : () -> tensor<i32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5xi32>
    %6 = "stablehlo.add"(%arg4, %5) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %7 = "func.call"(%3, %6, %arg4) <{callee = @_where}> : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xi32>) -> tensor<5x1xi32>
    %9 = "stablehlo.constant"() <{value = dense<11> : tensor<1xi32>}> : () -> tensor<1xi32>
    %10 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5x1xi32>
    %12 = "stablehlo.compare"(%8, %11) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x1xi1>
    %13 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64: 1>}> : (tensor<1xi32>) -> tensor<1x1xi32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi32>) -> tensor<5x1xi32>
    %15 = "stablehlo.compare"(%8, %14) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x1xi1>
    %16 = "stablehlo.and"(%12, %15) : (tensor<5x1xi1>, tensor<5x1xi1>) -> tensor<5x1xi1>
    %17 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %18 = "stablehlo.reduce"(%16, %17) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg5: tensor<i1>, %arg6: tensor<i1>):
      %24 = "stablehlo.and"(%arg5, %arg6) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%24) : (tensor<i1>) -> ()
    }) : (tensor<5x1xi1>, tensor<i1>) -> tensor<5xi1>
    %19 = "stablehlo.gather"(%arg3, %8) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 32>}> : (tensor<12x32xbf16>, tensor<5x1xi32>) -> tensor<5x32xbf16>
    %20 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xi1>) -> tensor<5x32xi1>
    %21 = "stablehlo.constant"() <{value = dense<0x7FC0> : tensor<bf16>}> : () -> tensor<bf16>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<5x32xbf16>
    %23 = "stablehlo.select"(%20, %19, %22) : (tensor<5x32xi1>, tensor<5x32xbf16>, tensor<5x32xbf16>) -> tensor<5x32xbf16>
    "func.return"(%23) : (tensor<5x32xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<5xi1>, %arg1: tensor<5xi32>, %arg2: tensor<5xi32>):
    %0 = "stablehlo.select"(%arg0, %arg1, %arg2) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    "func.return"(%0) : (tensor<5xi32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
