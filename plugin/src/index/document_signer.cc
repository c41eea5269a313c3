#include "index/document_signer.h"

#include <optional>
#include <utility>

#include "bytes/ascii.h"
#include "bytes/feature_hash.h"
#include "characters/page_url.h"
#include "characters/text_measures.h"
#include "database/argument_checks.h"
#include "database/document_id.h"
#include "marks/signature_removal.h"
#include "marks/taken_slots.h"
#include "record/scheme_record.h"
#include "text/missing_words.h"
#include "text/word_order.h"

namespace neardup {

namespace {

/** What a document's data say of its URLs, as the indexers of Omega and `index` write them. */
SignatureOrigin recorded_origin(const std::string& data) {
  const std::string_view url = data_field(data, "url");
  const std::string_view canonical = data_field(data, "canonical");
  SignatureOrigin origin;
  origin.canonical = page_hash(canonical);
  origin.names_other = declares_other(url, canonical);
  origin.address_rank = static_cast<std::uint8_t>(address_rank(url));
  return origin;
}

/** Whether a document's data name a file that is not plain text, such as a PDF. Omega calls RTF a text. */
bool is_of_office_file(const Xapian::Document& document) {
  const std::string data = document.get_data();
  const std::string_view type = data_field(data, "type");
  return begins_with(type, "application/") || type == "text/rtf";
}

/** Add the MD5 of a file: one with few words may hold those that a scanner puts on each page. Omega's indexers store it. */
void add_bytes_of_file(EvidenceCollector& facts, const Xapian::Document& document) {
  constexpr Xapian::valueno kMd5Slot = 1;
  constexpr std::size_t kMd5Bytes = 16;
  const std::string md5 = document.get_value(kMd5Slot);
  if (md5.size() == kMd5Bytes) facts.add(EvidenceKind::kBytes, xxh3_hash(md5));
}

/** Add what `index` knows of such a file.
 *  @param text  with its punctuation; empty if that is unknown. */
void add_file_evidence(SignatureOrigin& origin, const Xapian::Document& document, const Signature& signature,
                       std::string_view text) {
  if (origin.content_rules != 0 || !is_of_office_file(document)) return;
  EvidenceCollector facts;
  add_bytes_of_file(facts, document);
  if (signature.tokens < rule_of(EvidenceKind::kFigures).below) facts.add(EvidenceKind::kFigures, figures(text));
  origin.evidence.insert(0, facts.evidence(signature.tokens));  // what a signer finds comes after it
}

/** Whether a signature says what the index does not. */
bool knows_more(const StoredSignature& signature) {
  return signature.source == TextSource::kText || signature.content_rules != 0 || !signature.evidence.empty();
}

/** What a document's present signature says, if it is of the same words as a new one and says more than the index; else what its
 *  data say. The data's canonical URL may be newer. */
SignatureOrigin origin_of(const Xapian::Document& document, const Scheme& scheme, const Signature& signature) {
  const std::optional<StoredSignature> stored =
      decode_signature(document.get_value(scheme.slots.signature), scheme.id());
  SignatureOrigin origin = recorded_origin(document.get_data());
  if (stored && stored->token_digest == signature.token_digest && knows_more(*stored)) {
    SignatureOrigin kept = *stored;
    if (origin.canonical != 0) take_addresses(kept, origin);
    return kept;
  }
  add_file_evidence(origin, document, signature, {});
  return origin;
}

}  // namespace

DocumentSigner::DocumentSigner(const Scheme& scheme, std::unique_ptr<Tokenizer> tokenizer)
    : tokenizer_(std::move(tokenizer)),
      signer_(valid_scheme(scheme), *tokenizer_),
      scheme_id_(scheme.id()),
      own_{{scheme, OwnTerms(scheme)}} {
  require_profile(scheme, *tokenizer_);
}

const Signature& DocumentSigner::annotate(Xapian::Document& document, std::string_view text, TextSource source) {
  MissingWordsNotice notice(nullptr);
  SignedContent made = signer_.sign_content(text, {}, &notice);
  made.origin.source = source;
  return replace_signature(document, made.signature, made.origin, notice.any() ? text : std::string_view());
}

const Signature& DocumentSigner::annotate(Xapian::Document& document, const std::vector<std::string_view>& fields) {
  const SignedContent made = signer_.sign_content(fields);
  return replace_signature(document, made.signature, made.origin);
}

const Signature& DocumentSigner::annotate(Xapian::Document& document, std::string_view content,
                                          const SignatureOrigin& origin, TokenSink* also) {
  MissingWordsNotice notice(also);
  SignedContent made = signer_.sign_content(content, origin, &notice);
  if (origin.evidence.empty()) add_file_evidence(made.origin, document, made.signature, content);
  return replace_signature(document, made.signature, made.origin, notice.any() ? content : std::string_view());
}

const Signature& DocumentSigner::annotate(Xapian::Document& document, const TextFromPositions& text,
                                          TextSource source) {
  PositionsTokenizer tokenizer(*tokenizer_, text);
  const Signature& signature = signer_.sign(text.text, tokenizer);
  SignatureOrigin origin = origin_of(document, scheme(), signature);
  origin.source = source;
  return replace_signature(document, signature, origin);
}

const Signature& DocumentSigner::replace_signature(Xapian::Document& document, const Signature& signature,
                                                   const SignatureOrigin& origin, std::string_view incomplete) {
  require_no_taken_slot(document, scheme());
  remove_signatures(document, own_);
  if (signature.empty()) return signature;
  const SchemeSlots& slots = scheme().slots;
  document.add_value(slots.fingerprint,
                     value_ = encode_fingerprint(signature.fingerprint, scheme_id_, std::move(value_)));
  document.add_value(slots.signature, value_ = encode_signature(signature, origin, scheme_id_, std::move(value_)));
  if (!incomplete.empty()) add_missing_words(document, scheme(), *tokenizer_, incomplete);
  write_word_order(document, scheme());
  for (const std::string& term : signature.band_terms) document.add_boolean_term(term);
  return signature;
}

std::unique_ptr<DocumentSigner> DocumentSigner::clone() const {
  return std::make_unique<DocumentSigner>(scheme(), tokenizer_->clone());
}

void prepare_database(Xapian::WritableDatabase& database, const Scheme& scheme, const std::string& tokenizer_version) {
  require_no_clash(database, scheme);
  require_free_slots(database, scheme);
  require_free_terms(database, scheme);
  record_scheme(database, scheme, tokenizer_version);
}

void require_unprefixed_texts(const Scheme& scheme) {
  const IndexLayout& index = scheme.index;
  if (index.whole_text()) return;
  const std::string place =
      index.text_prefixes.empty() ? "among other words" : "behind the prefix " + index.text_prefixes.front();
  throw Xapian::InvalidArgumentError("database keeps its texts " + place +
                                     ", where another program writes them; let that program index, or index into a "
                                     "database of your own");
}

void forget_other_versions(Xapian::WritableDatabase& database, const Scheme& scheme,
                           const std::string& tokenizer_version) {
  if (recorded_tokenizer_versions(database, scheme) == std::vector<std::string>{tokenizer_version}) return;
  record_only_version(database, scheme, tokenizer_version);
}

}  // namespace neardup
