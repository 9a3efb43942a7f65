//===- share_path.h - Files that come with the tool -------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_DRIVER_SHARE_PATH_H
#define ROPEWALK_DRIVER_SHARE_PATH_H

#include "llvm/ADT/StringRef.h"

#include <string>

namespace ropewalk::driver {

/// ../share/ropewalk/<name> from the tool, in the build as where it is installed.
std::string sharePath(llvm::StringRef name);

} // namespace ropewalk::driver

#endif
