//===- compiled_kernels.cpp - Kernels under test, compiled here ------------===//
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

/// Every test runs on what either back end makes: this says which one does.
Backend backendUnderTest() {
  const char *name = std::getenv("ROPEWALK_TEST_BACKEND");
  auto backend = parseBackend(name ? name : "halide");
  if (!backend)
    fail(llvm::createStringError("ROPEWALK_TEST_BACKEND is '%s', expected halide or mlir", name));
  return *backend;
}

llvm::Expected<std::unique_ptr<JitLibrary>> compile(const KernelSpec &spec) {
  auto kernel = compileKernel(spec, backendUnderTest());
  if (!kernel)
    return kernel.takeError();
  return JitLibrary::load(*kernel);
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
    kernels.push_back({kernel.spec, kernel.minBytes, kernel.minHeads, kernel.cpu});
  return kernels;
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
