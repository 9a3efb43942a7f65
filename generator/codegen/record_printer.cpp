//===- record_printer.cpp -------------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "device/device_schedule.h"
#include "provenance.h"
#include "record_text.h"

#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"

#include <algorithm>

using namespace llvm;

namespace ropewalk {
namespace {

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

} // namespace

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
  line.addUnless("min_heads", choice.minHeads, 0).addUnless("max_heads", choice.maxHeads, 0);
  if (!choice.cpu.empty())
    line.add("cpu", choice.cpu);
  line.add("note", choice.note);
  if (record.tuned)
    line.addRaw("tuned", printTuning(*record.tuned));
  return line.str();
}

std::string printRecords(ArrayRef<ScheduleRecord> records, Target target, Family family) {
  std::string text = "{\n  \"schema\": " + std::to_string(recordSchema) + ",\n  \"target\": \"" +
                     std::string(targetName(target)) + "\",\n  \"family\": \"" +
                     std::string(familyName(family)) + "\",\n  \"records\": [";
  for (size_t i = 0; i < records.size(); ++i)
    text += (i ? ",\n    " : "\n    ") + printRecord(records[i]);
  return text + "\n  ]\n}\n";
}

} // namespace ropewalk
