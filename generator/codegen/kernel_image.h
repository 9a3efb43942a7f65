//===- kernel_image.h - Kernels linked for another machine ------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_CODEGEN_KERNEL_IMAGE_H
#define ROPEWALK_CODEGEN_KERNEL_IMAGE_H

#include "compiler.h"

#include <string>
#include <vector>

namespace ropewalk {

/// Kernels of one architecture as bytes that run from any address that is a multiple of a page.
/// The same object bytes that a package archives; each kernel begins on a page of its own, as those
/// do that are loaded into this process (jit.h).
class KernelImage {
public:
  /// Where its function begins in the bytes. An undefined symbol, and code that depends on where it
  /// lies, are errors that name the kernel.
  llvm::Expected<uint64_t> add(const CompiledKernel &kernel);

  /// Where a text begins in the bytes; a zero is behind it.
  uint64_t addText(llvm::StringRef text);

  llvm::StringRef bytes() const { return image; }

private:
  std::string image;
};

} // namespace ropewalk

#endif
