//===- fresh_context.h - A context that does not grow forever ---*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TESTS_FUZZ_FRESH_CONTEXT_H
#define ROPEWALK_TESTS_FUZZ_FRESH_CONTEXT_H

#include "mlir/IR/MLIRContext.h"

#include <functional>
#include <memory>

namespace ropewalk {

inline constexpr auto withoutThreads = mlir::MLIRContext::Threading::DISABLED;

/// A context keeps every attribute it ever saw, so now and then a new one takes its place.
class FreshContext {
public:
  explicit FreshContext(std::function<std::unique_ptr<mlir::MLIRContext>()> make)
      : make(std::move(make)) {}

  mlir::MLIRContext &get() {
    if (uses++ % 1024 == 0)
      context = make();
    return *context;
  }

private:
  std::function<std::unique_ptr<mlir::MLIRContext>()> make;
  std::unique_ptr<mlir::MLIRContext> context;
  int uses = 0;
};

} // namespace ropewalk

#endif
