//===- schedule_record.cpp ------------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "schedule_record.h"

#include "halide/tensor_shape.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace ropewalk {

KernelRequest requestNamed(const ScheduleRecord &record) {
  KernelRequest request;
  request.family = Family::Rope;
  request.pairing = record.pairing.value_or(ROPEWALK_HALF);
  request.dtype = record.dtype.value_or(ROPEWALK_F32);
  request.place = record.place.value_or(ROPEWALK_OUT_OF_PLACE);
  request.channels = static_cast<int32_t>(record.channels);
  request.reorder = record.reorder;
  return request;
}

std::string recordsPath(StringRef directory, Target target, Family family) {
  const std::string_view target_ = targetName(target), family_ = familyName(family);
  SmallString<128> path(directory);
  sys::path::append(path, StringRef(target_.data(), target_.size()),
                    Twine(StringRef(family_.data(), family_.size())) + ".json");
  return path.str().str();
}

std::string whyNoRotation(const ScheduleRecord &record) {
  for (const auto &[field, isThere] : {std::pair("pairing", record.pairing.has_value()),
                                       {"dtype", record.dtype.has_value()},
                                       {"place", record.place.has_value()},
                                       {"channels", record.channels > 0}})
    if (!isThere)
      return std::string(field) + " is nothing, expected that of the rotation";
  for (const auto &[field, isThere] :
       {std::pair("any_width", record.anyWidth), {"beside", record.beside}})
    if (isThere)
      return std::string(field) + " is true, expected one rotation";
  if (record.lanesPerPart)
    return "lanes_per_part is " + std::to_string(record.lanesPerPart) + ", expected parts";
  if (record.channels > widestOwnWidth || isOddWindow(requestNamed(record)))
    return "channels is " + std::to_string(record.channels) + ", expected a multiple of " +
           std::to_string(vectorMultiple) + " up to " + std::to_string(widestOwnWidth);
  return "";
}

std::optional<KernelRequest> rotationOf(const ScheduleRecord &record) {
  if (!whyNoRotation(record).empty())
    return std::nullopt;
  return requestNamed(record);
}

bool ScheduleRecord::matches(const KernelRequest &request) const {
  const bool odd = request.family == Family::Rope && isOddWindow(request);
  return reorder == request.reorder && anyWidth == odd && (!beside || copiesBeside(request)) &&
         (channels == 0 || channels == request.channels) &&
         (!pairing || *pairing == request.pairing) && (!dtype || *dtype == request.dtype) &&
         (!place || *place == request.place) && (!source || *source == request.source);
}

} // namespace ropewalk
