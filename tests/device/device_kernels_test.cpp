//===- device_kernels_test.cpp - Which kernel a device runs ---------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "device/device_kernels.h"

#include "support/fake_device_table.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cctype>
#include <string>

namespace ropewalk {
namespace {

using test::FakeDeviceTable;
using testing::ElementsAre;
using testing::HasSubstr;

constexpr char word[] = "rope_half_bf16_out_d128__cuda_word4x1";
constexpr char pair[] = "rope_half_bf16_out_d128__cuda_pair1x1";
constexpr char wordAny[] = "rope_half_bf16_out_dany__cuda_word4x1";
constexpr char pairAny[] = "rope_half_bf16_out_dany__cuda_pair1x1";
constexpr char openClPair[] = "rope_half_bf16_out_dany__opencl_pair1x1";
constexpr char otherRequest[] = "rope_half_bf16_in_d128__cuda_pair1x1";

const DeviceTraits hopper{Target::Cuda, 90, 1024};

DeviceRequest request(int32_t channels = 128) {
  DeviceRequest made;
  made.request.dtype = ROPEWALK_BF16;
  made.request.channels = channels;
  made.alignment = made.tableAlignment = 64;
  return made;
}

Expected<DeviceChoice> choose(const FakeDeviceTable &table, const DeviceRequest &request,
                              const DeviceTraits &device = hopper) {
  return chooseDeviceKernels(*table.get(), request, device);
}

std::vector<std::string> names(const Expected<DeviceChoice> &choice) {
  std::vector<std::string> all;
  for (size_t i = 0; choice && i < choice->candidates.size(); ++i)
    all.push_back(choice->candidates[i].kernel->name);
  return all;
}

std::vector<std::string> reasons(const Expected<DeviceChoice> &choice) {
  std::vector<std::string> all;
  for (size_t i = 0; choice && i < choice->rejected.size(); ++i)
    all.push_back(choice->rejected[i].kernel + ": " + choice->rejected[i].reason);
  return all;
}

TEST(DeviceKernels, WordsFirstThenWhatServesAnyAlignment) {
  FakeDeviceTable table({{word}, {pair}});
  auto choice = choose(table, request());
  EXPECT_THAT(names(choice), ElementsAre(word, pair));
  EXPECT_EQ(choice->candidates[0].alignment, 16);
  EXPECT_EQ(choice->candidates[1].alignment, 2);
}

TEST(DeviceKernels, ThoseForThisWidthFirst) {
  FakeDeviceTable table({{wordAny}, {pairAny}, {word}, {pair}, {otherRequest}, {openClPair}});
  auto choice = choose(table, request());
  EXPECT_THAT(names(choice), ElementsAre(word, pair));
  EXPECT_THAT(reasons(choice), ElementsAre(std::string(wordAny) + ": ranked below " + word,
                                           std::string(pairAny) + ": ranked below " + pair));
  EXPECT_THAT(names(choose(table, request(96))), ElementsAre(wordAny, pairAny));
  EXPECT_THAT(names(choose(table, request(), {Target::OpenCl, 0, 256})), ElementsAre(openClPair));
}

TEST(DeviceKernels, ThoseForLargeCallsFirst) {
  const std::vector<ropewalk_device_image> text = {FakeDeviceTable::textImage()};
  FakeDeviceTable table({{word, text, 0, 0, {64, GridOrder::Memory}},
                         {word, text, 1 << 20, 0, {512, GridOrder::Tokens}},
                         {word, text, 1 << 10, 16, {128, GridOrder::Tokens}},
                         {pair, text}});
  DeviceRequest wanted = request();
  wanted.heads = 8;
  auto choice = choose(table, wanted);
  ASSERT_THAT(names(choice), ElementsAre(word, word, pair));
  EXPECT_EQ(choice->candidates[0].minBytes, 1 << 20);
  EXPECT_EQ(choice->candidates[0].spec.schedule.launch, (LaunchShape{512, GridOrder::Tokens}));
  EXPECT_EQ(choice->candidates[1].spec.schedule.launch, (LaunchShape{64, GridOrder::Memory}));
  EXPECT_THAT(reasons(choice),
              ElementsAre(std::string(word) + ": preferred from 16 heads on, found 8"));
  wanted.heads = 16;
  EXPECT_THAT(names(choose(table, wanted)), ElementsAre(word, word, word, pair));
  wanted.kernel = word; // its first entry is the one that calls take
  choice = choose(table, wanted);
  EXPECT_THAT(names(choice), ElementsAre(word, word, word));
  EXPECT_EQ(choice->candidates[0].minBytes, 0);
  EXPECT_EQ(choice->candidates[0].spec.schedule.launch, (LaunchShape{64, GridOrder::Memory}));
  FakeDeviceTable large({{word, text, 1 << 20}, {pair, text, 1 << 20}});
  EXPECT_STREQ(choose(large, request()).error().message(),
               "kernels for rope_half_bf16_out_d128 on cuda need pointers that are multiples of 2 "
               "bytes or calls of a minimum size, expected one for every call");
}

TEST(DeviceKernels, RejectsWithReasons) {
  FakeDeviceTable table({{wordAny}, {pairAny}});
  DeviceRequest wanted = request(24);
  EXPECT_THAT(reasons(choose(table, wanted)),
              ElementsAre(HasSubstr("needs a window whose width is a multiple of 16, found 24")));
  wanted = request();
  wanted.alignment = 8;
  EXPECT_THAT(reasons(choose(table, wanted)),
              ElementsAre(HasSubstr("needs strides, offsets and a table that are multiples of 16 "
                                    "bytes, found 8")));
  wanted = request();
  wanted.pairsAdjacent = false;
  EXPECT_THAT(reasons(choose(table, wanted)),
              ElementsAre(HasSubstr("needs a table of adjacent pairs")));
}

TEST(DeviceKernels, RejectsBlocksThatTheDeviceHasNot) {
  FakeDeviceTable table({{"rope_half_bf16_out_d2048__opencl_word4x1"}, {openClPair}});
  auto choice = choose(table, request(2048), {Target::OpenCl, 0, 64});
  EXPECT_THAT(names(choice), ElementsAre(openClPair));
  EXPECT_THAT(reasons(choice),
              ElementsAre(HasSubstr("needs blocks of 128 threads, this device has 64")));
}

TEST(DeviceKernels, RejectsWindowsThatABlockCannotShare) {
  FakeDeviceTable table({{"rope_half_to_interleaved_bf16_in_dany__cuda_pair1x1"}});
  DeviceRequest wanted = request(96); // of q and of k 192 bytes
  wanted.request.reorder = true;
  wanted.request.place = ROPEWALK_IN_PLACE;
  DeviceTraits small = hopper;
  small.sharedBytes = 384;
  EXPECT_TRUE(choose(table, wanted, small));
  small.sharedBytes = 383;
  auto choice = choose(table, wanted, small);
  ASSERT_FALSE(choice);
  EXPECT_EQ(choice.error().status(), ROPEWALK_UNSUPPORTED_HARDWARE);
  EXPECT_STREQ(choice.error().message(),
               "no kernel for rope_half_to_interleaved_bf16_in_d96 can be used: "
               "rope_half_to_interleaved_bf16_in_dany__cuda_pair1x1 needs blocks that share 384 "
               "bytes, this device has 383");
}

struct ImageCase {
  int32_t device;
  int32_t expected; ///< Capability of the chosen cubin; 0: text; -1: none.
};

TEST(DeviceKernels, TakesTheNearestImageThatRuns) {
  FakeDeviceTable table({{pair,
                          {FakeDeviceTable::cubin(80), FakeDeviceTable::cubin(86),
                           FakeDeviceTable::cubin(90), FakeDeviceTable::textImage(80)}}});
  for (const auto &[device, expected] :
       {ImageCase{75, -1}, ImageCase{80, 80}, ImageCase{86, 86}, ImageCase{87, 86},
        ImageCase{89, 86}, ImageCase{90, 90}, ImageCase{100, 0}, ImageCase{120, 0}}) {
    SCOPED_TRACE(device);
    auto choice = choose(table, request(), {Target::Cuda, device, 1024});
    ASSERT_EQ(static_cast<bool>(choice), expected >= 0);
    if (choice) {
      EXPECT_EQ(choice->candidates[0].image->capability, expected);
    }
  }
  auto none = choose(table, request(), {Target::Cuda, 75, 1024});
  EXPECT_EQ(none.error().status(), ROPEWALK_UNSUPPORTED_HARDWARE);
  EXPECT_STREQ(none.error().message(),
               "no kernel for rope_half_bf16_out_d128 can be used: "
               "rope_half_bf16_out_d128__cuda_pair1x1 needs compute capability 8.0 to 8.9 or 8.6 "
               "to 8.9 or 9.0 to 9.9 or 8.0 and above, this device has 7.5");
}

TEST(DeviceKernels, AnErrorSaysWhatIsMissing) {
  FakeDeviceTable words({{word}}), none({{otherRequest}});
  auto choice = choose(none, request());
  EXPECT_EQ(choice.error().status(), ROPEWALK_UNSUPPORTED);
  EXPECT_STREQ(choice.error().message(),
               "kernels has none for rope_half_bf16_out_d128 on cuda, expected one");
  FakeDeviceTable onlyWords({{word}});
  choice = choose(onlyWords, request());
  EXPECT_EQ(choice.error().status(), ROPEWALK_UNSUPPORTED);
  EXPECT_STREQ(choice.error().message(),
               "kernels for rope_half_bf16_out_d128 on cuda need pointers that are multiples of 16 "
               "bytes or calls of a minimum size, expected one for every call");
  DeviceRequest unaligned = request();
  unaligned.alignment = 2;
  choice = choose(onlyWords, unaligned);
  EXPECT_EQ(choice.error().status(), ROPEWALK_UNSUPPORTED);
  EXPECT_THAT(choice.error().message(), HasSubstr("multiples of 16 bytes, found 2"));
}

TEST(DeviceKernels, ANameBinds) {
  FakeDeviceTable table({{word}, {pair}, {otherRequest}, {openClPair}});
  DeviceRequest wanted = request();
  wanted.kernel = word;
  auto choice = choose(table, wanted);
  EXPECT_THAT(names(choice), ElementsAre(word));
  EXPECT_THAT(reasons(choice),
              ElementsAre(std::string(pair) + ": another one was asked for by name"));
  wanted.kernel = "rope_half_bf16_out_d128__cuda_word";
  EXPECT_STREQ(choose(table, wanted).error().message(),
               "kernel is rope_half_bf16_out_d128__cuda_word, expected a name in the kernel table; "
               "nearest is rope_half_bf16_out_d128__cuda_word4x1");
  for (const char *other : {otherRequest, openClPair}) {
    wanted.kernel = other;
    auto refused = choose(table, wanted);
    EXPECT_EQ(refused.error().status(), ROPEWALK_INVALID_ARGUMENT);
    EXPECT_EQ(refused.error().message(), std::string("kernel is ") + other +
                                             ", expected one for rope_half_bf16_out_d128 on cuda");
  }
}

TEST(DeviceKernels, LeavesNamesOfLaterVersionsAlone) {
  FakeDeviceTable table({{"rope_half_bf16_out_d128__cuda_tensor4x1"}, {pair}});
  auto choice = choose(table, request());
  EXPECT_THAT(names(choice), ElementsAre(pair));
  EXPECT_THAT(reasons(choice), ElementsAre(HasSubstr("name not in this version's grammar")));
}

struct BadTable {
  const char *message;
  void (*breakIt)(ropewalk_kernel_table &, ropewalk_device_kernel &, ropewalk_device_image &);
};

class RejectsDeviceTable : public testing::TestWithParam<BadTable> {};

TEST_P(RejectsDeviceTable, WithFieldFoundAndExpected) {
  FakeDeviceTable fake({{pair}});
  ropewalk_kernel_table table = *fake.get();
  ropewalk_device_kernel kernel = table.deviceKernels[0];
  ropewalk_device_image image = kernel.images[0];
  kernel.images = &image;
  table.deviceKernels = &kernel;
  ASSERT_FALSE(validateKernelTable(table));
  GetParam().breakIt(table, kernel, image);
  auto error = validateKernelTable(table);
  ASSERT_TRUE(error);
  EXPECT_EQ(error->status(), ROPEWALK_INVALID_ARGUMENT);
  EXPECT_STREQ(error->message(), GetParam().message);
}

const BadTable badTables[] = {
    {"kernels.deviceCount is -1, expected the number of entries",
     [](auto &table, auto &, auto &) { table.deviceCount = -1; }},
    {"kernels.deviceKernels is null, expected 1 entries",
     [](auto &table, auto &, auto &) { table.deviceKernels = nullptr; }},
    {"kernels.deviceKernels[0].name is null, expected a pointer",
     [](auto &, auto &kernel, auto &) { kernel.name = nullptr; }},
    {"kernels.deviceKernels[0].entry is null, expected a pointer",
     [](auto &, auto &kernel, auto &) { kernel.entry = nullptr; }},
    {"kernels.deviceKernels[0].run is null, expected a pointer",
     [](auto &, auto &kernel, auto &) { kernel.run = nullptr; }},
    {"kernels.deviceKernels[0].images is null, expected a pointer",
     [](auto &, auto &kernel, auto &) { kernel.images = nullptr; }},
    {"kernels.deviceKernels[0].blockThreads is 96, expected 0 or a power of two from 64 to 1024",
     [](auto &, auto &kernel, auto &) { kernel.blockThreads = 96; }},
    {"kernels.deviceKernels[0].blockThreads is 2048, expected 0 or a power of two from 64 to 1024",
     [](auto &, auto &kernel, auto &) { kernel.blockThreads = 2048; }},
    {"kernels.deviceKernels[0].imageCount is 0, expected at least 1",
     [](auto &, auto &kernel, auto &) { kernel.imageCount = 0; }},
    {"kernels.deviceKernels[0].images[0].bytes is null, expected a pointer",
     [](auto &, auto &, auto &image) { image.bytes = nullptr; }},
};
/// The field and what is found: what a test's name may hold of the message.
std::string fieldOf(const BadTable &table) {
  std::string name = table.message;
  name.resize(name.find(','));
  for (char &c : name)
    if (!std::isalnum(static_cast<unsigned char>(c)))
      c = '_';
  return name;
}
INSTANTIATE_TEST_SUITE_P(Tables, RejectsDeviceTable, testing::ValuesIn(badTables),
                         [](const auto &info) { return fieldOf(info.param); });

} // namespace
} // namespace ropewalk
