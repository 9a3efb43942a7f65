//===- search_space.cpp - Schedules that are worth trying -----------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "search_space.h"

#include "codegen/schedule_book.h"
#include "codegen/targets.h"
#include "device/device_launch.h"
#include "device/device_schedule.h"
#include "halide/device_shape.h"
#include "halide/tensor_shape.h"

#include <algorithm>

namespace ropewalk {
namespace {

constexpr SearchAxis cpuAxes[] = {
    {"form", "pair, lane, word",
     "half: pair; interleaved: lane, and pair of f32 whose window a vector of pairs divides; "
     "16 bits: word, at 4-byte addresses",
     "word: no shuffle on load; lane: one swap of neighbours instead of splitting and joining; "
     "pair: rows of cos and sin are half as long",
     "word: shift and mask; lane: rows of cos and sin are duplicated; pair, interleaved: two "
     "shuffles of a vector for one"},
    {"vector", "half of a register's f32 lanes, all, twice as many", "divides the window's lanes",
     "wide: fewer instructions; twice a register: two independent chains",
     "wide: conversions of 16 bits and frequency on some CPUs; spills"},
    {"parts", "1, 2, 4, 8", "divides the window's vectors",
     "many: a part's rows of cos and sin stay in registers over all heads",
     "many: every head is visited so often, in pieces; more code around the loops"},
    {"load", "plain, touch, prefetch",
     "in one part; touch: half, known windows of 512 bytes a half and more; prefetch: known heads "
     "of 64 bytes and more",
     "from memory and the third-level cache, touch: heads whose halves lie eight lines apart are "
     "prefetched; prefetch: heads are, across the ends of pages",
     "touch: a load more for each line of a half; prefetch: an instruction more for each line; "
     "within the second-level cache 1.05 of the time"},
    {"store", "plain, cvt, line, nt16, nt64",
     "cvt: f16, 8 or 16 lanes, from x86-64-v3 on; line: out of place, heads whose vectors lie "
     "across cache lines, 16 lanes, from x86-64-v4 on; nt: out of place, heads at multiples of 16 "
     "or 64 bytes, on x86 in one part where lines are joined",
     "cvt: lanes are narrowed and stored by one instruction; line: as many stores as a head has "
     "lines; nt: past the caches, the destination is not read first",
     "cvt: twice the cycles on some CPUs; line: a shuffle for each; nt: it is in no cache "
     "afterwards"},
};

constexpr SearchAxis deviceAxes[] = {
    {"form", "pair, word", "word: 4-byte addresses",
     "word: two accesses of `vector` words on each side; pair: any address",
     "pair: an access and an index for each element"},
    {"vector", "word: 1, 2, 4; pair: 1",
     "divides a component's row, or two of them an interleaved one; addresses at its bytes",
     "wide: fewest accesses per byte, up to 128 bits",
     "wide: fewest threads, so that small calls leave multiprocessors idle; registers"},
    {"parts", "1, 2, 4", "any number of heads: a thread's last ones may be missing",
     "many: a thread reads cos and sin once for so many heads, and has their loads in flight",
     "many: fewer threads, each with more registers, so that fewer run at a time"},
    {"block", "as a call's size asks for (128 or 256), 64, 128, 256, 512",
     "words: at least the threads of a head's window; pairs: as a call's size asks for",
     "large: fewest blocks to start, and neighbours in memory side by side",
     "large: a small call leaves multiprocessors idle; one slow warp keeps a block's registers"},
    {"order", "memory, tokens",
     "words: memory, where heads lie nearer than tokens, as long as a grid's second axis (65535) "
     "has a place for each block of tokens",
     "memory: blocks that run at a time write memory side by side",
     "tokens: scattered rows of memory at a time; memory: more blocks wait for one row of the "
     "table"},
};

/// Threads of a block that are tried; 0: as a call's size asks for.
constexpr int32_t blockSizes[] = {0, 64, 128, 256, 512};

/// How words are started; pairs are for addresses that nothing else takes, and as calls ask for.
void addLaunches(KernelSpec spec, std::vector<Schedule> &space) {
  for (int32_t block : blockSizes)
    for (GridOrder order : {GridOrder::Memory, GridOrder::Tokens}) {
      spec.schedule.launch = {block, order};
      const bool asAsked = spec.schedule.launch == LaunchShape();
      if (canRunOnDevice(spec) && (asAsked || spec.schedule.form == Form::Word))
        space.push_back(spec.schedule);
    }
}

std::vector<Schedule> deviceSpace(const KernelRequest &request, Target target) {
  std::vector<Schedule> space;
  for (Form form : {Form::Pair, Form::Word})
    for (int32_t vector = 1; vector <= mostWordsPerAccess; vector *= 2)
      for (int32_t parts = 1; parts <= mostHeadsPerThread; parts *= 2) {
        const KernelSpec spec{request, target, {form, vector, parts}};
        if (canRunOnDevice(spec) && isAligned(spec, rowAlignment(request)))
          addLaunches(spec, space);
      }
  return space;
}

/// The grid of a shape's call, on a device whose blocks have as many threads as any.
Grid gridOf(const KernelSpec &spec, const bench::Case &cell) {
  LaunchSize size;
  size.threadsAcross = threadsAcross(spec, cell.headDim, mostBlockThreads);
  size.heads = (cell.heads + headsPerThread(spec) - 1) / headsPerThread(spec);
  size.tokens = cell.tokens;
  return gridOf(spec.schedule.launch, size, mostBlockThreads);
}

} // namespace

bool startsAlike(const KernelSpec &a, const KernelSpec &b, const bench::Case &cell) {
  KernelSpec asB = a;
  asB.schedule.launch = b.schedule.launch;
  return a == b || (asB == b && isDevice(a.target) && gridOf(a, cell) == gridOf(b, cell));
}

llvm::ArrayRef<SearchAxis> searchAxes(Target target) {
  return isDevice(target) ? llvm::ArrayRef(deviceAxes) : llvm::ArrayRef(cpuAxes);
}

std::vector<Schedule> searchSpace(const KernelRequest &request, Target target, bool large) {
  if (isDevice(target))
    return deviceSpace(request, target);
  std::vector<Schedule> space;
  const int32_t lanes = registerBytes(target) / 4;
  for (Form form : {Form::Pair, Form::Lane, Form::Word})
    for (int32_t vector : {lanes / 2, lanes, 2 * lanes})
      for (int32_t parts : {1, 2, 4, 8})
        for (Load load : allLoads)
          for (Store store : allStores) {
            const KernelSpec spec{request, target, {form, vector, parts, store, load}};
            if ((!isForLarge(spec.schedule) || large) && canMake(spec) &&
                isAligned(spec, rowAlignment(request)))
              space.push_back(spec.schedule);
          }
  return space;
}

} // namespace ropewalk
