//===- plugin.cpp - The dialect and its passes, for stock tools -*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   mlir-opt --load-dialect-plugin=libRopewalkMLIR.so --load-pass-plugin=libRopewalkMLIR.so
//            --pass-pipeline='builtin.module(rope-select-kernels)' graph.mlir
//
//===----------------------------------------------------------------------===//

#include "extension/register.h"

#include "mlir/Tools/Plugins/DialectPlugin.h"
#include "mlir/Tools/Plugins/PassPlugin.h"

using namespace mlir;

extern "C" LLVM_ATTRIBUTE_WEAK DialectPluginLibraryInfo mlirGetDialectPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "Ropewalk", ROPEWALK_VERSION,
          [](DialectRegistry *registry) { ropewalk::registerRopeDialect(*registry); }};
}

extern "C" LLVM_ATTRIBUTE_WEAK PassPluginLibraryInfo mlirGetPassPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "Ropewalk", ROPEWALK_VERSION, ropewalk::registerRopePasses};
}
