#include "dedupe/candidate_texts.h"

#include <algorithm>
#include <stdexcept>

#include <fmt/format.h>

#include "bytes/base_encodings.h"
#include "bytes/feature_hash.h"
#include "errors/exit_codes.h"
#include "files/byte_stream.h"
#include "indexing/input_errors.h"

namespace neardup::cli {

namespace {

constexpr std::size_t kKeyDigits = 12;
constexpr std::size_t kNameDigits = 16;
constexpr std::size_t kRuleDigits = 6;
constexpr std::size_t kWordsDigits = 8;
constexpr std::size_t kTextDigits = kNameDigits + kRuleDigits + kWordsDigits;

std::uint64_t text_key(const CorpusSignature& signature) {
  return mix64(signature.token_digest ^ mix64(evidence_hash(signature.evidence) ^ signature.tokens));
}

}  // namespace

std::uint32_t key_rule(const Scheme& scheme, const std::string& within) {
  return xxh3_hash(within, scheme.id()) & 0xffffffU;
}

std::uint32_t words_hash(const CorpusSignature& signature) {
  return static_cast<std::uint32_t>(text_key(signature));
}

std::string text_cell(const NamedText& text) {
  return hex_encode(text.name, kNameDigits) + hex_encode(text.rule, kRuleDigits) + hex_encode(text.words, kWordsDigits);
}

NamedText parse_text_cell(std::string_view line) {
  const auto number = [&](std::size_t begin, std::size_t digits) { return hex_decode(line.substr(begin, digits)); };
  const bool whole = line.size() == kTextDigits + 1 && line.back() == '\n';
  const auto name = whole ? number(0, kNameDigits) : std::nullopt;
  const auto rule = whole ? number(kNameDigits, kRuleDigits) : std::nullopt;
  const auto words = whole ? number(kNameDigits + kRuleDigits, kWordsDigits) : std::nullopt;
  if (!name || !rule || !words) {
    throw std::runtime_error(fmt::format(
        "is not {} hexadecimal digits and a line end; export the texts of keys that repeat again", kTextDigits));
  }
  return {*name, static_cast<std::uint32_t>(*rule), static_cast<std::uint32_t>(*words)};
}

KeyWriter::KeyWriter(const Scheme& scheme, const std::string& within, const std::string& path)
    : rule_(key_rule(scheme, within)), file_(path) {}

void KeyWriter::add(std::uint64_t name, const CorpusSignature& signature, const std::string& scope,
                    const std::uint64_t* keys, std::size_t count) {
  if (signature.tokens == 0) return;
  const std::uint64_t scope_key = scope.empty() ? 0 : mix64(xxh3_hash(scope));
  const std::string cell = '\t' + text_cell({name, rule_, words_hash(signature)}) + '\n';
  const auto write = [&](std::uint64_t key) {
    file_.write(hex_encode(key ^ scope_key, kKeyDigits));
    file_.write(cell);
    ++rows_;
  };
  write(mix64(text_key(signature)));
  for (std::size_t i = 0; i != count; ++i) write(keys[i]);
}

CandidateTexts::CandidateTexts(const std::string& path, std::uint32_t rule, const std::function<void()>& checking) {
  constexpr std::uint64_t kLinesBetweenChecks = 4096;
  std::uint64_t number = 0;
  try {
    ByteStream lines(path, Pipes::kRead, checking);
    while (const std::optional<std::string> line = lines.line(kTextDigits + 2)) {
      if (++number % kLinesBetweenChecks == 0) checking();
      const NamedText text = parse_text_cell(*line);
      if (text.rule != rule) {
        throw ExitWith(kSchemeMismatch,
                       fmt::format("{}:{}: is of another scheme or field of --within; give --scheme and --within as to "
                                   "--emit-keys",
                                   path, number));
      }
      texts_.emplace_back(text.name, text.words);
    }
  } catch (const ExitWith&) {
    throw;
  } catch (const Interrupted&) {
    throw;
  } catch (const std::runtime_error& error) {
    throw std::runtime_error(number == 0 ? fmt::format("{}: {}", path, reason_of(error))
                                         : fmt::format("{}:{}: {}", path, number, error.what()));
  }
  std::sort(texts_.begin(), texts_.end());
  texts_.erase(std::unique(texts_.begin(), texts_.end()), texts_.end());
  const auto same_name = [](const auto& a, const auto& b) { return a.first == b.first; };
  if (std::adjacent_find(texts_.begin(), texts_.end(), same_name) != texts_.end()) {
    throw std::runtime_error(path +
                             ": has a text twice, with other words; give each record an id of its own, and join the "
                             "rows of one run only");
  }
}

std::optional<std::uint32_t> CandidateTexts::words_of(std::uint64_t name) const {
  const auto found = std::lower_bound(texts_.begin(), texts_.end(), std::pair(name, std::uint32_t{0}));
  if (found == texts_.end() || found->first != name) return std::nullopt;
  return found->second;
}

}  // namespace neardup::cli
