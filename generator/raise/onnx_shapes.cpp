//===- onnx_shapes.cpp - Shapes of what ONNX's operators make -------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "raise/onnx_shapes.h"

#include "raise/read_onnx.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"

#include <cmath>

using namespace mlir;

namespace ropewalk::raise::onnx {

static constexpr int64_t open = ShapedType::kDynamic;

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

static Extents extentsOf(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type ? Extents(type.getShape()) : std::nullopt;
}

/// Of operand i, if it is there.
static Extents operandExtents(Operation *op, unsigned i) {
  return i < op->getNumOperands() ? extentsOf(op->getOperand(i)) : std::nullopt;
}

/// A number of a list or the only one of a tensor; empty if it is not known.
static std::optional<int64_t> entryOf(Elements &elements, Value list, Index index) {
  constexpr double largest = 9007199254740992.0;
  const Expr *entry = elements.at(list, index);
  return entry && entry->isNumber() && std::trunc(entry->number) == entry->number &&
                 std::fabs(entry->number) <= largest
             ? std::optional(static_cast<int64_t>(entry->number))
             : std::nullopt;
}

/// The entries of a list that says extents; `open` where one is not known.
static Extents listedExtents(Elements &elements, Value list) {
  constexpr int64_t maxRank = 64;
  auto extents = extentsOf(list);
  if (!extents || extents->size() != 1 || ShapedType::isDynamic(extents->front()) ||
      extents->front() > maxRank)
    return std::nullopt;
  SmallVector<int64_t, 6> entries;
  for (int64_t i = 0; i < extents->front(); ++i)
    entries.push_back(entryOf(elements, list, Coordinate::constant(i)).value_or(open));
  return entries;
}

/// Axes of an operand or, before opset 13, of an attribute, counted from the front. Empty: not
/// known.
static std::optional<SmallVector<int64_t>> axesOf(Elements &elements, Operation *op, int64_t rank,
                                                  StringRef name = "axes") {
  auto axes = hasOperand(op, 1) ? elements.integers(op->getOperand(1))
                                : integersOf(onnxAttributeOf(op, name));
  if (!axes)
    return std::nullopt;
  for (int64_t &axis : *axes) {
    auto named = dimension(axis, rank);
    if (!named)
      return std::nullopt;
    axis = *named;
  }
  return axes;
}

/// Extents broadcast as NumPy does: what is not 1 is what all others are, or 1.
static Extents broadcast(Extents a, Extents b) {
  if (!a || !b)
    return std::nullopt;
  if (a->size() < b->size())
    std::swap(a, b);
  const size_t shift = a->size() - b->size();
  for (size_t d = 0; d < b->size(); ++d) {
    int64_t &whole = (*a)[shift + d];
    const int64_t other = (*b)[d];
    if (whole == 1 || (ShapedType::isDynamic(whole) && other > 1))
      whole = other;
  }
  return a;
}

static std::optional<int64_t> productOf(ArrayRef<int64_t> extents) {
  int64_t product = 1;
  for (int64_t extent : extents)
    if (ShapedType::isDynamic(extent) || llvm::MulOverflow(product, extent, product))
      return std::nullopt;
  return product;
}

//===----------------------------------------------------------------------===//
// Operators
//===----------------------------------------------------------------------===//

using Rule = Extents (*)(Elements &elements, OpResult result);

static Extents ofFirst(Elements &, OpResult result) { return operandExtents(result.getOwner(), 0); }

static Extents ofBroadcast(Elements &, OpResult result) {
  Extents all = SmallVector<int64_t, 6>();
  for (Value operand : result.getOwner()->getOperands())
    all = broadcast(std::move(all), extentsOf(operand));
  return all;
}

static Extents ofConcat(Elements &, OpResult result) {
  Operation *op = result.getOwner();
  Extents all;
  for (Value operand : op->getOperands())
    if (auto extents = extentsOf(operand); extents && !all)
      all = SmallVector<int64_t, 6>(extents->size(), open);
  auto axis = all ? axisOf(result, static_cast<int64_t>(all->size()), 0) : std::nullopt;
  if (!axis)
    return std::nullopt;
  int64_t &sum = (*all)[*axis] = 0;
  for (Value operand : op->getOperands()) {
    auto extents = extentsOf(operand);
    if (!extents || extents->size() != all->size()) {
      sum = open;
      break;
    }
    for (auto [d, extent] : llvm::enumerate(*extents))
      if (static_cast<int64_t>(d) != *axis && !ShapedType::isDynamic(extent))
        (*all)[d] = extent;
    const int64_t own = (*extents)[*axis];
    sum = ShapedType::isDynamic(own) || ShapedType::isDynamic(sum) ? open : sum + own;
  }
  return all;
}

static Extents ofTranspose(Elements &, OpResult result) {
  Operation *op = result.getOwner();
  auto extents = operandExtents(op, 0);
  Attribute attribute = onnxAttributeOf(op, "perm");
  if (!extents || !attribute)
    return extents ? Extents(SmallVector<int64_t, 6>(llvm::reverse(*extents))) : std::nullopt;
  auto order = integersOf(attribute);
  if (!order || order->size() != extents->size())
    return std::nullopt;
  SmallVector<int64_t, 6> moved;
  for (int64_t d : *order) {
    if (d < 0 || d >= static_cast<int64_t>(extents->size()))
      return std::nullopt;
    moved.push_back((*extents)[d]);
  }
  return moved;
}

/// As its reader says.
static Extents ofSlice(Elements &elements, OpResult result) {
  auto extents = operandExtents(result.getOwner(), 0);
  Meaning meaning;
  if (!extents || !readOnnx(result, meaning) || !meaning.extent)
    return std::nullopt;
  for (auto [d, extent] : llvm::enumerate(*extents))
    extent = meaning.extent(elements, static_cast<int64_t>(d)).value_or(open);
  return extents;
}

/// Parts by a list, or equal ones, the last of which may be shorter.
static Extents ofSplit(Elements &elements, OpResult result) {
  Operation *op = result.getOwner();
  auto extents = operandExtents(op, 0);
  auto axis = extents ? axisOf(result, static_cast<int64_t>(extents->size()), 0) : std::nullopt;
  if (!axis)
    return std::nullopt;
  int64_t &extent = (*extents)[*axis];
  const auto count = static_cast<int64_t>(op->getNumResults());
  const int64_t number = result.getResultNumber();
  auto parts = hasOperand(op, 1) ? elements.integers(op->getOperand(1))
                                 : integersOf(onnxAttributeOf(op, "split"));
  if (parts && static_cast<int64_t>(parts->size()) == count) {
    extent = (*parts)[number];
  } else if (hasOperand(op, 1) || ShapedType::isDynamic(extent)) {
    extent = open;
  } else {
    const int64_t size = (extent + count - 1) / count;
    extent = std::clamp<int64_t>(extent - number * size, 0, size);
  }
  return extents;
}

static Extents ofSqueeze(Elements &elements, OpResult result) {
  Operation *op = result.getOwner();
  auto extents = operandExtents(op, 0);
  if (!extents)
    return std::nullopt;
  const bool isNamed = hasOperand(op, 1) || onnxAttributeOf(op, "axes");
  auto axes = axesOf(elements, op, static_cast<int64_t>(extents->size()));
  if (isNamed ? !axes : ShapedType::isDynamicShape(*extents))
    return std::nullopt;
  SmallVector<int64_t, 6> left;
  for (auto [d, extent] : llvm::enumerate(*extents))
    if (isNamed ? !llvm::is_contained(*axes, static_cast<int64_t>(d)) : extent != 1)
      left.push_back(extent);
  return left;
}

static Extents ofUnsqueeze(Elements &elements, OpResult result) {
  Operation *op = result.getOwner();
  auto extents = operandExtents(op, 0);
  auto listed = hasOperand(op, 1) ? elements.integers(op->getOperand(1))
                                  : integersOf(onnxAttributeOf(op, "axes"));
  if (!extents || !listed)
    return std::nullopt;
  auto axes = axesOf(elements, op, static_cast<int64_t>(extents->size() + listed->size()));
  if (!axes)
    return std::nullopt;
  llvm::sort(*axes);
  for (int64_t axis : *axes) {
    if (axis > static_cast<int64_t>(extents->size()))
      return std::nullopt;
    extents->insert(extents->begin() + axis, 1);
  }
  return extents;
}

/// 0 is what the operand has there, one -1 what is left.
static Extents ofReshape(Elements &elements, OpResult result) {
  Operation *op = result.getOwner();
  auto from = operandExtents(op, 0);
  auto to = hasOperand(op, 1) ? listedExtents(elements, op->getOperand(1)) : std::nullopt;
  Attribute allowsZero = onnxAttributeOf(op, "allowzero");
  if (!to || (allowsZero && integerOf(allowsZero) != 0))
    return std::nullopt;
  int64_t *rest = nullptr;
  for (auto [d, extent] : llvm::enumerate(*to)) {
    if (extent == 0)
      extent = from && d < from->size() ? (*from)[d] : open;
    else if (extent == -1)
      rest = &extent;
    if (extent < 0)
      extent = open;
  }
  const auto all = from ? productOf(*from) : std::nullopt;
  if (rest && all) {
    *rest = 1;
    auto others = productOf(*to);
    *rest = others && *others > 0 && *all % *others == 0 ? *all / *others : open;
  }
  return to;
}

static Extents ofFlatten(Elements &, OpResult result) {
  auto extents = operandExtents(result.getOwner(), 0);
  auto axis = extents ? axisOf(result, static_cast<int64_t>(extents->size()) + 1, 1) : std::nullopt;
  if (!axis)
    return std::nullopt;
  const ArrayRef<int64_t> all = *extents;
  return SmallVector<int64_t, 6>{productOf(all.take_front(*axis)).value_or(open),
                                 productOf(all.drop_front(*axis)).value_or(open)};
}

static Extents ofExpand(Elements &elements, OpResult result) {
  Operation *op = result.getOwner();
  return hasOperand(op, 1)
             ? broadcast(operandExtents(op, 0), listedExtents(elements, op->getOperand(1)))
             : std::nullopt;
}

/// A list says them.
static Extents ofList(Elements &elements, OpResult result) {
  auto extents = listedExtents(elements, result.getOwner()->getOperand(0));
  if (extents)
    for (int64_t &extent : *extents)
      extent = extent < 0 ? open : extent;
  return extents;
}

static Extents ofTile(Elements &elements, OpResult result) {
  Operation *op = result.getOwner();
  auto extents = operandExtents(op, 0);
  auto times = hasOperand(op, 1) ? listedExtents(elements, op->getOperand(1)) : std::nullopt;
  if (!extents || !times || extents->size() != times->size())
    return std::nullopt;
  for (auto [extent, count] : llvm::zip_equal(*extents, *times))
    if (ShapedType::isDynamic(extent) || count < 0 || llvm::MulOverflow(extent, count, extent))
      extent = open;
  return extents;
}

static Extents ofGather(Elements &, OpResult result) {
  Operation *op = result.getOwner();
  auto extents = operandExtents(op, 0), indices = operandExtents(op, 1);
  auto axis = extents ? axisOf(result, static_cast<int64_t>(extents->size()), 0) : std::nullopt;
  if (!axis || !indices)
    return std::nullopt;
  extents->erase(extents->begin() + *axis);
  extents->insert(extents->begin() + *axis, indices->begin(), indices->end());
  return extents;
}

static Extents ofIndices(Elements &, OpResult result) {
  return operandExtents(result.getOwner(), 1);
}

/// A list of extents, all or those from one dimension to another.
static Extents ofShape(Elements &, OpResult result) {
  Operation *op = result.getOwner();
  auto extents = operandExtents(op, 0);
  if (!extents || onnxAttributeOf(op, "start") || onnxAttributeOf(op, "end"))
    return std::nullopt;
  return SmallVector<int64_t, 6>{static_cast<int64_t>(extents->size())};
}

static Extents ofRange(Elements &elements, OpResult result) {
  Operation *op = result.getOwner();
  SmallVector<double, 3> numbers;
  for (Value operand : op->getOperands()) {
    const Expr *number = elements.at(operand, {});
    if (!number || !number->isNumber())
      return SmallVector<int64_t, 6>{open};
    numbers.push_back(number->number);
  }
  constexpr double largest = 1 << 30;
  const double count = numbers.size() == 3 && numbers[2] != 0
                           ? std::ceil((numbers[1] - numbers[0]) / numbers[2])
                           : largest;
  return SmallVector<int64_t, 6>{count < largest ? static_cast<int64_t>(std::fmax(count, 0))
                                                 : open};
}

/// Of matrices; a vector stands for a row or a column.
static Extents ofMatMul(Elements &, OpResult result) {
  auto a = operandExtents(result.getOwner(), 0), b = operandExtents(result.getOwner(), 1);
  if (!a || !b || a->empty() || b->empty())
    return std::nullopt;
  SmallVector<int64_t, 2> last;
  if (a->size() > 1)
    last.push_back((*a)[a->size() - 2]);
  if (b->size() > 1)
    last.push_back(b->back());
  a->resize(std::max<size_t>(a->size(), 2) - 2);
  b->resize(std::max<size_t>(b->size(), 2) - 2);
  auto all = broadcast(std::move(a), std::move(b));
  all->append(last.begin(), last.end());
  return all;
}

/// Operators whose result has the shape of the first operand.
static constexpr StringRef namesOfFirst =
    "Neg Cos Sin Exp Log Sqrt Abs Sign Floor Ceil Round Cast CastLike Identity "
    "Not Sigmoid Relu Tanh Erf Softmax Clip CumSum Trilu EyeLike Reciprocal "
    "ScatterND ScatterElements LayerNormalization RotaryEmbedding";

/// Those whose operands are broadcast.
static constexpr StringRef namesOfBroadcast =
    "Add Sub Mul Div Pow Mod Max Min Sum And Or Xor Equal Less LessOrEqual "
    "Greater GreaterOrEqual Where BitwiseAnd BitwiseOr BitwiseXor";

Extents extentsOf(Elements &elements, OpResult result) {
  static const llvm::StringMap<Rule> rules = [] {
    llvm::StringMap<Rule> rules = {{"Concat", ofConcat},
                                   {"Transpose", ofTranspose},
                                   {"Slice", ofSlice},
                                   {"Split", ofSplit},
                                   {"Squeeze", ofSqueeze},
                                   {"Unsqueeze", ofUnsqueeze},
                                   {"Reshape", ofReshape},
                                   {"Flatten", ofFlatten},
                                   {"Expand", ofExpand},
                                   {"ConstantOfShape", ofList},
                                   {"Tile", ofTile},
                                   {"Gather", ofGather},
                                   {"GatherElements", ofIndices},
                                   {"Shape", ofShape},
                                   {"Range", ofRange},
                                   {"MatMul", ofMatMul}};
    for (StringRef name : llvm::split(namesOfFirst, ' '))
      rules[name] = ofFirst;
    for (StringRef name : llvm::split(namesOfBroadcast, ' '))
      rules[name] = ofBroadcast;
    return rules;
  }();
  StringRef name = nameOf(result.getOwner());
  auto rule = name.consume_front("onnx.") ? rules.find(name) : rules.end();
  const bool isOne = name == "Split" || result.getOwner()->getNumResults() == 1;
  return rule == rules.end() || !isOne || result.getOwner()->getNumOperands() == 0
             ? std::nullopt
             : rule->second(elements, result);
}

} // namespace ropewalk::raise::onnx
