//===- baseline_code.cpp --------------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "baseline_code.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Demangle/Demangle.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace ropewalk {

/// The form that a symbol is if it is one of the request, else "". Symbols are instances of
/// rotateBaseline<form, pairing, channels, in place, stream> (bench/baseline/baseline_entries.h).
static std::string formOf(StringRef symbol, const KernelRequest &request) {
  const std::string readable = demangle(symbol);
  StringRef text = readable;
  const std::string arguments = ", (ropewalk_pairing)" + std::to_string(request.pairing) + ", " +
                                std::to_string(request.channels) + ", " +
                                (request.place == ROPEWALK_IN_PLACE ? "true" : "false") +
                                ", false>(ropewalk_kernel_args const*)";
  if (!text.consume_front("void (anonymous namespace)::rotateBaseline<(anonymous namespace)::") ||
      !text.consume_back(arguments))
    return "";
  return text.str();
}

Expected<std::vector<CodeFunction>> readBaselines(StringRef directory, const KernelRequest &request,
                                                  Target target) {
  std::vector<CodeFunction> forms;
  for (Target level : reverse(cpuTargets)) {
    SmallString<128> path(directory);
    const std::string_view targetText = targetName(level), dtypeText = dtypeName(request.dtype);
    sys::path::append(path, StringRef(targetText), Twine(StringRef(dtypeText)) + ".o");
    if (!includes(target, level) || !sys::fs::exists(path))
      continue;
    auto object = MemoryBuffer::getFile(path);
    if (!object)
      return createStringError(path + ": cannot read: " + object.getError().message());
    auto found = readFunctions((*object)->getBuffer(),
                               [&](StringRef symbol) { return !formOf(symbol, request).empty(); });
    if (!found)
      return createStringError(path + ": " + toString(found.takeError()));
    for (CodeFunction &function : *found)
      forms.push_back({formOf(function.name, request), std::move(function.bytes)});
  }
  return forms;
}

} // namespace ropewalk
