//===- bundle.cpp - Candidates and shapes for another machine -------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "bundle.h"

#include "cell_result.h"
#include "device/device_schedule.h"
#include "harness/json_text.h"

#include <algorithm>
#include <charconv>
#include <cinttypes>
#include <cmath>
#include <cstdio>
#include <sstream>

namespace ropewalk {

static constexpr char firstWord[] = "ropewalk-tune-bundle", bundleSchema[] = "4";

std::string printBundle(const Bundle &bundle) {
  std::ostringstream text;
  text << firstWord << ' ' << bundleSchema << "\ntarget " << targetName(bundle.target)
       << "\ngenerator " << bundle.generator << "\nversion " << bundle.version << "\nrigor "
       << bundle.rigor << ' ' << bench::format("%.15g", bundle.seconds) << "\nimage "
       << bundle.imageBytes << '\n';
  for (const BundleKernel &kernel : bundle.kernels) {
    text << "kernel " << kernelName(kernel.spec) << ' ' << kernel.offset;
    if (isDevice(bundle.target))
      text << ' ' << kernel.textOffset << ' ' << kernel.textBytes << ' ' << kernel.minCapability
           << ' ' << kernel.spec.schedule.launch.blockThreads << ' '
           << gridOrderName(kernel.spec.schedule.launch.order);
    text << '\n';
  }
  for (const BundleShape &shape : bundle.shapes) {
    const bench::Case &cell = shape.cell;
    text << "shape " << pairingName(cell.pairing) << ' ' << dtypeName(cell.dtype) << ' '
         << placeName(cell.place) << ' ' << cell.headDim << ' ' << cell.heads << ' ' << cell.tokens
         << ' ' << (cell.fromDram ? "dram" : "cached");
    for (size_t kernel : shape.kernels)
      text << ' ' << kernel;
    text << '\n';
  }
  text << "end " << bundle.shapes.size() << '\n';
  return text.str();
}

std::string sealOf(std::string_view text, std::string_view image) {
  uint64_t sum = 14695981039346656037u; // FNV-1a
  for (std::string_view part : {text, image})
    for (char c : part)
      sum = (sum ^ static_cast<unsigned char>(c)) * 1099511628211u;
  char digits[sealBytes + 1];
  std::snprintf(digits, sizeof digits, "%016" PRIx64, sum);
  return digits;
}

namespace {

/// A word of a file, in a message of one line.
std::string shown(std::string word) {
  if (word.size() > 80)
    word = word.substr(0, 80) + "...";
  for (char &c : word)
    if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f)
      c = '?';
  return word;
}

/// Line by line, word by word; the first thing that is wrong is remembered.
class BundleReader {
public:
  BundleReader(const std::string &text, const std::string &path) : lines(text), path(path) {}

  void read(Bundle &bundle) {
    expectLine(firstWord);
    if (word() != bundleSchema)
      miss("the format", bundleSchema);
    expectLine("target");
    bundle.target = name<Target>("target", parseTarget, "the name of a target");
    expectLine("generator");
    bundle.generator = textOf("generator");
    expectLine("version");
    bundle.version = textOf("version");
    expectLine("rigor");
    bundle.rigor = static_cast<int>(count("rigor", 1, mostRigor));
    bundle.seconds = seconds();
    expectLine("image");
    bundle.imageBytes = static_cast<uint64_t>(count("image", 1, int64_t(1) << 40));
    while (problem.empty() && nextLine() && key != "end") {
      if (key == "kernel")
        readKernel(bundle);
      else if (key == "shape")
        readShape(bundle);
      else
        missed("the line", key, "a kernel, a shape or the end");
    }
    if (key != "end")
      missed("the last line", key, "the end");
    readEnd(bundle);
  }

  std::string problem;

private:
  bool nextLine() {
    std::string line;
    if (problem.empty() && !word().empty())
      missed("a word more", last, "the end of the line");
    if (!problem.empty() || !std::getline(lines, line))
      return false;
    ++number;
    words = std::istringstream(line);
    key = word();
    return true;
  }

  void expectLine(const char *expected) {
    key.clear();
    if (!nextLine() || key != expected)
      missed("the line", key, expected);
  }

  std::string word() {
    last.clear();
    words >> last;
    return last;
  }

  void miss(const std::string &field, const std::string &expected) {
    missed(field, last, expected);
  }
  void missed(const std::string &field, const std::string &found, const std::string &expected) {
    if (problem.empty())
      problem = path + ":" + std::to_string(number) + ": " + field + " is '" + shown(found) +
                "', expected " + expected;
  }

  std::string textOf(const char *field) {
    if (word().empty())
      miss(field, "a text that is not empty");
    return last;
  }

  int64_t count(const char *field, int64_t least, int64_t most) {
    const std::string text = word();
    int64_t value = -1;
    const auto end = std::from_chars(text.data(), text.data() + text.size(), value);
    if (end.ec == std::errc() && end.ptr == text.data() + text.size() && value >= least &&
        value <= most)
      return value;
    miss(field, "an integer from " + std::to_string(least) + " to " + std::to_string(most));
    return least;
  }

  double seconds() {
    const std::string text = word();
    char *end = nullptr;
    const double value = std::strtod(text.c_str(), &end);
    if (!(value > 0 && std::isfinite(value)) || *end)
      miss("seconds", "a finite number above 0");
    return value;
  }

  template <class T>
  T name(const char *field, std::optional<T> (*parse)(std::string_view), const char *expected) {
    const std::optional<T> value = parse(word());
    if (!value)
      miss(field, expected);
    return value.value_or(T());
  }

  void readKernel(Bundle &bundle) {
    const std::optional<KernelSpec> spec = parseKernelName(word());
    if (!spec || spec->target != bundle.target)
      return miss("kernel", "the name of one for the target");
    const int64_t most = static_cast<int64_t>(bundle.imageBytes) - 1;
    BundleKernel kernel;
    kernel.spec = *spec;
    kernel.offset = static_cast<uint64_t>(count("the offset", 0, most));
    if (isDevice(bundle.target)) {
      const int64_t text = count("the text's offset", 0, most);
      kernel.textOffset = static_cast<uint64_t>(text);
      // A zero is behind it.
      kernel.textBytes = static_cast<uint64_t>(count("the text's size", 0, most - text));
      kernel.minCapability = static_cast<int32_t>(count("the capability", 0, 10000));
      readLaunch(kernel.spec.schedule.launch);
    }
    bundle.kernels.push_back(kernel);
  }

  void readLaunch(LaunchShape &launch) {
    launch.blockThreads = static_cast<int32_t>(count("the block", 0, mostBlockThreads));
    if (problem.empty() && !isBlockSize(launch.blockThreads))
      miss("the block", "0 or a power of two from " + std::to_string(fewestBlockThreads));
    launch.order = name<GridOrder>("order", parseGridOrder, gridOrderChoices);
  }

  /// As many shapes as there are, and nothing behind.
  void readEnd(const Bundle &bundle) {
    const auto shapes = static_cast<int64_t>(bundle.shapes.size());
    if (problem.empty() && count("the number of shapes", 1, INT32_MAX) != shapes)
      miss("the number of shapes", std::to_string(shapes));
    if (nextLine())
      missed("the line", key, "nothing behind the end");
  }

  void readShape(Bundle &bundle) {
    BundleShape shape;
    bench::Case &cell = shape.cell;
    cell.pairing = name<ropewalk_pairing>("pairing", parsePairing, "half or interleaved");
    cell.dtype = name<ropewalk_dtype>("dtype", parseDtype, "f32, f16 or bf16");
    cell.place = name<ropewalk_place>("place", parsePlace, "out or in");
    cell.headDim = count("head_dim", tunedWidthStep, mostTunedWidth);
    cell.heads = count("heads", 1, mostTunedHeads);
    cell.tokens = count("tokens", 1, mostTunedTokens);
    if (const std::string from = word(); from != "dram" && from != "cached")
      miss("memory", "dram or cached");
    cell.fromDram = last == "dram";
    const int64_t most = static_cast<int64_t>(bundle.kernels.size()) - 1;
    while (problem.empty() && !(words >> std::ws).eof()) {
      const auto kernel = static_cast<size_t>(count("kernel", 0, most));
      if (problem.empty() && !(bundle.kernels[kernel].spec.request == requestOf(cell)))
        miss("kernel", "the number of one for this shape");
      shape.kernels.push_back(kernel);
    }
    if (shape.kernels.empty())
      missed("kernel", "", "the incumbent at least");
    bundle.shapes.push_back(std::move(shape));
  }

  std::istringstream lines, words;
  const std::string &path;
  std::string key, last; ///< First word of the line, and the one read last.
  int number = 0;
};

} // namespace

std::string parseBundle(const std::string &text, const std::string &path, Bundle &bundle) {
  BundleReader reader(text, path);
  bundle = {};
  reader.read(bundle);
  return reader.problem;
}

} // namespace ropewalk
