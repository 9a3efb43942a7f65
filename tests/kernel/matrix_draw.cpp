//===- matrix_draw.cpp ----------------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "matrix_draw.h"

#include "support/elements.h"

#include "ropewalk/rotation.h"

#include <cmath>
#include <stdexcept>

namespace ropewalk::test {
namespace {

constexpr int64_t firstPosition = -40, endPosition = 200;

class Draw {
public:
  Draw(const KernelSpec &spec, Random &random)
      : spec(spec), random(random), size(elementBytes(spec.request.dtype)),
        unit(spec.schedule.form == Form::Word ? 16 / size : 1) {}

  MatrixCall draw() {
    call.layout.dtype = spec.request.dtype;
    call.layout.place = spec.request.place;
    const bool isPlain = !isRows() && spec.request.source == TableSource::F32;
    bringsRows = isPlain && chance(4);
    drawRotation();
    call.batches = random.integer(1, 3);
    call.tokens = chance(4) ? random.integer(60, 90) : random.integer(1, 9);
    drawTensors();
    drawTable();
    drawPositions();
    if (bringsRows)
      call.rows.resize(1);
    if (chance(3)) // one cell is within reach
      call.maxReach = 2 * (call.rotation.head_dim + 2 * call.coordinates() * call.axisStride + 64) +
                      random.integer(0, 4000);
    return std::move(call);
  }

private:
  bool isRows() const { return spec.request.family == Family::Rows; }
  bool chance(int64_t in) { return random.integer(1, in) == 1; }
  int64_t some(int64_t most) { return unit * random.integer(0, most); }

  int64_t drawWidth() {
    const int64_t multiple = std::max<int64_t>(widthMultiple(spec), 2);
    if (spec.request.channels)
      return spec.request.channels;
    const bool mayCopy = spec.request == deviceCopyRequest(spec.request.dtype);
    if (mayCopy && chance(6))
      return 0;
    // Wider than the threads that lie side by side, as far as the reference stages rows.
    const bool staged = spec.request.axes > 1 || spec.request.source != TableSource::F32;
    const int64_t widest = staged ? std::min<int64_t>(140, 2048 / multiple) : 140;
    return multiple * (chance(6) ? random.integer(widest - 11, widest) : random.integer(1, 9));
  }

  void drawRotation() {
    const int64_t width = drawWidth(), before = random.integer(0, 1) ? some(4) : 0,
                  behind = random.integer(0, 1) ? some(9) : 0;
    ropewalk_rotation &rotation = call.rotation;
    rotation = makeRotation(std::max<int64_t>(width, 2), 10000, spec.request.pairing);
    rotation.rotary_dim = width;
    rotation.head_dim = std::max(unit, before + width + behind);
    rotation.window_begin = before;
    rotation.reorder = spec.request.reorder;
    rotation.inverse = random.integer(0, 1) == 1;
    // Rows made before are those of all coordinates.
    const bool ofMany = spec.request.axes > 1 || (bringsRows && width > 0 && chance(2));
    if (ofMany)
      drawAxes(spec.request.axes > 1 ? spec.request.axes : 2);
  }

  void drawAxes(int32_t count) {
    ropewalk_axes &axes = call.rotation.axes;
    axes.count = count;
    axes.order = ROPEWALK_AXES_LISTED;
    for (int64_t i = 0; i < call.rotation.rotary_dim / 2; ++i) {
      call.pairAxis.push_back(static_cast<uint8_t>(random.integer(0, count - 1)));
      ++axes.sections[call.pairAxis.back()];
    }
    axes.pair_axis = call.pairAxis.data();
  }

  void drawTensors() {
    const int64_t heads = isRows() ? 1 : random.integer(1, 9);
    call.q = tensor(isRows() || random.integer(0, 6) ? heads : 0);
    call.k = tensor(
        !isRows() && (random.integer(0, 3) || call.q.layout.heads == 0) ? random.integer(1, 4) : 0);
    call.layout.q = call.q.layout;
    call.layout.k = call.k.layout;
  }

  /// Strides of one side, with gaps, of either sign; the elements it spans from `offset` on.
  int64_t strides(int64_t heads, int64_t &batch, int64_t &token, int64_t &head, int64_t &offset) {
    const int64_t headDim = call.rotation.head_dim;
    const int64_t inner = headDim + (headDim % unit ? unit - headDim % unit : 0) + some(2);
    if (random.integer(0, 1)) {
      head = inner;
      token = heads * head + some(2);
      batch = call.tokens * token + some(2);
    } else {
      token = inner;
      head = call.tokens * token + some(2);
      batch = heads * head + some(2);
    }
    const int64_t span = call.batches * batch;
    for (auto [stride, count] :
         {std::pair(&batch, call.batches), {&token, call.tokens}, {&head, heads}})
      if (chance(5)) {
        offset += (count - 1) * *stride;
        *stride = -*stride;
      }
    return span;
  }

  MatrixTensor tensor(int64_t heads) {
    MatrixTensor tensor;
    ropewalk_tensor_layout &layout = tensor.layout;
    layout.heads = heads;
    if (heads == 0)
      return tensor;
    const int64_t before = some(9);
    tensor.dstOffset = before;
    const int64_t written = strides(heads, layout.dst_batch_stride, layout.dst_token_stride,
                                    layout.dst_head_stride, tensor.dstOffset);
    fill(tensor.dst, before + written);
    if (spec.request.place == ROPEWALK_IN_PLACE)
      return tensor;
    const int64_t begin = some(9);
    tensor.srcOffset = begin;
    const int64_t read = strides(heads, layout.src_batch_stride, layout.src_token_stride,
                                 layout.src_head_stride, tensor.srcOffset);
    fill(tensor.src, begin + read);
    return tensor;
  }

  /// Values, and now and then what is none.
  void fill(Bytes &bytes, int64_t elements) {
    bytes.resize(elements * size);
    const double special[] = {NAN, INFINITY, -INFINITY, 0.0, -0.0, 1e-41, 3e38};
    for (int64_t i = 0; i < elements; ++i)
      writeElement(spec.request.dtype, bytes.data() + i * size,
                   random.integer(0, 40) ? random.value() : special[random.integer(0, 6)]);
  }

  void drawTable() {
    const TableSource source = spec.request.source;
    call.positionBegin = firstPosition;
    call.positionEnd = endPosition;
    if (source == TableSource::Factored)
      return drawFactors();
    if (source != TableSource::F32 || (call.rotation.rotary_dim > 0 && chance(3)))
      drawCache(static_cast<ropewalk_dtype>(source));
  }

  /// In three sets where the range is long; few pairs then, to be soon built.
  void drawFactors() {
    if (call.rotation.rotary_dim <= 8) {
      call.positionBegin = 1 - (INT64_C(1) << 31);
      call.positionEnd = INT64_C(1) << 31;
    }
    auto made = SharedTable::create(
        call.rotation, tableOfRange(call.positionBegin, call.positionEnd, ROPEWALK_TABLE_FACTORED));
    if (!made)
      throw std::runtime_error(made.error().message());
    call.table.emplace(std::move(*made));
  }

  /// Rows of cosines and sines, side by side or in turns.
  void drawCache(ropewalk_dtype dtype) {
    const int64_t pairs = call.rotation.rotary_dim / 2, entry = elementBytes(dtype);
    const bool words = spec.schedule.form == Form::Word;
    const int64_t multiple = words ? 16 / entry : 1;
    const int64_t half = (pairs + multiple - 1) / multiple * multiple;
    ropewalk_cache &cache = call.cacheForm;
    cache.dtype = dtype;
    cache.rows = endPosition;
    cache.pair_stride = words || random.integer(0, 1) ? 1 : 2;
    cache.row_stride = 2 * half + multiple * random.integer(0, 2);
    call.sinOffset = (cache.pair_stride == 1 ? half : 1) * entry;
    call.cache.resize(cache.rows * cache.row_stride * entry);
    for (size_t i = 0; i < call.cache.size(); i += entry)
      writeElement(dtype, &call.cache[i], random.uniform());
    call.positionBegin = 0;
  }

  void drawPositions() {
    const bool fromZero = call.positionBegin == 0;
    call.offset = fromZero ? random.integer(0, 9) : random.integer(-9, 9);
    const bool padsOnly = bringsRows && spec.request.axes > 1; // else it would be another kernel's
    const int64_t kind = padsOnly ? 1 : random.integer(0, isRows() ? 6 : 5);
    if (kind == 0)
      return;
    if (kind <= 4 || call.rotation.rotary_dim == 0)
      return drawList(padsOnly);
    drawStarts(kind == 6);
  }

  ropewalk_index anyIndex() {
    return random.integer(0, 1) ? ROPEWALK_INDEX_I32 : ROPEWALK_INDEX_I64;
  }

  void drawList(bool mustPad) {
    call.index = anyIndex();
    constexpr ropewalk_pad pads[] = {ROPEWALK_PAD_NONE, ROPEWALK_PAD_LEAVE, ROPEWALK_PAD_COPY};
    call.pad = pads[random.integer(mustPad ? 1 : 0, 2)];
    // Pads of several coordinates are for kernels that know them all.
    if (bringsRows && call.coordinates() > 1 && spec.request.axes == 0)
      call.pad = ROPEWALK_PAD_NONE;
    call.batchStride = chance(4) ? 0 : call.tokens;
    call.axisStride = chance(4) ? 0 : call.batches * call.tokens + random.integer(0, 3);
    const int64_t perAxis = call.batches * call.tokens;
    call.listed.resize((call.coordinates() - 1) * call.axisStride + perAxis);
    for (int64_t &entry : call.listed)
      entry = listed();
    for (int64_t row = 0; row < perAxis; ++row)
      if (chance(5))
        for (int64_t a = 0; a < call.coordinates(); ++a)
          call.listed[a * call.axisStride + row] = padPosition;
  }

  int64_t good() {
    const int64_t near =
        random.integer(call.positionBegin == 0 ? 0 : firstPosition + 9, endPosition - 10);
    // Of a long range anywhere.
    return call.positionEnd > endPosition && random.integer(0, 1)
               ? random.integer(-INT32_MAX + 10, INT32_MAX - 10)
               : near;
  }

  /// One in eight has no row; of the i64 ones some have a lower word that has.
  int64_t listed() {
    const int64_t out[] = {call.positionEnd + 20, call.positionBegin - 20, INT32_MAX, INT32_MIN,
                           (INT64_C(1) << 32) + padPosition};
    const bool isLong = call.positionEnd > endPosition;
    if (!bringsRows && !isLong && chance(8))
      return out[random.integer(0, call.index == ROPEWALK_INDEX_I64 ? 4 : 3)];
    if (isLong && call.index == ROPEWALK_INDEX_I64 && chance(8))
      return out[4];
    return chance(6) ? padPosition : good();
  }

  void drawStarts(bool ragged) {
    call.raggedIndex = anyIndex();
    size_t count = call.batches;
    if (ragged) {
      call.batches = 1;
      call.cuSeqlens = {0};
      const int64_t last = chance(3) ? call.tokens - 1 : call.tokens; // A token of no sequence.
      while (call.cuSeqlens.back() < last)                            // Some are empty.
        call.cuSeqlens.push_back(std::min(last, call.cuSeqlens.back() + random.integer(0, 9)));
      count = call.cuSeqlens.size() - 1;
    }
    if (ragged && chance(3))
      return;
    for (size_t i = 0; i < count; ++i)
      call.starts.push_back(chance(4) && !bringsRows ? endPosition - 20
                                                     : random.integer(0, endPosition - 110));
  }

  const KernelSpec &spec;
  Random &random;
  int64_t size, unit;
  bool bringsRows = false;
  MatrixCall call;
};

} // namespace

MatrixCall drawCall(const KernelSpec &spec, Random &random) { return Draw(spec, random).draw(); }

} // namespace ropewalk::test
