//===- finish.cpp ---------------------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "finish.h"

#include "halide/device_shape.h"
#include "halide/tensor_shape.h"
#include "kernel_module.h"
#include "machine.h"
#include "passes/clean_halide.h"
#include "passes/device_abi.h"
#include "passes/device_parameters.h"
#include "passes/flat_abi.h"
#include "passes/late_passes.h"
#include "passes/marker_lowering.h"
#include "passes/store_forwarding.h"
#include "passes/write_once.h"

#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/DiagnosticPrinter.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/SmallVectorMemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Transforms/IPO/AlwaysInliner.h"
#include "llvm/Transforms/IPO/GlobalDCE.h"

using namespace llvm;

namespace ropewalk {
namespace {

/// Collects error diagnostics of a context while it lives.
class ErrorCollector {
public:
  explicit ErrorCollector(LLVMContext &context) : context(context) {
    context.setDiagnosticHandlerCallBack(
        [](const DiagnosticInfo *info, void *self) {
          if (info->getSeverity() != DS_Error)
            return;
          raw_string_ostream stream(static_cast<ErrorCollector *>(self)->text);
          DiagnosticPrinterRawOStream printer(stream);
          info->print(printer);
        },
        this);
  }
  ~ErrorCollector() { context.setDiagnosticHandlerCallBack(nullptr, nullptr); }
  const std::string &errors() const { return text; }

private:
  LLVMContext &context;
  std::string text;
};

void annotate(Module &module, const KernelSpec &spec, Target cpu, const DeviceCode &device) {
  Function *kernel = module.getFunction(kernelName(spec));
  KernelSpec started = spec; // on a device, by a function for this CPU
  started.target = cpu;
  setMachineAttributes(*kernel, started);
  if (isDevice(spec.target)) {
    kernel->addFnAttr("ropewalk-device-abi", deviceAbiDescription(spec));
    if (!device.parameters.empty())
      kernel->addFnAttr(
          parameterOrderAttribute,
          join(map_range(device.parameters, [](unsigned n) { return utostr(n); }), ","));
    return;
  }
  if (reordersInPlace(spec.request)) // Halide says that two buffers are two memories
    for (Instruction &instruction : instructions(*kernel))
      instruction.setMetadata(LLVMContext::MD_tbaa, nullptr);
  kernel->addFnAttr("ropewalk-abi", abiDescription(spec));
  kernel->addFnAttr("ropewalk-align", std::to_string(requiredAlignment(spec)));
  if (isStream(spec.schedule.store))
    kernel->addFnAttr("ropewalk-stream");
}

/// Our passes, around LLVM's: markers and stages first, so that O2 sees vectors in registers; what
/// depends on how loops and stores came out last.
ModulePassManager passes(PassBuilder &builder) {
  ModulePassManager manager;
  FunctionPassManager early;
  early.addPass(MarkerLoweringPass());
  early.addPass(WriteOncePass());
  early.addPass(Bf16PackingPass());
  early.addPass(StoreForwardingPass());
  manager.addPass(createModuleToFunctionPassAdaptor(std::move(early)));
  manager.addPass(FlatAbiPass());
  manager.addPass(AlwaysInlinerPass());
  manager.addPass(GlobalDCEPass());
  manager.addPass(builder.buildPerModuleDefaultPipeline(OptimizationLevel::O2));
  manager.addPass(createModuleToFunctionPassAdaptor(latePasses()));
  return manager;
}

/// The code is finished but for how it is called: a device's kernel, of which what is left is to
/// start it, or Halide's own code.
template <class AbiPass> ModulePassManager abiPasses(PassBuilder &builder) {
  ModulePassManager manager;
  manager.addPass(AbiPass());
  manager.addPass(AlwaysInlinerPass());
  manager.addPass(GlobalDCEPass());
  manager.addPass(builder.buildPerModuleDefaultPipeline(OptimizationLevel::O2));
  return manager;
}

ModulePassManager passesFor(const KernelSpec &spec, Finishing finishing, PassBuilder &builder) {
  if (isDevice(spec.target))
    return abiPasses<DeviceAbiPass>(builder);
  return finishing == Finishing::Ours ? passes(builder) : abiPasses<FlatAbiPass>(builder);
}

void runAllPasses(Module &module, const KernelSpec &spec, Target cpu, TargetMachine &machine,
                  const DeviceCode &device, Finishing finishing) {
  ModuleAnalysisManager none;
  CleanHalidePass(finishing == Finishing::Ours).run(module, none);
  annotate(module, spec, cpu, device);
  runPasses(module, machine,
            [&](PassBuilder &builder) { return passesFor(spec, finishing, builder); });
}

} // namespace

Expected<std::unique_ptr<Module>> finishModule(const KernelSpec &spec, Target cpu,
                                               const HalideResult &generated, LLVMContext &context,
                                               DeviceCode &device, Finishing finishing) {
  const std::string name = kernelName(spec);
  auto module = parseBitcodeFile(MemoryBufferRef(generated.output, name), context);
  if (!module)
    return module.takeError();
  if (!(*module)->getFunction(name))
    return createStringError(name + ": Halide's module has no such function");
  for (auto [argument, argumentName] :
       zip((*module)->getFunction(name)->args(), generated.arguments))
    argument.setName(argumentName);
  auto machine = createTargetMachine(cpu);
  if (!machine)
    return machine.takeError();
  if (isDevice(spec.target)) {
    auto code = readDeviceCode(**module, spec);
    if (!code)
      return code.takeError();
    device = std::move(*code);
  }
  (*module)->setTargetTriple((*machine)->getTargetTriple());
  (*module)->setDataLayout((*machine)->createDataLayout());
  (*module)->setModuleIdentifier(name);
  (*module)->setSourceFileName(name);
  {
    ErrorCollector collector(context);
    runAllPasses(**module, spec, cpu, **machine, device, finishing);
    if (!collector.errors().empty()) // and there may be no kernel any more
      return createStringError(name + ": " + collector.errors());
  }
  makeMergeable(**module, name);
  if (Error error = checkKernelModule(**module))
    return error;
  return std::move(*module);
}

Expected<std::string> emitMachineCode(Module &module, Target target, MachineOutput output) {
  auto machine = createTargetMachine(target);
  if (!machine)
    return machine.takeError();
  SmallVector<char, 0> bytes;
  raw_svector_ostream stream(bytes);
  legacy::PassManager manager;
  const auto type =
      output == MachineOutput::Object ? CodeGenFileType::ObjectFile : CodeGenFileType::AssemblyFile;
  if ((*machine)->addPassesToEmitFile(manager, stream, nullptr, type))
    return createStringError("LLVM cannot emit code for " + std::string(targetName(target)));
  manager.run(module);
  return std::string(bytes.begin(), bytes.end());
}

} // namespace ropewalk
