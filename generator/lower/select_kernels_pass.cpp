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
    if (failed(readList(dtypes, "dtypes", "f32, f16 or bf16", parseDtype, options.dtypes)) ||
        failed(readList(places, "places", "out or in", parsePlace, options.places)) ||
        failed(readList(sources, "sources", "f32, f16, bf16 or factored", parseSource,
                        options.sources)))
      return signalPassFailure();
    options.devices = devices;
    selectKernels(getOperation(), options);
  }

private:
  /// Replaces `values`, the default, if the option is given.
  template <class Value>
  LogicalResult readList(const ListOption<std::string> &option, StringRef name, StringRef expected,
                         std::optional<Value> (*parse)(std::string_view),
                         std::vector<Value> &values) {
    if (option.empty())
      return success();
    values.clear();
    for (const std::string &text : option) {
      auto value = parse(text);
      if (!value)
        return emitError(getOperation().getLoc())
               << name << " is " << text << ", expected " << expected;
      values.push_back(*value);
    }
    return success();
  }

  ListOption<std::string> dtypes{*this, "dtypes",
                                 llvm::cl::desc("Storage types of every rotation (default: all)")};
  ListOption<std::string> places{*this, "places",
                                 llvm::cl::desc("Places of every rotation (default: both)")};
  ListOption<std::string> sources{*this, "sources",
                                  llvm::cl::desc("Forms of tables of every plan (default: all)")};
  Option<bool> devices{*this, "devices",
                       llvm::cl::desc("Also what only devices have kernels for (default: no)")};
};

} // namespace

void ropewalk::registerSelectKernelsPass() { PassRegistration<SelectKernelsPass>(); }
