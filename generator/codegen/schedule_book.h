//===- schedule_book.h - Schedules as data ----------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_CODEGEN_SCHEDULE_BOOK_H
#define ROPEWALK_CODEGEN_SCHEDULE_BOOK_H

#include "kernel_spec.h"

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <optional>
#include <string>
#include <vector>

namespace ropewalk {

/// One way to run a request, and from how many written bytes on it is preferred.
struct ScheduleChoice {
  Schedule schedule;
  int64_t minBytes = 0;
  std::string note; ///< Why: when legal, pro, con.
};

/// One record of schedules/<target>/<family>.json: names that are absent match everything.
struct ScheduleRecord {
  std::optional<ropewalk_pairing> pairing;
  std::optional<ropewalk_dtype> dtype;
  std::optional<ropewalk_place> place;
  bool reorder = false;              ///< Whether dst has the other pairing.
  bool anyWidth = false;             ///< Rope only: for windows in blocks (hasBlocks), no others.
  std::optional<TableSource> source; ///< Rows only; they have none of the above.
  int64_t lanesPerPart = 0; ///< Instead of `parts`: how many lanes' rows a part keeps; 0: `parts`.
  ScheduleChoice choice;

  bool matches(const KernelRequest &request) const;
};

/// The records of one schedules/ folder.
class ScheduleBook {
public:
  /// Reads <directory>/<target>/<family>.json for all targets and families. A missing or
  /// malformed file, an unknown field or value, is an error that names file, field and value.
  static llvm::Expected<ScheduleBook> load(llvm::StringRef directory);

  /// Every schedule for the request, best first and each once, with `vector` and `parts` lowered
  /// to what divides a known window; streaming ones only where they stream. Never empty: a request
  /// that no record matches is an error.
  llvm::Expected<std::vector<ScheduleChoice>> choices(const KernelRequest &request,
                                                      Target target) const;

private:
  const std::vector<ScheduleRecord> &records(Target target, Family family) const {
    return book[static_cast<size_t>(target)][static_cast<size_t>(family)];
  }

  std::vector<ScheduleRecord> book[std::size(allTargets)][std::size(allFamilies)];
};

} // namespace ropewalk

#endif
