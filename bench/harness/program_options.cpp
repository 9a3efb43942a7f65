//===- program_options.cpp - Options of programs that measure -------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "program_options.h"

#include "cpu.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <limits>

namespace ropewalk::bench {

static constexpr int64_t mostCount = INT64_C(1) << 20;

/// Whether all of the text is a whole number of the range.
static bool readInteger(const std::string &text, int64_t least, int64_t most, int64_t &value) {
  char *end = nullptr;
  value = std::strtoll(text.c_str(), &end, 10);
  return end != text.c_str() && !*end && least <= value && value <= most;
}

void ProgramOptions::flag(std::string name, bool &value) {
  options.push_back({std::move(name), /*takesValue=*/false, [&value](const std::string &) {
                       value = true;
                       return std::string();
                     }});
}

void ProgramOptions::value(std::string name, Reader reader) {
  options.push_back({name, /*takesValue=*/true, [name, reader](const std::string &value) {
                       const std::string expected = reader(value);
                       return expected.empty() ? ""
                                               : name + " is '" + value + "', expected " + expected;
                     }});
}

void ProgramOptions::list(std::string name, std::function<void()> clear, Reader reader) {
  options.push_back({name, /*takesValue=*/true, [name, clear, reader](const std::string &value) {
                       clear();
                       for (size_t at = 0; at <= value.size();) {
                         const size_t end = std::min(value.find(',', at), value.size());
                         const std::string part = value.substr(at, end - at),
                                           expected = reader(part);
                         if (!expected.empty())
                           return name + " has '" + part + "', expected " + expected;
                         at = end + 1;
                       }
                       return std::string();
                     }});
}

void ProgramOptions::text(std::string name, std::string &value, std::string expected) {
  this->value(std::move(name), [&value, expected](const std::string &text) {
    value = text;
    return text.empty() ? expected : "";
  });
}

void ProgramOptions::seconds(std::string name, double &value) {
  this->value(std::move(name), [&value](const std::string &text) -> std::string {
    char *end = nullptr;
    value = std::strtod(text.c_str(), &end);
    return value > 0 && std::isfinite(value) && !*end ? "" : "a finite number of seconds above 0";
  });
}

void ProgramOptions::counts(std::string name, std::vector<int64_t> &values) {
  list(
      std::move(name), [&values] { values.clear(); },
      [&values](const std::string &text) {
        values.emplace_back();
        return readInteger(text, 1, mostCount, values.back()) ? "" : "numbers from 1 to 2^20";
      });
}

void ProgramOptions::cpu(int &value) {
  this->value("--cpu", [&value](const std::string &text) {
    int64_t number;
    const bool known = readInteger(text, 0, std::numeric_limits<int>::max(), number);
    value = static_cast<int>(number);
    return known && canPinToCpu(value) ? "" : "a CPU that this process may run on";
  });
}

std::string ProgramOptions::refusal(int count, char **words) const {
  for (int i = 1; i < count; ++i) {
    const std::string word = words[i];
    const size_t equals = word.find('=');
    const std::string name = word.substr(0, equals);
    const auto option = std::find_if(options.begin(), options.end(),
                                     [&](const Option &known) { return known.name == name; });
    if (option == options.end())
      return "the option is '" + word + "', expected one that --help lists";
    std::string value;
    if (equals != std::string::npos)
      value = word.substr(equals + 1);
    else if (option->takesValue && i + 1 < count)
      value = words[++i];
    if (!option->takesValue && equals != std::string::npos)
      return name + " is '" + value + "', expected no value";
    if (const std::string problem = option->refusal(value); !problem.empty())
      return problem;
  }
  return "";
}

std::optional<int> ProgramOptions::read(int count, char **words) const {
  if (std::find(words + 1, words + count, std::string("--help")) != words + count) {
    std::fputs(usage.c_str(), stdout);
    return 0;
  }
  const std::string problem = refusal(count, words);
  return problem.empty() ? std::nullopt : std::optional<int>(refuse(problem));
}

int ProgramOptions::refuse(const std::string &problem) const {
  std::fprintf(stderr, "%s: %s\n", program.c_str(), problem.c_str());
  return 2;
}

} // namespace ropewalk::bench
