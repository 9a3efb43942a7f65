//===- contents.h - The files of a package, as bytes ------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_PACKAGE_CONTENTS_H
#define ROPEWALK_PACKAGE_CONTENTS_H

#include "codegen/compiler.h"
#include "lower/requests.h"

#include "llvm/ADT/StringRef.h"

namespace ropewalk {

/// A model of the package and what its symbols start with.
struct PackagedModel {
  std::string prefix;
  Model model;
};

/// The static library for one architecture.
struct PackagedLibrary {
  Architecture architecture;
  llvm::ArrayRef<CompiledKernel> kernels; ///< Best first.
};

/// What every file of a package is made from.
struct PackageContents {
  std::string name;
  std::vector<PackagedModel> models;
  std::vector<PackagedLibrary> libraries; ///< One per architecture, at least one.
};

/// The folder of a library and of its pkg-config file in the package: empty if it is the only one,
/// else "x86_64/" or "aarch64/".
std::string libraryFolder(const PackageContents &contents, const PackagedLibrary &library);

/// An object with <name>_kernels and the models' rotations; refers to every kernel by name.
llvm::Expected<std::string> tableObject(const PackageContents &contents,
                                        const PackagedLibrary &library);

/// The table's object and the kernels' own, with a symbol index and no dates or owners.
llvm::Expected<std::string> archive(const PackageContents &contents,
                                    const PackagedLibrary &library);

std::string header(const PackageContents &contents);
/// What the header calls a model, and its part about one.
std::string title(const Model &model);
std::string modelText(const PackagedModel &packaged);
llvm::Expected<std::string> manifest(const PackageContents &contents);
std::string cmakeConfig(const PackageContents &contents);
std::string cmakeVersion(const PackageContents &contents);
std::string pkgConfig(const PackageContents &contents, const PackagedLibrary &library);

} // namespace ropewalk

#endif
