//===- fuzz_safetensors.cpp - Broken and lying tensor files ---------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuzz_target.h"
#include "tensor_file.h"

#include "io/safetensors.h"

using namespace ropewalk;

/// Whatever is accepted must be readable to its last byte, without gap or overlap.
static FuzzOutcome check(const std::string &input) {
  auto parsed = SafetensorsFile::parse(llvm::MemoryBuffer::getMemBufferCopy(input, "input"));
  if (!parsed)
    return refused(llvm::toString(parsed.takeError()));
  const uint8_t *next = nullptr;
  size_t sum = 0;
  for (const SafetensorsFile::Tensor &tensor : parsed->tensors()) {
    for (uint8_t byte : tensor.data)
      sum += byte;
    auto bytes = bytesOf(tensor);
    if (!bytes)
      return bug("a tensor whose shape has no size: " + llvm::toString(bytes.takeError()));
    if (*bytes != static_cast<int64_t>(tensor.data.size()))
      return bug("a tensor whose data is not as long as its shape says");
    if (next && tensor.data.data() != next)
      return bug("tensors with a gap between them, or on top of each other");
    next = tensor.data.data() + tensor.data.size();
    if (parsed->find(tensor.name) == nullptr)
      return bug("a tensor that is not found by its name");
  }
  return sum > 255 * input.size() ? bug("more data than the file has") : accepted();
}

static FuzzOutcome checkBoth(const std::string &input) {
  const FuzzOutcome asItIs = check(input);
  return asItIs.accepted || !asItIs.bug.empty() ? asItIs : check(withHeaderLength(input));
}

FuzzTarget ropewalk::fuzzTarget() {
  return {{tensorFile(R"({"q":{"dtype":"F32","shape":[2,2],"data_offsets":[0,16]}})", 16),
           tensorFile(R"({"__metadata__":{"format":"pt"},"q":{"dtype":"BF16","shape":[1,2,3],)"
                      R"("data_offsets":[0,12]},"positions":{"dtype":"I64","shape":[2],)"
                      R"("data_offsets":[12,28]}}   )",
                      28),
           tensorFile(R"({"s":{"dtype":"F16","shape":[],"data_offsets":[0,2]},)"
                      R"("e":{"dtype":"F64","shape":[3,0,5],"data_offsets":[2,2]}})",
                      2),
           tensorFile("{}", 0)},
          checkBoth,
          {}};
}
