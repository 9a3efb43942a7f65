//===- machine_code.cpp ---------------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "machine_code.h"

#include "llvm/MC/MCTargetOptions.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Object/ELFObjectFile.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Support/raw_ostream.h"

#include <mutex>

using namespace llvm;

namespace ropewalk {

static void initializeDisassemblers() {
  static std::once_flag once;
  std::call_once(once, [] {
    LLVMInitializeX86TargetInfo();
    LLVMInitializeX86TargetMC();
    LLVMInitializeX86Disassembler();
    LLVMInitializeAArch64TargetInfo();
    LLVMInitializeAArch64TargetMC();
    LLVMInitializeAArch64Disassembler();
  });
}

static Expected<const llvm::Target *> backEndOf(const Triple &triple) {
  initializeDisassemblers();
  std::string message;
  if (const llvm::Target *target = TargetRegistry::lookupTarget(triple, message))
    return target;
  return createStringError(message);
}

bool CpuModel::exists(StringRef tripleName, StringRef cpu) {
  const Triple triple(tripleName);
  auto target = backEndOf(triple);
  if (!target) {
    consumeError(target.takeError());
    return false;
  }
  std::unique_ptr<MCSubtargetInfo> generic((*target)->createMCSubtargetInfo(triple, "", ""));
  return generic->isCPUStringValid(cpu);
}

Expected<std::unique_ptr<CpuModel>> CpuModel::create(StringRef tripleName, StringRef cpu) {
  const Triple triple(tripleName);
  auto target = backEndOf(triple);
  if (!target)
    return target.takeError();
  auto model = std::make_unique<CpuModel>();
  model->name = cpu.str();
  model->registers.reset((*target)->createMCRegInfo(triple));
  model->syntax.reset((*target)->createMCAsmInfo(*model->registers, triple, MCTargetOptions()));
  model->subtarget.reset((*target)->createMCSubtargetInfo(
      triple, cpu, cpu.empty() && triple.isAArch64() ? "+all" : ""));
  model->opcodes.reset((*target)->createMCInstrInfo());
  model->analysis.reset((*target)->createMCInstrAnalysis(model->opcodes.get()));
  model->context = std::make_unique<MCContext>(triple, model->syntax.get(), model->registers.get(),
                                               model->subtarget.get());
  model->disassembler.reset((*target)->createMCDisassembler(*model->subtarget, *model->context));
  return model;
}

Expected<std::vector<CodeFunction>> readFunctions(StringRef object,
                                                  function_ref<bool(StringRef name)> wanted) {
  auto file = object::ObjectFile::createELFObjectFile(MemoryBufferRef(object, "object"));
  if (!file)
    return file.takeError();
  std::vector<CodeFunction> functions;
  for (const object::ELFSymbolRef symbol : (*file)->symbols()) {
    auto name = symbol.getName();
    auto section = symbol.getSection();
    auto address = symbol.getAddress();
    if (!name || !section || !address)
      return joinErrors(joinErrors(name.takeError(), section.takeError()), address.takeError());
    if (symbol.getELFType() != ELF::STT_FUNC || *section == (*file)->section_end() ||
        !wanted(*name))
      continue;
    auto contents = (*section)->getContents();
    if (!contents)
      return contents.takeError();
    functions.push_back({name->str(), contents->substr(*address, symbol.getSize()).str()});
  }
  return functions;
}

Expected<std::vector<CodeInstruction>> disassemble(const CpuModel &cpu,
                                                   const CodeFunction &function) {
  const ArrayRef<uint8_t> bytes(reinterpret_cast<const uint8_t *>(function.bytes.data()),
                                function.bytes.size());
  std::vector<CodeInstruction> code;
  for (uint64_t at = 0; at < bytes.size(); at += code.back().size) {
    CodeInstruction &instruction = code.emplace_back();
    instruction.address = at;
    if (cpu.disassembler->getInstruction(instruction.inst, instruction.size, bytes.slice(at), at,
                                         nulls()) != MCDisassembler::Success)
      return createStringError(function.name + ": what lies at byte " + Twine(at) +
                               " is no instruction of " +
                               (cpu.name.empty() ? "this architecture" : cpu.name));
  }
  return code;
}

} // namespace ropewalk
