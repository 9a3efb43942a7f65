/*===- ropewalk/kernel.h - Kernel ABI and kernel table ------------*- C -*-===
 *
 * Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===
 *
 * What a generated library and the runtime say to each other. Engines only pass
 * a kernel table from one to the other; they need nothing else from this file.
 *
 *===----------------------------------------------------------------------===*/

#ifndef ROPEWALK_KERNEL_H
#define ROPEWALK_KERNEL_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Raised whenever ropewalk_kernel_args, what a kernel may be called with,
   ropewalk_kernel, the same for devices, what a kernel's name means or ropewalk_rotation (a
   generated library holds one) changes; names of a new kind, which an older runtime leaves
   alone, don't count. A table of another version is refused by the plan, a header by
   the C compiler. */
#define ROPEWALK_KERNEL_ABI 8

/* One call of a kernel: a block of tokens x heads of one tensor.

   For each token t and head h, with x = src + t*srcTokenStride + h*srcHeadStride
   and y = dst + ... likewise (byte offsets; x and y point to storage elements):

     row  = positions[t] + t*rowStep + rowOffset      (i32, at t*positionStride)
     c[i] = cos[row, i],  s[i] = sineSign * sin[row, i],  0 <= i < channels/2
                                                      (pairs adjacent: tablePairStride 4)
     half:         y[i]  = x[i]*c[i]  - x[i+R/2]*s[i]    R = channels
                   y[i+R/2] = x[i+R/2]*c[i] + x[i]*s[i]
     interleaved:  y[2i] = x[2i]*c[i] - x[2i+1]*s[i]
                   y[2i+1] = x[2i+1]*c[i] + x[2i]*s[i]
   Each line is one rounded product and one fused multiply-add,
   fma(x, c, -/+ (other * s)), in f32 (two roundings where the ISA has no FMA),
   then one round-to-nearest-even to the storage type.

   A reordering kernel reads the named pairing and writes the other one; in place windows of at most
   16 KiB.

   A rope kernel named _before<B>_behind<E> copies B components before its window and E behind it
   in the same pass: src and dst point to the first of them, y[j] = x[j] for j < B and
   B + R <= j < B + R + E, and the formulas hold from component B on.

   A rope kernel named _from_<source> or _a<axes> reads no f32 rows but what the rows family below
   makes rows of, pairs adjacent: c[i] and sineSign * s[i] are its c and s. All pairs of one of
   _blocks<N> have one axis.

   The copy family ignores the table fields and does y[j] = x[j], 0 <= j < channels.

   The rows family makes rows of cos and sin for `tokens` tokens in dst, f32, from other
   forms of tables: for pair i < channels/2 with a = pairAxis[i],

     p = positions[a, t] + t*rowStep + rowOffset     (at a*positionAxisStride + t*positionStride)
     c = cos[p, i], s = sin[p, i]                    from f32, f16 or bf16, exactly, or
     c = C.fc - S.fs, s = S.fc + C.fs                from f64 factors, rounded once to f32, with
         C, S = cos, sin[coarse row (p >> 8) + coarseOffset, i] and fc, fs = fineCos,
         fineSin[row p & 255, i]
     dst[t*dstTokenStride + 4i] = c, dst[t*dstTokenStride + dstHeadStride + 4i] = s

   One form serves every kind of position: an i32 list has positionStride 4; an
   i64 list is read by its low words (little-endian) with positionStride 8;
   consecutive positions read one zero (positionStride 0) with rowStep 1.

   Strides are in bytes and may be negative or zero where reading; a block spans
   less than 2^31 elements from its first to its last element in src, in dst, and
   in the table. In place: src is ignored, dst is read and written. Otherwise
   src and dst do not overlap. Never fails, never allocates, reentrant. */
typedef struct ropewalk_kernel_args {
  const void *src;          /* [tokens, heads, channels, with copies B + channels + E] storage
                               elements; rows: ignored */
  void *dst;                /* same shape; rows: f32 */
  const void *cos;          /* [rows, channels/2]: f32; rows, and rope named so: f16, bf16, f64 */
  const void *sin;          /* [rows, channels/2], same strides as cos */
  const int32_t *positions; /* [tokens] */
  int64_t tokens;
  int64_t heads;
  int64_t channels; /* rope: components of the rotary window, even; copy: elements */
  int64_t srcTokenStride;
  int64_t srcHeadStride;
  int64_t dstTokenStride;
  int64_t dstHeadStride;
  int64_t tableRowStride;
  int64_t tablePairStride; /* rope: bytes of an entry */
  int64_t positionStride;
  int32_t rowStep;
  int32_t rowOffset;
  float sineSign;        /* +1 forward, -1 inverse; rows: ignored */
  int32_t coarseOffset;  /* from factors */
  const double *fineCos; /* [256, channels/2]: from factors */
  const double *fineSin; /* same strides: fineRowStride, tablePairStride */
  int64_t fineRowStride;
  const int32_t *pairAxis;    /* [channels/2]: with more than one axis */
  int64_t positionAxisStride; /* with more than one axis */
} ropewalk_kernel_args;

typedef void (*ropewalk_kernel_fn)(const ropewalk_kernel_args *args);

/* One generated function. The name says everything about it but the speed:
   what it computes and how, in the grammar of docs/spec.md. Several entries may
   have one name: then they differ in what the kernel is preferred for. */
typedef struct ropewalk_kernel {
  const char *name;
  ropewalk_kernel_fn run;
  int64_t minBytes; /* preferred only for calls that write at least this much, */
  int64_t minHeads; /* and for tensors of at least so many heads, */
  const char
      *cpu; /* on CPUs of this class, "AuthenticAMD family 26 x86-64-v4-bf16"; null: on any */
} ropewalk_kernel;

/*--- Kernels for GPUs -------------------------------------------------------*/

/* One of q and k in a device's memory. An element is at its memory's address + offset
   + b*BatchStride + t*TokenStride + h*HeadStride + component * element size; strides and offsets
   are in bytes. */
typedef struct ropewalk_device_tensor {
  uint64_t src, dst;            /* CUDA: addresses; OpenCL: cl_mem. In place: equal */
  int64_t srcOffset, dstOffset; /* of component 0 of the first head */
  int64_t heads;                /* 0: absent, all else is ignored */
  int64_t srcBatchStride, srcTokenStride, srcHeadStride;
  int64_t dstBatchStride, dstTokenStride, dstHeadStride;
} ropewalk_device_tensor;

/* One launch of a device kernel. Family rope: all heads of q and k for batches x tokens. Family
   rows: rows of cos and sin for batches x tokens, f32, in q.dst:

     component 0 of pair i at ... + b*dstBatchStride + t*dstTokenStride + 4*i,
     component 1 dstHeadStride behind it

   A token t of batch b finds its row in the table so. With w = positionWords, p[a] is the number of
   w words (i32 or i64), for coordinate a, at

     positions + positionOffset + e*positionBatchStride + t*positionTokenStride
               + a*positionAxisStride,

   where e is b, or with sequenceCount > 0 (rows) the number s of the last one whose begin, the
   number of w words at sequences + sequencesOffset + s*sequenceStride, is at most t + firstToken.
   There is one more such number than sequences; where t + firstToken is not below that of s + 1,
   the token has no row.

     row[a] = p[a] + n*rowStep + rowOffset      n = t; rows: t + firstToken, less the begin of s
                   + b*rowBatchStep             rope
              without p[a] if addsPosition is 0 rope

   A token with hasPad and p[a] == pad on every axis is a pad. Of other tokens, row[a] must be in
   [0, rows), or of factors in [firstPosition, lastPosition], and, where it adds p[a], that must be
   an i32; on every axis, or *status becomes 1, and dst is left as it is. What pads' dst becomes is
   said below. With row = row[pairAxis[i]] (row[0] for one axis), pair i has

     c = cos[row, i], s = sin[row, i]           of the type that the kernel's name says, or
     c, s = the sum of three angles: of factors, f64, rounded once to f32:
         fine row: row & 255; coarse row: (row >> 8) + coarseOffset, or with hasTop
         (row >> 8) & 4095; top row, with hasTop and row >> 20 not 0: (row >> 20) + topOffset

   Family rope rotates the window of `channels` components that begins behind the `before` first
   ones as a kernel of a CPU does, with sineSign * s, and, out of place, copies the components
   before and behind it; `channels` may be 0. Pads' dst is left as it is, or, out of place with
   copiesPads, a copy of all of src. Family rows leaves pads' rows as they are. In place, a kernel
   that reorders has the threads of a block read all of their windows before one of them writes;
   `start` gets the bytes that they share.

   A launch's addresses lie within 2^31 words (form word) or elements (form pair) of each
   memory's own address + offset; OpenCL: of its beginning. A thread treats two words<n>, or a pair,
   of its heads (as many as the name's x<n> says) in turn, of q or of k; a block is pairsPerBlock
   (known windows: what they take) x headsPerBlock x tokensPerBlock threads, the grid tokens x heads
   x batches, or with headsFirst heads x tokens x batches. Heads: those of q's threads, then of k's.
 */
typedef struct ropewalk_device_args {
  ropewalk_device_tensor q, k;
  uint64_t cos, sin; /* [rows, channels/2]; of factors the coarse rows */
  int64_t cosOffset, sinOffset;
  int64_t tableRowStride, tablePairStride;   /* form word: adjacent pairs */
  uint64_t fineCos, fineSin, topCos, topSin; /* factors, with the same strides */
  int64_t fineCosOffset, fineSinOffset, topCosOffset, topSinOffset;
  uint64_t positions;
  int64_t positionOffset, positionTokenStride, positionBatchStride, positionAxisStride;
  uint64_t pairAxis; /* [channels/2] words; with more than one axis */
  int64_t pairAxisOffset;
  uint64_t sequences; /* rows */
  int64_t sequencesOffset, sequenceStride;
  uint64_t status; /* one 32-bit word */
  int64_t statusOffset;
  int64_t batches, tokens;
  int64_t channels, before, behind; /* components */
  int64_t rowBatchStep;
  int32_t positionWords;
  int32_t rowStep, rowOffset, rows;
  int32_t addsPosition;
  int32_t pad, hasPad, copiesPads;
  int32_t sequenceCount;
  int32_t searchSteps; /* 2^searchSteps >= sequenceCount */
  int32_t firstToken;  /* number in its batch of the launch's token 0 */
  int32_t firstPosition, lastPosition, coarseOffset, topOffset, hasTop; /* factors */
  float sineSign;
  int32_t pairsPerBlock, headsPerBlock, tokensPerBlock, headsFirst;
} ropewalk_device_args;

/* What a device kernel's function on the CPU calls to start it. `start` gets the launch itself,
   the grid and block sizes, and the kernel's `count` arguments: each is read from where
   `arguments` points, in `sizes` bytes; where `isBuffer` is set, it is the 8 bytes there, an
   address or a cl_mem. Returns 0, or what the function then returns. */
typedef struct ropewalk_device_launch {
  int32_t (*start)(const struct ropewalk_device_launch *launch, const int32_t blocks[3],
                   const int32_t threads[3], int32_t sharedBytes, int32_t count,
                   void *const *arguments, const uint64_t *sizes, const int8_t *isBuffer);
} ropewalk_device_launch;

/* Computes grid and arguments, calls launch->start once and returns what that does. There is at
   least one batch, token and head. No allocation, reentrant. */
typedef int32_t (*ropewalk_device_fn)(const ropewalk_device_args *args,
                                      const ropewalk_device_launch *launch);

/* A kernel's code for one kind of device. */
typedef struct ropewalk_device_image {
  int32_t capability; /* CUDA: compute capability times ten of a cubin; 0: text (PTX or OpenCL C) */
  int32_t minCapability; /* of the text; OpenCL: 0 */
  const void *bytes;     /* text ends with a zero, which `size` does not count */
  int64_t size;
} ropewalk_device_image;

/* One kernel for devices; the name says which. Entries of one name differ in how they are started:
   their entry, run and images are the same. */
typedef struct ropewalk_device_kernel {
  const char *name;
  const char *entry; /* the function in the images */
  ropewalk_device_fn run;
  const ropewalk_device_image *images; /* best first: cubins, then text */
  int64_t imageCount;
  int64_t minBytes;     /* as in ropewalk_kernel, of calls: q and k together */
  int64_t minHeads;     /* the larger number of heads, of q and k */
  int32_t blockThreads; /* of a block, at most; 0: as the call's size asks for */
  int32_t tokensFirst;  /* blocks of tokens follow each other; 0: those next in memory */
} ropewalk_device_kernel;

/* All kernels of one compiled library, best first. */
typedef struct ropewalk_kernel_table {
  int32_t abi; /* ROPEWALK_KERNEL_ABI */
  int32_t count;
  const ropewalk_kernel *kernels;
  int64_t deviceCount;
  const ropewalk_device_kernel *deviceKernels;
} ropewalk_kernel_table;

#ifdef __cplusplus
}
#endif

#endif
