//===- in_place_operators.cpp - What operators do to tensors --------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "raise/in_place_operators.h"

#include "raise/open_extents.h"
#include "raise/torch_values.h"
#include "raise/uses.h"

#include "llvm/ADT/StringSet.h"

using namespace mlir;

namespace ropewalk::raise {

Value writtenBy(Operation *op) {
  StringRef name = nameOf(op);
  if (name == "torch.overwrite.tensor.contents" && op->getNumOperands() == 2)
    return op->getOperand(1);
  if (!name.consume_front("torch.aten.") || name.starts_with("__") || op->getNumOperands() == 0)
    return {};
  auto [function, overload] = name.split('.');
  if (overload == "out" || overload.ends_with("_out"))
    return op->getOperands().back();
  const bool isWritten =
      function.ends_with("_") && function != "detach_" && function != "requires_grad_";
  return isWritten ? op->getOperand(0) : Value();
}

bool makesNew(Operation *op) {
  static const llvm::StringSet<> moving = {"clone",
                                           "_to_copy",
                                           "cat",
                                           "concat",
                                           "concatenate",
                                           "stack",
                                           "index.Tensor",
                                           "index_select",
                                           "gather",
                                           "repeat",
                                           "tile",
                                           "flip",
                                           "roll",
                                           "constant_pad_nd",
                                           "pad",
                                           "take_along_dim",
                                           "index_put",
                                           "index_copy",
                                           "index_add",
                                           "scatter.src",
                                           "embedding",
                                           "slice_scatter",
                                           "select_scatter",
                                           "copy",
                                           "repeat_interleave.self_int"};
  static const llvm::StringSet<> computing = {
      "add.Tensor", "add.Scalar", "sub.Tensor", "sub.Scalar", "mul.Tensor", "mul.Scalar",
      "div.Tensor", "div.Scalar", "rsub.Scalar", "neg", "cos", "sin", "addcmul", "empty_like",
      "zeros_like", "ones_like", "full_like", "empty.memory_format", "zeros", "ones", "full",
      "new_empty", "new_zeros", "matmul", "mm", "bmm", "outer", "polar", "complex",
      "sum.dim_IntList", "where.self", "where.ScalarOther", "where.ScalarSelf", "fill.Scalar",
      "zero", "eye", "kron", "tensordot", "linear",
      // Those that are no part of a rotation.
      "softmax.int", "_softmax", "log_softmax.int", "relu", "gelu", "silu", "sigmoid", "tanh",
      "mean", "mean.dim", "sum", "amax", "rsqrt", "sqrt", "square", "exp", "log", "abs",
      "reciprocal", "pow.Tensor_Scalar", "pow.Tensor_Tensor", "pow.Scalar", "maximum", "minimum",
      "clamp", "masked_fill.Scalar", "masked_fill.Tensor", "addmm", "baddbmm", "rms_norm",
      "layer_norm", "scaled_dot_product_attention"};
  StringRef name = nameOf(op);
  if (!name.consume_front("torch.aten.") || op->getNumResults() != 1)
    return false;
  if (op->getNumOperands() == 0)
    return moving.contains(name) || computing.contains(name);
  if (name == "to.dtype" || name == "type_as") { // a conversion to another type is no view
    auto from = shapeOf(op->getOperand(0).getType()), to = shapeOf(op->getResult(0).getType());
    return from && to && from->element != to->element;
  }
  if (name == "einsum") { // of one tensor it may be a transposition
    auto list = op->getNumOperands() > 1 ? torch::listOf(op->getOperand(1)) : std::nullopt;
    return list && list->size() > 1;
  }
  return moving.contains(name) || computing.contains(name);
}

bool looksAtNoElement(Operation *op) { return isExtentQuery(op) || isAssertion(op); }

bool isReadOnlyView(Operation *op) {
  static const llvm::StringSet<> names = {
      "torch.aten.permute",  "torch.aten.expand",     "torch.aten.view_as_real",
      "torch.aten.reshape",  "torch.aten.contiguous", "torch.aten.flatten.using_ints",
      "torch.aten.narrow",   "torch.aten.reshape_as", "torch.aten.view_as_complex",
      "torch.aten.swapaxes", "torch.aten.swapdims",   "torch.aten.movedim.int",
      "torch.aten.t",        "torch.aten.squeeze",    "torch.aten.squeeze.dims",
      "torch.aten.mT",       "torch.aten.expand_as",  "torch.aten.type_as"};
  return names.contains(nameOf(op));
}

bool mayCopy(Operation *op) {
  static const llvm::StringSet<> names = {"torch.aten.reshape", "torch.aten.contiguous",
                                          "torch.aten.flatten.using_ints", "torch.aten.reshape_as"};
  return names.contains(nameOf(op));
}

Operation *unpackingOf(Operation *op) {
  static const llvm::StringSet<> names = {
      "torch.aten.chunk",       "torch.aten.split.Tensor", "torch.aten.split_with_sizes",
      "torch.aten.split.sizes", "torch.aten.unbind.int",   "torch.aten.tensor_split.sections"};
  if (!names.contains(nameOf(op)) || op->getNumResults() != 1 || !op->hasOneUse())
    return nullptr;
  Operation *unpacking = *op->user_begin();
  if (nameOf(unpacking) != "torch.prim.ListUnpack")
    return nullptr;
  const bool isSelected = nameOf(op) == "torch.aten.unbind.int";
  const unsigned place = isSelected ? 1 : 2;
  auto dim = place < op->getNumOperands() ? torch::dimOf(cast<OpResult>(op->getResult(0)), place,
                                                         torch::rankOf(op->getOperand(0)))
                                          : std::nullopt;
  const auto isKnown = [&](Value part) {
    auto shape = shapeOf(part.getType());
    return shape &&
           (isSelected || (*dim < shape->rank() && !ShapedType::isDynamic(shape->extents[*dim])));
  };
  return dim && llvm::all_of(unpacking->getResults(), isKnown) ? unpacking : nullptr;
}

Operation *makerOf(Value view) {
  Operation *op = view.getDefiningOp();
  return nameOf(op) == "torch.prim.ListUnpack" && op->getNumOperands() > 0
             ? op->getOperand(0).getDefiningOp()
             : op;
}

bool isViewOf(Operation *op, Value value) {
  static const llvm::StringSet<> names = {
      "torch.aten.slice.Tensor", "torch.aten.select.int", "torch.aten.transpose.int",
      "torch.aten.view",         "torch.aten.unsqueeze",  "torch.aten.squeeze.dim",
      "torch.aten.detach",       "torch.aten.alias",      "torch.aten.unflatten.int"};
  if (op->getNumResults() != 1 || op->getOperand(0) != value || makesNew(op) ||
      !shapeOf(op->getResult(0).getType()))
    return false;
  const bool staysSame = nameOf(op) == "torch.aten.to.dtype" && !makesNew(op) &&
                         op->getResult(0).getType() == value.getType() &&
                         op->getNumOperands() > 3 && torch::intOf(op->getOperand(3)) == 0 &&
                         (op->getNumOperands() == 4 ||
                          torch::definingName(op->getOperand(4)) == "torch.constant.none");
  return names.contains(nameOf(op)) || isReadOnlyView(op) || staysSame;
}

/// Whether an operand of arithmetic in place leaves the type: it has the same one, or is a single
/// integer.
static bool leavesType(Value operand, const Shape &written) {
  auto shape = shapeOf(operand.getType());
  return !shape || !tensorTypeOf(operand.getType()) || shape->element == written.element ||
         (shape->rank() == 0 && shape->element.isInteger() && isa<FloatType>(written.element));
}

std::string functionalNameOf(Operation *write) {
  static const llvm::StringSet<> moving = {"copy_", "index_put_", "index_copy_",
                                           "masked_fill_.Scalar"};
  static const llvm::StringSet<> names = {
      "add_.Tensor", "add_.Scalar",  "sub_.Tensor", "sub_.Scalar", "mul_.Tensor",
      "mul_.Scalar", "div_.Tensor",  "div_.Scalar", "neg_",        "zero_",
      "addcmul_",    "fill_.Scalar", "cos_",        "sin_"};
  StringRef name = nameOf(write);
  if (!name.consume_front("torch.aten.") || !(names.contains(name) || moving.contains(name)) ||
      write->getNumResults() != 1 || write->getNumOperands() == 0 ||
      write->getResult(0).getType() != write->getOperand(0).getType())
    return {};
  auto written = shapeOf(write->getOperand(0).getType());
  if (!written || (!moving.contains(name) &&
                   !llvm::all_of(write->getOperands().drop_front(),
                                 [&](Value operand) { return leavesType(operand, *written); })))
    return {};
  auto [function, overload] = name.split('.');
  return ("torch.aten." + function.drop_back() + (overload.empty() ? "" : ".") + overload).str();
}

} // namespace ropewalk::raise
