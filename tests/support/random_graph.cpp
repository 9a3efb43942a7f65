//===- random_graph.cpp - Random functions around rope.apply --------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support/random_graph.h"

#include "dialect/rope_dialect.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Builders.h"
#include "llvm/ADT/STLExtras.h"

#include <limits>

using namespace mlir;

namespace ropewalk::test {
namespace {

using Shape = SmallVector<int64_t>;

class GraphMaker {
public:
  GraphMaker(MLIRContext &context, Random &random)
      : random(random), loc(UnknownLoc::get(&context)), builder(&context) {}

  OwningOpRef<ModuleOp> make();

private:
  /// A value, and its extents where its type does not say them.
  struct Tensor {
    Value value;
    Shape shape;

    RankedTensorType type() const { return llvm::cast<RankedTensorType>(value.getType()); }
    int64_t rank() const { return shape.size(); }
  };
  /// What makes of a tensor what it was before some move.
  using Undo = std::function<Tensor(const Tensor &)>;

  bool chance(int64_t percent) { return random.integer(1, 100) <= percent; }
  Value extent(int64_t number) {
    return arith::ConstantIndexOp::create(builder, loc, number).getResult();
  }
  Value argument(Type element, ArrayRef<int64_t> shape) {
    return function.getBody().addArgument(RankedTensorType::get(shape, element), loc);
  }
  /// Extents as operands where `type` is dynamic.
  SmallVector<OpFoldResult> sizes(RankedTensorType type, ArrayRef<int64_t> shape);

  Tensor transpose(const Tensor &x, ArrayRef<int64_t> order);
  Tensor collapse(const Tensor &x, int64_t first);
  Tensor expand(const Tensor &x, int64_t split, int64_t inner);
  Tensor recast(const Tensor &x, RankedTensorType type);
  Tensor convert(const Tensor &x, Type element);

  /// A random move, and what undoes it.
  std::pair<Tensor, Undo> move(const Tensor &x);
  std::pair<Tensor, Undo> randomTransposition(const Tensor &x);
  std::pair<Tensor, Undo> hide(const Tensor &x);
  std::pair<Value, Value> tables(const Tensor &x, int64_t pairs);
  Tensor rotate(Tensor x);
  Tensor stage(Tensor x);

  Random &random;
  Location loc;
  OpBuilder builder;
  func::FuncOp function;
  SmallVector<Value> outputs;
};

SmallVector<OpFoldResult> GraphMaker::sizes(RankedTensorType type, ArrayRef<int64_t> shape) {
  SmallVector<OpFoldResult> sizes;
  for (auto [declared, actual] : llvm::zip_equal(type.getShape(), shape))
    if (ShapedType::isDynamic(declared))
      sizes.push_back(extent(actual));
    else
      sizes.push_back(builder.getIndexAttr(declared));
  return sizes;
}

GraphMaker::Tensor GraphMaker::transpose(const Tensor &x, ArrayRef<int64_t> order) {
  Shape shape, declared;
  for (int64_t dimension : order) {
    shape.push_back(x.shape[dimension]);
    declared.push_back(x.type().getDimSize(dimension));
  }
  Value init = tensor::EmptyOp::create(builder, loc, sizes(x.type().clone(declared), shape),
                                       x.type().getElementType());
  return {linalg::TransposeOp::create(builder, loc, x.value, init, order)->getResult(0), shape};
}

static SmallVector<ReassociationIndices> joining(int64_t rank, int64_t first) {
  SmallVector<ReassociationIndices> groups;
  for (int64_t i = 0; i < rank; ++i)
    if (i == first)
      groups.push_back({i, i + 1}), ++i;
    else
      groups.push_back({i});
  return groups;
}

GraphMaker::Tensor GraphMaker::collapse(const Tensor &x, int64_t first) {
  Shape shape = x.shape;
  shape[first] *= shape[first + 1];
  shape.erase(shape.begin() + first + 1);
  return {tensor::CollapseShapeOp::create(builder, loc, x.value, joining(x.rank(), first)), shape};
}

GraphMaker::Tensor GraphMaker::expand(const Tensor &x, int64_t split, int64_t inner) {
  Shape shape = x.shape, declared(x.type().getShape());
  shape[split] /= inner;
  shape.insert(shape.begin() + split + 1, inner);
  if (!ShapedType::isDynamic(declared[split]))
    declared[split] /= inner;
  declared.insert(declared.begin() + split + 1, inner);
  RankedTensorType type = x.type().clone(declared);
  return {tensor::ExpandShapeOp::create(builder, loc, type, x.value, joining(x.rank() + 1, split),
                                        sizes(type, shape)),
          shape};
}

GraphMaker::Tensor GraphMaker::recast(const Tensor &x, RankedTensorType type) {
  type = type.clone(x.type().getElementType());
  if (type == x.type())
    return x;
  return {tensor::CastOp::create(builder, loc, type, x.value), x.shape};
}

GraphMaker::Tensor GraphMaker::convert(const Tensor &x, Type element) {
  RankedTensorType type = x.type().clone(element);
  if (element.isF32())
    return {arith::ExtFOp::create(builder, loc, type, x.value), x.shape};
  return {arith::TruncFOp::create(builder, loc, type, x.value), x.shape};
}

std::pair<GraphMaker::Tensor, GraphMaker::Undo> GraphMaker::randomTransposition(const Tensor &x) {
  Shape order = llvm::to_vector(llvm::seq<int64_t>(0, x.rank()));
  // Components often stay last.
  const int64_t moving = x.rank() - (chance(80) ? 1 : 0);
  for (int64_t i = moving - 1; i > 0; --i)
    std::swap(order[i], order[random.integer(0, i)]);
  Shape back(order.size());
  for (auto [i, dimension] : llvm::enumerate(order))
    back[dimension] = i;
  return {transpose(x, order), [this, back](const Tensor &y) { return transpose(y, back); }};
}

/// Some extents become dynamic.
std::pair<GraphMaker::Tensor, GraphMaker::Undo> GraphMaker::hide(const Tensor &x) {
  Shape declared(x.type().getShape());
  for (int64_t i = 0; i + 1 < x.rank(); ++i)
    if (chance(40))
      declared[i] = ShapedType::kDynamic;
  RankedTensorType before = x.type();
  return {recast(x, x.type().clone(declared)),
          [this, before](const Tensor &y) { return recast(y, before); }};
}

std::pair<GraphMaker::Tensor, GraphMaker::Undo> GraphMaker::move(const Tensor &x) {
  const int64_t kind = random.integer(0, 4);
  if (kind == 0)
    return hide(x);
  if (kind == 1 && x.rank() > 3) {
    const int64_t first = random.integer(0, x.rank() - 2), inner = x.shape[first + 1];
    if (!ShapedType::isDynamic(x.type().getDimSize(first + 1)))
      return {collapse(x, first),
              [this, first, inner](const Tensor &y) { return expand(y, first, inner); }};
  }
  if (kind == 2 && x.rank() < 6) {
    const int64_t split = random.integer(0, x.rank() - 1);
    int64_t inner = random.integer(1, x.shape[split]);
    inner = x.shape[split] % inner == 0 ? inner : 1;
    return {expand(x, split, inner), [this, split](const Tensor &y) { return collapse(y, split); }};
  }
  if (kind == 3 && !x.type().getElementType().isF32()) {
    Type before = x.type().getElementType();
    Type other = before.isF16() ? Type(builder.getBF16Type()) : builder.getF16Type();
    return {convert(x, builder.getF32Type()), [this, before, other](const Tensor &y) {
              return convert(y, chance(80) ? before : other);
            }};
  }
  return randomTransposition(x);
}

std::pair<Value, Value> GraphMaker::tables(const Tensor &x, int64_t pairs) {
  Shape rows(ArrayRef(x.shape).drop_back(2));
  if (chance(70))
    rows = {rows.back()};
  Shape shape = rows;
  shape.push_back(pairs);
  Value cos, sin;
  if (pairs > 0 && chance(30)) {
    ropewalk_frequencies rule = {};
    rule.theta = 1.0e4;
    auto frequencies = rope::toAttribute(rule, builder.getContext());
    auto type = RankedTensorType::get(shape, builder.getF32Type());
    auto table = rope::TableOp::create(builder, loc, type, type,
                                       argument(builder.getI64Type(), rows), frequencies, nullptr);
    cos = table.getCos();
    sin = table.getSin();
  } else {
    const Type types[] = {builder.getF32Type(), builder.getF32Type(), builder.getF16Type(),
                          builder.getBF16Type(), builder.getF64Type()};
    Type element = types[random.integer(0, 4)];
    cos = argument(element, shape);
    sin = argument(element, shape);
  }
  if (chance(20)) {
    auto hidden = hide({cos, shape}).first;
    cos = hidden.value;
    sin = recast({sin, shape}, hidden.type()).value;
  }
  if (chance(15))
    sin = arith::NegFOp::create(builder, loc, sin);
  return {cos, sin};
}

GraphMaker::Tensor GraphMaker::rotate(Tensor x) {
  Shape declared(x.type().getShape());
  declared.back() = x.shape.back(); // head_dim is static
  x = recast(x, x.type().clone(declared));
  const int64_t pairs = random.integer(0, x.shape.back() / 2);
  const int64_t begin = random.integer(0, x.shape.back() - 2 * pairs);
  auto [cos, sin] = tables(x, pairs);
  auto pairing = chance(50) ? rope::Pairing::Half : rope::Pairing::Interleaved;
  auto op = rope::ApplyOp::create(builder, loc, x.type(), x.value, cos, sin, Value(), pairing,
                                  rope::WindowAttr::get(builder.getContext(), begin, 2 * pairs),
                                  chance(30), chance(20));
  return {op.getResult(), x.shape};
}

/// Moves, a rotation, and the moves undone or others.
GraphMaker::Tensor GraphMaker::stage(Tensor x) {
  SmallVector<Undo> undo;
  for (int64_t i = random.integer(0, 4); i > 0; --i) {
    auto [moved, back] = move(x);
    if (chance(5))
      outputs.push_back(x.value);
    x = moved;
    undo.push_back(back);
  }
  const RankedTensorType before = x.type();
  x = rotate(x);
  if (chance(75)) {
    x = recast(x, before);
    for (const Undo &back : llvm::reverse(undo)) {
      x = back(x);
      if (chance(3))
        outputs.push_back(x.value);
    }
    return x;
  }
  return chance(50) ? move(x).first : x;
}

OwningOpRef<ModuleOp> GraphMaker::make() {
  OwningOpRef<ModuleOp> module = ModuleOp::create(builder, loc);
  builder.setInsertionPointToEnd(module->getBody());
  function = func::FuncOp::create(builder, loc, "main", builder.getFunctionType({}, {}));
  builder.setInsertionPointToEnd(function.addEntryBlock());
  Shape shape;
  for (int64_t rank = random.integer(2, 4); rank > 0; --rank)
    shape.push_back(random.integer(1, 4));
  shape.push_back(random.integer(1, 12));
  const Type types[] = {builder.getF32Type(), builder.getF16Type(), builder.getBF16Type()};
  Tensor x = {argument(types[random.integer(0, 2)], shape), shape};
  for (int64_t stages = random.integer(1, 2); stages > 0; --stages)
    x = stage(x);
  outputs.push_back(x.value);
  func::ReturnOp::create(builder, loc, outputs);
  function.setFunctionType(builder.getFunctionType(function.getBody().getArgumentTypes(),
                                                   ValueRange(outputs).getTypes()));
  return module;
}

} // namespace

void loadGraphDialects(MLIRContext &context) {
  context.loadDialect<rope::RopeDialect, arith::ArithDialect, func::FuncDialect,
                      linalg::LinalgDialect, tensor::TensorDialect>();
}

OwningOpRef<ModuleOp> randomGraph(MLIRContext &context, Random &random) {
  return GraphMaker(context, random).make();
}

std::vector<GraphTensor> randomInputs(func::FuncOp function, Random &random) {
  constexpr double special[] = {0.0, -0.0, std::numeric_limits<double>::infinity(),
                                std::numeric_limits<double>::quiet_NaN()};
  std::vector<GraphTensor> inputs;
  for (Type type : function.getArgumentTypes()) {
    auto shaped = llvm::cast<RankedTensorType>(type);
    GraphTensor input = makeTensor(shaped.getElementType(), shaped.getShape());
    for (double &element : input.floats)
      element = roundTo(input.element,
                        random.integer(0, 40) ? random.value() : special[random.integer(0, 3)]);
    for (int64_t &element : input.integers)
      element = random.integer(-300, 300);
    inputs.push_back(std::move(input));
  }
  return inputs;
}

} // namespace ropewalk::test
