"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<1x2x6x32xf32>) -> tensor<1x2x6x32xf32>, res_attrs = [{jax.result_info = "result[0]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x2x6x32xf32>):
    %0 = "stablehlo.constant"() <{value = dense<"0x930A86BF930A86BF3A46F1BF3A46F1BFEF402EC0EF402EC0C7DE63C0C7DE63C04DBE8CC04DBE8CC0368DA7C0368DA7C0920A06C0920A06C0384671C0384671C0EE40AEC0EE40AEC0C6DEE3C0C6DEE3C04CBE0CC14CBE0CC1358D27C1358D27C1930A86BF930A86BF3A46F1BF3A46F1BFEF402EC0EF402EC0C7DE63C0C7DE63C04DBE8CC04DBE8CC0368DA7C0368DA7C0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000930A86BF930A86BF3A46F1BF3A46F1BFEF402EC0EF402EC0C7DE63C0C7DE63C04DBE8CC04DBE8CC0368DA7C0368DA7C0920A0640920A06403846714038467140EE40AE40EE40AE40C6DEE340C6DEE3404CBE0C414CBE0C41358D2741358D2741930A863F930A863F3A46F13F3A46F13FEF402E40EF402E40C7DE6340C7DE63404DBE8C404DBE8C40368DA740368DA740920A06C0920A06C0384671C0384671C0EE40AEC0EE40AEC0C6DEE3C0C6DEE3C04CBE0CC14CBE0CC1358D27C1358D27C1930A863F930A863F3A46F13F3A46F13FEF402E40EF402E40C7DE6340C7DE63404DBE8C404DBE8C40368DA740368DA740000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000930A863F930A863F3A46F13F3A46F13FEF402E40EF402E40C7DE6340C7DE63404DBE8C404DBE8C40368DA740368DA740920A0640920A06403846714038467140EE40AE40EE40AE40C6DEE340C6DEE3404CBE0C414CBE0C41358D2741358D2741"> : tensor<1x6x24xf32>}> : () -> tensor<1x6x24xf32>
    %1 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 2, 6, 0>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x6x32xf32>) -> tensor<1x2x6x0xf32>
    %2 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 2, 6, 24>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x6x32xf32>) -> tensor<1x2x6x24xf32>
    %3 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 2, 6, 32>, start_indices = array<i64: 0, 0, 0, 24>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x6x32xf32>) -> tensor<1x2x6x8xf32>
    %4 = "stablehlo.cosine"(%0) : (tensor<1x6x24xf32>) -> tensor<1x6x24xf32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<1x6x24xf32>) -> tensor<1x1x6x24xf32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x6x24xf32>) -> tensor<1x2x6x24xf32>
    %7 = "stablehlo.multiply"(%2, %6) : (tensor<1x2x6x24xf32>, tensor<1x2x6x24xf32>) -> tensor<1x2x6x24xf32>
    %8 = "stablehlo.constant"() <{value = dense<1.500000e+00> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x6x24xf32>
    %10 = "stablehlo.multiply"(%7, %9) : (tensor<1x2x6x24xf32>, tensor<1x2x6x24xf32>) -> tensor<1x2x6x24xf32>
    %11 = "stablehlo.slice"(%2) <{limit_indices = array<i64: 1, 2, 6, 24>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x2x6x24xf32>) -> tensor<1x2x6x12xf32>
    %12 = "stablehlo.slice"(%2) <{limit_indices = array<i64: 1, 2, 6, 24>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x2x6x24xf32>) -> tensor<1x2x6x12xf32>
    %13 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x6x12xf32>
    %15 = "stablehlo.multiply"(%14, %12) : (tensor<1x2x6x12xf32>, tensor<1x2x6x12xf32>) -> tensor<1x2x6x12xf32>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x6x12xf32>) -> tensor<1x2x6x12x1xf32>
    %17 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x6x12xf32>) -> tensor<1x2x6x12x1xf32>
    %18 = "stablehlo.concatenate"(%16, %17) <{dimension = 4 : i64}> : (tensor<1x2x6x12x1xf32>, tensor<1x2x6x12x1xf32>) -> tensor<1x2x6x12x2xf32>
    %19 = "stablehlo.reshape"(%18) : (tensor<1x2x6x12x2xf32>) -> tensor<1x2x6x24xf32>
    %20 = "stablehlo.sine"(%0) : (tensor<1x6x24xf32>) -> tensor<1x6x24xf32>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<1x6x24xf32>) -> tensor<1x1x6x24xf32>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x6x24xf32>) -> tensor<1x2x6x24xf32>
    %23 = "stablehlo.multiply"(%19, %22) : (tensor<1x2x6x24xf32>, tensor<1x2x6x24xf32>) -> tensor<1x2x6x24xf32>
    %24 = "stablehlo.constant"() <{value = dense<1.500000e+00> : tensor<f32>}> : () -> tensor<f32>
    %25 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x6x24xf32>
    %26 = "stablehlo.multiply"(%23, %25) : (tensor<1x2x6x24xf32>, tensor<1x2x6x24xf32>) -> tensor<1x2x6x24xf32>
    %27 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %28 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x6x24xf32>
    %29 = "stablehlo.multiply"(%26, %28) : (tensor<1x2x6x24xf32>, tensor<1x2x6x24xf32>) -> tensor<1x2x6x24xf32>
    %30 = "stablehlo.add"(%10, %29) : (tensor<1x2x6x24xf32>, tensor<1x2x6x24xf32>) -> tensor<1x2x6x24xf32>
    %31 = "stablehlo.concatenate"(%1, %30, %3) <{dimension = 3 : i64}> : (tensor<1x2x6x0xf32>, tensor<1x2x6x24xf32>, tensor<1x2x6x8xf32>) -> tensor<1x2x6x32xf32>
    "func.return"(%31) : (tensor<1x2x6x32xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
