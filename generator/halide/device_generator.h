//===- device_generator.h - The rotation on devices -------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_HALIDE_DEVICE_GENERATOR_H
#define ROPEWALK_HALIDE_DEVICE_GENERATOR_H

#include "device_shape.h"
#include "expressions.h"

#include "Halide.h"

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace ropewalk {

/// Registered as "device_rope". Computes what ropewalk_device_args (kernel.h) says, in one launch:
/// q, k, the components outside their windows and the status word are outputs whose loops over
/// threads and blocks are one. A thread loads all that it stores to before it stores, so in place
/// is the same algorithm with src = dst.
class DeviceRopeGenerator : public Halide::Generator<DeviceRopeGenerator> {
public:
  GeneratorParam<std::string> kernel{"kernel", "rope_half_f32_out_dany__cuda_pair1x1"};

  void configure();
  void generate();
  void schedule();

private:
  /// One of the outputs, with the loops it shares with the others: thread, head, token, batch.
  struct Sink {
    Halide::Func func;
    Halide::RDom loops; ///< Two inner axes, of which it has `axes`; thread, head, token.
    size_t axes;        ///< In form word lanes and vectors, in form pair components.
    /// What a thread computes before it stores: carriers, cosines, sines, carriers to store.
    std::optional<std::array<Halide::Func, 4>> stages;
  };
  /// q or k.
  struct Tensor {
    Input<Halide::Buffer<>> *src, *restSrc = nullptr;
    Output<Halide::Buffer<>> *dst, *restDst = nullptr;
    Input<int32_t> *heads;
  };

  Tensor addTensor(const std::string &name);
  Input<int32_t> *addScalar(const std::string &name) { return add_input<int32_t>(name); }

  void rotateTensor(const std::string &name, const Tensor &tensor);
  void copyRest(const Tensor &tensor);
  void reportPositions();
  std::vector<Halide::Expr> placeOf(const Sink &sink) const;
  Sink &addSink(Halide::Func func, std::vector<int32_t> inner, Halide::Expr threads,
                Halide::Expr heads, const std::function<Halide::Expr(Halide::Expr)> &condition);

  void scheduleStages(Sink &sink, const Halide::RVar &at);
  Halide::Expr component(const Halide::Func &raw, Halide::Expr which, Halide::Expr pair) const;
  Halide::Expr carrierOf(const std::function<Halide::Expr(Halide::Expr, Halide::Expr)> &turned);
  Halide::Expr pairOf(Halide::Expr pair, Halide::Expr thread) const;
  std::vector<Halide::Expr> at(std::vector<Halide::Expr> inner) const;

  Halide::Expr mostHeads() const;
  Halide::Expr row64(Halide::Expr token) const;
  Halide::Expr fitsWord(Halide::Expr token) const;
  Halide::Expr isPad(Halide::Expr token) const;
  Halide::Expr hasRow(Halide::Expr token) const;
  Halide::Expr turns(Halide::Expr token) const;
  Halide::Expr windowThreads() const;

  void setWindowAxes(Halide::OutputImageParam tensor, Side from, Halide::Expr heads);
  void setRestAxes(Halide::OutputImageParam tensor, Halide::Expr heads);
  void setOrigin(Halide::Internal::Dimension axis, bool holdsOrigin) const;
  void setOuterAxes(Halide::OutputImageParam tensor, int first, Halide::Expr heads);
  void setTableAxes();
  Halide::Expr aligned(Halide::Expr carriers) const;
  void setStride(Halide::Internal::Dimension axis, ChannelCount stride) const;
  bool isWord() const { return spec.schedule.form == Form::Word; }
  bool inPlace() const { return spec.request.place == ROPEWALK_IN_PLACE; }

  KernelSpec spec;
  Carrier carrier{};
  Halide::Expr channels; ///< A constant where the window is known.

  Tensor q{}, k{};
  Input<Halide::Buffer<float>> *cosTable = nullptr, *sinTable = nullptr;
  Input<Halide::Buffer<int32_t>> *positions = nullptr;
  Output<Halide::Buffer<int32_t>> *status = nullptr;
  Input<int32_t> *batches = nullptr, *tokens = nullptr, *before = nullptr, *behind = nullptr,
                 *positionWords = nullptr, *rowStep = nullptr, *rowOffset = nullptr,
                 *rows = nullptr, *pad = nullptr, *hasPad = nullptr;
  Input<float> *sineSign = nullptr;
  Input<int32_t> *window = nullptr, *pairsPerBlock = nullptr; ///< Where it is not known.
  Input<int32_t> *headsPerBlock = nullptr, *tokensPerBlock = nullptr;

  Halide::Var lane{"lane"}, vector{"vector"}, which{"component"}, thread{"thread"}, side{"side"},
      head{"head"}, token{"token"}, batch{"batch"}, pair{"pair"};
  std::vector<Sink> sinks;
};

} // namespace ropewalk

#endif
