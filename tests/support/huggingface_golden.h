//===- huggingface_golden.h - tests/golden/huggingface.txt ------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TESTS_SUPPORT_HUGGINGFACE_GOLDEN_H
#define ROPEWALK_TESTS_SUPPORT_HUGGINGFACE_GOLDEN_H

#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

namespace ropewalk::test {

/// One case of the file: the fields of a rotation, and what transformers computed for it.
struct Golden {
  std::string name;
  std::map<std::string, std::vector<std::string>> fields;
  std::map<int64_t, std::vector<float>> at; ///< cos, then sin.

  double number(const std::string &field) const {
    auto found = fields.find(field);
    return found == fields.end() ? 0 : std::strtod(found->second[0].c_str(), nullptr);
  }
  std::vector<double> numbers(const std::string &field) const {
    std::vector<double> result;
    if (auto found = fields.find(field); found != fields.end())
      for (const std::string &text : found->second)
        result.push_back(std::strtod(text.c_str(), nullptr));
    return result;
  }
  /// Of a field whose words are the bits of f32 numbers.
  std::vector<float> floats(const std::string &field) const {
    std::vector<float> result;
    for (const std::string &hex : fields.at(field))
      result.push_back(fromBits(hex));
    return result;
  }

  static float fromBits(const std::string &hex) {
    auto bits = static_cast<uint32_t>(std::strtoul(hex.c_str(), nullptr, 16));
    float value;
    std::memcpy(&value, &bits, sizeof value);
    return value;
  }
};

inline std::vector<Golden> readGolden(const std::string &path) {
  std::vector<Golden> result;
  std::ifstream file(path);
  for (std::string line; std::getline(file, line);) {
    std::istringstream words(line);
    std::string key, word;
    if (!(words >> key) || key == "#")
      continue;
    if (key == "case") {
      result.emplace_back();
      words >> result.back().name;
    } else if (key == "result_at") {
      words >> word;
      std::vector<float> &values = result.back().at[std::stoll(word)];
      while (words >> word)
        values.push_back(Golden::fromBits(word));
    } else {
      while (words >> word)
        result.back().fields[key].push_back(word);
    }
  }
  return result;
}

} // namespace ropewalk::test

#endif
