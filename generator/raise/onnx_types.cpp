//===- onnx_types.cpp - Types that ONNX's exporters left open -------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "raise/onnx_types.h"

#include "raise/meaning.h"
#include "raise/onnx_shapes.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;

namespace ropewalk::raise {

/// A type that says what either says; null if that is no more than the first, or if they differ.
static RankedTensorType refined(Type type, ArrayRef<int64_t> extents) {
  auto tensor = dyn_cast<TensorType>(type);
  const auto isExtent = [](int64_t extent) { return ShapedType::isDynamic(extent) || extent >= 0; };
  if (!tensor || !llvm::all_of(extents, isExtent))
    return {};
  SmallVector<int64_t, 6> both(extents);
  if (tensor.hasRank()) {
    if (tensor.getRank() != static_cast<int64_t>(extents.size()))
      return {};
    for (auto [known, own] : llvm::zip_equal(both, tensor.getShape())) {
      if (!ShapedType::isDynamic(known) && !ShapedType::isDynamic(own) && known != own)
        return {};
      known = ShapedType::isDynamic(known) ? own : known;
    }
  }
  auto made = RankedTensorType::get(both, tensor.getElementType());
  return made == type ? RankedTensorType() : made;
}

static bool lacksExtents(Type type) {
  auto tensor = dyn_cast<TensorType>(type);
  return tensor && !tensor.hasStaticShape();
}

/// Users whose types have to fit each other.
static bool isChecked(Operation *op) { return op->isRegistered(); }

void OnnxTypes::refine(Operation *root) {
  Meanings meanings; // of types that change: for this alone
  std::unique_ptr<Elements> elements;
  constexpr size_t maxFormulas = 1 << 15; // a map that stays in the caches
  root->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (!nameOf(op).starts_with("onnx.") || isChecked(op))
      return;
    for (OpResult result : op->getResults()) {
      if (!lacksExtents(result.getType()))
        continue;
      if (!elements || elements->expressions.size() > maxFormulas)
        elements = std::make_unique<Elements>(meanings);
      auto extents = onnx::extentsOf(*elements, result);
      RankedTensorType type = extents ? refined(result.getType(), *extents) : RankedTensorType();
      if (!type)
        continue;
      Change change = {result, result.getType(), nullptr};
      result.setType(type);
      if (llvm::any_of(result.getUsers(), isChecked)) {
        OpBuilder builder(op->getContext());
        builder.setInsertionPointAfter(op);
        change.cast = tensor::CastOp::create(builder, op->getLoc(), change.original, result);
        result.replaceUsesWithIf(change.cast->getResult(0), [&](OpOperand &use) {
          return use.getOwner() != change.cast && isChecked(use.getOwner());
        });
      }
      changes.push_back(change);
    }
  });
}

SmallVector<Operation *> OnnxTypes::restore() {
  SmallVector<Operation *> unused;
  // Last first: a cast that goes is no user any more.
  for (Change &change : llvm::reverse(changes)) {
    Operation *cast = change.cast;
    const bool isNeeded = llvm::any_of(
        change.value.getUsers(), [&](Operation *user) { return user != cast && isChecked(user); });
    if (isNeeded)
      continue; // what was made of it knows its extents
    change.value.setType(change.original);
    if (!cast || cast->getOperand(0) != change.value)
      continue;
    cast->getResult(0).replaceAllUsesWith(change.value);
    unused.push_back(cast);
  }
  return unused;
}

} // namespace ropewalk::raise
