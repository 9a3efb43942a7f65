//===- compile.cpp - ropewalk compile -------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "command.h"
#include "io/output.h"
#include "io/progress.h"
#include "jit_kernels.h"
#include "model_options.h"
#include "package/package.h"
#include "storage_options.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace ropewalk::driver {

static cl::SubCommand options("compile", "compile a model's kernels into a library");
static cl::list<std::string> modelNames(
    cl::Positional,
    cl::desc(
        "MODEL... (config.json files, model names, graphs: .mlir or .mlirbc; -: standard input)"),
    cl::sub(options));
static const std::string targetNames = knownTargets(); // A description is not copied.
static cl::opt<std::string> targetList("targets", cl::desc(targetNames), cl::value_desc("name,..."),
                                       cl::sub(options));
static cl::opt<std::string> folder("o", cl::desc("Where the result goes"), cl::value_desc("folder"),
                                   cl::sub(options));
static cl::opt<std::string>
    emit("emit",
         cl::desc("lib (default), rope, kernels, stmt, llvm, asm, obj, ptx, opencl; "
                  "all but lib and obj go to standard output without -o, one kernel after another"),
         cl::value_desc("stage"), cl::init("lib"), cl::sub(options));
static cl::opt<std::string> libraryName("name",
                                        cl::desc("Name of the library; default: the model's"),
                                        cl::value_desc("identifier"), cl::sub(options));
static cl::opt<std::string>
    backend("backend", cl::desc("What makes kernels: halide (default), or mlir (CPUs only)"),
            cl::value_desc("name"), cl::init("halide"), cl::sub(options));
static RotationOptions rotation(options);
static cl::opt<std::string> kernelFilter("kernel",
                                         cl::desc("Emit only kernels with this in their "
                                                  "name (for stmt, llvm, asm, obj, ptx, opencl)"),
                                         cl::value_desc("text"), cl::sub(options));
static cl::opt<std::string> ptxas("ptxas",
                                  cl::desc("Program that adds cubins for sm_80, sm_90 and sm_100 "
                                           "beside PTX, or none; default: ptxas, if it is on PATH"),
                                  cl::value_desc("program"), cl::sub(options));
static StorageOptions storage(options);
static ScheduleOption schedules(options);

namespace {

/// A stage of single kernels, and how its files look.
struct KernelStage {
  Stage stage;
  StringRef extension;
  StringRef comment;
  std::optional<Target> device = std::nullopt; ///< That alone has it.
};

} // namespace

static std::optional<KernelStage> kernelStage(StringRef name) {
  return StringSwitch<std::optional<KernelStage>>(name)
      .Case("stmt", KernelStage{Stage::Stmt, "stmt", "//"})
      .Case("llvm", KernelStage{Stage::Llvm, "ll", ";"})
      .Case("asm", KernelStage{Stage::Asm, "s", "#"})
      .Case("obj", KernelStage{Stage::Obj, "o", ""})
      .Case("ptx", KernelStage{Stage::Device, "ptx", "//", Target::Cuda})
      .Case("opencl", KernelStage{Stage::Device, "cl", "//", Target::OpenCl})
      .Default(std::nullopt);
}

/// Refuses what the stage would take no notice of.
static llvm::Error checkApplies(const cl::Option &option, StringRef found, bool applies) {
  if (applies || !option.getNumOccurrences())
    return llvm::Error::success();
  return optionError(option, found, "none with --emit=" + emit);
}

static llvm::Error checkStage() {
  if (emit != "lib" && emit != "rope" && emit != "kernels" && !kernelStage(emit))
    return optionError(emit, emit, "lib, rope, kernels, stmt, llvm, asm, obj, ptx or opencl");
  const bool module = emit == "rope" || emit == "kernels";
  if (llvm::Error error = checkApplies(targetList, targetList, emit != "rope"))
    return error;
  if (llvm::Error error = checkApplies(schedules.option(), schedules.option(), !module))
    return error;
  if (llvm::Error error = checkApplies(backend, backend, !module))
    return error;
  if (llvm::Error error = checkApplies(libraryName, libraryName, emit == "lib"))
    return error;
  if (llvm::Error error = checkApplies(ptxas, ptxas, emit == "lib"))
    return error;
  if (llvm::Error error = checkApplies(kernelFilter, kernelFilter, bool(kernelStage(emit))))
    return error;
  for (const cl::list<std::string> *list : storage.options())
    if (llvm::Error error = checkApplies(*list, join(*list, ","), emit != "rope"))
      return error;
  return llvm::Error::success();
}

static llvm::Error checkOptions() {
  if (modelNames.empty())
    return make_error<UsageError>("MODEL is missing, expected a config.json or a model's name");
  if (llvm::Error error = checkStage())
    return error;
  if (!parseBackend(backend))
    return optionError(backend, backend, "halide or mlir");
  if ((emit == "lib" || emit == "obj") && folder.empty())
    return make_error<UsageError>("-o is missing, expected the folder for the result");
  if (emit != "rope" && emit != "kernels" && targetList.empty())
    return missingOption(targetList, "a list such as native, x86 or arm");
  return llvm::Error::success();
}

static llvm::Expected<std::vector<Target>> readTargets() {
  auto targets = parseTargets(targetList);
  if (!targets)
    return make_error<UsageError>(toString(targets.takeError()));
  if (backend == "mlir" && haveDevice(*targets))
    return optionError(targetList, targetList, "levels of CPUs with --backend=mlir");
  return targets;
}

/// --name, or the model's if there is one model, whatever types its layers have.
static llvm::Expected<std::string> makeLibraryName(ArrayRef<Model> models) {
  if (libraryName.empty() && modelNames.size() > 1)
    return missingOption(libraryName, "one for a library of several models");
  std::string name = libraryName.empty() ? models.front().name : std::string(libraryName);
  if (libraryName.empty() && models.size() > 1) // one model, several types of layers
    name.resize(name.size() - models.front().layerType.size() - 1);
  if (llvm::Error error = checkPackageName(name))
    return make_error<UsageError>("--name: " + toString(std::move(error)));
  return name;
}

/// Text to standard output, or to <name> in the folder.
static llvm::Error emitText(StringRef text, StringRef name) {
  if (folder.empty()) {
    outs() << text;
    return llvm::Error::success();
  }
  auto directory = OutputDirectory::create(folder);
  if (!directory)
    return directory.takeError();
  if (llvm::Error error = directory->write(name, text))
    return error;
  return directory->commit();
}

static llvm::Error emitModule(mlir::ModuleOp module, const RequestOptions &requests) {
  if (emit == "kernels")
    selectKernels(module, requests);
  std::string text;
  raw_string_ostream os(text);
  module.print(os);
  return emitText(text, emit + ".mlir");
}

static llvm::Error emitKernels(ArrayRef<CompiledKernel> kernels, const KernelStage &stage) {
  std::optional<OutputDirectory> directory;
  if (!folder.empty()) {
    auto created = OutputDirectory::create(folder);
    if (!created)
      return created.takeError();
    directory.emplace(std::move(*created));
  }
  Progress progress("emitting", kernels.size());
  size_t done = 0;
  for (const CompiledKernel &kernel : kernels) {
    std::string name = kernelName(kernel.spec);
    if (isDevice(kernel.spec.target) && !stage.device) // what starts it, on each processor
      name.append("_on_").append(processorName(kernel.host));
    auto text = emitKernel(kernel.spec, stage.stage, kernel.host, *parseBackend(backend));
    if (!text)
      return text.takeError();
    progress.update(++done, name);
    if (!directory) {
      outs() << stage.comment << " " << name << "\n" << *text << "\n";
      continue;
    }
    if (llvm::Error error = directory->write((name + "." + stage.extension).str(), *text))
      return error;
  }
  return directory ? directory->commit() : llvm::Error::success();
}

/// What makes cubins; empty: nothing, and a library has PTX alone, which a driver compiles when a
/// plan is made. What can't is known before kernels are compiled.
static llvm::Expected<std::string> cubinProgram(ArrayRef<Target> targets) {
  const bool isCuda = is_contained(targets, Target::Cuda);
  if (!ptxas.getNumOccurrences())
    return isCuda ? findPtxas() : "";
  if (!isCuda)
    return optionError(targetList, targetList, "cuda among them with --ptxas");
  if (ptxas == "none")
    return "";
  const auto refusal = [] {
    return createStringError("--ptxas is '" + ptxas + "', expected a program, or none");
  };
  auto program = sys::findProgramByName(ptxas);
  if (!program)
    return refusal();
  const std::optional<StringRef> silent[] = {StringRef(""), StringRef(""), StringRef("")};
  if (sys::ExecuteAndWait(*program, {*program, "--version"}, std::nullopt, silent, 60) != 0)
    return refusal();
  return *program;
}

static llvm::Error addCubins(MutableArrayRef<CompiledKernel> kernels, StringRef program) {
  const auto isCuda = [](const CompiledKernel &kernel) {
    return kernel.spec.target == Target::Cuda;
  };
  if (program.empty())
    return llvm::Error::success();
  Progress progress("assembling", static_cast<size_t>(count_if(kernels, isCuda)));
  size_t done = 0;
  StringMap<DeviceCode> assembled; // the same text comes once for each processor that starts it
  for (CompiledKernel &kernel : make_filter_range(kernels, isCuda)) {
    progress.update(done++, kernelName(kernel.spec));
    const std::string text = kernel.device.images.back().bytes;
    if (auto found = assembled.find(text); found != assembled.end()) {
      kernel.device = found->second;
      continue;
    }
    if (llvm::Error error = addCubins(kernel.device, kernel.spec, program, cubinCapabilities))
      return error;
    assembled[text] = kernel.device;
  }
  return llvm::Error::success();
}

static llvm::Error compileLibrary(ArrayRef<Model> models, ArrayRef<KernelRequest> requests,
                                  ArrayRef<Target> targets, const ScheduleBook &book) {
  auto name = makeLibraryName(models);
  if (!name)
    return name.takeError();
  // A folder that can't be written is known before the work; its scratch space is not
  // kept meanwhile, so that a killed run leaves nothing.
  auto probe = OutputDirectory::create(folder);
  if (!probe)
    return probe.takeError();
  { OutputDirectory removed(std::move(*probe)); }
  auto program = cubinProgram(targets);
  if (!program)
    return program.takeError();

  auto kernels = compileWithProgress(requests, targets, book, std::nullopt, *parseBackend(backend));
  if (!kernels)
    return kernels.takeError();
  if (llvm::Error error = addCubins(*kernels, *program))
    return error;
  auto directory = OutputDirectory::create(folder);
  if (!directory)
    return directory.takeError();
  if (llvm::Error error = writePackage(*directory, *name, models, std::move(*kernels)))
    return error;
  return directory->commit();
}

static llvm::Error run() {
  if (llvm::Error error = checkOptions())
    return error;
  auto importOptions = rotation.read();
  if (!importOptions)
    return importOptions.takeError();
  auto loaded = loadModels(llvm::map_to_vector<4>(modelNames, guessSource), *importOptions);
  if (!loaded)
    return loaded.takeError();
  auto storageOptions = storage.read();
  if (!storageOptions)
    return storageOptions.takeError();
  if (emit == "rope")
    return emitModule(*loaded->module, *storageOptions);
  if (emit == "kernels" && targetList.empty())
    return emitModule(*loaded->module, *storageOptions);
  auto targets = readTargets();
  if (!targets)
    return targets.takeError();
  storageOptions->devices = haveDevice(*targets);
  if (emit == "kernels")
    return emitModule(*loaded->module, *storageOptions);
  auto book = schedules.load();
  if (!book)
    return book.takeError();
  const std::vector<KernelRequest> requests = requestsOf(*loaded->module, *storageOptions);
  if (emit == "lib") {
    if (llvm::Error error = requireLengths(loaded->models))
      return error;
    return compileLibrary(loaded->models, requests, *targets, *book);
  }
  auto planned = planKernels(requests, *targets, *book);
  if (!planned)
    return planned.takeError();
  const KernelStage stage = *kernelStage(emit);
  if (stage.device && !is_contained(*targets, *stage.device))
    return optionError(targetList, targetList,
                       std::string(targetName(*stage.device)) + " among them with --emit=" + emit);
  llvm::erase_if(*planned, [&](const CompiledKernel &kernel) {
    return !StringRef(kernelName(kernel.spec)).contains(kernelFilter) ||
           (stage.device && kernel.spec.target != *stage.device);
  });
  // Each once: a kernel may be offered for several classes of CPUs, and a device's text is the same
  // for every host.
  StringSet<> emitted;
  llvm::erase_if(*planned, [&](const CompiledKernel &kernel) {
    const std::string host = stage.device ? "" : std::string(architectureName(kernel.host));
    return !emitted.insert(kernelName(kernel.spec) + " on " + host).second;
  });
  if (planned->empty())
    return createStringError("--kernel is '" + kernelFilter +
                             "', expected part of the name of a kernel for --targets");
  return emitKernels(*planned, stage);
}

const Command compileCommand = {options, R"(
EXAMPLES:

  ropewalk compile config.json --name llama_rope --targets x86 -o llama_rope
  ropewalk compile llama-3.1-8b qwen3-8b --name models --targets native -o rope
  ropewalk compile config.json --name llama_rope --targets x86-64-v4,arm64-bf16 -o llama_rope
  ropewalk compile config.json --name llama_rope --targets x86,cuda,opencl -o llama_rope
  ropewalk compile config.json --name llama_rope --targets x86 --backend=mlir -o llama_rope
  ropewalk compile config.json --emit=rope
  ropewalk compile exported.mlir --targets native -o exported_rope
  ropewalk compile config.json --targets native --emit=asm --kernel rope_half_bf16_out
  ropewalk compile config.json --targets cuda --emit=ptx --kernel rope_half_bf16_out

  Of a graph's rotations (StableHLO, ONNX, torch, TOSA, linalg; generic form) those are compiled
  whose cosines and sines it computes; what was found is said on standard error.

  The result is a static library, one for each architecture, a C header with the model's
  rotation, a kernel table and a CMake config; the folder appears whole or not at all.
)",
                                run};

} // namespace ropewalk::driver
