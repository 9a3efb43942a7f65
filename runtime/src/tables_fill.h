//===- tables_fill.h - Computing the rows of a table ------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Work is cut into units that share no output, so that any split over threads gives the
// same bits. Bodies neither allocate nor throw: they run on the host's threads.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_SRC_TABLES_FILL_H
#define ROPEWALK_SRC_TABLES_FILL_H

#include "tables.h"

namespace ropewalk {

/// One cosine and sine from a frequency takes as long as this many angle additions.
inline constexpr int64_t evaluationCost = 32;

/// Angle additions below which waking threads takes longer than they save: about 0.3 ms.
inline constexpr int64_t parallelMinCost = 1 << 19;

/// Calls body(unit) for 0 <= unit < count, each of about `cost` angle additions.
template <class Body>
void forEachUnit(const ropewalk_table_options &options, int64_t count, int64_t cost,
                 const Body &body) {
  auto run = [](void *context, int64_t begin, int64_t end) noexcept {
    for (int64_t unit = begin; unit < end; ++unit)
      (*static_cast<const Body *>(context))(unit);
  };
  void *context = const_cast<Body *>(&body);
  if (options.parallel_for && count > 1 && count * cost >= parallelMinCost)
    options.parallel_for(options.parallel_context, count, run, context);
  else
    run(context, 0, count);
}

/// cos and sin of a row, or of some pairs of it.
struct RowPart {
  const double *cos, *sin;
};

/// Adds the angles of two rows.
void addRows(RowPart a, RowPart b, double *cos, double *sin, int64_t pairs);

/// Rows of f32. What options.grow_from has is copied.
void fillPlain(ropewalk_table &table, const ropewalk_table_options &options);

} // namespace ropewalk

#endif
