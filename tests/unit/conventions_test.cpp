//===- conventions_test.cpp - Other systems' calls and their numbers ------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The golden numbers are what a published notebook prints, which runs Llama 2's,
// torchtune's, LitGPT's and Hugging Face's code on
//
//   torch.manual_seed(123)
//   queries, keys = torch.randn(2, 3, 4, 16), torch.randn(2, 3, 4, 16)   # B, S, H, D
//
//===----------------------------------------------------------------------===//

#include "conventions.h"

#include "support/torch_random.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <numeric>

namespace conventions {
namespace {

constexpr Shape notebook = {2, 3, 4, 4, 16};
constexpr size_t pairs = 8, row = 16, token = 64; // elements: of a head, of a token's heads

/// The notebook's tensors.
struct Notebook : testing::Test {
  Floats queries, keys;
  Complexes freqsCis;

  Notebook() {
    ropewalk::test::TorchRandom random(123);
    queries = random.randn(2 * 3 * 4 * 16);
    keys = random.randn(2 * 3 * 4 * 16);
    freqsCis = *precomputeFreqsCis(16, 3);
  }
};

template <class T> T get(Expected<T> expected) {
  if (expected)
    return std::move(*expected);
  ADD_FAILURE() << expected.error().message();
  return T();
}

/// Numbers as torch prints them, with `unit` the last digit's.
template <class Found>
void expectPrinted(const Found *found, const std::vector<double> &printed, double unit) {
  for (size_t i = 0; i < printed.size(); ++i)
    EXPECT_NEAR(found[i], printed[i], 0.501 * unit) << "number " << i;
}

/// Numbers printed with five digits and an exponent.
void expectPrintedScientific(const float *found, const std::vector<double> &printed) {
  for (size_t i = 0; i < printed.size(); ++i)
    EXPECT_NEAR(found[i], printed[i],
                0.501e-4 * std::pow(10, std::floor(std::log10(std::fabs(printed[i])))))
        << "number " << i;
}

/// [B, S, H, D] as [B, H, S, D] and back: swaps the middle sizes.
Floats transposed(const Floats &x, size_t batches, size_t outer, size_t inner, size_t width) {
  Floats y(x.size());
  for (size_t b = 0; b < batches; ++b)
    for (size_t i = 0; i < outer; ++i)
      for (size_t j = 0; j < inner; ++j)
        std::copy_n(&x[((b * outer + i) * inner + j) * width], width,
                    &y[((b * inner + j) * outer + i) * width]);
  return y;
}

const std::vector<double> printedCos1 = {0.5403, 0.9504, 0.9950, 0.9995,
                                         0.9999, 1.0000, 1.0000, 1.0000};
const std::vector<double> printedSin1 = {8.4147e-01, 3.1098e-01, 9.9833e-02, 3.1618e-02,
                                         9.9998e-03, 3.1623e-03, 1.0000e-03, 3.1623e-04};
const std::vector<double> printedCos2 = {-0.4161, 0.8066, 0.9801, 0.9980,
                                         0.9998,  1.0000, 1.0000, 1.0000};
const std::vector<double> printedSin2 = {9.0930e-01, 5.9113e-01, 1.9867e-01, 6.3203e-02,
                                         1.9999e-02, 6.3245e-03, 2.0000e-03, 6.3246e-04};

TEST_F(Notebook, InputsAreThePrintedOnes) {
  expectPrintedScientific(&queries[0], {3.3737e-01, -1.7778e-01, -3.0353e-01, -5.8801e-01,
                                        3.4861e-01, 6.6034e-01, -2.1964e-01, -3.7917e-01,
                                        7.6711e-01, -1.1925e+00, 6.9835e-01, -1.4097e+00,
                                        1.7938e-01, 1.8951e+00, 4.9545e-01, 2.6920e-01});
  expectPrinted(&queries[token],
                {0.5146, 0.9938, -0.2587, -1.0826, -0.0444, 1.6236, -2.3229, 1.0878, 0.6716, 0.6933,
                 -0.9487, -0.0765, -0.1526, 0.1167, 0.4403, -1.4465},
                1e-4);
}

//--- Meta's Llama 2 ---------------------------------------------------------//

TEST_F(Notebook, Llama2FrequenciesAreThePrintedOnes) {
  const auto found = get(ropewalk::inverseFrequencies(ropewalk::makeRotation(16, 10000)));
  const Floats rounded(found.begin(), found.end());
  expectPrintedScientific(rounded.data(), {1.0000e+00, 3.1623e-01, 1.0000e-01, 3.1623e-02,
                                           1.0000e-02, 3.1623e-03, 1.0000e-03, 3.1623e-04});
}

TEST_F(Notebook, Llama2FreqsCisIsThePrintedTable) {
  ASSERT_EQ(freqsCis.size(), 3 * pairs);
  const std::vector<double> *const printed[][2] = {{&printedCos1, &printedSin1},
                                                   {&printedCos2, &printedSin2}};
  for (size_t i = 0; i < pairs; ++i)
    EXPECT_EQ(freqsCis[i], std::complex<float>(1, 0));
  for (size_t position : {1, 2}) {
    Floats cos, sin;
    for (size_t i = 0; i < pairs; ++i) {
      cos.push_back(freqsCis[position * pairs + i].real());
      sin.push_back(freqsCis[position * pairs + i].imag());
    }
    expectPrinted(cos.data(), *printed[position - 1][0], 1e-4);
    expectPrintedScientific(sin.data(), *printed[position - 1][1]);
  }
}

// The notebook then takes torch.cos of the complex table, which is a complex cosine.
TEST_F(Notebook, CosineOfFreqsCisIsNoTableOfCosines) {
  const std::complex<float> first = std::cos(freqsCis[pairs]),
                            second = std::cos(freqsCis[pairs + 1]);
  EXPECT_NEAR(first.real(), 1.1795, 0.5e-4);
  EXPECT_NEAR(first.imag(), -4.8577e-01, 0.5e-5);
  EXPECT_NEAR(second.real(), 0.6097, 0.5e-4);
  EXPECT_NEAR(second.imag(), -2.5713e-01, 0.5e-5);
}

TEST_F(Notebook, Llama2RotatesToThePrintedNumbers) {
  const Rotated rotated = get(applyRotaryEmb(queries, keys, freqsCis, notebook));
  // Batch 0, position 1, head 0, and all heads of position 0.
  expectPrinted(&rotated.q[token],
                {-0.5582, 0.9700, 0.0908, -1.1093, -0.2062, 1.6110, -2.3561, 1.0138, 0.6646, 0.7000,
                 -0.9485, -0.0795, -0.1528, 0.1166, 0.4407, -1.4464},
                1e-4);
  expectPrinted(&rotated.q[0],
                {0.3374,  -0.1778, -0.3035, -0.5880, 0.3486,  0.6603,  -0.2196, -0.3792,
                 0.7671,  -1.1925, 0.6984,  -1.4097, 0.1794,  1.8951,  0.4954,  0.2692,
                 -0.0770, -1.0205, -0.1690, 0.9178,  1.5810,  1.3010,  1.2753,  -0.2010,
                 0.4965,  -1.5723, 0.9666,  -1.1481, -1.1589, 0.3255,  -0.6315, -2.8400,
                 -1.3250, 0.1784,  -2.1338, 1.0524,  -0.3885, -0.9343, -0.4991, -1.0867,
                 0.8805,  1.5542,  0.6266,  -0.1755, 0.0983,  -0.0935, 0.2662,  -0.5850,
                 0.8768,  1.6221,  -1.4779, 1.1331,  -1.2203, 1.3139,  1.0533,  0.1388,
                 2.2473,  -0.8036, -0.2808, 0.7697,  -0.6596, -0.7979, 0.1838,  0.2293},
                1e-4);
}

// "Under the hood": one pair from numbers of four and five digits.
TEST_F(Notebook, OnePairGivesThePrintedProducts) {
  const Floats y =
      get(rotateElementwise({0.5146f, 0.9938f}, {0.5403f, 0.5403f}, {8.4147e-01f, 8.4147e-01f}, 2));
  EXPECT_NEAR(y[0], -0.5582145060000001, 1e-7);
  EXPECT_NEAR(y[1], 0.969970602, 1e-7);
}

TEST_F(Notebook, Llama2TakesALaterSliceOfTheTable) {
  // The original slices freqs_cis[2:3] for one token at position 2.
  Shape last = notebook;
  last.tokens = 1;
  Floats q, expected;
  const Floats whole = get(applyRotaryEmb(queries, {}, freqsCis, {2, 3, 4, 0, 16})).q;
  for (size_t batch : {0, 1}) {
    const auto at = static_cast<std::ptrdiff_t>((batch * 3 + 2) * token);
    q.insert(q.end(), queries.begin() + at, queries.begin() + at + token);
    expected.insert(expected.end(), whole.begin() + at, whole.begin() + at + token);
  }
  const Complexes slice(freqsCis.begin() + 2 * pairs, freqsCis.end());
  EXPECT_EQ(get(applyRotaryEmb(q, q, slice, last)).q, expected);
}

//--- Mistral, torchtune -----------------------------------------------------//

TEST_F(Notebook, MistralIsLlama2OnPackedTokens) {
  const Rotated expected = get(applyRotaryEmb(queries, keys, freqsCis, notebook));
  // Both sequences behind each other, with their rows gathered.
  Complexes rows = freqsCis;
  rows.insert(rows.end(), freqsCis.begin(), freqsCis.end());
  const Rotated found = get(applyRotaryEmbMistral(queries, keys, rows, {1, 6, 4, 4, 16}));
  EXPECT_EQ(found.q, expected.q);
  EXPECT_EQ(found.k, expected.k);
}

/// [max, D/2, 2]
Floats pairsOf(const Complexes &freqsCis) {
  Floats cache;
  for (std::complex<float> value : freqsCis) {
    cache.push_back(value.real());
    cache.push_back(value.imag());
  }
  return cache;
}

TEST_F(Notebook, TorchtunesCacheIsThePrintedOne) {
  // torch.view_as_real(freqs_cis)[1]
  expectPrintedScientific(&pairsOf(freqsCis)[row],
                          {5.4030e-01, 8.4147e-01, 9.5042e-01, 3.1098e-01, 9.9500e-01, 9.9833e-02,
                           9.9950e-01, 3.1618e-02, 9.9995e-01, 9.9998e-03, 9.9999e-01, 3.1623e-03,
                           1.0000e+00, 1.0000e-03, 1.0000e+00, 3.1623e-04});
}

TEST_F(Notebook, TorchtuneIsLlama2) {
  EXPECT_EQ(get(rotaryPositionalEmbeddings(queries, pairsOf(freqsCis), {}, notebook)),
            get(applyRotaryEmb(queries, keys, freqsCis, notebook)).q);
}

TEST_F(Notebook, TorchtuneGathersByInputPositions) {
  const Complexes longer = get(precomputeFreqsCis(16, 10));
  const std::vector<int64_t> inputPos = {9, 0, 4, 1, 1, 7};
  Complexes gathered;
  for (int64_t position : inputPos)
    gathered.insert(gathered.end(), &longer[position * pairs], &longer[position * pairs] + pairs);
  EXPECT_EQ(get(rotaryPositionalEmbeddings(queries, pairsOf(longer), inputPos, notebook)),
            get(applyRotaryEmbMistral(queries, keys, gathered, {1, 6, 4, 4, 16})).q);
}

//--- LitGPT -----------------------------------------------------------------//

/// The tables of build_rope_cache: unit vectors show them. [tokens, nElem / 2] each.
struct Cache {
  Floats cos, sin;
};
Cache litgptCache(const RopeCacheArguments &arguments, int64_t tokens) {
  const int64_t half = arguments.nElem / 2;
  Floats units(tokens * arguments.nElem);
  for (size_t i = 0; i < units.size(); ++i)
    units[i] = i % arguments.nElem < size_t(half) ? 1 : 0;
  const Floats y = get(applyRope(units, arguments, {1, tokens, 1, 0, arguments.nElem}));
  Cache cache;
  for (int64_t position = 0; position < tokens; ++position)
    for (int64_t i = 0; i < half; ++i) {
      cache.cos.push_back(y[position * arguments.nElem + i]);
      cache.sin.push_back(y[position * arguments.nElem + half + i]);
    }
  return cache;
}

TEST_F(Notebook, LitgptsTablesAreThePrintedOnes) {
  const Cache cache = litgptCache({16}, 3);
  expectPrinted(&cache.cos[pairs], printedCos1, 1e-4);
  expectPrintedScientific(&cache.sin[pairs], printedSin1);
}

TEST_F(Notebook, LitgptIsHuggingFace) {
  const Floats x = transposed(queries, 2, 3, 4, 16);
  const Cache half = litgptCache({16}, 3);
  Cache full;
  for (size_t position = 0; position < 3; ++position)
    for (size_t i = 0; i < row; ++i) {
      full.cos.push_back(half.cos[position * pairs + i % pairs]);
      full.sin.push_back(half.sin[position * pairs + i % pairs]);
    }
  EXPECT_EQ(get(applyRope(x, {16}, notebook)),
            get(applyRotaryPosEmb(x, x, full.cos, full.sin, notebook)).q);
}

TEST_F(Notebook, LitgptRotatesTheFirstElementsOnly) {
  const Floats x = transposed(queries, 2, 3, 4, 16);
  const Floats y = get(applyRope(x, {4}, notebook));
  for (size_t i = 0; i < x.size(); ++i)
    if (i % row >= 4) {
      ASSERT_EQ(y[i], x[i]);
    }
  EXPECT_NE(x, y);
}

/// theta of build_rope_cache as its code computes it, in double.
std::vector<double> litgptTheta(const RopeCacheArguments &arguments) {
  std::vector<double> result;
  for (int64_t i = 0; i < arguments.nElem / 2; ++i) {
    double theta = std::pow(arguments.base, -2.0 * i / arguments.nElem);
    if (const auto &extra = arguments.extraConfig) {
      const double ratio = extra->originalMaxSeqLen / (2 * M_PI / theta);
      const double smooth = std::clamp((ratio - extra->lowFreqFactor) /
                                           (extra->highFreqFactor - extra->lowFreqFactor),
                                       0.0, 1.0);
      theta = (1 - smooth) * (theta / extra->factor) + smooth * theta;
    }
    result.push_back(theta / arguments.condenseRatio);
  }
  return result;
}

class Litgpt : public testing::TestWithParam<RopeCacheArguments> {};

TEST_P(Litgpt, CondensesAndSmoothsAsItsCodeDoes) {
  const RopeCacheArguments &arguments = GetParam();
  const std::vector<double> theta = litgptTheta(arguments);
  const Cache cache = litgptCache(arguments, 40);
  for (size_t position = 0; position < 40; ++position)
    for (size_t i = 0; i < theta.size(); ++i) {
      ASSERT_NEAR(cache.cos[position * theta.size() + i], std::cos(position * theta[i]), 1e-7);
      ASSERT_NEAR(cache.sin[position * theta.size() + i], std::sin(position * theta[i]), 1e-7);
    }
}

constexpr Smoothing llama31 = {8, 1, 4, 8192};
INSTANTIATE_TEST_SUITE_P(Arguments, Litgpt,
                         testing::Values(RopeCacheArguments{16}, RopeCacheArguments{64, 500000},
                                         RopeCacheArguments{16, 10000, 4},
                                         RopeCacheArguments{128, 500000, 1, llama31},
                                         RopeCacheArguments{128, 500000, 4, llama31}));

//--- Hugging Face -----------------------------------------------------------//

/// cos and sin [rows, D] of LlamaRotaryEmbedding, from freqs_cis.
Cache tiled(const Complexes &freqsCis) {
  Cache cache;
  for (size_t position = 0; position < freqsCis.size() / pairs; ++position)
    for (size_t i = 0; i < row; ++i) {
      cache.cos.push_back(freqsCis[position * pairs + i % pairs].real());
      cache.sin.push_back(freqsCis[position * pairs + i % pairs].imag());
    }
  return cache;
}

TEST_F(Notebook, HuggingFaceIsRotateHalf) {
  const Floats q = transposed(queries, 2, 3, 4, 16), k = transposed(keys, 2, 3, 4, 16);
  const Cache cache = tiled(freqsCis);
  const Rotated found = get(applyRotaryPosEmb(q, k, cache.cos, cache.sin, notebook));
  for (const auto &[x, y] : {std::pair(&q, &found.q), std::pair(&k, &found.k)})
    for (size_t i = 0; i < x->size(); ++i) {
      const size_t c = i % row, at = i / row % 3 * row + c;
      const double rotatedHalf = c < 8 ? -(*x)[i + 8] : (*x)[i - 8];
      ASSERT_NEAR((*y)[i], double((*x)[i]) * cache.cos[at] + rotatedHalf * cache.sin[at], 1e-6);
    }
}

TEST_F(Notebook, HuggingFaceTakesBothOrdersOfAxes) {
  const Cache cache = tiled(freqsCis);
  const Rotated bhsd =
      get(applyRotaryPosEmb(transposed(queries, 2, 3, 4, 16), transposed(keys, 2, 3, 4, 16),
                            cache.cos, cache.sin, notebook));
  EXPECT_EQ(get(applyRotaryPosEmb(queries, keys, cache.cos, cache.sin, notebook, 2)).q,
            transposed(bhsd.q, 2, 4, 3, 16));
}

TEST_F(Notebook, HuggingFaceTakesTablesPerBatch) {
  const Complexes longer = get(precomputeFreqsCis(16, 6));
  const Cache cache = tiled(longer);
  // Sequence 0 at positions 0 to 2, sequence 1 at 3 to 5: one sequence of six, cut in two.
  const Rotated found = get(applyRotaryPosEmb(queries, keys, cache.cos, cache.sin, notebook, 2));
  const Rotated whole =
      get(applyRotaryPosEmb(queries, keys, cache.cos, cache.sin, {1, 6, 4, 4, 16}, 2));
  EXPECT_EQ(found.q, whole.q);
  EXPECT_EQ(found.k, whole.k);
}

TEST_F(Notebook, GptOssIsHuggingFaceWithHalfTheTable) {
  const Floats x = transposed(queries, 2, 3, 4, 16);
  const Cache full = tiled(freqsCis);
  Cache half;
  for (std::complex<float> value : freqsCis) {
    half.cos.push_back(value.real());
    half.sin.push_back(value.imag());
  }
  EXPECT_EQ(get(applyRotaryEmbGptOss(x, half.cos, half.sin, notebook)),
            get(applyRotaryPosEmb(x, x, full.cos, full.sin, notebook)).q);
}

// The notebook compares torchtune's result with Hugging Face's by permuting the latter, and fails:
// both sides have to be permuted, as [B*S*H heads, D rows of one element].
TEST_F(Notebook, HuggingFaceOnPermutedHeadsIsTorchtunePermuted) {
  const int64_t heads = 2 * 3 * 4;
  const auto toHalf = [&](const Floats &x) { return get(permute(x, heads, heads * 16, 1)); };
  const Cache cache = tiled(freqsCis);
  const Floats q = toHalf(queries);
  EXPECT_EQ(get(applyRotaryPosEmb(q, q, cache.cos, cache.sin, notebook, 2)).q,
            toHalf(get(rotaryPositionalEmbeddings(queries, pairsOf(freqsCis), {}, notebook))));
}

} // namespace
} // namespace conventions
