//===- validate_frequencies.cpp - Which numbers a rule takes --------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One table says which rule reads which field within which range. A field that the
// chosen rule does not read must be 0: whoever sets it expects it to matter.
//
//===----------------------------------------------------------------------===//

#include "enum_value.h"
#include "frequencies.h"
#include "invalid.h"

#include <cinttypes>
#include <cmath>

namespace ropewalk {
namespace {

constexpr const char *ruleNames[] = {"default",   "llama3", "linear",   "dynamic",      "ntk",
                                     "ntk_alpha", "yarn",   "longrope", "proportional", "list"};

using Rules = uint16_t;

constexpr Rules in(ropewalk_scaling scaling) { return Rules(1 << scaling); }

constexpr Rules inDefault = in(ROPEWALK_SCALING_DEFAULT), inLlama3 = in(ROPEWALK_SCALING_LLAMA3),
                inLinear = in(ROPEWALK_SCALING_LINEAR), inDynamic = in(ROPEWALK_SCALING_DYNAMIC),
                inNtk = in(ROPEWALK_SCALING_NTK), inAlpha = in(ROPEWALK_SCALING_NTK_ALPHA),
                inYarn = in(ROPEWALK_SCALING_YARN), inLongrope = in(ROPEWALK_SCALING_LONGROPE),
                inProportional = in(ROPEWALK_SCALING_PROPORTIONAL),
                inList = in(ROPEWALK_SCALING_LIST);

// Below this a scaled-up inv_freq leaves too few bits of the angle at position 2^31.
constexpr double minDivisor = 0x1p-16;
// So that turns at position 2^31 keep enough bits of their fraction.
constexpr double maxInverse = 0x1p16;

/// Least and most value, and how a message says so.
struct Range {
  double least, most;
  const char *text;
};

constexpr double tiny = 0x1p-1074, big = 0x1.fffffffffffffp+1023;
constexpr Range base = {1 + 0x1p-52, big, "a finite number > 1"},
                divisor = {minDivisor, big, "a finite number of at least 2^-16"},
                positive = {tiny, big, "a finite number > 0"},
                notNegative = {0, big, "a finite number >= 0"},
                weight = {0, 1, "a number in [0, 1]"},
                frequency = {-maxInverse, maxInverse, "a number of magnitude at most 2^16"},
                // Keeps every product of a cosine and a factor a normal f32.
    magnitude = {0x1p-64, 0x1p+64, "0 or a number in [2^-64, 2^64]"};

bool isWithin(double x, const Range &range) { return x >= range.least && x <= range.most; }

struct Field {
  const char *name;
  double ropewalk_frequencies::*number;
  Rules readers;
  Rules mayBeZero; ///< Readers for which 0 stands for something else.
  const Range &range;
};

constexpr Rules every = 0xffff;
constexpr Field fields[] = {
    {"theta", &ropewalk_frequencies::theta, every, inList, base},
    {"factor", &ropewalk_frequencies::factor,
     inLlama3 | inLinear | inDynamic | inNtk | inYarn | inLongrope | inProportional,
     inLongrope | inProportional, divisor},
    {"low_freq_factor", &ropewalk_frequencies::low_freq_factor, inLlama3, 0, positive},
    {"high_freq_factor", &ropewalk_frequencies::high_freq_factor, inLlama3, 0, positive},
    {"original_max_position_embeddings", &ropewalk_frequencies::original_max_position_embeddings,
     inLlama3 | inYarn | inLongrope, 0, positive},
    {"max_position_embeddings", &ropewalk_frequencies::max_position_embeddings, inDynamic, 0,
     positive},
    {"alpha", &ropewalk_frequencies::alpha, inAlpha, 0, divisor},
    {"mixed_b", &ropewalk_frequencies::mixed_b, inNtk, 0, notNegative},
    {"beta_fast", &ropewalk_frequencies::beta_fast, inYarn, 0, notNegative},
    {"beta_slow", &ropewalk_frequencies::beta_slow, inYarn, 0, notNegative},
    {"mscale", &ropewalk_frequencies::mscale, inYarn, 0, notNegative},
    {"mscale_all_dim", &ropewalk_frequencies::mscale_all_dim, inYarn, 0, notNegative},
    {"extrapolation_factor", &ropewalk_frequencies::extrapolation_factor, inYarn, 0, weight},
    {"attention_factor", &ropewalk_frequencies::attention_factor, every, every, magnitude},
};

struct Count {
  const char *name;
  int64_t value;
  Rules readers;
};

struct List {
  const char *name;
  const double *ropewalk_frequencies::*entries;
  Rules readers;
  Rules required;
  const Range &range;
};

constexpr List lists[] = {
    {"short_factor", &ropewalk_frequencies::short_factor, inLongrope, inLongrope, divisor},
    {"long_factor", &ropewalk_frequencies::long_factor, inLongrope, inLongrope, divisor},
    {"inv_freq", &ropewalk_frequencies::inv_freq, inList, inList, frequency},
    {"divisors", &ropewalk_frequencies::divisors, inDefault | inLinear | inYarn, 0, divisor},
};

std::optional<Error> validateNumbers(const ropewalk_frequencies &frequencies, Rules rule) {
  for (const Field &field : fields) {
    double x = frequencies.*field.number;
    if (!(field.readers & rule)) {
      if (x != 0)
        return invalid("%s is %g, expected 0 as the %s rule does not read it", field.name, x,
                       ruleNames[frequencies.scaling]);
    } else if (!(x == 0 && field.mayBeZero & rule) && !isWithin(x, field.range))
      return invalid("%s is %g, expected %s", field.name, x, field.range.text);
  }
  return std::nullopt;
}

std::optional<Error> validateCounts(const ropewalk_frequencies &frequencies, Rules rule) {
  const Count counts[] = {
      {"no_truncate", frequencies.no_truncate, inYarn},
      {"log_blend", frequencies.log_blend, inYarn},
      {"active_pairs", frequencies.active_pairs, inProportional},
      {"seq_len", frequencies.seq_len, inDynamic | inLongrope},
  };
  for (const Count &count : counts)
    if (count.value != 0 && !(count.readers & rule))
      return invalid("%s is %" PRId64 ", expected 0 as the %s rule does not read it", count.name,
                     count.value, ruleNames[frequencies.scaling]);
  if (rule & (inDynamic | inLongrope) && frequencies.seq_len <= 0)
    return invalid("seq_len is %" PRId64 ", expected the number of tokens to be served (> 0)",
                   frequencies.seq_len);
  if (frequencies.active_pairs < 0)
    return invalid("active_pairs is %" PRId64 ", expected at least 0", frequencies.active_pairs);
  return std::nullopt;
}

std::optional<Error> validateLists(const ropewalk_frequencies &frequencies, Rules rule) {
  int64_t length = frequencies.list_length;
  bool any = false;
  for (const List &list : lists) {
    const double *entries = frequencies.*list.entries;
    any = any || entries;
    if (entries && !(list.readers & rule))
      return invalid("%s is given, expected null as the %s rule does not read it", list.name,
                     ruleNames[frequencies.scaling]);
    if (!entries && list.required & rule)
      return invalid("%s is null, expected rotary_dim/2 numbers", list.name);
  }
  if (any ? length < 1 || length > maxHeadDim / 2 : length != 0)
    return invalid("list_length is %" PRId64 ", expected %s", length,
                   any ? "the entries of each list, rotary_dim/2" : "0 as no list is given");
  for (const List &list : lists) {
    const double *entries = frequencies.*list.entries;
    for (int64_t i = 0; entries && i < length; ++i)
      if (!isWithin(entries[i], list.range))
        return invalid("%s[%" PRId64 "] is %g, expected %s", list.name, i, entries[i],
                       list.range.text);
  }
  return std::nullopt;
}

/// What two fields say together.
std::optional<Error> validateTogether(const ropewalk_frequencies &frequencies) {
  if (!(frequencies.high_freq_factor >= frequencies.low_freq_factor))
    return invalid("high_freq_factor is %g, expected a finite number >= low_freq_factor=%g",
                   frequencies.high_freq_factor, frequencies.low_freq_factor);
  double fast = frequencies.beta_fast != 0 ? frequencies.beta_fast : 32;
  double slow = frequencies.beta_slow != 0 ? frequencies.beta_slow : 1;
  if (fast < slow)
    return invalid("beta_fast is %g, expected at least beta_slow=%g", fast, slow);
  if (frequencies.scaling != ROPEWALK_SCALING_LONGROPE || frequencies.attention_factor != 0)
    return std::nullopt;
  if (frequencies.factor == 0)
    return invalid("factor is 0, expected %s, or attention_factor", divisor.text);
  if (frequencies.factor > 1 && !(frequencies.original_max_position_embeddings > 1))
    return invalid("original_max_position_embeddings is %g, expected a number > 1, or "
                   "attention_factor",
                   frequencies.original_max_position_embeddings);
  return std::nullopt;
}

} // namespace

const char *scalingName(ropewalk_scaling scaling) { return ruleNames[scaling]; }

std::optional<Error> validateFrequencies(const ropewalk_frequencies &frequencies) {
  int scaling = enumValue(frequencies.scaling), angle = enumValue(frequencies.angle);
  if (scaling < ROPEWALK_SCALING_DEFAULT || scaling > ROPEWALK_SCALING_LIST)
    return invalid("scaling is %d, expected ROPEWALK_SCALING_DEFAULT (0) to "
                   "ROPEWALK_SCALING_LIST (%d)",
                   scaling, ROPEWALK_SCALING_LIST);
  if (angle != ROPEWALK_ANGLE_EXACT && angle != ROPEWALK_ANGLE_HF)
    return invalid("angle is %d, expected ROPEWALK_ANGLE_EXACT or ROPEWALK_ANGLE_HF", angle);
  auto rule = static_cast<Rules>(1 << scaling);
  for (auto *validate : {validateNumbers, validateCounts, validateLists})
    if (auto error = validate(frequencies, rule))
      return error;
  return validateTogether(frequencies);
}

std::optional<Error> validateForWindow(const ropewalk_rotation &rotation) {
  const ropewalk_frequencies &frequencies = rotation.frequencies;
  int64_t pairs = rotation.rotary_dim / 2;
  if (frequencies.list_length != 0 && frequencies.list_length != pairs)
    return invalid("list_length is %" PRId64 ", expected rotary_dim/2=%" PRId64,
                   frequencies.list_length, pairs);
  if (frequencies.active_pairs > pairs)
    return invalid("active_pairs is %" PRId64 ", expected at most rotary_dim/2=%" PRId64,
                   frequencies.active_pairs, pairs);
  if (frequencies.scaling == ROPEWALK_SCALING_LIST && rotation.axes.restart)
    return invalid("axes.restart is %d, expected 0 as the list rule does not read it",
                   rotation.axes.restart);
  return std::nullopt;
}

std::optional<Error> validateResult(const Frequencies &frequencies) {
  for (size_t i = 0; i < frequencies.inverse.size(); ++i)
    if (double x = frequencies.inverse[i].hi; !isWithin(x, frequency))
      return invalid("inv_freq[%zu] comes to %g, expected %s", i, x, frequency.text);
  if (!isWithin(frequencies.attentionFactor, magnitude))
    return invalid("attention_factor comes to %g, expected a number in [2^-64, 2^64]",
                   frequencies.attentionFactor);
  return std::nullopt;
}

} // namespace ropewalk
