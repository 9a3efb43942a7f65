//===- targets.h - Lists of targets on the command line ---------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_CODEGEN_TARGETS_H
#define ROPEWALK_CODEGEN_TARGETS_H

#include "kernel_spec.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <string>
#include <vector>

namespace ropewalk {

/// A comma-separated list of target names, "x86" and "arm" (all their levels) and "native" (what
/// this CPU runs best, and every level below it), as distinct targets: by architecture, highest
/// first.
llvm::Expected<std::vector<Target>> parseTargets(llvm::StringRef list);

/// What parseTargets takes, for messages.
std::string knownTargets();

/// All targets of an architecture, lowest first.
std::vector<Target> targetsOf(Architecture architecture);

/// Whether one of them is no CPU.
bool haveDevice(llvm::ArrayRef<Target> targets);

/// Of a vector register of a CPU's target.
int32_t registerBytes(Target target);

/// The architecture of the CPU that this runs on.
Architecture hostArchitecture();

/// All targets that this CPU runs, highest first.
std::vector<Target> nativeTargets();

} // namespace ropewalk

#endif
