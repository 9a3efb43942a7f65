"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1x5x2x32xbf16>, tensor<1x5x1x32xbf16>) -> (tensor<1x5x2x32xbf16>, tensor<1x5x1x32xbf16>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x5x2x32xbf16>, %arg1: tensor<1x5x1x32xbf16>):
    %0 = "stablehlo.constant"() <{value = dense<[[(1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00)], [(0.540302277,0.841470957), (0.904595434,0.426271141), (0.981255829,0.192709595), (0.996355891,0.0852933451), (0.999292969,0.0375971682), (0.999862849,0.0165596846), (0.999973416,0.00729260034), (0.999994814,0.00321144052), (0.99999988,5.248460e-04), (1.000000e+00,7.78465546E-5), (1.000000e+00,3.42810235E-5), (1.000000e+00,1.50962178E-5), (1.000000e+00,6.64786967E-6), (1.000000e+00,2.92749974E-6), (1.000000e+00,1.28917316E-6), (1.000000e+00,5.6770881E-7)], [(-0.416146845,0.909297406), (0.636585832,0.771205842), (0.925725996,0.378194839), (0.985450088,0.169965059), (0.997172892,0.0751411691), (0.999451577,0.0331148282), (0.999893665,0.0145848133), (0.999979376,0.00642284798), (0.999999463,0.00104969181), (1.000000e+00,1.55693109E-4), (1.000000e+00,6.8562047E-5), (1.000000e+00,3.01924356E-5), (1.000000e+00,1.32957393E-5), (1.000000e+00,5.85499947E-6), (1.000000e+00,2.57834631E-6), (1.000000e+00,1.13541762E-6)], [(-0.989992499,1.411200e-01), (0.24710983,0.968987464), (0.835492312,0.549502194), (0.967362105,0.253398031), (0.993642807,0.112578921), (0.998766124,0.0496608876), (0.999760687,0.0218762495), (0.999953567,0.00963418931), (0.999998748,0.00157453737), (1.000000e+00,2.33539671E-4), (1.000000e+00,1.02843071E-4), (1.000000e+00,4.52886525E-5), (1.000000e+00,1.9943609E-5), (1.000000e+00,8.7824992E-6), (1.000000e+00,3.86751935E-6), (1.000000e+00,1.70312637E-6)], [(-0.653643608,-0.756802499), (-0.189516976,0.981877446), (0.713937342,0.700209618), (0.942223787,0.334984154), (0.988707602,0.149857476), (0.997806787,0.0661933273), (0.999574542,0.0291665234), (0.999917507,0.0128454315), (0.999997794,0.00209938246), (0.99999994,3.11386219E-4), (1.000000e+00,1.37124094E-4), (1.000000e+00,6.03848712E-5), (1.000000e+00,2.65914787E-5), (1.000000e+00,1.17099989E-5), (1.000000e+00,5.15669262E-6), (1.000000e+00,2.27083524E-6)]]> : tensor<5x16xcomplex<f32>>}> : () -> tensor<5x16xcomplex<f32>>
    %1 = "stablehlo.convert"(%arg0) : (tensor<1x5x2x32xbf16>) -> tensor<1x5x2x32xf32>
    %2 = "stablehlo.reshape"(%1) : (tensor<1x5x2x32xf32>) -> tensor<1x5x2x16x2xf32>
    %3 = "stablehlo.slice"(%2) <{limit_indices = array<i64: 1, 5, 2, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x5x2x16x2xf32>) -> tensor<1x5x2x16x1xf32>
    %4 = "stablehlo.reshape"(%3) : (tensor<1x5x2x16x1xf32>) -> tensor<1x5x2x16xf32>
    %5 = "stablehlo.slice"(%2) <{limit_indices = array<i64: 1, 5, 2, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x5x2x16x2xf32>) -> tensor<1x5x2x16x1xf32>
    %6 = "stablehlo.reshape"(%5) : (tensor<1x5x2x16x1xf32>) -> tensor<1x5x2x16xf32>
    %7 = "stablehlo.complex"(%4, %6) : (tensor<1x5x2x16xf32>, tensor<1x5x2x16xf32>) -> tensor<1x5x2x16xcomplex<f32>>
    %8 = "stablehlo.convert"(%arg1) : (tensor<1x5x1x32xbf16>) -> tensor<1x5x1x32xf32>
    %9 = "stablehlo.reshape"(%8) : (tensor<1x5x1x32xf32>) -> tensor<1x5x1x16x2xf32>
    %10 = "stablehlo.slice"(%9) <{limit_indices = array<i64: 1, 5, 1, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x5x1x16x2xf32>) -> tensor<1x5x1x16x1xf32>
    %11 = "stablehlo.reshape"(%10) : (tensor<1x5x1x16x1xf32>) -> tensor<1x5x1x16xf32>
    %12 = "stablehlo.slice"(%9) <{limit_indices = array<i64: 1, 5, 1, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x5x1x16x2xf32>) -> tensor<1x5x1x16x1xf32>
    %13 = "stablehlo.reshape"(%12) : (tensor<1x5x1x16x1xf32>) -> tensor<1x5x1x16xf32>
    %14 = "stablehlo.complex"(%11, %13) : (tensor<1x5x1x16xf32>, tensor<1x5x1x16xf32>) -> tensor<1x5x1x16xcomplex<f32>>
    %15 = "stablehlo.reshape"(%0) : (tensor<5x16xcomplex<f32>>) -> tensor<1x5x1x16xcomplex<f32>>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x1x16xcomplex<f32>>) -> tensor<1x5x2x16xcomplex<f32>>
    %17 = "stablehlo.multiply"(%7, %16) : (tensor<1x5x2x16xcomplex<f32>>, tensor<1x5x2x16xcomplex<f32>>) -> tensor<1x5x2x16xcomplex<f32>>
    %18 = "stablehlo.real"(%17) : (tensor<1x5x2x16xcomplex<f32>>) -> tensor<1x5x2x16xf32>
    %19 = "stablehlo.imag"(%17) : (tensor<1x5x2x16xcomplex<f32>>) -> tensor<1x5x2x16xf32>
    %20 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x2x16xf32>) -> tensor<1x5x2x16x1xf32>
    %21 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x2x16xf32>) -> tensor<1x5x2x16x1xf32>
    %22 = "stablehlo.concatenate"(%20, %21) <{dimension = 4 : i64}> : (tensor<1x5x2x16x1xf32>, tensor<1x5x2x16x1xf32>) -> tensor<1x5x2x16x2xf32>
    %23 = "stablehlo.reshape"(%22) : (tensor<1x5x2x16x2xf32>) -> tensor<1x5x2x32xf32>
    %24 = "stablehlo.multiply"(%14, %15) : (tensor<1x5x1x16xcomplex<f32>>, tensor<1x5x1x16xcomplex<f32>>) -> tensor<1x5x1x16xcomplex<f32>>
    %25 = "stablehlo.real"(%24) : (tensor<1x5x1x16xcomplex<f32>>) -> tensor<1x5x1x16xf32>
    %26 = "stablehlo.imag"(%24) : (tensor<1x5x1x16xcomplex<f32>>) -> tensor<1x5x1x16xf32>
    %27 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x1x16xf32>) -> tensor<1x5x1x16x1xf32>
    %28 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x1x16xf32>) -> tensor<1x5x1x16x1xf32>
    %29 = "stablehlo.concatenate"(%27, %28) <{dimension = 4 : i64}> : (tensor<1x5x1x16x1xf32>, tensor<1x5x1x16x1xf32>) -> tensor<1x5x1x16x2xf32>
    %30 = "stablehlo.reshape"(%29) : (tensor<1x5x1x16x2xf32>) -> tensor<1x5x1x32xf32>
    %31 = "stablehlo.convert"(%23) : (tensor<1x5x2x32xf32>) -> tensor<1x5x2x32xbf16>
    %32 = "stablehlo.convert"(%30) : (tensor<1x5x1x32xf32>) -> tensor<1x5x1x32xbf16>
    "func.return"(%31, %32) : (tensor<1x5x2x32xbf16>, tensor<1x5x1x32xbf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
