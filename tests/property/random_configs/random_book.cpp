//===- random_book.cpp - Schedules that nobody chose ----------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "random_book.h"

#include "case.h"

#include "llvm/ADT/ScopeExit.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace ropewalk::test {
namespace {

// Beyond 64 bytes a vector is several registers; far beyond, only compile time.
constexpr int64_t mostLanes = 32;

json::Object record(Random &random, StringRef form, const char *store) {
  const int fewest = form == "lane"; // a pair
  return json::Object{{"form", form},
                      {"store", store},
                      {"vector", INT64_C(1) << random.integer(fewest, Log2_64(mostLanes))},
                      {"parts", INT64_C(1) << random.integer(0, 3)},
                      {"note", "any"}};
}

/// Those that do not compute a request, or cannot stream it, are passed over.
/// Whether some vectors of a target are narrowed by what stores them.
bool canConvert(Target target, StringRef dtype, StringRef form) {
  return dtype == "f16" && form != "word" && target >= Target::X86_64_v3 &&
         target <= Target::X86_64_v4_bf16;
}

bool canStoreLines(Target target) {
  return target == Target::X86_64_v4 || target == Target::X86_64_v4_bf16;
}

json::Array ropeRecords(Random &random, Target target) {
  json::Array records;
  for (const char *dtype : {"f32", "f16", "bf16"})
    for (const char *pairing : {"half", "interleaved"})
      for (const char *place : {"out", "in"})
        for (int flags = 0; flags < 4; ++flags)
          for (const char *form : {"pair", "lane", "word"})
            for (const char *store : {"plain", "nt16", "nt64", "cvt", "line"}) {
              const bool converts = StringRef(store) == "cvt", lines = StringRef(store) == "line";
              if (StringRef(store).starts_with("nt") && StringRef(place) == "in")
                continue;
              if (converts && !canConvert(target, dtype, form))
                continue;
              if (lines && (StringRef(place) == "in" || !canStoreLines(target)))
                continue;
              json::Object one = record(random, form, store);
              if (converts)
                one["vector"] = INT64_C(8) << random.integer(0, 1);
              if (lines) {
                one["vector"] = INT64_C(16) << random.integer(0, 1);
                one["parts"] = 1;
              }
              one["dtype"] = dtype;
              one["pairing"] = pairing;
              one["place"] = place;
              one["reorder"] = (flags & 1) != 0;
              one["any_width"] = (flags & 2) != 0;
              records.push_back(std::move(one));
            }
  return records;
}

json::Array otherRecords(Random &random, const char *field, ArrayRef<const char *> values) {
  json::Array records;
  for (const char *value : values) {
    json::Object one = record(random, "pair", "plain");
    one[field] = value;
    records.push_back(std::move(one));
  }
  return records;
}

Error write(StringRef folder, Target target, const char *family, json::Array records) {
  const std::string_view name = targetName(target);
  SmallString<128> path(folder);
  sys::path::append(path, StringRef(name.data(), name.size()));
  if (std::error_code code = sys::fs::create_directories(path))
    return createStringError(code, "cannot make " + path);
  sys::path::append(path, Twine(family) + ".json");
  std::error_code code;
  raw_fd_ostream file(path, code);
  if (code)
    return createStringError(code, "cannot write " + path);
  file << json::Value(json::Object{{"schema", 1},
                                   {"target", std::string(name)},
                                   {"family", family},
                                   {"records", std::move(records)}});
  return Error::success();
}

} // namespace

Expected<ScheduleBook> randomBook(uint64_t seed) {
  SmallString<128> folder;
  if (std::error_code code = sys::fs::createUniqueDirectory("random_book", folder))
    return createStringError(code, "cannot make a temporary folder");
  auto cleanUp = scope_exit([&] { sys::fs::remove_directories(folder); });
  Random random(seed);
  for (Target target : allTargets) {
    if (Error error = write(folder, target, "rope", ropeRecords(random, target)))
      return error;
    if (hasFamily(target, Family::Copy))
      if (Error error =
              write(folder, target, "copy", otherRecords(random, "dtype", {"f32", "f16"})))
        return error;
    if (Error error = write(folder, target, "rows",
                            otherRecords(random, "source", {"f32", "f16", "bf16", "factored"})))
      return error;
  }
  return ScheduleBook::load(folder);
}

} // namespace ropewalk::test
