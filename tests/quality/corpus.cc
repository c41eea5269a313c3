#include "quality/corpus.h"

#include <unistd.h>

#include <cmath>
#include <memory>

#include "compare/similarity.h"
#include "sign/evidence.h"
#include "sign/stored_values.h"
#include "sketch/minhash.h"
#include "text/position_reader.h"

namespace neardup::quality {

namespace {

constexpr std::size_t kBytesACommit = std::size_t{1} << 20;  // with more, each document takes Xapian longer

}  // namespace

double least_similarity(const MeasuredDocument& a, const MeasuredDocument& b) {
  if (!evidence_agrees(a.evidence, b.evidence, false)) return 0;
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
  std::size_t bytes = 0;
  for (const cli::LabelledDocument& document : documents) {
    add(document.text);
    bytes += document.text.size();
    if (bytes < kBytesACommit) continue;
    database_.commit();
    bytes = 0;
  }
  prepare_database(database_, Scheme(), indexer_.tokenizer().version());
  database_.commit();
}

Corpus::~Corpus() {
  database_.close();
  std::filesystem::remove_all(place_);
}

void Corpus::add(const std::string& text) {
  Xapian::Document document;
  terms_.add_body(document, text, 0);
  MeasuredDocument measured;
  measured.signature = indexer_.annotate(document, text);
  measured.of_text = signer_.shingle_set(text, tokenizer_);
  const TextFromPositions indexed = text_from_positions(document, Scheme());
  PositionsTokenizer tokenizer(tokenizer_, indexed);
  TextFeatureSet words = signer_.feature_set(indexed.text, tokenizer);
  measured.of_index = std::move(words.features);
  measured.covered = words.token_digest == measured.signature.token_digest;
  const std::string value = document.get_value(Scheme().slots.signature);
  measured.evidence = decode_signature(value, Scheme().id()).value_or(StoredSignature()).evidence;
  documents_.push_back(std::move(measured));
  database_.add_document(document);
}

}  // namespace neardup::quality
