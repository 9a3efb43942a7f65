//===- device_threads.cpp - Where threads end -----------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "device_threads.h"

#include "device_markers.h"

#include <utility>

using namespace Halide;

namespace ropewalk {
namespace {

using Internal::Block;
using Internal::Evaluate;
using Internal::For;
using Internal::ForType;
using Internal::IfThenElse;
using Internal::Stmt;

class Stores : public Internal::IRVisitor {
public:
  static bool to(const std::string &output, const Stmt &stmt) {
    Stores stores(output);
    stmt.accept(&stores);
    return stores.found;
  }

private:
  explicit Stores(const std::string &output) : output(output) {}

  using IRVisitor::visit;
  void visit(const Internal::Store *store) override {
    found |= store->name == output;
    IRVisitor::visit(store);
  }

  const std::string &output;
  bool found = false;
};

/// Says behind what an output's heads alone have that their threads have no more to do.
class EndThreads : public Internal::IRMutator {
public:
  explicit EndThreads(std::string output) : output(std::move(output)) {}

private:
  using IRMutator::visit;

  /// The outermost condition that is of the output alone is the one on heads (isBelow).
  Stmt visit(const IfThenElse *branch) override {
    const auto *comparison = branch->condition.as<Internal::LT>();
    if (!comparison || comparison->a.type() != UInt(32) || !Stores::to(output, branch->then_case))
      return IRMutator::visit(branch);
    Stmt ended = Block::make(branch->then_case, Evaluate::make(endOfThread()));
    return IfThenElse::make(branch->condition, ended);
  }

  /// A thread has more to do in each turn.
  Stmt visit(const For *loop) override {
    return loop->for_type == ForType::Serial ? loop : IRMutator::visit(loop);
  }

  const std::string output;
};

} // namespace

void endThreadsOf(Pipeline pipeline, const std::string &output) {
  pipeline.add_custom_lowering_pass(new EndThreads(output));
}

} // namespace ropewalk
