"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x6x48xf32>, tensor<2x6x48xf32>) -> (tensor<2x6x48xf32>, tensor<2x6x48xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<2x6x48xf32>, %arg1: tensor<2x6x48xf32>):
    %0 = "stablehlo.constant"() <{value = dense<"0x000080BF000080BF441F30BF441F30BF5045853E5045853E33F17F3F33F17F3F1756DABC1756DABCF48361BFF48361BF27147F3F27147F3F000080BF000080BF000080BF000080BF441F30BF441F30BF5045853E5045853E33F17F3F33F17F3F1756DABC1756DABCF48361BFF48361BF27147F3F27147F3F000080BF000080BF000080BF000080BF441F30BF441F30BF5045853E5045853E33F17F3F33F17F3F1756DABC1756DABCF48361BFF48361BF27147F3F27147F3F000080BF000080BF0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F000080BF000080BF441F30BF441F30BF5045853E5045853E33F17F3F33F17F3F1756DABC1756DABCF48361BFF48361BF27147F3F27147F3F000080BF000080BF000080BF000080BF441F30BF441F30BF5045853E5045853E33F17F3F33F17F3F1756DABC1756DABCF48361BFF48361BF27147F3F27147F3F000080BF000080BF000080BF000080BF441F30BF441F30BF5045853E5045853E33F17F3F33F17F3F1756DABC1756DABCF48361BFF48361BF27147F3F27147F3F000080BF000080BF000080BF000080BF441F30BF441F30BF5045853E5045853E33F17F3F33F17F3F1756DABC1756DABCF48361BFF48361BF27147F3F27147F3F000080BF000080BF000080BF000080BF441F30BF441F30BF5045853E5045853E33F17F3F33F17F3F1756DABC1756DABCF48361BFF48361BF27147F3F27147F3F000080BF000080BF0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F000080BF000080BF441F30BF441F30BF5045853E5045853E33F17F3F33F17F3F1756DABC1756DABCF48361BFF48361BF27147F3F27147F3F000080BF000080BF000080BF000080BF441F30BF441F30BF5045853E5045853E33F17F3F33F17F3F1756DABC1756DABCF48361BFF48361BF27147F3F27147F3F000080BF000080BF"> : tensor<1x6x32xf32>}> : () -> tensor<1x6x32xf32>
    %1 = "stablehlo.constant"() <{value = dense<"0x2EBDBB332EBDBB3399C9393F99C9393FEE2C773FEE2C773F4715AE3C4715AE3CB8E87FBFB8E87FBFE44FF23EE44FF23E6E97AD3D6E97AD3DE154A5B5E154A5B52EBDBB332EBDBB3399C9393F99C9393FEE2C773FEE2C773F4715AE3C4715AE3CB8E87FBFB8E87FBFE44FF23EE44FF23E6E97AD3D6E97AD3DE154A5B5E154A5B52EBDBB332EBDBB3399C9393F99C9393FEE2C773FEE2C773F4715AE3C4715AE3CB8E87FBFB8E87FBFE44FF23EE44FF23E6E97AD3D6E97AD3DE154A5B5E154A5B5000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000002EBDBB332EBDBB3399C9393F99C9393FEE2C773FEE2C773F4715AE3C4715AE3CB8E87FBFB8E87FBFE44FF23EE44FF23E6E97AD3D6E97AD3DE154A5B5E154A5B52EBDBBB32EBDBBB399C939BF99C939BFEE2C77BFEE2C77BF4715AEBC4715AEBCB8E87F3FB8E87F3FE44FF2BEE44FF2BE6E97ADBD6E97ADBDE154A535E154A5352EBDBBB32EBDBBB399C939BF99C939BFEE2C77BFEE2C77BF4715AEBC4715AEBCB8E87F3FB8E87F3FE44FF2BEE44FF2BE6E97ADBD6E97ADBDE154A535E154A5352EBDBB332EBDBB3399C9393F99C9393FEE2C773FEE2C773F4715AE3C4715AE3CB8E87FBFB8E87FBFE44FF23EE44FF23E6E97AD3D6E97AD3DE154A5B5E154A5B52EBDBBB32EBDBBB399C939BF99C939BFEE2C77BFEE2C77BF4715AEBC4715AEBCB8E87F3FB8E87F3FE44FF2BEE44FF2BE6E97ADBD6E97ADBDE154A535E154A535000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000002EBDBBB32EBDBBB399C939BF99C939BFEE2C77BFEE2C77BF4715AEBC4715AEBCB8E87F3FB8E87F3FE44FF2BEE44FF2BE6E97ADBD6E97ADBDE154A535E154A5352EBDBBB32EBDBBB399C939BF99C939BFEE2C77BFEE2C77BF4715AEBC4715AEBCB8E87F3FB8E87F3FE44FF2BEE44FF2BE6E97ADBD6E97ADBDE154A535E154A535"> : tensor<1x6x32xf32>}> : () -> tensor<1x6x32xf32>
    %2 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 2, 6, 32>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x6x48xf32>) -> tensor<2x6x32xf32>
    %3 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 2, 6, 48>, start_indices = array<i64: 0, 0, 32>, strides = array<i64: 1, 1, 1>}> : (tensor<2x6x48xf32>) -> tensor<2x6x16xf32>
    %4 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 2, 6, 32>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x6x48xf32>) -> tensor<2x6x32xf32>
    %5 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 2, 6, 48>, start_indices = array<i64: 0, 0, 32>, strides = array<i64: 1, 1, 1>}> : (tensor<2x6x48xf32>) -> tensor<2x6x16xf32>
    %6 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x6x32xf32>) -> tensor<2x6x32xf32>
    %7 = "stablehlo.multiply"(%2, %6) : (tensor<2x6x32xf32>, tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
    %8 = "stablehlo.reshape"(%2) : (tensor<2x6x32xf32>) -> tensor<2x6x16x2xf32>
    %9 = "stablehlo.slice"(%8) <{limit_indices = array<i64: 2, 6, 16, 1>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x6x16x2xf32>) -> tensor<2x6x16x1xf32>
    %10 = "stablehlo.slice"(%8) <{limit_indices = array<i64: 2, 6, 16, 2>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x6x16x2xf32>) -> tensor<2x6x16x1xf32>
    %11 = "stablehlo.reshape"(%9) : (tensor<2x6x16x1xf32>) -> tensor<2x6x16xf32>
    %12 = "stablehlo.reshape"(%10) : (tensor<2x6x16x1xf32>) -> tensor<2x6x16xf32>
    %13 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x16xf32>
    %15 = "stablehlo.multiply"(%14, %12) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x6x16xf32>) -> tensor<2x6x16x1xf32>
    %17 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x6x16xf32>) -> tensor<2x6x16x1xf32>
    %18 = "stablehlo.concatenate"(%16, %17) <{dimension = 3 : i64}> : (tensor<2x6x16x1xf32>, tensor<2x6x16x1xf32>) -> tensor<2x6x16x2xf32>
    %19 = "stablehlo.reshape"(%18) : (tensor<2x6x16x2xf32>) -> tensor<2x6x32xf32>
    %20 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x6x32xf32>) -> tensor<2x6x32xf32>
    %21 = "stablehlo.multiply"(%19, %20) : (tensor<2x6x32xf32>, tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
    %22 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x32xf32>
    %24 = "stablehlo.multiply"(%21, %23) : (tensor<2x6x32xf32>, tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
    %25 = "stablehlo.add"(%7, %24) : (tensor<2x6x32xf32>, tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
    %26 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x6x32xf32>) -> tensor<2x6x32xf32>
    %27 = "stablehlo.multiply"(%4, %26) : (tensor<2x6x32xf32>, tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
    %28 = "stablehlo.reshape"(%4) : (tensor<2x6x32xf32>) -> tensor<2x6x16x2xf32>
    %29 = "stablehlo.slice"(%28) <{limit_indices = array<i64: 2, 6, 16, 1>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x6x16x2xf32>) -> tensor<2x6x16x1xf32>
    %30 = "stablehlo.slice"(%28) <{limit_indices = array<i64: 2, 6, 16, 2>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x6x16x2xf32>) -> tensor<2x6x16x1xf32>
    %31 = "stablehlo.reshape"(%29) : (tensor<2x6x16x1xf32>) -> tensor<2x6x16xf32>
    %32 = "stablehlo.reshape"(%30) : (tensor<2x6x16x1xf32>) -> tensor<2x6x16xf32>
    %33 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x16xf32>
    %35 = "stablehlo.multiply"(%34, %32) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x6x16xf32>) -> tensor<2x6x16x1xf32>
    %37 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x6x16xf32>) -> tensor<2x6x16x1xf32>
    %38 = "stablehlo.concatenate"(%36, %37) <{dimension = 3 : i64}> : (tensor<2x6x16x1xf32>, tensor<2x6x16x1xf32>) -> tensor<2x6x16x2xf32>
    %39 = "stablehlo.reshape"(%38) : (tensor<2x6x16x2xf32>) -> tensor<2x6x32xf32>
    %40 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x6x32xf32>) -> tensor<2x6x32xf32>
    %41 = "stablehlo.multiply"(%39, %40) : (tensor<2x6x32xf32>, tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
    %42 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %43 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x32xf32>
    %44 = "stablehlo.multiply"(%41, %43) : (tensor<2x6x32xf32>, tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
    %45 = "stablehlo.add"(%27, %44) : (tensor<2x6x32xf32>, tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
    %46 = "stablehlo.concatenate"(%25, %3) <{dimension = 2 : i64}> : (tensor<2x6x32xf32>, tensor<2x6x16xf32>) -> tensor<2x6x48xf32>
    %47 = "stablehlo.concatenate"(%45, %5) <{dimension = 2 : i64}> : (tensor<2x6x32xf32>, tensor<2x6x16xf32>) -> tensor<2x6x48xf32>
    "func.return"(%46, %47) : (tensor<2x6x48xf32>, tensor<2x6x48xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
