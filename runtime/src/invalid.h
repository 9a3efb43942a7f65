//===- invalid.h - The commonest error --------------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_SRC_INVALID_H
#define ROPEWALK_SRC_INVALID_H

#include "ropewalk/status.h"

namespace ropewalk {

/// ROPEWALK_INVALID_ARGUMENT with a message formatted like printf; out of line, because
/// validation has a hundred of them.
#if defined(__GNUC__)
__attribute__((format(printf, 1, 2)))
#endif
Error invalid(const char *format, ...);

} // namespace ropewalk

#endif
