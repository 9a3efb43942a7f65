//===- shrink.cpp - Simpler cases that fail alike -------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "shrink.h"

#include <algorithm>
#include <utility>

namespace ropewalk::test {
namespace {

using Step = void (*)(Case &c);

void leaveOut(ropewalk_tensor_layout &one, const ropewalk_tensor_layout &other) {
  if (other.heads)
    one.heads = 0;
}

void makeDense(Case &c) {
  for (ropewalk_tensor_layout *t : {&c.layout.q, &c.layout.k}) {
    const int64_t head = c.what.rotation.head_dim, token = t->heads * head,
                  batch = c.tokens * token;
    *t = {t->heads, batch, token, head, batch, token, head};
  }
}

void makePlainRule(Case &c) {
  c.what.rotation.frequencies = {};
  c.what.rotation.frequencies.theta = 10000;
  c.what.rotation.frequencies.attention_factor = 1;
  c.what.shortFactor.clear();
  c.what.longFactor.clear();
  c.what.inverse.clear();
  c.what.divisors.clear();
}

void dropAxes(Case &c) {
  if (c.rows == Rows::Listed)
    return;
  c.what.rotation.axes = {};
  c.what.pairAxis.clear();
}

void halveWindow(Case &c) {
  if (c.what.rotation.axes.count == 0 && c.what.linked().frequencies.list_length == 0 &&
      c.pairs() > 1)
    c.what.rotation.rotary_dim = c.pairs() / 2 * 2;
}

/// Memory of positions and strides stay as they are: fewer tokens need no more of them.
void halveTokens(Case &c) {
  if (c.cuSeqlens.numbers.empty())
    c.tokens = (c.tokens + 1) / 2;
}

void dropSequences(Case &c) {
  c.cuSeqlens = c.starts = {};
  c.sequences = 0;
  c.positionOffset = c.begin;
}

constexpr Step steps[] = {
    [](Case &c) { c.special = false; },
    [](Case &c) { c.cuts.clear(); },
    [](Case &c) { c.parallel = false; },
    [](Case &c) { c.named.reset(); },
    [](Case &c) { c.maxIsa.reset(); },
    [](Case &c) { c.anySchedule = false; },
    [](Case &c) { c.targets.resize(1); },
    [](Case &c) { c.targets = {c.targets.back()}; },
    [](Case &c) { c.pad = ROPEWALK_PAD_NONE; },
    [](Case &c) { leaveOut(c.layout.q, c.layout.k); },
    [](Case &c) { leaveOut(c.layout.k, c.layout.q); },
    [](Case &c) { c.layout.q.heads = std::min<int64_t>(c.layout.q.heads, 1); },
    [](Case &c) { c.layout.k.heads = std::min<int64_t>(c.layout.k.heads, 1); },
    dropSequences,
    halveTokens,
    [](Case &c) { c.batches = 1; },
    makePlainRule,
    dropAxes,
    [](Case &c) { c.what.rotation.axes.restart = 0; },
    [](Case &c) { c.what.rotation.axes.blocks = 0; },
    [](Case &c) { c.what.rotation.inverse = 0; },
    [](Case &c) { c.what.rotation.reorder = 0; },
    [](Case &c) { c.rows = c.rows == Rows::Listed ? c.rows : Rows::Own; },
    [](Case &c) { c.form = ROPEWALK_TABLE_AUTO; },
    [](Case &c) { c.positions.type = ROPEWALK_INDEX_NONE; },
    makeDense,
    [](Case &c) { c.memory = {}; },
    halveWindow,
    [](Case &c) {
      c.what.rotation.head_dim = c.what.rotation.window_begin + c.what.rotation.rotary_dim;
    },
    [](Case &c) { c.what.rotation.head_dim -= std::exchange(c.what.rotation.window_begin, 0); },
    [](Case &c) { c.layout.place = ROPEWALK_OUT_OF_PLACE; },
    [](Case &c) { c.layout.dtype = ROPEWALK_F32; },
};

std::string kindOf(const std::string &wrong) {
  return wrong.substr(0, wrong.find_first_of("0123456789"));
}

} // namespace

Case shrink(Case c, const std::function<std::string(const Case &)> &wrong) {
  const std::string kind = kindOf(wrong(c));
  for (bool progress = true; progress;) {
    progress = false;
    for (Step step : steps) {
      Case simpler = c;
      step(simpler);
      if (describe(simpler) == describe(c) || kindOf(wrong(simpler)) != kind)
        continue;
      c = std::move(simpler);
      progress = true;
    }
  }
  return c;
}

} // namespace ropewalk::test
