//===- apply.cpp - ropewalk apply -----------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "apply_input.h"
#include "command.h"
#include "jit_kernels.h"
#include "model_options.h"
#include "ropewalk/plan.h"

#include "llvm/Support/MathExtras.h"

#include <cstdlib>

using namespace llvm;

namespace ropewalk::driver {

static cl::SubCommand options("apply", "rotate the q and k of a safetensors file");
static ModelOptions modelOptions(options);
static cl::opt<std::string> tensorsPath("tensors",
                                        cl::desc("Input: q, and if there k and positions"),
                                        cl::value_desc("file"), cl::sub(options));
static cl::opt<std::string> outputPath("output", cl::desc("Same names, shapes and dtypes"),
                                       cl::value_desc("file"), cl::sub(options));
static cl::opt<std::string>
    layoutName("layout", cl::desc("bshd (default), bhsd, or thd: tokens, heads, width"),
               cl::value_desc("name"), cl::init("bshd"), cl::sub(options));
static cl::opt<std::string> angle("angle", cl::desc("exact (default): over the reals"),
                                  cl::value_desc("name"), cl::init("exact"), cl::sub(options));
static cl::opt<std::string> device("device", cl::desc("cpu (default)"), cl::value_desc("name"),
                                   cl::init("cpu"), cl::sub(options));
static cl::opt<bool> inverse("inverse", cl::desc("Undo the rotation: its transpose"),
                             cl::sub(options));
static IsaOption isa(options, /*allowAll=*/false);
static ScheduleOption schedules(options);

namespace {

/// 64-byte aligned memory.
class Buffer {
public:
  llvm::Error allocate(size_t bytes) {
    size = bytes;
    memory.reset(static_cast<uint8_t *>(std::aligned_alloc(64, alignTo(bytes + 1, 64))));
    return memory ? llvm::Error::success()
                  : createStringError("out of memory: " + Twine(bytes) + " bytes for a tensor");
  }
  uint8_t *data() { return memory.get(); }
  ArrayRef<uint8_t> bytes() const { return {memory.get(), size}; }

private:
  struct Free {
    void operator()(uint8_t *memory) const { std::free(memory); }
  };
  std::unique_ptr<uint8_t, Free> memory;
  size_t size = 0;
};

/// One tensor's way through the rotation.
struct Rotated {
  const void *src = nullptr;
  Buffer copy, dst; ///< `copy` only where the file's data is not aligned.
};

} // namespace

static llvm::Error checkOptions() {
  if (tensorsPath.empty())
    return missingOption(tensorsPath, "a safetensors file");
  if (outputPath.empty())
    return missingOption(outputPath, "the safetensors file to write");
  if (!parseAxes(layoutName))
    return optionError(layoutName, layoutName, "bshd, bhsd or thd");
  if (angle == "hf")
    return notYet(angle, angle, "exact");
  if (angle != "exact")
    return optionError(angle, angle, "exact or hf");
  if (device == "cuda" || device == "opencl")
    return notYet(device, device, "cpu");
  if (device != "cpu")
    return optionError(device, device, "cpu, cuda or opencl");
  return llvm::Error::success();
}

static llvm::Expected<Plan> makePlan(const ApplyInput &input, const TokenPositions &positions,
                                     const ropewalk_kernel_table *kernels) {
  ropewalk_layout layout = {};
  layout.dtype = input.dtype;
  layout.q = input.qLayout;
  layout.k = input.kLayout;
  ropewalk_plan_options planOptions = {};
  planOptions.kernels = kernels;
  planOptions.table = positions.sparseTable.get();
  planOptions.position_begin = positions.begin;
  planOptions.position_end = positions.end;
  auto plan = Plan::create(input.rotation, layout, planOptions);
  if (!plan)
    return createStringError(tensorsPath + ": " + plan.error().message());
  return std::move(*plan);
}

static llvm::Error prepare(const SafetensorsFile::Tensor *tensor, Rotated &rotated) {
  if (!tensor)
    return llvm::Error::success();
  rotated.src = tensor->data.data();
  if (uintptr_t(rotated.src) % (*bitsOf(tensor->dtype) / 8) != 0) {
    if (llvm::Error error = rotated.copy.allocate(tensor->data.size()))
      return error;
    std::copy(tensor->data.begin(), tensor->data.end(), rotated.copy.data());
    rotated.src = rotated.copy.data();
  }
  return rotated.dst.allocate(tensor->data.size());
}

static llvm::Error rotate(const ApplyInput &input, const TokenPositions &positions,
                          LoadedModels &loaded, Rotated &q, Rotated &k) {
  if (input.batches == 0 || input.tokens == 0)
    return llvm::Error::success();
  auto targets = isa.targets();
  if (!targets)
    return targets.takeError();
  auto book = schedules.load();
  if (!book)
    return book.takeError();
  auto kernels = compileHere(requestsOf(*loaded.module, {{input.dtype}, {ROPEWALK_OUT_OF_PLACE}}),
                             *targets, *book);
  if (!kernels)
    return kernels.takeError();
  auto plan = makePlan(input, positions, (*kernels)->table());
  if (!plan)
    return plan.takeError();
  ropewalk_tensors tensors = {};
  tensors.q_src = q.src;
  tensors.q_dst = q.dst.data();
  tensors.k_src = k.src;
  tensors.k_dst = k.dst.data();
  tensors.batches = input.batches;
  tensors.tokens = input.tokens;
  if (!positions.list.empty()) {
    tensors.index = ROPEWALK_INDEX_I64;
    tensors.positions = positions.list.data();
    tensors.position_batch_stride = positions.batchStride;
  }
  if (ropewalk_status status = plan->run(tensors))
    return createStringError(tensorsPath + ": " + ropewalk_status_name(status));
  return llvm::Error::success();
}

static llvm::Error run() {
  if (llvm::Error error = checkOptions())
    return error;
  auto loaded = modelOptions.load();
  if (!loaded)
    return loaded.takeError();
  auto file = SafetensorsFile::open(tensorsPath);
  if (!file)
    return file.takeError();
  const Axes axes = *parseAxes(layoutName);
  auto input = readInput(*file, axes, loaded->models.front());
  if (!input)
    return input.takeError();
  input->rotation.inverse = inverse;
  auto positions = readPositions(*file, *input, axes);
  if (!positions)
    return positions.takeError();
  Rotated q, k;
  if (llvm::Error error = prepare(input->q, q))
    return error;
  if (llvm::Error error = prepare(input->k, k))
    return error;

  // Opened before the work: a folder that can't be written is known at once.
  auto writer = SafetensorsWriter::create(
      outputPath, {file->tensors().begin(), file->tensors().end()}, file->metadata());
  if (!writer)
    return writer.takeError();
  if (llvm::Error error = rotate(*input, *positions, *loaded, q, k))
    return error;
  for (const TensorInfo &tensor : writer->tensors())
    if (llvm::Error error = writer->write(tensor.name == "q"   ? q.dst.bytes()
                                          : tensor.name == "k" ? k.dst.bytes()
                                                               : input->positions->data))
      return error;
  return writer->commit();
}

const Command applyCommand = {options, R"(
EXAMPLES:

  ropewalk apply --config config.json --tensors in.safetensors --output out.safetensors
  ropewalk apply --config config.json --tensors in.safetensors --output out.safetensors \
    --layout bhsd --inverse --isa x86-64-v3

  The file holds q, and if wanted k (with its own number of heads) and positions (I32 or
  I64; [tokens], or [batch, tokens] unless the layout is thd; without them, tokens of
  each batch count from 0). The last dimension is the model's head_dim, or its rotary_dim
  where only the rotary window is stored.
)",
                              run};

} // namespace ropewalk::driver
