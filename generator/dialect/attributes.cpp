//===- attributes.cpp - Attributes of the rope dialect ----------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dialect/rope_dialect.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/TypeSwitch.h"

#include <cmath>

using namespace mlir;
using namespace ropewalk::rope;

namespace ropewalk::rope {

static FailureOr<llvm::APFloat> parseF64(AsmParser &parser) {
  double value;
  if (failed(parser.parseFloat(value)))
    return failure();
  return llvm::APFloat(value);
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

static LogicalResult verifyNumber(EmitError emitError, StringRef field, double found, bool good,
                                  const Twine &expected) {
  if (good && std::isfinite(found))
    return success();
  return emitError() << field << " is " << printNumber(found) << ", expected " << expected;
}

static LogicalResult verifyTheta(EmitError emitError, double theta, double attentionFactor) {
  // C7, C8
  return success(succeeded(verifyNumber(emitError, "theta", theta, theta > 1,
                                        "a finite number greater than 1")) &&
                 succeeded(verifyNumber(emitError, "attention_factor", attentionFactor,
                                        attentionFactor > 0, "a finite number greater than 0")));
}

LogicalResult DefaultFrequencyAttr::verify(EmitError emitError, llvm::APFloat theta,
                                           llvm::APFloat attentionFactor) {
  return verifyTheta(emitError, theta.convertToDouble(), attentionFactor.convertToDouble());
}

ropewalk_frequencies DefaultFrequencyAttr::toFrequencies() const {
  ropewalk_frequencies frequencies = {};
  frequencies.theta = getTheta().convertToDouble();
  frequencies.scaling = ROPEWALK_SCALING_DEFAULT;
  frequencies.attention_factor = getAttentionFactor().convertToDouble();
  return frequencies;
}

LogicalResult Llama3FrequencyAttr::verify(EmitError emitError, llvm::APFloat theta,
                                          llvm::APFloat factor, llvm::APFloat lowFreqFactor,
                                          llvm::APFloat highFreqFactor,
                                          int64_t originalMaxPositionEmbeddings,
                                          llvm::APFloat attentionFactor) {
  double low = lowFreqFactor.convertToDouble(), high = highFreqFactor.convertToDouble();
  if (failed(verifyTheta(emitError, theta.convertToDouble(), attentionFactor.convertToDouble())))
    return failure();
  // C9, C10, C11
  if (failed(verifyNumber(emitError, "factor", factor.convertToDouble(),
                          factor.convertToDouble() > 0, "a finite number greater than 0")) ||
      failed(verifyNumber(emitError, "low_freq_factor", low, low > 0,
                          "a finite number greater than 0")) ||
      failed(verifyNumber(emitError, "high_freq_factor", high, high >= low,
                          "a finite number, at least low_freq_factor=" + printNumber(low))))
    return failure();
  // C12
  if (originalMaxPositionEmbeddings < 1 || originalMaxPositionEmbeddings > INT32_MAX)
    return emitError() << "original_max_position_embeddings is " << originalMaxPositionEmbeddings
                       << ", expected a number in [1, 2^31)";
  return success();
}

ropewalk_frequencies Llama3FrequencyAttr::toFrequencies() const {
  ropewalk_frequencies frequencies = {};
  frequencies.theta = getTheta().convertToDouble();
  frequencies.scaling = ROPEWALK_SCALING_LLAMA3;
  frequencies.factor = getFactor().convertToDouble();
  frequencies.low_freq_factor = getLowFreqFactor().convertToDouble();
  frequencies.high_freq_factor = getHighFreqFactor().convertToDouble();
  frequencies.original_max_position_embeddings =
      static_cast<double>(getOriginalMaxPositionEmbeddings());
  frequencies.attention_factor = getAttentionFactor().convertToDouble();
  return frequencies;
}

//===----------------------------------------------------------------------===//
// Shared by several operations
//===----------------------------------------------------------------------===//

std::string ropewalk::rope::printNumber(double value) {
  SmallString<32> text;
  llvm::APFloat(value).toString(text, /*FormatPrecision=*/0, /*FormatMaxPadding=*/16);
  return std::string(text);
}

LogicalResult ropewalk::rope::verifyWindow(EmitError emitError, int64_t headDim,
                                           WindowAttr window) {
  // C3
  if (headDim < 1 || headDim > INT32_MAX)
    return emitError() << "head_dim is " << headDim << ", expected a number in [1, 2^31)";
  // C4
  if (window.getBegin() < 0 || window.getBegin() > headDim)
    return emitError() << "window begin is " << window.getBegin()
                       << ", expected a number in [0, head_dim=" << headDim << "]";
  // C5
  int64_t room = headDim - window.getBegin();
  if (window.getDim() < 0 || window.getDim() > room || window.getDim() % 2 != 0) {
    InFlightDiagnostic diagnostic = emitError() << "rotary_dim is " << window.getDim()
                                                << ", expected an even number in [0, ";
    if (window.getBegin() == 0)
      return diagnostic << "head_dim=" << headDim << "]";
    return diagnostic << "head_dim-begin=" << room << "]";
  }
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
