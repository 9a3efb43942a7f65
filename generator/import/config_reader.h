//===- config_reader.h - Typed access to config.json ------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_IMPORT_CONFIG_READER_H
#define ROPEWALK_IMPORT_CONFIG_READER_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/JSON.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace ropewalk {

/// A value and the spelling under which it was found, for messages about it.
template <class T> struct Field {
  T value;
  llvm::StringRef name;
};

/// What all readers of a file have found so far.
struct ConfigFindings {
  std::string problem;    ///< The first thing wrong; empty: nothing.
  llvm::StringSet<> read; ///< Names of fields that were looked for.
};

/// Reads fields of one object. A field that is null counts as absent, as it does in
/// Hugging Face's own reader. The first thing wrong is kept, and every later read still
/// returns something harmless: callers read on and ask once, at the end.
class ConfigReader {
public:
  /// Readers of nested objects share the findings.
  ConfigReader(const llvm::json::Object &object, std::string path, ConfigFindings &findings)
      : object(object), path(std::move(path)), findings(findings) {}

  /// The first of `names` that is present; a value of another type is wrong.
  std::optional<Field<double>> number(llvm::ArrayRef<llvm::StringRef> names) const;
  std::optional<Field<int64_t>> integer(llvm::ArrayRef<llvm::StringRef> names) const;
  std::optional<Field<bool>> boolean(llvm::StringRef name) const;
  std::optional<Field<llvm::StringRef>> string(llvm::ArrayRef<llvm::StringRef> names) const;
  std::optional<Field<std::vector<double>>> numbers(llvm::ArrayRef<llvm::StringRef> names) const;
  std::optional<Field<std::vector<int64_t>>> integers(llvm::ArrayRef<llvm::StringRef> names) const;
  std::optional<Field<std::vector<llvm::StringRef>>>
  strings(llvm::ArrayRef<llvm::StringRef> names) const;
  std::optional<ConfigReader> section(llvm::StringRef name) const;
  /// Reads other fields in the place of these, and under their name.
  ConfigReader withFields(const llvm::json::Object &fields) const {
    return ConfigReader(fields, path, findings);
  }

  /// An integer in [1, most], such as a number of heads.
  std::optional<Field<int64_t>> count(llvm::ArrayRef<llvm::StringRef> names,
                                      int64_t most = INT32_MAX) const;

  bool has(llvm::StringRef name) const { return find(name) != nullptr; }
  /// For the few fields whose null says something.
  bool isNull(llvm::StringRef name) const { return object.get(name) && !has(name); }
  const llvm::json::Object &fields() const { return object; }
  /// Where in the file it is: "", "text_config", "thinker_config.text_config".
  llvm::StringRef place() const { return llvm::StringRef(path).drop_back(!path.empty()); }
  /// Names of the fields that `is` is true of, null ones too, in alphabetical order.
  std::vector<llvm::StringRef>
  findFields(llvm::function_ref<bool(llvm::StringRef, const llvm::json::Value &)> is) const;

  /// Records `field is found, expected ...` unless something was wrong before.
  void fail(llvm::StringRef field, const llvm::Twine &found, const llvm::Twine &expected) const;
  void failMissing(llvm::StringRef field, const llvm::Twine &expected) const;
  /// For a flag that the code of model type `type` does not read, and has the other way.
  void failIgnored(const Field<bool> &flag, llvm::StringRef type,
                   llvm::StringRef others = "") const;
  /// The same as fail for a sentence that names its field first.
  void fail(const llvm::Twine &sentence) const;
  bool failed() const { return !findings.problem.empty(); }
  /// Whether a field of that name was looked for, in any object.
  bool wasRead(llvm::StringRef name) const { return findings.read.contains(name); }

private:
  const llvm::json::Value *find(llvm::StringRef name) const;
  /// A list whose elements `read` takes, one after another.
  template <class T>
  std::optional<Field<std::vector<T>>>
  list(llvm::ArrayRef<llvm::StringRef> names, llvm::StringRef expectedElement,
       llvm::function_ref<std::optional<T>(const llvm::json::Value &)> read) const;
  void failType(llvm::StringRef name, const llvm::json::Value &found,
                llvm::StringRef expected) const;

  const llvm::json::Object &object;
  std::string path; ///< "" or "rope_scaling."
  ConfigFindings &findings;
};

} // namespace ropewalk

#endif
