//===- archive_device_kernels.cpp - Kernels under test, for a GPU ---------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   archive-device-kernels SCHEDULES DIRECTORY [PTXAS]
//
// libcuda_offered.a: what schedules/cuda offers for everything that the device matrix and bench/gpu
// ask for, started by this machine's processor, with cubins if there is a PTXAS. As in a package;
// its table is cuda_offered_kernels.
//
//===----------------------------------------------------------------------===//

#include "device_matrix.h"
#include "io/output.h"
#include "package/contents.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace ropewalk::test {
namespace {

llvm::Expected<std::vector<KernelRequest>> parseRequests(StringRef widths) {
  std::vector<int32_t> numbers;
  for (StringRef text : split(widths, ','))
    if (text.getAsInteger(10, numbers.emplace_back()))
      return createStringError("WIDTHS has '" + text + "', expected a number");
  std::vector<KernelRequest> all;
  for (const KernelSpec &spec : everyDeviceKernel(Target::Cuda, numbers))
    all.push_back(spec.request);
  for (const KernelSpec &spec : everyRowsKernel(Target::Cuda))
    all.push_back(spec.request);
  return all;
}

llvm::Expected<std::vector<CompiledKernel>> compileAll(StringRef schedules, StringRef widths,
                                                       StringRef ptxas) {
  auto requests = parseRequests(widths);
  if (!requests)
    return requests.takeError();
  auto book = ScheduleBook::load(schedules);
  if (!book)
    return book.takeError();
  auto kernels = compileKernels(*requests, {Target::Cuda}, *book, [](size_t, size_t, StringRef) {});
  if (!kernels || ptxas.empty())
    return kernels;
  for (CompiledKernel &kernel : *kernels)
    if (llvm::Error error = addCubins(kernel.device, kernel.spec, ptxas, cubinCapabilities))
      return error;
  return kernels;
}

llvm::Error writeArchive(StringRef schedules, StringRef path, StringRef widths, StringRef ptxas) {
  auto kernels = compileAll(schedules, widths, ptxas);
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
  if (argc != 4 && argc != 5) {
    errs() << "usage: archive-device-kernels SCHEDULES DIRECTORY WIDTHS [PTXAS]\n";
    return 2;
  }
  if (llvm::Error error =
          ropewalk::test::writeArchive(argv[1], argv[2], argv[3], argc == 5 ? argv[4] : "")) {
    errs() << "archive-device-kernels: " << toString(std::move(error)) << "\n";
    return 1;
  }
  return 0;
}
