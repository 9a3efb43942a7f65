//===- jit.cpp ------------------------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit.h"

#include "machine.h"
#include "targets.h"

#include "llvm/ADT/StringSet.h"
#include "llvm/ExecutionEngine/Orc/LLJIT.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace llvm;

namespace ropewalk {

struct JitLibrary::Linker {
  std::unique_ptr<orc::LLJIT> jit;
};

JitLibrary::JitLibrary() : linker(std::make_unique<Linker>()) {}
JitLibrary::~JitLibrary() = default;

Expected<std::unique_ptr<JitLibrary>> JitLibrary::load(ArrayRef<CompiledKernel> kernels) {
  // Registers the back end that LLJIT asks for.
  const std::vector<Target> native = nativeTargets();
  if (native.empty())
    return createStringError("this CPU runs none of the targets " + knownTargets());
  if (auto machine = createTargetMachine(native.back()); !machine)
    return machine.takeError();
  // No search in this process: a kernel that needs a symbol from outside must not load.
  auto jit = orc::LLJITBuilder()
                 .setLinkProcessSymbolsByDefault(false)
                 .setPlatformSetUp(orc::setUpInactivePlatform)
                 .create();
  if (!jit)
    return jit.takeError();
  // What goes wrong is in the error that lookup returns; nothing is printed beside it.
  (*jit)->getExecutionSession().setErrorReporter(
      [](Error error) { consumeError(std::move(error)); });
  std::unique_ptr<JitLibrary> library(new JitLibrary);
  library->linker->jit = std::move(*jit);
  StringSet<> added;
  for (const CompiledKernel &kernel : kernels) {
    library->names.push_back(kernelName(kernel.spec));
    if (!added.insert(library->names.back()).second)
      continue;
    auto buffer = MemoryBuffer::getMemBufferCopy(kernel.object, library->names.back());
    if (Error error = library->linker->jit->addObjectFile(std::move(buffer)))
      return error;
  }
  library->deviceCode.reserve(kernels.size()); // entries point to its strings
  for (size_t i = 0; i < kernels.size(); ++i)
    if (Error error = library->addEntry(kernels[i], library->names[i].c_str()))
      return error;
  library->kernelTable = {
      ROPEWALK_KERNEL_ABI, static_cast<int32_t>(library->entries.size()), library->entries.data(),
      static_cast<int64_t>(library->deviceEntries.size()), library->deviceEntries.data()};
  return library;
}

Error JitLibrary::addEntry(const CompiledKernel &kernel, const char *name) {
  auto address = linker->jit->lookup(name);
  if (!address)
    return address.takeError();
  if (!isDevice(kernel.spec.target)) {
    entries.push_back(
        {name, address->toPtr<ropewalk_kernel_fn>(), kernel.minBytes, kernel.minHeads,
         kernel.cpu.empty() ? nullptr : cpuClasses.insert(kernel.cpu).first->c_str()});
    return Error::success();
  }
  const LaunchShape &launch = kernel.spec.schedule.launch;
  const DeviceCode &code = deviceCode.emplace_back(kernel.device);
  std::vector<ropewalk_device_image> &list = images.emplace_back();
  for (const DeviceImage &image : code.images)
    list.push_back({image.capability, image.minCapability, image.bytes.c_str(),
                    static_cast<int64_t>(image.bytes.size())});
  deviceEntries.push_back({name, code.entry.c_str(), address->toPtr<ropewalk_device_fn>(),
                           list.data(), static_cast<int64_t>(list.size()), kernel.minBytes,
                           kernel.minHeads, launch.blockThreads,
                           launch.order == GridOrder::Tokens});
  return Error::success();
}

} // namespace ropewalk
