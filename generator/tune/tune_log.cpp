//===- tune_log.cpp - What was measured, as it is measured ----------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tune_log.h"

#include "codegen/provenance.h"
#include "codegen/schedule_book.h"
#include "device/device_schedule.h"
#include "io/json.h"
#include "io/one_line.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/MemoryBuffer.h"

#include <cmath>

using namespace llvm;

namespace ropewalk {
namespace {

/// A line's fields; the first that is missing or of another kind is remembered.
class LineReader {
public:
  LineReader(const json::Object &object, std::string where)
      : object(object), where(std::move(where)) {}

  std::string string(StringRef field) {
    auto value = object.getString(field);
    return value ? value->str() : (miss(field, "a text"), "");
  }
  double number(StringRef field) {
    auto value = object.getNumber(field);
    return value ? *value : (miss(field, "a number"), 0);
  }
  int64_t count(StringRef field, int64_t most, int64_t least = 1) {
    auto value = object.getInteger(field);
    return value && *value >= least && *value <= most
               ? *value
               : (miss(field,
                       "an integer from " + std::to_string(least) + " to " + std::to_string(most)),
                  least);
  }
  bool flag(StringRef field) {
    auto value = object.getBoolean(field);
    return value ? *value : (miss(field, "true or false"), false);
  }
  template <typename T>
  T name(StringRef field, std::optional<T> (*parse)(std::string_view), StringRef expected) {
    auto value = object.getString(field);
    std::optional<T> parsed;
    if (value)
      parsed = parse(std::string_view(value->data(), value->size()));
    return parsed ? *parsed : (miss(field, expected), T());
  }
  const json::Array &list(StringRef field) {
    static const json::Array none;
    const json::Array *value = object.getArray(field);
    return value ? *value : (miss(field, "an array"), none);
  }
  void miss(StringRef field, StringRef expected) {
    if (!problem.empty())
      return;
    const json::Value *value = object.get(field);
    std::string found = "nothing";
    if (value)
      found = value->getAsString() ? quoted(*value->getAsString()) : formatv("{0}", *value).str();
    problem = where + ": " + field.str() + " is " + found + ", expected " + expected.str();
  }

  std::string problem;

private:
  const json::Object &object;
  std::string where;
};

Expected<LogHeader> parseHeader(const json::Object &object, const std::string &where) {
  LineReader line(object, where);
  LogHeader header;
  if (line.string("log") != "ropewalk tune")
    line.miss("log", "'ropewalk tune'");
  if (object.getInteger("schema") != logSchema)
    line.miss("schema", std::to_string(logSchema));
  header.target = line.name<Target>("target", parseTarget, "the name of a target");
  for (auto [field, into] : {std::pair("cpu", &header.cpu),
                             {"generator", &header.generator},
                             {"version", &header.version}}) {
    *into = line.string(field);
    if (into->empty() || !isOneLine(*into))
      line.miss(field, "a text in one line that is not empty");
  }
  header.date = object.getString("date").value_or("").str();
  if (!isDate(header.date))
    line.miss("date", expectedDate);
  if (!isDevice(header.target)) {
    header.cpuClass = object.getString("cpu_class").value_or("").str();
    if (!isCpuClass(header.cpuClass, header.target))
      line.miss("cpu_class", expectedCpuClass(header.target));
  }
  if (!line.problem.empty())
    return createStringError(line.problem);
  return header;
}

/// Whether there can be such a kernel, and a record of it.
bool canBeMeasured(const KernelSpec &spec) {
  const Schedule &schedule = spec.schedule;
  return schedule.vector <= 64 && schedule.parts <= 16 && canMake(spec);
}

/// What every lap is that was run: the median ratio lies within its interval, and the incumbent's
/// are times / its own, in each of which it took part to the end.
void checkLap(const bench::Lap &lap, bool isIncumbent, LineReader &line) {
  if (isIncumbent && !lap.correct)
    line.miss("correct", "true of the incumbent, which comes first");
  if (isIncumbent && !lap.final)
    line.miss("final", "true of the incumbent, which comes first");
  if (lap.final && !lap.correct)
    line.miss("final", "false of a kernel that is wrong");
  if (!lap.correct) // and so not timed
    return;
  if (!(lap.ns > 0 && std::isfinite(lap.ns)))
    line.miss("ns", "a number above 0");
  if (!(lap.ratio >= leastRatio && lap.ratio <= mostRatio))
    line.miss(
        "ratio",
        formatv("a number from {0} to {1}", json::Value(leastRatio), json::Value(mostRatio)).str());
  for (const auto &[field, number] :
       {std::pair("ratio", lap.ratio), {"low", lap.low}, {"high", lap.high}})
    if (isIncumbent && number != 1)
      line.miss(field, "1 of the incumbent, which comes first");
  if (!(lap.low > 0 && lap.low <= lap.ratio))
    line.miss("low", "a number above 0, up to ratio");
  if (!(lap.high >= lap.ratio && std::isfinite(lap.high)))
    line.miss("high", "a number from ratio on");
}

/// `expected` but for the schedule.
Expected<MeasuredKernel> parseKernel(const json::Value &value, const KernelSpec &expected,
                                     bool isIncumbent, const std::string &where) {
  const json::Object *object = value.getAsObject();
  if (!object)
    return createStringError(where + ": a kernel is no object");
  LineReader line(*object, where);
  MeasuredKernel kernel;
  auto spec = parseKernelName(line.string("kernel"));
  if (spec && isDevice(spec->target)) {
    LaunchShape &launch = spec->schedule.launch;
    launch.blockThreads = static_cast<int32_t>(line.count("block", mostBlockThreads, 0));
    if (!isBlockSize(launch.blockThreads))
      line.miss("block", "0 or a power of two from " + std::to_string(fewestBlockThreads));
    launch.order = line.name<GridOrder>("order", parseGridOrder, gridOrderChoices);
  }
  if (spec && spec->request == expected.request && spec->target == expected.target &&
      canBeMeasured(*spec))
    kernel.spec = *spec;
  else
    line.miss("kernel", "the name of one for this shape");
  bench::Lap &lap = kernel.lap;
  const json::Value *ulp = object->get("ulp");
  lap.maxUlp = ulp && ulp->kind() == json::Value::Null ? INFINITY : line.number("ulp");
  if (lap.maxUlp < 0)
    line.miss("ulp", "a number from 0 on, or null");
  lap.correct = line.flag("correct");
  lap.final = line.flag("final");
  lap.rounds = static_cast<int>(line.count("rounds", INT32_MAX, lap.correct ? 1 : 0));
  lap.ns = line.number("ns");
  lap.ratio = line.number("ratio");
  lap.low = line.number("low");
  lap.high = line.number("high");
  checkLap(lap, isIncumbent, line);
  if (!line.problem.empty())
    return createStringError(line.problem);
  return kernel;
}

Expected<CellResult> parseCell(const json::Object &object, Target target,
                               const std::string &where) {
  LineReader line(object, where);
  CellResult result;
  bench::Case &cell = result.cell;
  cell.pairing = line.name<ropewalk_pairing>("pairing", parsePairing, "half or interleaved");
  cell.dtype = line.name<ropewalk_dtype>("dtype", parseDtype, "f32, f16 or bf16");
  cell.place = line.name<ropewalk_place>("place", parsePlace, "out or in");
  cell.headDim = line.count("head_dim", mostTunedWidth);
  cell.heads = line.count("heads", mostTunedHeads);
  cell.tokens = line.count("tokens", mostTunedTokens);
  if (line.problem.empty() && cell.headDim % tunedWidthStep != 0)
    line.miss("head_dim", "a multiple of " + std::to_string(tunedWidthStep));
  cell.fromDram = line.flag("from_dram");
  result.rigor = static_cast<int>(line.count("rigor", mostRigor));
  result.drift = line.number("drift");
  result.seconds = line.number("seconds");
  const json::Array &kernels = line.list("kernels"), &failed = line.list("failed");
  if (line.problem.empty() && kernels.empty())
    line.miss("kernels", "the incumbent at least");
  if (!line.problem.empty())
    return createStringError(line.problem);
  for (const json::Value &value : kernels) {
    auto kernel = parseKernel(value, {requestOf(cell), target, {}}, result.kernels.empty(), where);
    if (!kernel)
      return kernel.takeError();
    if (any_of(result.kernels,
               [&](const MeasuredKernel &other) { return other.spec == kernel->spec; }))
      return createStringError(where + ": kernel is '" + scheduleName(kernel->spec) +
                               "' twice, expected each once");
    result.kernels.push_back(*kernel);
  }
  for (const json::Value &value : failed)
    if (const json::Object *kernel = value.getAsObject())
      result.failed.push_back({kernel->getString("kernel").value_or("").str(),
                               kernel->getString("why").value_or("").str()});
  return result;
}

/// The object of a shape's line, or the header's.
Expected<json::Object> parseLine(StringRef line, StringRef path, int64_t number) {
  auto value = parseJson(line, path, number);
  if (!value)
    return value.takeError();
  if (json::Object *object = value->getAsObject())
    return std::move(*object);
  return createStringError(Twine(path) + ":" + Twine(number) + ": the line is no object");
}

/// A wrong line of a shape is no reason to lose all others.
Error withRemedy(Error error) {
  return createStringError(toString(std::move(error)) +
                           ": take that line out, and its shape is measured again");
}

Error toError(const std::string &problem) {
  return problem.empty() ? Error::success() : createStringError(problem);
}

} // namespace

/// In the place of an earlier measurement, if there is one.
static void put(std::vector<CellResult> &cells, CellResult result) {
  for (CellResult &earlier : cells)
    if (sameShape(earlier.cell, result.cell)) {
      earlier = std::move(result);
      return;
    }
  cells.push_back(std::move(result));
}

Expected<LogFile> parseLog(StringRef rest, StringRef path, size_t &whole) {
  LogFile file;
  whole = 0;
  for (int64_t number = 1; rest.contains('\n'); ++number) {
    auto [line, behind] = rest.split('\n');
    whole += line.size() + 1;
    rest = behind;
    const std::string where = path.str() + ":" + std::to_string(number);
    auto object = parseLine(line, path, number);
    if (number == 1) {
      auto header = object ? parseHeader(*object, where) : object.takeError();
      if (!header)
        return header.takeError();
      file.header = std::move(*header);
      continue;
    }
    auto cell = object ? parseCell(*object, file.header.target, where) : object.takeError();
    if (!cell)
      return withRemedy(cell.takeError());
    put(file.cells, std::move(*cell));
  }
  return file;
}

Expected<LogFile> readLog(StringRef path) {
  auto buffer = MemoryBuffer::getFile(path, /*IsText=*/true);
  if (!buffer)
    return createStringError(path + ": " + buffer.getError().message());
  size_t whole;
  auto file = parseLog((*buffer)->getBuffer(), path, whole);
  if (file && whole == 0)
    return createStringError(
        path + ": " +
        ((*buffer)->getBuffer().empty() ? "the log is empty" : "no line of the log is whole") +
        ", expected a header");
  return file;
}

Expected<TuneLog> TuneLog::open(StringRef path, const LogHeader &header) {
  TuneLog log;
  std::string text;
  if (Error error = toError(log.lines.open(path.str(), text)))
    return error;
  size_t whole;
  auto file = parseLog(text, path, whole);
  if (!file)
    return file.takeError();
  // Anything else without an end of a line is no log that was cut off.
  if (whole == 0 && !StringRef(headerLine(header)).starts_with(text))
    return createStringError(path + ": the file is no log, expected one, or none");
  if (whole > 0)
    if (const std::string why = whyOther(file->header, header); !why.empty())
      return createStringError(path + ": " + why);
  if (Error error = toError(log.lines.truncate(whole)))
    return error;
  if (whole == 0) {
    log.file.header = header;
    if (Error error = toError(log.lines.append(headerLine(header))))
      return error;
    return log;
  }
  log.file = std::move(*file);
  return log;
}

const CellResult *TuneLog::find(const bench::Case &cell, int rigor) const {
  for (const CellResult &result : file.cells)
    if (sameShape(result.cell, cell) && result.rigor >= rigor)
      return &result;
  return nullptr;
}

Error TuneLog::append(CellResult result) {
  if (Error error = toError(lines.append(cellLine(result))))
    return error;
  put(file.cells, std::move(result));
  return Error::success();
}

} // namespace ropewalk
