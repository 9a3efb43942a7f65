//===- check_report.cpp - What ropewalk check found -----------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "check_report.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/JSON.h"

#include <cmath>
#include <utility>

using namespace llvm;

namespace ropewalk::driver {

CheckReport::CheckReport(const CellMatrix &matrix, const ropewalk_kernel_table &table)
    : matrix(matrix) {
  for (const CellMatrix::Axis &axis : matrix.axes)
    values.emplace_back(axis.values.size());
  for (int32_t i = 0; i < table.count; ++i)
    kernels[table.kernels[i].name];
  for (int64_t i = 0; i < table.deviceCount; ++i)
    kernels[table.deviceKernels[i].name];
}

void CheckReport::Worst::add(const KernelResult &result, size_t number) {
  ++cells;
  failed += !result.holds();
  compared += result.compared;
  if (cells > 1 && result.ratio <= ratio)
    return;
  ratio = result.ratio;
  ulp = result.ulp;
  bound = result.bound;
  cell = number;
}

void CheckReport::count(size_t number, bool holds, double ulp) {
  const Cell &cell = matrix.cells[number];
  ++checked;
  for (size_t axis = 0; axis < cellAxes; ++axis) {
    Value &value = values[axis][cell[CellAxis(axis)]];
    ++value.cells;
    value.failed += !holds;
    value.ulp[cell[CellAxis::Dtype]] = std::max(value.ulp[cell[CellAxis::Dtype]], ulp);
  }
}

static bool rotates(StringRef kernel) { return kernel.starts_with("rope_"); }

void CheckReport::add(size_t cell, ArrayRef<KernelResult> results) {
  const KernelResult *worst = nullptr;
  double ulp = 0;
  for (const KernelResult &result : results) {
    kernels[result.kernel].add(result, cell);
    if (!worst || result.ratio > worst->ratio)
      worst = &result;
    if (rotates(result.kernel))
      ulp = std::max(ulp, result.ulp);
  }
  const bool holds = !worst || worst->holds();
  count(cell, holds, ulp);
  if (!holds)
    failed[cell] = formatv("{0} is off by {1} ulp, expected at most {2}", worst->kernel, worst->ulp,
                           worst->bound);
}

void CheckReport::addFailure(size_t cell, std::string reason) {
  count(cell, /*holds=*/false, 0);
  failed[cell] = std::move(reason);
}

/// Kernels that differ in width and schedule alone, and have the same bound.
static std::string familyOf(StringRef kernel) {
  const std::optional<KernelSpec> spec = parseKernelName(kernel);
  if (!spec)
    return kernel.str();
  KernelRequest request = spec->request;
  request.channels = 0;
  std::string name = requestName(request);
  if (StringRef(name).ends_with("_dany"))
    name.resize(name.size() - strlen("_dany"));
  return name + (hasFma(spec->target) ? "" : ", no fma");
}

CheckReport::ByName CheckReport::byFamily() const {
  ByName families;
  for (const auto &[name, kernel] : kernels) {
    if (kernel.cells == 0)
      continue;
    Worst &family = families[familyOf(name)];
    family.cells += kernel.cells;
    family.failed += kernel.failed;
    family.compared += kernel.compared;
    if (family.cells != kernel.cells && kernel.ratio <= family.ratio)
      continue;
    family.ratio = kernel.ratio;
    family.ulp = kernel.ulp;
    family.bound = kernel.bound;
    family.cell = kernel.cell;
  }
  return families;
}

int64_t CheckReport::compared() const {
  int64_t sum = 0;
  for (const auto &[name, kernel] : kernels)
    sum += kernel.compared;
  return sum;
}

size_t CheckReport::seen() const {
  size_t cells = checked;
  for (const auto &[reason, count] : unserved)
    cells += count;
  return cells;
}

/// Kernels that no plan chose: others serve the same calls better.
size_t CheckReport::unused() const {
  return count_if(kernels, [](const auto &entry) { return entry.second.cells == 0; });
}

//===----------------------------------------------------------------------===//
// For people
//===----------------------------------------------------------------------===//

void CheckReport::printWorst(raw_ostream &os, StringRef title, const ByName &rows) const {
  size_t width = title.size();
  for (const auto &[name, worst] : rows)
    width = std::max(width, name.size());
  os << left_justify(title, width) << "  worst ulp  bound   cells      compared  at cell\n";
  for (const auto &[name, worst] : rows)
    if (worst.cells != 0)
      os << left_justify(name, width)
         << format("  %9.4f  %5.2f  %6lld  %12lld  %7zu", worst.ulp, worst.bound,
                   (long long)worst.cells, (long long)worst.compared, worst.cell)
         << (worst.failed ? "  FAILED" : "") << "\n";
}

void CheckReport::printAxes(raw_ostream &os) const {
  size_t width = 0;
  for (const CellMatrix::Axis &axis : matrix.axes)
    for (const std::string &value : axis.values)
      width = std::max(width, value.size());
  os << "axis       " << left_justify("value", width)
     << "  cells  failed     f32     f16    bf16  worst ulp\n";
  for (size_t axis = 0; axis < cellAxes; ++axis) {
    StringRef name = matrix.axes[axis].name;
    for (size_t i = 0; i < values[axis].size() && values[axis].size() > 1; ++i) {
      const Value &value = values[axis][i];
      if (value.cells == 0) // --cell
        continue;
      os << left_justify(std::exchange(name, ""), 11)
         << left_justify(matrix.axes[axis].values[i], width)
         << format("  %5lld  %6lld", (long long)value.cells, (long long)value.failed);
      for (double ulp : value.ulp)
        os << (ulp == 0 ? "       -" : formatv("{0,8:F4}", ulp).str());
      os << "\n";
    }
  }
}

void CheckReport::print(raw_ostream &os, bool byKernel) const {
  if (byKernel)
    printWorst(os, "kernel", kernels);
  else
    printWorst(os, "family", byFamily());
  os << "\n";
  printAxes(os);
  os << "\n";
  for (const auto &[cell, reason] : failed)
    os << "cell " << cell << " failed: " << reason << " (" << matrix.describe(matrix.cells[cell])
       << ")\n";
  for (const auto &[reason, count] : unserved)
    os << count << " cells are not for this device: " << reason << "\n";
  os << checked << " cells checked, " << failed.size() << " failed; " << kernels.size() - unused()
     << " kernels, and " << unused() << " that no plan chose; " << compared()
     << " elements compared\n";
}

//===----------------------------------------------------------------------===//
// For programs
//===----------------------------------------------------------------------===//

static json::Value numberOrNull(double value) {
  return std::isfinite(value) ? json::Value(value) : json::Value(nullptr);
}

void CheckReport::printJson(raw_ostream &os) const {
  json::OStream json(os);
  json.object([&] {
    json.attribute("cells", int64_t(checked));
    json.attribute("failed", int64_t(failed.size()));
    json.attribute("compared", compared());
    json.attribute("pairs", matrix.pairsMet);
    json.attributeObject("axes", [&] {
      for (size_t axis = 0; axis < cellAxes; ++axis)
        json.attributeArray(matrix.axes[axis].name, [&] {
          for (size_t i = 0; i < values[axis].size(); ++i)
            json.object([&] {
              json.attribute("value", matrix.axes[axis].values[i]);
              json.attribute("cells", values[axis][i].cells);
              json.attribute("failed", values[axis][i].failed);
              for (ropewalk_dtype dtype : {ROPEWALK_F32, ROPEWALK_F16, ROPEWALK_BF16})
                json.attribute(std::string("worst_ulp_") + dtypeName(dtype).data(),
                               numberOrNull(values[axis][i].ulp[dtype]));
            });
        });
    });
    for (const auto &[key, rows] : {std::pair("families", byFamily()), {"kernels", kernels}})
      json.attributeArray(key, [&, &rows = rows] {
        for (const auto &[name, worst] : rows)
          json.object([&, &name = name, &worst = worst] {
            json.attribute("name", name);
            json.attribute("cells", worst.cells);
            json.attribute("failed", worst.failed);
            json.attribute("compared", worst.compared);
            json.attribute("worst_ulp", numberOrNull(worst.ulp));
            json.attribute("bound_ulp", worst.bound);
            json.attribute("worst_cell", int64_t(worst.cell));
          });
      });
    json.attributeArray("not_served", [&] {
      for (const auto &[reason, count] : unserved)
        json.object([&, &reason = reason, count = count] {
          json.attribute("cells", int64_t(count));
          json.attribute("reason", reason);
        });
    });
    json.attributeArray("failures", [&] {
      for (const auto &[cell, reason] : failed)
        json.object([&, cell = cell, &reason = reason] {
          json.attribute("cell", int64_t(cell));
          json.attribute("what", matrix.describe(matrix.cells[cell]));
          json.attribute("reason", reason);
        });
    });
  });
  os << "\n";
}

} // namespace ropewalk::driver
