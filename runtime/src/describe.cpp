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
  int64_t begin = piece.offset / plan.elementBytes, end = begin + piece.args.channels;
  return std::string(tensor.name) + "[" + std::to_string(tensor.heads) + ", " +
         std::to_string(begin) + ":" + std::to_string(end) + "]";
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

std::string candidates(const ropewalk_plan &plan, const Piece &piece) {
  std::string text;
  for (const Candidate &candidate : piece.choice.candidates)
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
  forEachPiece(plan, [&](const TensorPlan &, const Piece &piece) {
    for (const Rejection &rejection : piece.choice.rejected)
      if (seen.emplace(rejection.kernel, rejection.reason).second)
        visit(rejection);
  });
}

std::string tableText(const ropewalk_plan &plan) {
  if (!plan.rotates)
    return "none";
  return std::string(plan.builtTable ? "computed" : "caller's cache") + ", positions [" +
         std::to_string(plan.table.begin) + ", " + std::to_string(plan.table.end) + ")";
}

} // namespace

std::string describe(const ropewalk_plan &plan) {
  std::string text = "table: " + tableText(plan) + "\n";
  forEachPiece(plan, [&](const TensorPlan &tensor, const Piece &piece) {
    text += pieceName(plan, tensor, piece) + ": " + requestName(piece.request) + " by " +
            candidates(plan, piece) + "\n";
  });
  forEachRejection(plan, [&](const Rejection &rejection) {
    text += "not used: " + rejection.kernel + ": " + rejection.reason + "\n";
  });
  return text;
}

std::string describeInOneLine(const ropewalk_plan &plan) {
  std::string text;
  forEachPiece(plan, [&](const TensorPlan &tensor, const Piece &piece) {
    text += (text.empty() ? "" : "; ") + pieceName(plan, tensor, piece) + " " +
            requestName(piece.request) + " by " + candidates(plan, piece);
  });
  if (text.empty())
    text = "nothing to do";
  forEachRejection(plan, [&](const Rejection &rejection) {
    text += "; not " + rejection.kernel + ": " + rejection.reason;
  });
  return text;
}

} // namespace ropewalk
