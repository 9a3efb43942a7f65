//===- check.cpp - ropewalk check -----------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "command.h"
#include "jit_kernels.h"
#include "model_options.h"
#include "ropewalk/plan.h"
#include "tables.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/raw_ostream.h"

#include <map>

using namespace llvm;

namespace ropewalk::driver {

static cl::SubCommand options("check", "compare every kernel with the rotation over the reals");
static ModelOptions modelOptions(options);
static IsaOption isa(options, /*allowAll=*/true);
static ScheduleOption schedules(options);
static cl::opt<std::string> device("device", cl::desc("cpu (default)"), cl::value_desc("name"),
                                   cl::init("cpu"), cl::sub(options));

/// Width on which kernels for any width run: its 18 pairs fill no vector.
static constexpr int64_t oddWidth = 36;

/// Beside the model's own attention factor: yarn's for a factor of 32, 0.1 ln 32 + 1.
/// With it a pair's length isn't kept, and cos and sin are rounded elsewhere.
static constexpr double otherAttentionFactor = 1.3465735902799727;

/// Without a model: all pairings, dtypes and places, and the widths that models have.
static std::vector<KernelRequest> allRequests() {
  std::vector<KernelRequest> requests;
  for (ropewalk_dtype dtype : {ROPEWALK_F32, ROPEWALK_F16, ROPEWALK_BF16})
    for (ropewalk_place place : {ROPEWALK_OUT_OF_PLACE, ROPEWALK_IN_PLACE})
      for (ropewalk_pairing pairing : {ROPEWALK_HALF, ROPEWALK_INTERLEAVED})
        for (int32_t width : {0, 64, 80, 96, 128, 256})
          requests.push_back({Family::Rope, pairing, dtype, place, width});
  for (ropewalk_dtype dtype : {ROPEWALK_F32, ROPEWALK_F16})
    for (int32_t width : {0, 64})
      requests.push_back({Family::Copy, ROPEWALK_HALF, dtype, ROPEWALK_OUT_OF_PLACE, width});
  return requests;
}

namespace {

/// Checks one kernel after another, each in a plan of its own.
class Checker {
public:
  explicit Checker(const ropewalk_rotation &base) : base(base) {}

  /// Prints one line per kernel.
  llvm::Error check(const ropewalk_kernel &kernel);
  /// Prints the sums; an error if a kernel failed.
  llvm::Error finish() const;

private:
  ropewalk_rotation rotationFor(const KernelSpec &spec) const;
  llvm::Expected<const ropewalk_table *> tableFor(const ropewalk_rotation &rotation);
  void printResult(ropewalk_status status, const ropewalk_check_report &report, int64_t position);

  ropewalk_rotation base; ///< Frequencies, and the window of kernels for any width.
  std::map<std::pair<int64_t, double>, TableRef> tables; ///< By width and attention factor.
  int checked = 0, failed = 0, unusable = 0;
};

} // namespace

/// Near zero, around every power of two to the ends of the range, both signs.
static std::vector<double> spreadPositions() {
  std::vector<double> positions;
  for (int64_t p = 0; p < 64; ++p)
    positions.push_back(p);
  for (int64_t power = 64; power < positionEnd; power *= 2)
    for (int64_t p : {power - 1, power, power + power / 3})
      positions.insert(positions.end(), {double(p), double(-p)});
  positions.insert(positions.end(), {double(positionEnd - 1), double(minPosition)});
  llvm::sort(positions);
  return positions;
}

llvm::Expected<const ropewalk_table *> Checker::tableFor(const ropewalk_rotation &rotation) {
  TableRef &table = tables[{rotation.rotary_dim, rotation.frequencies.attention_factor}];
  if (!table) {
    std::vector<double> positions = spreadPositions();
    auto built = Table::build(rotation, tableOfPositions(positions));
    if (!built)
      return createStringError(built.error().message());
    table = std::move(*built);
  }
  return table.get();
}

ropewalk_rotation Checker::rotationFor(const KernelSpec &spec) const {
  const bool copies = spec.request.family == Family::Copy;
  ropewalk_rotation rotation = base;
  rotation.head_dim = spec.request.channels ? spec.request.channels
                      : copies              ? oddWidth
                                            : base.rotary_dim;
  rotation.window_begin = 0;
  rotation.rotary_dim = copies ? 0 : rotation.head_dim;
  rotation.pairing = spec.request.pairing;
  return rotation;
}

/// Rows begin at cache lines: the strictest kernels can run too.
static ropewalk_layout alignedLayout(const KernelRequest &request, int64_t width) {
  const int64_t bytes = elementBytes(request.dtype), heads = 3;
  const int64_t head = int64_t(alignTo(width * bytes, 64)) / bytes;
  ropewalk_layout layout = {};
  layout.dtype = request.dtype;
  layout.place = request.place;
  layout.q = {heads, 0, heads * head, head, 0, heads * head, head};
  return layout;
}

llvm::Error Checker::check(const ropewalk_kernel &kernel) {
  const KernelSpec spec = *parseKernelName(kernel.name);
  ropewalk_rotation rotation = rotationFor(spec);
  const ropewalk_layout layout = alignedLayout(spec.request, rotation.head_dim);
  const ropewalk_kernel_table only = {ROPEWALK_KERNEL_ABI, 1, &kernel};
  ropewalk_plan_options planOptions = {};
  planOptions.kernels = &only;
  planOptions.kernel = kernel.name;
  planOptions.max_isa = targetName(spec.target).data();

  outs() << left_justify(kernel.name, 56);
  ropewalk_check_report worst = {};
  ropewalk_status worstStatus = ROPEWALK_OK;
  int64_t worstPosition = 0, compared = 0;
  for (double factor : {base.frequencies.attention_factor, otherAttentionFactor}) {
    rotation.frequencies.attention_factor = factor;
    auto table = tableFor(rotation);
    if (!table)
      return table.takeError();
    planOptions.table = *table;
    auto plan = Plan::create(rotation, layout, planOptions);
    if (!plan) {
      ++unusable;
      outs() << " not usable: " << plan.error().message() << "\n";
      return llvm::Error::success();
    }
    ropewalk_check_report report;
    const ropewalk_status status = plan->check(report);
    compared += report.compared;
    if (worst.compared && report.worst_ulp <= worst.worst_ulp && status == ROPEWALK_OK)
      continue;
    worst = report;
    worstStatus = status;
    worstPosition = int64_t((*table)->coordinate(0, report.worst_position));
  }
  worst.compared = compared;
  printResult(worstStatus, worst, worstPosition);
  return llvm::Error::success();
}

void Checker::printResult(ropewalk_status status, const ropewalk_check_report &report,
                          int64_t position) {
  ++checked;
  failed += status != ROPEWALK_OK;
  outs() << format(" %8.4f %8.2f %12lld %10lld  ", report.worst_ulp, report.bound_ulp,
                   static_cast<long long>(position), static_cast<long long>(report.compared))
         << (status == ROPEWALK_OK ? "ok" : ropewalk_status_name(status)) << "\n";
}

llvm::Error Checker::finish() const {
  outs() << checked << " kernels checked, " << failed << " failed, " << unusable << " not usable\n";
  if (failed)
    return createStringError(Twine(failed) + " of " + Twine(checked) + " kernels failed");
  return llvm::Error::success();
}

static llvm::Error run() {
  if (device == "cuda" || device == "opencl")
    return notYet(device, device, "cpu");
  if (device != "cpu")
    return optionError(device, device, "cpu, cuda or opencl");
  ropewalk_rotation base = {};
  base.rotary_dim = oddWidth;
  base.frequencies.theta = 10000;
  base.frequencies.attention_factor = 1;
  std::vector<KernelRequest> requests = allRequests();
  if (modelOptions.given()) {
    auto loaded = modelOptions.load();
    if (!loaded)
      return loaded.takeError();
    base = loaded->models.front().rotation;
    requests = requestsOf(*loaded->module, {});
  }
  auto targets = isa.targets();
  if (!targets)
    return targets.takeError();
  auto book = schedules.load();
  if (!book)
    return book.takeError();
  auto kernels = compileHere(requests, *targets, *book);
  if (!kernels)
    return kernels.takeError();
  outs() << left_justify("kernel", 56) << "    worst    bound  at position   compared\n";
  Checker checker(base);
  const ropewalk_kernel_table *table = (*kernels)->table();
  for (int32_t i = 0; i < table->count; ++i)
    if (llvm::Error error = checker.check(table->kernels[i]))
      return error;
  return checker.finish();
}

const Command checkCommand = {options, R"(
EXAMPLES:

  ropewalk check --config config.json
  ropewalk check --isa all

  Errors are in ulp of the storage type at a * hypot(x0, x1), the worst over the model's
  attention factor a and a = 1.3466. Without a model, all kernels for the widths that
  models have are checked. Exit code 1 if a bound does not hold.
)",
                              run};

} // namespace ropewalk::driver
