/** @file corpus.h
 *  Real text for measurements: what this machine has below /usr/share/doc and /usr/share/man, or in a folder named. */
#ifndef NEARDUP_TESTS_BENCH_CORPUS_H
#define NEARDUP_TESTS_BENCH_CORPUS_H

#include <cstddef>
#include <string>
#include <vector>

namespace neardup::bench {

/** Texts of the files below a folder that are not empty and have no NUL byte, .gz left out, by path.
 *  @param most  unit bytes: stops when so many are read. */
std::vector<std::string> read_corpus(const std::string& folder, std::size_t most);

/** A language that Debian packages bring text of. */
struct Language {
  std::string name;
  std::string packages;   ///< that bring it
  std::string man_pages;  ///< folder of man1, man2, ...
  std::string document;   ///< a gzipped text besides; empty: none
};

/** English, French, German, Russian, Korean, Chinese, Japanese. */
const std::vector<Language>& languages();

/** The man pages of a language (man_page.h) and its document, in an order by a hash of their paths: what is read of a
 *  large corpus is a sample of it. Links and pages that only name another are left out.
 *  @param most  unit bytes: stops when so many are read.
 *  @return a text a page; empty if this machine has none. */
std::vector<std::string> read_language(const Language& language, std::size_t most);

/** Bytes of all texts. */
std::size_t bytes(const std::vector<std::string>& texts);

/** CPU time of this process so far, in seconds. */
double cpu_seconds();

/** The middle one; of an even number the higher of two. Not of nothing. */
double median(std::vector<double> values);

}  // namespace neardup::bench

#endif  // NEARDUP_TESTS_BENCH_CORPUS_H
