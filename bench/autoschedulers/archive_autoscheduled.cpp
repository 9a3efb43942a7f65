//===- archive_autoscheduled.cpp - Autoscheduled kernels, for a GPU -------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   archive-autoscheduled DIRECTORY MULTIPROCESSORS TOKENS,... HEADS WIDTH
//
// autoscheduled.o: what Halide's autoscheduler for GPUs makes of the rotation for each of these
// numbers of tokens, every dtype, both pairings and every form of the description, for a GPU of so
// many multiprocessors; autoscheduled_table.cpp: a table of them (bench/gpu/autoscheduled.h).
//
//===----------------------------------------------------------------------===//

#include "autoschedule.h"

#include "codegen/finish.h"
#include "codegen/targets.h"
#include "halide/tensor_shape.h"
#include "io/output.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/Linker/Linker.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace ropewalk::bench {
namespace {

/// Of the machine that starts the kernels; one that converts f16, or its description would.
ropewalk::Target hostTarget() {
  return hostArchitecture() == Architecture::X86 ? ropewalk::Target::X86_64_v3
                                                 : lowestTarget(hostArchitecture());
}

/// The description's forms. An autoscheduler does not see their lanes, so what splits pairs is the
/// same as what swaps neighbours, and named once.
std::vector<KernelSpec> descriptions(int32_t width) {
  std::vector<KernelSpec> all;
  for (ropewalk_dtype dtype : {ROPEWALK_F32, ROPEWALK_F16, ROPEWALK_BF16})
    for (ropewalk_pairing pairing : {ROPEWALK_HALF, ROPEWALK_INTERLEAVED})
      for (Form form : {Form::Pair, Form::Lane, Form::Word}) {
        KernelSpec spec;
        spec.request.dtype = dtype;
        spec.request.pairing = pairing;
        spec.request.channels = width;
        spec.target = hostTarget();
        spec.schedule.form = form;
        if (canCompute(form, spec.request) && !takesPairsApart(spec))
          all.push_back(spec);
      }
  return all;
}

/// What a generator's function is called with (AutoscheduledFunction).
const std::vector<std::string> arguments = {"src",     "cos",       "sin",      "positions",
                                            "rowStep", "rowOffset", "sineSign", "dst"};

/// Without what Halide puts behind a name: "dst$1.buffer".
std::vector<std::string> plainNames(ArrayRef<std::string> names) {
  std::vector<std::string> plain;
  for (StringRef name : names)
    plain.push_back(name.take_until([](char c) { return c == '$' || c == '.'; }).str());
  return plain;
}

/// The table's initialiser: what the function is, and its tensors' axes inside a head.
std::string rowOf(StringRef function, const KernelSpec &spec, int64_t tokens, int64_t heads) {
  const TensorShape shape = tensorShape(spec, Side::Src);
  std::string row;
  raw_string_ostream out(row);
  out << "    {" << function << ", \"" << formName(spec.schedule.form) << "\", {ropewalk_dtype("
      << int(spec.request.dtype) << "), ropewalk_pairing(" << int(spec.request.pairing) << "), "
      << heads << ", 0, " << spec.request.channels << ", " << tokens << "}, " << shape.carrierBytes
      << ", {";
  for (const ChannelAxis &axis : shape.axes)
    out << "{" << axis.stride.value(spec.request.channels) << ", "
        << axis.extent.value(spec.request.channels) << "}, ";
  out << "}},\n";
  return row;
}

/// Gives a module's one entry its name; all else is its own, and its flags were for Halide.
Error nameEntry(Module &module, StringRef entry, StringRef name) {
  Function *function = module.getFunction(entry);
  if (!function)
    return createStringError("Halide made no function " + entry);
  for (GlobalObject &object : module.global_objects())
    if (!object.isDeclaration() && &object != function)
      object.setLinkage(GlobalValue::InternalLinkage);
  function->setName(name);
  if (NamedMDNode *flags = module.getModuleFlagsMetadata())
    module.eraseNamedMetadata(flags);
  return Error::success();
}

Error writeAll(StringRef directory, int multiprocessors, ArrayRef<int64_t> tokens, int64_t heads,
               int32_t width) {
  LLVMContext context;
  Module all("autoscheduled", context);
  std::string declarations, rows;
  for (const KernelSpec &spec : descriptions(width))
    for (int64_t count : tokens) {
      const Case cell = {
          spec.request.dtype, spec.request.pairing, ROPEWALK_OUT_OF_PLACE, count, heads, width};
      const HalideResult made = autoscheduleForCuda(spec, multiprocessors, cell);
      if (!made.error.empty())
        return createStringError(made.error);
      if (plainNames(made.arguments) != arguments)
        return createStringError(kernelName(spec) + " takes " + join(made.arguments, ", ") +
                                 ", expected " + join(arguments, ", "));
      auto module = parseBitcodeFile(MemoryBufferRef(made.output, "autoscheduled"), context);
      if (!module)
        return module.takeError();
      const std::string name = "autoscheduled_" + kernelName(spec) + "_" + std::to_string(count);
      if (Error error = nameEntry(**module, kernelName(spec), name))
        return error;
      if (all.getTargetTriple().empty()) {
        all.setTargetTriple((*module)->getTargetTriple());
        all.setDataLayout((*module)->getDataLayout());
      }
      if (Linker::linkModules(all, std::move(*module)))
        return createStringError("cannot link " + name);
      declarations += "extern \"C\" ropewalk::bench::AutoscheduledFunction " + name + ";\n";
      rows += rowOf(name, spec, count, heads);
    }
  auto object = emitMachineCode(all, hostTarget(), MachineOutput::Object);
  if (!object)
    return object.takeError();
  auto output = OutputDirectory::create(directory);
  if (!output)
    return output.takeError();
  if (Error error = output->write("autoscheduled.o", *object))
    return error;
  if (Error error = output->write("autoscheduled_table.cpp",
                                  "#include \"gpu/autoscheduled.h\"\n\n" + declarations +
                                      "\nconst std::vector<ropewalk::bench::AutoscheduledKernel> "
                                      "ropewalk::bench::autoscheduledKernels = {\n" +
                                      rows + "};\n"))
    return error;
  return output->commit();
}

} // namespace
} // namespace ropewalk::bench

int main(int argc, char **argv) {
  using namespace ropewalk::bench;
  int multiprocessors = 0, width = 0;
  int64_t heads = 0;
  std::vector<int64_t> tokens;
  bool isUsage = argc == 6 && !StringRef(argv[2]).getAsInteger(10, multiprocessors) &&
                 !StringRef(argv[4]).getAsInteger(10, heads) &&
                 !StringRef(argv[5]).getAsInteger(10, width);
  for (StringRef text : split(isUsage ? argv[3] : "", ','))
    isUsage = isUsage && !text.getAsInteger(10, tokens.emplace_back());
  if (!isUsage) {
    errs() << "usage: archive-autoscheduled DIRECTORY MULTIPROCESSORS TOKENS,... HEADS WIDTH\n";
    return 2;
  }
  const std::string problem = openAutoscheduler(cudaAutoscheduler());
  Error error = problem.empty() ? writeAll(argv[1], multiprocessors, tokens, heads, width)
                                : createStringError(problem);
  if (error) {
    errs() << "archive-autoscheduled: " << toString(std::move(error)) << "\n";
    return 1;
  }
  return 0;
}
