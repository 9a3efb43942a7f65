//===- model_table.h - How model types are written ------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_IMPORT_MODEL_TABLE_H
#define ROPEWALK_IMPORT_MODEL_TABLE_H

#include "import/model_type.h"

#include "llvm/ADT/ArrayRef.h"

namespace ropewalk {

/// The parts of the table that findModelType searches.
llvm::ArrayRef<ModelType> textModelTypes();
llvm::ArrayRef<ModelType> mropeModelTypes();
llvm::ArrayRef<ModelType> otherModelTypes();

namespace model_table {

constexpr auto theta = &ModelType::theta;
constexpr auto fraction = &ModelType::rotaryFraction;
constexpr auto rotaryDim = &ModelType::rotaryDim;
constexpr auto headDim = &ModelType::headDim;
constexpr auto hiddenSize = &ModelType::hiddenSize;
constexpr auto heads = &ModelType::attentionHeads;
constexpr auto keyHeads = &ModelType::keyValueHeads;
constexpr auto localTheta = &ModelType::localTheta;
constexpr auto axisLayout = &ModelType::axisLayout;
constexpr auto sections = &ModelType::sections;
constexpr auto components = &ModelType::components;
constexpr auto componentsField = &ModelType::componentsField;
constexpr auto unrotated = &ModelType::unrotated;
constexpr auto windowless = &ModelType::windowless;
constexpr auto unrotatedEvery = &ModelType::unrotatedEvery;
constexpr auto turnsPart = &ModelType::turnsPart;
constexpr auto innerFractionOnly = &ModelType::innerFractionOnly;
constexpr auto hasOwnRule = &ModelType::hasOwnRule;
constexpr auto hasAlpha = &ModelType::hasAlpha;
constexpr auto saysInterleaved = &ModelType::saysInterleaved;
constexpr auto saysRotary = &ModelType::saysRotary;
constexpr auto originalLength = &ModelType::originalLength;
constexpr auto nullHeadDimDivides = &ModelType::nullHeadDimDivides;
constexpr auto isLatent = &ModelType::isLatent;
constexpr auto dividesHeads = &ModelType::dividesHeads;
constexpr auto saysRotaryDim = &ModelType::saysRotaryDim;
constexpr auto listsLayers = &ModelType::listsLayers;
constexpr auto hasOneTheta = &ModelType::hasOneTheta;
constexpr auto cannot = &ModelType::cannot;
constexpr auto thetaField = &ModelType::thetaField;

constexpr ModelType half(llvm::StringLiteral name) { return {name, ROPEWALK_HALF}; }
constexpr ModelType interleaved(llvm::StringLiteral name) { return {name, ROPEWALK_INTERLEAVED}; }

} // namespace model_table
} // namespace ropewalk

#endif
