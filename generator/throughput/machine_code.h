//===- machine_code.h - Functions of objects, as instructions ---*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_THROUGHPUT_MACHINE_CODE_H
#define ROPEWALK_THROUGHPUT_MACHINE_CODE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/MC/MCAsmInfo.h"
#include "llvm/MC/MCContext.h"
#include "llvm/MC/MCDisassembler/MCDisassembler.h"
#include "llvm/MC/MCInst.h"
#include "llvm/MC/MCInstrAnalysis.h"
#include "llvm/MC/MCInstrInfo.h"
#include "llvm/MC/MCRegisterInfo.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/Support/Error.h"

#include <memory>
#include <string>
#include <vector>

namespace ropewalk {

/// What LLVM knows of one CPU: how to decode its instructions and what they cost.
class CpuModel {
public:
  /// `cpu` is one of LLVM's -mcpu names; "" decodes all that LLVM knows of the architecture.
  static llvm::Expected<std::unique_ptr<CpuModel>> create(llvm::StringRef triple,
                                                          llvm::StringRef cpu);
  /// Whether LLVM knows a CPU of this name in the architecture.
  static bool exists(llvm::StringRef triple, llvm::StringRef cpu);

  /// Whether it has all of "+fma,+f16c".
  bool hasFeatures(llvm::StringRef features) const { return subtarget->checkFeatures(features); }

  std::string name;
  std::unique_ptr<llvm::MCRegisterInfo> registers;
  std::unique_ptr<llvm::MCAsmInfo> syntax;
  std::unique_ptr<llvm::MCSubtargetInfo> subtarget;
  std::unique_ptr<llvm::MCInstrInfo> opcodes;
  std::unique_ptr<llvm::MCInstrAnalysis> analysis;
  std::unique_ptr<llvm::MCContext> context;
  std::unique_ptr<llvm::MCDisassembler> disassembler;
};

struct CodeInstruction {
  uint64_t address = 0; ///< From the function's start.
  uint64_t size = 0;
  llvm::MCInst inst;
};

/// The bytes of each function in an ELF object whose name `wanted` takes, with its name.
struct CodeFunction {
  std::string name;
  std::string bytes;
};
llvm::Expected<std::vector<CodeFunction>>
readFunctions(llvm::StringRef object, llvm::function_ref<bool(llvm::StringRef name)> wanted);

/// An error names the function and where the CPU's instructions end.
llvm::Expected<std::vector<CodeInstruction>> disassemble(const CpuModel &cpu,
                                                         const CodeFunction &function);

} // namespace ropewalk

#endif
