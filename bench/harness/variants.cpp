//===- variants.cpp - Other forms of a call against the plain one ---------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "variants.h"

#include "kernel_spec.h"
#include "timing.h"
#include "variant_list.h"

#include "ropewalk/plan.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <functional>
#include <map>
#include <memory>

namespace ropewalk::bench {
namespace {

/// What one row of the report times.
enum class Work { Run, RunWithRows, MakeRows };

class Bench {
public:
  Bench(const ropewalk_kernel_table &kernels, const Case &cell) : cell(cell) {
    for (const Variant &variant : callVariants()) {
      add(kernels, variant, Work::Run);
      if (variant.beside == VariantBeside::MadeRows) {
        add(kernels, variant, Work::RunWithRows);
        add(kernels, variant, Work::MakeRows);
      }
    }
  }

  std::vector<Row> run(double seconds) {
    if (!place())
      return {};
    std::vector<Subject> subjects;
    std::vector<size_t> timed;
    for (size_t i = 0; i < entries.size(); ++i)
      if (std::optional<Subject> subject = subjectFor(i)) {
        subjects.push_back(*subject);
        timed.push_back(i);
      }
    std::map<size_t, size_t> copies; // of the setup's rows: which subject
    for (size_t i : timed)
      if (i == 0 || entries[i].beside == VariantBeside::Copy) {
        copies[i] = subjects.size();
        subjects.push_back(copyOf(*entries[i].setup));
      }
    TimingOptions options;
    options.seconds = seconds * static_cast<double>(subjects.size());
    const Timings timings = timeInterleaved(subjects, options);
    for (size_t s = 0; s < timed.size(); ++s) {
      Row &row = rows[timed[s]];
      const bool makes = entries[timed[s]].work == Work::MakeRows;
      const double perUnit = 1e9 / static_cast<double>(makes ? cell.tokens : 1);
      row.ns = timings.median(s) * perUnit;
      row.leastNs = timings.least(s) * perUnit;
      if (makes)
        continue;
      row.gbps = 2.0 * static_cast<double>(cell.bytes()) / *row.ns;
      row.plainRatio = timings.ratio(s, 0);
      if (timed[s] != 0 && copies.count(timed[s]))
        row.copyRatio = timings.ratio(copies[timed[s]], copies[0]);
    }
    return std::move(rows);
  }

private:
  struct Entry {
    std::unique_ptr<Setup> setup;
    VariantBeside beside;
    Work work;
  };

  void add(const ropewalk_kernel_table &kernels, const Variant &variant, Work work) {
    constexpr const char *suffixes[] = {"", ", rows made once", ", making a row"};
    Row &row = rows.emplace_back();
    row.family = std::string(variant.name) + suffixes[static_cast<int>(work)];
    row.kernel = work == Work::MakeRows ? "ropewalk_make_rows" : "ropewalk_run";
    row.cell = cell;
    row.maxUlp = std::nan("");
    auto setup = std::make_unique<Setup>(cell);
    variant.apply(*setup);
    setup->options.kernels = &kernels;
    entries.push_back({std::move(setup), variant.beside, work});
  }

  /// Every variant writes the same bytes, though not in the same order or density.
  bool place() {
    const size_t bytes = static_cast<size_t>(cell.bytes()) * 3 / 2 + 4096;
    char *base = memory.reserve(2 * bytes + 4096);
    if (!base)
      return false;
    std::fill(base, base + bytes, char(0x3c)); // moderate numbers in every type
    src = base;
    dst = base + (bytes + 4095) / 4096 * 4096 + 2304; // see docs/performance.md, buffers
    return true;
  }

  std::optional<Subject> subjectFor(size_t i) {
    Setup &setup = *entries[i].setup;
    auto plan = Plan::create(setup.rotation, setup.layout, setup.options);
    if (!plan) {
      rows[i].kernel = plan.error().message();
      return std::nullopt;
    }
    ropewalk_check_report report;
    if (plan->check(report) != ROPEWALK_OK) {
      rows[i].kernel = std::string("wrong: ") + report.kernel;
      return std::nullopt;
    }
    rows[i].maxUlp = report.worst_ulp;
    ropewalk_tensors &tensors = setup.tensors;
    pointAt(tensors, setup, src, dst);
    ropewalk_error error;
    if (ropewalk_validate(plan->get(), &tensors, &error) != ROPEWALK_OK) {
      rows[i].kernel = error.message;
      return std::nullopt;
    }
    return work(std::make_shared<Plan>(std::move(*plan)), setup, entries[i].work);
  }

  /// Of a call that has been validated.
  static Subject work(std::shared_ptr<Plan> plan, Setup &setup, Work kind) {
    ropewalk_tensors &tensors = setup.tensors;
    if (kind != Work::Run)
      setup.rows.resize(plan->rowsBytes(tensors.tokens) / sizeof(float));
    void *rows = setup.rows.data();
    const auto bytes = static_cast<int64_t>(setup.rows.size() * sizeof(float));
    if (kind == Work::MakeRows)
      return {[=, &tensors](int64_t n) {
                while (n-- > 0)
                  plan->makeRows(tensors, rows, bytes);
              },
              nullptr};
    if (kind == Work::RunWithRows) {
      plan->makeRows(tensors, rows, bytes);
      tensors.rows = rows;
    }
    return {[=, &tensors, &setup](int64_t n) {
              for (; n > 0; --n) {
                plan->run(tensors);
                setup.moveOn();
              }
            },
            nullptr};
  }

  /// The tensor's rows, head by head, in the order of memory.
  Subject copyOf(const Setup &setup) const {
    const ropewalk_tensor_layout q = setup.layout.q;
    const int64_t bytes = elementBytes(setup.layout.dtype), row = setup.rotation.head_dim * bytes;
    int64_t outer = setup.tensors.tokens, inner = q.heads;
    int64_t outerStride = q.src_token_stride * bytes, innerStride = q.src_head_stride * bytes;
    if (outerStride < innerStride) {
      std::swap(outer, inner);
      std::swap(outerStride, innerStride);
    }
    const char *from = src + setup.pastLine;
    char *to = dst + setup.pastLine;
    return Subject{[=](int64_t n) {
                     while (n-- > 0)
                       for (int64_t i = 0; i < outer; ++i)
                         for (int64_t j = 0; j < inner; ++j) {
                           const int64_t at = i * outerStride + j * innerStride;
                           std::memcpy(to + at, from + at, row);
                         }
                   },
                   nullptr};
  }

  const Case &cell;
  std::vector<Entry> entries;
  std::vector<Row> rows; ///< One for each entry.
  Memory memory;
  char *src = nullptr, *dst = nullptr;
};

} // namespace

std::vector<Row> measureVariants(const ropewalk_kernel_table &kernels, const Case &cell,
                                 double seconds) {
  return Bench(kernels, cell).run(seconds);
}

std::optional<double> variantBound(const Row &row) {
  const std::optional<double> limit = variantLimit(row.family);
  return limit ? std::optional(*limit * std::max(1.0, row.copyRatio.value_or(1))) : std::nullopt;
}

std::vector<VariantWindow> variantWindows(int64_t headDim) {
  const int64_t half = headDim / 2;
  return {{0, headDim}, {0, half}, {half, half}, {0, headDim - 12}, {6, headDim - 14}};
}

std::vector<int64_t> variantCopies(int64_t headDim) { return {headDim / 2, 12, 6, 8}; }

} // namespace ropewalk::bench
