#include "index/database_signing.h"

#include <algorithm>
#include <chrono>
#include <iterator>
#include <optional>
#include <utility>

#include "database/argument_checks.h"
#include "database/metadata_keys.h"
#include "database/slot_values.h"
#include "group/grouping.h"
#include "marks/band_check.h"
#include "marks/duplicate_mark.h"
#include "marks/signature_check.h"
#include "marks/signature_reader.h"
#include "marks/signature_removal.h"
#include "marks/stored_marks.h"
#include "marks/taken_slots.h"
#include "marks/words_check.h"
#include "record/compared_pairs.h"
#include "record/document_lengths.h"
#include "record/rule_words.h"
#include "record/scheme_record.h"
#include "record/weight_snapshot.h"
#include "scheme/own_terms.h"
#include "sign/stored_values.h"
#include "text/indexed_text.h"
#include "text/position_reader.h"

namespace neardup {

namespace {

std::vector<Scheme> other_recorded_schemes(const Xapian::Database& database, const Scheme& scheme) {
  std::vector<Scheme> others = recorded_schemes(database);
  others.erase(std::remove(others.begin(), others.end(), scheme), others.end());
  return others;
}

/** Whether words from positions are, by their number, nearly the words that were signed. */
bool covers(std::uint64_t words, std::uint64_t signed_words) {
  constexpr double kDifference = 0.02;
  const double difference = static_cast<double>(words) - static_cast<double>(signed_words);
  return std::abs(difference) <= kDifference * static_cast<double>(signed_words);
}

std::vector<Xapian::docid> merged(const std::vector<Xapian::docid>& a, const std::vector<Xapian::docid>& b) {
  std::vector<Xapian::docid> all;
  std::merge(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(all));
  return all;
}

bool any_other_text(const std::vector<Scheme>& others, const Scheme& scheme) {
  return std::any_of(others.begin(), others.end(),
                     [&scheme](const Scheme& other) { return !other.index.reads_as(scheme.index); });
}

using Report = DatabaseSigningReport;

/** In the order of SigningOutcome. */
constexpr std::size_t Report::*kCounts[] = {&Report::newly_signed,  &Report::resigned,          &Report::bands_restored,
                                            &Report::without_words, &Report::without_positions, &Report::under_prefixes,
                                            &Report::not_covered,   &Report::slots_taken};

/** A valid signature that a document has. */
struct PresentSignature {
  StoredSignature stored;
  std::uint32_t scheme_id;
};

/** What is wrong with a valid signature, ascending. */
enum class Wrong : std::uint8_t { kNothing, kBands, kAll };

/** One run over a database. */
class SigningRun {
 public:
  SigningRun(Xapian::WritableDatabase& database, DocumentSigner& indexer, const DatabaseSigningOptions& options)
      : database_(database),
        indexer_(indexer),
        options_(options),
        version_(indexer.tokenizer().version()),
        others_(other_recorded_schemes(database, indexer.scheme())),
        recorded_(!database.get_metadata(scheme_key(kSchemeKeys, indexer.scheme())).empty()),
        reads_elsewhere_(any_other_text(others_, indexer.scheme())),
        record_(database, indexer.scheme(), version_),
        sink_([this](IssueKind kind, Xapian::docid docid, const std::string&) { take_issue(kind, docid); }),
        words_(database, indexer.scheme(), indexer.tokenizer(), sink_) {}

  DatabaseSigningReport run() {
    Xapian::docid last = database_.get_lastdocid();
    std::vector<Xapian::docid> docids = documents_to_sign();
    prepare();
    Xapian::docid done = sign_all(docids);
    if (report_.finished && options_.verify) sign_swapped();
    while (report_.finished && last < database_.get_lastdocid()) {  // other programs wrote between two batches
      docids = without_signature(std::exchange(last, database_.get_lastdocid()) + 1).first;
      report_.documents += docids.size();
      done = sign_all(docids);
    }
    report_.finished ? finish() : commit(done);
    return report_;
  }

 private:
  using Clock = std::chrono::steady_clock;

  const Scheme& scheme() const { return indexer_.scheme(); }

  /** @return the last docid that is done. */
  Xapian::docid sign_all(const std::vector<Xapian::docid>& docids) {
    Xapian::docid last = 0;
    std::size_t done = 0;
    for (const Xapian::docid docid : docids) {
      report_.finished = !options_.stop || !options_.stop();
      if (!report_.finished) break;
      if (options_.progress) options_.progress(done, docids.size());
      if_there(docid, [&] { look_at(docid); });
      last = docid;
      const bool pause = options_.let_others_in && Clock::now() - since_ >= options_.hold;
      if (++done % options_.commit_every != 0 && !pause) continue;
      commit(docid);
      if (options_.let_others_in && done != docids.size()) {
        options_.let_others_in();
        require_alone(docid);
      }
      since_ = Clock::now();
    }
    return last;
  }

  /** Others may have signed the database under another scheme, or detached it, between two batches. @param done  committed. */
  void require_alone(Xapian::docid done) const {
    const bool detached = recorded_now_ && database_.get_metadata(scheme_key(kSchemeKeys, scheme())).empty();
    const bool resigned = options_.resign && record_.done() != std::max(done, resigned_before_);
    if (!detached && !resigned && other_recorded_schemes(database_, scheme()) == others_) return;
    throw SchemeMismatchError(
        "another process has changed the schemes of the database since this run began; run this again");
  }

  /** Others may remove a document between two batches. */
  template <typename Take>
  void if_there(Xapian::docid docid, const Take& take) {
    try {
      database_.get_doclength(docid);
    } catch (const Xapian::DocNotFoundError&) {
      --report_.documents;
      return;
    }
    take();
  }

  /** Whether the scheme's signatures can be made from the words of an index, which does not tell links from others. */
  bool signs_words() const { return !scheme().has_simhash() || !scheme().leaves_links_out(); }

  /** Schemes whose signatures this run removes: none without a re-signing, which adds a scheme. */
  std::vector<std::pair<Scheme, OwnTerms>> replaced_schemes() const {
    std::vector<std::pair<Scheme, OwnTerms>> replaced;
    if (!options_.resign) return replaced;
    for (const Scheme& other : others_) replaced.emplace_back(other, OwnTerms(other));
    return replaced;
  }

  /** Reads all documents before it writes any: a cursor must not be open during a write, and a rejected database must
   *  stay unchanged. */
  std::vector<Xapian::docid> documents_to_sign() {
    if (!options_.resign) {
      require_no_clash(database_, scheme());
      const bool half_resigned = !others_.empty() && !database_.get_metadata(kResigningKey).empty();
      if (half_resigned) throw other_scheme_error(others_.front().name(), scheme());
    }
    require_free_slots(database_, scheme());
    require_free_terms(database_, scheme());
    if (options_.resign) resigned_before_ = record_.done();
    const auto [docids, done] = without_signature(1);
    report_.documents = docids.size() + done.size();
    any_signed_ = !done.empty();
    require_whole_fingerprints(docids);
    find_suspects(done);
    report_.already_signed = done.size() - missing_bands_.size() - suspects_.size();
    return merged(merged(docids, missing_bands_), suspects_);
  }

  /** The documents from a docid on that have no valid signature, and the others. */
  std::pair<std::vector<Xapian::docid>, std::vector<Xapian::docid>> without_signature(Xapian::docid first) const {
    SignatureReader reader(database_, scheme());
    std::pair<std::vector<Xapian::docid>, std::vector<Xapian::docid>> documents;
    auto document = database_.postlist_begin("");
    if (document != database_.postlist_end("")) document.skip_to(first);
    for (; document != database_.postlist_end(""); ++document) {
      const SignatureStatus status = reader.status(*document);
      if (status == SignatureStatus::kOtherScheme && !options_.resign && !options_.verify) refuse(*document);
      const bool is_done = status == SignatureStatus::kSigned && (!options_.resign || *document <= resigned_before_);
      (is_done ? documents.second : documents.first).push_back(*document);
    }
    return documents;
  }

  /** Finds those whose band terms are missing, and those whose signature may be stale besides.
   *  @param signed_before  documents with valid values that stay as they are. */
  void find_suspects(const std::vector<Xapian::docid>& signed_before) {
    if (options_.verify) {
      suspects_ = signed_before;
    } else {
      SignatureReader reader(database_, scheme());
      missing_bands_ = documents_without_bands(database_, scheme(), signed_before, reader);
    }
    if (options_.resign || !signs_words()) return;
    const std::vector<Xapian::docid> of_other_length =
        DocumentLengths::of(database_).changed_since(DocumentLengths::recorded(database_, scheme()));
    words_.distrust(merged(of_other_length, missing_bands_));
    if (options_.verify) return;
    std::vector<Xapian::docid> with_signature;
    std::set_intersection(of_other_length.begin(), of_other_length.end(), signed_before.begin(), signed_before.end(),
                          std::back_inserter(with_signature));
    std::set_difference(with_signature.begin(), with_signature.end(), missing_bands_.begin(), missing_bands_.end(),
                        std::back_inserter(suspects_));
  }

  void require_whole_fingerprints(const std::vector<Xapian::docid>& docids) const {
    if (signs_words()) return;
    const bool any = std::any_of(docids.begin(), docids.end(), [this](Xapian::docid docid) {
      return indexed_text(database_, docid, scheme()) == IndexedText::kWithPositions;
    });
    if (!any) return;
    throw Xapian::InvalidArgumentError(
        "scheme " + scheme().name() +
        " uses fingerprints without the words of links and addresses, and an index does not tell these "
        "words "
        "from others: signed from it, a text would not be found; sign the texts with 'xapian-neardup index' or "
        "'xapian-neardup run', or sign with '--scheme standard'");
  }

  /** A merged database may have documents of schemes that its metadata does not record. */
  [[noreturn]] void refuse(Xapian::docid docid) const {
    const Xapian::Document document = database_.get_document(docid);
    for (const unsigned slot : {scheme().slots.signature, scheme().slots.fingerprint}) {
      const std::optional<std::uint32_t> id = stored_scheme_id(document.get_value(slot));
      if (id && *id != scheme().id()) throw other_scheme_error(describe_scheme(database_, *id), scheme());
    }
    throw Xapian::DatabaseCorruptError("document " + std::to_string(docid) + " has changed while it was read");
  }

  void prepare() {
    if (any_signed_ || options_.resign) record();
    if (!options_.resign) return;
    // Groups of other schemes are removed document by document. The scheme's own groups stay until the next grouping.
    const std::string kept = kept_rule();
    keeps_groups_ = rule_word(kept, "scheme").has_value();
    for (const Scheme& other : others_) forget_groups(other);
    forget_groups(scheme());
    database_.set_metadata(scheme_key(kGroupRuleKeys, scheme()), kept);
  }

  /** Record the scheme before the first signature is written: a run that signs nothing leaves the layout open. */
  void record() {
    if (!std::exchange(recorded_now_, true)) record_scheme(database_, scheme(), version_);
  }

  /** The rule of the scheme's own groups; without groups the part of it that stays, or else of a replaced scheme. */
  std::string kept_rule() const {
    if (const std::string own = rule_of_groups(database_, scheme()); !own.empty()) return own;
    std::string rule = database_.get_metadata(scheme_key(kGroupRuleKeys, scheme()));
    for (auto other = others_.begin(); rule.empty() && other != others_.end(); ++other) {
      rule = database_.get_metadata(scheme_key(kGroupRuleKeys, *other));
    }
    return rule_without_groups(rule);
  }

  void forget_groups(const Scheme& of_scheme) {
    database_.set_metadata(scheme_key(kGroupRuleKeys, of_scheme), {});
    database_.set_metadata(scheme_key(kLastRunKeys, of_scheme), {});
    write_weight_snapshot(database_, of_scheme, nullptr);
    write_compared_pairs(database_, of_scheme, {}, {});
  }

  void look_at(Xapian::docid docid) {
    Wrong wrong = std::binary_search(missing_bands_.begin(), missing_bands_.end(), docid) ? Wrong::kBands : Wrong::kAll;
    if (std::binary_search(suspects_.begin(), suspects_.end(), docid)) {
      wrong = what_is_wrong(docid);
      if (wrong == Wrong::kNothing) {
        ++report_.already_signed;
        return;
      }
      if (wrong == Wrong::kAll) return report(docid, signed_if_free(docid, &SigningRun::sign_again));
    }
    report(docid, signed_if_free(docid, wrong == Wrong::kBands ? &SigningRun::restore_bands : &SigningRun::sign));
  }

  void report(Xapian::docid docid, SigningOutcome outcome) {
    ++(report_.*kCounts[static_cast<std::size_t>(outcome)]);
    if (options_.looked_into) options_.looked_into(docid, outcome);
  }

  SigningOutcome signed_if_free(Xapian::docid docid, SigningOutcome (SigningRun::*way)(Xapian::docid docid)) {
    try {
      return (this->*way)(docid);
    } catch (const TakenSlotError&) {
      return SigningOutcome::kSlotTaken;
    }
  }

  /** What the words, and with `verify` the stored parts, say of a valid signature. The reader's cursors are closed before
   *  the document is written. */
  Wrong what_is_wrong(Xapian::docid docid) {
    wrong_ = Wrong::kNothing;
    const StoredMarks marks = StoredMarksReader(database_, scheme()).read(docid);
    if (options_.verify) check_signature(database_, scheme(), marks, sink_);
    if (options_.take_slots && !taken_slots(marks.values, scheme()).empty()) take_issue(IssueKind::kTaken, docid);
    if (signs_words()) words_.check(marks);
    return wrong_;
  }

  void take_issue(IssueKind kind, Xapian::docid docid) {
    if (kind == IssueKind::kTaken && !options_.take_slots) return;
    const bool bands = kind == IssueKind::kWrongBands || kind == IssueKind::kTaken;
    wrong_ = std::max(wrong_, bands ? Wrong::kBands : Wrong::kAll);
    if (finishing_) swapped_.push_back(docid);
  }

  /** Signs those again that have the signature of another document's words. */
  void sign_swapped() {
    finishing_ = true;
    words_.finish();
    for (const Xapian::docid docid : swapped_) {
      --report_.already_signed;
      if_there(docid, [&] { report(docid, signed_if_free(docid, &SigningRun::sign_again)); });
    }
  }

  /** A document, and whether something was removed from it that other programs keep in the scheme's places. */
  std::pair<Xapian::Document, bool> opened(Xapian::docid docid) const {
    Xapian::Document document = database_.get_document(docid);
    if (!options_.take_slots) return {document, false};
    const bool taken = take_slots(document, scheme());
    const std::vector<std::string> terms = unproven_terms(document, scheme());
    for (const std::string& term : terms) document.remove_term(term);
    return {document, taken || !terms.empty()};
  }

  /** Replaces a stale signature. The group marks go with it, so that the next run of grouping decides about the
   *  document. */
  SigningOutcome sign_again(Xapian::docid docid) {
    Xapian::Document document = opened(docid).first;
    require_no_taken_slot(document, scheme());
    read_positions(document);
    remove_signature(document, scheme());
    const TextFromPositions text = text_from_positions(document, scheme());
    const bool has_words = !indexer_.annotate(document, text).empty();
    report_.overlapping += has_words && text.overlapping ? 1 : 0;
    record();
    database_.replace_document(docid, document);
    return has_words ? SigningOutcome::kResigned : outcome_without_words(docid);
  }

  SigningOutcome sign(Xapian::docid docid) {
    Xapian::Document document = opened(docid).first;
    const std::optional<PresentSignature> present = present_signature(document);
    const std::optional<PresentSignature> earlier = present ? present : signature_beside(document);
    read_positions(document);
    const TextFromPositions text = text_from_positions(document, scheme());
    const std::optional<std::string> mark = kept_mark(document);
    const std::optional<GroupMarks> group = keeps_groups_ ? group_marks(document, scheme()) : std::nullopt;
    remove_signatures(document, replaced_);
    const Signature& signature = indexer_.annotate(document, text);
    if (earlier) keep_origin(document, signature, *earlier);
    if (group && !signature.empty()) restore_group_marks(document, scheme(), *group);
    if (mark) mark_duplicate(document, mark->empty() ? std::nullopt : mark);
    if (signature.empty()) {
      leave_unsigned(docid, present);
      return outcome_without_words(docid);
    }
    if (present && !reads_elsewhere_ && !covers(signature.tokens, present->stored.tokens)) {
      leave_unsigned(docid, present);
      return SigningOutcome::kNotCovered;
    }
    record();
    database_.replace_document(docid, document);
    report_.overlapping += text.overlapping ? 1 : 0;
    return present ? SigningOutcome::kResigned : SigningOutcome::kNewlySigned;
  }

  SigningOutcome outcome_without_words(Xapian::docid docid) {
    const IndexedText text = indexed_text(database_, docid, scheme());
    if (text == IndexedText::kWithoutPositions) return SigningOutcome::kWithoutPositions;
    if (text != IndexedText::kUnderPrefixes) return SigningOutcome::kWithoutWords;
    report_.prefixes.merge(word_prefixes(database_, docid));
    return SigningOutcome::kUnderPrefixes;
  }

  /** Keeps the document's values, also the source of its text, and its group marks. */
  SigningOutcome restore_bands(Xapian::docid docid) {
    Xapian::Document document = opened(docid).first;
    const OwnTerms own(scheme());
    const std::vector<std::string> terms = band_terms(own, document);
    read_positions(document);
    const TextFromPositions text = text_from_positions(document, scheme());
    const std::string fingerprint = document.get_value(scheme().slots.fingerprint);
    const std::string value = document.get_value(scheme().slots.signature);
    const StoredSignature signature = *decode_signature(value, scheme());
    const std::optional<std::string> mark = marked_original(document);
    const std::optional<GroupMarks> group = group_marks(document, scheme());
    const Signature& words = indexer_.annotate(document, text, signature.source);
    if (words.token_digest != signature.token_digest && what_is_wrong(docid) == Wrong::kAll) return sign_again(docid);
    const auto right =
        restored_bands(scheme(), *decode_fingerprint(fingerprint, scheme().id()), signature, terms, words);
    if (!right) return SigningOutcome::kNotCovered;
    const std::vector<std::string> stay = unproven_bands(own, terms, true);
    const auto is_in = [](const std::vector<std::string>& those, const std::string& term) {
      return std::find(those.begin(), those.end(), term) != those.end();
    };
    for (const std::string& term : band_terms(own, document)) {
      if (!is_in(stay, term) && !is_in(*right, term)) document.remove_term(term);
    }
    for (const std::string& term : *right) document.add_boolean_term(term);
    document.add_value(scheme().slots.fingerprint, fingerprint);
    document.add_value(scheme().slots.signature, value);
    if (group) restore_group_marks(document, scheme(), *group);
    if (mark) mark_duplicate(document, mark->empty() ? std::nullopt : mark);
    database_.replace_document(docid, document);
    return SigningOutcome::kBandsRestored;
  }

  /** The duplicate mark of a document that gets a second scheme's signature. Its words do not change, so the mark stays
   *  valid. */
  std::optional<std::string> kept_mark(const Xapian::Document& document) const {
    if (options_.resign || others_.empty()) return std::nullopt;
    return marked_original(document);
  }

  /** Removes everything from a document that is not signed again, except a signature of this scheme and the document's
   *  part in the scheme's groups. A damaged signature stays if nothing is to be verified. Other bytes would pass for
   *  another program's, because nothing identifies them. */
  void leave_unsigned(Xapian::docid docid, const std::optional<PresentSignature>& present) {
    const bool keeps = present && present->scheme_id == scheme().id() && !options_.verify;
    if (keeps) ++kept_;
    if (!options_.resign && !options_.verify && (keeps || !present)) return;
    auto [document, changed] = opened(docid);
    changed |= remove_signatures(document, replaced_);
    if (keeps) {
      if (!keeps_groups_ || !group_marks(document, scheme())) changed |= remove_group_marks(document, scheme());
    } else if (present || recorded_) {
      const bool dropped = remove_signature(document, scheme());
      if (dropped || present) ++report_.dropped;
      changed |= dropped;
    }
    if (changed) database_.replace_document(docid, document);
  }

  /** Keep what an earlier signature of the same words says beside them, also one of another scheme. If its scheme cuts words
   *  otherwise, or another version of the tokenizer did, the words are the same if there are about as many. */
  void keep_origin(Xapian::Document& document, const Signature& signature, const PresentSignature& earlier) const {
    const StoredSignature& stored = earlier.stored;
    const bool same_cut = std::binary_search(same_cuts_.begin(), same_cuts_.end(), earlier.scheme_id);
    const bool same_words =
        same_cut ? stored.token_digest == signature.token_digest : covers(signature.tokens, stored.tokens);
    if (signature.empty() || !same_words) return;
    SignatureOrigin origin = stored;
    origin.source = TextSource::kPositions;
    const auto now = decode_signature(document.get_value(scheme().slots.signature), scheme());
    if (now && now->canonical != 0) take_addresses(origin, *now);  // those of the document's data, which may be newer
    document.add_value(scheme().slots.signature, encode_signature(signature, origin, scheme().id()));
  }

  /** Of the scheme and the others that the database records, the ids of those whose words are cut as this run cuts them. */
  std::vector<std::uint32_t> same_cuts() const {
    std::vector<std::uint32_t> ids;
    const auto take = [&](const Scheme& one) {
      const bool same = one.tokenizer_profile == scheme().tokenizer_profile &&
                        recorded_tokenizer_versions(database_, one) == std::vector<std::string>{version_};
      if (same) ids.push_back(one.id());
    };
    take(scheme());
    std::for_each(others_.begin(), others_.end(), take);
    std::sort(ids.begin(), ids.end());
    return ids;
  }

  /** A signature of another scheme that stays. */
  std::optional<PresentSignature> signature_beside(const Xapian::Document& document) const {
    for (const Scheme& other : others_) {
      const auto signature = decode_signature(document.get_value(other.slots.signature), other.id());
      if (signature) return PresentSignature{*signature, other.id()};
    }
    return std::nullopt;
  }

  /** A signature of the scheme, or of one that this run replaces. */
  std::optional<PresentSignature> present_signature(const Xapian::Document& document) const {
    const std::string value = document.get_value(scheme().slots.signature);
    if (const auto signature = decode_signature(value, scheme())) return PresentSignature{*signature, scheme().id()};
    if (const std::optional<std::uint32_t> id = stored_scheme_id(value)) {  // whether or not the database records it
      if (const auto signature = decode_signature(value, *id)) return PresentSignature{*signature, *id};
    }
    for (const auto& [other, own] : replaced_) {
      const auto signature = decode_signature(document.get_value(other.slots.signature), other);
      if (signature) return PresentSignature{*signature, other.id()};
    }
    return std::nullopt;
  }

  void commit(Xapian::docid done) {
    if (options_.resign) record_.set_done(std::max(done, resigned_before_));
    if (options_.commit) options_.commit();
  }

  void finish() {
    if (options_.resign) {
      for (const Scheme& other : others_) forget_scheme(database_, other);
      if (kept_ == 0 && resigned_before_ == 0) record_only_version(database_, scheme(), version_);
      record_.clear();
    }
    if (recorded_now_) DocumentLengths::of(database_).record(database_, scheme());
    if (options_.commit) options_.commit();
  }

  Xapian::WritableDatabase& database_;
  DocumentSigner& indexer_;
  const DatabaseSigningOptions& options_;
  std::string version_;
  std::vector<Scheme> others_;
  const std::vector<std::uint32_t> same_cuts_ = same_cuts();
  const std::vector<std::pair<Scheme, OwnTerms>> replaced_ = replaced_schemes();
  bool recorded_;                           // whether the database recorded the scheme: then its slots are ours
  bool reads_elsewhere_;                    // whether another scheme takes other terms for the text
  bool any_signed_ = false;                 // whether a document has a valid signature at the start
  bool recorded_now_ = false;               // whether this run recorded the scheme
  Clock::time_point since_ = Clock::now();  // the last batch, or the start
  bool keeps_groups_ = false;  // whether the groups are the scheme's own: another layout may have the same slots
  ResigningRecord record_;
  std::vector<Xapian::docid> missing_bands_;  // of documents whose values are valid; ascending
  std::vector<Xapian::docid> suspects_;       // whose signature may be stale; ascending, and none of these
  IssueSink sink_;
  WordsCheck words_;
  Wrong wrong_ = Wrong::kNothing;       // with the document that is looked at
  bool finishing_ = false;              // what words_ says now is of several documents
  std::vector<Xapian::docid> swapped_;  // with the signature of another document's words
  Xapian::docid resigned_before_ = 0;   // up to this docid, by an interrupted run
  std::size_t kept_ = 0;                // documents that keep a signature of this scheme
  DatabaseSigningReport report_;
};

}  // namespace

DatabaseSigningReport sign_database(Xapian::WritableDatabase& database, DocumentSigner& indexer,
                                    const DatabaseSigningOptions& options) {
  require_one_local_shard(database, "sign");
  require_commit_every(options.commit_every);
  return SigningRun(database, indexer, options).run();
}

}  // namespace neardup
