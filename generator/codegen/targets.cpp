//===- targets.cpp --------------------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "targets.h"

#include "cpu_features.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"

using namespace llvm;

namespace ropewalk {

std::string knownTargets() {
  std::string names;
  for (Target target : allTargets)
    names += std::string(targetName(target)) + ", ";
  for (Architecture architecture : cpuArchitectures)
    names += std::string(architectureName(architecture)) + ", ";
  return names + "native";
}

std::vector<Target> targetsOf(Architecture architecture) {
  std::vector<Target> targets;
  copy_if(allTargets, std::back_inserter(targets),
          [&](Target target) { return architectureOf(target) == architecture; });
  return targets;
}

bool haveDevice(ArrayRef<Target> targets) {
  return any_of(targets, [](Target target) { return isDevice(target); });
}

int32_t registerBytes(Target target) {
  if (architectureOf(target) == Architecture::Arm || target == Target::X86_64)
    return 16;
  return target == Target::X86_64_v3 ? 32 : 64;
}

Architecture hostArchitecture() {
#if defined(__aarch64__)
  return Architecture::Arm;
#else
  return Architecture::X86;
#endif
}

std::vector<Target> nativeTargets() {
  const TargetSet host = hostTargets();
  std::vector<Target> targets;
  for (Target target : reverse(cpuTargets))
    if (host.has(target))
      targets.push_back(target);
  return targets;
}

/// The architecture that a name stands for as a whole.
static std::optional<Architecture> parseArchitecture(StringRef name) {
  for (Architecture architecture : cpuArchitectures)
    if (name == StringRef(architectureName(architecture)))
      return architecture;
  return std::nullopt;
}

static bool isBefore(Target a, Target b) {
  return architectureOf(a) == architectureOf(b) ? a > b : architectureOf(a) < architectureOf(b);
}

Expected<std::vector<Target>> parseTargets(StringRef list) {
  SmallVector<StringRef, 4> names;
  list.split(names, ',');
  std::vector<Target> targets;
  for (StringRef name : names) {
    name = name.trim();
    if (auto architecture = parseArchitecture(name)) {
      append_range(targets, targetsOf(*architecture));
    } else if (name == "native") {
      append_range(targets, nativeTargets());
    } else if (auto target = parseTarget(std::string_view(name.data(), name.size()))) {
      targets.push_back(*target);
    } else {
      return createStringError("target is '" + name + "', expected one of " + knownTargets());
    }
  }
  sort(targets, isBefore);
  targets.erase(std::unique(targets.begin(), targets.end()), targets.end());
  return targets;
}

} // namespace ropewalk
