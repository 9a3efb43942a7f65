//===- register.h - All that Ropewalk adds to MLIR --------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One list for rope-opt, for the plugin that other programs load, and for the C API.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_EXTENSION_REGISTER_H
#define ROPEWALK_EXTENSION_REGISTER_H

#include "mlir/IR/DialectRegistry.h"

namespace ropewalk {

/// The rope dialect, and what other dialects' passes know of it.
void registerRopeDialect(mlir::DialectRegistry &registry);

/// Every pass, by its name on the command line.
void registerRopePasses();

} // namespace ropewalk

#endif
