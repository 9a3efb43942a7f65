//===- register.cpp -------------------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "register.h"

#include "align_spills.h"
#include "clean_halide.h"
#include "device_abi.h"
#include "flat_abi.h"
#include "hoist_negation.h"
#include "keep_order.h"
#include "marker_lowering.h"
#include "narrow_in_register.h"
#include "order_pairs.h"
#include "read_ahead.h"
#include "round_bf16.h"
#include "row_operands.h"
#include "sign_rows.h"
#include "sink_to_stores.h"
#include "step_tokens.h"
#include "store_forwarding.h"
#include "streaming_stores.h"
#include "unaligned_lines.h"
#include "whole_lines.h"
#include "widen_once.h"
#include "write_once.h"
#include "x86_rounding.h"

#include "llvm/Passes/PassBuilder.h"

using namespace llvm;

namespace ropewalk {
namespace {

bool addModulePass(StringRef name, ModulePassManager &manager) {
  if (name == "ropewalk-clean-halide")
    manager.addPass(CleanHalidePass());
  else if (name == "ropewalk-flat-abi")
    manager.addPass(FlatAbiPass());
  else if (name == "ropewalk-device-abi")
    manager.addPass(DeviceAbiPass());
  else
    return false;
  return true;
}

bool addFunctionPass(StringRef name, FunctionPassManager &manager) {
  if (name == "ropewalk-align-spills")
    manager.addPass(AlignSpillsPass());
  else if (name == "ropewalk-unaligned-lines")
    manager.addPass(UnalignedLinesPass());
  else if (name == "ropewalk-lower-markers")
    manager.addPass(MarkerLoweringPass());
  else if (name == "ropewalk-pack-bf16")
    manager.addPass(Bf16PackingPass());
  else if (name == "ropewalk-forward-stores")
    manager.addPass(StoreForwardingPass());
  else if (name == "ropewalk-hoist-negation")
    manager.addPass(HoistNegationPass());
  else if (name == "ropewalk-keep-order")
    manager.addPass(KeepOrderPass());
  else if (name == "ropewalk-narrow-in-register")
    manager.addPass(NarrowInRegisterPass());
  else if (name == "ropewalk-order-pairs")
    manager.addPass(OrderPairsPass());
  else if (name == "ropewalk-read-ahead")
    manager.addPass(ReadAheadPass());
  else if (name == "ropewalk-round-bf16")
    manager.addPass(RoundBf16Pass());
  else if (name == "ropewalk-row-operands")
    manager.addPass(RowOperandsPass());
  else if (name == "ropewalk-sign-rows")
    manager.addPass(SignRowsPass());
  else if (name == "ropewalk-sink-to-stores")
    manager.addPass(SinkToStoresPass());
  else if (name == "ropewalk-step-tokens")
    manager.addPass(StepTokensPass());
  else if (name == "ropewalk-whole-lines")
    manager.addPass(WholeLinesPass());
  else if (name == "ropewalk-widen-once")
    manager.addPass(WidenOncePass());
  else if (name == "ropewalk-write-once")
    manager.addPass(WriteOncePass());
  else if (name == "ropewalk-streaming-stores")
    manager.addPass(StreamingStoresPass());
  else if (name == "ropewalk-x86-rounding")
    manager.addPass(X86RoundingPass());
  else
    return false;
  return true;
}

} // namespace

void registerPasses(PassBuilder &builder) {
  builder.registerPipelineParsingCallback(
      [](StringRef name, ModulePassManager &manager, ArrayRef<PassBuilder::PipelineElement>) {
        return addModulePass(name, manager);
      });
  builder.registerPipelineParsingCallback(
      [](StringRef name, FunctionPassManager &manager, ArrayRef<PassBuilder::PipelineElement>) {
        return addFunctionPass(name, manager);
      });
}

} // namespace ropewalk
