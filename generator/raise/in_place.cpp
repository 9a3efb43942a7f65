//===- in_place.cpp - Operators that write to tensors ---------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "raise/in_place.h"

#include "raise/open_extents.h"
#include "raise/torch_values.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/IRMapping.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;

namespace ropewalk::raise {

//===----------------------------------------------------------------------===//
// What operators do to tensors
//===----------------------------------------------------------------------===//

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
  static const llvm::StringSet<> moving = {"clone",         "_to_copy",
                                           "cat",           "concat",
                                           "concatenate",   "stack",
                                           "index.Tensor",  "index_select",
                                           "gather",        "repeat",
                                           "tile",          "flip",
                                           "roll",          "constant_pad_nd",
                                           "pad",           "take_along_dim",
                                           "scatter.src",   "embedding",
                                           "slice_scatter", "select_scatter",
                                           "copy",          "repeat_interleave.self_int"};
  static const llvm::StringSet<> computing = {"add.Tensor",
                                              "add.Scalar",
                                              "sub.Tensor",
                                              "sub.Scalar",
                                              "mul.Tensor",
                                              "mul.Scalar",
                                              "div.Tensor",
                                              "div.Scalar",
                                              "rsub.Scalar",
                                              "neg",
                                              "cos",
                                              "sin",
                                              "addcmul",
                                              "empty_like",
                                              "zeros_like",
                                              "ones_like",
                                              "full_like",
                                              "empty.memory_format",
                                              "zeros",
                                              "ones",
                                              "full",
                                              "new_empty",
                                              "new_zeros",
                                              "matmul",
                                              "mm",
                                              "bmm",
                                              "outer",
                                              "einsum",
                                              "polar",
                                              "complex",
                                              "sum.dim_IntList",
                                              "where.self",
                                              "fill.Scalar",
                                              "zero",
                                              "linear"};
  StringRef name = nameOf(op);
  if (!name.consume_front("torch.aten.") || op->getNumResults() != 1)
    return false;
  if (name == "to.dtype" || name == "type_as") { // a conversion to another type is no view
    auto from = shapeOf(op->getOperand(0).getType()), to = shapeOf(op->getResult(0).getType());
    return from && to && from->element != to->element;
  }
  return moving.contains(name) || computing.contains(name);
}

/// Whether an operation only looks at what is not written: extents, types.
static bool looksAtNoElement(Operation *op) {
  return isExtentQuery(op) || nameOf(op) == "torch.aten._assert_tensor_metadata";
}

/// Views whose base is known by their operands.
bool InPlace::isViewOf(Operation *op, Value value) {
  static const llvm::StringSet<> names = {
      "torch.aten.slice.Tensor", "torch.aten.select.int", "torch.aten.transpose.int",
      "torch.aten.view",         "torch.aten.unsqueeze",  "torch.aten.squeeze.dim",
      "torch.aten.detach",       "torch.aten.alias",      "torch.aten.unflatten.int"};
  if (op->getNumResults() != 1 || op->getOperand(0) != value ||
      !shapeOf(op->getResult(0).getType()))
    return false;
  const bool staysSame = nameOf(op) == "torch.aten.to.dtype" && !makesNew(op) &&
                         op->getResult(0).getType() == value.getType() &&
                         op->getNumOperands() > 3 && torch::intOf(op->getOperand(3)) == 0;
  return names.contains(nameOf(op)) || staysSame;
}

/// An operator in place and what it is named without a place: a copy, or arithmetic of one type.
static std::string functionalNameOf(Operation *write) {
  static const llvm::StringSet<> names = {
      "copy_",       "add_.Tensor", "add_.Scalar", "sub_.Tensor", "sub_.Scalar", "mul_.Tensor",
      "mul_.Scalar", "div_.Tensor", "div_.Scalar", "neg_",        "zero_",       "fill_.Scalar"};
  StringRef name = nameOf(write);
  if (!name.consume_front("torch.aten.") || !names.contains(name) || write->getNumResults() != 1 ||
      write->getResult(0).getType() != write->getOperand(0).getType())
    return {};
  auto written = shapeOf(write->getOperand(0).getType());
  for (Value operand : write->getOperands().drop_front())
    if (auto shape = shapeOf(operand.getType());
        name != "copy_" && tensorTypeOf(operand.getType()) && shape->element != written->element)
      return {};
  auto [function, overload] = name.split('.');
  return ("torch.aten." + function.drop_back() + (overload.empty() ? "" : ".") + overload).str();
}

/// Whether who takes a list takes it before anything else is written: its tensors are views still.
bool InPlace::isReadAtOnce(Operation *list, const Family &family) {
  return llvm::all_of(list->getUsers(), [&](Operation *user) {
    return user->getBlock() == list->getBlock() && makesNew(user) &&
           llvm::none_of(family.writes, [&](Operation *write) {
             return list->isBeforeInBlock(write) && write->isBeforeInBlock(user);
           });
  });
}

/// Finds all that see the tensor; false if what one of them does is not known.
bool InPlace::collect(Family &family) {
  SmallVector<Value> work = {family.base};
  SmallVector<Operation *> lists;
  while (!work.empty()) {
    const Value value = work.pop_back_val();
    for (Operation *user : value.getUsers()) {
      if (user->getBlock() != family.base.getParentBlock())
        return false;
      if (looksAtNoElement(user))
        continue;
      const Value written = writtenBy(user);
      const bool isWrite = written == value;
      if (isWrite && functionalNameOf(user).empty())
        return false;
      if (isWrite)
        family.writes.insert(user);
      if (isWrite || isViewOf(user, value)) {
        if (family.parents.insert({user->getResult(0), value}).second)
          work.push_back(user->getResult(0));
      } else if (nameOf(user) == "torch.prim.ListConstruct") {
        lists.push_back(user);
      } else if (!written && !makesNew(user) && !isa<func::ReturnOp>(user)) {
        return false;
      }
    }
  }
  return !family.writes.empty() &&
         llvm::all_of(lists, [&](Operation *list) { return isReadAtOnce(list, family); });
}

//===----------------------------------------------------------------------===//
// New tensors
//===----------------------------------------------------------------------===//

/// Goes through the block and keeps what the tensor is at each operation.
class InPlace::Rewriter {
public:
  Rewriter(Family &family, llvm::SetVector<Operation *> &made)
      : family(family), made(made), builder(family.base.getContext()) {}

  void run() {
    Operation *maker = family.base.getDefiningOp();
    builder.setInsertionPointAfter(maker);
    now = keep(builder.clone(*maker));
    // What is put in comes before the operation that is looked at.
    for (Operation *op = maker->getNextNode()->getNextNode(); op; op = op->getNextNode()) {
      builder.setInsertionPoint(op);
      if (family.writes.contains(op))
        write(op);
      else if (!isView(op) && !looksAtNoElement(op))
        read(op);
    }
  }

private:
  Value keep(Operation *op) {
    made.insert(op);
    return op->getResult(0);
  }

  bool isView(Operation *op) const {
    return op->getNumResults() == 1 && family.parents.contains(op->getResult(0));
  }

  bool isMember(Value value) const {
    return value == family.base || family.parents.contains(value);
  }

  /// The operation on other operands, with the result's type.
  Value make(Location loc, StringRef name, ValueRange operands, Type type) {
    OperationState state(loc, name);
    state.addOperands(operands);
    state.addTypes(type);
    return keep(builder.create(state));
  }

  /// The elements of a view as they are now.
  Value seen(Value view) {
    if (view == family.base)
      return now;
    if (auto known = fresh.find(view); known != fresh.end())
      return known->second;
    const Value whole = seen(family.parents.lookup(view));
    Operation *op = view.getDefiningOp();
    if (family.writes.contains(op))
      return whole;
    IRMapping mapping;
    mapping.map(op->getOperand(0), whole);
    return fresh[view] = keep(builder.clone(*op, mapping));
  }

  void read(Operation *op) {
    for (OpOperand &operand : op->getOpOperands()) {
      const Value original = operand.get();
      if (!isMember(original))
        continue;
      operand.set(seen(original));
      family.readings.push_back({op, operand.getOperandNumber(), original});
    }
  }

  void write(Operation *op) {
    SmallVector<Value> operands;
    for (Value operand : op->getOperands())
      operands.push_back(isMember(operand) ? seen(operand) : operand);
    const Value written = op->getOperand(0);
    put(written, make(op->getLoc(), functionalNameOf(op), operands, written.getType()));
  }

  /// Puts new elements of a view where they are in the tensor.
  void put(Value view, Value updated) {
    if (view == family.base) {
      now = updated;
      fresh.clear();
      return;
    }
    const Value parent = family.parents.lookup(view);
    Operation *op = view.getDefiningOp();
    const StringRef name = nameOf(op);
    if (family.writes.contains(op) || name == "torch.aten.detach" || name == "torch.aten.alias" ||
        name == "torch.aten.to.dtype")
      return put(parent, updated);
    const Value whole = seen(parent);
    SmallVector<Value> operands = {whole, updated};
    llvm::append_range(operands, op->getOperands().drop_front());
    if (name == "torch.aten.slice.Tensor")
      updated = make(op->getLoc(), "torch.aten.slice_scatter", operands, parent.getType());
    else if (name == "torch.aten.select.int")
      updated = make(op->getLoc(), "torch.aten.select_scatter", operands, parent.getType());
    else if (name == "torch.aten.transpose.int") // its own inverse
      updated =
          make(op->getLoc(), name, llvm::to_vector(llvm::drop_begin(operands)), parent.getType());
    else // other dimensions of the same elements in the same order
      updated = make(op->getLoc(), "torch.aten.view_as", {updated, whole}, parent.getType());
    put(parent, updated);
  }

  Family &family;
  llvm::SetVector<Operation *> &made;
  OpBuilder builder;
  Value now;                          ///< The whole tensor.
  llvm::DenseMap<Value, Value> fresh; ///< Views since the last write.
};

void InPlace::makeFunctional(Operation *root) {
  // Where a write's views begin: a tensor that nobody else has.
  llvm::SetVector<Value> bases;
  root->walk([&](Operation *op) {
    Value value = writtenBy(op);
    while (Operation *view = value ? value.getDefiningOp() : nullptr) {
      if (makesNew(view)) {
        bases.insert(value);
        break;
      }
      const bool isOneView =
          view->getNumOperands() > 0 && (isViewOf(view, view->getOperand(0)) || writtenBy(view));
      value = isOneView ? view->getOperand(0) : Value();
    }
  });
  for (Value base : bases) {
    Family family;
    family.base = base;
    if (!collect(family))
      continue;
    Rewriter(family, made).run();
    replaced.insert(family.writes.begin(), family.writes.end());
    families.push_back(std::move(family));
  }
}

void InPlace::restore(llvm::function_ref<bool(Operation *)> isRaised) {
  for (Family &family : families)
    for (const Reading &reading : family.readings) {
      Value read = reading.reader->getOperand(reading.operand);
      if (!isRaised(reading.reader) && isMade(read.getDefiningOp()))
        reading.reader->setOperand(reading.operand, reading.original);
    }
}

bool InPlace::isRead(const Family &family) {
  const auto isReading = [&](Operation *user) {
    const bool isView = user->getNumResults() == 1 && family.parents.contains(user->getResult(0));
    return !isView && !looksAtNoElement(user);
  };
  return llvm::any_of(family.base.getUsers(), isReading) ||
         llvm::any_of(family.parents, [&](const auto &view) {
           return llvm::any_of(view.first.getUsers(), isReading);
         });
}

SmallVector<Operation *> InPlace::eraseUnseen() {
  llvm::SetVector<Operation *> left;
  SmallVector<Operation *> unseen;
  for (Family &family : families) {
    if (family.readings.empty() || isRead(family))
      continue;
    left.insert(family.base.getDefiningOp());
    for (auto [view, parent] : family.parents)
      left.insert(view.getDefiningOp());
    for (Operation *write : family.writes) {
      for (Value operand : write->getOperands())
        if (Operation *maker = operand.getDefiningOp())
          left.insert(maker);
      unseen.push_back(write);
    }
  }
  left.insert(made.begin(), made.end());
  for (Operation *write : unseen) {
    write->getResult(0).replaceAllUsesWith(write->getOperand(0));
    left.remove(write);
    write->erase();
  }
  return left.takeVector();
}

} // namespace ropewalk::raise
