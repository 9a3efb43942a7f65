//===- ptx_arithmetic.cpp -------------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support/cuda_stub/ptx_arithmetic.h"

#include "storage.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <stdexcept>

namespace ropewalk::test {
namespace {

// Tests that must notice a wrong GPU have one whose fused operations are off by some ulp.
#ifndef ROPEWALK_STUB_FMA_BITS
#define ROPEWALK_STUB_FMA_BITS 0
#endif

/// The only NaN that arithmetic gives on a GPU.
uint64_t bitsOf(float value) { return std::isnan(value) ? 0x7fffffff : floatBits(value); }

uint64_t bitsOf(double value) {
  uint64_t bits;
  std::memcpy(&bits, &value, sizeof bits);
  return std::isnan(value) ? UINT64_C(0xfff8000000000000) : bits;
}

template <class T> T floatOf(uint64_t bits);

template <> float floatOf<float>(uint64_t bits) {
  return floatFromBits(static_cast<uint32_t>(bits));
}

template <> double floatOf<double>(uint64_t bits) {
  double value;
  std::memcpy(&value, &bits, sizeof value);
  return value;
}

float asFloat(uint64_t bits) { return floatOf<float>(bits); }

/// f32 to f16 or bf16.
uint64_t narrowed(uint64_t bits, PtxType to) {
  if (std::isnan(asFloat(bits)))
    return 0x7fff;
  return to.kind == PtxKind::Float ? StorageF16::store(asFloat(bits))
                                   : StorageBF16::store(asFloat(bits));
}

template <class T> bool holds(PtxCompare compare, T a, T b) {
  switch (compare) {
  case PtxCompare::Equal:
    return a == b;
  case PtxCompare::NotEqual:
    return a != b;
  case PtxCompare::Less:
    return a < b;
  case PtxCompare::LessEqual:
    return a <= b;
  case PtxCompare::Greater:
    return a > b;
  case PtxCompare::GreaterEqual:
    return a >= b;
  }
  return false;
}

class Evaluation {
public:
  explicit Evaluation(const std::vector<uint64_t> &file) : file(file) {}

  uint64_t result(const PtxInstruction &i) const {
    if (i.op == PtxOp::Convert)
      return convert(i);
    if (i.op == PtxOp::ConvertPair) // the second source is the lower half
      return narrowed(source(i, 0), i.type) << 16 | narrowed(source(i, 1), i.type);
    if (i.op == PtxOp::SetPredicate)
      return compare(i);
    if (i.op == PtxOp::MultiplyWide || i.op == PtxOp::MadWide)
      return truncated(wide(i, 0) * wide(i, 1) + (i.srcCount > 2 ? source(i, 2) : 0),
                       2u * i.type.bits);
    if (i.type.kind == PtxKind::Float && i.op != PtxOp::Move && i.op != PtxOp::Select)
      return i.type.bits == 64 ? computeFloat<double>(i) : computeFloat<float>(i);
    return truncated(computeInteger(i), i.type.bits);
  }

private:
  uint64_t source(const PtxInstruction &i, int n) const { return file[i.src[n]]; }
  uint64_t wide(const PtxInstruction &i, int n) const { return extended(source(i, n), i.type); }
  int64_t wideSigned(const PtxInstruction &i, int n) const {
    return static_cast<int64_t>(wide(i, n));
  }

  template <class T> uint64_t computeFloat(const PtxInstruction &i) const {
    const T a = floatOf<T>(source(i, 0)), b = i.srcCount > 1 ? floatOf<T>(source(i, 1)) : 0;
    if (i.type.bits != 8 * sizeof(T))
      throw std::logic_error("arithmetic of a type without any here");
    constexpr uint64_t sign = UINT64_C(1) << (8 * sizeof(T) - 1);
    switch (i.op) {
    case PtxOp::Add:
      return bitsOf(a + b);
    case PtxOp::Subtract:
      return bitsOf(a - b);
    case PtxOp::Multiply:
      return bitsOf(a * b);
    case PtxOp::Fma:
      return bitsOf(std::fma(a, b, floatOf<T>(source(i, 2)))) ^ ROPEWALK_STUB_FMA_BITS;
    case PtxOp::Negate:
      return source(i, 0) ^ sign;
    case PtxOp::Abs:
      return source(i, 0) & ~sign;
    default:
      throw std::logic_error("an operation without meaning for floats");
    }
  }

  uint64_t computeInteger(const PtxInstruction &i) const {
    const uint64_t a = wide(i, 0), b = i.srcCount > 1 ? wide(i, 1) : 0;
    const bool isSigned = i.type.kind == PtxKind::Signed;
    switch (i.op) {
    case PtxOp::Move:
      return a;
    case PtxOp::Add:
      return a + b;
    case PtxOp::Subtract:
      return a - b;
    case PtxOp::Multiply:
      return a * b;
    case PtxOp::Mad:
      return a * b + source(i, 2);
    case PtxOp::Divide:
    case PtxOp::Remainder:
      return divide(i, a, b);
    case PtxOp::Negate:
      return -a;
    case PtxOp::Abs:
      return static_cast<int64_t>(a) < 0 ? -a : a;
    case PtxOp::And:
      return a & b;
    case PtxOp::Or:
      return a | b;
    case PtxOp::Xor:
      return a ^ b;
    case PtxOp::Not:
      return ~a & (i.type.kind == PtxKind::Predicate ? 1 : ~UINT64_C(0));
    case PtxOp::Min:
      return (isSigned ? wideSigned(i, 0) < wideSigned(i, 1) : a < b) ? a : b;
    case PtxOp::Max:
      return (isSigned ? wideSigned(i, 0) > wideSigned(i, 1) : a > b) ? a : b;
    case PtxOp::Select:
      return source(i, 2) ? a : b;
    default:
      return computeBits(i);
    }
  }

  uint64_t computeBits(const PtxInstruction &i) const {
    const uint64_t a = wide(i, 0), amount = truncated(source(i, 1), 32), bits = i.type.bits;
    switch (i.op) {
    case PtxOp::ShiftLeft:
      return amount >= bits ? 0 : a << amount;
    case PtxOp::ShiftRight:
      if (i.type.kind == PtxKind::Signed)
        return static_cast<uint64_t>(static_cast<int64_t>(a) >> std::min<uint64_t>(amount, 63));
      return amount >= bits ? 0 : a >> amount;
    case PtxOp::Bfe: {
      const uint64_t begin = amount & 0xff, length = source(i, 2) & 0xff;
      if (i.type.kind == PtxKind::Signed || begin + length > bits)
        throw std::logic_error("a field of bits as there is none here");
      return truncated(a >> begin, static_cast<unsigned>(length));
    }
    case PtxOp::Pack: {
      uint64_t all = 0;
      const unsigned part = i.type.bits / i.srcCount;
      for (unsigned n = 0; n < i.srcCount; ++n)
        all |= truncated(source(i, static_cast<int>(n)), part) << (part * n);
      return all;
    }
    default:
      throw std::logic_error("an operation without meaning for integers");
    }
  }

  uint64_t divide(const PtxInstruction &i, uint64_t a, uint64_t b) const {
    if (b == 0)
      throw std::logic_error("a division by zero");
    const bool quotient = i.op == PtxOp::Divide;
    if (i.type.kind != PtxKind::Signed)
      return quotient ? a / b : a % b;
    const int64_t x = wideSigned(i, 0), y = wideSigned(i, 1);
    return static_cast<uint64_t>(quotient ? x / y : x % y);
  }

  uint64_t compare(const PtxInstruction &i) const {
    if (i.type.kind == PtxKind::Float)
      return holds(i.compare, asFloat(source(i, 0)), asFloat(source(i, 1)));
    return i.type.kind == PtxKind::Signed ? holds(i.compare, wideSigned(i, 0), wideSigned(i, 1))
                                          : holds(i.compare, wide(i, 0), wide(i, 1));
  }

  uint64_t convert(const PtxInstruction &i) const {
    const auto isFloat = [](PtxType type, unsigned bits) {
      return (type.kind == PtxKind::Float || type.kind == PtxKind::BFloat) && type.bits == bits;
    };
    const auto isInteger = [](PtxType type) {
      return type.kind == PtxKind::Unsigned || type.kind == PtxKind::Signed;
    };
    const uint64_t a = source(i, 0);
    if (isInteger(i.type) && isInteger(i.from))
      return truncated(extended(a, i.from), i.type.bits);
    if (isFloat(i.type, 16) && isFloat(i.from, 32))
      return narrowed(a, i.type);
    if (isFloat(i.type, 32) && isFloat(i.from, 64))
      return bitsOf(static_cast<float>(floatOf<double>(a)));
    if (isFloat(i.type, 32) && isFloat(i.from, 16) && i.from.kind == PtxKind::Float)
      return bitsOf(StorageF16::load(static_cast<uint16_t>(a)));
    throw std::logic_error("a conversion that there is none of here");
  }

  const std::vector<uint64_t> &file;
};

} // namespace

uint64_t truncated(uint64_t value, unsigned bits) {
  return bits == 64 ? value : value & ((UINT64_C(1) << bits) - 1);
}

uint64_t extended(uint64_t value, PtxType type) {
  value = truncated(value, type.bits);
  if (type.kind != PtxKind::Signed || type.bits == 64)
    return value;
  const uint64_t sign = UINT64_C(1) << (type.bits - 1);
  return (value ^ sign) - sign;
}

uint64_t evaluatePtx(const PtxInstruction &instruction, const std::vector<uint64_t> &file) {
  return Evaluation(file).result(instruction);
}

} // namespace ropewalk::test
