//===- columns.cpp - Equal columns of constants ---------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "raise/columns.h"

#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/ADT/bit.h"

namespace ropewalk::raise {

llvm::SmallVector<int64_t, 6> Columns::Column::rowExtents() const {
  llvm::SmallVector<int64_t, 6> extents;
  llvm::copy_if(llvm::ArrayRef<int64_t>(numbers.extents).take_front(rowDims),
                std::back_inserter(extents), [](int64_t extent) { return extent != 1; });
  return extents;
}

double Columns::Column::sign() const {
  for (size_t row = 0; row < rows(); ++row)
    if (at(row) != 0)
      return at(row) < 0 ? -1 : 1;
  return 1;
}

uint64_t Columns::Column::hash() const {
  const double factor = sign();
  llvm::hash_code code = llvm::hash_value(rows());
  for (size_t row = 0; row < rows(); ++row) // 0 has one sign
    code = llvm::hash_combine(code, llvm::bit_cast<uint64_t>(factor * at(row) + 0.0));
  return code;
}

bool Columns::Column::isTimes(const Column &other, double factor) const {
  return rows() == other.rows() && rowExtents() == other.rowExtents() &&
         llvm::all_of(llvm::seq<size_t>(0, rows()),
                      [&](size_t row) { return at(row) == factor * other.at(row); });
}

Columns::Place Columns::placeOf(const Column &column) {
  auto [place, isNew] =
      found.try_emplace({column.numbers.constant, {column.count, column.place}}, Place());
  if (!isNew)
    return place->second;
  llvm::SmallVector<size_t, 1> &same = byNumbers[column.hash()];
  for (size_t other : same)
    for (double factor : {1.0, -1.0})
      if (column.isTimes(known[other], factor))
        return place->second = {other, factor < 0};
  same.push_back(known.size());
  if (llvm::all_of(llvm::seq<size_t>(0, column.rows()),
                   [&](size_t row) { return column.at(row) == 0; }))
    zeros.push_back(known.size());
  known.push_back(column);
  return place->second = {known.size() - 1, false};
}

bool Columns::isZero(const Expr *element) const {
  const auto isAt = [&](const Column &column) {
    llvm::ArrayRef<int64_t> extents = column.numbers.extents;
    if (column.numbers.constant != element->value || element->index.size() != extents.size())
      return false;
    int64_t place = 0;
    for (size_t d = column.rowDims; d < extents.size(); ++d)
      place = place * extents[d] + element->index[d].offset;
    return place == column.place &&
           llvm::all_of(element->index.drop_front(column.rowDims),
                        [](const Coordinate &c) { return c.isConstant(); });
  };
  return element->fn == Fn::Element &&
         llvm::any_of(zeros, [&](size_t column) { return isAt(known[column]); });
}

SignedElement Columns::find(const Numbers &numbers, Index index) {
  Column column = {numbers};
  column.rowDims = index.size();
  for (; column.rowDims > 0 && index[column.rowDims - 1].isConstant(); --column.rowDims) {
    column.place += index[column.rowDims - 1].offset * column.count;
    column.count *= numbers.extents[column.rowDims - 1];
  }
  const Place place = placeOf(column);
  const Column &first = known[place.column];
  SignedElement element = {first.numbers.constant, {}, place.isNegative};
  Coordinates rows;
  for (auto [c, extent] : llvm::zip(index.take_front(column.rowDims), numbers.extents))
    if (extent != 1)
      rows.push_back(c);
  llvm::ArrayRef<int64_t> extents = first.numbers.extents;
  element.index.assign(extents.size(), Coordinate::constant(0));
  size_t next = 0;
  for (size_t d = 0; d < first.rowDims; ++d)
    if (extents[d] != 1)
      element.index[d] = rows[next++];
  int64_t rest = first.place;
  for (size_t d = extents.size(); d-- > first.rowDims; rest /= extents[d])
    element.index[d] = Coordinate::constant(rest % extents[d]);
  return element;
}

} // namespace ropewalk::raise
