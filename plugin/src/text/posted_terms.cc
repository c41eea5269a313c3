#include "text/posted_terms.h"

#include <algorithm>
#include <cstring>

#include "bytes/big_endian.h"
#include "bytes/feature_hash.h"

namespace neardup {

namespace {

constexpr std::size_t kSmallestTable = 1024;
constexpr Xapian::termcount kFrequent = 3;
constexpr std::size_t kStemmedWords = 4096;                   // 256 KiB, which a processor's cache holds
constexpr std::size_t kMostKeptWords = std::size_t{1} << 20;  // of a text whose memory is kept for the next

/** Whether TermGenerator would stem a term under STEM_SOME. Capitals do not occur, because terms are lower case. */
bool is_stemmed(std::string_view term) {
  if (static_cast<unsigned char>(term[0]) < 0x80) return term[0] >= 'a' && term[0] <= 'z';
  const Xapian::Unicode::category category =
      Xapian::Unicode::get_category(*Xapian::Utf8Iterator(term.data(), term.size()));
  return category == Xapian::Unicode::LOWERCASE_LETTER || category == Xapian::Unicode::TITLECASE_LETTER ||
         category == Xapian::Unicode::MODIFIER_LETTER || category == Xapian::Unicode::OTHER_LETTER;
}

/** @param term  not empty. */
std::uint64_t first_bytes(std::string_view term) {
  const std::size_t count = std::min(term.size(), sizeof(std::uint64_t));
  return read_big_endian(term.data(), count) << (8 * (sizeof(std::uint64_t) - count));
}

}  // namespace

PostedTerms::PostedTerms(const std::string& stemmer)
    : stem_(stemmer), stems_(stemmer != "none" && !stemmer.empty()), stemmed_(stems_ ? kStemmedWords : 0) {}

void PostedTerms::begin() {
  if (occurrences_.size() > kMostKeptWords) {
    std::string().swap(texts_);  // an assignment would keep the memory
    terms_ = decltype(terms_)();
    sorted_ = decltype(sorted_)();
    table_ = decltype(table_)();
    occurrences_ = decltype(occurrences_)();
  }
  texts_.clear();
  terms_.clear();
  table_.resize(kSmallestTable);  // not as large as for the text before, which may have been long
  std::memset(table_.data(), 0, table_.size() * sizeof table_[0]);
  occurrences_.assign(1, {});
}

void PostedTerms::add(std::string_view term, bool is_word, Xapian::termpos position) {
  Term& added = find(term);
  ++added.count;
  added.is_word = added.is_word || is_word;
  if (position == 0) return;
  const auto place = static_cast<std::uint32_t>(occurrences_.size());
  (added.first == 0 ? added.first : occurrences_[added.last].next) = place;
  added.last = place;
  occurrences_.push_back({position, 0});
}

PostedTerms::Term& PostedTerms::find(std::string_view term) {
  const std::uint64_t hash = xxh3_hash(term);
  std::size_t slot = hash & (table_.size() - 1);
  for (; table_[slot] != 0; slot = (slot + 1) & (table_.size() - 1)) {
    Term& known = terms_[table_[slot] - 1];
    if (known.hash == hash && text_of(known) == term) return known;
  }
  terms_.push_back({hash, texts_.size(), static_cast<std::uint32_t>(term.size()), 0, 0, 0, false});
  texts_.append(term);
  table_[slot] = static_cast<std::uint32_t>(terms_.size());
  if (2 * terms_.size() > table_.size()) enlarge_table();
  return terms_.back();
}

void PostedTerms::enlarge_table() {
  table_.assign(2 * table_.size(), 0);
  for (std::size_t i = 0; i != terms_.size(); ++i) {
    std::size_t slot = terms_[i].hash & (table_.size() - 1);
    while (table_[slot] != 0) slot = (slot + 1) & (table_.size() - 1);
    table_[slot] = static_cast<std::uint32_t>(i + 1);
  }
}

bool PostedTerms::is_before(const SortedTerm& a, const SortedTerm& b) const {
  if (a.first_bytes != b.first_bytes) return a.first_bytes < b.first_bytes;
  return text_of(terms_[a.place]) < text_of(terms_[b.place]);
}

/** Empty for a word that is not stemmed. */
const std::string& PostedTerms::stem_of(const Term& term) {
  StemmedWord& known = stemmed_[term.hash & (kStemmedWords - 1)];
  if (known.word != text_of(term)) {
    known.word = text_of(term);
    known.stem = is_stemmed(known.word) ? stem_(known.word) : std::string();
  }
  return known.stem;
}

void PostedTerms::end() {
  sorted_.clear();
  for (const Term& term : terms_)
    sorted_.push_back({first_bytes(text_of(term)), static_cast<std::uint32_t>(sorted_.size())});
  std::sort(sorted_.begin(), sorted_.end(),
            [this](const SortedTerm& a, const SortedTerm& b) { return is_before(a, b); });
}

PostedTerms::Order PostedTerms::order_among(const TextTerms& others) const {
  Order order;
  order.places.resize(occurrences_.size() - 1);
  std::size_t other = 0;
  const auto take_other = [&] {
    order.others.push_back(static_cast<std::uint32_t>(order.wdfs.size()));
    return others.wdfs[other++];
  };
  for (const SortedTerm& sorted : sorted_) {
    const Term& term = terms_[sorted.place];
    const std::string_view text = text_of(term);
    while (other != others.texts.size() && others.texts[other] < text) order.wdfs.push_back(take_other());
    const bool is_other = other != others.texts.size() && others.texts[other] == text;
    for (std::uint32_t place = term.first; place != 0; place = occurrences_[place].next)
      order.places[place - 1] = {occurrences_[place].position, static_cast<std::uint32_t>(order.wdfs.size())};
    order.wdfs.push_back(term.count + (is_other ? take_other() : 0));
  }
  while (other != others.texts.size()) order.wdfs.push_back(take_other());
  return order;
}

void PostedTerms::write_words(Xapian::Document& document, const std::string& prefix, Xapian::termcount weight,
                              bool frequent) {
  for (const SortedTerm& sorted : sorted_) {
    const Term& term = terms_[sorted.place];
    if ((term.count >= kFrequent) != frequent) continue;
    posted_.assign(prefix).append(text_of(term));
    Xapian::termcount wdf = term.count * weight;
    if (term.first == 0) document.add_term(posted_, wdf);
    for (std::uint32_t place = term.first; place != 0; place = occurrences_[place].next) {
      document.add_posting(posted_, occurrences_[place].position, wdf);
      wdf = 0;
    }
  }
}

/** Xapian looks for a term in an ordered tree for each of its positions. Frequent terms come first, while the tree is
 *  small. */
void PostedTerms::write(Xapian::Document& document, const std::string& prefix, Xapian::termcount weight) {
  write_words(document, prefix, weight, true);
  write_words(document, prefix, weight, false);
  for (const SortedTerm& sorted : sorted_) {
    const Term& term = terms_[sorted.place];
    if (!stems_ || !term.is_word) continue;
    const std::string& stem = stem_of(term);
    if (!stem.empty()) document.add_term(posted_.assign("Z").append(prefix).append(stem), term.count * weight);
  }
}

}  // namespace neardup
