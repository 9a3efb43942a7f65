//===- device_shape.h - How a device kernel sees its tensors ----*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A thread treats `pairs` pairs of a head: in form word two vectors of the schedule's words on each
// side, in form pair one pair, element by element; and the same pairs of the next heads, as many as
// device_schedule.h says. A tensor's axes are
//
//   lane, vector, thread (form word) or component, thread (form pair), head, token, batch
//
// and the components outside the window are copied through a second view of the same tensor.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_HALIDE_DEVICE_SHAPE_H
#define ROPEWALK_HALIDE_DEVICE_SHAPE_H

#include "tensor_shape.h"

namespace ropewalk {

/// Whether a kernel for a device can be generated.
bool canRunOnDevice(const KernelSpec &spec);

/// Pairs of a head that a thread treats at a time.
int32_t pairsPerThread(const KernelSpec &spec);

/// Whether the two vectors of a thread lie half a window apart, so that the threads of a warp read
/// memory without gaps; else side by side. Both are whole pairs: so interleaved ones.
bool splitsVectors(const KernelSpec &spec);

/// Words of a vector in form word; 1 in form pair.
int32_t wordsPerVector(const KernelSpec &spec);

/// Whether two pairs' entries of the table come as one word: those of 16 bits, in form word, of one
/// row for all pairs, where a thread's neighbouring pairs fill words.
bool readsWords(const KernelSpec &spec);

/// Elements or words per carrier: 4 bytes in form word, else those of an element.
int32_t carrierBytes(const KernelSpec &spec);

/// Strides in carriers of the axes before the head. Multiples of channels where that is not known.
struct ThreadAxes {
  ChannelCount
      vector; ///< From a thread's first vector to its second, or from component to component.
  ChannelCount thread; ///< From thread to thread.
};
ThreadAxes threadAxes(const KernelSpec &spec, Side side);

/// The axis of stride 1: coordinates on it count from where the tensor's memory begins.
int32_t originAxis(const KernelSpec &spec, Side side);

/// Whether memory is an address, which may be a tensor's own: its coordinates begin with 0. Else it
/// is a handle, and they say how far behind its memory's beginning a tensor begins.
bool isAddressed(const KernelSpec &spec);

/// Value of the function attribute "ropewalk-device-abi" (codegen/passes/device_abi.h).
std::string deviceAbiDescription(const KernelSpec &spec);

} // namespace ropewalk

#endif
