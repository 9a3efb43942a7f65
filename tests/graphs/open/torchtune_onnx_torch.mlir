"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[2,3,2,64],f32>, !torch.vtensor<[2,3],si64>) -> !torch.vtensor<[2,3,2,64],f32>, sym_name = "main_graph"}> ({
  ^bb0(%arg0: !torch.vtensor<[2,3,2,64],f32>, %arg1: !torch.vtensor<[2,3],si64>):
    %0 = "torch.constant.none"() : () -> !torch.none
    %1 = "torch.vtensor.literal"() <{value = dense<"0x0000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F0000000041510A3FA46A573FB0543B3FCE7A2E3F0D94583FBA7D083FC692693FF190D13E6B4E733F3E399F3EF0D5783F268F703E83F67B3F3A23353E28BA7D3FF325083E98B87E3F7775CC3DD1477F3F366F993D68987F3FAF36663DBDC57F3FFAAC2C3D3CDF7F3F5C81013D93ED7F3FA63EC23CA3F57F3F42AB913C2CFA7F3F4A7A5A3CB9FC7F3F57D6233C28FE7F3F19B9F53BF7FE7F3F5C44B83B6BFF7F3F5C2E8A3BACFF7F3F213E4F3BD1FF7F3F03691B3BE6FF7F3F2015E93AF1FF7F3F8BC9AE3AF8FF7F3F6E12833AFBFF7F3F8B94443AFDFF7F3F156A133AFFFF7F3F2517DD39FFFF7F3F60CBA5390000803F15A878390000803F53773A390000803F72D40B393311D5BEB7C7683F534D913DD95A7F3FB2E8DC3E0AF2663F02392A3F12353F3FEC7B4E3F1B54173F69BE633FB6D3E93EA6FA6F3FF647B23EF5F2763F82F0863EA5E57A3FF96F4B3E4F207D3FD300193EF3617E3F87D9E53D0E177F3FAE85AC3DF97C7F3FC970813D4EB67F3FAB30423D8ED67F3F5CA5113DB1E87F3F5175DA3CE5F27F3F3ED4A33CA1F87F3F54B7753CDBFB7F3F9D43383CABFD7F3F0C2E0A3CB1FE7F3FDD3DCF3B43FF7F3FE7689B3B96FF7F3F0815693BC4FF7F3F80C92E3BDFFF7F3F6912033BEDFF7F3F8794C43AF5FF7F3F146A933AFAFF7F3F23175D3AFDFF7F3F5FCB253AFEFF7F3F14A8F839FFFF7F3F5377BA390000803F72D48B3926707DBFC381103ECEBF20BFDE3C473FAB7FEDBDD7457E3F63189A3E6321743F582F153FC209503FA2E7413FB724273F296D5C3F6C2F023F37C96B3FA768C73EEF90743F6D4E973E928C793FE26D643E9E5D7C3FD8EE2B3E43F47D3F2C33013E4FD97E3FC1FFC13D3A5A7F3F0793913DC3A27F3F4E695A3D90CB7F3FC6D1233D83E27F3F1FB9F53C6BEF7F3F4947B83CADF67F3FC7318A3CC1FA7F3F48444F3C0DFD7F3F116E1B3C58FE7F3F131DE93B11FF7F3FA8CFAE3B7AFF7F3F1317833BB5FF7F3F939B443BD6FF7F3F616F133BE8FF7F3F1A1FDD3AF3FF7F3F59D1A53AF9FF7F3F0EB1783AFCFF7F3F0F7E3A3AFEFF7F3F7ED90B3AFFFF7F3FABBED139305527BFCFBD41BF3A6C7DBF96EF103E9EAF20BFEC49473FC203EDBDA5477E3FB12E9A3EDE1D743F7836153FA504503FEDEB413FBC1F273FAB6F5C3F2E2B023FA7CA6B3FD861C73EC191743F2049973E098D793FC665643EE15D7C3FB2E82B3E69F47D3F892E013E64D97E3FC4F8C13D465A7F3FC88D913DCAA27F3F6D615A3D94CB7F3FDBCB233D85E27F3F41B0F53C6CEF7F3FA240B83CADF67F3FCA2C8A3CC2FA7F3FCE3C4F3C0DFD7F3F74681B3C58FE7F3FA714E93B11FF7F3F58C9AE3B7AFF7F3F5812833BB5FF7F3F7994443BD6FF7F3F0E6A133BE8FF7F3F1E17DD3AF3FF7F3F5DCBA53AF9FF7F3F13A8783AFCFF7F3F52773A3AFEFF7F3F72D40B3A2C3C913E107C75BFFD2352BF633512BF403272BFD8DAA53E451C03BF9BE05B3FE97229BC7FFC7F3F9756C03EF83F6D3FF14C213FABCA463F182C493F54521E3F40A9603F4477F53E05376E3F9E81BB3E7CF2753FED118E3E9F547A3FF84F563E81CE7C3F1F3C213EDF337E3F9542F23D1EFD7E3F21DBB53D606E7F3F9273883D19AE7F3FF4B64C3DF0D17F3FD88A193D19E67F3FFE4DE63C6FF17F3FCEB6AC3CCFF77F3F8185813C65FB7F3F2642423C69FD7F3FBBAC113C8BFE7F3F887BDA3B2EFF7F3FDED6A33B8AFF7F3F89B9753BBEFF7F3F8C44383BDBFF7F3F702E0A3BEBFF7F3F323ECF3AF4FF7F3F0B699B3AF9FF7F3F2615693AFCFF7F3F8DC92E3AB8CD753F8C0F8FBE7B7D58BEA2367ABF531D79BF76E56BBE539F51BF57F3123F6D3FA4BE4E78723F9EF8163ED4337D3F352FF73E8830603F1156323FCDA9373F3249533F698C103F8385663F4FACDE3EE290713FFD7DA93E6DD9773FD92A803EE3677B3F6F20413EC1697D3FC334113E518B7E3FC219DA3D562E7F3F38B0A33D128A7F3FD19C753DADBD7F3F593B383DB3DA7F3FBF2C0A3D06EB7F3F0940CF3C34F47F3F476C9B3C5EF97F3F911B693C45FC7F3F05CF2E3CE7FD7F3FCE16033CD2FE7F3F599BC43B56FF7F3F486F933BA1FF7F3F061F5D3BCAFF7F3F50D1253BE2FF7F3F06B1F83AEFFF7F3F0C7EBA3AF7FF7F3F7CD98B3AFBFF7F3FAABE513ABDFF403F4630283F57EE023FF8FB5BBF5E4F33BF70B636BF21687BBF5D1B413EBC7419BF6EE84C3F5A5EB6BDA7FB7E3FBAF8A33E4484723F6155183F68BE4D3FB3CC433F73EB243F4E885D3F4B4B003FC66B6C3FDE60C43E69ED743F5FF3943EEAC0793F51D3603E297B7C3F5433293EE9047E3FBA46FE3DAEE27E3F69E5BE3D815F7F3F323E8F3DBBA57F3F34E9563D3BCD7F3F5F31213D73E37F3F53C8F13CF2EF7F3FA652B53CF9F67F3F52FA873CECFA7F3F2AF14B3C25FD7F3FCAEF183C65FE7F3FC75FE53B19FF7F3FC601AC3B7EFF7F3FBDFC803BB7FF7F3F2E74413BD7FF7F3FEC11113BE9FF7F3F0B93D93AF3FF7F3F6628A33AF9FF7F3FC6B3743A"> : tensor<8x32x2xf32>}> : () -> !torch.vtensor<[8,32,2],f32>
    %2 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %3 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %4 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %5 = "torch.aten.lt.Scalar"(%arg1, %3) : (!torch.vtensor<[2,3],si64>, !torch.int) -> !torch.vtensor<[2,3],i1>
    %6 = "torch.aten.size.int"(%1, %2) : (!torch.vtensor<[8,32,2],f32>, !torch.int) -> !torch.int
    %7 = "torch.aten.add.Scalar"(%arg1, %6, %4) : (!torch.vtensor<[2,3],si64>, !torch.int, !torch.int) -> !torch.vtensor<[2,3],si64>
    %8 = "torch.aten.where.self"(%5, %7, %arg1) : (!torch.vtensor<[2,3],i1>, !torch.vtensor<[2,3],si64>, !torch.vtensor<[2,3],si64>) -> !torch.vtensor<[2,3],si64>
    %9 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %10 = "torch.aten.size.int"(%8, %9) : (!torch.vtensor<[2,3],si64>, !torch.int) -> !torch.int
    %11 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %12 = "torch.aten.size.int"(%8, %11) : (!torch.vtensor<[2,3],si64>, !torch.int) -> !torch.int
    %13 = "torch.prim.ListConstruct"(%10, %12) : (!torch.int, !torch.int) -> !torch.list<int>
    %14 = "torch.aten.dim"(%8) : (!torch.vtensor<[2,3],si64>) -> !torch.int
    %15 = "torch.aten.sub.int"(%14, %4) : (!torch.int, !torch.int) -> !torch.int
    %16 = "torch.aten.flatten.using_ints"(%8, %3, %15) : (!torch.vtensor<[2,3],si64>, !torch.int, !torch.int) -> !torch.vtensor<[6],si64>
    %17 = "torch.aten.index_select"(%1, %2, %16) : (!torch.vtensor<[8,32,2],f32>, !torch.int, !torch.vtensor<[6],si64>) -> !torch.vtensor<[6,32,2],f32>
    %18 = "torch.aten.unflatten.int"(%17, %2, %13) : (!torch.vtensor<[6,32,2],f32>, !torch.int, !torch.list<int>) -> !torch.vtensor<[2,3,32,2],f32>
    %19 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %20 = "torch.constant.none"() : () -> !torch.none
    %21 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %22 = "torch.aten.to.dtype"(%arg0, %19, %21, %21, %20) : (!torch.vtensor<[2,3,2,64],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[2,3,2,64],f32>
    %23 = "torch.vtensor.literal"() <{value = dense<0> : tensor<si64>}> : () -> !torch.vtensor<[],si64>
    %24 = "torch.vtensor.literal"() <{value = dense<1> : tensor<si64>}> : () -> !torch.vtensor<[],si64>
    %25 = "torch.vtensor.literal"() <{value = dense<[2, 3, 2, -1, 2]> : tensor<5xsi64>}> : () -> !torch.vtensor<[5],si64>
    %26 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %27 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %28 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %29 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %30 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %31 = "torch.prim.ListConstruct"(%26, %27, %28, %29, %30) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %32 = "torch.aten.reshape"(%22, %31) : (!torch.vtensor<[2,3,2,64],f32>, !torch.list<int>) -> !torch.vtensor<[2,3,2,32,2],f32>
    %33 = "torch.vtensor.literal"() <{value = dense<[-1, 3, 1, 32, 2]> : tensor<5xsi64>}> : () -> !torch.vtensor<[5],si64>
    %34 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %35 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %36 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %37 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %38 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %39 = "torch.prim.ListConstruct"(%34, %35, %36, %37, %38) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %40 = "torch.aten.reshape"(%18, %39) : (!torch.vtensor<[2,3,32,2],f32>, !torch.list<int>) -> !torch.vtensor<[2,3,1,32,2],f32>
    %41 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %42 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %43 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %44 = "torch.aten.lt.Scalar"(%23, %42) : (!torch.vtensor<[],si64>, !torch.int) -> !torch.vtensor<[],i1>
    %45 = "torch.aten.size.int"(%32, %41) : (!torch.vtensor<[2,3,2,32,2],f32>, !torch.int) -> !torch.int
    %46 = "torch.aten.add.Scalar"(%23, %45, %43) : (!torch.vtensor<[],si64>, !torch.int, !torch.int) -> !torch.vtensor<[],si64>
    %47 = "torch.aten.where.self"(%44, %46, %23) : (!torch.vtensor<[],i1>, !torch.vtensor<[],si64>, !torch.vtensor<[],si64>) -> !torch.vtensor<[],si64>
    %48 = "torch.prim.ListConstruct"() : () -> !torch.list<int>
    %49 = "torch.aten.unsqueeze"(%47, %42) : (!torch.vtensor<[],si64>, !torch.int) -> !torch.vtensor<[1],si64>
    %50 = "torch.aten.index_select"(%32, %41, %49) : (!torch.vtensor<[2,3,2,32,2],f32>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[2,3,2,32,1],f32>
    %51 = "torch.aten.squeeze.dim"(%50, %41) : (!torch.vtensor<[2,3,2,32,1],f32>, !torch.int) -> !torch.vtensor<[2,3,2,32],f32>
    %52 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %53 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %54 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %55 = "torch.aten.lt.Scalar"(%23, %53) : (!torch.vtensor<[],si64>, !torch.int) -> !torch.vtensor<[],i1>
    %56 = "torch.aten.size.int"(%40, %52) : (!torch.vtensor<[2,3,1,32,2],f32>, !torch.int) -> !torch.int
    %57 = "torch.aten.add.Scalar"(%23, %56, %54) : (!torch.vtensor<[],si64>, !torch.int, !torch.int) -> !torch.vtensor<[],si64>
    %58 = "torch.aten.where.self"(%55, %57, %23) : (!torch.vtensor<[],i1>, !torch.vtensor<[],si64>, !torch.vtensor<[],si64>) -> !torch.vtensor<[],si64>
    %59 = "torch.prim.ListConstruct"() : () -> !torch.list<int>
    %60 = "torch.aten.unsqueeze"(%58, %53) : (!torch.vtensor<[],si64>, !torch.int) -> !torch.vtensor<[1],si64>
    %61 = "torch.aten.index_select"(%40, %52, %60) : (!torch.vtensor<[2,3,1,32,2],f32>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[2,3,1,32,1],f32>
    %62 = "torch.aten.squeeze.dim"(%61, %52) : (!torch.vtensor<[2,3,1,32,1],f32>, !torch.int) -> !torch.vtensor<[2,3,1,32],f32>
    %63 = "torch.aten.mul.Tensor"(%51, %62) : (!torch.vtensor<[2,3,2,32],f32>, !torch.vtensor<[2,3,1,32],f32>) -> !torch.vtensor<[2,3,2,32],f32>
    %64 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %65 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %66 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %67 = "torch.aten.lt.Scalar"(%24, %65) : (!torch.vtensor<[],si64>, !torch.int) -> !torch.vtensor<[],i1>
    %68 = "torch.aten.size.int"(%32, %64) : (!torch.vtensor<[2,3,2,32,2],f32>, !torch.int) -> !torch.int
    %69 = "torch.aten.add.Scalar"(%24, %68, %66) : (!torch.vtensor<[],si64>, !torch.int, !torch.int) -> !torch.vtensor<[],si64>
    %70 = "torch.aten.where.self"(%67, %69, %24) : (!torch.vtensor<[],i1>, !torch.vtensor<[],si64>, !torch.vtensor<[],si64>) -> !torch.vtensor<[],si64>
    %71 = "torch.prim.ListConstruct"() : () -> !torch.list<int>
    %72 = "torch.aten.unsqueeze"(%70, %65) : (!torch.vtensor<[],si64>, !torch.int) -> !torch.vtensor<[1],si64>
    %73 = "torch.aten.index_select"(%32, %64, %72) : (!torch.vtensor<[2,3,2,32,2],f32>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[2,3,2,32,1],f32>
    %74 = "torch.aten.squeeze.dim"(%73, %64) : (!torch.vtensor<[2,3,2,32,1],f32>, !torch.int) -> !torch.vtensor<[2,3,2,32],f32>
    %75 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %76 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %77 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %78 = "torch.aten.lt.Scalar"(%24, %76) : (!torch.vtensor<[],si64>, !torch.int) -> !torch.vtensor<[],i1>
    %79 = "torch.aten.size.int"(%40, %75) : (!torch.vtensor<[2,3,1,32,2],f32>, !torch.int) -> !torch.int
    %80 = "torch.aten.add.Scalar"(%24, %79, %77) : (!torch.vtensor<[],si64>, !torch.int, !torch.int) -> !torch.vtensor<[],si64>
    %81 = "torch.aten.where.self"(%78, %80, %24) : (!torch.vtensor<[],i1>, !torch.vtensor<[],si64>, !torch.vtensor<[],si64>) -> !torch.vtensor<[],si64>
    %82 = "torch.prim.ListConstruct"() : () -> !torch.list<int>
    %83 = "torch.aten.unsqueeze"(%81, %76) : (!torch.vtensor<[],si64>, !torch.int) -> !torch.vtensor<[1],si64>
    %84 = "torch.aten.index_select"(%40, %75, %83) : (!torch.vtensor<[2,3,1,32,2],f32>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[2,3,1,32,1],f32>
    %85 = "torch.aten.squeeze.dim"(%84, %75) : (!torch.vtensor<[2,3,1,32,1],f32>, !torch.int) -> !torch.vtensor<[2,3,1,32],f32>
    %86 = "torch.aten.mul.Tensor"(%74, %85) : (!torch.vtensor<[2,3,2,32],f32>, !torch.vtensor<[2,3,1,32],f32>) -> !torch.vtensor<[2,3,2,32],f32>
    %87 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %88 = "torch.aten.sub.Tensor"(%63, %86, %87) : (!torch.vtensor<[2,3,2,32],f32>, !torch.vtensor<[2,3,2,32],f32>, !torch.int) -> !torch.vtensor<[2,3,2,32],f32>
    %89 = "torch.aten.mul.Tensor"(%74, %62) : (!torch.vtensor<[2,3,2,32],f32>, !torch.vtensor<[2,3,1,32],f32>) -> !torch.vtensor<[2,3,2,32],f32>
    %90 = "torch.aten.mul.Tensor"(%51, %85) : (!torch.vtensor<[2,3,2,32],f32>, !torch.vtensor<[2,3,1,32],f32>) -> !torch.vtensor<[2,3,2,32],f32>
    %91 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %92 = "torch.aten.add.Tensor"(%89, %90, %91) : (!torch.vtensor<[2,3,2,32],f32>, !torch.vtensor<[2,3,2,32],f32>, !torch.int) -> !torch.vtensor<[2,3,2,32],f32>
    %93 = "torch.vtensor.literal"() <{value = dense<-1> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %94 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %95 = "torch.aten.unsqueeze"(%88, %94) : (!torch.vtensor<[2,3,2,32],f32>, !torch.int) -> !torch.vtensor<[2,3,2,32,1],f32>
    %96 = "torch.vtensor.literal"() <{value = dense<-1> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %97 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %98 = "torch.aten.unsqueeze"(%92, %97) : (!torch.vtensor<[2,3,2,32],f32>, !torch.int) -> !torch.vtensor<[2,3,2,32,1],f32>
    %99 = "torch.prim.ListConstruct"(%95, %98) : (!torch.vtensor<[2,3,2,32,1],f32>, !torch.vtensor<[2,3,2,32,1],f32>) -> !torch.list<vtensor>
    %100 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %101 = "torch.aten.cat"(%99, %100) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,3,2,32,2],f32>
    %102 = "torch.aten._shape_as_tensor"(%101) : (!torch.vtensor<[2,3,2,32,2],f32>) -> !torch.vtensor<[5],si64>
    %103 = "torch.vtensor.literal"() <{value = dense<0> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %104 = "torch.vtensor.literal"() <{value = dense<0> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %105 = "torch.vtensor.literal"() <{value = dense<3> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %106 = "torch.constant.none"() : () -> !torch.none
    %107 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %108 = "torch.prim.ListConstruct"(%107) : (!torch.int) -> !torch.list<int>
    %109 = "torch.aten.ones"(%108, %106, %106, %106, %106) : (!torch.list<int>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.vtensor<[1],si64>
    %110 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %111 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %112 = "torch.prim.NumToTensor.Scalar"(%111) : (!torch.int) -> !torch.vtensor<[1],si64>
    %113 = "torch.aten.index_select"(%104, %110, %112) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %114 = "torch.aten.item"(%113) : (!torch.vtensor<[1],si64>) -> !torch.int
    %115 = "torch.aten.index_select"(%105, %110, %112) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %116 = "torch.aten.item"(%115) : (!torch.vtensor<[1],si64>) -> !torch.int
    %117 = "torch.aten.index_select"(%103, %110, %112) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %118 = "torch.aten.item"(%117) : (!torch.vtensor<[1],si64>) -> !torch.int
    %119 = "torch.aten.index_select"(%109, %110, %112) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %120 = "torch.aten.item"(%119) : (!torch.vtensor<[1],si64>) -> !torch.int
    %121 = "torch.aten.slice.Tensor"(%102, %118, %114, %116, %120) : (!torch.vtensor<[5],si64>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[3],si64>
    %122 = "torch.vtensor.literal"() <{value = dense<-1> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %123 = "torch.prim.ListConstruct"(%121, %122) : (!torch.vtensor<[3],si64>, !torch.vtensor<[1],si64>) -> !torch.list<vtensor>
    %124 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %125 = "torch.aten.cat"(%123, %124) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[4],si64>
    %126 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %127 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %128 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %129 = "torch.constant.int"() <{value = 64 : i64}> : () -> !torch.int
    %130 = "torch.prim.ListConstruct"(%126, %127, %128, %129) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %131 = "torch.aten.reshape"(%101, %130) : (!torch.vtensor<[2,3,2,32,2],f32>, !torch.list<int>) -> !torch.vtensor<[2,3,2,64],f32>
    "func.return"(%131) : (!torch.vtensor<[2,3,2,64],f32>) -> ()
  }) {torch.onnx_meta.ir_version = 9 : si64, torch.onnx_meta.opset_version = 20 : si64, torch.onnx_meta.producer_name = "pytorch", torch.onnx_meta.producer_version = "2.9.1"} : () -> ()
}) : () -> ()
