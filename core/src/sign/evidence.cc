#include "sign/evidence.h"

#include <algorithm>
#include <iterator>
#include <optional>

#include "bytes/ascii.h"
#include "bytes/big_endian.h"
#include "bytes/digits.h"
#include "bytes/eight_bytes.h"
#include "bytes/feature_hash.h"
#include "bytes/plain_words.h"

namespace neardup {

namespace {

constexpr unsigned kCountBits = 3;
constexpr std::size_t kHashBytes = 4;
constexpr std::size_t kPairBytes = 2;
constexpr std::size_t kCountFollows = (1U << kCountBits) - 1;  // in a byte of its own

/** How many pairs are kept of a fact; 0 if it is a hash. */
constexpr std::size_t most_pairs(EvidenceKind kind) {
  const Comparison comparison = rule_of(kind).comparison;
  return comparison == Comparison::kPart ? kListedPairs : comparison == Comparison::kNear ? kSampledPairs : 0;
}

/** One fact of stored evidence: a hash, or a sample in ascending order. */
struct StoredFact {
  EvidenceKind kind;
  std::string_view bytes;
  std::size_t size;  // 0: a hash

  bool is_full() const { return size == most_pairs(kind); }
  std::uint64_t pair(std::size_t i) const { return read_big_endian(bytes.data() + i * kPairBytes, kPairBytes); }
};

/** Takes the first fact from evidence; nothing if it is damaged. */
std::optional<StoredFact> take_fact(std::string_view& evidence) {
  const auto head = static_cast<unsigned char>(evidence.front());
  if (std::size_t{head} >> kCountBits >= std::size(kEvidenceRules)) return std::nullopt;
  const auto kind = static_cast<EvidenceKind>(head >> kCountBits);
  std::size_t count = head & kCountFollows;
  const std::size_t begin = count == kCountFollows ? 2 : 1;
  if (evidence.size() < begin) return std::nullopt;
  if (begin == 2) count = static_cast<unsigned char>(evidence[1]);
  const std::size_t bytes = count == 0 ? kHashBytes : count * kPairBytes;
  const bool spelled = (count < kCountFollows) == (begin == 1) && (count == 0) == (most_pairs(kind) == 0);
  if (!spelled || count > most_pairs(kind) || evidence.size() < begin + bytes) return std::nullopt;
  const StoredFact fact{kind, evidence.substr(begin, bytes), count};
  evidence.remove_prefix(begin + bytes);
  return fact;
}

/** The words of a fact that count. */
std::vector<std::string> counted_words(std::string_view text, CountedWords counted) {
  std::vector<std::string> words;
  const bool without_digits =
      counted == CountedWords::kWithoutDigits && figure_count(text) <= kManyFigures;  // a counter, too
  each_word(text, [&](std::string_view word) {
    if (without_digits && has_digit(word)) return;
    words.emplace_back(word);
  });
  return words;
}

constexpr std::string_view kSigns = "`@$#+*~^&%=<>";
constexpr std::string_view kLastSigns[] = {"-", "/", "|", "()", "[]"};  // elsewhere they are punctuation
constexpr std::string_view kBrackets = "()[]";

/** The number of the sign that a text begins with, behind a word and before none: from kSigns.size() on; 0 for none. */
std::size_t last_sign(std::string_view text) {
  constexpr std::string_view kJoining = "-/|";
  constexpr std::size_t kLongRun = 16;
  for (std::size_t i = 0; i != std::size(kLastSigns); ++i) {
    if (!begins_with(text, kLastSigns[i])) continue;
    const std::size_t end = i < kJoining.size() ? text.substr(0, kLongRun).find_first_not_of(kJoining) : text.npos;
    return end == text.npos || !begins_in_word(text.substr(end)) ? kSigns.size() + i : 0;
  }
  return 0;
}

/** A text in which each sign that touches a word is a word. */
std::string with_signs_as_words(std::string_view text) {
  std::string named;
  bool behind_word = false;  // but for signs
  for (std::size_t at = 0; at != text.size(); ++at) {
    std::size_t sign = kSigns.find(text[at]);
    const bool touches = (at != 0 && text[at - 1] != ' ') || (at + 1 != text.size() && text[at + 1] != ' ');
    const std::size_t last = behind_word ? last_sign(text.substr(at)) : 0;
    behind_word = begins_in_word(text.substr(at)) ||
                  (behind_word && (sign != kSigns.npos || last != 0 || kBrackets.find(text[at]) != kBrackets.npos));
    if (last != 0) sign = last;
    if (last != 0 || (sign != kSigns.npos && touches)) {
      ((named += " sign") += std::to_string(sign)) += ' ';
    } else {
      named += text[at];
    }
  }
  return named;
}

/** How many primes or apostrophes a line ends with, if it opens no quotation with one. */
std::size_t primes_at_end(std::string_view line) {
  constexpr std::string_view kPrimes[] = {"'", "\u2019", "\u2032"};
  if (begins_with(line, "'") || line.find(" '") != line.npos || line.find("\u2018") != line.npos) return 0;
  std::size_t primes = 0;
  for (const auto* prime = std::begin(kPrimes); prime != std::end(kPrimes);) {
    const bool last = ends_with(line, *prime);
    primes += last ? 1 : 0;
    if (last) line.remove_suffix(prime->size());
    prime = last ? std::begin(kPrimes) : prime + 1;
  }
  return primes;
}

/** What a line begins and ends with if that is a part of a name: f', and of one word of ASCII sort!, member?, __init__. In others
 *  it is punctuation. */
std::string ends_of_name(std::string_view line) {
  std::string ends(primes_at_end(line), '\'');
  const std::size_t first = line.find_first_not_of('_');
  const std::size_t last = line.find_last_not_of("_!?");
  const bool one_word =
      is_ascii(line) && line.find_first_of(" \t\r\"") == line.npos && first != line.npos && last != line.npos;
  if (one_word) ends.append(line.substr(0, first)).append(line.substr(last + 1));
  return ends;
}

std::uint64_t hash_of(std::string_view text, CountedWords counted) {
  if (counted == CountedWords::kWithSigns) {
    std::string ends;
    for (std::string_view rest = text; !rest.empty();) {
      const std::size_t end = std::min(rest.find('\n'), rest.size());
      ends += ends_of_name(rest.substr(0, end));
      rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return word_digest(with_signs_as_words(text)) ^ (ends.empty() ? 0 : xxh3_hash(ends));
  }
  std::vector<std::string> words = counted_words(text, counted);
  if (counted == CountedWords::kBeginning) words.resize(std::min(words.size(), kParagraph));
  std::string joined;
  for (const std::string& word : words) (joined += word) += ' ';
  return word_digest(joined);
}

/** The least hashes of the pairs of neighbouring words; of a single word that of the word. */
std::vector<std::uint16_t> sample_of(std::string_view text, const EvidenceRule& rule) {
  std::vector<std::uint16_t> pairs;
  const auto take = [&pairs](std::string_view words) { pairs.push_back(static_cast<std::uint16_t>(xxh3_hash(words))); };
  while (!text.empty()) {  // line by line: facts are lines
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::vector<std::string> words = counted_words(text.substr(0, end), rule.words);
    if (words.size() == 1) take(words[0]);
    for (std::size_t i = 1; i < words.size(); ++i) take(words[i - 1] + ' ' + words[i]);
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  std::sort(pairs.begin(), pairs.end());
  pairs.erase(std::unique(pairs.begin(), pairs.end()), pairs.end());
  pairs.resize(std::min(pairs.size(), most_pairs(rule.kind)));
  return pairs;
}

void append_head(std::string& evidence, EvidenceKind kind, std::size_t count) {
  evidence += static_cast<char>(static_cast<unsigned>(kind) << kCountBits | count);
}

void append_hash(std::string& evidence, EvidenceKind kind, std::uint64_t hash) {
  append_head(evidence, kind, 0);
  append_big_endian(evidence, hash & 0xffffffffU, kHashBytes);
}

/** Whether two hashes differ. Of kEqualInForm, the first byte is the kind of file. */
bool hashes_differ(const StoredFact& a, const StoredFact& b) {
  const bool in_form = rule_of(a.kind).comparison == Comparison::kEqualInForm;
  return a.bytes != b.bytes && (!in_form || a.bytes.front() == b.bytes.front());
}

/** Whether two samples may be of one text, or of a text and a part of it. Only pairs up to the greatest of a full sample
 *  are sure to be known of both. Source: Broder, "On the resemblance and containment of documents", 1997, section 4. */
bool are_near(const StoredFact& a, const StoredFact& b, bool if_unknown) {
  std::uint64_t known = 0xffff;
  for (const StoredFact* fact : {&a, &b}) {
    if (fact->is_full()) known = std::min(known, fact->pair(fact->size - 1));
  }
  std::size_t of_a = 0;
  std::size_t of_b = 0;
  std::size_t shared = 0;
  while (of_a != a.size && a.pair(of_a) <= known) ++of_a;
  while (of_b != b.size && b.pair(of_b) <= known) ++of_b;
  for (std::size_t i = 0, k = 0; i != of_a && k != of_b;) {
    const std::uint64_t left = a.pair(i);
    const std::uint64_t right = b.pair(k);
    shared += left == right ? 1 : 0;
    i += left <= right ? 1 : 0;
    k += right <= left ? 1 : 0;
  }
  const std::size_t least = std::min(of_a, of_b);
  if (least == 0) return if_unknown && !(a.is_full() && b.is_full());
  return rule_of(a.kind).comparison == Comparison::kPart ? shared == least : 6 * shared >= 5 * least;
}

/** Call part(kind) for each kind that parts two documents, until it returns false. */
template <typename Part>
void each_parting_kind(std::string_view a, std::string_view b, bool declared, Part part) {
  const auto next = [](std::string_view& rest) { return rest.empty() ? std::nullopt : take_fact(rest); };
  std::optional<StoredFact> of_a = next(a);
  std::optional<StoredFact> of_b = next(b);
  while (of_a || of_b) {
    const bool both = of_a && of_b && of_a->kind == of_b->kind;
    const bool only_a = !both && of_a && (!of_b || of_a->kind < of_b->kind);
    const EvidenceRule& rule = rule_of(both || only_a ? of_a->kind : of_b->kind);
    bool parts = rule.absence;
    if (both) {
      parts = most_pairs(rule.kind) != 0 ? !are_near(*of_a, *of_b, !rule.absence) : hashes_differ(*of_a, *of_b);
    }
    if (parts && (rule.declared || !declared) && !part(rule.kind)) return;
    if (both || only_a) of_a = next(a);
    if (both || !only_a) of_b = next(b);
  }
}

}  // namespace

void EvidenceCollector::add(EvidenceKind kind, std::string_view text, float chance) {
  if (chance < rule_of(kind).chance) return;
  std::string& all = texts_[static_cast<std::size_t>(kind)];
  (all += folded(text)) += '\n';
}

void EvidenceCollector::add(EvidenceKind kind, std::uint64_t hash) {
  std::uint64_t& all = hashes_[static_cast<std::size_t>(kind)];
  if (hash != 0) all = mix64(all) + hash;
}

std::string EvidenceCollector::evidence(std::size_t words) const {
  std::string evidence;
  for (const EvidenceRule& rule : kEvidenceRules) {
    const auto place = static_cast<std::size_t>(rule.kind);
    const std::string& text = texts_[place];
    if (text.empty() && hashes_[place] == 0) continue;
    if (words >= rule.below && rule.part * plain_word_count(text) < words) continue;
    if (most_pairs(rule.kind) != 0) {
      const std::vector<std::uint16_t> sample = sample_of(text, rule);
      if (sample.empty()) continue;
      append_head(evidence, rule.kind, std::min(sample.size(), kCountFollows));
      if (sample.size() >= kCountFollows) append_big_endian(evidence, sample.size(), 1);
      for (const std::uint16_t pair : sample) append_big_endian(evidence, pair, kPairBytes);
    } else {
      std::uint64_t hash = hash_of(text, rule.words) ^ mix64(hashes_[place]);
      if (rule.comparison == Comparison::kEqualInForm) hash = std::uint64_t{form_} << 24 | (hash & 0xffffff);
      add_fact(evidence, rule.kind, hash);
    }
  }
  return evidence;
}

void add_fact(std::string& evidence, EvidenceKind kind, std::uint64_t hash) {
  if (hash == 0) return;
  std::string_view behind = evidence;
  for (std::string_view rest = behind; !behind.empty(); behind = rest) {
    const std::optional<StoredFact> fact = take_fact(rest);
    if (!fact || fact->kind > kind) break;
  }
  const std::string later(behind);
  evidence.resize(evidence.size() - later.size());
  append_hash(evidence, kind, hash);
  evidence += later;
}

bool is_evidence(std::string_view bytes) {
  int before = -1;
  while (!bytes.empty()) {
    const std::optional<StoredFact> fact = take_fact(bytes);
    if (!fact || static_cast<int>(fact->kind) <= before) return false;
    before = static_cast<int>(fact->kind);
    for (std::size_t i = 1; i < fact->size; ++i) {
      if (fact->pair(i) <= fact->pair(i - 1)) return false;
    }
  }
  return true;
}

std::uint64_t evidence_hash(std::string_view evidence) {
  return evidence.empty() ? 0 : std::max<std::uint64_t>(xxh3_hash(evidence), 1);
}

bool evidence_agrees(std::string_view a, std::string_view b, bool declared) {
  if (a == b) return true;
  bool agrees = true;
  each_parting_kind(a, b, declared, [&agrees](EvidenceKind) { return agrees = false; });
  return agrees;
}

bool names_differ(std::string_view a, std::string_view b) {
  bool differ = false;
  each_parting_kind(a, b, false, [&differ](EvidenceKind kind) { return !(differ = kind == EvidenceKind::kName); });
  return differ;
}

std::vector<std::uint32_t> optional_facts(std::string_view evidence) {
  std::vector<std::uint32_t> hashes;
  while (!evidence.empty()) {
    const std::optional<StoredFact> fact = take_fact(evidence);
    if (!fact) break;
    const EvidenceRule& rule = rule_of(fact->kind);
    if (rule.absence || (rule.comparison != Comparison::kEqual && rule.comparison != Comparison::kPart)) continue;
    hashes.resize(std::size(kEvidenceRules));
    hashes[static_cast<std::size_t>(fact->kind)] = static_cast<std::uint32_t>(xxh3_hash(fact->bytes)) | 1;
  }
  return hashes;
}

bool has_more_facts(std::string_view evidence, std::string_view other) {
  constexpr EvidenceKind kKinds[] = {EvidenceKind::kSymbols, EvidenceKind::kInnerPictures, EvidenceKind::kAsides,
                                     EvidenceKind::kWordless, EvidenceKind::kOtherForm};
  const auto has = [](std::string_view facts, EvidenceKind kind) {
    while (!facts.empty()) {
      const std::optional<StoredFact> fact = take_fact(facts);
      if (!fact || fact->kind == kind) return fact.has_value();
    }
    return false;
  };
  return std::any_of(std::begin(kKinds), std::end(kKinds),
                     [&](EvidenceKind kind) { return has(evidence, kind) && !has(other, kind); });
}

std::vector<EvidenceKind> parting_kinds(std::string_view a, std::string_view b, bool declared) {
  std::vector<EvidenceKind> kinds;
  if (a == b) return kinds;
  each_parting_kind(a, b, declared, [&kinds](EvidenceKind kind) {
    kinds.push_back(kind);
    return true;
  });
  return kinds;
}

void EvidenceTable::add(std::size_t item, std::string_view evidence) {
  if (evidence.empty()) return;
  ends_.resize(item, bytes_.size());
  ends_.push_back((bytes_ += evidence).size());
}

std::string_view EvidenceTable::of(std::size_t item) const {
  if (item >= ends_.size()) return {};
  const std::uint64_t begin = item == 0 ? 0 : ends_[item - 1];
  return std::string_view(bytes_).substr(begin, ends_[item] - begin);
}

}  // namespace neardup
