//===- device_description.cpp ---------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "device/device_description.h"
#include "device/device_schedule.h"

#include <cinttypes>
#include <cstdio>

namespace ropewalk {
namespace {

std::string describeTensor(const TensorPlan &tensor, int64_t begin, int64_t width) {
  return std::string(tensor.name) + "[" + std::to_string(tensor.heads) + ", " +
         std::to_string(begin) + ":" + std::to_string(begin + width) + "]";
}

void append(std::string &text, const char *format, int64_t number) {
  char part[80];
  std::snprintf(part, sizeof part, format, number);
  text += part;
}

std::string describeUse(const DevicePlan &plan, const KernelUse &use) {
  std::string text = requestName(use.request) + " by ";
  const char *separator = "";
  for (size_t number : use.candidates) {
    const DeviceCandidate &candidate = plan.candidates[number];
    text += separator;
    separator = ", else ";
    text += candidate.kernel->name;
    text += launchText(candidate.spec.schedule.launch);
    if (candidate.alignment > elementBytes(use.request.dtype))
      append(text, " for pointers that are multiples of %" PRId64, candidate.alignment);
    if (candidate.minBytes > 0)
      append(text, " for calls of %" PRId64 " bytes or more", candidate.minBytes);
  }
  return text;
}

std::string describePiece(const DevicePlan &plan, const DevicePiece &piece) {
  std::string work, text;
  const int64_t begin =
      piece.offset / plan.host->elementBytes + (piece.channels ? piece.before : 0);
  for (const TensorPlan &tensor : plan.host->tensors)
    work += (work.empty() ? "" : " and ") +
            describeTensor(tensor, begin, piece.channels ? piece.channels : piece.before);
  if (piece.found.missing)
    text = work + ": needs rows made before: " + piece.found.missing->message() + "\n";
  else
    text = work + ": " + describeUse(plan, piece.found) + "\n";
  if (piece.made.missing)
    return text + work + " with rows: " + piece.made.missing->message() + "\n";
  if (piece.made.request == piece.found.request && piece.made.candidates == piece.found.candidates)
    return text;
  return text + work + " with rows: " + describeUse(plan, piece.made) + "\n";
}

} // namespace

std::string describePlan(const DevicePlan &plan, const std::vector<Rejection> &rejected) {
  std::string text = "table: " + tableText(*plan.host) + "\n";
  if (plan.host->rotates)
    text += "rows: " +
            (plan.rows.missing ? std::string(plan.rows.missing->message())
                               : describeUse(plan, plan.rows)) +
            "\n";
  for (const DevicePiece &piece : plan.pieces)
    text += describePiece(plan, piece);
  for (const Rejection &rejection : rejected)
    text += "not used: " + rejection.kernel + ": " + rejection.reason + "\n";
  return text;
}

} // namespace ropewalk
