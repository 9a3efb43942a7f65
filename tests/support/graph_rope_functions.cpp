//===- graph_rope_functions.cpp - rope.apply and rope.table ---------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support/graph_evaluator.h"

#include "dialect/rope_dialect.h"
#include "reference.h"
#include "support/elements.h"
#include "tables.h"

#include "llvm/ADT/STLExtras.h"

#include <cstring>

using namespace mlir;

namespace ropewalk::test {
namespace {

/// The elements as they are stored.
std::vector<char> store(const GraphTensor &tensor, ropewalk_dtype dtype) {
  const int64_t bytes = formatOf(dtype).bytes;
  std::vector<char> memory(tensor.count() * bytes);
  for (size_t i = 0; i < tensor.floats.size(); ++i)
    writeElement(dtype, memory.data() + i * bytes, tensor.floats[i]);
  return memory;
}

std::vector<float> storeTable(const GraphTensor &table) {
  std::vector<float> rows;
  for (double entry : table.floats)
    rows.push_back(static_cast<float>(entry));
  return rows;
}

/// One batch, by the kernel that is the plain statement of all.
void rotate(rope::ApplyOp op, llvm::ArrayRef<int64_t> rows, const char *src, char *dst,
            const float *cos, const float *sin) {
  static constexpr int32_t zero = 0;
  const ropewalk_dtype dtype = rope::toDtype(op.getXType().getElementType());
  const int64_t bytes = formatOf(dtype).bytes, headBytes = op.getHeadDim() * bytes;
  const int64_t window = op.getWindow().getDim(), begin = op.getWindow().getBegin() * bytes;
  KernelRequest request;
  request.pairing = static_cast<ropewalk_pairing>(op.getPairing());
  request.dtype = dtype;
  request.reorder = op.getReorder();
  ropewalk_kernel_args args = {};
  args.src = src + begin;
  args.dst = dst + begin;
  args.cos = cos;
  args.sin = sin;
  args.positions = &zero;
  args.tokens = rows[0];
  args.heads = rows[1];
  args.channels = window;
  args.srcTokenStride = args.dstTokenStride = rows[1] * headBytes;
  args.srcHeadStride = args.dstHeadStride = headBytes;
  args.tableRowStride = window / 2 * sizeof(float);
  args.tablePairStride = sizeof(float);
  args.rowStep = 1;
  args.sineSign = op.getInverse() ? -1.0f : 1.0f;
  referenceKernel(request)(&args);
}

llvm::Expected<GraphResults> apply(Operation *operation, llvm::ArrayRef<GraphTensor> operands) {
  auto op = cast<rope::ApplyOp>(operation);
  const GraphTensor &x = operands[0], &table = operands[1];
  const ropewalk_dtype dtype = rope::toDtype(x.element);
  llvm::ArrayRef<int64_t> rows = llvm::ArrayRef(x.shape).take_back(3);
  const int64_t pairs = op.getWindow().getDim() / 2;
  const int64_t tableBatches =
      table.shape.size() == 2 ? 1 : x.count() / (rows[0] * rows[1] * rows[2]);
  if (table.count() != tableBatches * rows[0] * pairs)
    return llvm::createStringError("the extents of cos are not those of x");
  const std::vector<char> src = store(x, dtype);
  const std::vector<float> cos = storeTable(table), sin = storeTable(operands[2]);
  std::vector<char> dst = src; // What is outside the window stays.
  const int64_t batchBytes = rows[0] * rows[1] * rows[2] * formatOf(dtype).bytes;
  for (int64_t at = 0, batch = 0; pairs && at < static_cast<int64_t>(src.size());
       at += batchBytes, ++batch) {
    const int64_t row = tableBatches == 1 ? 0 : batch * rows[0] * pairs;
    rotate(op, rows, src.data() + at, dst.data() + at, cos.data() + row, sin.data() + row);
  }
  GraphTensor result = makeTensor(x.element, x.shape);
  for (size_t i = 0; i < result.floats.size(); ++i)
    result.floats[i] = readElement(dtype, dst.data() + i * formatOf(dtype).bytes);
  return GraphResults{result};
}

llvm::Expected<GraphResults> table(Operation *operation, llvm::ArrayRef<GraphTensor> operands) {
  auto op = cast<rope::TableOp>(operation);
  Type element = op.getCos().getType().getElementType();
  if (!element.isF32())
    return llvm::createStringError("rope.table is known in f32 only");
  const int64_t axes = op.getAxes() ? op.getAxes()->getSections().size() : 1;
  std::vector<double> coordinates(operands[0].integers.begin(), operands[0].integers.end());
  auto built = Table::build(op.toRotation(), tableOfPositions(coordinates, axes));
  if (!built)
    return llvm::createStringError(std::string(built.error().message()));
  llvm::SmallVector<int64_t> shape(
      llvm::ArrayRef(operands[0].shape).drop_front(op.getAxes() ? 1 : 0));
  shape.push_back(op.getRotaryDim() / 2);
  GraphResults results(2, makeTensor(element, shape));
  const auto &rows = **built;
  for (int64_t row = 0; row < rows.rows; ++row) {
    std::copy_n(rows.cosRow(row), rows.pairs, results[0].floats.begin() + row * rows.pairs);
    std::copy_n(rows.sinRow(row), rows.pairs, results[1].floats.begin() + row * rows.pairs);
  }
  return results;
}

} // namespace

void addRopeFunctions(GraphEvaluator &evaluator) {
  evaluator.add("rope.apply", apply);
  evaluator.add("rope.table", table);
}

} // namespace ropewalk::test
