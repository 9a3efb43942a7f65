"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1x2x6x32xf32>, tensor<1x2x6x32xf32>) -> (tensor<1x2x6x32xf32>, tensor<1x2x6x32xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x2x6x32xf32>, %arg1: tensor<1x2x6x32xf32>):
    %0 = "stablehlo.constant"() <{value = dense<"0x2EBDBB331C1B7BBFD98156BF8CB107BF7A379EBE13F733BE3920CBBD97B564BDD4B35D3FC12335BF0B4878BFF8892DBFC93FD0BE5AFB6EBE733E07BE436998BD2EBDBB331C1B7BBFD98156BF8CB107BF7A379EBE13F733BE3920CBBD97B564BDD4B35D3FC12335BF0B4878BFF8892DBFC93FD0BE5AFB6EBE733E07BE436998BD000080BF9B4547BE37B90B3F3514593F7178733FF4037C3FDCBC7E3FC2997F3F050000BF20E634BFEB8D793EE1333C3F1EDE693F41EE783FE5C17D3F454A7F3F000080BF9B4547BE37B90B3F3514593F7178733FF4037C3FDCBC7E3FC2997F3F050000BF20E634BFEB8D793EE1333C3F1EDE693F41EE783FE5C17D3F454A7F3F2EBDBB331C1B7BBFD98156BF8CB107BF7A379EBE13F733BE3920CBBD97B564BD00000000000000000000000000000000000000000000000000000000000000002EBDBB331C1B7BBFD98156BF8CB107BF7A379EBE13F733BE3920CBBD97B564BD0000000000000000000000000000000000000000000000000000000000000000000080BF9B4547BE37B90B3F3514593F7178733FF4037C3FDCBC7E3FC2997F3F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F000080BF9B4547BE37B90B3F3514593F7178733FF4037C3FDCBC7E3FC2997F3F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F2EBDBB331C1B7BBFD98156BF8CB107BF7A379EBE13F733BE3920CBBD97B564BDD4B35DBFC123353F0B48783FF8892D3FC93FD03E5AFB6E3E733E073E4369983D2EBDBB331C1B7BBFD98156BF8CB107BF7A379EBE13F733BE3920CBBD97B564BDD4B35DBFC123353F0B48783FF8892D3FC93FD03E5AFB6E3E733E073E4369983D000080BF9B4547BE37B90B3F3514593F7178733FF4037C3FDCBC7E3FC2997F3F050000BF20E634BFEB8D793EE1333C3F1EDE693F41EE783FE5C17D3F454A7F3F000080BF9B4547BE37B90B3F3514593F7178733FF4037C3FDCBC7E3FC2997F3F050000BF20E634BFEB8D793EE1333C3F1EDE693F41EE783FE5C17D3F454A7F3F2EBDBBB31C1B7B3FD981563F8CB1073F7A379E3E13F7333E3920CB3D97B5643DD4B35D3FC12335BF0B4878BFF8892DBFC93FD0BE5AFB6EBE733E07BE436998BD2EBDBBB31C1B7B3FD981563F8CB1073F7A379E3E13F7333E3920CB3D97B5643DD4B35D3FC12335BF0B4878BFF8892DBFC93FD0BE5AFB6EBE733E07BE436998BD000080BF9B4547BE37B90B3F3514593F7178733FF4037C3FDCBC7E3FC2997F3F050000BF20E634BFEB8D793EE1333C3F1EDE693F41EE783FE5C17D3F454A7F3F000080BF9B4547BE37B90B3F3514593F7178733FF4037C3FDCBC7E3FC2997F3F050000BF20E634BFEB8D793EE1333C3F1EDE693F41EE783FE5C17D3F454A7F3F2EBDBBB31C1B7B3FD981563F8CB1073F7A379E3E13F7333E3920CB3D97B5643D00000000000000000000000000000000000000000000000000000000000000002EBDBBB31C1B7B3FD981563F8CB1073F7A379E3E13F7333E3920CB3D97B5643D0000000000000000000000000000000000000000000000000000000000000000000080BF9B4547BE37B90B3F3514593F7178733FF4037C3FDCBC7E3FC2997F3F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F000080BF9B4547BE37B90B3F3514593F7178733FF4037C3FDCBC7E3FC2997F3F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F2EBDBBB31C1B7B3FD981563F8CB1073F7A379E3E13F7333E3920CB3D97B5643DD4B35DBFC123353F0B48783FF8892D3FC93FD03E5AFB6E3E733E073E4369983D2EBDBBB31C1B7B3FD981563F8CB1073F7A379E3E13F7333E3920CB3D97B5643DD4B35DBFC123353F0B48783FF8892D3FC93FD03E5AFB6E3E733E073E4369983D000080BF9B4547BE37B90B3F3514593F7178733FF4037C3FDCBC7E3FC2997F3F050000BF20E634BFEB8D793EE1333C3F1EDE693F41EE783FE5C17D3F454A7F3F000080BF9B4547BE37B90B3F3514593F7178733FF4037C3FDCBC7E3FC2997F3F050000BF20E634BFEB8D793EE1333C3F1EDE693F41EE783FE5C17D3F454A7F3F"> : tensor<6x64xf32>}> : () -> tensor<6x64xf32>
    %1 = "stablehlo.slice"(%0) <{limit_indices = array<i64: 6, 32>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<6x64xf32>) -> tensor<6x32xf32>
    %2 = "stablehlo.slice"(%0) <{limit_indices = array<i64: 6, 64>, start_indices = array<i64: 0, 32>, strides = array<i64: 1, 1>}> : (tensor<6x64xf32>) -> tensor<6x32xf32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<6x32xf32>) -> tensor<1x1x6x32xf32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x6x32xf32>) -> tensor<1x2x6x32xf32>
    %5 = "stablehlo.multiply"(%arg0, %4) : (tensor<1x2x6x32xf32>, tensor<1x2x6x32xf32>) -> tensor<1x2x6x32xf32>
    %6 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 2, 6, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x6x32xf32>) -> tensor<1x2x6x16xf32>
    %7 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 2, 6, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x6x32xf32>) -> tensor<1x2x6x16xf32>
    %8 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x6x16xf32>
    %10 = "stablehlo.multiply"(%9, %7) : (tensor<1x2x6x16xf32>, tensor<1x2x6x16xf32>) -> tensor<1x2x6x16xf32>
    %11 = "stablehlo.concatenate"(%10, %6) <{dimension = 3 : i64}> : (tensor<1x2x6x16xf32>, tensor<1x2x6x16xf32>) -> tensor<1x2x6x32xf32>
    %12 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<6x32xf32>) -> tensor<1x1x6x32xf32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x6x32xf32>) -> tensor<1x2x6x32xf32>
    %14 = "stablehlo.multiply"(%11, %13) : (tensor<1x2x6x32xf32>, tensor<1x2x6x32xf32>) -> tensor<1x2x6x32xf32>
    %15 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x6x32xf32>
    %17 = "stablehlo.multiply"(%14, %16) : (tensor<1x2x6x32xf32>, tensor<1x2x6x32xf32>) -> tensor<1x2x6x32xf32>
    %18 = "stablehlo.add"(%5, %17) : (tensor<1x2x6x32xf32>, tensor<1x2x6x32xf32>) -> tensor<1x2x6x32xf32>
    %19 = "stablehlo.slice"(%0) <{limit_indices = array<i64: 6, 32>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 9223372036854775807>}> : (tensor<6x64xf32>) -> tensor<6x32xf32>
    %20 = "stablehlo.slice"(%0) <{limit_indices = array<i64: 6, 64>, start_indices = array<i64: 0, 32>, strides = array<i64: 1, 1>}> : (tensor<6x64xf32>) -> tensor<6x32xf32>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<6x32xf32>) -> tensor<1x1x6x32xf32>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x6x32xf32>) -> tensor<1x2x6x32xf32>
    %23 = "stablehlo.multiply"(%arg1, %22) : (tensor<1x2x6x32xf32>, tensor<1x2x6x32xf32>) -> tensor<1x2x6x32xf32>
    %24 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 2, 6, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x6x32xf32>) -> tensor<1x2x6x16xf32>
    %25 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 2, 6, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x6x32xf32>) -> tensor<1x2x6x16xf32>
    %26 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %27 = "stablehlo.broadcast_in_dim"(%26) : (tensor<f32>) -> tensor<1x2x6x16xf32>
    %28 = "stablehlo.multiply"(%27, %25) : (tensor<1x2x6x16xf32>, tensor<1x2x6x16xf32>) -> tensor<1x2x6x16xf32>
    %29 = "stablehlo.concatenate"(%28, %24) <{dimension = 3 : i64}> : (tensor<1x2x6x16xf32>, tensor<1x2x6x16xf32>) -> tensor<1x2x6x32xf32>
    %30 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<6x32xf32>) -> tensor<1x1x6x32xf32>
    %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x6x32xf32>) -> tensor<1x2x6x32xf32>
    %32 = "stablehlo.multiply"(%29, %31) : (tensor<1x2x6x32xf32>, tensor<1x2x6x32xf32>) -> tensor<1x2x6x32xf32>
    %33 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x6x32xf32>
    %35 = "stablehlo.multiply"(%32, %34) : (tensor<1x2x6x32xf32>, tensor<1x2x6x32xf32>) -> tensor<1x2x6x32xf32>
    %36 = "stablehlo.add"(%23, %35) : (tensor<1x2x6x32xf32>, tensor<1x2x6x32xf32>) -> tensor<1x2x6x32xf32>
    "func.return"(%18, %36) : (tensor<1x2x6x32xf32>, tensor<1x2x6x32xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
