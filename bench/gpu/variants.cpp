//===- variants.cpp - Other forms of a call on a GPU ----------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "gpu/variants.h"

#include "gpu/call_data.h"
#include "gpu/variant_call.h"
#include "kernel_spec.h"

#include "ropewalk/plan.h"

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

/// What the tensors of any variant span: packed rows leave out half as much as they hold.
int64_t spanOf(const Case &cell) { return cell.bytes() * 3 / 2; }

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

/// Where one token's heads of q and k are, in bytes from where the buffer begins; heads that follow
/// each other are one stretch.
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
      const int64_t elements =
          origin + token * tensor->src_token_stride + head * tensor->src_head_stride;
      const int64_t begin = setup.pastLine + elements * size;
      if (all.empty() || all.back().begin + all.back().bytes != begin)
        all.push_back({begin, 0});
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
    Setup setup(cell);
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

double GpuVariantRow::ratio() const { return plainRatio[size_t(judgedMethod(cell.tokens))]; }

bool GpuVariantRow::isAbove() const {
  const std::optional<double> limit = variantLimit(name);
  return problem.empty() && limit && ratio() > *limit;
}

int64_t variantBytes(const Gpu &gpu, const GpuCell &cell) {
  const Case all = caseOf(cell, ROPEWALK_OUT_OF_PLACE);
  int64_t rows = 0;
  for (const Variant &variant : callVariants()) {
    Setup setup(all);
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
