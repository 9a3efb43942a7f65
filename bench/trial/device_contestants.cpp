//===- device_contestants.cpp - Kernels of a device in a race -------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "device_contestants.h"

#include "device_machine.h"
#include "ropewalk/rotation.h"

#include <cstdlib>

namespace ropewalk {
namespace {

/// From DRAM each call takes the next of so many buffers that no cache holds them.
class DeviceContestants : public bench::Contestants {
public:
  /// What a driver refuses is told to `fail`: after an error a device may do nothing any more.
  DeviceContestants(const bench::Case &cell, std::vector<TrialKernel> kernels, size_t dramBytes,
                    std::function<void(const std::string &why)> fail);

  size_t count() const override { return workspace.valid() ? kernels.size() : 0; }
  double verify(size_t kernel) override;
  void reset() override;
  std::vector<bench::Subject> subjects(const std::vector<size_t> &which) override;
  double sampleSeconds() const override { return 1e-3; }

private:
  struct Buffers {
    uint64_t src, dst;
  };

  template <class T> T require(Expected<T> value);
  void require(const std::optional<Error> &error);
  void allocate(size_t dramBytes);
  void resetDst(const Buffers &buffers);
  void repeat(const DeviceMachine::Plan &plan, int64_t count);

  const bench::Case &cell;
  const std::vector<TrialKernel> kernels;
  const std::function<void(const std::string &)> fail;
  const std::unique_ptr<DeviceMachine> machine;
  bench::Memory memory;
  bench::Workspace workspace; ///< The host's view of the first buffers.
  std::optional<SharedTable> table;
  std::vector<std::unique_ptr<DeviceMachine::Plan>> plans;
  std::vector<Buffers> calls;
  uint64_t positions = 0;
  size_t next = 0;
};

template <class T> T DeviceContestants::require(Expected<T> value) {
  if (!value) {
    fail(value.error().message());
    std::abort(); // unreachable: fail does not return
  }
  return std::move(*value);
}

DeviceContestants::DeviceContestants(const bench::Case &cell, std::vector<TrialKernel> kernels,
                                     size_t dramBytes,
                                     std::function<void(const std::string &)> fail)
    : cell(cell), kernels(std::move(kernels)), fail(std::move(fail)),
      machine(require(openDeviceMachine(this->kernels.front().spec.target))),
      workspace(cell, memory, /*dramBytes=*/0), plans(this->kernels.size()) {
  if (!workspace.valid())
    return;
  table.emplace(require(
      SharedTable::create(makeRotation(cell.headDim, bench::tableTheta),
                          tableOfRange(bench::firstPosition, bench::firstPosition + cell.tokens,
                                       ROPEWALK_TABLE_PLAIN))));
  allocate(dramBytes);
}

void DeviceContestants::require(const std::optional<Error> &error) {
  if (error)
    fail(error->message());
}

void DeviceContestants::allocate(size_t dramBytes) {
  const auto bytes = static_cast<size_t>(cell.bytes());
  const size_t touched = cell.place == ROPEWALK_IN_PLACE ? bytes : 2 * bytes;
  const size_t count = cell.fromDram ? dramBytes / touched + 2 : 1;
  const size_t listed = static_cast<size_t>(cell.tokens) * sizeof(int32_t);
  positions = require(machine->allocate(listed));
  require(machine->upload(positions, workspace.calls[0].positions, listed));
  for (size_t i = 0; i < count; ++i) {
    const uint64_t src = require(machine->allocate(bytes));
    require(machine->upload(src, workspace.calls[0].src, bytes));
    calls.push_back({src, require(machine->allocate(bytes))});
  }
}

/// As the source is where the kernel turns it in place, else NaN.
void DeviceContestants::resetDst(const Buffers &buffers) {
  workspace.resetDst(0);
  require(machine->upload(buffers.dst, workspace.calls[0].dst, static_cast<size_t>(cell.bytes())));
}

double DeviceContestants::verify(size_t kernel) {
  plans[kernel] = require(machine->plan(cell, *table->get(), *kernels[kernel].device));
  resetDst(calls[0]);
  next = 0;
  repeat(*plans[kernel], 1);
  require(
      machine->download(calls[0].dst, workspace.calls[0].dst, static_cast<size_t>(cell.bytes())));
  return workspace.worstUlp();
}

void DeviceContestants::reset() {
  for (const Buffers &buffers : calls)
    resetDst(buffers);
}

void DeviceContestants::repeat(const DeviceMachine::Plan &plan, int64_t count) {
  for (int64_t i = 0; i < count; ++i) {
    const Buffers &buffers = calls[next];
    const bool inPlace = cell.place == ROPEWALK_IN_PLACE;
    require(plan.start(inPlace ? buffers.dst : buffers.src, buffers.dst, positions));
    next = next + 1 == calls.size() ? 0 : next + 1;
  }
  require(machine->finish());
}

std::vector<bench::Subject> DeviceContestants::subjects(const std::vector<size_t> &which) {
  std::vector<bench::Subject> subjects;
  for (size_t kernel : which) {
    bench::Subject subject;
    subject.repeat = [this, kernel](int64_t count) { repeat(*plans[kernel], count); };
    // A tensor turned in place over and over drifts; from DRAM the calls are too few.
    if (cell.place == ROPEWALK_IN_PLACE && !cell.fromDram)
      subject.prepare = [this] { resetDst(calls[0]); };
    subjects.push_back(std::move(subject));
  }
  return subjects;
}

} // namespace

std::unique_ptr<bench::Contestants>
deviceContestants(const bench::Case &cell, const std::vector<TrialKernel> &kernels,
                  size_t dramBytes, std::function<void(const std::string &)> fail) {
  return std::make_unique<DeviceContestants>(cell, kernels, dramBytes, std::move(fail));
}

} // namespace ropewalk
