//===- command_line.cpp - Running the ropewalk tool -----------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support/command_line.h"

#include "io/json.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/Regex.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <unistd.h>

using namespace llvm;

namespace ropewalk {

void CommandLineTest::SetUp() { ASSERT_FALSE(sys::fs::createUniqueDirectory("ropewalk", folder)); }
void CommandLineTest::TearDown() { sys::fs::remove_directories(folder); }

std::string CommandLineTest::tool() { return ROPEWALK_TOOL; }

std::string CommandLineTest::write(StringRef name, StringRef text) const {
  OutputFile file = cantFail(OutputFile::create(in(name)));
  cantFail(file.write(text));
  cantFail(file.commit());
  return in(name);
}

CommandLineTest::NamedTensor CommandLineTest::zeros(StringRef name, StringRef dtype,
                                                    std::vector<int64_t> shape) {
  NamedTensor tensor{{name.str(), dtype.str(), std::move(shape)}, {}};
  tensor.data.resize(cantFail(bytesOf(tensor.info)));
  return tensor;
}

CommandLineTest::NamedTensor CommandLineTest::positions(std::vector<int64_t> shape,
                                                        ArrayRef<int64_t> values, StringRef dtype) {
  NamedTensor tensor{{"positions", dtype.str(), std::move(shape)}, {}};
  const size_t bytes = dtype == "I64" ? 8 : 4;
  for (int64_t value : values) {
    char text[8];
    support::endian::write64le(text, value);
    tensor.data.insert(tensor.data.end(), text, text + bytes);
  }
  return tensor;
}

std::string CommandLineTest::writeTensors(StringRef name, std::vector<NamedTensor> tensors) const {
  std::vector<TensorInfo> infos;
  for (const NamedTensor &tensor : tensors)
    infos.push_back(tensor.info);
  SafetensorsWriter writer = cantFail(SafetensorsWriter::create(in(name), infos));
  for (const TensorInfo &info : writer.tensors())
    cantFail(writer.write(find_if(tensors, [&](const NamedTensor &tensor) {
                            return tensor.info.name == info.name;
                          })->data));
  cantFail(writer.commit());
  return in(name);
}

std::string CommandLineTest::writeConfig(StringRef name, StringRef fields) const {
  json::Object config{{"model_type", "llama"},    {"hidden_size", 256},
                      {"num_attention_heads", 4}, {"num_key_value_heads", 2},
                      {"rope_theta", 10000.0},    {"max_position_embeddings", 4096}};
  json::Value changes = cantFail(parseJson(fields, "fields"));
  for (const auto &[key, value] : *changes.getAsObject())
    config[key] = value;
  std::string text;
  raw_string_ostream(text) << json::Value(std::move(config));
  return write(name, text);
}

static std::string readAndRemove(StringRef path) {
  std::string text;
  if (ErrorOr<std::unique_ptr<MemoryBuffer>> buffer = MemoryBuffer::getFile(path))
    text = (*buffer)->getBuffer().str();
  sys::fs::remove(path);
  return text;
}

/// Less what a sanitizer says of Halide's coroutines: it is no finding, and not the tool's word.
static std::string withoutSanitizerNotes(StringRef text) {
  std::string kept;
  while (!text.empty()) {
    auto [line, rest] = text.split('\n');
    if (!line.contains("WARNING: ASan doesn't fully support makecontext"))
      kept += text.take_front(text.size() - rest.size());
    text = rest;
  }
  return kept;
}

CommandResult CommandLineTest::execute(StringRef out, const std::vector<std::string> &words,
                                       std::vector<std::string> environment) const {
  for (char **variable = environ; *variable; ++variable)
    if (const StringRef text = *variable;
        !text.starts_with("ROPEWALK_") || text.starts_with("ROPEWALK_CACHE="))
      environment.push_back(*variable);
  std::vector<StringRef> args(words.begin(), words.end());
  std::vector<StringRef> env(environment.begin(), environment.end());
  const std::string err = (folder + ".err").str();
  CommandResult result;
  std::string failure;
  std::optional<sys::ProcessStatistics> statistics;
  result.exitCode =
      sys::ExecuteAndWait(args[0], args, ArrayRef(env), {StringRef(), out, StringRef(err)},
                          secondsToWait, /*MemoryLimit=*/0, &failure,
                          /*ExecutionFailed=*/nullptr, &statistics);
  if (statistics)
    result.peakKilobytes = statistics->PeakMemory;
  result.err = withoutSanitizerNotes(readAndRemove(err)) + failure;
  return result;
}

CommandResult CommandLineTest::runInto(StringRef out, std::vector<std::string> arguments,
                                       std::vector<std::string> environment) const {
  arguments.insert(arguments.begin(), tool());
  return execute(out, arguments, std::move(environment));
}

CommandResult CommandLineTest::runProgram(const std::vector<std::string> &words,
                                          std::vector<std::string> environment) const {
  // Beside the folder, which tests look into.
  const std::string out = (folder + ".out").str();
  CommandResult result = execute(out, words, std::move(environment));
  result.out = readAndRemove(out);
  return result;
}

CommandResult CommandLineTest::run(std::vector<std::string> arguments,
                                   std::vector<std::string> environment) const {
  arguments.insert(arguments.begin(), tool());
  return runProgram(arguments, std::move(environment));
}

std::vector<std::string> CommandLineTest::entries() const {
  std::vector<std::string> found;
  std::error_code code;
  for (sys::fs::recursive_directory_iterator it(folder, code), end; it != end && !code;
       it.increment(code))
    found.push_back(it->path());
  std::sort(found.begin(), found.end());
  return found;
}

/// On a slow machine progress comes before the error (docs/design/commands.md).
static std::string withoutProgress(StringRef err) {
  Regex progress("^[^\n]*: [0-9]+ of [0-9]+, [0-9]+ s left\n");
  SmallVector<StringRef, 1> line;
  while (progress.match(err, &line))
    err = err.drop_front(line[0].size());
  return err.str();
}

void CommandLineTest::expectRefusal(const std::vector<std::string> &arguments, StringRef what,
                                    int exitCode,
                                    const std::vector<std::string> &environment) const {
  SCOPED_TRACE("ropewalk " + join(arguments, " "));
  const std::vector<std::string> before = entries();
  const CommandResult result = run(arguments, environment);
  const std::string err = withoutProgress(result.err);
  EXPECT_EQ(result.exitCode, exitCode);
  EXPECT_THAT(err, testing::StartsWith("ropewalk: "));
  EXPECT_THAT(err, testing::HasSubstr(what.str()));
  EXPECT_EQ(std::count(err.begin(), err.end(), '\n'), 1) << err;
  EXPECT_EQ(result.out, "");
  EXPECT_EQ(entries(), before);
}

void CommandLineTest::expectWrongInput(const std::vector<std::string> &arguments, StringRef what,
                                       const std::vector<std::string> &environment) const {
  expectRefusal(arguments, what, 1, environment);
}

void CommandLineTest::expectWrongUsage(const std::vector<std::string> &arguments,
                                       StringRef what) const {
  expectRefusal(arguments, what, 2, {});
}

} // namespace ropewalk
