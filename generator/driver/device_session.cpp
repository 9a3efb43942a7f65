//===- device_session.cpp - A GPU, for one command ------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "device_session.h"

#include "session_plan.h"

#include "device/cuda/cuda_plan.h"
#include "device/opencl/opencl_plan.h"
#include "first_device/first_cuda_device.h"
#include "first_device/first_opencl_device.h"

using namespace llvm;

namespace ropewalk::driver {
namespace {

llvm::Error asLlvm(const std::optional<ropewalk::Error> &error) {
  return error ? createStringError(error->message()) : llvm::Error::success();
}

template <class Device> class SessionOn : public DeviceSession {
public:
  llvm::Error open() { return asLlvm(device.open()); }

  llvm::Expected<DeviceMemory> allocate(size_t bytes) override {
    auto memory = device.allocate(bytes);
    if (!memory)
      return createStringError(memory.error().message());
    return DeviceMemory(*this, *memory);
  }

  llvm::Error upload(const DeviceMemory &memory, ArrayRef<uint8_t> bytes) override {
    return asLlvm(device.upload(memory.handle(), bytes.data(), bytes.size()));
  }

  llvm::Error download(const DeviceMemory &memory, MutableArrayRef<uint8_t> bytes) override {
    return asLlvm(device.download(memory.handle(), bytes.data(), bytes.size()));
  }

  llvm::Expected<std::unique_ptr<Plan>> plan(const DevicePlanRequest &request) override {
    return SessionPlan<typename Device::Api>::create(*this, request, device.planOptions(),
                                                     device.stream());
  }

private:
  void release(uint64_t memory) override { device.release(memory); }

  Device device;
};

template <class Device> llvm::Expected<std::unique_ptr<DeviceSession>> openSession() {
  auto session = std::make_unique<SessionOn<Device>>();
  if (llvm::Error error = session->open())
    return error;
  return session;
}

} // namespace

char Unserved::ID = 0;

DeviceMemory::~DeviceMemory() {
  if (session)
    session->release(memory);
}

llvm::Expected<DeviceMemory> DeviceSession::upload(ArrayRef<uint8_t> bytes) {
  auto memory = allocate(bytes.size());
  if (!memory)
    return memory.takeError();
  if (llvm::Error error = upload(*memory, bytes))
    return error;
  return std::move(*memory);
}

std::optional<Target> deviceNamed(StringRef name) {
  std::optional<Target> target = parseTarget(std::string_view(name.data(), name.size()));
  return target && isDevice(*target) ? target : std::nullopt;
}

llvm::Expected<std::unique_ptr<DeviceSession>> openDeviceSession(Target device) {
  auto session = device == Target::Cuda ? openSession<bench::FirstCudaDevice>()
                                        : openSession<bench::FirstOpenClDevice>();
  if (!session)
    return createStringError("--device is '" + std::string(targetName(device)) +
                             "': " + toString(session.takeError()));
  return session;
}

} // namespace ropewalk::driver
