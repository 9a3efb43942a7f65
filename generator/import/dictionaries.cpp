//===- dictionaries.cpp - One dictionary of an old and a new one -*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Files that were written for several versions of a library have the rule in rope_scaling and in
// rope_parameters. What both say must agree, however it is spelled; the rest is what either says.

#include "import/fields.h"

#include "import/describe.h"

#include "llvm/ADT/Twine.h"

using namespace llvm;
using namespace ropewalk;

namespace {

constexpr StringLiteral newer = "rope_parameters", older = "rope_scaling";

bool isObject(StringRef, const json::Value &value) { return value.getAsObject(); }

/// Names the first entry that differs; values of lists are not shown in messages.
void failUnlike(const ConfigReader &reader, StringRef name, const json::Value &found,
                const json::Value &expected, const std::string &like) {
  const json::Array *entries = found.getAsArray(), *others = expected.getAsArray();
  if (!entries || !others)
    return reader.fail(name, describe(found), describe(expected) + " like that of " + like);
  if (entries->size() != others->size())
    return reader.fail(name + " has " + Twine(entries->size()) + " entries, expected " +
                       Twine(others->size()) + " like that of " + like);
  for (size_t i = 0; i < entries->size(); ++i)
    if ((*entries)[i] != (*others)[i])
      return reader.fail((name + "[" + Twine(i) + "]").str(), describe((*entries)[i]),
                         describe((*others)[i]) + " like that of " + like);
}

/// Adds what `from` says to `into`, which is the object of `first`; `path` names that.
void join(json::Object &into, const ConfigReader &first, const ConfigReader &from,
          const std::string &path) {
  const auto rule = first.string({"rope_type", "type"});
  for (StringRef name : from.findFields([](StringRef, const json::Value &) { return true; })) {
    const json::Value &value = *from.fields().get(name);
    const json::Value *other = first.fields().get(name);
    // A null in the place of a dictionary says that its layers do not turn.
    const bool differAsLayers = (first.isNull(name) && value.getAsObject()) ||
                                (from.isNull(name) && other && other->getAsObject());
    if (differAsLayers)
      failUnlike(from, name, value, *other, path);
    if (!from.has(name))
      continue;
    if (name == "rope_type" || name == "type") {
      auto text = value.getAsString();
      if (!rule)
        into[name] = value;
      else if (!text || !areSameRule(*text, rule->value))
        from.fail(name, describe(value),
                  describe(json::Value(rule->value)) + " like " + rule->name + " of " + path);
      continue;
    }
    if (!first.has(name))
      into[name] = value;
    else if (value.getAsObject() && other->getAsObject())
      join(*into[name].getAsObject(), *first.section(name), *from.section(name),
           path + "." + name.str());
    else if (value != *other)
      failUnlike(from, name, value, *other, path);
  }
}

} // namespace

std::optional<json::Object> ropewalk::joinDictionaries(const ConfigReader &config) {
  if (!config.has(newer) || !config.has(older))
    return std::nullopt;
  auto first = config.section(newer), second = config.section(older);
  if (!first || !second)
    return std::nullopt;
  const bool bothSayMuch = !first->fields().empty() && !second->fields().empty();
  if (bothSayMuch && first->findFields(isObject).empty() != second->findFields(isObject).empty())
    config.fail(older, "given beside " + newer,
                "one of them, or both with a dictionary per layer type");
  json::Object joined = first->fields();
  join(joined, *first, *second, newer.str());
  json::Object result = config.fields();
  result[newer] = std::move(joined);
  result.erase(older);
  return result;
}
