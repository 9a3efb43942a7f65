//===- ptx_machine.cpp - Executes PTX on the host -------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support/cuda_stub/ptx_machine.h"

#include "support/cuda_stub/ptx_arithmetic.h"

#include <algorithm>
#include <cstdio>
#include <cstring>

namespace ropewalk::test {
namespace {

constexpr int illegalAddress = 700, misalignedAddress = 716, launchFailed = 719;

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

  void compute(const PtxInstruction &i) {
    if (i.op == PtxOp::LoadParameter)
      loadParameter(i);
    else if (i.op == PtxOp::Unpack)
      unpack(i);
    else
      file[i.dst[0]] = evaluatePtx(i, file);
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
