"builtin.module"() <{sym_name = "a_inference__lambda__2990__.1"}> ({
  "func.func"() <{function_type = (tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x5x32xf32>):
    %0 = "stablehlo.reshape"(%arg0) : (tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %1 = "stablehlo.slice"(%0) <{limit_indices = array<i64: 1, 2, 1, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x32xf32>) -> tensor<1x2x1x32xf32>
    %2 = "stablehlo.slice"(%0) <{limit_indices = array<i64: 1, 2, 5, 32>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x32xf32>) -> tensor<1x2x4x32xf32>
    %3 = "stablehlo.constant"() <{value = dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803FF6FD14BEF6FD14BEE59151BFE59151BF5F5B323F5F5B323F02DA773F02DA773F662E7F3F662E7F3F08EB7F3F08EB7F3FE7FD7F3FE7FD7F3FCAFF7F3FCAFF7F3FF6FD14BEF6FD14BEE59151BFE59151BF5F5B323F5F5B323F02DA773F02DA773F662E7F3F662E7F3F08EB7F3F08EB7F3FE7FD7F3FE7FD7F3FCAFF7F3FCAFF7F3F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803FF6FD14BEF6FD14BEE59151BFE59151BF5F5B323F5F5B323F02DA773F02DA773F662E7F3F662E7F3F08EB7F3F08EB7F3FE7FD7F3FE7FD7F3FCAFF7F3FCAFF7F3FF6FD14BEF6FD14BEE59151BFE59151BF5F5B323F5F5B323F02DA773F02DA773F662E7F3F662E7F3F08EB7F3F08EB7F3FE7FD7F3FE7FD7F3FCAFF7F3FCAFF7F3F"> : tensor<1x4x32xf32>}> : () -> tensor<1x4x32xf32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %5 = "stablehlo.reshape"(%4) : (tensor<1x1x4x32xf32>) -> tensor<1x4x32xf32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x4x32xf32>) -> tensor<1x2x4x32xf32>
    %7 = "stablehlo.multiply"(%2, %6) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %8 = "stablehlo.reshape"(%2) : (tensor<1x2x4x32xf32>) -> tensor<1x2x4x16x2xf32>
    %9 = "stablehlo.slice"(%8) <{limit_indices = array<i64: 1, 2, 4, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x4x16x2xf32>) -> tensor<1x2x4x16x1xf32>
    %10 = "stablehlo.negate"(%9) : (tensor<1x2x4x16x1xf32>) -> tensor<1x2x4x16x1xf32>
    %11 = "stablehlo.slice"(%8) <{limit_indices = array<i64: 1, 2, 4, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x4x16x2xf32>) -> tensor<1x2x4x16x1xf32>
    %12 = "stablehlo.concatenate"(%10, %11) <{dimension = 4 : i64}> : (tensor<1x2x4x16x1xf32>, tensor<1x2x4x16x1xf32>) -> tensor<1x2x4x16x2xf32>
    %13 = "stablehlo.reshape"(%12) : (tensor<1x2x4x16x2xf32>) -> tensor<1x2x4x32xf32>
    %14 = "stablehlo.constant"() <{value = dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000095467D3F95467D3F7E06133F7E06133FA6A4373FA6A4373F5226803E5226803E50AAA33D50AAA33D8F38CF3C8F38CF3C1312033C1312033C54CB253B54CB253B95467D3F95467D3F7E06133F7E06133FA6A4373FA6A4373F5226803E5226803E50AAA33D50AAA33D8F38CF3C8F38CF3C1312033C1312033C54CB253B54CB253B0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000095467D3F95467D3F7E06133F7E06133FA6A4373FA6A4373F5226803E5226803E50AAA33D50AAA33D8F38CF3C8F38CF3C1312033C1312033C54CB253B54CB253B95467D3F95467D3F7E06133F7E06133FA6A4373FA6A4373F5226803E5226803E50AAA33D50AAA33D8F38CF3C8F38CF3C1312033C1312033C54CB253B54CB253B"> : tensor<1x4x32xf32>}> : () -> tensor<1x4x32xf32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %16 = "stablehlo.reshape"(%15) : (tensor<1x1x4x32xf32>) -> tensor<1x4x32xf32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x4x32xf32>) -> tensor<1x2x4x32xf32>
    %18 = "stablehlo.multiply"(%13, %17) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %19 = "stablehlo.add"(%7, %18) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %20 = "stablehlo.concatenate"(%1, %19) <{dimension = 2 : i64}> : (tensor<1x2x1x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x5x32xf32>
    %21 = "stablehlo.reshape"(%20) : (tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    "func.return"(%21) : (tensor<1x2x5x32xf32>) -> ()
  }) : () -> ()
}) {mhlo.cross_program_prefetches = [], mhlo.input_output_alias = [], mhlo.is_dynamic = false, mhlo.use_auto_spmd_partitioning = false} : () -> ()
