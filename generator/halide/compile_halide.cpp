//===- compile_halide.cpp -------------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "compile_halide.h"

#include "halide_module.h"
#include "halide_target.h"
#include "io/memory_file.h"

#include <cerrno>
#include <cstdlib>
#include <cstring>

namespace ropewalk {
namespace {

/// What Halide's LLVM is told, once, beside what the caller has it told. It looks for loads that an
/// iteration could take from the one before, which no kernel has, and asks of each pair of accesses
/// under which strides they would meet: 25 s for f32 half of 256 components by vectors of two. Not
/// asked, it makes the same code of it in one.
[[maybe_unused]] const bool llvmIsTold = [] {
  const char *caller = std::getenv("HL_LLVM_ARGS");
  const std::string arguments = caller && *caller ? std::string(caller) + " " : "";
  return setenv("HL_LLVM_ARGS", (arguments + "-enable-mem-access-versioning=false").c_str(), 1) ==
         0;
}();

std::string firstLine(std::string text) { return text.substr(0, text.find('\n')); }

/// Which generator's kernel it is; devices have generators of their own.
std::string generatorName(const KernelSpec &spec) {
  return (isDevice(spec.target) ? "device_" : "") + std::string(familyName(spec.request.family));
}

/// As CodeGen_LLVM names them at first.
std::vector<std::string> argumentNames(const Halide::Module &module, const std::string &function) {
  std::vector<std::string> names;
  for (const auto &argument : module.get_function_by_name(function).args)
    names.push_back(argument.name + (argument.is_buffer() ? ".buffer" : ""));
  return names;
}

} // namespace

Halide::Internal::AbstractGeneratorPtr generatorFor(const KernelSpec &spec,
                                                    const Halide::GeneratorContext &context) {
  auto generator = Halide::Internal::GeneratorRegistry::create(generatorName(spec), context);
  generator->set_generatorparam_value("kernel", kernelName(spec));
  return generator;
}

HalideResult compileModule(const KernelSpec &spec, HalideStage stage,
                           const std::function<Halide::Module(const std::string &name)> &make) {
  const std::string name = kernelName(spec);
  // Not one on a disk: where that is full, Halide's LLVM ends the process.
  const MemoryFile file;
  if (!file.valid())
    return {"", name + ": no memory for a file: " + std::strerror(errno)};
  try {
    const Halide::Module module = make(name);
    const auto type = stage == HalideStage::Bitcode ? Halide::OutputFileType::bitcode
                                                    : Halide::OutputFileType::stmt;
    module.compile({{type, file.path()}});
    HalideResult result;
    result.arguments = argumentNames(module, name);
    result.output = file.text();
    if (result.output.empty())
      result.error = name + ": cannot read back " + file.path() + ", expected /proc";
    return result;
  } catch (const Halide::Error &error) { // not a std::exception
    return {"", name + ": " + firstLine(error.what())};
  } catch (const std::exception &error) {
    return {"", name + ": " + firstLine(error.what())};
  }
}

HalideResult compileHalide(const KernelSpec &spec, Architecture host, HalideStage stage) {
  return compileModule(spec, stage, [&](const std::string &name) {
    const Halide::GeneratorContext context{Halide::Target(halideTargetName(spec, host))};
    return generatorFor(spec, context)->build_module(name);
  });
}

} // namespace ropewalk
