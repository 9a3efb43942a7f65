//===- fuzz_permute.cpp - Broken and lying checkpoints --------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuzz_target.h"
#include "tensor_file.h"

#include "driver/permute_plan.h"
#include "ropewalk/rotation.h"

#include <sys/mman.h>
#include <unistd.h>

using namespace ropewalk;
using namespace ropewalk::driver;

/// Four heads, and two of keys, of which 4 components turn: short heads in some layers, long ones
/// in others.
static std::vector<Model> makeRotations(const char *type) {
  std::vector<Model> rotations;
  for (int64_t headDim : {8, 12}) {
    Model &model = rotations.emplace_back();
    model.modelType = type;
    model.attentionHeads = 4;
    model.keyValueHeads = 2;
    model.rotation = makeRotation(headDim, 10000);
    model.rotation.window_begin = 2;
    model.rotation.rotary_dim = 4;
  }
  return rotations;
}

namespace {

/// A file without a place on the disk: checkpoints are opened by path.
class MemoryFile {
public:
  explicit MemoryFile(const std::string &bytes) : descriptor(memfd_create("checkpoint", 0)) {
    if (descriptor < 0 ||
        write(descriptor, bytes.data(), bytes.size()) != static_cast<ssize_t>(bytes.size()))
      std::abort();
  }
  ~MemoryFile() { close(descriptor); }
  MemoryFile(const MemoryFile &) = delete;
  std::string path() const { return "/proc/self/fd/" + std::to_string(descriptor); }

private:
  int descriptor;
};

} // namespace

/// Heads that move and heads that stay must be all of the tensor, and the runtime must be able
/// to move them.
static std::string wrong(const SafetensorsFile::Tensor &tensor, const RowMoves &moves) {
  const int64_t group = (moves.moved.heads + moves.heldHeads) * moves.headBytes();
  const auto size = static_cast<int64_t>(tensor.data.size());
  if (moves.groups < 1 || group < 1 || size % group != 0 || size / group != moves.groups)
    return "groups that are not all of " + tensor.name;
  ropewalk_weight weight = moves.moved;
  weight.batches = moves.groups;
  weight.batch_stride = group;
  std::vector<uint8_t> there(size), back(size);
  ropewalk_error error;
  if (ropewalk_permute(&weight, ROPEWALK_HALF, tensor.data.data(), there.data(), &error) ||
      ropewalk_permute(&weight, ROPEWALK_INTERLEAVED, there.data(), back.data(), &error))
    return "a plan that the runtime refuses: " + std::string(error.message);
  const int64_t moved = moves.moved.heads * moves.headBytes();
  for (int64_t at = 0; at < size; ++at)
    if (at % group < moved && back[at] != tensor.data[at])
      return "rows of " + tensor.name + " that do not come back";
  return "";
}

static FuzzOutcome checkOne(const Checkpoint &checkpoint, const char *type,
                            llvm::ArrayRef<llvm::Regex> names) {
  auto plan = planPermutation(checkpoint, makeRotations(type), names);
  if (!plan)
    return refused(llvm::toString(plan.takeError()));
  for (const auto &[name, moves] : *plan)
    if (std::string what = wrong(*checkpoint.files().front().find(name), moves); !what.empty())
      return bug(what);
  return accepted();
}

static FuzzOutcome check(const std::string &input) {
  const MemoryFile file(withHeaderLength(input));
  auto checkpoint = Checkpoint::open({file.path()});
  if (!checkpoint)
    return refused(llvm::toString(checkpoint.takeError()));
  const llvm::Regex all("");
  FuzzOutcome best;
  for (const char *type : {"llama", "gpt_neox", "chatglm"})
    for (llvm::ArrayRef<llvm::Regex> names : {llvm::ArrayRef<llvm::Regex>(), llvm::ArrayRef(all)}) {
      const FuzzOutcome outcome = checkOne(*checkpoint, type, names);
      if (!outcome.bug.empty())
        return outcome;
      best.accepted |= outcome.accepted;
    }
  return best;
}

/// Separate, fused and compressed projections.
static std::vector<std::string> examples() {
  return {tensorFile(R"({"model.layers.0.self_attn.q_proj.weight":{"dtype":"BF16","shape":[32,3],)"
                     R"("data_offsets":[0,192]},"model.layers.0.self_attn.k_proj.weight":)"
                     R"({"dtype":"BF16","shape":[16,3],"data_offsets":[192,288]},)"
                     R"("model.layers.0.self_attn.q_norm.weight":)"
                     R"({"dtype":"F32","shape":[8],"data_offsets":[288,320]},)"
                     R"("lm_head.weight":{"dtype":"I8","shape":[2,2],"data_offsets":[320,324]}})",
                     324),
          tensorFile(R"({"gpt_neox.layers.3.attention.query_key_value.weight":)"
                     R"({"dtype":"F16","shape":[64,2],"data_offsets":[0,256]},)"
                     R"("gpt_neox.layers.3.attention.query_key_value.bias":)"
                     R"({"dtype":"F16","shape":[64],"data_offsets":[256,384]}})",
                     384),
          tensorFile(R"({"layers.0.attention.wqkv.weight":)"
                     R"({"dtype":"F32","shape":[8,8,1],"data_offsets":[0,256]}})",
                     256),
          tensorFile(R"({"layers.0.attn.kv_a_proj_with_mqa.weight":)"
                     R"({"dtype":"F32","shape":[12,1],"data_offsets":[0,48]},)"
                     R"("layers.0.attn.q_b_proj.weight":)"
                     R"({"dtype":"F32","shape":[32,1],"data_offsets":[48,176]}})",
                     176)};
}

FuzzTarget ropewalk::fuzzTarget() { return {examples(), check, {}}; }
