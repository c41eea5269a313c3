// What the indexing hook costs: the same texts into glass databases with positions, without the hook, with parts of it
// and with all of it. The databases take turns, some documents at a time, so that a busy machine slows all alike. CPU
// time: of each turn the median over the rounds, summed; how much of it is spent inside the hook, the rest being what
// Xapian does with what the hook gave it; and the size of the compacted database.
//
//   hook_cost [--quick] [FOLDER]

#include <benchmark/benchmark.h>

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <functional>
#include <memory>
#include <numeric>
#include <string>
#include <vector>

#include <unistd.h>
#include <xapian.h>

#include "bench/fingerprint_sink.h"
#include "bench/texts/corpus.h"
#include "index/document_signer.h"
#include "neardup/icu_tokenizer.h"
#include "sign/stored_values.h"

namespace {

namespace fs = std::filesystem;
using namespace neardup;
using Texts = std::vector<std::string>;

constexpr std::size_t kDocumentsATurn = 32;

/** A way to index a document: what is done to it beside its terms, and what is wanted of the cost. */
struct Mode {
  const char* name;
  std::function<void(Xapian::Document&, const std::string&)> hook;
  double target = 0;                            // share of indexing without the hook, no stemmer; 0: none
  std::vector<std::vector<double>> turns = {};  // CPU seconds: by round, by turn; the last turn is the commit
  std::vector<double> inside = {};              // CPU seconds inside the hook, by round
  double bytes = 0;                             // of the compacted database
};

/** What the hooks compute with. */
class Tools {
 public:
  std::uint64_t fingerprint(const std::string& text) {
    tokenizer_.tokenize(text, sink_);
    return sink_.finish();
  }
  DocumentSigner& indexer() { return indexer_; }
  StreamingSigner& signer() { return signer_; }

 private:
  IcuTokenizer tokenizer_;
  bench::FingerprintSink sink_;
  StreamingSigner signer_{Scheme(), tokenizer_};
  DocumentSigner indexer_{Scheme(), std::make_unique<IcuTokenizer>()};
};

/** All ways; first, twice, the one without the hook: the cost of a way is over the mean of both, and what these differ
 *  by is noise. */
std::vector<Mode> modes(Tools& tools) {
  const auto nothing = [](Xapian::Document&, const std::string&) {};
  const auto computed_fingerprint = [&tools](Xapian::Document&, const std::string& text) {
    benchmark::DoNotOptimize(tools.fingerprint(text));
  };
  const auto stored_fingerprint = [&tools](Xapian::Document& document, const std::string& text) {
    const Scheme& scheme = tools.indexer().scheme();
    document.add_value(scheme.slots.fingerprint, encode_fingerprint(tools.fingerprint(text), scheme.id()));
  };
  const auto computed_signature = [&tools](Xapian::Document&, const std::string& text) {
    benchmark::DoNotOptimize(tools.signer().sign(text).fingerprint);
  };
  const auto whole = [&tools](Xapian::Document& document, const std::string& text) {
    tools.indexer().annotate(document, text);
  };
  return {{"without the hook", nothing},
          {"without the hook, again", nothing},
          {"fingerprint computed, not stored", computed_fingerprint},
          {"fingerprint in a value", stored_fingerprint, 0.03},
          {"signature computed, not stored", computed_signature},
          {"whole hook: 2 values, 8 terms", whole, 0.09}};
}

/** A mode's database while a round goes on. */
class Target {
 public:
  Target(const std::string& stemmer, Mode& mode, const fs::path& path)
      : mode_(mode), path_(path), database_(path.string(), Xapian::DB_CREATE_OR_OVERWRITE | Xapian::DB_NO_SYNC) {
    generator_.set_stemmer(Xapian::Stem(stemmer));
  }

  void add(const Texts& texts, std::size_t begin, std::size_t end) {
    const double start = bench::cpu_seconds();
    for (std::size_t i = begin; i != end; ++i) {
      Xapian::Document document;
      generator_.set_document(document);
      generator_.set_termpos(0);
      generator_.index_text(texts[i]);
      const double called = bench::cpu_seconds();
      mode_.hook(document, texts[i]);
      inside_ += bench::cpu_seconds() - called;
      database_.add_document(document);
    }
    seconds_.push_back(bench::cpu_seconds() - start);
  }

  void finish() {
    const double start = bench::cpu_seconds();
    database_.commit();
    seconds_.push_back(bench::cpu_seconds() - start);
    mode_.turns.push_back(seconds_);
    mode_.inside.push_back(inside_);
    database_.close();
  }

  void measure_size() {
    const fs::path compact = path_.string() + ".compact";
    Xapian::Database(path_.string()).compact(compact.string());
    for (const auto& entry : fs::directory_iterator(compact)) mode_.bytes += static_cast<double>(entry.file_size());
  }

 private:
  Mode& mode_;
  fs::path path_;
  Xapian::WritableDatabase database_;
  Xapian::TermGenerator generator_;
  std::vector<double> seconds_;  // of each turn
  double inside_ = 0;
};

/** Every mode once, each time in another order: what comes first pays for memory that the others find. */
void run_round(const Texts& texts, const std::string& stemmer, std::vector<Mode>& modes, unsigned round,
               const fs::path& folder, bool last) {
  std::vector<std::unique_ptr<Target>> targets;
  for (std::size_t i = 0; i != modes.size(); ++i) {
    Mode& mode = modes[(round + i) % modes.size()];
    targets.push_back(std::make_unique<Target>(stemmer, mode, folder / std::to_string(i)));
  }
  std::size_t turn = 0;
  for (std::size_t begin = 0; begin < texts.size(); begin += kDocumentsATurn, ++turn) {
    const std::size_t end = std::min(begin + kDocumentsATurn, texts.size());
    for (std::size_t i = 0; i != targets.size(); ++i) targets[(turn + i) % targets.size()]->add(texts, begin, end);
  }
  for (const auto& target : targets) target->finish();
  if (last) {
    for (const auto& target : targets) target->measure_size();
  }
  targets.clear();
  for (const auto& entry : fs::directory_iterator(folder)) fs::remove_all(entry);
}

/** CPU seconds of a mode: of each turn the median over the rounds. */
double median_seconds(const Mode& mode) {
  double sum = 0;
  for (std::size_t turn = 0; turn != mode.turns.front().size(); ++turn) {
    std::vector<double> rounds;
    for (const std::vector<double>& round : mode.turns) rounds.push_back(round[turn]);
    sum += bench::median(rounds);
  }
  return sum;
}

double round_seconds(const Mode& mode, std::size_t round) {
  return std::accumulate(mode.turns[round].begin(), mode.turns[round].end(), 0.0);
}

/** Cost of a mode in each round, over the mean of the two without the hook. */
std::vector<double> costs_by_round(const std::vector<Mode>& modes, const Mode& mode) {
  std::vector<double> costs;
  for (std::size_t round = 0; round != mode.turns.size(); ++round) {
    const double without = (round_seconds(modes[0], round) + round_seconds(modes[1], round)) / 2;
    costs.push_back(round_seconds(mode, round) / without - 1);
  }
  return costs;
}

void print(const std::vector<Mode>& modes, const std::string& stemmer, std::size_t documents) {
  const double without = (median_seconds(modes[0]) + median_seconds(modes[1])) / 2;
  std::printf(
      "\nStemmer: %s.\n\n| | CPU s | cost | target | inside the hook | least and most of a round | bytes a document "
      "|\n",
      stemmer.c_str());
  std::printf("|---|---|---|---|---|---|---|\n");
  for (const Mode& mode : modes) {
    const std::vector<double> costs = costs_by_round(modes, mode);
    const double seconds = median_seconds(mode);
    std::printf("| %s | %.2f | %+.1f %% |", mode.name, seconds, 100 * (seconds / without - 1));
    if (mode.target == 0) {
      std::printf(" |");
    } else {
      std::printf(" at most %+.1f %% |", 100 * mode.target * (stemmer == "none" ? 1 : 0.5));
    }
    std::printf(" %+.1f %% | %+.1f %%, %+.1f %% | %.0f |\n", 100 * bench::median(mode.inside) / without,
                100 * *std::min_element(costs.begin(), costs.end()),
                100 * *std::max_element(costs.begin(), costs.end()), mode.bytes / static_cast<double>(documents));
  }
}

void measure(const Texts& texts, const std::string& stemmer, unsigned rounds, const fs::path& folder) {
  Tools tools;
  std::vector<Mode> warm_up = modes(tools);
  run_round(texts, stemmer, warm_up, 0, folder, false);
  std::vector<Mode> measured = modes(tools);
  for (unsigned round = 0; round != rounds; ++round) {
    run_round(texts, stemmer, measured, round, folder, round + 1 == rounds);
  }
  print(measured, stemmer, texts.size());
}

/** The folder's texts, or English man pages. */
Texts read_texts(const std::string& folder, std::size_t most) {
  return folder.empty() ? bench::read_language(bench::languages().front(), most) : bench::read_corpus(folder, most);
}

}  // namespace

int main(int argc, char** argv) {
  const bool quick = argc > 1 && std::strcmp(argv[1], "--quick") == 0;
  const std::string source = argc > (quick ? 2 : 1) ? argv[quick ? 2 : 1] : "";
  const Texts texts = read_texts(source, quick ? 3'000'000 : 8'000'000);
  if (texts.empty()) {
    std::fprintf(stderr, "hook_cost: no text; install %s\n", bench::languages().front().packages.c_str());
    return 1;
  }
  const unsigned rounds = quick ? 3 : 6;
  std::printf("%zu texts of %s, %.1f MB, into glass with positions; CPU time, %u rounds.\n", texts.size(),
              source.empty() ? "English man pages" : source.c_str(), static_cast<double>(bench::bytes(texts)) / 1e6,
              rounds);
  const fs::path folder = fs::temp_directory_path() / ("neardup-hook-cost-" + std::to_string(::getpid()));
  fs::create_directories(folder);
  for (const char* stemmer : {"none", "english"}) measure(texts, stemmer, rounds, folder);
  fs::remove_all(folder);
}
