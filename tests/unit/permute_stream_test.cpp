//===- permute_stream_test.cpp - ropewalk permute on large files ----------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support/command_line.h"

#include "llvm/Support/Endian.h"
#include "llvm/Support/Program.h"

#include <csignal>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

using namespace ropewalk;

namespace {

/// The model has 4 query heads and 2 key heads of 64.
class PermuteStream : public CommandLineTest {
protected:
  /// The most memory that permuting took.
  uint64_t peakKilobytes(std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(),
                     {"permute", "--config", writeConfig("config.json"), "--from", "half"});
    const CommandResult result = run(arguments);
    EXPECT_EQ(result.exitCode, 0) << result.err;
    return result.peakKilobytes;
  }
  /// A file of matrices of zeros that takes no room on the disk.
  std::string writeSparse(llvm::StringRef name, const std::vector<TensorInfo> &tensors) {
    std::string header = "{";
    int64_t end = 0;
    for (const TensorInfo &tensor : tensors) {
      const int64_t begin = end;
      end += llvm::cantFail(bytesOf(tensor));
      header += (begin ? ",\"" : "\"") + tensor.name + "\":{\"dtype\":\"" + tensor.dtype +
                "\",\"shape\":[" + std::to_string(tensor.shape[0]) + "," +
                std::to_string(tensor.shape[1]) + "],\"data_offsets\":[" + std::to_string(begin) +
                "," + std::to_string(end) + "]}";
    }
    header += "}";
    std::string bytes(8, '\0');
    llvm::support::endian::write64le(bytes.data(), header.size());
    const std::string path = write(name, bytes + header);
    EXPECT_EQ(truncate(path.c_str(), off_t(8 + header.size()) + end), 0);
    return path;
  }
};

/// Takes what is written to a pipe and forgets it, as a disk would.
class Drain {
public:
  explicit Drain(const std::string &path) : path(path) {
    EXPECT_EQ(mkfifo(path.c_str(), 0600), 0);
    reader = std::thread([this] {
      const int fd = ::open(this->path.c_str(), O_RDONLY);
      std::vector<char> buffer(1 << 20);
      for (ssize_t size; (size = read(fd, buffer.data(), buffer.size())) > 0;)
        taken += size;
      close(fd);
    });
  }
  /// Bytes that were written, by processes that have ended.
  int64_t finish() {
    // A writer that never came would leave the reader waiting.
    close(::open(path.c_str(), O_WRONLY | O_NONBLOCK));
    reader.join();
    return taken;
  }

private:
  std::string path;
  std::thread reader;
  int64_t taken = 0;
};

TEST_F(PermuteStream, MemoryDoesNotGrowWithTheFile) {
  // 640 MiB, in tensors of at most 128 MiB.
  std::vector<TensorInfo> tensors = {{"lm_head.weight", "BF16", {128, 1 << 18}}};
  for (const std::string layer : {"0", "1", "2"}) {
    tensors.push_back(
        {"model.layers." + layer + ".self_attn.q_proj.weight", "BF16", {256, 1 << 18}});
    tensors.push_back(
        {"model.layers." + layer + ".self_attn.k_proj.weight", "BF16", {128, 1 << 18}});
  }
  const std::string path = writeSparse("big.safetensors", tensors);

  // What the process takes without any data.
  const uint64_t base = peakKilobytes({"--tensors", path, "--list"});
  Drain drain(in("pipe"));
  const uint64_t peak = peakKilobytes({"--tensors", path, "--output", in("pipe")});
  EXPECT_GT(drain.finish(), INT64_C(640) << 20);
  ASSERT_GT(base, 0u);
  EXPECT_LT(peak, base + 2 * 128 * 1024) << "base " << base << " KiB";
}

TEST_F(PermuteStream, AnInterruptedFolderLeavesNothing) {
  const std::string config = writeConfig("config.json"),
                    first = writeSparse(
                        "a.safetensors",
                        {{"model.layers.0.self_attn.q_proj.weight", "BF16", {256, 1 << 20}}}),
                    second = writeSparse(
                        "b.safetensors",
                        {{"model.layers.0.self_attn.k_proj.weight", "BF16", {128, 1 << 20}}});
  const std::vector<std::string> before = entries();
  const std::string path = tool(), out = in("new");
  const llvm::StringRef arguments[] = {path,     "permute",  "--config",  config,
                                       "--from", "half",     "--tensors", first,
                                       second,   "--output", out};
  bool failed = false;
  const llvm::sys::ProcessInfo process = llvm::sys::ExecuteNoWait(
      arguments[0], arguments, std::nullopt, {"", "", ""}, /*MemoryLimit=*/0, nullptr, &failed);
  ASSERT_FALSE(failed);
  while (entries() == before) // until it has begun
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  EXPECT_EQ(kill(process.Pid, SIGTERM), 0);
  int status = 0;
  ASSERT_EQ(waitpid(process.Pid, &status, 0), process.Pid);
  EXPECT_TRUE(WIFSIGNALED(status));
  EXPECT_EQ(entries(), before);
}

} // namespace
