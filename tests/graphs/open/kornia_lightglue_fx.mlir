"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[2,2,4,64],f32>, !torch.vtensor<[2,2,4,64],f32>, !torch.vtensor<[2,4,2],f32>) -> (!torch.vtensor<[2,2,4,64],f32>, !torch.vtensor<[2,2,4,64],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[2,2,4,64],f32>, %arg1: !torch.vtensor<[2,2,4,64],f32>, %arg2: !torch.vtensor<[2,4,2],f32>):
    %0 = "torch.vtensor.literal"() <{value = dense<"0xE9BC6CBFCF4ECBBD045107C0B675873FF55CA03EDC31F53EE451453FF20BCC3FB95B933E984E0E3FD0B5D73E85E981BE934CF1BD46379DBE4336C2BF4638E7BF6248D23DC8295A3D93A7BCBDCE58923ECBBB9F3C7EAD383EB1E2893F9E47A4BE9FA42DBF691F8E3E6A25C43E5B1098BFFE58193E8551A5BF3272B63E33FD9E3F4C91223E4FBCBB3F0571D13E650CEE3F2A4A4FBDFB74C23F5E0A063F2D55F63EA4143BBF81DB853FCA6AB0BD2EB5413F2EA7583FB7D02DBF42A6033F9DD072BF5EA05ABF388A71BF08FA5BBF93E7DBBFA6D1183F04E0223F0CD90940D8F8D13CD4BD273FC655B53DFF733C3F5CC2DEBEF9797D3EEBB713BE1520FA3D37F70A3F"> : tensor<32x2xf32>}> : () -> !torch.vtensor<[32,2],f32>
    %1 = "torch.constant.none"() : () -> !torch.none
    %2 = "torch.aten.linear"(%arg2, %0, %1) : (!torch.vtensor<[2,4,2],f32>, !torch.vtensor<[32,2],f32>, !torch.none) -> !torch.vtensor<[2,4,32],f32>
    %3 = "torch.aten.cos"(%2) : (!torch.vtensor<[2,4,32],f32>) -> !torch.vtensor<[2,4,32],f32>
    %4 = "torch.aten.sin"(%2) : (!torch.vtensor<[2,4,32],f32>) -> !torch.vtensor<[2,4,32],f32>
    %5 = "torch.prim.ListConstruct"(%3, %4) : (!torch.vtensor<[2,4,32],f32>, !torch.vtensor<[2,4,32],f32>) -> !torch.list<vtensor>
    %6 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %7 = "torch.aten.stack"(%5, %6) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,2,4,32],f32>
    %8 = "torch.constant.int"() <{value = -3 : i64}> : () -> !torch.int
    %9 = "torch.aten.unsqueeze"(%7, %8) : (!torch.vtensor<[2,2,4,32],f32>, !torch.int) -> !torch.vtensor<[2,2,1,4,32],f32>
    %10 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %11 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %12 = "torch.constant.none"() : () -> !torch.none
    %13 = "torch.aten.repeat_interleave.self_int"(%9, %10, %11, %12) : (!torch.vtensor<[2,2,1,4,32],f32>, !torch.int, !torch.int, !torch.none) -> !torch.vtensor<[2,2,1,4,64],f32>
    %14 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %15 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %16 = "torch.aten.select.int"(%13, %14, %15) : (!torch.vtensor<[2,2,1,4,64],f32>, !torch.int, !torch.int) -> !torch.vtensor<[2,1,4,64],f32>
    %17 = "torch.aten.mul.Tensor"(%arg0, %16) : (!torch.vtensor<[2,2,4,64],f32>, !torch.vtensor<[2,1,4,64],f32>) -> !torch.vtensor<[2,2,4,64],f32>
    %18 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %19 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %20 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %21 = "torch.prim.ListConstruct"(%19, %20) : (!torch.int, !torch.int) -> !torch.list<int>
    %22 = "torch.aten.unflatten.int"(%arg0, %18, %21) : (!torch.vtensor<[2,2,4,64],f32>, !torch.int, !torch.list<int>) -> !torch.vtensor<[2,2,4,32,2],f32>
    %23 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %24 = "torch.aten.unbind.int"(%22, %23) : (!torch.vtensor<[2,2,4,32,2],f32>, !torch.int) -> !torch.list<vtensor>
    %25:2 = "torch.prim.ListUnpack"(%24) : (!torch.list<vtensor>) -> (!torch.vtensor<[2,2,4,32],f32>, !torch.vtensor<[2,2,4,32],f32>)
    %26 = "torch.aten.neg"(%25#1) : (!torch.vtensor<[2,2,4,32],f32>) -> !torch.vtensor<[2,2,4,32],f32>
    %27 = "torch.prim.ListConstruct"(%26, %25#0) : (!torch.vtensor<[2,2,4,32],f32>, !torch.vtensor<[2,2,4,32],f32>) -> !torch.list<vtensor>
    %28 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %29 = "torch.aten.stack"(%27, %28) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,2,4,32,2],f32>
    %30 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %31 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %32 = "torch.aten.flatten.using_ints"(%29, %30, %31) : (!torch.vtensor<[2,2,4,32,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[2,2,4,64],f32>
    %33 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %34 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %35 = "torch.aten.select.int"(%13, %33, %34) : (!torch.vtensor<[2,2,1,4,64],f32>, !torch.int, !torch.int) -> !torch.vtensor<[2,1,4,64],f32>
    %36 = "torch.aten.mul.Tensor"(%32, %35) : (!torch.vtensor<[2,2,4,64],f32>, !torch.vtensor<[2,1,4,64],f32>) -> !torch.vtensor<[2,2,4,64],f32>
    %37 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %38 = "torch.aten.add.Tensor"(%17, %36, %37) : (!torch.vtensor<[2,2,4,64],f32>, !torch.vtensor<[2,2,4,64],f32>, !torch.int) -> !torch.vtensor<[2,2,4,64],f32>
    %39 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %40 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %41 = "torch.aten.select.int"(%13, %39, %40) : (!torch.vtensor<[2,2,1,4,64],f32>, !torch.int, !torch.int) -> !torch.vtensor<[2,1,4,64],f32>
    %42 = "torch.aten.mul.Tensor"(%arg1, %41) : (!torch.vtensor<[2,2,4,64],f32>, !torch.vtensor<[2,1,4,64],f32>) -> !torch.vtensor<[2,2,4,64],f32>
    %43 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %44 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %45 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %46 = "torch.prim.ListConstruct"(%44, %45) : (!torch.int, !torch.int) -> !torch.list<int>
    %47 = "torch.aten.unflatten.int"(%arg1, %43, %46) : (!torch.vtensor<[2,2,4,64],f32>, !torch.int, !torch.list<int>) -> !torch.vtensor<[2,2,4,32,2],f32>
    %48 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %49 = "torch.aten.unbind.int"(%47, %48) : (!torch.vtensor<[2,2,4,32,2],f32>, !torch.int) -> !torch.list<vtensor>
    %50:2 = "torch.prim.ListUnpack"(%49) : (!torch.list<vtensor>) -> (!torch.vtensor<[2,2,4,32],f32>, !torch.vtensor<[2,2,4,32],f32>)
    %51 = "torch.aten.neg"(%50#1) : (!torch.vtensor<[2,2,4,32],f32>) -> !torch.vtensor<[2,2,4,32],f32>
    %52 = "torch.prim.ListConstruct"(%51, %50#0) : (!torch.vtensor<[2,2,4,32],f32>, !torch.vtensor<[2,2,4,32],f32>) -> !torch.list<vtensor>
    %53 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %54 = "torch.aten.stack"(%52, %53) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,2,4,32,2],f32>
    %55 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %56 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %57 = "torch.aten.flatten.using_ints"(%54, %55, %56) : (!torch.vtensor<[2,2,4,32,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[2,2,4,64],f32>
    %58 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %59 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %60 = "torch.aten.select.int"(%13, %58, %59) : (!torch.vtensor<[2,2,1,4,64],f32>, !torch.int, !torch.int) -> !torch.vtensor<[2,1,4,64],f32>
    %61 = "torch.aten.mul.Tensor"(%57, %60) : (!torch.vtensor<[2,2,4,64],f32>, !torch.vtensor<[2,1,4,64],f32>) -> !torch.vtensor<[2,2,4,64],f32>
    %62 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %63 = "torch.aten.add.Tensor"(%42, %61, %62) : (!torch.vtensor<[2,2,4,64],f32>, !torch.vtensor<[2,2,4,64],f32>, !torch.int) -> !torch.vtensor<[2,2,4,64],f32>
    "func.return"(%38, %63) : (!torch.vtensor<[2,2,4,64],f32>, !torch.vtensor<[2,2,4,64],f32>) -> ()
  }) : () -> ()
}) : () -> ()
