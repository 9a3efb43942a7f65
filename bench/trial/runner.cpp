//===- runner.cpp - Measures a bundle -------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "runner.h"

#include "bundle.h"
#include "cpu_features.h"
#include "kernel_memory.h"
#include "line_file.h"
#include "log_text.h"
#include "trial.h"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdio>
#include <fstream>
#include <sstream>
#include <sys/stat.h>
#include <system_error>

namespace ropewalk {
namespace {

std::string readFile(const std::string &path, std::string &bytes) {
  struct stat status;
  if (stat(path.c_str(), &status) == 0 && !S_ISREG(status.st_mode)) // a pipe may never end
    return path + ": it is no regular file, expected one";
  errno = 0;
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf(); // iterators would throw where it is a folder
  bytes = text.str();
  if (!file.is_open() || (text.fail() && errno)) // nothing in it is a failure too
    return path + ": " + std::error_code(errno, std::generic_category()).message();
  return "";
}

/// All kernels of a bundle, in a memory of their own.
struct Load {
  KernelMemory memory;
  std::vector<std::string> names;
  std::vector<ropewalk_device_image> images;
  std::vector<ropewalk_device_kernel> deviceKernels;
  std::vector<TrialKernel> kernels; ///< By number; they point to what is above.

  void add(const Bundle &bundle) {
    const size_t count = isDevice(bundle.target) ? bundle.kernels.size() : 0;
    names.reserve(count);
    images.reserve(count);
    deviceKernels.reserve(count);
    for (const BundleKernel &kernel : bundle.kernels)
      if (isDevice(bundle.target))
        addDeviceKernel(kernel);
      else
        kernels.push_back({kernel.spec, memory.function<ropewalk_kernel_fn>(kernel.offset)});
  }

private:
  void addDeviceKernel(const BundleKernel &kernel) {
    const LaunchShape &launch = kernel.spec.schedule.launch;
    names.push_back(kernelName(kernel.spec)); // of its function in the text, too
    images.push_back({0, kernel.minCapability, memory.at(kernel.textOffset),
                      static_cast<int64_t>(kernel.textBytes)});
    deviceKernels.push_back({names.back().c_str(), names.back().c_str(),
                             memory.function<ropewalk_device_fn>(kernel.offset), &images.back(), 1,
                             0, 0, launch.blockThreads, launch.order == GridOrder::Tokens});
    kernels.push_back({kernel.spec, nullptr, &deviceKernels.back()});
  }
};

class Runner {
public:
  Runner(const RunnerOptions &options, RunnerOutcome &outcome)
      : options(options), outcome(outcome) {}

  std::string run() {
    for (auto step : {&Runner::openBundle, &Runner::loadKernels, &Runner::openLog})
      if (std::string problem = (this->*step)(); !problem.empty())
        return problem;
    for (size_t i = 0; i < bundle.shapes.size(); ++i) {
      if (done[i])
        ++outcome.known;
      else if (isSpent())
        ++outcome.left;
      else if (std::string problem = measure(i); !problem.empty())
        return problem;
    }
    outcome.seconds = secondsSoFar();
    return "";
  }

private:
  double secondsSoFar() const {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  }

  /// Not before a shape was tried, or the same command would never get on.
  bool isSpent() const {
    const bool tried = outcome.measured > 0 || !outcome.problems.empty();
    return tried && options.budget > 0 && secondsSoFar() >= options.budget;
  }

  std::string openBundle() {
    const std::string path = options.folder + "/" + bundleTextName;
    if (std::string problem = readFile(path, bundleText); !problem.empty())
      return problem;
    if (std::string problem = parseBundle(bundleText, path, bundle); !problem.empty())
      return problem;
    const std::string problem = place.findMachine(bundle.target, machine);
    return problem.empty() ? "" : path + ": " + problem;
  }

  std::string loadKernels() {
    const std::string path = options.folder + "/" + bundleImageName;
    std::string image;
    if (std::string problem = readFile(path, image); !problem.empty())
      return problem;
    if (image.size() != bundle.imageBytes + sealBytes)
      return path + ": it has " + std::to_string(image.size()) + " bytes, expected " +
             std::to_string(bundle.imageBytes + sealBytes);
    const std::string seal = image.substr(bundle.imageBytes);
    image.resize(bundle.imageBytes);
    if (const std::string expected = sealOf(bundleText, image); seal != expected)
      return path + ": its end is not the seal of it and of " + bundleTextName + ", expected " +
             expected + ": one of both was changed";
    for (Load &load : loads) {
      if (std::string problem = load.memory.load(image); !problem.empty())
        return problem;
      load.add(bundle);
    }
    return "";
  }

  /// Whole lines are of this bundle, target and CPU, or nothing is touched.
  std::string openLog() {
    std::string text;
    if (std::string problem = log.open(options.log, text); !problem.empty())
      return problem;
    if (!isDevice(bundle.target) && cpuClass().empty())
      return "this CPU does not say what it is, expected one whose class records can name";
    const LogHeader header = headerOf(machine, bundle.target, bundle.generator, bundle.version);
    const size_t whole = text.rfind('\n') + 1; // npos + 1 is 0
    const std::string first = headerLine(header);
    if (whole == 0 && first.compare(0, text.size(), text) != 0)
      return options.log + ": the file is no log, expected one, or none";
    done.assign(bundle.shapes.size(), false);
    if (std::string problem = readLines(text.substr(0, whole), header); !problem.empty())
      return options.log + ":" + problem;
    if (std::string problem = log.truncate(whole); !problem.empty())
      return problem;
    return whole == 0 ? log.append(first) : "";
  }

  std::string readLines(const std::string &text, const LogHeader &header) {
    std::istringstream lines(text);
    std::string line;
    for (int number = 1; std::getline(lines, line); ++number) {
      const std::string where = std::to_string(number) + ": ";
      if (number > 1) {
        if (!markDone(line))
          return where + "the line is of no shape of this bundle with this rigor";
        continue;
      }
      const std::optional<LogHeader> found = parseHeaderLine(line);
      if (!found)
        return where + "the line is no header of a bundle's log";
      if (const std::string why = whyOther(*found, header); !why.empty())
        return where + why;
    }
    return "";
  }

  bool markDone(const std::string &line) {
    for (size_t i = 0; i < bundle.shapes.size(); ++i) {
      const std::string start = cellLineBegin(bundle.shapes[i].cell, bundle.rigor);
      if (line.compare(0, start.size(), start) == 0 && line.back() == '}') {
        done[i] = true;
        return true;
      }
    }
    return false;
  }

  std::string measure(size_t index) {
    const BundleShape &shape = bundle.shapes[index];
    const std::string name = shapeName(shape.cell);
    std::fprintf(stderr, "[%zu/%zu] %s\n", index + 1, bundle.shapes.size(), name.c_str());
    std::vector<std::vector<TrialKernel>> kernels;
    for (const Load &load : loads) {
      kernels.emplace_back();
      for (size_t kernel : shape.kernels)
        kernels.back().push_back(load.kernels[kernel]);
    }
    ShapeOptions how;
    how.rigor = bundle.rigor;
    how.seconds = bundle.seconds;
    how.cpu = options.cpu;
    how.limit = options.limit;
    how.contestants = place.contestants;
    const TrialResult trial = measureShape(shape.cell, kernels, how);
    if (!trial.problem.empty()) {
      outcome.problems.push_back(name + ": " + trial.problem);
      return "";
    }
    for (const std::string &line : trial.cell.leftOut())
      std::fprintf(stderr, "%s\n", line.c_str());
    outcome.unsteady += !trial.cell.isSteady();
    ++outcome.measured;
    return log.append(cellLine(trial.cell));
  }

  const RunnerOptions &options;
  RunnerOutcome &outcome;
  const RunnerPlace place = runnerPlace();
  std::string bundleText;
  Bundle bundle;
  std::string machine;
  Load loads[trialLoads];
  LineFile log;
  std::vector<bool> done; ///< By shape.
  std::chrono::steady_clock::time_point begin = std::chrono::steady_clock::now();
};

} // namespace

std::string runBundle(const RunnerOptions &options, RunnerOutcome &outcome) {
  return Runner(options, outcome).run();
}

} // namespace ropewalk
