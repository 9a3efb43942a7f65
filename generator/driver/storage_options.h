//===- storage_options.h - Which dtypes and places kernels are for -*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_DRIVER_STORAGE_OPTIONS_H
#define ROPEWALK_DRIVER_STORAGE_OPTIONS_H

#include "lower/requests.h"

#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Error.h"

#include <array>
#include <memory>

namespace ropewalk::driver {

/// --dtypes and --places: lists; all of them by default.
class StorageOptions {
public:
  explicit StorageOptions(llvm::cl::SubCommand &command);
  llvm::Expected<RequestOptions> read() const;
  /// By address, as & of a cl::list is not that.
  std::array<const llvm::cl::list<std::string> *, 2> options() const {
    return {std::addressof(dtypes), std::addressof(places)};
  }

private:
  llvm::cl::list<std::string> dtypes, places;
};

} // namespace ropewalk::driver

#endif
