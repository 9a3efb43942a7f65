//===- rotation_constant_test.cpp - A model's rotation in a package -------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "codegen/targets.h"
#include "package/contents.h"

#include "llvm/ExecutionEngine/Orc/LLJIT.h"
#include "llvm/Support/MemoryBuffer.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstring>

using namespace llvm;
using namespace ropewalk;
using testing::HasSubstr;
using testing::Not;

namespace {

constexpr double shortFactor[] = {1.5, 2.5}, longFactor[] = {3.5, 4.5};
constexpr double invFreq[] = {0.75, -0.5}, divisors[] = {7, 9};
constexpr uint8_t pairAxis[] = {1, 0};

/// No model has all of this; every field differs from its neighbours.
Model everything() {
  Model model;
  model.name = "m";
  model.attentionHeads = 4;
  model.keyValueHeads = 2;
  ropewalk_rotation &rotation = model.rotation;
  rotation.head_dim = 64;
  rotation.window_begin = 8;
  rotation.rotary_dim = 4;
  rotation.pairing = ROPEWALK_INTERLEAVED;
  rotation.reorder = 1;
  rotation.inverse = 2;
  rotation.axes = {3, ROPEWALK_AXES_LISTED, 4, 5, {11, 12, 13, 14, 15, 16, 17, 18}, pairAxis};
  rotation.frequencies = {101,
                          ROPEWALK_SCALING_LONGROPE,
                          ROPEWALK_ANGLE_HF,
                          102,
                          103,
                          104,
                          105,
                          106,
                          107,
                          108,
                          109,
                          110,
                          111,
                          112,
                          113,
                          21,
                          22,
                          23,
                          24,
                          shortFactor,
                          longFactor,
                          invFreq,
                          divisors,
                          2,
                          114};
  return model;
}

const Architecture host = architectureOf(nativeTargets().front());

/// The object that holds the constant, linked into this process.
struct Linked {
  explicit Linked(const Model &model) {
    // First: it registers the back end that LLJIT asks for.
    const std::string object = cantFail(tableObject({"rope", {{"rope", model}}, {}}, {host, {}}));
    jit = cantFail(orc::LLJITBuilder().create());
    cantFail(jit->addObjectFile(MemoryBuffer::getMemBufferCopy(object, "table.o")));
    rotation = cantFail(jit->lookup("rope_rotation")).toPtr<const ropewalk_rotation *>();
  }
  std::unique_ptr<orc::LLJIT> jit;
  const ropewalk_rotation *rotation;
};

template <class Entry> ArrayRef<Entry> list(const Entry *entries) { return {entries, 2}; }

TEST(RotationConstant, HoldsEveryFieldAndItsOwnLists) {
  const ropewalk_rotation expected = everything().rotation;
  const Linked linked(everything());
  ropewalk_rotation found = *linked.rotation;
  EXPECT_EQ(found.head_dim, expected.head_dim);
  EXPECT_EQ(found.window_begin, expected.window_begin);
  EXPECT_EQ(found.rotary_dim, expected.rotary_dim);
  EXPECT_EQ(found.pairing, expected.pairing);
  EXPECT_EQ(found.reorder, expected.reorder);
  EXPECT_EQ(found.inverse, expected.inverse);

  EXPECT_NE(found.frequencies.short_factor, shortFactor);
  EXPECT_EQ(list(found.frequencies.short_factor), list(shortFactor));
  EXPECT_EQ(list(found.frequencies.long_factor), list(longFactor));
  EXPECT_EQ(list(found.frequencies.inv_freq), list(invFreq));
  EXPECT_EQ(list(found.frequencies.divisors), list(divisors));
  EXPECT_NE(found.axes.pair_axis, pairAxis);
  EXPECT_EQ(list(found.axes.pair_axis), list(pairAxis));
  // The rest byte by byte: neither struct has padding.
  found.frequencies.short_factor = shortFactor;
  found.frequencies.long_factor = longFactor;
  found.frequencies.inv_freq = invFreq;
  found.frequencies.divisors = divisors;
  found.axes.pair_axis = pairAxis;
  EXPECT_EQ(std::memcmp(&found.axes, &expected.axes, sizeof found.axes), 0);
  EXPECT_EQ(std::memcmp(&found.frequencies, &expected.frequencies, sizeof found.frequencies), 0);
}

TEST(RotationConstant, ListsThatAreAbsentAreNull) {
  Model model = everything();
  ropewalk_frequencies &frequencies = model.rotation.frequencies;
  frequencies.short_factor = frequencies.long_factor = nullptr;
  frequencies.inv_freq = frequencies.divisors = nullptr;
  frequencies.list_length = 0;
  model.rotation.axes = {};
  const Linked linked(model);
  EXPECT_EQ(linked.rotation->frequencies.short_factor, nullptr);
  EXPECT_EQ(linked.rotation->frequencies.long_factor, nullptr);
  EXPECT_EQ(linked.rotation->frequencies.inv_freq, nullptr);
  EXPECT_EQ(linked.rotation->frequencies.divisors, nullptr);
  EXPECT_EQ(linked.rotation->axes.pair_axis, nullptr);
}

//--- what the header says of it ---------------------------------------------//

Model plain() {
  Model model;
  model.name = "m";
  model.attentionHeads = model.keyValueHeads = 4;
  model.rotation.head_dim = 80;
  model.rotation.window_begin = 8;
  model.rotation.rotary_dim = 64;
  model.rotation.frequencies.theta = 10000;
  return model;
}

std::string textOf(const Model &model) { return modelText({"rope", model}); }

TEST(ModelText, GivesTheFormulaOfThePairing) {
  Model model = plain();
  EXPECT_EQ(textOf(model), R"(
/* m: with x the rotated window of a head, R = 64 components from 8 of 80,
   p the position and f[i] = ropewalk_inv_freq, 0 <= i < 32:
     y[i]     = x[i]*cos(p*f[i]) - x[i+R/2]*sin(p*f[i])
     y[i+R/2] = x[i+R/2]*cos(p*f[i]) + x[i]*sin(p*f[i])
   Frequencies and their scaling are in the constant. */
ROPEWALK_PACKAGE_API extern const ropewalk_rotation rope_rotation;
enum {
  rope_attention_heads = 4,
  rope_key_value_heads = 4
};
)");
  model.rotation.pairing = ROPEWALK_INTERLEAVED;
  EXPECT_THAT(textOf(model),
              HasSubstr("     y[2i]    = x[2i]*cos(p*f[i]) - x[2i+1]*sin(p*f[i])\n"
                        "     y[2i+1]  = x[2i+1]*cos(p*f[i]) + x[2i]*sin(p*f[i])\n"));
}

TEST(ModelText, ReorderingWritesTheOtherPairing) {
  Model model = plain();
  model.rotation.pairing = ROPEWALK_INTERLEAVED;
  model.rotation.reorder = 1;
  EXPECT_THAT(textOf(model),
              HasSubstr("     y[i]     = x[2i]*cos(p*f[i]) - x[2i+1]*sin(p*f[i])\n"
                        "     y[i+R/2] = x[2i+1]*cos(p*f[i]) + x[2i]*sin(p*f[i])\n"));
}

TEST(ModelText, SaysWhichAxisTurnsWhichPairs) {
  Model model = plain();
  EXPECT_THAT(textOf(model), Not(HasSubstr("coordinates")));
  ropewalk_axes &axes = model.rotation.axes;
  axes.count = 3;
  axes.sections[0] = 8;
  axes.sections[1] = axes.sections[2] = 12;
  EXPECT_THAT(
      textOf(model),
      HasSubstr("   A position has 3 coordinates, [3, batches, tokens] in a call. p is "
                "that of\n   axis 0 from pair 0, of axis 1 from pair 8, of axis 2 from pair "
                "20.\n"));
  axes.order = ROPEWALK_AXES_INTERLEAVED;
  EXPECT_THAT(textOf(model),
              HasSubstr("   axis a = i % 3 if i < 3*axes.sections[a], else of axis 0.\n"));
  axes.order = ROPEWALK_AXES_LISTED;
  EXPECT_THAT(textOf(model), HasSubstr("   axis axes.pair_axis[i].\n"));
  axes.order = ROPEWALK_AXES_CONTIGUOUS;
  axes.blocks = 1;
  EXPECT_THAT(textOf(model), HasSubstr("Axis a turns its own block of\n   R = 2*axes.sections[a] "
                                       "components, by its coordinate p.\n"));
}

TEST(ModelText, SaysWhenTheNumberOfTokensMatters) {
  Model model = plain();
  for (ropewalk_scaling scaling : {ROPEWALK_SCALING_DYNAMIC, ROPEWALK_SCALING_LONGROPE}) {
    model.rotation.frequencies.scaling = scaling;
    model.rotation.frequencies.seq_len = 0;
    EXPECT_THAT(textOf(model), HasSubstr("copy the constant and\n   set frequencies.seq_len.\n"));
    model.rotation.frequencies.seq_len = 4096;
    EXPECT_THAT(textOf(model), HasSubstr("set frequencies.seq_len where it is not 4096.\n"));
  }
  model.rotation.frequencies.scaling = ROPEWALK_SCALING_YARN;
  EXPECT_THAT(textOf(model), Not(HasSubstr("seq_len")));
}

TEST(ModelText, SaysWhenCosAndSinHaveAFactor) {
  Model model = plain();
  const auto factor = HasSubstr("cos and sin are multiplied by the attention factor");
  EXPECT_THAT(textOf(model), Not(factor));
  model.rotation.frequencies.attention_factor = 1;
  EXPECT_THAT(textOf(model), Not(factor));
  model.rotation.frequencies.attention_factor = 1.25;
  EXPECT_THAT(textOf(model), factor);
  model.rotation.frequencies.attention_factor = 0;
  model.rotation.frequencies.scaling = ROPEWALK_SCALING_YARN;
  EXPECT_THAT(textOf(model), factor);
}

} // namespace
