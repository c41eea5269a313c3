/** @file index_layout.h
 *  Where the index of another program has the text and the id of a document (plugin/FORMAT.md, "Scheme").
 *
 *  It is a part of a scheme's layout, so every reader of a signed database has it without another option.
 *  THREADS: plain values.
 */
#ifndef NEARDUP_CORE_SCHEME_INDEX_LAYOUT_H
#define NEARDUP_CORE_SCHEME_INDEX_LAYOUT_H

#include <regex.h>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace neardup {

/** Kinds of IndexLayout::not_text that are not prefixes. */
constexpr const char* kWeightedWords = "weighted";
constexpr const char* kStyleSheets = "styles";

struct IndexLayout {
  /** Prefixes of the terms that are a document's text, in reading order; capitals. Empty: the terms without a prefix. */
  std::vector<std::string> text_prefixes;
  /** First position of the text behind each prefix: other programs put names and abstracts before it. */
  std::uint32_t text_from = 0;
  /** What is no text: `weighted`, the first words, as many as count more than once; `styles`, style sheets; or a prefix in
   *  capitals: words that stand behind it, from position 1 on, and once more without it, directly behind these. */
  std::vector<std::string> not_text;
  /** Prefixes of the unique term, in order of preference; capitals. Empty: `Q`, else `U`. */
  std::vector<std::string> id_prefixes;
  /** POSIX extended regular expression, without repetition counts and references to groups, that finds a document's name in its data: the first group, or all of the match
   *  if there is no group; `|` and the last of several groups follow, such as the place in an archive. Only people read this name. Empty: the id is the name. */
  std::string id_pattern;
  /** Value slot of the name, if the data do not have it. */
  std::optional<std::uint32_t> id_slot;
  /** Value slot of the date: the least value is the oldest document. Without it the lowest docid is. */
  std::optional<std::uint32_t> date_slot;
  /** Documents of more words at positions have no stored order of their words (FORMAT.md); 0: none has. */
  std::uint32_t ordered_words = 8'000;

  /** The layout of an index that Omega or this project writes. */
  bool usual() const { return *this == IndexLayout(); }

  /** Whether the text is all the terms without a prefix. */
  bool whole_text() const { return text_prefixes.empty() && text_from == 0 && not_text.empty(); }

  /** Whether another layout gives the same words. */
  bool reads_as(const IndexLayout& other) const {
    return text_prefixes == other.text_prefixes && text_from == other.text_from && not_text == other.not_text;
  }

  /** The value of the word `idfrom`; empty if there is none. */
  std::string id_from() const;

  /** Read where text and ids are from a whole scheme text that Scheme::text() wrote. Does not check it. */
  static IndexLayout of_scheme_text(std::string_view scheme);

  /** Read the values of the words; an empty one is absent. Does not check them.
   *  @exception std::invalid_argument if `idfrom` is not `data:` and an expression, or `value:` and a slot, or `textfrom` or `date` is no
   *             number. */
  static IndexLayout parse(std::string_view text_prefix, std::string_view id_term, std::string_view id_from,
                           std::string_view text_from = {}, std::string_view not_text = {}, std::string_view date = {});

  /** @param reserved  prefixes of the scheme's own terms, which are neither text nor id.
   *  @exception std::invalid_argument naming the word, its value and what is expected. */
  void validate(const std::vector<std::string>& reserved) const;

  friend bool operator==(const IndexLayout& a, const IndexLayout& b);
};

/** A compiled IndexLayout::id_pattern, which means the same in each program, whatever its setlocale(). */
class NamePattern {
 public:
  explicit NamePattern(std::string text);
  ~NamePattern() {
    if (error_.empty()) regfree(&compiled_);
  }
  NamePattern(const NamePattern&) = delete;
  NamePattern& operator=(const NamePattern&) = delete;

  const std::string& text() const { return text_; }

  /** Why it is no extended regular expression; empty if it is one. */
  const std::string& error() const { return error_; }

  /** The name as IndexLayout::id_pattern says; nothing if there is none or it is empty. */
  std::optional<std::string> find(const std::string& data) const;

 private:
  std::string text_;
  regex_t compiled_{};
  std::string error_;
};

}  // namespace neardup

#endif  // NEARDUP_CORE_SCHEME_INDEX_LAYOUT_H
