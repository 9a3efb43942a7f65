//===- axes.cpp - Which coordinate turns which pair -----------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "axes.h"
#include "enum_value.h"
#include "invalid.h"

#include <cinttypes>
#include <optional>

namespace ropewalk {
namespace {

/// What is looked at of windows without pairs, too.
std::optional<Error> validateOrder(const ropewalk_axes &axes) {
  if (axes.count < 0 || axes.count > ROPEWALK_MAX_AXES)
    return invalid("axes.count is %d, expected 0 to %d", axes.count, ROPEWALK_MAX_AXES);
  int order = enumValue(axes.order);
  if (order < ROPEWALK_AXES_CONTIGUOUS || order > ROPEWALK_AXES_LISTED)
    return invalid("axes.order is %d, expected ROPEWALK_AXES_CONTIGUOUS, _INTERLEAVED or _LISTED",
                   order);
  return std::nullopt;
}

/// What else does not depend on the window's size.
std::optional<Error> validateShape(const ropewalk_axes &axes) {
  int order = enumValue(axes.order);
  bool listed = order == ROPEWALK_AXES_LISTED;
  if (listed != (axes.pair_axis != nullptr))
    return invalid("axes.pair_axis is %s, expected %s", listed ? "null" : "given",
                   listed ? "the axis of each pair with ROPEWALK_AXES_LISTED"
                          : "null unless axes.order is ROPEWALK_AXES_LISTED");
  if (axes.blocks && order != ROPEWALK_AXES_CONTIGUOUS)
    return invalid("axes.blocks is %d, expected 0 unless axes.order is ROPEWALK_AXES_CONTIGUOUS",
                   axes.blocks);
  if (axes.count == 0 && (order || axes.restart || axes.blocks))
    return invalid("axes.count is 0, expected 1 to %d as axes.%s is not 0", ROPEWALK_MAX_AXES,
                   order          ? "order"
                   : axes.restart ? "restart"
                                  : "blocks");
  return std::nullopt;
}

std::optional<Error> validateSections(const ropewalk_axes &axes, int64_t pairs) {
  int64_t sum = 0;
  for (int a = 0; a < ROPEWALK_MAX_AXES; ++a) {
    int64_t section = axes.sections[a];
    if (a >= axes.count && section != 0)
      return invalid("axes.sections[%d] is %" PRId64 ", expected 0 beyond axes.count=%d", a,
                     section, axes.count);
    if (section < 0 || section > pairs)
      return invalid("axes.sections[%d] is %" PRId64 ", expected 0 to rotary_dim/2=%" PRId64, a,
                     section, pairs);
    sum += section;
  }
  if (axes.count != 0 && sum != pairs)
    return invalid("sections sum to %" PRId64 ", expected rotary_dim/2=%" PRId64, sum, pairs);
  return std::nullopt;
}

/// The axis of pair i; `used` counts the pairs that each axis has before it.
int32_t axisOf(const ropewalk_axes &axes, int64_t i, const int64_t *used) {
  int32_t a = 0;
  switch (axes.order) {
  case ROPEWALK_AXES_CONTIGUOUS:
    while (used[a] == axes.sections[a])
      ++a;
    break;
  case ROPEWALK_AXES_INTERLEAVED:
    a = static_cast<int32_t>(i % axes.count);
    if (i >= axes.count * axes.sections[a])
      a = 0;
    break;
  case ROPEWALK_AXES_LISTED:
    a = axes.pair_axis[i];
    break;
  }
  return a;
}

} // namespace

Expected<std::vector<int32_t>> pairAxes(const ropewalk_rotation &rotation) {
  const ropewalk_axes &axes = rotation.axes;
  int64_t pairs = rotation.rotary_dim / 2;
  if (auto error = validateOrder(axes))
    return *error;
  std::vector<int32_t> result(pairs);
  if (pairs == 0) // Nobody looks at the rest then.
    return result;
  if (auto error = validateShape(axes))
    return *error;
  if (auto error = validateSections(axes, pairs))
    return *error;
  if (axes.count < 2 && axes.order != ROPEWALK_AXES_LISTED)
    return result;
  int64_t found[ROPEWALK_MAX_AXES] = {};
  for (int64_t i = 0; i < pairs; ++i) {
    int32_t a = axisOf(axes, i, found);
    if (a >= axes.count)
      return invalid("axes.pair_axis[%" PRId64 "] is %d, expected an axis below axes.count=%d", i,
                     a, axes.count);
    result[i] = a;
    ++found[a];
  }
  for (int a = 0; a < axes.count; ++a)
    if (found[a] != axes.sections[a])
      return invalid("axes.sections[%d] is %" PRId64 ", expected %" PRId64
                     ", the pairs that axes.order gives it",
                     a, axes.sections[a], found[a]);
  return result;
}

} // namespace ropewalk
