//===- ptx_arithmetic.h - What PTX computes of registers --------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TESTS_SUPPORT_PTX_ARITHMETIC_H
#define ROPEWALK_TESTS_SUPPORT_PTX_ARITHMETIC_H

#include "support/cuda_stub/ptx_program.h"

namespace ropewalk::test {

/// The lower bits.
uint64_t truncated(uint64_t value, unsigned bits);

/// To 64 bits, by sign or by zeros.
uint64_t extended(uint64_t value, PtxType type);

/// The one result of an instruction that touches no memory and goes on with the next, of a thread's
/// file. Throws std::logic_error for what no kernel here has.
uint64_t evaluatePtx(const PtxInstruction &instruction, const std::vector<uint64_t> &file);

} // namespace ropewalk::test

#endif
