//===- schedule_book.h - Schedules as data ----------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_CODEGEN_SCHEDULE_BOOK_H
#define ROPEWALK_CODEGEN_SCHEDULE_BOOK_H

#include "schedule_record.h"

#include <string>
#include <vector>

namespace ropewalk {

/// A measured record that is not used.
struct IgnoredRecord {
  std::string where; ///< File and number.
  std::string reason;
  Target target;
};

/// Whether plans ask an earlier choice for all calls of a later one first: it takes them where
/// tensors are as it needs them.
bool takesCallsOf(const ScheduleChoice &earlier, const ScheduleChoice &later);

/// Whether there is such a kernel: on a CPU one that runs, stores as it says and can be chosen.
bool canMake(const KernelSpec &spec);

/// What a kernel table has of these choices, best first: each schedule once, where the first of its
/// choices stands, for the calls of all of them; and none that no plan would run. Tables know no
/// ends: before a choice with `maxBytes` or `maxHeads` stands once more what is preferred from
/// there on, which must be something for every call.
std::vector<ScheduleChoice> joinChoices(const KernelRequest &request, Target target,
                                        llvm::ArrayRef<ScheduleChoice> all);

/// The records of one schedules/ folder.
class ScheduleBook {
public:
  /// Reads <directory>/<target>/<family>.json for all targets and families. A missing or
  /// malformed file, an unknown field or value, is an error that names file, field and value.
  static llvm::Expected<ScheduleBook> load(llvm::StringRef directory);

  /// Every schedule for the request on CPUs of a class (cpuClass), best first and each once (but
  /// for ends: see joinChoices), with `vector` and `parts` lowered to what divides a known window;
  /// streaming ones only where they stream, and none that no plan would run. Never empty: a request
  /// that no record matches is an error. Without a class, or of one that no record is for, what
  /// rules prefer.
  llvm::Expected<std::vector<ScheduleChoice>> choices(const KernelRequest &request, Target target,
                                                      llvm::StringRef cpu = "") const;

  /// The same as records say it, before joinChoices: what it made may not be joined once more.
  llvm::Expected<std::vector<ScheduleChoice>> recorded(const KernelRequest &request, Target target,
                                                       llvm::StringRef cpu = "") const;

  /// The classes of CPUs that there are records of its choices for, in their order.
  std::vector<std::string> classes(const KernelRequest &request, Target target) const;

  /// What a kernel table for CPUs of all classes has: for each class that there are records of its
  /// choices, up to the last that is not for all CPUs, then those of all others.
  llvm::Expected<std::vector<ScheduleChoice>> choicesOfAll(const KernelRequest &request,
                                                           Target target) const;

  /// Of a file, but for those ignored.
  llvm::ArrayRef<ScheduleRecord> records(Target target, Family family) const {
    return book[static_cast<size_t>(target)][static_cast<size_t>(family)];
  }

  /// Without measured records.
  ScheduleBook rules() const;

  /// With these records of a target's rotations before its own.
  ScheduleBook behind(llvm::ArrayRef<ScheduleRecord> records, Target target) const;

  llvm::ArrayRef<IgnoredRecord> ignored() const { return ignored_; }

private:
  std::vector<ScheduleRecord> book[std::size(allTargets)][std::size(allFamilies)];
  std::vector<IgnoredRecord> ignored_;
};

} // namespace ropewalk

#endif
