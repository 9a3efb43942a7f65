//===- device_plan.cpp - What a plan for a device decides -----------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "device/device_plan.h"
#include "device/device_description.h"
#include "enum_value.h"
#include "error_boundary.h"

#include <algorithm>
#include <cinttypes>
#include <cstdio>
#include <cstring>

namespace ropewalk {
namespace {

/// What the CPU serves and no kernel for devices does, as far as the arguments tell.
std::optional<Error> refuseArguments(const ropewalk_plan_options &options) {
  const bool pads =
      enumValue(options.pad) == ROPEWALK_PAD_LEAVE || enumValue(options.pad) == ROPEWALK_PAD_COPY;
  if (pads && (options.pad_position < INT32_MIN || options.pad_position > INT32_MAX))
    return Error(ROPEWALK_UNSUPPORTED,
                 "pad_position is %" PRId64 ", expected -2^31 to 2^31-1 on a device",
                 options.pad_position);
  return std::nullopt;
}

/// The same, as far as only the checked plan knows.
std::optional<Error> refusePlan(const ropewalk_plan &plan) {
  const bool factored = plan.builtTable && plan.builtTable->factored;
  if (const int64_t rows = plan.table.end - plan.table.begin;
      plan.rotates && !factored && rows - 1 > plan.table.maxRowSpan)
    return Error(ROPEWALK_UNSUPPORTED,
                 "table has %" PRId64 " rows, expected at most %" PRId64 " on a device", rows,
                 plan.table.maxRowSpan + 1);
  // Kernels that copy see one coordinate.
  if (!plan.rotates && plan.pad != ROPEWALK_PAD_NONE && plan.coordinates > 1)
    return Error(ROPEWALK_UNSUPPORTED,
                 "axes.count is %d where rotary_dim is 0, expected at most 1 with pads on a device",
                 static_cast<int>(plan.coordinates));
  return std::nullopt;
}

/// What the plan's table holds.
TableSource sourceOf(const ropewalk_plan &plan) {
  return plan.staging ? plan.staging->request.source : TableSource::F32;
}

/// Over everything that a kernel adds to the tensors' addresses.
int64_t tensorBits(const ropewalk_plan &plan, const DevicePiece &piece) {
  const int64_t copied = plan.inPlace ? 0 : piece.behind;
  int64_t bits = 64 | piece.offset | (piece.before | copied) * plan.elementBytes;
  for (const TensorPlan &tensor : plan.tensors)
    for (int d = 0; d < (tensor.heads > 1 ? 3 : 2); ++d)
      bits |= tensor.srcStride[d] | tensor.dstStride[d];
  return bits;
}

/// Over the table's own addresses and those of its rows.
int64_t tableBits(const ropewalk_plan &plan, const DevicePiece &piece) {
  return static_cast<int64_t>(reinterpret_cast<uintptr_t>(plan.table.cos) |
                              reinterpret_cast<uintptr_t>(plan.table.sin)) |
         plan.table.rowStride | piece.firstPair * plan.table.pairStride;
}

void setTensors(const ropewalk_plan &plan, ropewalk_device_args &args) {
  for (const TensorPlan &tensor : plan.tensors) {
    ropewalk_device_tensor &out = tensor.isKey ? args.k : args.q;
    out.heads = tensor.heads;
    out.srcBatchStride = tensor.srcStride[0];
    out.srcTokenStride = tensor.srcStride[1];
    // One head's stride is no stride: it need not be a multiple of anything.
    out.srcHeadStride = tensor.heads > 1 ? tensor.srcStride[2] : 0;
    out.dstBatchStride = tensor.dstStride[0];
    out.dstTokenStride = tensor.dstStride[1];
    out.dstHeadStride = tensor.heads > 1 ? tensor.dstStride[2] : 0;
  }
}

void setArguments(const ropewalk_plan &plan, ropewalk_device_args &args) {
  setTensors(plan, args);
  const ropewalk_rotation &rotation = plan.rotation;
  args.sineSign = rotation.inverse ? -1.0f : 1.0f;
  args.tableRowStride = plan.table.rowStride;
  args.tablePairStride = plan.table.pairStride;
  // Where nothing turns, every token has the one row of no table.
  args.rows =
      plan.rotates
          ? static_cast<int32_t>(std::min<int64_t>(INT32_MAX, plan.table.end - plan.table.begin))
          : 1;
  args.pad = static_cast<int32_t>(plan.pad == ROPEWALK_PAD_NONE ? 0 : plan.padPosition);
  args.copiesPads = plan.pad == ROPEWALK_PAD_COPY;
  if (!plan.builtTable || !plan.builtTable->factored)
    return;
  const ropewalk_table &table = *plan.builtTable;
  args.firstPosition = static_cast<int32_t>(plan.table.begin);
  args.lastPosition = static_cast<int32_t>(plan.table.end - 1);
  args.coarseOffset = table.coarseOffset();
  args.topOffset = static_cast<int32_t>(-table.top.begin);
  args.hasTop = table.top.count != 0;
}

/// The parts of heads that launches treat, without kernels.
std::vector<DevicePiece> piecesOf(const ropewalk_plan &plan) {
  const int64_t headDim = plan.rotation.head_dim;
  std::vector<DevicePiece> pieces;
  for (const Piece &piece : plan.tensors.front().pieces) {
    if (!piece.rotates())
      continue;
    DevicePiece &made = pieces.emplace_back();
    const int64_t begin = piece.offset / plan.elementBytes;
    // Each copies what lies between the one before it and itself, the last one what is behind.
    made.before = begin;
    made.channels = piece.args.channels;
    made.firstPair = piece.firstPair;
    made.found.request = piece.request;
  }
  if (pieces.empty() && !plan.inPlace) {
    DevicePiece &all = pieces.emplace_back();
    all.before = headDim;
    all.found.request = deviceCopyRequest(plan.dtype);
  }
  int64_t end = 0;
  for (DevicePiece &piece : pieces) {
    piece.offset = end * plan.elementBytes;
    piece.before -= end;
    end += piece.before + piece.channels;
  }
  if (!pieces.empty())
    pieces.back().behind = headDim - end;
  return pieces;
}

/// Finds kernels for a plan's launches.
class KernelFinder {
public:
  KernelFinder(DevicePlan &plan, const ropewalk_plan_options &options, const DeviceTraits &device)
      : plan(plan), host(*plan.host), options(options), device(device) {}

  std::optional<Error> find() {
    const TableSource source = sourceOf(host);
    const bool adjacent = host.table.pairStride == tableEntryBytes(source) || !host.rotates;
    constexpr int64_t madeAlignment = 64; // of rows; their address is a call's
    const auto axes = static_cast<int32_t>(host.coordinates > 1 ? host.coordinates : 0);
    const int64_t heads = std::max(plan.args.q.heads, plan.args.k.heads);
    for (DevicePiece &piece : plan.pieces) {
      KernelRequest request = piece.found.request;
      // Rows are of one position, but what is a pad is said by all coordinates.
      request.axes = host.pad == ROPEWALK_PAD_NONE ? 0 : axes;
      const int64_t bits = tensorBits(host, piece);
      look({request, bits & -bits, madeAlignment, true, heads, nullptr}, piece.made);
      request.source = source;
      request.axes = axes;
      if (source == TableSource::Factored) {
        piece.found.missing = Error(ROPEWALK_UNSUPPORTED, "table is ROPEWALK_TABLE_FACTORED");
      } else {
        const int64_t table = 64 | tableBits(host, piece);
        look({request, bits & -bits, table & -table, adjacent, heads, nullptr}, piece.found);
      }
      if (piece.found.missing && piece.made.missing)
        return source == TableSource::Factored ? piece.made.missing : piece.found.missing;
    }
    if (host.rotates)
      look({rowsRequest(source, static_cast<int32_t>(host.coordinates)), sizeof(float), 1, true,
            heads, nullptr},
           plan.rows);
    return checkName();
  }

  std::vector<Rejection> rejected;

private:
  void look(DeviceRequest request, KernelUse &use) {
    use.request = request.request;
    if (options.kernel)
      if (auto named = parseKernelName(options.kernel);
          named && computes(named->request, request.request))
        request.kernel = options.kernel;
    namedIsUsed |= request.kernel != nullptr;
    auto choice = chooseDeviceKernels(*options.kernels, request, device);
    if (!choice) {
      use.missing = choice.error();
      return;
    }
    for (const DeviceCandidate &candidate : choice->candidates)
      use.candidates.push_back(numberOf(candidate));
    for (const Rejection &rejection : choice->rejected)
      if (std::none_of(rejected.begin(), rejected.end(), [&](const Rejection &r) {
            return r.kernel == rejection.kernel && r.reason == rejection.reason;
          }))
        rejected.push_back(rejection);
  }

  size_t numberOf(const DeviceCandidate &candidate) {
    std::vector<DeviceCandidate> &all = plan.candidates;
    size_t number = 0;
    while (number < all.size() && all[number].kernel != candidate.kernel)
      ++number;
    if (number == all.size()) {
      all.push_back(candidate);
      size_t &code = all.back().code = codes;
      for (size_t i = 0; i < number; ++i)
        if (std::strcmp(all[i].kernel->name, candidate.kernel->name) == 0)
          code = all[i].code; // only started in another way
      codes += code == codes;
    }
    return number;
  }

  /// A name that no launch needs is looked up for the first, to be refused.
  std::optional<Error> checkName() const {
    if (!options.kernel || namedIsUsed || plan.pieces.empty())
      return std::nullopt;
    return chooseDeviceKernels(*options.kernels,
                               {plan.pieces.front().found.request, 64, 64, true, 0, options.kernel},
                               device)
        .error();
  }

  DevicePlan &plan;
  const ropewalk_plan &host;
  const ropewalk_plan_options &options;
  const DeviceTraits &device;
  bool namedIsUsed = false;
  size_t codes = 0; ///< Different ones of the candidates.
};

Expected<DevicePlan> plan(const ropewalk_rotation &rotation, const ropewalk_layout &layout,
                          const ropewalk_plan_options &options, const DeviceTraits &device) {
  if (!options.kernels)
    return Error(ROPEWALK_INVALID_ARGUMENT, "kernels is null, expected a kernel table");
  if (auto error = validateKernelTable(*options.kernels))
    return *error;
  if (auto error = refuseArguments(options))
    return *error;
  ropewalk_plan_options onHost = options;
  onHost.kernels = nullptr;
  onHost.kernel = nullptr;
  onHost.allow_reference = 1;
  onHost.table_form = ROPEWALK_TABLE_PLAIN; // which kernels read themselves
  DevicePlan made;
  auto host = createPlan(rotation, layout, onHost, Environment());
  if (!host)
    return host.error();
  made.host = std::move(*host);
  if (auto error = refusePlan(*made.host))
    return *error;
  setArguments(*made.host, made.args);
  made.pieces = piecesOf(*made.host);
  KernelFinder finder(made, options, device);
  if (auto error = finder.find())
    return *error;
  made.description = describePlan(made, finder.rejected);
  return made;
}

void logPlan(const Expected<DevicePlan> &plan) {
  std::string text = plan ? plan->description : plan.error().message();
  while (!text.empty() && text.back() == '\n')
    text.pop_back();
  for (size_t at; (at = text.find('\n')) != std::string::npos;)
    text.replace(at, 1, "; ");
  std::fprintf(stderr, "ropewalk plan: %s\n", text.c_str());
}

} // namespace

Expected<DevicePlan> createDevicePlan(const ropewalk_rotation &rotation,
                                      const ropewalk_layout &layout,
                                      const ropewalk_plan_options &options,
                                      const DeviceTraits &device) {
  Expected<DevicePlan> made = plan(rotation, layout, options, device);
  if (hostEnvironment().verbosePlan)
    logPlan(made);
  return made;
}

std::optional<Error> refuseTable(const ropewalk_table &table) {
  if (table.bytes == 0)
    return Error(ROPEWALK_UNSUPPORTED,
                 "table has no entries, expected rows of a rotation on a device");
  return std::nullopt;
}

namespace {

constexpr size_t zeroWord = 2, pairAxisWord = 4; // the status is the first

} // namespace

std::vector<int32_t> planWords(const DevicePlan &plan) {
  std::vector<int32_t> words(pairAxisWord);
  words.insert(words.end(), plan.host->pairAxis.begin(), plan.host->pairAxis.end());
  return words;
}

void useWords(DevicePlan &plan, DeviceAddress words) {
  const auto at = [&](size_t word) {
    return DeviceAddress{words.memory, words.offset + static_cast<int64_t>(word * sizeof(int32_t))};
  };
  plan.args.status = words.memory;
  plan.args.statusOffset = words.offset;
  plan.args.pairAxis = at(pairAxisWord).memory;
  plan.args.pairAxisOffset = at(pairAxisWord).offset;
  plan.zero = at(zeroWord);
}

void useCache(DevicePlan &plan, DeviceAddress cos, DeviceAddress sin) {
  plan.args.cos = cos.memory;
  plan.args.cosOffset = cos.offset;
  plan.args.sin = sin.memory;
  plan.args.sinOffset = sin.offset;
}

void useTable(DevicePlan &plan, DeviceAddress address) {
  const ropewalk_table &table = *plan.host->builtTable;
  const int64_t sine = table.pairs * plan.args.tablePairStride;
  const auto behind = [&](int64_t bytes) {
    return DeviceAddress{address.memory, address.offset + bytes};
  };
  // In the order in which they lie in the block.
  const auto rowsOf = [&](const FactorRows &set) {
    return set.rows ? reinterpret_cast<const char *>(set.rows) - table.block.get() : 0;
  };
  const int64_t first = table.factored ? rowsOf(table.coarse) : 0;
  useCache(plan, behind(first), behind(first + sine));
  ropewalk_device_args &args = plan.args;
  args.fineCos = args.fineSin = args.topCos = args.topSin = address.memory;
  args.fineCosOffset = behind(rowsOf(table.fine)).offset;
  // Kernels read a row of the top set also where there is none, and drop it: any row will do.
  args.topCosOffset = behind(rowsOf(table.top.count ? table.top : table.fine)).offset;
  args.fineSinOffset = args.fineCosOffset + sine;
  args.topSinOffset = args.topCosOffset + sine;
  plan.host->builtTable = {};
  plan.host->table.cos = plan.host->table.sin = nullptr;
}

ropewalk_status positionStatus(const DevicePlan &plan, int32_t word, ropewalk_error *error) {
  if (word == 0)
    return reportOk(error);
  const TableView &table = plan.host->table;
  return report(Error(ROPEWALK_POSITION_OUT_OF_RANGE,
                      "a token had no row, expected in a sequence and at %" PRId64 " to %" PRId64
                      ", listed or begun in 32 bits",
                      table.begin, table.end - 1),
                error);
}

} // namespace ropewalk
