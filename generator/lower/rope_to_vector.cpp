//===- rope_to_vector.cpp - --rope-to-vector ------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "lower/rope_to_vector.h"

#include "dialect/rope_dialect.h"
#include "kernel_function.h"
#include "lower/passes.h"

#include "mlir/Conversion/ArithToLLVM/ArithToLLVM.h"
#include "mlir/Conversion/ControlFlowToLLVM/ControlFlowToLLVM.h"
#include "mlir/Conversion/FuncToLLVM/ConvertFuncToLLVMPass.h"
#include "mlir/Conversion/MathToLLVM/MathToLLVM.h"
#include "mlir/Conversion/MemRefToLLVM/MemRefToLLVM.h"
#include "mlir/Conversion/ReconcileUnrealizedCasts/ReconcileUnrealizedCasts.h"
#include "mlir/Conversion/SCFToControlFlow/SCFToControlFlow.h"
#include "mlir/Conversion/VectorToLLVM/ConvertVectorToLLVMPass.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Transforms/Passes.h"

using namespace mlir;

namespace ropewalk {

#define GEN_PASS_DEF_ROPETOVECTORPASS
#include "lower_passes.h.inc"

/// What is known is unrolled; beyond this nobody asks for it.
static constexpr int32_t widestHead = 2 * widestOwnWidth, mostLanes = 64;

std::optional<std::string> whyNotVectors(const KernelSpec &spec) {
  const KernelRequest &request = spec.request;
  const Schedule &schedule = spec.schedule;
  const bool isRope = request.family == Family::Rope;
  const bool isInterleaved = isRope && request.pairing == ROPEWALK_INTERLEAVED && !request.reorder;
  const std::string form(formName(schedule.form));
  if (isDevice(spec.target))
    return "target is " + std::string(targetName(spec.target)) + ", expected a CPU's";
  const bool splits = isInterleaved && schedule.form == Form::Pair;
  if (schedule.form == Form::Lane ? !isInterleaved : splits && request.dtype != ROPEWALK_F32)
    return "form is " + form + ", expected " + (isInterleaved ? "lane or word" : "pair or word");
  if (schedule.form == Form::Word &&
      (!isRope || request.dtype == ROPEWALK_F32 || request.channels % widthMultiple(spec) != 0))
    return "form is " + form + ", expected one of elements for " + requestName(request);
  if (schedule.form == Form::Lane && schedule.vector < 2)
    return "lanes is 1, expected a pair at least";
  if (request.channels > widestHead)
    return "channels is " + std::to_string(request.channels) + ", expected at most " +
           std::to_string(widestHead) + ", or 0 for any";
  if (schedule.vector > mostLanes)
    return "lanes is " + std::to_string(schedule.vector) + ", expected at most " +
           std::to_string(mostLanes);
  if (reordersInPlace(request) && request.channels && schedule.parts != 1)
    return "parts is " + std::to_string(schedule.parts) + ", expected 1 to reorder in place";
  if (schedule.store == Store::Line && request.place == ROPEWALK_IN_PLACE)
    return "store is line, expected another in place";
  if (!canLoad(request, schedule.load, schedule.parts))
    return "load is " + std::string(loadName(schedule.load)) + ", expected plain for " +
           requestName(request) + " in " + std::to_string(schedule.parts) +
           (schedule.parts == 1 ? " part" : " parts");
  if (isRope && request.channels && request.channels / 2 % schedule.parts != 0)
    return "parts is " + std::to_string(schedule.parts) + ", expected a divisor of " +
           std::to_string(request.channels / 2);
  return std::nullopt;
}

void buildVectorKernel(ModuleOp module, const KernelSpec &spec) {
  KernelFunction function(module, spec);
  switch (spec.request.family) {
  case Family::Rope:
    return emitRotation(function);
  case Family::Copy:
    return emitCopy(function);
  case Family::Rows:
    return emitRows(function);
  }
  llvm_unreachable("all families are listed");
}

void addVectorCleanUp(OpPassManager &manager) {
  manager.addPass(createCanonicalizerPass());
  manager.addPass(createCSEPass());
}

void addVectorToLlvm(OpPassManager &manager) {
  manager.addPass(createSCFToControlFlowPass());
  manager.addPass(createConvertVectorToLLVMPass());
  manager.addPass(createConvertMathToLLVMPass());
  manager.addPass(createArithToLLVMConversionPass());
  manager.addPass(createFinalizeMemRefToLLVMConversionPass());
  manager.addPass(createConvertFuncToLLVMPass());
  manager.addPass(createConvertControlFlowToLLVMPass());
  manager.addPass(createReconcileUnrealizedCastsPass());
}

Schedule vectorSchedule(const KernelRequest &request, Target target) {
  Schedule schedule;
  const bool isRope = request.family == Family::Rope;
  if (isRope && request.dtype == ROPEWALK_BF16 && !request.reorder && request.channels % 4 == 0)
    schedule.form = Form::Word;
  else if (isRope && request.pairing == ROPEWALK_INTERLEAVED && !request.reorder)
    schedule.form = Form::Lane;
  schedule.vector = target == Target::X86_64_v3 ? 8 : hasMasks(target) ? 16 : 4;
  return schedule;
}

namespace {

struct RopeToVector : impl::RopeToVectorPassBase<RopeToVector> {
  using RopeToVectorPassBase::RopeToVectorPassBase;

  void runOnOperation() override {
    const std::optional<Target> cpu = parseTarget(target.getValue());
    if (!cpu || isDevice(*cpu)) {
      getOperation().emitError() << "target is " << target << ", expected that of a CPU";
      return signalPassFailure();
    }
    const auto requests = llvm::to_vector(getOperation().getOps<rope::KernelOp>());
    for (rope::KernelOp op : requests)
      if (failed(lower(op, *cpu)))
        return signalPassFailure();
    lowered = requests.size();
  }

private:
  LogicalResult lower(rope::KernelOp op, Target cpu) {
    const KernelRequest request = op.toRequest();
    if (!hasKernels(cpu, request))
      return op.emitOpError() << "is a request for devices, expected one for " << targetName(cpu);
    KernelSpec spec{request, cpu, vectorSchedule(request, cpu)};
    if (!schedule.empty()) {
      const std::string name = kernelName(spec);
      const std::string prefix = name.substr(0, name.rfind('_') + 1);
      auto parsed = parseKernelName(prefix + schedule);
      if (!parsed)
        return op.emitOpError() << "schedule is " << schedule
                                << ", expected the end of a kernel's name, such as pair16x1";
      spec = *parsed;
    }
    if (auto reason = whyNotVectors(spec))
      return op.emitOpError() << *reason;
    buildVectorKernel(getOperation(), spec);
    op.erase();
    return success();
  }
};

} // namespace

} // namespace ropewalk
