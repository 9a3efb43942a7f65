//===- to_calls_pass.cpp - --rope-to-calls ----------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "lower/passes.h"

#include "io/identifier.h"
#include "lower/call_record.h"
#include "lower/table_record.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "llvm/ADT/STLExtras.h"

namespace ropewalk {
#define GEN_PASS_DEF_ROPETOCALLSPASS
#include "lower_passes.h.inc"
} // namespace ropewalk

using namespace mlir;
using namespace ropewalk;

//===----------------------------------------------------------------------===//
// Operations that one call serves
//===----------------------------------------------------------------------===//

/// Whether two extents, of which at most one call is made, are known to be one number.
static bool isSameExtent(ShapedType one, ShapedType other, int64_t dimension) {
  return !one.isDynamicDim(dimension) && one.getDimSize(dimension) == other.getDimSize(dimension);
}

/// Whether a call can have them for q and k, as far as it is known what they compute.
static bool areAlike(rope::ApplyOp q, rope::ApplyOp k) {
  const CallShape ofQ(q), ofK(k);
  // Tokens agree, as both agree with the table's; where they are open, the call sees to it.
  return q.getCos() == k.getCos() && q.getSin() == k.getSin() && q.getPairing() == k.getPairing() &&
         q.getWindow() == k.getWindow() && q.getInverse() == k.getInverse() &&
         q.getReorder() == k.getReorder() && q.getPlace() == k.getPlace() &&
         q.getHeadDim() == k.getHeadDim() &&
         q.getXType().getElementType() == k.getXType().getElementType() &&
         ofQ.batches == ofK.batches && ofQ.heads == ofK.heads &&
         llvm::all_of(ofQ.batches, [&](int64_t dimension) {
           return isSameExtent(q.getXType(), k.getXType(), dimension);
         });
}

/// Whether `op` neither reads nor writes memory that was there before.
static bool passesMemoryBy(Operation *op) {
  return op->getNumRegions() == 0 && (isMemoryEffectFree(op) || isa<memref::AllocOp>(op));
}

/// What follows `q` and may go in its call, which runs q first; null if nothing does.
static rope::ApplyOp findPartner(rope::ApplyOp q) {
  for (Operation *next = q->getNextNode(); next; next = next->getNextNode()) {
    if (auto k = dyn_cast<rope::ApplyOp>(next))
      return areAlike(q, k) ? k : rope::ApplyOp();
    if (!passesMemoryBy(next))
      return {};
  }
  return {};
}

/// The first block of what frees its stack at its end. There is one: checkCallable.
static Block *stackScope(Operation *op) {
  Region *region = op->getParentRegion();
  while (!region->getParentOp()->hasTrait<OpTrait::AutomaticAllocationScope>())
    region = region->getParentOp()->getParentRegion();
  return &region->front();
}

//===----------------------------------------------------------------------===//
// Pass
//===----------------------------------------------------------------------===//

/// Its C function, declared if it is not.
static FailureOr<func::FuncOp> declare(ModuleOp module, StringRef name, FunctionType type) {
  if (Operation *symbol = module.lookupSymbol(name)) {
    auto function = dyn_cast<func::FuncOp>(symbol);
    if (function && function.getFunctionType() == type)
      return function;
    return symbol->emitError() << name << " is there already, expected a func.func of type "
                               << type;
  }
  OpBuilder builder = OpBuilder::atBlockBegin(module.getBody());
  auto function = func::FuncOp::create(builder, module.getLoc(), name, type);
  function.setPrivate();
  return function;
}

/// Where an operation comes from, for a message at run time.
static std::string place(Location loc) {
  if (auto file = loc->findInstanceOf<FileLineColLoc>())
    return (" at " + file.getFilename().getValue() + ":" + Twine(file.getLine()) + ":" +
            Twine(file.getColumn()))
        .str();
  return "";
}

namespace {

struct RopeToCallsPass : ropewalk::impl::RopeToCallsPassBase<RopeToCallsPass> {
  using RopeToCallsPassBase::RopeToCallsPassBase;

  void runOnOperation() override {
    records.clear();
    SmallVector<rope::ApplyOp> applies;
    SmallVector<rope::WriteTableOp> writes;
    if (failed(collect(applies, writes)) || failed(lower(applies)) || failed(lower(writes)))
      signalPassFailure();
  }

private:
  /// All that become calls, in order.
  LogicalResult collect(SmallVectorImpl<rope::ApplyOp> &applies,
                        SmallVectorImpl<rope::WriteTableOp> &writes) {
    bool refused = false;
    getOperation().walk([&](Operation *op) {
      if (auto apply = dyn_cast<rope::ApplyOp>(op)) {
        applies.push_back(apply);
        refused |= failed(checkCallable(apply));
      } else if (auto table = dyn_cast<rope::WriteTableOp>(op)) {
        writes.push_back(table);
        refused |= failed(checkCallable(table));
      } else if (isa<rope::TableOp>(op)) {
        op->emitOpError("is on tensors, expected rope.write_table: bufferize first");
        refused = true;
      }
    });
    if (!refused && !applies.empty() && kernels.empty() && !reference)
      return emitError(getOperation().getLoc())
             << "kernels is missing, expected the C function of a package that gives its kernel "
                "table, or reference=true";
    if (!kernels.empty() && !isIdentifier(kernels))
      return emitError(getOperation().getLoc())
             << "kernels is '" << kernels << "', expected the name of a C function";
    return success(!refused);
  }

  LogicalResult lower(ArrayRef<rope::ApplyOp> ops) {
    llvm::SmallPtrSet<Operation *, 16> done;
    unsigned pairs = 0;
    for (rope::ApplyOp op : ops) {
      if (!done.insert(op).second)
        continue;
      SmallVector<rope::ApplyOp, 2> group = {op};
      if (rope::ApplyOp partner = findPartner(op)) {
        group.push_back(partner);
        done.insert(partner);
        ++pairs;
      }
      if (failed(makeCall(group)))
        return failure();
    }
    for (rope::ApplyOp op : ops)
      op.erase();
    calls = static_cast<unsigned>(ops.size()) - pairs;
    joined = pairs;
    return success();
  }

  LogicalResult lower(ArrayRef<rope::WriteTableOp> ops) {
    for (rope::WriteTableOp op : ops) {
      OpBuilder builder(op);
      if (failed(call(builder, op, "ropewalk_graph_write_table", TableRecord(builder, op))))
        return failure();
      op.erase();
    }
    tables = static_cast<unsigned>(ops.size());
    return success();
  }

  /// In place of the last of `group`.
  LogicalResult makeCall(MutableArrayRef<rope::ApplyOp> group) {
    OpBuilder builder(group.back());
    Value table;
    if (!kernels.empty()) {
      auto given = declare(group.back()->getParentOfType<ModuleOp>(), kernels,
                           builder.getFunctionType({}, builder.getIndexType()));
      if (failed(given))
        return failure();
      table = func::CallOp::create(builder, group.front().getLoc(), *given).getResult(0);
    }
    CallRecord record(builder, group, table, reference);
    return call(builder, group.front(), "ropewalk_graph_apply", std::move(record));
  }

  /// Calls C's `name` for `op` with a record, and asserts that it does not fail.
  LogicalResult call(OpBuilder &builder, Operation *op, StringRef name, WordRecord record) {
    Location loc = op->getLoc();
    auto type = builder.getFunctionType(builder.getIndexType(), builder.getI32Type());
    auto function = declare(op->getParentOfType<ModuleOp>(), name, type);
    if (failed(function))
      return failure();
    Value address = record.storeTo(memoryFor(record, op));
    Value status = func::CallOp::create(builder, loc, *function, address).getResult(0);
    Value zero = arith::ConstantIntOp::create(builder, loc, 0, 32);
    Value ok = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::eq, status, zero);
    cf::AssertOp::create(builder, loc, ok,
                         (op->getName().getStringRef() + Twine(place(loc)) + " failed").str());
    return success();
  }

  /// For a record on the stack, one for all such of what frees its stack at its end.
  Value memoryFor(const WordRecord &record, Operation *op) {
    Block *scope = stackScope(op);
    Value &memory = records[{scope, record.type()}];
    if (!memory) {
      auto builder = OpBuilder::atBlockBegin(scope);
      memory = memref::AllocaOp::create(builder, op->getLoc(), record.type());
    }
    return memory;
  }

  llvm::DenseMap<std::pair<Block *, Type>, Value> records;
};

} // namespace
