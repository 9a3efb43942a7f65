//===- roots.cpp - Where rotations may be ---------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "raise/roots.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace ropewalk::raise {

Roots::Product Roots::productOf(Value value, unsigned steps) {
  auto [known, isNew] = products.try_emplace({value, steps}, Product::None);
  if (!isNew)
    return known->second;
  const Product found = findProduct(value, steps);
  return products[{value, steps}] = found;
}

Roots::Product Roots::findProduct(Value value, unsigned steps) {
  auto result = dyn_cast<OpResult>(value);
  if (!result)
    return Product::None;
  const Role role = meanings.of(result).role;
  if (role == Role::ProductSum)
    return Product::OfMoved;
  const auto isMoved = [&](Value operand) {
    auto factor = dyn_cast<OpResult>(operand);
    const Role by = factor ? meanings.of(factor).role : Role::Moves;
    return by == Role::Moves || by == Role::Sign || by == Role::Product || by == Role::ProductSum;
  };
  const auto operands = result.getOwner()->getOperands();
  if (role == Role::Product)
    return llvm::any_of(operands, isMoved) ? Product::OfMoved : Product::InPlace;
  Product most = Product::None;
  if (steps > 0 && (role == Role::Moves || role == Role::Sign))
    for (Value operand : operands)
      if ((most = std::max(most, productOf(operand, steps - 1))) == Product::OfMoved)
        break;
  return most;
}

bool Roots::isSeed(OpResult result) {
  const Role role = meanings.of(result).role;
  if (role != Role::Sum && role != Role::ProductSum)
    return false;
  auto shape = shapeOf(result.getType());
  if (!shape || shape->rank() == 0 || !isa<FloatType>(shape->element))
    return false;
  ValueRange operands = result.getOwner()->getOperands();
  if (role == Role::ProductSum)
    return true;
  if (operands.size() < 2 || operands[0] == operands[1])
    return false;
  // Of two products of what is in the same place in each tensor there is no rotation.
  const auto [less, most] = std::minmax({productOf(operands[0]), productOf(operands[1])});
  return less != Product::None && most == Product::OfMoved;
}

/// Whether a value only has components of others, each in its place: a sum of such is one too where
/// the others are zeros.
bool Roots::isMoved(OpResult result) {
  const auto isByMove = [&](Value operand) {
    auto moved = dyn_cast<OpResult>(operand);
    return moved && meanings.of(moved).role == Role::Moves;
  };
  const Role role = meanings.of(result).role;
  return role == Role::Moves ||
         (role == Role::Sum &&
          llvm::all_of(result.getOwner()->getOperands().take_front(2), isByMove));
}

SmallVector<OpResult> Roots::of(OpResult seed) {
  constexpr unsigned maxRoots = 12, maxSteps = 8;
  llvm::SetVector<OpResult> roots;
  roots.insert(seed);
  for (unsigned first = 0, step = 0; first < roots.size() && step < maxSteps; ++step) {
    const unsigned last = roots.size();
    for (; first < last; ++first)
      for (Operation *user : OpResult(roots[first]).getUsers())
        for (OpResult result : user->getResults())
          if (roots.size() < maxRoots && isMoved(result))
            roots.insert(result);
  }
  return llvm::to_vector(llvm::reverse(roots));
}

} // namespace ropewalk::raise
