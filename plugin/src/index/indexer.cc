#include "neardup/indexer.h"

#include <map>
#include <utility>

#include "characters/page_url.h"
#include "database/argument_checks.h"
#include "database/prefixed_terms.h"
#include "index/document_signer.h"
#include "record/chosen_scheme.h"
#include "text/text_postings.h"
#include "tokenizers/tokenizer_choice.h"

namespace neardup {

namespace {

SignatureOrigin origin_of(const PageContent& page) {
  return {page.rules, page.evidence, page_hash(page.canonical), page.names_other,
          static_cast<std::uint8_t>(page.address_rank)};
}

}  // namespace

class Indexer::Implementation {
 public:
  explicit Implementation(std::unique_ptr<DocumentSigner> made) : signer(std::move(made)) {}

  const Signature& index(Xapian::Document& document, std::string_view text, std::string_view left_out,
                         const SignatureOrigin& origin, const std::string& stemmer, Xapian::termpos last) {
    require_unprefixed_texts(signer->scheme());
    require_no_signed_text(document);
    TextPostings& postings = this->postings(stemmer);
    TokenPlaces places(text);
    const Signature& signature = signer->annotate(document, text, origin, &places);
    postings.add(document, left_out, {"", 1, false}, 0);
    postings.add_body(document, text, places, last);
    return signature;
  }

  const std::unique_ptr<DocumentSigner> signer;

 private:
  void require_no_signed_text(const Xapian::Document& document) const {
    if (document.get_value(signer->scheme().slots.signature).empty()) return;
    for (auto term = document.termlist_begin(); term != document.termlist_end(); ++term) {
      if (is_capital((*term)[0]) || term.positionlist_count() == 0) continue;
      throw Xapian::InvalidOperationError(
          "the document has a signed text already, and one signature has one text; join the texts, or call "
          "clear_terms() first to index the document again");
    }
  }

  TextPostings& postings(const std::string& stemmer) {
    return postings_.try_emplace(stemmer, signer->tokenizer(), stemmer, signer->scheme()).first->second;
  }

  std::map<std::string, TextPostings> postings_;  // by stemmer
};

Indexer::Indexer(Xapian::WritableDatabase& database, std::string_view scheme, std::unique_ptr<Tokenizer> tokenizer) {
  const Scheme chosen = choice_to_sign(database, scheme);
  auto signer = std::make_unique<DocumentSigner>(chosen, given_or_made(std::move(tokenizer), chosen));
  prepare_database(database, chosen, signer->tokenizer().version());
  implementation_ = std::make_unique<Implementation>(std::move(signer));
}

Indexer::Indexer(std::unique_ptr<Implementation> implementation) : implementation_(std::move(implementation)) {}

Indexer::Indexer(Indexer&&) noexcept = default;
Indexer& Indexer::operator=(Indexer&&) noexcept = default;
Indexer::~Indexer() = default;

const Signature& Indexer::annotate(Xapian::Document& document, std::string_view text) {
  return owned(implementation_).signer->annotate(document, text);
}

const Signature& Indexer::annotate_fields(Xapian::Document& document, const std::vector<std::string_view>& fields) {
  return owned(implementation_).signer->annotate(document, fields);
}

const Signature& Indexer::index_text(Xapian::Document& document, std::string_view text, const std::string& stemmer,
                                     Xapian::termpos last) {
  return owned(implementation_).index(document, text, {}, {}, stemmer, last);
}

const Signature& Indexer::annotate_page(Xapian::Document& document, const PageContent& page) {
  return owned(implementation_).signer->annotate(document, page.text, origin_of(page));
}

const Signature& Indexer::index_page(Xapian::Document& document, const PageContent& page, const std::string& stemmer,
                                     Xapian::termpos last) {
  return owned(implementation_).index(document, page.text, page.left_out, origin_of(page), stemmer, last);
}

std::string Indexer::scheme() const {
  return owned(implementation_).signer->scheme().text();
}

Indexer Indexer::clone() const {
  return Indexer(std::make_unique<Implementation>(owned(implementation_).signer->clone()));
}

}  // namespace neardup
