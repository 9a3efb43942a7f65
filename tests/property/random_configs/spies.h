//===- spies.h - Kernels that remember that they ran ---------- -*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TESTS_PROPERTY_RANDOM_CONFIGS_SPIES_H
#define ROPEWALK_TESTS_PROPERTY_RANDOM_CONFIGS_SPIES_H

#include "ropewalk/kernel.h"

#include <set>
#include <string>

namespace ropewalk::test {

/// A function that runs the kernel and remembers that this thread did. Not while others run.
ropewalk_kernel_fn spyOn(const std::string &name, ropewalk_kernel_fn kernel);

/// Names of the kernels that this thread ran since the last call.
std::set<std::string> takeKernelsThatRan();

} // namespace ropewalk::test

#endif
