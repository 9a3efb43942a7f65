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
      << (srcRepeated ? ", src repeated" : "") << (misaligned ? ", misaligned" : "") << ", table "
      << static_cast<int>(table) << " with gap " << rowGap << ", rows " << static_cast<int>(rows)
      << " step " << rowStep << " offset " << rowOffset << (inverse ? ", inverse" : "")
      << (guard == Guard::AtBegin ? ", guard at begin" : ", guard at end");
  return out.str();
}

std::vector<CallShape> callShapes(int64_t channels, Random &random) {
  std::vector<CallShape> all(9);
  for (size_t i = 0; i < all.size(); ++i) {
    all[i].channels = channels;
    all[i].guard = i % 2 ? Guard::AtBegin : Guard::AtEnd;
  }
  all[1].misaligned = true;

  all[2].heads = 33;
  all[2].inverse = true;

  all[3].tokens = all[3].heads = 2;
  all[3].headMajor = true;
  all[3].srcGap = 1;
  all[3].dstGap = 3;
  all[3].rows = Rows::LowWordsOf64;
  all[3].table = Table::Complex;

  all[4].tokens = 3;
  all[4].heads = 5;
  all[4].dstGap = 1;
  all[4].table = Table::Repeated;
  all[4].rowGap = 5;
  all[4].rowStep = -1;
  all[4].rowOffset = 7;

  all[5].tokens = 7;
  all[5].heads = 3;
  all[5].headMajor = all[5].srcBackwards = all[5].inverse = true;
  all[5].rows = Rows::Consecutive;
  all[5].rowStep = 1;

  all[6].tokens = 2;
  all[6].heads = 8;
  all[6].dstBackwards = all[6].misaligned = true;
  all[6].rowGap = 3;
  all[6].rows = Rows::Consecutive;
  all[6].rowStep = -1;

  all[7].tokens = 3;
  all[7].heads = 2;
  all[7].srcRepeated = true;
  all[7].rows = Rows::LowWordsOf64;
  all[7].rowOffset = -2147483600; // positions near the largest

  CallShape &any = all[8];
  any.tokens = random.integer(1, 9);
  any.heads = random.integer(1, 9);
  any.headMajor = random.integer(0, 1);
  any.srcGap = random.integer(0, 3);
  any.dstGap = random.integer(0, 3);
  any.srcBackwards = random.integer(0, 1);
  any.dstBackwards = random.integer(0, 1);
  any.misaligned = random.integer(0, 1);
  any.table = static_cast<Table>(random.integer(0, 2));
  any.rowGap = random.integer(0, 9);
  any.rowStep = static_cast<int32_t>(random.integer(-3, 3));
  any.rowOffset = static_cast<int32_t>(random.integer(-1000, 1000));
  any.inverse = random.integer(0, 1);
  any.guard = random.integer(0, 1) ? Guard::AtBegin : Guard::AtEnd;
  return all;
}

} // namespace ropewalk::test
