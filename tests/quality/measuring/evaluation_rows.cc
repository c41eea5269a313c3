#include "quality/measuring/evaluation_rows.h"

#include <cerrno>
#include <cstdint>
#include <filesystem>
#include <system_error>

#include <fmt/format.h>
#include <xapian.h>

#include "corpus/spill_file.h"
#include "database/database_files.h"
#include "index/document_signer.h"
#include "output/printable.h"

namespace neardup::cli {

namespace {

Row share_row(std::size_t part, std::size_t all) {
  return all == 0 ? Row(nullptr) : number_or_null(static_cast<double>(part) / static_cast<double>(all));
}

/** No figures without true pairs: every method that finds nothing would be perfect. */
Row agreement_row(const SchemeEvaluation& evaluation) {
  const auto figure = [&](double value) { return evaluation.pairs.truth == 0 ? Row(nullptr) : number_or_null(value); };
  return {{"precision", figure(evaluation.clusters.precision)},
          {"recall", figure(evaluation.clusters.recall)},
          {"f1", figure(evaluation.clusters.f1())}};
}

/** Precision, recall and F1 of pairs. */
Row pairs_row(std::size_t right, std::size_t found, std::size_t truth) {
  return {{"precision", share_row(right, found)},
          {"recall", share_row(right, truth)},
          {"f1", share_row(2 * right, found + truth)}};
}

Row counts_row(const PairCounts& counts) {
  return {{"true_pairs", counts.truth},
          {"candidates", counts.candidates},
          {"reported", counts.reported},
          {"candidates_true", counts.true_candidates},
          {"reported_true", counts.true_reported}};
}

/** @param cells  as of evaluation_cells(). */
std::string line_of(const std::string& set, const std::string& scheme, const std::vector<std::string>& cells) {
  constexpr int kWidths[] = {9, 9, 8, 8, 9, 8, 8, 8, 7, 8};
  std::string line = fmt::format("{:<22} {:<22}", set, scheme);
  for (std::size_t i = 0; i != cells.size(); ++i) line += fmt::format(" {:>{}}", cells[i], kWidths[i]);
  return line;
}

/** A temporary folder, removed by the destructor. */
class ScratchFolder {
 public:
  ScratchFolder() : path_(temporary_folder() + "/neardup-XXXXXX") {
    if (!::mkdtemp(path_.data())) throw std::system_error(errno, std::generic_category(), path_);
  }
  ~ScratchFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
  }
  ScratchFolder(const ScratchFolder&) = delete;
  ScratchFolder& operator=(const ScratchFolder&) = delete;

  std::string file(const char* name) const { return path_ + "/" + name; }

 private:
  std::string path_;
};

template <typename Fill>
std::uint64_t bytes_of_database(std::size_t documents, const Fill& fill) {
  const ScratchFolder scratch;
  Xapian::WritableDatabase database(scratch.file("written"), Xapian::DB_CREATE | Xapian::DB_NO_SYNC);
  for (std::size_t i = 0; i != documents; ++i) {
    Xapian::Document document;
    fill(i, document);
    database.add_document(document);
  }
  database.commit();
  database.compact(scratch.file("compacted"));
  return bytes_of_files(scratch.file("compacted"));
}

}  // namespace

std::string share_text(std::size_t part, std::size_t all) {
  return all == 0 ? "-" : fmt::format("{:.4f}", static_cast<double>(part) / static_cast<double>(all));
}

std::string length_class(std::size_t i) {
  if (i + 1 == kLengthClasses.size()) return fmt::format("{}+", kLengthClasses[i]);
  return fmt::format("{}-{}", kLengthClasses[i], kLengthClasses[i + 1] - 1);
}

Row evaluation_row(const std::string& set, const Scheme& scheme, const SchemeEvaluation& evaluation) {
  const PairCounts& pairs = evaluation.pairs;
  Row row;
  row["set"] = set;
  row["scheme"] = scheme.text();
  row["documents"] = evaluation.documents;
  row["without_tokens"] = evaluation.without_tokens;
  row["labels_left_out"] = evaluation.labels_left_out;
  row.update(counts_row(evaluation.pairs));
  row["candidates_per_document"] = number_or_null(evaluation.candidates_per_document());
  row["before"] = pairs_row(pairs.true_candidates, pairs.candidates, pairs.truth);
  row["after"] = pairs_row(pairs.true_reported, pairs.reported, pairs.truth);
  row["b_cubed"] = agreement_row(evaluation);
  row["bytes"] = number_or_null(evaluation.bytes);
  row["microseconds"] = number_or_null(evaluation.microseconds);
  row["by_similarity"] = Row::array();
  for (std::size_t i = 0; i != evaluation.by_similarity.size(); ++i) {
    const SimilarityBand& band = evaluation.by_similarity[i];
    if (band.pairs == 0) continue;
    row["by_similarity"].push_back({{"from", number_or_null(static_cast<double>(i) / 10)},
                                    {"pairs", band.pairs},
                                    {"candidates", share_row(band.candidates, band.pairs)},
                                    {"reported", share_row(band.reported, band.pairs)}});
  }
  row["by_length"] = Row::array();
  for (std::size_t i = 0; i != kLengthClasses.size(); ++i) {
    row["by_length"].push_back({{"tokens", length_class(i)}});
    row["by_length"].back().update(counts_row(evaluation.by_length[i]));
  }
  return row;
}

std::vector<std::string> evaluation_cells(const SchemeEvaluation& evaluation) {
  const PairCounts& pairs = evaluation.pairs;
  return {std::to_string(pairs.truth),
          fmt::format("{:.2f}", evaluation.candidates_per_document()),
          share_text(pairs.true_candidates, pairs.truth),
          share_text(pairs.true_candidates, pairs.candidates),
          share_text(pairs.true_reported, pairs.truth),
          share_text(pairs.true_reported, pairs.reported),
          share_text(2 * pairs.true_reported, pairs.reported + pairs.truth),
          pairs.truth == 0 ? "-" : fmt::format("{:.4f}", evaluation.clusters.f1()),
          fmt::format("{:.0f}", evaluation.bytes),
          fmt::format("{:.1f}", evaluation.microseconds)};
}

std::string evaluation_heading() {
  return line_of("set", "scheme",
                 {"true", "cand/doc", "recall", "prec.", "recall 2", "prec. 2", "F1 2", "B3 F1", "bytes", "us/doc"});
}

std::string evaluation_line(const std::string& set, const std::string& scheme, const SchemeEvaluation& evaluation) {
  return line_of(printable(set), scheme, evaluation_cells(evaluation));
}

std::string evaluation_details(const SchemeEvaluation& evaluation) {
  std::string text;
  for (std::size_t i = 0; i != evaluation.by_similarity.size(); ++i) {
    const SimilarityBand& band = evaluation.by_similarity[i];
    if (band.pairs == 0) continue;
    text += fmt::format("\n  labels from {:.1f}: {:>7} pairs, candidates {}, reported {}", static_cast<double>(i) / 10,
                        band.pairs, share_text(band.candidates, band.pairs), share_text(band.reported, band.pairs));
  }
  for (std::size_t i = 0; i != kLengthClasses.size(); ++i) {
    const PairCounts& counts = evaluation.by_length[i];
    if (counts.truth == 0 && counts.reported == 0) continue;
    text +=
        fmt::format("\n  {:>9} tokens: {:>7} true pairs, recall {}, precision {}", length_class(i), counts.truth,
                    share_text(counts.true_reported, counts.truth), share_text(counts.true_reported, counts.reported));
  }
  return text;
}

double signature_bytes(const LabelledSet& set, const Scheme& scheme, Tokenizer& tokenizer) {
  DocumentSigner indexer(scheme, tokenizer.clone());
  const std::size_t documents = set.documents.size();
  const std::uint64_t with = bytes_of_database(
      documents, [&](std::size_t i, Xapian::Document& document) { indexer.annotate(document, set.documents[i].text); });
  const std::uint64_t without = bytes_of_database(documents, [](std::size_t, Xapian::Document&) {});
  return (static_cast<double>(with) - static_cast<double>(without)) / static_cast<double>(documents);
}

}  // namespace neardup::cli
