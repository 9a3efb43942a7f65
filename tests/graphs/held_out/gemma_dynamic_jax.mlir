"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{function_type = (tensor<1x?x2x32xf32>, tensor<1x?xi32>) -> tensor<1x?x2x32xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg7: tensor<1x?x2x32xf32>, %arg8: tensor<1x?xi32>):
    %66 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %67 = "stablehlo.get_dimension_size"(%arg7) <{dimension = 1 : i64}> : (tensor<1x?x2x32xf32>) -> tensor<i32>
    %68 = "stablehlo.get_dimension_size"(%arg8) <{dimension = 1 : i64}> : (tensor<1x?xi32>) -> tensor<i32>
    %69 = "stablehlo.compare"(%67, %66) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.custom_call"(%69, %67) <{api_version = 2 : i32, call_target_name = "shape_assertion", has_side_effect = true}> {error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'tokens'. Using the following polymorphic shapes specifications: args[0].shape = (1, tokens, 2, 32),args[1].shape = (1, tokens). Obtained dimension variables: 'tokens' = {0} from specification 'tokens' for dimension args[0].shape[1] (= {0}), . Please see https://docs.jax.dev/en/latest/501/shape-polymorphism.html#shape-assertion-errors for more details."} : (tensor<i1>, tensor<i32>) -> ()
    %70 = "stablehlo.compare"(%68, %67) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.custom_call"(%70, %68, %67) <{api_version = 2 : i32, call_target_name = "shape_assertion", has_side_effect = true}> {error_message = "Input shapes do not match the polymorphic shapes specification. Found inconsistency between dimension size args[1].shape[1] (= {0}) and the specification 'tokens' (= {1}). Using the following polymorphic shapes specifications: args[0].shape = (1, tokens, 2, 32),args[1].shape = (1, tokens). Obtained dimension variables: 'tokens' = {1} from specification 'tokens' for dimension args[0].shape[1] (= {1}), . Please see https://docs.jax.dev/en/latest/501/shape-polymorphism.html#shape-assertion-errors for more details."} : (tensor<i1>, tensor<i32>, tensor<i32>) -> ()
    %71 = "func.call"(%67, %arg7, %arg8) <{callee = @_wrapped_jax_export_main}> : (tensor<i32>, tensor<1x?x2x32xf32>, tensor<1x?xi32>) -> tensor<1x?x2x32xf32>
    "func.return"(%71) : (tensor<1x?x2x32xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{jax.global_constant = "tokens"}, {}, {}], function_type = (tensor<i32>, tensor<1x?x2x32xf32>, tensor<1x?xi32>) -> tensor<1x?x2x32xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "_wrapped_jax_export_main", sym_visibility = "private"}> ({
  ^bb0(%arg4: tensor<i32>, %arg5: tensor<1x?x2x32xf32>, %arg6: tensor<1x?xi32>):
    %0 = "stablehlo.constant"() <{value = dense<32> : tensor<1xi32>}> : () -> tensor<1xi32>
    %1 = "stablehlo.constant"() <{value = dense<2> : tensor<1xi32>}> : () -> tensor<1xi32>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
    %3 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.constant"() <{value = dense<16> : tensor<1xi32>}> : () -> tensor<1xi32>
    %5 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
    %6 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %8 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.constant"() <{value = dense<6.250000e-02> : tensor<f32>}> : () -> tensor<f32>
    %10 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16xf32>
    %11 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %12 = "stablehlo.multiply"(%11, %10) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %13 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %14 = "stablehlo.power"(%13, %12) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %15 = "func.call"(%arg4, %14, %7, %6) <{callee = @_pad}> : (tensor<i32>, tensor<16xf32>, tensor<i32>, tensor<f32>) -> tensor<16xf32>
    %16 = "stablehlo.reshape"(%arg4) : (tensor<i32>) -> tensor<1xi32>
    %17 = "stablehlo.concatenate"(%5, %16, %5) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %18 = "stablehlo.dynamic_broadcast_in_dim"(%arg6, %17) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x?xi32>, tensor<3xi32>) -> tensor<1x?x1xi32>
    %19 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 2>}> : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %20 = "stablehlo.convert"(%18) : (tensor<1x?x1xi32>) -> tensor<1x?x1xf32>
    %21 = "stablehlo.reshape"(%arg4) : (tensor<i32>) -> tensor<1xi32>
    %22 = "stablehlo.concatenate"(%5, %21, %4) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %23 = "stablehlo.dynamic_broadcast_in_dim"(%20, %22) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x?x1xf32>, tensor<3xi32>) -> tensor<1x?x16xf32>
    %24 = "stablehlo.reshape"(%arg4) : (tensor<i32>) -> tensor<1xi32>
    %25 = "stablehlo.concatenate"(%5, %24, %4) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %26 = "stablehlo.dynamic_broadcast_in_dim"(%19, %25) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x16xf32>, tensor<3xi32>) -> tensor<1x?x16xf32>
    %27 = "stablehlo.divide"(%23, %26) : (tensor<1x?x16xf32>, tensor<1x?x16xf32>) -> tensor<1x?x16xf32>
    %28 = "stablehlo.reshape"(%arg4) : (tensor<i32>) -> tensor<1xi32>
    %29 = "stablehlo.concatenate"(%5, %28, %5, %4) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %30 = "stablehlo.dynamic_broadcast_in_dim"(%27, %29) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x?x16xf32>, tensor<4xi32>) -> tensor<1x?x1x16xf32>
    %31 = "stablehlo.reshape"(%arg4) : (tensor<i32>) -> tensor<1xi32>
    %32 = "stablehlo.concatenate"(%5, %31, %5, %4) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %33 = "stablehlo.dynamic_broadcast_in_dim"(%3, %32) <{broadcast_dimensions = array<i64>}> : (tensor<f32>, tensor<4xi32>) -> tensor<1x?x1x16xf32>
    %34 = "stablehlo.divide"(%30, %33) : (tensor<1x?x1x16xf32>, tensor<1x?x1x16xf32>) -> tensor<1x?x1x16xf32>
    %35 = "stablehlo.sine"(%34) : (tensor<1x?x1x16xf32>) -> tensor<1x?x1x16xf32>
    %36 = "stablehlo.cosine"(%34) : (tensor<1x?x1x16xf32>) -> tensor<1x?x1x16xf32>
    %37 = "stablehlo.concatenate"(%2, %2, %2, %2) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %38 = "stablehlo.reshape"(%arg4) : (tensor<i32>) -> tensor<1xi32>
    %39 = "stablehlo.concatenate"(%5, %38, %1, %4) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %40 = "stablehlo.concatenate"(%5, %5, %5, %5) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %41 = "stablehlo.real_dynamic_slice"(%arg5, %37, %39, %40) : (tensor<1x?x2x32xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) -> tensor<1x?x2x16xf32>
    %42 = "stablehlo.concatenate"(%2, %2, %2, %4) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %43 = "stablehlo.reshape"(%arg4) : (tensor<i32>) -> tensor<1xi32>
    %44 = "stablehlo.concatenate"(%5, %43, %1, %0) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %45 = "stablehlo.concatenate"(%5, %5, %5, %5) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %46 = "stablehlo.real_dynamic_slice"(%arg5, %42, %44, %45) : (tensor<1x?x2x32xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) -> tensor<1x?x2x16xf32>
    %47 = "stablehlo.reshape"(%arg4) : (tensor<i32>) -> tensor<1xi32>
    %48 = "stablehlo.concatenate"(%5, %47, %1, %4) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %49 = "stablehlo.dynamic_broadcast_in_dim"(%36, %48) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x?x1x16xf32>, tensor<4xi32>) -> tensor<1x?x2x16xf32>
    %50 = "stablehlo.multiply"(%41, %49) : (tensor<1x?x2x16xf32>, tensor<1x?x2x16xf32>) -> tensor<1x?x2x16xf32>
    %51 = "stablehlo.reshape"(%arg4) : (tensor<i32>) -> tensor<1xi32>
    %52 = "stablehlo.concatenate"(%5, %51, %1, %4) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %53 = "stablehlo.dynamic_broadcast_in_dim"(%35, %52) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x?x1x16xf32>, tensor<4xi32>) -> tensor<1x?x2x16xf32>
    %54 = "stablehlo.multiply"(%46, %53) : (tensor<1x?x2x16xf32>, tensor<1x?x2x16xf32>) -> tensor<1x?x2x16xf32>
    %55 = "stablehlo.subtract"(%50, %54) : (tensor<1x?x2x16xf32>, tensor<1x?x2x16xf32>) -> tensor<1x?x2x16xf32>
    %56 = "stablehlo.reshape"(%arg4) : (tensor<i32>) -> tensor<1xi32>
    %57 = "stablehlo.concatenate"(%5, %56, %1, %4) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %58 = "stablehlo.dynamic_broadcast_in_dim"(%36, %57) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x?x1x16xf32>, tensor<4xi32>) -> tensor<1x?x2x16xf32>
    %59 = "stablehlo.multiply"(%46, %58) : (tensor<1x?x2x16xf32>, tensor<1x?x2x16xf32>) -> tensor<1x?x2x16xf32>
    %60 = "stablehlo.reshape"(%arg4) : (tensor<i32>) -> tensor<1xi32>
    %61 = "stablehlo.concatenate"(%5, %60, %1, %4) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %62 = "stablehlo.dynamic_broadcast_in_dim"(%35, %61) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x?x1x16xf32>, tensor<4xi32>) -> tensor<1x?x2x16xf32>
    %63 = "stablehlo.multiply"(%41, %62) : (tensor<1x?x2x16xf32>, tensor<1x?x2x16xf32>) -> tensor<1x?x2x16xf32>
    %64 = "stablehlo.add"(%59, %63) : (tensor<1x?x2x16xf32>, tensor<1x?x2x16xf32>) -> tensor<1x?x2x16xf32>
    %65 = "stablehlo.concatenate"(%55, %64) <{dimension = 3 : i64}> : (tensor<1x?x2x16xf32>, tensor<1x?x2x16xf32>) -> tensor<1x?x2x32xf32>
    "func.return"(%65) : (tensor<1x?x2x32xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{jax.global_constant = "tokens"}, {}, {}, {}], function_type = (tensor<i32>, tensor<16xf32>, tensor<i32>, tensor<f32>) -> tensor<16xf32>, sym_name = "_pad", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<i32>, %arg1: tensor<16xf32>, %arg2: tensor<i32>, %arg3: tensor<f32>):
    "func.return"(%arg1) : (tensor<16xf32>) -> ()
  }) : () -> ()
}) {jax.uses_shape_polymorphism = true, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
