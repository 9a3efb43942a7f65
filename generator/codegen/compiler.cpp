//===- compiler.cpp -------------------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "compiler.h"

#include "device/device_schedule.h"
#include "finish.h"
#include "halide/compile_halide.h"
#include "object_cache.h"
#include "vector_module.h"

#include "llvm/ADT/StringSet.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/raw_ostream.h"

#include <condition_variable>
#include <deque>
#include <thread>

using namespace llvm;

namespace ropewalk {
namespace {

/// Halide's part.
Expected<HalideResult> generate(const KernelSpec &spec, Architecture host, HalideStage stage) {
  HalideResult result = compileHalide(spec, host, stage);
  if (!result.error.empty())
    return createStringError(result.error);
  return result;
}

/// The level that a kernel, or what starts it, is compiled for.
Target cpuTarget(const KernelSpec &spec, Architecture host) {
  return isDevice(spec.target) ? lowestTarget(host) : spec.target;
}

/// What a back end makes of a kernel before it comes to LLVM. MLIR's part is not kept apart: it is
/// thread-safe, and so is done with LLVM's.
struct Generated {
  Backend backend = Backend::Halide;
  HalideResult halide;
};

Expected<Generated> generate(const KernelSpec &spec, Architecture host, Backend backend) {
  if (backend == Backend::Mlir)
    return Generated{backend, {}};
  auto result = generate(spec, host, HalideStage::Bitcode);
  if (!result)
    return result.takeError();
  return Generated{backend, std::move(*result)};
}

Expected<std::string> finish(const KernelSpec &spec, Architecture host, const Generated &generated,
                             Stage stage, DeviceCode &device) {
  LLVMContext context;
  const Target cpu = cpuTarget(spec, host);
  auto module = generated.backend == Backend::Mlir
                    ? compileVectors(spec, context)
                    : finishModule(spec, cpu, generated.halide, context, device);
  if (!module)
    return module.takeError();
  if (stage == Stage::Device)
    return device.images.empty() ? std::string() : device.images.back().bytes;
  if (stage != Stage::Llvm)
    return emitMachineCode(**module, cpu,
                           stage == Stage::Asm ? MachineOutput::Assembly : MachineOutput::Object);
  std::string text;
  raw_string_ostream stream(text);
  (*module)->print(stream, nullptr);
  return text;
}

/// Its object, and what a device's consists of.
Error complete(CompiledKernel &kernel, const Generated &generated, const ObjectCache &cache) {
  auto object = finish(kernel.spec, kernel.host, generated, Stage::Obj, kernel.device);
  if (!object)
    return object.takeError();
  kernel.object = std::move(*object);
  cache.add(kernel.spec, generated.backend, kernel.object);
  return Error::success();
}

/// Kernels on their way from Halide, which is not thread-safe and numbers its names, to LLVM.
class FinishQueue {
public:
  FinishQueue(std::vector<CompiledKernel> &kernels, const ObjectCache &cache)
      : kernels(kernels), cache(cache) {
    worker = std::thread([this] { run(); });
  }
  ~FinishQueue() { close(); }

  void push(size_t index, Generated generated) {
    std::lock_guard<std::mutex> lock(mutex);
    waiting.emplace_back(index, std::move(generated));
    changed.notify_one();
  }

  /// Waits for all that was pushed; the first error, if any.
  std::string close() {
    {
      std::lock_guard<std::mutex> lock(mutex);
      closed = true;
      changed.notify_one();
    }
    if (worker.joinable())
      worker.join();
    return error;
  }

private:
  void run() {
    for (;;) {
      std::unique_lock<std::mutex> lock(mutex);
      changed.wait(lock, [&] { return closed || !waiting.empty(); });
      if (waiting.empty())
        return;
      auto [index, generated] = std::move(waiting.front());
      waiting.pop_front();
      lock.unlock();
      if (Error failed = complete(kernels[index], generated, cache))
        if (std::string text = toString(std::move(failed)); error.empty())
          error = std::move(text);
    }
  }

  std::vector<CompiledKernel> &kernels;
  const ObjectCache &cache;
  std::mutex mutex;
  std::condition_variable changed;
  std::deque<std::pair<size_t, Generated>> waiting;
  bool closed = false;
  std::string error; ///< Written by the worker, read after join.
  std::thread worker;
};

} // namespace

std::optional<Backend> parseBackend(StringRef name) {
  return StringSwitch<std::optional<Backend>>(name)
      .Case("halide", Backend::Halide)
      .Case("mlir", Backend::Mlir)
      .Default(std::nullopt);
}

/// The architecture that a kernel is started on, when this machine starts it.
static Architecture hostOf(const KernelSpec &spec) {
  return isDevice(spec.target) ? hostArchitecture() : architectureOf(spec.target);
}

Expected<std::string> emitKernel(const KernelSpec &spec, Stage stage,
                                 std::optional<Architecture> on, Backend backend) {
  const Architecture host = on.value_or(hostOf(spec));
  if (stage == Stage::Stmt) {
    if (backend == Backend::Mlir)
      return emitVectors(spec);
    auto statement = generate(spec, host, HalideStage::Stmt);
    return statement ? Expected<std::string>(statement->output) : statement.takeError();
  }
  auto generated = generate(spec, host, backend);
  if (!generated)
    return generated.takeError();
  DeviceCode device;
  return finish(spec, host, *generated, stage, device);
}

Expected<CompiledKernel> compileKernel(const KernelSpec &spec, Backend backend) {
  std::vector<CompiledKernel> kernels;
  kernels.push_back({spec, 0, 0, "", hostOf(spec), {}});
  auto compiled = compilePlanned(
      std::move(kernels), [](size_t, size_t, StringRef) {}, backend);
  return compiled ? Expected<CompiledKernel>(std::move(compiled->front())) : compiled.takeError();
}

/// The architectures that a target's kernels are started on.
static std::vector<Architecture> hostsOf(Target target, ArrayRef<Target> targets) {
  if (!isDevice(target))
    return {architectureOf(target)};
  std::vector<Architecture> hosts;
  for (Target other : targets)
    if (!isDevice(other) && !is_contained(hosts, architectureOf(other)))
      hosts.push_back(architectureOf(other));
  return hosts.empty() ? std::vector{hostArchitecture()} : hosts;
}

Expected<std::vector<CompiledKernel>> planKernels(ArrayRef<KernelRequest> requests,
                                                  ArrayRef<Target> targets,
                                                  const ScheduleBook &book,
                                                  const std::optional<std::string> &cpu) {
  std::vector<CompiledKernel> kernels;
  StringSet<> planned;
  for (const KernelRequest &request : requests)
    for (Target target : targets) {
      if (!hasKernels(target, request) ||
          !planned.insert(scheduleName({request, target, {}})).second)
        continue;
      auto choices = cpu ? book.choices(request, target, *cpu) : book.choicesOfAll(request, target);
      if (!choices)
        return choices.takeError();
      for (const ScheduleChoice &choice : *choices)
        for (Architecture host : hostsOf(target, targets))
          kernels.push_back({{request, target, choice.schedule},
                             choice.minBytes,
                             choice.minHeads,
                             "",
                             host,
                             {},
                             choice.cpu});
    }
  return kernels;
}

/// For each kernel the first that has the same code: others differ in what they are preferred for,
/// or, on devices, in their launch.
static std::vector<size_t> firstsOf(ArrayRef<CompiledKernel> kernels) {
  std::vector<size_t> firsts;
  StringMap<size_t> known;
  for (const CompiledKernel &kernel : kernels) {
    const std::string_view host = architectureName(kernel.host);
    const std::string code = kernelName(kernel.spec) + " on " + std::string(host);
    firsts.push_back(known.try_emplace(code, firsts.size()).first->second);
  }
  return firsts;
}

Expected<std::vector<CompiledKernel>> compilePlanned(std::vector<CompiledKernel> kernels,
                                                     CompileProgress progress, Backend backend) {
  auto cache = ObjectCache::open();
  if (!cache)
    return cache.takeError();
  const std::vector<size_t> firsts = firstsOf(kernels);
  size_t total = 0;
  for (size_t i = 0; i < firsts.size(); ++i)
    total += firsts[i] == i;
  FinishQueue queue(kernels, *cache);
  for (size_t i = 0, done = 0; i < kernels.size(); ++i) {
    const KernelSpec &spec = kernels[i].spec;
    if (firsts[i] != i)
      continue;
    progress(done++, total, kernelName(spec));
    if (auto object = cache->find(spec, backend)) {
      kernels[i].object = std::move(*object);
      continue;
    }
    auto generated = generate(spec, kernels[i].host, backend);
    if (!generated)
      return generated.takeError();
    queue.push(i, std::move(*generated));
  }
  if (std::string error = queue.close(); !error.empty())
    return createStringError(error);
  for (size_t i = 0; i < kernels.size(); ++i)
    if (firsts[i] != i) {
      kernels[i].object = kernels[firsts[i]].object;
      kernels[i].device = kernels[firsts[i]].device;
    }
  progress(total, total, "");
  return kernels;
}

Expected<std::vector<CompiledKernel>> compileKernels(ArrayRef<KernelRequest> requests,
                                                     ArrayRef<Target> targets,
                                                     const ScheduleBook &book,
                                                     CompileProgress progress, Backend backend) {
  auto kernels = planKernels(requests, targets, book);
  if (!kernels)
    return kernels.takeError();
  return compilePlanned(std::move(*kernels), progress, backend);
}

} // namespace ropewalk
