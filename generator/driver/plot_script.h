//===- plot_script.h - Drawing with matplotlib ------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_DRIVER_PLOT_SCRIPT_H
#define ROPEWALK_DRIVER_PLOT_SCRIPT_H

#include "llvm/Support/Error.h"
#include "llvm/Support/JSON.h"

namespace ropewalk::driver {

/// The bytes of a picture of `data`. `format` is png or svg.
llvm::Expected<std::string> drawPicture(llvm::json::Object data, llvm::StringRef format);

} // namespace ropewalk::driver

#endif
