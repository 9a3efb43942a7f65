//===- device_code.cpp ----------------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "device_code.h"

#include "device_text.h"
#include "passes/device_parameters.h"

#include "device/device_schedule.h"
#include "io/temporary_folder.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace ropewalk {
namespace {

/// Capability that PTX is generated for (halide_target.cpp).
constexpr int32_t ptxCapability = 80;

/// The constant bytes that an argument points to; empty if it points to none.
StringRef constantBytes(const Value *argument) {
  const auto *global = dyn_cast<GlobalVariable>(argument->stripPointerCasts());
  const auto *data = global && global->hasInitializer()
                         ? dyn_cast<ConstantDataArray>(global->getInitializer())
                         : nullptr;
  return data && data->isString(8) ? data->getAsString() : StringRef();
}

Error writeFile(StringRef path, StringRef bytes) {
  std::error_code code;
  raw_fd_ostream file(path, code);
  if (!code) {
    file << bytes;
    file.close();
    code = file.error();
    file.clear_error(); // else its destructor ends the process
  }
  return code ? createStringError("cannot write " + path + ": " + code.message())
              : Error::success();
}

/// What a program said on its standard error, in one line.
std::string complaint(StringRef path) {
  auto buffer = MemoryBuffer::getFile(path);
  return buffer ? (*buffer)->getBuffer().split('\n').first.str() : "";
}

Expected<std::string> assemble(StringRef ptxas, StringRef ptx, int32_t capability,
                               int32_t registerLimit) {
  auto folder = TemporaryFolder::createScratch();
  if (!folder)
    return folder.takeError();
  const std::string input = folder->path() + "/kernel.ptx", output = folder->path() + "/cubin",
                    log = folder->path() + "/log";
  if (Error error = writeFile(input, ptx))
    return error;
  const std::string architecture = "-arch=sm_" + std::to_string(capability);
  const std::string registers = "-maxrregcount=" + std::to_string(registerLimit);
  SmallVector<StringRef, 8> arguments = {ptxas, architecture, input, "-o", output};
  if (registerLimit)
    arguments.push_back(registers);
  std::string message;
  const std::optional<StringRef> redirects[] = {StringRef(""), StringRef(log), StringRef(log)};
  if (sys::ExecuteAndWait(ptxas, arguments, std::nullopt, redirects, 60, 0, &message))
    return createStringError(ptxas + " fails for sm_" + Twine(capability) + ": " +
                             (message.empty() ? complaint(log) : message));
  auto cubin = MemoryBuffer::getFile(output, /*IsText=*/false, /*RequiresNullTerminator=*/false);
  if (!cubin)
    return createStringError("cannot read back what " + ptxas + " wrote");
  return (*cubin)->getBuffer().str();
}

} // namespace

Expected<DeviceCode> readDeviceCode(const Module &module, const KernelSpec &spec) {
  const std::string name = kernelName(spec);
  std::string text;
  const CallInst *run = nullptr;
  int runs = 0;
  for (const Function &function : module)
    for (const Instruction &instruction : instructions(function)) {
      const auto *call = dyn_cast<CallInst>(&instruction);
      const Function *callee = call ? call->getCalledFunction() : nullptr;
      if (!callee)
        continue;
      if (callee->getName().ends_with("_initialize_kernels")) {
        text = constantBytes(call->getArgOperand(2)).rtrim('\0').str();
      } else if (callee->getName().starts_with("halide_") && callee->getName().ends_with("_run")) {
        run = call;
        ++runs;
      }
    }
  const std::string entry =
      run ? constantBytes(run->getArgOperand(2)).rtrim('\0').str() : std::string();
  if (runs != 1 || text.empty() || entry.empty())
    return createStringError(name + ": Halide's module starts " + Twine(runs) +
                             " kernels, expected one with its code");
  // Halide numbers the function; a profiler shows this name.
  text = replaceAll(text, entry, name);
  DeviceCode code;
  code.entry = name;
  if (spec.target != Target::Cuda) {
    code.images.push_back({0, 0, finishOpenCl(text, spec.request)});
    return code;
  }
  auto parameters = orderParameters(*run);
  if (!parameters)
    return parameters.takeError();
  text = takeInOrder(finishPtx(text, spec.request), name, *parameters);
  code.images.push_back({0, ptxCapability, std::move(text)});
  code.parameters = std::move(parameters->order);
  return code;
}

Error addCubins(DeviceCode &code, const KernelSpec &spec, StringRef ptxas,
                ArrayRef<int32_t> capabilities) {
  std::vector<DeviceImage> images;
  for (int32_t capability : capabilities) {
    auto cubin = assemble(ptxas, code.images.back().bytes, capability, deviceRegisterLimit(spec));
    if (!cubin)
      return cubin.takeError();
    images.push_back({capability, capability, std::move(*cubin)});
  }
  code.images.insert(code.images.begin(), std::make_move_iterator(images.begin()),
                     std::make_move_iterator(images.end()));
  return Error::success();
}

std::string findPtxas() {
  auto found = sys::findProgramByName("ptxas");
  return found ? *found : "";
}

} // namespace ropewalk
