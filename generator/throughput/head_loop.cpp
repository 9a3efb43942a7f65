//===- head_loop.cpp ------------------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "head_loop.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringSwitch.h"

using namespace llvm;

namespace ropewalk {

LoopCounts &LoopCounts::operator+=(const LoopCounts &other) {
  instructions += other.instructions;
  vector += other.vector;
  loads += other.loads;
  stores += other.stores;
  scalar += other.scalar;
  stackLoads += other.stackLoads;
  stackStores += other.stackStores;
  storedBytes += other.storedBytes;
  return *this;
}

namespace {

/// Indices of the first and the last instruction.
using Range = std::pair<size_t, size_t>;

bool contains(Range outer, Range inner) {
  return outer != inner && outer.first <= inner.first && inner.second <= outer.second;
}

/// Ranges that a backward branch closes and that contain no other one.
std::vector<Range> innermostLoops(const CpuModel &cpu, ArrayRef<CodeInstruction> code) {
  std::vector<Range> loops;
  for (size_t at = 0; at < code.size(); ++at) {
    const CodeInstruction &branch = code[at];
    uint64_t target = 0;
    if (!cpu.opcodes->get(branch.inst.getOpcode()).isBranch() ||
        !cpu.analysis->evaluateBranch(branch.inst, branch.address, branch.size, target) ||
        target > branch.address)
      continue;
    const auto *first = partition_point(
        code, [&](const CodeInstruction &instruction) { return instruction.address < target; });
    loops.push_back({size_t(first - code.begin()), at});
  }
  std::vector<Range> innermost;
  copy_if(loops, std::back_inserter(innermost), [&](Range loop) {
    return none_of(loops, [&](Range other) { return contains(loop, other); });
  });
  return innermost;
}

/// One instruction as far as loops are concerned.
class Instruction {
public:
  Instruction(const CpuModel &cpu, const MCInst &inst)
      : cpu(cpu), inst(inst), desc(cpu.opcodes->get(inst.getOpcode())),
        name(cpu.opcodes->getName(inst.getOpcode())) {}

  bool loads() const { return desc.mayLoad(); }
  bool stores() const { return desc.mayStore(); }
  bool multiplies() const { return isVector() && (name.contains("MUL") || isFused()); }

  bool isVector() const {
    return any_of(seq(desc.getNumOperands()), [&](unsigned i) { return vectorBits(i) > 0; });
  }

  bool isScalar() const {
    if (isLaneAccess())
      return true;
    return any_of(seq(desc.getNumOperands()), [&](unsigned i) {
      return vectorBits(i) > 0 && StringSwitch<bool>(className(i))
                                      .StartsWith("FPR8", true)
                                      .StartsWith("FPR16", true)
                                      .StartsWith("FPR32", true)
                                      .StartsWith("FR16", true)
                                      .StartsWith("FR32", true)
                                      .StartsWith("FR64", true)
                                      .Default(false);
    });
  }

  bool onStack() const {
    return any_of(inst, [&](const MCOperand &operand) {
      if (!operand.isReg() || !operand.getReg())
        return false;
      const StringRef reg = cpu.registers->getName(operand.getReg());
      return reg == "SP" || reg == "RSP";
    });
  }

  /// Bytes that leave vector registers; nullopt: a form this does not know.
  std::optional<int64_t> storedBytes() const {
    int64_t bits = 0;
    for (unsigned i = desc.getNumDefs(); i < desc.getNumOperands(); ++i)
      bits += vectorBits(i);
    if (name.contains("KZ") || name.ends_with("mrk")) // masked: decided at run time
      return std::nullopt;
    if (isLaneAccess())
      return laneBytes();
    if (name.contains("EXTRACT"))
      return name.contains("x8") || name.contains("64X4") || name.contains("64x4") ? 32 : 16;
    if (name.contains("MOVHP") || name.contains("MOVLP"))
      return 8;
    if (name.contains("CVTPS2PH"))
      return bits / 16;
    if (name.contains("VPMOV"))
      return name.contains("DW") || name.contains("WB") || name.contains("QD")
                 ? std::optional<int64_t>(bits / 16)
                 : std::nullopt;
    return bits / 8;
  }

private:
  bool isFused() const {
    return name.contains("FMA") || name.contains("FML") || name.contains("FMS");
  }

  /// ST1i32 and the like.
  bool isLaneAccess() const {
    return name.size() > 4 && (name.starts_with("ST") || name.starts_with("LD")) &&
           isdigit(name[2]) && name[3] == 'i' && isdigit(name[4]);
  }
  int64_t laneBytes() const {
    unsigned bits = 0;
    name.substr(4).consumeInteger(10, bits);
    return bits / 8;
  }

  StringRef className(unsigned operand) const {
    const int16_t id =
        cpu.opcodes->getOpRegClassID(desc.operands()[operand], cpu.subtarget->getHwMode());
    return id < 0 ? "" : cpu.registers->getRegClassName(&cpu.registers->getRegClass(id));
  }

  /// Of the vector register or registers that an operand is; 0 if it is none.
  int64_t vectorBits(unsigned operand) const {
    const MCOperandInfo &info = desc.operands()[operand];
    const StringRef name = className(operand);
    if (info.OperandType == MCOI::OPERAND_MEMORY ||
        !(name.starts_with("FPR") || name.starts_with("DD") || name.starts_with("QQ") ||
          name.starts_with("VR") || name.starts_with("FR")))
      return 0;
    const int16_t id = cpu.opcodes->getOpRegClassID(info, cpu.subtarget->getHwMode());
    return cpu.registers->getRegClass(id).getSizeInBits();
  }

  const CpuModel &cpu;
  const MCInst &inst;
  const MCInstrDesc &desc;
  StringRef name;
};

/// nullopt: how many bytes something stores is not known.
std::optional<LoopCounts> countsOf(const CpuModel &cpu, ArrayRef<CodeInstruction> code) {
  LoopCounts counts;
  for (const CodeInstruction &instruction : code) {
    const Instruction what(cpu, instruction.inst);
    ++counts.instructions;
    counts.vector += what.isVector();
    counts.scalar += what.isScalar();
    counts.loads += what.loads();
    counts.stores += what.stores();
    counts.stackLoads += what.loads() && what.onStack();
    counts.stackStores += what.stores() && what.onStack();
    if (!what.stores() || what.onStack() || !what.isVector())
      continue;
    const std::optional<int64_t> bytes = what.storedBytes();
    if (!bytes)
      return std::nullopt;
    counts.storedBytes += *bytes;
  }
  return counts;
}

bool turnsElements(const CpuModel &cpu, ArrayRef<CodeInstruction> code) {
  const auto has = [&](auto test) {
    return any_of(code, [&](const CodeInstruction &instruction) {
      return test(Instruction(cpu, instruction.inst));
    });
  };
  return has([](const Instruction &i) { return i.isVector() && i.loads() && !i.onStack(); }) &&
         has([](const Instruction &i) { return i.isVector() && i.stores() && !i.onStack(); }) &&
         has([](const Instruction &i) { return i.multiplies(); });
}

} // namespace

Expected<std::vector<HeadLoop>> findHeadLoops(const CpuModel &cpu, const CodeFunction &function) {
  auto code = disassemble(cpu, function);
  if (!code)
    return code.takeError();
  std::vector<HeadLoop> loops;
  for (const auto &[first, last] : innermostLoops(cpu, *code)) {
    const ArrayRef<CodeInstruction> body = ArrayRef(*code).slice(first, last - first + 1);
    if (!turnsElements(cpu, body))
      continue;
    const std::optional<LoopCounts> counts = countsOf(cpu, body);
    if (!counts)
      return createStringError(
          function.name + ": a store of the head loop is of unknown size, expected plain ones");
    loops.push_back({body.vec(), *counts});
  }
  if (loops.empty())
    return createStringError(function.name +
                             ": no loop loads, multiplies and stores elements, expected one");
  return loops;
}

} // namespace ropewalk
