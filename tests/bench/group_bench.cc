// What grouping a whole database costs: CPU seconds by phase and peak memory; then what a later run costs when nothing
// changed, and after one page in a hundred was replaced; then the first run without group terms. The database of made-up
// pages is built once and kept in FOLDER. `made` has no pages: it has documents of a random signature and no words, as many
// as wanted, every tenth near the one before.
//
//   group_bench [site|copies|template|short|made] [PAGES] [FOLDER]

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <sstream>
#include <string>

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#include <xapian.h>

#include "bench/random_signatures.h"
#include "bench/texts/corpus.h"
#include "bench/texts/synthetic_pages.h"
#include "group/grouping.h"
#include "index/document_signer.h"
#include "neardup/durable_commit.h"
#include "neardup/icu_tokenizer.h"

namespace {

namespace fs = std::filesystem;
using neardup::GroupPhase;
using neardup::bench::cpu_seconds;
using neardup::bench::PageMix;

const std::map<std::string, PageMix> kMixes{{"site", PageMix::kSite},
                                            {"copies", PageMix::kCopies},
                                            {"template", PageMix::kTemplate},
                                            {"short", PageMix::kShort}};

/** Run something in a process of its own, so that its peak memory is its own. @return unit bytes. */
double peak_memory_of(const std::function<void()>& work) {
  std::fflush(stdout);
  const pid_t child = ::fork();
  if (child == 0) {
    work();
    std::fflush(stdout);
    ::_exit(0);
  }
  int status = 0;
  struct rusage usage {};
  if (child < 0 || ::wait4(child, &status, 0, &usage) != child || status != 0) std::exit(1);
  return static_cast<double>(usage.ru_maxrss) * 1024;
}

/** Makes the documents of pages. */
class PageWriter {
 public:
  PageWriter(const std::string& path, int flags) : database_(path, flags) {
    neardup::prepare_database(database_, indexer_.scheme(), indexer_.tokenizer().version());
  }

  void write(std::size_t page, const std::string& text) {
    Xapian::Document document;
    generator_.set_document(document);
    generator_.set_termpos(0);
    generator_.index_text(text);
    document.add_boolean_term(id(page));
    indexer_.annotate(document, text);
    database_.replace_document(id(page), document);
  }

  void remove(std::size_t page) { database_.delete_document(id(page)); }
  void commit() { database_.commit(); }

 private:
  static std::string id(std::size_t page) { return "Q" + std::to_string(page); }

  Xapian::WritableDatabase database_;
  neardup::DocumentSigner indexer_{neardup::Scheme(), std::make_unique<neardup::IcuTokenizer>()};
  Xapian::TermGenerator generator_;
};

void build(const std::string& path, PageMix mix, std::size_t count) {
  ::setenv("XAPIAN_FLUSH_THRESHOLD", "200000", 1);  // of this process only
  const neardup::bench::SyntheticPages pages(mix, count);
  PageWriter writer(path, Xapian::DB_CREATE_OR_OVERWRITE | Xapian::DB_NO_SYNC);
  for (std::size_t page = 0; page != pages.size(); ++page) writer.write(page, pages.text(page));
  writer.commit();
}

void build_made(const std::string& path, std::size_t count) {
  ::setenv("XAPIAN_FLUSH_THRESHOLD", "200000", 1);  // of this process only
  const neardup::Scheme scheme;
  const neardup::bench::RandomSignatures signatures(scheme, count);
  Xapian::WritableDatabase database(path, Xapian::DB_CREATE_OR_OVERWRITE | Xapian::DB_NO_SYNC);
  neardup::prepare_database(database, scheme, neardup::IcuTokenizer().version());
  for (Xapian::docid docid = 1; docid <= count; ++docid) {
    Xapian::Document document = neardup::bench::random_document(signatures, docid);
    document.clear_terms();  // groups are formed from values
    database.add_document(document);
  }
  database.commit();
}

/** Of one document in a hundred the signature of another one. */
void change_one_percent_of_made(const std::string& path, std::size_t count) {
  const neardup::bench::RandomSignatures signatures(neardup::Scheme(), 2 * count);
  Xapian::WritableDatabase database(path, Xapian::DB_OPEN | Xapian::DB_NO_SYNC);
  for (auto docid = static_cast<Xapian::docid>(7); docid < count; docid += 100) {
    Xapian::Document document = neardup::bench::random_document(signatures, static_cast<Xapian::docid>(count) + docid);
    document.clear_terms();
    database.replace_document(docid, document);
  }
  database.commit();
}

/** The words from the last to the first: another text. */
std::string reversed(const std::string& text) {
  std::istringstream words(text);
  std::string result;
  for (std::string word; words >> word;) result = word + " " + result;
  return result;
}

/** Of one page in a hundred, half get one word more, a quarter go, and a quarter become another page: one in ten of
 *  these a copy of one that is there. */
void change_one_percent(const std::string& path, PageMix mix, std::size_t count) {
  const neardup::bench::SyntheticPages pages(mix, count);
  PageWriter writer(path, Xapian::DB_OPEN | Xapian::DB_NO_SYNC);
  for (std::size_t page = 7; page < pages.size(); page += 100) {
    switch (page / 100 % 4) {
      case 0:
        writer.write(page, page / 100 % 40 == 0 ? pages.text(pages.size() - 1 - page) : reversed(pages.text(page)));
        break;
      case 1:
        writer.remove(page);
        break;
      default:
        writer.write(page, pages.text(page) + " afterthought");
    }
  }
  writer.commit();
}

/** A commit of another program, which changes no document. */
void commit_metadata(const std::string& path) {
  Xapian::WritableDatabase database(path, Xapian::DB_OPEN | Xapian::DB_NO_SYNC);
  database.set_metadata("bench", "committed");
  database.commit();
}

/** CPU seconds of each phase, by the calls of the grouper's progress. */
class PhaseClock {
 public:
  void tell(GroupPhase phase) {
    if (phase == phase_ && started_) return;
    stop();
    started_ = true;
    phase_ = phase;
  }
  void stop() {
    const double now = cpu_seconds();
    if (started_) seconds_[phase_] += now - since_;
    since_ = now;
  }
  double operator[](GroupPhase phase) const { return seconds_.count(phase) == 0 ? 0 : seconds_.at(phase); }

 private:
  std::map<GroupPhase, double> seconds_;
  GroupPhase phase_ = GroupPhase::kReading;
  bool started_ = false;
  double since_ = 0;
};

std::size_t documents_with_terms(const Xapian::Database& database, const std::string& prefix) {
  std::size_t documents = 0;
  for (auto term = database.allterms_begin(prefix); term != database.allterms_end(prefix); ++term) {
    documents += term.get_termfreq();
  }
  return documents;
}

void group(const std::string& path, bool terms, double threshold, const char* run) {
  ::setenv("XAPIAN_FLUSH_THRESHOLD", "1000000000", 1);  // as the program does: only its own commits count
  const double start = cpu_seconds();
  Xapian::WritableDatabase database(path, Xapian::DB_OPEN);
  neardup::IcuTokenizer tokenizer;
  PhaseClock clock;
  neardup::GrouperOptions options;
  options.group_terms = terms;
  options.threshold = threshold;
  options.commit = [&] { neardup::commit_durably(database, path); };
  options.progress = [&](GroupPhase phase, std::size_t, std::size_t) { clock.tell(phase); };
  const neardup::GroupReport report = group_databases({database}, neardup::Scheme(), tokenizer, options);
  clock.stop();
  const double seconds = cpu_seconds() - start;
  const std::size_t with_term = documents_with_terms(database, neardup::Scheme().group_prefix);
  const double term_ms = with_term == 0 ? 0 : 1000 * seconds / static_cast<double>(with_term);
  std::printf("| %s | %.2f | %.2f | %.2f | %.2f | %.2f | %zu | %.3f |", run, seconds, clock[GroupPhase::kReading],
              clock[GroupPhase::kBuckets], clock[GroupPhase::kComparing], clock[GroupPhase::kWriting], with_term,
              term_ms);
  std::fprintf(stderr,
               "%s: %zu documents, %zu groups of %zu, largest %zu, %zu changed, %zu comparisons, %zu verified, %zu "
               "documents read, %zu oversized bands, %zu forgotten\n",
               run, report.documents, report.groups, report.grouped_documents, report.largest_group,
               report.changed_documents, report.comparisons, report.verified, report.documents_read,
               report.oversized_bands, report.forgotten);
}

void measure(const std::string& path, bool terms, double threshold, const char* run) {
  const double peak = peak_memory_of([&] { group(path, terms, threshold, run); });
  std::printf(" %.0f |\n", peak / 1e6);
}

}  // namespace

int main(int argc, char** argv) {
  const std::string name = argc > 1 ? argv[1] : "site";
  const std::size_t pages = argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 100'000;
  const fs::path folder = argc > 3 ? fs::path(argv[3]) : fs::temp_directory_path() / "neardup-group-bench";
  const bool made = name == "made";
  if ((!made && kMixes.count(name) == 0) || pages == 0) {
    std::fprintf(stderr, "usage: group_bench [site|copies|template|short|made] [PAGES] [FOLDER]\n");
    return 2;
  }
  fs::create_directories(folder);
  const fs::path built = folder / (name + "-" + std::to_string(pages));
  if (!fs::exists(built)) {
    const fs::path unfinished = built.string() + ".unfinished";
    fs::remove_all(unfinished);
    peak_memory_of([&] { made ? build_made(unfinished, pages) : build(unfinished, kMixes.at(name), pages); });
    fs::rename(unfinished, built);
  }
  std::printf(
      "\n%zu pages, %s\n\n| run | CPU s | read signatures | buckets | compare | write | documents with a group term | "
      "ms each | peak MB |\n|---|---|---|---|---|---|---|---|---|\n",
      pages, name.c_str());
  const double threshold = made ? 0.7 : 0.9;  // estimates of pairs near .9 reach .7
  const fs::path scratch = built.string() + ".run" + std::to_string(::getpid());
  fs::copy(built, scratch);
  measure(scratch, !made, threshold, "first");
  measure(scratch, !made, threshold, "nothing committed");
  peak_memory_of([&] { commit_metadata(scratch); });
  measure(scratch, !made, threshold, "no document changed");
  peak_memory_of(
      [&] { made ? change_one_percent_of_made(scratch, pages) : change_one_percent(scratch, kMixes.at(name), pages); });
  measure(scratch, !made, threshold, "1 % changed");
  fs::remove_all(scratch);
  if (made) return 0;
  fs::copy(built, scratch);
  measure(scratch, false, threshold, "first, without group terms");
  fs::remove_all(scratch);
}
