//===- device_code.h - A device's code from Halide's module -----*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_CODEGEN_DEVICE_CODE_H
#define ROPEWALK_CODEGEN_DEVICE_CODE_H

#include "kernel_spec.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Error.h"

#include <string>
#include <vector>

namespace ropewalk {

/// A kernel's code for one kind of device (ropewalk_device_image).
struct DeviceImage {
  int32_t capability = 0;    ///< Of a cubin, times ten; 0: text
  int32_t minCapability = 0; ///< Of PTX, times ten.
  std::string bytes;
};

struct DeviceCode {
  std::string entry; ///< Name of the kernel's function in the images.
  std::vector<DeviceImage> images;
  /// Numbers in Halide's list of parameters, as the images take them; empty: all of the list.
  std::vector<unsigned> parameters;
};

/// The text (PTX or OpenCL C) and its entry in a module that Halide made for a device, finished
/// (device_text.h).
llvm::Expected<DeviceCode> readDeviceCode(const llvm::Module &module, const KernelSpec &spec);

/// Puts a cubin for each capability before the PTX, made by the program `ptxas`.
llvm::Error addCubins(DeviceCode &code, const KernelSpec &spec, llvm::StringRef ptxas,
                      llvm::ArrayRef<int32_t> capabilities);

/// The capabilities that packages have cubins for; a driver runs them on later ones of the same
/// generation, and compiles PTX for the others.
inline constexpr int32_t cubinCapabilities[] = {80, 90, 100};

/// The program that makes cubins, by PATH; empty if there is none.
std::string findPtxas();

} // namespace ropewalk

#endif
