//===- describe.cpp - A plan in words -------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "append_text.h"
#include "plan.h"

#include <cinttypes>
#include <set>
#include <utility>

namespace ropewalk {
namespace {

void appendPiece(std::string &text, const ropewalk_plan &plan, const TensorPlan &tensor,
                 const Piece &piece) {
  const int64_t begin = piece.offset / plan.elementBytes;
  append(text, "%s[%" PRId64 ", %" PRId64 ":%" PRId64 "]", tensor.name, tensor.heads, begin,
         begin + piece.width());
}

std::string readerName(const ropewalk_plan &plan, const Piece &piece, int32_t onlyAxis) {
  return requestName(*readerFor(plan, piece.request, onlyAxis));
}

/// Those that calls of fewer bytes than `limit` take.
void appendCandidates(std::string &text, const ropewalk_plan &plan, const Choice &choice,
                      int64_t limit = INT64_MAX) {
  const char *separator = " by ";
  for (const Candidate &candidate : choice.candidates) {
    if (candidate.minBytes >= limit)
      continue;
    append(text, "%s%s", separator, candidate.name);
    separator = ", else ";
    const char *condition = " for";
    if (candidate.minBytes > 0) {
      append(text, " for calls of %" PRId64 " bytes or more", candidate.minBytes);
      condition = " and";
    }
    if (candidate.alignment > plan.elementBytes)
      append(text, "%s pointers that are multiples of %" PRId64, condition, candidate.alignment);
  }
}

/// Calls that stream make rows.
void appendReaders(std::string &text, const ropewalk_plan &plan, const Choice &readers) {
  appendCandidates(text, plan, readers, plan.leastStreamedBytes);
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
    visitNew(piece.readersOfOne);
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
  const char *kind = "caller's cache";
  if (plan.builtTable)
    kind = plan.builtTable->factored ? "factored" : "computed";
  std::string text;
  append(text, "%s, positions [%" PRId64 ", %" PRId64 ")", kind, plan.table.begin, plan.table.end);
  if (plan.coordinates > 1)
    append(text, ", %" PRId64 " coordinates per token", plan.coordinates);
  return text;
}

std::string describe(const ropewalk_plan &plan) {
  std::string text;
  append(text, "table: %s\n", tableText(plan).c_str());
  if (plan.staging) {
    append(text, "rows: %s", requestName(plan.staging->request).c_str());
    appendCandidates(text, plan, plan.staging->choice);
    text += '\n';
  }
  forEachPiece(plan, [&](const TensorPlan &tensor, const Piece &piece) {
    const bool reads = plan.readsTable && piece.rotates();
    if (reads) {
      appendPiece(text, plan, tensor, piece);
      append(text, ": %s", readerName(plan, piece, piece.onlyAxis).c_str());
      appendReaders(text, plan, piece.readers);
      text += '\n';
    }
    if (!piece.readersOfOne.candidates.empty()) {
      appendPiece(text, plan, tensor, piece);
      append(text, ", each token's coordinates equal: %s", readerName(plan, piece, 0).c_str());
      appendReaders(text, plan, piece.readersOfOne);
      text += '\n';
    }
    appendPiece(text, plan, tensor, piece);
    append(text, ": %s", requestName(piece.request).c_str());
    appendCandidates(text, plan, piece.choice);
    text += reads ? " for calls that bring or make rows\n" : "\n";
  });
  if (plan.joined)
    append(text, "q and k: as one tensor of %" PRId64 " heads where k follows q in memory\n",
           plan.joined->tensor.heads);
  forEachSeveralPasses(plan, [&](const TensorPlan &tensor) {
    append(text, "several passes: %s\n", tensor.noOnePass.c_str());
  });
  forEachRejection(plan, [&](const Rejection &rejection) {
    append(text, "not used: %s: %s\n", rejection.kernel.c_str(), rejection.reason.c_str());
  });
  return text;
}

std::string describeInOneLine(const ropewalk_plan &plan) {
  std::string text;
  forEachPiece(plan, [&](const TensorPlan &tensor, const Piece &piece) {
    const bool reads = plan.readsTable && piece.rotates();
    if (!text.empty())
      text += "; ";
    appendPiece(text, plan, tensor, piece);
    append(text, " %s",
           (reads ? readerName(plan, piece, piece.onlyAxis) : requestName(piece.request)).c_str());
    appendCandidates(text, plan, reads ? piece.readers : piece.choice,
                     reads ? plan.leastStreamedBytes : INT64_MAX);
    if (!piece.readersOfOne.candidates.empty()) {
      text += ", for equal coordinates";
      appendReaders(text, plan, piece.readersOfOne);
    }
    if (reads) {
      text += ", for rows";
      appendCandidates(text, plan, piece.choice);
    }
  });
  if (plan.staging) {
    text += "; rows";
    appendCandidates(text, plan, plan.staging->choice);
  }
  if (text.empty())
    text = "nothing to do";
  forEachSeveralPasses(plan, [&](const TensorPlan &tensor) {
    append(text, "; several passes: %s", tensor.noOnePass.c_str());
  });
  forEachRejection(plan, [&](const Rejection &rejection) {
    append(text, "; not %s: %s", rejection.kernel.c_str(), rejection.reason.c_str());
  });
  return text;
}

} // namespace ropewalk
