//===- vector_rotation.cpp - The rotation on vectors ----------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Known width:                          Any width:
//   for token                             for token
//     for part of the window                for block, then for what is left
//       load its part of the table row        load its part of the table row
//       for head: turn the part's blocks      for head: turn the block
//
// Blocks share nothing, so in place each is read, turned and written by itself; but where order
// changes, all of a head is turned before any of it is written: any width by way of the stack.
//
//===----------------------------------------------------------------------===//

#include "kernel_function.h"
#include "table_rows.h"
#include "vector_elements.h"
#include "vector_window.h"

#include "ropewalk/kernel.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

#include <cstddef>

using namespace mlir;

namespace ropewalk {
namespace {

/// What a block is turned by: vectors as its pairs have them. In form lane one of each, for
/// components in memory order, where component 0 has the sine negated.
struct Angles {
  Vectors cosines, sines;
};

class Rotation {
public:
  explicit Rotation(KernelFunction &f);
  void emit();

private:
  Value index(size_t offset) { return f.index(offset); }
  Angles angles(const Block &block);
  void turnKnown(Value token);
  void turnAny(Value token);
  void turnHeads(Value token);
  Vectors turned(const Block &block, const Angles &by, Value srcRow);
  void turn(const Block &block, const Angles &by, Value srcRow, Value dstRow);
  Value turnLanes(Value lanes, const Angles &by);
  Pairs turnPairs(const Pairs &x, const Angles &by);

  KernelFunction &f;
  ImplicitLocOpBuilder &b;
  const KernelRequest &request;
  VectorElements elements;
  const bool isLane;
  const Cut cut;
  Value pairs;
  WindowedTensor src, dst;
  Value tokens, heads;
  TableRows table;
  Value sineSign;
  Value scratch; ///< Of one head; of any width that is reordered in place, else null.
};

} // namespace

static Value pairsOf(KernelFunction &f) {
  if (const int32_t channels = f.spec.request.channels)
    return f.constant(channels / 2);
  return f.timesPowerOfTwo(f.index(offsetof(ropewalk_kernel_args, channels)), -1);
}

Rotation::Rotation(KernelFunction &f)
    : f(f), b(f.b), request(f.spec.request), elements(f.b, f.spec.target, request.dtype),
      isLane(f.spec.schedule.form == Form::Lane), cut(cutOf(f.spec)), pairs(pairsOf(f)),
      src(f, WindowedTensor::Side::Src, pairs), dst(f, WindowedTensor::Side::Dst, pairs),
      tokens(f.index(offsetof(ropewalk_kernel_args, tokens))),
      heads(f.index(offsetof(ropewalk_kernel_args, heads))), table(f, pairs, request.channels / 2),
      sineSign(f.scalar(offsetof(ropewalk_kernel_args, sineSign), f.b.getF32Type())) {
  if (reordersInPlace(request) && !request.channels)
    scratch = f.scratch(widestReorderedBytes);
}

void Rotation::emit() {
  f.loop(tokens, [&](Value token) {
    table.find(token);
    if (request.channels)
      turnKnown(token);
    else if (reordersInPlace(request))
      turnHeads(token);
    else
      turnAny(token);
  });
}

Angles Rotation::angles(const Block &block) {
  auto [cosine, sine] = table.entries(block);
  Value sign = vector::BroadcastOp::create(b, sine.getType(), sineSign);
  sine = arith::MulFOp::create(b, sine, sign);
  if (!isLane)
    return {partedLanes(f, cosine), partedLanes(f, sine)};
  Value negative = arith::NegFOp::create(b, sine);
  return {{vector::InterleaveOp::create(b, cosine, cosine)},
          {vector::InterleaveOp::create(b, negative, sine)}};
}

/// The part's angles stay in registers while all heads are turned.
void Rotation::turnKnown(Value token) {
  const int64_t part = request.channels / 2 / f.spec.schedule.parts;
  const int64_t paired = std::min<int64_t>(part, blockChannels(request) / 2);
  for (int64_t begin = 0; begin < request.channels / 2; begin += part) {
    SmallVector<std::pair<Block, Angles>> blocks;
    for (int64_t first = begin; first < begin + part; first += paired)
      f.unrolledBlocks(first, first + paired, cut,
                       [&](const Block &block) { blocks.emplace_back(block, angles(block)); });
    f.loop(heads, [&](Value head) {
      Value srcRow = src.row(token, head), dstRow = dst.row(token, head);
      if (reordersInPlace(request)) {
        SmallVector<Vectors> all;
        for (const auto &[block, by] : blocks)
          all.push_back(turned(block, by, srcRow));
        for (const auto &[each, vectors] : llvm::zip(blocks, all))
          dst.write(dstRow, each.first, vectors);
        return;
      }
      for (const auto &[block, by] : blocks)
        turn(block, by, srcRow, dstRow);
      src.copyBeside(srcRow, cut, dst, dstRow);
    });
  }
}

void Rotation::turnAny(Value token) {
  f.loopOverBlocks(pairs, cut, [&](const Block &block) {
    const Angles by = angles(block);
    f.loop(heads, [&](Value head) { turn(block, by, src.row(token, head), dst.row(token, head)); });
  });
}

/// A head at a time.
void Rotation::turnHeads(Value token) {
  f.loop(heads, [&](Value head) {
    Value srcRow = src.row(token, head), dstRow = dst.row(token, head);
    Value between = dst.rowAt(scratch, f.constant(0));
    f.loopOverBlocks(pairs, cut,
                     [&](const Block &block) { turn(block, angles(block), srcRow, between); });
    f.loopOverBlocks(pairs, cut, [&](const Block &block) {
      dst.write(dstRow, block, dst.read(between, block));
    });
  });
}

Vectors Rotation::turned(const Block &block, const Angles &by, Value srcRow) {
  const Vectors x = src.read(srcRow, block);
  return isLane ? Vectors{turnLanes(x[0], by)} : dst.encode(turnPairs(src.decode(x), by));
}

void Rotation::turn(const Block &block, const Angles &by, Value srcRow, Value dstRow) {
  dst.write(dstRow, block, turned(block, by, srcRow));
  src.copySteps(srcRow, block, dst, dstRow);
}

/// Each lane with its neighbour.
Value Rotation::turnLanes(Value lanes, const Angles &by) {
  Value x = elements.widen(lanes);
  SmallVector<int64_t> neighbours(cast<VectorType>(x.getType()).getNumElements());
  for (auto [i, neighbour] : llvm::enumerate(neighbours))
    neighbour = static_cast<int64_t>(i ^ 1);
  Value other = vector::ShuffleOp::create(b, x, x, neighbours);
  return elements.narrow(elements.addProducts(x, by.cosines[0], other, by.sines[0]));
}

Pairs Rotation::turnPairs(const Pairs &x, const Angles &by) {
  Pairs y;
  for (auto [x0, x1, c, s] : llvm::zip(x.x0, x.x1, by.cosines, by.sines)) {
    y.x0.push_back(elements.subtractProducts(x0, c, x1, s));
    y.x1.push_back(elements.addProducts(x1, c, x0, s));
  }
  return y;
}

void emitRotation(KernelFunction &function) { Rotation(function).emit(); }

} // namespace ropewalk
