//===- machine.cpp --------------------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "machine.h"

#include "halide/tensor_shape.h"
#include "passes/read_ahead.h"

#include "llvm/IR/Function.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/TargetSelect.h"

#include <mutex>

using namespace llvm;

namespace ropewalk {
namespace {

void initializeBackEnds() {
  static std::once_flag once;
  std::call_once(once, [] {
    LLVMInitializeX86TargetInfo();
    LLVMInitializeX86Target();
    LLVMInitializeX86TargetMC();
    LLVMInitializeX86AsmPrinter();
    LLVMInitializeX86AsmParser();
    LLVMInitializeAArch64TargetInfo();
    LLVMInitializeAArch64Target();
    LLVMInitializeAArch64TargetMC();
    LLVMInitializeAArch64AsmPrinter();
    LLVMInitializeAArch64AsmParser();
  });
}

constexpr char x86Triple[] = "x86_64-unknown-linux-gnu";
constexpr char armTriple[] = "aarch64-unknown-linux-gnu";

} // namespace

Machine machineOf(Target target) {
  switch (target) {
  case Target::X86_64:
    return {x86Triple, "x86-64", "generic", "", "128"};
  case Target::X86_64_v3:
    return {x86Triple, "x86-64-v3", "generic", "+avx2,+fma,+f16c", "256"};
  case Target::X86_64_v4:
    return {x86Triple, "x86-64-v4", "generic", "+avx2,+fma,+f16c,+avx512bw,+avx512vl", "512"};
  case Target::X86_64_v4_bf16:
    return {x86Triple, "x86-64-v4", "znver4", "+avx2,+fma,+f16c,+avx512bw,+avx512vl,+avx512bf16",
            "512"};
  case Target::Arm64:
    return {armTriple, "generic", "neoverse-n1", "+neon", ""};
  case Target::Arm64_fp16:
    return {armTriple, "generic", "neoverse-n1", "+neon,+fullfp16", ""};
  case Target::Arm64_bf16:
    return {armTriple, "generic", "neoverse-v2", "+neon,+fullfp16,+bf16", ""};
  case Target::Cuda: // what starts their kernels is compiled for a CPU's lowest level
  case Target::OpenCl:
    break;
  }
  llvm_unreachable("all targets of CPUs are listed");
}

Expected<std::unique_ptr<TargetMachine>> createTargetMachine(Target target) {
  initializeBackEnds();
  const Machine machine = machineOf(target);
  const Triple triple(machine.triple);
  std::string message;
  const llvm::Target *backEnd = TargetRegistry::lookupTarget(triple, message);
  if (!backEnd)
    return createStringError(message);
  TargetOptions options;
  options.AllowFPOpFusion = FPOpFusion::Strict;
  options.LoopAlignment = 64; // one op-cache line: the head loop is the whole kernel
  std::unique_ptr<TargetMachine> result(
      backEnd->createTargetMachine(triple, machine.cpu, machine.features, options, Reloc::PIC_,
                                   std::nullopt, CodeGenOptLevel::Aggressive));
  if (!result)
    return createStringError("LLVM has no target machine for " + triple.str());
  return result;
}

/// The model that LLVM orders a kernel's instructions by. f16 on Arm is bound by conversions, which
/// have half of the vector pipes or one, so arithmetic must leave that to them. Models of the CPUs
/// themselves take an order that the reorder buffer hides latencies in, and mix both; these convert
/// ahead of arithmetic, as one does by hand (measured on paper, see docs/performance/arm.md).
static const char *schedulingModel(const KernelSpec &spec) {
  const KernelRequest &request = spec.request;
  if (architectureOf(spec.target) == Architecture::Arm && request.family == Family::Rope &&
      !request.reorder && request.dtype == ROPEWALK_F16) {
    if (request.pairing == ROPEWALK_HALF)
      return "olympus";
    if (spec.target != Target::Arm64_bf16) // not for neoverse-n1
      return "thunderx2t99";
  }
  return machineOf(spec.target).tune;
}

/// Whether KeepOrderPass is worth it, by measurement on Zen 5: in place, but for wide windows whose
/// halves are read by 512 bits, which take 1.05 to 1.15 of the time in order.
static bool keepsOrder(const KernelSpec &spec) {
  const KernelRequest &request = spec.request;
  const bool isWideHalf =
      request.pairing == ROPEWALK_HALF && request.channels > 128 && spec.schedule.vector >= 16;
  return request.place == ROPEWALK_IN_PLACE && !isWideHalf;
}

/// Whether SinkToStoresPass is worth it: where a head's vectors are stored all at once, or all
/// behind what all become, for which 16 registers are few. With 32 it was not measured. f16 of
/// x86-64, whose conversions are some twenty instructions, takes 1.15 of its time one after
/// another.
static bool sinksToStores(const KernelSpec &spec) {
  const bool convertsByHand = spec.target == Target::X86_64 && spec.request.dtype == ROPEWALK_F16;
  const bool storesAtOnce = hasBlocks(spec) || reordersInPlace(spec.request);
  return storesAtOnce && spec.target < Target::X86_64_v4 && !convertsByHand;
}

/// Whether heads must not be reached through rbp. On Intel's servers with AVX512_BF16 a loop that
/// loads and stores through it takes 1.09 to 1.13 of the time that any other register takes, once
/// heads come from the third-level cache: as if they were looked up as a stack is.
static bool avoidsFrameRegister(const KernelSpec &spec) {
  return spec.request.place == ROPEWALK_IN_PLACE && spec.target >= Target::X86_64_v4;
}

void setMachineAttributes(Function &function, const KernelSpec &spec) {
  const Machine machine = machineOf(spec.target);
  function.addFnAttr("target-cpu", machine.cpu);
  function.addFnAttr("tune-cpu", schedulingModel(spec));
  function.addFnAttr("target-features", machine.features);
  if (reordersInPlace(spec.request)) // vectors that are copied from the stack stay vectors
    function.addFnAttr("no-builtins");
  if (spec.schedule.load != Load::Plain)
    addReadAhead(function,
                 {spec.schedule.load, headWidth(spec.request) * elementBytes(spec.request.dtype)});
  if (architectureOf(spec.target) != Architecture::X86)
    return;
  function.addFnAttr("prefer-vector-width", machine.vectorWidth);
  function.addFnAttr("min-legal-vector-width", machine.vectorWidth);
  if (keepsOrder(spec))
    function.addFnAttr("ropewalk-keep-order");
  if (sinksToStores(spec))
    function.addFnAttr("ropewalk-sink-to-stores");
  if (spec.schedule.store == Store::Convert)
    function.addFnAttr("ropewalk-convert");
  if (spec.schedule.store == Store::Line)
    function.addFnAttr("ropewalk-lines");
  else if (placesLines(spec))
    function.addFnAttr("ropewalk-unaligned-lines");
  else if (joinsLines(spec))
    function.addFnAttr("ropewalk-lines", std::to_string(lineBytes));
  if (spec.target == Target::X86_64_v3)
    function.addFnAttr("ropewalk-align-spills");
  if (avoidsFrameRegister(spec))
    function.addFnAttr("frame-pointer", "reserved");
}

} // namespace ropewalk
