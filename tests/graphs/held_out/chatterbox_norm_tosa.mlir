"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x16x4xf32>) -> tensor<1x16x4xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x16x4xf32>):
    %0 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %1 = "tosa.const"() <{values = dense<6.250000e-02> : tensor<1x1x1xf32>}> : () -> tensor<1x1x1xf32>
    %2 = "tosa.const"() <{values = dense<2.000000e+00> : tensor<1x1x1xf32>}> : () -> tensor<1x1x1xf32>
    %3 = "tosa.const"() <{values = dense<9.99999974E-5> : tensor<1x1x1xf32>}> : () -> tensor<1x1x1xf32>
    %4 = "tosa.const"() <{values = dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F"> : tensor<1x16x1xf32>}> : () -> tensor<1x16x1xf32>
    %5 = "tosa.const"() <{values = dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<1x16x1xf32>}> : () -> tensor<1x16x1xf32>
    %6 = "tosa.reduce_sum"(%arg0) <{axis = 1 : i32}> : (tensor<1x16x4xf32>) -> tensor<1x1x4xf32>
    %7 = "tosa.mul"(%6, %1, %0) : (tensor<1x1x4xf32>, tensor<1x1x1xf32>, tensor<1xi8>) -> tensor<1x1x4xf32>
    %8 = "tosa.sub"(%arg0, %7) : (tensor<1x16x4xf32>, tensor<1x1x4xf32>) -> tensor<1x16x4xf32>
    %9 = "tosa.pow"(%8, %2) : (tensor<1x16x4xf32>, tensor<1x1x1xf32>) -> tensor<1x16x4xf32>
    %10 = "tosa.reduce_sum"(%9) <{axis = 1 : i32}> : (tensor<1x16x4xf32>) -> tensor<1x1x4xf32>
    %11 = "tosa.mul"(%10, %1, %0) : (tensor<1x1x4xf32>, tensor<1x1x1xf32>, tensor<1xi8>) -> tensor<1x1x4xf32>
    %12 = "tosa.add"(%11, %3) : (tensor<1x1x4xf32>, tensor<1x1x1xf32>) -> tensor<1x1x4xf32>
    %13 = "tosa.rsqrt"(%12) : (tensor<1x1x4xf32>) -> tensor<1x1x4xf32>
    %14 = "tosa.mul"(%8, %13, %0) : (tensor<1x16x4xf32>, tensor<1x1x4xf32>, tensor<1xi8>) -> tensor<1x16x4xf32>
    %15 = "tosa.mul"(%14, %4, %0) : (tensor<1x16x4xf32>, tensor<1x16x1xf32>, tensor<1xi8>) -> tensor<1x16x4xf32>
    %16 = "tosa.add"(%15, %5) : (tensor<1x16x4xf32>, tensor<1x16x1xf32>) -> tensor<1x16x4xf32>
    "func.return"(%16) : (tensor<1x16x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
