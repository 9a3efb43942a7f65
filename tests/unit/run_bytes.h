//===- run_bytes.h - What a call writes -------------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TESTS_UNIT_RUN_BYTES_H
#define ROPEWALK_TESTS_UNIT_RUN_BYTES_H

#include "support/scenario.h"
#include "support/test_call.h"

#include <gtest/gtest.h>

#include <functional>

namespace ropewalk::test {

using Bytes = std::vector<unsigned char>;
using Change = std::function<void(ropewalk_tensors &)>;

/// What a call of `tokens` tokens writes after `change`, as a whole and in uneven parts.
inline Bytes run(const Scenario &scenario, int64_t batches, int64_t tokens, const Change &change) {
  Random random(5);
  Plan plan = scenario.plan();
  TestCall call(scenario.rotation, scenario.layout, batches, tokens, random);
  change(call.tensors);
  EXPECT_EQ(ropewalk_validate(plan.get(), &call.tensors, nullptr), ROPEWALK_OK);
  EXPECT_EQ(plan.run(call.tensors), ROPEWALK_OK);
  Bytes whole = call.result();
  call.reset();
  for (int64_t begin = 0, part = 1; begin < batches * tokens; begin += part, part = part * 2 % 7)
    EXPECT_EQ(plan.run(call.tensors, begin, std::min(begin + part, batches * tokens)), ROPEWALK_OK);
  EXPECT_EQ(call.result(), whole);
  return whole;
}

inline Bytes runListed(const Scenario &scenario, int64_t batches, int64_t tokens,
                       const std::vector<int64_t> &positions) {
  return run(scenario, batches, tokens, [&](ropewalk_tensors &tensors) {
    tensors.index = ROPEWALK_INDEX_I64;
    tensors.positions = positions.data();
    tensors.position_batch_stride = tokens;
  });
}

} // namespace ropewalk::test

#endif
