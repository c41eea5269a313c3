// How long one look-up takes, and how that grows with the database: documents with random signatures, every tenth a
// near-duplicate of the one before, in compacted databases that lie in the page cache. Look-ups end with the estimate
// or the Hamming distance: no document is compared word for word. CPU time, medians.
//
//   lookup_bench [DOCUMENTS...]

#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <thread>
#include <vector>

#include <xapian.h>

#include "bench/random_signatures.h"
#include "bench/texts/corpus.h"
#include "find/cascade_finder.h"
#include "neardup/icu_tokenizer.h"
#include "sign/stored_values.h"

namespace {

namespace fs = std::filesystem;
using namespace neardup;
using bench::cpu_seconds;
using bench::RandomSignatures;

constexpr std::size_t kLookups = 3000;

/** A row of the table for each thing measured, a column for each size. */
class Table {
 public:
  void record(const std::string& name, double value) {
    for (Row& row : rows_) {
      if (row.name == name) return row.values.push_back(value);
    }
    rows_.push_back({name, {value}});
  }

  void print(const std::vector<std::size_t>& sizes) const {
    std::printf("| documents |");
    for (const std::size_t size : sizes) std::printf(" %zu |", size);
    std::printf(" last over the one before |\n|---|");
    for (std::size_t i = 0; i <= sizes.size(); ++i) std::printf("---|");
    std::printf("\n");
    for (const Row& row : rows_) {
      std::printf("| %s |", row.name.c_str());
      for (const double value : row.values) std::printf(" %.2f |", value);
      const std::size_t n = row.values.size();
      std::printf(n > 1 ? " %.2f |\n" : " |\n", n > 1 ? row.values[n - 1] / row.values[n - 2] : 0);
    }
  }

 private:
  struct Row {
    std::string name;
    std::vector<double> values;
  };

  std::vector<Row> rows_;
};

/** Microseconds that a look-up takes, the median of so many at a time; the first round warms the caches. */
template <typename Lookup>
double median_microseconds(std::size_t documents, std::size_t at_a_time, Lookup lookup) {
  std::vector<double> times;
  for (int round = 0; round != 3; ++round) {
    times.clear();
    std::size_t document = 0;
    for (std::size_t i = 0; i != kLookups; ++i) {
      const double start = cpu_seconds();
      for (std::size_t k = 0; k != at_a_time; ++k) {
        document = (document + 7919) % documents;
        lookup(static_cast<Xapian::docid>(document + 1));
      }
      times.push_back((cpu_seconds() - start) * 1e6 / static_cast<double>(at_a_time));
    }
  }
  const auto middle = times.begin() + static_cast<std::ptrdiff_t>(times.size() / 2);
  std::nth_element(times.begin(), middle, times.end());
  return *middle;
}

Scheme scheme_of(const BandFamily& family) {
  Scheme scheme;
  scheme.families = {family};
  return scheme;
}

void measure_minhash(const Xapian::Database& database, const RandomSignatures& signatures, Table& table) {
  IcuTokenizer tokenizer;
  CascadeOptions options;
  options.verify_limit = 0;
  CascadeFinder finder(database, signatures.scheme(), tokenizer, options);
  table.record("minhash:8x4: a document, estimated, us",
               median_microseconds(signatures.size(), 1, [&](Xapian::docid d) { finder.find_document(d); }));
}

void measure_simhash(const Xapian::Database& database, const RandomSignatures& signatures, Table& table) {
  IcuTokenizer tokenizer;
  CascadeFinder finder(database, signatures.scheme(), tokenizer);
  table.record("simhash:16x28: a fingerprint within 3, us", median_microseconds(signatures.size(), 1, [&](auto d) {
                 finder.find_fingerprint(signatures.fingerprint(d));
               }));
}

void measure(const fs::path& folder, std::size_t documents, Table& table) {
  const RandomSignatures minhash(scheme_of(BandFamily::minhash(8, 4)), documents);
  const RandomSignatures simhash(scheme_of(BandFamily::simhash_16x28()), documents);
  std::thread other([&] { bench::write_database(minhash, folder / "minhash"); });
  bench::write_database(simhash, folder / "simhash");
  other.join();
  const Xapian::Database by_minhash((folder / "minhash").string()), by_simhash((folder / "simhash").string());
  measure_minhash(by_minhash, minhash, table);
  measure_simhash(by_simhash, simhash, table);
  fs::remove_all(folder / "minhash");
  fs::remove_all(folder / "simhash");
}

}  // namespace

int main(int argc, char** argv) {
  std::vector<std::size_t> sizes;
  for (int i = 1; i < argc; ++i) sizes.push_back(std::strtoul(argv[i], nullptr, 10));
  if (sizes.empty()) sizes = {10'000, 100'000, 1'000'000};
  setenv("XAPIAN_FLUSH_THRESHOLD", "250000", 1);  // fewer and larger merges of the posting lists
  const fs::path folder = fs::temp_directory_path() / ("neardup-lookup-" + std::to_string(::getpid()));
  fs::create_directories(folder);
  Table table;
  for (const std::size_t documents : sizes) measure(folder, documents, table);
  fs::remove_all(folder);
  table.print(sizes);
}
