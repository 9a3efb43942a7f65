//===- object_cache.h - Kernels that were compiled before -------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_CODEGEN_OBJECT_CACHE_H
#define ROPEWALK_CODEGEN_OBJECT_CACHE_H

#include "compiler.h"

namespace ropewalk {

/// Objects of CPUs' kernels in the folder that ROPEWALK_CACHE names, which processes may share and
/// anybody may delete: a kernel is known by its name, its back end, the compiler's hash and LLVM's
/// version. Whoever opens it removes what nobody asked for in a week. Without the variable nothing
/// is kept. Thread-safe.
class ObjectCache {
public:
  /// The folder is made if need be; an error if it is none and cannot be made.
  static llvm::Expected<ObjectCache> open();

  /// None, too, for what is not as it was written.
  std::optional<std::string> find(const KernelSpec &spec, Backend backend) const;
  /// Does nothing where it cannot write: what was compiled is there in any case.
  void add(const KernelSpec &spec, Backend backend, llvm::StringRef object) const;

private:
  explicit ObjectCache(std::string folder) : folder(std::move(folder)) {}
  std::string pathOf(const KernelSpec &spec, Backend backend) const;

  std::string folder; ///< Empty: keeps nothing.
};

} // namespace ropewalk

#endif
