//===- config_text.h - Texts of configurations ------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TESTS_SUPPORT_CONFIG_TEXT_H
#define ROPEWALK_TESTS_SUPPORT_CONFIG_TEXT_H

#include "llvm/Support/JSON.h"

#include <initializer_list>
#include <string>
#include <utility>

namespace ropewalk::test {

/// An object of `fields`, as they are written, and of those of `model` that are not among them.
inline std::string configText(std::initializer_list<std::pair<const char *, const char *>> model,
                              const std::string &fields) {
  const llvm::json::Value given = llvm::cantFail(llvm::json::parse("{" + fields + "}"));
  std::string text = "{";
  for (auto [name, value] : model)
    if (!given.getAsObject()->get(name))
      text += "\"" + std::string(name) + "\": " + value + ", ";
  return text + fields + "}";
}

} // namespace ropewalk::test

#endif
