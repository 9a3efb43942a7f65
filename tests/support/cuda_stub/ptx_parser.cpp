//===- ptx_parser.cpp - A kernel's PTX, ready to be executed --------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support/cuda_stub/ptx_program.h"

#include <cstdlib>
#include <map>
#include <regex>
#include <set>
#include <stdexcept>

namespace ropewalk::test {
namespace {

[[noreturn]] void fail(const std::string &what, const std::string &text) {
  throw std::runtime_error("PTX: " + what + " '" + text + "' is not known here");
}

std::vector<std::string> split(const std::string &text, const char *separators) {
  std::vector<std::string> parts;
  for (size_t i = 0; (i = text.find_first_not_of(separators, i)) != std::string::npos;) {
    const size_t end = std::min(text.find_first_of(separators, i), text.size());
    parts.push_back(text.substr(i, end - i));
    i = end;
  }
  return parts;
}

PtxType typeOf(const std::string &name) {
  static const std::map<char, PtxKind> kinds = {{'b', PtxKind::Bits},
                                                {'u', PtxKind::Unsigned},
                                                {'s', PtxKind::Signed},
                                                {'f', PtxKind::Float}};
  if (name == "pred")
    return {PtxKind::Predicate, 1};
  if (name.rfind("bf16", 0) == 0) // or a pair of them
    return {PtxKind::BFloat, 16};
  const auto kind = kinds.find(name.empty() ? ' ' : name[0]);
  const int bits = kind == kinds.end() ? 0 : std::atoi(name.c_str() + 1);
  if (bits != 8 && bits != 16 && bits != 32 && bits != 64)
    fail("type", name);
  return {kind->second, static_cast<uint8_t>(bits)};
}

/// "mul.wide.s32": what it does, and its types, last first.
struct Mnemonic {
  explicit Mnemonic(const std::string &text) : words(split(text, ".")) {
    static const std::regex type("[busf]\\d+|bf16|b?f16x2|pred");
    while (words.size() > 1 && std::regex_match(words.back(), type)) {
      types.push_back(typeOf(words.back()));
      isPair |= words.back().back() == '2' && words.back().find('x') != std::string::npos;
      words.pop_back();
    }
  }
  /// Takes a word away, if it is there.
  bool take(const std::string &word) {
    for (size_t i = 1; i < words.size(); ++i)
      if (words[i] == word) {
        words.erase(words.begin() + static_cast<std::ptrdiff_t>(i));
        return true;
      }
    return false;
  }

  std::vector<std::string> words;
  std::vector<PtxType> types;
  bool isPair = false;
};

class Parser {
public:
  /// `shared`: the name of the memory that threads share; or nothing.
  Parser(std::string name, const std::string &shared) : program(std::make_unique<PtxProgram>()) {
    program->name = std::move(name);
    const char *sources[] = {"tid", "ntid", "ctaid", "nctaid"};
    uint32_t place = 0;
    for (const char *source : sources)
      for (char axis : {'x', 'y', 'z'})
        places[std::string("%") + source + "." + axis] = place++;
    program->file.resize(ptxSpecialRegisters);
    if (shared.empty())
      return;
    places[shared] = place;
    program->file.push_back(ptxSharedBegin);
  }

  std::unique_ptr<PtxProgram> parse(const std::string &parameters, const std::string &body) {
    for (const std::string &text : split(parameters, ","))
      addParameter(text);
    static const std::regex word(R"(\$?\w+:|[^;:{}]*(\{[^{};]*\}[^;{}]*)*;)");
    static const std::regex ends(R"(^\s+|\s*;$)");
    for (std::sregex_iterator i(body.begin(), body.end(), word), end; i != end; ++i)
      addStatement(std::regex_replace(i->str(), ends, ""));
    for (PtxInstruction &instruction : program->code)
      if (instruction.op == PtxOp::Branch)
        instruction.target = labels.at(targets.at(instruction.target));
    return std::move(program);
  }

private:
  /// ".param .align 8 .b8 name[48]"
  void addParameter(const std::string &text) {
    std::smatch m;
    static const std::regex form(
        R"(\s*\.param\s+(?:\.align\s+(\d+)\s+)?\.(\w+)\s+(?:\.ptr\s+)?(?:\.(?:align\s+\d+|global)\s+)*(\w+)(?:\[(\d+)\])?\s*)");
    if (!std::regex_match(text, m, form))
      fail("parameter", text);
    PtxParameter parameter;
    const uint32_t size = typeOf(m[2]).bits / 8;
    parameter.bytes = size * (m[4].matched ? std::stoul(m[4]) : 1);
    parameter.align = m[1].matched ? std::stoul(m[1]) : size;
    uint32_t &end = program->parameterBytes;
    parameter.offset = end = (end + parameter.align - 1) / parameter.align * parameter.align;
    end += parameter.bytes;
    parameters[m[3]] = parameter.offset;
    program->parameters.push_back(parameter);
  }

  void addStatement(const std::string &text) {
    if (text.empty())
      return;
    if (text.back() == ':') {
      labels[text.substr(0, text.size() - 1)] = static_cast<uint32_t>(program->code.size());
      return;
    }
    if (text.rfind(".reg", 0) == 0)
      return declare(text);
    if (text[0] == '.')
      fail("directive", text);
    addInstruction(text);
  }

  /// Numbered registers ("%r<9>") are given a place when they are first met. Others are of a block,
  /// and those of the same name in several blocks can share one.
  void declare(const std::string &text) {
    const std::vector<std::string> words = split(text, " \t,");
    for (size_t i = 2; i < words.size(); ++i)
      if (words[i].find('<') == std::string::npos &&
          places.emplace(words[i], static_cast<uint32_t>(program->file.size())).second)
        program->file.push_back(0);
  }

  /// "@!%p1 st.global.v2.u32 [%rd1+8], {%r1, %r2}"
  void addInstruction(const std::string &text) {
    std::smatch m;
    static const std::regex form(R"((?:@(!?)(%\w+)\s+)?([\w.:]+)\s*([^]*))");
    if (!std::regex_match(text, m, form))
      fail("statement", text);
    PtxInstruction made;
    if (m[2].matched) {
      made.guard = static_cast<int32_t>(place(m[2]));
      made.guardNot = m[1].length() > 0;
    }
    statement = text;
    setOperation(Mnemonic(m[3]), made, operandsOf(m[4]));
    program->code.push_back(made);
  }

  /// Each operand's parts: one, or those of a vector.
  static std::vector<std::vector<std::string>> operandsOf(const std::string &text) {
    std::vector<std::vector<std::string>> operands;
    static const std::regex operand(R"(\{([^}]*)\}|([^\s,{}]+))");
    for (std::sregex_iterator i(text.begin(), text.end(), operand), end; i != end; ++i)
      operands.push_back(split((*i)[1].matched ? (*i)[1].str() : (*i)[2].str(), ", "));
    return operands;
  }

  using Operands = std::vector<std::vector<std::string>>;

  void setOperation(Mnemonic mnemonic, PtxInstruction &made, const Operands &operands) {
    if (!mnemonic.types.empty())
      made.type = made.from = mnemonic.types.back();
    if (mnemonic.types.size() == 2)
      made.from = mnemonic.types.front();
    const std::string &name = mnemonic.words[0];
    if (name == "ld" || name == "st")
      return setAccess(mnemonic, made, operands);
    if (name == "bra" || name == "ret")
      return setBranch(mnemonic, made, operands);
    if (name == "bar")
      return setBarrier(mnemonic, made, operands);
    if (name == "setp")
      setCompare(mnemonic, made);
    setArithmetic(mnemonic, made, operands);
    if (mnemonic.words.size() > 1)
      fail("modifier", statement);
    if (operands.empty())
      fail("statement", statement);
    for (const std::string &part : operands[0])
      made.dst[made.dstCount++] = place(part);
    for (size_t i = 1; i < operands.size(); ++i)
      for (const std::string &part : operands[i])
        made.src[made.srcCount++] = place(part);
  }

  void setBranch(Mnemonic &mnemonic, PtxInstruction &made, const Operands &operands) {
    made.op = mnemonic.words[0] == "ret" ? PtxOp::Return : PtxOp::Branch;
    mnemonic.take("uni");
    if (mnemonic.words.size() > 1 || operands.size() != (made.op == PtxOp::Branch))
      fail("branch", statement);
    if (made.op == PtxOp::Branch) {
      made.target = static_cast<uint32_t>(targets.size());
      targets.push_back(operands[0][0]);
    }
  }

  /// Barrier 0, of all threads.
  void setBarrier(Mnemonic &mnemonic, PtxInstruction &made, const Operands &operands) {
    if (!mnemonic.take("sync") || mnemonic.words.size() > 1 || operands.size() != 1 ||
        operands[0][0] != "0" || made.guard >= 0)
      fail("barrier", statement);
    made.op = PtxOp::Barrier;
    program->hasBarriers = true;
  }

  void setCompare(Mnemonic &mnemonic, PtxInstruction &made) {
    static const std::map<std::string, PtxCompare> compares = {
        {"eq", PtxCompare::Equal},   {"ne", PtxCompare::NotEqual},
        {"lt", PtxCompare::Less},    {"le", PtxCompare::LessEqual},
        {"gt", PtxCompare::Greater}, {"ge", PtxCompare::GreaterEqual}};
    for (const auto &[name, compare] : compares)
      if (mnemonic.take(name)) {
        made.compare = compare;
        return;
      }
    fail("comparison", statement);
  }

  void setArithmetic(Mnemonic &mnemonic, PtxInstruction &made, const Operands &operands) {
    static const std::map<std::string, PtxOp> operations = {{"abs", PtxOp::Abs},
                                                            {"add", PtxOp::Add},
                                                            {"and", PtxOp::And},
                                                            {"bfe", PtxOp::Bfe},
                                                            {"cvt", PtxOp::Convert},
                                                            {"cvta", PtxOp::Move},
                                                            {"div", PtxOp::Divide},
                                                            {"fma", PtxOp::Fma},
                                                            {"mad", PtxOp::Mad},
                                                            {"max", PtxOp::Max},
                                                            {"min", PtxOp::Min},
                                                            {"mov", PtxOp::Move},
                                                            {"mul", PtxOp::Multiply},
                                                            {"neg", PtxOp::Negate},
                                                            {"not", PtxOp::Not},
                                                            {"or", PtxOp::Or},
                                                            {"rem", PtxOp::Remainder},
                                                            {"selp", PtxOp::Select},
                                                            {"setp", PtxOp::SetPredicate},
                                                            {"shl", PtxOp::ShiftLeft},
                                                            {"shr", PtxOp::ShiftRight},
                                                            {"sub", PtxOp::Subtract},
                                                            {"xor", PtxOp::Xor}};
    const auto found = operations.find(mnemonic.words[0]);
    if (found == operations.end())
      fail("instruction", statement);
    made.op = found->second;
    if (mnemonic.isPair && made.op != PtxOp::Convert)
      fail("instruction", statement);
    if (mnemonic.isPair)
      made.op = PtxOp::ConvertPair;
    if (mnemonic.words[0] == "cvta" && !(mnemonic.take("to") && mnemonic.take("global")))
      fail("address space", statement);
    if (made.type.kind == PtxKind::Float || made.type.kind == PtxKind::BFloat)
      mnemonic.take("rn");
    else
      mnemonic.take("lo");
    if (mnemonic.take("wide"))
      made.op = made.op == PtxOp::Mad ? PtxOp::MadWide : PtxOp::MultiplyWide;
    if (made.op == PtxOp::Move && operands.size() == 2 &&
        operands[0].size() + operands[1].size() > 2)
      made.op = operands[0].size() > 1 ? PtxOp::Unpack : PtxOp::Pack;
  }

  /// Loads and stores: of parameters by name and offset, of memory by register and offset.
  void setAccess(Mnemonic &mnemonic, PtxInstruction &made, const Operands &operands) {
    const bool load = mnemonic.words[0] == "ld", parameter = mnemonic.take("param");
    made.isShared = !parameter && mnemonic.take("shared");
    if (!parameter && !made.isShared && !mnemonic.take("global"))
      fail("address space", statement);
    for (const char *allowed : {"nc", "v2", "v4", "cs"})
      mnemonic.take(allowed);
    if (mnemonic.words.size() > 1 || operands.size() != 2)
      fail("access", statement);
    std::smatch m;
    static const std::regex address(R"(\[([%$\w]+)(?:\+(-?\d+))?\])");
    if (!std::regex_match(operands[load ? 1 : 0][0], m, address))
      fail("address", statement);
    made.offset = m[2].matched ? std::stoll(m[2]) : 0;
    made.op = parameter ? PtxOp::LoadParameter : load ? PtxOp::Load : PtxOp::Store;
    if (parameter)
      made.offset += parameters.at(m[1]);
    else
      made.src[made.srcCount++] = place(m[1]);
    for (const std::string &part : operands[load ? 0 : 1])
      (load ? made.dst[made.dstCount++] : made.src[1 + made.dstCount++]) = place(part);
  }

  /// Of a register, or of a constant, which is a register that nothing writes.
  uint32_t place(const std::string &operand) {
    static const std::regex form("%[a-z]+\\d+");
    auto [found, isNew] = places.emplace(operand, static_cast<uint32_t>(program->file.size()));
    if (isNew && operand[0] == '%' && !std::regex_match(operand, form))
      fail("operand", operand);
    if (isNew)
      program->file.push_back(operand[0] == '%' ? 0 : constant(operand));
    return found->second;
  }

  static uint64_t constant(const std::string &text) {
    char *end;
    if (text.rfind("0f", 0) == 0 || text.rfind("0d", 0) == 0) // the bits of an f32 or f64
      return std::stoull(text.substr(2), nullptr, 16);
    const bool negative = text[0] == '-';
    const uint64_t magnitude = std::strtoull(text.c_str() + negative, &end, 0);
    if (end == text.c_str() + negative || (*end && std::string(end) != "U"))
      fail("operand", text);
    return negative ? -magnitude : magnitude;
  }

  std::unique_ptr<PtxProgram> program;
  std::map<std::string, uint32_t> places, labels, parameters;
  std::vector<std::string> targets;
  std::string statement;
};

std::string withoutComments(const std::string &text) {
  return std::regex_replace(text, std::regex(R"(//[^\n]*)"), "");
}

} // namespace

std::vector<std::unique_ptr<PtxProgram>> parsePtx(const std::string &text) {
  std::vector<std::unique_ptr<PtxProgram>> programs;
  const std::string plain = withoutComments(text);
  static const std::regex entry(R"(\.entry\s+(\w+)\s*\(([^)]*)\)[^{]*\{)"),
      shared(R"(\.extern\s+\.shared\s+\.align\s+16\s+\.b8\s+(\w+)\[\];)");
  std::smatch found;
  const std::string name = std::regex_search(plain, found, shared) ? found[1].str() : "";
  for (std::sregex_iterator i(plain.begin(), plain.end(), entry), end; i != end; ++i) {
    const size_t begin = static_cast<size_t>(i->position() + i->length());
    // Blocks within a body nest; it ends with its own brace, at a line's beginning.
    const size_t close = plain.find("\n}", begin);
    programs.push_back(Parser((*i)[1], name).parse((*i)[2], plain.substr(begin, close - begin)));
  }
  if (programs.empty())
    fail("text without an entry", text.substr(0, 40));
  return programs;
}

} // namespace ropewalk::test
