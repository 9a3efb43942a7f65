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
// ask for; libothers.a: what they call besides, and what kernels are compared with. Archives and
// tables are as in a package; linked_kernels.cpp reads them.
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

/// What tests call besides these kernels.
Expected<std::vector<CompiledKernel>> compileOthers(ArrayRef<CompiledKernel> offered,
                                                    Architecture architecture, Backend backend) {
  std::vector<KernelSpec> tested = splittingKernels(architecture);
  StringSet<> names;
  for (const CompiledKernel &kernel : offered) {
    tested.push_back(kernel.spec);
    names.insert(kernelName(kernel.spec));
  }
  std::vector<CompiledKernel> others;
  for (const KernelSpec &one : tested)
    for (const KernelSpec &spec : {one, withPlainStores(one), outOfPlace(one)}) {
      if (!names.insert(kernelName(spec)).second)
        continue;
      auto object = emitKernel(spec, Stage::Obj, std::nullopt, backend);
      if (!object)
        return object.takeError();
      others.push_back({spec, 0, 0, std::move(*object)});
    }
  return others;
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
  const Architecture architecture = architectureOf(targets->front());
  auto others = compileOthers(*offered, architecture, backend);
  if (!others)
    return others.takeError();
  auto directory = OutputDirectory::create(path);
  if (!directory)
    return directory.takeError();
  if (Error error = writeArchive(*directory, "offered", architecture, *offered))
    return error;
  if (Error error = writeArchive(*directory, "others", architecture, *others))
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
