//===- open_extents.cpp - Extents that nobody knows -----------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "raise/open_extents.h"

#include "raise/meaning.h"
#include "raise/torch_values.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;

namespace ropewalk::raise {

bool isExtentQuery(Operation *op) {
  static const llvm::StringSet<> names = {"tensor.dim", "onnx.Shape", "torch.aten.size.int",
                                          "torch.aten._shape_as_tensor",
                                          "stablehlo.get_dimension_size"};
  return names.contains(op->getName().getStringRef());
}

/// Whether one of these dimensions of a value is open, or not known to be there.
static bool isAnyOpen(Elements &elements, Value value, std::optional<ArrayRef<int64_t>> dims) {
  auto shape = shapeOf(value.getType());
  return !shape || !dims || llvm::any_of(*dims, [&](int64_t dim) {
    auto named = dimension(dim, shape->rank());
    return !named || !elements.extent(value, *named);
  });
}

/// Whether a slice has, of each open dimension, what its operand has there.
static bool keepsOpen(tensor::ExtractSliceOp op) {
  for (auto [d, size] : llvm::enumerate(op.getMixedSizes())) {
    auto value = dyn_cast<Value>(size);
    if (!value)
      continue;
    auto dim = value.getDefiningOp<tensor::DimOp>();
    if (!dim || dim.getSource() != op.getSource() ||
        dim.getConstantIndex() != static_cast<int64_t>(d))
      return false;
  }
  return true;
}

/// Whether an operation may leave out some of an open extent.
static bool cuts(Elements &elements, Operation *op) {
  if (auto slice = dyn_cast<tensor::ExtractSliceOp>(op))
    return !keepsOpen(slice);
  const StringRef name = op->getName().getStringRef();
  if (name == "torch.aten.slice.Tensor" || name == "torch.aten.narrow") {
    auto dim = torch::intOf(op->getOperand(1));
    return isAnyOpen(elements, op->getOperand(0),
                     dim ? std::optional(ArrayRef(*dim)) : std::nullopt);
  }
  if (name == "onnx.Slice" && op->getNumOperands() > 3) {
    auto axes = elements.integers(op->getOperand(3));
    return isAnyOpen(elements, op->getOperand(0),
                     axes ? std::optional(ArrayRef(*axes)) : std::nullopt);
  }
  static const llvm::StringSet<> slices = {
      "onnx.Slice", "tosa.slice", "stablehlo.real_dynamic_slice", "mhlo.real_dynamic_slice"};
  return slices.contains(name);
}

static bool isOpen(Type type) {
  auto shape = shapeOf(type);
  return shape && ShapedType::isDynamicShape(shape->extents);
}

namespace {

/// Looks through what lies between a value and operations that are made of it.
class Path {
public:
  Path(Elements &elements, Value value) : elements(elements), value(value) {}

  /// Whether the operation is made of the value; notes cuts on the way.
  bool leadsTo(Operation *op, unsigned depth) {
    auto [answer, isNew] = known.try_emplace(op, false);
    if (!isNew || isExtentQuery(op))
      return answer->second;
    bool isMade = false;
    for (Value operand : op->getOperands()) {
      Operation *defining = operand.getDefiningOp();
      isMade |= operand == value;
      if (operand != value && defining && depth > 0)
        isMade |= leadsTo(defining, depth - 1);
    }
    isCut |= isMade && llvm::any_of(op->getResultTypes(), isOpen) && cuts(elements, op);
    return known[op] = isMade;
  }

  bool isCut = false;

private:
  Elements &elements;
  Value value;
  llvm::DenseMap<Operation *, bool> known;
};

} // namespace

bool mayBeCut(Elements &elements, Value value, Operation *root) {
  constexpr unsigned maxDepth = 96;
  if (!isOpen(value.getType()))
    return false;
  Path path(elements, value);
  path.leadsTo(root, maxDepth);
  return path.isCut;
}

} // namespace ropewalk::raise
