//===- schedule_fit_test.cpp - Schedules fitted into windows --------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "schedule_book_fixture.h"

using testing::ElementsAre;

namespace ropewalk {
namespace {

TEST_F(Book, KeepsRecordsOfAnyWidthForOddWindows) {
  const std::string list = R"({"form": "pair", "vector": 4, "parts": 2, "note": "n"},
      {"form": "word", "vector": 8, "any_width": true, "note": "n"},
      {"form": "pair", "vector": 8, "parts": 2, "any_width": true, "note": "n"},
      {"form": "pair", "vector": 8, "any_width": true, "store": "nt64", "note": "n"})";
  EXPECT_THAT(choices(list, request(ROPEWALK_HALF, ROPEWALK_F32, 64)), ElementsAre("pair4x2"));
  // In one part, and without streams: blocks of a window of any width are not aligned, and of a
  // known one lines would be joined, which this target does not.
  EXPECT_THAT(choices(list, request(ROPEWALK_HALF, ROPEWALK_F32, 0)), ElementsAre("pair8x1"));
  EXPECT_THAT(choices(list, request(ROPEWALK_HALF, ROPEWALK_BF16, 0)),
              ElementsAre("word8x1", "pair8x1"));
  EXPECT_THAT(choices(list, request(ROPEWALK_HALF, ROPEWALK_F32, 20)), ElementsAre("pair8x1"));
  EXPECT_THAT(choices(list, request(ROPEWALK_HALF, ROPEWALK_F32, 20, ROPEWALK_IN_PLACE)),
              ElementsAre("pair8x1"));
  EXPECT_THAT(choices(list, request(ROPEWALK_HALF, ROPEWALK_BF16, 20)),
              ElementsAre("word4x1", "pair8x1"));
}

TEST_F(Book, StreamsLinesThatAreJoinedOfWhatDoesNotLieOnThem) {
  const std::string list = R"({"form": "pair", "vector": 16, "parts": 2, "store": "nt64",
                               "min_bytes": 64, "note": "n"},
      {"form": "pair", "vector": 16, "store": "nt64", "any_width": true, "min_bytes": 64, "note": "n"},
      {"form": "pair", "vector": 16, "parts": 2, "note": "n"},
      {"form": "pair", "vector": 16, "any_width": true, "note": "n"})";
  KernelRequest one = request(ROPEWALK_HALF, ROPEWALK_F32, 128);
  auto fitted = [&] { return choices(list, one, Target::X86_64_v4); };
  EXPECT_THAT(fitted(), ElementsAre("pair16x2_nt64 from 64", "pair16x2"));
  one.behind = 64; // by turns, so all of a head at once
  EXPECT_THAT(fitted(), ElementsAre("pair16x1_nt64 from 64", "pair16x2"));
  one.channels = 116, one.behind = 12;
  EXPECT_THAT(fitted(), ElementsAre("pair16x1_nt64 from 64", "pair16x1"));
  one.behind = 0; // heads of 464 bytes
  EXPECT_THAT(fitted(), ElementsAre("pair16x1"));
  one.behind = 12, one.place = ROPEWALK_OUT_OF_PLACE;
  EXPECT_THAT(choices(list, one, Target::X86_64), ElementsAre("pair16x1"));
}

TEST_F(Book, FitsVectorsAndPartsIntoKnownWindows) {
  const std::string list = R"({"form": "lane", "vector": 16, "parts": 4, "note": "n"})";
  auto fitted = [&](int32_t channels) {
    return choices(list, request(ROPEWALK_INTERLEAVED, ROPEWALK_F32, channels));
  };
  EXPECT_THAT(fitted(128), ElementsAre("lane16x4"));
  EXPECT_THAT(fitted(80), ElementsAre("lane16x1"));
  EXPECT_THAT(fitted(96), ElementsAre("lane16x2"));
}

TEST_F(Book, FitsPartsOfSoManyLanesIntoKnownWindows) {
  const std::string list = R"({"form": "lane", "vector": 16, "lanes_per_part": 64, "note": "n"})";
  auto fitted = [&](int32_t channels) {
    return choices(list, request(ROPEWALK_INTERLEAVED, ROPEWALK_F32, channels));
  };
  EXPECT_THAT(fitted(32), ElementsAre("lane16x1"));
  EXPECT_THAT(fitted(64), ElementsAre("lane16x1"));
  EXPECT_THAT(fitted(128), ElementsAre("lane16x2"));
  EXPECT_THAT(fitted(192), ElementsAre("lane16x3"));
  EXPECT_THAT(fitted(256), ElementsAre("lane16x4"));
  EXPECT_THAT(fitted(80), ElementsAre("lane16x1"));
}

TEST_F(Book, HasPartsThatAreNoPowerOfTwo) {
  // What fitting 32 lanes per part makes of 192, and a tuner then writes down.
  const std::string list = R"({"form": "lane", "vector": 16, "parts": 3, "note": "n"})";
  auto fitted = [&](int32_t channels) {
    return choices(list, request(ROPEWALK_INTERLEAVED, ROPEWALK_F32, channels));
  };
  EXPECT_THAT(fitted(192), ElementsAre("lane16x3"));
  EXPECT_THAT(fitted(64), ElementsAre("lane16x1"));
}

TEST_F(Book, HasRecordsForKernelsThatCopyBeside) {
  const std::string list = R"({"form": "pair", "beside": true, "vector": 16, "note": "n"},
                              {"form": "pair", "vector": 8, "note": "n"})";
  KernelRequest window = request(ROPEWALK_HALF, ROPEWALK_F32, 64);
  EXPECT_THAT(choices(list, window), ElementsAre("pair8x1"));
  window.behind = 64;
  EXPECT_THAT(choices(list, window), ElementsAre("pair16x1"));
  window.behind = 0, window.before = 64;
  EXPECT_THAT(choices(list, window), ElementsAre("pair16x1"));
  EXPECT_EQ(errorForRecord(R"({"form": "pair", "beside": 1, "vector": 16, "note": "n"})"),
            pathOf(Target::X86_64, "rope") + ": records[0]: beside is 1, expected true or false");
}

TEST_F(Book, FitsVectorsIntoWindowsInBlocks) {
  const std::string list =
      R"({"form": "lane", "vector": 16, "parts": 4, "any_width": true, "note": "n"})";
  auto fitted = [&](int32_t channels) {
    return choices(list, request(ROPEWALK_INTERLEAVED, ROPEWALK_F32, channels));
  };
  EXPECT_THAT(fitted(254), ElementsAre("lane16x1"));
  EXPECT_THAT(fitted(24), ElementsAre("lane16x1"));
  EXPECT_THAT(fitted(14), ElementsAre("lane8x1"));
  EXPECT_THAT(fitted(2), ElementsAre("lane2x1"));
}

TEST_F(Book, LeavesVectorsARegisterLongWhereTheyDivideNoWindow) {
  const std::string list = R"({"form": "word", "vector": 16, "note": "n"},
                              {"form": "pair", "vector": 16, "parts": 2, "note": "n"})";
  auto fitted = [&](ropewalk_dtype dtype, int32_t channels, Target target = Target::X86_64_v4) {
    return choices(list, request(ROPEWALK_HALF, dtype, channels), target);
  };
  // 40 pairs, and 20 words of two of them: blocks.
  EXPECT_THAT(fitted(ROPEWALK_F16, 80), ElementsAre("pair16x1"));
  EXPECT_THAT(fitted(ROPEWALK_BF16, 80), ElementsAre("word16x1", "pair16x1"));
  EXPECT_THAT(fitted(ROPEWALK_F32, 80), ElementsAre("pair16x1"));
  EXPECT_THAT(fitted(ROPEWALK_F32, 96), ElementsAre("pair16x1"));
  EXPECT_THAT(fitted(ROPEWALK_F32, 112), ElementsAre("pair16x1"));
  // 24 words, and 48 pairs that vectors divide; 16 and 32, which both do.
  EXPECT_THAT(fitted(ROPEWALK_BF16, 96), ElementsAre("word16x1", "pair16x1"));
  EXPECT_THAT(fitted(ROPEWALK_BF16, 64), ElementsAre("word16x1", "pair16x2"));
  // No more than the window holds.
  EXPECT_THAT(fitted(ROPEWALK_BF16, 48), ElementsAre("word8x1", "pair16x1"));
  // Vectors of 8 or 4 fill shorter registers.
  EXPECT_THAT(fitted(ROPEWALK_F32, 80, Target::X86_64_v3), ElementsAre("pair8x1"));
  EXPECT_THAT(fitted(ROPEWALK_F16, 80, Target::X86_64_v3), ElementsAre("pair8x1"));
  EXPECT_THAT(fitted(ROPEWALK_BF16, 80, Target::X86_64_v3), ElementsAre("word16x1", "pair8x1"));
  EXPECT_THAT(fitted(ROPEWALK_BF16, 80, Target::Arm64), ElementsAre("word4x1", "pair8x1"));
}

TEST_F(Book, StreamsByVectorsThatDivideTheWindow) {
  const std::string list = R"({"form": "pair", "vector": 16, "store": "nt64", "note": "n"},
                              {"form": "pair", "vector": 16, "store": "nt16", "note": "n"},
                              {"form": "pair", "vector": 16, "note": "n"})";
  // By 16 bytes all of a head is put together of whatever vectors there are.
  EXPECT_THAT(choices(list, request(ROPEWALK_HALF, ROPEWALK_F32, 80), Target::X86_64_v4),
              ElementsAre("pair8x1_nt64", "pair16x1_nt16", "pair16x1"));
}

TEST_F(Book, JoinsChoicesThatFittingMadeEqual) {
  // Kept with the first one's threshold, small calls would have no kernel at all.
  EXPECT_THAT(choices(R"({"form": "pair", "vector": 8, "min_bytes": 4096, "note": "n"},
                         {"form": "pair", "vector": 16, "note": "n"})",
                      request(ROPEWALK_HALF, ROPEWALK_F32, 16)),
              ElementsAre("pair8x1"));
}

TEST_F(Book, OffersStreamsOnlyWhereTheyStream) {
  const std::string list = R"({"form": "pair", "vector": 4, "store": "nt64", "note": "n"},
                              {"form": "pair", "vector": 4, "store": "nt16", "note": "n"},
                              {"form": "lane", "vector": 4, "store": "nt64", "note": "n"},
                              {"form": "pair", "vector": 4, "note": "n"},
                              {"form": "lane", "vector": 4, "note": "n"})";
  auto offered = [&](const KernelRequest &one) { return choices(list, one); };
  EXPECT_THAT(offered(request(ROPEWALK_HALF, ROPEWALK_F32, 128)),
              ElementsAre("pair4x1_nt64", "pair4x1_nt16", "pair4x1"));
  // The second half begins 48 components, 192 bytes, behind the first; 40 are 160.
  EXPECT_THAT(offered(request(ROPEWALK_HALF, ROPEWALK_F32, 96)),
              ElementsAre("pair4x1_nt64", "pair4x1_nt16", "pair4x1"));
  EXPECT_THAT(offered(request(ROPEWALK_HALF, ROPEWALK_F32, 80)),
              ElementsAre("pair4x1_nt16", "pair4x1"));
  // Four of 16 bits are 8 bytes.
  EXPECT_THAT(offered(request(ROPEWALK_HALF, ROPEWALK_F16, 128)), ElementsAre("pair4x1"));
}

TEST_F(Book, OffersStoresThatConvertWhereTheyCan) {
  const std::string list =
      R"({"dtype": "f16", "form": "pair", "vector": 8, "store": "cvt", "note": "n"},
         {"dtype": "f16", "form": "pair", "vector": 8, "store": "cvt", "any_width": true, "note": "n"},
         {"form": "pair", "vector": 4, "note": "n"},
         {"form": "pair", "vector": 4, "any_width": true, "note": "n"})";
  auto first = [&](ropewalk_dtype dtype, int32_t channels, ropewalk_place place) {
    return choices(list, request(ROPEWALK_HALF, dtype, channels, place), Target::X86_64_v3).front();
  };
  EXPECT_EQ(first(ROPEWALK_F16, 64, ROPEWALK_OUT_OF_PLACE), "pair8x1_cvt");
  EXPECT_EQ(first(ROPEWALK_F16, 64, ROPEWALK_IN_PLACE), "pair8x1_cvt");
  EXPECT_EQ(first(ROPEWALK_F32, 64, ROPEWALK_OUT_OF_PLACE), "pair4x1");
  EXPECT_EQ(first(ROPEWALK_F16, 20, ROPEWALK_IN_PLACE), "pair8x1_cvt");
  EXPECT_EQ(first(ROPEWALK_F16, 12, ROPEWALK_IN_PLACE), "pair4x1"); // too narrow for 8 lanes
  EXPECT_EQ(first(ROPEWALK_F16, 0, ROPEWALK_OUT_OF_PLACE), "pair8x1_cvt");
  EXPECT_EQ(first(ROPEWALK_F16, 0, ROPEWALK_IN_PLACE), "pair4x1");
  for (const char *record :
       {R"({"form": "pair", "vector": 8, "store": "cvt", "note": "n"})",
        R"({"dtype": "f16", "form": "pair", "vector": 8, "store": "cvt", "note": "n"})"})
    EXPECT_EQ(errorForRecord(record), // of x86-64
              pathOf(Target::X86_64, "rope") +
                  ": records[0]: store is 'cvt', expected cvt only with dtype f16, form pair or "
                  "lane and vector 8 or 16, on x86-64-v3 and above");
}

TEST_F(Book, OffersStoresByLinesWhereTheyCan) {
  const std::string list =
      R"({"form": "pair", "place": "out", "vector": 16, "store": "line", "any_width": true, "note": "n"},
         {"form": "pair", "vector": 4, "note": "n"},
         {"form": "pair", "vector": 4, "any_width": true, "note": "n"})";
  auto first = [&](int32_t channels, ropewalk_place place) {
    return choices(list, request(ROPEWALK_HALF, ROPEWALK_F32, channels, place), Target::X86_64_v4)
        .front();
  };
  EXPECT_EQ(first(116, ROPEWALK_OUT_OF_PLACE), "pair16x1_line");
  EXPECT_EQ(first(116, ROPEWALK_IN_PLACE), "pair4x1");
  EXPECT_EQ(first(20, ROPEWALK_OUT_OF_PLACE), "pair4x1"); // too narrow for 16 lanes
  EXPECT_EQ(first(0, ROPEWALK_OUT_OF_PLACE), "pair4x1");  // nobody knows where its lines are
  const std::string expected =
      ": records[0]: store is 'line', expected line only with place out, vector 16 or more and one "
      "part, on x86-64-v4 and above";
  EXPECT_EQ(errorForRecord(
                R"({"form": "pair", "place": "out", "vector": 16, "store": "line", "note": "n"})"),
            pathOf(Target::X86_64, "rope") + expected);
}

TEST_F(Book, OffersHeadsReadAheadWhereTheyCanBe) {
  const std::string match = R"({"pairing": "half", "dtype": "f32", "channels": )";
  const std::string touch = R"("form": "pair", "vector": 4, "load": "touch", "note": "n")";
  const std::string list = match + "256, " + touch + R"(},
         {"form": "pair", "vector": 4, "note": "n"})";
  KernelRequest wide = request(ROPEWALK_HALF, ROPEWALK_F32, 256, ROPEWALK_OUT_OF_PLACE);
  EXPECT_EQ(choices(list, wide, Target::X86_64).front(), "pair4x1_touch");
  wide.behind = 128; // also copied
  EXPECT_EQ(choices(list, wide, Target::X86_64).front(), "pair4x1");
  for (const std::string &record :
       {match + "192, " + touch + "}", match + "4294967552, " + touch + "}", "{" + touch + "}",
        R"({"pairing": "half", "dtype": "f32", "channels": 256, "parts": 2, )" + touch + "}",
        R"({"pairing": "half", "dtype": "f32", "channels": 256, "reorder": true, )" + touch + "}",
        R"({"pairing": "half", "dtype": "f32", "channels": 256, "beside": true, )" + touch + "}",
        R"({"pairing": "half", "channels": 256, )" + touch + "}",
        R"({"pairing": "interleaved", "dtype": "f32", "channels": 256, )" + touch + "}"})
    EXPECT_EQ(errorForRecord(record),
              pathOf(Target::X86_64, "rope") +
                  ": records[0]: load is 'touch', expected touch only with pairing half, dtype, "
                  "one part, nothing beside and channels of which half have 512 bytes or more, on "
                  "CPUs");
}

TEST_F(Book, OffersPrefetchesOfKnownHeadsAlone) {
  const std::string prefetch = R"({"form": "pair", "vector": 4, "load": "prefetch", "note": "n")";
  const std::string list = prefetch + R"(}, {"form": "pair", "vector": 4, "note": "n"},
         {"form": "pair", "vector": 4, "any_width": true, "note": "n"})";
  const auto first = [&](int32_t channels) {
    return choices(list, request(ROPEWALK_HALF, ROPEWALK_F32, channels), Target::X86_64).front();
  };
  EXPECT_EQ(first(96), "pair4x1_prefetch");
  EXPECT_EQ(first(0), "pair4x1");
  EXPECT_EQ(first(8), "pair4x1"); // less than a line
  const std::string expected =
      ": records[0]: load is 'prefetch', expected prefetch only of rope in one part, heads of 64 "
      "bytes or more, on CPUs";
  for (const char *more :
       {R"(, "parts": 2})", R"(, "lanes_per_part": 32})", R"(, "dtype": "f16", "channels": 30})"})
    EXPECT_EQ(errorForRecord(prefetch + more), pathOf(Target::X86_64, "rope") + expected);
}

} // namespace
} // namespace ropewalk
