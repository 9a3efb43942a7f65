//===- attributes.cpp - Attributes of the rope dialect ----------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dialect/rope_dialect.h"

#include "frequencies.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace ropewalk::rope;

namespace ropewalk::rope {

static FailureOr<llvm::APFloat> parseF64(AsmParser &parser) {
  double value;
  if (failed(parser.parseFloat(value)))
    return failure();
  return llvm::APFloat(value);
}

static FailureOr<bool> parseBool(AsmParser &parser) {
  if (succeeded(parser.parseOptionalKeyword("true")))
    return true;
  return parser.parseKeyword("false", " or true") ? FailureOr<bool>(failure()) : false;
}

} // namespace ropewalk::rope

#include "rope_enums.cpp.inc"
#include "rope_interfaces.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "rope_attributes.cpp.inc"

void RopeDialect::registerAttributes() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "rope_attributes.cpp.inc"
      >();
}

//===----------------------------------------------------------------------===//
// Frequencies
//===----------------------------------------------------------------------===//

using EmitError = llvm::function_ref<InFlightDiagnostic()>;

static ropewalk_frequencies makeFrequencies(const llvm::APFloat &theta,
                                            const llvm::APFloat &attentionFactor) {
  ropewalk_frequencies frequencies = {};
  frequencies.theta = theta.convertToDouble();
  frequencies.scaling = ROPEWALK_SCALING_DEFAULT;
  frequencies.attention_factor = attentionFactor.convertToDouble();
  return frequencies;
}

static ropewalk_frequencies makeFrequencies(const llvm::APFloat &theta, const llvm::APFloat &factor,
                                            const llvm::APFloat &lowFreqFactor,
                                            const llvm::APFloat &highFreqFactor,
                                            int64_t originalMaxPositionEmbeddings,
                                            const llvm::APFloat &attentionFactor) {
  ropewalk_frequencies frequencies = makeFrequencies(theta, attentionFactor);
  frequencies.scaling = ROPEWALK_SCALING_LLAMA3;
  frequencies.factor = factor.convertToDouble();
  frequencies.low_freq_factor = lowFreqFactor.convertToDouble();
  frequencies.high_freq_factor = highFreqFactor.convertToDouble();
  frequencies.original_max_position_embeddings = static_cast<double>(originalMaxPositionEmbeddings);
  return frequencies;
}

/// C7 to C12. The limits of a rule live where its formula lives.
static LogicalResult verifyFrequencies(EmitError emitError,
                                       const ropewalk_frequencies &frequencies) {
  if (auto error = ropewalk::validateFrequencies(frequencies))
    return emitError() << error->message();
  return success();
}

LogicalResult DefaultFrequencyAttr::verify(EmitError emitError, llvm::APFloat theta,
                                           llvm::APFloat attentionFactor) {
  return verifyFrequencies(emitError, makeFrequencies(theta, attentionFactor));
}

ropewalk_frequencies DefaultFrequencyAttr::toFrequencies() const {
  return makeFrequencies(getTheta(), getAttentionFactor());
}

LogicalResult Llama3FrequencyAttr::verify(EmitError emitError, llvm::APFloat theta,
                                          llvm::APFloat factor, llvm::APFloat lowFreqFactor,
                                          llvm::APFloat highFreqFactor,
                                          int64_t originalMaxPositionEmbeddings,
                                          llvm::APFloat attentionFactor) {
  return verifyFrequencies(emitError,
                           makeFrequencies(theta, factor, lowFreqFactor, highFreqFactor,
                                           originalMaxPositionEmbeddings, attentionFactor));
}

ropewalk_frequencies Llama3FrequencyAttr::toFrequencies() const {
  return makeFrequencies(getTheta(), getFactor(), getLowFreqFactor(), getHighFreqFactor(),
                         getOriginalMaxPositionEmbeddings(), getAttentionFactor());
}

FrequencyAttr ropewalk::rope::toAttribute(const ropewalk_frequencies &frequencies,
                                          MLIRContext *context) {
  llvm::APFloat theta(frequencies.theta), attentionFactor(frequencies.attention_factor);
  switch (frequencies.scaling) {
  case ROPEWALK_SCALING_LLAMA3:
    return Llama3FrequencyAttr::get(
        context, theta, llvm::APFloat(frequencies.factor),
        llvm::APFloat(frequencies.low_freq_factor), llvm::APFloat(frequencies.high_freq_factor),
        static_cast<int64_t>(frequencies.original_max_position_embeddings), attentionFactor);
  case ROPEWALK_SCALING_DEFAULT:
    break;
  }
  return DefaultFrequencyAttr::get(context, theta, attentionFactor);
}

//===----------------------------------------------------------------------===//
// Shared by several operations
//===----------------------------------------------------------------------===//

LogicalResult ropewalk::rope::verifyWindow(EmitError emitError, int64_t headDim,
                                           WindowAttr window) {
  ropewalk_rotation rotation = {};
  rotation.head_dim = headDim;
  rotation.window_begin = window.getBegin();
  rotation.rotary_dim = window.getDim();
  if (auto error = validateWindow(rotation))
    return emitError() << error->message();
  return success();
}

ropewalk_dtype ropewalk::rope::toDtype(Type elementType) {
  if (elementType.isBF16())
    return ROPEWALK_BF16;
  return elementType.getIntOrFloatBitWidth() == 16 ? ROPEWALK_F16 : ROPEWALK_F32;
}

Type ropewalk::rope::toType(ropewalk_dtype dtype, MLIRContext *context) {
  switch (dtype) {
  case ROPEWALK_F16:
    return Float16Type::get(context);
  case ROPEWALK_BF16:
    return BFloat16Type::get(context);
  case ROPEWALK_F32:
    break;
  }
  return Float32Type::get(context);
}
