//===- bf16_bits.h - How rounding by integers is written --------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// `bits + 0x7fff + (bits >> 16 & 1)`, whose upper half is an f32 rounded to bf16: to nearest,
// ties to even. RoundBf16Pass and the MLIR backend write it.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_CODEGEN_PASSES_BF16_BITS_H
#define ROPEWALK_CODEGEN_PASSES_BF16_BITS_H

#include "llvm/IR/PatternMatch.h"

namespace ropewalk {

constexpr uint32_t bf16BelowHalf = 0x7fff, bf16UpperHalf = 0xffff0000;

/// The `bits` of such a sum, in any order; null if it is something else.
inline llvm::Value *bitsOfRounded(llvm::Value *sum) {
  using namespace llvm::PatternMatch;
  llvm::Value *bits = nullptr;
  auto odd = m_And(m_LShr(m_Value(bits), m_SpecificInt(16)), m_One());
  auto itsOdd = m_And(m_LShr(m_Deferred(bits), m_SpecificInt(16)), m_One());
  auto constant = m_SpecificInt(bf16BelowHalf);
  if (match(sum, m_c_Add(m_c_Add(odd, m_Deferred(bits)), constant)) ||
      match(sum, m_c_Add(m_c_Add(odd, constant), m_Deferred(bits))) ||
      match(sum, m_c_Add(m_c_Add(m_Value(bits), constant), itsOdd)))
    return bits;
  return nullptr;
}

} // namespace ropewalk

#endif
