//===- schedule_book.cpp --------------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "schedule_book.h"

#include "halide/device_shape.h"
#include "halide/tensor_shape.h"
#include "io/json.h"

#include "llvm/ADT/StringSet.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

#include <numeric>

using namespace llvm;

namespace ropewalk {
namespace {

constexpr int64_t schemaVersion = 1;

/// Reads the fields of one JSON object and reports the first that is wrong.
class FieldReader {
public:
  FieldReader(const json::Object &object, std::string where)
      : object(object), where(std::move(where)) {}

  Error fail(StringRef field, StringRef expected) const {
    std::string found = "nothing";
    if (const json::Value *value = object.get(field))
      found = value->getAsString() ? quoted(*value->getAsString()) : formatv("{0}", *value).str();
    return createStringError(where + ": " + field + " is " + found + ", expected " + expected);
  }

  template <typename T, typename Parse>
  Error optionalName(StringRef field, Parse parse, StringRef expected, std::optional<T> &into) {
    used.insert(field);
    if (!object.get(field))
      return Error::success();
    if (auto text = object.getString(field))
      into = parse(std::string_view(text->data(), text->size()));
    return into ? Error::success() : fail(field, expected);
  }

  Error optionalFlag(StringRef field, bool &into) {
    used.insert(field);
    if (!object.get(field))
      return Error::success();
    auto flag = object.getBoolean(field);
    if (flag)
      into = *flag;
    return flag ? Error::success() : fail(field, "true or false");
  }

  Error integer(StringRef field, int64_t least, std::optional<int64_t> absent, int64_t &into) {
    used.insert(field);
    if (!object.get(field) && absent) {
      into = *absent;
      return Error::success();
    }
    auto number = object.getInteger(field);
    if (!number || *number < least)
      return fail(field, "an integer of at least " + std::to_string(least));
    into = *number;
    return Error::success();
  }

  Error text(StringRef field, std::string &into) {
    used.insert(field);
    auto text = object.getString(field);
    if (!text || text->empty())
      return fail(field, "a sentence");
    into = text->str();
    return Error::success();
  }

  Error nothingElse() const {
    for (const auto &entry : object)
      if (!used.contains(StringRef(entry.first)))
        return createStringError(where + ": unknown field " + quoted(StringRef(entry.first)));
    return Error::success();
  }

private:
  const json::Object &object;
  std::string where;
  StringSet<> used;
};

/// Errors are one line: the second counts only if there is no first.
Error firstError(Error first, Error second) {
  if (!first)
    return second;
  consumeError(std::move(second));
  return first;
}

/// The fields that say which requests a record is for.
Error parseMatch(FieldReader &fields, Family family, ScheduleRecord &record) {
  if (family == Family::Rows)
    return fields.optionalName("source", parseSource, "f32, f16, bf16 or factored", record.source);
  Error error = firstError(
      firstError(
          fields.optionalName("pairing", parsePairing, "half or interleaved", record.pairing),
          fields.optionalName("dtype", parseDtype, "f32, f16 or bf16", record.dtype)),
      fields.optionalName("place", parsePlace, "out or in", record.place));
  error = firstError(std::move(error), fields.optionalFlag("reorder", record.reorder));
  return family == Family::Copy
             ? std::move(error)
             : firstError(std::move(error), fields.optionalFlag("any_width", record.anyWidth));
}

Expected<ScheduleRecord> parseRecord(const json::Object &object, const std::string &where,
                                     Family family) {
  FieldReader fields(object, where);
  ScheduleRecord record;
  Schedule &schedule = record.choice.schedule;
  std::optional<Form> form;
  std::optional<Store> store;
  int64_t vector = 0, parts = 0, lanesPerPart = 0;
  Error error = parseMatch(fields, family, record);
  error = firstError(std::move(error),
                     fields.optionalName("form", parseForm, "pair, lane or word", form));
  error = firstError(std::move(error),
                     fields.optionalName("store", parseStore, "plain, nt16 or nt64", store));
  error = firstError(std::move(error), fields.integer("vector", 1, std::nullopt, vector));
  error = firstError(std::move(error), fields.integer("parts", 1, 1, parts));
  error = firstError(std::move(error), fields.integer("lanes_per_part", 1, 0, lanesPerPart));
  error = firstError(std::move(error), fields.integer("min_bytes", 0, 0, record.choice.minBytes));
  error = firstError(std::move(error), fields.text("note", record.choice.note));
  error = firstError(std::move(error), fields.nothingElse());
  if (error)
    return error;
  if (!form)
    return fields.fail("form", "pair, lane or word");
  if (!isPowerOf2_64(vector) || vector > 64)
    return fields.fail("vector", "a power of two up to 64");
  if (vector < fewestLanes(*form))
    return fields.fail("vector", "at least " + std::to_string(fewestLanes(*form)) + " for form " +
                                     std::string(formName(*form)));
  if (!isPowerOf2_64(parts) || parts > 16)
    return fields.fail("parts", "a power of two up to 16");
  if (!isPowerOf2_64(lanesPerPart) && lanesPerPart != 0)
    return fields.fail("lanes_per_part", "a power of two");
  if (lanesPerPart != 0 && object.get("parts"))
    return fields.fail("lanes_per_part", "none beside parts");
  record.lanesPerPart = lanesPerPart;
  schedule.form = *form;
  schedule.store = store.value_or(Store::Plain);
  schedule.vector = static_cast<int32_t>(vector);
  schedule.parts = static_cast<int32_t>(parts);
  return record;
}

Expected<std::vector<ScheduleRecord>>
parseRecords(const json::Value &document, const std::string &path, Target target, Family family) {
  const json::Object *root = document.getAsObject();
  const json::Array *array = root ? root->getArray("records") : nullptr;
  if (!root || !array)
    return createStringError(path + ": records is missing, expected an array");
  if (root->getInteger("schema") != schemaVersion)
    return FieldReader(*root, path).fail("schema", std::to_string(schemaVersion));
  const std::string_view name = targetName(target);
  if (root->getString("target") != StringRef(name.data(), name.size()))
    return FieldReader(*root, path).fail("target", StringRef(name.data(), name.size()));
  const std::string_view familyText = familyName(family);
  if (root->getString("family") != StringRef(familyText.data(), familyText.size()))
    return FieldReader(*root, path).fail("family", StringRef(familyText.data(), familyText.size()));
  std::vector<ScheduleRecord> records;
  for (const json::Value &value : *array) {
    const std::string where = path + ": records[" + std::to_string(records.size()) + "]";
    const json::Object *object = value.getAsObject();
    if (!object)
      return createStringError(where + " is no object");
    auto record = parseRecord(*object, where, family);
    if (!record)
      return record.takeError();
    records.push_back(*record);
  }
  return records;
}

Expected<std::vector<ScheduleRecord>> loadRecords(StringRef directory, Target target,
                                                  Family family) {
  const std::string_view target_ = targetName(target), family_ = familyName(family);
  SmallString<128> path(directory);
  sys::path::append(path, StringRef(target_.data(), target_.size()),
                    Twine(StringRef(family_.data(), family_.size())) + ".json");
  auto buffer = MemoryBuffer::getFile(path, /*IsText=*/true);
  if (!buffer)
    return createStringError(path.str() + ": " + buffer.getError().message());
  auto document = parseJson((*buffer)->getBuffer(), path);
  if (!document)
    return document.takeError();
  return parseRecords(*document, path.str().str(), target, family);
}

/// The schedule with vectors and parts that divide the window, or a vector that it holds.
Schedule fitted(const KernelRequest &request, const ScheduleRecord &record) {
  Schedule schedule = record.choice.schedule;
  const int64_t lanes = request.channels / channelsPerLane({request, {}, schedule});
  if (hasBlocks(request)) {
    schedule.parts = 1;
    if (request.channels > 0)
      schedule.vector = std::min(schedule.vector, static_cast<int32_t>(bit_floor<uint64_t>(lanes)));
    return schedule;
  }
  schedule.vector = static_cast<int32_t>(std::gcd<int64_t>(schedule.vector, lanes));
  const int64_t parts =
      record.lanesPerPart ? std::max<int64_t>(1, lanes / record.lanesPerPart) : schedule.parts;
  schedule.parts = static_cast<int32_t>(std::gcd<int64_t>(parts, lanes / schedule.vector));
  return schedule;
}

/// Whether a streaming schedule can stream, and a plan can ever choose it: x86 has no vector store
/// past the cache below 16 bytes, and each component's row must begin aligned on both sides; the
/// blocks of a window of any width do not. Rows of cos and sin are made to be read at once.
bool reachesMemory(const KernelRequest &request, const Schedule &schedule) {
  if (schedule.store == Store::Plain)
    return true;
  if (request.family == Family::Rows || hasBlocks(request))
    return false;
  const KernelSpec spec{request, {}, schedule};
  const bool half =
      request.family == Family::Rope && (request.pairing == ROPEWALK_HALF || request.reorder);
  if (schedule.vector * tensorShape(spec, Side::Dst).carrierBytes < 16)
    return false;
  const int64_t rowBytes = request.channels * elementBytes(request.dtype);
  return (half ? rowBytes / 2 : rowBytes) % requiredAlignment(spec) == 0;
}

/// Adds the choice; where fitting made it equal to an earlier one, that one serves both.
void add(std::vector<ScheduleChoice> &choices, ScheduleChoice choice) {
  for (ScheduleChoice &earlier : choices)
    if (earlier.schedule == choice.schedule) {
      earlier.minBytes = std::min(earlier.minBytes, choice.minBytes);
      return;
    }
  choices.push_back(std::move(choice));
}

} // namespace

bool ScheduleRecord::matches(const KernelRequest &request) const {
  const bool inBlocks = request.family == Family::Rope && hasBlocks(request);
  return reorder == request.reorder && anyWidth == inBlocks &&
         (!pairing || *pairing == request.pairing) && (!dtype || *dtype == request.dtype) &&
         (!place || *place == request.place) && (!source || *source == request.source);
}

Expected<ScheduleBook> ScheduleBook::load(StringRef directory) {
  ScheduleBook result;
  for (Target target : allTargets)
    for (Family family : allFamilies) {
      if (!hasFamily(target, family))
        continue;
      auto records = loadRecords(directory, target, family);
      if (!records)
        return records.takeError();
      result.book[static_cast<size_t>(target)][static_cast<size_t>(family)] = std::move(*records);
    }
  return result;
}

Expected<std::vector<ScheduleChoice>> ScheduleBook::choices(const KernelRequest &request,
                                                            Target target) const {
  std::vector<ScheduleChoice> result;
  for (const ScheduleRecord &record : records(target, request.family)) {
    const Schedule &schedule = record.choice.schedule;
    if (!record.matches(request) || (!isDevice(target) && !canCompute(schedule.form, request)))
      continue;
    ScheduleChoice choice = record.choice;
    if (isDevice(target)) {
      if (canRunOnDevice({request, target, schedule}))
        add(result, std::move(choice));
      continue;
    }
    choice.schedule = fitted(request, record);
    if (reachesMemory(request, choice.schedule))
      add(result, std::move(choice));
  }
  if (result.empty())
    return createStringError("no schedule for " + requestName(request) + " on " +
                             std::string(targetName(target)));
  return result;
}

} // namespace ropewalk
