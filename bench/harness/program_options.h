//===- program_options.h - Options of programs that measure -----*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The programs in bench/ run on machines that have nothing but them, so no LLVM:
//
//   ProgramOptions options("ropewalk_tables", usage);
//   options.seconds("--seconds", seconds);
//   options.cpu(cpu);
//   if (auto exitCode = options.read(argc, argv))
//     return *exitCode;
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_BENCH_HARNESS_PROGRAM_OPTIONS_H
#define ROPEWALK_BENCH_HARNESS_PROGRAM_OPTIONS_H

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace ropewalk::bench {

/// Options are `--name VALUE` or `--name=VALUE`, flags `--name`; of two of a name the last one
/// counts. Variables that are given here are left alone unless their option is there.
class ProgramOptions {
public:
  /// Takes a value; returns what was expected in place of it, empty: just this.
  using Reader = std::function<std::string(const std::string &value)>;

  /// `program` begins every refusal; `usage` is what --help prints.
  ProgramOptions(std::string program, std::string usage)
      : program(std::move(program)), usage(std::move(usage)) {}

  void flag(std::string name, bool &value);
  void value(std::string name, Reader reader);
  /// The same for each part of a list, commas between them; `clear` comes first.
  void list(std::string name, std::function<void()> clear, Reader reader);

  void text(std::string name, std::string &value, std::string expected);
  void seconds(std::string name, double &value);               ///< Finite, above 0.
  void counts(std::string name, std::vector<int64_t> &values); ///< From 1 to 2^20 each.
  void cpu(int &value); ///< --cpu, one that this process may run on.

  /// The exit code: 0 after --help, wherever it stands, 2 after one line about what is wrong, none
  /// if the program is to go on.
  std::optional<int> read(int count, char **words) const;
  int refuse(const std::string &problem) const; ///< The line, and 2.

private:
  struct Option {
    std::string name;
    bool takesValue;
    std::function<std::string(const std::string &value)> refusal; ///< Empty: taken.
  };

  std::string refusal(int count, char **words) const;

  std::string program, usage;
  std::vector<Option> options;
};

} // namespace ropewalk::bench

#endif
