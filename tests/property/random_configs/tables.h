//===- tables.h - Where a case's cos and sin come from ----------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TESTS_PROPERTY_RANDOM_CONFIGS_TABLES_H
#define ROPEWALK_TESTS_PROPERTY_RANDOM_CONFIGS_TABLES_H

#include "case.h"

#include "ropewalk/tables.h"

#include <memory>
#include <optional>
#include <string>

namespace ropewalk::test {

/// The table or cache of one case, as plan options name it.
class Tables {
public:
  /// `rotation` is what the code under test is given.
  Tables(const Case &c, const ropewalk_rotation &rotation);

  /// Why a table was refused; empty if none was.
  const std::string &error() const { return message; }

  /// Sets where cos and sin come from.
  void apply(ropewalk_plan_options &options) const;

  /// What they should be; `rotation` is the case's own.
  Oracle oracle(const ropewalk_rotation &rotation) const;

private:
  void makeCache();
  void makeShared(const ropewalk_rotation &rotation);
  std::optional<SharedTable> make(const ropewalk_rotation &rotation,
                                  const ropewalk_table_options &options);

  const Case &c;
  std::optional<SharedTable> table;
  std::unique_ptr<GuardedBuffer> cosMemory, sinMemory;
  ropewalk_cache cache = {};
  std::string message;
};

/// A parallel_for of one thread: shares of uneven size, the last first. Notes in the bool that
/// `context` points to that there was more than one.
void shareOut(void *context, int64_t count,
              void (*body)(void *bodyContext, int64_t begin, int64_t end), void *bodyContext);

} // namespace ropewalk::test

#endif
