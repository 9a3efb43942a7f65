//===- device_grid.cpp - Which blocks follow each other -------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "device_grid.h"

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

} // namespace

void swapBlocksWhere(Pipeline pipeline, const Expr &swaps) {
  pipeline.add_custom_lowering_pass(new SwapBlocks(swaps));
}

} // namespace ropewalk
