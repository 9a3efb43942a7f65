//===- ptx_program.h - A kernel's PTX, ready to be executed -----*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The part of PTX (docs.nvidia.com/cuda/parallel-thread-execution) that our kernels need: integers,
// f32, conversions, branches, global memory, the memory that a block's threads share, whose size a
// launch says, and barrier 0. Whatever else a text has is an error, so nothing is executed with
// another meaning.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TESTS_SUPPORT_PTX_PROGRAM_H
#define ROPEWALK_TESTS_SUPPORT_PTX_PROGRAM_H

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace ropewalk::test {

enum class PtxOp : uint8_t {
  Abs,
  Add,
  And,
  Barrier,
  Bfe,
  Branch,
  Convert,
  ConvertPair,
  Divide,
  Fma,
  Load,
  LoadParameter,
  Mad,
  MadWide,
  Max,
  Min,
  Move,
  Multiply,
  MultiplyWide,
  Negate,
  Not,
  Or,
  Pack,
  Remainder,
  Return,
  Select,
  SetPredicate,
  ShiftLeft,
  ShiftRight,
  Store,
  Subtract,
  Unpack,
  Xor
};

enum class PtxKind : uint8_t { Bits, Unsigned, Signed, Float, BFloat, Predicate };

struct PtxType {
  PtxKind kind = PtxKind::Bits;
  uint8_t bits = 32;
};

enum class PtxCompare : uint8_t { Equal, NotEqual, Less, LessEqual, Greater, GreaterEqual };

/// Operands are places in a thread's file: special registers, then constants, then registers.
struct PtxInstruction {
  PtxOp op;
  PtxType type, from; ///< `from` of conversions.
  PtxCompare compare = PtxCompare::Equal;
  bool guardNot = false;
  int32_t guard = -1; ///< A predicate's place; -1: always.
  uint8_t dstCount = 0, srcCount = 0;
  uint32_t dst[4] = {}, src[5] = {}; ///< A store's address, then its values.
  int64_t offset = 0;                ///< Of an address; of a parameter, in all of them.
  bool isShared = false;             ///< Of a load or store: among a block's threads.
  uint32_t target = 0;               ///< Of a branch.
};

struct PtxParameter {
  uint32_t bytes, align;
  uint32_t offset; ///< In the block of all parameters.
};

/// One kernel.
struct PtxProgram {
  std::string name;
  std::vector<PtxParameter> parameters;
  uint32_t parameterBytes = 0;
  std::vector<uint64_t> file; ///< A thread's, at its start; the first ones are the special ones.
  std::vector<PtxInstruction> code;
  bool hasBarriers = false;
};

/// %tid, %ntid, %ctaid, %nctaid; x, y, z of each.
inline constexpr uint32_t ptxSpecialRegisters = 12;

/// Where the memory lies that a block's threads share. What is before it is the driver's own, as in
/// the first kilobyte on GPUs of compute capability 9.0.
inline constexpr uint64_t ptxSharedBegin = 1024;

/// The kernels of a module. Throws std::runtime_error, which says what of the text is not known.
std::vector<std::unique_ptr<PtxProgram>> parsePtx(const std::string &text);

} // namespace ropewalk::test

#endif
