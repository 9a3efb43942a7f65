//===- device_session.cpp - A GPU, for one command ------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "device_session.h"

using namespace llvm;

namespace ropewalk::driver {

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
  auto session = device == Target::Cuda ? openCudaSession() : openOpenClSession();
  if (!session)
    return createStringError("--device is '" + std::string(targetName(device)) +
                             "': " + toString(session.takeError()));
  return session;
}

} // namespace ropewalk::driver
