#include "quality/corpus.h"

#include <unistd.h>

#include <cmath>
#include <memory>

#include "neardup/minhash.h"
#include "neardup/rebuilt_text.h"
#include "neardup/similarity.h"

namespace neardup::quality {

double least_similarity(const MeasuredDocument& a, const MeasuredDocument& b) {
  if (a.signature.token_digest == b.signature.token_digest) return 1;
  if (a.covered && b.covered) return jaccard(a.of_index, b.of_index);
  return estimate_jaccard(a.signature.sketch, b.signature.sketch).lower;
}

Corpus::Corpus(const std::vector<cli::LabelledDocument>& documents)
    : signer_(Scheme()),
      indexer_(Scheme(), std::make_unique<IcuTokenizer>()),
      terms_(tokenizer_, "none"),
      place_(std::filesystem::temp_directory_path() / ("neardup-quality-" + std::to_string(::getpid()))),
      database_(place_.string(), Xapian::DB_CREATE_OR_OVERWRITE | Xapian::DB_NO_SYNC) {
  for (const cli::LabelledDocument& document : documents) add(document.text);
  database_.commit();
}

Corpus::~Corpus() {
  database_.close();
  std::filesystem::remove_all(place_);
}

void Corpus::add(const std::string& text) {
  Xapian::Document document;
  terms_.index(document, text);
  MeasuredDocument measured;
  measured.signature = indexer_.annotate(document, text);
  measured.of_text = signer_.shingle_set(text, tokenizer_);
  const TokenHashes rebuilt = signer_.token_hashes({rebuilt_text(document)}, tokenizer_);
  measured.of_index = word_shingles(rebuilt.tokens, signer_.scheme().features.length);
  const double signed_tokens = static_cast<double>(measured.signature.tokens);
  measured.covered = std::abs(static_cast<double>(rebuilt.tokens.size()) - signed_tokens) <= 0.02 * signed_tokens;
  documents_.push_back(std::move(measured));
  database_.add_document(document);
}

}  // namespace neardup::quality
