//===- copy_w64.cpp - Copy loops by 64-byte blocks --------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "copy_rows.h"

static_assert(ROPEWALK_COPY_WIDTH == 64, "compiled with the flags of another width");

constexpr ropewalk::bench::CopyEntries entries = ROPEWALK_COPY_ENTRIES;
const ropewalk::bench::CopyEntries ropewalk::bench::copyEntries64 = entries;
