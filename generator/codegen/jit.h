//===- jit.h - Compiled kernels in this process -----------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_CODEGEN_JIT_H
#define ROPEWALK_CODEGEN_JIT_H

#include "compiler.h"

#include <memory>
#include <set>

namespace ropewalk {

/// The same object bytes that a package archives, linked into this process.
class JitLibrary {
public:
  /// Links every kernel; undefined symbols are errors.
  static llvm::Expected<std::unique_ptr<JitLibrary>> load(llvm::ArrayRef<CompiledKernel> kernels);
  ~JitLibrary();

  /// In the order given to load; valid as long as the library.
  const ropewalk_kernel_table *table() const { return &kernelTable; }

private:
  JitLibrary();
  llvm::Error addEntry(const CompiledKernel &kernel, const char *name);
  struct Linker;
  std::unique_ptr<Linker> linker;
  std::vector<std::string> names;
  std::set<std::string> cpuClasses; ///< Entries point to its strings.
  std::vector<ropewalk_kernel> entries;
  std::vector<DeviceCode> deviceCode;
  std::vector<std::vector<ropewalk_device_image>> images;
  std::vector<ropewalk_device_kernel> deviceEntries;
  ropewalk_kernel_table kernelTable{};
};

} // namespace ropewalk

#endif
