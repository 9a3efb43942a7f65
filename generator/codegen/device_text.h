//===- device_text.h - What is changed in a device's code -------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Halide hands over PTX and OpenCL C as text. What it cannot say is put in here, line by line:
//
//   * in place, src is dst: neither may be read past the caches that stores go through, nor be
//     taken for memory that nothing else points to;
//   * barriers that separate no accesses of memory go: each is a wait, and PoCL compiles the code
//     around one as loops of their own;
//   * PTX declares the memory that a block's threads share;
//   * PTX takes parameters in the order of device_parameters.h;
//   * in PTX a call of ropewalk_bf16x2 or ropewalk_f16x2 (device_markers.h) becomes the
//     instruction that rounds two numbers at once;
//   * OpenCL C is not contracted: what is fused says so itself.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_CODEGEN_DEVICE_TEXT_H
#define ROPEWALK_CODEGEN_DEVICE_TEXT_H

#include "kernel_spec.h"
#include "passes/device_parameters.h"

#include "llvm/ADT/StringRef.h"

#include <string>

namespace ropewalk {

/// The text with every `from` replaced.
std::string replaceAll(llvm::StringRef text, llvm::StringRef from, llvm::StringRef to);

std::string finishPtx(llvm::StringRef text, const KernelRequest &request);
std::string finishOpenCl(llvm::StringRef text, const KernelRequest &request);

/// Finished PTX, of which the function `entry` takes the parameters of Halide's list in another
/// order, each value once.
std::string takeInOrder(llvm::StringRef ptx, llvm::StringRef entry,
                        const DeviceParameters &parameters);

} // namespace ropewalk

#endif
