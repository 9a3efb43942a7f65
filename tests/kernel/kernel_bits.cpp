//===- kernel_bits.cpp - What kernels compute, to compare elsewhere --------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   kernel-bits TARGET
//
// For every dtype, pairing and place, written in the order read and in the other one: a digest of
// what the target's kernels make of the same values, special ones among them. All kernels that are
// offered for a rotation must agree. Two lists are equal if their processors round alike.
//
//===----------------------------------------------------------------------===//

#include "kernel_call.h"
#include "kernel_library.h"

#include <cstdio>

namespace ropewalk::test {
namespace {

/// Specialised windows, one of them narrower than vectors, some in blocks or with copies beside
/// them, and any.
std::vector<KernelRequest> comparedRequests() {
  std::vector<KernelRequest> all;
  for (const KernelRequest &request : allRotationRequests())
    if (copiesBeside(request) || request.blocks || request.channels == 0 ||
        request.channels == (request.reorder ? 16 : 128) ||
        request.channels == (request.reorder ? 22 : 20))
      all.push_back(request);
  return all;
}

CallShape shapeOf(const KernelRequest &request) {
  CallShape shape;
  shape.tokens = 5;
  shape.heads = 3;
  shape.channels = request.channels ? request.channels : 92; // a multiple of every word
  return shape;
}

/// FNV-1a.
uint64_t digest(const std::vector<uint32_t> &words) {
  uint64_t hash = 0xcbf29ce484222325u;
  for (uint32_t word : words)
    for (int byte = 0; byte < 4; ++byte)
      hash = (hash ^ (word >> 8 * byte & 0xff)) * 0x100000001b3u;
  return hash;
}

uint64_t digestOf(const KernelSpec &spec, ropewalk_kernel_fn kernel) {
  Random random(2026);
  KernelCall call(spec, shapeOf(spec.request), random);
  call.addSpecialValues(random);
  call.run(kernel);
  return digest(call.bits());
}

/// Prints the request's line; whether all kernels of the target agree on it.
bool printLine(const KernelRequest &request, Target target) {
  std::string first;
  uint64_t expected = 0;
  for (const OfferedKernel &offered : offeredKernels({request})) {
    if (offered.spec.target != target)
      continue;
    ropewalk_kernel_fn kernel = compiledKernel(offered.spec);
    if (!kernel)
      return false;
    const uint64_t found = digestOf(offered.spec, kernel);
    if (first.empty()) {
      first = kernelName(offered.spec);
      expected = found;
      std::printf("%s %016llx\n", requestName(request).c_str(),
                  static_cast<unsigned long long>(expected));
    } else if (found != expected) {
      std::fprintf(stderr, "%s and %s differ\n", kernelName(offered.spec).c_str(), first.c_str());
      return false;
    }
  }
  return !first.empty();
}

} // namespace
} // namespace ropewalk::test

int main(int argc, char **argv) {
  using namespace ropewalk;
  const std::optional<Target> target = argc == 2 ? parseTarget(argv[1]) : std::nullopt;
  if (!target || !test::runsHere(*target)) {
    std::fprintf(stderr, "usage: kernel-bits TARGET, one that this CPU runs\n");
    return 2;
  }
  for (const KernelRequest &request : test::comparedRequests())
    if (!test::printLine(request, *target))
      return 1;
  return 0;
}
