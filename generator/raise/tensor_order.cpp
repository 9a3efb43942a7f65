//===- tensor_order.cpp - Tensors with the dimensions that are wanted -----===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "raise/tensor_order.h"

#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/ReshapeOpsUtils.h"
#include "llvm/ADT/STLExtras.h"

#include <algorithm>

using namespace mlir;

namespace ropewalk::raise {

Value asBuiltin(OpBuilder &builder, Location loc, Value value) {
  RankedTensorType type = tensorTypeOf(value.getType());
  if (type == value.getType())
    return value;
  return UnrealizedConversionCastOp::create(builder, loc, type, value).getResult(0);
}

Value asType(OpBuilder &builder, Location loc, Value value, Type type) {
  if (value.getType() == type)
    return value;
  if (auto tensor = dyn_cast<RankedTensorType>(type))
    return tensor::CastOp::create(builder, loc, tensor, value);
  value = asType(builder, loc, value, tensorTypeOf(type));
  return UnrealizedConversionCastOp::create(builder, loc, type, value).getResult(0);
}

static Value transposed(OpBuilder &builder, Location loc, Value value, ArrayRef<int64_t> order) {
  if (llvm::equal(order, llvm::seq<int64_t>(0, order.size())))
    return value;
  auto type = cast<RankedTensorType>(value.getType());
  SmallVector<OpFoldResult> sizes = tensor::getMixedSizes(builder, loc, value), ordered;
  for (int64_t d : order)
    ordered.push_back(sizes[d]);
  Value empty = tensor::EmptyOp::create(builder, loc, ordered, type.getElementType());
  return linalg::TransposeOp::create(builder, loc, value, empty, order).getResult()[0];
}

/// The value without, or with, dimensions of one element: `wide` has those of `narrow` and more.
static SmallVector<ReassociationIndices> groupsOf(ArrayRef<std::optional<int32_t>> wide) {
  SmallVector<ReassociationIndices> groups;
  ReassociationIndices group;
  for (auto [d, dim] : llvm::enumerate(wide)) {
    if (dim && !group.empty() &&
        llvm::any_of(group, [&](int64_t g) { return wide[g].has_value(); })) {
      groups.push_back(group);
      group.clear();
    }
    group.push_back(static_cast<int64_t>(d));
  }
  if (!group.empty() && llvm::any_of(group, [&](int64_t g) { return wide[g].has_value(); }))
    groups.push_back(group);
  return groups;
}

static Value withoutUnits(OpBuilder &builder, Location loc, Value value, const Dims &dims) {
  auto type = cast<RankedTensorType>(value.getType());
  const auto groups = groupsOf(dims);
  if (groups.size() == dims.size())
    return value;
  SmallVector<int64_t> extents;
  for (auto [d, dim] : llvm::enumerate(dims))
    if (dim)
      extents.push_back(type.getDimSize(d));
  auto collapsed = RankedTensorType::get(extents, type.getElementType());
  return tensor::CollapseShapeOp::create(builder, loc, collapsed, value, groups);
}

static Value withUnits(OpBuilder &builder, Location loc, Value value, const Dims &dims) {
  auto type = cast<RankedTensorType>(value.getType());
  const auto groups = groupsOf(dims);
  if (groups.size() == dims.size())
    return value;
  SmallVector<OpFoldResult> sizes, outer = tensor::getMixedSizes(builder, loc, value);
  SmallVector<int64_t> extents;
  size_t next = 0;
  for (const auto &dim : dims) {
    extents.push_back(dim ? type.getDimSize(next) : 1);
    sizes.push_back(dim ? outer[next] : OpFoldResult(builder.getIndexAttr(1)));
    next += dim.has_value();
  }
  auto expanded = RankedTensorType::get(extents, type.getElementType());
  return tensor::ExpandShapeOp::create(builder, loc, expanded, value, groups, sizes);
}

Value inOrder(OpBuilder &builder, Location loc, Value value, const Dims &from, const Dims &to) {
  if (from == to)
    return value;
  Dims kept, wanted;
  llvm::copy_if(from, std::back_inserter(kept), [](auto &dim) { return dim.has_value(); });
  llvm::copy_if(to, std::back_inserter(wanted), [](auto &dim) { return dim.has_value(); });
  if (kept.size() != wanted.size() ||
      !std::is_permutation(kept.begin(), kept.end(), wanted.begin()))
    return {};
  value = withoutUnits(builder, loc, value, from);
  SmallVector<int64_t> order;
  for (const auto &dim : wanted)
    order.push_back(llvm::find(kept, dim) - kept.begin());
  value = transposed(builder, loc, value, order);
  return withUnits(builder, loc, value, to);
}

Value partOf(OpBuilder &builder, Location loc, Value value, const Cut &cut) {
  auto type = cast<RankedTensorType>(value.getType());
  const SmallVector<OpFoldResult> whole = tensor::getMixedSizes(builder, loc, value);
  SmallVector<OpFoldResult> starts, sizes, strides(cut.sizes.size(), builder.getIndexAttr(1));
  for (auto [d, size] : llvm::enumerate(cut.sizes)) {
    starts.push_back(builder.getIndexAttr(cut.starts[d]));
    sizes.push_back(ShapedType::isDynamic(size) ? whole[d]
                                                : OpFoldResult(builder.getIndexAttr(size)));
  }
  auto part = RankedTensorType::get(cut.sizes, type.getElementType());
  return tensor::ExtractSliceOp::create(builder, loc, part, value, starts, sizes, strides);
}

Value splitDim(OpBuilder &builder, Location loc, Value value, int64_t dim, int64_t inner) {
  auto type = cast<RankedTensorType>(value.getType());
  SmallVector<int64_t> extents(type.getShape());
  SmallVector<OpFoldResult> sizes = tensor::getMixedSizes(builder, loc, value);
  extents[dim] /= inner;
  extents.insert(extents.begin() + dim + 1, inner);
  sizes[dim] = builder.getIndexAttr(extents[dim]);
  sizes.insert(sizes.begin() + dim + 1, builder.getIndexAttr(inner));
  SmallVector<ReassociationIndices> groups;
  for (int64_t d = 0; d < type.getRank(); ++d)
    groups.push_back({d + (d > dim)});
  groups[dim].push_back(dim + 1);
  auto split = RankedTensorType::get(extents, type.getElementType());
  return tensor::ExpandShapeOp::create(builder, loc, split, value, groups, sizes);
}

Value splitLast(OpBuilder &builder, Location loc, Value value, int64_t components) {
  return splitDim(builder, loc, value, cast<RankedTensorType>(value.getType()).getRank() - 1,
                  components);
}

Value joinedLast(OpBuilder &builder, Location loc, Value value, int64_t count) {
  const int64_t rank = cast<RankedTensorType>(value.getType()).getRank();
  SmallVector<ReassociationIndices> groups;
  for (int64_t d = 0; d <= rank - count; ++d)
    groups.push_back({d});
  for (int64_t d = rank - count + 1; d < rank; ++d)
    groups.back().push_back(d);
  return tensor::CollapseShapeOp::create(builder, loc, value, groups);
}

/// The dimensions of a value, those of its components at the end.
static SmallVector<int64_t> orderWithLast(int64_t rank, ArrayRef<int64_t> components) {
  SmallVector<int64_t> order;
  for (int64_t d = 0; d < rank; ++d)
    if (!llvm::is_contained(components, d))
      order.push_back(d);
  order.append(components.begin(), components.end());
  return order;
}

Value withComponentsLast(OpBuilder &builder, Location loc, Value value,
                         ArrayRef<int64_t> components) {
  const int64_t rank = cast<RankedTensorType>(value.getType()).getRank();
  value = transposed(builder, loc, value, orderWithLast(rank, components));
  const auto count = static_cast<int64_t>(components.size());
  return count > 1 ? joinedLast(builder, loc, value, count) : value;
}

Value withComponentsAt(OpBuilder &builder, Location loc, Value value, ArrayRef<int64_t> components,
                       int64_t fastest) {
  if (components.size() > 1)
    value = splitLast(builder, loc, value, fastest);
  const int64_t rank = cast<RankedTensorType>(value.getType()).getRank();
  SmallVector<int64_t> back(rank);
  for (auto [place, d] : llvm::enumerate(orderWithLast(rank, components)))
    back[d] = static_cast<int64_t>(place);
  return transposed(builder, loc, value, back);
}

/// Real or imaginary parts of a tensor.
static Value componentsOf(OpBuilder &builder, Location loc, Value complex, int64_t component) {
  auto type = cast<RankedTensorType>(complex.getType());
  auto element = cast<ComplexType>(type.getElementType()).getElementType();
  Value empty =
      tensor::EmptyOp::create(builder, loc, tensor::getMixedSizes(builder, loc, complex), element);
  auto part = linalg::MapOp::create(
      builder, loc, complex, empty, [&](OpBuilder &inner, Location at, ValueRange arguments) {
        Value value = component == 0 ? complex::ReOp::create(inner, at, arguments[0]).getResult()
                                     : complex::ImOp::create(inner, at, arguments[0]).getResult();
        linalg::YieldOp::create(inner, at, value);
      });
  return part.getResult()[0];
}

Value materialise(OpBuilder &builder, Location loc, const TableSlice &slice, int64_t count, Dims to,
                  int32_t columns, ArrayRef<int64_t> rootExtents) {
  if (!slice.columns) // one formula: a dimension of one element
    llvm::replace(to, Dims::value_type(columns), Dims::value_type());
  Value value = asBuiltin(builder, loc, slice.value);
  SmallVector<Coordinate, 6> index = slice.index;
  if (isa<ComplexType>(cast<RankedTensorType>(value.getType()).getElementType())) {
    value = componentsOf(builder, loc, value, index.back().offset);
    index.pop_back();
  }
  auto type = cast<RankedTensorType>(value.getType());
  SmallVector<OpFoldResult> offsets, sizes, strides(index.size(), builder.getIndexAttr(1));
  SmallVector<OpFoldResult> whole = tensor::getMixedSizes(builder, loc, value);
  SmallVector<int64_t> extents;
  Dims from;
  bool isWhole = true;
  for (auto [d, c] : llvm::enumerate(index)) {
    const bool isColumns = slice.columns == static_cast<int64_t>(d);
    offsets.push_back(builder.getIndexAttr(c.offset));
    if (isColumns) {
      strides[d] = builder.getIndexAttr(slice.stride);
      sizes.push_back(builder.getIndexAttr(count));
      from.push_back(columns);
      extents.push_back(count);
      isWhole &= count == type.getDimSize(d);
    } else if (c.isConstant()) {
      sizes.push_back(builder.getIndexAttr(1));
      isWhole &= type.getDimSize(d) == 1;
      from.push_back(std::nullopt);
      extents.push_back(1);
    } else {
      from.push_back(c.symbol);
      const int64_t extent = type.getDimSize(d), wanted = rootExtents[c.symbol];
      const bool isAll = c.offset == 0 && extent == wanted;
      // Rows are those of the root; of open extents nobody knows that there are as many.
      if (!isAll && (ShapedType::isDynamic(extent) || ShapedType::isDynamic(wanted) ||
                     c.offset + wanted > extent))
        return {};
      sizes.push_back(isAll ? whole[d] : OpFoldResult(builder.getIndexAttr(wanted)));
      extents.push_back(wanted);
      isWhole &= isAll;
    }
  }
  if (!isWhole) {
    auto part = RankedTensorType::get(extents, type.getElementType());
    value = tensor::ExtractSliceOp::create(builder, loc, part, value, offsets, sizes, strides);
  }
  return inOrder(builder, loc, value, from, to);
}

Value repeat(OpBuilder &builder, Location loc, Value value, Value x, int64_t first,
             ArrayRef<int64_t> repeated) {
  if (repeated.empty())
    return value;
  auto type = cast<RankedTensorType>(value.getType());
  SmallVector<OpFoldResult> sizes = tensor::getMixedSizes(builder, loc, value);
  for (int64_t d : repeated)
    sizes.insert(sizes.begin() + d, tensor::getMixedSize(builder, loc, x, first + d));
  Value empty = tensor::EmptyOp::create(builder, loc, sizes, type.getElementType());
  return linalg::BroadcastOp::create(builder, loc, value, empty, repeated).getResult()[0];
}

Value splat(OpBuilder &builder, Location loc, Value value, int64_t extent) {
  Type element = cast<RankedTensorType>(value.getType()).getElementType();
  Value empty = tensor::EmptyOp::create(builder, loc, ArrayRef<int64_t>{extent}, element);
  return linalg::BroadcastOp::create(builder, loc, value, empty, ArrayRef<int64_t>{0})
      .getResult()[0];
}

} // namespace ropewalk::raise
