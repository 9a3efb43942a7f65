//===- variants.cpp - Other forms of a call on a GPU ----------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "gpu/variants.h"

#include "gpu/call_data.h"
#include "harness/variant_list.h"
#include "kernel_spec.h"

#include "ropewalk/plan.h"
#include "ropewalk/tables.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace ropewalk::bench {
namespace {

constexpr int64_t checkedTokens = 64;

/// q and k of a cell as one tensor.
Case caseOf(const GpuCell &cell, ropewalk_place place) {
  Case c;
  c.dtype = cell.dtype, c.pairing = cell.pairing, c.place = place;
  c.tokens = cell.tokens, c.heads = cell.heads + cell.keyHeads, c.headDim = cell.headDim;
  return c;
}

/// Enough for counted positions.
int64_t tableRowsFor(const Case &cell) { return std::max(usualTableRows, 2 * cell.tokens); }

/// What the tensors of any variant span: packed rows leave out half as much as they hold.
int64_t spanOf(const Case &cell) { return cell.bytes() * 3 / 2; }

/// A table in the GPU's memory. Throws GpuError.
class DeviceTable {
public:
  DeviceTable(const ropewalk_rotation &rotation, const ropewalk_table_options &options) {
    auto host = SharedTable::create(rotation, options);
    if (!host)
      throw GpuError(host.error().message());
    ropewalk_error error;
    if (ropewalk_cuda_table_create(host->get(), nullptr, &table, &error) != ROPEWALK_OK)
      throw GpuError(error.message);
  }
  ~DeviceTable() { ropewalk_cuda_table_destroy(table); }
  DeviceTable(const DeviceTable &) = delete;

  const ropewalk_cuda_table *get() const { return table; }

private:
  ropewalk_cuda_table *table = nullptr;
};

/// A tensor's addresses, of the host or the device. A setup says how far k is behind q.
void pointAt(ropewalk_tensors &tensors, const Setup &setup, void *src, void *dst) {
  const int64_t keys =
      reinterpret_cast<intptr_t>(setup.tensors.k_src) * elementBytes(setup.layout.dtype);
  tensors.q_src = src, tensors.q_dst = dst;
  tensors.k_src = static_cast<char *>(src) + keys;
  tensors.k_dst = static_cast<char *>(dst) + keys;
}

/// Which of a variant's calls: the first one of a step, or a later one, which may have rows.
enum class Layer { First, Later };

/// A variant's calls on the GPU: its plan, and what they read beside q and k.
class DeviceCall {
public:
  /// q and k at src and dst, which are the same in place. Runs once, to know whether rows must be
  /// made.
  DeviceCall(const Gpu &gpu, const GpuStream &stream, const Variant &variant, const Case &cell,
             const ropewalk_kernel_table &kernels, void *src, void *dst)
      : stream(stream), setup(cell, tableRowsFor(cell)) {
    variant.apply(setup);
    try {
      makePlan(gpu, kernels);
      if (plan) {
        uploadPositions(gpu);
        pointAt(tensors, setup, src, dst);
        findOutAboutRows(gpu);
      }
    } catch (const GpuError &error) {
      why = error.what();
    }
    stream.synchronize();
  }

  /// Why there is no such call; empty if there is.
  const std::string &problem() const { return why; }
  /// The setup, of which the host's plan is made, too.
  const Setup &host() const { return setup; }
  std::string kernel() const { return plan ? kernelOf(*plan) : ""; }
  bool mustMakeRows() const { return rows.has_value(); }

  /// From now on. Rows are made, where a later layer has them.
  void set(const Gpu &gpu, Layer layer) {
    if (layer == Layer::Later && !rows)
      allocateRows(gpu);
    tensors.rows = rows ? rows->pointer() : nullptr;
    makesRows = layer == Layer::First;
    if (rows)
      makeRows();
    stream.synchronize();
  }

  void run() const {
    if (makesRows && rows)
      makeRows();
    require(plan->run(tensors, stream.get(), &error));
  }

private:
  void makePlan(const Gpu &gpu, const ropewalk_kernel_table &kernels) {
    ropewalk_cuda_plan_options options = {};
    options.kernels = &kernels;
    options.pad = setup.options.pad;
    options.pad_position = setup.options.pad_position;
    ropewalk_cache cache = setup.cache;
    if (setup.options.cache) {
      cacheMemory.emplace(gpu, setup.cacheMemory);
      cache.cos = cacheMemory->pointer();
      cache.sin = cacheMemory->pointer(static_cast<const char *>(setup.cache.sin) -
                                       static_cast<const char *>(setup.cache.cos));
      options.cache = &cache;
    } else {
      table.emplace(setup.rotation,
                    tableOfRange(0, setup.options.position_end, setup.options.table_form));
      options.table = table->get();
    }
    auto made = CudaPlan::create(setup.rotation, setup.layout, options);
    if (made)
      plan.emplace(std::move(*made));
    else
      why = made.error().message();
  }

  void uploadPositions(const Gpu &gpu) {
    tensors = setup.tensors;
    if (tensors.index == ROPEWALK_INDEX_I32)
      positions.emplace(gpu, setup.positions);
    else if (tensors.index == ROPEWALK_INDEX_I64)
      positions.emplace(gpu, setup.longPositions);
    tensors.positions = positions ? positions->pointer() : nullptr;
    if (tensors.cu_seqlens)
      tensors.cu_seqlens = lengths.emplace(gpu, setup.lengths).pointer();
  }

  void findOutAboutRows(const Gpu &gpu) {
    if (plan->run(tensors, stream.get(), &error) == ROPEWALK_OK)
      return;
    why = error.message;
    allocateRows(gpu);
    if (plan->makeRows(tensors, rows->pointer(), rowsBytes, stream.get()) != ROPEWALK_OK)
      return;
    tensors.rows = rows->pointer();
    if (plan->run(tensors, stream.get(), &error) == ROPEWALK_OK)
      why.clear();
  }

  void allocateRows(const Gpu &gpu) {
    rowsBytes = plan->rowsBytes(tensors.tokens);
    rows.emplace(gpu, std::max<int64_t>(rowsBytes, 4));
  }

  void makeRows() const {
    require(plan->makeRows(tensors, rows->pointer(), rowsBytes, stream.get(), &error));
  }

  void require(ropewalk_status status) const {
    if (status != ROPEWALK_OK)
      throw GpuError(error.message);
  }

  const GpuStream &stream;
  Setup setup;
  std::optional<GpuMemory> cacheMemory, positions, lengths, rows;
  std::optional<DeviceTable> table;
  std::optional<CudaPlan> plan;
  ropewalk_tensors tensors = {};
  int64_t rowsBytes = 0;
  bool makesRows = false;
  std::string why;
  mutable ropewalk_error error = {};
};

/// The reference for a call with a setup. Throws GpuError.
Plan referenceFor(const Setup &setup) {
  ropewalk_plan_options options = setup.options;
  options.allow_reference = 1;
  auto reference = Plan::create(setup.rotation, setup.layout, options);
  if (!reference)
    throw GpuError(reference.error().message());
  return std::move(*reference);
}

/// Whether a call of few tokens writes what the reference does, between its rows, too.
bool isRight(const Gpu &gpu, const GpuStream &stream, const Variant &variant, const Case &cell,
             const ropewalk_kernel_table &kernels, Layer layer) {
  std::vector<unsigned char> from = randomElements(cell.dtype, spanOf(cell)), to = from;
  const bool inPlace = cell.place == ROPEWALK_IN_PLACE;
  if (!inPlace)
    std::fill(to.begin(), to.end(), 0xff);
  GpuMemory src(gpu, from), dst(gpu, to);
  DeviceCall call(gpu, stream, variant, cell, kernels, inPlace ? dst.pointer() : src.pointer(),
                  dst.pointer());
  if (!call.problem().empty())
    throw GpuError(call.problem());
  call.set(gpu, layer);
  dst.upload(to.data(), static_cast<int64_t>(to.size()));
  call.run();
  stream.synchronize();
  std::vector<unsigned char> written(to.size());
  dst.download(written.data(), static_cast<int64_t>(written.size()));

  ropewalk_tensors tensors = call.host().tensors;
  pointAt(tensors, call.host(), inPlace ? to.data() : from.data(), to.data());
  if (referenceFor(call.host()).run(tensors) != ROPEWALK_OK)
    throw GpuError(std::string("the reference refuses the call '") + variant.name + "'");
  return written == to;
}

/// Where one token's heads of q and k are, in bytes from where q begins; heads that follow each
/// other are one stretch.
struct Stretch {
  int64_t begin, bytes;
};
std::vector<Stretch> stretchesOf(const Setup &setup, int64_t token) {
  const int64_t size = elementBytes(setup.layout.dtype);
  const ropewalk_tensor_layout &q = setup.layout.q, &k = setup.layout.k;
  std::vector<Stretch> all;
  for (auto [tensor, origin] :
       {std::pair(&q, int64_t(0)), {&k, reinterpret_cast<intptr_t>(setup.tensors.k_src)}})
    for (int64_t head = 0; head < tensor->heads; ++head) {
      const int64_t begin =
          origin + token * tensor->src_token_stride + head * tensor->src_head_stride;
      if (all.empty() || all.back().begin + all.back().bytes != begin * size)
        all.push_back({begin * size, 0});
      all.back().bytes += setup.rotation.head_dim * size;
    }
  return all;
}

/// Whether the call that is timed writes what the reference does, in the first token, the last one
/// and some between. The host's memory is touched there alone.
bool isRightInSome(const GpuStream &stream, const DeviceCall &call, const Case &cell,
                   const GpuMemory &src, const GpuMemory &dst) {
  const auto allocate = [&] {
    return std::unique_ptr<unsigned char, decltype(&std::free)>(
        static_cast<unsigned char *>(std::calloc(static_cast<size_t>(spanOf(cell)), 1)),
        &std::free);
  };
  const auto from = allocate(), to = allocate();
  if (!from || !to)
    throw GpuError("there is no memory for the reference");
  const bool inPlace = cell.place == ROPEWALK_IN_PLACE;
  const Setup &setup = call.host();
  const std::vector<int64_t> tokens = sampledTokens(cell.tokens);
  for (int64_t token : tokens)
    for (const Stretch &part : stretchesOf(setup, token)) {
      (inPlace ? dst : src).download(from.get() + part.begin, part.bytes, part.begin);
      std::copy_n(from.get() + part.begin, part.bytes, to.get() + part.begin);
    }
  call.run();
  stream.synchronize();
  const Plan reference = referenceFor(setup);
  ropewalk_tensors tensors = setup.tensors;
  pointAt(tensors, setup, inPlace ? to.get() : from.get(), to.get());
  std::vector<unsigned char> written;
  for (int64_t token : tokens) {
    if (reference.run(tensors, token, token + 1) != ROPEWALK_OK)
      throw GpuError("the reference refuses a token");
    for (const Stretch &part : stretchesOf(setup, token)) {
      written.resize(static_cast<size_t>(part.bytes));
      dst.download(written.data(), part.bytes, part.begin);
      if (!std::equal(written.begin(), written.end(), to.get() + part.begin))
        return false;
    }
  }
  return true;
}

class VariantBench {
public:
  VariantBench(const Gpu &gpu, const GpuStream &stream, const Case &cell,
               const ropewalk_kernel_table &kernels)
      : gpu(gpu), stream(stream), cell(cell), kernels(kernels), src(gpu, spanOf(cell)),
        dst(gpu, spanOf(cell)) {
    fillRandomly(gpu, src, cell.dtype, spanOf(cell), stream);
    fillRandomly(gpu, dst, cell.dtype, spanOf(cell), stream);
    for (const Variant &variant : callVariants())
      add(variant);
  }

  std::vector<GpuVariantRow> run(const CacheFlush &flush, double seconds) {
    const bool allRight = std::none_of(rows.begin(), rows.end(),
                                       [](const GpuVariantRow &row) { return row.isWrong; });
    if (allRight)
      time(flush, seconds);
    return std::move(rows);
  }

private:
  void add(const Variant &variant) {
    Setup setup(cell, tableRowsFor(cell));
    variant.apply(setup);
    if (setup.movesOn) // by host; with the cache emptied all rows come from memory
      return;
    DeviceCall &first = addRow(variant, "", Layer::First);
    if (first.problem().empty() &&
        (variant.beside == VariantBeside::MadeRows || first.mustMakeRows()))
      addRow(variant, ", rows made once", Layer::Later);
  }

  DeviceCall &addRow(const Variant &variant, const char *suffix, Layer layer) {
    auto call = std::make_unique<DeviceCall>(
        gpu, stream, variant, cell, kernels,
        cell.place == ROPEWALK_IN_PLACE ? dst.pointer() : src.pointer(), dst.pointer());
    GpuVariantRow &row = rows.emplace_back();
    row.name = std::string(variant.name) + suffix;
    row.cell = cell;
    row.kernel = call->kernel();
    row.problem = call->problem();
    if (row.problem.empty()) {
      Case few = cell;
      few.tokens = std::min(cell.tokens, checkedTokens);
      try {
        call->set(gpu, layer);
        row.isWrong = !isRight(gpu, stream, variant, few, kernels, layer) ||
                      !isRightInSome(stream, *call, cell, src, dst);
        if (row.isWrong)
          row.problem = "its result is not the reference's";
      } catch (const GpuError &error) {
        row.problem = error.what();
      }
    }
    calls.push_back(std::move(call));
    return *calls.back();
  }

  void time(const CacheFlush &flush, double seconds) {
    std::vector<size_t> timed;
    std::vector<GpuWork> subjects;
    for (size_t i = 0; i < rows.size(); ++i)
      if (rows[i].problem.empty()) {
        timed.push_back(i);
        subjects.push_back([call = calls[i].get()] { call->run(); });
      }
    if (timed.empty() || timed.front() != 0)
      throw GpuError(rows.front().problem);
    const auto timings = timeByAllMethods(gpu, stream, flush, subjects, seconds);
    for (size_t method = 0; method < gpuMethods; ++method)
      for (size_t s = 0; s < timed.size(); ++s) {
        rows[timed[s]].seconds[method] = timings[method].median(s);
        rows[timed[s]].plainRatio[method] = timings[method].ratio(s, 0);
      }
  }

  const Gpu &gpu;
  const GpuStream &stream;
  const Case cell;
  const ropewalk_kernel_table &kernels;
  GpuMemory src, dst;
  std::vector<std::unique_ptr<DeviceCall>> calls; ///< One for each row.
  std::vector<GpuVariantRow> rows;
};

} // namespace

double GpuVariantRow::ratio() const {
  const bool isMemoryBound = cell.tokens >= memoryBoundTokens;
  return plainRatio[size_t(isMemoryBound ? GpuMethod::Flushed : GpuMethod::Graph)];
}

bool GpuVariantRow::isAbove() const {
  const std::optional<double> limit = variantLimit(name);
  return problem.empty() && limit && ratio() > *limit;
}

int64_t variantBytes(const Gpu &gpu, const GpuCell &cell) {
  const Case all = caseOf(cell, ROPEWALK_OUT_OF_PLACE);
  int64_t rows = 0;
  for (const Variant &variant : callVariants()) {
    Setup setup(all, tableRowsFor(all));
    variant.apply(setup);
    rows += 2 * (setup.options.position_end + cell.tokens); // tables, and what is made of them
  }
  return 2 * spanOf(all) + 2 * gpu.l2Bytes + rows * 4 * cell.headDim;
}

std::vector<GpuVariantRow> measureVariants(const Gpu &gpu, const GpuStream &stream,
                                           const CacheFlush &flush, const GpuCell &cell,
                                           const ropewalk_kernel_table &kernels, double seconds) {
  std::vector<GpuVariantRow> all;
  for (ropewalk_place place : {ROPEWALK_OUT_OF_PLACE, ROPEWALK_IN_PLACE}) {
    VariantBench bench(gpu, stream, caseOf(cell, place), kernels);
    std::vector<GpuVariantRow> rows = bench.run(flush, seconds / 2);
    all.insert(all.end(), rows.begin(), rows.end());
  }
  return all;
}

} // namespace ropewalk::bench
