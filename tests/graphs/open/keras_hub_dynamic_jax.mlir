"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{function_type = (tensor<1x?x2x64xf32>, tensor<1x?xi32>) -> tensor<1x?x2x64xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg3: tensor<1x?x2x64xf32>, %arg4: tensor<1x?xi32>):
    %69 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %70 = "stablehlo.get_dimension_size"(%arg3) <{dimension = 1 : i64}> : (tensor<1x?x2x64xf32>) -> tensor<i32>
    %71 = "stablehlo.get_dimension_size"(%arg4) <{dimension = 1 : i64}> : (tensor<1x?xi32>) -> tensor<i32>
    %72 = "stablehlo.compare"(%70, %69) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.custom_call"(%72, %70) <{api_version = 2 : i32, call_target_name = "shape_assertion", has_side_effect = true}> {error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'tokens'. Using the following polymorphic shapes specifications: args[0].shape = (1, tokens, 2, 64),args[1].shape = (1, tokens). Obtained dimension variables: 'tokens' = {0} from specification 'tokens' for dimension args[0].shape[1] (= {0}), . Please see https://docs.jax.dev/en/latest/501/shape-polymorphism.html#shape-assertion-errors for more details."} : (tensor<i1>, tensor<i32>) -> ()
    %73 = "stablehlo.compare"(%71, %70) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.custom_call"(%73, %71, %70) <{api_version = 2 : i32, call_target_name = "shape_assertion", has_side_effect = true}> {error_message = "Input shapes do not match the polymorphic shapes specification. Found inconsistency between dimension size args[1].shape[1] (= {0}) and the specification 'tokens' (= {1}). Using the following polymorphic shapes specifications: args[0].shape = (1, tokens, 2, 64),args[1].shape = (1, tokens). Obtained dimension variables: 'tokens' = {1} from specification 'tokens' for dimension args[0].shape[1] (= {1}), . Please see https://docs.jax.dev/en/latest/501/shape-polymorphism.html#shape-assertion-errors for more details."} : (tensor<i1>, tensor<i32>, tensor<i32>) -> ()
    %74 = "func.call"(%70, %arg3, %arg4) <{callee = @_wrapped_jax_export_main}> : (tensor<i32>, tensor<1x?x2x64xf32>, tensor<1x?xi32>) -> tensor<1x?x2x64xf32>
    "func.return"(%74) : (tensor<1x?x2x64xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{jax.global_constant = "tokens"}, {}, {}], function_type = (tensor<i32>, tensor<1x?x2x64xf32>, tensor<1x?xi32>) -> tensor<1x?x2x64xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "_wrapped_jax_export_main", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<i32>, %arg1: tensor<1x?x2x64xf32>, %arg2: tensor<1x?xi32>):
    %0 = "stablehlo.constant"() <{value = dense<2> : tensor<1xi32>}> : () -> tensor<1xi32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
    %2 = "stablehlo.constant"() <{value = dense<64> : tensor<1xi32>}> : () -> tensor<1xi32>
    %3 = "stablehlo.constant"() <{value = dense<32> : tensor<1xi32>}> : () -> tensor<1xi32>
    %4 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
    %5 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.constant"() <{value = dense<6.400000e+01> : tensor<f32>}> : () -> tensor<f32>
    %8 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %10 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<32xf32>
    %11 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %12 = "stablehlo.multiply"(%11, %10) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %13 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %14 = "stablehlo.add"(%13, %12) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %15 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %16 = "stablehlo.divide"(%14, %15) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %17 = "stablehlo.negate"(%16) : (tensor<32xf32>) -> tensor<32xf32>
    %18 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %19 = "stablehlo.power"(%18, %17) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %20 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %21 = "stablehlo.divide"(%19, %20) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %22 = "stablehlo.convert"(%arg2) : (tensor<1x?xi32>) -> tensor<1x?xf32>
    %23 = "stablehlo.dot_general"(%22, %21) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<1x?xf32>, tensor<32xf32>) -> tensor<1x?x32xf32>
    %24 = "stablehlo.reshape"(%arg0) : (tensor<i32>) -> tensor<1xi32>
    %25 = "stablehlo.concatenate"(%4, %24, %4, %3) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %26 = "stablehlo.dynamic_broadcast_in_dim"(%23, %25) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x?x32xf32>, tensor<4xi32>) -> tensor<1x?x1x32xf32>
    %27 = "stablehlo.reshape"(%arg0) : (tensor<i32>) -> tensor<1xi32>
    %28 = "stablehlo.concatenate"(%4, %27, %4, %3) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %29 = "stablehlo.dynamic_broadcast_in_dim"(%23, %28) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x?x32xf32>, tensor<4xi32>) -> tensor<1x?x1x32xf32>
    %30 = "stablehlo.concatenate"(%26, %29) <{dimension = 2 : i64}> : (tensor<1x?x1x32xf32>, tensor<1x?x1x32xf32>) -> tensor<1x?x2x32xf32>
    %31 = "stablehlo.reshape"(%arg0) : (tensor<i32>) -> tensor<1xi32>
    %32 = "stablehlo.concatenate"(%4, %31, %2) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %33 = "stablehlo.dynamic_reshape"(%30, %32) : (tensor<1x?x2x32xf32>, tensor<3xi32>) -> tensor<1x?x64xf32>
    %34 = "stablehlo.reshape"(%arg0) : (tensor<i32>) -> tensor<1xi32>
    %35 = "stablehlo.concatenate"(%4, %34, %4, %2) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %36 = "stablehlo.dynamic_broadcast_in_dim"(%33, %35) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x?x64xf32>, tensor<4xi32>) -> tensor<1x?x1x64xf32>
    %37 = "stablehlo.cosine"(%36) : (tensor<1x?x1x64xf32>) -> tensor<1x?x1x64xf32>
    %38 = "stablehlo.sine"(%36) : (tensor<1x?x1x64xf32>) -> tensor<1x?x1x64xf32>
    %39 = "stablehlo.concatenate"(%1, %1, %1, %1) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %40 = "stablehlo.reshape"(%arg0) : (tensor<i32>) -> tensor<1xi32>
    %41 = "stablehlo.concatenate"(%4, %40, %0, %3) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %42 = "stablehlo.concatenate"(%4, %4, %4, %4) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %43 = "stablehlo.real_dynamic_slice"(%arg1, %39, %41, %42) : (tensor<1x?x2x64xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) -> tensor<1x?x2x32xf32>
    %44 = "stablehlo.concatenate"(%1, %1, %1, %3) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %45 = "stablehlo.reshape"(%arg0) : (tensor<i32>) -> tensor<1xi32>
    %46 = "stablehlo.concatenate"(%4, %45, %0, %2) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %47 = "stablehlo.concatenate"(%4, %4, %4, %4) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %48 = "stablehlo.real_dynamic_slice"(%arg1, %44, %46, %47) : (tensor<1x?x2x64xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) -> tensor<1x?x2x32xf32>
    %49 = "stablehlo.negate"(%48) : (tensor<1x?x2x32xf32>) -> tensor<1x?x2x32xf32>
    %50 = "stablehlo.reshape"(%arg0) : (tensor<i32>) -> tensor<1xi32>
    %51 = "stablehlo.concatenate"(%4, %50, %0, %4, %3) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<5xi32>
    %52 = "stablehlo.dynamic_broadcast_in_dim"(%49, %51) <{broadcast_dimensions = array<i64: 0, 1, 2, 4>}> : (tensor<1x?x2x32xf32>, tensor<5xi32>) -> tensor<1x?x2x1x32xf32>
    %53 = "stablehlo.reshape"(%arg0) : (tensor<i32>) -> tensor<1xi32>
    %54 = "stablehlo.concatenate"(%4, %53, %0, %4, %3) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<5xi32>
    %55 = "stablehlo.dynamic_broadcast_in_dim"(%43, %54) <{broadcast_dimensions = array<i64: 0, 1, 2, 4>}> : (tensor<1x?x2x32xf32>, tensor<5xi32>) -> tensor<1x?x2x1x32xf32>
    %56 = "stablehlo.concatenate"(%52, %55) <{dimension = 3 : i64}> : (tensor<1x?x2x1x32xf32>, tensor<1x?x2x1x32xf32>) -> tensor<1x?x2x2x32xf32>
    %57 = "stablehlo.reshape"(%arg0) : (tensor<i32>) -> tensor<1xi32>
    %58 = "stablehlo.concatenate"(%4, %57, %0, %2) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %59 = "stablehlo.dynamic_reshape"(%56, %58) : (tensor<1x?x2x2x32xf32>, tensor<4xi32>) -> tensor<1x?x2x64xf32>
    %60 = "stablehlo.reshape"(%arg0) : (tensor<i32>) -> tensor<1xi32>
    %61 = "stablehlo.concatenate"(%4, %60, %0, %2) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %62 = "stablehlo.dynamic_broadcast_in_dim"(%37, %61) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x?x1x64xf32>, tensor<4xi32>) -> tensor<1x?x2x64xf32>
    %63 = "stablehlo.multiply"(%arg1, %62) : (tensor<1x?x2x64xf32>, tensor<1x?x2x64xf32>) -> tensor<1x?x2x64xf32>
    %64 = "stablehlo.reshape"(%arg0) : (tensor<i32>) -> tensor<1xi32>
    %65 = "stablehlo.concatenate"(%4, %64, %0, %2) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %66 = "stablehlo.dynamic_broadcast_in_dim"(%38, %65) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x?x1x64xf32>, tensor<4xi32>) -> tensor<1x?x2x64xf32>
    %67 = "stablehlo.multiply"(%59, %66) : (tensor<1x?x2x64xf32>, tensor<1x?x2x64xf32>) -> tensor<1x?x2x64xf32>
    %68 = "stablehlo.add"(%63, %67) : (tensor<1x?x2x64xf32>, tensor<1x?x2x64xf32>) -> tensor<1x?x2x64xf32>
    "func.return"(%68) : (tensor<1x?x2x64xf32>) -> ()
  }) : () -> ()
}) {jax.uses_shape_polymorphism = true, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
