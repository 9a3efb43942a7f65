//===- autoscheduled.cpp - What Halide schedules for a GPU by itself ------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "gpu/autoscheduled.h"

#include "kernel_spec.h"

#include <HalideRuntimeCuda.h>

#include <algorithm>
#include <cstdlib>

using namespace ropewalk::bench;

namespace {

AutoscheduledRuntime *current;

} // namespace

// Halide's runtime, as far as code without checks calls it.
extern "C" {

int halide_copy_to_device(void *, halide_buffer_t *, const halide_device_interface_t *) {
  return 0; // where all of it is
}

const halide_device_interface_t *halide_cuda_device_interface() {
  static const halide_device_interface_t none = {};
  return &none;
}

int halide_cuda_initialize_kernels(void *, void **state, const char *ptx, int) {
  current->initialize(state, ptx);
  return 0;
}

void halide_cuda_finalize_kernels(void *, void *) {}

int halide_cuda_run(void *, void *state, const char *entry, int blocksX, int blocksY, int blocksZ,
                    int threadsX, int threadsY, int threadsZ, int sharedBytes, size_t *sizes,
                    void **arguments, int8_t *areBuffers) {
  return current->start(state, entry, {blocksX, blocksY, blocksZ}, {threadsX, threadsY, threadsZ},
                        sharedBytes, sizes, arguments, areBuffers);
}

int halide_device_malloc(void *, halide_buffer_t *buffer,
                         const halide_device_interface_t *interface) {
  if (buffer->device)
    return 0;
  buffer->device = current->allocate(static_cast<int64_t>(buffer->size_in_bytes()));
  buffer->device_interface = interface;
  return buffer->device ? 0 : halide_error_code_device_malloc_failed;
}

int halide_device_free(void *, halide_buffer_t *buffer) {
  current->release(buffer->device);
  buffer->device = 0;
  return 0;
}

void halide_device_free_as_destructor(void *context, void *buffer) {
  halide_device_free(context, static_cast<halide_buffer_t *>(buffer));
}

void *halide_malloc(void *, size_t bytes) {
  constexpr size_t line = 64;
  return std::aligned_alloc(line, (bytes + line - 1) / line * line);
}

void halide_free(void *, void *memory) { std::free(memory); }
}

namespace ropewalk::bench {
namespace {

/// A buffer in the GPU's memory.
class DeviceBuffer {
public:
  using Axis = AutoscheduledKernel::Axis;

  DeviceBuffer(const void *memory, halide_type_t type, const std::vector<Axis> &axes) {
    for (const Axis &axis : axes)
      dimensions.emplace_back(0, axis.extent, axis.stride);
    buffer.device = reinterpret_cast<uint64_t>(memory);
    buffer.device_interface = halide_cuda_device_interface();
    buffer.type = type;
    buffer.dimensions = static_cast<int32_t>(dimensions.size());
    buffer.dim = dimensions.data();
  }
  DeviceBuffer(const DeviceBuffer &) = delete;

  halide_buffer_t *get() { return &buffer; }

private:
  std::vector<halide_dimension_t> dimensions;
  halide_buffer_t buffer = {};
};

} // namespace

AutoscheduledRuntime::AutoscheduledRuntime(const Gpu &gpu, const GpuStream &stream)
    : gpu(gpu), stream(stream) {}

AutoscheduledRuntime::~AutoscheduledRuntime() {
  for (const auto &[state, module] : modules) {
    *state = nullptr;
    gpu.driver->moduleUnload(module);
  }
}

void AutoscheduledRuntime::run(const AutoscheduledKernel &kernel, const HandCall &call) {
  const int headCarriers =
      static_cast<int>(call.headDim * elementBytes(kernel.cell.dtype) / kernel.carrierBytes);
  std::vector<AutoscheduledKernel::Axis> axes = kernel.axes;
  axes.push_back({headCarriers, call.q.heads});
  axes.push_back({headCarriers * call.q.heads, call.tokens});
  // Only their sizes matter: the code has the types.
  const halide_type_t carrier(halide_type_uint, static_cast<uint8_t>(8 * kernel.carrierBytes));
  const halide_type_t number(halide_type_float, 32), position(halide_type_int, 32);
  const std::vector<AutoscheduledKernel::Axis> rows = {{1, call.headDim / 2},
                                                       {call.rowStride, call.tokens}};
  DeviceBuffer src(call.q.src, carrier, axes), dst(call.q.dst, carrier, axes);
  DeviceBuffer cos(call.cos, number, rows), sin(call.sin, number, rows);
  DeviceBuffer positions(call.positions, position, {{1, call.tokens}});
  failure.clear();
  current = this;
  const int result =
      kernel.run(src.get(), cos.get(), sin.get(), positions.get(), 0, 0, 1.0f, dst.get());
  current = nullptr;
  if (!failure.empty())
    throw GpuError(failure);
  if (result)
    throw GpuError("an autoscheduled kernel's function returns " + std::to_string(result));
}

void AutoscheduledRuntime::initialize(void **state, const char *ptx) {
  if (modules.count(state))
    return;
  CudaModule module = nullptr;
  if (const CudaResult result = gpu.driver->moduleLoadDataEx(&module, ptx, 0, nullptr, nullptr)) {
    failure = gpu.driver->error(result, "cuModuleLoadDataEx").message();
    return;
  }
  modules[state] = module;
  *state = module;
}

int AutoscheduledRuntime::start(void *state, const char *entry, const int (&blocks)[3],
                                const int (&threads)[3], int sharedBytes, const size_t *sizes,
                                void **arguments, const int8_t *areBuffers) {
  if (!failure.empty())
    return halide_error_code_device_run_failed;
  CudaFunction function = nullptr;
  CudaResult result =
      gpu.driver->moduleGetFunction(&function, static_cast<CudaModule>(state), entry);
  std::vector<void *> parameters;
  for (size_t i = 0; sizes[i]; ++i) // a buffer's first field is its handle
    parameters.push_back(areBuffers[i] ? &static_cast<halide_buffer_t *>(arguments[i])->device
                                       : arguments[i]);
  if (!result)
    result = gpu.driver->launchKernel(
        function, static_cast<unsigned>(blocks[0]), static_cast<unsigned>(blocks[1]),
        static_cast<unsigned>(blocks[2]), static_cast<unsigned>(threads[0]),
        static_cast<unsigned>(threads[1]), static_cast<unsigned>(threads[2]),
        static_cast<unsigned>(sharedBytes), stream.get(), parameters.data(), nullptr);
  if (result)
    failure = gpu.driver->error(result, "starting an autoscheduled kernel").message();
  return result ? halide_error_code_device_run_failed : 0;
}

uint64_t AutoscheduledRuntime::allocate(int64_t bytes) {
  if (auto found = unused.find(bytes); found != unused.end()) {
    const uint64_t address = found->second;
    unused.erase(found);
    used[address] = bytes;
    return address;
  }
  try {
    memory.push_back(std::make_unique<GpuMemory>(gpu, bytes));
  } catch (const GpuError &error) { // which must not pass through Halide's code
    failure = error.what();
    return 0;
  }
  used[memory.back()->address()] = bytes;
  return memory.back()->address();
}

void AutoscheduledRuntime::release(uint64_t address) {
  if (auto found = used.find(address); found != used.end()) {
    unused.emplace(found->second, address);
    used.erase(found);
  }
}

double GpuAutoscheduledRow::judged() const { return ratio[size_t(judgedMethod(cell.tokens))]; }

std::vector<GpuAutoscheduledRow> measureAutoscheduled(GpuArena &arena, const HandKernels &hand,
                                                      const GpuCell &cell,
                                                      const ropewalk_kernel_table &kernels,
                                                      const GpuStream &stream, double seconds) {
  const GpuWorkload workload(arena, hand, cell, kernels, stream);
  if (!workload.isRight(GpuSubject::Ours))
    throw GpuError("ours is wrong");
  AutoscheduledRuntime runtime(arena.gpu, stream);
  std::vector<GpuWork> subjects = {[&] { workload.run(GpuSubject::Ours); }};
  std::vector<GpuAutoscheduledRow> rows;
  std::vector<size_t> timed;
  for (const AutoscheduledKernel &kernel : autoscheduledKernels) {
    if (!(kernel.cell == cell))
      continue;
    GpuAutoscheduledRow &row = rows.emplace_back();
    row.cell = cell;
    row.form = kernel.form;
    const GpuWork work = [&] { runtime.run(kernel, workload.arguments()); };
    try {
      if (workload.isNearlyRight(work)) {
        timed.push_back(rows.size() - 1);
        subjects.push_back(work);
      } else {
        row.problem = "its result is wrong";
      }
    } catch (const GpuError &error) {
      row.problem = error.what();
    }
  }
  const auto timings = timeByAllMethods(arena.gpu, stream, arena.flush, subjects, seconds);
  for (size_t method = 0; method < gpuMethods; ++method)
    for (size_t i = 0; i < timed.size(); ++i) {
      GpuAutoscheduledRow &row = rows[timed[i]];
      row.seconds[method] = timings[method].median(i + 1);
      row.ourSeconds[method] = timings[method].median(0);
      row.ratio[method] = timings[method].ratio(i + 1, 0);
    }
  return rows;
}

} // namespace ropewalk::bench
