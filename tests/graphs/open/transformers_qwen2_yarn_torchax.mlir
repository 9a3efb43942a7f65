"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<1x2x4x128xf32>, tensor<1x1x4x128xf32>, tensor<1x4xi32>) -> (tensor<1x2x4x128xf32>, tensor<1x1x4x128xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x2x4x128xf32>, %arg1: tensor<1x1x4x128xf32>, %arg2: tensor<1x4xi32>):
    %0 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 0.80584222, 0.649381638, 0.523299158, 0.421696514, 0.324828744, 0.249679461, 0.191466615, 0.146446541, 0.111690685, 0.0849104449, 0.0643189475, 0.0485225655, 0.0364355221, 0.0272128899, 0.020198036, 0.0148813073, 0.0108677354, 0.00785171334, 0.00559717556, 0.00392212206, 0.00268651964, 0.00216491078, 0.0017445765, 0.00140585331, 0.00113289594, 9.12935356E-4, 7.35681795E-4, 5.92843455E-4, 4.77738213E-4, 3.84981628E-4, 3.10234464E-4, 2.500000e-04, 2.01460556E-4, 1.62345415E-4, 1.30824774E-4, 1.05424122E-4, 8.49552088E-5, 6.84604893E-5, 5.51683552E-5, 4.44569851E-5, 3.58253164E-5, 2.88695483E-5, 2.32643015E-5, 1.87473561E-5, 1.51074091E-5, 1.21741887E-5, 9.81047469E-6, 7.90569356E-6, 6.37074163E-6, 5.13381246E-6, 4.13704265E-6, 3.33380353E-6, 2.68651957E-6, 2.16491094E-6, 1.74457659E-6, 1.40585337E-6, 1.13289593E-6, 9.1293532E-7, 7.35681795E-7, 5.92843435E-7, 4.7773824E-7, 3.84981632E-7, 3.10234441E-7]> : tensor<64xf32>}> : () -> tensor<64xf32>
    %1 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xi32>) -> tensor<1x4x1xi32>
    %2 = "stablehlo.convert"(%1) : (tensor<1x4x1xi32>) -> tensor<1x4x1xf32>
    %3 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 2>}> : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %4 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x1xf32>) -> tensor<1x4x64xf32>
    %5 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x64xf32>) -> tensor<1x4x64xf32>
    %6 = "stablehlo.multiply"(%4, %5) : (tensor<1x4x64xf32>, tensor<1x4x64xf32>) -> tensor<1x4x64xf32>
    %7 = "stablehlo.concatenate"(%6, %6) <{dimension = 2 : i64}> : (tensor<1x4x64xf32>, tensor<1x4x64xf32>) -> tensor<1x4x128xf32>
    %8 = "stablehlo.cosine"(%7) : (tensor<1x4x128xf32>) -> tensor<1x4x128xf32>
    %9 = "stablehlo.constant"() <{value = dense<1.13862944> : tensor<f32>}> : () -> tensor<f32>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4x128xf32>
    %11 = "stablehlo.multiply"(%8, %10) : (tensor<1x4x128xf32>, tensor<1x4x128xf32>) -> tensor<1x4x128xf32>
    %12 = "stablehlo.sine"(%7) : (tensor<1x4x128xf32>) -> tensor<1x4x128xf32>
    %13 = "stablehlo.constant"() <{value = dense<1.13862944> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4x128xf32>
    %15 = "stablehlo.multiply"(%12, %14) : (tensor<1x4x128xf32>, tensor<1x4x128xf32>) -> tensor<1x4x128xf32>
    %16 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x4x128xf32>) -> tensor<1x1x4x128xf32>
    %17 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x4x128xf32>) -> tensor<1x1x4x128xf32>
    %18 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x128xf32>) -> tensor<1x2x4x128xf32>
    %19 = "stablehlo.multiply"(%arg0, %18) : (tensor<1x2x4x128xf32>, tensor<1x2x4x128xf32>) -> tensor<1x2x4x128xf32>
    %20 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 2, 4, 64>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x4x128xf32>) -> tensor<1x2x4x64xf32>
    %21 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 2, 4, 128>, start_indices = array<i64: 0, 0, 0, 64>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x4x128xf32>) -> tensor<1x2x4x64xf32>
    %22 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x4x64xf32>
    %24 = "stablehlo.multiply"(%23, %21) : (tensor<1x2x4x64xf32>, tensor<1x2x4x64xf32>) -> tensor<1x2x4x64xf32>
    %25 = "stablehlo.concatenate"(%24, %20) <{dimension = 3 : i64}> : (tensor<1x2x4x64xf32>, tensor<1x2x4x64xf32>) -> tensor<1x2x4x128xf32>
    %26 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x128xf32>) -> tensor<1x2x4x128xf32>
    %27 = "stablehlo.multiply"(%25, %26) : (tensor<1x2x4x128xf32>, tensor<1x2x4x128xf32>) -> tensor<1x2x4x128xf32>
    %28 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x4x128xf32>
    %30 = "stablehlo.multiply"(%27, %29) : (tensor<1x2x4x128xf32>, tensor<1x2x4x128xf32>) -> tensor<1x2x4x128xf32>
    %31 = "stablehlo.add"(%19, %30) : (tensor<1x2x4x128xf32>, tensor<1x2x4x128xf32>) -> tensor<1x2x4x128xf32>
    %32 = "stablehlo.multiply"(%arg1, %16) : (tensor<1x1x4x128xf32>, tensor<1x1x4x128xf32>) -> tensor<1x1x4x128xf32>
    %33 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 1, 4, 64>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x4x128xf32>) -> tensor<1x1x4x64xf32>
    %34 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 1, 4, 128>, start_indices = array<i64: 0, 0, 0, 64>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x4x128xf32>) -> tensor<1x1x4x64xf32>
    %35 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x4x64xf32>
    %37 = "stablehlo.multiply"(%36, %34) : (tensor<1x1x4x64xf32>, tensor<1x1x4x64xf32>) -> tensor<1x1x4x64xf32>
    %38 = "stablehlo.concatenate"(%37, %33) <{dimension = 3 : i64}> : (tensor<1x1x4x64xf32>, tensor<1x1x4x64xf32>) -> tensor<1x1x4x128xf32>
    %39 = "stablehlo.multiply"(%38, %17) : (tensor<1x1x4x128xf32>, tensor<1x1x4x128xf32>) -> tensor<1x1x4x128xf32>
    %40 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %41 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x4x128xf32>
    %42 = "stablehlo.multiply"(%39, %41) : (tensor<1x1x4x128xf32>, tensor<1x1x4x128xf32>) -> tensor<1x1x4x128xf32>
    %43 = "stablehlo.add"(%32, %42) : (tensor<1x1x4x128xf32>, tensor<1x1x4x128xf32>) -> tensor<1x1x4x128xf32>
    "func.return"(%31, %43) : (tensor<1x2x4x128xf32>, tensor<1x1x4x128xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
