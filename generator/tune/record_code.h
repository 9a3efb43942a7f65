//===- record_code.h - Which code a record was measured on ------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A record compares two kernels: its own and the one that rules prefer. What was measured holds as
// long as a generator makes the same machine code of both, whatever else changes in its sources.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TUNE_RECORD_CODE_H
#define ROPEWALK_TUNE_RECORD_CODE_H

#include "codegen/compiler.h"

#include <string>
#include <vector>

namespace ropewalk {

/// For each measured record a hash of the code that this generator makes of its kernel and of all
/// that the rules offer for its calls of its rotation on its class of CPUs, where tensors begin
/// with a line, with the calls that they prefer each for; twelve hexadecimal digits. Code is hashed
/// as it is linked, of devices what they are given. Empty for a record that names no single
/// rotation (dtype, pairing, place and a width that is tuned), or whose kernel this generator does
/// not make. Each kernel is compiled once, on all cores.
llvm::Expected<std::vector<std::string>> codesOf(llvm::ArrayRef<ScheduleRecord> records,
                                                 const ScheduleBook &rules, Target target,
                                                 CompileProgress progress);

/// What became of a measured record whose code was looked at.
enum class Renewal {
  Holds,   ///< It is of this generator, and says this code.
  Stamped, ///< It is of this generator; it says its code now.
  Renewed, ///< It was of another generator, which made the same code; it is of this one now.
  Unmade,  ///< This generator makes no such kernel, or it is for no single rotation.
  NoCode,  ///< Of another generator, and it doesn't say of which code.
  Changed, ///< This generator, or other rules, make other code: it has to be measured again.
};

/// Compares what a record says with the code that this generator makes of it, and writes down what
/// follows.
Renewal renew(Tuning &tuning, const std::string &code, llvm::StringRef generator);

} // namespace ropewalk

#endif
