//===- tables.cpp - Where a case's cos and sin come from ------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tables.h"

#include "support/elements.h"

#include <algorithm>

namespace ropewalk::test {

Tables::Tables(const Case &c, const ropewalk_rotation &rotation) : c(c) {
  if (c.pairs() == 0)
    return;
  if (c.rows == Rows::Cache)
    makeCache();
  else if (c.rows != Rows::Own)
    makeShared(rotation);
}

std::optional<SharedTable> Tables::make(const ropewalk_rotation &rotation,
                                        const ropewalk_table_options &options) {
  auto made = SharedTable::create(rotation, options);
  if (made)
    return std::move(*made);
  message = std::string("table refused: ") + made.error().message();
  return std::nullopt;
}

void Tables::makeShared(const ropewalk_rotation &rotation) {
  ropewalk_table_options options = tableOfRange(c.begin, c.end, c.form);
  std::optional<SharedTable> first;
  if (c.rows == Rows::Listed) {
    options = {};
    options.positions = c.coordinates.data();
    options.rows = c.end;
  } else if (c.rows == Rows::Grown) {
    first = make(rotation, tableOfRange(c.firstBegin, c.firstEnd, c.form));
    if (!first)
      return;
    options.grow_from = first->get();
  }
  bool shared;
  if (c.parallel) {
    options.parallel_for = shareOut;
    options.parallel_context = &shared;
  }
  table = make(rotation, options);
}

/// Numbers that no rotation has: they are used as given. What lies between them is junk that
/// must not be read as one.
void Tables::makeCache() {
  const int64_t pairs = c.pairs(), bytes = formatOf(c.cacheType).bytes;
  int64_t pairStride = 1, row = 2 * pairs, sinAt = -1; // -1: in a memory of its own
  switch (c.cacheForm) {
  case CacheForm::HalfWidth:
  case CacheForm::Backwards:
    row = pairs;
    break;
  case CacheForm::Tiled:
    break;
  case CacheForm::Repeated:
    pairStride = 2;
    break;
  case CacheForm::Complex:
    pairStride = 2;
    sinAt = 1;
    break;
  case CacheForm::Packed:
    sinAt = pairs;
    break;
  case CacheForm::Matrices:
    pairStride = 4;
    row = 4 * pairs;
    sinAt = 2;
    break;
  }
  const int64_t used = (pairs - 1) * pairStride + std::max<int64_t>(sinAt, 0) + 1;
  row += c.cacheGap;
  const int64_t elements = (c.end - 1) * row + used;
  cosMemory = std::make_unique<GuardedBuffer>(elements * bytes, c.memory.guard, bytes);
  if (sinAt < 0)
    sinMemory = std::make_unique<GuardedBuffer>(elements * bytes, c.memory.guard, bytes);
  Random random(c.seed ^ 0x5ca1ab1e);
  for (GuardedBuffer *memory : {cosMemory.get(), sinMemory.get()})
    for (int64_t i = 0; memory && i < elements; ++i)
      writeElement(c.cacheType, memory->data() + i * bytes, random.uniform());
  const bool backwards = c.cacheForm == CacheForm::Backwards;
  const int64_t first = backwards ? (c.end - 1) * row * bytes : 0;
  cache.cos = cosMemory->data() + first;
  cache.sin = sinAt < 0 ? sinMemory->data() + first : cosMemory->data() + sinAt * bytes;
  cache.rows = c.end;
  cache.row_stride = backwards ? -row : row;
  cache.pair_stride = pairStride;
  cache.dtype = c.cacheType;
}

void Tables::apply(ropewalk_plan_options &options) const {
  if (cache.cos)
    options.cache = &cache;
  else if (table)
    options.table = table->get();
  options.position_begin = c.begin;
  options.position_end = c.end;
  options.table_form = c.form;
}

Oracle Tables::oracle(const ropewalk_rotation &rotation) const {
  if (cache.cos)
    return Oracle(rotation, cache);
  if (c.rows == Rows::Listed)
    return Oracle(rotation, c.coordinates);
  return Oracle(rotation);
}

void shareOut(void *context, int64_t count,
              void (*body)(void *bodyContext, int64_t begin, int64_t end), void *bodyContext) {
  if (count > 1)
    *static_cast<bool *>(context) = true;
  for (int64_t end = count, share = 1; end > 0; share = share * 2 + 1) {
    const int64_t begin = std::max<int64_t>(end - share, 0);
    body(bodyContext, begin, end);
    end = begin;
  }
}

} // namespace ropewalk::test
