//===- log_text.h - Lines of the tuning log ---------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// JSON lines whose fields always stand in the same order: so a line tells by its beginning what it
// is about, and the runner, which has no parser of JSON, knows a log of its own from others.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_BENCH_TRIAL_LOG_TEXT_H
#define ROPEWALK_BENCH_TRIAL_LOG_TEXT_H

#include "cell_result.h"

#include <optional>
#include <string>
#include <string_view>

namespace ropewalk {

constexpr int64_t logSchema = 1;

/// What all lines of a log have in common.
struct LogHeader {
  std::string cpu;      ///< bench::cpuModel()
  std::string cpuClass; ///< cpuClass() of it; of devices empty.
  Target target = Target::X86_64;
  std::string generator; ///< generatorHash()
  std::string version;   ///< Of Ropewalk.
  std::string date;      ///< Of its beginning.
};

/// Year-month-day, UTC.
std::string today();

/// Of a log that is begun on this machine today.
LogHeader headerOf(std::string machine, Target target, std::string generator, std::string version);

/// The first line, without its end, as all below.
std::string headerLine(const LogHeader &header);

/// Inverse of headerLine; nullopt for anything that it cannot have printed.
std::optional<LogHeader> parseHeaderLine(std::string_view line);

/// Why a log does not go on with what is measured here: of another target, CPU or generator; empty
/// if it does. Version and date may differ.
std::string whyOther(const LogHeader &found, const LogHeader &expected);

/// How the line of a shape begins that was measured with this rigor, and no other's.
std::string cellLineBegin(const bench::Case &cell, int rigor);
std::string cellLine(const CellResult &result);

} // namespace ropewalk

#endif
