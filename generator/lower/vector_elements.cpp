//===- vector_elements.cpp ------------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "vector_elements.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

#include <string>

using namespace mlir;

namespace ropewalk {
namespace {

Type withElement(Value vector, Type element) {
  return cast<VectorType>(vector.getType()).clone(element);
}

/// Operations on vectors of i32 with constants in every lane.
class Bits {
public:
  Bits(ImplicitLocOpBuilder &b, Value value) : b(b), value(value) {}

  static Bits of(ImplicitLocOpBuilder &b, Value floats) {
    return {b, arith::BitcastOp::create(b, withElement(floats, b.getI32Type()), floats)};
  }
  Value asFloat() const {
    return arith::BitcastOp::create(b, withElement(value, b.getF32Type()), value);
  }
  Bits operator&(uint32_t mask) const { return {b, arith::AndIOp::create(b, value, all(mask))}; }
  Bits operator|(uint32_t mask) const { return {b, arith::OrIOp::create(b, value, all(mask))}; }
  Bits operator|(Bits other) const { return {b, arith::OrIOp::create(b, value, other.value)}; }
  Bits operator+(uint32_t number) const {
    return {b, arith::AddIOp::create(b, value, all(number))};
  }
  Bits operator+(Bits other) const { return {b, arith::AddIOp::create(b, value, other.value)}; }
  Bits operator<<(uint32_t by) const { return {b, arith::ShLIOp::create(b, value, all(by))}; }
  Bits operator>>(uint32_t by) const { return {b, arith::ShRUIOp::create(b, value, all(by))}; }
  /// then where this is above `limit`, else otherwise. Both are below 2^31: the baseline compares
  /// signed numbers only.
  Bits above(uint32_t limit, Bits then, Bits otherwise) const {
    Value isAbove = arith::CmpIOp::create(b, arith::CmpIPredicate::sgt, value, all(limit));
    return {b, arith::SelectOp::create(b, isAbove, then.value, otherwise.value)};
  }
  /// `nan` where `values` are, else this.
  Bits unlessNan(Value values, uint32_t nan) const {
    Value isNan = arith::CmpFOp::create(b, arith::CmpFPredicate::UNO, values, values);
    return {b, arith::SelectOp::create(b, isNan, all(nan), value)};
  }

  Value get() const { return value; }

private:
  Value all(uint32_t number) const {
    auto type = cast<VectorType>(value.getType());
    return arith::ConstantOp::create(
        b, DenseElementsAttr::get(type, b.getI32IntegerAttr(static_cast<int32_t>(number))));
  }

  ImplicitLocOpBuilder &b;
  Value value;
};

Value allLanes(ImplicitLocOpBuilder &b, Value like, float number) {
  auto type = cast<VectorType>(like.getType());
  return arith::ConstantOp::create(b, DenseElementsAttr::get(type, b.getF32FloatAttr(number)));
}

/// i16 as i32.
Bits extended(ImplicitLocOpBuilder &b, Value elements) {
  return {b, arith::ExtUIOp::create(b, withElement(elements, b.getI32Type()), elements)};
}

/// Of any size: 4, 8 or 16 lanes of f32.
bool fillsRegister(Value vector) {
  const int64_t lanes = cast<VectorType>(vector.getType()).getNumElements();
  return lanes == 4 || lanes == 8 || lanes == 16;
}

} // namespace

bool VectorElements::convertsBf16() const {
  return target == Target::X86_64_v4_bf16 || target == Target::Arm64_bf16;
}

Type VectorElements::type() const {
  if (dtype == ROPEWALK_F32)
    return b.getF32Type();
  if (dtype == ROPEWALK_F16 && target != Target::X86_64)
    return b.getF16Type();
  return b.getI16Type();
}

Value VectorElements::widen(Value elements) {
  if (dtype == ROPEWALK_F32)
    return elements;
  if (!type().isInteger())
    return arith::ExtFOp::create(b, withElement(elements, b.getF32Type()), elements);
  return dtype == ROPEWALK_F16 ? widenF16Bits(elements) : (extended(b, elements) << 16).asFloat();
}

Value VectorElements::narrow(Value values) {
  if (dtype == ROPEWALK_F32)
    return values;
  if (!type().isInteger())
    return arith::TruncFOp::create(b, withElement(values, type()), values);
  if (dtype == ROPEWALK_BF16 && convertsBf16()) {
    Value rounded = arith::TruncFOp::create(b, withElement(values, b.getBF16Type()), values);
    return arith::BitcastOp::create(b, withElement(values, type()), rounded);
  }
  Value bits =
      dtype == ROPEWALK_F16 ? narrowF16Bits(values) : (Bits(b, roundedBits(values)) >> 16).get();
  return arith::TruncIOp::create(b, withElement(values, type()), bits);
}

/// bf16 in the upper half: a half of the last bit is added, or to an even number a bit less, and
/// carries. That could turn NaN into infinity.
Value VectorElements::roundedBits(Value values) {
  const Bits bits = Bits::of(b, values);
  const Bits rounded = bits + 0x7fff + ((bits >> 16) & 1);
  return rounded.unlessNan(values, 0x7fc00000).get();
}

/// The fraction of a normal number is moved and its exponent changed by an exact multiplication, by
/// which a denormal one becomes normal; infinity and NaN get the exponent of theirs.
Value VectorElements::widenF16Bits(Value elements) {
  // Taken apart before they are widened: what LLVM makes of it afterwards waits for whatever was in
  // a register before (2.5 times the time).
  auto part = [&](int16_t mask) {
    auto all =
        DenseElementsAttr::get(cast<ShapedType>(elements.getType()), b.getI16IntegerAttr(mask));
    Value bits = arith::AndIOp::create(b, elements, arith::ConstantOp::create(b, all));
    return extended(b, bits);
  };
  const Bits magnitude = part(0x7fff) << 13, sign = part(INT16_MIN) << 16;
  Value number = magnitude.asFloat();
  Value scaled = arith::MulFOp::create(b, number, allLanes(b, number, 0x1p112F));
  const Bits finite = Bits::of(b, scaled);
  return (magnitude.above(0x0f7fffff, magnitude | 0x7f800000, finite) | sign).asFloat();
}

/// Results that are denormal are rounded by adding a number whose last bit is theirs, others as
/// bf16 is; what is too large by then is infinity.
Value VectorElements::narrowF16Bits(Value values) {
  const Bits bits = Bits::of(b, values), magnitude = bits & 0x7fffffff;
  Value number = magnitude.asFloat();
  Value shifted = arith::AddFOp::create(b, number, allLanes(b, number, 0.5F));
  const Bits denormal = Bits::of(b, shifted) + (0U - 0x3f000000U);
  const Bits normal = (magnitude + (0U - 0x38000000U + 0xfffU) + ((magnitude >> 13) & 1)) >> 13;
  const Bits infinity = (magnitude & 0) | 0x7c00;
  const Bits finite = magnitude.above(0x387fffff, normal.above(0x7c00, infinity, normal), denormal);
  return (finite.unlessNan(values, 0x7e00) | ((bits >> 16) & 0x8000)).get();
}

std::pair<Value, Value> VectorElements::widenWords(Value words) {
  const Bits bits(b, words);
  return {(bits << 16).asFloat(), (bits & 0xffff0000).asFloat()};
}

Value VectorElements::packWords(Value low, Value high) {
  if (!convertsBf16())
    return ((Bits(b, roundedBits(low)) >> 16) | (Bits(b, roundedBits(high)) & 0xffff0000)).get();
  Value elements = target == Target::X86_64_v4_bf16 && fillsRegister(low)
                       ? interleave(narrowTwo(low, high))
                       : vector::InterleaveOp::create(b, narrow(low), narrow(high));
  return vector::BitCastOp::create(b, cast<VectorType>(withElement(low, b.getI32Type())), elements);
}

/// Two vectors by one instruction, one behind the other. LLVM has no way to say so: of two
/// conversions and a shuffle it makes two shuffles and two conversions.
Value VectorElements::narrowTwo(Value first, Value second) {
  const int64_t lanes = cast<VectorType>(first.getType()).getNumElements();
  auto type = VectorType::get(2 * lanes, b.getBF16Type());
  const std::string name = "llvm.x86.avx512bf16.cvtne2ps2bf16." + std::to_string(32 * lanes);
  return LLVM::CallIntrinsicOp::create(b, type, b.getStringAttr(name), {second, first})
      .getResult(0);
}

/// The first half's lanes and the second half's in turns.
Value VectorElements::interleave(Value halves) {
  const int64_t lanes = cast<VectorType>(halves.getType()).getNumElements();
  SmallVector<int64_t> order(lanes);
  for (int64_t i = 0; i < lanes; ++i)
    order[i] = i / 2 + (i % 2) * (lanes / 2);
  return vector::ShuffleOp::create(b, halves, halves, order);
}

Value VectorElements::addProducts(Value x, Value y, Value a, Value c) {
  Value product = arith::MulFOp::create(b, a, c);
  if (hasFma(target))
    return math::FmaOp::create(b, x, y, product);
  return arith::AddFOp::create(b, arith::MulFOp::create(b, x, y), product);
}

/// The negation is said of `a`, which is what changes from head to head: LLVM would put it before
/// the loop, at c, and keep both in registers. x86 subtracts for nothing instead.
Value VectorElements::subtractProducts(Value x, Value y, Value a, Value c) {
  if (hasFma(target))
    return addProducts(x, y, arith::NegFOp::create(b, a), c);
  return arith::SubFOp::create(b, arith::MulFOp::create(b, x, y), arith::MulFOp::create(b, a, c));
}

} // namespace ropewalk
