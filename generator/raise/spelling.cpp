//===- spelling.cpp - The operations that make one value of another -------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "raise/spelling.h"

#include "raise/meaning.h"
#include "raise/open_reshapes.h"
#include "raise/torch_values.h"

#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;

namespace ropewalk::raise {

/// Names of nodes say nothing of what they compute.
static bool isName(NamedAttribute attribute) {
  return attribute.getName() == "onnx_node_name" || attribute.getName() == "torch.onnx.node_name";
}

static bool haveSameAttributes(Operation *a, Operation *b) {
  const DictionaryAttr ofA = a->getRawDictionaryAttrs(), ofB = b->getRawDictionaryAttrs();
  const auto isSame = [](auto both) {
    auto [one, other] = both;
    return one == other || (isName(one) && one.getName() == other.getName());
  };
  return (ofA == ofB ||
          (ofA.size() == ofB.size() && llvm::all_of(llvm::zip_equal(ofA, ofB), isSame))) &&
         a->getName().compareOpProperties(a->getPropertiesStorage(), b->getPropertiesStorage());
}

static bool haveSameRegions(Operation *a, Operation *b) {
  return a->getNumRegions() == b->getNumRegions() &&
         llvm::all_of(llvm::zip_equal(a->getRegions(), b->getRegions()), [](auto both) {
           return OperationEquivalence::isRegionEquivalentTo(&std::get<0>(both), &std::get<1>(both),
                                                             OperationEquivalence::IgnoreLocations);
         });
}

bool areAlike(Operation *a, Operation *b) {
  return a->getName() == b->getName() && a->getBlock() == b->getBlock() &&
         a->getNumOperands() == b->getNumOperands() && a->getResultTypes() == b->getResultTypes() &&
         haveSameAttributes(a, b) && haveSameRegions(a, b);
}

/// Whether nothing but its operands, and what its regions take from outside, tells what an
/// operation's results are: lists that stay as they are made, extents, and tensors whose numbers
/// nobody asks for, are as good as known.
static bool isPlain(Operation *op, Meanings &meanings) {
  const StringRef name = op->getName().getStringRef();
  const bool isPlainByName = name == "tensor.empty" || name == "tensor.dim" ||
                             (op->getNumResults() == 1 && torch::listOf(op->getResult(0)));
  return llvm::none_of(inputsOf(op), [&](Value input) { return meanings.isWritten(input); }) &&
         llvm::all_of(op->getResults(), [&](OpResult result) {
           return !meanings.isWritten(result) &&
                  (isPlainByName || static_cast<bool>(meanings.of(result).element));
         });
}

/// Whether an operation may give its operand the open extents of one beside. What else is known of
/// these, say that they are x's own in another order, may differ from x to x.
static bool mayReshape(Operation *op) {
  return isReshapeByList(op) || op->hasAttr("callee") || op->hasAttr("decomposition");
}

/// Whether an operand beside may have extents, or be some: it is computed of something, and the
/// operation is a reshape or of numbers.
static bool mayHaveExtents(Operation *op, Value beside) {
  auto shape = shapeOf(beside.getType());
  const bool isOfReals = shape && (shape->isComplex || isa<FloatType>(shape->element));
  return (!isOfReals || mayReshape(op)) && !isConstant(beside);
}

//===----------------------------------------------------------------------===//
// One that is told
//===----------------------------------------------------------------------===//

/// Puts down the operations that are made of x, each behind those that it has operands of.
class Spelling::Reader {
public:
  Reader(Spelling &spelling, Block *block, Value x, const Between &between, Meanings &meanings)
      : spelling(spelling), block(block), x(x), between(between), meanings(meanings) {}

  /// Whether the operation is made of x.
  bool read(Operation *op);
  /// Whether a value is, and not x itself.
  bool isMade(Value value);
  /// Whether what was read is all that there is, and may be told again.
  bool isWhole() const { return isComplete && !(reshapesOpen && hasOtherExtents); }

private:
  static constexpr unsigned maxSteps = 512, maxOps = 96;

  Spelling &spelling;
  Block *block;
  Value x;
  const Between &between;
  Meanings &meanings;
  llvm::DenseMap<Operation *, std::optional<unsigned>> places;
  bool isComplete = true;
  bool reshapesOpen = false;    ///< By a list, or another tensor's extents.
  bool hasOtherExtents = false; ///< These may be those of a value beside.
};

/// Before x there is nothing made of it: in blocks around the root's there is some only if x is of
/// one of them.
bool Spelling::Reader::isMade(Value value) {
  Operation *maker = isComplete ? value.getDefiningOp() : nullptr;
  return maker && (maker->getBlock() == block || x.getParentBlock() != block) && read(maker);
}

bool Spelling::Reader::read(Operation *op) {
  if (auto [known, isNew] = places.try_emplace(op, std::nullopt); !isNew)
    return known->second.has_value();
  if (places.size() > maxSteps || spelling.ops.size() > maxOps)
    isComplete = false;
  bool isMadeOfX = false, hasOther = false;
  SmallVector<Operand, 3> operands;
  for (Value value : op->getOperands()) {
    if (value == x) {
      isMadeOfX = true;
      operands.push_back({Operand::Kind::X, 0, 0, {}});
    } else if (isMade(value)) {
      isMadeOfX = true;
      const auto result = cast<OpResult>(value);
      operands.push_back(
          {Operand::Kind::Made, *places[result.getOwner()], result.getResultNumber(), {}});
    } else {
      operands.push_back({Operand::Kind::Beside, 0, 0, value});
      hasOther |= mayHaveExtents(op, value);
    }
  }
  const SmallVector<Value> inputs = inputsOf(op);
  for (Value value : ArrayRef(inputs).drop_front(op->getNumOperands())) { // regions take these
    if (value == x || isMade(value)) {
      isMadeOfX = true;
      isComplete = false;
    }
    hasOther |= mayHaveExtents(op, value);
  }
  if (!isMadeOfX)
    return false;
  isComplete &= op->getBlock() == block && isPlain(op, meanings);
  reshapesOpen |= mayReshape(op) && llvm::any_of(op->getResultTypes(), isOpen);
  hasOtherExtents |= hasOther;
  places[op] = static_cast<unsigned>(spelling.ops.size());
  spelling.ops.push_back({op, std::move(operands), between.contains(op)});
  return true;
}

std::optional<Spelling> Spelling::of(OpResult root, Value x, const Between &between,
                                     Meanings &meanings) {
  auto shape = shapeOf(root.getType());
  if (!shape || shape->element.isF64() || meanings.isWritten(x))
    return std::nullopt; // who uses an f64 is of importance, too
  Spelling spelling;
  spelling.result = root.getResultNumber();
  spelling.typeOfX = x.getType();
  Reader reader(spelling, root.getOwner()->getBlock(), x, between, meanings);
  return reader.read(root.getOwner()) && reader.isWhole() ? std::optional(std::move(spelling))
                                                          : std::nullopt;
}

uint64_t Spelling::hash() const {
  llvm::hash_code code = llvm::hash_combine(typeOfX.getAsOpaquePointer(), result);
  for (const Op &op : ops) {
    code = llvm::hash_combine(code, op.first->getName().getAsOpaquePointer(), op.isBetween,
                              op.first->hashProperties());
    for (NamedAttribute attribute : op.first->getRawDictionaryAttrs())
      if (!isName(attribute))
        code = llvm::hash_combine(code, attribute.getName().getAsOpaquePointer(),
                                  attribute.getValue().getAsOpaquePointer());
    for (Type type : op.first->getResultTypes())
      code = llvm::hash_combine(code, type.getAsOpaquePointer());
    for (const Operand &operand : op.operands)
      code = llvm::hash_combine(code, static_cast<int>(operand.kind), operand.op, operand.result);
  }
  return code;
}

uint64_t Spelling::keyOf(OpResult root) {
  llvm::hash_code code = llvm::hash_combine(root.getOwner()->getName().getAsOpaquePointer(),
                                            root.getType().getAsOpaquePointer());
  for (Value operand : root.getOwner()->getOperands())
    if (Operation *maker = operand.getDefiningOp())
      code = llvm::hash_combine(code, maker->getName().getAsOpaquePointer());
  return code;
}

//===----------------------------------------------------------------------===//
// Others
//===----------------------------------------------------------------------===//

class Spelling::Matcher {
public:
  Matcher(const Spelling &spelling, Meanings &meanings)
      : spelling(spelling), meanings(meanings), found(spelling.ops.size(), nullptr) {}

  bool match(unsigned place, Operation *op);
  Spelled spelled() const;

private:
  bool matchOperand(const Operand &operand, Value value);
  bool areSame(Value a, Value b);

  const Spelling &spelling;
  Meanings &meanings;
  SmallVector<Operation *> found;
  Value x;
  unsigned steps = 256; ///< How many more values beside are compared.
};

bool Spelling::Matcher::match(unsigned place, Operation *op) {
  if (found[place])
    return found[place] == op;
  const Op &wanted = spelling.ops[place];
  if (!areAlike(wanted.first, op) || !isPlain(op, meanings))
    return false;
  found[place] = op;
  return llvm::all_of(llvm::zip_equal(wanted.operands, op->getOperands()), [&](auto both) {
    return matchOperand(std::get<0>(both), std::get<1>(both));
  });
}

bool Spelling::Matcher::matchOperand(const Operand &operand, Value value) {
  switch (operand.kind) {
  case Operand::Kind::X:
    if (!x && value.getType() == spelling.typeOfX && !meanings.isWritten(value))
      x = value;
    return value == x;
  case Operand::Kind::Made: {
    auto result = dyn_cast<OpResult>(value);
    return result && result.getResultNumber() == operand.result &&
           match(operand.op, result.getOwner());
  }
  case Operand::Kind::Beside:
    return areSame(operand.value, value);
  }
  return false;
}

/// Whether two values are one, or computed in the same way of the same ones.
bool Spelling::Matcher::areSame(Value a, Value b) {
  if (a == b) // what is written to in between is another one
    return !meanings.isWritten(a);
  auto first = dyn_cast<OpResult>(a), second = dyn_cast<OpResult>(b);
  if (steps == 0 || !first || !second || first.getResultNumber() != second.getResultNumber() ||
      !areAlike(first.getOwner(), second.getOwner()) || !isPlain(first.getOwner(), meanings) ||
      !isPlain(second.getOwner(), meanings))
    return false;
  --steps;
  return llvm::all_of(
      llvm::zip_equal(first.getOwner()->getOperands(), second.getOwner()->getOperands()),
      [&](auto both) { return areSame(std::get<0>(both), std::get<1>(both)); });
}

Spelled Spelling::Matcher::spelled() const {
  Spelled result;
  result.x = x;
  for (auto [op, made] : llvm::zip_equal(spelling.ops, found)) {
    if (made && op.isBetween)
      result.between.insert(made);
    result.counterparts[op.first] = made;
  }
  return result;
}

std::optional<Spelled> Spelling::match(OpResult root, Meanings &meanings) const {
  Matcher matcher(*this, meanings);
  if (root.getResultNumber() != result ||
      !matcher.match(static_cast<unsigned>(ops.size()) - 1, root.getOwner()))
    return std::nullopt;
  return matcher.spelled();
}

} // namespace ropewalk::raise
