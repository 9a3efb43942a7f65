//===- plot_script.h - Drawing with matplotlib ------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_DRIVER_PLOT_SCRIPT_H
#define ROPEWALK_DRIVER_PLOT_SCRIPT_H

#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/JSON.h"

namespace ropewalk::driver {

/// png or svg, as the name given to an option ends; another end is an error.
llvm::Expected<std::string> pictureFormat(const llvm::cl::opt<std::string> &path);

/// The bytes of a picture of `data`. `format` is png or svg.
llvm::Expected<std::string> drawPicture(llvm::json::Object data, llvm::StringRef format);

/// Why no picture can be drawn here, for those that are drawn after hours; success: they can.
llvm::Error checkDrawing(llvm::StringRef format);

} // namespace ropewalk::driver

#endif
