//===- provenance.h - How measurements say where they are from --*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What records and the logs that they are made of say alike, and are refused alike if they don't.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_CODEGEN_PROVENANCE_H
#define ROPEWALK_CODEGEN_PROVENANCE_H

#include "kernel_spec.h"

#include "llvm/ADT/StringRef.h"

#include <string>

namespace ropewalk {

/// Whether cpuClass() says so of some CPU that runs the target.
bool isCpuClass(llvm::StringRef text, Target target);
std::string expectedCpuClass(Target target);

/// Whether it is a day, as today() spells it.
bool isDate(llvm::StringRef text);
constexpr const char *expectedDate = "a day, YYYY-MM-DD";

/// A kernel's time / another's in the same shape; what lies beyond was not measured.
constexpr double leastRatio = 1e-3, mostRatio = 1e6;

} // namespace ropewalk

#endif
