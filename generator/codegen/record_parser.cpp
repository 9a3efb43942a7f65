//===- record_parser.cpp --------------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "device/device_schedule.h"
#include "field_reader.h"
#include "halide/tensor_shape.h"
#include "io/json.h"
#include "io/one_line.h"
#include "provenance.h"
#include "record_text.h"

#include "llvm/ADT/StringMap.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace ropewalk {
namespace {

/// The first error of reading some fields.
struct FirstOf {
  Error error = Error::success();
  void then(Error next) { error = firstError(std::move(error), std::move(next)); }
};

/// The fields that say which requests a record is for.
Error parseMatch(FieldReader &fields, Family family, ScheduleRecord &record) {
  if (family == Family::Rows)
    return fields.optionalName("source", parseSource, "f32, f16, bf16 or factored", record.source);
  FirstOf all;
  all.then(fields.optionalName("pairing", parsePairing, "half or interleaved", record.pairing));
  all.then(fields.optionalName("dtype", parseDtype, "f32, f16 or bf16", record.dtype));
  all.then(fields.optionalName("place", parsePlace, "out or in", record.place));
  all.then(fields.optionalFlag("reorder", record.reorder));
  if (family == Family::Copy)
    return std::move(all.error);
  all.then(fields.optionalFlag("any_width", record.anyWidth));
  all.then(fields.optionalFlag("beside", record.beside));
  all.then(fields.integer("channels", 2, 0, record.channels));
  return std::move(all.error);
}

Error parseTuning(const json::Object &object, const std::string &where,
                  std::optional<Tuning> &into) {
  if (!object.get("tuned"))
    return Error::success();
  const json::Object *tuned = object.getObject("tuned");
  if (!tuned)
    return createStringError(where + ": tuned is no object");
  FieldReader fields(*tuned, where + ": tuned");
  Tuning tuning;
  FirstOf all;
  all.then(fields.text("cpu", tuning.cpu, "the name of a CPU in one line", isOneLine));
  all.then(fields.text("generator", tuning.generator, "a hash of the generator", isOneLine));
  all.then(fields.optionalText("code", tuning.code, "a hash of kernels' code", isOneLine));
  all.then(fields.text("version", tuning.version, "a version of Ropewalk", isOneLine));
  all.then(fields.text("date", tuning.date, expectedDate, isDate));
  all.then(fields.integer("cells", 1, std::nullopt, tuning.cells));
  all.then(fields.number("ratio", leastRatio, 1, tuning.ratio));
  all.then(fields.nothingElse());
  if (!all.error)
    into = std::move(tuning);
  return std::move(all.error);
}

/// The class of CPU that a record is for. Devices have none.
Error parseCpu(FieldReader &fields, const json::Object &object, Target target, std::string &cpu) {
  if (isDevice(target) || !object.get("cpu"))
    return Error::success();
  return fields.text("cpu", cpu, expectedCpuClass(target),
                     [&](StringRef text) { return isCpuClass(text, target); });
}

/// Where a rule for all CPUs of the target begins on those of some classes: earlier than elsewhere,
/// since a class has in a package what is preferred on all CPUs, too.
Error parseClassMinBytes(FieldReader &fields, const json::Object &object, const std::string &where,
                         Target target, ScheduleRecord &record) {
  constexpr char field[] = "class_min_bytes";
  if (isDevice(target) || !object.get(field))
    return Error::success();
  fields.nested(field);
  const json::Object *classes = object.getObject(field);
  if (!classes || classes->empty())
    return fields.fail(field, "an object of classes of CPUs and bytes");
  if (!record.choice.cpu.empty())
    return fields.fail(field, "nothing beside cpu");
  FieldReader entries(*classes, where + ": " + field);
  for (const auto &entry : *classes) {
    const StringRef name = entry.first;
    if (!isCpuClass(name, target))
      return createStringError(where + ": " + field + " has " + quoted(name) + ", expected " +
                               expectedCpuClass(target));
    if (Error error = entries.integer(name, 1, std::nullopt, record.classMinBytes[name.str()]))
      return error;
  }
  return Error::success();
}

/// How a device starts a kernel; of CPUs nothing.
Error parseLaunch(FieldReader &fields, Target target, LaunchShape &launch) {
  if (!isDevice(target))
    return Error::success();
  int64_t threads = 0;
  std::optional<GridOrder> order;
  Error error = firstError(fields.integer("block", fewestBlockThreads, 0, threads),
                           fields.optionalName("order", parseGridOrder, gridOrderChoices, order));
  if (!error && !isBlockSize(threads))
    return fields.fail("block", "a power of two from " + std::to_string(fewestBlockThreads) +
                                    " to " + std::to_string(mostBlockThreads));
  launch = {static_cast<int32_t>(threads), order.value_or(GridOrder::Memory)};
  return error;
}

/// Whether kernels for all that a record matches can load as it says; of prefetches whether any
/// may, as requests that have none pass the record over.
bool canLoadAll(Family family, const ScheduleRecord &record) {
  const Schedule &schedule = record.choice.schedule;
  if (schedule.load == Load::Plain)
    return true;
  if (family != Family::Rope || record.lanesPerPart || schedule.parts != 1)
    return false;
  const bool prefetches = schedule.load == Load::Prefetch; // in either pairing
  if (!record.dtype || !record.channels || record.beside)
    return prefetches;
  return (prefetches || record.pairing) && record.channels <= INT32_MAX &&
         canLoad(requestNamed(record), schedule.load, schedule.parts);
}

/// Whether what a record matches has kernels that load and store as it says.
Error checkSchedule(const FieldReader &fields, const ScheduleRecord &record, Target target,
                    Family family) {
  const Schedule &schedule = record.choice.schedule;
  if (schedule.store == Store::Convert && (family != Family::Rope || !record.dtype ||
                                           !hasConvertingStore(target, *record.dtype, schedule)))
    return fields.fail("store", "cvt only with dtype f16, form pair or lane and vector 8 or 16, on "
                                "x86-64-v3 and above");
  if (schedule.store == Store::Line &&
      (family != Family::Rope || record.place != ROPEWALK_OUT_OF_PLACE ||
       !hasLineStore(target, schedule)))
    return fields.fail("store", "line only with place out, vector 16 or more and one part, on "
                                "x86-64-v4 and above");
  if (schedule.load != Load::Plain && (isDevice(target) || !canLoadAll(family, record)))
    return fields.fail("load",
                       schedule.load == Load::Touch
                           ? "touch only with pairing half, dtype, one part, nothing beside "
                             "and channels of which half have " +
                                 std::to_string(narrowestTouchedBytes) + " bytes or more, on CPUs"
                           : "prefetch only of rope in one part, heads of 64 bytes or more, on "
                             "CPUs");
  return Error::success();
}

/// What an object says; a field by itself is right, or an error.
Expected<ScheduleRecord> parseFields(FieldReader &fields, const json::Object &object,
                                     const std::string &where, Target target, Family family) {
  ScheduleRecord record;
  ScheduleChoice &choice = record.choice;
  std::optional<Form> form;
  std::optional<Store> store;
  std::optional<Load> load;
  int64_t vector = 0, parts = 0;
  FirstOf all;
  all.then(parseMatch(fields, family, record));
  all.then(fields.optionalName("form", parseForm, "pair, lane or word", form));
  all.then(fields.optionalName("store", parseStore, "plain, cvt, line, nt16 or nt64", store));
  all.then(fields.optionalName("load", parseLoad, "plain, touch or prefetch", load));
  all.then(fields.integer("vector", 1, std::nullopt, vector));
  all.then(fields.integer("parts", 1, 1, parts));
  all.then(fields.integer("lanes_per_part", 1, 0, record.lanesPerPart));
  all.then(parseLaunch(fields, target, choice.schedule.launch));
  all.then(fields.integer("min_bytes", 0, 0, choice.minBytes));
  all.then(fields.integer("max_bytes", 0, 0, choice.maxBytes));
  all.then(fields.integer("min_heads", 0, 0, choice.minHeads));
  all.then(fields.integer("max_heads", 0, 0, choice.maxHeads));
  all.then(parseCpu(fields, object, target, choice.cpu));
  all.then(parseClassMinBytes(fields, object, where, target, record));
  all.then(fields.text("note", choice.note, "a sentence in one line", isOneLine));
  fields.nested("tuned");
  all.then(fields.nothingElse());
  all.then(parseTuning(object, where, record.tuned));
  if (all.error)
    return std::move(all.error);
  if (!form)
    return fields.fail("form", "pair, lane or word");
  if (!isPowerOf2_64(vector) || vector > 64)
    return fields.fail("vector", "a power of two up to 64");
  if (parts > 16) // 3 in a window of 192
    return fields.fail("parts", "at most 16");
  choice.schedule.form = *form;
  choice.schedule.store = store.value_or(Store::Plain);
  choice.schedule.load = load.value_or(Load::Plain);
  choice.schedule.vector = static_cast<int32_t>(vector);
  choice.schedule.parts = static_cast<int32_t>(parts);
  return record;
}

/// Whether what a record says goes together.
Error checkRecord(const FieldReader &fields, const json::Object &object,
                  const ScheduleRecord &record, Target target) {
  const ScheduleChoice &choice = record.choice;
  const Form form = choice.schedule.form;
  if (choice.schedule.vector < fewestLanes(form))
    return fields.fail("vector", "at least " + std::to_string(fewestLanes(form)) + " for form " +
                                     std::string(formName(form)));
  if (!isPowerOf2_64(record.lanesPerPart) && record.lanesPerPart != 0)
    return fields.fail("lanes_per_part", "a power of two");
  if (record.lanesPerPart != 0 && object.get("parts"))
    return fields.fail("lanes_per_part", "none beside parts");
  if (choice.maxBytes != 0 && choice.maxBytes <= choice.minBytes)
    return fields.fail("max_bytes", "more than min_bytes");
  if (choice.maxHeads != 0 && choice.maxHeads <= choice.minHeads)
    return fields.fail("max_heads", "more than min_heads");
  for (const auto &[name, bytes] : record.classMinBytes)
    if (bytes >= choice.minBytes)
      return fields.fail("class_min_bytes", "less than min_bytes on each class");
  if (record.tuned && !record.classMinBytes.empty())
    return fields.fail("class_min_bytes", "nothing beside tuned");
  // What follows an end is for all CPUs, and would go before what a class has for all calls.
  if (!record.tuned && !isDevice(target) && choice.cpu.empty())
    for (const auto &[name, end] :
         {std::pair("max_bytes", choice.maxBytes), {"max_heads", choice.maxHeads}})
      if (end != 0)
        return fields.fail(name, "nothing in a rule without cpu");
  return Error::success();
}

Expected<ScheduleRecord> parseRecord(const json::Object &object, const std::string &where,
                                     Target target, Family family) {
  FieldReader fields(object, where);
  auto record = parseFields(fields, object, where, target, family);
  if (!record)
    return record;
  if (Error wrong = firstError(checkRecord(fields, object, *record, target),
                               checkSchedule(fields, *record, target, family)))
    return wrong;
  return record;
}

/// What a file says beside its records.
Error parseHead(const json::Object &root, const std::string &path, Target target, Family family) {
  FieldReader fields(root, path);
  fields.nested("schema");
  if (root.getInteger("schema") != recordSchema)
    return fields.fail("schema", std::to_string(recordSchema));
  for (const auto &[field, name] :
       {std::pair("target", targetName(target)), {"family", familyName(family)}}) {
    fields.nested(field);
    const StringRef expected(name.data(), name.size());
    if (root.getString(field) != expected)
      return fields.fail(field, expected);
  }
  fields.nested("records");
  return fields.nothingElse();
}

} // namespace

Expected<std::vector<ScheduleRecord>> parseRecords(StringRef text, StringRef pathText,
                                                   Target target, Family family) {
  const std::string path = pathText.str();
  auto document = parseJson(text, path);
  if (!document)
    return document.takeError();
  const json::Object *root = document->getAsObject();
  const json::Array *array = root ? root->getArray("records") : nullptr;
  if (!root || !array)
    return createStringError(path + ": records is missing, expected an array");
  if (Error error = parseHead(*root, path, target, family))
    return error;
  std::vector<ScheduleRecord> records;
  StringMap<size_t> places;
  for (const json::Value &value : *array) {
    const std::string where = path + ": records[" + std::to_string(records.size()) + "]";
    const json::Object *object = value.getAsObject();
    if (!object)
      return createStringError(where + " is no object");
    auto record = parseRecord(*object, where, target, family);
    if (!record)
      return record.takeError();
    // Whatever is said of it; a measured one may choose what a rule does.
    ScheduleRecord choice = *record;
    choice.choice.note.clear();
    choice.tuned.reset();
    const std::string key = printRecord(choice) + (record->tuned ? "measured" : "");
    const auto [same, isNew] = places.try_emplace(key, records.size());
    if (!isNew)
      return createStringError(where + " chooses the same as records[" +
                               std::to_string(same->second) + "], expected each once");
    records.push_back(*record);
  }
  return records;
}

} // namespace ropewalk
