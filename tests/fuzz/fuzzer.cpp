//===- fuzzer.cpp - Inputs that nobody would write ------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuzzer.h"
#include "mutator.h"

#include <chrono>
#include <climits>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <fstream>
#include <sstream>
#include <unistd.h>

// A sanitizer's report must end in abort(), where the input is saved. Sanitizers look for
// these by name.
#define SANITIZER_OPTIONS extern "C" __attribute__((visibility("default"))) const char
SANITIZER_OPTIONS *__asan_default_options() { return "abort_on_error=1"; }
SANITIZER_OPTIONS *__ubsan_default_options() { return "abort_on_error=1:print_stacktrace=1"; }

namespace ropewalk {
namespace {

constexpr size_t maxInput = 1 << 16, maxPool = 512;
constexpr unsigned secondsPerInput = 60;

/// For signal handlers, which may not allocate.
const std::string *currentInput = nullptr;
char failurePath[2 * PATH_MAX];
char repeatCommand[4 * PATH_MAX];
bool fromFile = false;

void saveInput() {
  if (fromFile || !currentInput)
    return;
  const int file = open(failurePath, O_WRONLY | O_CREAT | O_TRUNC, 0644);
  if (file < 0 || write(file, currentInput->data(), currentInput->size()) < 0 || close(file) != 0)
    return;
  (void)!write(STDERR_FILENO, repeatCommand, std::strlen(repeatCommand));
}

void onSignal(int number) {
  signal(number, SIG_DFL);
  if (number == SIGALRM)
    (void)!write(STDERR_FILENO, "no end after a minute\n", 22);
  saveInput();
  raise(number);
}

void watchSignals() {
  // A stack that overflows leaves no room for its own handler.
  static char stack[1 << 16];
  stack_t other = {};
  other.ss_sp = stack;
  other.ss_size = sizeof stack;
  sigaltstack(&other, nullptr);
  struct sigaction action = {};
  action.sa_handler = onSignal;
  action.sa_flags = SA_ONSTACK;
#ifdef __SANITIZE_ADDRESS__ // reports these itself, then aborts
  const int numbers[] = {SIGABRT, SIGALRM};
#else
  const int numbers[] = {SIGABRT, SIGALRM, SIGSEGV, SIGBUS, SIGFPE, SIGILL};
#endif
  for (int number : numbers)
    sigaction(number, &action, nullptr);
}

void setPaths() {
  char program[PATH_MAX] = "", folder[PATH_MAX] = ".";
  if (readlink("/proc/self/exe", program, sizeof program - 1) < 0 || !getcwd(folder, sizeof folder))
    std::abort();
  const char *name = std::strrchr(program, '/') + 1;
  std::snprintf(failurePath, sizeof failurePath, "%s/%s.failure", folder, name);
  std::snprintf(repeatCommand, sizeof repeatCommand, "repeat with: %s %s\n", program, failurePath);
}

/// Whether `argument` is --name=N.
bool numberOption(const char *argument, const char *name, uint64_t &number) {
  const size_t length = std::strlen(name);
  if (std::strncmp(argument, name, length) != 0)
    return false;
  char *end;
  number = std::strtoull(argument + length, &end, 10);
  return end != argument + length && *end == '\0';
}

/// One run: the examples as they are, then changed ones until time is up.
class Run {
public:
  Run(const FuzzTarget &target, uint64_t seed)
      : target(target), random(seed), mutator(target.words, random), pool(target.examples) {}

  /// Whether no bug was found.
  bool go(uint64_t seconds) {
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(seconds);
    for (const std::string &example : target.examples)
      if (!tryInput(example) || !expectAccepted(example))
        return false;
    while (std::chrono::steady_clock::now() < end)
      if (!tryInput(next()))
        return false;
    return true;
  }

  bool tryInput(const std::string &input) {
    currentInput = &input;
    alarm(secondsPerInput);
    const FuzzOutcome outcome = target.check(input);
    alarm(0);
    ++tried;
    taken += outcome.accepted;
    if (outcome.accepted && tried > target.examples.size())
      keep(input);
    if (outcome.bug.empty())
      return true;
    std::fprintf(stderr, "%s\n", outcome.bug.c_str());
    saveInput();
    return false;
  }

  uint64_t tried = 0, taken = 0;

private:
  bool expectAccepted(const std::string &example) {
    if (taken == tried)
      return true;
    std::fprintf(stderr, "an example is refused\n");
    currentInput = &example;
    saveInput();
    return false;
  }

  const std::string &any() { return pool[random.bits() % pool.size()]; }

  std::string next() {
    const bool fresh = target.generate && random.bits() % 2;
    std::string input = fresh ? target.generate(random) : any();
    for (uint64_t count = fresh ? random.bits() % 3 : 1 + random.bits() % 6; count > 0; --count)
      mutator.mutate(input, any());
    input.resize(std::min(input.size(), maxInput));
    return input;
  }

  /// The examples stay: what descends from accepted inputs drifts away from them.
  void keep(const std::string &input) {
    if (pool.size() < maxPool)
      pool.push_back(input);
    else if (pool.size() > target.examples.size())
      pool[target.examples.size() + random.bits() % (pool.size() - target.examples.size())] = input;
  }

  const FuzzTarget &target;
  test::Random random;
  Mutator mutator;
  std::vector<std::string> pool;
};

int usage(const char *program) {
  std::fprintf(stderr, "usage: %s [--seconds=N] [--seed=N] | FILE\n", program);
  return 2;
}

} // namespace

FuzzOutcome accepted() { return {true, ""}; }

FuzzOutcome bug(std::string what) { return {false, std::move(what)}; }

FuzzOutcome refused(const std::string &message) {
  if (message.empty())
    return bug("a refusal without a message");
  for (char c : message)
    if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f)
      return bug("a message that is not one line of text: " + message);
  if (message.size() > 1000)
    return bug("a message that is too long: " + message);
  return {};
}

std::string readExample(const std::string &path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  if (!file || text.str().empty()) {
    std::fprintf(stderr, "%s: cannot be read\n", path.c_str());
    std::exit(1);
  }
  return text.str();
}

int fuzz(int argc, char **argv, const FuzzTarget &target) {
  uint64_t seconds = 5, seed = 1;
  std::string path;
  for (int i = 1; i < argc; ++i)
    if (argv[i][0] != '-')
      path = argv[i];
    else if (!numberOption(argv[i], "--seconds=", seconds) &&
             !numberOption(argv[i], "--seed=", seed))
      return usage(argv[0]);
  setPaths();
  watchSignals();
  Run run(target, seed);
  if (!path.empty()) {
    fromFile = true;
    return run.tryInput(readExample(path)) ? 0 : 1;
  }
  std::printf("seed %llu\n", static_cast<unsigned long long>(seed));
  std::fflush(stdout);
  const bool clean = run.go(seconds);
  std::printf("%llu inputs, %llu accepted\n", static_cast<unsigned long long>(run.tried),
              static_cast<unsigned long long>(run.taken));
  return clean ? 0 : 1;
}

} // namespace ropewalk
