#include "scope/scope_table.h"

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <map>
#include <optional>
#include <utility>

#include "bytes/ascii.h"
#include "bytes/base_encodings.h"
#include "bytes/digits.h"
#include "bytes/feature_hash.h"
#include "bytes/plain_words.h"
#include "characters/mail_subject.h"
#include "characters/text_measures.h"
#include "database/document_id.h"
#include "database/prefixed_terms.h"
#include "database/slot_values.h"
#include "scheme/own_terms.h"
#include "text/indexed_text.h"
#include "text/word_order.h"

namespace neardup {

namespace {

/** How certainly a term names a scope. */
enum class ScopeTerm {
  kNone,     ///< it does not: it is one of this project's terms
  kWeak,     ///< a capital follows the prefix, which may be longer: counts only if the document has no other term
  kCertain,  ///< the prefix and a value
};

/** Xapian's convention: a prefix is one capital, or begins with X. So a capital behind a single letter other than X
 *  belongs to the value ("LEN"); behind X and others it may belong to the prefix. */
class ScopeTerms {
 public:
  ScopeTerms(const Scheme& scheme, const std::string& prefix)
      : own_(scheme), prefix_(prefix), one_letter_(prefix.size() == 1 && prefix != "X") {}

  /** @param term  that begins with the prefix. */
  ScopeTerm kind(const std::string& term) const {
    if (one_letter_) return ScopeTerm::kCertain;
    if (own_.is_band(term) || own_.is_group(term) || term == kMarkPrefix || is_mark_name(term) || term == kWordOrder)
      return ScopeTerm::kNone;
    return has_longer_prefix(term, prefix_) ? ScopeTerm::kWeak : ScopeTerm::kCertain;
  }

 private:
  OwnTerms own_;
  std::string prefix_;
  bool one_letter_;
};

/** Each term with its size, so that no two sets give one text. */
std::string terms_text(const std::vector<std::string>& terms) {
  std::string text;
  for (const std::string& term : terms) text += std::to_string(term.size()) + ":" + term;
  return text;
}

std::string terms_of_prefix(const Xapian::Database& database, const Scheme& scheme, Xapian::docid docid,
                            const std::string& prefix) {
  const ScopeTerms scopes(scheme, prefix);
  const std::vector<std::string> terms = prefixed_terms(database, docid, prefix);
  const auto of_kind = [&](ScopeTerm kind) {
    return terms_text(terms_that(terms, [&](const std::string& term) { return scopes.kind(term) == kind; }));
  };
  const std::string certain = of_kind(ScopeTerm::kCertain);
  return certain.empty() ? of_kind(ScopeTerm::kWeak) : certain;
}

bool is_figure(std::string_view word) {
  const bool number = word.find_first_not_of("0123456789.,'") == word.npos;
  return number && std::count_if(word.begin(), word.end(), is_digit) >= kFigureDigits;
}

/** Bills may differ in these alone. Words with letters are ids of machines. */
std::string figures_of(const Xapian::Database& database, const Scheme& scheme, Xapian::docid docid) {
  std::vector<std::string> figures;
  for (const std::string& prefix : prefixes_to_read(scheme.index)) {
    for_each_word_behind(
        prefix, [&] { return database.termlist_begin(docid); }, database.termlist_end(docid),
        [&](const std::string& word, const Xapian::TermIterator&) {
          std::string plain = with_ascii_digits(word);
          if (is_figure(plain)) figures.push_back(std::move(plain));
        });
  }
  return terms_text(figures);
}

/** A text with more words says itself what it is about. */
constexpr std::uint64_t kShortMail = 200;

/** The words and figures of a subject, without what mail programs and lists add, but for the number of a ticket. */
std::string words_of_subject(std::string_view subject) {
  std::vector<std::string> words;
  each_word(folded(bare_subject(subject)) + ' ' + std::string(series_mark(subject)), [&words](std::string_view word) {
    const bool number = word.find_first_not_of("0123456789") == word.npos;
    if (!number || word.size() >= std::size_t{kFigureDigits}) words.emplace_back(word);
  });
  return terms_text(words);
}

/** The value of `:subject` in a property list of Lisp, as mu writes it: the slot of its subject differs by version. */
std::string subject_in_list(const std::string& data) {
  constexpr std::string_view kName = " :subject \"";
  const std::size_t name = data.find(kName);
  std::string subject;
  for (std::size_t at = name == data.npos ? data.size() : name + kName.size(); at < data.size() && data[at] != '"';
       ++at) {
    if (data[at] == '\\') ++at;
    if (at < data.size()) subject += data[at];
  }
  return subject;
}

/** @param slot  BAD_VALUENO for the subject in the data: of a property list, else the first line. */
std::string subject_of(const Xapian::Document& document, Xapian::valueno slot) {
  if (slot != Xapian::BAD_VALUENO) return document.get_value(slot);
  const std::string data = document.get_data();
  return begins_with(data, "(:") ? subject_in_list(data) : data.substr(0, data.find('\n'));
}

/** @exception Xapian::InvalidArgumentError for a prefix that does not consist of capital letters, or that overlaps the
 *             scheme's. */
void require_scope_prefix(const Scheme& scheme, const std::string& prefix) {
  if (!std::all_of(prefix.begin(), prefix.end(), is_capital)) {
    throw Xapian::InvalidArgumentError("prefix of a scope is '" + prefix +
                                       "', must be capital letters such as H, of the host");
  }
  for (const std::string& own : {scheme.band_prefix, scheme.group_prefix}) {
    if (begins_with(prefix, own)) {
      throw Xapian::InvalidArgumentError("prefix '" + prefix + "' of a scope overlaps the scheme's own prefix " + own +
                                         "; use the prefix of a host, language or collection");
    }
  }
}

/** @exception Xapian::InvalidArgumentError for a field that grouping itself writes. */
void require_field_of_others(const Scheme& scheme, const SameField& field) {
  if (field.kind == SameField::Kind::kPrefix) return require_scope_prefix(scheme, field.prefix);
  const bool in_slot = field.kind == SameField::Kind::kValue || field.kind == SameField::Kind::kSubject;
  const bool is_own = in_slot && (field.slot == scheme.slots.group || field.slot == scheme.slots.group_state);
  if (!is_own) return;
  throw Xapian::InvalidArgumentError("documents must have the same in value slot " + std::to_string(field.slot) +
                                     ", which grouping itself writes; use another slot");
}

/** What a document of so many tokens has in a field; empty for nothing. Equal for documents that have the same there.
 *  Cost: reads the data, a value or the terms of the document; on a remote database a round trip. */
std::string field_content(const Xapian::Database& database, const Scheme& scheme, Xapian::docid docid,
                          std::uint64_t tokens, const SameField& field) {
  switch (field.kind) {
    case SameField::Kind::kValue:
      return database.get_document(docid).get_value(field.slot);
    case SameField::Kind::kPrefix:
      if (!field.only_with.empty() && prefixed_terms(database, docid, field.only_with).empty()) return {};
      return terms_of_prefix(database, scheme, docid, field.prefix);
    case SameField::Kind::kFigures:
      return figures_of(database, scheme, docid);
    case SameField::Kind::kSubject:
      if (tokens >= kShortMail) return {};
      return words_of_subject(subject_of(database.get_document(docid), field.slot));
    case SameField::Kind::kTitle:
      break;
  }
  return std::string(title_in_data(database.get_document(docid).get_data()));
}

/** The name of the scope of documents that have the same in a field.
 *  @param within   the name of the scope that the documents are confined to, or empty.
 *  @param content  field_content(). Stored: yes, through group ids (plugin/FORMAT.md). */
std::string scope_of_field(const std::string& within, const std::string& content) {
  return within + (within.empty() ? "" : " ") + "same:" + hex_encode(xxh3_hash(content));
}

constexpr std::int64_t kSecondsADay = 86'400;
constexpr std::int64_t kNoTime = std::numeric_limits<std::int64_t>::min();

}  // namespace

ScopeTable::ScopeTable(const Xapian::Database& database, const Scheme& scheme, const SignatureTable& table,
                       const GroupScope& scope) {
  if (!scope.within.empty()) {
    require_scope_prefix(scheme, scope.within);
    read_scopes(database, scheme, table, scope.within);
  }
  const std::vector<std::uint32_t> before = numbers_;
  for (const SameField& field : scope.same) {
    require_field_of_others(scheme, field);
    read_field(database, scheme, table, field);
  }
  if (scope.window) read_times(database, table, *scope.window);
  if (scope.least_words != 0) read_lengths(table, scope.least_words);
  if (!scope.same.empty()) count_parted(table, before);
}

std::uint32_t ScopeTable::number_of(const std::string& name) {
  const auto [known, is_new] = by_name_.emplace(name, static_cast<std::uint32_t>(names_.size()));
  if (is_new) names_.push_back(name);
  return known->second;
}

void ScopeTable::leave_alone(std::size_t item, std::size_t& count) {
  alone_[item] = true;
  ++count;
}

void ScopeTable::read_scopes(const Xapian::Database& database, const Scheme& scheme, const SignatureTable& table,
                             const std::string& prefix) {
  numbers_.resize(table.size());
  const ScopeTerms scopes(scheme, prefix);
  for (const ScopeTerm wanted : {ScopeTerm::kCertain, ScopeTerm::kWeak}) {
    for (auto term = database.allterms_begin(prefix); term != database.allterms_end(prefix); ++term) {
      if (scopes.kind(*term) == wanted) read_scope(database, table, *term);
    }
  }
  if (names_.size() == 1 && table.size() != 0) {
    throw Xapian::InvalidArgumentError("no signed document has a term with prefix '" + prefix +
                                       "' to group within; name a prefix that documents have");
  }
}

/** Documents that already have a scope keep it. */
void ScopeTable::read_scope(const Xapian::Database& database, const SignatureTable& table, const std::string& name) {
  for (auto posting = database.postlist_begin(name); posting != database.postlist_end(name); ++posting) {
    const std::optional<std::size_t> item = table.item(*posting);
    if (item && numbers_[*item] == 0) numbers_[*item] = number_of(name);
  }
}

void ScopeTable::read_field(const Xapian::Database& database, const Scheme& scheme, const SignatureTable& table,
                            const SameField& field) {
  numbers_.resize(table.size());
  alone_.resize(table.size());
  std::size_t without = 0;
  for (std::size_t item = 0; item != table.size(); ++item) {
    const std::string content = field_content(database, scheme, table.docid(item), table.tokens(item), field);
    if (content.empty() && !field.or_none) {
      leave_alone(item, without);
    } else {
      numbers_[item] = number_of(scope_of_field(name(numbers_[item]), content));
    }
  }
  without_field_ += without;
  if (without == table.size() && table.size() != 0) {
    throw Xapian::InvalidArgumentError("documents must have the same " + field.text() +
                                       ", but no signed document has one; name a field that documents have");
  }
}

/** Pairs within one scope are the same before and after the fields are read. */
void ScopeTable::count_parted(const SignatureTable& table, const std::vector<std::uint32_t>& before) {
  struct Copies {
    std::size_t all = 0;
    std::map<std::uint32_t, std::size_t> of_scope;
  };
  std::map<std::pair<std::uint64_t, std::uint32_t>, Copies> texts;
  for (std::size_t item = 0; item != table.size(); ++item) {
    if (is_alone(item)) continue;
    Copies& copies = texts[{table.digest(item), before.empty() ? 0 : before[item]}];
    parted_ += copies.all++ - copies.of_scope[number(item)]++;
  }
}

void ScopeTable::read_lengths(const SignatureTable& table, std::uint64_t least) {
  alone_.resize(table.size());
  for (std::size_t item = 0; item != table.size(); ++item) {
    if (table.tokens(item) < least) leave_alone(item, too_short_);
  }
}

void ScopeTable::read_times(const Xapian::Database& database, const SignatureTable& table, const TimeWindow& window) {
  window_ = window.days * kSecondsADay;
  times_.assign(table.size(), kNoTime);
  alone_.resize(table.size());
  bool serialised = false;
  for_each_value(database, window.slot, [&serialised](Xapian::docid, const std::string& value) {
    serialised = serialised || is_serialised_time(value);
  });
  for_each_value(database, window.slot, [&](Xapian::docid docid, const std::string& value) {
    const std::optional<std::size_t> item = table.item(docid);
    const std::optional<std::int64_t> time = item ? stored_time(value, serialised) : std::nullopt;
    if (!time) return;
    times_[*item] = *time;
  });
  for (std::size_t item = 0; item != table.size(); ++item) {
    if (times_[item] == kNoTime) leave_alone(item, without_time_);
  }
  if (without_time_ == table.size() && table.size() != 0) {
    throw Xapian::InvalidArgumentError("time window by value slot " + std::to_string(window.slot) +
                                       ", in which no signed document has a time; name a slot with times");
  }
}

bool ScopeTable::within_window(std::size_t a, std::size_t b) const {
  return times_.empty() || std::abs(times_[a] - times_[b]) <= window_;
}

}  // namespace neardup
