//===- device_threads.cpp - In which order a thread works -----------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "device_threads.h"

#include "device_markers.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

using namespace Halide;

namespace ropewalk {
namespace {

using Internal::Allocate;
using Internal::Block;
using Internal::Evaluate;
using Internal::For;
using Internal::ForType;
using Internal::IfThenElse;
using Internal::LetStmt;
using Internal::Load;
using Internal::ProducerConsumer;
using Internal::Stmt;
using Internal::Store;

/// The memory that statements store to.
class Stores : public Internal::IRVisitor {
public:
  static std::set<std::string> in(const Stmt &stmt) {
    Stores stores;
    stmt.accept(&stores);
    return stores.names;
  }

private:
  using IRVisitor::visit;
  void visit(const Store *store) override {
    names.insert(store->name);
    IRVisitor::visit(store);
  }

  std::set<std::string> names;
};

class ReadsMemory : public Internal::IRVisitor {
public:
  static bool in(const Expr &expr) {
    ReadsMemory reads;
    expr.accept(&reads);
    return reads.found;
  }

private:
  using IRVisitor::visit;
  void visit(const Load *) override { found = true; }

  bool found = false;
};

void append(Stmt &all, const Stmt &next) {
  if (next.defined())
    all = all.defined() ? Block::make(all, next) : next;
}

/// Loads that are under one condition, and the memory that they fill.
struct Loads {
  Expr condition;
  Stmt stmt;
  std::vector<std::string> memory;
};

/// Takes what loads a tensor's carriers and its row out of what its heads alone have.
class TakeLoads : public Internal::IRMutator {
public:
  explicit TakeLoads(const TensorStages &stages) : stages(stages) {}
  using IRMutator::mutate;

  /// None of what is in a loop.
  std::vector<Loads> raw, row;

private:
  using IRMutator::visit;

  Stmt visit(const ProducerConsumer *stage) override {
    const bool isRaw = stage->name == stages.raw;
    const bool isOfRow =
        std::find(stages.row.begin(), stages.row.end(), stage->name) != stages.row.end();
    if (!stage->is_producer || (!isRaw && !isOfRow))
      return IRMutator::visit(stage);
    add(isRaw ? raw : row, stage->body);
    return Evaluate::make(0);
  }

  void add(std::vector<Loads> &to, Stmt loads) const {
    Expr where = condition;
    for (auto let = lets.rbegin(); let != lets.rend(); ++let) {
      const std::string &name = (*let)->name;
      if (Internal::stmt_uses_var(loads, name))
        loads = LetStmt::make(name, (*let)->value, loads);
      if (Internal::expr_uses_var(where, name))
        where = Internal::Let::make(name, (*let)->value, where);
    }
    if (to.empty() || !Internal::equal(to.back().condition, where))
      to.push_back({where, Stmt(), {}});
    append(to.back().stmt, loads);
    for (const std::string &name : Stores::in(loads))
      to.back().memory.push_back(name);
  }

  Stmt visit(const IfThenElse *branch) override {
    Expr outer = condition;
    condition = outer.defined() ? outer && branch->condition : branch->condition;
    Stmt taken = mutate(branch->then_case);
    condition = outer;
    return IfThenElse::make(branch->condition, taken, branch->else_case);
  }

  Stmt visit(const LetStmt *let) override {
    lets.push_back(let);
    Stmt mutated = IRMutator::visit(let);
    lets.pop_back();
    return mutated;
  }

  Stmt visit(const For *loop) override { return loop; }

  const TensorStages &stages;
  Expr condition;                    ///< All that are open.
  std::vector<const LetStmt *> lets; ///< All that are open.
};

/// Puts one memory in the place of another.
class ReplaceMemory : public Internal::IRMutator {
public:
  explicit ReplaceMemory(std::map<std::string, std::string> names) : names(std::move(names)) {}
  using IRMutator::mutate;

private:
  using IRMutator::visit;

  Stmt visit(const Allocate *memory) override {
    return names.count(memory->name) ? mutate(memory->body) : IRMutator::visit(memory);
  }

  Stmt visit(const Internal::Free *memory) override {
    return names.count(memory->name) ? Evaluate::make(0) : Stmt(memory);
  }

  Stmt visit(const Store *store) override {
    const auto found = names.find(store->name);
    if (found == names.end())
      return IRMutator::visit(store);
    return Store::make(found->second, mutate(store->value), mutate(store->index), store->param,
                       mutate(store->predicate), store->alignment);
  }

  Expr visit(const Load *load) override {
    const auto found = names.find(load->name);
    if (found == names.end())
      return IRMutator::visit(load);
    return Load::make(load->type, found->second, mutate(load->index), load->image, load->param,
                      mutate(load->predicate), load->alignment);
  }

  const std::map<std::string, std::string> names;
};

class OrderThreads : public Internal::IRMutator {
public:
  OrderThreads(TensorStages q, TensorStages k, Expr hasRest)
      : q(std::move(q)), k(std::move(k)), hasRest(std::move(hasRest)) {}

  Stmt mutate(const Stmt &stmt) override {
    const bool isWhole = !std::exchange(isInside, true);
    Stmt mutated = IRMutator::mutate(stmt);
    if (isWhole && !isOrdered)
      throw CompileError("the launch has no threads of q and of k");
    return mutated;
  }
  using IRMutator::mutate;

private:
  using IRMutator::visit;

  /// The innermost loop over threads is around all that one of them has memory for.
  Stmt visit(const For *loop) override {
    if (loop->for_type == ForType::Serial)
      return loop;
    Stmt mutated = IRMutator::visit(loop);
    if (loop->for_type != ForType::GPUThread || !ofQ.defined())
      return mutated;
    // Threads have no other heads than q's and k's: one condition tells them apart.
    mutated = Internal::substitute(std::exchange(ofK, {}), !std::exchange(ofQ, {}), mutated);
    return ReplaceMemory(std::exchange(shared, {})).mutate(mutated);
  }

  Stmt visit(const Block *block) override {
    Parts parts;
    sort(block, parts);
    return parts.q.defined() && parts.k.defined() ? ordered(parts) : IRMutator::visit(block);
  }

  /// A thread's statements. Those of a tensor are under the condition on its heads.
  struct Parts {
    Stmt q, k, rests, others, frees;
  };

  void sort(const Stmt &stmt, Parts &parts) const {
    if (const auto *block = stmt.as<Block>()) {
      sort(block->first, parts);
      sort(block->rest, parts);
      return;
    }
    const std::set<std::string> stores = Stores::in(stmt);
    const bool isOfTensor = stmt.as<IfThenElse>();
    append(stmt.as<Internal::Free>()                            ? parts.frees
           : isOfTensor && stores.count(q.dst)                  ? parts.q
           : isOfTensor && stores.count(k.dst)                  ? parts.k
           : stores.count(q.restDst) || stores.count(k.restDst) ? parts.rests
                                                                : parts.others,
           stmt);
  }

  Stmt ordered(const Parts &parts) {
    isOrdered = true;
    ofQ = headsOf(parts.q);
    ofK = headsOf(parts.k);
    TakeLoads fromQ(q), fromK(k);
    Stmt rotatesQ = fromQ.mutate(parts.q), rotatesK = fromK.mutate(parts.k);
    Stmt all, rests;
    if (parts.rests.defined())
      rests = IfThenElse::make(hasRest, parts.rests);
    if (fromQ.raw.size() == 1 && share(fromQ.raw, fromK.raw) && share(fromQ.row, fromK.row)) {
      // Alternatives that are alike but for addresses LLVM makes one of. Whatever its position is,
      // a token's memory is there.
      append(all, IfThenElse::make(ofQ, fromQ.raw[0].stmt, fromK.raw[0].stmt));
      append(all, Evaluate::make(endOfLoads()));
      append(all, parts.others);
      append(all, rests);
      for (size_t i = 0; i < fromQ.row.size(); ++i)
        append(all, IfThenElse::make(fromQ.row[i].condition || fromK.row[i].condition,
                                     fromQ.row[i].stmt));
    } else {
      shared.clear();
      rotatesQ = parts.q;
      rotatesK = parts.k;
      append(all, rests);
      append(all, parts.others);
    }
    Stmt whole = rotatesQ.as<IfThenElse>()->then_case;
    append(whole, Evaluate::make(endOfThread()));
    append(all, IfThenElse::make(ofQ, whole));
    append(all, rotatesK);
    append(all, parts.frees);
    return all;
  }

  /// The condition on a tensor's heads, around all of its statement: it asks for no position.
  static Expr headsOf(const Stmt &ofTensor) {
    const auto *branch = ofTensor.as<IfThenElse>();
    if (!branch || branch->else_case.defined() || ReadsMemory::in(branch->condition))
      throw CompileError("a tensor's statements are not under a condition on its heads");
    return branch->condition;
  }

  /// Whether what is loaded for k can be where q's is.
  bool share(const std::vector<Loads> &ofQ, const std::vector<Loads> &ofK) {
    if (ofQ.size() != ofK.size())
      return false;
    for (size_t i = 0; i < ofQ.size(); ++i) {
      if (ofQ[i].memory.size() != ofK[i].memory.size())
        return false;
      for (size_t j = 0; j < ofQ[i].memory.size(); ++j)
        shared[ofK[i].memory[j]] = ofQ[i].memory[j];
    }
    return true;
  }

  const TensorStages q, k;
  const Expr hasRest;
  bool isInside = false, isOrdered = false;
  Expr ofQ, ofK;                             ///< The conditions on heads.
  std::map<std::string, std::string> shared; ///< For k's memory q's.
};

} // namespace

void orderThreads(Pipeline pipeline, TensorStages q, TensorStages k, Expr hasRest) {
  pipeline.add_custom_lowering_pass(
      new OrderThreads(std::move(q), std::move(k), std::move(hasRest)));
}

} // namespace ropewalk
