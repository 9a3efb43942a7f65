//===- device_launch.cpp - From a checked call to launches ----------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "device/device_launch.h"
#include "device/device_schedule.h"
#include "overlap.h"

#include <algorithm>
#include <iterator>
#include <numeric>
#include <optional>

namespace ropewalk {
namespace {

// Of a grid's axes, on any device: the first, and the others. Tokens themselves are counted in 32
// bits.
constexpr int64_t maxTokens = (INT64_C(1) << 31) - 64, maxBlocks = 65535;
constexpr int64_t maxTokensPerBlock = 64; // the third axis of a block, on any device

int64_t ceilDivide(int64_t a, int64_t b) { return (a + b - 1) / b; }

/// As few as `most` allows, and the last block as full as the others.
int64_t evenShare(int64_t count, int64_t most) {
  const int64_t share = std::clamp<int64_t>(most, 1, count);
  return ceilDivide(count, ceilDivide(count, share));
}

/// Heads that threads begin with: those of q, and behind them those of k.
int64_t headsOfThreads(const KernelSpec &spec, const ropewalk_device_args &args) {
  const int64_t perThread = headsPerThread(spec);
  return ceilDivide(args.q.heads, perThread) + ceilDivide(args.k.heads, perThread);
}

/// Places in a memory that a launch reads or writes.
struct Reach {
  int64_t stride[3]; ///< Bytes from batch to batch, token to token, head to head.
  int64_t unit;      ///< Bytes of what the kernel counts in.
  int64_t width;     ///< Units at each place.
};

/// The dimensions along which a call is cut, and how far it goes in each.
class Extent {
public:
  Extent(const DeviceCandidate &candidate, const ropewalk_device_args &args)
      : maxReach(candidate.maxReach), threadHeads(headsOfThreads(candidate.spec, args)) {
    const int64_t unit = reachUnit(candidate.spec);
    const int64_t width = (args.before + args.channels + args.behind) *
                          elementBytes(candidate.spec.request.dtype) / unit;
    count[0] = args.batches;
    count[1] = args.tokens;
    count[2] = std::max(args.q.heads, args.k.heads);
    for (const ropewalk_device_tensor *t : {&args.q, &args.k}) {
      if (t->heads == 0)
        continue;
      add({{t->srcBatchStride, t->srcTokenStride, t->srcHeadStride}, unit, width}, t->heads);
      add({{t->dstBatchStride, t->dstTokenStride, t->dstHeadStride}, unit, width}, t->heads);
    }
    const int64_t axes = std::max(1, candidate.spec.request.axes);
    add({{args.positionBatchStride, args.positionTokenStride, 0},
         4,
         args.positionWords + (axes - 1) * magnitude(args.positionAxisStride) / 4},
        1);
    if (!args.addsPosition) // Rows made before lie in the order of tokens.
      add({{args.rowBatchStep * args.tableRowStride, args.rowStep * args.tableRowStride, 0},
           sizeof(float),
           args.channels},
          1);
  }

  /// The dimension to halve, or -1 if one launch reaches all of it.
  int dimensionToCut(const BlockShape &shape) const {
    if (count[0] > maxBlocks)
      return 0;
    if (count[1] > maxTokens)
      return 1;
    if (ceilDivide(threadHeads, shape.heads) > maxBlocks)
      return 2;
    if (!tooFar)
      return -1;
    return static_cast<int>(std::max_element(std::begin(largest), std::end(largest)) -
                            std::begin(largest));
  }

  int64_t counts(int d) const { return count[d]; }

private:
  void add(const Reach &reach, int64_t heads) {
    int64_t total = reach.width;
    const int64_t here[] = {count[0], count[1], heads};
    for (int d = 0; d < 3; ++d) {
      // A checked call's bytes fit the address space, so no product or sum overflows.
      const int64_t span = here[d] == 1 ? 0 : (here[d] - 1) * magnitude(reach.stride[d]);
      largest[d] = std::max(largest[d], span / reach.unit);
      total += span / reach.unit;
    }
    tooFar |= total > maxReach;
  }

  int64_t maxReach, threadHeads;
  int64_t count[3];
  int64_t largest[3] = {};
  bool tooFar = false;
};

void skipHeads(ropewalk_device_tensor &tensor, int64_t heads) {
  tensor.heads = std::max<int64_t>(0, tensor.heads - heads);
  tensor.srcOffset += heads * tensor.srcHeadStride;
  tensor.dstOffset += heads * tensor.dstHeadStride;
}

void keepHeads(ropewalk_device_tensor &tensor, int64_t heads) {
  tensor.heads = std::min(tensor.heads, heads);
}

/// Entries [0, count) of a dimension.
ropewalk_device_args firstOf(ropewalk_device_args args, int d, int64_t count) {
  if (d == 0)
    args.batches = count;
  else if (d == 1)
    args.tokens = count;
  else
    for (ropewalk_device_tensor *tensor : {&args.q, &args.k})
      keepHeads(*tensor, count);
  return args;
}

/// Entries from `count` on.
ropewalk_device_args restOf(ropewalk_device_args args, int d, int64_t count) {
  if (d == 2) {
    for (ropewalk_device_tensor *tensor : {&args.q, &args.k})
      skipHeads(*tensor, count);
    return args;
  }
  for (ropewalk_device_tensor *t : {&args.q, &args.k}) {
    t->srcOffset += count * (d == 0 ? t->srcBatchStride : t->srcTokenStride);
    t->dstOffset += count * (d == 0 ? t->dstBatchStride : t->dstTokenStride);
  }
  args.positionOffset += count * (d == 0 ? args.positionBatchStride : args.positionTokenStride);
  const int64_t rows = count * (d == 0 ? args.rowBatchStep : args.rowStep);
  if (args.sequenceCount > 0) {
    args.firstToken += static_cast<int32_t>(count);
  } else if (args.addsPosition) {
    args.rowOffset += static_cast<int32_t>(rows);
  } else {
    args.cosOffset += rows * args.tableRowStride;
    args.sinOffset += rows * args.tableRowStride;
  }
  (d == 0 ? args.batches : args.tokens) -= count;
  return args;
}

Grid gridOf(const DeviceCandidate &candidate, const ropewalk_device_args &args) {
  LaunchSize size;
  // Without a window there is as much to copy.
  size.threadsAcross = threadsAcross(candidate.spec, args.channels ? args.channels : args.before,
                                     candidate.maxThreads);
  size.heads = headsOfThreads(candidate.spec, args);
  size.firstHeads = ceilDivide(args.q.heads, headsPerThread(candidate.spec));
  size.tokens = args.tokens;
  size.batches = args.batches;
  const ropewalk_device_tensor &tensor = args.q.heads > 0 ? args.q : args.k;
  size.tokensNearer = magnitude(tensor.dstTokenStride) < magnitude(tensor.dstHeadStride);
  if (const int64_t bytes = sharedBytesPerHead(candidate.spec, args.channels))
    size.mostRows = std::max<int64_t>(1, candidate.sharedBytes / bytes);
  return gridOf(candidate.spec.schedule.launch, size, candidate.maxThreads);
}

} // namespace

int64_t reachUnit(const KernelSpec &spec) {
  return spec.schedule.form == Form::Word ? 4 : elementBytes(spec.request.dtype);
}

/// Threads of a warp, on NVIDIA's devices.
static constexpr int64_t warp = 32;

/// Heads that a warp has; 0: some have a part of another one.
static int64_t headsOfWarp(const LaunchSize &size) {
  return size.threadsAcross >= warp ? 1 : warp % size.threadsAcross ? 0 : warp / size.threadsAcross;
}

static constexpr int64_t smallBlock = 128, largeBlock = 256;

/// Too small to give every multiprocessor, of which the largest devices have about 150, a large
/// block.
static bool isSmall(const LaunchSize &size) {
  constexpr int64_t blocksForAll = 256;
  const __int128 all =
      static_cast<__int128>(size.threadsAcross) * size.heads * size.tokens * size.batches;
  return all < blocksForAll * largeBlock;
}

/// 128 threads, or where a head has few of them 256, hide memory's latency best. A small call is
/// spread over smaller blocks; not heads that share warps, of which the fewest blocks have the
/// fewest warps.
static int64_t threadsForSize(const LaunchSize &size) {
  constexpr int64_t manyThreads = 16;
  if (headsOfWarp(size) == 0)
    return largeBlock;
  return size.threadsAcross < manyThreads && !isSmall(size) ? largeBlock : smallBlock;
}

/// A small call's block of heads that share warps: as many as divide q's and k's, so that no warp
/// has both, and tokens that fill its warps. None where that leaves most of a warp idle.
static std::optional<BlockShape> sharedWarps(const LaunchSize &size, int64_t maxThreads) {
  if (headsOfWarp(size) != 0 || !isSmall(size) || size.tokensNearer)
    return std::nullopt;
  const int64_t rows = warp / std::gcd(warp, size.threadsAcross); // of whole warps
  const int64_t heads = std::gcd(std::gcd(size.heads, size.firstHeads), rows);
  const int64_t tokens = std::min(size.tokens, rows / heads);
  const int64_t threads = heads * tokens * size.threadsAcross;
  if (threads < warp || threads > std::min(maxThreads, largeBlock) ||
      heads * tokens > size.mostRows)
    return std::nullopt;
  return BlockShape{static_cast<int32_t>(size.threadsAcross), static_cast<int32_t>(heads),
                    static_cast<int32_t>(tokens)};
}

/// So many heads, or a few more, that no warp has a block's last ones alone, or heads of q and of
/// k, whose code it would run one after the other.
static int64_t wholeWarps(int64_t heads, int64_t most, const LaunchSize &size) {
  const int64_t unit = headsOfWarp(size);
  if (unit == 0 || heads <= unit || heads == size.heads)
    return heads;
  return std::min(ceilDivide(heads, unit) * unit, most < unit ? most : most / unit * unit);
}

BlockShape blockShape(const LaunchSize &size, int64_t maxThreads, int64_t threads) {
  if (threads == 0) {
    if (const std::optional<BlockShape> shape = sharedWarps(size, maxThreads))
      return *shape;
    threads = threadsForSize(size);
  }
  const int64_t rows =
      std::clamp<int64_t>(std::min(threads, maxThreads) / size.threadsAcross, 1, size.mostRows);
  // Neighbours in memory are neighbours in a block.
  BlockShape shape;
  shape.pairs = static_cast<int32_t>(size.threadsAcross);
  int64_t heads, tokens;
  if (size.tokensNearer) {
    tokens = evenShare(size.tokens, std::min(rows, maxTokensPerBlock));
    heads = evenShare(size.heads, rows / tokens);
  } else {
    // The grid's second axis, of tokens, may ask for more of them in a block.
    const int64_t leastTokens =
        std::min({ceilDivide(size.tokens, maxBlocks), rows, maxTokensPerBlock});
    const int64_t mostHeads = rows / leastTokens;
    heads = wholeWarps(evenShare(size.heads, mostHeads), mostHeads, size);
    tokens = evenShare(size.tokens, std::min(rows / heads, maxTokensPerBlock));
  }
  shape.heads = static_cast<int32_t>(heads);
  shape.tokens = static_cast<int32_t>(tokens);
  return shape;
}

Grid gridOf(const LaunchShape &launch, const LaunchSize &size, int64_t maxThreads) {
  const BlockShape block = blockShape(size, maxThreads, launch.blockThreads);
  const int64_t headBlocks = ceilDivide(size.heads, block.heads),
                tokenBlocks = ceilDivide(size.tokens, block.tokens);
  const bool headsFirst = launch.order == GridOrder::Memory && !size.tokensNearer;
  return {block, headsFirst && headBlocks > 1 && tokenBlocks > 1 && tokenBlocks <= maxBlocks};
}

int32_t launchInParts(const DeviceCandidate &candidate, ropewalk_device_args &args,
                      const ropewalk_device_launch &launch) noexcept {
  const Grid grid = gridOf(candidate, args);
  const Extent extent(candidate, args);
  const int d = extent.dimensionToCut(grid.block);
  if (d < 0) {
    args.pairsPerBlock = grid.block.pairs;
    args.headsPerBlock = grid.block.heads;
    args.tokensPerBlock = grid.block.tokens;
    args.headsFirst = grid.headsFirst;
    return candidate.kernel->run(&args, &launch);
  }
  const int64_t half = extent.counts(d) / 2;
  ropewalk_device_args part = firstOf(args, d, half);
  if (int32_t code = launchInParts(candidate, part, launch))
    return code;
  part = restOf(args, d, half);
  return launchInParts(candidate, part, launch);
}

} // namespace ropewalk
