/*===- markers.c - Our markers as plain functions ---------------------------===*
 *
 * Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===------------------------------------------------------------------------===*
 *
 * What our LLVM passes lower (generator/codegen/passes/marker_lowering.h), for
 * generators that stock Halide tools compile.
 *
 *===------------------------------------------------------------------------===*/

#include <math.h>
#include <stdint.h>
#include <string.h>

float ropewalk_fma(float a, float b, float c);
float ropewalk_fms(float a, float b, float c);
uint16_t ropewalk_bf16(float x);

float ropewalk_fma(float a, float b, float c) { return fmaf(a, b, c); }

float ropewalk_fms(float a, float b, float c) { return fmaf(a, b, -c); }

uint16_t ropewalk_bf16(float x) {
  uint32_t bits;
  memcpy(&bits, &x, sizeof bits);
  if (x != x)
    return (uint16_t)(bits >> 16 | 0x40);
  return (uint16_t)((bits + 0x7fff + (bits >> 16 & 1)) >> 16);
}
