//===- raise_op_order_test.cpp - Which operation comes first --------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "raise/op_order.h"
#include "support/random.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"

#include <gtest/gtest.h>

using namespace mlir;
using namespace ropewalk;
using namespace ropewalk::test;

namespace {

class OpOrderOf : public testing::Test {
protected:
  OpOrderOf() : builder(&context), module(ModuleOp::create(builder.getUnknownLoc())) {
    context.allowUnregisteredDialects();
    for (int i = 0; i < 4; ++i) {
      builder.setInsertionPointToEnd(module->getBody());
      known.push_back(make());
    }
  }

  Operation *make() { return builder.create(OperationState(builder.getUnknownLoc(), "test.op")); }

  void putBefore(raise::OpOrder &order, Operation *op) {
    builder.setInsertionPoint(op);
    known.push_back(make());
    order.add(known.back());
  }

  void expectTheBlocks(const raise::OpOrder &order) {
    for (Operation *a : known)
      for (Operation *b : known)
        ASSERT_EQ(order.isBefore(a, b), a != b && a->isBeforeInBlock(b));
  }

  MLIRContext context;
  OpBuilder builder;
  OwningOpRef<ModuleOp> module;
  std::vector<Operation *> known;
};

} // namespace

TEST_F(OpOrderOf, OperationsBeforeOneIsTheBlocks) {
  raise::OpOrder order(*module);
  for (int i = 0; i < 100; ++i)
    putBefore(order, known[2]);
  expectTheBlocks(order);
}

TEST_F(OpOrderOf, OperationsEachBeforeTheLastIsTheBlocks) {
  raise::OpOrder order(*module);
  for (int i = 0; i < 100; ++i) // more than places between two can be halved
    putBefore(order, known.back());
  expectTheBlocks(order);
}

TEST_F(OpOrderOf, OperationsAnywhereIsTheBlocks) {
  raise::OpOrder order(*module);
  Random random(1);
  for (int i = 0; i < 200; ++i)
    putBefore(order, known[random.integer(0, static_cast<int64_t>(known.size()) - 1)]);
  putBefore(order, &module->getBody()->front());
  expectTheBlocks(order);
}

namespace {

class OrderOfInserted : public OpOrderOf {
protected:
  void put(Operation *beside, bool isBefore) {
    isBefore ? builder.setInsertionPoint(beside) : builder.setInsertionPointAfter(beside);
    known.push_back(make());
    order.add(known.back());
  }

  void expectTheBlocks() {
    for (Operation *a : known)
      for (Operation *b : known)
        ASSERT_EQ(order.isBefore(a, b), a != b && a->isBeforeInBlock(b));
  }

  raise::OrderOfInserted order;
};

} // namespace

TEST_F(OrderOfInserted, AnywhereIsTheBlocks) {
  Random random(2);
  for (int i = 0; i < 100; ++i)
    put(known[random.integer(0, static_cast<int64_t>(known.size()) - 1)],
        random.integer(0, 1) == 0);
  put(&module->getBody()->front(), true);
  put(&module->getBody()->back(), false);
  expectTheBlocks();
}

TEST_F(OrderOfInserted, WhatWasTakenBackHasNoPlace) {
  put(known[1], true);
  order.remove(known.back());
  known.back()->erase();
  known.pop_back();
  for (int i = 0; i < 10; ++i) // one may lie where that did
    put(known[i % 4], i % 2 == 0);
  expectTheBlocks();
}
