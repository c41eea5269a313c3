/** @file corpus.h
 *  Texts in a database of their own, as the index command writes their bodies, and what brute force knows of them. */
#ifndef NEARDUP_TESTS_QUALITY_CORPUS_H
#define NEARDUP_TESTS_QUALITY_CORPUS_H

#include <filesystem>
#include <string>
#include <vector>

#include <xapian.h>

#include "index/document_signer.h"
#include "indexing/document_builder.h"
#include "neardup/icu_tokenizer.h"
#include "quality/labelled_set.h"
#include "sign/signer.h"

namespace neardup::quality {

struct MeasuredDocument {
  Signature signature;
  ShingleSet of_text;
  ShingleSet of_index;        ///< rebuilt from the positions
  bool covered = false;       ///< whether the positions hold the document's words
  std::string evidence = {};  ///< what copies must share beside its words
};

/** What brute force knows of the Jaccard index of two documents: 0 if their evidence differs, 1 for equal words, else the index of what is rebuilt,
 *  else the lower bound of the estimate from their sketches. It decides whether two documents are near. */
double least_similarity(const MeasuredDocument& a, const MeasuredDocument& b);

/** A temporary glass database under the standard scheme; document i has docid i + 1. */
class Corpus {
 public:
  explicit Corpus(const std::vector<cli::LabelledDocument>& documents);
  ~Corpus();
  Corpus(const Corpus&) = delete;
  Corpus& operator=(const Corpus&) = delete;

  Xapian::WritableDatabase& database() { return database_; }
  Tokenizer& tokenizer() { return tokenizer_; }
  const std::vector<MeasuredDocument>& documents() const { return documents_; }

 private:
  void add(const std::string& text);

  Signer signer_;
  DocumentSigner indexer_;
  IcuTokenizer tokenizer_;
  TextPostings terms_;
  std::filesystem::path place_;
  Xapian::WritableDatabase database_;
  std::vector<MeasuredDocument> documents_;
};

}  // namespace neardup::quality

#endif  // NEARDUP_TESTS_QUALITY_CORPUS_H
