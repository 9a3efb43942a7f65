//===- status.cpp - Names of statuses, the commonest error ----------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "invalid.h"

const char *ropewalk_status_name(ropewalk_status status) {
  switch (status) {
  case ROPEWALK_OK:
    return "ok";
  case ROPEWALK_INVALID_ARGUMENT:
    return "invalid argument";
  case ROPEWALK_UNSUPPORTED:
    return "unsupported";
  case ROPEWALK_UNSUPPORTED_HARDWARE:
    return "unsupported hardware";
  case ROPEWALK_POSITION_OUT_OF_RANGE:
    return "position out of range";
  case ROPEWALK_OVERLAP:
    return "overlap";
  case ROPEWALK_MISALIGNED:
    return "misaligned";
  case ROPEWALK_OUT_OF_MEMORY:
    return "out of memory";
  case ROPEWALK_CHECK_FAILED:
    return "check failed";
  case ROPEWALK_DEVICE_FAILED:
    return "device failed";
  }
  return "unknown status";
}

ropewalk::Error ropewalk::invalid(const char *format, ...) {
  ropewalk_error error;
  error.status = ROPEWALK_INVALID_ARGUMENT;
  va_list arguments;
  va_start(arguments, format);
  std::vsnprintf(error.message, sizeof error.message, format, arguments);
  va_end(arguments);
  return Error(error);
}
