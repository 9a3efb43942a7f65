//===- opencl_kernel.cpp - A kernel for OpenCL, written by hand -----------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "opencl_kernel.h"

#include <algorithm>
#include <cstring>

namespace ropewalk::test {

const char handWrittenSource[] = R"(
#pragma OPENCL FP_CONTRACT OFF
typedef struct { long srcOffset, dstOffset, heads, src[3], dst[3]; } Tensor;
typedef struct { long cosOffset, sinOffset, rowStride, pairStride; } Table;
typedef struct { long offset, token, batch; int words, step, rowOffset, rows, pad, hasPad; } Places;

void rotateHead(__global const char *x, __global char *y, __global const char *c,
                __global const char *s, long pairStride, float sign, long before, long channels,
                long behind, int inPlace) {
  const long pairs = channels / 2;
  for (long i = get_local_id(0); i < pairs; i += get_local_size(0)) {
    __global const float *a = (__global const float *)x + before + i;
    __global float *b = (__global float *)y + before + i;
    const float cosine = *(__global const float *)(c + i * pairStride);
    const float sine = *(__global const float *)(s + i * pairStride) * sign;
    const float x0 = a[0], x1 = a[pairs];
    b[0] = fma(x0, cosine, -(x1 * sine));
    b[pairs] = fma(x1, cosine, x0 * sine);
  }
  for (long i = get_local_id(0); !inPlace && i < before + behind; i += get_local_size(0)) {
    const long j = i < before ? i : i + channels;
    ((__global float *)y)[j] = ((__global const float *)x)[j];
  }
}

__kernel void rotateCall(__global const char *qSrc, __global char *qDst, __global const char *kSrc,
                     __global char *kDst, __global const char *cosRows,
                     __global const char *sinRows, __global const char *positions,
                     __global char *status, long statusOffset, Tensor q, Tensor k, Table table,
                     Places places, long tokens, long before, long channels, long behind,
                     float sign, int inPlace, __local uint *unused) {
  const long h = get_group_id(1) * get_local_size(1) + get_local_id(1);
  const long t = get_group_id(0) * get_local_size(2) + get_local_id(2);
  const long b = get_group_id(2);
  if (t >= tokens)
    return;
  __global const char *place = positions + places.offset + b * places.batch + t * places.token;
  const long p = places.words == 2 ? *(__global const long *)place : *(__global const int *)place;
  if (places.hasPad && p == places.pad)
    return;
  const long row = p + t * places.step + places.rowOffset;
  if (p != (int)p || row < 0 || row >= places.rows) {
    *(__global uint *)(status + statusOffset) = 1;
    return;
  }
  __global const char *c = cosRows + table.cosOffset + row * table.rowStride;
  __global const char *s = sinRows + table.sinOffset + row * table.rowStride;
  if (h < q.heads)
    rotateHead(qSrc + q.srcOffset + b * q.src[0] + t * q.src[1] + h * q.src[2],
               qDst + q.dstOffset + b * q.dst[0] + t * q.dst[1] + h * q.dst[2], c, s,
               table.pairStride, sign, before, channels, behind, inPlace);
  if (h < k.heads)
    rotateHead(kSrc + k.srcOffset + b * k.src[0] + t * k.src[1] + h * k.src[2],
               kDst + k.dstOffset + b * k.dst[0] + t * k.dst[1] + h * k.dst[2], c, s,
               table.pairStride, sign, before, channels, behind, inPlace);
}
)";

namespace {

struct Tensor {
  int64_t srcOffset, dstOffset, heads, src[3], dst[3];
};

Tensor tensorOf(const ropewalk_device_tensor &t) {
  return {t.srcOffset,
          t.dstOffset,
          t.heads,
          {t.srcBatchStride, t.srcTokenStride, t.srcHeadStride},
          {t.dstBatchStride, t.dstTokenStride, t.dstHeadStride}};
}

struct Places {
  int64_t offset, token, batch;
  int32_t words, step, rowOffset, rows, pad, hasPad;
};

int32_t blocksOf(int64_t count, int64_t perBlock) {
  return static_cast<int32_t>((count + perBlock - 1) / perBlock);
}

template <bool isInPlace>
int32_t start(const ropewalk_device_args *args, const ropewalk_device_launch *launch) {
  ropewalk_device_args a = *args;
  int32_t inPlace = isInPlace;
  Tensor q = tensorOf(a.q), k = tensorOf(a.k);
  if (k.heads == 0)
    a.k.src = a.k.dst = 0;
  int64_t table[] = {a.cosOffset, a.sinOffset, a.tableRowStride, a.tablePairStride};
  Places places = {a.positionOffset,
                   a.positionTokenStride,
                   a.positionBatchStride,
                   a.positionWords,
                   a.rowStep,
                   a.rowOffset,
                   a.rows,
                   a.pad,
                   a.hasPad};
  void *arguments[] = {&a.q.src,    &a.q.dst,     &a.k.src,    &a.k.dst,        &a.cos,
                       &a.sin,      &a.positions, &a.status,   &a.statusOffset, &q,
                       &k,          &table,       &places,     &a.tokens,       &a.before,
                       &a.channels, &a.behind,    &a.sineSign, &inPlace};
  const uint64_t sizes[] = {
      8, 8, 8, 8, 8, 8, 8, 8, 8, sizeof q, sizeof k, sizeof table, sizeof places, 8, 8, 8, 8, 4, 4};
  const int8_t isBuffer[] = {1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
  const int32_t blocks[] = {blocksOf(a.tokens, a.tokensPerBlock),
                            blocksOf(std::max(q.heads, k.heads), a.headsPerBlock),
                            static_cast<int32_t>(a.batches)};
  const int32_t threads[] = {a.pairsPerBlock, a.headsPerBlock, a.tokensPerBlock};
  return launch->start(launch, blocks, threads, 0, 19, arguments, sizes, isBuffer);
}

} // namespace

ropewalk_device_image handWrittenImage() {
  return {0, 0, handWrittenSource, static_cast<int64_t>(std::strlen(handWrittenSource))};
}

ropewalk_device_kernel handWrittenKernel(bool inPlace, const ropewalk_device_image &image) {
  return {inPlace ? "rope_half_f32_in_dany__opencl_pair1x1"
                  : "rope_half_f32_out_dany__opencl_pair1x1",
          "rotateCall",
          inPlace ? start<true> : start<false>,
          &image,
          1,
          0,
          0,
          0,
          0};
}

} // namespace ropewalk::test
