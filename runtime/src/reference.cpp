//===- reference.cpp - Kernels in portable C++ ----------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "reference.h"
#include "storage.h"

#include <cmath>

namespace ropewalk {
namespace {

template <class T> T *at(const void *base, int64_t bytes) {
  return reinterpret_cast<T *>(reinterpret_cast<uintptr_t>(base) + bytes);
}

template <class Storage, ropewalk_pairing pairing>
void rotateRow(const typename Storage::Bits *x, typename Storage::Bits *y, const char *cosRow,
               const char *sinRow, const ropewalk_kernel_args &args) {
  constexpr bool half = pairing == ROPEWALK_HALF;
  int64_t pairs = args.channels / 2, partner = half ? pairs : 1, step = half ? 1 : 2;
  for (int64_t i = 0; i < pairs; ++i) {
    float c = *at<const float>(cosRow, i * args.tablePairStride);
    float s = *at<const float>(sinRow, i * args.tablePairStride) * args.sineSign;
    float x0 = Storage::load(x[i * step]), x1 = Storage::load(x[i * step + partner]);
    y[i * step] = Storage::store(std::fma(x0, c, -(x1 * s)));
    y[i * step + partner] = Storage::store(std::fma(x1, c, x0 * s));
  }
}

template <class Storage, ropewalk_pairing pairing, ropewalk_place place>
void rope(const ropewalk_kernel_args *pointer) {
  using Bits = typename Storage::Bits;
  const ropewalk_kernel_args &args = *pointer;
  for (int64_t t = 0; t < args.tokens; ++t) {
    int64_t row = int64_t(*at<const int32_t>(args.positions, t * args.positionStride)) +
                  t * args.rowStep + args.rowOffset;
    const char *cos = at<const char>(args.cos, row * args.tableRowStride);
    const char *sin = at<const char>(args.sin, row * args.tableRowStride);
    for (int64_t h = 0; h < args.heads; ++h) {
      Bits *y = at<Bits>(args.dst, t * args.dstTokenStride + h * args.dstHeadStride);
      const Bits *x = y;
      if constexpr (place == ROPEWALK_OUT_OF_PLACE)
        x = at<const Bits>(args.src, t * args.srcTokenStride + h * args.srcHeadStride);
      rotateRow<Storage, pairing>(x, y, cos, sin, args);
    }
  }
}

template <class Storage, ropewalk_pairing pairing>
ropewalk_kernel_fn chooseByPlace(ropewalk_place place) {
  return place == ROPEWALK_IN_PLACE ? rope<Storage, pairing, ROPEWALK_IN_PLACE>
                                    : rope<Storage, pairing, ROPEWALK_OUT_OF_PLACE>;
}

template <class Storage>
ropewalk_kernel_fn chooseByPairing(ropewalk_pairing pairing, ropewalk_place place) {
  return pairing == ROPEWALK_HALF ? chooseByPlace<Storage, ROPEWALK_HALF>(place)
                                  : chooseByPlace<Storage, ROPEWALK_INTERLEAVED>(place);
}

template <int64_t bytes> void copyRows(const ropewalk_kernel_args *pointer) {
  const ropewalk_kernel_args &args = *pointer;
  for (int64_t t = 0; t < args.tokens; ++t)
    for (int64_t h = 0; h < args.heads; ++h)
      std::memcpy(at<void>(args.dst, t * args.dstTokenStride + h * args.dstHeadStride),
                  at<const void>(args.src, t * args.srcTokenStride + h * args.srcHeadStride),
                  args.channels * bytes);
}

} // namespace

ropewalk_kernel_fn referenceKernel(ropewalk_dtype dtype, ropewalk_pairing pairing,
                                   ropewalk_place place) {
  switch (dtype) {
  case ROPEWALK_F16:
    return chooseByPairing<StorageF16>(pairing, place);
  case ROPEWALK_BF16:
    return chooseByPairing<StorageBF16>(pairing, place);
  case ROPEWALK_F32:
    break;
  }
  return chooseByPairing<StorageF32>(pairing, place);
}

ropewalk_kernel_fn memcpyKernel(ropewalk_dtype dtype) {
  return dtype == ROPEWALK_F32 ? copyRows<4> : copyRows<2>;
}

} // namespace ropewalk
