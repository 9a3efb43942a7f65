"builtin.module"() <{sym_name = "a_inference__lambda__766__.1"}> ({
  "func.func"() <{function_type = (tensor<1x5x2x32xbf16>) -> tensor<1x5x2x32xbf16>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x5x2x32xbf16>):
    %0 = "stablehlo.reshape"(%arg0) : (tensor<1x5x2x32xbf16>) -> tensor<1x5x2x32xbf16>
    %1 = "stablehlo.constant"() <{value = dense<"0x803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F0A3F593F733F7C3F7F3F803F803F803F803F803F803F803F803F803F803F803F0A3F593F733F7C3F7F3F803F803F803F803F803F803F803F803F803F803F803FD5BEDD3E4E3F703F7B3F7E3F7F3F803F803F803F803F803F803F803F803F803FD5BEDD3E4E3F703F7B3F7E3F7F3F803F803F803F803F803F803F803F803F803F7DBFEDBD153F5C3F753F7C3F7F3F803F803F803F803F803F803F803F803F803F7DBFEDBD153F5C3F753F7C3F7F3F803F803F803F803F803F803F803F803F803F27BF21BF9A3E423F6C3F7A3F7E3F7F3F803F803F803F803F803F803F803F803F27BF21BF9A3E423F6C3F7A3F7E3F7F3F803F803F803F803F803F803F803F803F"> : tensor<1x5x1x32xbf16>}> : () -> tensor<1x5x1x32xbf16>
    %2 = "stablehlo.reshape"(%1) : (tensor<1x5x1x32xbf16>) -> tensor<1x5x32xbf16>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x5x32xbf16>) -> tensor<1x5x2x32xbf16>
    %4 = "stablehlo.multiply"(%0, %3) : (tensor<1x5x2x32xbf16>, tensor<1x5x2x32xbf16>) -> tensor<1x5x2x32xbf16>
    %5 = "stablehlo.slice"(%0) <{limit_indices = array<i64: 1, 5, 2, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x5x2x32xbf16>) -> tensor<1x5x2x16xbf16>
    %6 = "stablehlo.negate"(%5) : (tensor<1x5x2x16xbf16>) -> tensor<1x5x2x16xbf16>
    %7 = "stablehlo.reshape"(%6) : (tensor<1x5x2x16xbf16>) -> tensor<1x5x2x1x16xbf16>
    %8 = "stablehlo.slice"(%0) <{limit_indices = array<i64: 1, 5, 2, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x5x2x32xbf16>) -> tensor<1x5x2x16xbf16>
    %9 = "stablehlo.reshape"(%8) : (tensor<1x5x2x16xbf16>) -> tensor<1x5x2x1x16xbf16>
    %10 = "stablehlo.concatenate"(%7, %9) <{dimension = 3 : i64}> : (tensor<1x5x2x1x16xbf16>, tensor<1x5x2x1x16xbf16>) -> tensor<1x5x2x2x16xbf16>
    %11 = "stablehlo.reshape"(%10) : (tensor<1x5x2x2x16xbf16>) -> tensor<1x5x2x32xbf16>
    %12 = "stablehlo.constant"() <{value = dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000573F083F9F3E353ECC3D663D023D923C243CB83B4F3BE93A833A133AA6393A39573F083F9F3E353ECC3D663D023D923C243CB83B4F3BE93A833A133AA6393A39693F673F173FB23E4B3EE63D813D123DA43C383CCF3B693B033B933A263ABA39693F673F173FB23E4B3EE63D813D123DA43C383CCF3B693B033B933A263ABA39113E7E3F503F023F973E2C3EC23D5A3DF63C8A3C1B3CAF3B453BDD3A793A0C3A113E7E3F503F023F973E2C3EC23D5A3DF63C8A3C1B3CAF3B453BDD3A793A0C3A42BF473F743F273FC73E643E013E923D243DB83C4F3CE93B833B133BA63A3A3A42BF473F743F273FC73E643E013E923D243DB83C4F3CE93B833B133BA63A3A3A"> : tensor<1x5x1x32xbf16>}> : () -> tensor<1x5x1x32xbf16>
    %13 = "stablehlo.reshape"(%12) : (tensor<1x5x1x32xbf16>) -> tensor<1x5x32xbf16>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x5x32xbf16>) -> tensor<1x5x2x32xbf16>
    %15 = "stablehlo.multiply"(%11, %14) : (tensor<1x5x2x32xbf16>, tensor<1x5x2x32xbf16>) -> tensor<1x5x2x32xbf16>
    %16 = "stablehlo.add"(%4, %15) : (tensor<1x5x2x32xbf16>, tensor<1x5x2x32xbf16>) -> tensor<1x5x2x32xbf16>
    %17 = "stablehlo.reshape"(%16) : (tensor<1x5x2x32xbf16>) -> tensor<1x5x2x32xbf16>
    "func.return"(%17) : (tensor<1x5x2x32xbf16>) -> ()
  }) : () -> ()
}) {mhlo.cross_program_prefetches = [], mhlo.input_output_alias = [], mhlo.is_dynamic = false, mhlo.use_auto_spmd_partitioning = false} : () -> ()
