/** @file corpus.h
 *  Real text for measurements: the text files of this machine's /usr/share/doc, or a folder named. */
#ifndef NEARDUP_TESTS_BENCH_CORPUS_H
#define NEARDUP_TESTS_BENCH_CORPUS_H

#include <cstddef>
#include <string>
#include <vector>

namespace neardup::bench {

/** Texts of the files below a folder that are not empty and have no NUL octet, .gz left out, by path.
 *  @param most  unit octets: stops when so many are read. */
std::vector<std::string> read_corpus(const std::string& folder, std::size_t most);

/** Octets of all texts. */
std::size_t octets(const std::vector<std::string>& texts);

/** CPU time of this process so far, in seconds. */
double cpu_seconds();

}  // namespace neardup::bench

#endif  // NEARDUP_TESTS_BENCH_CORPUS_H
