"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x2x4x32xbf16>) -> tensor<2x2x4x32xbf16>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<2x2x4x32xbf16>):
    %0 = "stablehlo.constant"() <{value = dense<"0x803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F0A3F0A3F593F593F733F733F7C3F7C3F7F3F7F3F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803FD5BED5BEDD3EDD3E4E3F4E3F703F703F7B3F7B3F7E3F7E3F7F3F7F3F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F7DBF7DBFEDBDEDBD153F153F5C3F5C3F753F753F7C3F7C3F7F3F7F3F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F"> : tensor<1x4x32xbf16>}> : () -> tensor<1x4x32xbf16>
    %1 = "stablehlo.constant"() <{value = dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000573F573F083F083F9F3E9F3E353E353ECC3DCC3D663D663D023D023D923C923C243C243CB83BB83B4F3B4F3BE93AE93A833A833A133A133AA639A6393A393A39693F693F673F673F173F173FB23EB23E4B3E4B3EE63DE63D813D813D123D123DA43CA43C383C383CCF3BCF3B693B693B033B033B933A933A263A263ABA39BA39113E113E7E3F7E3F503F503F023F023F973E973E2C3E2C3EC23DC23D5A3D5A3DF63CF63C8A3C8A3C1B3C1B3CAF3BAF3B453B453BDD3ADD3A793A793A0C3A0C3A"> : tensor<1x4x32xbf16>}> : () -> tensor<1x4x32xbf16>
    %2 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 2, 2, 4, 32>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x2x4x32xbf16>) -> tensor<2x2x4x0xbf16>
    %3 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<1x4x32xbf16>) -> tensor<1x1x4x32xbf16>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x32xbf16>) -> tensor<2x2x4x32xbf16>
    %5 = "stablehlo.multiply"(%arg0, %4) : (tensor<2x2x4x32xbf16>, tensor<2x2x4x32xbf16>) -> tensor<2x2x4x32xbf16>
    %6 = "stablehlo.reshape"(%arg0) : (tensor<2x2x4x32xbf16>) -> tensor<2x2x4x16x2xbf16>
    %7 = "stablehlo.slice"(%6) <{limit_indices = array<i64: 2, 2, 4, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x2x4x16x2xbf16>) -> tensor<2x2x4x16x1xbf16>
    %8 = "stablehlo.reshape"(%7) : (tensor<2x2x4x16x1xbf16>) -> tensor<2x2x4x16xbf16>
    %9 = "stablehlo.slice"(%6) <{limit_indices = array<i64: 2, 2, 4, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x2x4x16x2xbf16>) -> tensor<2x2x4x16x1xbf16>
    %10 = "stablehlo.reshape"(%9) : (tensor<2x2x4x16x1xbf16>) -> tensor<2x2x4x16xbf16>
    %11 = "stablehlo.negate"(%10) : (tensor<2x2x4x16xbf16>) -> tensor<2x2x4x16xbf16>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x4x16xbf16>) -> tensor<2x2x4x16x1xbf16>
    %13 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x4x16xbf16>) -> tensor<2x2x4x16x1xbf16>
    %14 = "stablehlo.concatenate"(%12, %13) <{dimension = 4 : i64}> : (tensor<2x2x4x16x1xbf16>, tensor<2x2x4x16x1xbf16>) -> tensor<2x2x4x16x2xbf16>
    %15 = "stablehlo.reshape"(%14) : (tensor<2x2x4x16x2xbf16>) -> tensor<2x2x4x32xbf16>
    %16 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<1x4x32xbf16>) -> tensor<1x1x4x32xbf16>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x32xbf16>) -> tensor<2x2x4x32xbf16>
    %18 = "stablehlo.multiply"(%15, %17) : (tensor<2x2x4x32xbf16>, tensor<2x2x4x32xbf16>) -> tensor<2x2x4x32xbf16>
    %19 = "stablehlo.add"(%5, %18) : (tensor<2x2x4x32xbf16>, tensor<2x2x4x32xbf16>) -> tensor<2x2x4x32xbf16>
    %20 = "stablehlo.concatenate"(%19, %2) <{dimension = 3 : i64}> : (tensor<2x2x4x32xbf16>, tensor<2x2x4x0xbf16>) -> tensor<2x2x4x32xbf16>
    "func.return"(%20) : (tensor<2x2x4x32xbf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
