//===- json_text.h - Values as JSON writes them -----------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_BENCH_HARNESS_JSON_TEXT_H
#define ROPEWALK_BENCH_HARNESS_JSON_TEXT_H

#include <optional>
#include <string>
#include <string_view>

namespace ropewalk::bench {

/// printf of one value.
std::string format(const char *pattern, double value);

/// In quotes; control characters become spaces.
std::string quoted(std::string_view text);

/// Five digits; null if there is none, or none that JSON has.
std::string number(std::optional<double> value);

} // namespace ropewalk::bench

#endif
