#include "content/frame_learner.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <set>
#include <string_view>
#include <unordered_map>
#include <utility>

#include "bytes/ascii.h"
#include "bytes/digits.h"
#include "bytes/feature_hash.h"
#include "characters/text_measures.h"
#include "content/title_parts.h"

namespace neardup {

namespace {

constexpr std::size_t kRunWords = 4;
constexpr std::size_t kLongWord = 12;      // bytes; longer ones, as of scripts without spaces, are cut
constexpr std::size_t kPieceOfWord = 6;    // bytes
constexpr std::size_t kLeastOwnWords = 7;  // more than a line with a name and a date
constexpr std::size_t kComparedRuns = 64;  // of a page's own text

template <typename Number>
void sort_distinct(std::vector<Number>& numbers) {
  std::sort(numbers.begin(), numbers.end());
  numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
}

/** Hashes of the words of a text, and of the pieces of long ones. */
std::vector<std::uint64_t> word_hashes(std::string_view text) {
  std::vector<std::uint64_t> hashes;
  each_word(text, [&hashes](std::string_view word) {
    for (; word.size() > kLongWord; word.remove_prefix(kPieceOfWord)) {
      hashes.push_back(xxh3_hash(word.substr(0, kPieceOfWord)));
    }
    hashes.push_back(xxh3_hash(word));
  });
  return hashes;
}

/** The distinct runs of four words; of a shorter text the text itself. */
std::vector<std::uint32_t> run_hashes(std::string_view text) {
  const std::vector<std::uint64_t> words = word_hashes(text);
  std::vector<std::uint32_t> runs;
  const std::size_t count = words.size() < kRunWords ? 1 : words.size() - kRunWords + 1;
  for (std::size_t i = 0; i != count; ++i) {
    std::array<std::uint64_t, kRunWords> run{};
    std::copy_n(words.begin() + static_cast<std::ptrdiff_t>(i), std::min(kRunWords, words.size() - i), run.begin());
    runs.push_back(static_cast<std::uint32_t>(xxh3_hash({reinterpret_cast<const char*>(run.data()), sizeof(run)})));
  }
  sort_distinct(runs);
  return runs;
}

/** The words of a text without digits, which dates and addresses have. */
std::size_t plain_words(std::string_view text) {
  std::size_t words = 0;
  each_word(text, [&words](std::string_view word) {
    if (!has_digit(word)) words += 1 + word.size() / (2 * kLongWord);  // scripts without spaces
  });
  return words;
}

bool is_shown_text(const ContentBlock& block) {
  const bool text = is_signed(block.role) || block.role == BlockRole::kHeadline || block.role == BlockRole::kUnlike ||
                    block.role == BlockRole::kCaption;
  return text && !block.linked;
}

/** Whether a block may show that a page has a text of its own. */
bool may_be_own(const ContentBlock& block) {
  return is_shown_text(block) && plain_words(block.text) >= kLeastOwnWords;
}

/** Whether a block in a link or a landmark may be one of several values in its place. */
bool may_be_value(const ContentBlock& block) {
  const bool shy = block.linked || block.role == BlockRole::kLandmark;
  return shy && block.heading == 0 && word_count(block.text) <= kFieldWords;
}

/** The words of the title, and those of short lines but for figures, which count visitors: each with the number of its line, 0 for
 *  the title. */
std::vector<std::pair<std::uint32_t, std::uint32_t>> short_words_of(const std::vector<ContentBlock>& blocks,
                                                                    std::string_view title) {
  std::vector<std::pair<std::uint32_t, std::uint32_t>> words;
  std::uint32_t line = 0;
  const auto add = [&](std::string_view word) {
    words.emplace_back(static_cast<std::uint32_t>(xxh3_hash(word)), line);
  };
  each_word(title, add);
  for (const ContentBlock& block : blocks) {
    ++line;
    if (!is_shown_text(block) || may_be_own(block)) continue;
    each_word(block.text, [&add](std::string_view word) {
      if (!has_digit(word)) add(word);
    });
  }
  sort_distinct(words);
  return words;
}

/** The folder of an address, with a slash at its end. */
std::string_view folder_of(std::string_view address) {
  return address.substr(0, address.rfind('/') + 1);
}

std::string_view without_query(std::string_view address) {
  return address.substr(0, address.find_first_of("?#"));
}

std::ptrdiff_t digits_in(std::string_view text) {
  return std::count_if(text.begin(), text.end(), [](char byte) { return byte >= '0' && byte <= '9'; });
}

/** Whether an address names the first page of its folder. */
bool is_first_page(std::string_view address) {
  const std::string_view name = address.substr(folder_of(address).size());
  return name.empty() || begins_with(name, "index.");
}

/** Whether two sorted sets share at least half of the smaller one. */
bool much_alike(const std::vector<std::uint32_t>& a, const std::vector<std::uint32_t>& b) {
  std::vector<std::uint32_t> both;
  std::set_intersection(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(both));
  return 2 * both.size() >= std::min(a.size(), b.size());
}

}  // namespace

/** The pages of a site, with what each has of its own. */
class FrameLearner::Study {
 public:
  explicit Study(const std::map<std::uint64_t, Page>& pages) {
    std::unordered_map<std::uint64_t, std::size_t> canonical;
    for (const auto& [key, page] : pages) {
      manuals_.insert(manuals_.end(), page.manuals.begin(), page.manuals.end());
      const auto [place, is_new] = canonical.emplace(page.canonical, views_.size());
      if (is_new || page.canonical == 0) {
        views_.push_back({&page.blocks});
        short_words_.push_back(&page.short_words);
        languages_.push_back(page.language);
        ++pages_of_language_[page.language];
      } else {
        views_[place->second].push_back(&page.blocks);
      }
    }
    find_common_runs();
    find_pages_of_blocks();
    for (const auto& page : views_) add_own_text(*page.front());
    add_record_words();
    find_repeated_words();
  }

  FrameSet frame() const {
    std::vector<std::uint64_t> hashes;
    for (const auto& [block, pages] : pages_of_blocks_) {
      const auto [in_title, hash] = block;
      const bool many = pages.size() >= kManyPages && (!in_title || 4 * pages.size() >= 3 * pages_beside(pages));
      if (!many || (!differ(pages) && (in_title || headings_.count(hash) != 0 || !are_records(pages)))) continue;
      hashes.push_back(hash);
      if (in_title) continue;
      if (!is_of_few(pages)) hashes.push_back(common_hash(hash));
    }
    add_fields(hashes);
    add_manuals(hashes);
    return FrameSet(std::move(hashes));
  }

 private:
  using Values = std::map<std::uint64_t, std::set<std::size_t>>;  // of a place: the pages that have each of them there
  using Times = std::map<std::size_t, std::size_t>;               // how often pages have a block

  /** @param hashes  of the frame. */
  void add_fields(std::vector<std::uint64_t>& hashes) const {
    const std::set<std::uint64_t> frame(hashes.begin(), hashes.end());
    constexpr std::uint64_t kOwnHeading = 0;  // for a label: one that few pages have
    enum class Place { kBehindLabel, kBeforeBlock, kInLinks };
    std::map<std::pair<Place, std::uint64_t>, Values> places;  // with the label, or the block after it
    std::map<std::uint64_t, Times> times;                      // of blocks
    std::set<std::uint64_t> labelled_blocks;
    for (std::size_t page = 0; page != views_.size(); ++page) {
      for (const Block& block : *views_[page].front()) {
        if (block.is_offered || frame.count(block.hash) == 0) continue;
        ++times[block.hash][page];
        if (block.has_label && block.words != 0) labelled_blocks.insert(block.hash);
        const auto add = [&](Place place, std::uint64_t of) { places[{place, of}][block.hash].insert(page); };
        const bool labelled = block.has_label || frame.count(block.label) != 0;
        if (block.words == 0) {
          if (labelled && block.may_be_value) add(Place::kInLinks, block.label);
        } else if (labelled) {
          add(Place::kBehindLabel, block.label);
        } else if (headings_.count(block.label) != 0) {
          add(Place::kBehindLabel, kOwnHeading);
        } else if (frame.count(block.next) != 0) {
          add(Place::kBeforeBlock, block.next);
        }
      }
    }
    for (const std::uint64_t block : labelled_blocks) {  // the other pages may say so by having none
      const std::vector<std::size_t>& pages = pages_of_blocks_.at({false, block});
      if (4 * pages.size() < 3 * pages_beside(pages)) hashes.push_back(field_hash(block));
    }
    for (const auto& [place, values] : places) {
      if (values.size() < 2) continue;
      const auto& [kind, label] = place;
      const bool apart = stand_apart(values, times) && share_language(values);
      for (const auto& [block, pages] : values)
        if (apart || (kind != Place::kInLinks && is_of_few(pages_of_blocks_.at({false, block}))))
          hashes.push_back(field_hash(block));
      if (apart && kind == Place::kBehindLabel && label != kOwnHeading) hashes.push_back(label_hash(label));
    }
  }

  /** Whether no page has a value of a place there and another one anywhere, those aside that list all values beside their own. */
  bool stand_apart(const Values& values, const std::map<std::uint64_t, Times>& times) const {
    Times values_of_page;
    for (const auto& value : values)
      for (const auto& [page, count] : times.at(value.first)) ++values_of_page[page];
    return std::all_of(values.begin(), values.end(), [&](const auto& value) {
      const auto& [block, in_place] = value;
      return std::all_of(in_place.begin(), in_place.end(), [&, block = block](std::size_t page) {
        const bool lists_all = values_of_page.at(page) == values.size() && times.at(block).at(page) > 1;
        return values_of_page.at(page) == 1 || lists_all;
      });
    });
  }

  template <typename Pages>
  std::set<std::uint64_t> languages_of(const Pages& pages) const {
    std::set<std::uint64_t> languages;
    for (const std::size_t page : pages) {
      languages.insert(languages_[page]);
      if (languages.size() == pages_of_language_.size()) break;
    }
    return languages;
  }

  /** How many pages are in the languages of some. */
  std::size_t pages_beside(const std::vector<std::size_t>& pages) const {
    if (pages_of_language_.size() == 1) return views_.size();
    std::size_t count = 0;
    for (const std::uint64_t language : languages_of(pages)) count += pages_of_language_.at(language);
    return count;
  }

  /** Whether pages in one language have two of some values. */
  bool share_language(const Values& values) const {
    std::set<std::uint64_t> seen;
    return std::any_of(values.begin(), values.end(), [&](const auto& value) {
      const std::set<std::uint64_t> languages = languages_of(value.second);
      return std::any_of(languages.begin(), languages.end(),
                         [&](std::uint64_t language) { return !seen.insert(language).second; });
    });
  }

  void add_manuals(std::vector<std::uint64_t>& hashes) const {
    struct Uses {
      std::size_t pages = 0;
      bool numbered = false;
      std::set<std::uint64_t> versions;
      std::set<std::uint64_t> folders;
      std::set<std::pair<std::uint64_t, std::uint64_t>> versions_of_folders;
    };
    std::map<std::uint64_t, Uses> uses;
    std::set<std::uint64_t>
        of_pages;  // folders with pages or their folders: what begins one of them is no page of a version
    for (const Manual& manual : manuals_) of_pages.insert(manual.above != 0 ? manual.above : manual.folder);
    for (const Manual& manual : manuals_) {
      if (manual.above != 0 && of_pages.count(manual.folder) != 0) continue;
      Uses& of_name = uses[manual.name];
      ++of_name.pages;
      of_name.numbered = of_name.numbered || manual.numbered;
      of_name.versions.insert(manual.version);
      const std::uint64_t folder = manual.above != 0 ? manual.above : manual.folder;
      of_name.folders.insert(folder);
      of_name.versions_of_folders.emplace(folder, manual.version);
    }
    for (const auto& [name, found] : uses) {
      const bool several = found.versions.size() > 1 && found.pages >= kManyPages * found.versions.size();
      if (several && found.numbered && found.versions_of_folders.size() == found.folders.size()) hashes.push_back(name);
    }
  }

  void find_common_runs() {
    std::vector<std::uint32_t> runs;  // once for each page that has them
    for (const auto& page : views_) {
      std::vector<std::uint32_t> of_page;
      for (const Block& block : *page.front()) of_page.insert(of_page.end(), block.runs.begin(), block.runs.end());
      sort_distinct(of_page);
      runs.insert(runs.end(), of_page.begin(), of_page.end());
    }
    std::sort(runs.begin(), runs.end());
    for (std::size_t i = kManyPages; i <= runs.size(); ++i) {
      if (runs[i - kManyPages] == runs[i - 1] && (common_runs_.empty() || common_runs_.back() != runs[i - 1]))
        common_runs_.push_back(runs[i - 1]);
    }
  }

  void add_own_text(const Blocks& page) {
    std::vector<std::uint32_t> own;
    std::size_t shared = 0;
    for (const Block& block : page) {
      if (!block.may_be_own) continue;
      if (is_own(block)) {
        own.insert(own.end(), block.runs.begin(), block.runs.end());
      } else if (is_of_few(pages_of_blocks_.at({false, block.hash}))) {
        shared += block.runs.size();
      }
    }
    sort_distinct(own);
    mostly_own_.push_back(own.size() >= shared);
    own.resize(std::min(own.size(), kComparedRuns));
    own_.push_back(std::move(own));
  }

  /** Whether four fifths of a block's runs are rare on the site. */
  bool is_own(const Block& block) const {
    const auto common = std::count_if(block.runs.begin(), block.runs.end(), [this](std::uint32_t run) {
      return std::binary_search(common_runs_.begin(), common_runs_.end(), run);
    });
    return 5 * static_cast<std::size_t>(common) <= block.runs.size();
  }

  void find_pages_of_blocks() {
    for (std::size_t i = 0; i != views_.size(); ++i) {
      for (const Blocks* view : views_[i]) {
        for (const Block& block : *view) {
          std::vector<std::size_t>& of_block = pages_of_blocks_[{block.in_title, block.hash}];
          if (of_block.empty() || of_block.back() != i) of_block.push_back(i);
        }
      }
    }
  }

  bool is_of_few(const std::vector<std::size_t>& pages) const { return 2 * pages.size() < pages_beside(pages); }

  /** Whether kManyPages of some pages have texts of their own that are not alike. What fewer than half of the pages share may
   *  be their content, such as the description of a product in several colours, beside which each has a comment: there a
   *  page counts if it has as much text of its own as it shares so. */
  bool differ(const std::vector<std::size_t>& pages) const {
    const bool of_few = is_of_few(pages);
    std::vector<std::size_t> witnesses;
    for (const std::size_t page : pages) {
      if (own_[page].empty() || (of_few && !mostly_own_[page])) continue;
      const bool known = std::any_of(witnesses.begin(), witnesses.end(),
                                     [&](std::size_t other) { return much_alike(own_[page], own_[other]); });
      if (!known) witnesses.push_back(page);
      if (witnesses.size() == kManyPages) return true;
    }
    return false;
  }

  bool stands_on_nearly_all(const std::vector<std::size_t>& pages) const {
    const std::size_t all = pages_beside(pages);
    return all >= kManyRecords && 10 * pages.size() >= 9 * all;
  }

  /** Count the words outside links that nearly all pages repeat, and note the headings. */
  void find_repeated_words() {
    std::set<std::pair<std::uint64_t, std::uint64_t>> counted;
    for (std::size_t i = 0; i != views_.size(); ++i) {
      std::size_t& repeated = repeated_words_[languages_[i]];
      for (const Block& block : *views_[i].front()) {
        if (block.is_heading) headings_.insert(block.hash);
        if (block.in_title) continue;
        if (!stands_on_nearly_all(pages_of_blocks_.at({false, block.hash}))) {
          if (block.may_be_own) record_words_[i].clear();  // a page of text
          continue;
        }
        if (counted.emplace(languages_[i], block.hash).second) repeated += block.words;
      }
    }
  }

  /** Of each page the words of its title and short lines that fewer than half of the pages have. One line without a title of its own
   *  says nothing: copies of an article may have been sent by others. */
  void add_record_words() {
    std::map<std::uint64_t, std::unordered_map<std::uint32_t, std::size_t>> pages_of_word;  // by language
    for (std::size_t page = 0; page != short_words_.size(); ++page) {
      const ShortWords& words = *short_words_[page];
      for (std::size_t i = 0; i != words.size(); ++i) {
        if (i == 0 || words[i].first != words[i - 1].first) ++pages_of_word[languages_[page]][words[i].first];
      }
    }
    for (std::size_t page = 0; page != short_words_.size(); ++page) {
      std::vector<std::uint32_t> rare;
      std::set<std::uint32_t> lines;
      for (const auto& [word, line] : *short_words_[page]) {
        if (2 * pages_of_word[languages_[page]][word] >= pages_of_language_.at(languages_[page])) continue;
        rare.push_back(word);
        lines.insert(line);
      }
      if (lines.size() == 1 && *lines.begin() != 0) rare.clear();
      sort_distinct(rare);
      record_words_.push_back(std::move(rare));
    }
  }

  /** Whether a block stands on nearly all pages, which repeat little else, and kManyPages of them have other words in their short
   *  lines and titles. */
  bool are_records(const std::vector<std::size_t>& pages) const {
    const auto has_text = [this](std::size_t page) {
      return repeated_words_.at(languages_[page]) > kMostRepeatedWords;
    };
    if (!stands_on_nearly_all(pages) || std::any_of(pages.begin(), pages.end(), has_text)) return false;
    std::vector<std::size_t> witnesses;
    for (const std::size_t page : pages) {
      const std::vector<std::uint32_t>& words = record_words_[page];
      const bool known = words.empty() || std::any_of(witnesses.begin(), witnesses.end(), [&](std::size_t other) {
                           return much_alike(words, record_words_[other]);
                         });
      if (!known) witnesses.push_back(page);
      if (witnesses.size() == kManyPages) return true;
    }
    return false;
  }

  std::vector<std::vector<const Blocks*>> views_;  // of each page: under one canonical URL
  std::vector<std::uint64_t> languages_;           // of each page
  std::map<std::uint64_t, std::size_t> pages_of_language_;
  std::vector<Manual> manuals_;
  std::vector<std::uint32_t> common_runs_;  // on kManyPages pages or more, sorted
  /** The pages of each block, as indexes in ascending order; by whether it is a part of titles, and its hash. */
  std::map<std::pair<bool, std::uint64_t>, std::vector<std::size_t>> pages_of_blocks_;
  std::vector<std::vector<std::uint32_t>> own_;           // of each page, sorted
  std::vector<const ShortWords*> short_words_;            // of each page
  std::vector<std::vector<std::uint32_t>> record_words_;  // of each page, sorted
  std::set<std::uint64_t> headings_;                      // hashes of blocks
  std::map<std::uint64_t, std::size_t> repeated_words_;   // on nearly all pages, outside links; by language
  std::vector<bool> mostly_own_;                          // whether it has as much of its own as of what it shares
};

bool FrameLearner::wants(std::uint64_t key) const {
  return pages_.size() < kMostPages || key < pages_.rbegin()->first;
}

void FrameLearner::add(std::uint64_t key, const std::vector<ContentBlock>& blocks, const Head& head) {
  if (!wants(key)) return;
  const auto [place, added] = pages_.try_emplace(key);
  if (!added) return;
  Page& page = place->second;
  page.canonical = head.canonical;
  page.language = xxh3_hash(head.language);
  page.short_words = short_words_of(blocks, head.title);
  std::uint64_t before = 0;
  bool linked_before = true;
  for (const ContentBlock& block : blocks) {
    const std::uint64_t hash = frame_hash(block.text, block.linked);
    const std::optional<std::uint64_t> label = label_in(block.text);
    Block learned;
    learned.hash = hash;
    learned.may_be_own = may_be_own(block);
    learned.is_heading = block.heading != 0 || block.role == BlockRole::kHeadline;
    learned.words = is_shown_text(block) ? static_cast<std::uint32_t>(word_count(block.text)) : 0;
    learned.label = label.value_or(before);
    learned.has_label = label.has_value();
    learned.may_be_value = (label || !linked_before) && may_be_value(block);
    learned.is_offered = block.role == BlockRole::kControl || block.role == BlockRole::kHidden;
    learned.runs = run_hashes(block.text);
    if (before != 0) page.blocks.back().next = hash;
    page.blocks.push_back(std::move(learned));
    before = hash;
    linked_before = block.linked;
  }
  const std::string_view address = without_query(head.address);
  const std::string_view folder = folder_of(address);
  const std::string_view above =
      is_first_page(address) ? folder_of(folder.substr(0, folder.size() - std::min<std::size_t>(folder.size(), 1)))
                             : "";
  for (const std::string_view part : title_parts(head.title)) {
    page.blocks.emplace_back().hash = title_part_hash(part);
    page.blocks.back().in_title = true;
    const std::string manual = without_version(part);
    if (!manual.empty() && !folder.empty())
      page.manuals.push_back({manual_hash(manual), title_part_hash(part), digits_in(part) != digits_in(manual),
                              xxh3_hash(folder), above.empty() ? 0 : xxh3_hash(above)});
  }
  if (pages_.size() > kMostPages) pages_.erase(std::prev(pages_.end()));
}

FrameSet FrameLearner::frame() const {
  return Study(pages_).frame();
}

}  // namespace neardup
