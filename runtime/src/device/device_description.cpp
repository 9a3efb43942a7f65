//===- device_description.cpp ---------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "device/device_description.h"
#include "append_text.h"
#include "device/device_schedule.h"

#include <cinttypes>

namespace ropewalk {
namespace {

void describeUse(std::string &text, const DevicePlan &plan, const KernelUse &use) {
  append(text, "%s by ", requestName(use.request).c_str());
  const char *separator = "";
  for (size_t number : use.candidates) {
    const DeviceCandidate &candidate = plan.candidates[number];
    append(text, "%s%s%s", separator, candidate.kernel->name,
           launchText(candidate.spec.schedule.launch).c_str());
    separator = ", else ";
    if (candidate.alignment > elementBytes(use.request.dtype))
      append(text, " for pointers that are multiples of %" PRId64, candidate.alignment);
    if (candidate.minBytes > 0)
      append(text, " for calls of %" PRId64 " bytes or more", candidate.minBytes);
  }
  text += '\n';
}

void describePiece(std::string &text, const DevicePlan &plan, const DevicePiece &piece) {
  const int64_t begin =
                    piece.offset / plan.host->elementBytes + (piece.channels ? piece.before : 0),
                end = begin + (piece.channels ? piece.channels : piece.before);
  std::string work;
  for (const TensorPlan &tensor : plan.host->tensors)
    append(work, "%s%s[%" PRId64 ", %" PRId64 ":%" PRId64 "]", work.empty() ? "" : " and ",
           tensor.name, static_cast<int64_t>(tensor.heads), begin, end);
  append(text, "%s: ", work.c_str());
  if (piece.found.missing)
    append(text, "needs rows made before: %s\n", piece.found.missing->message());
  else
    describeUse(text, plan, piece.found);
  const bool isSame =
      piece.made.request == piece.found.request && piece.made.candidates == piece.found.candidates;
  if (isSame && !piece.made.missing)
    return;
  append(text, "%s with rows: ", work.c_str());
  if (piece.made.missing)
    append(text, "%s\n", piece.made.missing->message());
  else
    describeUse(text, plan, piece.made);
}

} // namespace

std::string describePlan(const DevicePlan &plan, const std::vector<Rejection> &rejected) {
  std::string text;
  append(text, "table: %s\n", tableText(*plan.host).c_str());
  if (plan.host->rotates && plan.rows.missing)
    append(text, "rows: %s\n", plan.rows.missing->message());
  else if (plan.host->rotates) {
    text += "rows: ";
    describeUse(text, plan, plan.rows);
  }
  for (const DevicePiece &piece : plan.pieces)
    describePiece(text, plan, piece);
  for (const Rejection &rejection : rejected)
    append(text, "not used: %s: %s\n", rejection.kernel.c_str(), rejection.reason.c_str());
  return text;
}

} // namespace ropewalk
