//===- plugin.cpp - Our passes in stock opt -------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   opt -load-pass-plugin=RopewalkPasses.so -passes=ropewalk-lower-markers -S in.ll
//
//===----------------------------------------------------------------------===//

#include "register.h"

#include "llvm/Passes/PassBuilder.h"
#include "llvm/Plugins/PassPlugin.h"

extern "C" LLVM_ATTRIBUTE_WEAK __attribute__((visibility("default"))) llvm::PassPluginLibraryInfo
llvmGetPassPluginInfo() {
  return {LLVM_PLUGIN_API_VERSION, "Ropewalk", "1", ropewalk::registerPasses};
}
