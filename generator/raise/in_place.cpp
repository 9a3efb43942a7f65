//===- in_place.cpp - Operators that write to tensors ---------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "raise/in_place.h"

#include "raise/in_place_operators.h"
#include "raise/torch_values.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/IRMapping.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;

namespace ropewalk::raise {

//===----------------------------------------------------------------------===//
// Who sees a tensor
//===----------------------------------------------------------------------===//

/// Whether who takes a list takes it before anything else is written: its tensors are views still.
bool InPlace::isReadAtOnce(Operation *list, const Family &family, const OpOrder &order) {
  return llvm::all_of(list->getUsers(), [&](Operation *user) {
    return user->getBlock() == list->getBlock() && makesNew(user) &&
           llvm::none_of(family.writes, [&](Operation *write) {
             return order.isBefore(list, write) && order.isBefore(write, user);
           });
  });
}

/// Whether a view has all that it is a view of, in its dimensions.
static bool hasAllElements(Operation *view) {
  static const llvm::StringSet<> names = {"torch.aten.detach", "torch.aten.alias",
                                          "torch.aten.to.dtype"};
  return writtenBy(view) || names.contains(nameOf(view));
}

/// Finds all that see the tensor; false if what one of them does is not known.
bool InPlace::collect(Family &family, const OpOrder &order) {
  SmallVector<Value> work = {family.base};
  SmallVector<Operation *> lists, copies;
  llvm::DenseSet<Value> readOnly;
  llvm::DenseMap<Value, unsigned> depths; // A write is as much work as its view is deep.
  constexpr unsigned maxDepth = 64;
  while (!work.empty()) {
    const Value value = work.pop_back_val();
    // Of a chain of views that have all each is one of what the first is.
    Operation *maker = value == family.base ? nullptr : value.getDefiningOp();
    const Value parent = maker && hasAllElements(maker) ? family.parents.lookup(value) : value;
    const unsigned depth = depths.lookup(parent) + 1;
    if (depth > maxDepth)
      return false;
    for (Operation *user : value.getUsers()) {
      if (user->getBlock() != family.base.getParentBlock())
        return false;
      if (looksAtNoElement(user))
        continue;
      family.users.insert(user);
      const Value written = writtenBy(user);
      const bool isWrite = written == value;
      if (isWrite && (functionalNameOf(user).empty() || readOnly.contains(value)))
        return false;
      if (isWrite)
        family.writes.insert(user);
      if (Operation *unpacking = unpackingOf(user); unpacking && user->getOperand(0) == value) {
        for (Value part : unpacking->getResults())
          if (family.parents.insert({part, parent}).second) {
            work.push_back(part);
            depths[part] = depth;
            if (readOnly.contains(value))
              readOnly.insert(part);
          }
        continue;
      }
      if (isWrite || isViewOf(user, value)) {
        if (family.parents.insert({user->getResult(0), parent}).second) {
          work.push_back(user->getResult(0));
          depths[user->getResult(0)] = depth;
        }
        if (readOnly.contains(value) || (!isWrite && isReadOnlyView(user)))
          readOnly.insert(user->getResult(0));
        if (!isWrite && mayCopy(user))
          copies.push_back(user);
      } else if (nameOf(user) == "torch.prim.ListConstruct") {
        lists.push_back(user);
      } else if (!written && !makesNew(user) && !isa<func::ReturnOp>(user)) {
        return false;
      }
    }
  }
  // What is written later is in a view, but not in a copy.
  const auto isDone = [&](Operation *copy) {
    return llvm::all_of(family.writes,
                        [&](Operation *write) { return order.isBefore(write, copy); });
  };
  return !family.writes.empty() && llvm::all_of(copies, isDone) &&
         llvm::all_of(lists, [&](Operation *list) { return isReadAtOnce(list, family, order); });
}

//===----------------------------------------------------------------------===//
// New tensors
//===----------------------------------------------------------------------===//

/// Goes through all that see a tensor and keeps what it is at each of them.
class InPlace::Rewriter {
public:
  Rewriter(Family &family, llvm::SetVector<Operation *> &made, OpOrder &order)
      : family(family), made(made), order(order), builder(family.base.getContext()) {}

  /// How many operations were looked at.
  size_t run() {
    Operation *maker = family.base.getDefiningOp();
    builder.setInsertionPointAfter(maker);
    now = keep(builder.clone(*maker));
    auto users = family.users.takeVector();
    llvm::sort(users, [&](Operation *a, Operation *b) { return order.isBefore(a, b); });
    for (Operation *op : users) {
      builder.setInsertionPoint(op);
      if (family.writes.contains(op))
        write(op);
      else if (!isView(op))
        read(op);
    }
    return users.size();
  }

private:
  Value keep(Operation *op) {
    order.add(op);
    made.insert(op);
    return op->getResult(0);
  }

  bool isView(Operation *op) const {
    return (op->getNumResults() > 0 && family.parents.contains(op->getResult(0))) ||
           (unpackingOf(op) && isMember(op->getOperand(0)));
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

  /// The elements of a view as they are now. Views of views may be many, so nothing here recurses.
  Value seen(Value view) {
    SmallVector<Value> views;
    for (; view != family.base && !fresh.contains(view); view = family.parents.lookup(view))
      views.push_back(view);
    Value whole = view == family.base ? now : fresh.lookup(view);
    for (Value made : llvm::reverse(views))
      whole = seenIn(made, whole);
    return whole;
  }

  /// Those of a view of what has the elements `whole` now.
  Value seenIn(Value view, Value whole) {
    Operation *op = view.getDefiningOp();
    if (family.writes.contains(op))
      return whole;
    IRMapping mapping;
    Operation *maker = makerOf(view);
    mapping.map(maker->getOperand(0), whole);
    Value made = keep(builder.clone(*maker, mapping));
    if (maker == op)
      return fresh[view] = made;
    mapping.map(op->getOperand(0), made);
    keep(builder.clone(*op, mapping));
    return fresh[view] = mapping.lookup(view);
  }

  Value makeInteger(Location loc, int64_t number, Type type) {
    OperationState state(loc, "torch.constant.int");
    state.addAttribute("value", builder.getI64IntegerAttr(number));
    state.addTypes(type);
    return keep(builder.create(state));
  }

  /// Puts new elements of a part of a list where they are in the tensor.
  Value putPart(Value part, Value whole, Value updated) {
    Operation *list = makerOf(part);
    const bool isSelected = nameOf(list) == "torch.aten.unbind.int";
    const Value dim = list->getOperand(isSelected ? 1 : 2);
    const auto number = cast<OpResult>(part).getResultNumber();
    const Location loc = part.getLoc();
    if (isSelected)
      return make(loc, "torch.aten.select_scatter",
                  {whole, updated, dim, makeInteger(loc, number, dim.getType())}, whole.getType());
    const int64_t d = *torch::intOf(dim);
    int64_t start = 0;
    const auto extentOf = [&](Value value) {
      auto shape = shapeOf(value.getType());
      return shape->extents[d < 0 ? d + shape->rank() : d];
    };
    for (Value before : part.getDefiningOp()->getResults().take_front(number))
      start += extentOf(before);
    return make(loc, "torch.aten.slice_scatter",
                {whole, updated, dim, makeInteger(loc, start, dim.getType()),
                 makeInteger(loc, start + extentOf(part), dim.getType()),
                 makeInteger(loc, 1, dim.getType())},
                whole.getType());
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
    for (; view != family.base; view = family.parents.lookup(view))
      updated = putInto(view, updated);
    now = updated;
    fresh.clear();
  }

  /// What a view is one of, with new elements of the view.
  Value putInto(Value view, Value updated) {
    const Value parent = family.parents.lookup(view);
    Operation *op = view.getDefiningOp();
    const StringRef name = nameOf(op);
    if (hasAllElements(op))
      return updated;
    const Value whole = seen(parent);
    if (makerOf(view) != op)
      return putPart(view, whole, updated);
    SmallVector<Value> operands = {whole, updated};
    llvm::append_range(operands, op->getOperands().drop_front());
    if (name == "torch.aten.slice.Tensor")
      return make(op->getLoc(), "torch.aten.slice_scatter", operands, parent.getType());
    if (name == "torch.aten.select.int")
      return make(op->getLoc(), "torch.aten.select_scatter", operands, parent.getType());
    if (name == "torch.aten.transpose.int") // its own inverse
      return make(op->getLoc(), name, llvm::to_vector(llvm::drop_begin(operands)),
                  parent.getType());
    // Other dimensions of the same elements in the same order.
    return make(op->getLoc(), "torch.aten.view_as", {updated, whole}, parent.getType());
  }

  Family &family;
  llvm::SetVector<Operation *> &made;
  OpOrder &order;
  OpBuilder builder;
  Value now;                          ///< The whole tensor.
  llvm::DenseMap<Value, Value> fresh; ///< Views since the last write.
};

size_t InPlace::makeFunctional(Operation *root) {
  // Where a write's views begin: a tensor that nobody else has.
  llvm::SetVector<Value> bases;
  llvm::DenseSet<Value> walked; // by another write, or by this one where a graph has a cycle
  root->walk([&](Operation *op) {
    Value value = writtenBy(op);
    while (Operation *view = value ? value.getDefiningOp() : nullptr) {
      if (!walked.insert(value).second)
        break;
      if (makesNew(view)) {
        bases.insert(value);
        break;
      }
      view = makerOf(value);
      const bool isOneView =
          view && view->getNumOperands() > 0 &&
          (unpackingOf(view) || isViewOf(view, view->getOperand(0)) || writtenBy(view));
      value = isOneView ? view->getOperand(0) : Value();
    }
  });
  if (bases.empty())
    return 0;
  size_t visited = 0;
  OpOrder order(root);
  for (Value base : bases) {
    Family family;
    family.base = base;
    if (!collect(family, order))
      continue;
    visited += Rewriter(family, made, order).run();
    replaced.insert(family.writes.begin(), family.writes.end());
    replaced.insert(family.base.getDefiningOp());
    for (auto [view, parent] : family.parents) {
      replaced.insert(view.getDefiningOp());
      replaced.insert(makerOf(view));
    }
    families.push_back(std::move(family));
  }
  return visited;
}

void InPlace::restore(llvm::function_ref<bool(Operation *)> isRaised,
                      llvm::function_ref<bool(Value)> isRotated) {
  // What was put in and has a rotation in it: then it is what is read. A tensor that is often
  // written to is a long chain of such, so nothing here recurses.
  llvm::SetVector<Operation *> hasRotation;
  for (Operation *op : made)
    if (llvm::any_of(op->getOperands(), isRotated))
      hasRotation.insert(op);
  for (size_t next = 0; next < hasRotation.size(); ++next)
    for (Operation *user : hasRotation[next]->getUsers())
      if (isMade(user))
        hasRotation.insert(user);
  for (Family &family : families)
    for (const Reading &reading : family.readings) {
      Value read = reading.reader->getOperand(reading.operand);
      if (!isRaised(reading.reader) && isMade(read.getDefiningOp()) &&
          !hasRotation.contains(read.getDefiningOp()))
        reading.reader->setOperand(reading.operand, reading.original);
    }
}

/// Whether nobody sees what an operation does but operations that nobody sees.
static bool isUnseen(Operation *op, const llvm::DenseSet<Operation *> &unseen, unsigned steps = 4) {
  return unseen.contains(op) || (steps > 0 && makesNew(op) && !op->use_empty() &&
                                 llvm::all_of(op->getUsers(), [&](Operation *user) {
                                   return isUnseen(user, unseen, steps - 1);
                                 }));
}

bool InPlace::isRead(const Family &family, const llvm::DenseSet<Operation *> &unseen) {
  const auto isReading = [&](Operation *user) {
    const bool isView = user->getNumResults() > 0 && family.parents.contains(user->getResult(0));
    return !isView && !unpackingOf(user) && !looksAtNoElement(user) && !isUnseen(user, unseen);
  };
  return llvm::any_of(family.base.getUsers(), isReading) ||
         llvm::any_of(family.parents, [&](const auto &view) {
           return llvm::any_of(view.first.getUsers(), isReading);
         });
}

SmallVector<Operation *> InPlace::eraseUnseen() {
  constexpr unsigned maxRounds = 4; // what reads others mostly comes later, and is looked at first
  llvm::SetVector<Operation *> left;
  llvm::DenseSet<Operation *> unseen;
  SmallVector<Operation *> writes;
  SmallVector<Family *> rest;
  for (Family &family : llvm::reverse(families))
    if (!family.readings.empty())
      rest.push_back(&family);
  size_t before = rest.size() + 1;
  for (unsigned round = 0; round < maxRounds && rest.size() < before; ++round) {
    before = rest.size();
    llvm::erase_if(rest, [&](Family *family) {
      if (isRead(*family, unseen))
        return false;
      const auto leave = [&](Operation *op) {
        left.insert(op);
        unseen.insert(op);
      };
      leave(family->base.getDefiningOp());
      for (auto [view, parent] : family->parents) {
        leave(makerOf(view));
        leave(view.getDefiningOp());
      }
      for (Operation *write : family->writes) {
        for (Value operand : write->getOperands())
          if (Operation *maker = operand.getDefiningOp())
            left.insert(maker);
        writes.push_back(write);
      }
      return true;
    });
  }
  left.insert(made.begin(), made.end());
  for (Operation *write : writes) {
    write->getResult(0).replaceAllUsesWith(write->getOperand(0));
    left.remove(write);
    write->erase();
  }
  return left.takeVector();
}

} // namespace ropewalk::raise
