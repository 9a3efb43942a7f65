//===- rope_opt.cpp - mlir-opt with the rope dialect ------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "extension/register.h"
#include "import/config.h"

#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"
#include "mlir/Support/FileUtilities.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/ToolOutputFile.h"
#include "llvm/Support/WithColor.h"

#include <optional>
#include <string>

using namespace mlir;

static llvm::cl::opt<bool> importConfig("import-config",
                                        llvm::cl::desc("The input is a model's config.json"));
static llvm::cl::opt<ropewalk_pairing> pairing(
    "pairing", llvm::cl::desc("With --import-config: the pairing, whatever the model type"),
    llvm::cl::values(clEnumValN(ROPEWALK_HALF, "half", "x[i] with x[i + R/2]"),
                     clEnumValN(ROPEWALK_INTERLEAVED, "interleaved", "x[2i] with x[2i + 1]")));

static int fail(const llvm::Twine &message) {
  llvm::WithColor::error(llvm::errs(), "rope-opt") << message << "\n";
  return EXIT_FAILURE;
}

/// The imported module as text: what follows then sees what a file would hold.
static llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>>
importAsText(llvm::StringRef path, const DialectRegistry &registry) {
  ropewalk::ImportOptions options;
  if (pairing.getNumOccurrences())
    options.pairing = pairing;
  MLIRContext context(registry);
  auto module = ropewalk::importConfigFile(path, context, options);
  if (!module)
    return module.takeError();
  std::string text;
  llvm::raw_string_ostream stream(text);
  (*module)->print(stream);
  return llvm::MemoryBuffer::getMemBufferCopy(text, path);
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  DialectRegistry registry;
  registerAllDialects(registry);
  registerAllExtensions(registry);
  ropewalk::registerRopeDialect(registry);
  registerAllPasses();
  ropewalk::registerRopePasses();

  auto [inputPath, outputPath] =
      registerAndParseCLIOptions(argc, argv, "The rope dialect's optimizer", registry);
  if (!importConfig)
    return asMainReturnCode(MlirOptMain(argc, argv, inputPath, outputPath, registry));

  auto input = importAsText(inputPath, registry);
  if (!input)
    return fail(llvm::toString(input.takeError()));
  std::string error;
  auto output = openOutputFile(outputPath, &error);
  if (!output)
    return fail(error);
  if (failed(MlirOptMain(output->os(), std::move(*input), registry,
                         MlirOptMainConfig::createFromCLOptions())))
    return EXIT_FAILURE;
  output->keep();
  return EXIT_SUCCESS;
}
