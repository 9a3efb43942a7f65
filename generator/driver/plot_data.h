//===- plot_data.h - The numbers behind a picture ---------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Everything comes from the runtime's frequencies and tables, so a picture shows what
// kernels compute with. docs/pictures/README.md says what each field holds.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_DRIVER_PLOT_DATA_H
#define ROPEWALK_DRIVER_PLOT_DATA_H

#include "ropewalk/ropewalk.h"

#include "llvm/Support/Error.h"
#include "llvm/Support/JSON.h"

namespace ropewalk::driver {

/// A kind of picture.
struct PlotKind {
  const char *name;
  /// How far its positions or distances go unless told, and at most; 0: it has none.
  int64_t positions, mostPositions;
  bool comparesAngles; ///< Both modes, whichever the rotation asks for.
  /// Its fields. The window is not empty.
  llvm::Expected<llvm::json::Object> (*data)(const ropewalk_rotation &rotation, int64_t positions);
};

extern const PlotKind plotKinds[4];

} // namespace ropewalk::driver

#endif
