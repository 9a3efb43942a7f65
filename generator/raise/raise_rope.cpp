//===- raise_rope.cpp - Rotations in graphs of other dialects -------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "raise/raise_rope.h"

#include "raise/in_place.h"
#include "raise/onnx_types.h"
#include "raise/open_extents.h"
#include "raise/raise_effort.h"
#include "raise/repeats.h"
#include "raise/roots.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/Debug.h"

#define DEBUG_TYPE "raise-rope"

using namespace mlir;
using namespace ropewalk;
using namespace ropewalk::raise;

namespace {

class Raiser {
public:
  Raiser(const RaiseOptions &options, RaiseEffort &effort) : given{options, {}}, spent(effort) {}

  std::vector<RaisedValue> run(Operation *root);

private:
  /// A root, and what it is turned from or why it isn't.
  struct Attempt {
    OpResult root;
    std::optional<Turn> turn;
    Between between;
    std::string reason;
    Repeat *repeat = nullptr; ///< What told it.
    Repeat *added = nullptr;  ///< What it is to tell others.
  };

  /// A value that may be part of a rotation, and why none of those with it is raised so far.
  struct Search {
    OpResult seed, root;
    std::string reason;
    bool hasTurn = false;     ///< One of them is a rotation all the same.
    bool mayBeOfAny = false;  ///< One could be raised with tables of Kind::Any.
    bool isSymmetric = false; ///< One would be, if it were known which of two factors is turned.
    size_t changes = 0;       ///< Of what is known of the graph, when it was tried.
  };

  /// What becomes of a root.
  struct Outcome {
    std::string text;
    int64_t applications = 0, tables = 0;
  };

  Attempt tryRoot(OpResult root, Where where, Search &search);
  Attempt repeat(OpResult root, Repeats::Found &again, Search &search);
  void checkUses(Attempt &attempt, Search &search);
  SmallVector<OpResult> callsOfLeft(Operation *root);
  bool finish(Attempt &attempt, Tables::Kind kind, Search &search);
  void note(OpResult root, Outcome outcome);
  void raiseAt(Search &search, Where where, Tables::Kind kind);
  void raiseAll(ArrayRef<OpResult> seeds);
  void eraseUnused();
  void boundFormulas();
  void countFollowed();

  Given given;
  RaiseEffort &spent;
  Meanings meanings;
  std::unique_ptr<Elements> followed;
  OrderOfInserted order;
  Tables tables{order};
  InPlace inPlace;
  Uses uses = {meanings, inPlace};
  Repeats repeats{meanings, order};
  Roots roots{meanings};
  OnnxTypes onnxTypes;
  llvm::SmallPtrSet<Operation *, 32> raised; ///< What rotations were made of.
  llvm::DenseSet<Value> rotated;             ///< What was made of them.
  llvm::MapVector<Value, RaisedValue> report;
  SmallVector<Operation *> unused;
};

} // namespace

//===----------------------------------------------------------------------===//
// Where to look
//===----------------------------------------------------------------------===//

void Raiser::countFollowed() {
  const size_t places = followed ? followed->placeCount() : 0;
  spent.followed += places;
  spent.kept = std::max(spent.kept, places);
}

/// Formulas are shared by the roots of a graph, but begin anew now and then: few are of use to
/// many, and a map that stays in the caches is twice as fast. Of many rotations of one tensor the
/// formulas are few, but not the places that have them.
void Raiser::boundFormulas() {
  constexpr size_t maxShared = 1 << 12, maxOfRoot = 1 << 21, maxPlaces = 1 << 15;
  if (followed && followed->expressions.size() <= maxShared && followed->placeCount() <= maxPlaces)
    return;
  countFollowed();
  Effort effort;
  effort.expressions = maxShared + maxOfRoot;
  followed = std::make_unique<Elements>(meanings, effort);
  tables.known.clear();
}

//===----------------------------------------------------------------------===//
// Raising
//===----------------------------------------------------------------------===//

/// Looks for what a root is turned from; if it is no rotation, the attempt says why.
Raiser::Attempt Raiser::tryRoot(OpResult root, Where where, Search &search) {
  if (Repeats::Found again = repeats.find(root, *followed); again.repeat)
    return repeat(root, again, search);
  Attempt attempt = {root, {}, {}, {}};
  TurnOrReason found = findTurn(*followed, root, given, where);
  search.isSymmetric |= found.isSymmetric;
  attempt.reason = std::move(found.reason);
  if (!found.turn)
    return attempt;
  attempt.between = uses.between(root, found.turn->x);
  attempt.added = repeats.add(root, *found.turn, attempt.between, given, where);
  attempt.turn = std::move(found.turn);
  checkUses(attempt, search);
  return attempt;
}

/// The turn of a root that is spelled as one before.
Raiser::Attempt Raiser::repeat(OpResult root, Repeats::Found &again, Search &search) {
  Attempt attempt = {root, again.repeat->turn, std::move(again.spelled.between), {}};
  attempt.turn->x = again.spelled.x;
  attempt.turn->counterparts = std::move(again.spelled.counterparts);
  attempt.repeat = again.repeat;
  checkUses(attempt, search);
  return attempt;
}

void Raiser::checkUses(Attempt &attempt, Search &search) {
  search.hasTurn = true;
  attempt.reason = uses.findOther(attempt.root, attempt.turn->x, attempt.between);
  if (!attempt.reason.empty())
    attempt.turn.reset();
}

/// Whether the root could be made anew; if not, the attempt says why.
bool Raiser::finish(Attempt &attempt, Tables::Kind kind, Search &search) {
  const auto rewriteAs = [&](const Turn &turn) {
    return attempt.repeat ? rewrite(*attempt.repeat->elements, attempt.root, turn, kind,
                                    attempt.repeat->tables)
                          : rewrite(*followed, attempt.root, turn, kind, tables);
  };
  Rewritten rewritten = rewriteAs(*attempt.turn);
  if (rewritten.value && attempt.added)
    attempt.added->keepTables(rewritten);
  search.mayBeOfAny |= rewritten.mayBeOfAny;
  if (!rewritten.value) // no table may be as wide as all heads together
    if (auto apart = withHeadsApart(*attempt.turn)) {
      Rewritten ofHeads = rewriteAs(*apart);
      search.mayBeOfAny |= ofHeads.mayBeOfAny;
      if (ofHeads.value)
        rewritten = std::move(ofHeads);
    }
  if (!rewritten.value) {
    attempt.reason = std::move(rewritten.text);
    return false;
  }
  raised.insert(attempt.root.getOwner()); // not between where all else is of another block
  for (Operation *op : attempt.between) {
    raised.insert(op);
    for (Value result : op->getResults())
      report.erase(result);
  }
  note(attempt.root, {rewritten.text, rewritten.applications, rewritten.tables});
  if (!attempt.repeat)
    addTables(*attempt.turn, given.tables);
  attempt.root.replaceAllUsesWith(rewritten.value);
  meanings.replace(attempt.root, rewritten.value);
  rotated.insert(rewritten.value);
  unused.push_back(attempt.root.getOwner());
  return true;
}

void Raiser::note(OpResult root, Outcome outcome) {
  const std::string operation = root.getOwner()->getName().getStringRef().str();
  LLVM_DEBUG(llvm::dbgs() << operation << ": " << outcome.text << "\n");
  report.insert(
      {root, {root.getLoc(), operation, outcome.text, outcome.applications, outcome.tables}});
}

/// Whether only what asks for extents uses a value, if anything does.
static bool isUnused(OpResult root) {
  return !root.use_empty() && llvm::all_of(root.getUsers(), [](Operation *user) {
    return isAssertion(user) || isExtentQuery(user);
  });
}

/// Tries the roots that have all that the seed is a part of: the last one that is a rotation of one
/// window, or else the one of the fewest. Those before one that is known are tried too: what makes
/// a part of a rotation in most layers may be less than all of it in another.
void Raiser::raiseAt(Search &search, Where where, Tables::Kind kind) {
  boundFormulas();
  std::optional<Attempt> best;
  const auto keep = [&](Attempt &attempt, bool isBest = false) {
    if (isBest || search.reason.empty()) {
      search.root = attempt.root;
      search.reason = std::move(attempt.reason);
    }
  };
  SmallVector<OpResult> tried = roots.of(search.seed);
  llvm::erase_if(tried, [&](OpResult root) { // nothing would be saved
    return raised.contains(root.getOwner()) || isUnused(root);
  });
  for (OpResult root : tried) {
    Attempt attempt = tryRoot(root, where, search);
    const bool isOne = attempt.turn && attempt.turn->windows.size() == 1;
    if (isOne && finish(attempt, kind, search))
      return;
    // Heads side by side are windows of one long row: as heads they are one window.
    if (attempt.turn && !isOne &&
        (!best || attempt.turn->windows.size() < best->turn->windows.size()))
      std::swap(attempt, best ? *best : best.emplace(Attempt()));
    if (attempt.root)
      keep(attempt);
  }
  if (best && !finish(*best, kind, search))
    keep(*best, /*isBest=*/true);
}

/// Tries all in several rounds: components are last in most graphs, and tables are slices of what
/// the graph has, or computed. Where they are not, what belongs to a rotation that another value
/// tells may look like one of its own, and dimensions of tokens like those of pairs.
void Raiser::raiseAll(ArrayRef<OpResult> seeds) {
  std::vector<Search> searches;
  for (OpResult seed : seeds)
    searches.push_back({seed, {}, {}});
  for (Where where : {Where::AtEnd, Where::Anywhere}) {
    std::vector<Search *> left;
    for (Search &search : searches)
      if (!search.hasTurn)
        left.push_back(&search);
    const auto raiseLeft = [&](Tables::Kind kind, llvm::function_ref<bool(Search &)> isWorth) {
      for (Search *search : left)
        if (!raised.contains(search->seed.getOwner()) && isWorth(*search)) {
          raiseAt(*search, where, kind);
          search->changes = meanings.changeCount();
        }
    };
    raiseLeft(Tables::Kind::OfGraph, [](Search &) { return true; });
    // Of what is as it was, the same would be found, and refused for the same reason.
    raiseLeft(Tables::Kind::Any, [&](Search &search) {
      return search.hasTurn && (search.mayBeOfAny || search.changes != meanings.changeCount());
    });
  }
  // What turned another value is a table: that may tell them by now.
  for (Search &search : searches)
    if (search.isSymmetric && !raised.contains(search.seed.getOwner()))
      raiseAt(search, Where::AtEnd, Tables::Kind::OfGraph);
  for (Search &search : searches)
    if (!raised.contains(search.seed.getOwner()) && !search.reason.empty())
      note(search.root, {std::move(search.reason)});
}

/// Erases what was replaced and what was made for it alone. Only now: what was followed is known
/// by its address.
void Raiser::eraseUnused() {
  llvm::SetVector<Operation *> work(unused.begin(), unused.end());
  while (!work.empty()) {
    Operation *op = work.pop_back_val();
    if (!(uses.isKnown(op) || inPlace.isMade(op)) || !llvm::all_of(op->getUsers(), isAssertion))
      continue;
    const SmallVector<Operation *> assertions(op->getUsers());
    for (Operation *assertion : assertions) {
      for (Value operand : assertion->getOperands())
        if (Operation *defining = operand.getDefiningOp(); defining && defining != op)
          work.insert(defining);
      assertion->erase();
    }
    for (Value operand : inputsOf(op))
      if (Operation *defining = operand.getDefiningOp())
        work.insert(defining);
    op->erase();
  }
}

/// Calls of functions in which something was left: with what a caller gives, it may be a rotation.
SmallVector<OpResult> Raiser::callsOfLeft(Operation *root) {
  llvm::StringSet<> names;
  for (auto &[value, text] : report)
    if (auto function = dyn_cast<func::FuncOp>(value.getParentBlock()->getParentOp());
        function && text.applications == 0)
      names.insert(function.getName());
  SmallVector<OpResult> calls;
  if (!names.empty())
    root->walk([&](func::CallOp call) {
      if (names.contains(call.getCallee()))
        calls.append(call->result_begin(), call->result_end());
    });
  return calls;
}

std::vector<RaisedValue> Raiser::run(Operation *root) {
  onnxTypes.refine(root);
  spent.visited = inPlace.makeFunctional(root);
  meanings.findWritten(root);
  SmallVector<OpResult> seeds;
  root->walk<WalkOrder::PreOrder>([&](Operation *op) {
    for (OpResult result : op->getResults())
      if (roots.isSeed(result))
        seeds.push_back(result);
  });
  raiseAll(seeds);
  raiseAll(callsOfLeft(root));
  countFollowed();
  spent.followed += repeats.placeCount();
  inPlace.restore([&](Operation *op) { return raised.contains(op); },
                  [&](Value value) { return rotated.contains(value); });
  llvm::append_range(unused, onnxTypes.restore());
  llvm::append_range(unused, inPlace.eraseUnseen());
  eraseUnused();
  std::vector<RaisedValue> values;
  for (auto &[value, text] : report)
    values.push_back(std::move(text));
  return values;
}

std::vector<RaisedValue> ropewalk::raiseRope(Operation *root, const RaiseOptions &options,
                                             RaiseEffort &effort) {
  return Raiser(options, effort).run(root);
}

std::vector<RaisedValue> ropewalk::raiseRope(Operation *root, const RaiseOptions &options) {
  RaiseEffort effort;
  return raiseRope(root, options, effort);
}
