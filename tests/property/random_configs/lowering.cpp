//===- lowering.cpp - From a case to kernel requests ----------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "lowering.h"

#include "dialect/rope_dialect.h"
#include "lower/requests.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"

namespace ropewalk::test {
namespace {

std::string print(mlir::ModuleOp module) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  module.print(stream);
  return text;
}

TableSource sourceOf(const Case &c) {
  if (c.rows != Rows::Cache)
    return c.form == ROPEWALK_TABLE_FACTORED ? TableSource::Factored : TableSource::F32;
  switch (c.cacheType) {
  case ROPEWALK_F16:
    return TableSource::F16;
  case ROPEWALK_BF16:
    return TableSource::BF16;
  case ROPEWALK_F32:
    break;
  }
  return TableSource::F32;
}

} // namespace

struct Lowering::Impl {
  mlir::MLIRContext context{mlir::MLIRContext::Threading::DISABLED};
};

Lowering::Lowering() : impl(std::make_unique<Impl>()) {
  impl->context.loadDialect<rope::RopeDialect>();
}
Lowering::~Lowering() = default;

Lowered Lowering::lower(const Case &c) {
  Lowered lowered;
  mlir::ScopedDiagnosticHandler handler(&impl->context, [&](mlir::Diagnostic &diagnostic) {
    if (lowered.refused.empty())
      lowered.refused = "IR refused: " + diagnostic.str();
  });
  mlir::OpBuilder builder(&impl->context);
  const mlir::Location location = builder.getUnknownLoc();
  mlir::OwningOpRef<mlir::ModuleOp> built = mlir::ModuleOp::create(location);
  builder.setInsertionPointToStart(built->getBody());
  rope::RotationOp::create(builder, location, "random", c.what.linked(), 1, 1);
  if (mlir::failed(mlir::verify(*built)))
    return lowered;
  const mlir::ParserConfig config(&impl->context);
  auto module = mlir::parseSourceString<mlir::ModuleOp>(print(*built), config);
  if (!module)
    return lowered;
  lowered.rotation = models(*module).front().rotation;
  lowered.rotation.inverse = c.what.rotation.inverse;
  RequestOptions options;
  options.dtypes = {c.layout.dtype};
  options.places = {c.layout.place};
  options.sources = {sourceOf(c)};
  selectKernels(*module, options);
  lowered.package = {kernelRequests(*module), c.targets, c.anySchedule ? Book::Random : Book::Ours};
  return lowered;
}

} // namespace ropewalk::test
