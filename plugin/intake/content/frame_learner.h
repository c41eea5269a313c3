/** @file frame_learner.h
 *  Learns the frame of a site: blocks that many of its pages repeat although the rest of their text differs.
 *
 *      blocks of sampled pages --> FrameLearner --> FrameSet --> page_content() of every page of the site
 *
 *  THREADS: one learner per thread. */
#ifndef NEARDUP_INTAKE_CONTENT_FRAME_LEARNER_H
#define NEARDUP_INTAKE_CONTENT_FRAME_LEARNER_H

#include <cstddef>
#include <cstdint>
#include <map>
#include <string_view>
#include <utility>
#include <vector>

#include "content/content_block.h"
#include "content/frame_set.h"

namespace neardup {

class FrameLearner {
 public:
  /** Pages that are kept: those with the smallest keys, so that the frame does not depend on the order of pages. */
  static constexpr std::size_t kMostPages = 200;

  /** Pages with different texts that a block must stand on. */
  static constexpr std::size_t kManyPages = 5;

  /** Pages of a site of records, whose own texts are short lines: a name, a date. */
  static constexpr std::size_t kManyRecords = 10;

  /** Most words of what nearly all pages of such a site repeat, links aside: more of them are a text, not a notice. */
  static constexpr std::size_t kMostRepeatedWords = 300;

  /** Whether a page with this key would be kept. Cost: constant. */
  bool wants(std::uint64_t key) const;

  /** What is known of a page but for its blocks. */
  struct Head {
    /** Hash of the page's canonical URL; 0 if it names none. Pages with one of them count as one page, on which a block
     *  stands if it does on any of them: a counter says something else in each view. */
    std::uint64_t canonical = 0;
    std::string_view title = {};
    std::string_view address = {};   ///< its URL or path
    std::string_view language = {};  ///< of its text, such as "en"; each has a frame of its own
  };

  /** @param key     of the page: a hash of its address. A second page with the same key is ignored.
   *  @param blocks  all blocks of the page, as page_content() gives them without a frame.
   *  Cost: linear. Memory: about 8 bytes for a word of each kept page. */
  void add(std::uint64_t key, const std::vector<ContentBlock>& blocks, const Head& head = {0, {}, {}, {}});

  std::size_t pages() const { return pages_.size(); }

  /** The blocks that stand on at least kManyPages pages, any two of which have a different text of their own; beside them
   * common_hash() of those on half of all pages or more; title_part_hash() of parts of titles of so many pages, three
   * quarters of all or more; and manual_hash() of parts of titles of kManyPages or more for each of several versions, one
   * with a number, of which no folder has two. All pages are those in the languages of the pages that have a block.
   *
   * field_hash() marks the values of a place that has several: behind a label, behind a heading that few pages have, or
   * before a block of the frame; but not if each language has one. Common ones, and those in links and landmarks, are values
   * if no page that has one there has another one anywhere, but in controls and in lists of all; then label_hash() marks the
   * label, too. A block with a label of its own is a value on fewer than three quarters of all pages.
   *
   * A page's own text is its blocks of at least seven words outside links that consist of runs of words found on fewer than
   * kManyPages pages. So copies of one article are no frame, not even with changes here and there or another date. On nine
   * tenths of kManyRecords pages or more a block stands for frame, too, if the titles, or two shorter lines, of kManyPages
   * of them have other words, each on fewer than half of the pages.
   * Cost: about the words of the pages, times kManyPages for those in repeated blocks. */
  FrameSet frame() const;

 private:
  struct Block {
    std::uint64_t hash = 0;
    bool may_be_own = false;
    bool in_title = false;
    bool is_heading = false;
    std::uint32_t words = 0;          // that are shown outside links
    std::uint64_t label = 0;          // hash of its beginning up to a colon, else of the block before it
    bool has_label = false;           // whether it is that of its beginning
    bool may_be_value = false;        // in a link or a landmark
    bool is_offered = false;          // in a control, or not shown
    std::uint64_t next = 0;           // hash of the block after it
    std::vector<std::uint32_t> runs;  // hashes of runs of four words
  };
  using Blocks = std::vector<Block>;
  /** Hashes of words of the title and of lines that are too short to be a page's own text, each with its line; sorted. */
  using ShortWords = std::vector<std::pair<std::uint32_t, std::uint32_t>>;
  /** A manual that a title names. */
  struct Manual {
    std::uint64_t name = 0;     // manual_hash()
    std::uint64_t version = 0;  // hash of the name with its version
    bool numbered = false;      // whether the version has a number
    std::uint64_t folder = 0;   // hash of the page's
    std::uint64_t above =
        0;  // hash of the folder above that of a page whose address ends with its folder, such as "a/index.html"
  };
  struct Page {
    Blocks blocks;
    ShortWords short_words;
    std::uint64_t canonical = 0;
    std::uint64_t language = 0;  // hash of it
    std::vector<Manual> manuals;
  };
  class Study;

  std::map<std::uint64_t, Page> pages_;  // by key
};

}  // namespace neardup

#endif  // NEARDUP_INTAKE_CONTENT_FRAME_LEARNER_H
