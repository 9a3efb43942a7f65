//===- c_api.cpp - The rope dialect in C ------------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ropewalk-c/rope.h"

#include "axes.h"
#include "dialect/rope_dialect.h"
#include "extension/register.h"
#include "frequencies.h"

#include "mlir/CAPI/IR.h"
#include "mlir/CAPI/Registration.h"
#include "mlir/IR/Diagnostics.h"

using namespace mlir;
using namespace ropewalk;

MLIR_DEFINE_CAPI_DIALECT_REGISTRATION(Rope, rope, ropewalk::rope::RopeDialect)

void mlirRopeRegisterDialect(MlirDialectRegistry registry) {
  registerRopeDialect(*unwrap(registry));
}

void mlirRopeRegisterPasses() { registerRopePasses(); }

template <class Attr> static Attr as(MlirAttribute attribute) {
  return llvm::cast<Attr>(unwrap(attribute));
}

bool mlirAttributeIsARopePairing(MlirAttribute attribute) {
  return llvm::isa<rope::PairingAttr>(unwrap(attribute));
}

MlirAttribute mlirRopePairingAttrGet(MlirContext context, ropewalk_pairing pairing) {
  return wrap(rope::PairingAttr::get(unwrap(context), static_cast<rope::Pairing>(pairing)));
}

ropewalk_pairing mlirRopePairingAttrGetValue(MlirAttribute attribute) {
  return static_cast<ropewalk_pairing>(as<rope::PairingAttr>(attribute).getValue());
}

bool mlirAttributeIsARopeWindow(MlirAttribute attribute) {
  return llvm::isa<rope::WindowAttr>(unwrap(attribute));
}

MlirAttribute mlirRopeWindowAttrGet(MlirContext context, int64_t begin, int64_t dim) {
  return wrap(rope::WindowAttr::get(unwrap(context), begin, dim));
}

int64_t mlirRopeWindowAttrGetBegin(MlirAttribute attribute) {
  return as<rope::WindowAttr>(attribute).getBegin();
}

int64_t mlirRopeWindowAttrGetDim(MlirAttribute attribute) {
  return as<rope::WindowAttr>(attribute).getDim();
}

/// Whether there is no error; else it goes to the context's handlers.
static bool accept(MLIRContext *context, const std::optional<Error> &error) {
  if (error)
    emitError(UnknownLoc::get(context)) << error->message();
  return !error;
}

bool mlirAttributeIsARopeFrequency(MlirAttribute attribute) {
  return llvm::isa<rope::FrequencyAttr>(unwrap(attribute));
}

MlirAttribute mlirRopeFrequencyAttrGet(MlirContext context,
                                       const ropewalk_frequencies *frequencies) {
  // A seq_len that nobody knows yet is no error of an attribute.
  ropewalk_frequencies known = *frequencies;
  if (rope::dependsOnLength(known) && known.seq_len == 0)
    known.seq_len = 1;
  if (!accept(unwrap(context), validateFrequencies(known)))
    return {nullptr};
  return wrap(rope::toAttribute(*frequencies, unwrap(context)));
}

ropewalk_frequencies mlirRopeFrequencyAttrGetValue(MlirAttribute attribute) {
  return as<rope::FrequencyAttr>(attribute).toFrequencies();
}

bool mlirAttributeIsARopeAxes(MlirAttribute attribute) {
  return llvm::isa<rope::AxesAttr>(unwrap(attribute));
}

MlirAttribute mlirRopeAxesAttrGet(MlirContext context, const ropewalk_axes *axes, int64_t pairs) {
  ropewalk_rotation rotation = {};
  rotation.head_dim = rotation.rotary_dim = 2 * pairs;
  rotation.axes = *axes;
  auto valid = pairAxes(rotation);
  if (!accept(unwrap(context), valid ? std::nullopt : std::optional(valid.error())))
    return {nullptr};
  return wrap(rope::toAttribute(*axes, pairs, unwrap(context)));
}

ropewalk_axes mlirRopeAxesAttrGetValue(MlirAttribute attribute) {
  return as<rope::AxesAttr>(attribute).toAxes();
}
