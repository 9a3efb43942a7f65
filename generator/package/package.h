//===- package.h - What ropewalk compile leaves behind ----------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_PACKAGE_PACKAGE_H
#define ROPEWALK_PACKAGE_PACKAGE_H

#include "codegen/compiler.h"
#include "io/output.h"
#include "lower/requests.h"

namespace ropewalk {

/// Whether a library can be called `name`: files, CMake targets and C symbols are named after it.
llvm::Error checkPackageName(llvm::StringRef name);

/// Writes all that an engine needs to use these kernels; the caller commits:
///
///   lib<name>.a               the kernels' very objects, and their table; with kernels for several
///                             architectures one library of each: x86_64/lib<name>.a,
///                             aarch64/lib<name>.a
///   <name>.h                  C and C++: the table, each model's rotation and head counts
///   <name>Config.cmake        find_package(<name>): the target <name>::<name>
///   <name>ConfigVersion.cmake
///   <name>.pc                 pkg-config; beside the library
///   <name>.kernels.txt        one line per kernel: name, target, bytes of code, minBytes, minHeads
///
/// A table lists the kernels in the order given. The same arguments give the same bytes,
/// wherever and whenever. With several models, each one's symbols are <name>_<model>_...
llvm::Error writePackage(OutputDirectory &directory, llvm::StringRef name,
                         llvm::ArrayRef<Model> models, std::vector<CompiledKernel> kernels);

} // namespace ropewalk

#endif
