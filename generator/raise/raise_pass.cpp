//===- raise_pass.cpp - --raise-rope --------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dialect/rope_dialect.h"
#include "raise/passes.h"
#include "raise/raise_rope.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Remarks.h"

using namespace mlir;

namespace ropewalk {

#define GEN_PASS_DEF_RAISEROPEPASS
#include "raise_passes.h.inc"

namespace {

struct RaiseRopePass : impl::RaiseRopePassBase<RaiseRopePass> {
  using RaiseRopePassBase::RaiseRopePassBase;

  void runOnOperation() override {
    RaiseOptions options;
    options.assumeRepeatedTables = assumeRepeatedTables;
    for (const RaisedValue &value : raiseRope(getOperation(), options)) {
      applications += value.applications;
      tables += value.tables;
      missed += value.applications == 0;
      const auto about = remark::RemarkOpts::name(value.applications ? "Raised" : "NotRaised")
                             .category("raise-rope");
      if (value.applications)
        remark::passed(value.location, about) << value.operation + ": " + value.text;
      else
        remark::missed(value.location, about) << value.operation + ": " + value.text;
    }
  }
};

} // namespace

} // namespace ropewalk
