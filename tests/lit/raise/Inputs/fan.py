#===- fan.py - What nobody uses, by many ways ----------------------------===#
#
# Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Writes a rotation, one product of which so many operations use, all of which as many others use,
and so on for four layers that nobody needs."""

import sys

COUNT = int(sys.argv[1])
EXTENTS = [2 * COUNT**layer for layer in range(4)]

print("""\
func.func @fan(%x: tensor<5x4xf32>, %c: tensor<5x2xf32>, %s: tensor<5x2xf32>) -> tensor<5x4xf32> {
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 5, 2>, strides = array<i64: 1, 1>}> : (tensor<5x4xf32>) -> tensor<5x2xf32>
  %hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 2>, limit_indices = array<i64: 5, 4>, strides = array<i64: 1, 1>}> : (tensor<5x4xf32>) -> tensor<5x2xf32>
  %a = "stablehlo.multiply"(%lo, %c) : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
  %b = "stablehlo.multiply"(%hi, %s) : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
  %d = "stablehlo.multiply"(%hi, %c) : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
  %e = "stablehlo.multiply"(%lo, %s) : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>""")
for i in range(COUNT):
    print(f'  %u0_{i} = "stablehlo.negate"(%a) : (tensor<5x2xf32>) -> tensor<5x2xf32>')
for layer in range(1, 4):
    before = ", ".join(f"%u{layer - 1}_{i}" for i in range(COUNT))
    types = ", ".join([f"tensor<5x{EXTENTS[layer - 1]}xf32>"] * COUNT)
    for i in range(COUNT):
        print(
            f'  %u{layer}_{i} = "stablehlo.concatenate"({before}) <{{dimension = 1 : i64}}> : '
            f"({types}) -> tensor<5x{EXTENTS[layer]}xf32>"
        )
print("""\
  %f = "stablehlo.subtract"(%a, %b) : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
  %g = "stablehlo.add"(%d, %e) : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
  %y = "stablehlo.concatenate"(%f, %g) <{dimension = 1 : i64}> : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x4xf32>
  return %y : tensor<5x4xf32>
}""")
