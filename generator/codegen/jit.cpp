//===- jit.cpp ------------------------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit.h"

#include "machine.h"
#include "targets.h"

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
  for (const CompiledKernel &kernel : kernels) {
    library->names.push_back(kernelName(kernel.spec));
    auto buffer = MemoryBuffer::getMemBufferCopy(kernel.object, library->names.back());
    if (Error error = library->linker->jit->addObjectFile(std::move(buffer)))
      return error;
  }
  for (size_t i = 0; i < kernels.size(); ++i) {
    auto address = library->linker->jit->lookup(library->names[i]);
    if (!address)
      return address.takeError();
    library->entries.push_back(
        {library->names[i].c_str(), address->toPtr<ropewalk_kernel_fn>(), kernels[i].minBytes});
  }
  library->kernelTable = {ROPEWALK_KERNEL_ABI, static_cast<int32_t>(library->entries.size()),
                          library->entries.data(), 0, nullptr};
  return library;
}

} // namespace ropewalk
