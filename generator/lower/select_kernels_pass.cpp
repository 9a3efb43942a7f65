//===- select_kernels_pass.cpp - --rope-select-kernels ----------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "lower/requests.h"

#include "dialect/rope_dialect.h"

#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassRegistry.h"

using namespace mlir;
using namespace ropewalk;

namespace {

struct SelectKernelsPass : PassWrapper<SelectKernelsPass, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(SelectKernelsPass)

  SelectKernelsPass() = default;
  SelectKernelsPass(const SelectKernelsPass &other) : PassWrapper(other) {}

  StringRef getArgument() const override { return "rope-select-kernels"; }
  StringRef getDescription() const override {
    return "Append a rope.kernel for every function that rotations and applications need";
  }
  void getDependentDialects(DialectRegistry &registry) const override {
    registry.insert<rope::RopeDialect>();
  }

  void runOnOperation() override {
    RequestOptions options;
    if (dtypes.hasValue())
      options.dtypes.assign(dtypes.begin(), dtypes.end());
    if (places.hasValue())
      options.places.assign(places.begin(), places.end());
    selectKernels(getOperation(), options);
  }

  ListOption<ropewalk_dtype> dtypes{
      *this, "dtypes", llvm::cl::desc("Storage types of every rotation (default: all)"),
      llvm::cl::values(clEnumValN(ROPEWALK_F32, "f32", "binary32"),
                       clEnumValN(ROPEWALK_F16, "f16", "binary16"),
                       clEnumValN(ROPEWALK_BF16, "bf16", "upper half of binary32"))};
  ListOption<ropewalk_place> places{
      *this, "places", llvm::cl::desc("Places of every rotation (default: both)"),
      llvm::cl::values(clEnumValN(ROPEWALK_OUT_OF_PLACE, "out", "out of place"),
                       clEnumValN(ROPEWALK_IN_PLACE, "in", "in place"))};
};

} // namespace

void ropewalk::registerSelectKernelsPass() { PassRegistration<SelectKernelsPass>(); }
