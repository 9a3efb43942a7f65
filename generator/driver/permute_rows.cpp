//===- permute_rows.cpp - How the rows of a tensor move ------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "permute_rows.h"

#include "frequencies.h"
#include "ropewalk/weights.h"

#include "llvm/Support/raw_ostream.h"

#include <tuple>

using namespace llvm;

namespace ropewalk::driver {

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

bool operator==(const RowMoves &a, const RowMoves &b) {
  const auto fields = [](const RowMoves &moves) {
    const ropewalk_weight &moved = moves.moved;
    return std::tie(moves.groups, moves.heldHeads, moved.heads, moved.head_dim, moved.window_begin,
                    moved.rotary_dim, moved.row_bytes);
  };
  return fields(a) == fields(b);
}

bool areGains(Role role) { return role == Role::QueryGains || role == Role::KeyGains; }

/// Which heads of a group move and which stay; the number of groups. `rows` are those of the
/// tensor.
static int64_t setHeads(Role role, const Model &model, int64_t rows, RowMoves &moves) {
  const int64_t queries = model.attentionHeads, keys = model.keyValueHeads;
  const bool isKey = role == Role::Key || role == Role::KeyGains;
  moves.moved = projectionRows(model.rotation, isKey ? keys : queries, 0);
  if (role == Role::InOrder) {
    moves.moved.heads = queries + keys;
    moves.heldHeads = keys;
  } else if (role == Role::GatedQuery) {
    moves.moved.heads = moves.heldHeads = 1;
    return queries;
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

std::optional<RowMoves> fit(const SafetensorsFile::Tensor &tensor, Role role, bool rowsAreNumbers,
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
  const auto isSplitInto = [&](int64_t count, int64_t width) {
    return shape.size() > 1 && shape.back() == width && shape[shape.size() - 2] == count;
  };
  const int64_t width = moves.moved.head_dim;
  const bool isSplit =
      isSplitInto(heads, width) || (role == Role::GatedQuery && isSplitInto(groups, 2 * width));
  if (shape.back() != rows && !isSplit)
    return std::nullopt;
  moves.moved.row_bytes = in * *bitsOf(tensor.dtype) / 8;
  moves.groups = groups * (int64_t(tensor.data.size()) / (rows * moves.moved.row_bytes));
  return moves;
}

std::string expectedShape(Role role, const Model &model) {
  const int64_t queries = model.attentionHeads, keys = model.keyValueHeads;
  const int64_t width = model.rotation.head_dim;
  const auto heads = [&](const Twine &words, int64_t count) {
    return ("[" + Twine(count * width) + ", in] for " + words + " of " + Twine(width)).str();
  };
  switch (role) {
  case Role::Query:
    return heads(Twine(queries) + " heads", queries);
  case Role::GatedQuery:
    return heads(Twine(queries) + " heads and their gates", 2 * queries);
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

} // namespace ropewalk::driver
