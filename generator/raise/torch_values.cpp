//===- torch_values.cpp - Numbers and lists of torch-mlir -----------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "raise/torch_values.h"

#include "raise/in_place_operators.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/StringSet.h"

#include <algorithm>
#include <cmath>

using namespace mlir;

namespace ropewalk::raise::torch {

StringRef definingName(Value value) {
  Operation *op = value.getDefiningOp();
  return op ? op->getName().getStringRef() : StringRef();
}

/// Whether something may write to a tensor of numbers, or to a view of it.
static bool isWrittenTo(Value value, unsigned depth = 4) {
  constexpr unsigned maxUsers = 256;
  return depth == 0 || value.hasNUsesOrMore(maxUsers) ||
         llvm::any_of(value.getUsers(), [&](Operation *user) {
           return writtenBy(user) == value ||
                  (user->getNumOperands() > 0 && isViewOf(user, value) &&
                   isWrittenTo(user->getResult(0), depth - 1));
         });
}

std::optional<double> scalarOf(Value value, unsigned depth) {
  Operation *op = value.getDefiningOp();
  StringRef name = definingName(value);
  if (!op || depth == 0 || !name.consume_front("torch."))
    return std::nullopt;
  const auto operand = [&](unsigned i) { return scalarOf(op->getOperand(i), depth - 1); };
  if (name == "vtensor.literal" && isWrittenTo(value))
    return std::nullopt;
  if (name == "constant.int" || name == "constant.float" || name == "constant.bool" ||
      name == "vtensor.literal")
    return numberOf(op->getAttr("value"));
  const unsigned operands = op->getNumOperands();
  if (operands >= 1 && name == "aten.Int.Tensor") {
    auto number = operand(0);
    return number ? std::optional(std::trunc(*number)) : std::nullopt;
  }
  if (operands >= 1 &&
      (name == "aten.item" || name == "prim.NumToTensor.Scalar" || name == "aten.index_select"))
    return operand(0); // an index into one element is 0
  if (operands == 2 && name == "aten.size.int") {
    auto shape = shapeOf(op->getOperand(0).getType());
    auto dim = shape ? operand(1) : std::nullopt;
    auto known = dim ? dimension(static_cast<int64_t>(*dim), shape->tensorRank()) : std::nullopt;
    return known && !ShapedType::isDynamic(shape->extents[*known])
               ? std::optional(static_cast<double>(shape->extents[*known]))
               : std::nullopt;
  }
  if (operands != 2)
    return std::nullopt;
  auto a = operand(0), b = operand(1);
  if (!a || !b)
    return std::nullopt;
  return name == "aten.add.int"                   ? std::optional(*a + *b)
         : name == "aten.sub.int"                 ? std::optional(*a - *b)
         : name == "aten.mul.int"                 ? std::optional(*a * *b)
         : name == "aten.floordiv.int" && *b != 0 ? std::optional(std::floor(*a / *b))
                                                  : std::nullopt;
}

std::optional<int64_t> intOf(Value value) {
  constexpr double largest = 9007199254740992.0; // stands for "to the end"
  auto number = scalarOf(value);
  return number ? std::optional(static_cast<int64_t>(std::clamp(*number, -largest, largest)))
                : std::nullopt;
}

/// Whether a list's user only reads it: puts no other elements into it, does not hand it on to
/// where that may be done, and keeps it nowhere.
static bool onlyReads(Operation *op) {
  static const llvm::StringSet<> changing = {"append.t",  "_set_item.t", "insert.t", "extend.t",
                                             "reverse.t", "remove.t",    "pop.t",    "clear.t",
                                             "Delete.t",  "sort.int",    "sort.any", "add_.t"};
  StringRef name = nameOf(op);
  if (name.consume_front("torch.aten."))
    return !changing.contains(name);
  return name == "torch.prim.ListUnpack" || isa<func::ReturnOp>(op);
}

bool mayBeChanged(Value list, unsigned depth) {
  constexpr unsigned mostUsers = 4096; // each is asked again for each of them
  static const llvm::StringSet<> renaming = {"torch.derefine", "torch.prim.unchecked_cast"};
  return depth == 0 || list.hasNUsesOrMore(mostUsers) ||
         llvm::any_of(list.getUsers(), [&](Operation *user) {
           if (!renaming.contains(nameOf(user)))
             return !onlyReads(user);
           return llvm::any_of(user->getResults(),
                               [&](Value same) { return mayBeChanged(same, depth - 1); });
         });
}

std::optional<SmallVector<Value>> listOf(Value value) {
  if (definingName(value) != "torch.prim.ListConstruct" || mayBeChanged(value))
    return std::nullopt;
  return SmallVector<Value>(value.getDefiningOp()->getOperands());
}

std::optional<SmallVector<int64_t>> intsOf(Value value) {
  auto list = listOf(value);
  if (!list)
    return std::nullopt;
  SmallVector<int64_t> numbers;
  for (Value element : *list) {
    auto number = intOf(element);
    if (!number)
      return std::nullopt;
    numbers.push_back(*number);
  }
  return numbers;
}

int64_t rankOf(Value value) {
  auto shape = shapeOf(value.getType());
  return shape ? shape->tensorRank() : -1;
}

std::optional<int64_t> dimOf(OpResult result, unsigned i, int64_t rank) {
  return dimension(intOf(operandOf(result, i)), rank);
}

std::optional<int64_t> intAt(Elements &elements, Value value, int64_t absent) {
  if (definingName(value) == "torch.constant.none")
    return absent;
  if (auto known = intOf(value))
    return known;
  auto computed = elements.integers(value);
  return computed && computed->size() == 1 ? std::optional(computed->front()) : std::nullopt;
}

OperationReaders joined(ArrayRef<const OperationReaders *> parts) {
  OperationReaders all;
  for (const OperationReaders *part : parts)
    for (const auto &entry : *part)
      all[entry.getKey()] = entry.getValue();
  return all;
}

} // namespace ropewalk::raise::torch
