"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x4x48xbf16>, tensor<1x1x4x48xbf16>) -> (tensor<1x2x4x48xbf16>, tensor<1x1x4x48xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x4x48xbf16>, %arg1: tensor<1x1x4x48xbf16>):
    %0 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %1 = "onnx.Constant"() {value = dense<24> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<[[[[-0.416146845, 0.599181652, 0.908595681, 0.980066597, 0.99569422, 0.999071836, 9.998000e-01, 0.999956905, 0.999990701, 0.999998033, 0.999999582, 0.99999994, -0.416146845, 0.599181652, 0.908595681, 0.980066597, 0.99569422, 0.999071836, 9.998000e-01, 0.999956905, 0.999990701, 0.999998033, 0.999999582, 0.99999994], [-0.989992499, 0.177376121, 0.798299252, 0.955336511, 0.990320682, 0.997911989, 0.999550044, 0.999903082, 0.999979138, 0.999995529, 0.999999046, 0.999999821, -0.989992499, 0.177376121, 0.798299252, 0.955336511, 0.990320682, 0.997911989, 0.999550044, 0.999903082, 0.999979138, 0.999995529, 0.999999046, 0.999999821], [-0.653643608, -0.281962752, 0.651092172, 0.921060979, 0.982813954, 9.962890e-01, 0.999200105, 0.999827623, 0.999962866, 9.999920e-01, 0.999998271, 0.999999642, -0.653643608, -0.281962752, 0.651092172, 0.921060979, 0.982813954, 9.962890e-01, 0.999200105, 0.999827623, 0.999962866, 9.999920e-01, 0.999998271, 0.999999642], [0.2836622, -0.681637465, 0.473780841, 0.87758255, 0.973190248, 0.994203627, 0.998750269, 0.999730706, 9.999420e-01, 0.999987483, 0.999997317, 0.999999403, 0.2836622, -0.681637465, 0.473780841, 0.87758255, 0.973190248, 0.994203627, 0.998750269, 0.999730706, 9.999420e-01, 0.999987483, 0.999997317, 0.999999403]]]]> : tensor<1x1x4x24xf32>} : () -> tensor<1x1x4x24xf32>
    %6 = "onnx.Constant"() {value = dense<[1, 2, 4, 2, 12]> : tensor<5xi64>} : () -> tensor<5xi64>
    %7 = "onnx.Constant"() {value = dense<[1, 1, 4, 2, 12]> : tensor<5xi64>} : () -> tensor<5xi64>
    %8 = "onnx.Constant"() {value = dense<1> : tensor<2xi64>} : () -> tensor<2xi64>
    %9 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Constant"() {value = dense<[[[[0.909297406, 0.800613105, 0.417676806, 0.198669329, 0.0926984921, 0.0430753641, 0.0199986659, 0.00928304624, 0.00430885516, 0.0019999987, 9.28317778E-4, 4.30886837E-4, 0.909297406, 0.800613105, 0.417676806, 0.198669329, 0.0926984921, 0.0430753641, 0.0199986659, 0.00928304624, 0.00430885516, 0.0019999987, 9.28317778E-4, 4.30886837E-4], [1.411200e-01, 0.984143137, 6.022610e-01, 0.295520216, 0.138798088, 0.0645880476, 2.999550e-02, 0.0139243193, 0.00646325806, 0.0029999956, 0.00139247638, 6.46330183E-4, 1.411200e-01, 0.984143137, 6.022610e-01, 0.295520216, 0.138798088, 0.0645880476, 2.999550e-02, 0.0139243193, 0.00646325806, 0.0029999956, 0.00139247638, 6.46330183E-4], [-0.756802499, 0.959425389, 0.758998632, 0.389418364, 0.184598714, 0.0860707685, 0.0399893336, 0.0185652915, 8.617630e-03, 0.00399998948, 0.00185663474, 8.61773558E-4, -0.756802499, 0.959425389, 0.758998632, 0.389418364, 0.184598714, 0.0860707685, 0.0399893336, 0.0185652915, 8.617630e-03, 0.00399998948, 0.00185663474, 8.61773558E-4], [-0.958924293, 0.731690049, 0.880642771, 0.47942555, 0.230001688, 0.107513532, 0.0499791652, 0.0232058652, 0.0107719628, 0.0049999794, 0.00232079276, 0.00107721682, -0.958924293, 0.731690049, 0.880642771, 0.47942555, 0.230001688, 0.107513532, 0.0499791652, 0.0232058652, 0.0107719628, 0.0049999794, 0.00232079276, 0.00107721682]]]]> : tensor<1x1x4x24xf32>} : () -> tensor<1x1x4x24xf32>
    %11 = "onnx.Cast"(%arg0) {to = 1 : si64} : (tensor<1x2x4x48xbf16>) -> tensor<1x2x4x48xf32>
    %12 = "onnx.Cast"(%arg1) {to = 1 : si64} : (tensor<1x1x4x48xbf16>) -> tensor<1x1x4x48xf32>
    %13 = "onnx.Slice"(%11, %0, %1, %2, %3) : (tensor<1x2x4x48xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x24xf32>
    %14 = "onnx.Slice"(%11, %1, %4, %2, %3) : (tensor<1x2x4x48xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x24xf32>
    %15 = "onnx.Slice"(%12, %0, %1, %2, %3) : (tensor<1x1x4x48xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x4x24xf32>
    %16 = "onnx.Slice"(%12, %1, %4, %2, %3) : (tensor<1x1x4x48xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x4x24xf32>
    %17 = "onnx.Mul"(%13, %5) : (tensor<1x2x4x24xf32>, tensor<1x1x4x24xf32>) -> tensor<1x2x4x24xf32>
    %18 = "onnx.Reshape"(%13, %6) {allowzero = 0 : si64} : (tensor<1x2x4x24xf32>, tensor<5xi64>) -> tensor<1x2x4x2x12xf32>
    %19 = "onnx.Mul"(%15, %5) : (tensor<1x1x4x24xf32>, tensor<1x1x4x24xf32>) -> tensor<1x1x4x24xf32>
    %20 = "onnx.Reshape"(%15, %7) {allowzero = 0 : si64} : (tensor<1x1x4x24xf32>, tensor<5xi64>) -> tensor<1x1x4x2x12xf32>
    %21:2 = "onnx.Split"(%18, %8) {axis = -2 : si64} : (tensor<1x2x4x2x12xf32>, tensor<2xi64>) -> (tensor<1x2x4x1x12xf32>, tensor<1x2x4x1x12xf32>)
    %22:2 = "onnx.Split"(%20, %8) {axis = -2 : si64} : (tensor<1x1x4x2x12xf32>, tensor<2xi64>) -> (tensor<1x1x4x1x12xf32>, tensor<1x1x4x1x12xf32>)
    %23 = "onnx.Squeeze"(%21#0, %9) : (tensor<1x2x4x1x12xf32>, tensor<1xi64>) -> tensor<1x2x4x12xf32>
    %24 = "onnx.Squeeze"(%21#1, %9) : (tensor<1x2x4x1x12xf32>, tensor<1xi64>) -> tensor<1x2x4x12xf32>
    %25 = "onnx.Squeeze"(%22#0, %9) : (tensor<1x1x4x1x12xf32>, tensor<1xi64>) -> tensor<1x1x4x12xf32>
    %26 = "onnx.Squeeze"(%22#1, %9) : (tensor<1x1x4x1x12xf32>, tensor<1xi64>) -> tensor<1x1x4x12xf32>
    %27 = "onnx.Neg"(%24) : (tensor<1x2x4x12xf32>) -> tensor<1x2x4x12xf32>
    %28 = "onnx.Neg"(%26) : (tensor<1x1x4x12xf32>) -> tensor<1x1x4x12xf32>
    %29 = "onnx.Concat"(%27, %23) {axis = -1 : si64} : (tensor<1x2x4x12xf32>, tensor<1x2x4x12xf32>) -> tensor<1x2x4x24xf32>
    %30 = "onnx.Concat"(%28, %25) {axis = -1 : si64} : (tensor<1x1x4x12xf32>, tensor<1x1x4x12xf32>) -> tensor<1x1x4x24xf32>
    %31 = "onnx.Mul"(%29, %10) : (tensor<1x2x4x24xf32>, tensor<1x1x4x24xf32>) -> tensor<1x2x4x24xf32>
    %32 = "onnx.Mul"(%30, %10) : (tensor<1x1x4x24xf32>, tensor<1x1x4x24xf32>) -> tensor<1x1x4x24xf32>
    %33 = "onnx.Add"(%17, %31) : (tensor<1x2x4x24xf32>, tensor<1x2x4x24xf32>) -> tensor<1x2x4x24xf32>
    %34 = "onnx.Add"(%19, %32) : (tensor<1x1x4x24xf32>, tensor<1x1x4x24xf32>) -> tensor<1x1x4x24xf32>
    %35 = "onnx.Concat"(%33, %14) {axis = -1 : si64} : (tensor<1x2x4x24xf32>, tensor<1x2x4x24xf32>) -> tensor<1x2x4x48xf32>
    %36 = "onnx.Concat"(%34, %16) {axis = -1 : si64} : (tensor<1x1x4x24xf32>, tensor<1x1x4x24xf32>) -> tensor<1x1x4x48xf32>
    %37 = "onnx.Cast"(%35) {to = 16 : si64} : (tensor<1x2x4x48xf32>) -> tensor<1x2x4x48xbf16>
    %38 = "onnx.Cast"(%36) {to = 16 : si64} : (tensor<1x1x4x48xf32>) -> tensor<1x1x4x48xbf16>
    "func.return"(%37, %38) : (tensor<1x2x4x48xbf16>, tensor<1x1x4x48xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
