//===- fuzz_apply.cpp - Broken and lying tensors to rotate ----------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuzz_target.h"
#include "tensor_file.h"

#include "driver/apply_positions.h"
#include "ropewalk/rotation.h"

#include <cmath>

using namespace ropewalk;
using namespace ropewalk::driver;

/// Four heads and two of keys; the window is a part of the head.
static Model makeModel(int axes) {
  Model model;
  model.attentionHeads = 4;
  model.keyValueHeads = 2;
  model.rotation = makeRotation(8, 10000);
  model.rotation.rotary_dim = 6;
  if (axes > 1) {
    model.rotation.axes.count = 3;
    for (int a = 0; a < 3; ++a)
      model.rotation.axes.sections[a] = 1;
  }
  return model;
}

/// Every element of a tensor must have an address in its data.
static bool liesInside(const SafetensorsFile::Tensor &tensor, const ropewalk_tensor_layout &t,
                       const ApplyInput &input) {
  const int64_t bytes = input.dtype == ROPEWALK_F32 ? 4 : 2;
  if (input.batches == 0 || input.tokens == 0)
    return tensor.data.empty();
  const int64_t last = (input.batches - 1) * t.src_batch_stride +
                       (input.tokens - 1) * t.src_token_stride + (t.heads - 1) * t.src_head_stride +
                       input.rotation.head_dim;
  return last * bytes == static_cast<int64_t>(tensor.data.size());
}

static std::string wrong(const ApplyInput &input, const TokenPositions &positions) {
  if (!liesInside(*input.q, input.qLayout, input) ||
      (input.k && !liesInside(*input.k, input.kLayout, input)))
    return "tensors that their strides leave";
  if (positions.begin >= positions.end)
    return "a range without positions";
  const size_t tokens = positions.batches * input.tokens;
  if (positions.isListed() && positions.coordinates.size() != positions.axes * tokens)
    return "not as many positions as tokens";
  if (!positions.pads.empty() && positions.pads.size() != tokens)
    return "not as many pads as tokens";
  for (size_t i = 0; i < positions.coordinates.size(); ++i) {
    const double value = positions.coordinates[i];
    if (!positions.pads.empty() && positions.pads[i % tokens])
      continue;
    if (!(value >= static_cast<double>(positions.begin) &&
          value < static_cast<double>(positions.end)))
      return "a position outside the range";
    if (positions.isWhole && value != std::floor(value))
      return "a fraction among whole positions";
  }
  return "";
}

static FuzzOutcome checkOne(const SafetensorsFile &file, Order order, const Model &model,
                            std::optional<int64_t> pad) {
  auto input = readInput(file, order, model);
  if (!input)
    return refused(llvm::toString(input.takeError()));
  auto positions = readPositions(*input, pad);
  if (!positions)
    return refused(llvm::toString(positions.takeError()));
  const std::string what = wrong(*input, *positions);
  return what.empty() ? accepted() : bug(what);
}

/// In every order of dimensions, for text and for images, with and without pads.
static FuzzOutcome check(const std::string &input) {
  auto file = SafetensorsFile::parse(
      llvm::MemoryBuffer::getMemBufferCopy(withHeaderLength(input), "input"));
  if (!file)
    return refused(llvm::toString(file.takeError()));
  FuzzOutcome best;
  for (Order order : {Order::Bshd, Order::Bhsd, Order::Thd})
    for (int axes : {1, 3})
      for (std::optional<int64_t> pad : {std::optional<int64_t>(), std::optional<int64_t>(-1)}) {
        const FuzzOutcome outcome = checkOne(*file, order, makeModel(axes), pad);
        if (!outcome.bug.empty())
          return outcome;
        best.accepted |= outcome.accepted;
      }
  return best;
}

template <class T> static std::string bytesOf(std::initializer_list<T> numbers) {
  return {reinterpret_cast<const char *>(numbers.begin()), numbers.size() * sizeof(T)};
}

/// In every order, with every kind of positions, and batches of unequal length.
static std::vector<std::string> examples() {
  const std::string values(384, '\1');
  return {tensorFile(R"({"q":{"dtype":"BF16","shape":[1,3,4,8],"data_offsets":[0,192]},)"
                     R"("k":{"dtype":"BF16","shape":[1,3,2,8],"data_offsets":[192,288]}})",
                     288),
          tensorFile(R"({"q":{"dtype":"F32","shape":[2,2,4,6],"data_offsets":[0,384]},)"
                     R"("positions":{"dtype":"I64","shape":[2,2],"data_offsets":[384,416]}})",
                     values + bytesOf<int64_t>({7, 8, -1, 131071})),
          tensorFile(R"({"q":{"dtype":"F16","shape":[2,4,3,8],"data_offsets":[0,384]},)"
                     R"("positions":{"dtype":"F64","shape":[3,2,3],"data_offsets":[384,528]}})",
                     values + bytesOf<double>(
                                  {0, 0, 0, 0, 0, 0, 1, 1.5, 2, 2.5, 3, 3.5, -1, 0, 1, 2, 3, 4})),
          tensorFile(R"({"q":{"dtype":"F16","shape":[6,4,8],"data_offsets":[0,384]},)"
                     R"("cu_seqlens":{"dtype":"I32","shape":[3],"data_offsets":[384,396]}})",
                     values + bytesOf<int32_t>({0, 5, 6}))};
}

FuzzTarget ropewalk::fuzzTarget() { return {examples(), check, {}}; }
