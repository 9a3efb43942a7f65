//===- apply_positions.cpp - Where the tokens of ropewalk apply are -------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "apply_input.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Endian.h"

using namespace llvm;

namespace ropewalk::driver {

static llvm::Error failure(const SafetensorsFile &file, const Twine &message) {
  return createStringError(Twine(file.path()) + ": tensor 'positions': " + message);
}

/// Sets batchStride; an error if the shape is none of those allowed.
static llvm::Error readShape(const SafetensorsFile &file, const ApplyInput &input, Axes axes,
                             TokenPositions &result) {
  ArrayRef<int64_t> shape = input.positions->shape;
  if (shape == ArrayRef<int64_t>{input.tokens})
    return llvm::Error::success();
  if (axes != Axes::Thd && shape == ArrayRef<int64_t>{input.batches, input.tokens}) {
    result.batchStride = input.tokens;
    return llvm::Error::success();
  }
  return failure(
      file,
      "shape is " + describe(*input.positions) + ", expected [" + Twine(input.tokens) + "]" +
          (axes == Axes::Thd ? Twine("")
                             : " or [" + Twine(input.batches) + ", " + Twine(input.tokens) + "]"));
}

static std::vector<int64_t> readList(const SafetensorsFile::Tensor &positions) {
  std::vector<int64_t> list;
  if (positions.dtype == "I32")
    for (size_t i = 0; i < positions.data.size(); i += 4)
      list.push_back(support::endian::read<int32_t, endianness::little>(&positions.data[i]));
  else
    for (size_t i = 0; i < positions.data.size(); i += 8)
      list.push_back(support::endian::read<int64_t, endianness::little>(&positions.data[i]));
  return list;
}

/// Builds a row per distinct position and turns the list into row numbers.
static llvm::Error useSparseTable(const ropewalk_rotation &rotation, TokenPositions &result) {
  std::vector<int64_t> distinct = result.list;
  llvm::sort(distinct);
  distinct.erase(std::unique(distinct.begin(), distinct.end()), distinct.end());
  const std::vector<double> rows(distinct.begin(), distinct.end());
  auto table = Table::build(rotation, tableOfPositions(rows));
  if (!table)
    return createStringError(table.error().message());
  result.sparseTable = std::move(*table);
  for (int64_t &position : result.list)
    position = llvm::lower_bound(distinct, position) - distinct.begin();
  return llvm::Error::success();
}

llvm::Expected<TokenPositions> readPositions(const SafetensorsFile &file, const ApplyInput &input,
                                             Axes axes) {
  TokenPositions result;
  result.end = std::max<int64_t>(1, input.tokens);
  if (!input.positions)
    return result;
  if (input.positions->dtype != "I32" && input.positions->dtype != "I64")
    return failure(file, "dtype is " + input.positions->dtype + ", expected I32 or I64");
  if (llvm::Error error = readShape(file, input, axes, result))
    return error;
  result.list = readList(*input.positions);
  for (size_t i = 0; i < result.list.size(); ++i)
    if (result.list[i] < minPosition || result.list[i] >= positionEnd)
      return failure(file, "element " + Twine(i) + " is " + Twine(result.list[i]) +
                               ", expected a position from -(2^31-1) to 2^31-1");
  if (result.list.empty())
    return result;
  result.begin = *std::min_element(result.list.begin(), result.list.end());
  result.end = *std::max_element(result.list.begin(), result.list.end()) + 1;
  // A range is cheaper to look up; rows that nobody needs cost a microsecond each.
  const bool isDense = result.end - result.begin <= 2 * int64_t(result.list.size()) + 1024;
  if (!isDense)
    if (llvm::Error error = useSparseTable(input.rotation, result))
      return error;
  return result;
}

} // namespace ropewalk::driver
