//===- device_arguments.h - What a device's kernel is told ------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The arguments of the function that Halide makes for a kernel of a device: where in
// ropewalk_device_args (ropewalk/kernel.h) their numbers are, and when a thread needs them.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_CODEGEN_DEVICE_ARGUMENTS_H
#define ROPEWALK_CODEGEN_DEVICE_ARGUMENTS_H

#include "llvm/ADT/StringRef.h"

#include <cstdint>

namespace ropewalk {

/// What a thread needs a number for, in the order of its work (halide/device_threads.h).
enum class Need {
  Position, ///< To load its token's position: which token, which head, and where positions are.
  Head,     ///< To load its head.
  Row,      ///< To decide on its row, and whether it copies.
  Entries,  ///< To load what the row has.
  Result,   ///< To store.
  Rare,     ///< Not in the calls that are to be fast: copies, and positions without a row.
};

struct DeviceBuffer {
  int64_t memory, offset;
  int64_t strides[3]; ///< Of the last dimensions; negative: there is none, or it is known.
  enum Kind { Window, Head, Table, Words } kind; ///< Window: begins behind `before` components.
  Need need;
  int64_t dimensions = 0; ///< 0: as "ropewalk-device-abi" says.
};

struct DeviceScalar {
  int64_t offset;
  int bits; ///< 32, 64 (of which the kernel takes the lower half), or 0: f32
  Need need;
};

/// One of the two; neither of a name that no kernel has.
struct DeviceArgument {
  llvm::StringRef name; ///< Of a buffer without what Halide adds to it.
  const DeviceBuffer *buffer = nullptr;
  const DeviceScalar *scalar = nullptr;
};

/// `name`: `<name>.buffer`, `<name>$<n>.buffer`, or a scalar's.
DeviceArgument deviceArgument(llvm::StringRef name);

} // namespace ropewalk

#endif
