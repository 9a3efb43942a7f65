//===- permute.cpp - Weights from one pairing to the other ----------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "error_boundary.h"
#include "frequencies.h"
#include "overlap.h"

#include <cinttypes>
#include <cstring>

namespace ropewalk {
namespace {

/// A weight whose sizes are known to fit the address space.
struct Matrices {
  int64_t count[3]; // as overlap() counts: matrices, and two dimensions that aren't there
  int64_t stride[3];
  int64_t bytes; // of one
};

std::optional<Error> validateSizes(const ropewalk_weight &weight, Matrices &matrices) {
  const std::pair<const char *, int64_t> sizes[] = {
      {"batches", weight.batches}, {"heads", weight.heads}, {"row_bytes", weight.row_bytes}};
  for (const auto &[field, size] : sizes)
    if (size < 0)
      return Error(ROPEWALK_INVALID_ARGUMENT, "%s is %" PRId64 ", expected at least 0", field,
                   size);
  int64_t bytes;
  ByteRange range;
  const bool fits = !__builtin_mul_overflow(weight.heads, weight.head_dim, &bytes) &&
                    !__builtin_mul_overflow(bytes, weight.row_bytes, &bytes);
  if (fits && weight.batch_stride != 0 && weight.batch_stride < bytes)
    return Error(ROPEWALK_INVALID_ARGUMENT,
                 "batch_stride is %" PRId64
                 ", expected 0 or at least heads*head_dim*row_bytes=%" PRId64,
                 weight.batch_stride, bytes);
  const int64_t count = weight.batches ? weight.batches : 1;
  const int64_t stride = weight.batch_stride ? weight.batch_stride : bytes;
  matrices = {{count, 1, 1}, {stride, 0, 0}, bytes};
  if (!fits || !computeRange({0, bytes, matrices.count, matrices.stride}, {0, 1, 2}, range))
    return Error(ROPEWALK_INVALID_ARGUMENT,
                 "heads is %" PRId64 ", expected a weight that fits the address space "
                 "(batches=%" PRId64 ", head_dim=%" PRId64 ", row_bytes=%" PRId64 ")",
                 weight.heads, count, weight.head_dim, weight.row_bytes);
  return std::nullopt;
}

std::optional<Error> validate(const ropewalk_weight &weight, ropewalk_pairing from,
                              Matrices &matrices) {
  ropewalk_rotation rotation = {};
  rotation.head_dim = weight.head_dim;
  rotation.window_begin = weight.window_begin;
  rotation.rotary_dim = weight.rotary_dim;
  // By its bytes: what a C caller passes need not be an enumerator.
  std::memcpy(&rotation.pairing, &from, sizeof from);
  if (auto error = validateWindow(rotation))
    return error;
  return validateSizes(weight, matrices);
}

std::optional<Error> validatePlaces(const Matrices &matrices, const void *src, const void *dst) {
  for (const auto &[field, pointer] : {std::pair("src", src), std::pair("dst", dst)})
    if (!pointer)
      return Error(ROPEWALK_INVALID_ARGUMENT, "%s is null, expected a pointer", field);
  const auto rows = [&](const void *base) {
    return StridedBytes{reinterpret_cast<uintptr_t>(base), matrices.bytes, matrices.count,
                        matrices.stride};
  };
  if (overlap(rows(src), rows(dst)))
    return Error(ROPEWALK_OVERLAP, "dst is %p and overlaps src=%p, expected memory of its own", dst,
                 src);
  return std::nullopt;
}

void permuteHead(const ropewalk_weight &weight, ropewalk_pairing from, const char *src, char *dst) {
  const int64_t begin = weight.window_begin, end = begin + weight.rotary_dim;
  const int64_t pairs = weight.rotary_dim / 2, bytes = weight.row_bytes;
  std::memcpy(dst, src, begin * bytes);
  for (int64_t i = 0; i < pairs; ++i)
    for (int64_t component : {0, 1}) {
      const int64_t half = begin + i + component * pairs, interleaved = begin + 2 * i + component;
      const bool reads = from == ROPEWALK_INTERLEAVED;
      std::memcpy(dst + (reads ? half : interleaved) * bytes,
                  src + (reads ? interleaved : half) * bytes, bytes);
    }
  std::memcpy(dst + end * bytes, src + end * bytes, (weight.head_dim - end) * bytes);
}

} // namespace
} // namespace ropewalk

using namespace ropewalk;

ropewalk_status ropewalk_permute(const ropewalk_weight *weight, ropewalk_pairing from,
                                 const void *src, void *dst, ropewalk_error *error) {
  if (!weight)
    return report(Error(ROPEWALK_INVALID_ARGUMENT, "weight is null, expected a pointer"), error);
  Matrices matrices;
  if (auto invalid = validate(*weight, from, matrices))
    return report(*invalid, error);
  if (matrices.bytes == 0)
    return reportOk(error);
  if (auto invalid = validatePlaces(matrices, src, dst))
    return report(*invalid, error);
  const int64_t headBytes = weight->head_dim * weight->row_bytes;
  for (int64_t batch = 0; batch < matrices.count[0]; ++batch)
    for (int64_t head = 0; head < weight->heads; ++head) {
      const int64_t offset = batch * matrices.stride[0] + head * headBytes;
      permuteHead(*weight, from, static_cast<const char *>(src) + offset,
                  static_cast<char *>(dst) + offset);
    }
  return reportOk(error);
}
