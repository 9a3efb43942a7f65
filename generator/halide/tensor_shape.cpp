//===- tensor_shape.cpp ---------------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tensor_shape.h"

namespace ropewalk {
namespace {

ChannelCount constant(int32_t value) { return {value, 0}; }
ChannelCount channelsBy(int32_t divisor) { return {0, divisor}; }

std::vector<ChannelAxis> channelAxes(const KernelSpec &spec) {
  const bool half = spec.request.pairing == ROPEWALK_HALF;
  if (spec.request.family == Family::Copy)
    return {{constant(1), channelsBy(1)}};
  switch (spec.schedule.form) {
  case Form::Pair: // (pair, component)
    return {{constant(1), channelsBy(2)}, {channelsBy(2), constant(2)}};
  case Form::Lane: // (component, pair)
    return {{constant(1), constant(2)}, {constant(2), channelsBy(2)}};
  case Form::Word:
    if (half) // (two neighbouring pairs, component)
      return {{constant(1), channelsBy(4)}, {channelsBy(4), constant(2)}};
    return {{constant(1), channelsBy(2)}}; // (pair)
  }
  return {};
}

} // namespace

bool canCompute(Form form, const KernelRequest &request) {
  if (request.family == Family::Copy)
    return form == Form::Pair;
  switch (form) {
  case Form::Pair:
    return request.pairing == ROPEWALK_HALF;
  case Form::Lane:
    return request.pairing == ROPEWALK_INTERLEAVED;
  case Form::Word: // a word holds two neighbouring pairs of one half, so pairs must be even
    return request.dtype == ROPEWALK_BF16 && (request.pairing == ROPEWALK_INTERLEAVED ||
                                              (request.channels != 0 && request.channels % 4 == 0));
  }
  return false;
}

bool canRun(const KernelSpec &spec) {
  const Schedule &schedule = spec.schedule;
  if (!canCompute(schedule.form, spec.request))
    return false;
  const int32_t channels = spec.request.channels, lanes = channels / channelsPerLane(spec);
  if (channels == 0)
    return schedule.parts == 1;
  return channels % channelsPerLane(spec) == 0 && lanes % schedule.vector == 0 &&
         lanes / schedule.vector % schedule.parts == 0;
}

std::string ChannelCount::str() const {
  return divisor == 0 ? std::to_string(constant) : "c" + std::to_string(divisor);
}

TensorShape tensorShape(const KernelSpec &spec) {
  TensorShape shape;
  const bool word = spec.schedule.form == Form::Word;
  shape.carrierBytes = word ? 4 : static_cast<int32_t>(elementBytes(spec.request.dtype));
  shape.axes = channelAxes(spec);
  return shape;
}

int32_t channelsPerLane(const KernelSpec &spec) {
  if (spec.request.family == Family::Copy || spec.schedule.form == Form::Lane)
    return 1;
  const bool halfWords = spec.schedule.form == Form::Word && spec.request.pairing == ROPEWALK_HALF;
  return halfWords ? 4 : 2;
}

std::string abiDescription(const KernelSpec &spec) {
  const TensorShape shape = tensorShape(spec);
  std::string tensor = std::to_string(shape.carrierBytes);
  for (const ChannelAxis &axis : shape.axes)
    tensor += "," + axis.stride.str() + "x" + axis.extent.str();
  tensor += ",head,token";
  std::string description = "dst," + tensor;
  if (spec.request.place == ROPEWALK_OUT_OF_PLACE)
    description += " src," + tensor;
  if (spec.request.family == Family::Rope)
    description += " cos,4,pair,row sin,4,pair,row positions,4,position";
  return description;
}

} // namespace ropewalk
