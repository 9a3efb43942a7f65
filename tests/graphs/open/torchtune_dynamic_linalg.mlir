#map = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<?x?x2x64xf32>, tensor<?x?xi64>) -> tensor<?x?x2x64xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<?x?x2x64xf32>, %arg1: tensor<?x?xi64>):
    %0 = "arith.constant"() <{value = 2 : i64}> : () -> i64
    %1 = "arith.constant"() <{value = 1 : i64}> : () -> i64
    %2 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %3 = "arith.constant"() <{value = 0 : index}> : () -> index
    %4 = "arith.constant"() <{value = 1 : index}> : () -> index
    %5 = "arith.constant"() <{value = 8 : i64}> : () -> i64
    %6 = "arith.constant"() <{value = 32 : i64}> : () -> i64
    %7 = "arith.constant"() <{value = dense<"0x0000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F0000000041510A3FA46A573FB0543B3FCE7A2E3F0D94583FBA7D083FC692693FF190D13E6B4E733F3E399F3EF0D5783F268F703E83F67B3F3A23353E28BA7D3FF325083E98B87E3F7775CC3DD1477F3F366F993D68987F3FAF36663DBDC57F3FFAAC2C3D3CDF7F3F5C81013D93ED7F3FA63EC23CA3F57F3F42AB913C2CFA7F3F4A7A5A3CB9FC7F3F57D6233C28FE7F3F19B9F53BF7FE7F3F5C44B83B6BFF7F3F5C2E8A3BACFF7F3F213E4F3BD1FF7F3F03691B3BE6FF7F3F2015E93AF1FF7F3F8BC9AE3AF8FF7F3F6E12833AFBFF7F3F8B94443AFDFF7F3F156A133AFFFF7F3F2517DD39FFFF7F3F60CBA5390000803F15A878390000803F53773A390000803F72D40B393311D5BEB7C7683F534D913DD95A7F3FB2E8DC3E0AF2663F02392A3F12353F3FEC7B4E3F1B54173F69BE633FB6D3E93EA6FA6F3FF647B23EF5F2763F82F0863EA5E57A3FF96F4B3E4F207D3FD300193EF3617E3F87D9E53D0E177F3FAE85AC3DF97C7F3FC970813D4EB67F3FAB30423D8ED67F3F5CA5113DB1E87F3F5175DA3CE5F27F3F3ED4A33CA1F87F3F54B7753CDBFB7F3F9D43383CABFD7F3F0C2E0A3CB1FE7F3FDD3DCF3B43FF7F3FE7689B3B96FF7F3F0815693BC4FF7F3F80C92E3BDFFF7F3F6912033BEDFF7F3F8794C43AF5FF7F3F146A933AFAFF7F3F23175D3AFDFF7F3F5FCB253AFEFF7F3F14A8F839FFFF7F3F5377BA390000803F72D48B3926707DBFC381103ECEBF20BFDE3C473FAB7FEDBDD7457E3F63189A3E6321743F582F153FC209503FA2E7413FB724273F296D5C3F6C2F023F37C96B3FA768C73EEF90743F6D4E973E928C793FE26D643E9E5D7C3FD8EE2B3E43F47D3F2C33013E4FD97E3FC1FFC13D3A5A7F3F0793913DC3A27F3F4E695A3D90CB7F3FC6D1233D83E27F3F1FB9F53C6BEF7F3F4947B83CADF67F3FC7318A3CC1FA7F3F48444F3C0DFD7F3F116E1B3C58FE7F3F131DE93B11FF7F3FA8CFAE3B7AFF7F3F1317833BB5FF7F3F939B443BD6FF7F3F616F133BE8FF7F3F1A1FDD3AF3FF7F3F59D1A53AF9FF7F3F0EB1783AFCFF7F3F0F7E3A3AFEFF7F3F7ED90B3AFFFF7F3FABBED139305527BFCFBD41BF3A6C7DBF96EF103E9EAF20BFEC49473FC203EDBDA5477E3FB12E9A3EDE1D743F7836153FA504503FEDEB413FBC1F273FAB6F5C3F2E2B023FA7CA6B3FD861C73EC191743F2049973E098D793FC665643EE15D7C3FB2E82B3E69F47D3F892E013E64D97E3FC4F8C13D465A7F3FC88D913DCAA27F3F6D615A3D94CB7F3FDBCB233D85E27F3F41B0F53C6CEF7F3FA240B83CADF67F3FCA2C8A3CC2FA7F3FCE3C4F3C0DFD7F3F74681B3C58FE7F3FA714E93B11FF7F3F58C9AE3B7AFF7F3F5812833BB5FF7F3F7994443BD6FF7F3F0E6A133BE8FF7F3F1E17DD3AF3FF7F3F5DCBA53AF9FF7F3F13A8783AFCFF7F3F52773A3AFEFF7F3F72D40B3A2C3C913E107C75BFFD2352BF633512BF403272BFD8DAA53E451C03BF9BE05B3FE97229BC7FFC7F3F9756C03EF83F6D3FF14C213FABCA463F182C493F54521E3F40A9603F4477F53E05376E3F9E81BB3E7CF2753FED118E3E9F547A3FF84F563E81CE7C3F1F3C213EDF337E3F9542F23D1EFD7E3F21DBB53D606E7F3F9273883D19AE7F3FF4B64C3DF0D17F3FD88A193D19E67F3FFE4DE63C6FF17F3FCEB6AC3CCFF77F3F8185813C65FB7F3F2642423C69FD7F3FBBAC113C8BFE7F3F887BDA3B2EFF7F3FDED6A33B8AFF7F3F89B9753BBEFF7F3F8C44383BDBFF7F3F702E0A3BEBFF7F3F323ECF3AF4FF7F3F0B699B3AF9FF7F3F2615693AFCFF7F3F8DC92E3AB8CD753F8C0F8FBE7B7D58BEA2367ABF531D79BF76E56BBE539F51BF57F3123F6D3FA4BE4E78723F9EF8163ED4337D3F352FF73E8830603F1156323FCDA9373F3249533F698C103F8385663F4FACDE3EE290713FFD7DA93E6DD9773FD92A803EE3677B3F6F20413EC1697D3FC334113E518B7E3FC219DA3D562E7F3F38B0A33D128A7F3FD19C753DADBD7F3F593B383DB3DA7F3FBF2C0A3D06EB7F3F0940CF3C34F47F3F476C9B3C5EF97F3F911B693C45FC7F3F05CF2E3CE7FD7F3FCE16033CD2FE7F3F599BC43B56FF7F3F486F933BA1FF7F3F061F5D3BCAFF7F3F50D1253BE2FF7F3F06B1F83AEFFF7F3F0C7EBA3AF7FF7F3F7CD98B3AFBFF7F3FAABE513ABDFF403F4630283F57EE023FF8FB5BBF5E4F33BF70B636BF21687BBF5D1B413EBC7419BF6EE84C3F5A5EB6BDA7FB7E3FBAF8A33E4484723F6155183F68BE4D3FB3CC433F73EB243F4E885D3F4B4B003FC66B6C3FDE60C43E69ED743F5FF3943EEAC0793F51D3603E297B7C3F5433293EE9047E3FBA46FE3DAEE27E3F69E5BE3D815F7F3F323E8F3DBBA57F3F34E9563D3BCD7F3F5F31213D73E37F3F53C8F13CF2EF7F3FA652B53CF9F67F3F52FA873CECFA7F3F2AF14B3C25FD7F3FCAEF183C65FE7F3FC75FE53B19FF7F3FC601AC3B7EFF7F3FBDFC803BB7FF7F3F2E74413BD7FF7F3FEC11113BE9FF7F3F0B93D93AF3FF7F3F6628A33AF9FF7F3FC6B3743A"> : tensor<8x32x2xf32>}> : () -> tensor<8x32x2xf32>
    %8 = "arith.constant"() <{value = 4 : i64}> : () -> i64
    %9 = "arith.constant"() <{value = 128 : i64}> : () -> i64
    %10 = "arith.constant"() <{value = 64 : i64}> : () -> i64
    %11 = "tensor.dim"(%arg0, %3) : (tensor<?x?x2x64xf32>, index) -> index
    %12 = "arith.index_cast"(%11) : (index) -> i64
    %13 = "tensor.dim"(%arg1, %4) : (tensor<?x?xi64>, index) -> index
    %14 = "arith.index_cast"(%13) : (index) -> i64
    %15 = "tensor.dim"(%arg1, %3) : (tensor<?x?xi64>, index) -> index
    %16 = "tensor.empty"(%15, %13) : (index, index) -> tensor<?x?x32x2xf32>
    %17 = "linalg.generic"(%arg1, %16) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg20: i64, %arg21: f32):
      %101 = "arith.cmpi"(%arg20, %2) <{predicate = 2 : i64}> : (i64, i64) -> i1
      %102 = "arith.addi"(%arg20, %5) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      %103 = "arith.select"(%101, %102, %arg20) : (i1, i64, i64) -> i64
      %104 = "arith.index_cast"(%103) : (i64) -> index
      %105 = "linalg.index"() <{dim = 2 : i64}> : () -> index
      %106 = "linalg.index"() <{dim = 3 : i64}> : () -> index
      %107 = "tensor.extract"(%7, %104, %105, %106) : (tensor<8x32x2xf32>, index, index, index) -> f32
      "linalg.yield"(%107) : (f32) -> ()
    }) : (tensor<?x?xi64>, tensor<?x?x32x2xf32>) -> tensor<?x?x32x2xf32>
    %18 = "arith.cmpi"(%12, %2) <{predicate = 2 : i64}> : (i64, i64) -> i1
    %19 = "arith.select"(%18, %1, %12) : (i1, i64, i64) -> i64
    %20 = "arith.extui"(%18) : (i1) -> i64
    %21 = "arith.muli"(%19, %14) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    %22 = "arith.addi"(%20, %1) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    %23 = "arith.cmpi"(%14, %2) <{predicate = 2 : i64}> : (i64, i64) -> i1
    %24 = "arith.select"(%23, %19, %21) : (i1, i64, i64) -> i64
    %25 = "arith.select"(%23, %22, %20) : (i1, i64, i64) -> i64
    %26 = "arith.addi"(%25, %1) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    %27 = "arith.muli"(%24, %8) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    %28 = "arith.cmpi"(%26, %1) <{predicate = 3 : i64}> : (i64, i64) -> i1
    "cf.assert"(%28) <{msg = "must have at most one inferred (negative) dimension"}> : (i1) -> ()
    %29 = "tensor.dim"(%arg0, %4) : (tensor<?x?x2x64xf32>, index) -> index
    %30 = "arith.index_cast"(%29) : (index) -> i64
    %31 = "arith.muli"(%12, %30) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    %32 = "arith.muli"(%31, %9) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    %33 = "arith.divsi"(%32, %27) : (i64, i64) -> i64
    %34 = "arith.select"(%18, %33, %12) : (i1, i64, i64) -> i64
    %35 = "arith.select"(%23, %33, %14) : (i1, i64, i64) -> i64
    %36 = "tensor.from_elements"(%34, %35, %0, %33, %0) : (i64, i64, i64, i64, i64) -> tensor<5xi64>
    %37 = "tensor.reshape"(%arg0, %36) : (tensor<?x?x2x64xf32>, tensor<5xi64>) -> tensor<?x?x2x32x2xf32>
    %38 = "arith.select"(%23, %1, %14) : (i1, i64, i64) -> i64
    %39 = "arith.select"(%23, %0, %1) : (i1, i64, i64) -> i64
    %40 = "arith.muli"(%38, %10) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    %41 = "arith.cmpi"(%39, %1) <{predicate = 3 : i64}> : (i64, i64) -> i1
    "cf.assert"(%41) <{msg = "must have at most one inferred (negative) dimension"}> : (i1) -> ()
    %42 = "arith.index_cast"(%15) : (index) -> i64
    %43 = "arith.muli"(%42, %14) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    %44 = "arith.muli"(%43, %10) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    %45 = "arith.divsi"(%44, %40) : (i64, i64) -> i64
    %46 = "arith.select"(%23, %45, %14) : (i1, i64, i64) -> i64
    %47 = "tensor.from_elements"(%45, %46, %1, %6, %0) : (i64, i64, i64, i64, i64) -> tensor<5xi64>
    %48 = "tensor.reshape"(%17, %47) : (tensor<?x?x32x2xf32>, tensor<5xi64>) -> tensor<?x?x1x32x2xf32>
    %49 = "arith.index_cast"(%34) : (i64) -> index
    %50 = "arith.index_cast"(%35) : (i64) -> index
    %51 = "tensor.extract_slice"(%37, %49, %50) <{operandSegmentSizes = array<i32: 1, 0, 2, 0>, static_offsets = array<i64: 0, 0, 0, 0, 0>, static_sizes = array<i64: -9223372036854775808, -9223372036854775808, 2, 32, 1>, static_strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<?x?x2x32x2xf32>, index, index) -> tensor<?x?x2x32x1xf32>
    %52 = "tensor.collapse_shape"(%51) <{reassociation = [[0], [1], [2], [3, 4]]}> : (tensor<?x?x2x32x1xf32>) -> tensor<?x?x2x32xf32>
    %53 = "arith.index_cast"(%45) : (i64) -> index
    %54 = "arith.index_cast"(%46) : (i64) -> index
    %55 = "tensor.extract_slice"(%48, %53, %54) <{operandSegmentSizes = array<i32: 1, 0, 2, 0>, static_offsets = array<i64: 0, 0, 0, 0, 0>, static_sizes = array<i64: -9223372036854775808, -9223372036854775808, 1, 32, 1>, static_strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<?x?x1x32x2xf32>, index, index) -> tensor<?x?x1x32x1xf32>
    %56 = "tensor.collapse_shape"(%55) <{reassociation = [[0], [1], [2], [3, 4]]}> : (tensor<?x?x1x32x1xf32>) -> tensor<?x?x1x32xf32>
    %57 = "arith.cmpi"(%49, %53) <{predicate = 0 : i64}> : (index, index) -> i1
    "cf.assert"(%57) <{msg = "mismatched size for broadcast"}> : (i1) -> ()
    %58 = "arith.cmpi"(%50, %54) <{predicate = 0 : i64}> : (index, index) -> i1
    "cf.assert"(%58) <{msg = "mismatched size for broadcast"}> : (i1) -> ()
    %59 = "tensor.empty"(%49, %50) : (index, index) -> tensor<?x?x2x32xf32>
    %60 = "linalg.generic"(%52, %56, %59) <{indexing_maps = [#map1, #map2, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg17: f32, %arg18: f32, %arg19: f32):
      %100 = "arith.mulf"(%arg17, %arg18) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%100) : (f32) -> ()
    }) : (tensor<?x?x2x32xf32>, tensor<?x?x1x32xf32>, tensor<?x?x2x32xf32>) -> tensor<?x?x2x32xf32>
    %61 = "tensor.extract_slice"(%37, %49, %50) <{operandSegmentSizes = array<i32: 1, 0, 2, 0>, static_offsets = array<i64: 0, 0, 0, 0, 1>, static_sizes = array<i64: -9223372036854775808, -9223372036854775808, 2, 32, 1>, static_strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<?x?x2x32x2xf32>, index, index) -> tensor<?x?x2x32x1xf32>
    %62 = "tensor.collapse_shape"(%61) <{reassociation = [[0], [1], [2], [3, 4]]}> : (tensor<?x?x2x32x1xf32>) -> tensor<?x?x2x32xf32>
    %63 = "tensor.extract_slice"(%48, %53, %54) <{operandSegmentSizes = array<i32: 1, 0, 2, 0>, static_offsets = array<i64: 0, 0, 0, 0, 1>, static_sizes = array<i64: -9223372036854775808, -9223372036854775808, 1, 32, 1>, static_strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<?x?x1x32x2xf32>, index, index) -> tensor<?x?x1x32x1xf32>
    %64 = "tensor.collapse_shape"(%63) <{reassociation = [[0], [1], [2], [3, 4]]}> : (tensor<?x?x1x32x1xf32>) -> tensor<?x?x1x32xf32>
    "cf.assert"(%57) <{msg = "mismatched size for broadcast"}> : (i1) -> ()
    "cf.assert"(%58) <{msg = "mismatched size for broadcast"}> : (i1) -> ()
    %65 = "linalg.generic"(%62, %64, %59) <{indexing_maps = [#map1, #map2, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg14: f32, %arg15: f32, %arg16: f32):
      %99 = "arith.mulf"(%arg14, %arg15) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%99) : (f32) -> ()
    }) : (tensor<?x?x2x32xf32>, tensor<?x?x1x32xf32>, tensor<?x?x2x32xf32>) -> tensor<?x?x2x32xf32>
    %66 = "linalg.generic"(%60, %65, %59) <{indexing_maps = [#map1, #map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg11: f32, %arg12: f32, %arg13: f32):
      %98 = "arith.subf"(%arg11, %arg12) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%98) : (f32) -> ()
    }) : (tensor<?x?x2x32xf32>, tensor<?x?x2x32xf32>, tensor<?x?x2x32xf32>) -> tensor<?x?x2x32xf32>
    "cf.assert"(%57) <{msg = "mismatched size for broadcast"}> : (i1) -> ()
    "cf.assert"(%58) <{msg = "mismatched size for broadcast"}> : (i1) -> ()
    %67 = "linalg.generic"(%62, %56, %59) <{indexing_maps = [#map1, #map2, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg8: f32, %arg9: f32, %arg10: f32):
      %97 = "arith.mulf"(%arg8, %arg9) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%97) : (f32) -> ()
    }) : (tensor<?x?x2x32xf32>, tensor<?x?x1x32xf32>, tensor<?x?x2x32xf32>) -> tensor<?x?x2x32xf32>
    "cf.assert"(%57) <{msg = "mismatched size for broadcast"}> : (i1) -> ()
    "cf.assert"(%58) <{msg = "mismatched size for broadcast"}> : (i1) -> ()
    %68 = "linalg.generic"(%52, %64, %59) <{indexing_maps = [#map1, #map2, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg5: f32, %arg6: f32, %arg7: f32):
      %96 = "arith.mulf"(%arg5, %arg6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%96) : (f32) -> ()
    }) : (tensor<?x?x2x32xf32>, tensor<?x?x1x32xf32>, tensor<?x?x2x32xf32>) -> tensor<?x?x2x32xf32>
    %69 = "linalg.generic"(%67, %68, %59) <{indexing_maps = [#map1, #map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
      %95 = "arith.addf"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%95) : (f32) -> ()
    }) : (tensor<?x?x2x32xf32>, tensor<?x?x2x32xf32>, tensor<?x?x2x32xf32>) -> tensor<?x?x2x32xf32>
    %70 = "tensor.expand_shape"(%66, %49, %50) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: -9223372036854775808, -9223372036854775808, 2, 32, 1>}> : (tensor<?x?x2x32xf32>, index, index) -> tensor<?x?x2x32x1xf32>
    %71 = "tensor.expand_shape"(%69, %49, %50) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: -9223372036854775808, -9223372036854775808, 2, 32, 1>}> : (tensor<?x?x2x32xf32>, index, index) -> tensor<?x?x2x32x1xf32>
    %72 = "tensor.concat"(%70, %71) <{dim = 4 : i64}> : (tensor<?x?x2x32x1xf32>, tensor<?x?x2x32x1xf32>) -> tensor<?x?x2x32x2xf32>
    %73 = "tensor.dim"(%70, %3) : (tensor<?x?x2x32x1xf32>, index) -> index
    %74 = "arith.index_cast"(%73) : (index) -> i64
    %75 = "tensor.dim"(%70, %4) : (tensor<?x?x2x32x1xf32>, index) -> index
    %76 = "arith.index_cast"(%75) : (index) -> i64
    %77 = "arith.cmpi"(%74, %2) <{predicate = 2 : i64}> : (i64, i64) -> i1
    %78 = "arith.select"(%77, %1, %74) : (i1, i64, i64) -> i64
    %79 = "arith.extui"(%77) : (i1) -> i64
    %80 = "arith.muli"(%78, %76) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    %81 = "arith.addi"(%79, %1) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    %82 = "arith.cmpi"(%76, %2) <{predicate = 2 : i64}> : (i64, i64) -> i1
    %83 = "arith.select"(%82, %78, %80) : (i1, i64, i64) -> i64
    %84 = "arith.select"(%82, %81, %79) : (i1, i64, i64) -> i64
    %85 = "arith.muli"(%83, %0) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    %86 = "arith.addi"(%84, %1) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    %87 = "arith.cmpi"(%86, %1) <{predicate = 3 : i64}> : (i64, i64) -> i1
    "cf.assert"(%87) <{msg = "must have at most one inferred (negative) dimension"}> : (i1) -> ()
    %88 = "arith.muli"(%74, %76) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    %89 = "arith.muli"(%88, %9) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    %90 = "arith.divsi"(%89, %85) : (i64, i64) -> i64
    %91 = "arith.select"(%77, %90, %74) : (i1, i64, i64) -> i64
    %92 = "arith.select"(%82, %90, %76) : (i1, i64, i64) -> i64
    %93 = "tensor.from_elements"(%91, %92, %0, %90) : (i64, i64, i64, i64) -> tensor<4xi64>
    %94 = "tensor.reshape"(%72, %93) : (tensor<?x?x2x32x2xf32>, tensor<4xi64>) -> tensor<?x?x2x64xf32>
    "func.return"(%94) : (tensor<?x?x2x64xf32>) -> ()
  }) : () -> ()
}) : () -> ()
