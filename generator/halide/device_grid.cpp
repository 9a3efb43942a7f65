//===- device_grid.cpp - Loops that are a launch's grid -------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "device_grid.h"

#include <map>
#include <string>
#include <utility>

using namespace Halide;

namespace ropewalk {
namespace {

using Internal::For;
using Internal::ForType;
using Internal::Stmt;
using Internal::Variable;

/// The loops that are a grid's first two axes, the second around the first: the innermost ones, by
/// which Halide counts axes too. Their names would not tell, "block_id_y" may be "block_id_y$1".
class Blocks : public Internal::IRVisitor {
public:
  const For *first = nullptr, *second = nullptr;

private:
  using IRVisitor::visit;
  void visit(const For *loop) override {
    if (loop->for_type == ForType::GPUBlock)
      second = std::exchange(first, loop);
    IRVisitor::visit(loop);
  }
};

class SwapBlocks : public Internal::IRMutator {
public:
  explicit SwapBlocks(Expr swaps) : swaps(std::move(swaps)) {}

  Stmt mutate(const Stmt &whole) override {
    if (!blocks.first) {
      whole.accept(&blocks);
      if (!blocks.first || !blocks.second)
        throw CompileError("the launch has no two axes of blocks");
    }
    return IRMutator::mutate(whole);
  }
  using IRMutator::mutate;

private:
  using IRMutator::visit;

  Stmt visit(const For *loop) override {
    if (loop != blocks.first && loop != blocks.second)
      return IRMutator::visit(loop);
    const For *other = loop == blocks.first ? blocks.second : blocks.first;
    // Grids begin at 0.
    return For::make(loop->name, loop->min, select(swaps, other->extent, loop->extent),
                     loop->for_type, loop->partition_policy, loop->device_api, mutate(loop->body));
  }

  Expr visit(const Variable *variable) override {
    for (auto [axis, other] :
         {std::pair(blocks.first, blocks.second), {blocks.second, blocks.first}})
      if (variable->name == axis->name)
        return select(swaps, Variable::make(Int(32), other->name), variable);
    return variable;
  }

  const Expr swaps;
  Blocks blocks;
};

/// Loops of several outputs that are one (compute_with) keep each output's own bounds as
/// conditions in it. All have the same, so each holds in all of the loop.
class DropBounds : public Internal::IRMutator {
public:
  using IRMutator::mutate;

private:
  using IRMutator::visit;

  Stmt visit(const For *loop) override {
    const bool isOfGrid =
        loop->for_type == ForType::GPUBlock || loop->for_type == ForType::GPUThread;
    if (isOfGrid)
      last[loop->name] = loop->min + loop->extent - 1;
    Stmt mutated = IRMutator::visit(loop);
    last.erase(loop->name);
    return mutated;
  }

  Expr visit(const Internal::LE *condition) override {
    const auto *sum = condition->a.as<Internal::Add>();
    const bool isNext = sum && Internal::is_const_one(sum->b);
    const auto *variable = (isNext ? sum->a : condition->a).as<Variable>();
    const auto found = variable ? last.find(variable->name) : last.end();
    if (found == last.end() || Internal::stmt_or_expr_uses_var(condition->b, variable->name))
      return IRMutator::visit(condition);
    Expr most = isNext ? found->second + 1 : found->second;
    return Internal::is_const_one(Internal::simplify(most <= condition->b))
               ? Internal::const_true()
               : IRMutator::visit(condition);
  }

  /// What is always true has no name: OpenCL C would get one that is declared nowhere.
  Stmt visit(const Internal::LetStmt *let) override {
    Expr value = mutate(let->value);
    Stmt body = mutate(let->body);
    return Internal::is_const_one(value)
               ? Internal::substitute(let->name, value, body)
               : Internal::LetStmt::make(let->name, std::move(value), std::move(body));
  }

  std::map<std::string, Expr> last; ///< Of each loop that is open.
};

} // namespace

void dropBoundsOfGrid(Pipeline pipeline) { pipeline.add_custom_lowering_pass(new DropBounds); }

void swapBlocksWhere(Pipeline pipeline, const Expr &swaps) {
  pipeline.add_custom_lowering_pass(new SwapBlocks(swaps));
}

} // namespace ropewalk
