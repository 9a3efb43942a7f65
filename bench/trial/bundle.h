//===- bundle.h - Candidates and shapes for another machine -----*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// A folder that `ropewalk tune --bundle` writes: bundle.txt, which is this as lines of words;
// kernels.bin, the image of all candidates; and the runner, which measures them. An image is
// position-independent: it runs from any address that is a multiple of a page. For devices its
// functions are what starts kernels, and it holds their text (PTX, OpenCL C), a zero behind each.
// Behind it comes the seal of both files: figures of one kernel under another's name are worse than
// none.
//
//   ropewalk-tune-bundle 4
//   target <name>
//   generator <hash>
//   version <of Ropewalk>
//   rigor <number> <seconds per shape>
//   image <bytes>                                 without its seal
//   kernel <name> <offset of its function>        each before the shapes that have it; for devices
//     with <offset of its text> <bytes of it> <least compute capability, times ten> behind
//   shape <pairing> <dtype> <place> <head_dim> <heads> <tokens> cached|dram <number of a kernel>...
//   end <number of shapes>                        so that one that was cut off is known
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_BENCH_TRIAL_BUNDLE_H
#define ROPEWALK_BENCH_TRIAL_BUNDLE_H

#include "harness/workspace.h"
#include "kernel_spec.h"

#include <string>
#include <string_view>
#include <vector>

namespace ropewalk {

struct BundleKernel {
  KernelSpec spec;
  uint64_t offset = 0;                    ///< Of its function in the image.
  uint64_t textOffset = 0, textBytes = 0; ///< Devices.
  int32_t minCapability = 0;              ///< As in ropewalk_device_image.
};

struct BundleShape {
  bench::Case cell;
  std::vector<size_t> kernels; ///< Numbers of those to measure, the incumbent first.
};

struct Bundle {
  Target target = Target::X86_64;
  std::string generator; ///< generatorHash()
  std::string version;   ///< Of Ropewalk.
  int rigor = 1;         ///< Its number.
  double seconds = 1;    ///< Per shape; from DRAM three times as many.
  uint64_t imageBytes = 0;
  std::vector<BundleKernel> kernels;
  std::vector<BundleShape> shapes;
};

/// Names of the files in the folder.
constexpr char bundleTextName[] = "bundle.txt", bundleImageName[] = "kernels.bin",
               bundleRunnerName[] = "ropewalk-tune-runner",
               deviceRunnerName[] = "ropewalk-tune-runner-device"; ///< Beside it; renamed there.

std::string printBundle(const Bundle &bundle);

constexpr size_t sealBytes = 16;
/// What stands behind the image: changes with any byte of it, or of the bundle's text.
std::string sealOf(std::string_view text, std::string_view image);

/// Inverse of printBundle. Returns what is wrong (path, line, what was found and expected); empty:
/// nothing is.
std::string parseBundle(const std::string &text, const std::string &path, Bundle &bundle);

} // namespace ropewalk

#endif
