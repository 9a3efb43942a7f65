//===- autoschedule.cpp - Kernels that Halide schedules by itself ---------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "autoschedule.h"

#include "halide/device_markers.h"
#include "halide/halide_module.h"
#include "halide/halide_target.h"
#include "halide/tensor_shape.h"

#include <algorithm>
#include <fstream>
#include <optional>

using namespace Halide;
using namespace Halide::Internal;

namespace ropewalk::bench {
namespace {

using Extents = std::vector<int64_t>;

Extents tensorExtents(const KernelSpec &spec, Side side, const Case &cell) {
  Extents extents;
  for (const ChannelAxis &axis : tensorShape(spec, side).axes)
    extents.push_back(axis.extent.value(spec.request.channels));
  extents.insert(extents.end(), {cell.heads, cell.tokens});
  return extents;
}

/// What the generator's arguments are in this cell.
void setEstimates(AbstractGenerator &generator, const KernelSpec &spec, const Case &cell) {
  const auto buffer = [&](const char *name, const Extents &extents) {
    Parameter parameter = generator.input_parameter(name).front();
    for (size_t d = 0; d < extents.size(); ++d) {
      parameter.set_min_constraint_estimate(static_cast<int>(d), 0);
      parameter.set_extent_constraint_estimate(static_cast<int>(d), static_cast<int>(extents[d]));
    }
  };
  if (spec.request.place == ROPEWALK_OUT_OF_PLACE)
    buffer("src", tensorExtents(spec, Side::Src, cell));
  for (const char *table : {"cos", "sin"})
    buffer(table, {cell.headDim / 2, cell.tokens});
  buffer("positions", {cell.tokens});
  for (const char *row : {"rowStep", "rowOffset"})
    generator.input_parameter(row).front().set_estimate(0);
  generator.input_parameter("sineSign").front().set_estimate(1.0f);
  Region region;
  for (int64_t extent : tensorExtents(spec, Side::Dst, cell))
    region.push_back({0, static_cast<int>(extent)});
  generator.output_func("dst").front().set_estimates(region);
}

/// Markers as somebody would write them who has no passes.
class WithoutMarkers : public IRMutator {
public:
  /// Halide has a bfloat for CPUs; what it makes of one for PTX LLVM refuses.
  explicit WithoutMarkers(bool hasBFloat) : hasBFloat(hasBFloat) {}

private:
  using IRMutator::visit;

  Expr visit(const Call *call) override {
    if (call->name == "ropewalk_fma")
      return mutate(call->args[0]) * mutate(call->args[1]) + mutate(call->args[2]);
    if (call->name == "ropewalk_fms")
      return mutate(call->args[0]) * mutate(call->args[1]) - mutate(call->args[2]);
    if (call->name == "ropewalk_bf16" && hasBFloat)
      return reinterpret<uint16_t>(cast<bfloat16_t>(mutate(call->args[0])));
    if (call->name == "ropewalk_bf16") // any NaN, by integers
      return lowerMarkers(IRMutator::visit(call), ropewalk::Target::OpenCl);
    return IRMutator::visit(call);
  }

  const bool hasBFloat;
};

void runSerially(Definition &definition) {
  for (Dim &dim : definition.schedule().dims())
    if (dim.for_type == ForType::Parallel)
      dim.for_type = ForType::Serial;
  for (Specialization &specialization : definition.specializations())
    runSerially(specialization.definition);
}

/// A generator's pipeline, for as long as its functions are changed under it.
class Scheduling {
public:
  /// For a machine that does so much at once.
  Scheduling(const KernelSpec &spec, const Halide::Target &target, const char *autoscheduler,
             int parallelism, const Case &cell)
      : target(target), parameters(autoscheduler, {{"parallelism", std::to_string(parallelism)}}),
        generator(generatorFor(spec, GeneratorContext(target, parameters))),
        pipeline(generator->build_pipeline()) {
    setEstimates(*generator, spec, cell);
    std::vector<Function> outputs;
    for (const Func &output : pipeline.outputs())
      outputs.push_back(output.function());
    for (auto &[name, function] : build_environment(outputs)) {
      definitions.push_back(function.definition());
      for (size_t i = 0; i < function.updates().size(); ++i)
        definitions.push_back(function.update(static_cast<int>(i)));
    }
    for (Definition &definition : definitions)
      marked.push_back(definition.values());
  }

  Module plain(const std::string &name) {
    WithoutMarkers mutator(!target.has_gpu_feature());
    for (Definition &definition : definitions)
      definition.mutate(&mutator);
    pipeline.apply_autoscheduler(target, parameters);
    for (Definition &definition : definitions)
      runSerially(definition);
    return module(name, target.without_feature(Halide::Target::StrictFloat));
  }

  /// With the schedule that `plain` has found.
  Module withMarkers(const std::string &name) {
    for (size_t i = 0; i < definitions.size(); ++i)
      definitions[i].values() = marked[i];
    return module(name, target);
  }

private:
  Module module(const std::string &name, const Halide::Target &compiledFor) {
    std::vector<Argument> arguments;
    for (const auto &info : generator->arginfos())
      if (info.dir == ArgInfoDirection::Input)
        for (const Parameter &p : generator->input_parameter(info.name))
          arguments.emplace_back(p.name(),
                                 p.is_buffer() ? Argument::InputBuffer : Argument::InputScalar,
                                 p.type(), p.dimensions(), p.get_argument_estimates());
    return pipeline.compile_to_module(arguments, name, compiledFor,
                                      LinkageType::ExternalPlusMetadata);
  }

  Halide::Target target;
  AutoschedulerParams parameters;
  AbstractGeneratorPtr generator;
  Pipeline pipeline;
  std::vector<Definition> definitions; ///< Of all functions, which share their contents.
  std::vector<std::vector<Expr>> marked;
};

/// Halide warns of schedules, its own included, on standard error: here nobody can change them.
class Quietly : public CompileTimeErrorReporter {
public:
  Quietly() { set_custom_compile_time_error_reporter(this); }
  ~Quietly() override { set_custom_compile_time_error_reporter(nullptr); }
  void warning(const char *) override {}
  [[noreturn]] void error(const char *message) override { throw CompileError(message); }
};

} // namespace

const std::vector<Autoscheduler> &allAutoschedulers() {
  static const std::vector<Autoscheduler> all = {{"Mullapudi2016", ROPEWALK_MULLAPUDI2016},
                                                 {"Li2018", ROPEWALK_LI2018},
                                                 {"Adams2019", ROPEWALK_ADAMS2019}};
  return all;
}

std::string openAutoscheduler(const Autoscheduler &autoscheduler) {
  static std::vector<std::string> open; // opened twice, one would be registered twice
  if (std::find(open.begin(), open.end(), autoscheduler.name) != open.end())
    return "";
  if (!std::ifstream(autoscheduler.plugin))
    return std::string(autoscheduler.plugin) +
           ": cannot be read, expected Halide's autoscheduler " + autoscheduler.name;
  load_plugin(autoscheduler.plugin);
  open.emplace_back(autoscheduler.name);
  return "";
}

Autoscheduled autoschedule(const KernelSpec &spec, const Autoscheduler &autoscheduler,
                           const Case &cell) {
  const Quietly quietly;
  std::optional<Scheduling> scheduling;
  Autoscheduled result;
  result.plain = compileModule(spec, HalideStage::Bitcode, [&](const std::string &name) {
    scheduling.emplace(spec, Halide::Target(halideTargetName(spec, architectureOf(spec.target))),
                       autoscheduler.name, 1, cell);
    return scheduling->plain(name);
  });
  result.marked = result.plain;
  if (result.plain.error.empty())
    result.marked = compileModule(spec, HalideStage::Bitcode, [&](const std::string &name) {
      return scheduling->withMarkers(name);
    });
  return result;
}

const Autoscheduler &cudaAutoscheduler() {
  static const Autoscheduler anderson = {"Anderson2021", ROPEWALK_ANDERSON2021};
  return anderson;
}

HalideResult autoscheduleForCuda(const KernelSpec &spec, int multiprocessors, const Case &cell) {
  const Quietly quietly;
  std::optional<Scheduling> scheduling; // which the module needs until it is compiled
  return compileModule(spec, HalideStage::Bitcode, [&](const std::string &name) {
    const Halide::Target target =
        Halide::Target(halideTargetName(spec, architectureOf(spec.target)))
            .with_feature(Halide::Target::CUDA)
            .with_feature(Halide::Target::CUDACapability80);
    scheduling.emplace(spec, target, cudaAutoscheduler().name, multiprocessors, cell);
    return scheduling->plain(name);
  });
}

} // namespace ropewalk::bench
