//===- device_calls_main.cpp - What starting a kernel costs the host ------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Processor time of ropewalk_cuda_run, with a generated kernel's function on the CPU that computes
// grid and arguments, on a driver that runs nothing; beside that of the two calls of the driver
// that it makes.
//
//===----------------------------------------------------------------------===//

#include "harness/harness.h"
#include "harness/program_options.h"

#include "devices_alone.h"
#include "support/cuda_stub/cuda_stub.h"

#include "ropewalk/cuda.h"
#include "ropewalk/rotation.h"

#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <vector>

using namespace ropewalk;
using namespace ropewalk::bench;

extern "C" {
int cuCtxGetCurrent(void **context);
int cuLaunchKernel(void *function, unsigned blocksX, unsigned blocksY, unsigned blocksZ,
                   unsigned threadsX, unsigned threadsY, unsigned threadsZ, unsigned sharedBytes,
                   void *stream, void **arguments, void **extra);
int cuModuleLoadDataEx(void **module, const void *image, unsigned count, int *options,
                       void **values);
int cuModuleGetFunction(void **function, void *module, const char *name);
}

namespace {

constexpr char usage[] = "usage: ropewalk_device_calls [--seconds=1] [--cpu=N]\n"
                         "Starting kernels for q and k of 32 + 8 heads of 128 on a stub of CUDA.\n";

template <class Work> double nanosecondsOf(Work work) {
  constexpr int calls = 20000;
  timespec before, after;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &before);
  for (int i = 0; i < calls; ++i)
    work();
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &after);
  return (double(after.tv_sec - before.tv_sec) * 1e9 + double(after.tv_nsec - before.tv_nsec)) /
         calls;
}

/// What a run asks of the driver.
void driverAlone(void *function) {
  void *context;
  cuCtxGetCurrent(&context);
  cuLaunchKernel(function, 1, 1, 1, 1, 1, 1, 0, nullptr, nullptr, nullptr);
}

/// Medians of times and of differences within a round.
void measure(const char *name, const ropewalk_cuda_plan &plan, const ropewalk_tensors &tensors,
             double seconds) {
  void *module, *function;
  cuModuleLoadDataEx(&module, "", 0, nullptr, nullptr);
  cuModuleGetFunction(&function, module, "entry");
  std::vector<double> runs, drivers, ours;
  for (double spent = 0; spent < seconds * 1e9 || runs.size() < 11;) {
    runs.push_back(nanosecondsOf([&] {
      if (ropewalk_cuda_run(&plan, &tensors, nullptr, nullptr) != ROPEWALK_OK)
        std::exit(1);
    }));
    drivers.push_back(nanosecondsOf([&] { driverAlone(function); }));
    ours.push_back(runs.back() - drivers.back());
    spent += 20000 * (runs.back() + drivers.back());
  }
  std::printf("%-28s %6.1f ns, of which the stub %6.1f, ours %6.1f\n", name, median(runs),
              median(drivers), median(ours));
}

} // namespace

int main(int argc, char **argv) {
  int cpu = -1;
  double seconds = 1;
  ProgramOptions options("ropewalk_device_calls", usage);
  options.seconds("--seconds", seconds);
  options.cpu(cpu);
  if (const auto exitCode = options.read(argc, argv))
    return *exitCode;
  pinToCpu(cpu);
  std::fputs((toTable(Harness().machine()) + "\n").c_str(), stdout);
  int anything = 0;
  test::stubReset();
  test::stubSetContext(&anything);
  test::stubSetLogging(false);

  // Generated kernels' functions on the CPU; without their code, the stub has nothing to execute.
  const ropewalk_device_image image = {0, 0, "", 0};
  ropewalk_kernel_table table = *devices_alone_kernels();
  std::vector<ropewalk_device_kernel> kernels(table.deviceKernels,
                                              table.deviceKernels + table.deviceCount);
  for (ropewalk_device_kernel &kernel : kernels) {
    kernel.entry = "entry";
    kernel.images = &image;
    kernel.imageCount = 1;
  }
  table.deviceKernels = kernels.data();
  ropewalk_layout layout = {};
  layout.dtype = ROPEWALK_F32;
  layout.q = bshd(4096, 32, 128);
  layout.k = bshd(4096, 8, 128);
  ropewalk_cuda_plan_options planOptions = {};
  planOptions.kernels = &table;
  planOptions.position_end = 8192;
  const ropewalk_rotation rotation = makeRotation(128, 5e5);
  ropewalk_cuda_plan *plan;
  ropewalk_error error;
  if (ropewalk_cuda_plan_create(&rotation, &layout, &planOptions, &plan, &error) != ROPEWALK_OK)
    return std::puts(error.message), 1;

  // Addresses that nobody follows.
  ropewalk_tensors tensors = {};
  const auto at = [](uint64_t address) { return reinterpret_cast<void *>(address << 32); };
  tensors.q_src = at(1), tensors.q_dst = at(2), tensors.k_src = at(3), tensors.k_dst = at(4);
  tensors.batches = tensors.tokens = 1;
  measure("1 token, counted", *plan, tensors, seconds);
  tensors.index = ROPEWALK_INDEX_I64;
  tensors.positions = at(5);
  measure("1 token, listed", *plan, tensors, seconds);
  tensors.tokens = 4096;
  measure("4096 tokens, listed", *plan, tensors, seconds);
  tensors.batches = 8;
  tensors.position_batch_stride = 4096;
  measure("8 x 4096 tokens, listed", *plan, tensors, seconds);
  ropewalk_cuda_plan_destroy(plan);
}
