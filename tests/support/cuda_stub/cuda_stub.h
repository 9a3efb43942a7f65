//===- cuda_stub.h - A CUDA driver without a GPU ----------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A library with the name and the functions of NVIDIA's driver, as far as the runtime, the tool and
// the examples use them: programs linked with it, or started with its folder in LD_LIBRARY_PATH,
// find it where they would open the driver. Its memory is the host's. Kernels in PTX are executed,
// thread by thread, at once or when a graph that they were captured in is launched; an access
// outside of all allocations, or not aligned, is the error that a GPU gives. Other images, which
// tests bring, run nothing. It keeps a log of calls, fails when told to, and lets tests see
// launches.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TESTS_SUPPORT_CUDA_STUB_H
#define ROPEWALK_TESTS_SUPPORT_CUDA_STUB_H

#include <cstdint>

#if defined(__GNUC__)
#define ROPEWALK_STUB_API __attribute__((visibility("default")))
#endif

namespace ropewalk::test {

/// What cuLaunchKernel was given.
struct StubLaunch {
  const char *function; ///< The name it was looked up by.
  const void *image;    ///< Of its module.
  unsigned blocks[3], threads[3], sharedBytes;
  void *stream;
  void *context; ///< The current one.
  void **arguments;
};

/// A device of a capability (times ten), an empty log, no failures, no current context on this
/// thread. Memory and modules stay.
ROPEWALK_STUB_API void stubReset(int capability = 90, int maxThreads = 1024);

/// The call of `function` that comes after `others` more of them gives `result`.
ROPEWALK_STUB_API void stubFail(const char *function, int result, int others = 0);

/// Called at each launch, which it describes; null: nobody.
ROPEWALK_STUB_API void stubOnLaunch(void (*visit)(const StubLaunch &launch));

/// Names of functions called since the reset, each followed by a space; "" if none.
ROPEWALK_STUB_API const char *stubLog();
ROPEWALK_STUB_API void stubClearLog();
/// No log: only then do calls not allocate.
ROPEWALK_STUB_API void stubSetLogging(bool on);

/// The thread's current context, as a program with a GPU would have made it.
ROPEWALK_STUB_API void stubSetContext(void *context);
ROPEWALK_STUB_API void *stubContext();
/// The device of a context and of what is allocated in it, 0 until the next reset; and whether
/// devices read all of the host's memory.
ROPEWALK_STUB_API void stubSetDevice(void *context, int device);
ROPEWALK_STUB_API void stubSetReadsHost(bool reads);
/// Contexts on this thread's stack.
ROPEWALK_STUB_API int stubDepth();

/// What has not been given back, in all contexts.
ROPEWALK_STUB_API int64_t stubAllocations();
ROPEWALK_STUB_API int64_t stubModules();
/// CU_JIT_MAX_REGISTERS of the last module loaded; 0: none.
ROPEWALK_STUB_API unsigned stubMaxRegisters();
/// Allocations and modules that were given back in another context than their own.
ROPEWALK_STUB_API int stubMistakes();

} // namespace ropewalk::test

#endif
