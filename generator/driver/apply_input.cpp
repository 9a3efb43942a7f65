//===- apply_input.cpp - The tensors of ropewalk apply --------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "apply_input.h"

#include "io/json.h"

#include "llvm/ADT/StringSwitch.h"

using namespace llvm;

namespace ropewalk::driver {

using Tensor = SafetensorsFile::Tensor;

std::optional<Order> parseOrder(StringRef name) {
  return StringSwitch<std::optional<Order>>(name)
      .Case("bshd", Order::Bshd)
      .Case("bhsd", Order::Bhsd)
      .Case("thd", Order::Thd)
      .Default(std::nullopt);
}

llvm::Error tensorError(const SafetensorsFile &file, const TensorInfo &tensor,
                        const Twine &message) {
  return createStringError(Twine(file.path()) + ": tensor " + quoted(tensor.name) + ": " + message);
}

namespace {

struct Sizes {
  int64_t batches = 1, tokens = 0, heads = 0, width = 0;
};

/// Reads one file, naming it and the tensor in every message.
class InputReader {
public:
  InputReader(const SafetensorsFile &file, Order order, const Model &model)
      : file(file), order(order), model(model) {
    input.file = &file;
    input.order = order;
  }

  llvm::Expected<ApplyInput> read();

private:
  llvm::Error findTensors();
  llvm::Error readSizes(const Tensor &tensor, Sizes &sizes) const;
  llvm::Error checkHeads(const Tensor &tensor, int64_t heads, int64_t expected,
                         StringRef field) const;
  llvm::Error setWidth(int64_t width);
  ropewalk_tensor_layout layoutOf(const Sizes &sizes) const;
  llvm::Error failure(const Tensor &tensor, const Twine &message) const {
    return tensorError(file, tensor, message);
  }

  const SafetensorsFile &file;
  Order order;
  const Model &model;
  ApplyInput input;
};

} // namespace

static std::optional<ropewalk_dtype> dtypeOf(StringRef name) {
  return StringSwitch<std::optional<ropewalk_dtype>>(name)
      .Case("F32", ROPEWALK_F32)
      .Case("F16", ROPEWALK_F16)
      .Case("BF16", ROPEWALK_BF16)
      .Default(std::nullopt);
}

llvm::Error InputReader::findTensors() {
  for (const Tensor &tensor : file.tensors()) {
    const Tensor **slot = StringSwitch<const Tensor **>(tensor.name)
                              .Case("q", &input.q)
                              .Case("k", &input.k)
                              .Case("positions", &input.positions)
                              .Case("cu_seqlens", &input.cuSeqlens)
                              .Default(nullptr);
    // Passing an unknown tensor on unrotated would hide a misspelt name.
    if (!slot)
      return failure(tensor, "name is unknown, expected q, k, positions or cu_seqlens");
    *slot = &tensor;
  }
  if (!input.q)
    return createStringError(Twine(file.path()) + ": tensor 'q' is missing");
  if (input.cuSeqlens && order != Order::Thd)
    return failure(*input.cuSeqlens, "is given with batches of equal length, expected it with "
                                     "--layout thd only");
  if (input.cuSeqlens && input.positions)
    return failure(*input.cuSeqlens, "is given beside positions, expected one of them");
  return llvm::Error::success();
}

llvm::Error InputReader::readSizes(const Tensor &tensor, Sizes &sizes) const {
  if (!dtypeOf(tensor.dtype))
    return failure(tensor, "dtype is " + tensor.dtype + ", expected F32, F16 or BF16");
  ArrayRef<int64_t> shape = tensor.shape;
  if (shape.size() != (order == Order::Thd ? 3 : 4))
    return failure(tensor, "shape is " + describe(tensor) + ", expected " +
                               (order == Order::Bshd   ? "[batch, tokens, heads, width] (bshd)"
                                : order == Order::Bhsd ? "[batch, heads, tokens, width] (bhsd)"
                                                       : "[tokens, heads, width] (thd)"));
  sizes.width = shape.back();
  if (order != Order::Thd)
    sizes.batches = shape[0];
  sizes.tokens = order == Order::Thd ? shape[0] : order == Order::Bshd ? shape[1] : shape[2];
  sizes.heads = order == Order::Bhsd ? shape[1] : shape[shape.size() - 2];
  return llvm::Error::success();
}

llvm::Error InputReader::checkHeads(const Tensor &tensor, int64_t heads, int64_t expected,
                                    StringRef field) const {
  if (heads == 0 || expected % heads == 0)
    return llvm::Error::success();
  return failure(tensor, "shape is " + describe(tensor) + " with " + Twine(heads) +
                             " heads, expected " + Twine(expected) + " (" + field +
                             "), a divisor of it, or 0");
}

llvm::Error InputReader::setWidth(int64_t width) {
  input.rotation = model.rotation;
  if (width == input.rotation.head_dim)
    return llvm::Error::success();
  if (width != input.rotation.rotary_dim)
    return failure(*input.q,
                   "last dimension is " + Twine(width) + ", expected " +
                       Twine(input.rotation.head_dim) + " (head_dim)" +
                       (input.rotation.rotary_dim == input.rotation.head_dim
                            ? Twine("")
                            : " or " + Twine(input.rotation.rotary_dim) + " (rotary_dim)"));
  input.rotation.head_dim = width;
  input.rotation.window_begin = 0;
  return llvm::Error::success();
}

ropewalk_tensor_layout InputReader::layoutOf(const Sizes &sizes) const {
  const int64_t batch = sizes.tokens * sizes.heads * sizes.width;
  const int64_t token = order == Order::Bhsd ? sizes.width : sizes.heads * sizes.width;
  const int64_t head = order == Order::Bhsd ? sizes.tokens * sizes.width : sizes.width;
  return {sizes.heads, batch, token, head, batch, token, head};
}

llvm::Expected<ApplyInput> InputReader::read() {
  Sizes q, k;
  if (llvm::Error error = findTensors())
    return error;
  if (llvm::Error error = readSizes(*input.q, q))
    return error;
  if (llvm::Error error = setWidth(q.width))
    return error;
  if (llvm::Error error =
          checkHeads(*input.q, q.heads, model.attentionHeads, "num_attention_heads"))
    return error;
  input.dtype = *dtypeOf(input.q->dtype);
  input.batches = q.batches;
  input.tokens = q.tokens;
  input.qLayout = layoutOf(q);
  if (!input.k)
    return input;
  if (llvm::Error error = readSizes(*input.k, k))
    return error;
  if (input.k->dtype != input.q->dtype || k.batches != q.batches || k.tokens != q.tokens ||
      k.width != q.width)
    return failure(*input.k, "is " + describe(*input.k) +
                                 ", expected q's dtype and sizes but for the heads, " +
                                 describe(*input.q));
  if (llvm::Error error = checkHeads(*input.k, k.heads, model.keyValueHeads, "num_key_value_heads"))
    return error;
  input.kLayout = layoutOf(k);
  return input;
}

llvm::Expected<ApplyInput> readInput(const SafetensorsFile &file, Order order, const Model &model) {
  return InputReader(file, order, model).read();
}

} // namespace ropewalk::driver
