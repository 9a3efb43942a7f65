//===- fuzz_tune_bundle.cpp - Broken bundles to tune with -----------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An input is bundle.txt. The runner jumps to what an accepted one says, so it must be inside of
// the image and of the shape's own rotation.
//
//===----------------------------------------------------------------------===//

#include "fuzz_target.h"

#include "device/device_schedule.h"
#include "trial/bundle.h"
#include "trial/cell_result.h"

using namespace ropewalk;

namespace {

std::string wrongIn(const Bundle &bundle) {
  if (bundle.shapes.empty())
    return "a bundle without shapes";
  for (const BundleShape &shape : bundle.shapes) {
    if (shape.kernels.empty())
      return "a shape without kernels";
    for (size_t number : shape.kernels) {
      if (number >= bundle.kernels.size())
        return "a kernel that is not there";
      const BundleKernel &kernel = bundle.kernels[number];
      if (kernel.textOffset + kernel.textBytes >= bundle.imageBytes)
        return "a text that is not in the image";
      if (kernel.offset >= bundle.imageBytes || kernel.spec.target != bundle.target ||
          !(kernel.spec.request == requestOf(shape.cell)))
        return "a kernel of something else";
    }
  }
  Bundle again;
  const std::string text = printBundle(bundle);
  if (!parseBundle(text, "again", again).empty() || printBundle(again) != text)
    return "a bundle that comes back as another: " + text;
  return "";
}

FuzzOutcome check(const std::string &input) {
  Bundle bundle;
  if (const std::string problem = parseBundle(input, "bundle", bundle); !problem.empty())
    return refused(problem);
  const std::string wrong = wrongIn(bundle);
  return wrong.empty() ? accepted() : bug(wrong);
}

} // namespace

FuzzTarget ropewalk::fuzzTarget() {
  const std::string begin = "ropewalk-tune-bundle 4\ntarget arm64-bf16\ngenerator 0123456789ab\n"
                            "version 0.1.0\nrigor 2 0.8\nimage 10000\n"
                            "kernel rope_half_bf16_out_d128__arm64_bf16_pair8x2 0\n"
                            "kernel rope_half_bf16_out_d128__arm64_bf16_word4x1 8192\n";
  FuzzTarget target;
  const std::string device = "ropewalk-tune-bundle 4\ntarget cuda\ngenerator 0123456789ab\n"
                             "version 0.1.0\nrigor 2 0.8\nimage 10000\n"
                             "kernel rope_half_bf16_out_d128__cuda_word4x2 0 4000 5999 80 256 " +
                             std::string(gridOrderName(GridOrder::Tokens)) + "\n";
  target.examples = {begin + "shape half bf16 out 128 32 1 cached 0\nend 1\n",
                     begin + "shape half bf16 out 128 8 4096 dram 1 0\n"
                             "shape half bf16 out 128 8 1 cached 0 1\nend 2\n",
                     device + "shape half bf16 out 128 32 1 cached 0\nend 1\n"};
  target.check = check;
  return target;
}
