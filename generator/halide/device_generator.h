//===- device_generator.h - The rotation on devices -------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_HALIDE_DEVICE_GENERATOR_H
#define ROPEWALK_HALIDE_DEVICE_GENERATOR_H

#include "device_loops.h"
#include "device_shape.h"
#include "device_table.h"
#include "device_threads.h"
#include "expressions.h"

#include "Halide.h"

#include <functional>
#include <string>
#include <vector>

namespace ropewalk {

/// Registered as "device_rope". Computes what ropewalk_device_args (kernel.h) says, in one launch:
/// q, k, the components outside their windows and the status word are outputs whose loops over
/// threads and blocks are one. A thread loads all that it stores to before it stores, so in place
/// is the same algorithm with src = dst; where the order changes, all threads of a head do.
class DeviceRopeGenerator : public Halide::Generator<DeviceRopeGenerator> {
public:
  GeneratorParam<std::string> kernel{"kernel", "rope_half_f32_out_dany__cuda_pair1x1"};

  void configure();
  void generate();
  void schedule();

private:
  /// What a thread computes before it stores: carriers, cosines, sines, carriers to store; words of
  /// which cosines and sines are made, where those of two pairs are in one; and what all threads of
  /// a block have loaded before one of them stores, where they store to what others load.
  struct Stages {
    Halide::Func raw, cos, sin, made, cosWords, sinWords, loaded;
  };
  /// q or k.
  struct Tensor {
    Input<Halide::Buffer<>> *src, *restSrc = nullptr;
    Output<Halide::Buffer<>> *dst, *restDst = nullptr;
    Input<int32_t> *heads;
    TensorStages stages; ///< Where it is rotated.
  };

  void addTensors();
  Input<int32_t> *addScalar(const std::string &name) { return add_input<int32_t>(name); }
  void addTable();

  void rotateTensor(const std::string &name, Tensor &tensor);
  void copyRest(const Tensor &tensor);
  void reportPositions();

  void readTable(Stages &stages) const;
  void load(Stages &stages, const Tensor &tensor, const std::vector<Halide::Var> &all) const;
  void scheduleStages(Stages stages, const DeviceSink &sink, const Halide::RVar &part,
                      const Halide::RVar &head);
  void scheduleLoaded(Halide::Func loaded);
  void inVectors(Halide::Func &carriers, Halide::Stage stage) const;
  Halide::Expr component(const Halide::Func &raw, Halide::Expr which, Halide::Expr pair) const;
  Halide::Expr carrierOf(const std::function<Halide::Expr(Halide::Expr, Halide::Expr)> &turned);
  Halide::Expr placeInTable(Halide::Expr number, int32_t perThread) const;
  std::vector<Halide::Expr> at(std::vector<Halide::Expr> inner) const;

  Halide::Expr turns(Halide::Expr token) const;
  Halide::Expr windowThreads() const;
  DeviceHeads headsOf(const Tensor &tensor) const;

  void setWindowAxes(Halide::OutputImageParam tensor, Side from, const DeviceHeads &heads);
  void setRestAxes(Halide::OutputImageParam tensor, const DeviceHeads &heads);
  void setOrigins(Halide::OutputImageParam tensor, int axes, int origin) const;
  void setOuterAxes(Halide::OutputImageParam tensor, int first, const DeviceHeads &heads);
  Halide::Expr aligned(Halide::Expr carriers) const;
  void setStride(Halide::Internal::Dimension axis, ChannelCount stride) const;
  bool isWord() const { return spec.schedule.form == Form::Word; }
  bool inPlace() const { return spec.request.place == ROPEWALK_IN_PLACE; }
  /// Threads that lie side by side in a block.
  Halide::Expr threadsAcross() const;

  KernelSpec spec;
  Carrier carrier{};
  Halide::Expr channels; ///< A constant where the window is known.

  DeviceLoops loops;
  DeviceTable table;
  Tensor q{}, k{};
  Output<Halide::Buffer<int32_t>> *status = nullptr;
  Input<int32_t> *before = nullptr, *behind = nullptr;
  Input<int32_t> *copiesPads = nullptr; ///< Out of place.
  Input<float> *sineSign = nullptr;
  Input<int32_t> *window = nullptr, *pairsPerBlock = nullptr; ///< Where it is not known.

  const Halide::Var &thread = loops.thread, &head = loops.head, &token = loops.token,
                    &batch = loops.batch;
  Halide::Var lane{"lane"}, vector{"vector"}, which{"component"}, side{"side"}, pair{"pair"};
};

} // namespace ropewalk

#endif
