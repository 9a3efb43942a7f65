//===- select_kernels_pass.cpp - --rope-select-kernels ----------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "lower/passes.h"

#include "dialect/rope_dialect.h"
#include "lower/requests.h"

namespace ropewalk {
#define GEN_PASS_DEF_SELECTKERNELSPASS
#include "lower_passes.h.inc"
} // namespace ropewalk

using namespace mlir;
using namespace ropewalk;

namespace {

struct SelectKernelsPass : ropewalk::impl::SelectKernelsPassBase<SelectKernelsPass> {
  using SelectKernelsPassBase::SelectKernelsPassBase;

  void runOnOperation() override {
    RequestOptions requested;
    if (failed(readList(dtypes, "dtypes", "f32, f16 or bf16", parseDtype, requested.dtypes)) ||
        failed(readList(places, "places", "out or in", parsePlace, requested.places)) ||
        failed(readList(sources, "sources", "f32, f16, bf16 or factored", parseSource,
                        requested.sources)))
      return signalPassFailure();
    requested.devices = devices;
    appended = selectKernels(getOperation(), requested);
  }

private:
  /// Replaces `values`, the default, if the option is given.
  template <class Value>
  LogicalResult readList(ArrayRef<std::string> option, StringRef name, StringRef expected,
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
};

} // namespace
