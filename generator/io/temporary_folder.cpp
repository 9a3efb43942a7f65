//===- temporary_folder.cpp - A folder that goes with its owner -----------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "io/temporary_folder.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <pthread.h>
#include <set>
#include <unistd.h>

using namespace llvm;

namespace ropewalk {
namespace {

constexpr int endingSignals[] = {SIGINT, SIGTERM, SIGHUP};

/// What a signal's handler may use: it can only say which one came.
int toWatcher = -1;
pid_t owner = 0;

void handle(int signal) {
  const int before = errno;
  const char text = static_cast<char>(signal);
  // A child that was forked has the pipe, but neither the watcher nor the folders.
  if (getpid() != owner || ::write(toWatcher, &text, 1) != 1) {
    std::signal(signal, SIG_DFL);
    raise(signal);
  }
  errno = before;
}

/// All folders there are, and a thread that removes them when a signal comes: a handler may not.
class Folders {
public:
  static Folders &get() {
    static Folders &folders = *new Folders; // outlives the watcher
    return folders;
  }

  std::unique_lock<std::recursive_mutex> hold() { return std::unique_lock(mutex); }

  Expected<std::string> make(StringRef stem) {
    std::string name = (stem + "-XXXXXX").str();
    const auto held = hold(); // no signal comes in between
    if (!mkdtemp(name.data()))
      return errorCodeToError(std::error_code(errno, std::generic_category()));
    paths.insert(name);
    return name;
  }

  void forget(const std::string &path) {
    const auto held = hold();
    paths.erase(path);
  }

private:
  Folders() {
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0)
      return;
    fromHandler = ends[0];
    toWatcher = ends[1];
    owner = getpid();
    const auto run = [](void *self) -> void * {
      static_cast<Folders *>(self)->watch();
      return nullptr;
    };
    pthread_t watcher;
    if (pthread_create(&watcher, nullptr, run, this) != 0)
      return; // who may have no thread more has its folders left
    pthread_detach(watcher);
    for (size_t i = 0; i < before.size(); ++i) {
      sigaction(endingSignals[i], nullptr, &before[i]);
      if (before[i].sa_handler == SIG_IGN) // as under nohup
        continue;
      struct sigaction now = {};
      now.sa_handler = handle;
      now.sa_flags = SA_RESTART;
      sigaction(endingSignals[i], &now, nullptr);
    }
  }

  void watch() {
    sigset_t all;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, nullptr);
    char signal = 0;
    while (::read(fromHandler, &signal, 1) != 1)
      if (errno != EINTR)
        return;
    mutex.lock(); // for good: nobody makes, renames or fills another
    // Under another name nobody who still writes there makes anything new.
    for (const std::string &path : paths) {
      const std::string gone = path + "~";
      sys::fs::remove_directories(sys::fs::rename(path, gone) ? path : gone);
    }
    // As if it had come only now: whoever had it before, LLVM that removes files or nobody, has it.
    for (size_t i = 0; i < before.size(); ++i)
      if (endingSignals[i] == signal)
        sigaction(signal, &before[i], nullptr);
    kill(getpid(), signal);
    sleep(2);
    _exit(128 + signal); // a process whose number is 1 gets no signal that would end it
  }

  int fromHandler = -1;
  std::array<struct sigaction, std::size(endingSignals)> before = {};
  std::recursive_mutex mutex;
  std::set<std::string> paths;
};

} // namespace

Expected<TemporaryFolder> TemporaryFolder::create(StringRef stem) {
  auto folder = Folders::get().make(stem);
  if (!folder)
    return folder.takeError();
  return TemporaryFolder(std::move(*folder));
}

Expected<TemporaryFolder> TemporaryFolder::createScratch() {
  SmallString<128> stem;
  sys::path::system_temp_directory(/*ErasedOnReboot=*/true, stem);
  sys::path::append(stem, "ropewalk");
  auto folder = create(stem);
  if (!folder)
    return createStringError("cannot make a temporary folder: " + toString(folder.takeError()));
  return folder;
}

TemporaryFolder::~TemporaryFolder() {
  if (folder.empty())
    return;
  sys::fs::remove_directories(folder);
  Folders::get().forget(folder);
}

std::unique_lock<std::recursive_mutex> TemporaryFolder::hold() { return Folders::get().hold(); }

std::error_code TemporaryFolder::rename(StringRef name) {
  const auto held = hold();
  if (std::error_code code = sys::fs::rename(folder, name))
    return code;
  Folders::get().forget(folder);
  folder.clear();
  return {};
}

} // namespace ropewalk
