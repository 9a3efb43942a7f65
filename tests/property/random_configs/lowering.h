//===- lowering.h - From a case to kernel requests --------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TESTS_PROPERTY_RANDOM_CONFIGS_LOWERING_H
#define ROPEWALK_TESTS_PROPERTY_RANDOM_CONFIGS_LOWERING_H

#include "case.h"
#include "package.h"

#include <memory>

namespace ropewalk::test {

/// What rope IR makes of a case.
struct Lowered {
  std::string refused; ///< Why it is not valid IR; empty if it is, else the rest is not set.
  /// As IR says it, but for `inverse`, which is the call's; lists live as long as the Lowering.
  ropewalk_rotation rotation = {};
  PackageRequest package;
};

/// Writes cases as rope IR, and reads what its text says.
class Lowering {
public:
  Lowering();
  ~Lowering();
  Lowered lower(const Case &c);

private:
  struct Impl;
  std::unique_ptr<Impl> impl;
};

} // namespace ropewalk::test

#endif
