//===- late_passes.cpp ----------------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "late_passes.h"

#include "align_spills.h"
#include "hoist_negation.h"
#include "keep_order.h"
#include "narrow_in_register.h"
#include "order_pairs.h"
#include "read_ahead.h"
#include "round_bf16.h"
#include "row_operands.h"
#include "sign_rows.h"
#include "sink_to_stores.h"
#include "step_tokens.h"
#include "streaming_stores.h"
#include "unaligned_lines.h"
#include "whole_lines.h"
#include "widen_once.h"
#include "x86_rounding.h"

using namespace llvm;

namespace ropewalk {

FunctionPassManager latePasses() {
  FunctionPassManager manager;
  manager.addPass(SinkToStoresPass()); // before others put in what keeps its place
  manager.addPass(WidenOncePass());
  manager.addPass(OrderPairsPass());
  manager.addPass(RoundBf16Pass()); // before rows are negated: one NaN of a row to see to, not two
  manager.addPass(X86RoundingPass());
  manager.addPass(SignRowsPass());
  manager.addPass(HoistNegationPass());
  manager.addPass(StepTokensPass());
  manager.addPass(WholeLinesPass());
  manager.addPass(UnalignedLinesPass());
  manager.addPass(StreamingStoresPass());
  manager.addPass(NarrowInRegisterPass());
  manager.addPass(ReadAheadPass());
  manager.addPass(KeepOrderPass());
  manager.addPass(RowOperandsPass());
  manager.addPass(AlignSpillsPass());
  return manager;
}

} // namespace ropewalk
