//===- kernel_spec.h - What a kernel computes, and how ----------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The hinge between compiler and runtime: the dialect lowers to it, the generator
// compiles it, the kernel's name prints and parses it, the dispatcher compares it.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_SRC_KERNEL_SPEC_H
#define ROPEWALK_SRC_KERNEL_SPEC_H

#include "ropewalk/ropewalk.h"
#include "schedule.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace ropewalk {

/// What is computed: the rotation, a copy of the components outside its window, or rows of
/// cos and sin that the rotation reads, from tables in another form.
enum class Family { Rope, Copy, Rows };
inline constexpr Family allFamilies[] = {Family::Rope, Family::Copy, Family::Rows};

/// What cos and sin are made of: those of a storage type, or the f64 factors of a factored table.
enum class TableSource { F32, F16, BF16, Factored };
inline constexpr TableSource allTableSources[] = {TableSource::F32, TableSource::F16,
                                                  TableSource::BF16, TableSource::Factored};

/// ISA levels of CPUs: those of an architecture together, lowest first; each includes those of its
/// architecture before it. Then devices.
enum class Target {
  X86_64,
  X86_64_v3,
  X86_64_v4,
  X86_64_v4_bf16,
  Arm64,
  Arm64_fp16,
  Arm64_bf16,
  Cuda,
  OpenCl
};
inline constexpr Target allTargets[] = {
    Target::X86_64,         Target::X86_64_v3, Target::X86_64_v4,
    Target::X86_64_v4_bf16, Target::Arm64,     Target::Arm64_fp16,
    Target::Arm64_bf16,     Target::Cuda,      Target::OpenCl};

inline constexpr Target cpuTargets[] = {
    Target::X86_64, Target::X86_64_v3,  Target::X86_64_v4, Target::X86_64_v4_bf16,
    Target::Arm64,  Target::Arm64_fp16, Target::Arm64_bf16};

/// Processors that run none of each other's code.
enum class Architecture { X86, Arm, Cuda, OpenCl };
inline constexpr Architecture cpuArchitectures[] = {Architecture::X86, Architecture::Arm};

constexpr Architecture architectureOf(Target target) {
  if (target == Target::Cuda)
    return Architecture::Cuda;
  if (target == Target::OpenCl)
    return Architecture::OpenCl;
  return target < Target::Arm64 ? Architecture::X86 : Architecture::Arm;
}

/// Whether kernels run beside a CPU, started by it, with memory of their own.
constexpr bool isDevice(Architecture architecture) { return architecture >= Architecture::Cuda; }
constexpr bool isDevice(Target target) { return isDevice(architectureOf(target)); }

/// Whether there are kernels of a family for a target: a device's rope kernels copy too.
constexpr bool hasFamily(Target target, Family family) {
  return !isDevice(target) || family != Family::Copy;
}

/// Whether a CPU of level `target` runs code for `other`.
constexpr bool includes(Target target, Target other) {
  return architectureOf(target) == architectureOf(other) && target >= other;
}

constexpr Target lowestTarget(Architecture architecture) {
  for (Target target : allTargets)
    if (architectureOf(target) == architecture)
      return target;
  return Target::X86_64;
}

/// What one function computes, without saying how.
struct KernelRequest {
  Family family = Family::Rope;
  ropewalk_pairing pairing = ROPEWALK_HALF; ///< Of src; HALF for copy and rows.
  ropewalk_dtype dtype = ROPEWALK_F32;      ///< Copy knows only widths: F32, or F16 for 16 bits.
  ropewalk_place place = ROPEWALK_OUT_OF_PLACE;
  int32_t channels = 0; ///< Window (rope) or width (copy) it is specialised for; 0: any.
  bool reorder = false; ///< Rope: dst has the other pairing.
  TableSource source = TableSource::F32; ///< Copy F32; rope on devices not Factored.
  /// Coordinates of a position. Rows: 1 to ROPEWALK_MAX_AXES; rope: 0 for one, else 2 to
  /// ROPEWALK_MAX_AXES; copy 0.
  int32_t axes = 0;
  /// Rope: components before and behind the window that it copies, too; see canCopyBeside.
  int32_t before = 0, behind = 0;
  /// Rope: equal parts of the window, each paired within itself; 0: it is one. See canTurnBlocks.
  int32_t blocks = 0;

  friend bool operator==(const KernelRequest &a, const KernelRequest &b) {
    return a.family == b.family && a.pairing == b.pairing && a.dtype == b.dtype &&
           a.place == b.place && a.channels == b.channels && a.reorder == b.reorder &&
           a.source == b.source && a.axes == b.axes && a.before == b.before &&
           a.behind == b.behind && a.blocks == b.blocks;
  }
};

/// Whether every component of a window moves, in the same memory: on devices a thread writes what
/// others read; on CPUs all of a head is turned before any of it is written.
constexpr bool reordersInPlace(const KernelRequest &request) {
  return request.reorder && request.place == ROPEWALK_IN_PLACE;
}

/// Bytes of the widest window that CPUs reorder in place: kernels for any width have so much stack.
inline constexpr int32_t widestReorderedBytes = 16 * 1024;

/// Whether a kernel copies components outside the window that it turns.
constexpr bool copiesBeside(const KernelRequest &request) {
  return request.before > 0 || request.behind > 0;
}

/// Components that a kernel treats of each head.
constexpr int32_t headWidth(const KernelRequest &request) {
  return request.before + request.channels + request.behind;
}

/// Windows that are multiples of this many components are divided by vectors.
inline constexpr int32_t vectorMultiple = 16;

constexpr int32_t blockCount(const KernelRequest &request) {
  return request.blocks > 0 ? request.blocks : 1;
}

/// Components of what is paired within itself: of the window, or of each of its blocks.
constexpr int32_t blockChannels(const KernelRequest &request) {
  return request.channels / blockCount(request);
}

/// Whether something is copied beside a window in steps that lie as a part of the window does,
/// since vectors divide it. Beside others, and beside blocks, it is cut as it comes.
constexpr bool copiesSteps(const KernelRequest &request) {
  return copiesBeside(request) && request.channels % vectorMultiple == 0 && !request.blocks;
}

/// What is copied beside a window is a multiple of so many components. Half: of those that one of
/// the window's components has, interleaved: of all of its; and of a word where vectors do not
/// divide the window, or it is several blocks.
constexpr int32_t besideStep(const KernelRequest &request) {
  if (request.channels % vectorMultiple != 0 || request.blocks)
    return 2;
  return request.pairing == ROPEWALK_HALF ? request.channels / 2 : request.channels;
}

/// Steps before the window, and before and behind it.
constexpr int32_t stepsBefore(const KernelRequest &request) {
  return copiesSteps(request) ? request.before / besideStep(request) : 0;
}
constexpr int32_t stepsBeside(const KernelRequest &request) {
  return copiesSteps(request) ? (request.before + request.behind) / besideStep(request) : 0;
}

/// Windows and rows up to so many components have kernels of their own; wider ones share those for
/// any width.
inline constexpr int32_t widestOwnWidth = 256;

/// Whether one pass over the heads can turn the window and copy what is before and behind it: out
/// of place, in its own order, in heads that are short enough to be unrolled, beside windows that
/// are long enough for vectors, in whole steps.
constexpr bool canCopyBeside(const KernelRequest &request) {
  return request.family == Family::Rope && request.place == ROPEWALK_OUT_OF_PLACE &&
         !request.reorder && request.channels >= vectorMultiple &&
         request.channels <= widestOwnWidth && request.before >= 0 && request.behind >= 0 &&
         request.before % besideStep(request) == 0 && request.behind % besideStep(request) == 0 &&
         static_cast<int64_t>(request.before) + request.channels + request.behind <=
             2 * widestOwnWidth;
}

/// Whether one kernel turns all blocks of a window: paired half, in their own order, equal ones
/// that are long enough for vectors. Where neighbours are pairs, they are in blocks too.
constexpr bool canTurnBlocks(const KernelRequest &request) {
  return request.family == Family::Rope && request.pairing == ROPEWALK_HALF && !request.reorder &&
         request.blocks >= 2 && request.blocks <= ROPEWALK_MAX_AXES &&
         request.channels <= widestOwnWidth && request.channels % (2 * request.blocks) == 0 &&
         blockChannels(request) >= vectorMultiple;
}

/// Bytes of a cache line of CPUs.
inline constexpr int64_t lineBytes = 64;

/// Bytes of one storage element.
constexpr int64_t elementBytes(ropewalk_dtype dtype) { return dtype == ROPEWALK_F32 ? 4 : 2; }

/// Bytes of the narrowest half that is worth being read ahead (Load::Touch): of 384 nothing is
/// gained.
inline constexpr int32_t narrowestTouchedBytes = 512;

/// Whether heads of a request can be read so in so many parts. Ahead of known ones that are turned
/// all at once; Load::Touch: of a window by itself, paired half, in its own order.
constexpr bool canLoad(const KernelRequest &request, Load load, int32_t parts) {
  if (load == Load::Plain)
    return true;
  if (request.family != Family::Rope || request.channels == 0 || parts != 1)
    return false;
  if (load == Load::Prefetch)
    return headWidth(request) * elementBytes(request.dtype) >= lineBytes;
  return request.pairing == ROPEWALK_HALF && !request.reorder && !request.blocks &&
         !copiesBeside(request) &&
         request.channels / 2 * elementBytes(request.dtype) >= narrowestTouchedBytes;
}

/// The request of a kernel that turns a window and copies what is before and behind it, if there
/// is something and it can be done in one pass.
std::optional<KernelRequest> copyingBeside(KernelRequest window, int64_t before, int64_t behind);

/// Whether a kernel computes what is wanted, which names the exact width.
inline bool computes(const KernelRequest &kernel, KernelRequest wanted) {
  if (kernel.channels == 0)
    wanted.channels = 0;
  return kernel == wanted;
}

/// Rows for positions with so many coordinates.
inline KernelRequest rowsRequest(TableSource source, int32_t axes) {
  KernelRequest request;
  request.family = Family::Rows;
  request.source = source;
  request.axes = axes;
  return request;
}

/// What copies whole heads on devices: a rotation of no components, and copies what is beside it.
inline KernelRequest deviceCopyRequest(ropewalk_dtype dtype) {
  KernelRequest request;
  request.dtype = dtype;
  return request;
}

/// Whether a rope kernel reads other tables than f32 rows of one position per token.
constexpr bool readsOtherTables(const KernelRequest &request) {
  return request.family == Family::Rope &&
         (request.source != TableSource::F32 || request.axes != 0);
}

/// Whether CPUs have rope kernels that read the tables asked for: for windows of a known width, in
/// their own order. For others rows are made first.
constexpr bool cpusRead(const KernelRequest &request) {
  return !readsOtherTables(request) ||
         (request.channels > 0 && request.channels <= widestOwnWidth && !request.reorder);
}

/// The same of a target. Devices have rows made of factors.
constexpr bool canReadTables(Target target, const KernelRequest &request) {
  const bool isFactored = readsOtherTables(request) && request.source == TableSource::Factored;
  return isDevice(target) ? !isFactored : cpusRead(request);
}

/// Whether there are kernels of a target for what is asked. A device's copy what is beside a window
/// without being told.
constexpr bool hasKernels(Target target, const KernelRequest &request) {
  if (copiesBeside(request) && (isDevice(target) || !canCopyBeside(request)))
    return false;
  if (request.blocks && (isDevice(target) || !canTurnBlocks(request)))
    return false;
  return hasFamily(target, request.family) && canReadTables(target, request);
}

struct KernelSpec {
  KernelRequest request;
  Target target = Target::X86_64;
  Schedule schedule;

  friend bool operator==(const KernelSpec &a, const KernelSpec &b) {
    return a.request == b.request && a.target == b.target && a.schedule == b.schedule;
  }
};

/// Name of a kernel, a C identifier:
///   rope_{half|interleaved}_{f32|f16|bf16}_{out|in}_{d<N>|dany}__<target>_<schedule>
///   rope_{half_to_interleaved|interleaved_to_half}_{f32|f16|bf16}_{out|in}_{d<N>|dany}__...
///   rope_..._out_d<N>[_before<N>][_behind<N>]__...
///   rope_half_..._d<N>[_blocks<N>]..., N equal ones
///   rope_..._{d<N>|dany}[_from_{f16|bf16}][_a<axes>]__...
///   copy_{b32|b16}_out_{d<N>|dany}__...
///   rows_{f32|f16|bf16|factored}_a<axes>__...
/// of which scheduleSuffix prints what follows the target.
std::string kernelName(const KernelSpec &spec);

/// The part of the name before `__`.
std::string requestName(const KernelRequest &request);

/// Inverse of kernelName; nullopt for anything kernelName cannot have printed.
std::optional<KernelSpec> parseKernelName(std::string_view name);

/// "x86-64", "x86-64-v3", ...: as in --targets, ROPEWALK_MAX_ISA and schedules/.
std::string_view targetName(Target target);
std::optional<Target> parseTarget(std::string_view name);

/// "x86", "arm": all targets of an architecture in --targets; "cuda", "opencl".
std::string_view architectureName(Architecture architecture);
/// "x86_64", "aarch64": as `uname -m` and CMAKE_SYSTEM_PROCESSOR say on Linux; of CPUs only.
std::string_view processorName(Architecture architecture);

std::string_view familyName(Family family);             ///< "rope", "copy", "rows"
std::string_view dtypeName(ropewalk_dtype dtype);       ///< "f32", "f16", "bf16"
std::string_view pairingName(ropewalk_pairing pairing); ///< "half", "interleaved"
std::string_view placeName(ropewalk_place place);       ///< "out", "in"
std::string_view sourceName(TableSource source);        ///< "f32", "f16", "bf16", "factored"
std::optional<ropewalk_dtype> parseDtype(std::string_view name);
std::optional<ropewalk_pairing> parsePairing(std::string_view name);
std::optional<ropewalk_place> parsePlace(std::string_view name);
std::optional<TableSource> parseSource(std::string_view name);

/// The order that a reordering kernel writes.
constexpr ropewalk_pairing otherPairing(ropewalk_pairing pairing) {
  return pairing == ROPEWALK_HALF ? ROPEWALK_INTERLEAVED : ROPEWALK_HALF;
}

/// Bytes of one cosine of a table.
int64_t tableEntryBytes(TableSource source);

/// Every address and every stride a kernel is called with is a multiple of this.
int64_t requiredAlignment(const KernelSpec &spec);

/// Largest powers of two, up to a cache line, that divide the addresses of a tensor.
struct RowAlignment {
  constexpr RowAlignment(int64_t all = 1) : RowAlignment(all, all) {}
  constexpr RowAlignment(int64_t heads, int64_t vectors) : heads(heads), vectors(vectors) {}

  int64_t heads;   ///< At which what a kernel turns and copies of a head begins.
  int64_t vectors; ///< And at which the window, its halves or its blocks begin.
};

/// Of a tensor whose heads follow each other from the beginning of a line on.
RowAlignment rowAlignment(const KernelRequest &request);

/// Whether a kernel that streams puts lines together of what vectors hold, so that each is stored
/// at once. On x86, by 16 bytes of known heads of a line or more, wherever these begin. By lines
/// from x86-64-v3 on: where vectors begin within lines, or come by turns for what lies beside each
/// other in the other order or beside the window; on x86-64-v3 for both halves, too.
bool joinsLines(const KernelSpec &spec);

/// Whether it stores a head in one of several ways, by the place in a line where that begins.
inline bool placesLines(const KernelSpec &spec) {
  return joinsLines(spec) && spec.schedule.store == Store::Stream16;
}

/// Which of a tensor's alignments a kernel asks for.
int64_t askedAlignment(const KernelSpec &spec, const RowAlignment &tensor);

/// Whether a kernel can run on a tensor that is aligned so.
bool isAligned(const KernelSpec &spec, const RowAlignment &tensor);

/// Windows that it computes are a multiple of this many components wide.
int64_t widthMultiple(const KernelSpec &spec);

/// Whether the target fuses multiply and add; the error bound depends on it.
bool hasFma(Target target);

/// Promised error in ulp of the storage type (docs/numerics.md).
double errorBound(ropewalk_dtype dtype, bool fma);

} // namespace ropewalk

#endif
