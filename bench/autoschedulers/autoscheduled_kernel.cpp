//===- autoscheduled_kernel.cpp - Autoscheduled code as kernels -----------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "autoscheduled_kernel.h"

#include "codegen/finish.h"

#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/Bitcode/BitcodeWriter.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/Support/raw_ostream.h"

#include <cstdlib>

using namespace llvm;

namespace ropewalk::bench {
namespace {

// As Halide's runtime does it.
void *allocate(void *userContext, size_t bytes) {
  constexpr size_t line = 64; // as its vectors need
  return std::aligned_alloc(line, (bytes + line - 1) / line * line);
}
void release(void *userContext, void *memory) { std::free(memory); }

/// If the module calls such a function.
template <class F> void define(Module &module, StringRef name, F *address) {
  Function *function = module.getFunction(name);
  if (!function || !function->isDeclaration())
    return;
  IRBuilder<> builder(BasicBlock::Create(module.getContext(), "", function));
  Value *target = builder.CreateIntToPtr(builder.getInt64(reinterpret_cast<uint64_t>(address)),
                                         builder.getPtrTy());
  SmallVector<Value *> arguments;
  for (Argument &argument : function->args())
    arguments.push_back(&argument);
  Value *result = builder.CreateCall(function->getFunctionType(), target, arguments);
  if (function->getReturnType()->isVoidTy())
    builder.CreateRetVoid();
  else
    builder.CreateRet(result);
  function->setLinkage(GlobalValue::InternalLinkage);
}

} // namespace

Error giveMemory(HalideResult &generated) {
  LLVMContext context;
  auto module = parseBitcodeFile(MemoryBufferRef(generated.output, "autoscheduled"), context);
  if (!module)
    return module.takeError();
  define(**module, "halide_malloc", allocate);
  define(**module, "halide_free", release);
  std::string bitcode;
  raw_string_ostream stream(bitcode);
  WriteBitcodeToFile(**module, stream);
  generated.output = std::move(bitcode);
  return Error::success();
}

namespace {

Expected<CompiledKernel> finish(const KernelSpec &spec, HalideResult generated,
                                Finishing finishing) {
  if (!generated.error.empty())
    return createStringError(generated.error);
  if (Error error = giveMemory(generated))
    return error;
  LLVMContext context;
  CompiledKernel kernel{spec, 0, 0, "", architectureOf(spec.target), {}};
  auto module = finishModule(spec, spec.target, generated, context, kernel.device, finishing);
  if (!module)
    return module.takeError();
  auto object = emitMachineCode(**module, spec.target, MachineOutput::Object);
  if (!object)
    return object.takeError();
  kernel.object = std::move(*object);
  return kernel;
}

AutoscheduledKernels compileAs(const KernelSpec &spec, const Autoscheduler &autoscheduler,
                               const Case &cell) {
  Autoscheduled code = autoschedule(spec, autoscheduler, cell);
  return {finish(spec, std::move(code.plain), Finishing::Halides),
          finish(spec, std::move(code.marked), Finishing::Ours)};
}

Expected<CompiledKernel> firstOf(Expected<CompiledKernel> first, Expected<CompiledKernel> second) {
  if (first) {
    consumeError(second.takeError());
    return first;
  }
  consumeError(first.takeError());
  return second;
}

} // namespace

AutoscheduledKernels compileAutoscheduled(KernelSpec spec, const Autoscheduler &autoscheduler,
                                          const Case &cell) {
  spec.schedule.load = Load::Plain; // what reads ahead looks for our loop over heads
  AutoscheduledKernels asOurs = compileAs(spec, autoscheduler, cell);
  const bool compiled = asOurs.plain && asOurs.finished;
  if (compiled || !isStream(spec.schedule.store))
    return asOurs;
  // What another schedule stores may be no whole lines; it is a rival all the same.
  spec.schedule.store = Store::Plain;
  AutoscheduledKernels plain = compileAs(spec, autoscheduler, cell);
  return {firstOf(std::move(asOurs.plain), std::move(plain.plain)),
          firstOf(std::move(asOurs.finished), std::move(plain.finished))};
}

} // namespace ropewalk::bench
