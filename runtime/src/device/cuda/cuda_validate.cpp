//===- cuda_validate.cpp - Whose memory a call's pointers are -------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "call.h"
#include "device/cuda/cuda_plan.h"
#include "enum_value.h"
#include "error_boundary.h"

#include <cstdio>

namespace ropewalk {
namespace {

struct NamedPointer {
  const char *name;
  uint64_t address;
};

uint64_t at(const void *pointer) { return reinterpret_cast<uintptr_t>(pointer); }

/// Those that kernels of a call look at.
class Pointers {
public:
  Pointers(const ropewalk_cuda_plan &plan, const ropewalk_tensors &tensors) {
    const ropewalk_plan &host = *plan.device.host;
    for (const TensorPlan &tensor : host.tensors) {
      if (!host.inPlace)
        add(tensor.isKey ? "k_src" : "q_src", at(tensor.isKey ? tensors.k_src : tensors.q_src));
      add(tensor.isKey ? "k_dst" : "q_dst", at(tensor.isKey ? tensors.k_dst : tensors.q_dst));
    }
    if (Call(host, tensors, tensors.rows).positions.isListRead())
      add("positions", at(tensors.positions));
    if (!host.rotates)
      return;
    if (tensors.rows) {
      add("rows", at(tensors.rows));
      return;
    }
    if (enumValue(tensors.ragged_index) != ROPEWALK_INDEX_NONE && tensors.starts)
      add("starts", at(tensors.starts));
    if (plan.rows)
      return;
    add("cache.cos", plan.device.args.cos);
    add("cache.sin", plan.device.args.sin);
  }

  const NamedPointer *begin() const { return all; }
  const NamedPointer *end() const { return all + count; }

private:
  void add(const char *name, uint64_t address) { all[count++] = {name, address}; }

  NamedPointer all[8] = {};
  size_t count = 0;
};

ropewalk_status refuse(const CudaDriver &driver, CudaDevice own, bool readsHost,
                       const NamedPointer &pointer, ropewalk_error *error) {
  unsigned type = 0, isManaged = 0;
  int device = 0;
  const std::pair<int, void *> attributes[] = {
      {cudaMemoryType, &type}, {cudaIsManaged, &isManaged}, {cudaDeviceOrdinal, &device}};
  for (const auto &[attribute, value] : attributes) {
    const CudaResult result = driver.pointerGetAttribute(value, attribute, pointer.address);
    if (result == cudaInvalidValue)
      return readsHost ? ROPEWALK_OK
                       : report(Error(ROPEWALK_INVALID_ARGUMENT,
                                      "%s is no memory that the driver knows, expected device %d's",
                                      pointer.name, own),
                                error);
    if (result != 0) {
      char what[48];
      std::snprintf(what, sizeof what, "cuPointerGetAttribute of %s", pointer.name);
      return report(driver.error(result, what), error);
    }
  }
  // What is the host's the driver has mapped.
  if (type != cudaDeviceMemory || isManaged || device == own)
    return ROPEWALK_OK;
  return report(Error(ROPEWALK_INVALID_ARGUMENT, "%s is memory of device %d, expected device %d's",
                      pointer.name, device, own),
                error);
}

ropewalk_status refusePointers(const ropewalk_cuda_plan &plan, const Pointers &pointers,
                               ropewalk_error *error) {
  const CudaDriver &driver = *plan.driver;
  CudaScope scope(driver, plan.context);
  if (scope.result() != 0)
    return report(scope.error(), error);
  CudaDevice device = 0;
  int readsHost = 0;
  if (CudaResult result = driver.ctxGetDevice(&device))
    return report(driver.error(result, "cuCtxGetDevice"), error);
  if (CudaResult result = driver.deviceGetAttribute(&readsHost, cudaPageableMemoryAccess, device))
    return report(driver.error(result, "cuDeviceGetAttribute"), error);
  for (const NamedPointer &pointer : pointers)
    if (ropewalk_status status = refuse(driver, device, readsHost, pointer, error))
      return status;
  return reportOk(error);
}

} // namespace
} // namespace ropewalk

using namespace ropewalk;

ropewalk_status ropewalk_cuda_validate(const ropewalk_cuda_plan *plan,
                                       const ropewalk_tensors *tensors, ropewalk_error *error) {
  DeviceCall call;
  if (ropewalk_status status = prepareCudaCall(plan, tensors, error, call))
    return status;
  if (call.begin() == call.end()) // nothing is looked at
    return reportOk(error);
  return refusePointers(*plan, Pointers(*plan, *tensors), error);
}
