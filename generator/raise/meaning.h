//===- meaning.h - What operations of other dialects compute ----*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The few things that array languages do, from which the meaning of their operations is put
// together. Operations of dialects that are not here are read as they are: nothing is known of
// their shapes and attributes but what is checked. What does not fit has no meaning.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_RAISE_MEANING_H
#define ROPEWALK_RAISE_MEANING_H

#include "raise/elements.h"

#include "mlir/IR/BuiltinAttributes.h"

namespace ropewalk::raise {

/// fn of the operands' elements; shapes are broadcast as NumPy does.
ElementOf elementwise(Fn fn, llvm::ArrayRef<mlir::Value> operands, mlir::Value result);
/// The product of complex numbers, or of one and a real one.
ElementOf complexProduct(mlir::Value a, mlir::Value b);
/// The operand's element at the same index, or at the broadcast one.
ElementOf same(mlir::Value operand);
/// A complex number's part: 0 real, 1 imaginary.
ElementOf part(mlir::Value complex, int64_t component);
ElementOf makeComplex(mlir::Value real, mlir::Value imaginary);
/// result[i..] = operand[.., i[d] at permutation[d], ..]
ElementOf transpose(mlir::Value operand, llvm::ArrayRef<int64_t> permutation);
/// result[i..] = operand[starts[d] + strides[d] i[d], ..]
ElementOf slice(mlir::Value operand, llvm::ArrayRef<int64_t> starts,
                llvm::ArrayRef<int64_t> strides);
/// Slice of one dimension.
ElementOf sliceOf(mlir::Value operand, int64_t dim, int64_t start, int64_t stride);
/// The operand's row at `position` of a dimension, without that dimension.
ElementOf select(mlir::Value operand, int64_t dim, int64_t position);
/// Same elements in the same order.
ElementOf reshape(mlir::Value operand, mlir::Value result);
/// operand[.., j at row, .., j + above at column, ..]: what is in both dimensions is the result's
/// last one, j, which counts from where it is inside.
ElementOf diagonal(mlir::Value operand, int64_t row, int64_t column, int64_t above);
/// operand[i[dims[0]], i[dims[1]], ..]
ElementOf broadcastInDim(mlir::Value operand, llvm::ArrayRef<int64_t> dims);
ElementOf concatenate(llvm::ArrayRef<mlir::Value> operands, int64_t dim);
/// A new dimension `dim` that counts the operands.
ElementOf stack(llvm::ArrayRef<mlir::Value> operands, int64_t dim);
ElementOf reverse(mlir::Value operand, llvm::ArrayRef<int64_t> dims);
/// operand[i mod extent]: repetition of the whole.
ElementOf tile(mlir::Value operand, mlir::Value result);
/// operand[i / count] along a dimension: repetition of elements.
ElementOf repeatEach(mlir::Value operand, int64_t dim, int64_t count);
/// operand[i + extent - shift mod extent] along a dimension.
ElementOf roll(mlir::Value operand, int64_t dim, int64_t shift);
/// The window starts[d] .. of the operand replaced by `update`. `onlyCut` is given where an
/// operation's definition demands that open extents of all other dimensions are equal.
ElementOf updateSlice(mlir::Value operand, mlir::Value update, llvm::ArrayRef<int64_t> starts,
                      llvm::ArrayRef<int64_t> strides, std::optional<int64_t> onlyCut = {});
/// operand[i.., indices[j..], k..]: a dimension is replaced by those of `indices`. Negative ones
/// count from the end if `wraps`.
ElementOf take(mlir::Value operand, mlir::Value indices, int64_t dim, bool wraps);
/// The operand with `low[d]` times the padding before it in each dimension, `interior[d]` times
/// between its elements, and `high[d]` times behind it; negative: without so many elements.
ElementOf padded(mlir::Value operand, mlir::Value result, llvm::ArrayRef<int64_t> low,
                 llvm::ArrayRef<int64_t> high, llvm::ArrayRef<int64_t> interior, ElementOf padding);
/// Where along a dimension an element of an update goes, from its coordinates in the update.
using PlaceOf = std::function<const Expr *(Elements &, Index update)>;
/// What is known of an open extent of an update and the one of the tensor that it is put into.
enum class OpenExtents : uint8_t {
  AreEqual, ///< The operation's definition demands it.
  MayDiffer ///< The update may have fewer elements.
};
/// What is made of elements one after another, with the next one.
using Combination =
    std::function<const Expr *(Elements &, const Expr *before, const Expr *element)>;
/// The operand, some elements of which are the update's: it has the same dimensions, but for the
/// extent of `dim`. Negative places count from the end. With `combine` they are what that makes of
/// both.
ElementOf replaceAlong(mlir::Value operand, mlir::Value update, int64_t dim, OpenExtents others,
                       PlaceOf placeOf, Combination combine = {});
/// result[i..] = operand[.., indices[i..] at dim, ..]; of constants negative ones count from the
/// end.
ElementOf takeEach(mlir::Value operand, mlir::Value indices, int64_t dim);
/// The least and the greatest of the numbers in all places of `indices`, or of those at `which` of
/// vectors along `dim`, which has `number` for one of them; of too many to look at, any.
using BoundsOf =
    std::function<std::optional<std::pair<double, double>>(Elements &, const Expr *number)>;
BoundsOf boundsOf(mlir::Value indices, std::optional<int64_t> dim, int64_t which);
/// Where in a dimension of a tensor a position of `indices` is: of numbers that are known, negative
/// ones count from its end. Empty if that is not sure.
using FromEnd = std::function<std::optional<Coordinate>(Elements &, const Expr *position)>;
/// `column`: in the last dimension of the indices, whose others have all the positions; none: all.
FromEnd countedFromEnd(mlir::Value operand, int64_t dim, mlir::Value indices,
                       std::optional<int64_t> column = {});
/// sum over k of a[.., i, k] b[.., k, j], leading dimensions broadcast; vectors as in NumPy.
ElementOf matrixProduct(mlir::Value a, mlir::Value b);
/// The elements along `dims`, which stay with one element each if they are kept, combined from
/// `start` on or, if that is null, from the first.
ElementOf fold(mlir::Value operand, llvm::ArrayRef<int64_t> dims, bool areKept, mlir::Value start,
               Combination combine);
/// Sums over dimensions.
ElementOf sumOver(mlir::Value operand, llvm::ArrayRef<int64_t> dims, bool areKept);
/// Sums of the elements of a dimension up to each, where these are integers that are known.
ElementOf runningSum(mlir::Value operand, int64_t dim);
/// Products summed by letters, `bhqd,bd->bhqd`; of two operands, with at most one letter summed.
ElementOf einsum(llvm::StringRef equation, llvm::ArrayRef<mlir::Value> operands);
ElementOf constant(mlir::Value result, mlir::ElementsAttr numbers);
ElementOf number(double value);
/// i[dim]
ElementOf counter(int64_t dim);
/// A matrix that has 1 where the column is `above` the row, and else 0.
ElementOf identityMatrix(int64_t above);

/// Constants of more numbers than this are not known.
constexpr int64_t maxNumbers = 1 << 20;

/// Numbers that are in the text, or kept beside it as a resource, as importers keep weights; null
/// of other attributes, and of resources of more than so many.
mlir::DenseElementsAttr denseOf(mlir::Attribute attribute, int64_t most = maxNumbers);
/// Whether a value is computed of nothing, by few operations.
bool isConstant(mlir::Value value);

/// Numbers of an attribute: an array of any kind or dense elements; empty if it is neither.
std::optional<llvm::SmallVector<int64_t>> integersOf(mlir::Attribute attribute);
std::optional<int64_t> integerOf(mlir::Attribute attribute);
std::optional<double> numberOf(mlir::Attribute attribute);
/// An integer of a type; empty if it has no bits, or too many.
std::optional<double> numberOf(const llvm::APInt &value, mlir::Type type);

/// The dimension meant by `dim`, which counts from the end if it is negative; empty if there is
/// none.
std::optional<int64_t> dimension(std::optional<int64_t> dim, int64_t rank);

/// An operation's name, which for "torch.operator" and "onnx.Custom" is that of the one it stands
/// for.
llvm::StringRef nameOf(mlir::Operation *op);
/// An attribute of an operation of ONNX, in either spelling; null if it is left out.
mlir::Attribute onnxAttributeOf(mlir::Operation *op, llvm::StringRef name);

/// Readers of one dialect; false: its operation is not known.
using Reader = bool (*)(mlir::OpResult result, Meaning &meaning);
bool readStableHlo(mlir::OpResult result, Meaning &meaning);
bool readOnnx(mlir::OpResult result, Meaning &meaning);
bool readTorch(mlir::OpResult result, Meaning &meaning);
bool readTosa(mlir::OpResult result, Meaning &meaning);
bool readTensor(mlir::OpResult result, Meaning &meaning);
bool readLinalg(mlir::OpResult result, Meaning &meaning);
bool readArith(mlir::OpResult result, Meaning &meaning);
bool readRope(mlir::OpResult result, Meaning &meaning);

} // namespace ropewalk::raise

#endif
