#===- many.py - A graph with a reason of its own for each of its values ----===#
#
# Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
# Heads of 4, 6, .. components with a cosine for each: pairs are 2, 3, .. components apart.
for pairs in range(2, 12):
    whole, half = f"tensor<3x{2 * pairs}xf32>", f"tensor<3x{pairs}xf32>"
    print(f"""func.func @f{pairs}(%x: {whole}, %cos: {whole}, %sin: {whole}) -> {whole} {{
  %lo = tensor.extract_slice %x[0, 0] [3, {pairs}] [1, 1] : {whole} to {half}
  %hi = tensor.extract_slice %x[0, {pairs}] [3, {pairs}] [1, 1] : {whole} to {half}
  %minus = arith.negf %hi : {half}
  %turned = tensor.concat dim(1) %minus, %lo : ({half}, {half}) -> {whole}
  %a = arith.mulf %x, %cos : {whole}
  %b = arith.mulf %turned, %sin : {whole}
  %y = arith.addf %a, %b : {whole}
  return %y : {whole}
}}""")
