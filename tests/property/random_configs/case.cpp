//===- case.cpp - One random configuration --------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "case.h"

#include <sstream>

namespace ropewalk::test {
namespace {

const char *nameOf(Rows rows) {
  constexpr const char *names[] = {"own", "shared", "grown", "listed", "cache"};
  return names[static_cast<int>(rows)];
}

void describeTensor(const char *name, const ropewalk_tensor_layout &t, std::ostream &out) {
  if (t.heads)
    out << "\n  " << name << ": " << t.heads << " heads, strides src [" << t.src_batch_stride
        << ", " << t.src_token_stride << ", " << t.src_head_stride << "] dst ["
        << t.dst_batch_stride << ", " << t.dst_token_stride << ", " << t.dst_head_stride << "]";
}

void describeLayout(const Case &c, std::ostream &out) {
  out << "\n  " << dtypeName(c.layout.dtype) << " " << placeName(c.layout.place) << ", "
      << c.batches << " x " << c.tokens << " tokens, address " << c.memory.alignment << " n + "
      << c.memory.misalignment << (c.memory.guard == Guard::AtEnd ? ", guard behind" : "")
      << (c.special ? ", special values" : "");
  describeTensor("q", c.layout.q, out);
  describeTensor("k", c.layout.k, out);
}

void describeNumbers(const char *name, const NumberList &list, std::ostream &out) {
  if (list.numbers.empty())
    return;
  out << "\n  " << name << " (type " << list.type << ", from " << list.origin << ")";
  for (size_t i = 0; i < list.numbers.size() && i < 24; ++i)
    out << " " << list.numbers[i];
  if (list.numbers.size() > 24)
    out << " ...";
}

void describePositions(const Case &c, std::ostream &out) {
  out << "\n  rows " << nameOf(c.rows) << " form " << c.form << " [" << c.begin << ", " << c.end
      << ")";
  if (c.rows == Rows::Grown)
    out << " from [" << c.firstBegin << ", " << c.firstEnd << ")";
  if (c.rows == Rows::Cache)
    out << " cache form " << static_cast<int>(c.cacheForm) << " " << dtypeName(c.cacheType)
        << " gap " << c.cacheGap;
  out << ", offset " << c.positionOffset;
  if (c.positions.type != ROPEWALK_INDEX_NONE)
    out << ", strides of axes " << c.positionAxisStride << " and batches " << c.positionBatchStride;
  if (c.pad)
    out << ", pad " << c.pad << " at " << c.padPosition;
  describeNumbers("positions", c.positions, out);
  describeNumbers("cu_seqlens", c.cuSeqlens, out);
  describeNumbers("starts", c.starts, out);
}

} // namespace

Case makeCase(uint64_t seed, const std::vector<Target> &natives) {
  Case c;
  c.seed = seed;
  Random random(seed);
  drawTargets(c, random, natives);
  drawWindow(c, random, natives);
  drawAxes(c, random);
  drawRule(c, random);
  drawLayout(c, random);
  drawRows(c, random);
  drawPositions(c, random);
  return c;
}

std::string describe(const Case &c) {
  std::ostringstream out;
  out.precision(17);
  out << c.what.describe();
  describeLayout(c, out);
  describePositions(c, out);
  out << "\n  kernels for";
  for (Target target : c.targets)
    out << " " << targetName(target);
  if (c.anySchedule)
    out << " with any schedule";
  if (c.maxIsa)
    out << ", max_isa " << targetName(*c.maxIsa);
  if (c.parallel)
    out << ", parallel";
  for (int64_t cut : c.cuts)
    out << ", cut at " << cut;
  return out.str();
}

} // namespace ropewalk::test
