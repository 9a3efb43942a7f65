//===- apply_positions.cpp - Where the tokens of ropewalk apply are -------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "apply_positions.h"

#include "import/describe.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Endian.h"

#include <cmath>

using namespace llvm;

namespace ropewalk::driver {

using Tensor = SafetensorsFile::Tensor;

template <class T> static std::vector<T> elementsOf(const Tensor &tensor) {
  std::vector<T> elements(tensor.data.size() / sizeof(T));
  for (size_t i = 0; i < elements.size(); ++i)
    elements[i] = support::endian::read<T, endianness::little>(&tensor.data[i * sizeof(T)]);
  return elements;
}

static std::string shown(double value) { return describe(value); }
static std::string shown(int64_t value) { return std::to_string(value); }

namespace {

class PositionReader {
public:
  PositionReader(const ApplyInput &input, std::optional<int64_t> pad) : input(input), pad(pad) {}

  llvm::Expected<TokenPositions> read();

private:
  llvm::Error failure(const Tensor &tensor, const Twine &message) const {
    return tensorError(*input.file, tensor, message);
  }
  llvm::Error readSequences();
  llvm::Error readShape();
  std::string allowedShapes(int64_t axes) const;
  llvm::Error readElements();
  template <class T> llvm::Error take(const std::vector<T> &elements);
  template <class T> void findPads(const std::vector<T> &elements);

  const ApplyInput &input;
  std::optional<int64_t> pad;
  TokenPositions result;
};

} // namespace

llvm::Error PositionReader::readSequences() {
  const Tensor &tensor = *input.cuSeqlens;
  if (tensor.dtype != "I32" && tensor.dtype != "I64")
    return failure(tensor, "dtype is " + tensor.dtype + ", expected I32 or I64");
  if (tensor.shape.size() != 1 || tensor.shape[0] < 1)
    return failure(tensor, "shape is " + describe(tensor) + ", expected [sequences + 1]");
  if (tensor.dtype == "I64") {
    result.sequenceEnds = elementsOf<int64_t>(tensor);
  } else {
    const std::vector<int32_t> ends = elementsOf<int32_t>(tensor);
    result.sequenceEnds.assign(ends.begin(), ends.end());
  }
  // Whether they make sense, the runtime says; here only a range for its table is needed.
  for (size_t s = 1; s < result.sequenceEnds.size(); ++s) {
    const int64_t first = result.sequenceEnds[s - 1], last = result.sequenceEnds[s];
    if (0 <= first && first < last && last <= input.tokens)
      result.end = std::max(result.end, last - first);
  }
  return llvm::Error::success();
}

/// In the order in which readShape tries them.
std::string PositionReader::allowedShapes(int64_t axes) const {
  const std::string tokens = std::to_string(input.tokens) + "]";
  const std::string batches =
      (input.batches == 1 ? "" : "1 or ") + std::to_string(input.batches) + ", ";
  const std::string each = "[" + std::to_string(axes) + ", ";
  std::vector<std::string> shapes = {"[" + tokens};
  const bool hasBatches = input.order != Order::Thd;
  if (hasBatches)
    shapes.push_back("[" + batches + tokens);
  if (axes > 1)
    shapes.push_back(each + tokens);
  if (axes > 1 && hasBatches)
    shapes.push_back(each + batches + tokens);
  return join(shapes, " or ");
}

llvm::Error PositionReader::readShape() {
  const Tensor &tensor = *input.positions;
  const int64_t axes = std::max(1, input.rotation.axes.count);
  ArrayRef<int64_t> shape = tensor.shape;
  const bool hasBatches = input.order != Order::Thd;
  auto isBatch = [&](int64_t extent) {
    return hasBatches && (extent == 1 || extent == input.batches);
  };
  const std::string expected = ", expected " + allowedShapes(axes);
  if (shape.empty() || shape.back() != input.tokens)
    return failure(tensor, "shape is " + describe(tensor) + expected);
  shape = shape.drop_back();
  if (shape.size() == 1 && axes > 1 && shape[0] == axes && isBatch(axes))
    return failure(tensor, "shape is " + describe(tensor) + ", where " + Twine(axes) +
                               " may be axes or batches, expected [" + Twine(axes) + ", 1 or " +
                               Twine(axes) + ", " + Twine(input.tokens) + "]");
  if (axes > 1 && !shape.empty() && shape[0] == axes) {
    result.axes = axes;
    shape = shape.drop_front();
  }
  if (shape.size() == 1 && isBatch(shape[0])) {
    result.batches = shape[0];
    shape = {};
  }
  if (!shape.empty())
    return failure(tensor, "shape is " + describe(tensor) + expected);
  return llvm::Error::success();
}

template <class T> void PositionReader::findPads(const std::vector<T> &elements) {
  const size_t tokens = elements.size() / result.axes;
  std::vector<bool> pads(tokens, true);
  for (size_t i = 0; i < elements.size(); ++i)
    if (elements[i] != static_cast<T>(*pad))
      pads[i % tokens] = false;
  if (is_contained(pads, true))
    result.pads = std::move(pads);
}

template <class T> llvm::Error PositionReader::take(const std::vector<T> &elements) {
  if (elements.empty())
    return llvm::Error::success();
  if (pad)
    findPads(elements);
  const size_t tokens = elements.size() / result.axes;
  double low = positionEnd, high = -positionEnd;
  for (size_t i = 0; i < elements.size(); ++i) {
    if (!result.pads.empty() && result.pads[i % tokens])
      continue;
    const double value = static_cast<double>(elements[i]);
    if (!(std::fabs(value) < positionEnd))
      return failure(*input.positions, "element " + Twine(i) + " is " + shown(elements[i]) +
                                           ", expected a position within (-2^31, 2^31)");
    result.isWhole &= value == std::floor(value);
    low = std::min(low, value);
    high = std::max(high, value);
  }
  result.coordinates.assign(elements.begin(), elements.end());
  if (low <= high) {
    result.begin = static_cast<int64_t>(std::floor(low));
    result.end = static_cast<int64_t>(std::floor(high)) + 1;
  }
  return llvm::Error::success();
}

llvm::Error PositionReader::readElements() {
  const Tensor &tensor = *input.positions;
  if (tensor.dtype == "I64")
    return take(elementsOf<int64_t>(tensor));
  if (tensor.dtype == "F64")
    return take(elementsOf<double>(tensor));
  if (tensor.dtype == "I32") {
    const std::vector<int32_t> elements = elementsOf<int32_t>(tensor);
    return take(std::vector<int64_t>(elements.begin(), elements.end()));
  }
  if (tensor.dtype == "F32") {
    const std::vector<float> elements = elementsOf<float>(tensor);
    return take(std::vector<double>(elements.begin(), elements.end()));
  }
  return failure(tensor, "dtype is " + tensor.dtype + ", expected I32, I64, F32 or F64");
}

llvm::Expected<TokenPositions> PositionReader::read() {
  if (pad && !input.positions)
    return createStringError(Twine(input.file->path()) +
                             ": tensor 'positions' is missing, expected it with --pad-position");
  if (input.cuSeqlens) {
    if (llvm::Error error = readSequences())
      return error;
    return std::move(result);
  }
  result.end = std::max<int64_t>(1, input.tokens);
  if (!input.positions)
    return std::move(result);
  if (llvm::Error error = readShape())
    return error;
  if (llvm::Error error = readElements())
    return error;
  return std::move(result);
}

llvm::Expected<TokenPositions> readPositions(const ApplyInput &input, std::optional<int64_t> pad) {
  return PositionReader(input, pad).read();
}

} // namespace ropewalk::driver
