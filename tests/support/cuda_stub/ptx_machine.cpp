//===- ptx_machine.cpp - Executes PTX on the host -------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support/cuda_stub/ptx_machine.h"

#include "storage.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <stdexcept>

namespace ropewalk::test {
namespace {

// Tests that must notice a wrong GPU have one whose fused operations are off by some ulp.
#ifndef ROPEWALK_STUB_FMA_BITS
#define ROPEWALK_STUB_FMA_BITS 0
#endif

constexpr int illegalAddress = 700, misalignedAddress = 716, launchFailed = 719;

uint64_t truncated(uint64_t value, unsigned bits) {
  return bits == 64 ? value : value & ((UINT64_C(1) << bits) - 1);
}

/// To 64 bits, by sign or by zeros.
uint64_t extended(uint64_t value, PtxType type) {
  value = truncated(value, type.bits);
  if (type.kind != PtxKind::Signed || type.bits == 64)
    return value;
  const uint64_t sign = UINT64_C(1) << (type.bits - 1);
  return (value ^ sign) - sign;
}

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

class Thread {
public:
  Thread(const PtxProgram &program, const PtxLaunch &launch, const std::vector<PtxMemory> &memories,
         std::vector<uint8_t> &shared)
      : program(program), launch(launch), memories(memories), shared(shared), file(program.file) {}

  void begin(const uint32_t block[3], const uint32_t thread[3]) {
    next = 0;
    for (int axis = 0; axis < 3; ++axis) {
      file[axis] = thread[axis];
      file[3 + axis] = launch.threads[axis];
      file[6 + axis] = block[axis];
      file[9 + axis] = launch.blocks[axis];
    }
  }

  /// To behind the next barrier, or to the end.
  int run() {
    while (!hasEnded()) {
      const PtxInstruction &now = program.code[next++];
      if (now.guard >= 0 && (file[now.guard] != 0) == now.guardNot)
        continue;
      if (now.op == PtxOp::Barrier)
        return 0;
      if (now.op == PtxOp::Return)
        next = program.code.size();
      else if (now.op == PtxOp::Branch)
        next = now.target;
      else if (now.op == PtxOp::Load || now.op == PtxOp::Store) {
        if (int result = access(now))
          return result;
      } else
        compute(now);
    }
    return 0;
  }

  /// Number of the instruction that it goes on with.
  size_t place() const { return next; }
  bool hasEnded() const { return next == program.code.size(); }

private:
  uint64_t source(const PtxInstruction &i, int n) const { return file[i.src[n]]; }
  uint64_t wide(const PtxInstruction &i, int n) const { return extended(source(i, n), i.type); }
  int64_t wideSigned(const PtxInstruction &i, int n) const {
    return static_cast<int64_t>(wide(i, n));
  }

  void compute(const PtxInstruction &i) {
    if (i.op == PtxOp::LoadParameter)
      return loadParameter(i);
    if (i.op == PtxOp::Unpack)
      return unpack(i);
    uint64_t &result = file[i.dst[0]];
    if (i.op == PtxOp::Convert)
      result = convert(i);
    else if (i.op == PtxOp::ConvertPair) // the second source is the lower half
      result = narrowed(source(i, 0), i.type) << 16 | narrowed(source(i, 1), i.type);
    else if (i.op == PtxOp::SetPredicate)
      result = compare(i);
    else if (i.op == PtxOp::MultiplyWide || i.op == PtxOp::MadWide)
      result = truncated(wide(i, 0) * wide(i, 1) + (i.srcCount > 2 ? source(i, 2) : 0),
                         2u * i.type.bits);
    else if (i.type.kind == PtxKind::Float && i.op != PtxOp::Move && i.op != PtxOp::Select)
      result = i.type.bits == 64 ? computeFloat<double>(i) : computeFloat<float>(i);
    else
      result = truncated(computeInteger(i), i.type.bits);
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

  void unpack(const PtxInstruction &i) {
    const unsigned part = i.type.bits / i.dstCount;
    const uint64_t all = source(i, 0);
    for (unsigned n = 0; n < i.dstCount; ++n)
      file[i.dst[n]] = truncated(all >> (part * n), part);
  }

  void loadParameter(const PtxInstruction &i) {
    const unsigned bytes = i.type.bits / 8;
    for (unsigned n = 0; n < i.dstCount; ++n)
      file[i.dst[n]] = read(launch.parameters.data() + i.offset + n * bytes, i.type);
  }

  static uint64_t read(const void *from, PtxType type) {
    uint64_t value = 0;
    std::memcpy(&value, from, type.bits / 8);
    return extended(value, type);
  }

  int access(const PtxInstruction &i) {
    const uint64_t address = source(i, 0) + static_cast<uint64_t>(i.offset);
    const unsigned part = i.type.bits / 8, bytes = part * i.dstCount;
    if (!(i.isShared ? mayShare(address, bytes) : mayTouch(address, bytes)))
      return illegalAddress;
    if (address % bytes != 0)
      return misalignedAddress;
    auto *memory = i.isShared ? shared.data() + (address - ptxSharedBegin)
                              : reinterpret_cast<uint8_t *>(address);
    for (unsigned n = 0; n < i.dstCount; ++n)
      if (i.op == PtxOp::Load)
        file[i.dst[n]] = read(memory + n * part, i.type);
      else
        std::memcpy(memory + n * part, &file[i.src[1 + n]], part);
    return 0;
  }

  bool mayShare(uint64_t address, unsigned bytes) const {
    return address >= ptxSharedBegin && address - ptxSharedBegin + bytes <= shared.size();
  }

  bool mayTouch(uint64_t address, unsigned bytes) {
    const auto contains = [=](const PtxMemory &memory) {
      return memory.first <= address && address + bytes <= memory.second;
    };
    if (last < memories.size() && contains(memories[last]))
      return true;
    auto behind =
        std::upper_bound(memories.begin(), memories.end(), PtxMemory(address, ~UINT64_C(0)));
    if (behind == memories.begin() || !contains(*--behind))
      return false;
    last = static_cast<size_t>(behind - memories.begin());
    return true;
  }

  const PtxProgram &program;
  const PtxLaunch &launch;
  const std::vector<PtxMemory> &memories;
  std::vector<uint8_t> &shared;
  std::vector<uint64_t> file;
  size_t next = 0, last = 0;
};

/// visit(place) for all places of a grid or block, until one gives no 0, which it returns.
template <class Visit> int forEachPlace(const uint32_t (&counts)[3], Visit visit) {
  uint32_t place[3];
  for (place[2] = 0; place[2] < counts[2]; ++place[2])
    for (place[1] = 0; place[1] < counts[1]; ++place[1])
      for (place[0] = 0; place[0] < counts[0]; ++place[0])
        if (int result = visit(place))
          return result;
  return 0;
}

/// The threads of a block, from barrier to barrier.
class Block {
public:
  Block(const PtxProgram &program, const PtxLaunch &launch, const std::vector<PtxMemory> &memories)
      : launch(launch), shared(launch.sharedBytes) {
    size_t count = 1; // where none waits, one after another can be the same
    if (program.hasBarriers)
      count = size_t{launch.threads[0]} * launch.threads[1] * launch.threads[2];
    threads.reserve(count);
    while (threads.size() < count)
      threads.emplace_back(program, launch, memories, shared);
  }

  int run(const uint32_t block[3]) {
    std::fill(shared.begin(), shared.end(), uint8_t{0xa5});
    size_t number = 0;
    const auto start = [&](const uint32_t thread[3]) {
      Thread &next = threads[threads.size() > 1 ? number++ : 0];
      next.begin(block, thread);
      return next.run();
    };
    if (int result = forEachPlace(launch.threads, start))
      return result;
    while (areTogether()) {
      if (threads.front().hasEnded())
        return 0;
      for (Thread &thread : threads)
        if (int result = thread.run())
          return result;
    }
    std::fprintf(stderr, "stub: threads of a block wait at different barriers\n");
    return launchFailed;
  }

private:
  bool areTogether() const {
    return std::all_of(threads.begin(), threads.end(), [&](const Thread &thread) {
      return thread.place() == threads.front().place();
    });
  }

  const PtxLaunch &launch;
  std::vector<uint8_t> shared;
  std::vector<Thread> threads;
};

} // namespace

int executePtx(const PtxProgram &program, const PtxLaunch &launch,
               const std::vector<PtxMemory> &memories) {
  Block machine(program, launch, memories);
  return forEachPlace(launch.blocks, [&](const uint32_t block[3]) { return machine.run(block); });
}

} // namespace ropewalk::test
