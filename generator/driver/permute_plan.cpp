//===- permute_plan.cpp - Which rows of which tensors move ----------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "permute_plan.h"

#include "frequencies.h"
#include "io/json.h"
#include "permute_names.h"
#include "ropewalk/weights.h"

#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace ropewalk::driver {

using Tensor = SafetensorsFile::Tensor;

std::string RowMoves::describe() const {
  std::string text;
  raw_string_ostream os(text);
  if (groups > 1)
    os << groups << " x ";
  os << moved.heads << (moved.heads == 1 ? " head of " : " heads of ") << moved.head_dim;
  if (moved.rotary_dim != moved.head_dim)
    os << ", rows " << moved.window_begin << " to " << moved.window_begin + moved.rotary_dim - 1
       << " of each";
  if (heldHeads)
    os << ", then " << heldHeads << (heldHeads == 1 ? " that stays" : " that stay");
  return text;
}

/// Their rows are components of one head, or of heads one after another.
static bool areGains(Role role) { return role == Role::QueryGains || role == Role::KeyGains; }

/// Which heads of a group move and which stay; the number of groups. `rows` are those of the
/// tensor.
static int64_t setHeads(Role role, const Model &model, int64_t rows, RowMoves &moves) {
  const int64_t queries = model.attentionHeads, keys = model.keyValueHeads;
  const bool isKey = role == Role::Key || role == Role::KeyGains;
  moves.moved = projectionRows(model.rotation, isKey ? keys : queries, 0);
  if (role == Role::InOrder) {
    moves.moved.heads = queries + keys;
    moves.heldHeads = keys;
  } else if (role == Role::Grouped) {
    moves.moved.heads = queries / keys + 1;
    moves.heldHeads = 1;
    return keys;
  } else if (areGains(role) && rows == moves.moved.head_dim) {
    moves.moved.heads = 1;
  } else if (role == Role::LatentKey && rows >= moves.moved.rotary_dim && rows <= maxHeadDim) {
    moves.moved.heads = 1;
    moves.moved.head_dim = rows;
    moves.moved.window_begin = rows - moves.moved.rotary_dim;
  }
  return 1;
}

/// The moves of a tensor in that role, if its shape is [.., rows, in] or [.., heads, head_dim, in],
/// without `in` where rows are numbers: in biases and gains.
static std::optional<RowMoves> fit(const Tensor &tensor, Role role, bool rowsAreNumbers,
                                   const Model &model) {
  ArrayRef<int64_t> shape = tensor.shape;
  if (shape.size() < (rowsAreNumbers ? 1 : 2) || tensor.data.empty())
    return std::nullopt;
  const int64_t in = rowsAreNumbers ? 1 : shape.back();
  shape = shape.drop_back(rowsAreNumbers ? 0 : 1);
  RowMoves moves;
  const int64_t groups = setHeads(role, model, shape.back(), moves);
  const int64_t heads = groups * (moves.moved.heads + moves.heldHeads);
  const int64_t rows = heads * moves.moved.head_dim;
  const bool isSplit =
      shape.size() > 1 && shape.back() == moves.moved.head_dim && shape[shape.size() - 2] == heads;
  if (shape.back() != rows && !isSplit)
    return std::nullopt;
  moves.moved.row_bytes = in * *bitsOf(tensor.dtype) / 8;
  moves.groups = groups * (int64_t(tensor.data.size()) / (rows * moves.moved.row_bytes));
  return moves;
}

/// The shape that a role would have, in words.
static std::string expectedShape(Role role, const Model &model) {
  const int64_t queries = model.attentionHeads, keys = model.keyValueHeads;
  const int64_t width = model.rotation.head_dim;
  const auto heads = [&](const Twine &words, int64_t count) {
    return ("[" + Twine(count * width) + ", in] for " + words + " of " + Twine(width)).str();
  };
  switch (role) {
  case Role::Query:
    return heads(Twine(queries) + " heads", queries);
  case Role::Key:
    return heads(Twine(keys) + " key heads", keys);
  case Role::LatentKey:
    return ("[" + Twine(model.rotation.rotary_dim) + " to " + Twine(maxHeadDim) + ", in]").str();
  case Role::InOrder:
  case Role::Grouped:
    return heads(Twine(queries) + " heads and twice " + Twine(keys) + " key-value heads",
                 queries + 2 * keys);
  case Role::QueryGains:
  case Role::KeyGains:
    break;
  }
  return ("[" + Twine(width) + "] for a head, or so many for each").str();
}

namespace {

/// Looks at every tensor of a checkpoint in turn.
class Planner {
public:
  Planner(const Checkpoint &checkpoint, const Model &model, ArrayRef<Regex> names)
      : checkpoint(checkpoint), model(model), names(names) {}

  llvm::Expected<PermutePlan> plan();

private:
  llvm::Error visit(const SafetensorsFile &file, const Tensor &tensor);
  llvm::Expected<RowMoves> movesOf(const Tensor &tensor, const std::optional<TensorPlace> &place);
  llvm::Expected<RowMoves> movesByShape(const Tensor &tensor) const;
  llvm::Error checkPartners() const;
  bool isChosen(StringRef name) const {
    return any_of(names, [&](const Regex &regex) { return regex.match(name); });
  }

  const Checkpoint &checkpoint;
  const Model &model;
  ArrayRef<Regex> names;
  PermutePlan result;
  struct Partners {
    std::string query, key;
  };
  std::map<std::string, Partners> partners; ///< Weights of separate projections, by module.
};

} // namespace

/// Rows of such types can be moved one by one.
static bool isPlainFloat(StringRef dtype) {
  return StringSwitch<bool>(dtype)
      .Cases({"F64", "F32", "F16", "BF16", "F8_E4M3", "F8_E5M2"}, true)
      .Cases({"F8_E4M3FNUZ", "F8_E5M2FNUZ"}, true)
      .Default(false);
}

/// A quantised projection has scales, zero points or packed weights of its own; one number for
/// the whole tensor holds for its rows in any order.
static llvm::Error checkLeaf(const Tensor &tensor, const TensorPlace &place) {
  if (place.leaf == "weight" || place.leaf == "bias" ||
      tensor.data.size() * 8 == bitsOf(tensor.dtype))
    return llvm::Error::success();
  return createStringError(describe(tensor) + " belongs to a quantised or adapted projection, " +
                           "expected weight and bias alone");
}

llvm::Error Planner::visit(const SafetensorsFile &file, const Tensor &tensor) {
  std::optional<TensorPlace> place = placeOf(tensor.name);
  if (names.empty() ? !place || isInTower(place->module) : !isChosen(tensor.name))
    return llvm::Error::success();
  const auto failure = [&](const Twine &message) {
    return createStringError(Twine(file.path()) + ": tensor " + quoted(tensor.name) + ": " +
                             message);
  };
  if (place) {
    if (llvm::Error error = checkLeaf(tensor, *place))
      return failure(toString(std::move(error)));
    if (place->leaf != "weight" && place->leaf != "bias")
      return llvm::Error::success();
  }
  if (!isPlainFloat(tensor.dtype))
    return failure("dtype is " + tensor.dtype +
                   ", expected a floating-point type of whole bytes: packed and quantised "
                   "weights cannot be permuted");
  auto moves = movesOf(tensor, place);
  if (!moves)
    return failure(toString(moves.takeError()));
  result.emplace(tensor.name, *moves);
  return llvm::Error::success();
}

llvm::Expected<RowMoves> Planner::movesOf(const Tensor &tensor,
                                          const std::optional<TensorPlace> &place) {
  if (!place)
    return movesByShape(tensor);
  auto role = roleOf(*place, model);
  if (!role)
    return role.takeError();
  if (place->leaf == "weight" && *role == Role::Query)
    partners[place->module].query = tensor.name;
  if (place->leaf == "weight" && (*role == Role::Key || *role == Role::LatentKey))
    partners[place->module].key = tensor.name;
  if (auto moves = fit(tensor, *role, areGains(*role) || place->leaf == "bias", model))
    return *moves;
  return createStringError("shape is " + ropewalk::describe(tensor) + ", expected " +
                           expectedShape(*role, model));
}

llvm::Expected<RowMoves> Planner::movesByShape(const Tensor &tensor) const {
  for (Role role : {Role::Query, Role::Key, Role::InOrder, Role::QueryGains})
    if (auto moves = fit(tensor, role, tensor.shape.size() == 1, model))
      return *moves;
  return createStringError(
      "shape is " + ropewalk::describe(tensor) + ", expected " + expectedShape(Role::Query, model) +
      ", " + expectedShape(Role::Key, model) + ", " + expectedShape(Role::InOrder, model) +
      ", or " + expectedShape(Role::QueryGains, model));
}

/// Queries of one order do not meet keys of the other.
llvm::Error Planner::checkPartners() const {
  for (const auto &[module, found] : partners)
    if (found.query.empty() != found.key.empty())
      return createStringError("tensor " + quoted(found.query.empty() ? found.key : found.query) +
                               " has no " + (found.query.empty() ? "queries" : "keys") +
                               " beside it, expected both in the files "
                               "given, or --names");
  return llvm::Error::success();
}

llvm::Expected<PermutePlan> Planner::plan() {
  size_t tensors = 0;
  for (const SafetensorsFile &file : checkpoint.files())
    for (const Tensor &tensor : file.tensors()) {
      ++tensors;
      if (llvm::Error error = visit(file, tensor))
        return error;
    }
  const std::string where = checkpoint.files().front().path().str() + ": ";
  if (result.empty())
    return createStringError(where + "none of " + Twine(tensors) + " tensors " +
                             (names.empty()
                                  ? "is a query or key projection, expected names like "
                                    "'model.layers.0.self_attn.q_proj.weight' (see --names)"
                                  : "has a name that --names matches"));
  if (names.empty())
    if (llvm::Error error = checkPartners())
      return createStringError(where + toString(std::move(error)));
  return std::move(result);
}

llvm::Expected<PermutePlan> planPermutation(const Checkpoint &checkpoint, const Model &model,
                                            ArrayRef<Regex> names) {
  return Planner(checkpoint, model, names).plan();
}

} // namespace ropewalk::driver
