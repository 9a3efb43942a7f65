//===- tune_records.cpp - Records that tune writes ------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tune_records.h"

#include "codegen/generator_hash.h"
#include "io/output.h"
#include "io/progress.h"
#include "tune/record_builder.h"
#include "tune/record_code.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <system_error>
#include <unistd.h>
#include <utility>

using namespace llvm;

namespace ropewalk::driver {
namespace {

/// All cells of a rotation on CPUs of one class.
struct RotationCells {
  std::string cpu;
  KernelRequest request;
  std::vector<MeasuredCell> cells;
};

std::vector<RotationCells> byRotation(ArrayRef<LogFile> logs, ArrayRef<KernelRequest> missing) {
  std::vector<RotationCells> rotations;
  for (const LogFile &log : logs)
    for (const CellResult &result : log.cells) {
      const KernelRequest request = requestOf(result.cell);
      if (is_contained(missing, request))
        continue;
      auto found = find_if(rotations, [&](const RotationCells &one) {
        return one.cpu == log.header.cpuClass && one.request == request;
      });
      if (found == rotations.end())
        found = rotations.insert(found, {log.header.cpuClass, request, {}});
      found->cells.push_back({&log.header, &result});
    }
  return rotations;
}

Expected<std::vector<ScheduleRecord>> readFile(const std::string &path, Target target) {
  auto buffer = MemoryBuffer::getFile(path, /*IsText=*/true);
  if (!buffer)
    return createStringError(path + ": " + buffer.getError().message());
  return parseRecords((*buffer)->getBuffer(), path, target, Family::Rope);
}

/// Has the code that this generator makes of each measured record, beside them.
struct CodedRecords {
  std::vector<ScheduleRecord *> measured;
  std::vector<std::string> codes;
};

Expected<CodedRecords> codeOf(MutableArrayRef<ScheduleRecord> records, const ScheduleBook &rules,
                              Target target) {
  CodedRecords coded;
  std::vector<ScheduleRecord> measured;
  for (ScheduleRecord &record : records)
    if (record.tuned) {
      coded.measured.push_back(&record);
      measured.push_back(record);
    }
  Progress progress("compiling", measured.size());
  auto codes = codesOf(measured, rules, target, [&](size_t done, size_t total, StringRef name) {
    progress.update(done, total, name);
  });
  if (!codes)
    return codes.takeError();
  coded.codes = std::move(*codes);
  return coded;
}

/// The rotation that it is for, and the class of CPUs.
std::string nameOf(const ScheduleRecord &record) {
  std::string name;
  auto add = [&](std::string_view word) { name += (name.empty() ? "" : " ") + std::string(word); };
  if (record.pairing)
    add(pairingName(*record.pairing));
  if (record.dtype)
    add(dtypeName(*record.dtype));
  if (record.place)
    add(placeName(*record.place));
  if (record.channels > 0)
    add(std::to_string(record.channels));
  if (!record.choice.cpu.empty())
    add("on " + record.choice.cpu);
  return name;
}

/// Why a record has to be measured again; null if it need not be.
const char *whyMeasureAgain(Renewal renewal) {
  switch (renewal) {
  case Renewal::Holds:
  case Renewal::Stamped:
  case Renewal::Renewed:
    return nullptr;
  case Renewal::Unmade:
    return "no such kernel is made, or for no single rotation";
  case Renewal::NoCode:
    return "it does not say of which code";
  case Renewal::Changed:
    return "its code, or what rules prefer, is another now";
  }
  return nullptr;
}

Error renewFile(const std::string &path, const ScheduleBook &rules, Target target) {
  auto records = readFile(path, target);
  if (!records)
    return records.takeError();
  auto coded = codeOf(*records, rules, target);
  if (!coded)
    return createStringError(path + ": " + toString(coded.takeError()));
  if (coded->measured.empty())
    return Error::success();
  size_t changed = 0, stale = 0;
  std::string troubles;
  for (auto [record, code] : zip_equal(coded->measured, coded->codes)) {
    const Renewal renewal = renew(*record->tuned, code, generatorHash(target));
    changed += renewal == Renewal::Stamped || renewal == Renewal::Renewed;
    const char *why = !isDevice(target) && record->choice.cpu.empty() ? "it says no class of CPUs"
                                                                      : whyMeasureAgain(renewal);
    if (!why)
      continue;
    ++stale;
    troubles += "  measure again: records[" + std::to_string(record - records->data()) + "], " +
                nameOf(*record) + ": " + why + "\n";
  }
  if (changed)
    if (Error error = writeFile(path, printRecords(*records, target, Family::Rope)))
      return error;
  outs() << path << ": " << coded->measured.size()
         << (coded->measured.size() == 1 ? " measured record, " : " measured records, ") << changed
         << " written anew, " << stale << " to measure again\n"
         << troubles;
  return Error::success();
}

/// A folder that no other process writes records into at the time: each would write those back that
/// it has read.
class FolderLock {
public:
  static Expected<FolderLock> take(const std::string &folder) {
    FolderLock lock;
    lock.fd = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (lock.fd < 0)
      return errorOf(folder);
    // Where a file system has no locks, records are written without.
    while (::flock(lock.fd, LOCK_EX) < 0)
      if (errno != EINTR)
        break;
    return lock;
  }
  FolderLock(FolderLock &&other) noexcept : fd(std::exchange(other.fd, -1)) {}
  FolderLock &operator=(FolderLock &&) = delete;
  ~FolderLock() {
    if (fd >= 0)
      ::close(fd);
  }

private:
  FolderLock() = default;
  static Error errorOf(const std::string &folder) {
    return createStringError(folder + ": " + std::generic_category().message(errno));
  }
  int fd = -1;
};

/// "half bf16 out 128 on AuthenticAMD ..., 0.990 of the time over 6 shapes"
std::string measuredName(const ScheduleRecord &record) {
  return formatv("{0}, {1:F3} of the time over {2} of {3}", nameOf(record), record.tuned->ratio,
                 shapeCount(record.tuned->cells), record.tuned->cpu);
}

/// A rotation's records, if there are any, before all others but for those that stay there, and
/// none that they replace. A line says what becomes of earlier ones.
void putRecords(std::vector<ScheduleRecord> &file, ArrayRef<MeasuredCell> cells,
                ArrayRef<ScheduleRecord> measured, std::string &notes) {
  std::vector<ScheduleRecord> all, others;
  for (ScheduleRecord &record : file) {
    const Fate fate = fateOf(record, cells);
    if (fate != Fate::Other)
      notes +=
          (fate == Fate::Replaced ? "  replaced: " : "  stays: ") + measuredName(record) + "\n";
    if (fate != Fate::Replaced)
      (fate == Fate::StaysBefore && !measured.empty() ? all : others).push_back(std::move(record));
  }
  append_range(all, measured);
  append_range(all, others);
  file = std::move(all);
}

} // namespace

size_t dropRepeated(std::vector<LogFile> &logs) {
  StringSet<> known;
  size_t dropped = 0;
  for (LogFile &log : logs) {
    std::vector<std::string> own;
    erase_if(log.cells, [&](const CellResult &result) {
      own.push_back(log.header.cpu + "\n" + cellLine(result));
      const bool repeated = known.contains(own.back());
      dropped += repeated;
      return repeated;
    });
    for (const std::string &line : own)
      known.insert(line);
  }
  return dropped;
}

Error writeRecords(ArrayRef<LogFile> logs, Target target, const std::string &folder,
                   ArrayRef<KernelRequest> missing) {
  const std::string path = recordsPath(folder, target, Family::Rope);
  const std::vector<RotationCells> rotations = byRotation(logs, missing);
  auto lock = FolderLock::take(folder);
  if (!lock)
    return lock.takeError();
  auto book = ScheduleBook::load(folder); // as others have left it
  if (!book)
    return book.takeError();
  auto records = readFile(path, target);
  if (!records)
    return records.takeError();
  const ScheduleBook rules = book->rules();
  std::vector<ScheduleRecord> measured;
  std::vector<size_t> counts;
  for (const RotationCells &rotation : rotations) {
    auto some = buildRecords(rotation.cells, rules, book->records(target, Family::Rope), target);
    if (!some)
      return some.takeError();
    counts.push_back(some->size());
    append_range(measured, std::move(*some));
  }
  auto coded = codeOf(measured, rules, target);
  if (!coded)
    return coded.takeError();
  for (auto [record, code] : zip_equal(coded->measured, coded->codes))
    record->tuned->code = code;
  std::string notes;
  ArrayRef<ScheduleRecord> rest(measured);
  for (auto [rotation, count] : reverse(zip_equal(rotations, counts))) { // each before those so far
    putRecords(*records, rotation.cells, rest.take_back(count), notes);
    rest = rest.drop_back(count);
  }
  if (Error error = writeFile(path, printRecords(*records, target, Family::Rope)))
    return error;
  outs() << path << ": " << measured.size() << " measured records for " << rotations.size()
         << " rotations\n"
         << notes;
  return Error::success();
}

Error renewRecords(const std::string &folder) {
  auto lock = FolderLock::take(folder);
  if (!lock)
    return lock.takeError();
  auto book = ScheduleBook::load(folder);
  if (!book)
    return book.takeError();
  const ScheduleBook rules = book->rules();
  for (Target target : allTargets)
    if (Error error = renewFile(recordsPath(folder, target, Family::Rope), rules, target))
      return error;
  return Error::success();
}

} // namespace ropewalk::driver
