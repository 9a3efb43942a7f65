//===- device_table_test.cpp - Kernels for devices in a package -----------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Made by ropewalk_add_library: device_rope with TARGETS native cuda opencl, devices_alone without
// native.
//
//===----------------------------------------------------------------------===//

#include "device_rope.h"
#include "devices_alone.h"

#include "kernel_spec.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <fstream>
#include <map>
#include <sstream>

namespace ropewalk {
namespace {

using testing::HasSubstr;

std::vector<const ropewalk_device_kernel *> kernelsFor(Target target) {
  const ropewalk_kernel_table &table = *device_rope_kernels();
  std::vector<const ropewalk_device_kernel *> kernels;
  for (int64_t i = 0; i < table.deviceCount; ++i) {
    auto spec = parseKernelName(table.deviceKernels[i].name);
    if (spec && spec->target == target)
      kernels.push_back(&table.deviceKernels[i]);
  }
  return kernels;
}

TEST(DeviceTable, HoldsAKernelOfWordsAndOneOfPairsAndRowsForEachDevice) {
  for (Target target : {Target::Cuda, Target::OpenCl}) {
    std::vector<std::string> names;
    for (const ropewalk_device_kernel *kernel : kernelsFor(target)) {
      names.push_back(kernel->name);
      EXPECT_STREQ(kernel->entry, kernel->name);
      EXPECT_NE(kernel->run, nullptr);
    }
    const std::string device(targetName(target)), start = "rope_half_f32_out_d128__" + device;
    std::vector<std::string> expected = {start + "_word4x1", start + "_pair1x1"};
    for (const char *source : {"f32", "f16", "bf16", "factored"})
      expected.push_back("rows_" + std::string(source) + "_a1__" + device + "_pair1x1");
    EXPECT_THAT(names, testing::UnorderedElementsAreArray(expected));
  }
  EXPECT_EQ(device_rope_kernels()->deviceCount, 12);
  EXPECT_GT(device_rope_kernels()->count, 0) << "kernels for this CPU";
  EXPECT_EQ(devices_alone_kernels()->count, 0);
  EXPECT_EQ(devices_alone_kernels()->deviceCount, 12);
}

TEST(DeviceTable, EndsWithTextThatHoldsTheEntry) {
  for (Target target : {Target::Cuda, Target::OpenCl})
    for (const ropewalk_device_kernel *kernel : kernelsFor(target)) {
      ASSERT_GT(kernel->imageCount, 0);
      const ropewalk_device_image &text = kernel->images[kernel->imageCount - 1];
      EXPECT_EQ(text.capability, 0);
      EXPECT_EQ(text.minCapability, target == Target::Cuda ? 80 : 0);
      const auto *bytes = static_cast<const char *>(text.bytes);
      ASSERT_EQ(static_cast<int64_t>(std::strlen(bytes)), text.size);
      EXPECT_THAT(bytes,
                  HasSubstr((target == Target::Cuda ? ".visible .entry " : "__kernel void ") +
                            std::string(kernel->entry) + "("));
    }
}

/// PTXAS of ropewalk_add_library says whether.
TEST(DeviceTable, HasCubinsBeforeThePtx) {
  for (int64_t i = 0; i < devices_alone_kernels()->deviceCount; ++i)
    EXPECT_EQ(devices_alone_kernels()->deviceKernels[i].imageCount, 1);
  if (!ROPEWALK_HAS_PTXAS)
    GTEST_SKIP() << "the build found no ptxas";
  for (const ropewalk_device_kernel *kernel : kernelsFor(Target::Cuda)) {
    ASSERT_EQ(kernel->imageCount, 4);
    for (int i = 0; i < 3; ++i) {
      EXPECT_EQ(kernel->images[i].capability, (std::array{80, 90, 100})[i]);
      EXPECT_EQ(std::memcmp(kernel->images[i].bytes,
                            "\x7f"
                            "ELF",
                            4),
                0);
    }
  }
}

/// Not the code that starts it on the CPU.
TEST(DeviceTable, TheListCountsTheBytesOfADevicesCode) {
  std::ifstream file(ROPEWALK_DEVICE_LIST);
  std::map<std::string, int64_t> listed;
  for (std::string line; std::getline(file, line);) {
    std::istringstream fields(line);
    std::string name, target;
    int64_t code = 0;
    if (fields >> name >> target >> code)
      listed[name] = code;
  }
  for (Target target : {Target::Cuda, Target::OpenCl})
    for (const ropewalk_device_kernel *kernel : kernelsFor(target)) {
      int64_t bytes = 0;
      for (int64_t i = 0; i < kernel->imageCount; ++i)
        bytes += kernel->images[i].size;
      EXPECT_EQ(listed[kernel->name], bytes) << kernel->name;
    }
}

/// Computes grid and arguments without a device.
TEST(DeviceTable, StartsOnceWithTheGridAskedFor) {
  struct Seen : ropewalk_device_launch {
    int calls = 0;
    int32_t blocks[3], threads[3];
  } seen;
  seen.start = [](const ropewalk_device_launch *launch, const int32_t blocks[3],
                  const int32_t threads[3], int32_t, int32_t, void *const *, const uint64_t *,
                  const int8_t *) -> int32_t {
    auto *seen = const_cast<Seen *>(static_cast<const Seen *>(launch));
    ++seen->calls;
    std::copy_n(blocks, 3, seen->blocks);
    std::copy_n(threads, 3, seen->threads);
    return 77;
  };
  ropewalk_device_args args = {};
  args.q.heads = 32;
  args.k.heads = 8;
  args.batches = 2;
  args.tokens = 10;
  args.channels = 128;
  args.positionWords = 1;
  args.pairsPerBlock = 16;
  args.headsPerBlock = 4;
  args.tokensPerBlock = 3;
  for (const ropewalk_device_kernel *kernel : kernelsFor(Target::Cuda)) {
    if (!std::strstr(kernel->name, "word"))
      continue;
    args.headsFirst = 0;
    EXPECT_EQ(kernel->run(&args, &seen), 77) << "what start returns";
    EXPECT_EQ(seen.calls, 1);
    EXPECT_THAT(seen.blocks, testing::ElementsAre(4, 10, 2)) << "tokens, heads, batches";
    EXPECT_THAT(seen.threads, testing::ElementsAre(16, 4, 3)) << "4 pairs each, heads, tokens";
    args.headsFirst = 1;
    EXPECT_EQ(kernel->run(&args, &seen), 77);
    EXPECT_THAT(seen.blocks, testing::ElementsAre(10, 4, 2)) << "heads, tokens, batches";
    EXPECT_THAT(seen.threads, testing::ElementsAre(16, 4, 3));
    seen.calls = 0;
  }
}

} // namespace
} // namespace ropewalk
