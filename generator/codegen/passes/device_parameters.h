//===- device_parameters.h - In which order a kernel takes them -*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A GPU reads a kernel's parameters by lines of 64 bytes, and a call of few tokens waits for each
// of them. Halide lists them by size; here those come first that a thread needs first
// (device_arguments.h), so that a plain call's position is on the way when one line has been read,
// and what only copies or errors need is in lines that are never read. What is listed twice is
// passed once.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_CODEGEN_DEVICE_PARAMETERS_H
#define ROPEWALK_CODEGEN_DEVICE_PARAMETERS_H

#include "llvm/IR/Instructions.h"
#include "llvm/Support/Error.h"

#include <optional>
#include <vector>

namespace ropewalk {

struct DeviceParameters {
  std::vector<unsigned> order;     ///< Numbers in Halide's list, as the kernel takes them.
  std::vector<unsigned> standsFor; ///< For each in the list, the one in `order` of its value.
};

/// `run`: the call of Halide's runtime that runs the kernel, in a function whose arguments have
/// Halide's names.
llvm::Expected<DeviceParameters> orderParameters(const llvm::CallInst &run);

/// How many parameters are listed for a run, and the lists, which are on the stack.
struct ParameterLists {
  unsigned count;
  llvm::AllocaInst *sizes, *values, *areBuffers;
};
std::optional<ParameterLists> parameterLists(const llvm::CallInst &run);
inline constexpr char noParameterLists[] =
    "a kernel's parameters are listed somewhere, expected on the stack";

/// The function attribute that tells DeviceAbiPass of an order: "5,0,3".
inline constexpr char parameterOrderAttribute[] = "ropewalk-parameter-order";

} // namespace ropewalk

#endif
