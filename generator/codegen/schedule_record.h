//===- schedule_record.h - One record of schedules/ -------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A record says for which requests, on what calls, a schedule is preferred. Those without `tuned`
// are rules: reasoned, for all CPUs of their target or of a class. Those with it were measured
// (ropewalk tune), stand before the rules, and hold for the class of CPU (cpuClass) they were
// measured on and for the generator that made what was measured: another one may make other code of
// the same schedule, and if it doesn't, they are renewed (ropewalk tune --renew).
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_CODEGEN_SCHEDULE_RECORD_H
#define ROPEWALK_CODEGEN_SCHEDULE_RECORD_H

#include "kernel_spec.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace ropewalk {

/// One way to run a request, and the calls it is preferred for.
struct ScheduleChoice {
  Schedule schedule;
  int64_t minBytes = 0; ///< That write at least so much,
  int64_t maxBytes = 0; ///< and less than this; 0: any more,
  int64_t minHeads = 0; ///< of at least so many heads,
  int64_t maxHeads = 0; ///< and fewer than this; 0: any more,
  std::string cpu;      ///< on CPUs of this class; empty: of any.
  std::string note;     ///< Why: when legal, pro, con.
  std::string
      origin{}; ///< In a book, of a measured one: its file and place, CPU, date and figures.
};

/// Where a measured record comes from.
struct Tuning {
  std::string cpu;       ///< That it was measured on; several joined by "; ".
  std::string generator; ///< generatorHash() of what makes the code that was measured.
  std::string code;      ///< A hash of that code (tune/record_code.h); empty: nobody wrote it down.
  std::string version;   ///< Of Ropewalk.
  std::string date;      ///< Year-month-day, UTC.
  int64_t cells = 0;     ///< Shapes measured for which it is preferred.
  double ratio = 1;      ///< Geometric mean over them of its time / that of what rules prefer.
};

/// One record of schedules/<target>/<family>.json: names that are absent match everything.
struct ScheduleRecord {
  std::optional<ropewalk_pairing> pairing;
  std::optional<ropewalk_dtype> dtype;
  std::optional<ropewalk_place> place;
  bool reorder = false;              ///< Whether dst has the other pairing.
  bool anyWidth = false;             ///< Rope only: for odd windows (isOddWindow), no others.
  bool beside = false;               ///< Rope only: for kernels that copy beside their window.
  int64_t channels = 0;              ///< Only for windows so wide; 0: all.
  std::optional<TableSource> source; ///< Rows only; they have none of the above.
  int64_t lanesPerPart = 0; ///< Instead of `parts`: how many lanes' rows a part keeps; 0: `parts`.
  ScheduleChoice choice;
  std::map<std::string, int64_t> classMinBytes; ///< Of a rule: choice.minBytes on these classes.
  std::optional<Tuning> tuned;

  bool matches(const KernelRequest &request) const;
};

/// The request of rope that a record names; of what it does not say, the first of its kind.
KernelRequest requestNamed(const ScheduleRecord &record);

/// The records of a file's text; an error names `path`, field and value.
llvm::Expected<std::vector<ScheduleRecord>> parseRecords(llvm::StringRef text, llvm::StringRef path,
                                                         Target target, Family family);

/// The text of a file with these records, a line each: parseRecords gives them back.
std::string printRecords(llvm::ArrayRef<ScheduleRecord> records, Target target, Family family);

/// <directory>/<target>/<family>.json
std::string recordsPath(llvm::StringRef directory, Target target, Family family);

/// What keeps a record from naming one rotation, and one schedule for it, as a measured one does:
/// field, found and expected; empty if nothing does.
std::string whyNoRotation(const ScheduleRecord &record);

/// The rotation of a record that nothing keeps from naming one.
std::optional<KernelRequest> rotationOf(const ScheduleRecord &record);

} // namespace ropewalk

#endif
