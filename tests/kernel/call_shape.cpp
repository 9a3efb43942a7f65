//===- call_shape.cpp - Sizes and layouts of kernel calls -----------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "call_shape.h"

#include <sstream>

namespace ropewalk::test {

std::string CallShape::str() const {
  std::ostringstream out;
  out << tokens << " tokens x " << heads << " heads x " << channels << " channels"
      << (headMajor ? ", head major" : "") << ", gaps " << srcGap << " and " << dstGap
      << (srcBackwards ? ", src backwards" : "") << (dstBackwards ? ", dst backwards" : "")
      << (srcRepeated ? ", src repeated" : "") << ", misaligned by " << misaligned << ", table gap "
      << rowGap << ", rows " << static_cast<int>(rows) << " step " << rowStep << " offset "
      << rowOffset << (inverse ? ", inverse" : "")
      << (guard == Guard::AtBegin ? ", guard at begin" : ", guard at end");
  return out.str();
}

static CallShape ofSize(int64_t tokens, int64_t heads) {
  CallShape shape;
  shape.tokens = tokens;
  shape.heads = heads;
  return shape;
}

static CallShape misaligned() {
  CallShape shape;
  shape.misaligned = 1;
  return shape;
}

static CallShape inverse() {
  CallShape shape = ofSize(1, 33);
  shape.inverse = true;
  return shape;
}

static CallShape headMajorWithGaps() {
  CallShape shape = ofSize(2, 2);
  shape.headMajor = true;
  shape.srcGap = 1;
  shape.dstGap = 3;
  shape.rows = Rows::LowWordsOf64;
  return shape;
}

static CallShape tableReadBackwards() {
  CallShape shape = ofSize(3, 5);
  shape.dstGap = 1;
  shape.rowGap = 5;
  shape.rowStep = -1;
  shape.rowOffset = 7;
  return shape;
}

static CallShape consecutiveRowsOfBackwardSource() {
  CallShape shape = ofSize(7, 3);
  shape.headMajor = shape.srcBackwards = shape.inverse = true;
  shape.rows = Rows::Consecutive;
  shape.rowStep = 1;
  return shape;
}

static CallShape descendingRowsOfBackwardDestination() {
  CallShape shape = ofSize(2, 8);
  shape.dstBackwards = true;
  shape.misaligned = 1;
  shape.rowGap = 3;
  shape.rows = Rows::Consecutive;
  shape.rowStep = -1;
  return shape;
}

static CallShape repeatedSourceFarOut() {
  CallShape shape = ofSize(3, 2);
  shape.srcRepeated = true;
  shape.rows = Rows::LowWordsOf64;
  shape.rowOffset = -2147483600; // positions near the largest
  return shape;
}

static CallShape anyShape(Random &random) {
  CallShape shape;
  shape.tokens = random.integer(1, 9);
  shape.heads = random.integer(1, 9);
  shape.headMajor = random.integer(0, 1);
  shape.srcGap = random.integer(0, 3);
  shape.dstGap = random.integer(0, 3);
  shape.srcBackwards = random.integer(0, 1);
  shape.dstBackwards = random.integer(0, 1);
  shape.misaligned = random.integer(0, 3);
  shape.rowGap = random.integer(0, 9);
  shape.rowStep = static_cast<int32_t>(random.integer(-3, 3));
  shape.rowOffset = static_cast<int32_t>(random.integer(-1000, 1000));
  shape.inverse = random.integer(0, 1);
  return shape;
}

std::vector<CallShape> callShapes(int64_t channels, Random &random) {
  std::vector<CallShape> all = {ofSize(1, 1),
                                misaligned(),
                                inverse(),
                                headMajorWithGaps(),
                                tableReadBackwards(),
                                consecutiveRowsOfBackwardSource(),
                                descendingRowsOfBackwardDestination(),
                                repeatedSourceFarOut(),
                                anyShape(random)};
  for (size_t i = 0; i < all.size(); ++i) {
    all[i].channels = channels;
    all[i].guard = i % 2 ? Guard::AtBegin : Guard::AtEnd;
  }
  all.back().guard = random.integer(0, 1) ? Guard::AtBegin : Guard::AtEnd;
  return all;
}

std::vector<CallShape> placedShapes(int64_t channels) {
  std::vector<CallShape> all;
  for (int64_t place : {0, 1, 2, 3})
    for (int64_t gap : {0, 1, 4}) // none, to another place, and to the same one
      for (int64_t heads : {1, 3}) {
        CallShape shape = ofSize(2, heads);
        shape.channels = channels;
        shape.misaligned = place;
        shape.dstGap = gap;
        for (bool headMajor : {false, true})
          for (bool backwards : {false, true}) {
            shape.headMajor = headMajor;
            shape.dstBackwards = backwards;
            shape.guard = backwards ? Guard::AtBegin : Guard::AtEnd;
            all.push_back(shape);
          }
      }
  return all;
}

} // namespace ropewalk::test
