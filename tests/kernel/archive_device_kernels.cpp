//===- archive_device_kernels.cpp - Kernels under test, for a GPU ---------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   archive-device-kernels SCHEDULES DIRECTORY WIDTHS [HEAD_DIM PTXAS]
//
// libcuda_offered.a: the kernels that the device matrix names, with windows of these widths,
// started by this machine's processor; or, with cubins, all that schedules/cuda offers for the
// matrix' requests, and for what bench/gpu asks for in variants of heads so wide. As in a package;
// its table is cuda_offered_kernels.
//
//===----------------------------------------------------------------------===//

#include "device_matrix.h"
#include "harness/variants.h"
#include "io/output.h"
#include "lower/requests.h"
#include "package/contents.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

#include <set>
#include <string>

using namespace llvm;

namespace ropewalk::test {
namespace {

llvm::Expected<std::vector<KernelSpec>> matrixOf(StringRef widths) {
  std::vector<int32_t> numbers;
  for (StringRef text : split(widths, ','))
    if (text.getAsInteger(10, numbers.emplace_back()))
      return createStringError("WIDTHS has '" + text + "', expected a number");
  std::vector<KernelSpec> all = everyDeviceKernel(Target::Cuda, numbers);
  append_range(all, everyRowsKernel(Target::Cuda));
  return all;
}

/// Everything that the variants of a call with such heads may ask for.
void addVariants(int32_t headDim, std::vector<KernelRequest> &all) {
  const auto add = [&](const KernelRequest &request) {
    if (hasKernels(Target::Cuda, request) && !is_contained(all, request))
      all.push_back(request);
  };
  for (ropewalk_dtype dtype : {ROPEWALK_F32, ROPEWALK_F16, ROPEWALK_BF16})
    for (ropewalk_pairing pairing : {ROPEWALK_HALF, ROPEWALK_INTERLEAVED})
      for (ropewalk_place place : {ROPEWALK_OUT_OF_PLACE, ROPEWALK_IN_PLACE}) {
        KernelRequest request = {Family::Rope, pairing, dtype, place};
        for (const bench::VariantWindow &window : bench::variantWindows(headDim)) {
          request.channels = static_cast<int32_t>(window.dim);
          add(request);
          // Of whole heads, and of a block.
          for (int32_t axes : {1, 2, 3})
            if (headDim % window.dim == 0)
              for (const KernelRequest &reader : readersOf(request, axes, allTableSources))
                add(reader);
        }
        request.channels = headDim;
        request.reorder = true;
        add(request);
      }
  for (TableSource source : allTableSources)
    for (int32_t axes : {1, 2, 3})
      add(rowsRequest(source, axes));
}

/// What schedules offer for what the matrix asks for. Without variants only kernels that the matrix
/// names, a sample of them, all of which must be offered.
llvm::Expected<std::vector<CompiledKernel>> planAll(StringRef schedules, StringRef widths,
                                                    int32_t headDim) {
  auto matrix = matrixOf(widths);
  if (!matrix)
    return matrix.takeError();
  std::vector<KernelRequest> requests;
  std::set<std::string> names; // which leave out how a kernel is started
  for (const KernelSpec &spec : *matrix) {
    names.insert(kernelName(spec));
    if (!is_contained(requests, spec.request))
      requests.push_back(spec.request);
  }
  if (headDim)
    addVariants(headDim, requests);
  auto book = ScheduleBook::load(schedules);
  if (!book)
    return book.takeError();
  auto kernels = planKernels(requests, {Target::Cuda}, *book);
  if (!kernels || headDim)
    return kernels;
  std::set<std::string> offered;
  erase_if(*kernels, [&](const CompiledKernel &kernel) {
    const std::string name = kernelName(kernel.spec);
    offered.insert(name);
    return names.count(name) == 0;
  });
  for (const std::string &name : names)
    if (offered.count(name) == 0)
      return createStringError("no schedule offers " + name + ", which the matrix names");
  return kernels;
}

llvm::Expected<std::vector<CompiledKernel>> compileAll(StringRef schedules, StringRef widths,
                                                       int32_t headDim, StringRef ptxas) {
  auto planned = planAll(schedules, widths, headDim);
  if (!planned)
    return planned;
  auto kernels = compilePlanned(std::move(*planned), [](size_t, size_t, StringRef) {});
  if (!kernels || ptxas.empty())
    return kernels;
  for (CompiledKernel &kernel : *kernels)
    if (llvm::Error error = addCubins(kernel.device, kernel.spec, ptxas, cubinCapabilities))
      return error;
  return kernels;
}

llvm::Error writeArchive(StringRef schedules, StringRef path, StringRef widths, int32_t headDim,
                         StringRef ptxas) {
  auto kernels = compileAll(schedules, widths, headDim, ptxas);
  if (!kernels)
    return kernels.takeError();
  const PackagedLibrary library{hostArchitecture(), *kernels};
  auto bytes = archive({"cuda_offered", {}, {library}}, library);
  if (!bytes)
    return bytes.takeError();
  auto directory = OutputDirectory::create(path);
  if (!directory)
    return directory.takeError();
  if (llvm::Error error = directory->write("libcuda_offered.a", *bytes))
    return error;
  return directory->commit();
}

} // namespace
} // namespace ropewalk::test

int main(int argc, char **argv) {
  int32_t headDim = 0;
  const bool isAll = argc == 6 && !StringRef(argv[4]).getAsInteger(10, headDim);
  if (argc != 4 && !isAll) {
    errs() << "usage: archive-device-kernels SCHEDULES DIRECTORY WIDTHS [HEAD_DIM PTXAS]\n";
    return 2;
  }
  if (llvm::Error error =
          ropewalk::test::writeArchive(argv[1], argv[2], argv[3], headDim, isAll ? argv[5] : "")) {
    errs() << "archive-device-kernels: " << toString(std::move(error)) << "\n";
    return 1;
  }
  return 0;
}
