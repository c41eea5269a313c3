// What the indexing hook costs: the same texts into a glass database with positions, without the hook and with it, in
// turn; CPU time, medians, and the size of the compacted database a document.
//
//   hook_cost [FOLDER] [ROUNDS]

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include <unistd.h>
#include <xapian.h>

#include "bench/corpus.h"
#include "neardup/icu_tokenizer.h"
#include "neardup/indexer.h"

namespace {

namespace fs = std::filesystem;
using Texts = std::vector<std::string>;

struct Mode {
  const char* name;
  std::function<void(neardup::Indexer&, Xapian::Document&, const std::string&)> hook;
  std::vector<double> seconds;
  double octets = 0;  // of the compacted database
};

std::uintmax_t folder_size(const fs::path& folder) {
  std::uintmax_t size = 0;
  for (const auto& entry : fs::directory_iterator(folder)) size += entry.file_size();
  return size;
}

void index_texts(const Texts& texts, const std::string& stemmer, Mode& mode, const fs::path& folder) {
  Xapian::WritableDatabase database((folder / "db").string(), Xapian::DB_CREATE_OR_OVERWRITE | Xapian::DB_NO_SYNC);
  neardup::Indexer indexer(neardup::Scheme(), std::make_unique<neardup::IcuTokenizer>());
  Xapian::TermGenerator generator;
  generator.set_stemmer(Xapian::Stem(stemmer));
  const double start = neardup::bench::cpu_seconds();
  for (const std::string& text : texts) {
    Xapian::Document document;
    generator.set_document(document);
    generator.set_termpos(0);
    generator.index_text(text);
    mode.hook(indexer, document, text);
    database.add_document(document);
  }
  database.commit();
  mode.seconds.push_back(neardup::bench::cpu_seconds() - start);
  database.close();
  Xapian::Database((folder / "db").string()).compact((folder / "compact").string());
  mode.octets = static_cast<double>(folder_size(folder / "compact"));
  fs::remove_all(folder / "compact");
}

double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  return values[values.size() / 2];
}

void measure(const Texts& texts, const std::string& stemmer, int rounds, const fs::path& folder) {
  std::vector<Mode> modes{{"without the hook", [](auto&, auto&, auto&) {}, {}},
                          {"signature computed, not stored",
                           [](neardup::Indexer& indexer, Xapian::Document&, const std::string& text) {
                             Xapian::Document scratch;
                             indexer.annotate(scratch, text);
                           },
                           {}},
                          {"whole hook: 2 values, 8 terms",
                           [](neardup::Indexer& indexer, Xapian::Document& document, const std::string& text) {
                             indexer.annotate(document, text);
                           },
                           {}}};
  for (int round = 0; round != rounds; ++round) {
    for (Mode& mode : modes) index_texts(texts, stemmer, mode, folder);
  }
  std::printf(
      "\n| stemmer %s | CPU s (median of %d) | over indexing without it | octets a document |\n|---|---|---|---|\n",
      stemmer.c_str(), rounds);
  for (const Mode& mode : modes) {
    const double ratio = median(mode.seconds) / median(modes[0].seconds);
    std::printf("| %s | %.2f | %+.1f %% | %.0f |\n", mode.name, median(mode.seconds), 100 * (ratio - 1),
                mode.octets / static_cast<double>(texts.size()));
  }
}

}  // namespace

int main(int argc, char** argv) {
  const std::string source = argc > 1 ? argv[1] : "/usr/share/doc";
  const int rounds = argc > 2 ? std::atoi(argv[2]) : 3;
  const Texts texts = neardup::bench::read_corpus(source, 30'000'000);
  std::printf("%zu texts of %s, %.1f MB, into glass with positions\n", texts.size(), source.c_str(),
              static_cast<double>(neardup::bench::octets(texts)) / 1e6);
  const fs::path folder = fs::temp_directory_path() / ("neardup-hook-cost-" + std::to_string(::getpid()));
  fs::create_directories(folder);
  for (const char* stemmer : {"none", "english"}) measure(texts, stemmer, rounds, folder);
  fs::remove_all(folder);
}
