//===- copy_generator.cpp - Components outside the rotary window ----------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "halide_target.h"
#include "tensor_shape.h"

#include "Halide.h"

using namespace Halide;

namespace ropewalk {

/// Registered as "copy": y[j, head, token] = x[j, head, token], bit for bit.
class CopyGenerator : public Halide::Generator<CopyGenerator> {
public:
  GeneratorParam<std::string> kernel{"kernel", "copy_b32_out_dany__x86_64_pair4x1"};

  void configure() {
    std::optional<KernelSpec> parsed = parseKernelName(kernel.value());
    if (!parsed || parsed->request.family != Family::Copy)
      throw CompileError("kernel is '" + kernel.value() + "', expected the name of a copy kernel");
    spec = *parsed;
    if (!canRun(spec))
      throw CompileError("kernel is '" + kernel.value() +
                         "', expected form pair and lanes that divide the width");
    const Type type = UInt(static_cast<int>(8 * elementBytes(spec.request.dtype)));
    src = add_input<Buffer<>>("src", type, 3);
    dst = add_output<Buffer<>>("dst", type, 3);
  }

  void generate() {
    (*dst)(channel, head, token) = (*src)(channel, head, token);
    for (OutputImageParam parameter : {OutputImageParam(*src), OutputImageParam(*dst)}) {
      for (int d = 0; d < 3; ++d)
        parameter.dim(d).set_min(0);
      if (spec.request.channels)
        parameter.dim(0).set_extent(spec.request.channels);
    }
  }

  /// Any width: the last vector ends with the row, so what it shares with the one before is
  /// written twice; rows shorter than a vector take a shorter one.
  void schedule() {
    Func result(*dst);
    if (spec.request.channels) {
      vectorize(result, spec.schedule.vector, TailStrategy::Auto).unroll(outer);
      return;
    }
    for (int32_t lanes = spec.schedule.vector; lanes > 1; lanes /= 2)
      vectorize(result.specialize(dst->dim(0).extent() >= lanes), lanes,
                TailStrategy::ShiftInwards);
  }

private:
  Stage vectorize(Stage stage, int32_t lanes, TailStrategy tail) {
    return stage.split(channel, outer, inner, lanes, tail).vectorize(inner);
  }

  KernelSpec spec;
  Var channel{"channel"}, head{"head"}, token{"token"};
  Var outer{"outer"}, inner{"inner"};
  Input<Buffer<>> *src = nullptr;
  Output<Buffer<>> *dst = nullptr;
};

} // namespace ropewalk

HALIDE_REGISTER_GENERATOR(ropewalk::CopyGenerator, copy)
