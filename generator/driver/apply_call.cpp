//===- apply_call.cpp - One call of ropewalk apply ------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "apply_call.h"

#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace ropewalk::driver {

llvm::Error Buffer::allocate(size_t bytes) {
  size = bytes;
  memory.reset(static_cast<uint8_t *>(std::aligned_alloc(64, alignTo(bytes + 1, 64))));
  return memory ? llvm::Error::success()
                : createStringError("out of memory: " + Twine(bytes) + " bytes for a tensor");
}

ApplyCall::ApplyCall(const ApplyInput &input, const TokenPositions &positions,
                     const TableAndRows &rows, ropewalk_pad pad)
    : input(input), rows(rows), pad(positions.pads.empty() ? ROPEWALK_PAD_NONE : pad) {
  tensors.batches = input.batches;
  tensors.tokens = input.tokens;
  if (!rows.list.empty()) {
    tensors.index = ROPEWALK_INDEX_I64;
    tensors.positions = rows.list.data();
    tensors.position_axis_stride = rows.axisStride;
    tensors.position_batch_stride = rows.batchStride;
  }
  if (!positions.sequenceEnds.empty()) {
    tensors.ragged_index = ROPEWALK_INDEX_I64;
    tensors.cu_seqlens = positions.sequenceEnds.data();
    tensors.sequences = static_cast<int64_t>(positions.sequenceEnds.size()) - 1;
  }
}

llvm::Error ApplyCall::failure(const Twine &message) const {
  return createStringError(Twine(input.file->path()) + ": " + message);
}

llvm::Error ApplyCall::prepare() {
  if (llvm::Error error = prepare(*input.q, q, tensors.q_src, tensors.q_dst))
    return error;
  return input.k ? prepare(*input.k, k, tensors.k_src, tensors.k_dst) : llvm::Error::success();
}

llvm::Error ApplyCall::prepare(const SafetensorsFile::Tensor &tensor, Rotated &rotated,
                               const void *&src, void *&dst) const {
  src = tensor.data.data();
  if (uintptr_t(src) % (*bitsOf(tensor.dtype) / 8) != 0) {
    if (llvm::Error error = rotated.copy.allocate(tensor.data.size()))
      return error;
    std::copy(tensor.data.begin(), tensor.data.end(), rotated.copy.data());
    src = rotated.copy.data();
  }
  if (llvm::Error error = rotated.dst.allocate(tensor.data.size()))
    return error;
  dst = rotated.dst.data();
  if (pad == ROPEWALK_PAD_LEAVE)
    std::fill_n(rotated.dst.data(), tensor.data.size(), 0);
  return llvm::Error::success();
}

ropewalk_layout ApplyCall::layout() const {
  ropewalk_layout layout = {};
  layout.dtype = input.dtype;
  layout.q = input.qLayout;
  layout.k = input.kLayout;
  return layout;
}

ropewalk_plan_options ApplyCall::planOptions() const {
  ropewalk_plan_options options = {};
  options.table = rows.table.get();
  options.pad = pad;
  options.pad_position = padMark;
  return options;
}

llvm::Expected<std::unique_ptr<ropewalk_plan>> ApplyCall::draftPlan() const {
  ropewalk_plan_options options = planOptions();
  options.allow_reference = true;
  auto plan = createPlan(input.rotation, layout(), options, Environment());
  if (!plan)
    return failure(plan.error().message());
  ropewalk_error error;
  if (ropewalk_validate(plan->get(), &tensors, &error))
    return failure(error.message);
  return std::move(*plan);
}

llvm::Error ApplyCall::run(const ropewalk_kernel_table &kernels) const {
  ropewalk_plan_options options = planOptions();
  options.kernels = &kernels;
  auto plan = Plan::create(input.rotation, layout(), options);
  if (!plan)
    return failure(plan.error().message());
  if (ropewalk_status status = plan->run(tensors))
    return failure(ropewalk_status_name(status));
  return llvm::Error::success();
}

llvm::Expected<ApplyCall::OnDevice> ApplyCall::upload(DeviceSession &device, const void *src,
                                                      const Rotated &rotated) const {
  const ArrayRef<uint8_t> dst = rotated.dst.bytes();
  if (dst.empty())
    return OnDevice();
  auto from = device.upload({static_cast<const uint8_t *>(src), dst.size()});
  if (!from)
    return from.takeError();
  // Pads keep what is there.
  auto to = pad == ROPEWALK_PAD_LEAVE ? device.upload(dst) : device.allocate(dst.size());
  if (!to)
    return to.takeError();
  return OnDevice{std::move(*from), std::move(*to)};
}

llvm::Error ApplyCall::runOn(DeviceSession &device, const ropewalk_kernel_table &kernels,
                             const TableAndRows *other) {
  const TableAndRows &listed = other ? *other : rows;
  // Rows have numbers from 0 on; what is none must fit 32 bits there.
  constexpr int64_t noRow = -1;
  std::vector<int64_t> list = listed.list;
  llvm::replace(list, padMark, noRow);
  auto positions = device.upload(
      ArrayRef(reinterpret_cast<const uint8_t *>(list.data()), list.size() * sizeof(int64_t)));
  if (!positions)
    return positions.takeError();
  auto qOnDevice = upload(device, tensors.q_src, q);
  if (!qOnDevice)
    return qOnDevice.takeError();
  auto kOnDevice = upload(device, tensors.k_src, k);
  if (!kOnDevice)
    return kOnDevice.takeError();
  DevicePlanRequest request{input.rotation, layout(), kernels, listed.table.get()};
  request.pad = pad;
  request.padPosition = noRow;
  auto plan = device.plan(request);
  if (!plan)
    return failure(toString(plan.takeError()));
  if (llvm::Error error =
          (*plan)->run({tensors.batches, tensors.tokens, qOnDevice->src.handle(),
                        qOnDevice->dst.handle(), kOnDevice->src.handle(), kOnDevice->dst.handle(),
                        positions->handle(), listed.batchStride}))
    return failure(toString(std::move(error)));
  for (auto [memory, rotated] : {std::pair(&*qOnDevice, &q), std::pair(&*kOnDevice, &k)})
    if (!rotated->dst.bytes().empty())
      if (llvm::Error error = device.download(memory->dst, rotated->dst.bytes()))
        return error;
  return llvm::Error::success();
}

ArrayRef<uint8_t> ApplyCall::result(StringRef name) const {
  return name == "q" ? q.dst.bytes() : name == "k" ? k.dst.bytes() : input.file->find(name)->data;
}

} // namespace ropewalk::driver
