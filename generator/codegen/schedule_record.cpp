//===- schedule_record.cpp ------------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "schedule_record.h"

#include "device/device_schedule.h"
#include "field_reader.h"
#include "halide/tensor_shape.h"
#include "io/json.h"
#include "provenance.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/Path.h"

#include <algorithm>

using namespace llvm;

namespace ropewalk {
namespace {

constexpr int64_t schemaVersion = 1;

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
  if (family == Family::Copy)
    return error;
  error = firstError(std::move(error), fields.optionalFlag("any_width", record.anyWidth));
  error = firstError(std::move(error), fields.optionalFlag("beside", record.beside));
  return firstError(std::move(error), fields.integer("channels", 2, 0, record.channels));
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
  Error error = fields.text("cpu", tuning.cpu, "the name of a CPU");
  error = firstError(std::move(error),
                     fields.text("generator", tuning.generator, "a hash of the generator"));
  error = firstError(std::move(error),
                     fields.optionalText("code", tuning.code, "a hash of kernels' code"));
  error =
      firstError(std::move(error), fields.text("version", tuning.version, "a version of Ropewalk"));
  error = firstError(std::move(error), fields.text("date", tuning.date, expectedDate, isDate));
  error = firstError(std::move(error), fields.integer("cells", 1, std::nullopt, tuning.cells));
  error = firstError(std::move(error), fields.number("ratio", leastRatio, 1, tuning.ratio));
  error = firstError(std::move(error), fields.nothingElse());
  if (!error)
    into = std::move(tuning);
  return error;
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

/// The one that a record of rotations names; what it does not say is the first of its kind.
KernelRequest requestNamed(const ScheduleRecord &record) {
  KernelRequest request;
  request.family = Family::Rope;
  request.pairing = record.pairing.value_or(ROPEWALK_HALF);
  request.dtype = record.dtype.value_or(ROPEWALK_F32);
  request.place = record.place.value_or(ROPEWALK_OUT_OF_PLACE);
  request.channels = static_cast<int32_t>(record.channels);
  request.reorder = record.reorder;
  return request;
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

Expected<ScheduleRecord> parseRecord(const json::Object &object, const std::string &where,
                                     Target target, Family family) {
  FieldReader fields(object, where);
  ScheduleRecord record;
  Schedule &schedule = record.choice.schedule;
  std::optional<Form> form;
  std::optional<Store> store;
  std::optional<Load> load;
  int64_t vector = 0, parts = 0, lanesPerPart = 0;
  Error error = parseMatch(fields, family, record);
  error = firstError(std::move(error),
                     fields.optionalName("form", parseForm, "pair, lane or word", form));
  error =
      firstError(std::move(error),
                 fields.optionalName("store", parseStore, "plain, cvt, line, nt16 or nt64", store));
  error = firstError(std::move(error),
                     fields.optionalName("load", parseLoad, "plain, touch or prefetch", load));
  error = firstError(std::move(error), fields.integer("vector", 1, std::nullopt, vector));
  error = firstError(std::move(error), fields.integer("parts", 1, 1, parts));
  error = firstError(std::move(error), fields.integer("lanes_per_part", 1, 0, lanesPerPart));
  error = firstError(std::move(error), parseLaunch(fields, target, schedule.launch));
  error = firstError(std::move(error), fields.integer("min_bytes", 0, 0, record.choice.minBytes));
  error = firstError(std::move(error), fields.integer("max_bytes", 0, 0, record.choice.maxBytes));
  error = firstError(std::move(error), fields.integer("min_heads", 0, 0, record.choice.minHeads));
  error = firstError(std::move(error), parseCpu(fields, object, target, record.choice.cpu));
  error = firstError(std::move(error), parseClassMinBytes(fields, object, where, target, record));
  error = firstError(std::move(error), fields.text("note", record.choice.note, "a sentence"));
  fields.nested("tuned");
  error = firstError(std::move(error), fields.nothingElse());
  error = firstError(std::move(error), parseTuning(object, where, record.tuned));
  if (error)
    return error;
  if (!form)
    return fields.fail("form", "pair, lane or word");
  if (!isPowerOf2_64(vector) || vector > 64)
    return fields.fail("vector", "a power of two up to 64");
  if (vector < fewestLanes(*form))
    return fields.fail("vector", "at least " + std::to_string(fewestLanes(*form)) + " for form " +
                                     std::string(formName(*form)));
  if (parts > 16) // 3 in a window of 192
    return fields.fail("parts", "at most 16");
  if (!isPowerOf2_64(lanesPerPart) && lanesPerPart != 0)
    return fields.fail("lanes_per_part", "a power of two");
  if (lanesPerPart != 0 && object.get("parts"))
    return fields.fail("lanes_per_part", "none beside parts");
  if (record.choice.maxBytes != 0 && record.choice.maxBytes <= record.choice.minBytes)
    return fields.fail("max_bytes", "more than min_bytes");
  for (const auto &[name, bytes] : record.classMinBytes)
    if (bytes >= record.choice.minBytes)
      return fields.fail("class_min_bytes", "less than min_bytes on each class");
  if (record.tuned && !record.classMinBytes.empty())
    return fields.fail("class_min_bytes", "nothing beside tuned");
  record.lanesPerPart = lanesPerPart;
  schedule.form = *form;
  schedule.store = store.value_or(Store::Plain);
  schedule.load = load.value_or(Load::Plain);
  schedule.vector = static_cast<int32_t>(vector);
  schedule.parts = static_cast<int32_t>(parts);
  if (Error wrong = checkSchedule(fields, record, target, family))
    return wrong;
  return record;
}

/// {"a": 1, "b": 2}, in the order in which fields are added.
class LineWriter {
public:
  LineWriter &add(StringRef field, const json::Value &value) {
    text += (text.empty() ? "" : ", ") + formatv("\"{0}\": {1}", field, value).str();
    return *this;
  }
  template <typename T>
  LineWriter &addName(StringRef field, const std::optional<T> &value, std::string_view (*name)(T)) {
    return value ? add(field, std::string(name(*value))) : *this;
  }
  LineWriter &addUnless(StringRef field, int64_t value, int64_t absent) {
    return value == absent ? *this : add(field, value);
  }
  /// Text that is JSON already.
  LineWriter &addRaw(StringRef field, const std::string &raw) {
    text += formatv(", \"{0}\": {1}", field, raw);
    return *this;
  }
  std::string str() const { return "{" + text + "}"; }

private:
  std::string text;
};

std::string printTuning(const Tuning &tuning) {
  LineWriter line;
  line.add("cpu", tuning.cpu).add("generator", tuning.generator);
  if (!tuning.code.empty())
    line.add("code", tuning.code);
  line.add("version", tuning.version).add("date", tuning.date).add("cells", tuning.cells);
  return line.addRaw("ratio", formatv("{0:F3}", std::max(tuning.ratio, leastRatio))).str();
}

std::string printRecord(const ScheduleRecord &record) {
  const ScheduleChoice &choice = record.choice;
  LineWriter line;
  line.addName("pairing", record.pairing, pairingName).addName("dtype", record.dtype, dtypeName);
  line.addName("place", record.place, placeName).addName("source", record.source, sourceName);
  if (record.reorder)
    line.add("reorder", true);
  if (record.anyWidth)
    line.add("any_width", true);
  if (record.beside)
    line.add("beside", true);
  line.addUnless("channels", record.channels, 0);
  line.add("form", std::string(formName(choice.schedule.form)));
  line.add("vector", choice.schedule.vector);
  if (record.lanesPerPart)
    line.add("lanes_per_part", record.lanesPerPart);
  else
    line.addUnless("parts", choice.schedule.parts, 1);
  if (choice.schedule.load != Load::Plain)
    line.add("load", std::string(loadName(choice.schedule.load)));
  if (choice.schedule.store != Store::Plain)
    line.add("store", std::string(storeName(choice.schedule.store)));
  line.addUnless("block", choice.schedule.launch.blockThreads, 0);
  if (choice.schedule.launch.order != GridOrder::Memory)
    line.add("order", std::string(gridOrderName(choice.schedule.launch.order)));
  line.addUnless("min_bytes", choice.minBytes, 0).addUnless("max_bytes", choice.maxBytes, 0);
  LineWriter classes;
  for (const auto &[name, bytes] : record.classMinBytes)
    classes.add(name, bytes);
  if (!record.classMinBytes.empty())
    line.addRaw("class_min_bytes", classes.str());
  line.addUnless("min_heads", choice.minHeads, 0);
  if (!choice.cpu.empty())
    line.add("cpu", choice.cpu);
  line.add("note", choice.note);
  if (record.tuned)
    line.addRaw("tuned", printTuning(*record.tuned));
  return line.str();
}

/// What a file says beside its records.
Error parseHead(const json::Object &root, const std::string &path, Target target, Family family) {
  FieldReader fields(root, path);
  fields.nested("schema");
  if (root.getInteger("schema") != schemaVersion)
    return fields.fail("schema", std::to_string(schemaVersion));
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
    const auto [same, isNew] = places.try_emplace(printRecord(*record), records.size());
    if (!isNew)
      return createStringError(where + " is the same as records[" + std::to_string(same->second) +
                               "], expected each once");
    records.push_back(*record);
  }
  return records;
}

std::string printRecords(ArrayRef<ScheduleRecord> records, Target target, Family family) {
  std::string text = "{\n  \"schema\": " + std::to_string(schemaVersion) + ",\n  \"target\": \"" +
                     std::string(targetName(target)) + "\",\n  \"family\": \"" +
                     std::string(familyName(family)) + "\",\n  \"records\": [";
  for (size_t i = 0; i < records.size(); ++i)
    text += (i ? ",\n    " : "\n    ") + printRecord(records[i]);
  return text + "\n  ]\n}\n";
}

std::string recordsPath(StringRef directory, Target target, Family family) {
  const std::string_view target_ = targetName(target), family_ = familyName(family);
  SmallString<128> path(directory);
  sys::path::append(path, StringRef(target_.data(), target_.size()),
                    Twine(StringRef(family_.data(), family_.size())) + ".json");
  return path.str().str();
}

std::string whyNoRotation(const ScheduleRecord &record) {
  for (const auto &[field, isThere] : {std::pair("pairing", record.pairing.has_value()),
                                       {"dtype", record.dtype.has_value()},
                                       {"place", record.place.has_value()},
                                       {"channels", record.channels > 0}})
    if (!isThere)
      return std::string(field) + " is nothing, expected that of the rotation";
  for (const auto &[field, isThere] :
       {std::pair("any_width", record.anyWidth), {"beside", record.beside}})
    if (isThere)
      return std::string(field) + " is true, expected one rotation";
  if (record.lanesPerPart)
    return "lanes_per_part is " + std::to_string(record.lanesPerPart) + ", expected parts";
  if (record.channels > widestOwnWidth || isOddWindow(requestNamed(record)))
    return "channels is " + std::to_string(record.channels) + ", expected a multiple of " +
           std::to_string(vectorMultiple) + " up to " + std::to_string(widestOwnWidth);
  return "";
}

std::optional<KernelRequest> rotationOf(const ScheduleRecord &record) {
  if (!whyNoRotation(record).empty())
    return std::nullopt;
  return requestNamed(record);
}

bool ScheduleRecord::matches(const KernelRequest &request) const {
  const bool odd = request.family == Family::Rope && isOddWindow(request);
  return reorder == request.reorder && anyWidth == odd && (!beside || copiesBeside(request)) &&
         (channels == 0 || channels == request.channels) &&
         (!pairing || *pairing == request.pairing) && (!dtype || *dtype == request.dtype) &&
         (!place || *place == request.place) && (!source || *source == request.source);
}

} // namespace ropewalk
