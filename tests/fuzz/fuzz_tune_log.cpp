//===- fuzz_tune_log.cpp - Broken and lying logs of tuning ----------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An input is a log. Records are made of one that is accepted, and must serve what rules serve.
//
//===----------------------------------------------------------------------===//

#include "fuzz_target.h"

#include "tune/record_builder.h"

using namespace ropewalk;

namespace {

/// One rotation's cells at a time, as ropewalk tune has them.
std::string wrongRecords(const LogFile &log, const ScheduleBook &rules) {
  std::vector<KernelRequest> seen;
  for (const CellResult &first : log.cells) {
    const KernelRequest request = requestOf(first.cell);
    if (std::find(seen.begin(), seen.end(), request) != seen.end())
      continue;
    seen.push_back(request);
    std::vector<MeasuredCell> cells;
    for (const CellResult &result : log.cells)
      if (requestOf(result.cell) == request)
        cells.push_back({&log.header, &result});
    const Target target = log.header.target;
    const std::vector<ScheduleRecord> records =
        llvm::cantFail(buildRecords(cells, rules, {}, target));
    const std::string text = printRecords(records, target, Family::Rope);
    auto again = parseRecords(text, "records", target, Family::Rope);
    if (!again)
      return llvm::toString(again.takeError());
    if (printRecords(*again, target, Family::Rope) != text)
      return "records that come back as others: " + text;
  }
  return "";
}

FuzzOutcome check(const std::string &input, const ScheduleBook &rules) {
  size_t whole = 0;
  auto log = parseLog(input, "log", whole);
  if (!log)
    return refused(llvm::toString(log.takeError()));
  if (whole > input.size() || (whole > 0 && input[whole - 1] != '\n'))
    return bug("a log whose last line has no end");
  const std::string wrong = wrongRecords(*log, rules);
  return wrong.empty() ? accepted() : bug(wrong);
}

constexpr char header[] = R"({"log":"ropewalk tune","schema":1,"target":"x86-64-v3","cpu":"c",)"
                          R"("cpu_class":"A family 1 x86-64-v3",)"
                          R"("generator":"0123456789ab","version":"0.1.0","date":"2026-11-22"})";

std::string kernel(const std::string &schedule, const std::string &ratio) {
  return R"({"kernel":"rope_half_f32_out_d64__x86_64_v3_)" + schedule +
         R"(","ulp":0.5,"correct":true,"final":true,"rounds":15,"ns":20.5,"ratio":)" + ratio +
         R"(,"low":)" + ratio + R"(,"high":)" + ratio + "}";
}

std::string cell(int heads, const std::string &ratio) {
  return R"({"pairing":"half","dtype":"f32","place":"out","head_dim":64,"heads":)" +
         std::to_string(heads) + R"(,"tokens":16,"from_dram":false,"rigor":1,"kernels":[)" +
         kernel("pair8x1", "1") + "," + kernel("pair8x2", ratio) +
         R"(],"failed":[{"kernel":"x","why":"y"}],"drift":1.01,"seconds":0.2})";
}

} // namespace

FuzzTarget ropewalk::fuzzTarget() {
  static const ScheduleBook rules = llvm::cantFail(ScheduleBook::load(ROPEWALK_SCHEDULES)).rules();
  FuzzTarget target;
  const std::string begin = std::string(header) + "\n";
  target.examples = {begin, begin + cell(8, "0.9") + "\n",
                     begin + cell(8, "1.1") + "\n" + cell(32, "0.8") + "\n",
                     begin + cell(8, "0.9") + "\n" + cell(64, "0.9").substr(0, 60)};
  target.check = [](const std::string &input) { return check(input, rules); };
  return target;
}
