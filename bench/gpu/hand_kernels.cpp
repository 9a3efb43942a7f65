//===- hand_kernels.cpp - The hand-written kernels, loaded ----------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "gpu/hand_kernels.h"

#include "kernel_spec.h"

// The build names a cubin per generation that packages have cubins for, and PTX for all others.
#define ROPEWALK_EMBED(symbol, path)                                                               \
  asm(".pushsection .rodata\n.balign 16\n" #symbol ":\n.incbin \"" path "\"\n.byte 0\n"            \
      ".popsection\n");                                                                            \
  extern "C" const char symbol[]

ROPEWALK_EMBED(ropewalk_hand_80, ROPEWALK_HAND_KERNELS ".sm_80.cubin");
ROPEWALK_EMBED(ropewalk_hand_90, ROPEWALK_HAND_KERNELS ".sm_90.cubin");
ROPEWALK_EMBED(ropewalk_hand_100, ROPEWALK_HAND_KERNELS ".sm_100.cubin");
ROPEWALK_EMBED(ropewalk_hand_ptx, ROPEWALK_HAND_KERNELS ".ptx");

namespace ropewalk::bench {
namespace {

const char *imageFor(int capability) {
  switch (capability / 10) {
  case 8:
    return ropewalk_hand_80;
  case 9:
    return ropewalk_hand_90;
  case 10:
    return ropewalk_hand_100;
  default:
    return ropewalk_hand_ptx;
  }
}

int64_t ceilDivide(int64_t a, int64_t b) { return (a + b - 1) / b; }

/// "half_bf16".
std::string kindOf(const GpuCell &cell) {
  return std::string(pairingName(cell.pairing)) + "_" + std::string(dtypeName(cell.dtype));
}

} // namespace

HandKernels::HandKernels(const Gpu &gpu) : gpu(gpu) {
  gpu.check(gpu.driver->moduleLoadDataEx(&module, imageFor(gpu.capability), 0, nullptr, nullptr),
            "cuModuleLoadDataEx of the hand-written kernels");
}

HandKernels::~HandKernels() { gpu.driver->moduleUnload(module); }

CudaFunction HandKernels::find(const std::string &name) const {
  CudaFunction &function = functions[name];
  if (!function)
    gpu.check(gpu.driver->moduleGetFunction(&function, module, name.c_str()),
              ("cuModuleGetFunction of " + name).c_str());
  return function;
}

void HandKernels::launch(const std::string &name, int64_t blocks, int threadsX, int threadsY,
                         const void *call, CudaStream stream) const {
  void *arguments[] = {const_cast<void *>(call)};
  gpu.check(gpu.driver->launchKernel(
                find(name), static_cast<unsigned>(blocks), 1, 1, static_cast<unsigned>(threadsX),
                static_cast<unsigned>(threadsY), 1, 0, stream, arguments, nullptr),
            ("cuLaunchKernel of " + name).c_str());
}

void HandKernels::copy(const CopyCall &call, CudaStream stream) const {
  launch("hand_copy", ceilDivide(call.vectors, handBlock * copyVectors), handBlock, 1, &call,
         stream);
}

void HandKernels::rotate(const GpuCell &cell, const HandCall &call, int together,
                         CudaStream stream) const {
  const int across = static_cast<int>(cell.headDim * elementBytes(cell.dtype) / 32);
  const int rows = handBlock / across; // groups of heads in a block
  const int64_t groups = ceilDivide(cell.heads + cell.keyHeads, together) * cell.tokens;
  launch("hand_" + kindOf(cell) + "_d" + std::to_string(cell.headDim) + "_h" +
             std::to_string(together),
         ceilDivide(groups, rows), across, rows, &call, stream);
}

void HandKernels::rotateSimply(const GpuCell &cell, const HandCall &call, CudaStream stream) const {
  const int64_t pairs = (cell.heads + cell.keyHeads) * cell.headDim / 2 * cell.tokens;
  launch("simple_" + kindOf(cell), ceilDivide(pairs, handBlock), handBlock, 1, &call, stream);
}

} // namespace ropewalk::bench
