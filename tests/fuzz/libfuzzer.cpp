//===- libfuzzer.cpp - A fuzz program's door for libFuzzer ----------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuzz_target.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>

using namespace ropewalk;

// libFuzzer and the sanitizers look for these by name.
#define LOOKED_FOR extern "C" __attribute__((visibility("default")))

// LLVM's allocators poison freed memory in headers, which we instrument, and unpoison it in the
// library, which is not.
LOOKED_FOR const char *__asan_default_options() { return "allow_user_poisoning=0"; }
LOOKED_FOR const char *__ubsan_default_options() { return "print_stacktrace=1"; }

LOOKED_FOR size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t maxSize);

static const FuzzTarget &target() {
  static const FuzzTarget made = fuzzTarget();
  return made;
}

/// fuzz_x --write-examples=FOLDER: the corpus to begin with.
LOOKED_FOR int LLVMFuzzerInitialize(int *argc, char ***argv) {
  const std::string option = "--write-examples=", argument = *argc == 2 ? (*argv)[1] : "";
  if (argument.compare(0, option.size(), option) != 0)
    return 0;
  const std::string folder = argument.substr(option.size());
  for (size_t i = 0; i < target().examples.size(); ++i) {
    std::ofstream file(folder + "/example" + std::to_string(i), std::ios::binary);
    if (!(file << target().examples[i] << std::flush)) {
      std::fprintf(stderr, "%s: cannot be written to\n", folder.c_str());
      std::exit(1);
    }
  }
  std::exit(0);
}

/// Refused inputs stay in the corpus too: they are what reaches the checks behind the first.
LOOKED_FOR int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  const FuzzOutcome outcome = target().check({reinterpret_cast<const char *>(data), size});
  if (!outcome.bug.empty()) {
    std::fprintf(stderr, "%s\n", outcome.bug.c_str());
    std::abort();
  }
  return 0;
}

LOOKED_FOR size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t maxSize,
                                          unsigned seed) {
  if (!target().generate || seed % 4 != 0)
    return LLVMFuzzerMutate(data, size, maxSize);
  test::Random random(seed);
  const std::string made = target().generate(random);
  const size_t length = std::min(made.size(), maxSize);
  std::memcpy(data, made.data(), length);
  return length;
}
