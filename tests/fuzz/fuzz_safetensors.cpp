//===- fuzz_safetensors.cpp - Broken and lying tensor files ---------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuzzer.h"

#include "io/safetensors.h"

#include "llvm/Support/Endian.h"

using namespace ropewalk;

static std::string file(const std::string &header, size_t dataBytes) {
  std::string bytes(8, '\0');
  llvm::support::endian::write64le(bytes.data(), header.size());
  return bytes + header + std::string(dataBytes, '\1');
}

/// Whatever is accepted must be readable to its last byte, without overlap.
static std::string check(const std::string &input) {
  auto parsed = SafetensorsFile::parse(llvm::MemoryBuffer::getMemBufferCopy(input, "input"));
  if (!parsed)
    return wrongMessage(llvm::toString(parsed.takeError()));
  size_t total = 0, sum = 0;
  for (const SafetensorsFile::Tensor &tensor : parsed->tensors()) {
    total += tensor.data.size();
    for (uint8_t byte : tensor.data)
      sum += byte;
    if (llvm::cantFail(bytesOf(tensor)) != int64_t(tensor.data.size()))
      return "a tensor whose data is not as long as its shape says";
  }
  if (total > input.size() || sum > 255 * total)
    return "more data than the file has";
  return "";
}

int main(int argc, char **argv) {
  FuzzTarget target;
  target.examples = {file(R"({"q":{"dtype":"F32","shape":[2,2],"data_offsets":[0,16]}})", 16),
                     file(R"({"__metadata__":{"format":"pt"},"q":{"dtype":"BF16","shape":[1,2,3],)"
                          R"("data_offsets":[0,12]},"positions":{"dtype":"I64","shape":[2],)"
                          R"("data_offsets":[12,28]}}   )",
                          28),
                     file("{}", 0)};
  target.words = {"[",
                  "]",
                  "{",
                  "}",
                  ",",
                  ":",
                  "\"",
                  "0",
                  "-1",
                  "1",
                  "7",
                  "1e30",
                  "\\u0000",
                  "null",
                  "9223372036854775807",
                  "18446744073709551615",
                  "\"F4\"",
                  "\"F64\"",
                  "\"U8\"",
                  "[0,0]",
                  std::string(8, '\0'),
                  std::string(8, '\xff'),
                  std::string(100, '['),
                  "\"q\":",
                  "\"__metadata__\":",
                  "\"shape\":",
                  "\"data_offsets\":"};
  target.check = check;
  return fuzz(argc, argv, target);
}
