/** @file synthetic_pages.h
 *  Pages of made-up words for measurements of a size that no machine's own documents reach. The same arguments give the
 *  same pages everywhere. */
#ifndef NEARDUP_TESTS_BENCH_SYNTHETIC_PAGES_H
#define NEARDUP_TESTS_BENCH_SYNTHETIC_PAGES_H

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace neardup::bench {

/** Words whose frequencies fall off as those of a language do (Zipf, Mandelbrot). */
class ZipfVocabulary {
 public:
  explicit ZipfVocabulary(std::size_t words);

  /** @param random  any 64 bits. */
  const std::string& draw(std::uint64_t random) const;

 private:
  std::vector<std::string> words_;  // the most frequent first
  std::vector<double> cumulative_;
};

/** What a database of pages looks like. */
enum class PageMix {
  kSite,      ///< 60 to 140 words; one page in ten stands in a family of near-duplicates: mostly 2 to 5, some of 50
  kCopies,    ///< one page over and over
  kTemplate,  ///< 100 words, of which six, in three places, are the page's own: J of about 0.8 with each other
  kShort,     ///< one to three words
};

/** The pages of a database, each of which can be made by itself. */
class SyntheticPages {
 public:
  SyntheticPages(PageMix mix, std::size_t pages);

  std::size_t size() const { return families_.size(); }
  std::string text(std::size_t page) const;

 private:
  std::vector<std::string> words(std::uint64_t seed, std::size_t count) const;
  std::vector<std::string> site_page(std::size_t page) const;
  std::vector<std::string> template_page(std::size_t page) const;

  PageMix mix_;
  ZipfVocabulary vocabulary_;
  std::vector<std::uint32_t> families_;  // of each page; a page without near-duplicates has one of its own
};

}  // namespace neardup::bench

#endif  // NEARDUP_TESTS_BENCH_SYNTHETIC_PAGES_H
