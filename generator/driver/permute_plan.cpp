//===- permute_plan.cpp - Which rows of which tensors move ----------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "permute_plan.h"

#include "io/json.h"

#include "llvm/ADT/StringSwitch.h"

using namespace llvm;

namespace ropewalk::driver {

using Tensor = SafetensorsFile::Tensor;

namespace {

/// A tensor to permute, and what its rows may be.
struct Member {
  const SafetensorsFile *file;
  const Tensor *tensor;
  SmallVector<Role, 4> roles;
  bool rowsAreNumbers;

  std::optional<RowMoves> movesOf(const Model &rotation) const {
    for (Role role : roles)
      if (auto moves = fit(*tensor, role, rowsAreNumbers, rotation))
        return moves;
    return std::nullopt;
  }
  llvm::Error failure(const Twine &message) const {
    return createStringError(Twine(file->path()) + ": tensor " + quoted(tensor->name) + ": " +
                             message);
  }
};

/// The tensors of one layer's attention, which turn alike.
struct Attention {
  std::vector<Member> members;
  std::string query, key; ///< Weights of separate projections.
};

/// Looks at every tensor of a checkpoint in turn, then at every attention.
class Planner {
public:
  Planner(const Checkpoint &checkpoint, ArrayRef<Model> rotations, ArrayRef<Regex> names)
      : checkpoint(checkpoint), rotations(rotations), names(names) {}

  llvm::Expected<PermutePlan> plan();

private:
  llvm::Error visit(Member member);
  llvm::Error addPlaced(const TensorPlace &place, Member member);
  llvm::Error resolve(const Attention &attention);
  llvm::Error misfit(const Attention &attention) const;
  llvm::Error checkPartners() const;
  bool isChosen(StringRef name) const {
    return any_of(names, [&](const Regex &regex) { return regex.match(name); });
  }

  const Checkpoint &checkpoint;
  ArrayRef<Model> rotations;
  ArrayRef<Regex> names;
  std::map<std::string, Attention> attentions; ///< By module.
  PermutePlan result;
};

} // namespace

/// Rows of such types can be moved one by one.
static bool isPlainFloat(StringRef dtype) {
  return StringSwitch<bool>(dtype)
      .Cases({"F64", "F32", "F16", "BF16", "F8_E4M3", "F8_E5M2"}, true)
      .Cases({"F8_E4M3FNUZ", "F8_E5M2FNUZ"}, true)
      .Default(false);
}

llvm::Error Planner::visit(Member member) {
  const Tensor &tensor = *member.tensor;
  std::optional<TensorPlace> place = placeOf(tensor.name);
  if (names.empty() && isTurnedIndexer(tensor.name, rotations.front()))
    return member.failure("it is of an indexer that turns as attention does, expected --names: its "
                          "heads are others than those of the model");
  if (names.empty() ? !place || isInTower(place->module) : !isChosen(tensor.name))
    return llvm::Error::success();
  if (place && place->leaf != "weight" && place->leaf != "bias") {
    // A quantised projection has scales, zero points or packed weights of its own; one number for
    // the whole tensor holds for its rows in any order.
    if (tensor.data.size() * 8 == bitsOf(tensor.dtype))
      return llvm::Error::success();
    return member.failure(describe(tensor) + " belongs to a quantised or adapted projection, " +
                          "expected weight and bias alone");
  }
  if (!isPlainFloat(tensor.dtype))
    return member.failure("dtype is " + tensor.dtype +
                          ", expected a floating-point type of whole bytes: packed and quantised "
                          "weights cannot be permuted");
  if (place)
    return addPlaced(*place, std::move(member));
  member.roles = {Role::Query, Role::Key, Role::InOrder, Role::QueryGains};
  member.rowsAreNumbers = tensor.shape.size() == 1;
  attentions[tensor.name].members.push_back(std::move(member));
  return llvm::Error::success();
}

llvm::Error Planner::addPlaced(const TensorPlace &place, Member member) {
  auto roles = rolesOf(place, rotations.front());
  if (!roles)
    return member.failure(toString(roles.takeError()));
  const Role role = roles->back();
  Attention &attention = attentions[place.module];
  if (place.leaf == "weight" && role == Role::Query)
    attention.query = member.tensor->name;
  if (place.leaf == "weight" && (role == Role::Key || role == Role::LatentKey))
    attention.key = member.tensor->name;
  member.roles = std::move(*roles);
  member.rowsAreNumbers = areGains(role) || place.leaf == "bias";
  attention.members.push_back(std::move(member));
  return llvm::Error::success();
}

/// Moves all members as the rotation says that fits them all.
llvm::Error Planner::resolve(const Attention &attention) {
  std::vector<std::vector<RowMoves>> fitting;
  for (const Model &rotation : rotations) {
    std::vector<RowMoves> all;
    for (const Member &member : attention.members)
      if (auto moves = member.movesOf(rotation))
        all.push_back(*moves);
    if (all.size() == attention.members.size() && !is_contained(fitting, all))
      fitting.push_back(std::move(all));
  }
  if (fitting.empty())
    return misfit(attention);
  if (fitting.size() > 1)
    return attention.members.front().failure(
        "its layer fits several types of layers, expected --layer-type, and --names if not all "
        "layers are meant");
  for (size_t i = 0; i < attention.members.size(); ++i)
    result.emplace(attention.members[i].tensor->name, fitting.front()[i]);
  return llvm::Error::success();
}

llvm::Error Planner::misfit(const Attention &attention) const {
  for (const Member &member : attention.members) {
    if (any_of(rotations,
               [&](const Model &rotation) { return member.movesOf(rotation).has_value(); }))
      continue;
    std::string expected;
    for (const Model &rotation : rotations)
      for (Role role : member.roles)
        if (std::string shape = expectedShape(role, rotation); !StringRef(expected).contains(shape))
          expected += (expected.empty() ? "" : ", or ") + shape;
    return member.failure("shape is " + describe(*member.tensor) + ", expected " + expected);
  }
  return attention.members.front().failure(
      "its layer has heads of several types of layers, expected those of one");
}

/// Queries of one order do not meet keys of the other.
llvm::Error Planner::checkPartners() const {
  for (const auto &[module, found] : attentions)
    if (found.query.empty() != found.key.empty())
      return createStringError(checkpoint.files().front().path() + ": tensor " +
                               quoted(found.query.empty() ? found.key : found.query) + " has no " +
                               (found.query.empty() ? "queries" : "keys") +
                               " beside it, expected both in the files given, or --names");
  return llvm::Error::success();
}

llvm::Expected<PermutePlan> Planner::plan() {
  size_t tensors = 0;
  for (const SafetensorsFile &file : checkpoint.files())
    for (const Tensor &tensor : file.tensors()) {
      ++tensors;
      if (llvm::Error error = visit({&file, &tensor, {}, false}))
        return error;
    }
  for (const auto &[module, attention] : attentions)
    if (llvm::Error error = resolve(attention))
      return error;
  if (result.empty())
    return createStringError(
        checkpoint.files().front().path() + ": none of " + Twine(tensors) + " tensors " +
        (names.empty() ? "is a query or key projection, expected names like "
                         "'model.layers.0.self_attn.q_proj.weight' (see --names)"
                       : "has a name that --names matches"));
  if (names.empty())
    if (llvm::Error error = checkPartners())
      return error;
  return std::move(result);
}

llvm::Expected<PermutePlan> planPermutation(const Checkpoint &checkpoint, ArrayRef<Model> rotations,
                                            ArrayRef<Regex> names) {
  return Planner(checkpoint, rotations, names).plan();
}

} // namespace ropewalk::driver
