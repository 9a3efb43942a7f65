//===- rows_generator.cpp - Rows of cos and sin from other tables ---------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "expressions.h"
#include "halide_target.h"
#include "tensor_shape.h"

#include "Halide.h"

#include <functional>
#include <utility>

using namespace Halide;

namespace ropewalk {

/// Registered as "rows". For p = position of the token on the pair's axis:
///   dst[pair, 0, token], dst[pair, 1, token] = cos[pair, p], sin[pair, p]          (stored)
///   ... = fma(C, fc, -(S * fs)), fma(S, fc, C * fs) in f64, rounded to f32         (factored)
/// with C, S of row (p >> 8) + coarseOffset and fc, fs of fine row p & 255.
class RowsGenerator : public Halide::Generator<RowsGenerator> {
public:
  GeneratorParam<std::string> kernel{"kernel", "rows_factored_a1__x86_64_pair4x1"};

  void configure();
  void generate();
  void schedule();

private:
  using Table = Input<Buffer<>>;

  bool isFactored() const { return spec.request.source == TableSource::Factored; }
  bool hasAxes() const { return spec.request.axes > 1; }
  Type tableType() const { return isFactored() ? Float(64) : carrier.elementType(); }
  Table *addTable(const std::string &name) {
    tables.push_back(add_input<Buffer<>>(name, tableType(), 2));
    return tables.back();
  }
  Expr position(int32_t axis) const;
  Expr rowAt(Expr row) const;
  Expr ofAxis(const std::function<Expr(int32_t)> &value) const;
  std::pair<Expr, Expr> stored() const;
  std::pair<Expr, Expr> factored() const;
  void vectorize(Stage stage, int32_t lanes, TailStrategy tail, std::vector<VarOrRVar> unrolled,
                 const Var &tokens);

  KernelSpec spec;
  Carrier carrier{};
  std::vector<Table *> tables;
  Table *cosTable = nullptr, *sinTable = nullptr;
  Table *fineCos = nullptr, *fineSin = nullptr; ///< Factored only.
  Input<Buffer<int32_t>> *positions = nullptr;
  Input<Buffer<int32_t>> *pairAxis = nullptr; ///< With more than one axis.
  Input<int32_t> *rowStep = nullptr, *rowOffset = nullptr, *coarseOffset = nullptr;
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
  carrier = {storedDtype(spec.request.source), hasF16Conversion(spec.target)};
  cosTable = addTable("cos");
  sinTable = addTable("sin");
  positions = add_input<Buffer<int32_t>>("positions", hasAxes() ? 2 : 1);
  rowStep = add_input<int32_t>("rowStep");
  rowOffset = add_input<int32_t>("rowOffset");
  if (isFactored()) {
    coarseOffset = add_input<int32_t>("coarseOffset");
    fineCos = addTable("fineCos");
    fineSin = addTable("fineSin");
  }
  if (hasAxes())
    pairAxis = add_input<Buffer<int32_t>>("pairAxis", 1);
  dst = add_output<Buffer<float>>("dst", 3);
}

/// The token's position, or its row where tables are stored.
Expr RowsGenerator::position(int32_t axis) const {
  Expr first = hasAxes() ? (*positions)(token, axis) : (*positions)(token);
  return first + token * *rowStep + *rowOffset;
}

/// value(axis) for the axis of each pair.
Expr RowsGenerator::ofAxis(const std::function<Expr(int32_t)> &value) const {
  return hasAxes() ? byAxis(spec.request.axes, (*pairAxis)(pair), value) : value(0);
}

/// The runtime has checked every position; Halide must not derive bounds from them.
Expr RowsGenerator::rowAt(Expr row) const {
  return unsafe_promise_clamped(row, 0, cosTable->dim(1).extent() - 1);
}

std::pair<Expr, Expr> RowsGenerator::stored() const {
  auto entry = [&](Table *table) {
    return carrier.widen(
        ofAxis([&](int32_t axis) { return (*table)(pair, rowAt(position(axis))); }));
  };
  return {entry(cosTable), entry(sinTable)};
}

std::pair<Expr, Expr> RowsGenerator::factored() const {
  auto coarse = [&](Table *table) {
    return ofAxis(
        [&](int32_t axis) { return (*table)(pair, rowAt((position(axis) >> 8) + *coarseOffset)); });
  };
  auto fine = [&](Table *table) {
    return ofAxis([&](int32_t axis) { return (*table)(pair, position(axis) & 255); });
  };
  return addAnglesTo32({coarse(cosTable), coarse(sinTable)}, {fine(fineCos), fine(fineSin)});
}

void RowsGenerator::generate() {
  auto [c, s] = isFactored() ? factored() : stored();
  (*dst)(pair, component, token) = mux(component, {c, s});
  for (Table *table : tables) {
    table->dim(0).set_min(0).set_stride(cosTable->dim(0).stride());
    table->dim(1).set_min(0);
  }
  cosTable->dim(0).set_stride(Expr());
  sinTable->dim(1).set_stride(cosTable->dim(1).stride());
  if (isFactored())
    fineSin->dim(1).set_stride(fineCos->dim(1).stride());
  positions->dim(0).set_min(0).set_stride(Expr());
  if (hasAxes()) {
    positions->dim(1).set_min(0);
    pairAxis->dim(0).set_min(0);
  }
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
  Expr stride = cosTable->dim(0).stride(), pairs = dst->dim(0).extent();
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
