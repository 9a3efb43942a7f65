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
  return names + "x86, native";
}

bool isLaterTarget(StringRef name) {
  return is_contained({"arm64", "arm64-fp16", "arm64-bf16", "arm", "cuda", "opencl"}, name);
}

std::vector<Target> nativeTargets() {
  const TargetSet host = hostTargets();
  std::vector<Target> targets;
  for (Target target : reverse(allTargets))
    if (host.has(target))
      targets.push_back(target);
  return targets;
}

Expected<std::vector<Target>> parseTargets(StringRef list) {
  SmallVector<StringRef, 4> names;
  list.split(names, ',');
  std::vector<Target> targets;
  for (StringRef name : names) {
    name = name.trim();
    if (name == "x86") {
      targets.insert(targets.end(), std::begin(allTargets), std::end(allTargets));
    } else if (name == "native") {
      const std::vector<Target> native = nativeTargets();
      targets.insert(targets.end(), native.begin(), native.end());
    } else if (auto target = parseTarget(std::string_view(name.data(), name.size()))) {
      targets.push_back(*target);
    } else {
      return createStringError("target is '" + name + "', expected one of " + knownTargets());
    }
  }
  sort(targets, std::greater<Target>());
  targets.erase(std::unique(targets.begin(), targets.end()), targets.end());
  return targets;
}

} // namespace ropewalk
