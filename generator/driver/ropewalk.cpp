//===- ropewalk.cpp - The command line tool -------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "codegen/generator_hash.h"
#include "command.h"
#include "io/one_line.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <unistd.h>

using namespace llvm;
using namespace ropewalk::driver;

char UsageError::ID;

Error ropewalk::driver::optionError(const cl::Option &option, StringRef found,
                                    const Twine &expected) {
  return make_error<UsageError>("--" + option.ArgStr + " is '" + found + "', expected " + expected);
}

Error ropewalk::driver::missingOption(const cl::Option &option, const Twine &expected) {
  return make_error<UsageError>("--" + option.ArgStr + " is missing, expected " + expected);
}

Error ropewalk::driver::notYet(const cl::Option &option, StringRef found, const Twine &expected) {
  return createStringError("--" + option.ArgStr + " is '" + found +
                           "', which this version does not support yet, expected " + expected);
}

static const Command *const commands[] = {
    &compileCommand, &applyCommand,   &freqsCommand,  &checkCommand, &benchCommand,
    &explainCommand, &permuteCommand, &modelsCommand, &plotCommand,  &tuneCommand};

static const char overview[] = "Rotary position embedding kernels: generate, run, check, package";

static void printUsage(raw_ostream &os) {
  os << overview << "\n\nusage: ropewalk COMMAND [OPTIONS]\n\n";
  for (const Command *command : commands)
    os << "  " << left_justify(command->options.getName(), 10) << command->options.getDescription()
       << "\n";
  os << "\nropewalk COMMAND --help shows a command's options and examples.\n"
        "Exit code: 0 done, 1 wrong input or a failed check, 2 wrong usage.\n";
}

static const Command *find(StringRef name) {
  for (const Command *command : commands)
    if (command->options.getName() == name)
      return command;
  return nullptr;
}

/// One line on standard error, whatever the message holds.
static int fail(const Twine &message, int exitCode) {
  std::string text = message.str();
  StringRef line = StringRef(text).trim();
  errs() << "ropewalk: " << line.take_until([](char c) { return c == '\n'; }) << "\n";
  return exitCode;
}

static int report(Error error) {
  int exitCode = error.isA<UsageError>() ? 2 : 1;
  return fail(toString(std::move(error)), exitCode);
}

/// The command's option that is most like a word, "" if none is much like it.
static std::string nearestOption(StringRef word, const cl::SubCommand &command) {
  StringRef nearest;
  size_t least = word.size() > 2 ? word.size() * 2 / 5 + 1 : 0;
  for (const auto &option : command.OptionsMap) {
    const StringRef name = option.first;
    const size_t distance = word.edit_distance(name);
    if (distance < least || (distance == least && name < nearest)) {
      least = distance;
      nearest = name;
    }
  }
  return nearest.empty() ? "" : (nearest.size() == 1 ? "-" : "--") + nearest.str();
}

/// LLVM puts the program's name before and advice behind what is wrong.
static int failToParse(StringRef errors, const cl::SubCommand &command) {
  if (errors.empty()) // said already: some go straight to standard error
    return 2;
  errors.consume_front("ropewalk: ");
  StringRef what = errors.take_until([](char c) { return c == '\n'; }).split("  Try: ").first;
  const std::string advice = " (see ropewalk " + command.getName().str() + " --help)";
  if (!what.consume_front("Unknown command line argument '"))
    return fail(what + advice, 2);
  const StringRef word = what.rsplit("'").first;
  std::string expected;
  if (word.starts_with("-")) {
    const std::string nearest = nearestOption(word.ltrim('-').split('=').first, command);
    expected = nearest.empty() ? "" : "; the nearest is " + nearest;
  } else if (command.OptionsMap.contains("config")) {
    expected = ", expected a model behind --config or --model";
  }
  return fail("argument '" + word + "' is no option" + expected + advice, 2);
}

/// What could not be written: 1, after a line about it; else 0.
static int finishOutput() {
  outs().flush();
  if (!outs().has_error())
    return 0;
  const std::string reason = outs().error().message();
  outs().clear_error();
  return fail("standard output: cannot write: " + reason, 1);
}

/// Before outs() is destroyed, which ends the program otherwise: LLVM exits after --help.
static void finishOutputAtExit() {
  if (finishOutput() != 0)
    _exit(1);
}

/// Else the next file opened gets the number of a standard stream that the caller closed, and with
/// it all that is printed. What stands in cannot be printed to, nor read from: that fails as it
/// did.
static void occupyStandardStreams() {
  for (int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
    if (fcntl(stream, F_GETFD) < 0)
      open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY); // the lowest free number
}

/// Messages and listings are lines, whatever a file is called.
static int refuseControlCharacters(int argc, char **argv) {
  for (int i = 1; i < argc; ++i) {
    const std::string shown = ropewalk::inOneLine(argv[i]);
    if (shown != argv[i])
      return fail("argument " + Twine(i) + " is '" + shown +
                      "' with a control character, expected none",
                  2);
  }
  return 0;
}

/// What a script left empty is not what it left out: "--log=", and "--log" before "".
static Error checkValues(ArrayRef<const char *> arguments) {
  StringRef before;
  for (StringRef argument : arguments) {
    StringRef option = argument.empty() ? before : argument;
    const bool isEmpty = argument.empty() || (option.consume_back("=") && !option.contains('='));
    if (option.starts_with("-") && isEmpty)
      return make_error<UsageError>(option + " is '', expected a value");
    before = argument;
  }
  return Error::success();
}

static int runCommand(const Command &command, int argc, char **argv) {
  // LLVM lists all that is registered here under every command, so register one.
  cl::extrahelp examples(command.examples);
  std::string errors;
  raw_string_ostream errorStream(errors);
  if (!cl::ParseCommandLineOptions(argc, argv, overview, &errorStream))
    return failToParse(errors, command.options);
  if (Error error = checkValues(ArrayRef(argv, argc)))
    return report(std::move(error));
  if (Error error = command.run())
    return report(std::move(error));
  return finishOutput();
}

int main(int argc, char **argv) {
  // A file size limit is then an error of write, like a full disk.
  signal(SIGXFSZ, SIG_IGN);
  occupyStandardStreams();
  outs(); // exists before what is to run before its end
  std::atexit(finishOutputAtExit);
  if (const int exitCode = refuseControlCharacters(argc, argv))
    return exitCode;
  static char name[] = "ropewalk";
  argv[0] = name;
  StringRef first = argc > 1 ? argv[1] : "";
  if (first == "--help" || first == "-h" || first == "help") {
    printUsage(outs());
    return 0;
  }
  if (first == "--version") {
    outs() << "ropewalk " ROPEWALK_VERSION " (compiler " << ropewalk::compilerHash() << ")\n";
    return 0;
  }
  if (argc < 2) {
    printUsage(errs());
    return 2;
  }
  if (const Command *command = find(first))
    return runCommand(*command, argc, argv);
  std::string names;
  for (const Command *command : commands)
    names += (names.empty() ? "" : ", ") + command->options.getName().str();
  return fail("command is '" + first + "', expected one of " + names, 2);
}
