/** @file signed_database.h
 *  Databases of signed texts for tests. */
#ifndef NEARDUP_TESTS_PLUGIN_SIGNED_DATABASE_H
#define NEARDUP_TESTS_PLUGIN_SIGNED_DATABASE_H

#include <xapian.h>

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "bands/bands.h"
#include "core/whole_sets.h"
#include "index/document_signer.h"
#include "sign/stored_values.h"
#include "temporary_folder.h"
#include "white_space_tokenizer.h"

namespace neardup {

inline DocumentSigner white_space_indexer(const Scheme& scheme = white_space_scheme()) {
  return DocumentSigner(scheme, std::make_unique<WhiteSpaceTokenizer>());
}

/** A document as a simple indexer makes it: terms with positions, the text as data, a unique term if it has an id. */
inline Xapian::Document plain_document(const std::string& text, const std::string& id = "") {
  Xapian::Document document;
  Xapian::TermGenerator generator;
  generator.set_document(document);
  generator.index_text(text);
  document.set_data(text);
  if (!id.empty()) document.add_boolean_term("Q" + id);
  return document;
}

inline Xapian::Document signed_document(DocumentSigner& indexer, const std::string& text, const std::string& id = "") {
  Xapian::Document document = plain_document(text, id);
  indexer.annotate(document, text);
  return document;
}

/** Signed, with a title before the text and with English stems as `strategy` puts them on a document. */
inline Xapian::Document stemming_document(DocumentSigner& indexer, const std::string& text, const std::string& title,
                                          Xapian::TermGenerator::stem_strategy strategy) {
  Xapian::Document document;
  Xapian::TermGenerator generator;
  generator.set_stemmer(Xapian::Stem("english"));
  generator.set_stemming_strategy(strategy);
  generator.set_document(document);
  generator.index_text(title);
  generator.index_text(text);
  document.set_data(text);
  indexer.annotate(document, text);
  return document;
}

/** With stems instead of words. */
inline Xapian::Document stemmed_document(DocumentSigner& indexer, const std::string& text,
                                         const std::string& title = "") {
  return stemming_document(indexer, text, title, Xapian::TermGenerator::STEM_ALL);
}

/** With stems beside the words. */
inline Xapian::Document document_with_stems(DocumentSigner& indexer, const std::string& text) {
  return stemming_document(indexer, text, "", Xapian::TermGenerator::STEM_SOME);
}

/** The same with terms that have no positions: nobody can put its words together again. */
inline Xapian::Document positionless_document(const std::string& text, const std::string& id = "") {
  Xapian::Document document;
  Xapian::TermGenerator generator;
  generator.set_document(document);
  generator.index_text_without_positions(text);
  document.set_data(text);
  if (!id.empty()) document.add_boolean_term("Q" + id);
  return document;
}

/** Signed, but with terms that have no positions: exact verification is impossible. */
inline Xapian::Document uncovered_document(DocumentSigner& indexer, const std::string& text,
                                           const std::string& id = "") {
  Xapian::Document document = positionless_document(text, id);
  indexer.annotate(document, text);
  return document;
}

inline std::vector<std::string> terms_of(const Xapian::Document& document, const std::string& prefix = "") {
  std::vector<std::string> terms;
  for (auto term = document.termlist_begin(); term != document.termlist_end(); ++term) {
    if ((*term).compare(0, prefix.size(), prefix) == 0) terms.push_back(*term);
  }
  return terms;
}

/** Give a signed document another fingerprint, as if it were of its words. */
inline void give_fingerprint(Xapian::Document& document, const Scheme& scheme, std::uint64_t fingerprint) {
  StoredSignature signature = *decode_signature(document.get_value(scheme.slots.signature), scheme.id());
  signature.fingerprint_check = fingerprint_check(fingerprint);
  document.add_value(scheme.slots.fingerprint, encode_fingerprint(fingerprint, scheme.id()));
  document.add_value(scheme.slots.signature, encode_signature(signature, scheme.id()));
}

/** Give a signed document another fingerprint, and the simhash band terms that belong to it. */
inline void plant_fingerprint(Xapian::Document& document, const Scheme& scheme, std::uint64_t fingerprint) {
  give_fingerprint(document, scheme, fingerprint);
  for (unsigned f = 0; f != scheme.families.size(); ++f) {
    if (!scheme.families[f].of_simhash()) continue;
    const std::vector<std::uint64_t> keys = band_keys(scheme.families[f], {}, fingerprint);
    for (unsigned band = 0; band != keys.size(); ++band) {
      const std::string term = scheme.band_term(f, band, keys[band]);
      const std::string label = term.substr(0, scheme.band_prefix.size() + 1);
      for (const std::string& old : terms_of(document, label)) document.remove_term(old);
      document.add_boolean_term(term);
    }
  }
}

/** A value of this library with one bit changed. */
inline std::string damaged(std::string value) {
  value.at(0) = static_cast<char>(value.at(0) ^ 1);
  return value;
}

/** A database of its own in a folder of its own. */
class SignedDatabase {
 public:
  explicit SignedDatabase(const Scheme& scheme = white_space_scheme())
      : path_(folder_.path("db")),
        indexer_(white_space_indexer(scheme)),
        database_(path_, Xapian::DB_CREATE_OR_OVERWRITE | Xapian::DB_NO_SYNC) {
    prepare_database(database_, scheme, indexer_.tokenizer().version());
  }

  Xapian::docid add(const std::string& text, const std::string& id = "") {
    return database_.add_document(signed_document(indexer_, text, id));
  }
  Xapian::docid add(const Xapian::Document& document) { return database_.add_document(document); }
  Xapian::docid add_uncovered(const std::string& text) {
    return database_.add_document(uncovered_document(indexer_, text));
  }
  void replace(Xapian::docid docid, const std::string& text) {
    database_.replace_document(docid, signed_document(indexer_, text));
  }

  /** Write a value of a document behind the program's back. */
  void set_value(Xapian::docid docid, unsigned slot, const std::string& value) {
    Xapian::Document document = database_.get_document(docid);
    document.add_value(slot, value);
    database_.replace_document(docid, document);
  }

  /** Damage a value of a document. */
  void damage(Xapian::docid docid, unsigned slot) {
    set_value(docid, slot, damaged(database_.get_document(docid).get_value(slot)));
  }

  /** Take all terms with a prefix from a document. */
  void remove_terms(Xapian::docid docid, const std::string& prefix) {
    Xapian::Document document = database_.get_document(docid);
    for (const std::string& term : terms_of(document, prefix)) document.remove_term(term);
    database_.replace_document(docid, document);
  }

  Xapian::WritableDatabase& database() { return database_; }
  DocumentSigner& indexer() { return indexer_; }
  Tokenizer& tokenizer() { return indexer_.tokenizer(); }
  const Scheme& scheme() const { return indexer_.scheme(); }
  const std::string& path() const { return path_; }

  /** What another process sees: everything so far is committed. */
  Xapian::Database reader() {
    database_.commit();
    return Xapian::Database(path_);
  }

 private:
  TemporaryFolder folder_;
  std::string path_;
  DocumentSigner indexer_;
  Xapian::WritableDatabase database_;
};

}  // namespace neardup

#endif  // NEARDUP_TESTS_PLUGIN_SIGNED_DATABASE_H
