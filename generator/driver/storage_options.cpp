//===- storage_options.cpp - Which dtypes and places kernels are for ------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "storage_options.h"

#include "command.h"

#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace ropewalk::driver {

StorageOptions::StorageOptions(cl::SubCommand &command)
    : dtypes("dtypes", cl::desc("Storage types; default: f32,f16,bf16"), cl::value_desc("name,..."),
             cl::CommaSeparated, cl::sub(command)),
      places("places", cl::desc("Out of place, in place; default: out,in"),
             cl::value_desc("name,..."), cl::CommaSeparated, cl::sub(command)) {}

/// Replaces the default by what was named, each once.
template <class T>
static llvm::Error readNames(const cl::list<std::string> &option, std::vector<T> &values,
                             std::optional<T> (*parse)(std::string_view), StringRef expected) {
  if (option.getNumOccurrences())
    values.clear();
  for (const std::string &name : option) {
    std::optional<T> value = parse(name);
    if (!value)
      return optionError(option, name, expected);
    if (!is_contained(values, *value))
      values.push_back(*value);
  }
  return llvm::Error::success();
}

llvm::Expected<RequestOptions> StorageOptions::read() const {
  RequestOptions requests;
  if (llvm::Error error =
          readNames<ropewalk_dtype>(dtypes, requests.dtypes, parseDtype, "f32, f16 or bf16"))
    return error;
  if (llvm::Error error =
          readNames<ropewalk_place>(places, requests.places, parsePlace, "out or in"))
    return error;
  return requests;
}

} // namespace ropewalk::driver
