//===- usage_error_test.cpp - Wrong usage of the command line -------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support/command_line.h"

#include "codegen/targets.h"

#include <gmock/gmock.h>

#include <sys/stat.h>

using namespace ropewalk;
using testing::HasSubstr;

namespace {

class UsageErrors : public CommandLineTest {};

TEST_F(UsageErrors, UnknownCommandOrOption) {
  expectWrongUsage({"twist"}, "command is 'twist', expected one of compile, apply");
  expectWrongUsage({"freqs", "--colour"}, "argument '--colour' is no option");
  expectWrongUsage({"freqs", "--modle=llama-3-8b"}, "is no option; the nearest is --model (see ");
  expectWrongUsage({"freqs", "--config"}, "requires a value");
  EXPECT_EQ(run({}).exitCode, 2);
}

TEST_F(UsageErrors, MissingOption) {
  const std::string config = writeConfig("config.json");
  expectWrongUsage({"freqs"}, "--config is missing");
  expectWrongUsage({"apply", "--config", config}, "--tensors is missing");
  expectWrongUsage({"apply", "--config", config, "--tensors", "x"}, "--output is missing");
  expectWrongUsage(
      {"apply", "--config", config, "--tensors", "x", "--output", "y", "--pad", "copy"},
      "--pad-position is missing");
  expectWrongUsage({"compile"}, "MODEL is missing");
  expectWrongUsage({"compile", config, "--targets", "native"}, "-o is missing");
  expectWrongUsage({"compile", config, "-o", in("lib")}, "--targets is missing");
  expectWrongUsage(
      {"compile", config, writeConfig("other.json"), "--targets", "x86-64", "-o", in("lib")},
      "--name is missing");
}

TEST_F(UsageErrors, ValueThatIsNoNumber) {
  for (const char *value : {"x", "", "1.5", "9223372036854775808", "0x10"}) {
    expectWrongUsage({"freqs", "--seq-len=" + std::string(value)},
                     "--seq-len is '" + std::string(value) +
                         "', expected an integer in [-2^63, 2^63)\n");
    expectWrongUsage({"apply", "--pad-position=" + std::string(value)},
                     "--pad-position is '" + std::string(value) + "', expected an integer in");
  }
  expectWrongUsage({"bench", "--tokens", "1,x"}, "--tokens is 'x', expected an integer in");
  expectWrongUsage({"check", "--jobs", "02000"}, "', expected 1 to 1024"); // no octal number
  expectWrongUsage({"check", "--jobs", "2147483648"},
                   "--jobs is '2147483648', expected an integer in [-2^31, 2^31)");
  expectWrongUsage({"bench", "--seconds", "x"}, "--seconds is 'x', expected a number");
  expectWrongUsage({"freqs", "--seq-len"}, "for the --seq-len option: requires a value!");
}

TEST_F(UsageErrors, UnknownValue) {
  const std::string config = writeConfig("config.json");
  const std::vector<std::string> apply = {"apply", "--config", config,   "--tensors",
                                          "x",     "--output", in("out")};
  const std::pair<const char *, const char *> values[] = {
      {"--layout", "bshx"},  {"--angle", "fast"}, {"--device", "tpu"},
      {"--pairing", "both"}, {"--pad", "drop"},   {"--seq-len", "0"}};
  for (auto [option, value] : values) {
    std::vector<std::string> arguments = apply;
    arguments.insert(arguments.end(), {option, value});
    expectWrongUsage(arguments, std::string(option) + " is '" + value + "', expected");
  }
  expectWrongUsage({"bench", "--format", "xml"}, "--format is 'xml'");
  expectWrongUsage({"bench", "--tokens", "0"}, "--tokens is '0'");
  expectWrongUsage({"bench", "--dtype", "f64"}, "--dtype is 'f64'");
  expectWrongUsage({"check", "--format", "xml"}, "--format is 'xml', expected table or json");
  for (const char *value : {"0", "-1", "1025"})
    expectWrongUsage({"check", "--jobs", value},
                     "--jobs is '" + std::string(value) + "', expected 1 to 1024");
  for (const char *value : {"0", "-1", "1000001"})
    expectWrongUsage({"check", "--rounds", value},
                     "--rounds is '" + std::string(value) + "', expected 1 to 1000000");
  expectWrongUsage({"check", "--cell=-1"}, "--cell is '-1', expected 0 to ");
  expectWrongUsage({"check", "--cell", "1000000"}, "--cell is '1000000', expected 0 to ");
  expectWrongUsage({"check", "--isa", "pdp-11"}, "--isa is 'pdp-11', expected one of x86-64");
  expectWrongUsage({"compile", config, "--targets", "x86-64,pdp-11", "-o", in("lib")},
                   "ropewalk: target is 'pdp-11', expected one of x86-64, ");
  expectWrongUsage({"compile", config, "--emit", "gold"}, "--emit is 'gold'");
  expectWrongUsage({"compile", config, "--name", "a b", "--targets", "x86-64", "-o", in("lib")},
                   "a b");
}

TEST_F(UsageErrors, BenchOptionsOutOfRange) {
  for (const char *value : {"0", "-1", "nan", "inf", "-inf"})
    expectWrongUsage({"bench", "--seconds", value},
                     "--seconds is '" + std::string(value) + "', expected a finite number above 0");
  for (const char *value : {"0", "65537"})
    expectWrongUsage({"bench", "--heads", value},
                     "--heads is '" + std::string(value) + "', expected 1 to 65536");
  expectWrongUsage({"bench", "--tokens", "1048577"},
                   "--tokens is '1048577', expected 1 to 1048576");
  expectWrongUsage({"bench", "--cpu=-1"}, "--cpu is '-1', expected a CPU that this process");
  for (const char *value : {"1023", "1000000"}) // the last is more than a set of CPUs holds
    expectWrongUsage({"bench", "--cpu", value},
                     "--cpu is '" + std::string(value) + "', expected a CPU that this process");
  for (const char *value : {"0", "-1", "1025"})
    expectWrongUsage({"bench", "--threads", value},
                     "--threads is '" + std::string(value) + "', expected 1 to ");
  for (const char *mode : {"--variants", "--autoschedulers", "--backends"})
    expectWrongUsage({"bench", mode, "--threads=1"},
                     "--threads is given with " + std::string(mode) +
                         ", expected it where kernels alone are timed");
}

TEST_F(UsageErrors, OptionsAboutAModelWithoutOne) {
  for (const char *command : {"bench", "tune"})
    for (const char *option : {"--layer-type=x", "--seq-len=5", "--angle=hf"})
      expectWrongUsage({command, option},
                       llvm::StringRef(option).split('=').first.str() +
                           " is given without --config or --model, expected it with one");
}

TEST_F(UsageErrors, ControlCharacters) {
  expectWrongUsage({"freqs", "--config", "no\nsuch.json"},
                   "argument 3 is 'no?such.json' with a control character, expected none");
  expectWrongUsage({"apply", "--output", "x\x1b[31m"},
                   "argument 3 is 'x?[31m' with a control character, expected none");
  expectWrongUsage({"freqs", "--config",
                    "\xc2\x9b"
                    "31m\xc3\xa9.json"}, // a letter is none
                   "argument 3 is '?31m\xc3\xa9.json' with a control character, expected none");
}

TEST_F(UsageErrors, HelpThatNobodyCanRead) {
  for (const std::vector<std::string> &arguments :
       {std::vector<std::string>{"--help"}, {"freqs", "--help"}, {"--version"}}) {
    const CommandResult result = runInto("/dev/full", arguments);
    EXPECT_EQ(result.exitCode, 1);
    EXPECT_EQ(result.err, "ropewalk: standard output: cannot write: No space left on device\n");
  }
}

/// A file that is opened meanwhile is none of them.
TEST_F(UsageErrors, StandardStreamsThatAreClosed) {
  const CommandResult result = runProgram(
      {"/bin/sh", "-c", "exec \"$0\" \"$@\" >&-", tool(), "bench", "--on-paper", "--targets",
       "x86-64-v3", "--mcpu", "znver3", "--dtype", "f32", "--place", "out", "--head-dim", "64"});
  EXPECT_EQ(result.exitCode, 1);
  EXPECT_EQ(result.err, "ropewalk: standard output: cannot write: Bad file descriptor\n");
}

TEST_F(UsageErrors, BenchOnPaper) {
  for (const char *option : {"--isa=all", "--tokens=1", "--heads=1", "--variants", "--seconds=1",
                             "--cpu=0", "--threads=1"})
    expectWrongUsage({"bench", "--on-paper", option},
                     llvm::StringRef(option).split('=').first.str() +
                         " is given with --on-paper, expected it where kernels run");
  for (const char *option : {"--targets=arm64", "--mcpu=neoverse-n1"})
    expectWrongUsage({"bench", option}, llvm::StringRef(option).split('=').first.str() +
                                            " is given without --on-paper, expected it with");
  expectWrongInput({"bench", "--on-paper", "--targets=armv7"},
                   "target is 'armv7', expected one of");
  for (const char *devices : {"cuda", "opencl", "arm64,cuda"})
    expectWrongUsage({"bench", "--on-paper", std::string("--targets=") + devices},
                     std::string("--targets is '") + devices + "', expected levels of CPUs");
  expectWrongInput({"bench", "--on-paper", "--targets=arm64-bf16", "--mcpu=neoverse-n1"},
                   "--mcpu is 'neoverse-n1', expected one of LLVM's CPUs that runs arm64-bf16");
  expectWrongInput({"bench", "--on-paper", "--targets=arm", "--mcpu=znver4"},
                   "--mcpu is 'znver4', expected one of LLVM's CPUs that runs at least arm64");
}

TEST_F(UsageErrors, BenchAutoschedulers) {
  const auto expect = [&](const char *option, const std::string &what) {
    expectWrongUsage({"bench", "--autoschedulers", option}, what);
  };
  for (const char *option : {"--variants", "--all"})
    expect(option, std::string(option) + " is given with --autoschedulers, expected one of them");
  expect("--on-paper", "--autoschedulers is given with --on-paper, expected it where kernels run");
  expect("--head-dim=258", "--head-dim is '258', expected at most 256 with --autoschedulers");
  if (nativeTargets().size() > 1)
    expect("--isa=all", "--isa is 'all', expected one target with --autoschedulers");
  expectWrongUsage({"bench", "--backends", "--variants"},
                   "--variants is given with --backends, expected one of them");
  expectWrongUsage({"bench", "--backends", "--autoschedulers"},
                   "--autoschedulers is given with --backends, expected one of them");
}

TEST_F(UsageErrors, OptionThatDoesNotApplyToTheStage) {
  const std::pair<const char *, std::vector<const char *>> cases[] = {
      {"lib", {"--kernel"}},
      {"rope", {"--kernel", "--targets", "--schedules", "--name", "--dtypes", "--places"}},
      {"kernels", {"--kernel", "--schedules", "--name"}},
      {"stmt", {"--name"}},
      {"obj", {"--name"}}};
  for (const auto &[stage, options] : cases)
    for (const std::string option : options)
      expectWrongUsage(
          {"compile", writeConfig("config.json"), "-o", in("lib"), "--emit", stage, option, "x"},
          option + " is 'x', expected none with --emit=" + stage);
}

TEST_F(UsageErrors, KernelFilterThatFitsNone) {
  expectWrongInput({"compile", writeConfig("config.json"), "--targets", "x86-64", "--emit", "asm",
                    "--kernel", "waltz"},
                   "--kernel is 'waltz', expected part of the name of a kernel for --targets");
}

TEST_F(UsageErrors, TargetsOfAnotherArchitectureDoNotRunHere) {
  const Architecture host = architectureOf(nativeTargets().front());
  for (Architecture architecture : cpuArchitectures)
    for (Target target : targetsOf(architecture))
      if (architecture != host)
        expectWrongInput({"check", "--isa", std::string(targetName(target))},
                         "--isa is '" + std::string(targetName(target)) +
                             "', expected one that this CPU runs: ");
}

TEST_F(UsageErrors, ValuesOfLaterVersionsAreRefusedByName) {
  const std::string config = writeConfig("config.json");
  const std::string tensors = writeTensors("in", {zeros("q", "F32", {1, 1, 4, 64})});
  const std::vector<std::string> apply = {"apply", "--tensors", tensors, "--output", in("out")};
  for (const std::string device : {"cuda", "opencl"}) {
    std::vector<std::string> arguments = apply;
    arguments.insert(arguments.end(), {"--device", device, "--config", config, "--isa", "x86-64"});
    expectWrongUsage(arguments, "--isa is 'x86-64', expected none beside --device=" + device);
    expectWrongUsage({"check", "--device", device, "--isa", "x86-64"},
                     "--isa is 'x86-64', expected none beside --device=" + device);
  }
}

TEST_F(UsageErrors, BackEndsAreTwoAndMlirsIsForCpus) {
  const std::string config = writeConfig("config.json");
  expectWrongUsage({"compile", config, "--backend", "llvm", "--targets", "x86-64", "--emit", "asm"},
                   "--backend is 'llvm', expected halide or mlir");
  expectWrongUsage({"compile", config, "--backend", "mlir", "--emit", "rope"},
                   "--backend is 'mlir', expected none with --emit=rope");
  expectWrongUsage({"compile", config, "--backend=mlir", "--targets=x86-64,cuda", "--emit=asm"},
                   "--targets is 'x86-64,cuda', expected levels of CPUs with --backend=mlir");
}

TEST_F(UsageErrors, ADevicesTextNeedsItsTarget) {
  const std::string config = writeConfig("config.json");
  for (auto [stage, target] : {std::pair("ptx", "cuda"), std::pair("opencl", "opencl")})
    expectWrongUsage({"compile", config, "--emit", stage, "--targets", "x86-64"},
                     std::string("--targets is 'x86-64', expected ") + target +
                         " among them with --emit=" + stage);
}

TEST_F(UsageErrors, AProgramForCubinsThatFails) {
  const std::string config = writeConfig("config.json");
  const auto compile = [&](std::vector<std::string> options) {
    options.insert(options.begin(), {"compile", config, "--dtypes", "f32", "-o", in("lib")});
    return options;
  };
  for (const std::string &program : {std::string("/bin/false"), in("no-ptxas"), in("")})
    expectWrongInput(compile({"--targets", "cuda", "--ptxas", program}),
                     "--ptxas is '" + program + "', expected a program, or none");
  expectWrongUsage(compile({"--targets", "x86-64,opencl", "--ptxas", "ptxas"}),
                   "--targets is 'x86-64,opencl', expected cuda among them with --ptxas");
  expectWrongUsage({"compile", config, "--targets", "cuda", "--ptxas", "none", "--emit", "ptx"},
                   "--ptxas is 'none', expected none with --emit=ptx");
  // One that is there, and fails at its work.
  const std::string script = write("ptxas", "#!/bin/sh\ntest $1 = --version\n");
  ASSERT_EQ(::chmod(script.c_str(), 0755), 0);
  expectWrongInput(compile({"--targets", "cuda", "--ptxas", script}), script + " fails for sm_80");
}

TEST_F(UsageErrors, OneModelIsNamedOnce) {
  const std::string config = writeConfig("config.json");
  expectWrongUsage({"freqs", "--config", config, "--model", "llama-3.1-8b"},
                   "--model is 'llama-3.1-8b', expected none beside --config");
  expectWrongInput({"freqs", "--model", "lama-3.1-8b"},
                   "model is 'lama-3.1-8b', expected a config.json or one that ropewalk models "
                   "lists; the nearest are llama-3.1-8b, llama-3-8b, llama-3.1-70b");
  expectWrongInput({"compile", "qwen3-9b", "--emit", "rope"},
                   "model is 'qwen3-9b', expected a config.json or one that ropewalk models lists; "
                   "the nearest are qwen3-8b, ");
  expectWrongInput({"compile", in("none.json"), "--emit", "rope"},
                   in("none.json") + ": no such file or directory");
  expectWrongUsage({"models", "--format", "xml"}, "--format is 'xml', expected table or json");
}

TEST_F(UsageErrors, LayerTypes) {
  const std::string config = writeConfig("config.json");
  expectWrongInput({"freqs", "--config", config, "--layer-type", "full_attention"},
                   config + ": --layer-type is 'full_attention', expected none: all layers of "
                            "this model rotate alike");
  for (const char *command : {"freqs", "check", "bench", "explain"})
    expectWrongInput({command, "--model", "gemma-3-4b"},
                     "gemma-3-4b: --layer-type is missing, expected one of full_attention, "
                     "sliding_attention");
  expectWrongInput({"freqs", "--model", "gemma-3-4b", "--layer-type", "main"},
                   "gemma-3-4b: --layer-type is 'main', expected one of full_attention, "
                   "sliding_attention");
}

TEST_F(UsageErrors, LengthThatTheRuleDependsOn) {
  expectWrongInput({"freqs", "--model", "phi-4-mini"},
                   "model phi_4_mini: --seq-len is missing, expected the number of tokens to be "
                   "served, on which its rule depends");
  expectWrongInput({"compile", "phi-4-mini", "--targets", "native", "-o", in("lib")},
                   "model phi_4_mini: --seq-len is missing");
}

TEST_F(UsageErrors, ValuesThatAreEmpty) {
  expectWrongUsage({"check", "--isa="}, "--isa is '', expected a value");
  expectWrongUsage({"check", "--isa", ""}, "--isa is '', expected a value");
  expectWrongUsage({"compile", "llama-3-8b", "--targets", "x86", "-o", ""},
                   "-o is '', expected a value");
  EXPECT_EQ(run({"explain", "--model", "llama-3-8b", "--isa", "native"}).exitCode, 0);
  expectWrongInput({"freqs", "--config=a="}, "a=: no such file");
  expectWrongUsage({"tune", "--log=", "--dry-run"}, "--log is '', expected a value");
  expectWrongUsage({"explain", "--model", "llama-3-8b", "--isa", "x86-64", "--targets", "arm"},
                   "--targets is 'arm', expected none with --isa");
  expectWrongUsage({"explain", "--model", "llama-3-8b", "--targets", "pdp-11"},
                   "target is 'pdp-11', expected one of x86-64");
  expectWrongUsage({"explain", "--model", "llama-3-8b", "--schedules="},
                   "--schedules is '', expected a value");
}

TEST_F(UsageErrors, AModelWithoutItsOption) {
  expectWrongUsage({"freqs", "config.json"},
                   "argument 'config.json' is no option, expected a model "
                   "behind --config or --model");
  expectWrongUsage({"freqs", "it's.json"}, "argument 'it's.json' is no option");
  expectWrongUsage({"freqs", "--bogus"}, "--bogus");
}

TEST_F(UsageErrors, NoFolderForTemporaryFilesIsNeeded) {
  const CommandResult result = runProgram({tool(), "compile", "llama-3-8b", "--targets", "x86-64",
                                           "--emit", "stmt", "--dtypes", "f32", "--places", "in"},
                                          {"TMPDIR=/nowhere", "ROPEWALK_CACHE=" + in("cache")});
  EXPECT_EQ(result.exitCode, 0) << result.err;
}

TEST_F(UsageErrors, TargetThatThisCpuDoesNotRun) {
  const Target best = nativeTargets().front();
  if (best == Target::X86_64_v4_bf16)
    GTEST_SKIP() << "this CPU runs every target";
  expectWrongInput({"check", "--isa", "x86-64-v4-bf16"}, "expected one that this CPU runs");
}

TEST_F(UsageErrors, TargetAboveTheLimit) {
  const std::string config = writeConfig("config.json");
  const std::string tensors = writeTensors("in", {zeros("q", "F32", {1, 1, 4, 64})});
  expectWrongInput({"apply", "--config", config, "--tensors", tensors, "--output", in("out"),
                    "--isa", "x86-64-v3"},
                   "max_isa is x86-64", {"ROPEWALK_MAX_ISA=x86-64"});
  expectWrongInput({"check", "--config", config}, "ROPEWALK_MAX_ISA is 'pdp-11'",
                   {"ROPEWALK_MAX_ISA=pdp-11"});
}

TEST_F(UsageErrors, CacheThatIsNoFolder) {
  const std::string config = writeConfig("config.json");
  for (const std::string &cache : {config, config + "/cache"})
    for (const std::vector<std::string> &arguments : std::vector<std::vector<std::string>>{
             {"check", "--config", config},
             {"compile", config, "--targets", "native", "-o", in("package")}})
      expectWrongInput(arguments,
                       "ROPEWALK_CACHE is '" + cache +
                           "', expected a folder that is there or can be made: Not a directory",
                       {"ROPEWALK_CACHE=" + cache});
}

TEST_F(UsageErrors, SchedulesThatAreMissing) {
  expectWrongInput({"explain", "--config", writeConfig("config.json"), "--schedules", in("none")},
                   in("none"));
}

TEST_F(UsageErrors, HelpIsForEveryCommand) {
  for (const char *command : {"compile", "apply", "freqs", "check", "bench", "explain", "plot"}) {
    const CommandResult result = run({command, "--help"});
    EXPECT_EQ(result.exitCode, 0);
    EXPECT_THAT(result.out, HasSubstr("EXAMPLES:\n\n  ropewalk " + std::string(command)));
    EXPECT_EQ(result.err, "");
  }
  EXPECT_THAT(run({"--help"}).out, HasSubstr("usage: ropewalk COMMAND"));
  EXPECT_THAT(run({"compile", "--help"}).out, HasSubstr(" - " + knownTargets()));
}

TEST_F(UsageErrors, FullStandardOutputIsAnError) {
  const std::string config = writeConfig("config.json");
  for (std::vector<std::string> command : {std::vector<std::string>{"freqs", "--config", config},
                                           {"compile", config, "--emit", "rope"}}) {
    const CommandResult result = runInto("/dev/full", command);
    EXPECT_EQ(result.exitCode, 1);
    EXPECT_EQ(result.err, "ropewalk: standard output: cannot write: No space left on device\n");
  }
}

} // namespace
