//===- one_pass.cpp - What is treated in one pass over the heads ----------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "one_pass.h"

namespace ropewalk {

std::optional<KernelRequest> onePassOver(KernelRequest window, int32_t blocks, int64_t before,
                                         int64_t behind) {
  window.blocks = blocks;
  if (blocks != 0 && !canTurnBlocks(window))
    return std::nullopt;
  if (window.place == ROPEWALK_IN_PLACE || (before == 0 && behind == 0))
    return blocks != 0 ? std::optional(window) : std::nullopt;
  return copyingBeside(window, before, behind);
}

} // namespace ropewalk
