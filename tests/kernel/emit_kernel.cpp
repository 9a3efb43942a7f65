//===- emit_kernel.cpp - One kernel at one stage --------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   emit-kernel stmt|llvm|asm|obj|device NAME
//
// Text tests name a kernel and look at what becomes of it; unlike `ropewalk compile`
// this needs no model and no schedule record, so any schedule can be looked at.
//
//===----------------------------------------------------------------------===//

#include "codegen/compiler.h"

#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

int main(int argc, char **argv) {
  auto backend = argc == 3   ? std::optional(ropewalk::Backend::Halide)
                 : argc == 4 ? ropewalk::parseBackend(argv[3])
                             : std::nullopt;
  if (!backend) {
    errs() << "usage: emit-kernel stmt|llvm|asm|obj|device NAME [halide|mlir]\n";
    return 2;
  }
  auto stage = StringSwitch<std::optional<ropewalk::Stage>>(argv[1])
                   .Case("stmt", ropewalk::Stage::Stmt)
                   .Case("llvm", ropewalk::Stage::Llvm)
                   .Case("asm", ropewalk::Stage::Asm)
                   .Case("obj", ropewalk::Stage::Obj)
                   .Case("device", ropewalk::Stage::Device)
                   .Default(std::nullopt);
  auto spec = ropewalk::parseKernelName(argv[2]);
  if (!stage || !spec) {
    errs() << "emit-kernel: " << (stage ? "no kernel has the name " : "no stage is called ")
           << argv[stage ? 2 : 1] << "\n";
    return 2;
  }
  auto text = ropewalk::emitKernel(*spec, *stage, std::nullopt, *backend);
  if (!text) {
    errs() << "emit-kernel: " << toString(text.takeError()) << "\n";
    return 1;
  }
  outs() << *text;
  return 0;
}
