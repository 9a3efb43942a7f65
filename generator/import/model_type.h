//===- model_type.h - What model_type implies -------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_IMPORT_MODEL_TYPE_H
#define ROPEWALK_IMPORT_MODEL_TYPE_H

#include "ropewalk/ropewalk.h"

#include "llvm/ADT/StringRef.h"

#include <array>
#include <cstdint>
#include <string>
#include <type_traits>

namespace ropewalk {

/// How the pairs are shared out among the coordinates of a position.
enum class AxisLayout {
  Contiguous,  ///< Sections t, h, w one after another: Qwen2-VL.
  Interleaved, ///< t, h, w by turns, what is left over to t: Qwen3-VL.
  Alternating, ///< Sections are (h, w, t): h and w by turns, then t: ERNIE 4.5 VL.
  Axial,       ///< h in the first half of the pairs, w in the second, frequencies alike: vision.
  AxialColumnsFirst, ///< The same, but w in the first half, h in the second: Step-3.7 vision.
  AxialBlocks,       ///< As Axial, each in a half of the head, paired within it: Gemma 4 vision.
  Sixths ///< h and w have 2 (R / 6) components each and t the rest, frequencies restart: Wan.
};

/// What layers do without a sliding_window (null), where a model type leaves one of them unrotated.
enum class Windowless {
  TurnAsListed, ///< Layer types alone say which turn.
  AllTurn,
  NoneTurns
};

/// What a model's code knows and its config.json may leave out. 0 and "" mean that it does not
/// know, unless said otherwise.
struct ModelType {
  llvm::StringLiteral name = "";
  ropewalk_pairing pairing = ROPEWALK_HALF;
  double theta = 0;
  double rotaryFraction = 1; ///< Rotated part of a head.
  int64_t rotaryDim = 0;     ///< The same in components.
  bool turnsPart = false;    ///< Reads that part from a file, though whole heads turn without.
  /// Reads partial_rotary_factor in the rule's dictionary only.
  bool innerFractionOnly = false;
  bool saysRotaryPct = false; ///< Reads rotary_pct, outside of dictionaries.
  bool saysRotaryDim = false; ///< Reads rotary_dim; rotaryDim says the same.
  bool isLatent = false;      ///< Multi-head latent attention, which has qk_rope_head_dim.
  bool rotatesEnd = false;    ///< The rotated part is the end of a head, not its beginning.
  int64_t headDim = 0;        ///< 0: hidden size / heads.
  int64_t fullHeadDim = 0;    ///< Of full_attention layers; 0: as above.
  int64_t attentionHeads = 0;
  /// With it, this and attentionHeads hold in a multimodal file only: such files leave out what is
  /// the class's, while one of the model alone that lacks its size is more likely cut off.
  int64_t hiddenSize = 0;
  int64_t keyValueHeads = 0;           ///< 0: as many as attention heads.
  int64_t fullKeyValueHeads = 0;       ///< Of full_attention layers; 0: as above.
  bool doublesSlidingKeys = false;     ///< sliding_attention layers have twice as many.
  bool dividesHeads = false;           ///< head_dim is hidden size / heads whatever is said.
  bool nullHeadDimDivides = false;     ///< A head_dim of null is hidden size / heads.
  llvm::StringLiteral thetaField = ""; ///< Reads this in rope_theta's place, outside dictionaries.
  bool listsLayers = false;            ///< Has lists for single layers.
  bool hasOneTheta = false;            ///< Reads of a list of bases only which layers turn.
  bool hasOwnRule = false;             ///< Has a rule of its own where a file has none.
  int64_t originalLength = 0;          ///< original_max_position_embeddings.
  bool hasAlpha = false;               ///< Reads `alpha` in a dynamic rule.
  bool saysInterleaved = false;        ///< Reads rope_interleave.
  bool saysRotary = false;             ///< Turns only where position_embedding_type says so.
  double localTheta = 0;               ///< Base of sliding_attention layers, which have no rule.
  bool scalesFullOnly = false;         ///< Only full_attention layers have the rule.
  double compressTheta = 0;            ///< Base of `compress` layers, which alone have the rule.
  double yarnFactor = 0;               ///< Attention factor; 0: the rule's own.
  double yarnSlope = 0;                ///< The same as slope ln(factor) + 1.
  AxisLayout axisLayout = AxisLayout::Contiguous;
  std::array<int64_t, 3> sections{}; ///< Pairs of each axis; zeros: one coordinate.
  /// The same in components, with frequencies of each axis's own, and the field that says them.
  std::array<int64_t, 4> components{};
  llvm::StringLiteral componentsField = "";
  int64_t unrotatedEvery = 0;         ///< The last of so many layers has no rotation.
  bool unrotatedFromLast = false;     ///< Which are counted back from the last layer instead.
  llvm::StringLiteral unrotated = ""; ///< A layer type that has none.
  Windowless windowless = Windowless::TurnAsListed;
  bool hasNoRule = false;          ///< Reads no rule: its frequencies are the default ones.
  llvm::StringLiteral cannot = ""; ///< Why no rotation of ours is this model's.

  template <class T>
  constexpr ModelType with(T ModelType::*field, std::common_type_t<T> value) const {
    ModelType copy = *this;
    copy.*field = value;
    return copy;
  }
};

/// Null for a model type whose pairing we do not know.
const ModelType *findModelType(llvm::StringRef name);

/// The type of a multimodal file's text model that has none of its own: what such a file means by
/// default, or the wrapper's name with _text where there is such a type; else the wrapper's.
std::string textTypeOf(llvm::StringRef wrapper);

} // namespace ropewalk

#endif
