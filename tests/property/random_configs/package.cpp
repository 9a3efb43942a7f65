//===- package.cpp - Kernels of one table ---------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "package.h"

#include <algorithm>

namespace ropewalk::test {

void addTo(WantedRequests &wanted, const PackageRequest &request) {
  for (Target target : request.targets) {
    std::vector<KernelRequest> &list = wanted[{request.book, target}];
    for (const KernelRequest &one : request.requests)
      if (std::find(list.begin(), list.end(), one) == list.end())
        list.push_back(one);
  }
}

void Package::add(const ropewalk_kernel &spied) {
  specs.push_back(*parseKernelName(spied.name));
  entries.push_back(spied);
}

ropewalk_kernel_table Package::table() const {
  return {ROPEWALK_KERNEL_ABI, static_cast<int32_t>(entries.size()), entries.data(), 0, nullptr};
}

} // namespace ropewalk::test
