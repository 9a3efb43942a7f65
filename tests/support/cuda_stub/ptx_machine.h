//===- ptx_machine.h - Executes PTX on the host -----------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TESTS_SUPPORT_PTX_MACHINE_H
#define ROPEWALK_TESTS_SUPPORT_PTX_MACHINE_H

#include "support/cuda_stub/ptx_program.h"

namespace ropewalk::test {

/// Memory that a kernel may touch: its beginning and end.
using PtxMemory = std::pair<uint64_t, uint64_t>;

struct PtxLaunch {
  uint32_t blocks[3], threads[3];
  std::vector<uint8_t> parameters; ///< parameterBytes of the program.
  uint32_t sharedBytes = 0;        ///< What the threads of a block share.
};

/// Threads run one after another, each to the block's next barrier or its end. 0, or
/// CUDA_ERROR_ILLEGAL_ADDRESS where one touches what is in no memory,
/// CUDA_ERROR_MISALIGNED_ADDRESS where an access is not aligned to its size, and
/// CUDA_ERROR_LAUNCH_FAILED, with a line on stderr, where threads of a block wait at different
/// barriers, or for one that has ended: a GPU would hang, or go on. What is shared begins as
/// garbage in each block. `memories` are disjoint and in order.
int executePtx(const PtxProgram &program, const PtxLaunch &launch,
               const std::vector<PtxMemory> &memories);

} // namespace ropewalk::test

#endif
