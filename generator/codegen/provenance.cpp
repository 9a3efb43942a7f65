//===- provenance.cpp - How measurements say where they are from ----------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "provenance.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/Regex.h"

using namespace llvm;

namespace ropewalk {

bool isCpuClass(StringRef text, Target target) {
  const auto [cpu, level] = text.rsplit(' ');
  const auto highest = parseTarget(std::string_view(level.data(), level.size()));
  if (isDevice(target) || !highest || isDevice(*highest) || !includes(*highest, target))
    return false;
  return Regex(architectureOf(target) == Architecture::Arm
                   ? "^implementer 0x[0-9a-f]{2} part 0x[0-9a-f]{3}$"
                   : "^[!#-[^-~]{1,12} family [0-9]{1,3}( fp128)?$")
      .match(cpu);
}

std::string expectedCpuClass(Target target) {
  return "a class of CPUs that run " + std::string(targetName(target)) + ", as '" +
         (architectureOf(target) == Architecture::Arm ? "implementer 0x41 part 0xd40 "
                                                      : "AuthenticAMD family 26 ") +
         std::string(targetName(target)) + "'";
}

bool isDate(StringRef text) {
  SmallVector<StringRef, 4> parts;
  if (!Regex("^([0-9]{4})-([0-9]{2})-([0-9]{2})$").match(text, &parts))
    return false;
  int year = 0, month = 0, day = 0;
  if (parts[1].getAsInteger(10, year) || parts[2].getAsInteger(10, month) ||
      parts[3].getAsInteger(10, day) || month < 1 || month > 12)
    return false;
  const bool leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
  constexpr int days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  return day >= 1 && day <= days[month - 1] + (month == 2 && leap);
}

} // namespace ropewalk
