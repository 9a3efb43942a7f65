//===- archive_kernels.cpp - Kernels under test, for another machine -------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   archive-kernels ARCHITECTURE SCHEDULES DIRECTORY
//
// liboffered.a: what schedules/ offer on the targets of x86 or arm for everything that the tests
// ask for; libcompared.a: the kernels that those are compared with. Archives and tables are as in a
// package; linked_kernels.cpp reads them.
//
//===----------------------------------------------------------------------===//

#include "codegen/targets.h"
#include "io/output.h"
#include "kernel_requests.h"
#include "package/contents.h"

#include "llvm/ADT/StringSet.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace ropewalk::test {
namespace {

/// Of these kernels, without those that are among them.
Expected<std::vector<CompiledKernel>> comparedWith(ArrayRef<CompiledKernel> offered,
                                                   Backend backend) {
  std::vector<CompiledKernel> compared;
  StringSet<> names;
  for (const CompiledKernel &kernel : offered)
    names.insert(kernelName(kernel.spec));
  for (const CompiledKernel &kernel : offered)
    for (const KernelSpec &spec : {withPlainStores(kernel.spec), outOfPlace(kernel.spec)}) {
      if (!names.insert(kernelName(spec)).second)
        continue;
      auto object = emitKernel(spec, Stage::Obj, std::nullopt, backend);
      if (!object)
        return object.takeError();
      compared.push_back({spec, 0, 0, std::move(*object)});
    }
  return compared;
}

Error writeArchive(OutputDirectory &directory, StringRef name, Architecture architecture,
                   ArrayRef<CompiledKernel> kernels) {
  const PackagedLibrary library{architecture, kernels};
  auto bytes = archive({name.str(), {}, {library}}, library);
  if (!bytes)
    return bytes.takeError();
  return directory.write(("lib" + name + ".a").str(), *bytes);
}

Error writeArchives(StringRef architectureName, StringRef schedules, StringRef path,
                    Backend backend) {
  auto targets = parseTargets(architectureName);
  if (!targets)
    return targets.takeError();
  auto book = ScheduleBook::load(schedules);
  if (!book)
    return book.takeError();
  auto offered = compileKernels(
      packagedRequests(), *targets, *book, [](size_t, size_t, StringRef) {}, backend);
  if (!offered)
    return offered.takeError();
  auto compared = comparedWith(*offered, backend);
  if (!compared)
    return compared.takeError();
  const Architecture architecture = architectureOf(targets->front());
  auto directory = OutputDirectory::create(path);
  if (!directory)
    return directory.takeError();
  if (Error error = writeArchive(*directory, "offered", architecture, *offered))
    return error;
  if (Error error = writeArchive(*directory, "compared", architecture, *compared))
    return error;
  return directory->commit();
}

} // namespace
} // namespace ropewalk::test

int main(int argc, char **argv) {
  const auto backend = argc == 5 ? ropewalk::parseBackend(argv[4]) : std::nullopt;
  if (!backend) {
    errs() << "usage: archive-kernels x86|arm SCHEDULES DIRECTORY halide|mlir\n";
    return 2;
  }
  if (Error error = ropewalk::test::writeArchives(argv[1], argv[2], argv[3], *backend)) {
    errs() << "archive-kernels: " << toString(std::move(error)) << "\n";
    return 1;
  }
  return 0;
}
