//===- bundle_writer.cpp - Candidates for another machine -----------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "bundle_writer.h"

#include "codegen/generator_hash.h"
#include "codegen/kernel_image.h"
#include "trial/bundle.h"

#include "llvm/Support/MemoryBuffer.h"

#include <map>

using namespace llvm;

namespace ropewalk {
namespace {

constexpr char readme[] =
    R"(Candidates for kernels that rotate, to be measured on a machine that runs @target@:

    ./ropewalk-tune-runner        (--help shows its options; the same command goes on after a break)

It needs @needs@, and writes results.jsonl into the current folder, a line per shape. Back where
the bundle was made,

    ropewalk tune --import results.jsonl

makes schedule records of it. Leave the machine otherwise idle while it measures.
)";

/// A bundle's two parts, while requests are added.
class BundleBuilder {
public:
  BundleBuilder(const BundleWork &work) : work(work) {
    bundle.target = work.rules.target;
    bundle.generator = std::string(generatorHash(bundle.target));
    bundle.version = work.version;
    bundle.rigor = work.rules.rigor.number;
    bundle.seconds = work.rules.rigor.seconds;
  }

  Error addRequest(ArrayRef<bench::Case> cells, const ScheduleBook &book,
                   function_ref<void(StringRef)> progress) {
    auto contest = prepareContest(requestOf(cells.front()), work.rules, book, progress);
    if (!contest)
      return contest.takeError();
    std::map<size_t, size_t> numbers; // in the bundle, of the contest's kernels that it has
    for (const bench::Case &cell : cells) {
      auto field = fieldFor(*contest, cell, work.rules);
      if (!field)
        return field.takeError();
      BundleShape shape{cell, {}};
      for (size_t kernel : *field) {
        const auto [found, isNew] = numbers.try_emplace(kernel, bundle.kernels.size());
        if (isNew)
          if (Error error = addKernel(contest->kernels[kernel]))
            return error;
        shape.kernels.push_back(found->second);
      }
      bundle.shapes.push_back(std::move(shape));
    }
    return Error::success();
  }

  Expected<BundleSize> write(OutputDirectory &directory) {
    bundle.imageBytes = image.bytes().size();
    auto runner = MemoryBuffer::getFile(work.runner, /*IsText=*/false,
                                        /*RequiresNullTerminator=*/false);
    if (!runner)
      return createStringError(work.runner + ": " + runner.getError().message());
    const std::string target(targetName(bundle.target)), folder = target + "/";
    std::string text = readme;
    auto fill = [&](StringRef mark, StringRef with) {
      text.replace(text.find(mark.str()), mark.size(), with.str());
    };
    fill("@target@", target);
    fill("@needs@",
         isDevice(bundle.target) ? "the device's driver and a C library of Linux" : "no libraries");
    const std::string description = printBundle(bundle);
    const std::string sealed = image.bytes().str() + sealOf(description, image.bytes());
    for (const auto &[name, bytes] : {std::pair<StringRef, StringRef>(bundleTextName, description),
                                      {bundleImageName, sealed},
                                      {"README.txt", text}})
      if (Error error = directory.write(folder + name.str(), bytes))
        return error;
    if (Error error = directory.writeProgram(folder + bundleRunnerName, (*runner)->getBuffer()))
      return error;
    return BundleSize{codes, bundle.shapes.size(), bundle.imageBytes};
  }

private:
  Error addKernel(const CompiledKernel &kernel) {
    for (const BundleKernel &other : bundle.kernels) // that is only started in another way
      if (kernelName(other.spec) == kernelName(kernel.spec)) {
        bundle.kernels.push_back(other);
        bundle.kernels.back().spec = kernel.spec;
        return Error::success();
      }
    ++codes;
    auto offset = image.add(kernel);
    if (!offset)
      return offset.takeError();
    BundleKernel added;
    added.spec = kernel.spec;
    added.offset = *offset;
    if (isDevice(bundle.target)) { // as text: drivers compile it for the device at hand
      const DeviceImage &text = kernel.device.images.back();
      added.textOffset = image.addText(text.bytes);
      added.textBytes = text.bytes.size();
      added.minCapability = text.minCapability;
    }
    bundle.kernels.push_back(added);
    return Error::success();
  }

  const BundleWork &work;
  size_t codes = 0; ///< Kernels of different names.
  Bundle bundle;
  KernelImage image;
};

} // namespace

Expected<BundleSize> writeBundle(OutputDirectory &directory, const BundleWork &work,
                                 const ScheduleBook &book, function_ref<void(StringRef)> progress) {
  BundleBuilder builder(work);
  for (ArrayRef<bench::Case> rest = work.cells; !rest.empty();) {
    const KernelRequest request = requestOf(rest.front());
    const auto same =
        rest.take_while([&](const bench::Case &cell) { return requestOf(cell) == request; });
    if (Error error = builder.addRequest(same, book, progress))
      return error;
    rest = rest.drop_front(same.size());
  }
  return builder.write(directory);
}

} // namespace ropewalk
