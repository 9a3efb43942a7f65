//===- kernel_spec.cpp - Kernel names -------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "kernel_spec.h"

#include "names.h"

#include <algorithm>
#include <iterator>

namespace ropewalk {
namespace {

constexpr Named<Target> targetNames[] = {
    {Target::X86_64, "x86-64"},         {Target::X86_64_v3, "x86-64-v3"},
    {Target::X86_64_v4, "x86-64-v4"},   {Target::X86_64_v4_bf16, "x86-64-v4-bf16"},
    {Target::Arm64, "arm64"},           {Target::Arm64_fp16, "arm64-fp16"},
    {Target::Arm64_bf16, "arm64-bf16"}, {Target::Cuda, "cuda"},
    {Target::OpenCl, "opencl"}};
constexpr Named<Architecture> architectureNames[] = {{Architecture::X86, "x86"},
                                                     {Architecture::Arm, "arm"},
                                                     {Architecture::Cuda, "cuda"},
                                                     {Architecture::OpenCl, "opencl"}};
constexpr Named<Architecture> processorNames[] = {{Architecture::X86, "x86_64"},
                                                  {Architecture::Arm, "aarch64"}};
constexpr Named<Family> familyNames[] = {
    {Family::Rope, "rope"}, {Family::Copy, "copy"}, {Family::Rows, "rows"}};
constexpr Named<ropewalk_dtype> dtypeNames[] = {
    {ROPEWALK_F32, "f32"}, {ROPEWALK_F16, "f16"}, {ROPEWALK_BF16, "bf16"}};
constexpr Named<ropewalk_dtype> copyWidthNames[] = {{ROPEWALK_F32, "b32"}, {ROPEWALK_F16, "b16"}};
constexpr Named<ropewalk_pairing> pairingNames[] = {{ROPEWALK_HALF, "half"},
                                                    {ROPEWALK_INTERLEAVED, "interleaved"}};
constexpr Named<ropewalk_place> placeNames[] = {{ROPEWALK_OUT_OF_PLACE, "out"},
                                                {ROPEWALK_IN_PLACE, "in"}};
constexpr Named<TableSource> sourceNames[] = {{TableSource::F32, "f32"},
                                              {TableSource::F16, "f16"},
                                              {TableSource::BF16, "bf16"},
                                              {TableSource::Factored, "factored"}};
/// A kernel name is a C identifier; target names are not.
std::string identifier(std::string_view targetName) {
  std::string text(targetName);
  std::replace(text.begin(), text.end(), '-', '_');
  return text;
}

bool parseRope(std::string_view &text, KernelRequest &request) {
  if (!consumeName(text, pairingNames, request.pairing))
    return false;
  ropewalk_pairing written = request.pairing;
  if (consume(text, "_to_")) {
    request.reorder = true;
    if (!consumeName(text, pairingNames, written) || written == request.pairing)
      return false;
  }
  return consume(text, "_") && consumeName(text, dtypeNames, request.dtype);
}

/// What a rope kernel reads that are not f32 rows of one position.
bool parseTable(std::string_view &text, KernelRequest &request) {
  if (consume(text, "_from_") &&
      (!consumeName(text, sourceNames, request.source) || request.source == TableSource::F32))
    return false;
  if (!consume(text, "_a"))
    return true;
  return consumeNumber(text, request.axes) && request.axes >= 2 &&
         request.axes <= ROPEWALK_MAX_AXES;
}

/// The blocks of a rope kernel's window, and what it copies outside it.
bool parseBeside(std::string_view &text, KernelRequest &request) {
  if (consume(text, "_blocks") && !(consumeNumber(text, request.blocks) && canTurnBlocks(request)))
    return false;
  if (consume(text, "_before") && !consumeNumber(text, request.before))
    return false;
  return !consume(text, "_behind") || consumeNumber(text, request.behind);
}

bool parseRows(std::string_view text, KernelRequest &request) {
  request.family = Family::Rows;
  return consumeName(text, sourceNames, request.source) && consume(text, "_a") &&
         consumeNumber(text, request.axes) && text.empty() && request.axes >= 1 &&
         request.axes <= ROPEWALK_MAX_AXES;
}

bool parseRequest(std::string_view text, KernelRequest &request) {
  if (consume(text, "rows_"))
    return parseRows(text, request);
  if (consume(text, "rope_")) {
    request.family = Family::Rope;
    if (!parseRope(text, request))
      return false;
  } else if (consume(text, "copy_")) {
    request.family = Family::Copy;
    if (!consumeName(text, copyWidthNames, request.dtype))
      return false;
  } else {
    return false;
  }
  if (!consume(text, "_") || !consumeName(text, placeNames, request.place) || !consume(text, "_d"))
    return false;
  if (!consume(text, "any") && !consumeNumber(text, request.channels))
    return false;
  if (request.family == Family::Rope && (!parseBeside(text, request) || !parseTable(text, request)))
    return false;
  bool oddWindow = request.family == Family::Rope && request.channels % 2 != 0;
  bool outOnly = request.family == Family::Copy;
  const bool beside = request.before != 0 || request.behind != 0;
  return text.empty() && request.channels >= 0 && !oddWindow &&
         (!beside || canCopyBeside(request)) &&
         !(outOnly && request.place != ROPEWALK_OUT_OF_PLACE);
}

bool parseTargetPrefix(std::string_view &text, Target &target) {
  // Longest first: x86_64 is a prefix of all others.
  for (size_t i = std::size(targetNames); i-- > 0;)
    if (consume(text, identifier(targetNames[i].name) + "_")) {
      target = targetNames[i].value;
      return true;
    }
  return false;
}

} // namespace

std::optional<KernelRequest> copyingBeside(KernelRequest window, int64_t before, int64_t behind) {
  if (std::max(before, behind) > 2 * widestOwnWidth)
    return std::nullopt;
  window.before = static_cast<int32_t>(before);
  window.behind = static_cast<int32_t>(behind);
  return copiesBeside(window) && canCopyBeside(window) ? std::optional(window) : std::nullopt;
}

std::string requestName(const KernelRequest &request) {
  std::string name;
  if (request.family == Family::Rows) {
    name.append("rows_").append(sourceName(request.source)).append("_a");
    return name + std::to_string(request.axes);
  }
  if (request.family == Family::Rope) {
    name.append("rope_").append(pairingName(request.pairing));
    if (request.reorder)
      name.append("_to_").append(pairingName(otherPairing(request.pairing)));
    name.append("_").append(dtypeName(request.dtype));
  } else {
    name.append("copy_").append(print(copyWidthNames, request.dtype));
  }
  name.append("_").append(placeName(request.place)).append("_d");
  name.append(request.channels ? std::to_string(request.channels) : "any");
  if (request.blocks)
    name.append("_blocks").append(std::to_string(request.blocks));
  if (request.before)
    name.append("_before").append(std::to_string(request.before));
  if (request.behind)
    name.append("_behind").append(std::to_string(request.behind));
  if (request.source != TableSource::F32)
    name.append("_from_").append(sourceName(request.source));
  return request.axes ? name + "_a" + std::to_string(request.axes) : name;
}

std::string kernelName(const KernelSpec &spec) {
  return requestName(spec.request) + "__" + identifier(targetName(spec.target)) + "_" +
         scheduleSuffix(spec.schedule);
}

std::optional<KernelSpec> parseKernelName(std::string_view name) {
  KernelSpec spec;
  size_t middle = name.find("__");
  if (middle == std::string_view::npos || !parseRequest(name.substr(0, middle), spec.request))
    return std::nullopt;
  std::string_view how = name.substr(middle + 2);
  if (!parseTargetPrefix(how, spec.target) || !hasKernels(spec.target, spec.request))
    return std::nullopt;
  const std::optional<Schedule> schedule = parseScheduleSuffix(how);
  if (!schedule)
    return std::nullopt;
  spec.schedule = *schedule;
  // Refuses every second spelling (leading zeros, d0, _plain) in one place.
  return kernelName(spec) == name ? std::optional(spec) : std::nullopt;
}

std::string_view targetName(Target target) { return print(targetNames, target); }
std::optional<Target> parseTarget(std::string_view name) { return parse(targetNames, name); }
std::string_view architectureName(Architecture architecture) {
  return print(architectureNames, architecture);
}
std::string_view processorName(Architecture architecture) {
  return print(processorNames, architecture);
}

std::string_view familyName(Family family) { return print(familyNames, family); }
std::string_view dtypeName(ropewalk_dtype dtype) { return print(dtypeNames, dtype); }
std::string_view pairingName(ropewalk_pairing pairing) { return print(pairingNames, pairing); }
std::string_view placeName(ropewalk_place place) { return print(placeNames, place); }
std::string_view sourceName(TableSource source) { return print(sourceNames, source); }

std::optional<ropewalk_dtype> parseDtype(std::string_view name) { return parse(dtypeNames, name); }
std::optional<ropewalk_pairing> parsePairing(std::string_view name) {
  return parse(pairingNames, name);
}
std::optional<ropewalk_place> parsePlace(std::string_view name) { return parse(placeNames, name); }
std::optional<TableSource> parseSource(std::string_view name) { return parse(sourceNames, name); }

int64_t tableEntryBytes(TableSource source) {
  if (source == TableSource::F32)
    return 4;
  return source == TableSource::Factored ? 8 : 2;
}

int64_t requiredAlignment(const KernelSpec &spec) {
  switch (spec.schedule.store) {
  case Store::Stream64:
    return lineBytes;
  case Store::Stream16:
    return 16;
  case Store::Plain:
  case Store::Convert:
  case Store::Line:
    break;
  }
  if (spec.schedule.form == Form::Word)
    return isDevice(spec.target) ? 4 * spec.schedule.vector : 4;
  return elementBytes(spec.request.dtype);
}

RowAlignment rowAlignment(const KernelRequest &request) {
  const auto largestPower = [](int64_t bytes) { return std::min(lineBytes, bytes & -bytes); };
  const bool halves =
      request.family == Family::Rope && (request.pairing == ROPEWALK_HALF || request.reorder);
  const int64_t element = elementBytes(request.dtype);
  const int64_t head = headWidth(request) * element;
  const int64_t block = blockChannels(request) * element / (halves ? 2 : 1);
  return {largestPower(head), largestPower(head | request.before * element | block)};
}

bool joinsLines(const KernelSpec &spec) {
  const KernelRequest &request = spec.request;
  if (!isStream(spec.schedule.store) || request.family != Family::Rope || request.blocks ||
      request.place == ROPEWALK_IN_PLACE || architectureOf(spec.target) != Architecture::X86)
    return false;
  if (spec.schedule.store == Store::Stream16)
    return request.channels > 0 && headWidth(request) * elementBytes(request.dtype) >= lineBytes;
  // Registers of AVX2 are half a line.
  const bool halves = request.pairing == ROPEWALK_HALF && spec.target == Target::X86_64_v3;
  const bool byTurns = copiesBeside(request) || request.reorder || halves;
  return spec.target != Target::X86_64 && (byTurns || rowAlignment(request).vectors < lineBytes);
}

int64_t askedAlignment(const KernelSpec &spec, const RowAlignment &tensor) {
  return joinsLines(spec) ? tensor.heads : tensor.vectors;
}

bool isAligned(const KernelSpec &spec, const RowAlignment &tensor) {
  return requiredAlignment(spec) <= askedAlignment(spec, tensor);
}

int64_t widthMultiple(const KernelSpec &spec) {
  const KernelRequest &request = spec.request;
  if (request.family == Family::Rows)
    return 2;
  if (request.family == Family::Copy)
    return 1;
  if (isDevice(spec.target) && spec.schedule.form == Form::Word) // two vectors' pairs per thread
    return 8 * spec.schedule.vector / elementBytes(request.dtype);
  const bool wordsOfHalves = spec.schedule.form == Form::Word && request.dtype == ROPEWALK_BF16 &&
                             request.pairing == ROPEWALK_HALF && !request.reorder;
  return wordsOfHalves ? 4 : 2;
}

bool hasFma(Target target) { return target != Target::X86_64; }

double errorBound(ropewalk_dtype dtype, bool fma) {
  if (dtype != ROPEWALK_F32)
    return 0.51;
  return fma ? 2.0 : 2.5;
}

} // namespace ropewalk
