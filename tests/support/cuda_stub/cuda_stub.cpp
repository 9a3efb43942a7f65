//===- cuda_stub.cpp - A CUDA driver without a GPU ------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support/cuda_stub/cuda_stub.h"

#include "support/cuda_stub/ptx_machine.h"
#include "support/cuda_stub/stub_work.h"

#include <cstdio>
#include <cstring>
#include <map>
#include <memory>
#include <mutex>
#include <stdexcept>
#include <string>
#include <vector>

namespace ropewalk::test {
namespace {

struct Failure {
  std::string function;
  int result, others;
};

struct Function {
  std::string name;
  const void *image;
  const PtxProgram *program; ///< Null: of an image that is no PTX, which runs nothing.
};

using Programs = std::vector<std::unique_ptr<PtxProgram>>;

struct Module {
  void *context;
  const void *image;
  std::shared_ptr<const Programs> programs; ///< None of a cubin, which is not executed.
  std::vector<std::unique_ptr<Function>> functions;
};

std::mutex mutex;
std::string log;
bool logging = true;
std::vector<Failure> failures;
std::map<Module *, std::unique_ptr<Module>> modules;
// No library has cubins for it, so plans take the PTX.
int deviceCapability = 120, deviceThreads = 1024, mistakes = 0;
unsigned maxRegisters = 0;
bool readsHost = false;
std::map<void *, int> devices; ///< Of contexts, where not 0.
void (*onLaunch)(const StubLaunch &) = nullptr;
thread_local std::vector<void *> contexts;

constexpr int invalidValue = 1, invalidContext = 201, invalidPtx = 218, notFound = 500;

void *currentContext() { return contexts.empty() ? nullptr : contexts.back(); }

/// Fakes of images that tests have are no text of PTX.
bool isPtx(const void *image) {
  const auto *text = static_cast<const char *>(image);
  return text[0] == '/' || text[0] == '.' || text[0] == '\n';
}

std::vector<uint8_t> parametersOf(const PtxProgram &program, void **arguments) {
  std::vector<uint8_t> bytes(program.parameterBytes);
  for (size_t i = 0; i < program.parameters.size(); ++i)
    std::memcpy(&bytes[program.parameters[i].offset], arguments[i], program.parameters[i].bytes);
  return bytes;
}

bool fits(const PtxLaunch &launch) {
  constexpr uint32_t mostShared = 48 * 1024; // that a kernel has without asking for more
  uint64_t threads = 1;
  for (int axis = 0; axis < 3; ++axis) {
    if (launch.blocks[axis] == 0 || launch.threads[axis] == 0)
      return false;
    threads *= launch.threads[axis];
  }
  return threads <= static_cast<uint64_t>(deviceThreads) && launch.threads[2] <= 64 &&
         launch.sharedBytes <= mostShared && launch.blocks[0] <= INT32_MAX &&
         launch.blocks[1] <= 65535 && launch.blocks[2] <= 65535;
}

} // namespace

int enter(const char *function) {
  std::lock_guard lock(mutex);
  if (logging)
    log += std::string(function) + " ";
  for (size_t i = 0; i < failures.size(); ++i) {
    if (failures[i].function != function || failures[i].others-- > 0)
      continue;
    const int result = failures[i].result;
    failures.erase(failures.begin() + static_cast<std::ptrdiff_t>(i));
    return result;
  }
  return 0;
}

void stubReset(int capability, int maxThreads) {
  std::lock_guard lock(mutex);
  log.clear();
  logging = true;
  failures.clear();
  contexts.clear();
  deviceCapability = capability;
  deviceThreads = maxThreads;
  mistakes = 0;
  maxRegisters = 0;
  readsHost = false;
  devices.clear();
  onLaunch = nullptr;
}

void stubFail(const char *function, int result, int others) {
  std::lock_guard lock(mutex);
  failures.push_back({function, result, others});
}

void countMistake() {
  std::lock_guard lock(mutex);
  ++mistakes;
}

void stubOnLaunch(void (*visit)(const StubLaunch &)) { onLaunch = visit; }
const char *stubLog() { return log.c_str(); }
void stubClearLog() { log.clear(); }
void stubSetLogging(bool on) { logging = on; }
void stubSetContext(void *context) {
  contexts.clear();
  if (context)
    contexts.push_back(context);
}
void stubSetDevice(void *context, int device) { devices[context] = device; }
void stubSetReadsHost(bool reads) { readsHost = reads; }
int deviceOf(void *context) {
  const auto found = devices.find(context);
  return found == devices.end() ? 0 : found->second;
}
void *stubContext() { return currentContext(); }
int stubDepth() { return static_cast<int>(contexts.size()); }
int64_t stubModules() { return static_cast<int64_t>(modules.size()); }
unsigned stubMaxRegisters() { return maxRegisters; }
int stubMistakes() { return mistakes; }

} // namespace ropewalk::test

using namespace ropewalk::test;

extern "C" {

ROPEWALK_STUB_API int cuInit(unsigned) { return enter("cuInit"); }

ROPEWALK_STUB_API int cuGetErrorName(int result, const char **name) {
  static const std::map<int, const char *> names = {{2, "CUDA_ERROR_OUT_OF_MEMORY"},
                                                    {200, "CUDA_ERROR_INVALID_IMAGE"},
                                                    {201, "CUDA_ERROR_INVALID_CONTEXT"},
                                                    {500, "CUDA_ERROR_NOT_FOUND"},
                                                    {700, "CUDA_ERROR_ILLEGAL_ADDRESS"},
                                                    {719, "CUDA_ERROR_LAUNCH_FAILED"},
                                                    {1, "CUDA_ERROR_INVALID_VALUE"},
                                                    {218, "CUDA_ERROR_INVALID_PTX"},
                                                    {716, "CUDA_ERROR_MISALIGNED_ADDRESS"},
                                                    {900, "CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED"},
                                                    {901, "CUDA_ERROR_STREAM_CAPTURE_INVALIDATED"}};
  auto found = names.find(result);
  if (found == names.end())
    return invalidValue;
  *name = found->second;
  return 0;
}

ROPEWALK_STUB_API int cuCtxGetCurrent(void **context) {
  *context = currentContext();
  return enter("cuCtxGetCurrent");
}

ROPEWALK_STUB_API int cuCtxPushCurrent_v2(void *context) {
  const int result = enter("cuCtxPushCurrent");
  if (result == 0)
    contexts.push_back(context);
  return result;
}

ROPEWALK_STUB_API int cuCtxPopCurrent_v2(void **context) {
  if (int result = enter("cuCtxPopCurrent"))
    return result;
  if (contexts.empty())
    return invalidContext;
  *context = contexts.back();
  contexts.pop_back();
  return 0;
}

ROPEWALK_STUB_API int cuDriverGetVersion(int *version) {
  *version = 13000;
  return enter("cuDriverGetVersion");
}

ROPEWALK_STUB_API int cuDeviceGet(int *device, int number) {
  *device = number;
  const int result = enter("cuDeviceGet");
  return result ? result : number == 0 ? 0 : invalidValue;
}

ROPEWALK_STUB_API int cuDeviceGetName(char *name, int size, int) {
  std::snprintf(name, static_cast<size_t>(size), "stub without a GPU");
  return enter("cuDeviceGetName");
}

ROPEWALK_STUB_API int cuDevicePrimaryCtxRetain(void **context, int) {
  static int primary;
  *context = &primary;
  return enter("cuDevicePrimaryCtxRetain");
}

ROPEWALK_STUB_API int cuDevicePrimaryCtxRelease_v2(int) {
  return enter("cuDevicePrimaryCtxRelease");
}

ROPEWALK_STUB_API int cuCtxCreate_v2(void **context, unsigned, int) {
  if (int result = enter("cuCtxCreate"))
    return result;
  *context = new int;
  contexts.push_back(*context);
  return 0;
}

ROPEWALK_STUB_API int cuCtxDestroy_v2(void *context) {
  delete static_cast<int *>(context);
  return enter("cuCtxDestroy");
}

ROPEWALK_STUB_API int cuCtxGetDevice(int *device) {
  *device = deviceOf(currentContext());
  const int result = enter("cuCtxGetDevice");
  return result ? result : currentContext() ? 0 : invalidContext;
}

ROPEWALK_STUB_API int cuDeviceGetAttribute(int *value, int attribute, int) {
  if (int result = enter("cuDeviceGetAttribute"))
    return result;
  if (attribute == 1)
    *value = deviceThreads;
  else if (attribute == 75)
    *value = deviceCapability / 10;
  else if (attribute == 76)
    *value = deviceCapability % 10;
  else if (attribute == 16) // multiprocessors
    *value = 1;
  else if (attribute == 88)
    *value = readsHost;
  else if (attribute == 38) // bytes of the second-level cache
    *value = 1 << 16;
  else
    return invalidValue;
  return 0;
}

ROPEWALK_STUB_API int cuModuleLoadDataEx(void **module, const void *image, unsigned count,
                                         int *options, void **values) {
  if (int result = enterUncaptured("cuModuleLoadDataEx"))
    return result;
  if (!currentContext())
    return invalidContext;
  std::lock_guard lock(mutex);
  maxRegisters = 0;
  for (unsigned i = 0; i < count; ++i)
    if (options[i] == 0)
      maxRegisters = static_cast<unsigned>(reinterpret_cast<uintptr_t>(values[i]));
  auto made = std::make_unique<Module>(Module{currentContext(), image, {}, {}});
  // As the driver's, which does not compile a text again either.
  static std::map<std::string, std::shared_ptr<const Programs>> cache;
  try {
    if (isPtx(image)) {
      std::shared_ptr<const Programs> &programs = cache[static_cast<const char *>(image)];
      if (!programs)
        programs = std::make_shared<const Programs>(parsePtx(static_cast<const char *>(image)));
      made->programs = programs;
    }
  } catch (const std::exception &error) {
    std::fprintf(stderr, "stub: %s\n", error.what());
    return invalidPtx;
  }
  *module = made.get();
  modules[made.get()] = std::move(made);
  return 0;
}

ROPEWALK_STUB_API int cuModuleUnload(void *module) {
  if (int result = enter("cuModuleUnload"))
    return result;
  std::lock_guard lock(mutex);
  auto found = modules.find(static_cast<Module *>(module));
  if (found == modules.end() || found->second->context != currentContext()) {
    ++mistakes;
    return invalidValue;
  }
  modules.erase(found);
  return 0;
}

ROPEWALK_STUB_API int cuModuleGetFunction(void **function, void *module, const char *name) {
  if (int result = enter("cuModuleGetFunction"))
    return result;
  auto &owner = *static_cast<Module *>(module);
  const PtxProgram *program = nullptr;
  if (owner.programs)
    for (const auto &candidate : *owner.programs)
      if (candidate->name == name)
        program = candidate.get();
  if (!program && (owner.programs || std::strcmp(name, "entry") != 0))
    return notFound;
  owner.functions.push_back(std::make_unique<Function>(Function{name, owner.image, program}));
  *function = owner.functions.back().get();
  return 0;
}

ROPEWALK_STUB_API int cuLaunchKernel(void *function, unsigned blocksX, unsigned blocksY,
                                     unsigned blocksZ, unsigned threadsX, unsigned threadsY,
                                     unsigned threadsZ, unsigned sharedBytes, void *stream,
                                     void **arguments, void **) {
  if (int result = enter("cuLaunchKernel"))
    return result;
  const auto &entry = *static_cast<Function *>(function);
  if (onLaunch)
    onLaunch({entry.name.c_str(),
              entry.image,
              {blocksX, blocksY, blocksZ},
              {threadsX, threadsY, threadsZ},
              sharedBytes,
              stream,
              currentContext(),
              arguments});
  if (!entry.program)
    return submit(stream, nullptr);
  const PtxProgram *program = entry.program;
  PtxLaunch launch{{blocksX, blocksY, blocksZ}, {threadsX, threadsY, threadsZ}, {}, sharedBytes};
  if (!fits(launch))
    return invalidValue;
  launch.parameters = parametersOf(*program, arguments);
  return submit(stream, [=] { return executePtx(*program, launch, memoriesInUse()); });
}

} // extern "C"
