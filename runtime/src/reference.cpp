//===- reference.cpp - Kernels in portable C++ ----------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "reference.h"
#include "storage.h"

#include <algorithm>
#include <cmath>

namespace ropewalk {
namespace {

template <class T> T *at(const void *base, int64_t bytes) {
  return reinterpret_cast<T *>(reinterpret_cast<uintptr_t>(base) + bytes);
}

/// Position of token t on an axis.
int64_t positionOf(const ropewalk_kernel_args &args, int64_t axis, int64_t t) {
  return int64_t(*at<const int32_t>(args.positions,
                                    axis * args.positionAxisStride + t * args.positionStride)) +
         t * args.rowStep + args.rowOffset;
}

/// Elements from pair to pair, and from one component to the other.
struct Order {
  Order(ropewalk_pairing pairing, int64_t pairs)
      : step(pairing == ROPEWALK_HALF ? 1 : 2), partner(pairing == ROPEWALK_HALF ? pairs : 1) {}
  int64_t step, partner;
};

/// One function per storage type: its wrappers differ in the orders and cost few bytes. With
/// `copy` a head that is turned in place is read from there.
template <class Storage>
[[gnu::noinline]] void rotate(const ropewalk_kernel_args &args, ropewalk_pairing srcPairing,
                              ropewalk_pairing dstPairing, ropewalk_place place,
                              typename Storage::Bits *copy = nullptr) {
  using Bits = typename Storage::Bits;
  const int64_t pairs = args.channels / 2;
  const Order from(srcPairing, pairs), to(dstPairing, pairs);
  for (int64_t t = 0; t < args.tokens; ++t) {
    const int64_t row = positionOf(args, 0, t) * args.tableRowStride;
    for (int64_t h = 0; h < args.heads; ++h) {
      Bits *y = at<Bits>(args.dst, t * args.dstTokenStride + h * args.dstHeadStride);
      const Bits *x = y;
      if (place == ROPEWALK_OUT_OF_PLACE)
        x = at<const Bits>(args.src, t * args.srcTokenStride + h * args.srcHeadStride);
      else if (copy)
        x = std::copy_n(y, args.channels, copy) - args.channels;
      for (int64_t i = 0; i < pairs; ++i) {
        const float c = *at<const float>(args.cos, row + i * args.tablePairStride);
        const float s = *at<const float>(args.sin, row + i * args.tablePairStride) * args.sineSign;
        const float x0 = Storage::load(x[i * from.step]);
        const float x1 = Storage::load(x[i * from.step + from.partner]);
        y[i * to.step] = Storage::store(std::fma(x0, c, -(x1 * s)));
        y[i * to.step + to.partner] = Storage::store(std::fma(x1, c, x0 * s));
      }
    }
  }
}

template <class Storage, ropewalk_pairing from, ropewalk_pairing to, ropewalk_place place>
void rope(const ropewalk_kernel_args *args) {
  if constexpr (from == to || place == ROPEWALK_OUT_OF_PLACE) {
    rotate<Storage>(*args, from, to, place);
  } else {
    typename Storage::Bits copy[widestReorderedBytes / sizeof(typename Storage::Bits)];
    rotate<Storage>(*args, from, to, place, copy);
  }
}

template <class Storage, ropewalk_pairing pairing>
ropewalk_kernel_fn chooseRope(const KernelRequest &request) {
  constexpr ropewalk_pairing other = otherPairing(pairing);
  if (request.place == ROPEWALK_IN_PLACE)
    return request.reorder ? rope<Storage, pairing, other, ROPEWALK_IN_PLACE>
                           : rope<Storage, pairing, pairing, ROPEWALK_IN_PLACE>;
  return request.reorder ? rope<Storage, pairing, other, ROPEWALK_OUT_OF_PLACE>
                         : rope<Storage, pairing, pairing, ROPEWALK_OUT_OF_PLACE>;
}

template <class Storage> ropewalk_kernel_fn chooseRope(const KernelRequest &request) {
  return request.pairing == ROPEWALK_HALF ? chooseRope<Storage, ROPEWALK_HALF>(request)
                                          : chooseRope<Storage, ROPEWALK_INTERLEAVED>(request);
}

struct CosSin {
  float cos, sin;
};

/// cos and sin of pair i as stored for position p.
template <class Storage> struct Stored {
  static CosSin entry(const ropewalk_kernel_args &args, int64_t p, int64_t i) {
    using Bits = typename Storage::Bits;
    const int64_t offset = p * args.tableRowStride + i * args.tablePairStride;
    return {Storage::load(*at<const Bits>(args.cos, offset)),
            Storage::load(*at<const Bits>(args.sin, offset))};
  }
};

/// The same by the addition theorem, from f64 factors.
struct Factored {
  static CosSin entry(const ropewalk_kernel_args &args, int64_t p, int64_t i) {
    const int64_t column = i * args.tablePairStride;
    const int64_t coarse = ((p >> 8) + args.coarseOffset) * args.tableRowStride + column;
    const int64_t fine = (p & 255) * args.fineRowStride + column;
    const double c = *at<const double>(args.cos, coarse), s = *at<const double>(args.sin, coarse);
    const double fc = *at<const double>(args.fineCos, fine);
    const double fs = *at<const double>(args.fineSin, fine);
    return {static_cast<float>(std::fma(c, fc, -(s * fs))),
            static_cast<float>(std::fma(s, fc, c * fs))};
  }
};

template <class Source, bool oneAxis> void makeRows(const ropewalk_kernel_args *pointer) {
  const ropewalk_kernel_args &args = *pointer;
  for (int64_t t = 0; t < args.tokens; ++t)
    for (int64_t i = 0; i < args.channels / 2; ++i) {
      const int64_t axis = oneAxis ? 0 : args.pairAxis[i];
      const CosSin entry = Source::entry(args, positionOf(args, axis, t), i);
      float *cos = at<float>(args.dst, t * args.dstTokenStride) + i;
      *cos = entry.cos;
      *at<float>(cos, args.dstHeadStride) = entry.sin;
    }
}

template <class Source> ropewalk_kernel_fn chooseRows(const KernelRequest &request) {
  return request.axes == 1 ? makeRows<Source, true> : makeRows<Source, false>;
}

ropewalk_kernel_fn chooseRowsBySource(const KernelRequest &request) {
  switch (request.source) {
  case TableSource::Factored:
    return chooseRows<Factored>(request);
  case TableSource::F16:
    return chooseRows<Stored<StorageF16>>(request);
  case TableSource::BF16:
    return chooseRows<Stored<StorageBF16>>(request);
  case TableSource::F32:
    break;
  }
  return chooseRows<Stored<StorageF32>>(request);
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

ropewalk_kernel_fn referenceKernel(const KernelRequest &request) {
  if (request.family == Family::Copy)
    return request.dtype == ROPEWALK_F32 ? copyRows<4> : copyRows<2>;
  if (request.family == Family::Rows)
    return chooseRowsBySource(request);
  switch (request.dtype) {
  case ROPEWALK_F16:
    return chooseRope<StorageF16>(request);
  case ROPEWALK_BF16:
    return chooseRope<StorageBF16>(request);
  case ROPEWALK_F32:
    break;
  }
  return chooseRope<StorageF32>(request);
}

void runReference(const KernelRequest &request, ropewalk_kernel_args window) {
  const ropewalk_kernel_fn run = referenceKernel(request);
  window.channels /= blockCount(request);
  const int64_t bytes = window.channels * elementBytes(request.dtype);
  const int64_t entries = window.channels / 2 * window.tablePairStride;
  for (int32_t block = 0; block < blockCount(request); ++block) {
    run(&window);
    window.dst = at<void>(window.dst, bytes);
    if (window.src)
      window.src = at<const void>(window.src, bytes);
    window.cos = at<const void>(window.cos, entries);
    window.sin = at<const void>(window.sin, entries);
  }
}

} // namespace ropewalk
