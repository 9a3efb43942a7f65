//===- loop_time.cpp ------------------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "loop_time.h"

#include "llvm/MC/MCSchedule.h"
#include "llvm/MCA/Context.h"
#include "llvm/MCA/CustomBehaviour.h"
#include "llvm/MCA/HWEventListener.h"
#include "llvm/MCA/InstrBuilder.h"
#include "llvm/MCA/Pipeline.h"
#include "llvm/MCA/SourceMgr.h"
#include "llvm/MCA/Stages/Stage.h"
#include "llvm/MCA/Support.h"

using namespace llvm;

namespace ropewalk {

/// Iterations before the steady state, and those that are counted. Few rounds of what the
/// reorder buffer holds settle a loop; on the other end of the range a rate of one cycle in 200
/// iterations is still seen.
static constexpr unsigned settling = 100, counted = 200;

using Sequence = SmallVector<std::unique_ptr<mca::Instruction>>;

static Expected<Sequence> buildSequence(const CpuModel &cpu, mca::InstrumentManager &instruments,
                                        mca::InstrBuilder &builder,
                                        ArrayRef<CodeInstruction> code) {
  Sequence sequence;
  for (const CodeInstruction &instruction : code) {
    auto built = builder.createInstruction(instruction.inst, {});
    if (!built) {
      consumeError(built.takeError());
      return createStringError("LLVM's model of " + cpu.name + " does not know " +
                               cpu.opcodes->getName(instruction.inst.getOpcode()));
    }
    sequence.push_back(std::move(*built));
  }
  return sequence;
}

/// Ends a simulation in which nothing ends any more: some models have instructions that wait for
/// groups of pipes which are never free together.
class Watchdog final : public mca::Stage, public mca::HWEventListener {
public:
  explicit Watchdog(StringRef cpu) : cpu(cpu) {}

  Error cycleEnd() override {
    return ++cyclesWithout <= patience
               ? Error::success()
               : createStringError("LLVM's model of " + cpu + " never ends this loop");
  }
  bool hasWorkToComplete() const override { return false; }
  Error execute(mca::InstRef &) override { return Error::success(); }
  void onEvent(const mca::HWInstructionEvent &event) override {
    if (event.Type == mca::HWInstructionEvent::Retired)
      cyclesWithout = 0;
  }

private:
  /// Cycles in which no instruction retires; one alone takes at most some hundreds.
  static constexpr unsigned patience = 10'000;
  const StringRef cpu;
  unsigned cyclesWithout = 0;
};

/// Cycles of so many iterations, from an empty pipeline.
static Expected<unsigned> cyclesOf(const CpuModel &cpu, ArrayRef<CodeInstruction> code,
                                   unsigned iterations) {
  mca::InstrumentManager instruments(*cpu.subtarget, *cpu.opcodes);
  mca::InstrBuilder builder(*cpu.subtarget, *cpu.opcodes, *cpu.registers, cpu.analysis.get(),
                            instruments, /*CallLatency=*/100);
  auto sequence = buildSequence(cpu, instruments, builder, code);
  if (!sequence)
    return sequence.takeError();
  mca::CircularSourceMgr source(*sequence, iterations);
  mca::CustomBehaviour behaviour(*cpu.subtarget, source, *cpu.opcodes);
  mca::Context context(*cpu.registers, *cpu.subtarget);
  // Zeros: as large as the model says.
  const mca::PipelineOptions options(0, 0, 0, 0, 0, 0, /*NoAlias=*/true);
  auto pipeline = context.createDefaultPipeline(options, source, behaviour);
  auto watchdog = std::make_unique<Watchdog>(cpu.name);
  Watchdog *listener = watchdog.get();
  pipeline->appendStage(std::move(watchdog));
  pipeline->addEventListener(listener);
  return pipeline->run();
}

/// What the loop cannot be faster than, and why.
static Expected<LoopTime> boundOf(const CpuModel &cpu, ArrayRef<CodeInstruction> code) {
  mca::InstrumentManager instruments(*cpu.subtarget, *cpu.opcodes);
  mca::InstrBuilder builder(*cpu.subtarget, *cpu.opcodes, *cpu.registers, cpu.analysis.get(),
                            instruments, /*CallLatency=*/100);
  auto sequence = buildSequence(cpu, instruments, builder, code);
  if (!sequence)
    return sequence.takeError();
  const MCSchedModel &model = cpu.subtarget->getSchedModel();
  SmallVector<uint64_t> masks(model.getNumProcResourceKinds());
  mca::computeProcResourceMasks(model, masks);
  SmallVector<double> busy(masks.size());
  unsigned microOps = 0;
  for (const auto &instruction : *sequence) {
    microOps += instruction->getDesc().NumMicroOps;
    for (const auto &[mask, usage] : instruction->getDesc().Resources)
      busy[find(masks, mask) - masks.begin()] += usage.size();
  }
  LoopTime bound = {double(microOps) / model.IssueWidth, "dispatch"};
  for (unsigned i = 1; i < masks.size(); ++i) {
    const MCProcResourceDesc &pipe = *model.getProcResource(i);
    if (busy[i] / pipe.NumUnits > bound.cycles)
      bound = {busy[i] / pipe.NumUnits, pipe.Name};
  }
  return bound;
}

Expected<LoopTime> timeLoop(const CpuModel &cpu, ArrayRef<CodeInstruction> code) {
  if (!cpu.subtarget->getSchedModel().hasInstrSchedModel())
    return createStringError("LLVM has no scheduling model of " + cpu.name);
  auto start = cyclesOf(cpu, code, settling);
  if (!start)
    return start.takeError();
  auto end = cyclesOf(cpu, code, settling + counted);
  if (!end)
    return end.takeError();
  auto bound = boundOf(cpu, code);
  if (!bound)
    return bound.takeError();
  const double cycles = double(*end - *start) / counted;
  return LoopTime{cycles, bound->cycles >= 0.95 * cycles ? bound->limit : "order"};
}

} // namespace ropewalk
