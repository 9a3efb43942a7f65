//===- assembled.cpp - Objects from assembly text -------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "assembled.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/MC/MCAsmBackend.h"
#include "llvm/MC/MCAsmInfo.h"
#include "llvm/MC/MCCodeEmitter.h"
#include "llvm/MC/MCContext.h"
#include "llvm/MC/MCInstrInfo.h"
#include "llvm/MC/MCObjectFileInfo.h"
#include "llvm/MC/MCObjectWriter.h"
#include "llvm/MC/MCParser/MCAsmParser.h"
#include "llvm/MC/MCParser/MCTargetAsmParser.h"
#include "llvm/MC/MCRegisterInfo.h"
#include "llvm/MC/MCStreamer.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/MCTargetOptions.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace ropewalk {

static std::string frame(StringRef name, StringRef body) {
  return ("\t.text\n\t.globl " + name + "\n\t.type " + name + ",%function\n" + name + ":\n" + body +
          "\n\t.size " + name + ", .-" + name + "\n")
      .str();
}

std::string assembled(StringRef tripleName, StringRef name, StringRef body) {
  LLVMInitializeX86TargetInfo();
  LLVMInitializeX86TargetMC();
  LLVMInitializeX86AsmParser();
  LLVMInitializeAArch64TargetInfo();
  LLVMInitializeAArch64TargetMC();
  LLVMInitializeAArch64AsmParser();
  const Triple triple(tripleName);
  std::string message;
  const llvm::Target *target = TargetRegistry::lookupTarget(triple, message);
  if (!target)
    report_fatal_error(StringRef(message));
  const MCTargetOptions options;
  std::unique_ptr<MCRegisterInfo> registers(target->createMCRegInfo(triple));
  std::unique_ptr<MCAsmInfo> syntax(target->createMCAsmInfo(*registers, triple, options));
  std::unique_ptr<MCSubtargetInfo> subtarget(
      target->createMCSubtargetInfo(triple, "", triple.isAArch64() ? "+all" : ""));
  std::unique_ptr<MCInstrInfo> opcodes(target->createMCInstrInfo());
  SourceMgr sources;
  sources.AddNewSourceBuffer(MemoryBuffer::getMemBufferCopy(frame(name, body)), SMLoc());
  MCContext context(triple, syntax.get(), registers.get(), subtarget.get(), &sources, &options);
  std::unique_ptr<MCObjectFileInfo> sections(target->createMCObjectFileInfo(context, /*PIC=*/true));
  context.setObjectFileInfo(sections.get());
  SmallString<0> bytes;
  raw_svector_ostream stream(bytes);
  std::unique_ptr<MCAsmBackend> backEnd(
      target->createMCAsmBackend(*subtarget, *registers, options));
  std::unique_ptr<MCObjectWriter> writer = backEnd->createObjectWriter(stream);
  std::unique_ptr<MCCodeEmitter> emitter(target->createMCCodeEmitter(*opcodes, context));
  std::unique_ptr<MCStreamer> streamer(target->createMCObjectStreamer(
      triple, context, std::move(backEnd), std::move(writer), std::move(emitter), *subtarget));
  std::unique_ptr<MCAsmParser> parser(createMCAsmParser(sources, context, *streamer, *syntax));
  std::unique_ptr<MCTargetAsmParser> instructions(
      target->createMCAsmParser(*subtarget, *parser, *opcodes, options));
  parser->setTargetParser(*instructions);
  if (parser->Run(/*NoInitialTextSection=*/false))
    report_fatal_error("the test's text is no assembly");
  return bytes.str().str();
}

} // namespace ropewalk
