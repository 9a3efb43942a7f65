//===- schedule_names.h - Requests and schedules in short -------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TESTS_UNIT_SCHEDULE_NAMES_H
#define ROPEWALK_TESTS_UNIT_SCHEDULE_NAMES_H

#include "kernel_spec.h"

#include <string>

namespace ropewalk {

inline KernelRequest request(ropewalk_pairing pairing, ropewalk_dtype dtype, int32_t channels,
                             ropewalk_place place = ROPEWALK_OUT_OF_PLACE) {
  return {Family::Rope, pairing, dtype, place, channels};
}

/// As the end of a kernel's name: form, lanes, parts, load, store.
inline std::string nameOf(const Schedule &schedule) {
  const std::string name =
      kernelName({request(ROPEWALK_HALF, ROPEWALK_BF16, 128), Target::X86_64_v4_bf16, schedule});
  return name.substr(name.rfind("bf16_") + 5);
}

} // namespace ropewalk

#endif
