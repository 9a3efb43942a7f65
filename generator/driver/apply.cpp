//===- apply.cpp - ropewalk apply -----------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "apply_call.h"
#include "command.h"
#include "jit_kernels.h"
#include "model_options.h"
#include "number_option.h"

using namespace llvm;

namespace ropewalk::driver {

static cl::SubCommand options("apply", "rotate the q and k of a safetensors file");
static ModelOptions modelOptions(options);
static cl::opt<std::string> tensorsPath("tensors",
                                        cl::desc("Input: q, and if there k, positions, cu_seqlens"),
                                        cl::value_desc("file"), cl::sub(options));
static cl::opt<std::string> outputPath("output", cl::desc("Same names, shapes and dtypes"),
                                       cl::value_desc("file"), cl::sub(options));
static cl::opt<std::string>
    layoutName("layout", cl::desc("bshd (default), bhsd, or thd: tokens, heads, width"),
               cl::value_desc("name"), cl::init("bshd"), cl::sub(options));
static cl::opt<std::string> device("device", cl::desc("cpu (default), cuda or opencl"),
                                   cl::value_desc("name"), cl::init("cpu"), cl::sub(options));
static cl::opt<bool> inverse("inverse", cl::desc("Undo the rotation: its transpose"),
                             cl::sub(options));
static cl::opt<bool> reorder("reorder", cl::desc("Write the order of the other pairing"),
                             cl::sub(options));
static NumberOption<long long>
    padPosition("pad-position", cl::desc("Tokens at this listed position are not rotated"),
                cl::value_desc("n"), cl::sub(options));
static cl::opt<std::string> padName("pad",
                                    cl::desc("What they become: copy (default), or leave: zeros"),
                                    cl::value_desc("name"), cl::init("copy"), cl::sub(options));
static IsaOption isa(options, /*allowAll=*/false);
static ScheduleOption schedules(options);

/// Empty: the CPU.
static std::optional<Target> usedDevice() { return deviceNamed(device); }

static llvm::Error checkOptions() {
  if (tensorsPath.empty())
    return missingOption(tensorsPath, "a safetensors file");
  if (outputPath.empty())
    return missingOption(outputPath, "the safetensors file to write");
  if (!parseOrder(layoutName))
    return optionError(layoutName, layoutName, "bshd, bhsd or thd");
  if (device != "cpu" && !usedDevice())
    return optionError(device, device, "cpu, cuda or opencl");
  if (usedDevice() && isa.option().getNumOccurrences())
    return optionError(isa.option(), isa.option(), "none beside --device=" + device);
  if (padName != "copy" && padName != "leave")
    return optionError(padName, padName, "copy or leave");
  if (padName.getNumOccurrences() && !padPosition.getNumOccurrences())
    return missingOption(padPosition, "the position that --pad is about");
  return llvm::Error::success();
}

/// Devices read a row for each distinct position. Of sequences it is not listed who is where before
/// it is checked that their ends are in order.
static llvm::Expected<TableAndRows> readTable(const ApplyInput &input,
                                              const TokenPositions &positions) {
  return usedDevice() && positions.sequenceEnds.empty()
             ? buildListedTable(input.rotation, positions, input.tokens)
             : buildTable(input.rotation, positions);
}

static llvm::Error runOnDevice(ApplyCall &call, DeviceSession &session, JitLibrary &kernels,
                               const ApplyInput &input, const TokenPositions &positions) {
  if (positions.sequenceEnds.empty())
    return call.runOn(session, *kernels.table());
  auto listed = buildListedTable(input.rotation, positions, input.tokens);
  return listed ? call.runOn(session, *kernels.table(), &*listed) : listed.takeError();
}

static llvm::Error rotate(ApplyCall &call, const ApplyInput &input,
                          const TokenPositions &positions) {
  if (llvm::Error error = call.prepare())
    return error;
  if (!call.hasHeads()) // Plans are of tensors that have some.
    return llvm::Error::success();
  auto draft = call.draftPlan();
  if (!draft)
    return draft.takeError();
  if (!call.hasTokens())
    return llvm::Error::success();
  auto book = schedules.load();
  if (!book)
    return book.takeError();
  if (auto target = usedDevice()) {
    // Opened before the work: where there is no device is known at once.
    auto session = openDeviceSession(*target);
    if (!session)
      return session.takeError();
    auto kernels =
        compileHere(deviceRequestsOf(**draft, TableSource::F32, /*axes=*/1), *target, *book);
    if (!kernels)
      return kernels.takeError();
    return runOnDevice(call, **session, **kernels, input, positions);
  }
  auto targets = isa.targets();
  if (!targets)
    return targets.takeError();
  std::vector<KernelRequest> requests = requestsOf(**draft, /*inPasses=*/false);
  if (hostEnvironment().kernel) // it may be of another pass
    for (const KernelRequest &request : requestsOf(**draft, /*inPasses=*/true))
      if (!llvm::is_contained(requests, request))
        requests.push_back(request);
  auto kernels = compileHere(requests, *targets, *book);
  return kernels ? call.run(*(*kernels)->table()) : kernels.takeError();
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
  auto input = readInput(*file, *parseOrder(layoutName), loaded->models.front());
  if (!input)
    return input.takeError();
  input->rotation.inverse = inverse;
  input->rotation.reorder = reorder;
  auto positions = readPositions(
      *input, padPosition.getNumOccurrences() ? std::optional<int64_t>(padPosition) : std::nullopt);
  if (!positions)
    return positions.takeError();
  assumeLength(input->rotation, positions->end);
  auto rows = readTable(*input, *positions);
  if (!rows)
    return rows.takeError();

  // Opened before the work: a folder that can't be written is known at once.
  auto writer = SafetensorsWriter::create(
      outputPath, {file->tensors().begin(), file->tensors().end()}, file->metadata());
  if (!writer)
    return writer.takeError();
  ApplyCall call(*input, *positions, *rows,
                 padName == "leave" ? ROPEWALK_PAD_LEAVE : ROPEWALK_PAD_COPY);
  if (llvm::Error error = rotate(call, *input, *positions))
    return error;
  for (const TensorInfo &tensor : writer->tensors())
    if (llvm::Error error = writer->write(call.result(tensor.name)))
      return error;
  return writer->commit();
}

const Command applyCommand = {options, R"(
EXAMPLES:

  ropewalk apply --config config.json --tensors in.safetensors --output out.safetensors
  ropewalk apply --config config.json --tensors in.safetensors --output out.safetensors \
    --layout bhsd --inverse --isa x86-64-v3
  ropewalk apply --model llama-3.1-8b --tensors in.safetensors --output out.safetensors \
    --device opencl

  The file holds q, and if wanted k with its own number of heads. The last dimension is
  the model's head_dim, or its rotary_dim where only the rotary window is stored.

  Where the tokens are:
    nothing       they count from 0 in each batch
    cu_seqlens    with --layout thd: [sequences + 1], I32 or I64; they count from 0 in each
                  sequence, number s in rows cu_seqlens[s] to cu_seqlens[s+1]
    positions     [tokens], or [batch, tokens] unless the layout is thd. I32, I64, or with
                  fractions F32, F64. Where the model has A position axes: [A, tokens] or
                  [A, batch, tokens]; without A, all axes are at the same position. A batch
                  of 1 serves all batches. [A, tokens] is refused where there are A batches:
                  write [A, 1, tokens] or [A, A, tokens].

  --reorder reads pairs where --pairing has them and writes them where the other pairing
  does, as DeepSeek's own code. --pairing interleaved --reorder is undone by --pairing half
  --reorder --inverse.
)",
                              run};

} // namespace ropewalk::driver
