//===- object_cache.cpp ---------------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "object_cache.h"

#include "generator_hash.h"

#include "llvm-c/Core.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/CachePruning.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Support/xxhash.h"

#include <cstdlib>

using namespace llvm;

namespace ropewalk {
namespace {

constexpr char variable[] = "ROPEWALK_CACHE";
constexpr size_t digestDigits = 16; ///< In front of an object.

/// No share of the disk: LLVM ends the process where it cannot ask how large that is.
CachePruningPolicy pruningPolicy() {
  CachePruningPolicy policy; // a week
  policy.MaxSizePercentageOfAvailableSpace = 0;
  policy.MaxSizeFiles = 50000;
  return policy;
}

/// Of the library that this process has, which need not be the one that it was built with.
std::string llvmVersion() {
  unsigned major = 0, minor = 0, patch = 0;
  LLVMGetVersion(&major, &minor, &patch);
  return formatv("{0}.{1}.{2}", major, minor, patch);
}

std::string digestOf(StringRef object) {
  return utohexstr(xxh3_64bits(object), /*LowerCase=*/true, digestDigits);
}

/// Of what else decides code: what Halide tells its LLVM.
std::string environment() {
  const char *arguments = std::getenv("HL_LLVM_ARGS");
  return digestOf(arguments ? arguments : "");
}

} // namespace

Expected<ObjectCache> ObjectCache::open() {
  const char *folder = std::getenv(variable);
  if (!folder || !*folder)
    return ObjectCache("");
  std::error_code code = sys::fs::create_directories(folder);
  if (!code && !sys::fs::is_directory(folder))
    code = std::make_error_code(std::errc::not_a_directory);
  if (code)
    return createStringError(
        code, Twine(variable) + " is '" + folder +
                  "', expected a folder that is there or can be made: " + code.message());
  pruneCache(folder, pruningPolicy());
  return ObjectCache(folder);
}

/// LLVM prunes files that are called so.
std::string ObjectCache::pathOf(const KernelSpec &spec, Backend backend) const {
  SmallString<256> path(folder);
  sys::path::append(path, "llvmcache-" + Twine(compilerHash()) + "-" + llvmVersion() + "-" +
                              environment() + (backend == Backend::Mlir ? "-mlir-" : "-halide-") +
                              kernelName(spec));
  return path.str().str();
}

std::optional<std::string> ObjectCache::find(const KernelSpec &spec, Backend backend) const {
  if (folder.empty() || isDevice(spec.target))
    return std::nullopt;
  auto file = MemoryBuffer::getFile(pathOf(spec, backend));
  if (!file)
    return std::nullopt;
  StringRef object = (*file)->getBuffer();
  const StringRef digest = object.take_front(digestDigits);
  object = object.substr(digestDigits);
  if (digest != digestOf(object))
    return std::nullopt;
  return object.str();
}

void ObjectCache::add(const KernelSpec &spec, Backend backend, StringRef object) const {
  if (folder.empty() || isDevice(spec.target))
    return;
  // Not a TempFile, which gives this thread a stack for signals that sanitizers take for theirs.
  // What a killed process leaves is pruned.
  const std::string path = pathOf(spec, backend);
  SmallString<256> aside;
  int fd = -1;
  if (sys::fs::createUniqueFile(path + ".%%%%%%%%.part", fd, aside))
    return;
  raw_fd_ostream stream(fd, /*shouldClose=*/true);
  stream << digestOf(object) << object;
  stream.close();
  const bool isWhole = !stream.has_error();
  stream.clear_error();
  if (!isWhole || sys::fs::rename(aside, path))
    sys::fs::remove(aside);
}

} // namespace ropewalk
