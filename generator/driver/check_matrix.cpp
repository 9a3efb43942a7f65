//===- check_matrix.cpp - What ropewalk check checks ----------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "check_matrix.h"

#include "check_rotation.h"
#include "check_tables.h"

#include <set>

using namespace llvm;

namespace ropewalk::driver {

std::string CellMatrix::describe(const Cell &cell) const {
  std::string text;
  for (size_t i = 0; i < cellAxes; ++i)
    if (axes[i].values.size() > 1)
      text += (text.empty() ? "" : ", ") + std::string(axes[i].name) + " " +
              axes[i].values[cell[CellAxis(i)]];
  return text;
}

namespace {

/// Chooses cells. The choice is always the same.
class CellChooser {
public:
  explicit CellChooser(CellMatrix &matrix) : matrix(matrix) {}

  /// From now on a cell comes with one of each other value on `axis`. They have what they like on
  /// `free`, and else the same.
  void addTogether(CellAxis axis, std::initializer_list<CellAxis> free) {
    together = axis;
    fixedTogether.fill(true);
    for (CellAxis each : free)
      fixedTogether[size_t(each)] = false;
  }

  /// Every combination on `product`, with values on the other axes that have met least.
  void addProduct(ArrayRef<CellAxis> product) { addProduct(product, Cell()); }

  /// Cells for values that have not met yet.
  void addMissingPairs() {
    for (size_t a = 0; a < cellAxes; ++a)
      for (size_t b = a + 1; b < cellAxes; ++b)
        for (size_t i = 0; i < matrix.axes[a].values.size(); ++i)
          for (size_t j = 0; j < matrix.axes[b].values.size(); ++j)
            if (!met.count({a, b, i, j}))
              addWith(a, i, b, j);
    matrix.pairsMet = static_cast<int64_t>(met.size());
  }

private:
  using Pair = std::array<size_t, 4>; ///< Two axes, a value of each.
  using AxisSet = std::array<bool, cellAxes>;

  void addProduct(ArrayRef<CellAxis> product, Cell cell) {
    if (product.empty())
      return addBest(cell);
    chosen[size_t(product[0])] = true;
    for (size_t value = 0; value < matrix[product[0]].values.size(); ++value) {
      cell[product[0]] = static_cast<uint8_t>(value);
      addProduct(product.drop_front(), cell);
    }
    chosen[size_t(product[0])] = false;
  }

  void addBest(const Cell &base) {
    if (std::optional<Cell> best = bestOf(base, chosen))
      addGroup(*best);
  }

  /// Of some possible cells with the fixed values, the one in which most pairs meet for the
  /// first time.
  std::optional<Cell> bestOf(const Cell &base, const AxisSet &fixed) {
    constexpr int tries = 12;
    std::optional<Cell> best;
    int bestNew = -1;
    for (int i = 0; i < tries; ++i) {
      Cell cell = randomCell();
      for (size_t axis = 0; axis < cellAxes; ++axis)
        if (fixed[axis])
          cell[CellAxis(axis)] = base[CellAxis(axis)];
      if (!isPossible(matrix, cell))
        continue;
      if (int found = countNew(cell); found > bestNew) {
        bestNew = found;
        best = cell;
      }
    }
    return best;
  }

  void addGroup(const Cell &first) {
    add(first);
    if (!together)
      return;
    for (size_t value = 0; value < matrix[*together].values.size(); ++value) {
      Cell other = first;
      other[*together] = static_cast<uint8_t>(value);
      if (value != first[*together])
        add(bestOf(other, fixedTogether).value_or(other));
    }
  }

  void addWith(size_t a, size_t i, size_t b, size_t j) {
    constexpr int tries = 200;
    for (int n = 0; n < tries; ++n) {
      Cell cell = randomCell();
      cell[CellAxis(a)] = static_cast<uint8_t>(i);
      cell[CellAxis(b)] = static_cast<uint8_t>(j);
      if (isPossible(matrix, cell))
        return addGroup(cell);
    }
  }

  void add(const Cell &cell) {
    forEachPair(cell, [&](const Pair &pair) { met.insert(pair); });
    matrix.cells.push_back(cell);
  }

  int countNew(const Cell &cell) const {
    int count = 0;
    forEachPair(cell, [&](const Pair &pair) { count += !met.count(pair); });
    return count;
  }

  template <class Visit> static void forEachPair(const Cell &cell, Visit visit) {
    for (size_t a = 0; a < cellAxes; ++a)
      for (size_t b = a + 1; b < cellAxes; ++b)
        visit(Pair{a, b, cell[CellAxis(a)], cell[CellAxis(b)]});
  }

  Cell randomCell() {
    Cell cell;
    for (size_t axis = 0; axis < cellAxes; ++axis)
      cell[CellAxis(axis)] = static_cast<uint8_t>(random() % matrix.axes[axis].values.size());
    return cell;
  }

  uint32_t random() {
    state ^= state << 13;
    state ^= state >> 17;
    state ^= state << 5;
    return state;
  }

  CellMatrix &matrix;
  std::optional<CellAxis> together;
  AxisSet fixedTogether = {};
  AxisSet chosen = {}; ///< Of a product.
  std::set<Pair> met;
  uint32_t state = 2463534242u;
};

} // namespace

// A plan for a device is compiled anew, which takes longer than all that a cell does on the CPU.
static constexpr size_t leastCells = 5000, leastCellsOnDevices = 500;

/// What every matrix has.
static CellMatrix emptyMatrix(ArrayRef<Target> targets) {
  CellMatrix matrix;
  matrix.targets = targets;
  constexpr const char *names[cellAxes] = {"rule",      "angle",  "pairing", "order",
                                           "direction", "window", "axes",    "table",
                                           "dtype",     "place",  "strides", "target"};
  for (size_t axis = 0; axis < cellAxes; ++axis)
    matrix.axes[axis] = {names[axis], {""}};
  matrix[CellAxis::Direction].values = {"forward", "inverse"};
  matrix[CellAxis::Table].values = tableNames();
  matrix[CellAxis::Dtype].values = {"f32", "f16", "bf16"};
  matrix[CellAxis::Place].values = {"out of place", "in place"};
  matrix[CellAxis::Strides].values = {"aligned", "odd"};
  matrix[CellAxis::Target].values.clear();
  for (Target target : targets)
    matrix[CellAxis::Target].values.emplace_back(targetName(target));
  return matrix;
}

CellMatrix wholeMatrix(ArrayRef<Target> targets) {
  CellMatrix matrix = emptyMatrix(targets);
  matrix[CellAxis::Rule].values = ruleNames();
  matrix[CellAxis::Angle].values = {"exact", "hf"};
  matrix[CellAxis::Pairing].values = {"half", "interleaved"};
  matrix[CellAxis::Order].values = {"kept", "reordered"};
  matrix[CellAxis::Window].values = windowNames();
  matrix[CellAxis::Axes].values = axesNames();
  CellChooser chooser(matrix);
  // By its strides a layout takes one or the other of the kernels for a request.
  chooser.addTogether(CellAxis::Strides, {CellAxis::Rule, CellAxis::Angle, CellAxis::Direction});
  // Each round adds every combination once; fewer targets, more rounds.
  const size_t least = isDevice(targets.front()) ? leastCellsOnDevices : leastCells;
  while (matrix.cells.size() < least)
    chooser.addProduct({CellAxis::Pairing, CellAxis::Order, CellAxis::Window, CellAxis::Dtype,
                        CellAxis::Place, CellAxis::Target});
  chooser.addMissingPairs();
  return matrix;
}

CellMatrix modelMatrix(std::vector<Model> models, ArrayRef<Target> targets) {
  CellMatrix matrix = emptyMatrix(targets);
  matrix.models = std::move(models);
  matrix[CellAxis::Rule] = {"rotation", {}};
  for (const Model &model : matrix.models)
    matrix[CellAxis::Rule].values.push_back(model.name);
  CellChooser chooser(matrix);
  chooser.addProduct({CellAxis::Rule, CellAxis::Table, CellAxis::Dtype, CellAxis::Place,
                      CellAxis::Strides, CellAxis::Target});
  chooser.addMissingPairs();
  return matrix;
}

} // namespace ropewalk::driver
