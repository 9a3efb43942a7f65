"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,6,2,24],f32>) -> !torch.vtensor<[1,6,2,24],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,6,2,24],f32>):
    %0 = "torch.vtensor.literal"() <{value = dense<"0x000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F00000000000000008C06B50F284AE13FEE0C098F54EDEA3FC117A8F912D7EF3F2CCB8BCBAE8EB93FAA97AD2497FFEF3F07E815E9CA7A843F6C8790F3FEFFEF3F628A21A54D62503F8C06B50F284AE13FEE0C098F54EDEA3FC117A8F912D7EF3F2CCB8BCBAE8EB93FAA97AD2497FFEF3F07E815E9CA7A843F6C8790F3FEFFEF3F628A21A54D62503F8C06B50F284AE13FEE0C098F54EDEA3FC117A8F912D7EF3F2CCB8BCBAE8EB93FAA97AD2497FFEF3F07E815E9CA7A843F6C8790F3FEFFEF3F628A21A54D62503F0572535726A2DABF46B4D1EAF618ED3F7A627795B45CEF3FBCD23D23FF6DC93F968D65955CFEEF3F6758A5CD877A943F472F42CEFBFFEF3F612DB11B4D62603F0572535726A2DABF46B4D1EAF618ED3F7A627795B45CEF3FBCD23D23FF6DC93F968D65955CFEEF3F6758A5CD877A943F472F42CEFBFFEF3F612DB11B4D62603F0572535726A2DABF46B4D1EAF618ED3F7A627795B45CEF3FBCD23D23FF6DC93F968D65955CFEEF3F6758A5CD877A943F472F42CEFBFFEF3F612DB11B4D62603FD2E585BE04AEEFBF5BD5B66D3810C23FBA092FD41D92EE3F34BABA95CDE9D23FF65C355A50FCEF3FC66796F123B79E3F592C1590F6FFEF3F92E4F0517293683FD2E585BE04AEEFBF5BD5B66D3810C23FBA092FD41D92EE3F34BABA95CDE9D23FF65C355A50FCEF3FC66796F123B79E3F592C1590F6FFEF3F92E4F0517293683FD2E585BE04AEEFBF5BD5B66D3810C23FBA092FD41D92EE3F34BABA95CDE9D23FF65C355A50FCEF3FC66796F123B79E3F592C1590F6FFEF3F92E4F0517293683F"> : tensor<4x12xcomplex<f64>>}> : () -> !torch.vtensor<[4,12],complex<f64>>
    %1 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %2 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %3 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %4 = "torch.prim.ListConstruct"(%1, %2, %3) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %5 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %6 = "torch.aten.split_with_sizes"(%0, %4, %5) : (!torch.vtensor<[4,12],complex<f64>>, !torch.list<int>, !torch.int) -> !torch.list<vtensor>
    %7:3 = "torch.prim.ListUnpack"(%6) : (!torch.list<vtensor>) -> (!torch.vtensor<[4,4],complex<f64>>, !torch.vtensor<[4,4],complex<f64>>, !torch.vtensor<[4,4],complex<f64>>)
    %8 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %9 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %10 = "torch.aten.select.int"(%arg0, %8, %9) : (!torch.vtensor<[1,6,2,24],f32>, !torch.int, !torch.int) -> !torch.vtensor<[6,2,24],f32>
    %11 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %12 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %13 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %14 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %15 = "torch.aten.slice.Tensor"(%10, %11, %12, %13, %14) : (!torch.vtensor<[6,2,24],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[4,2,24],f32>
    %16 = "torch.constant.none"() : () -> !torch.none
    %17 = "torch.constant.none"() : () -> !torch.none
    %18 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %19 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %20 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%15, %16, %17, %18, %19, %20) : (!torch.vtensor<[4,2,24],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %21 = "torch.constant.int"() <{value = 7 : i64}> : () -> !torch.int
    %22 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %23 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %24 = "torch.constant.none"() : () -> !torch.none
    %25 = "torch.aten.to.dtype"(%15, %21, %22, %23, %24) : (!torch.vtensor<[4,2,24],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[4,2,24],f64>
    %26 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %27 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %28 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %29 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %30 = "torch.prim.ListConstruct"(%26, %27, %28, %29) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %31 = "torch.aten.reshape"(%25, %30) : (!torch.vtensor<[4,2,24],f64>, !torch.list<int>) -> !torch.vtensor<[4,2,12,2],f64>
    %32 = "torch.aten.view_as_complex"(%31) : (!torch.vtensor<[4,2,12,2],f64>) -> !torch.vtensor<[4,2,12],complex<f64>>
    %33 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %34 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %35 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %36 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %37 = "torch.aten.slice.Tensor"(%7#0, %33, %34, %35, %36) : (!torch.vtensor<[4,4],complex<f64>>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4],complex<f64>>
    %38 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %39 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %40 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %41 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %42 = "torch.prim.ListConstruct"(%38, %39, %40, %41) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %43 = "torch.aten.view"(%37, %42) : (!torch.vtensor<[1,4],complex<f64>>, !torch.list<int>) -> !torch.vtensor<[1,1,1,4],complex<f64>>
    %44 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %45 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %46 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %47 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %48 = "torch.prim.ListConstruct"(%44, %45, %46, %47) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %49 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %50 = "torch.aten.expand"(%43, %48, %49) : (!torch.vtensor<[1,1,1,4],complex<f64>>, !torch.list<int>, !torch.bool) -> !torch.vtensor<[1,2,2,4],complex<f64>>
    %51 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %52 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %53 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %54 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %55 = "torch.aten.slice.Tensor"(%7#1, %51, %52, %53, %54) : (!torch.vtensor<[4,4],complex<f64>>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,4],complex<f64>>
    %56 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %57 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %58 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %59 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %60 = "torch.prim.ListConstruct"(%56, %57, %58, %59) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %61 = "torch.aten.view"(%55, %60) : (!torch.vtensor<[2,4],complex<f64>>, !torch.list<int>) -> !torch.vtensor<[1,2,1,4],complex<f64>>
    %62 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %63 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %64 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %65 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %66 = "torch.prim.ListConstruct"(%62, %63, %64, %65) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %67 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %68 = "torch.aten.expand"(%61, %66, %67) : (!torch.vtensor<[1,2,1,4],complex<f64>>, !torch.list<int>, !torch.bool) -> !torch.vtensor<[1,2,2,4],complex<f64>>
    %69 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %70 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %71 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %72 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %73 = "torch.aten.slice.Tensor"(%7#2, %69, %70, %71, %72) : (!torch.vtensor<[4,4],complex<f64>>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,4],complex<f64>>
    %74 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %75 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %76 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %77 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %78 = "torch.prim.ListConstruct"(%74, %75, %76, %77) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %79 = "torch.aten.view"(%73, %78) : (!torch.vtensor<[2,4],complex<f64>>, !torch.list<int>) -> !torch.vtensor<[1,1,2,4],complex<f64>>
    %80 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %81 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %82 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %83 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %84 = "torch.prim.ListConstruct"(%80, %81, %82, %83) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %85 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %86 = "torch.aten.expand"(%79, %84, %85) : (!torch.vtensor<[1,1,2,4],complex<f64>>, !torch.list<int>, !torch.bool) -> !torch.vtensor<[1,2,2,4],complex<f64>>
    %87 = "torch.prim.ListConstruct"(%50, %68, %86) : (!torch.vtensor<[1,2,2,4],complex<f64>>, !torch.vtensor<[1,2,2,4],complex<f64>>, !torch.vtensor<[1,2,2,4],complex<f64>>) -> !torch.list<vtensor>
    %88 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %89 = "torch.aten.cat"(%87, %88) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,2,12],complex<f64>>
    %90 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %91 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %92 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %93 = "torch.prim.ListConstruct"(%90, %91, %92) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %94 = "torch.aten.reshape"(%89, %93) : (!torch.vtensor<[1,2,2,12],complex<f64>>, !torch.list<int>) -> !torch.vtensor<[4,1,12],complex<f64>>
    %95 = "torch.aten.mul.Tensor"(%32, %94) : (!torch.vtensor<[4,2,12],complex<f64>>, !torch.vtensor<[4,1,12],complex<f64>>) -> !torch.vtensor<[4,2,12],complex<f64>>
    %96 = "torch.aten.view_as_real"(%95) : (!torch.vtensor<[4,2,12],complex<f64>>) -> !torch.vtensor<[4,2,12,2],f64>
    %97 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %98 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %99 = "torch.aten.flatten.using_ints"(%96, %97, %98) : (!torch.vtensor<[4,2,12,2],f64>, !torch.int, !torch.int) -> !torch.vtensor<[4,2,24],f64>
    %100 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %101 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %102 = "torch.aten.select.int"(%arg0, %100, %101) : (!torch.vtensor<[1,6,2,24],f32>, !torch.int, !torch.int) -> !torch.vtensor<[6,2,24],f32>
    %103 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %104 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %105 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %106 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %107 = "torch.aten.slice.Tensor"(%102, %103, %104, %105, %106) : (!torch.vtensor<[6,2,24],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,2,24],f32>
    %108 = "torch.prim.ListConstruct"(%99, %107) : (!torch.vtensor<[4,2,24],f64>, !torch.vtensor<[2,2,24],f32>) -> !torch.list<vtensor>
    %109 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %110 = "torch.aten.cat"(%108, %109) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[6,2,24],f64>
    %111 = "torch.prim.ListConstruct"(%110) : (!torch.vtensor<[6,2,24],f64>) -> !torch.list<vtensor>
    %112 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %113 = "torch.aten.stack"(%111, %112) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,6,2,24],f64>
    %114 = "torch.constant.none"() : () -> !torch.none
    %115 = "torch.constant.none"() : () -> !torch.none
    %116 = "torch.constant.int"() <{value = 7 : i64}> : () -> !torch.int
    %117 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %118 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%113, %114, %115, %116, %117, %118) : (!torch.vtensor<[1,6,2,24],f64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %119 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %120 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %121 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %122 = "torch.constant.none"() : () -> !torch.none
    %123 = "torch.aten.to.dtype"(%113, %119, %120, %121, %122) : (!torch.vtensor<[1,6,2,24],f64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,6,2,24],f32>
    "func.return"(%123) : (!torch.vtensor<[1,6,2,24],f32>) -> ()
  }) : () -> ()
}) : () -> ()
