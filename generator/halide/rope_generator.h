//===- rope_generator.h - The rotation as a Halide::Generator ---*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_HALIDE_ROPE_GENERATOR_H
#define ROPEWALK_HALIDE_ROPE_GENERATOR_H

#include "cpu_table.h"
#include "tensor_shape.h"

#include "Halide.h"

#include <string>
#include <vector>

namespace ropewalk {

/// Registered as "rope". Computes what ropewalk_kernel_args (kernel.h) says:
///   y0 = fma(x0, c, -(x1 * s)),  y1 = fma(x1, c, x0 * s),  c, s = cos, sineSign * sin of the row
/// as source (load, widen) -> rotate -> sink (narrow, store), each its own expression, so that
/// a later family replaces the source or the sink and keeps the rotation.
class RopeGenerator : public Halide::Generator<RopeGenerator> {
public:
  /// Kernel name (docs/spec.md): the algorithm before `__`, the schedule behind it.
  GeneratorParam<std::string> kernel{"kernel", "rope_half_f32_out_dany__x86_64_pair4x1"};

  void configure();
  void generate();
  void schedule();

private:
  void generatePairs();
  void generateLanes();
  void generateInterleavedPairs();
  void generateHalfWords();
  void generateInterleavedWords();
  void generateReordered();
  void generateBlocks();

  /// A vector of a block: where it lies, what it holds and what it becomes.
  struct Turned {
    std::vector<Halide::Expr> place; ///< Without head and token.
    Halide::Expr old, value;
  };
  std::vector<Turned> turnBlock(const Halide::Expr &p, int32_t first) const;
  std::vector<Halide::Expr> placeInWindow(const Halide::Expr &component, Halide::Expr p,
                                          int32_t first) const;
  std::vector<Turned> copyVectors() const;
  void storeBlocks(const std::vector<Turned> &turned);

  Halide::Expr load(std::vector<Halide::Expr> index) const;
  Halide::Expr loadInterleaved(std::vector<Halide::Expr> index) const;
  void stageRow();
  /// Of a pair; `alike` as CpuTable::entries has it.
  Halide::Expr cosAt(const Halide::Expr &p, const Halide::Expr &alike = Halide::Expr()) const;
  Halide::Expr sinAt(const Halide::Expr &p, const Halide::Expr &alike = Halide::Expr()) const;
  /// A cos or sin stage over `index` and token, computed once per token for all heads.
  Halide::Func tableStage(const char *name, const std::vector<Halide::Var> &index,
                          Halide::Expr value);
  void storeComponents(const Halide::Var &fast, Halide::Expr y0, Halide::Expr y1);
  void storeInterleaved(const std::vector<Halide::Var> &index, Halide::Expr y);

  /// Whether what is turned is dst's old value.
  bool inPlace() const { return src == nullptr; }
  bool isKnown() const { return spec.request.channels != 0; }
  /// Interleaved, the window is one of several steps: there is an axis of them.
  bool hasSteps() const {
    return copiesSteps(spec.request) && spec.request.pairing == ROPEWALK_INTERLEAVED;
  }
  int32_t firstStep() const { return stepsBefore(spec.request); }
  template <typename V> void scheduleChannels(Halide::Stage stage, V fast);
  Halide::Var channelLoop(Halide::Stage stage);
  void scheduleReorderedAny();
  void storeTurnedHeads();
  void scheduleBlocks();
  int32_t widestBlock() const;
  Halide::Expr holdsBlock(int32_t width) const;
  void scheduleTables(Halide::VarOrRVar part);
  void scheduleRow();

  KernelSpec spec;
  Carrier carrier{};

  Input<Halide::Buffer<>> *src = nullptr; ///< Null in place, unless order changes: it is dst then.
  CpuTable table;
  Input<float> *sineSign = nullptr;
  Output<Halide::Buffer<>> *dst = nullptr;

  Halide::Var pair{"pair"}, component{"component"}, word{"word"}, head{"head"}, token{"token"};
  Halide::Var step{"step"};
  Halide::Func result;          ///< dst; what of a head is stored later where reordersInPlace.
  Halide::Func source;          ///< The widened lanes, where they are read twice; else undefined.
  Halide::Func cosRow, sinRow;  ///< The token's, of tables that readsOtherTables; else undefined.
  Halide::Func rowStage{"row"}; ///< The token's table row; only where order changes.
  std::vector<Halide::Func> tables;
  Halide::RDom block; ///< (component, pair or word of a block); any width: and block.
  Halide::RDom lanes; ///< (component, pair): in place, interleaved, known.
};

} // namespace ropewalk

#endif
