//===- describe.cpp - A plan in words -------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "plan.h"

#include <set>
#include <utility>

namespace ropewalk {
namespace {

std::string pieceName(const ropewalk_plan &plan, const TensorPlan &tensor, const Piece &piece) {
  int64_t begin = piece.offset / plan.elementBytes, end = begin + piece.width();
  return std::string(tensor.name) + "[" + std::to_string(tensor.heads) + ", " +
         std::to_string(begin) + ":" + std::to_string(end) + "]";
}

std::string readerName(const ropewalk_plan &plan, const Piece &piece) {
  return requestName(*readerFor(plan, piece.request, piece.onlyAxis));
}

std::string conditions(const ropewalk_plan &plan, const Candidate &candidate) {
  std::string text;
  if (candidate.minBytes > 0)
    text += " for calls of " + std::to_string(candidate.minBytes) + " bytes or more";
  if (candidate.alignment > plan.elementBytes)
    text += (text.empty() ? " for" : " and") + std::string(" pointers that are multiples of ") +
            std::to_string(candidate.alignment);
  return text;
}

std::string candidates(const ropewalk_plan &plan, const Choice &choice) {
  std::string text;
  for (const Candidate &candidate : choice.candidates)
    text +=
        (text.empty() ? "" : ", else ") + std::string(candidate.name) + conditions(plan, candidate);
  return text;
}

template <class Visit> void forEachPiece(const ropewalk_plan &plan, Visit visit) {
  for (const TensorPlan &tensor : plan.tensors)
    for (const Piece &piece : tensor.pieces)
      visit(tensor, piece);
}

/// Each reason once, though q and k mostly share them.
template <class Visit> void forEachRejection(const ropewalk_plan &plan, Visit visit) {
  std::set<std::pair<std::string, std::string>> seen;
  auto visitNew = [&](const Choice &choice) {
    for (const Rejection &rejection : choice.rejected)
      if (seen.emplace(rejection.kernel, rejection.reason).second)
        visit(rejection);
  };
  if (plan.staging)
    visitNew(plan.staging->choice);
  forEachPiece(plan, [&](const TensorPlan &, const Piece &piece) {
    visitNew(piece.readers);
    visitNew(piece.choice);
  });
}

/// Why a tensor is not turned and copied in one pass though it could be; once for q and k alike.
template <class Visit> void forEachSeveralPasses(const ropewalk_plan &plan, Visit visit) {
  std::set<std::string> seen;
  for (const TensorPlan &tensor : plan.tensors)
    if (!tensor.noOnePass.empty() && seen.insert(tensor.noOnePass).second)
      visit(tensor);
}

} // namespace

std::string tableText(const ropewalk_plan &plan) {
  if (!plan.rotates)
    return "none";
  std::string text = "caller's cache";
  if (plan.builtTable)
    text = plan.builtTable->factored ? "factored" : "computed";
  text += ", positions [" + std::to_string(plan.table.begin) + ", " +
          std::to_string(plan.table.end) + ")";
  if (plan.coordinates > 1)
    text += ", " + std::to_string(plan.coordinates) + " coordinates per token";
  return text;
}

std::string describe(const ropewalk_plan &plan) {
  std::string text = "table: " + tableText(plan) + "\n";
  if (plan.staging)
    text += "rows: " + requestName(plan.staging->request) + " by " +
            candidates(plan, plan.staging->choice) + "\n";
  forEachPiece(plan, [&](const TensorPlan &tensor, const Piece &piece) {
    const std::string name = pieceName(plan, tensor, piece) + ": ";
    if (plan.readsTable && piece.rotates())
      text += name + readerName(plan, piece) + " by " + candidates(plan, piece.readers) + "\n";
    text += name + requestName(piece.request) + " by " + candidates(plan, piece.choice) +
            (plan.readsTable && piece.rotates() ? " for calls that bring or make rows\n" : "\n");
  });
  if (plan.joined)
    text += "q and k: as one tensor of " + std::to_string(plan.joined->tensor.heads) +
            " heads where k follows q in memory\n";
  forEachSeveralPasses(plan, [&](const TensorPlan &tensor) {
    text += "several passes: " + tensor.noOnePass + "\n";
  });
  forEachRejection(plan, [&](const Rejection &rejection) {
    text += "not used: " + rejection.kernel + ": " + rejection.reason + "\n";
  });
  return text;
}

std::string describeInOneLine(const ropewalk_plan &plan) {
  std::string text;
  forEachPiece(plan, [&](const TensorPlan &tensor, const Piece &piece) {
    const bool reads = plan.readsTable && piece.rotates();
    text += (text.empty() ? "" : "; ") + pieceName(plan, tensor, piece) + " " +
            (reads ? readerName(plan, piece) : requestName(piece.request)) + " by " +
            candidates(plan, reads ? piece.readers : piece.choice);
    if (reads)
      text += ", for rows by " + candidates(plan, piece.choice);
  });
  if (plan.staging)
    text += "; rows by " + candidates(plan, plan.staging->choice);
  if (text.empty())
    text = "nothing to do";
  forEachSeveralPasses(
      plan, [&](const TensorPlan &tensor) { text += "; several passes: " + tensor.noOnePass; });
  forEachRejection(plan, [&](const Rejection &rejection) {
    text += "; not " + rejection.kernel + ": " + rejection.reason;
  });
  return text;
}

} // namespace ropewalk
