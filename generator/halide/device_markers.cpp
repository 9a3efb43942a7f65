//===- device_markers.cpp -------------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "device_markers.h"

using namespace Halide;

namespace ropewalk {
namespace {

Expr u32(uint32_t value) { return Internal::make_const(UInt(32), value); }

/// Adds half a unit in the last place that stays, less one if that place is even.
Expr roundUp(const Expr &bits) { return (bits + u32(0x7fff) + ((bits >> 16) & u32(1))) >> 16; }

/// What rounding would turn into infinity or zero, NaN, keeps its upper bits and becomes quiet.
Expr roundAnything(const Expr &bits) {
  Expr isNan = (bits & u32(0x7fffffff)) > u32(0x7f800000);
  return select(isNan, (bits >> 16) | u32(0x40), roundUp(bits));
}

/// The only NaN that f32 arithmetic gives is 0x7fffffff (PTX ISA, floating-point instructions), the
/// largest of all as a signed number: made a little less, it rounds to a NaN.
Expr roundArithmetic(const Expr &bits) {
  Expr limited = min(reinterpret<int32_t>(bits), Internal::make_const(Int(32), 0x7fff7fff));
  return roundUp(reinterpret<uint32_t>(limited));
}

/// Halide's own minus is 0 - x, which is no -0.
Expr negated(const Expr &value) {
  const Type bits = UInt(value.type().bits());
  Expr sign = Internal::make_const(UInt(64), uint64_t{1} << (bits.bits() - 1));
  return reinterpret(value.type(), reinterpret(bits, value) ^ cast(bits, sign));
}

class Lowering : public Internal::IRMutator {
public:
  explicit Lowering(ropewalk::Target device) : isCuda(device == ropewalk::Target::Cuda) {}

private:
  using IRMutator::visit;

  Expr visit(const Internal::Call *call) override {
    std::vector<Expr> args;
    for (const Expr &arg : call->args)
      args.push_back(mutate(arg));
    if (call->name == "ropewalk_bf16") {
      Expr bits = reinterpret<uint32_t>(args[0]);
      return cast<uint16_t>(isCuda ? roundArithmetic(bits) : roundAnything(bits));
    }
    if (call->name == "ropewalk_fma" || call->name == "ropewalk_fma64")
      return fused(args[0], args[1], args[2]);
    if (call->name == "ropewalk_fms" || call->name == "ropewalk_fms64")
      return fused(args[0], args[1], negated(args[2]));
    return IRMutator::visit(call);
  }

  /// The back end for PTX would fuse a sum of products; of f32 there is none.
  Expr visit(const Internal::Mul *product) override {
    if (!isCuda || product->type != Float(64))
      return IRMutator::visit(product);
    return Internal::Call::make(Float(64), "llvm.nvvm.mul.rn.d",
                                {mutate(product->a), mutate(product->b)},
                                Internal::Call::PureExtern);
  }

  Expr fused(Expr a, Expr b, Expr c) const {
    // LLVM's own name, which its back end for PTX makes one instruction of; OpenCL C's function.
    const Type type = a.type();
    return Internal::Call::make(type,
                                !isCuda             ? "fma"
                                : type.bits() == 64 ? "llvm.fma.f64"
                                                    : "llvm.fma.f32",
                                {std::move(a), std::move(b), std::move(c)},
                                Internal::Call::PureExtern);
  }

  bool isCuda;
};

} // namespace

Expr lowerMarkers(const Expr &expr, ropewalk::Target device) {
  return Lowering(device).mutate(expr);
}

Expr packAtOnce(ropewalk_dtype dtype, const Expr &low, const Expr &high) {
  return Internal::Call::make(UInt(32),
                              dtype == ROPEWALK_F16 ? "ropewalk_f16x2" : "ropewalk_bf16x2",
                              {low, high}, Internal::Call::PureExtern);
}

static Expr command(const std::string &name) {
  return Internal::Call::make(Int(32), name, {}, Internal::Call::Extern);
}

Expr endOfLoads() { return command("ropewalk_loaded"); }

Expr endOfThread() { return command("ropewalk_exit"); }

} // namespace ropewalk
