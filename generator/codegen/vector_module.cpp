//===- vector_module.cpp --------------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "vector_module.h"

#include "kernel_module.h"
#include "lower/rope_to_vector.h"
#include "machine.h"
#include "passes/late_passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Target/LLVMIR/Dialect/Builtin/BuiltinToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/LLVMIR/LLVMToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Export.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace ropewalk {
namespace {

/// Dialects, diagnostics and the module of one kernel.
class VectorModule {
public:
  explicit VectorModule(const KernelSpec &spec)
      : spec(spec), context(mlir::MLIRContext::Threading::DISABLED) {
    context.loadDialect<mlir::arith::ArithDialect, mlir::func::FuncDialect, mlir::LLVM::LLVMDialect,
                        mlir::math::MathDialect, mlir::memref::MemRefDialect, mlir::scf::SCFDialect,
                        mlir::vector::VectorDialect>();
    mlir::registerBuiltinDialectTranslation(context);
    mlir::registerLLVMDialectTranslation(context);
    module = mlir::ModuleOp::create(mlir::UnknownLoc::get(&context));
    buildVectorKernel(*module, spec);
  }

  /// Runs the pipeline; an error is what it said.
  Error run(mlir::PassManager &manager) {
    std::string said;
    mlir::ScopedDiagnosticHandler handler(&context, [&](mlir::Diagnostic &diagnostic) {
      said += said.empty() ? diagnostic.str() : "; " + diagnostic.str();
    });
    if (succeeded(manager.run(*module)))
      return Error::success();
    return createStringError(kernelName(spec) + ": " + said);
  }

  std::string text() {
    std::string result;
    raw_string_ostream stream(result);
    module->print(stream);
    return result;
  }

  const KernelSpec &spec;
  mlir::MLIRContext context;
  mlir::OwningOpRef<mlir::ModuleOp> module;
};

void setAttributes(Function &kernel, const KernelSpec &spec) {
  setMachineAttributes(kernel, spec);
  kernel.setDoesNotThrow();
  if (isStream(spec.schedule.store))
    kernel.addFnAttr("ropewalk-stream");
}

/// LLVM's O2, but for what the schedule has decided, then what it does not know of the CPU.
void optimize(Module &module, TargetMachine &machine) {
  runPasses(module, machine, [](PassBuilder &builder) {
    ModulePassManager manager = builder.buildPerModuleDefaultPipeline(OptimizationLevel::O2);
    manager.addPass(createModuleToFunctionPassAdaptor(latePasses()));
    return manager;
  });
}

Error checkSpec(const KernelSpec &spec) {
  if (auto reason = whyNotVectors(spec))
    return createStringError(kernelName(spec) + ": " + *reason);
  return Error::success();
}

} // namespace

Expected<std::string> emitVectors(const KernelSpec &spec) {
  if (Error error = checkSpec(spec))
    return error;
  VectorModule vectors(spec);
  mlir::PassManager manager(&vectors.context);
  addVectorCleanUp(manager);
  if (Error error = vectors.run(manager))
    return error;
  return vectors.text();
}

Expected<std::unique_ptr<Module>> compileVectors(const KernelSpec &spec, LLVMContext &context) {
  if (Error error = checkSpec(spec))
    return error;
  auto machine = createTargetMachine(spec.target);
  if (!machine)
    return machine.takeError();
  VectorModule vectors(spec);
  mlir::PassManager manager(&vectors.context);
  addVectorCleanUp(manager);
  addVectorToLlvm(manager);
  if (Error error = vectors.run(manager))
    return error;
  const std::string name = kernelName(spec);
  auto module = mlir::translateModuleToLLVMIR(*vectors.module, context, name);
  if (!module)
    return createStringError(name + ": MLIR cannot translate it to LLVM IR");
  module->setSourceFileName(name);
  module->setTargetTriple((*machine)->getTargetTriple());
  module->setDataLayout((*machine)->createDataLayout());
  setAttributes(*module->getFunction(name), spec);
  makeMergeable(*module, name);
  optimize(*module, **machine);
  if (Error error = checkKernelModule(*module))
    return error;
  return module;
}

} // namespace ropewalk
