//===- kernel_library.cpp - Kernels under test ----------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "kernel_library.h"

#include "codegen/jit.h"

#include <gtest/gtest.h>

#include <cstdio>
#include <cstdlib>
#include <map>

namespace ropewalk::test {
namespace {

[[noreturn]] void fail(llvm::Error error) {
  std::fprintf(stderr, "%s\n", toString(std::move(error)).c_str());
  std::abort();
}

llvm::Expected<std::unique_ptr<JitLibrary>> compile(const KernelSpec &spec) {
  auto object = emitKernel(spec, Stage::Obj);
  if (!object)
    return object.takeError();
  return JitLibrary::load(CompiledKernel{spec, 0, std::move(*object)});
}

} // namespace

std::vector<OfferedKernel> offeredKernels(const std::vector<KernelRequest> &requests) {
  static const ScheduleBook book = [] {
    auto loaded = ScheduleBook::load(ROPEWALK_SCHEDULES);
    if (!loaded)
      fail(loaded.takeError());
    return std::move(*loaded);
  }();
  const Architecture host = architectureOf(nativeTargets().front());
  auto planned =
      planKernels(requests, cantFail(parseTargets(llvm::StringRef(architectureName(host)))), book);
  if (!planned)
    fail(planned.takeError());
  std::vector<OfferedKernel> kernels;
  for (const CompiledKernel &kernel : *planned)
    kernels.push_back({kernel.spec, kernel.minBytes});
  return kernels;
}

std::vector<KernelRequest> rotationRequests() {
  std::vector<KernelRequest> all;
  for (ropewalk_pairing pairing : {ROPEWALK_HALF, ROPEWALK_INTERLEAVED})
    for (ropewalk_dtype dtype : {ROPEWALK_F32, ROPEWALK_F16, ROPEWALK_BF16})
      for (ropewalk_place place : {ROPEWALK_OUT_OF_PLACE, ROPEWALK_IN_PLACE})
        for (int32_t channels : {64, 80, 96, 128, 256, 0, 20, 24, 32})
          all.push_back({Family::Rope, pairing, dtype, place, channels});
  return all;
}

std::vector<KernelRequest> reorderRequests() {
  std::vector<KernelRequest> all;
  for (ropewalk_pairing pairing : {ROPEWALK_HALF, ROPEWALK_INTERLEAVED})
    for (ropewalk_dtype dtype : {ROPEWALK_F32, ROPEWALK_F16, ROPEWALK_BF16})
      for (int32_t channels : {16, 80, 256, 0, 22})
        all.push_back({Family::Rope, pairing, dtype, ROPEWALK_OUT_OF_PLACE, channels, true});
  return all;
}

std::vector<KernelRequest> allRotationRequests() {
  std::vector<KernelRequest> all = rotationRequests(), reordering = reorderRequests();
  all.insert(all.end(), reordering.begin(), reordering.end());
  return all;
}

std::vector<KernelRequest> copyRequests() {
  std::vector<KernelRequest> all;
  for (ropewalk_dtype width : {ROPEWALK_F32, ROPEWALK_F16})
    for (int32_t channels : {0, 16, 48, 64, 96, 128})
      all.push_back({Family::Copy, ROPEWALK_HALF, width, ROPEWALK_OUT_OF_PLACE, channels});
  return all;
}

std::vector<KernelRequest> rowsRequests() {
  std::vector<KernelRequest> all;
  for (TableSource source : allTableSources)
    for (int32_t axes : {1, 2, 3, 4, ROPEWALK_MAX_AXES})
      all.push_back(rowsRequest(source, axes));
  return all;
}

bool runsHere(Target target) {
  static const std::vector<Target> native = nativeTargets();
  return llvm::is_contained(native, target);
}

ropewalk_kernel_fn compiledKernel(const KernelSpec &spec) {
  static std::map<std::string, std::unique_ptr<JitLibrary>> libraries;
  auto &library = libraries[kernelName(spec)];
  if (!library) {
    auto loaded = compile(spec);
    if (!loaded) {
      ADD_FAILURE() << toString(loaded.takeError());
      return nullptr;
    }
    library = std::move(*loaded);
  }
  return library->table()->kernels[0].run;
}

} // namespace ropewalk::test
