//===- fuzzer.cpp - Inputs that nobody would write ------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuzzer.h"

#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <random>
#include <unistd.h>

namespace ropewalk {
namespace {

class Mutator {
public:
  Mutator(const FuzzTarget &target, uint64_t seed) : target(target), random(seed) {}

  std::string next() {
    std::string input = target.examples[below(target.examples.size())];
    for (size_t count = 1 + below(6); count > 0; --count)
      mutate(input);
    return input;
  }

private:
  size_t below(size_t limit) { return limit ? random() % limit : 0; }

  void mutate(std::string &input) {
    const size_t at = below(input.size() + 1);
    switch (below(7)) {
    case 0: // one bit
      if (at < input.size())
        input[at] = char(input[at] ^ (1 << below(8)));
      break;
    case 1: // one byte
      if (at < input.size())
        input[at] = char(random());
      break;
    case 2:
      input.erase(at, 1 + below(16));
      break;
    case 3:
      input.resize(at);
      break;
    case 4:
      input.insert(at, target.words[below(target.words.size())]);
      break;
    case 5: // a piece again, elsewhere
      input.insert(at, input.substr(below(input.size() + 1), 1 + below(64)));
      break;
    case 6: { // a number or word in place of another
      const std::string &word = target.words[below(target.words.size())];
      input.replace(at, std::min(word.size(), input.size() - at), word);
      break;
    }
    }
  }

  const FuzzTarget &target;
  std::mt19937_64 random;
};

/// For the signal handler: a crash must name its input too.
volatile uint64_t currentSeed;
const char *programName;

void printRepeat() {
  char text[256];
  const int length = std::snprintf(text, sizeof text, "repeat with: %s --seed=%llu --seconds=0\n",
                                   programName, static_cast<unsigned long long>(currentSeed));
  (void)!write(STDERR_FILENO, text, size_t(length));
}

void onCrash(int signalNumber) {
  printRepeat();
  signal(signalNumber, SIG_DFL);
  raise(signalNumber);
}

uint64_t option(int argc, char **argv, const char *name, uint64_t otherwise) {
  const size_t length = std::strlen(name);
  for (int i = 1; i < argc; ++i)
    if (std::strncmp(argv[i], name, length) == 0)
      return std::strtoull(argv[i] + length, nullptr, 10);
  return otherwise;
}

} // namespace

int fuzz(int argc, char **argv, const FuzzTarget &target) {
  programName = argv[0];
  for (int signalNumber : {SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGILL})
    signal(signalNumber, onCrash);
  const uint64_t seconds = option(argc, argv, "--seconds=", 2);
  uint64_t seed = option(argc, argv, "--seed=", 1);
  const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(seconds);
  uint64_t count = 0;
  do {
    currentSeed = seed++;
    const std::string wrong = target.check(Mutator(target, currentSeed).next());
    ++count;
    if (!wrong.empty()) {
      std::fprintf(stderr, "%s\n", wrong.c_str());
      printRepeat();
      return 1;
    }
  } while (std::chrono::steady_clock::now() < end);
  std::printf("%s: %llu inputs, seeds up to %llu\n", argv[0],
              static_cast<unsigned long long>(count), static_cast<unsigned long long>(currentSeed));
  return 0;
}

std::string wrongMessage(const std::string &message) {
  if (message.empty())
    return "a refusal without a message";
  for (char c : message)
    if (static_cast<unsigned char>(c) < 0x20)
      return "a message that is not one line of text: " + message;
  return message.size() > 1000 ? "a message that is too long: " + message : "";
}

} // namespace ropewalk
