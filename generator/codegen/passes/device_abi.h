//===- device_abi.h - What starts a device's kernel -------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_CODEGEN_DEVICE_ABI_H
#define ROPEWALK_CODEGEN_DEVICE_ABI_H

#include "llvm/IR/PassManager.h"

namespace ropewalk {

/// Gives each function with the attribute "ropewalk-device-abi" the ABI of ropewalk_device_fn
/// (ropewalk/kernel.h): the function becomes internal and always-inline under the name
/// `<name>.halide`, and `i32 <name>(const ropewalk_device_args *, const ropewalk_device_launch *)`
/// builds its halide_buffer_t arguments on the stack and calls it. Its calls of Halide's runtime
/// go: the one that runs the device's kernel becomes a call of launch->start, the others, which
/// load code and copy buffers, succeed without doing anything, as code is loaded and memory filled
/// when a plan is made.
///
/// The attribute is "C,E,T,D,s,d,v,w,a": buffers of q and k have carriers of C bytes, elements of E
/// bytes and D dimensions, those of tables T bytes; of the dimensions head, token and batch are the
/// last three; the least coordinate of dimension s of q_src and k_src, d of q_dst and k_dst, and 0
/// of all others, says where in its memory a buffer begins. In q_src and k_src the stride of
/// dimension D - 5 is channels / v, in q_dst and k_dst channels / w, but for 0; in the buffers of
/// the rest that of dimension D - 4 is the window. With a = 1 memories are addresses, to which that
/// is added instead. Buffer arguments are named `<name>.buffer` or `<name>$<n>.buffer`: q_src,
/// q_dst, q_rest_src, q_rest_dst, the same of k, made (which is rows in q.dst), or as
/// ropewalk_device_args has them: cos, sin, fineCos, fineSin, topCos, topSin, positions, pairAxis,
/// sequences, status. Scalar arguments have the names of its fields, or are q_heads or k_heads.
///
/// With the attribute "ropewalk-parameter-order" (device_parameters.h) launch->start gets only the
/// parameters that it lists, in its order.
///
/// An argument of another name, or a call of the runtime that is not known, is an error diagnostic.
class DeviceAbiPass : public llvm::PassInfoMixin<DeviceAbiPass> {
public:
  llvm::PreservedAnalyses run(llvm::Module &module, llvm::ModuleAnalysisManager &);
  static bool isRequired() { return true; }
};

} // namespace ropewalk

#endif
