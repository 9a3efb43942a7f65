//===- tensor_file.h - Bytes of safetensors files ---------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TESTS_FUZZ_TENSOR_FILE_H
#define ROPEWALK_TESTS_FUZZ_TENSOR_FILE_H

#include "llvm/Support/Endian.h"

#include <string>

namespace ropewalk {

inline std::string tensorFile(const std::string &header, const std::string &data) {
  std::string bytes(8, '\0');
  llvm::support::endian::write64le(bytes.data(), header.size());
  return bytes + header + data;
}

/// Whose data are any.
inline std::string tensorFile(const std::string &header, size_t dataBytes) {
  return tensorFile(header, std::string(dataBytes, '\1'));
}

/// The file with the length that its header has, as far as that ends in the last bracket:
/// mutations of the header would otherwise not be looked at.
inline std::string withHeaderLength(std::string input) {
  const size_t end = input.rfind('}');
  if (input.size() >= 8 && end != std::string::npos && end >= 8 && input[7] == '\0')
    llvm::support::endian::write64le(input.data(), end + 1 - 8);
  return input;
}

} // namespace ropewalk

#endif
