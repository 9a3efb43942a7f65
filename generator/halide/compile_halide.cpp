//===- compile_halide.cpp -------------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "compile_halide.h"

#include "halide_target.h"

#include "Halide.h"

#include <fstream>
#include <iterator>

namespace ropewalk {
namespace {

std::string firstLine(std::string text) { return text.substr(0, text.find('\n')); }

std::string compileToFile(const KernelSpec &spec, HalideStage stage,
                          const std::string &scratchDirectory) {
  const std::string name = kernelName(spec);
  const Halide::GeneratorContext context{Halide::Target(halideTargetName(spec.target))};
  auto generator = Halide::Internal::GeneratorRegistry::create(
      std::string(familyName(spec.request.family)), context);
  generator->set_generatorparam_value("kernel", name);
  Halide::Module module = generator->build_module(name);
  const std::string path = scratchDirectory + "/" + name;
  const auto type = stage == HalideStage::Bitcode ? Halide::OutputFileType::bitcode
                                                  : Halide::OutputFileType::stmt;
  module.compile({{type, path}});
  return path;
}

} // namespace

HalideResult compileHalide(const KernelSpec &spec, HalideStage stage,
                           const std::string &scratchDirectory) {
  try {
    const std::string path = compileToFile(spec, stage, scratchDirectory);
    std::ifstream file(path, std::ios::binary);
    HalideResult result;
    result.output.assign(std::istreambuf_iterator<char>(file), {});
    std::remove(path.c_str());
    if (result.output.empty())
      result.error = kernelName(spec) + ": cannot read back " + path;
    return result;
  } catch (const Halide::Error &error) { // not a std::exception
    return {"", kernelName(spec) + ": " + firstLine(error.what())};
  } catch (const std::exception &error) {
    return {"", kernelName(spec) + ": " + firstLine(error.what())};
  }
}

} // namespace ropewalk
