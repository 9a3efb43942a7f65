//===- log_text.cpp - Lines of the tuning log -----------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "log_text.h"

#include "cpu_features.h"
#include "device/device_schedule.h"
#include "harness/json_text.h"

#include <cmath>
#include <ctime>

namespace ropewalk {
namespace {

/// {"name":value,...}, in the order in which fields are added.
class ObjectText {
public:
  ObjectText &text(const char *name, std::string_view value) {
    return raw(name, bench::quoted(value));
  }
  ObjectText &number(const char *name, double value) {
    // 17 digits: what is read is what was measured.
    return raw(name, std::isfinite(value) ? bench::format("%.17g", value) : "null");
  }
  ObjectText &count(const char *name, int64_t value) { return raw(name, std::to_string(value)); }
  ObjectText &flag(const char *name, bool value) { return raw(name, value ? "true" : "false"); }
  ObjectText &raw(const char *name, std::string_view value) {
    body += body.empty() ? "" : ",";
    body += bench::quoted(name) + ":";
    body += value;
    return *this;
  }
  std::string str() const { return "{" + body + "}"; }

private:
  std::string body;
};

std::string kernelText(const MeasuredKernel &kernel) {
  const bench::Lap &lap = kernel.lap;
  const LaunchShape &launch = kernel.spec.schedule.launch;
  ObjectText object;
  object.text("kernel", kernelName(kernel.spec));
  if (isDevice(kernel.spec.target))
    object.count("block", launch.blockThreads).text("order", gridOrderName(launch.order));
  return object.number("ulp", lap.maxUlp)
      .flag("correct", lap.correct)
      .flag("final", lap.final)
      .count("rounds", lap.rounds)
      .number("ns", lap.ns)
      .number("ratio", lap.ratio)
      .number("low", lap.low)
      .number("high", lap.high)
      .str();
}

template <class T, class Print> std::string listText(const std::vector<T> &items, Print print) {
  std::string list = "[";
  for (const T &item : items)
    list += (list.size() > 1 ? "," : "") + print(item);
  return list + "]";
}

ObjectText shapeText(const bench::Case &cell, int rigor) {
  ObjectText object;
  object.text("pairing", pairingName(cell.pairing))
      .text("dtype", dtypeName(cell.dtype))
      .text("place", placeName(cell.place))
      .count("head_dim", cell.headDim)
      .count("heads", cell.heads)
      .count("tokens", cell.tokens)
      .flag("from_dram", cell.fromDram)
      .count("rigor", rigor);
  return object;
}

std::string otherField(const char *field, std::string_view found, std::string_view expected) {
  return std::string(field) + " is '" + std::string(found) + "', expected '" +
         std::string(expected) + "': give another --log, or remove it";
}

/// The text of a field in an object that ObjectText printed; empty if there is none.
std::string textField(std::string_view object, const char *field) {
  const std::string begin = bench::quoted(field) + ":\"";
  const size_t found = object.find(begin);
  std::string value;
  if (found == std::string_view::npos)
    return value;
  for (size_t i = found + begin.size(); i < object.size() && object[i] != '"'; ++i) {
    i += object[i] == '\\' && i + 1 < object.size();
    value += object[i];
  }
  return value;
}

} // namespace

std::string today() {
  const std::time_t now = std::time(nullptr);
  char text[16];
  std::strftime(text, sizeof text, "%Y-%m-%d", std::gmtime(&now));
  return text;
}

LogHeader headerOf(std::string machine, Target target, std::string generator, std::string version) {
  return {std::move(machine),
          isDevice(target) ? "" : cpuClass(),
          target,
          std::move(generator),
          std::move(version),
          today()};
}

std::string headerLine(const LogHeader &header) {
  return ObjectText()
      .text("log", "ropewalk tune")
      .count("schema", logSchema)
      .text("target", targetName(header.target))
      .text("cpu", header.cpu)
      .text("cpu_class", header.cpuClass)
      .text("generator", header.generator)
      .text("version", header.version)
      .text("date", header.date)
      .str();
}

std::optional<LogHeader> parseHeaderLine(std::string_view line) {
  LogHeader header;
  if (const auto target = parseTarget(textField(line, "target")))
    header.target = *target;
  header.cpu = textField(line, "cpu");
  header.cpuClass = textField(line, "cpu_class");
  header.generator = textField(line, "generator");
  header.version = textField(line, "version");
  header.date = textField(line, "date");
  if (headerLine(header) != line)
    return std::nullopt;
  return header;
}

std::string whyOther(const LogHeader &found, const LogHeader &expected) {
  if (found.target != expected.target)
    return otherField("target", targetName(found.target), targetName(expected.target));
  if (found.cpu != expected.cpu)
    return otherField("cpu", found.cpu, expected.cpu);
  if (found.cpuClass != expected.cpuClass)
    return otherField("cpu_class", found.cpuClass, expected.cpuClass);
  if (found.generator != expected.generator)
    return otherField("generator", found.generator, expected.generator);
  return "";
}

std::string cellLineBegin(const bench::Case &cell, int rigor) {
  std::string text = shapeText(cell, rigor).str();
  text.back() = ','; // where the object goes on
  return text;
}

std::string cellLine(const CellResult &result) {
  return shapeText(result.cell, result.rigor)
      .raw("kernels", listText(result.kernels, kernelText))
      .raw("failed",
           listText(result.failed,
                    [](const FailedKernel &kernel) {
                      return ObjectText().text("kernel", kernel.name).text("why", kernel.why).str();
                    }))
      .number("drift", result.drift)
      .number("seconds", result.seconds)
      .str();
}

} // namespace ropewalk
