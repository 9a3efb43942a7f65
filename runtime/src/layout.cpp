//===- layout.cpp - Checked layouts ---------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "layout.h"
#include "enum_value.h"
#include "invalid.h"

#include <cinttypes>

namespace ropewalk {
namespace {

std::optional<Error> validateTensor(const char *name, const ropewalk_tensor_layout &tensor,
                                    bool inPlace, int64_t headDim) {
  if (tensor.heads < 0 || tensor.heads > maxHeads)
    return invalid("%s.heads is %" PRId64 ", expected 0 to %" PRId64, name, tensor.heads, maxHeads);
  if (tensor.heads == 0)
    return std::nullopt;
  const struct {
    const char *field;
    int64_t value;
    bool used;
  } strides[] = {{"src_batch_stride", tensor.src_batch_stride, !inPlace},
                 {"src_token_stride", tensor.src_token_stride, !inPlace},
                 {"src_head_stride", tensor.src_head_stride, !inPlace},
                 {"dst_batch_stride", tensor.dst_batch_stride, true},
                 {"dst_token_stride", tensor.dst_token_stride, true},
                 {"dst_head_stride", tensor.dst_head_stride, true}};
  for (const auto &stride : strides)
    if (stride.used && (stride.value < -maxStride || stride.value > maxStride))
      return invalid("%s.%s is %" PRId64 ", expected -2^40 to 2^40", name, stride.field,
                     stride.value);
  int64_t headStride = tensor.dst_head_stride;
  // 0 where heads have no tokens; a call that has some writes rows twice, and is refused for that.
  if (tensor.heads > 1 && headStride != 0 && -headDim < headStride && headStride < headDim)
    return invalid("%s.dst_head_stride is %" PRId64 ", expected 0 or a magnitude of at least "
                   "head_dim=%" PRId64 " so that heads do not overlap",
                   name, headStride, headDim);
  return std::nullopt;
}

} // namespace

std::optional<Error> validateLayout(const ropewalk_layout &layout, int64_t headDim) {
  int dtype = enumValue(layout.dtype), place = enumValue(layout.place);
  if (dtype < ROPEWALK_F32 || dtype > ROPEWALK_BF16)
    return invalid("dtype is %d, expected ROPEWALK_F32, ROPEWALK_F16 or ROPEWALK_BF16", dtype);
  if (place != ROPEWALK_OUT_OF_PLACE && place != ROPEWALK_IN_PLACE)
    return invalid("place is %d, expected ROPEWALK_OUT_OF_PLACE or ROPEWALK_IN_PLACE", place);
  bool inPlace = place == ROPEWALK_IN_PLACE;
  if (auto error = validateTensor("q", layout.q, inPlace, headDim))
    return error;
  if (auto error = validateTensor("k", layout.k, inPlace, headDim))
    return error;
  if (layout.q.heads == 0 && layout.k.heads == 0)
    return invalid("q.heads and k.heads are 0, expected a tensor");
  return std::nullopt;
}

} // namespace ropewalk
