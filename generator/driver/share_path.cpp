//===- share_path.cpp - Files that come with the tool ---------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "share_path.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace ropewalk::driver {

std::string sharePath(StringRef name) {
  static int anchor;
  SmallString<128> path(sys::path::parent_path(sys::fs::getMainExecutable("ropewalk", &anchor)));
  sys::path::append(path, "..", "share", "ropewalk", name);
  return path.str().str();
}

} // namespace ropewalk::driver
