//===- wisdom.h - What was measured on this machine -------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   ropewalk wisdom 1
//   cpu AuthenticAMD family 26 model 2
//   <kernel> <min_bytes> <min_heads>
//
// A line per preference, the first that fits a call before the others, as in a kernel table.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_SRC_WISDOM_H
#define ROPEWALK_SRC_WISDOM_H

#include "ropewalk/status.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace ropewalk {

/// What is measured, in all combinations: no preference says anything of more.
inline constexpr int64_t measuredHeads[] = {8, 32}, measuredTokens[] = {1, 16, 512};

struct Preference {
  std::string kernel;
  int64_t minBytes = 0, minHeads = 0;
};

struct Wisdom {
  std::string cpu; ///< cpuIdentity() of where it was measured.
  std::vector<Preference> preferences;
};

/// An error names `path`, line, what was found and what was expected.
Expected<Wisdom> parseWisdom(const std::string &text, const char *path);
/// Of a regular file's text.
Expected<Wisdom> readWisdom(const char *path);

/// Why nothing could be written there.
std::optional<Error> refuseWisdomPath(const char *path);
/// Written aside and renamed.
std::optional<Error> writeWisdom(const Wisdom &wisdom, const char *path);

} // namespace ropewalk

#endif
