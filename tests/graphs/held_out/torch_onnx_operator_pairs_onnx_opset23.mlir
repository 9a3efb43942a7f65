"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x96xf32>, tensor<1x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x4x96xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x96xf32>, %arg1: tensor<1x4x16xf32>, %arg2: tensor<1x4x16xf32>):
    %0 = "onnx.RotaryEmbedding"(%arg0, %arg1, %arg2) {interleaved = 1 : si64, num_heads = 2 : si64, rotary_embedding_dim = 32 : si64} : (tensor<1x4x96xf32>, tensor<1x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x4x96xf32>
    "func.return"(%0) : (tensor<1x4x96xf32>) -> ()
  }) : () -> ()
}) : () -> ()
