//===- tensor_error_test.cpp - Wrong tensors on the command line ----------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support/command_line.h"

#include "llvm/Support/Endian.h"

#include <cmath>
#include <cstring>

using namespace ropewalk;

namespace {

/// The model has 4 query heads and 2 key heads of 64.
class TensorError : public CommandLineTest {
protected:
  void expectRefused(std::vector<NamedTensor> tensors, llvm::StringRef what,
                     std::vector<std::string> options = {}) {
    const std::string path = writeTensors("in.safetensors", std::move(tensors));
    expectFileRefused(path, what, options);
  }
  void expectFileRefused(const std::string &path, llvm::StringRef what,
                         const std::vector<std::string> &options = {}) {
    std::vector<std::string> arguments = {
        "apply", "--config", writeConfig("config.json"), "--tensors",
        path,    "--output", in("out.safetensors")};
    arguments.insert(arguments.end(), options.begin(), options.end());
    expectWrongInput(arguments, path + ": " + what.str());
  }
  NamedTensor q() const { return zeros("q", "F32", {1, 3, 4, 64}); }
};

TEST_F(TensorError, MissingFile) {
  expectFileRefused(in("none.safetensors"), "cannot read: No such file or directory");
}

TEST_F(TensorError, NoQ) {
  expectRefused({zeros("k", "F32", {1, 3, 2, 64})}, "tensor 'q' is missing");
}

TEST_F(TensorError, UnknownTensor) {
  expectRefused({q(), zeros("keys", "F32", {1, 3, 2, 64})}, "tensor 'keys': name is unknown");
}

TEST_F(TensorError, DtypeThatIsNotRotated) {
  expectRefused({zeros("q", "F64", {1, 3, 4, 64})}, "tensor 'q': dtype is F64");
  expectRefused({q(), zeros("k", "F16", {1, 3, 2, 64})}, "tensor 'k': is F16 [1, 3, 2, 64]");
}

TEST_F(TensorError, RankThatDoesNotFitTheLayout) {
  expectRefused({zeros("q", "F32", {3, 4, 64})}, "tensor 'q': shape is F32 [3, 4, 64]");
  expectRefused({q()}, "tensor 'q': shape is F32 [1, 3, 4, 64]", {"--layout", "thd"});
}

TEST_F(TensorError, WidthThatDoesNotFitTheConfig) {
  expectRefused({zeros("q", "F32", {1, 3, 4, 62})}, "tensor 'q': last dimension is 62");
  expectRefused({zeros("q", "F32", {1, 3, 4, 0})}, "tensor 'q': last dimension is 0");
}

TEST_F(TensorError, HeadsThatDoNotFitTheConfig) {
  expectRefused({zeros("q", "F32", {1, 3, 5, 64})},
                "tensor 'q': shape is F32 [1, 3, 5, 64] with 5 heads, expected 4 "
                "(num_attention_heads), a divisor of it, or 0");
  expectRefused({zeros("q", "F32", {1, 4, 3, 64})},
                "tensor 'q': shape is F32 [1, 4, 3, 64] with 3 heads, expected 4");
  expectRefused({q(), zeros("k", "F32", {1, 3, 4, 64})},
                "tensor 'k': shape is F32 [1, 3, 4, 64] with 4 heads, expected 2");
  // What is right in one layout is wrong in the other.
  expectRefused({q()}, "tensor 'q': shape is F32 [1, 3, 4, 64] with 3 heads, expected 4",
                {"--layout", "bhsd"});
}

TEST_F(TensorError, NoElementsExcuseNothing) {
  expectRefused({zeros("q", "F32", {1, 3, 0, 62})}, "tensor 'q': last dimension is 62");
  expectRefused({zeros("q", "F32", {1, 3, 0, 64}), zeros("k", "F32", {1, 2, 2, 64})},
                "tensor 'k': is F32 [1, 2, 2, 64]");
  expectRefused({zeros("q", "F32", {1, 3, 0, 64}), zeros("k", "F32", {1, 3, 4, 64})},
                "tensor 'k': shape is F32 [1, 3, 4, 64] with 4 heads, expected 2");
  expectRefused({zeros("q", "F32", {1, 3, 0, 64}), positions({2}, {0, 1})},
                "tensor 'positions': shape is I64 [2], expected [3] or [1, 3]");
}

TEST_F(TensorError, KeysThatDoNotFitTheQueries) {
  expectRefused({q(), zeros("k", "F32", {1, 2, 2, 64})}, "tensor 'k': is F32 [1, 2, 2, 64]");
  expectRefused({q(), zeros("k", "F32", {2, 3, 2, 64})}, "tensor 'k': is F32 [2, 3, 2, 64]");
}

TEST_F(TensorError, PositionsOfWrongShapeOrDtype) {
  expectRefused({q(), positions({2}, {0, 1})},
                "tensor 'positions': shape is I64 [2], expected [3] or [1, 3]");
  expectRefused({q(), positions({3, 1}, {0, 1, 2})}, "tensor 'positions': shape is I64 [3, 1]");
  expectRefused({q(), positions({2, 3}, {0, 1, 2, 0, 1, 2})},
                "tensor 'positions': shape is I64 [2, 3]");
  expectRefused({q(), positions({}, {1})}, "tensor 'positions': shape is I64 []");
  expectRefused({zeros("q", "F32", {3, 4, 64}), positions({1, 3}, {0, 1, 2})},
                "tensor 'positions': shape is I64 [1, 3], expected [3]", {"--layout", "thd"});
  expectRefused({q(), zeros("positions", "F16", {3})},
                "tensor 'positions': dtype is F16, expected I32, I64, F32 or F64");
}

TEST_F(TensorError, PositionsOutOfRange) {
  for (int64_t wrong : {INT64_C(1) << 31, -(INT64_C(1) << 31), INT64_MAX, INT64_MIN})
    expectRefused({q(), positions({1, 3}, {0, 1, wrong})},
                  "tensor 'positions': element 2 is " + std::to_string(wrong) +
                      ", expected a position within (-2^31, 2^31)");
  const double wrong[] = {NAN, INFINITY, 2147483648.0, 1e+22};
  const char *names[] = {"NaN", "+Inf", "2147483648", "1e+22"};
  for (int i = 0; i < 4; ++i) {
    NamedTensor list = zeros("positions", "F64", {3});
    std::memcpy(&list.data[8], &wrong[i], 8);
    expectRefused({q(), list}, std::string("tensor 'positions': element 1 is ") + names[i] +
                                   ", expected a position within (-2^31, 2^31)");
  }
}

TEST_F(TensorError, PadsWithoutPositions) {
  expectRefused({q()}, "tensor 'positions' is missing, expected it with --pad-position",
                {"--pad-position", "-1"});
}

TEST_F(TensorError, SequenceLengthsOfWrongShapeOrDtype) {
  const std::vector<std::string> thd = {"--layout", "thd"};
  const NamedTensor tokens = zeros("q", "F32", {3, 4, 64});
  expectRefused({tokens, zeros("cu_seqlens", "F32", {2})},
                "tensor 'cu_seqlens': dtype is F32, expected I32 or I64", thd);
  expectRefused({tokens, zeros("cu_seqlens", "I32", {0})},
                "tensor 'cu_seqlens': shape is I32 [0], expected [sequences + 1]", thd);
  expectRefused({tokens, zeros("cu_seqlens", "I32", {1, 2})},
                "tensor 'cu_seqlens': shape is I32 [1, 2], expected [sequences + 1]", thd);
  expectRefused({q(), zeros("cu_seqlens", "I32", {2})},
                "tensor 'cu_seqlens': is given with batches of equal length");
  expectRefused({tokens, zeros("cu_seqlens", "I32", {2}), positions({3}, {0, 1, 2})},
                "tensor 'cu_seqlens': is given beside positions, expected one of them", thd);
}

TEST_F(TensorError, SequenceLengthsThatDoNotFitTheTokens) {
  const std::pair<std::vector<int64_t>, const char *> cases[] = {
      {{1, 3}, "cu_seqlens[0] is 1, expected 0"},
      {{0, 2}, "cu_seqlens[1] is 2, expected tokens=3"},
      {{0}, "cu_seqlens[0] is 0, expected tokens=3"},
      {{0, 2, 1, 3}, "cu_seqlens[2] is 1, expected at least cu_seqlens[s-1]=2"},
      {{0, -1, 3}, "cu_seqlens[1] is -1, expected at least cu_seqlens[s-1]=0"},
      {{0, INT64_MAX, 3}, "cu_seqlens[2] is 3, expected at least"}};
  for (const auto &[ends, what] : cases) {
    NamedTensor list = positions({int64_t(ends.size())}, ends);
    list.info.name = "cu_seqlens";
    expectRefused({zeros("q", "F32", {3, 4, 64}), list}, what, {"--layout", "thd"});
  }
}

TEST_F(TensorError, TruncatedFile) {
  const std::string whole = writeTensors("whole.safetensors", {q()});
  const std::string bytes = (*llvm::MemoryBuffer::getFile(whole, false, false))->getBuffer().str();
  for (size_t size : {size_t(0), size_t(7), size_t(20), bytes.size() / 2, bytes.size() - 1})
    expectFileRefused(write("cut.safetensors", bytes.substr(0, size)), "");
}

TEST_F(TensorError, LyingHeader) {
  auto file = [&](llvm::StringRef header) {
    std::string bytes(8, '\0');
    llvm::support::endian::write64le(bytes.data(), header.size());
    return write("lie.safetensors", bytes + header.str() + std::string(16, '\0'));
  };
  expectFileRefused(file(R"({"q":{"dtype":"F32","shape":[1,3,4,64],"data_offsets":[0,16]}})"),
                    "tensor 'q': data_offsets is [0, 16], 16 bytes, expected 3072");
  expectFileRefused(file(R"({"q":{"dtype":"F32","shape":[4],"data_offsets":[16,32]}})"),
                    "tensor 'q': data_offsets is [16, 32], expected to begin at 0");
  expectFileRefused(
      file(R"({"q":{"dtype":"F32","shape":[4611686018427387904,4],"data_offsets":[0,16]}})"),
      "tensor 'q': shape is F32 [4611686018427387904, 4], expected a product");
  std::string huge(8, '\xff');
  expectFileRefused(write("huge.safetensors", huge + "{}"),
                    "header length is 18446744073709551615");
}

} // namespace
