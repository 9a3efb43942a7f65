//===- rows_generator.cpp - Rows of cos and sin from other tables ---------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cpu_table.h"
#include "tensor_shape.h"

#include "Halide.h"

using namespace Halide;

namespace ropewalk {

/// Registered as "rows". dst[pair, 0, token], dst[pair, 1, token] = cos and sin of cpu_table.h.
class RowsGenerator : public Halide::Generator<RowsGenerator> {
public:
  GeneratorParam<std::string> kernel{"kernel", "rows_factored_a1__x86_64_pair4x1"};

  void configure();
  void generate();
  void schedule();

private:
  bool isFactored() const { return spec.request.source == TableSource::Factored; }
  bool hasAxes() const { return spec.request.axes > 1; }
  void vectorize(Stage stage, int32_t lanes, TailStrategy tail, std::vector<VarOrRVar> unrolled,
                 const Var &tokens);

  KernelSpec spec;
  CpuTable table;
  Output<Buffer<float>> *dst = nullptr;
  Var pair{"pair"}, component{"component"}, token{"token"};
};

void RowsGenerator::configure() {
  std::optional<KernelSpec> parsed = parseKernelName(kernel.value());
  if (!parsed || parsed->request.family != Family::Rows)
    throw CompileError("kernel is '" + kernel.value() + "', expected the name of a rows kernel");
  spec = *parsed;
  if (!canRun(spec))
    throw CompileError("kernel is '" + kernel.value() + "', expected form pair and one part");
  table.configure(
      spec.request, spec.target,
      [this](const std::string &name, Type type, int dimensions) {
        return add_input<Buffer<>>(name, type, dimensions);
      },
      [this](const std::string &name) { return add_input<int32_t>(name); });
  dst = add_output<Buffer<float>>("dst", 3);
}

void RowsGenerator::generate() {
  auto [c, s] = table.entries(pair, token);
  (*dst)(pair, component, token) = mux(component, {c, s});
  table.setAxes(true);
  dst->dim(0).set_min(0);
  dst->dim(1).set_bounds(0, 2);
  dst->dim(2).set_min(0);
}

/// Whole vectors, the last one ending with the row: what it shares with the one before is written
/// twice, the same values. Rows shorter than a vector take a shorter one; tables with other strides
/// go pair by pair.
void RowsGenerator::schedule() {
  Func rows(*dst);
  rows.bound(component, 0, 2);
  rows.reorder(pair, component, token).unroll(component);
  Expr stride = table.pairStride(), pairs = dst->dim(0).extent();
  const int32_t vector = spec.schedule.vector;
  if (isFactored() && !hasAxes()) {
    // Loading is the limit, and finding a token's rows takes ten loads of spilled registers: two
    // tokens at once share most of them. No remainder, whose addresses would take registers too.
    Var first("first"), second("second");
    Stage both = rows.specialize(stride == 1 && pairs % vector == 0);
    both.split(token, first, second, 2, TailStrategy::GuardWithIf).unroll(second);
    vectorize(both, vector, TailStrategy::RoundUp, {component, second}, first);
  }
  for (int32_t step = 1; step <= (isFactored() ? 1 : 2); ++step) // 2: repeated and complex caches
    for (int32_t lanes = vector; lanes >= 4; lanes /= 2)
      vectorize(rows.specialize(stride == step && pairs >= lanes), lanes,
                TailStrategy::ShiftInwards, {component}, token);
}

/// for `tokens`: for vectors of pairs: for `unrolled`.
void RowsGenerator::vectorize(Stage stage, int32_t lanes, TailStrategy tail,
                              std::vector<VarOrRVar> unrolled, const Var &tokens) {
  Var outer("outer"), inner("inner");
  stage.split(pair, outer, inner, lanes, tail).vectorize(inner);
  std::vector<VarOrRVar> order = {inner};
  order.insert(order.end(), unrolled.begin(), unrolled.end());
  order.insert(order.end(), {outer, tokens});
  stage.reorder(order);
  if (hasAxes()) // their row addresses leave no registers for those of a separate last vector
    stage.partition(outer, Partition::Never);
}

} // namespace ropewalk

HALIDE_REGISTER_GENERATOR(ropewalk::RowsGenerator, rows)
