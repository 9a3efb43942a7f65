//===- halide_module.h - What Halide makes of a pipeline --------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// For files compiled as Halide needs it; compile_halide.h is the border to others.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_HALIDE_MODULE_H
#define ROPEWALK_HALIDE_MODULE_H

#include "compile_halide.h"

#include "Halide.h"

#include <functional>

namespace ropewalk {

/// The generator that makes the kernel, told its name.
Halide::Internal::AbstractGeneratorPtr generatorFor(const KernelSpec &spec,
                                                    const Halide::GeneratorContext &context);

/// The output of a module whose function has the kernel's name. Halide's exceptions, while the
/// module is made or compiled, become the result's error.
HalideResult compileModule(const KernelSpec &spec, HalideStage stage,
                           const std::function<Halide::Module(const std::string &name)> &make);

} // namespace ropewalk

#endif
