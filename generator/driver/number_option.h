//===- number_option.h - Options whose value is a number --------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_DRIVER_NUMBER_OPTION_H
#define ROPEWALK_DRIVER_NUMBER_OPTION_H

#include "command.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/raw_ostream.h"

#include <type_traits>

namespace ropewalk::driver {

/// LLVM's parser, with a message like those of other options: its own names C++'s types.
template <class T> class NumberParser : public llvm::cl::parser<T> {
public:
  using llvm::cl::parser<T>::parser;

  bool parse(llvm::cl::Option &option, llvm::StringRef, llvm::StringRef text, T &value) {
    const bool isNumber = [&] {
      if constexpr (std::is_floating_point_v<T>)
        return llvm::to_float(text, value);
      else
        return !text.getAsInteger(10, value);
    }();
    if (!isNumber)
      llvm::errs() << "ropewalk: " << toString(optionError(option, text, expected)) << "\n";
    return !isNumber;
  }

private:
  static constexpr const char *expected = std::is_floating_point_v<T> ? "a number"
                                          : sizeof(T) == 8 ? "an integer in [-2^63, 2^63)"
                                                           : "an integer in [-2^31, 2^31)";
};

template <class T> using NumberOption = llvm::cl::opt<T, false, NumberParser<T>>;
template <class T> using NumberList = llvm::cl::list<T, bool, NumberParser<T>>;

} // namespace ropewalk::driver

#endif
