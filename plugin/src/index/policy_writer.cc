#include "index/policy_writer.h"

#include <algorithm>
#include <utility>

#include "database/argument_checks.h"
#include "database/document_id.h"
#include "index/document_signer.h"
#include "marks/duplicate_mark.h"
#include "record/chosen_scheme.h"
#include "record/scheme_record.h"
#include "tokenizers/tokenizer_choice.h"

namespace neardup {

namespace {

/** The id in a unique term, also of a program that writes Q or U into a database whose other documents have another prefix. */
std::optional<std::string> id_of(const std::string& unique_term, const IndexLayout& layout) {
  std::optional<std::string> id = id_in_term(unique_term, layout);
  return id ? std::move(id) : id_in_term(unique_term, {});
}

/** Marks name a document by its id. */
void require_id(const std::optional<std::string>& id, const std::string& unique_term) {
  if (id) return;
  throw Xapian::InvalidArgumentError(
      "unique term '" + unique_term +
      "' has none of the prefixes of an id, so a copy could not name its document; use Q or "
      "U and an id, or name your prefix in the scheme: idterm=PREFIX");
}

}  // namespace

PolicyWriter::PolicyWriter(Xapian::WritableDatabase& database, const Scheme& scheme, Tokenizer& tokenizer,
                           DeduplicationOptions options)
    : database_(database), scheme_(scheme), tokenizer_(tokenizer), options_(std::move(options)) {
  if (options_.policy != DuplicatePolicy::kKeep) finder();
  require_recorded(database_, scheme_);
}

WriteOutcome PolicyWriter::write(const std::string& unique_term, Xapian::Document& document, std::string_view text) {
  const bool known = database_.term_exists(unique_term);
  const Xapian::docid present = known ? *database_.postlist_begin(unique_term) : 0;
  const std::optional<std::string> id = id_of(unique_term, scheme_.index);
  const bool repeated = known && has_copies(id.value_or(""));
  WriteOutcome arrival;
  arrival.action = known ? WriteAction::kUpdated : WriteAction::kAdded;
  const DuplicatePolicy policy = options_.policy;
  if (policy == DuplicatePolicy::kMark) require_id(id, unique_term);
  const bool skips = policy == DuplicatePolicy::kSkip && !known;
  const bool changes = policy == DuplicatePolicy::kReplace || policy == DuplicatePolicy::kMark;
  std::vector<Match> matches;
  if (skips || changes || repeated) {
    matches = finder().find_incoming(document, id.value_or(""), text, present).matches;
    finder().leave_out_templates(document, text, matches);
  }
  if (skips) skip(matches, arrival);
  if (policy == DuplicatePolicy::kReplace) replace(document, matches, arrival);
  if (policy == DuplicatePolicy::kMark) mark(document, matches, arrival);
  // A copy of a document that is marked now would be hidden without its original, so it loses its mark.
  if (policy == DuplicatePolicy::kMark && arrival.duplicate_of) matches.clear();
  if (repeated) unmark_copies(*id, matches);
  if (arrival.action != WriteAction::kSkipped) {
    arrival.docid = database_.replace_document(unique_term, document);
    if (database_.size() > 1) arrival.docid = *database_.postlist_begin(unique_term);  // Xapian returns that of a shard
  }
  return arrival;
}

void PolicyWriter::remove(const std::string& unique_term) {
  database_.delete_document(unique_term);
  unmark_copies(id_of(unique_term, scheme_.index).value_or(""), {});
}

CascadeFinder& PolicyWriter::finder() {
  if (finder_) return *finder_;
  CascadeOptions options;
  options.threshold = options_.threshold;
  options.texts = options_.texts;
  return finder_.emplace(database_, scheme_, tokenizer_, options);
}

void PolicyWriter::skip(const std::vector<Match>& matches, WriteOutcome& arrival) const {
  if (matches.empty()) return;
  arrival.action = WriteAction::kSkipped;
  arrival.duplicate_of = duplicate(matches.front());
}

void PolicyWriter::replace(const Xapian::Document& document, const std::vector<Match>& matches, WriteOutcome& arrival) {
  std::vector<Match> older;
  std::vector<Match> staying;
  for (const Match& match : matches) (is_older(match.docid, document) ? older : staying).push_back(match);
  if (arrival.action == WriteAction::kAdded && !staying.empty()) return skip(staying, arrival);
  for (const Match& match : older) {
    arrival.replaced.push_back(duplicate(match));
    database_.delete_document(match.docid);
    if (const auto& id = arrival.replaced.back().id) unmark_copies(*id, {});
  }
}

void PolicyWriter::mark(Xapian::Document& document, const std::vector<Match>& matches, WriteOutcome& arrival) const {
  const auto original = std::find_if(matches.begin(), matches.end(), [this](const Match& match) {
    return !marked_original(database_.get_document(match.docid));
  });
  if (original == matches.end()) return remove_duplicate_mark(document);
  arrival.duplicate_of = duplicate(*original);
  mark_duplicate(document, arrival.duplicate_of->id);
}

bool PolicyWriter::is_older(Xapian::docid docid, const Xapian::Document& arriving) const {
  const Xapian::Document present = database_.get_document(docid);
  if (options_.time_of) {
    const std::optional<std::int64_t> time = options_.time_of(arriving);
    const std::optional<std::int64_t> other = options_.time_of(present);
    return !time || !other || *other < *time;
  }
  const std::string age = arriving.get_value(options_.age_slot);
  const std::string other = present.get_value(options_.age_slot);
  return age.empty() || other.empty() || other < age;
}

Duplicate PolicyWriter::duplicate(const Match& match) const {
  return {match.docid, document_id(database_, match.docid), *match.similarity};
}

/** A mark with an empty id would match all marks. */
bool PolicyWriter::has_copies(const std::string& id) const {
  return !id.empty() && database_.term_exists(duplicate_mark(id));
}

void PolicyWriter::unmark_copies(const std::string& id, const std::vector<Match>& still_near) {
  if (!has_copies(id)) return;
  const std::string term = duplicate_mark(id);
  const std::vector<Xapian::docid> marked(database_.postlist_begin(term), database_.postlist_end(term));
  for (const Xapian::docid docid : marked) {
    const auto is_it = [docid](const Match& match) { return match.docid == docid; };
    if (std::any_of(still_near.begin(), still_near.end(), is_it)) continue;
    Xapian::Document document = database_.get_document(docid);
    if (!marked_original(document)) continue;  // the term is another program's
    remove_duplicate_mark(document);
    database_.replace_document(docid, document);
  }
}

class DeduplicatingWriter::Implementation {
 public:
  Implementation(Xapian::WritableDatabase& database, const Scheme& scheme, const DeduplicationOptions& options,
                 std::unique_ptr<Tokenizer> tokenizer)
      : signer(scheme, std::move(tokenizer)),
        comparing(signer.tokenizer().clone()),
        writer(database, scheme, *comparing, options) {
    prepare_database(database, scheme, signer.tokenizer().version());
  }

  DocumentSigner signer;
  std::unique_ptr<Tokenizer> comparing;
  PolicyWriter writer;
};

DeduplicatingWriter::DeduplicatingWriter(Xapian::WritableDatabase& database, const DeduplicationOptions& options,
                                         std::unique_ptr<Tokenizer> tokenizer) {
  require_threshold(options.threshold);
  const Scheme scheme = choice_to_sign(database, options.scheme);
  implementation_ =
      std::make_unique<Implementation>(database, scheme, options, given_or_made(std::move(tokenizer), scheme));
}

DeduplicatingWriter::DeduplicatingWriter(DeduplicatingWriter&&) noexcept = default;
DeduplicatingWriter& DeduplicatingWriter::operator=(DeduplicatingWriter&&) noexcept = default;
DeduplicatingWriter::~DeduplicatingWriter() = default;

WriteOutcome DeduplicatingWriter::write(const std::string& unique_term, Xapian::Document& document,
                                        std::string_view text) {
  Implementation& implementation = owned(implementation_);
  document.add_boolean_term(unique_term);
  implementation.signer.annotate(document, text);
  return implementation.writer.write(unique_term, document, text);
}

void DeduplicatingWriter::remove(const std::string& unique_term) {
  owned(implementation_).writer.remove(unique_term);
}

}  // namespace neardup
