//===- child.cpp - Work that may crash or hang ----------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "child.h"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <system_error>
#include <unistd.h>

namespace ropewalk {
namespace {

std::string lastError(const char *what) {
  return std::string(what) + ": " + std::error_code(errno, std::generic_category()).message();
}

[[noreturn]] void beChild(const std::function<void(ChildOutput &)> &work, int fd, pid_t parent) {
  // It shall not outlive the process that was killed, whose files it holds open.
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent)
    _exit(1);
  // A crash here is an answer, not a fault to keep a picture of, or to print a trace for.
  const rlimit none = {0, 0};
  setrlimit(RLIMIT_CORE, &none);
  for (int number : {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGPIPE})
    signal(number, SIG_DFL);
  ChildOutput output(fd);
  work(output);
  _exit(0);
}

using Clock = std::chrono::steady_clock;

/// False once nothing came for so long.
bool readAll(int fd, Clock::duration silence, std::string &output) {
  Clock::time_point end = Clock::now() + silence;
  for (;;) {
    const auto left =
        std::chrono::duration_cast<std::chrono::milliseconds>(end - Clock::now()).count();
    if (left <= 0)
      return false;
    pollfd one = {fd, POLLIN, 0};
    const int ready = poll(&one, 1, static_cast<int>(std::min<int64_t>(left, 1000)));
    if (ready <= 0)
      continue;
    char bytes[4096];
    const ssize_t count = read(fd, bytes, sizeof bytes);
    if (count < 0 && errno == EINTR)
      continue;
    if (count <= 0)
      return true;
    output.append(bytes, static_cast<size_t>(count));
    end = Clock::now() + silence;
  }
}

std::string howItEnded(int status) {
  if (WIFSIGNALED(status))
    return "died of signal " + std::to_string(WTERMSIG(status));
  return WEXITSTATUS(status) == 0 ? "" : "exit code " + std::to_string(WEXITSTATUS(status));
}

} // namespace

void ChildOutput::write(const void *bytes, size_t size) {
  for (auto *next = static_cast<const char *>(bytes); size > 0;) {
    const ssize_t count = ::write(fd, next, size);
    if (count < 0 && errno == EINTR)
      continue;
    if (count <= 0)
      _exit(1); // nobody is there to read
    next += count;
    size -= static_cast<size_t>(count);
  }
}

ChildEnd runInChild(const std::function<void(ChildOutput &)> &work, double seconds) {
  int ends[2];
  if (pipe(ends) != 0)
    return {"", lastError("pipe")};
  const pid_t parent = getpid(), child = fork();
  if (child < 0) {
    ChildEnd none = {"", lastError("fork")};
    close(ends[0]);
    close(ends[1]);
    return none;
  }
  if (child == 0) {
    close(ends[0]);
    beChild(work, ends[1], parent);
  }
  close(ends[1]);
  ChildEnd end;
  const auto limit =
      std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
  const bool ended = readAll(ends[0], limit, end.output);
  close(ends[0]);
  if (!ended)
    kill(child, SIGKILL);
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR)
    continue;
  char text[32];
  std::snprintf(text, sizeof text, "hung for %.3g s", seconds);
  end.failed = ended ? howItEnded(status) : text;
  return end;
}

} // namespace ropewalk
