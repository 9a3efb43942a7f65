//===- cuda_memory.cpp - Memory in a CUDA context, shared tables ----------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "device/cuda/cuda_memory.h"
#include "device/device_plan.h"
#include "error_boundary.h"

#include "ropewalk/cuda.h"

#include <string>
#include <utility>

namespace ropewalk {

Expected<std::shared_ptr<const CudaMemory>>
CudaMemory::copyOf(const CudaDriver &driver, CudaContext context, const void *src, int64_t bytes) {
  auto memory = std::make_shared<CudaMemory>(driver, context);
  if (CudaResult result = driver.memAlloc(&memory->begin, bytes))
    return driver.error(result, ("cuMemAlloc of " + std::to_string(bytes) + " bytes").c_str());
  if (CudaResult result = driver.memcpyHtoD(memory->begin, src, bytes))
    return driver.error(result, "cuMemcpyHtoD");
  // From memory that is not pinned the driver returns before all has arrived, and streams that were
  // created as non-blocking don't wait for the default one, in which it copies.
  if (CudaResult result = driver.streamSynchronize(nullptr))
    return driver.error(result, "cuStreamSynchronize");
  return std::shared_ptr<const CudaMemory>(std::move(memory));
}

CudaMemory::~CudaMemory() {
  if (begin == 0)
    return;
  // Where the context is gone, so is its memory.
  CudaScope scope(driver, owner);
  if (scope.result() == 0)
    driver.memFree(begin);
}

Expected<CudaContext> findContext(const CudaDriver &driver, void *asked) {
  if (asked)
    return static_cast<CudaContext>(asked);
  CudaContext current = nullptr;
  if (CudaResult result = driver.ctxGetCurrent(&current))
    return driver.error(result, "cuCtxGetCurrent");
  if (!current)
    return Error(ROPEWALK_INVALID_ARGUMENT,
                 "context is null and the thread has none, expected a CUDA context");
  return current;
}

namespace {

Expected<std::unique_ptr<ropewalk_cuda_table>> upload(const ropewalk_table &table, void *asked) {
  if (auto error = refuseTable(table))
    return *error;
  auto driver = cudaDriver();
  if (!driver)
    return driver.error();
  auto context = findContext(**driver, asked);
  if (!context)
    return context.error();
  CudaScope scope(**driver, *context);
  if (scope.result() != 0)
    return scope.error();
  auto rows = CudaMemory::copyOf(**driver, *context, table.block.get(), table.bytes);
  if (!rows)
    return rows.error();
  auto made = std::make_unique<ropewalk_cuda_table>();
  made->host = TableRef::share(&table);
  made->rows = std::move(*rows);
  return made;
}

} // namespace
} // namespace ropewalk

using namespace ropewalk;

ropewalk_status ropewalk_cuda_table_create(const ropewalk_table *table, void *context,
                                           ropewalk_cuda_table **cudaTable, ropewalk_error *error) {
  if (cudaTable)
    *cudaTable = nullptr;
  if (!table || !cudaTable)
    return report(Error(ROPEWALK_INVALID_ARGUMENT, "%s is null, expected a pointer",
                        table ? "cuda_table" : "table"),
                  error);
  return atBoundary(
      error, [&] { return upload(*table, context); },
      [&](std::unique_ptr<ropewalk_cuda_table> &made) { *cudaTable = made.release(); });
}

void ropewalk_cuda_table_destroy(ropewalk_cuda_table *table) { delete table; }
