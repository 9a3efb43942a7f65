//===- bufferization.cpp - From tensors to memrefs --------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dialect/bufferization.h"

#include "dialect/rope_dialect.h"

#include "mlir/Dialect/Bufferization/IR/BufferizableOpInterface.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace mlir::bufferization;
using namespace ropewalk::rope;

namespace {

/// `buffer` as a memref with any strides.
Value withAnyStrides(OpBuilder &builder, Location loc, Value buffer) {
  auto type = cast<MemRefType>(buffer.getType());
  SmallVector<int64_t> strides(type.getRank(), ShapedType::kDynamic);
  auto layout = StridedLayoutAttr::get(type.getContext(), ShapedType::kDynamic, strides);
  auto any = MemRefType::get(type.getShape(), type.getElementType(), layout, type.getMemorySpace());
  return memref::CastOp::create(builder, loc, any, buffer);
}

struct ApplyBufferization : BufferizableOpInterface::ExternalModel<ApplyBufferization, ApplyOp> {
  bool bufferizesToMemoryRead(Operation *, OpOperand &, const AnalysisState &) const {
    return true;
  }

  bool bufferizesToMemoryWrite(Operation *op, OpOperand &operand, const AnalysisState &) const {
    auto apply = cast<ApplyOp>(op);
    return operand.get() == apply.getX() && &operand == &apply.getXMutable() && !apply.getReorder();
  }

  AliasingValueList getAliasingValues(Operation *op, OpOperand &operand,
                                      const AnalysisState &state) const {
    if (!bufferizesToMemoryWrite(op, operand, state))
      return {};
    return {{op->getOpResult(0), BufferRelation::Equivalent}};
  }

  bool bufferizesToAllocation(Operation *op, Value) const { return cast<ApplyOp>(op).getReorder(); }

  LogicalResult bufferize(Operation *op, RewriterBase &rewriter,
                          const BufferizationOptions &options, BufferizationState &state) const {
    auto apply = cast<ApplyOp>(op);
    auto x = getBuffer(rewriter, apply.getX(), options, state);
    auto cos = getBuffer(rewriter, apply.getCos(), options, state);
    auto sin = getBuffer(rewriter, apply.getSin(), options, state);
    if (failed(x) || failed(cos) || failed(sin))
      return failure();
    if (cos->getType() != sin->getType()) {
      cos = withAnyStrides(rewriter, op->getLoc(), *cos);
      sin = withAnyStrides(rewriter, op->getLoc(), *sin);
    }
    FailureOr<Value> dst = apply.getReorder() ? allocateLike(rewriter, apply, *x, options) : x;
    if (failed(dst))
      return failure();
    ApplyOp::create(rewriter, op->getLoc(), Type(), *x, *cos, *sin, *dst, apply.getPairing(),
                    apply.getWindow(), apply.getInverse(), apply.getReorder());
    replaceOpWithBufferizedValues(rewriter, op, *dst);
    return success();
  }

private:
  static FailureOr<Value> allocateLike(RewriterBase &rewriter, ApplyOp apply, Value x,
                                       const BufferizationOptions &options) {
    auto type = cast<MemRefType>(x.getType());
    SmallVector<Value> sizes;
    for (int64_t i = 0; i < type.getRank(); ++i)
      if (type.isDynamicDim(i))
        sizes.push_back(memref::DimOp::create(rewriter, apply.getLoc(), x, i));
    return options.createAlloc(rewriter, apply.getLoc(),
                               MemRefType::get(type.getShape(), type.getElementType()), sizes);
  }
};

/// cos and sin are new memory.
struct TableBufferization : BufferizableOpInterface::ExternalModel<TableBufferization, TableOp> {
  bool bufferizesToMemoryRead(Operation *, OpOperand &, const AnalysisState &) const {
    return true;
  }
  bool bufferizesToMemoryWrite(Operation *, OpOperand &, const AnalysisState &) const {
    return false;
  }
  AliasingValueList getAliasingValues(Operation *, OpOperand &, const AnalysisState &) const {
    return {};
  }
  bool bufferizesToAllocation(Operation *, Value) const { return true; }

  LogicalResult bufferize(Operation *op, RewriterBase &rewriter,
                          const BufferizationOptions &options, BufferizationState &state) const {
    auto table = cast<TableOp>(op);
    auto positions = getBuffer(rewriter, table.getPositions(), options, state);
    if (failed(positions))
      return failure();
    RankedTensorType tensor = table.getCos().getType();
    SmallVector<Value> sizes;
    for (int64_t i = 0; i < tensor.getRank(); ++i)
      if (tensor.isDynamicDim(i))
        sizes.push_back(memref::DimOp::create(rewriter, op->getLoc(), *positions,
                                              i + (table.getAxes() ? 1 : 0)));
    auto type = MemRefType::get(tensor.getShape(), tensor.getElementType());
    auto cos = options.createAlloc(rewriter, op->getLoc(), type, sizes);
    auto sin = options.createAlloc(rewriter, op->getLoc(), type, sizes);
    if (failed(cos) || failed(sin))
      return failure();
    WriteTableOp::create(rewriter, op->getLoc(), *positions, table.getFrequencies(),
                         table.getAxesAttr(), *cos, *sin);
    replaceOpWithBufferizedValues(rewriter, op, {*cos, *sin});
    return success();
  }
};

} // namespace

void ropewalk::rope::registerBufferization(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, RopeDialect *) {
    ApplyOp::attachInterface<ApplyBufferization>(*context);
    TableOp::attachInterface<TableBufferization>(*context);
  });
}
