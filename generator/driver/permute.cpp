//===- permute.cpp - ropewalk permute -------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "command.h"
#include "io/progress.h"
#include "model_options.h"
#include "permute_plan.h"

#include "llvm/Support/Path.h"

using namespace llvm;

namespace ropewalk::driver {

static cl::SubCommand options("permute", "move the rows of query and key weights between pairings");
static ModelOptions modelOptions(options);
static cl::opt<std::string> tensorsPath("tensors",
                                        cl::desc("A safetensors file, or an index of several"),
                                        cl::value_desc("file"), cl::sub(options));
static cl::list<std::string> moreTensors(cl::Positional, cl::desc("[more files]"),
                                         cl::sub(options));
static cl::opt<std::string>
    outputPath("output", cl::desc("For one file a file, for several or an index a folder"),
               cl::value_desc("path"), cl::sub(options));
static cl::opt<std::string> fromName("from", cl::desc("The pairing that the weights were made for"),
                                     cl::value_desc("half|interleaved"), cl::sub(options));
static cl::list<std::string>
    nameTexts("names", cl::desc("Permute what this matches, not what is found by usual names"),
              cl::value_desc("regex"), cl::sub(options));
static cl::opt<bool> listOnly("list", cl::desc("Only say what would be permuted"),
                              cl::sub(options));

/// Pieces of data in memory at a time.
static constexpr int64_t pieceBytes = int64_t(16) << 20;

namespace {

/// Copies tensors to a writer, a piece at a time.
class Permuter {
public:
  Permuter(ropewalk_pairing from, const PermutePlan &plan, int64_t totalBytes)
      : from(from), plan(plan), progress("permuting, MiB", toMebibytes(totalBytes)) {}

  llvm::Error writeFile(const SafetensorsFile &file, StringRef path);

private:
  llvm::Error copy(ArrayRef<uint8_t> bytes);
  llvm::Error permute(const RowMoves &moves, ArrayRef<uint8_t> bytes);
  llvm::Error permuteHeads(ropewalk_weight heads, ArrayRef<uint8_t> bytes);
  llvm::Error put(ArrayRef<uint8_t> bytes);
  static uint64_t toMebibytes(int64_t bytes) { return uint64_t(bytes) >> 20; }

  ropewalk_pairing from;
  const PermutePlan &plan;
  Progress progress;
  int64_t doneBytes = 0;
  const SafetensorsFile *file = nullptr;
  SafetensorsWriter *writer = nullptr;
  StringRef tensorName;
  std::vector<uint8_t> piece;
};

} // namespace

llvm::Error Permuter::put(ArrayRef<uint8_t> bytes) {
  if (llvm::Error error = writer->write(bytes))
    return error;
  // Otherwise the whole file would be counted as this process's memory in the end.
  file->dropPages();
  doneBytes += int64_t(bytes.size());
  progress.update(toMebibytes(doneBytes), tensorName);
  return llvm::Error::success();
}

llvm::Error Permuter::copy(ArrayRef<uint8_t> bytes) {
  while (!bytes.empty()) {
    const size_t size = std::min<size_t>(bytes.size(), pieceBytes);
    if (llvm::Error error = put(bytes.take_front(size)))
      return error;
    bytes = bytes.drop_front(size);
  }
  return llvm::Error::success();
}

llvm::Error Permuter::permuteHeads(ropewalk_weight heads, ArrayRef<uint8_t> bytes) {
  piece.resize(bytes.size());
  ropewalk_error error;
  if (ropewalk_permute(&heads, from, bytes.data(), piece.data(), &error) != ROPEWALK_OK)
    return createStringError(error.message);
  return put(piece);
}

llvm::Error Permuter::permute(const RowMoves &moves, ArrayRef<uint8_t> bytes) {
  const int64_t headBytes = moves.headBytes();
  const int64_t most = std::max<int64_t>(1, pieceBytes / headBytes);
  const auto take = [&](int64_t heads) {
    ArrayRef<uint8_t> taken = bytes.take_front(heads * headBytes);
    bytes = bytes.drop_front(heads * headBytes);
    return taken;
  };
  for (int64_t group = 0; group < moves.groups; ++group) {
    ropewalk_weight part = moves.moved;
    for (int64_t left = moves.moved.heads; left > 0; left -= part.heads) {
      part.heads = std::min(left, most);
      if (llvm::Error error = permuteHeads(part, take(part.heads)))
        return error;
    }
    if (llvm::Error error = copy(take(moves.heldHeads)))
      return error;
  }
  return llvm::Error::success();
}

llvm::Error Permuter::writeFile(const SafetensorsFile &source, StringRef path) {
  auto created = SafetensorsWriter::create(path, {source.tensors().begin(), source.tensors().end()},
                                           source.metadata());
  if (!created)
    return created.takeError();
  file = &source;
  writer = &*created;
  for (const TensorInfo &info : writer->tensors()) {
    tensorName = info.name;
    const ArrayRef<uint8_t> data = source.find(info.name)->data;
    auto moves = plan.find(info.name);
    if (llvm::Error error = moves == plan.end() ? copy(data) : permute(moves->second, data))
      return error;
  }
  return writer->commit();
}

static llvm::Error checkOptions() {
  if (tensorsPath.empty())
    return missingOption(tensorsPath, "a safetensors file, or the index of several");
  if (fromName.empty())
    return missingOption(fromName, "half or interleaved");
  if (!parsePairing(std::string(fromName)))
    return optionError(fromName, fromName, "half or interleaved");
  if (outputPath.empty() && !listOnly)
    return missingOption(outputPath, "what to write, or --list");
  if (!outputPath.empty() && listOnly)
    return optionError(outputPath, outputPath, "nothing beside --list");
  return llvm::Error::success();
}

static llvm::Expected<std::vector<Regex>> readNames() {
  std::vector<Regex> names;
  for (const std::string &text : nameTexts) {
    Regex &regex = names.emplace_back(text);
    std::string reason;
    if (!regex.isValid(reason))
      return optionError(nameTexts, text, "a regular expression: " + reason);
  }
  return names;
}

static void printPlan(const Checkpoint &checkpoint, const PermutePlan &plan) {
  for (const SafetensorsFile &file : checkpoint.files())
    for (const SafetensorsFile::Tensor &tensor : file.tensors())
      if (auto moves = plan.find(tensor.name); moves != plan.end())
        outs() << tensor.name << "  " << describe(tensor) << "  " << moves->second.describe()
               << "\n";
}

static llvm::Error writeFolder(const Checkpoint &checkpoint, Permuter &permuter) {
  auto folder = OutputDirectory::create(outputPath);
  if (!folder)
    return folder.takeError();
  for (const SafetensorsFile &file : checkpoint.files()) {
    SmallString<128> path(folder->aside());
    sys::path::append(path, sys::path::filename(file.path()));
    if (llvm::Error error = permuter.writeFile(file, path))
      return folder->named(std::move(error));
  }
  if (const MemoryBuffer *index = checkpoint.indexText())
    if (llvm::Error error =
            folder->write(sys::path::filename(index->getBufferIdentifier()), index->getBuffer()))
      return error;
  return folder->commit();
}

/// --pairing is how a model turns whose type nobody knows: once its rows are moved.
static llvm::Error checkPairing() {
  auto pairing = modelOptions.pairing();
  if (!pairing)
    return pairing.takeError();
  const ropewalk_pairing from = *parsePairing(std::string(fromName));
  if (*pairing && **pairing == from)
    return make_error<UsageError>("--pairing is '" + Twine(pairingName(from)) +
                                  "' like --from, expected " + pairingName(otherPairing(from)) +
                                  ", as the rows are then, or none");
  return llvm::Error::success();
}

static llvm::Error run() {
  if (llvm::Error error = checkOptions())
    return error;
  auto names = readNames();
  if (!names)
    return names.takeError();
  if (llvm::Error error = checkPairing())
    return error;
  auto loaded = modelOptions.loadAll();
  if (!loaded)
    return loaded.takeError();
  if (loaded->models.front().rotation.axes.blocks)
    return createStringError(modelOptions.source() + ": each axis turns components of its own, " +
                             "expected pairs of one window");
  std::vector<std::string> paths = {tensorsPath};
  paths.insert(paths.end(), moreTensors.begin(), moreTensors.end());
  auto checkpoint = Checkpoint::open(paths);
  if (!checkpoint)
    return checkpoint.takeError();
  auto plan = planPermutation(*checkpoint, loaded->models, *names);
  if (!plan)
    return plan.takeError();
  size_t tensors = 0;
  int64_t bytes = 0;
  for (const SafetensorsFile &file : checkpoint->files())
    for (const SafetensorsFile::Tensor &tensor : file.tensors()) {
      ++tensors;
      bytes += int64_t(tensor.data.size());
    }
  if (listOnly) {
    printPlan(*checkpoint, *plan);
  } else {
    Permuter permuter(*parsePairing(std::string(fromName)), *plan, bytes);
    if (llvm::Error error = checkpoint->isSingleFile()
                                ? permuter.writeFile(checkpoint->files().front(), outputPath)
                                : writeFolder(*checkpoint, permuter))
      return error;
  }
  outs() << plan->size() << " of " << tensors << " tensors permuted from " << fromName << " to "
         << pairingName(otherPairing(*parsePairing(std::string(fromName))))
         << (listOnly ? " (not done: --list)\n" : "\n");
  return llvm::Error::success();
}

const Command permuteCommand = {options, R"(
EXAMPLES:

  ropewalk permute --config config.json --tensors consolidated.00.safetensors \
    --from interleaved --output model.safetensors
  ropewalk permute --config config.json --tensors model.safetensors.index.json \
    --from half --output interleaved/
  ropewalk permute --config config.json --tensors model-*.safetensors --from half --list

  Weights and biases of q_proj and k_proj (Hugging Face), wq and wk (Meta), fused ones
  (qkv_proj, query_key_value, Wqkv, W_pack, wqkv) and the gains of q_norm and k_norm are
  permuted; everything else, metadata too, is copied bit for bit. Vision and audio towers are
  left alone, unless --names chooses them. Queries and keys of a model, and keys in a cache,
  must be in one order.
)",
                                run};

} // namespace ropewalk::driver
