#include "record/weight_snapshot.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <utility>

#include "bytes/big_endian.h"
#include "bytes/feature_hash.h"
#include "bytes/parsed_number.h"
#include "database/metadata_keys.h"
#include "record/rule_words.h"
#include "scheme/index_layout.h"
#include "text/indexed_text.h"

namespace neardup {

namespace {

constexpr std::size_t kDocumentBytes = 8;
constexpr std::size_t kHashBytes = 4;
constexpr std::size_t kWordBytes = kHashBytes + 1;
constexpr std::size_t kHeadBytes = kDocumentBytes + 1;

/** Words are terms without a prefix, or else the terms behind the layout's prefixes. */
template <typename Take>
void for_each_word(const Xapian::Database& database, const IndexLayout& layout, const Take& take) {
  for (const std::string& prefix : prefixes_to_read(layout)) {
    for_each_prefixed_word(database.allterms_begin(prefix), database.allterms_end(prefix), prefix,
                           [&take](const std::string& word, const Xapian::TermIterator& term) {
                             take(word, term.get_termfreq());
                             return true;
                           });
  }
}

/** The least number of documents so that at most so many words are in as many; more than any word's if need be. */
Xapian::doccount least_frequency(const Xapian::Database& database, const IndexLayout& layout, std::size_t most_words) {
  std::map<Xapian::doccount, std::size_t, std::greater<>> words;  // in so many documents, the most first
  for_each_word(database, layout, [&](const std::string&, Xapian::doccount frequency) { ++words[frequency]; });
  std::size_t above = 0;
  Xapian::doccount least = database.get_doccount() + 1;
  for (const auto& [frequency, count] : words) {
    above += count;
    if (above > most_words) return least;
    least = frequency;
  }
  return 1;
}

std::uint32_t low_bits(std::uint64_t hash) {
  return static_cast<std::uint32_t>(hash);
}

/** Whether a term can be a word of a text: prefixed terms begin with a capital. */
bool is_word(const std::string& term, Tokenizer& tokenizer) {
  if (is_capital(term[0])) return false;
  const std::vector<OwnedToken> tokens = collect_tokens(tokenizer, term);
  return tokens.size() == 1 && tokens.front().text == term;
}

}  // namespace

WeightSnapshot WeightSnapshot::of(const Xapian::Database& database, const Scheme& scheme, std::size_t most_words) {
  WeightSnapshot snapshot;
  snapshot.documents_ = database.get_doccount();
  if (snapshot.documents_ == 0) return snapshot;
  const auto grade = [&](Xapian::doccount frequency) {
    return static_cast<std::uint8_t>(IdfTable::grade(frequency, snapshot.documents_));
  };
  const Xapian::doccount least = least_frequency(database, scheme.index, most_words);
  snapshot.rest_ = grade(std::max<Xapian::doccount>(1, least - 1));
  for_each_word(database, scheme.index, [&](const std::string& word, Xapian::doccount frequency) {
    if (frequency >= least) snapshot.words_.push_back({low_bits(xxh3_hash(word, scheme.seed)), grade(frequency)});
  });
  std::vector<GradedHash>& words = snapshot.words_;
  // The lesser grade first: of two words with one hash the commoner one stays.
  std::sort(words.begin(), words.end(), [](const GradedHash& a, const GradedHash& b) {
    return a.hash != b.hash ? a.hash < b.hash : a.grade < b.grade;
  });
  const auto same = [](const GradedHash& a, const GradedHash& b) { return a.hash == b.hash; };
  words.erase(std::unique(words.begin(), words.end(), same), words.end());
  return snapshot;
}

double WeightSnapshot::weight(std::uint64_t word) const {
  const auto place = std::lower_bound(words_.begin(), words_.end(), low_bits(word),
                                      [](const GradedHash& a, std::uint32_t hash) { return a.hash < hash; });
  const bool listed = place != words_.end() && place->hash == low_bits(word);
  return static_cast<double>(listed ? place->grade : rest_) / IdfTable::kUnit;
}

std::string WeightSnapshot::encode() const {
  std::string bytes;
  bytes.reserve(kHeadBytes + words_.size() * kWordBytes + kCheckBytes);
  append_big_endian(bytes, documents_, kDocumentBytes);
  append_big_endian(bytes, rest_, 1);
  for (const GradedHash& word : words_) {
    append_big_endian(bytes, word.hash, kHashBytes);
    append_big_endian(bytes, word.grade, 1);
  }
  return with_check(std::move(bytes));
}

std::optional<WeightSnapshot> WeightSnapshot::decode(std::string_view bytes) {
  const std::string_view body = without_check(bytes).value_or("");
  if (body.size() < kHeadBytes || (body.size() - kHeadBytes) % kWordBytes != 0) return std::nullopt;
  WeightSnapshot snapshot;
  snapshot.documents_ = read_big_endian(body.data(), kDocumentBytes);
  snapshot.rest_ = static_cast<std::uint8_t>(body[kDocumentBytes]);
  for (std::size_t i = kHeadBytes; i != body.size(); i += kWordBytes) {
    snapshot.words_.push_back({static_cast<std::uint32_t>(read_big_endian(body.data() + i, kHashBytes)),
                               static_cast<std::uint8_t>(body[i + kHashBytes])});
  }
  return snapshot;
}

std::optional<WeightSnapshot> read_weight_snapshot(const Xapian::Database& database, const Scheme& scheme) {
  return WeightSnapshot::decode(database.get_metadata(scheme_key(kWeightSnapshotKeys, scheme)));
}

void write_weight_snapshot(Xapian::WritableDatabase& database, const Scheme& scheme, const WeightSnapshot* snapshot) {
  update_metadata(database, scheme_key(kWeightSnapshotKeys, scheme), snapshot ? snapshot->encode() : std::string());
}

IdfTable idf_snapshot(const Xapian::Database& database, Tokenizer& tokenizer, double least_share) {
  if (!(least_share > 0 && least_share <= 1)) {
    throw Xapian::InvalidArgumentError("least share is " + number_text(least_share) +
                                       ", must be above 0 and at most 1");
  }
  const Xapian::doccount documents = database.get_doccount();
  if (documents == 0) throw Xapian::InvalidArgumentError("database has no documents; index some before a snapshot");
  const auto least = static_cast<Xapian::doccount>(std::max(1.0, std::ceil(least_share * documents)));
  IdfTable table;
  table.rest = IdfTable::grade(std::max<Xapian::doccount>(1, least - 1), documents);
  for (auto term = database.allterms_begin(); term != database.allterms_end(); ++term) {
    const std::string word = *term;
    if (term.get_termfreq() < least || !is_word(word, tokenizer)) continue;
    table.words.push_back({word, IdfTable::grade(term.get_termfreq(), documents)});
  }
  return table;
}

}  // namespace neardup
