//===- read_stablehlo_lookup.cpp - Gather and scatter ---------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "raise/read_stablehlo_numbers.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;

namespace ropewalk::raise {

namespace {

/// A dimension that a gather looks up in.
struct LookedUpDim {
  int64_t dim;              ///< Of the operand.
  int64_t size = 1;         ///< What is taken of it.
  bool isCollapsed = false; ///< It is no dimension of the result's.
};

/// Where a gather's result has what it looks up: slices along some dimensions of its operand, which
/// is whole otherwise, and has one row for each of a batch.
struct Lookup {
  int64_t rank = 0;                             ///< Of the operand.
  SmallVector<LookedUpDim, 2> dims;             ///< In the order of the indices' numbers.
  SmallVector<int64_t> offsetDims;              ///< The result's that run over slices.
  SmallVector<int64_t> batching, indexBatching; ///< Of operand and indices, the same ones.
  int64_t indexDim = 0;                         ///< The indices' that has their numbers.

  const LookedUpDim *find(int64_t dim) const {
    const auto *found = llvm::find_if(dims, [&](const LookedUpDim &d) { return d.dim == dim; });
    return found == dims.end() ? nullptr : found;
  }
};

} // namespace

/// The operand's dimensions that are looked up in; empty if they are no ones.
static SmallVector<LookedUpDim, 2> lookedUpDims(ArrayRef<int64_t> startMap,
                                                ArrayRef<int64_t> collapsed,
                                                ArrayRef<int64_t> batching, int64_t rank) {
  SmallVector<LookedUpDim, 2> dims;
  for (int64_t dim : startMap) {
    const bool isKnown =
        llvm::any_of(dims, [&](const LookedUpDim &known) { return known.dim == dim; });
    if (dim < 0 || dim >= rank || isKnown || llvm::is_contained(batching, dim))
      return {};
    dims.push_back({dim, 1, llvm::is_contained(collapsed, dim)});
  }
  const auto isLookedUp = [&](int64_t dim) { return llvm::is_contained(startMap, dim); };
  return llvm::all_of(collapsed, isLookedUp) ? dims : SmallVector<LookedUpDim, 2>();
}

static std::optional<Lookup> lookupOf(OpResult result) {
  Operation *op = result.getOwner();
  Attribute numbers = op->getAttr("dimension_numbers");
  auto offsetDims = fieldOf(numbers, "offset_dims");
  auto collapsed = fieldOf(numbers, "collapsed_slice_dims");
  auto batching = fieldOf(numbers, "operand_batching_dims");
  auto indexBatching = fieldOf(numbers, "start_indices_batching_dims");
  auto startMap = fieldOf(numbers, "start_index_map");
  auto vectorDim = fieldOf(numbers, "index_vector_dim");
  auto shape = shapeOf(op->getOperand(0).getType()), whole = shapeOf(result.getType());
  if (!whole || !offsetDims || !collapsed || !batching || !indexBatching || !startMap ||
      !vectorDim || !shape || shape->isComplex || batching->size() != indexBatching->size())
    return std::nullopt;
  Lookup lookup;
  lookup.rank = shape->rank();
  lookup.indexDim = vectorDim->empty() ? 0 : vectorDim->front();
  lookup.dims = lookedUpDims(*startMap, *collapsed, *batching, lookup.rank);
  size_t next = 0;
  for (int64_t d = 0; d < lookup.rank; ++d) {
    const LookedUpDim *lookedUp = lookup.find(d);
    if (llvm::is_contained(*batching, d) || (lookedUp && lookedUp->isCollapsed))
      continue;
    const int64_t place = next < offsetDims->size() ? (*offsetDims)[next++] : -1;
    if (place < 0 || place >= whole->rank())
      return std::nullopt;
    if (lookedUp)
      lookup.dims[lookedUp - lookup.dims.begin()].size = whole->extents[place];
    else if (whole->extents[place] != shape->extents[d])
      return std::nullopt;
  }
  const bool isWhole = !lookup.dims.empty() && lookup.indexDim >= 0 && next == offsetDims->size();
  lookup.offsetDims = std::move(*offsetDims);
  lookup.batching = std::move(*batching);
  lookup.indexBatching = std::move(*indexBatching);
  return isWhole ? std::optional(std::move(lookup)) : std::nullopt;
}

/// Where slices begin in the dimensions that are looked up in; empty if that is not known.
static SmallVector<const Expr *, 2> startsOf(Elements &elements, const Lookup &lookup,
                                             Value indices, ArrayRef<BoundsOf> bounds,
                                             Coordinates at, bool hasVector,
                                             ArrayRef<int64_t> extents) {
  SmallVector<const Expr *, 2> starts;
  for (auto [i, dim] : llvm::enumerate(lookup.dims)) {
    if (hasVector)
      at[lookup.indexDim] = Coordinate::constant(static_cast<int64_t>(i));
    const Expr *number = elements.at(indices, at);
    const Expr *start =
        number ? startOfSlice(elements, number, dim.size, extents[dim.dim]) : nullptr;
    if (!start)
      return {};
    const bool isLookedUp = !ShapedType::isDynamic(extents[dim.dim]) &&
                            !ShapedType::isDynamic(dim.size) && !elements.coordinate(start).range();
    const Bounds known = isLookedUp ? bounds[i](elements, number) : std::nullopt;
    const auto last = static_cast<double>(extents[dim.dim] - dim.size);
    if (known && (known->first < 0 || known->second > last)) // StableHLO moves some inside
      return {};
    starts.push_back(start);
  }
  return starts;
}

/// A lookup of whole slices along some dimensions, as array languages' indexing makes them.
ElementOf readStableHloGather(OpResult result) {
  Operation *op = result.getOwner();
  Value operand = op->getOperand(0), indices = op->getOperand(1);
  auto lookup = lookupOf(result);
  auto places = shapeOf(indices.getType());
  const bool hasVector = lookup && places && lookup->indexDim < places->rank();
  if (!lookup || !places || (!hasVector && lookup->dims.size() != 1))
    return {};
  SmallVector<BoundsOf, 2> bounds;
  for (int64_t i = 0; i < static_cast<int64_t>(lookup->dims.size()); ++i)
    bounds.push_back(
        boundsOf(indices, hasVector ? std::optional(lookup->indexDim) : std::nullopt, i));
  return [=, lookup = std::move(*lookup), extents = shapeOf(operand.getType())->extents](
             Elements &elements, Index index) -> const Expr * {
    Coordinates offsets, start;
    for (auto [d, c] : llvm::enumerate(index))
      (llvm::is_contained(lookup.offsetDims, static_cast<int64_t>(d)) ? offsets : start)
          .push_back(c);
    if (hasVector) {
      if (lookup.indexDim > static_cast<int64_t>(start.size()))
        return nullptr;
      start.insert(start.begin() + lookup.indexDim, Coordinate::constant(0));
    }
    const auto starts = startsOf(elements, lookup, indices, bounds, start, hasVector, extents);
    if (starts.empty())
      return nullptr;
    Coordinates inside;
    Index rest = offsets;
    for (int64_t d = 0; d < lookup.rank; ++d) {
      const auto *batch = llvm::find(lookup.batching, d);
      if (batch != lookup.batching.end()) {
        const int64_t dim = lookup.indexBatching[batch - lookup.batching.begin()];
        if (dim < 0 || dim >= static_cast<int64_t>(start.size()))
          return nullptr;
        inside.push_back(start[dim]);
        continue;
      }
      const LookedUpDim *dim = lookup.find(d);
      Coordinate within = Coordinate::constant(0);
      if (!dim || !dim->isCollapsed) {
        if (rest.empty())
          return nullptr; // fewer dimensions of offsets than there are left
        within = rest.front();
        rest = rest.drop_front();
      }
      inside.push_back(dim ? elements.coordinate(elements.expressions.add(
                                 starts[dim - lookup.dims.begin()], elements.formula(within)))
                           : within);
    }
    return elements.at(operand, inside);
  };
}

/// What a scatter makes of an element and of the update's; null if it is not of that kind.
static Block *bodyOf(Operation *scatter) {
  if (scatter->getNumRegions() != 1 || !llvm::hasSingleElement(scatter->getRegion(0)))
    return nullptr;
  Block &body = scatter->getRegion(0).front();
  return body.getNumArguments() == 2 && !body.empty() && body.back().getNumOperands() == 1
             ? &body
             : nullptr;
}

/// Whether the update takes an element's place.
static bool replaces(Block *body) {
  return llvm::hasSingleElement(*body) && body->front().getOperand(0) == body->getArgument(1);
}

bool combinesInScatter(Operation *scatter) {
  Block *body = bodyOf(scatter);
  return body && !replaces(body);
}

namespace {

/// Where a scatter puts its update: whole slices along one dimension of its operand, at places that
/// one dimension of the update counts, or at one.
struct Placement {
  int64_t rank, dim;                                ///< The operand's.
  SmallVector<int64_t> windowDims = {};             ///< The update's that run over slices.
  std::optional<int64_t> counterDim = std::nullopt; ///< The update's that counts places.
  int64_t size = 1, count = 1;                      ///< Of a slice, along `dim`; of places.
  bool isInserted = false;                          ///< `dim` is no dimension of the update's.
  int64_t indicesRank = 0, indexDim = 0;
};

} // namespace

static std::optional<Placement> placementOf(Operation *op) {
  Attribute numbers = op->getAttr("scatter_dimension_numbers");
  auto windowDims = fieldOf(numbers, "update_window_dims");
  auto inserted = fieldOf(numbers, "inserted_window_dims");
  auto batching = fieldOf(numbers, "input_batching_dims");
  auto dims = fieldOf(numbers, "scatter_dims_to_operand_dims");
  auto vectorDim = fieldOf(numbers, "index_vector_dim");
  auto shape = shapeOf(op->getOperand(0).getType()), places = shapeOf(op->getOperand(1).getType()),
       update = shapeOf(op->getOperand(2).getType());
  if (!windowDims || !inserted || !batching || !batching->empty() || !dims || dims->size() != 1 ||
      !vectorDim || !shape || !places || !update || shape->isComplex || inserted->size() > 1 ||
      (!inserted->empty() && inserted->front() != dims->front()))
    return std::nullopt;
  Placement to = {shape->rank(), dims->front()};
  to.isInserted = !inserted->empty();
  to.indicesRank = places->rank();
  to.indexDim = vectorDim->empty() ? 0 : vectorDim->front();
  const auto rest = update->rank() - static_cast<int64_t>(windowDims->size());
  if (to.dim < 0 || to.dim >= to.rank || rest < 0 || rest > 1 ||
      static_cast<int64_t>(windowDims->size()) != to.rank - to.isInserted)
    return std::nullopt;
  for (int64_t d = 0; d < update->rank(); ++d)
    if (!llvm::is_contained(*windowDims, d))
      to.counterDim = d;
  for (auto [i, place] : llvm::enumerate(*windowDims)) {
    const int64_t d =
        static_cast<int64_t>(i) + (to.isInserted && static_cast<int64_t>(i) >= to.dim);
    if (place < 0 || place >= update->rank())
      return std::nullopt;
    if (d == to.dim)
      to.size = update->extents[place];
    else if (update->extents[place] != shape->extents[d] ||
             ShapedType::isDynamic(shape->extents[d])) // a window may be smaller
      return std::nullopt;
  }
  to.count = to.counterDim ? update->extents[*to.counterDim] : 1;
  to.windowDims = std::move(*windowDims);
  return ShapedType::isDynamic(to.size) || ShapedType::isDynamic(to.count) ||
                 ShapedType::isDynamic(shape->extents[to.dim])
             ? std::nullopt
             : std::optional(std::move(to));
}

/// Where slice number i begins; empty if that is not known or it is not inside: what happens then
/// differs from one compiler to the next.
static std::optional<int64_t> placeOf(Elements &elements, const Placement &to, Value indices,
                                      int64_t i, int64_t extent) {
  Coordinates at;
  for (int64_t d = 0; d < to.indicesRank; ++d)
    at.push_back(Coordinate::constant(d == to.indexDim ? 0 : i));
  const Expr *place = elements.at(indices, at);
  return place && place->isNumber() && place->number >= 0 &&
                 place->number + static_cast<double>(to.size) <= static_cast<double>(extent)
             ? std::optional(static_cast<int64_t>(place->number))
             : std::nullopt;
}

/// Slices replaced, or combined with others, at places that are known: what array languages make of
/// assignments.
ElementOf readStableHloScatter(OpResult result) {
  Operation *op = result.getOwner();
  Value operand = op->getOperand(0), indices = op->getOperand(1), update = op->getOperand(2);
  Block *body = op->getNumOperands() == 3 ? bodyOf(op) : nullptr;
  auto to = body ? placementOf(op) : std::nullopt;
  if (!to)
    return {};
  return [=, to = std::move(*to), extent = shapeOf(operand.getType())->extents[to->dim]](
             Elements &elements, Index index) -> const Expr * {
    if (static_cast<int64_t>(index.size()) != to.rank || !index[to.dim].isConstant())
      return nullptr;
    const int64_t wanted = index[to.dim].offset;
    std::optional<std::pair<int64_t, int64_t>> found; // number of the slice, place in it
    for (int64_t i = 0; i < to.count; ++i) {
      auto place = placeOf(elements, to, indices, i, extent);
      if (!place)
        return nullptr;
      if (wanted < *place || wanted >= *place + to.size)
        continue;
      if (found)
        return nullptr; // which of them comes last is not said
      found = {i, wanted - *place};
    }
    if (!found)
      return elements.at(operand, index);
    Coordinates inside(to.windowDims.size() + (to.counterDim ? 1 : 0));
    if (to.counterDim)
      inside[*to.counterDim] = Coordinate::constant(found->first);
    for (auto [i, place] : llvm::enumerate(to.windowDims)) {
      const int64_t d =
          static_cast<int64_t>(i) + (to.isInserted && static_cast<int64_t>(i) >= to.dim);
      inside[place] = d == to.dim ? Coordinate::constant(found->second) : index[d];
    }
    const Expr *updated = elements.at(update, inside);
    if (replaces(body))
      return updated;
    const Expr *before = elements.at(operand, index);
    Pass pass = {body, [&](BlockArgument argument, Index) {
                   return argument.getArgNumber() == 0 ? before : updated;
                 }};
    return before && updated ? elements.at(body->back().getOperand(0), {}, pass) : nullptr;
  };
}

} // namespace ropewalk::raise
