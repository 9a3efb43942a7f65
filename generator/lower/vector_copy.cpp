//===- vector_copy.cpp - Components outside the window --------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "kernel_function.h"

#include "ropewalk/kernel.h"

#include <cstddef>
#include <numeric>

using namespace mlir;

namespace ropewalk {

/// Aligned as far as the kernel is promised more than elements need: known rows begin with what is
/// promised.
static uint64_t alignmentOf(const KernelSpec &spec) {
  const int64_t element = elementBytes(spec.request.dtype), promised = requiredAlignment(spec);
  return promised > element ? std::gcd(promised, spec.schedule.vector * element) : 1;
}

/// y[j] = x[j], bit for bit.
void emitCopy(KernelFunction &f) {
  const KernelRequest &request = f.spec.request;
  const Cut cut{f.spec.schedule.vector, 1, hasMasks(f.spec.target)};
  Value src = f.bytes(offsetof(ropewalk_kernel_args, src));
  Value dst = f.bytes(offsetof(ropewalk_kernel_args, dst));
  Value srcToken = f.index(offsetof(ropewalk_kernel_args, srcTokenStride));
  Value srcHead = f.index(offsetof(ropewalk_kernel_args, srcHeadStride));
  Value dstToken = f.index(offsetof(ropewalk_kernel_args, dstTokenStride));
  Value dstHead = f.index(offsetof(ropewalk_kernel_args, dstHeadStride));
  Value tokens = f.index(offsetof(ropewalk_kernel_args, tokens));
  Value heads = f.index(offsetof(ropewalk_kernel_args, heads));
  Value width = request.channels ? Value() : f.index(offsetof(ropewalk_kernel_args, channels));
  Type element = f.b.getIntegerType(8 * elementBytes(request.dtype));
  auto row = [&](Value bytes, Value token, Value tokenStride, Value head, Value headStride) {
    Value offset = f.add(f.multiply(token, tokenStride), f.multiply(head, headStride));
    return f.view(bytes, offset, element, request.channels, width);
  };
  f.loop(tokens, [&](Value token) {
    f.loop(heads, [&](Value head) {
      Value from = row(src, token, srcToken, head, srcHead);
      Value to = row(dst, token, dstToken, head, dstHead);
      auto copy = [&](const Block &block) {
        const uint64_t alignment = block.units == cut.units ? alignmentOf(f.spec) : 1;
        Value vector = f.load(from, block.begin, block.units, block.count, alignment);
        f.store(vector, to, block.begin, block.count, alignment);
      };
      width ? f.loopOverBlocks(width, cut, copy) : f.unrolledBlocks(0, request.channels, cut, copy);
    });
  });
}

} // namespace ropewalk
