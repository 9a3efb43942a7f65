//===- expressions.cpp ----------------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "expressions.h"

using namespace Halide;

namespace ropewalk {
namespace {

Expr marker(Type type, const char *name, const std::vector<Expr> &arguments) {
  return Internal::Call::make(type, name, arguments, Internal::Call::PureExtern);
}

Expr narrowBf16(Expr value) { return marker(UInt(16), "ropewalk_bf16", {value}); }

Expr u32(uint32_t value) { return Internal::make_const(UInt(32), value); }

/// binary16 -> f32 with integers: shift the fields into place, then let one exact multiplication
/// by 2^112 move the exponent, which also normalises denormals.
Expr widenF16Bits(Expr half) {
  Expr bits = cast<uint32_t>(half);
  Expr magnitude = (bits & u32(0x7fff)) << 13;
  Expr finite = reinterpret<uint32_t>(reinterpret<float>(magnitude) * 0x1p112f);
  Expr special = magnitude | u32(0x7f800000); // Inf and NaN keep their fraction
  Expr sign = (bits & u32(0x8000)) << 16;
  return reinterpret<float>(sign | select(magnitude >= u32(0x0f800000), special, finite));
}

/// f32 -> binary16 with integers. Three ranges: results that are denormal are rounded by adding
/// a constant that puts the last bit at 2^-24; normal ones by the usual half-minus-even
/// increment, which carries into the exponent and so reaches infinity by itself.
Expr narrowF16Bits(Expr value) {
  Expr bits = reinterpret<uint32_t>(value);
  Expr magnitude = bits & u32(0x7fffffff);
  Expr denormal = reinterpret<uint32_t>(reinterpret<float>(magnitude) + 0.5f) - u32(0x3f000000);
  Expr odd = (magnitude >> 13) & u32(1);
  Expr normal = (magnitude - u32(0x38000000) + u32(0xfff) + odd) >> 13;
  Expr finite = select(magnitude < u32(0x38800000), denormal, min(normal, u32(0x7c00)));
  Expr nan = u32(0x7e00) | ((magnitude >> 13) & u32(0x3ff));
  Expr result = select(magnitude > u32(0x7f800000), nan, finite);
  return cast<uint16_t>(result | ((bits >> 16) & u32(0x8000)));
}

} // namespace

Expr fusedMultiplyAdd(Expr a, Expr b, Expr c) {
  const bool isDouble = a.type().bits() == 64;
  return marker(Float(a.type().bits()), isDouble ? "ropewalk_fma64" : "ropewalk_fma", {a, b, c});
}

Expr fusedMultiplySubtract(Expr a, Expr b, Expr c) {
  const bool isDouble = a.type().bits() == 64;
  return marker(Float(a.type().bits()), isDouble ? "ropewalk_fms64" : "ropewalk_fms", {a, b, c});
}

std::pair<Expr, Expr> rotate(Expr x0, Expr x1, Expr c, Expr s) {
  return {fusedMultiplySubtract(x0, c, x1 * s), fusedMultiplyAdd(x1, c, x0 * s)};
}

std::pair<Expr, Expr> addAngles(const std::pair<Expr, Expr> &a, const std::pair<Expr, Expr> &b) {
  return {a.first * b.first - a.second * b.second, a.second * b.first + a.first * b.second};
}

std::pair<Expr, Expr> addAnglesTo32(const std::pair<Expr, Expr> &a,
                                    const std::pair<Expr, Expr> &b) {
  return {cast<float>(fusedMultiplySubtract(a.first, b.first, a.second * b.second)),
          cast<float>(fusedMultiplyAdd(a.second, b.first, a.first * b.second))};
}

Expr byAxis(int32_t axes, const Expr &chosen, const std::function<Expr(int32_t)> &value) {
  Expr kept = value(0);
  for (int32_t axis = 1; axis < axes; ++axis)
    kept = select(chosen == axis, value(axis), kept);
  return kept;
}

Type Carrier::elementType() const {
  if (dtype == ROPEWALK_F32)
    return Float(32);
  return dtype == ROPEWALK_F16 && nativeF16 ? Float(16) : UInt(16);
}

Expr Carrier::widen(Expr element) const {
  if (dtype == ROPEWALK_F32)
    return element;
  if (dtype == ROPEWALK_BF16)
    return reinterpret<float>(cast<uint32_t>(element) << 16);
  return nativeF16 ? cast<float>(element) : widenF16Bits(element);
}

Expr Carrier::narrow(Expr value) const {
  if (dtype == ROPEWALK_F32)
    return value;
  if (dtype == ROPEWALK_BF16)
    return narrowBf16(value);
  return nativeF16 ? cast(Float(16), value) : narrowF16Bits(value);
}

Expr Carrier::widenPart(Expr word, int part) const {
  if (dtype == ROPEWALK_BF16)
    return reinterpret<float>(part == 0 ? word << 16 : word & u32(0xffff0000));
  return widen(reinterpret(elementType(), cast<uint16_t>(part == 0 ? word : word >> 16)));
}

Expr Carrier::pack(Expr low, Expr high) const {
  auto bits = [&](Expr value) { return cast<uint32_t>(reinterpret<uint16_t>(narrow(value))); };
  return bits(low) | (bits(high) << 16);
}

} // namespace ropewalk
