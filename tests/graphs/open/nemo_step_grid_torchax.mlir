"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1x2x12x32xf32>, tensor<1x2x12x32xf32>) -> (tensor<1x2x12x32xf32>, tensor<1x2x12x32xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x2x12x32xf32>, %arg1: tensor<1x2x12x32xf32>):
    %0 = "stablehlo.constant"() <{value = dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000803F0000803F9BE8A13E9BE8A13ECDCCCC3DCDCCCC3DE386013DE386013D0AD7233C0AD7233C383E4F3B383E4F3B6F12833A6F12833A60CBA53960CBA5390000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000040000000409BE8213F9BE8213FCDCC4C3ECDCC4C3EE386813DE386813D0AD7A33C0AD7A33C383ECF3B383ECF3B6F12033B6F12033B60CB253A60CB253A000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000404000004040E8DC723FE8DC723F9A99993E9A99993E544AC23D544AC23D8FC2F53C8FC2F53CAA6E1B3CAA6E1B3CA69B443BA69B443B10B1783A10B1783A00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000803F0000803F9BE8A13E9BE8A13ECDCCCC3DCDCCCC3DE386013DE386013D0AD7233C0AD7233C383E4F3B383E4F3B6F12833A6F12833A60CBA53960CBA5390000803F0000803F9BE8A13E9BE8A13ECDCCCC3DCDCCCC3DE386013DE386013D0AD7233C0AD7233C383E4F3B383E4F3B6F12833A6F12833A60CBA53960CBA5390000803F0000803F9BE8A13E9BE8A13ECDCCCC3DCDCCCC3DE386013DE386013D0AD7233C0AD7233C383E4F3B383E4F3B6F12833A6F12833A60CBA53960CBA53900000040000000409BE8213F9BE8213FCDCC4C3ECDCC4C3EE386813DE386813D0AD7A33C0AD7A33C383ECF3B383ECF3B6F12033B6F12033B60CB253A60CB253A0000803F0000803F9BE8A13E9BE8A13ECDCCCC3DCDCCCC3DE386013DE386013D0AD7233C0AD7233C383E4F3B383E4F3B6F12833A6F12833A60CBA53960CBA5390000404000004040E8DC723FE8DC723F9A99993E9A99993E544AC23D544AC23D8FC2F53C8FC2F53CAA6E1B3CAA6E1B3CA69B443BA69B443B10B1783A10B1783A0000803F0000803F9BE8A13E9BE8A13ECDCCCC3DCDCCCC3DE386013DE386013D0AD7233C0AD7233C383E4F3B383E4F3B6F12833A6F12833A60CBA53960CBA5390000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000040000000409BE8213F9BE8213FCDCC4C3ECDCC4C3EE386813DE386813D0AD7A33C0AD7A33C383ECF3B383ECF3B6F12033B6F12033B60CB253A60CB253A0000803F0000803F9BE8A13E9BE8A13ECDCCCC3DCDCCCC3DE386013DE386013D0AD7233C0AD7233C383E4F3B383E4F3B6F12833A6F12833A60CBA53960CBA53900000040000000409BE8213F9BE8213FCDCC4C3ECDCC4C3EE386813DE386813D0AD7A33C0AD7A33C383ECF3B383ECF3B6F12033B6F12033B60CB253A60CB253A00000040000000409BE8213F9BE8213FCDCC4C3ECDCC4C3EE386813DE386813D0AD7A33C0AD7A33C383ECF3B383ECF3B6F12033B6F12033B60CB253A60CB253A00000040000000409BE8213F9BE8213FCDCC4C3ECDCC4C3EE386813DE386813D0AD7A33C0AD7A33C383ECF3B383ECF3B6F12033B6F12033B60CB253A60CB253A0000404000004040E8DC723FE8DC723F9A99993E9A99993E544AC23D544AC23D8FC2F53C8FC2F53CAA6E1B3CAA6E1B3CA69B443BA69B443B10B1783A10B1783A00000040000000409BE8213F9BE8213FCDCC4C3ECDCC4C3EE386813DE386813D0AD7A33C0AD7A33C383ECF3B383ECF3B6F12033B6F12033B60CB253A60CB253A"> : tensor<1x1x12x32xf32>}> : () -> tensor<1x1x12x32xf32>
    %1 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 2, 12, 0>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x12x32xf32>) -> tensor<1x2x12x0xf32>
    %2 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 2, 12, 32>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x12x32xf32>) -> tensor<1x2x12x0xf32>
    %3 = "stablehlo.cosine"(%0) : (tensor<1x1x12x32xf32>) -> tensor<1x1x12x32xf32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x12x32xf32>) -> tensor<1x2x12x32xf32>
    %5 = "stablehlo.multiply"(%arg0, %4) : (tensor<1x2x12x32xf32>, tensor<1x2x12x32xf32>) -> tensor<1x2x12x32xf32>
    %6 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x12x32xf32>
    %8 = "stablehlo.multiply"(%5, %7) : (tensor<1x2x12x32xf32>, tensor<1x2x12x32xf32>) -> tensor<1x2x12x32xf32>
    %9 = "stablehlo.reshape"(%arg0) : (tensor<1x2x12x32xf32>) -> tensor<1x2x12x16x2xf32>
    %10 = "stablehlo.slice"(%9) <{limit_indices = array<i64: 1, 2, 12, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x12x16x2xf32>) -> tensor<1x2x12x16x1xf32>
    %11 = "stablehlo.slice"(%9) <{limit_indices = array<i64: 1, 2, 12, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x12x16x2xf32>) -> tensor<1x2x12x16x1xf32>
    %12 = "stablehlo.reshape"(%10) : (tensor<1x2x12x16x1xf32>) -> tensor<1x2x12x16xf32>
    %13 = "stablehlo.reshape"(%11) : (tensor<1x2x12x16x1xf32>) -> tensor<1x2x12x16xf32>
    %14 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x12x16xf32>
    %16 = "stablehlo.multiply"(%15, %13) : (tensor<1x2x12x16xf32>, tensor<1x2x12x16xf32>) -> tensor<1x2x12x16xf32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x12x16xf32>) -> tensor<1x2x12x16x1xf32>
    %18 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x12x16xf32>) -> tensor<1x2x12x16x1xf32>
    %19 = "stablehlo.concatenate"(%17, %18) <{dimension = 4 : i64}> : (tensor<1x2x12x16x1xf32>, tensor<1x2x12x16x1xf32>) -> tensor<1x2x12x16x2xf32>
    %20 = "stablehlo.reshape"(%19) : (tensor<1x2x12x16x2xf32>) -> tensor<1x2x12x32xf32>
    %21 = "stablehlo.sine"(%0) : (tensor<1x1x12x32xf32>) -> tensor<1x1x12x32xf32>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x12x32xf32>) -> tensor<1x2x12x32xf32>
    %23 = "stablehlo.multiply"(%20, %22) : (tensor<1x2x12x32xf32>, tensor<1x2x12x32xf32>) -> tensor<1x2x12x32xf32>
    %24 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %25 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x12x32xf32>
    %26 = "stablehlo.multiply"(%23, %25) : (tensor<1x2x12x32xf32>, tensor<1x2x12x32xf32>) -> tensor<1x2x12x32xf32>
    %27 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %28 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x12x32xf32>
    %29 = "stablehlo.multiply"(%26, %28) : (tensor<1x2x12x32xf32>, tensor<1x2x12x32xf32>) -> tensor<1x2x12x32xf32>
    %30 = "stablehlo.add"(%8, %29) : (tensor<1x2x12x32xf32>, tensor<1x2x12x32xf32>) -> tensor<1x2x12x32xf32>
    %31 = "stablehlo.concatenate"(%1, %30, %2) <{dimension = 3 : i64}> : (tensor<1x2x12x0xf32>, tensor<1x2x12x32xf32>, tensor<1x2x12x0xf32>) -> tensor<1x2x12x32xf32>
    %32 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 2, 12, 0>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x12x32xf32>) -> tensor<1x2x12x0xf32>
    %33 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 2, 12, 32>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x12x32xf32>) -> tensor<1x2x12x0xf32>
    %34 = "stablehlo.cosine"(%0) : (tensor<1x1x12x32xf32>) -> tensor<1x1x12x32xf32>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x12x32xf32>) -> tensor<1x2x12x32xf32>
    %36 = "stablehlo.multiply"(%arg1, %35) : (tensor<1x2x12x32xf32>, tensor<1x2x12x32xf32>) -> tensor<1x2x12x32xf32>
    %37 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x12x32xf32>
    %39 = "stablehlo.multiply"(%36, %38) : (tensor<1x2x12x32xf32>, tensor<1x2x12x32xf32>) -> tensor<1x2x12x32xf32>
    %40 = "stablehlo.reshape"(%arg1) : (tensor<1x2x12x32xf32>) -> tensor<1x2x12x16x2xf32>
    %41 = "stablehlo.slice"(%40) <{limit_indices = array<i64: 1, 2, 12, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x12x16x2xf32>) -> tensor<1x2x12x16x1xf32>
    %42 = "stablehlo.slice"(%40) <{limit_indices = array<i64: 1, 2, 12, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x12x16x2xf32>) -> tensor<1x2x12x16x1xf32>
    %43 = "stablehlo.reshape"(%41) : (tensor<1x2x12x16x1xf32>) -> tensor<1x2x12x16xf32>
    %44 = "stablehlo.reshape"(%42) : (tensor<1x2x12x16x1xf32>) -> tensor<1x2x12x16xf32>
    %45 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %46 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x12x16xf32>
    %47 = "stablehlo.multiply"(%46, %44) : (tensor<1x2x12x16xf32>, tensor<1x2x12x16xf32>) -> tensor<1x2x12x16xf32>
    %48 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x12x16xf32>) -> tensor<1x2x12x16x1xf32>
    %49 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x12x16xf32>) -> tensor<1x2x12x16x1xf32>
    %50 = "stablehlo.concatenate"(%48, %49) <{dimension = 4 : i64}> : (tensor<1x2x12x16x1xf32>, tensor<1x2x12x16x1xf32>) -> tensor<1x2x12x16x2xf32>
    %51 = "stablehlo.reshape"(%50) : (tensor<1x2x12x16x2xf32>) -> tensor<1x2x12x32xf32>
    %52 = "stablehlo.sine"(%0) : (tensor<1x1x12x32xf32>) -> tensor<1x1x12x32xf32>
    %53 = "stablehlo.broadcast_in_dim"(%52) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x12x32xf32>) -> tensor<1x2x12x32xf32>
    %54 = "stablehlo.multiply"(%51, %53) : (tensor<1x2x12x32xf32>, tensor<1x2x12x32xf32>) -> tensor<1x2x12x32xf32>
    %55 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %56 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x12x32xf32>
    %57 = "stablehlo.multiply"(%54, %56) : (tensor<1x2x12x32xf32>, tensor<1x2x12x32xf32>) -> tensor<1x2x12x32xf32>
    %58 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %59 = "stablehlo.broadcast_in_dim"(%58) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x12x32xf32>
    %60 = "stablehlo.multiply"(%57, %59) : (tensor<1x2x12x32xf32>, tensor<1x2x12x32xf32>) -> tensor<1x2x12x32xf32>
    %61 = "stablehlo.add"(%39, %60) : (tensor<1x2x12x32xf32>, tensor<1x2x12x32xf32>) -> tensor<1x2x12x32xf32>
    %62 = "stablehlo.concatenate"(%32, %61, %33) <{dimension = 3 : i64}> : (tensor<1x2x12x0xf32>, tensor<1x2x12x32xf32>, tensor<1x2x12x0xf32>) -> tensor<1x2x12x32xf32>
    "func.return"(%31, %62) : (tensor<1x2x12x32xf32>, tensor<1x2x12x32xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
