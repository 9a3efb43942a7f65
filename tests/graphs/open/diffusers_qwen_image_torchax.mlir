"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<1x6x2x64xf32>, tensor<1x6x2x64xf32>, tensor<6x2xi32>) -> (tensor<1x6x2x64xf32>, tensor<1x6x2x64xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x6x2x64xf32>, %arg1: tensor<1x6x2x64xf32>, %arg2: tensor<6x2xi32>):
    %0 = "stablehlo.constant"() <{value = dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F41510A3F0D94583F6B4E733F83F67B3F98B87E3F68987F3F3CDF7F3FA3F57F3FB9FC7F3FF7FE7F3FACFF7F3FE6FF7F3FF8FF7F3FFDFF7F3FFFFF7F3F0000803F3311D5BEB2E8DC3EEC7B4E3FA6FA6F3FA5E57A3FF3617E3FF97C7F3F8ED67F3FE5F27F3FDBFB7F3FB1FE7F3F96FF7F3FDFFF7F3FF5FF7F3FFDFF7F3FFFFF7F3F26707DBFAB7FEDBD582F153F296D5C3FEF90743F9E5D7C3F4FD97E3FC3A27F3F83E27F3FADF67F3F0DFD7F3F11FF7F3FB5FF7F3FE8FF7F3FF9FF7F3FFEFF7F3F305527BF9EAF20BFB12E9A3EEDEB413FA7CA6B3F098D793F69F47D3F465A7F3F94CB7F3F6CEF7F3FC2FA7F3F58FE7F3F7AFF7F3FD6FF7F3FF3FF7F3FFCFF7F3F2C3C913E403272BFE97229BCF14C213F40A9603F7CF2753F81CE7C3F1EFD7E3F19AE7F3F19E67F3FCFF77F3F69FD7F3F2EFF7F3FBEFF7F3FEBFF7F3FF9FF7F3FB8CD753F531D79BF6D3FA4BE352FF73E3249533FE290713FE3677B3F518B7E3F128A7F3FB3DA7F3F34F47F3F45FC7F3FD2FE7F3FA1FF7F3FE2FF7F3FF7FF7F3FBDFF403F5E4F33BFBC7419BFBAF8A33EB3CC433FC56B6C3FEAC0793FE9047E3F815F7F3F3BCD7F3FF2EF7F3FECFA7F3F65FE7F3F7EFF7F3FD7FF7F3FF3FF7F3F"> : tensor<8x16xf32>}> : () -> tensor<8x16xf32>
    %1 = "stablehlo.constant"() <{value = dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000A46A573FBA7D083F3E399F3E3A23353E7775CC3DB036663D5B81013D42AB913C57D6233C5C44B83B203E4F3B2015E93A6E12833A156A133A5FCBA53953773A39B7C7683F0AF2663F1B54173FF647B23EF96F4B3E88D9E53DC870813D5CA5113D3ED4A33C9D43383CDC3DCF3B0815693B6912033B146A933A5ECB253A5377BA39C381103ED7457E3FC209503F6C2F023F6D4E973ED8EE2B3EC0FFC13D4E695A3D1FB9F53CC7318A3C106E1B3CA8CFAE3B939B443B1A1FDD3A0CB1783A7ED90B3ACFBD41BFEC49473FDE1D743FBC1F273FD861C73EC665643E882E013EC88D913DDBCB233DA240B83CCD3C4F3CA714E93B5812833B0E6A133B5CCBA53A52773A3A107C75BFD8DAA53E7FFC7F3FABCA463F4477F53EEE118E3E1D3C213E21DBB53DF4B64C3DFE4DE63C8085813CBBAC113CDED6A33B8C44383B313ECF3A2615693A8C0F8FBE76E56BBE4E78723F8830603F698C103FFD7DA93E6E20413EC219DA3DD19C753DBF2C0A3D466C9B3C05CF2E3C599BC43B061F5D3B04B1F83A7CD98B3A4630283F70B636BF6EE84C3F4484723F73EB243FDF60C43E50D3603EBA46FE3D323E8F3D5F31213DA552B53C2AF14B3CC75FE53BBDFC803BEB11113B6628A33A"> : tensor<8x16xf32>}> : () -> tensor<8x16xf32>
    %2 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 6, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<6x2xi32>) -> tensor<6x1xi32>
    %3 = "stablehlo.reshape"(%2) : (tensor<6x1xi32>) -> tensor<6xi32>
    %4 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<6xi32>
    %6 = "stablehlo.compare"(%3, %5) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %7 = "stablehlo.constant"() <{value = dense<8> : tensor<i32>}> : () -> tensor<i32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<6xi32>
    %9 = "stablehlo.add"(%3, %8) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %10 = "stablehlo.select"(%6, %9, %3) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xi32>) -> tensor<6x1xi32>
    %12 = "stablehlo.gather"(%0, %11) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 16>}> : (tensor<8x16xf32>, tensor<6x1xi32>) -> tensor<6x16xf32>
    %13 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 6, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<6x2xi32>) -> tensor<6x1xi32>
    %14 = "stablehlo.reshape"(%13) : (tensor<6x1xi32>) -> tensor<6xi32>
    %15 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<6xi32>
    %17 = "stablehlo.compare"(%14, %16) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %18 = "stablehlo.constant"() <{value = dense<8> : tensor<i32>}> : () -> tensor<i32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<6xi32>
    %20 = "stablehlo.add"(%14, %19) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %21 = "stablehlo.select"(%17, %20, %14) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xi32>) -> tensor<6x1xi32>
    %23 = "stablehlo.gather"(%1, %22) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 16>}> : (tensor<8x16xf32>, tensor<6x1xi32>) -> tensor<6x16xf32>
    %24 = "stablehlo.convert"(%23) : (tensor<6x16xf32>) -> tensor<6x16xcomplex<f32>>
    %25 = "stablehlo.constant"() <{value = dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<6x16xcomplex<f32>>
    %27 = "stablehlo.multiply"(%26, %24) : (tensor<6x16xcomplex<f32>>, tensor<6x16xcomplex<f32>>) -> tensor<6x16xcomplex<f32>>
    %28 = "stablehlo.convert"(%12) : (tensor<6x16xf32>) -> tensor<6x16xcomplex<f32>>
    %29 = "stablehlo.add"(%28, %27) : (tensor<6x16xcomplex<f32>>, tensor<6x16xcomplex<f32>>) -> tensor<6x16xcomplex<f32>>
    %30 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 6, 2>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>}> : (tensor<6x2xi32>) -> tensor<6x1xi32>
    %31 = "stablehlo.reshape"(%30) : (tensor<6x1xi32>) -> tensor<6xi32>
    %32 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %33 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<6xi32>
    %34 = "stablehlo.compare"(%31, %33) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %35 = "stablehlo.constant"() <{value = dense<8> : tensor<i32>}> : () -> tensor<i32>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<6xi32>
    %37 = "stablehlo.add"(%31, %36) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %38 = "stablehlo.select"(%34, %37, %31) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %39 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xi32>) -> tensor<6x1xi32>
    %40 = "stablehlo.gather"(%0, %39) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 16>}> : (tensor<8x16xf32>, tensor<6x1xi32>) -> tensor<6x16xf32>
    %41 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 6, 2>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>}> : (tensor<6x2xi32>) -> tensor<6x1xi32>
    %42 = "stablehlo.reshape"(%41) : (tensor<6x1xi32>) -> tensor<6xi32>
    %43 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %44 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<6xi32>
    %45 = "stablehlo.compare"(%42, %44) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %46 = "stablehlo.constant"() <{value = dense<8> : tensor<i32>}> : () -> tensor<i32>
    %47 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<6xi32>
    %48 = "stablehlo.add"(%42, %47) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %49 = "stablehlo.select"(%45, %48, %42) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %50 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xi32>) -> tensor<6x1xi32>
    %51 = "stablehlo.gather"(%1, %50) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 16>}> : (tensor<8x16xf32>, tensor<6x1xi32>) -> tensor<6x16xf32>
    %52 = "stablehlo.convert"(%51) : (tensor<6x16xf32>) -> tensor<6x16xcomplex<f32>>
    %53 = "stablehlo.constant"() <{value = dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %54 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<6x16xcomplex<f32>>
    %55 = "stablehlo.multiply"(%54, %52) : (tensor<6x16xcomplex<f32>>, tensor<6x16xcomplex<f32>>) -> tensor<6x16xcomplex<f32>>
    %56 = "stablehlo.convert"(%40) : (tensor<6x16xf32>) -> tensor<6x16xcomplex<f32>>
    %57 = "stablehlo.add"(%56, %55) : (tensor<6x16xcomplex<f32>>, tensor<6x16xcomplex<f32>>) -> tensor<6x16xcomplex<f32>>
    %58 = "stablehlo.concatenate"(%29, %57) <{dimension = 1 : i64}> : (tensor<6x16xcomplex<f32>>, tensor<6x16xcomplex<f32>>) -> tensor<6x32xcomplex<f32>>
    %59 = "stablehlo.reshape"(%arg0) : (tensor<1x6x2x64xf32>) -> tensor<1x6x2x32x2xf32>
    %60 = "stablehlo.slice"(%59) <{limit_indices = array<i64: 1, 6, 2, 32, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x6x2x32x2xf32>) -> tensor<1x6x2x32x1xf32>
    %61 = "stablehlo.reshape"(%60) : (tensor<1x6x2x32x1xf32>) -> tensor<1x6x2x32xf32>
    %62 = "stablehlo.slice"(%59) <{limit_indices = array<i64: 1, 6, 2, 32, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x6x2x32x2xf32>) -> tensor<1x6x2x32x1xf32>
    %63 = "stablehlo.reshape"(%62) : (tensor<1x6x2x32x1xf32>) -> tensor<1x6x2x32xf32>
    %64 = "stablehlo.complex"(%61, %63) : (tensor<1x6x2x32xf32>, tensor<1x6x2x32xf32>) -> tensor<1x6x2x32xcomplex<f32>>
    %65 = "stablehlo.broadcast_in_dim"(%58) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<6x32xcomplex<f32>>) -> tensor<6x1x32xcomplex<f32>>
    %66 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<6x1x32xcomplex<f32>>) -> tensor<1x6x1x32xcomplex<f32>>
    %67 = "stablehlo.broadcast_in_dim"(%66) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x6x1x32xcomplex<f32>>) -> tensor<1x6x2x32xcomplex<f32>>
    %68 = "stablehlo.multiply"(%64, %67) : (tensor<1x6x2x32xcomplex<f32>>, tensor<1x6x2x32xcomplex<f32>>) -> tensor<1x6x2x32xcomplex<f32>>
    %69 = "stablehlo.real"(%68) : (tensor<1x6x2x32xcomplex<f32>>) -> tensor<1x6x2x32xf32>
    %70 = "stablehlo.imag"(%68) : (tensor<1x6x2x32xcomplex<f32>>) -> tensor<1x6x2x32xf32>
    %71 = "stablehlo.broadcast_in_dim"(%69) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x6x2x32xf32>) -> tensor<1x6x2x32x1xf32>
    %72 = "stablehlo.broadcast_in_dim"(%70) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x6x2x32xf32>) -> tensor<1x6x2x32x1xf32>
    %73 = "stablehlo.concatenate"(%71, %72) <{dimension = 4 : i64}> : (tensor<1x6x2x32x1xf32>, tensor<1x6x2x32x1xf32>) -> tensor<1x6x2x32x2xf32>
    %74 = "stablehlo.reshape"(%73) : (tensor<1x6x2x32x2xf32>) -> tensor<1x6x2x64xf32>
    %75 = "stablehlo.reshape"(%arg1) : (tensor<1x6x2x64xf32>) -> tensor<1x6x2x32x2xf32>
    %76 = "stablehlo.slice"(%75) <{limit_indices = array<i64: 1, 6, 2, 32, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x6x2x32x2xf32>) -> tensor<1x6x2x32x1xf32>
    %77 = "stablehlo.reshape"(%76) : (tensor<1x6x2x32x1xf32>) -> tensor<1x6x2x32xf32>
    %78 = "stablehlo.slice"(%75) <{limit_indices = array<i64: 1, 6, 2, 32, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x6x2x32x2xf32>) -> tensor<1x6x2x32x1xf32>
    %79 = "stablehlo.reshape"(%78) : (tensor<1x6x2x32x1xf32>) -> tensor<1x6x2x32xf32>
    %80 = "stablehlo.complex"(%77, %79) : (tensor<1x6x2x32xf32>, tensor<1x6x2x32xf32>) -> tensor<1x6x2x32xcomplex<f32>>
    %81 = "stablehlo.broadcast_in_dim"(%58) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<6x32xcomplex<f32>>) -> tensor<6x1x32xcomplex<f32>>
    %82 = "stablehlo.broadcast_in_dim"(%81) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<6x1x32xcomplex<f32>>) -> tensor<1x6x1x32xcomplex<f32>>
    %83 = "stablehlo.broadcast_in_dim"(%82) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x6x1x32xcomplex<f32>>) -> tensor<1x6x2x32xcomplex<f32>>
    %84 = "stablehlo.multiply"(%80, %83) : (tensor<1x6x2x32xcomplex<f32>>, tensor<1x6x2x32xcomplex<f32>>) -> tensor<1x6x2x32xcomplex<f32>>
    %85 = "stablehlo.real"(%84) : (tensor<1x6x2x32xcomplex<f32>>) -> tensor<1x6x2x32xf32>
    %86 = "stablehlo.imag"(%84) : (tensor<1x6x2x32xcomplex<f32>>) -> tensor<1x6x2x32xf32>
    %87 = "stablehlo.broadcast_in_dim"(%85) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x6x2x32xf32>) -> tensor<1x6x2x32x1xf32>
    %88 = "stablehlo.broadcast_in_dim"(%86) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x6x2x32xf32>) -> tensor<1x6x2x32x1xf32>
    %89 = "stablehlo.concatenate"(%87, %88) <{dimension = 4 : i64}> : (tensor<1x6x2x32x1xf32>, tensor<1x6x2x32x1xf32>) -> tensor<1x6x2x32x2xf32>
    %90 = "stablehlo.reshape"(%89) : (tensor<1x6x2x32x2xf32>) -> tensor<1x6x2x64xf32>
    "func.return"(%74, %90) : (tensor<1x6x2x64xf32>, tensor<1x6x2x64xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
