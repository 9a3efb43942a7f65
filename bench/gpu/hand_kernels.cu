//===- hand_kernels.cu - What generated kernels are measured beside -------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A copy, a rotation as one writes it first (a thread per pair), and rotations as fast as we can
// write them: 16 bytes per access, q and k in one launch, positions gathered, head_dim a constant,
// one division per thread, and every load of a thread under way before its first result. Some keep
// a row's cos and sin for one head (the most threads), others for four (the fewest loads).
//
// Results are the generated kernels' bits: each line one product and one fused multiply-add.
//
//===----------------------------------------------------------------------===//

#include "hand_call.h"

#include <cuda_bf16.h>
#include <cuda_fp16.h>

using namespace ropewalk::bench;

namespace {

struct F32 {
  using Element = float;
  static constexpr int lanes = 4; // of 16 bytes
  static __device__ float load(Element x) { return x; }
  static __device__ Element store(float x) { return x; }
  static __device__ void unpack(const uint4 &v, float (&x)[lanes]) {
    x[0] = __uint_as_float(v.x), x[1] = __uint_as_float(v.y);
    x[2] = __uint_as_float(v.z), x[3] = __uint_as_float(v.w);
  }
  static __device__ uint4 pack(const float (&x)[lanes]) {
    return {__float_as_uint(x[0]), __float_as_uint(x[1]), __float_as_uint(x[2]),
            __float_as_uint(x[3])};
  }
};

/// Two elements in each of four words.
template <class Words> struct Half {
  static constexpr int lanes = 8;
  static __device__ void unpack(const uint4 &v, float (&x)[lanes]) {
    Words::widen(v.x, x[0], x[1]), Words::widen(v.y, x[2], x[3]);
    Words::widen(v.z, x[4], x[5]), Words::widen(v.w, x[6], x[7]);
  }
  static __device__ uint4 pack(const float (&x)[lanes]) {
    return {Words::narrow(x[0], x[1]), Words::narrow(x[2], x[3]), Words::narrow(x[4], x[5]),
            Words::narrow(x[6], x[7])};
  }
};

struct F16 : Half<F16> {
  using Element = __half;
  static __device__ float load(Element x) { return __half2float(x); }
  static __device__ Element store(float x) { return __float2half_rn(x); }
  static __device__ void widen(unsigned word, float &low, float &high) {
    low = __half2float(__ushort_as_half(static_cast<unsigned short>(word)));
    high = __half2float(__ushort_as_half(static_cast<unsigned short>(word >> 16)));
  }
  static __device__ unsigned narrow(float low, float high) {
    unsigned word;
    asm("cvt.rn.f16x2.f32 %0, %1, %2;" : "=r"(word) : "f"(high), "f"(low));
    return word;
  }
};

struct BF16 : Half<BF16> {
  using Element = unsigned short;
  static __device__ float load(Element x) { return __uint_as_float(unsigned(x) << 16); }
  static __device__ Element store(float x) { return static_cast<unsigned short>(narrow(x, 0.0f)); }
  static __device__ void widen(unsigned word, float &low, float &high) {
    low = __uint_as_float(word << 16);
    high = __uint_as_float(word & 0xffff0000u);
  }
  static __device__ unsigned narrow(float low, float high) {
    unsigned word;
    asm("cvt.rn.bf16x2.f32 %0, %1, %2;" : "=r"(word) : "f"(high), "f"(low));
    return word;
  }
};

__device__ float first(float x0, float x1, float c, float s) {
  return __fmaf_rn(x0, c, -__fmul_rn(x1, s));
}
__device__ float second(float x0, float x1, float c, float s) {
  return __fmaf_rn(x1, c, __fmul_rn(x0, s));
}

/// `count` floats in as few accesses as can be: 2, 4 or 8.
template <int count> __device__ void loadRow(const float *from, float (&to)[count]) {
  if constexpr (count == 2) {
    const float2 v = __ldg(reinterpret_cast<const float2 *>(from));
    to[0] = v.x, to[1] = v.y;
  } else {
#pragma unroll
    for (int i = 0; i < count; i += 4) {
      const float4 v = __ldg(reinterpret_cast<const float4 *>(from + i));
      to[i] = v.x, to[i + 1] = v.y, to[i + 2] = v.z, to[i + 3] = v.w;
    }
  }
}

/// A thread's two vectors of a head: at the same place in both halves of the head.
template <class Type, bool interleaved> struct Rotation {
  static constexpr int lanes = Type::lanes, pairs = interleaved ? lanes / 2 : lanes;
  /// Of half pairing both vectors share one part of the row.
  static constexpr int parts = interleaved ? 2 : 1;
  float c[parts][pairs], s[parts][pairs];

  __device__ Rotation(const float *cos, const float *sin, int part, int headDim) {
#pragma unroll
    for (int i = 0; i < parts; ++i) {
      const int pair = part * pairs + i * headDim / 4;
      loadRow(cos + pair, c[i]);
      loadRow(sin + pair, s[i]);
    }
  }

  __device__ void turn(uint4 &a, uint4 &b) const {
    float x[lanes], y[lanes];
    Type::unpack(a, x);
    Type::unpack(b, y);
    if constexpr (interleaved) {
      turnPairs(x, 0);
      turnPairs(y, 1);
    } else {
#pragma unroll
      for (int i = 0; i < lanes; ++i) {
        const float x0 = x[i], x1 = y[i];
        x[i] = first(x0, x1, c[0][i], s[0][i]);
        y[i] = second(x0, x1, c[0][i], s[0][i]);
      }
    }
    a = Type::pack(x);
    b = Type::pack(y);
  }

private:
  __device__ void turnPairs(float (&x)[lanes], int part) const {
#pragma unroll
    for (int i = 0; i < lanes / 2; ++i) {
      const float x0 = x[2 * i], x1 = x[2 * i + 1];
      x[2 * i] = first(x0, x1, c[part][i], s[part][i]);
      x[2 * i + 1] = second(x0, x1, c[part][i], s[part][i]);
    }
  }
};

/// One head of a token.
struct Head {
  const void *src;
  void *dst;
  unsigned number; ///< Of its tensor's, all tokens' counted.

  __device__ Head(const HandCall &call, unsigned token, int head) {
    const bool isKey = head >= call.q.heads;
    src = isKey ? call.k.src : call.q.src;
    dst = isKey ? call.k.dst : call.q.dst;
    number = token * (isKey ? call.k.heads : call.q.heads) + (isKey ? head - call.q.heads : head);
  }
};

/// A block is threads of one head x groups of `together` heads.
template <class Type, bool interleaved, int headDim, int together>
__device__ void rotate(const HandCall &call) {
  constexpr int half = headDim / 2 / Type::lanes; // vectors
  const int heads = call.q.heads + call.k.heads;
  const unsigned groups = unsigned(heads + together - 1) / together;
  const unsigned row = blockIdx.x * blockDim.y + threadIdx.y;
  const unsigned token = row / groups;
  const int begin = (row - token * groups) * together, part = threadIdx.x;
  if (token >= unsigned(call.tokens))
    return;
  const long long from = static_cast<long long>(__ldg(call.positions + token)) * call.rowStride;
  uint4 a[together], b[together];
#pragma unroll
  for (int i = 0; i < together; ++i) {
    if (together > 1 && begin + i >= heads)
      break;
    const Head head(call, token, begin + i);
    const uint4 *src =
        static_cast<const uint4 *>(head.src) + size_t(head.number) * (2 * half) + part;
    a[i] = __ldg(src);
    b[i] = __ldg(src + half);
  }
  const Rotation<Type, interleaved> rotation(call.cos + from, call.sin + from, part, headDim);
#pragma unroll
  for (int i = 0; i < together; ++i) {
    if (together > 1 && begin + i >= heads)
      break;
    rotation.turn(a[i], b[i]);
    const Head head(call, token, begin + i);
    uint4 *dst = static_cast<uint4 *>(head.dst) + size_t(head.number) * (2 * half) + part;
    dst[0] = a[i];
    dst[half] = b[i];
  }
}

/// A thread per pair of q and k.
template <class Type, bool interleaved> __device__ void rotateSimply(const HandCall &call) {
  const unsigned pairs = call.headDim / 2, heads = call.q.heads + call.k.heads;
  const unsigned index = blockIdx.x * blockDim.x + threadIdx.x;
  const unsigned i = index % pairs, h = index / pairs % heads, token = index / pairs / heads;
  if (token >= unsigned(call.tokens))
    return;
  const Head head(call, token, h);
  const size_t a = size_t(head.number) * call.headDim + (interleaved ? 2 * i : i);
  const size_t b = a + (interleaved ? 1 : pairs);
  const auto *src = static_cast<const typename Type::Element *>(head.src);
  auto *dst = static_cast<typename Type::Element *>(head.dst);
  const size_t row = size_t(call.positions[token]) * call.rowStride + i;
  const float c = call.cos[row], s = call.sin[row];
  const float x0 = Type::load(src[a]), x1 = Type::load(src[b]);
  dst[a] = Type::store(first(x0, x1, c, s));
  dst[b] = Type::store(second(x0, x1, c, s));
}

} // namespace

extern "C" __global__ void __launch_bounds__(handBlock) hand_copy(CopyCall call) {
  const uint4 *src = static_cast<const uint4 *>(call.src);
  uint4 *dst = static_cast<uint4 *>(call.dst);
  const long long begin =
      static_cast<long long>(blockIdx.x) * (handBlock * copyVectors) + threadIdx.x;
  uint4 v[copyVectors];
#pragma unroll
  for (int i = 0; i < copyVectors; ++i)
    if (begin + i * handBlock < call.vectors)
      v[i] = __ldg(src + begin + i * handBlock);
#pragma unroll
  for (int i = 0; i < copyVectors; ++i)
    if (begin + i * handBlock < call.vectors)
      dst[begin + i * handBlock] = v[i];
}

#define HAND_KERNEL(pairing, isInterleaved, dtype, Type, headDim, together)                        \
  extern "C" __global__ void __launch_bounds__(handBlock)                                          \
      hand_##pairing##_##dtype##_d##headDim##_h##together(HandCall call) {                         \
    rotate<Type, isInterleaved, headDim, together>(call);                                          \
  }
#define HAND_KERNELS(pairing, isInterleaved, dtype, Type, headDim)                                 \
  HAND_KERNEL(pairing, isInterleaved, dtype, Type, headDim, 1)                                     \
  HAND_KERNEL(pairing, isInterleaved, dtype, Type, headDim, 4)
#define HAND_PAIRING(pairing, isInterleaved, dtype, Type)                                          \
  HAND_KERNELS(pairing, isInterleaved, dtype, Type, 64)                                            \
  HAND_KERNELS(pairing, isInterleaved, dtype, Type, 80)                                            \
  HAND_KERNELS(pairing, isInterleaved, dtype, Type, 128)                                           \
  HAND_KERNELS(pairing, isInterleaved, dtype, Type, 256)                                           \
  extern "C" __global__ void __launch_bounds__(handBlock)                                          \
      simple_##pairing##_##dtype(HandCall call) {                                                  \
    rotateSimply<Type, isInterleaved>(call);                                                       \
  }
#define HAND_DTYPE(dtype, Type)                                                                    \
  HAND_PAIRING(half, false, dtype, Type)                                                           \
  HAND_PAIRING(interleaved, true, dtype, Type)

HAND_DTYPE(f32, F32)
HAND_DTYPE(f16, F16)
HAND_DTYPE(bf16, BF16)
