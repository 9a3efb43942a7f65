//===- command.h - Subcommands of ropewalk ----------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_DRIVER_COMMAND_H
#define ROPEWALK_DRIVER_COMMAND_H

#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Error.h"

namespace ropewalk::driver {

/// One subcommand: its options (which belong to `options`), what --help shows below
/// them, and what to do once they are parsed.
struct Command {
  llvm::cl::SubCommand &options;
  const char *examples;
  llvm::Error (*run)();
};

extern const Command applyCommand;
extern const Command benchCommand;
extern const Command checkCommand;
extern const Command compileCommand;
extern const Command explainCommand;
extern const Command freqsCommand;
extern const Command modelsCommand;
extern const Command permuteCommand;
extern const Command plotCommand;
extern const Command tuneCommand;

/// Wrong use of the command line (exit code 2), as opposed to wrong input (1).
class UsageError : public llvm::ErrorInfo<UsageError> {
public:
  static char ID;
  explicit UsageError(const llvm::Twine &message) : message(message.str()) {}
  void log(llvm::raw_ostream &os) const override { os << message; }
  std::error_code convertToErrorCode() const override { return llvm::inconvertibleErrorCode(); }

private:
  std::string message;
};

/// `--<option> is '<found>', expected <expected>`
llvm::Error optionError(const llvm::cl::Option &option, llvm::StringRef found,
                        const llvm::Twine &expected);

/// `--<option> is missing, expected <expected>`
llvm::Error missingOption(const llvm::cl::Option &option, const llvm::Twine &expected);

/// Refuses, as wrong input, a value that the contract has but this version does not.
llvm::Error notYet(const llvm::cl::Option &option, llvm::StringRef found,
                   const llvm::Twine &expected);

} // namespace ropewalk::driver

#endif
