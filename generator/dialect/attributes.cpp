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
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/TypeSwitch.h"

#include <tuple>

using namespace mlir;
using namespace ropewalk::rope;

namespace ropewalk::rope {

using EmitError = llvm::function_ref<InFlightDiagnostic()>;

static FailureOr<llvm::APFloat> parseF64(AsmParser &parser) {
  double value;
  if (failed(parser.parseFloat(value)))
    return failure();
  return llvm::APFloat(value);
}

/// The list's own printer cuts numbers to seven digits.
static void printF64List(AsmPrinter &printer, DenseF64ArrayAttr list) {
  printer << '[';
  llvm::interleaveComma(list.asArrayRef(), printer,
                        [&](double value) { printer.printFloat(llvm::APFloat(value)); });
  printer << ']';
}

static FailureOr<bool> parseBool(AsmParser &parser) {
  if (succeeded(parser.parseOptionalKeyword("true")))
    return true;
  return parser.parseKeyword("false", " or true") ? FailureOr<bool>(failure()) : false;
}

//===----------------------------------------------------------------------===//
// Rules: what their attributes are to the runtime
//===----------------------------------------------------------------------===//

namespace {

using F = ropewalk_frequencies;

/// Parameters to fields. Lists stay where the context keeps them.
void store(F &f, double F::*field, const llvm::APFloat &value) {
  f.*field = value.convertToDouble();
}
void store(F &f, const double *F::*field, DenseF64ArrayAttr list) {
  if (!list)
    return;
  f.*field = list.asArrayRef().data();
  f.list_length = list.size();
}
template <class Number, class Value> void store(F &f, Number F::*field, Value value) {
  f.*field = static_cast<Number>(value);
}

/// And back; the last argument only says as what.
llvm::APFloat load(const F &f, double F::*field, MLIRContext *, llvm::APFloat *) {
  return llvm::APFloat(f.*field);
}
DenseF64ArrayAttr load(const F &f, const double *F::*field, MLIRContext *context,
                       DenseF64ArrayAttr *) {
  return f.*field ? DenseF64ArrayAttr::get(context, ArrayRef(f.*field, f.list_length))
                  : DenseF64ArrayAttr();
}
template <class Number, class Value>
Value load(const F &f, Number F::*field, MLIRContext *, Value *) {
  return static_cast<Value>(f.*field);
}

template <class Attr, class... Parameters> F toStruct(const Parameters &...parameters) {
  F frequencies = {};
  frequencies.scaling = Attr::scaling;
  std::apply([&](auto... fields) { (store(frequencies, fields, parameters), ...); }, Attr::fields);
  return frequencies;
}

int64_t lengthOf(DenseF64ArrayAttr list) { return list ? list.size() : 0; }
template <class Parameter> int64_t lengthOf(const Parameter &) { return 0; }

/// The limits of a rule live where its formula lives.
template <class Attr, class... Parameters>
LogicalResult verifyRule(EmitError emitError, const Parameters &...parameters) {
  // C35
  int64_t listLength = 0;
  for (int64_t length : {lengthOf(parameters)...}) {
    if (length && listLength && length != listLength)
      return emitError() << "lists have " << listLength << " and " << length
                         << " entries, expected the same number";
    listLength = length ? length : listLength;
  }
  F frequencies = toStruct<Attr>(parameters...);
  if (dependsOnLength(frequencies) && !frequencies.seq_len)
    frequencies.seq_len = 1; // not stated yet
  if (auto error = validateFrequencies(frequencies))
    return emitError() << error->message();
  return success();
}

} // namespace
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

template <class Attr, class Key, size_t... Index>
static Attr make(const F &frequencies, MLIRContext *context, Key *, std::index_sequence<Index...>) {
  return Attr::get(context, load(frequencies, std::get<Index>(Attr::fields), context,
                                 static_cast<std::tuple_element_t<Index, Key> *>(nullptr))...);
}

/// Sets `result` if `frequencies` follow the rule of this kind of attribute.
template <class Attr>
static void makeIfItsRule(const F &frequencies, MLIRContext *context, FrequencyAttr &result) {
  using Key = typename Attr::ImplType::KeyTy;
  if (frequencies.scaling == Attr::scaling)
    result = make<Attr>(frequencies, context, static_cast<Key *>(nullptr),
                        std::make_index_sequence<std::tuple_size_v<Key>>());
}

template <class... Attrs>
static FrequencyAttr makeAnyOf(const F &frequencies, MLIRContext *context) {
  FrequencyAttr result;
  (makeIfItsRule<Attrs>(frequencies, context, result), ...);
  return result;
}

FrequencyAttr ropewalk::rope::toAttribute(const ropewalk_frequencies &frequencies,
                                          MLIRContext *context) {
  return makeAnyOf<DefaultFrequencyAttr, LinearFrequencyAttr, DynamicFrequencyAttr,
                   NtkFrequencyAttr, NtkAlphaFrequencyAttr, YarnFrequencyAttr,
                   LongropeFrequencyAttr, Llama3FrequencyAttr, ProportionalFrequencyAttr,
                   ListFrequencyAttr>(frequencies, context);
}
