//===- fuzz_schedules.cpp - Broken and lying schedule records -------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An input is the name of a file below schedules/, a line end, and what the file holds
// instead of what it really does.
//
//===----------------------------------------------------------------------===//

#include "fuzz_target.h"

#include "codegen/schedule_book.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

#include <fstream>

using namespace ropewalk;

namespace {

/// A file of schedules/.
struct ScheduleFile {
  Target target;
  std::string family;

  std::string name() const { return std::string(targetName(target)) + "/" + family + ".json"; }
  std::string withoutRecords() const {
    return R"({"schema": 1, "target": ")" + std::string(targetName(target)) + R"(", "family": ")" +
           family + R"(", "records": []})";
  }
};

/// A folder of files like schedules/ has, without records: reading real ones takes most of the
/// time. Gone when the program ends well.
class Folder {
public:
  Folder() {
    if (llvm::sys::fs::createUniqueDirectory("ropewalk-fuzz", path))
      std::abort();
    for (Target target : allTargets) {
      const std::string directory(targetName(target));
      if (llvm::sys::fs::create_directory(path + "/" + directory))
        std::abort();
      for (Family family : allFamilies) {
        if (!hasFamily(target, family))
          continue;
        files.push_back({target, std::string(familyName(family))});
        write(files.back(), files.back().withoutRecords());
      }
    }
  }
  ~Folder() { llvm::sys::fs::remove_directories(path); }
  Folder(const Folder &) = delete;

  void write(const ScheduleFile &file, const std::string &text) {
    std::ofstream((path + "/" + file.name()).str(), std::ios::binary) << text;
  }

  llvm::SmallString<128> path;
  std::vector<ScheduleFile> files;
};

/// How many units the vectors of a known width are cut from (spec.md, section 5).
int64_t unitsOf(const KernelRequest &request, Form form) {
  if (request.family == Family::Copy || form == Form::Lane)
    return request.channels;
  if (form == Form::Pair)
    return request.channels / 2;
  return request.pairing == ROPEWALK_HALF ? request.channels / 4 : request.channels / 2;
}

bool isLegal(const KernelRequest &request, Form form) {
  if (request.family != Family::Rope)
    return form == Form::Pair;
  if (form == Form::Word)
    return request.dtype == ROPEWALK_BF16 &&
           (request.pairing == ROPEWALK_INTERLEAVED || request.channels % 4 == 0);
  if (form == Form::Pair && request.pairing == ROPEWALK_INTERLEAVED) // split and joined
    return request.dtype == ROPEWALK_F32 && request.channels > 0;
  return (form == Form::Pair) == (request.pairing == ROPEWALK_HALF);
}

/// Two vectors of 16, 8 or 4 bytes per thread, or a pair.
bool isLegalOnDevice(const KernelRequest &request, const Schedule &schedule) {
  const int32_t vector = schedule.vector; // a thread has two on each side
  const bool words = schedule.form == Form::Word && (vector == 1 || vector == 2 || vector == 4) &&
                     request.channels * elementBytes(request.dtype) % (8 * vector) == 0;
  return (words || (schedule.form == Form::Pair && schedule.vector == 1)) && schedule.parts == 1 &&
         schedule.store == Store::Plain && schedule.load == Load::Plain;
}

/// f16 on x86 from x86-64-v3 on, whole vectors of the instruction; of any width only half ones that
/// are not turned in place.
bool convertsAsItStores(const KernelSpec &spec) {
  const KernelRequest &request = spec.request;
  const bool known = request.channels > 0 ||
                     (request.pairing == ROPEWALK_HALF && request.place == ROPEWALK_OUT_OF_PLACE);
  const Target targets[] = {Target::X86_64_v3, Target::X86_64_v4, Target::X86_64_v4_bf16};
  return known && request.family == Family::Rope && request.dtype == ROPEWALK_F16 &&
         spec.schedule.form != Form::Word &&
         (spec.schedule.vector == 8 || spec.schedule.vector == 16) &&
         llvm::is_contained(targets, spec.target);
}

/// Out of place with AVX-512, of heads whose window, or its second half, begins within a line.
bool storesLines(const KernelSpec &spec) {
  const KernelRequest &request = spec.request;
  const Target targets[] = {Target::X86_64_v4, Target::X86_64_v4_bf16};
  const int64_t bytes = elementBytes(request.dtype), window = request.channels * bytes;
  const int64_t before = request.before * bytes;
  std::vector<int64_t> begins = {before};
  if (request.pairing == ROPEWALK_HALF)
    begins.push_back(before + window / 2);
  return request.family == Family::Rope && request.channels > 0 && !request.reorder &&
         !request.blocks && request.place == ROPEWALK_OUT_OF_PLACE &&
         llvm::is_contained(targets, spec.target) && spec.schedule.vector >= 16 &&
         spec.schedule.parts == 1 &&
         llvm::any_of(begins, [](int64_t begin) { return begin % 64 != 0; }) &&
         before + window + request.behind * bytes >= 64;
}

/// On x86, out of place, all at once: by 16 bytes heads of a line and more, at multiples of these;
/// by lines from AVX2 on heads of whole ones, of what changes the order, or has vectors that begin
/// within lines.
bool joinsStreamedLines(const KernelSpec &spec) {
  const KernelRequest &request = spec.request;
  const int64_t bytes = request.channels * elementBytes(request.dtype);
  const bool halves = request.pairing == ROPEWALK_HALF || request.reorder;
  if (request.place == ROPEWALK_IN_PLACE || request.blocks || spec.target > Target::X86_64_v4_bf16)
    return false;
  if (spec.schedule.store == Store::Stream16)
    return bytes >= 64 && bytes % 16 == 0 && spec.schedule.parts == 1;
  return request.family == Family::Rope && spec.target != Target::X86_64 &&
         (request.reorder || (halves ? bytes / 2 : bytes) % 64 != 0) && bytes > 0 &&
         bytes % 64 == 0 && spec.schedule.parts == 1;
}

/// A known window by itself, paired half in its own order, all at once, of 512 bytes a half.
bool touches(const KernelSpec &spec) {
  const KernelRequest &request = spec.request;
  return request.family == Family::Rope && request.pairing == ROPEWALK_HALF && !request.reorder &&
         request.blocks == 0 && request.before == 0 && request.behind == 0 &&
         spec.schedule.parts == 1 && request.channels * elementBytes(request.dtype) >= 1024;
}

bool prefetches(const KernelSpec &spec) {
  const KernelRequest &request = spec.request;
  const int64_t head = int64_t(request.before) + request.channels + request.behind;
  return request.family == Family::Rope && request.channels > 0 && spec.schedule.parts == 1 &&
         head * elementBytes(request.dtype) >= 64;
}

std::string wrongChoice(const KernelRequest &request, Target target, const ScheduleChoice &choice) {
  const Schedule &schedule = choice.schedule;
  const KernelSpec spec{request, target, schedule};
  if (!(parseKernelName(kernelName(spec)) == spec))
    return "a kernel without a name of its own: " + kernelName(spec);
  if (isDevice(target))
    return isLegalOnDevice(request, schedule) ? "" : "no kernel for a device: " + kernelName(spec);
  if (!isLegal(request, schedule.form))
    return "a form that cannot compute the request: " + kernelName(spec);
  if (choice.maxBytes != 0 || choice.maxHeads != 0)
    return "an end, which tables do not have: " + kernelName(spec);
  if (schedule.vector > 64 || choice.minBytes < 0 || choice.minHeads < 0)
    return "numbers out of their range: " + kernelName(spec);
  if (schedule.form == Form::Lane && schedule.vector < 2)
    return "a vector without its pair: " + kernelName(spec);
  if (schedule.store == Store::Convert && !convertsAsItStores(spec))
    return "nothing that narrows as it stores: " + kernelName(spec);
  if ((schedule.load == Load::Touch && !touches(spec)) ||
      (schedule.load == Load::Prefetch && !prefetches(spec)))
    return "no heads to be read ahead: " + kernelName(spec);
  if (schedule.store == Store::Line && !storesLines(spec))
    return "no heads to be stored by lines: " + kernelName(spec);
  if (request.channels == 0)
    return "";
  const int64_t units = unitsOf(request, schedule.form);
  const bool splits =
      schedule.form == Form::Pair && request.pairing == ROPEWALK_INTERLEAVED && !request.reorder;
  if (request.family == Family::Rope && !splits && units % schedule.vector != 0) // one overlaps
    return schedule.vector <= units && schedule.parts == 1 &&
                   (!isStream(schedule.store) || joinsStreamedLines(spec))
               ? ""
               : "not one vector that the width holds: " + kernelName(spec);
  if (units % (schedule.vector * schedule.parts))
    return "vectors or parts that do not divide the width: " + kernelName(spec);
  return "";
}

/// Every choice of an accepted book must be one that the generator can make a kernel of.
FuzzOutcome checkBook(const ScheduleBook &book, Target target) {
  std::vector<KernelRequest> requests;
  for (int32_t channels : {0, 2, 16, 20, 80, 128, 256, 65536}) {
    for (ropewalk_dtype dtype : {ROPEWALK_F32, ROPEWALK_F16, ROPEWALK_BF16})
      for (ropewalk_pairing pairing : {ROPEWALK_HALF, ROPEWALK_INTERLEAVED})
        for (ropewalk_place place : {ROPEWALK_OUT_OF_PLACE, ROPEWALK_IN_PLACE})
          requests.push_back({Family::Rope, pairing, dtype, place, channels});
    for (ropewalk_dtype dtype : {ROPEWALK_F32, ROPEWALK_F16})
      requests.push_back({Family::Copy, ROPEWALK_HALF, dtype, ROPEWALK_OUT_OF_PLACE, channels});
  }
  for (TableSource source : allTableSources)
    for (int32_t axes : {1, 3, ROPEWALK_MAX_AXES})
      requests.push_back(rowsRequest(source, axes));
  for (const KernelRequest &request : requests) {
    if (!hasKernels(target, request))
      continue;
    auto choices = book.choicesOfAll(request, target);
    if (!choices) {
      const FuzzOutcome outcome = refused(llvm::toString(choices.takeError()));
      if (!outcome.bug.empty())
        return outcome;
      continue;
    }
    if (choices->empty())
      return bug("no schedule, and no error");
    for (const ScheduleChoice &choice : *choices)
      if (std::string wrong = wrongChoice(request, target, choice); !wrong.empty())
        return bug(wrong);
  }
  return accepted();
}

FuzzOutcome check(const std::string &input, Folder &folder) {
  const size_t end = std::min(input.find('\n'), input.size());
  for (const ScheduleFile &file : folder.files)
    if (input.compare(0, end, file.name()) == 0) {
      folder.write(file, input.substr(std::min(end + 1, input.size())));
      auto book = ScheduleBook::load(folder.path);
      folder.write(file, file.withoutRecords());
      return book ? checkBook(*book, file.target) : refused(llvm::toString(book.takeError()));
    }
  return {};
}

} // namespace

FuzzTarget ropewalk::fuzzTarget() {
  static Folder folder;
  FuzzTarget target;
  for (const ScheduleFile &file : folder.files)
    target.examples.push_back(file.name() + "\n" +
                              readExample(ROPEWALK_SCHEDULES "/" + file.name()));
  // Shorter ones, which mutations change more of.
  target.examples.push_back(
      "x86-64/copy.json\n"
      R"({"schema": 1, "target": "x86-64", "family": "copy", "records": [)"
      R"({"form": "pair", "vector": 8, "parts": 2, "store": "nt16", "min_bytes": 4096,)"
      R"( "note": "why"}]})");
  target.examples.push_back(
      "x86-64-v4/rope.json\n"
      R"({"schema": 1, "target": "x86-64-v4", "family": "rope", "records": [{"pairing": "half",)"
      R"( "dtype": "bf16", "place": "in", "form": "word", "vector": 16, "note": "why"}]})");
  target.check = [](const std::string &input) { return check(input, folder); };
  return target;
}
