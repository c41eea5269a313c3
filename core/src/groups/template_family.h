/** @file template_family.h
 *  Tells texts that were filled from one template from revisions of one text.
 *
 *  Near texts are laid over the first of them, and compared place by place. Texts of one template have words of their
 *  own in the same place: another product, another package. In revisions, the words that differ recur, or stand in
 *  other places. Figures, links, dates and ids make no family: pages that differ by a counter are duplicates. Tables of
 *  other figures do. An index holds the words of a link as any other words, so the 12 tokens after `https` or `www` are
 *  taken for a link; those after `http` or `ftp`, too, if they begin like a host: with a number, with `localhost`, or
 *  with a top-level domain among the words 2 to 5.
 *
 *      2 texts       each place has other words in both texts, of another spelling, and the same words stand for the
 *                    same others in three places or more; at most 4 such substitutions, 200 tokens
 *      3 or 4        half of the places or more have other words in each text, of another spelling; at most 400 tokens
 *      5 or more     half of the places or more have other words in 80 % of the texts; of 1,000 tokens or more: words
 *                    that each other text lacks
 *      any number    figures differ in 6 places or more, each in 80 % of the texts, words in fewer places;
 *                    a place where a text has no figure does not count
 *
 *  Small groups are judged with care, because one changed word may be a correction. In groups of three or four, words
 *  with which both variants begin or end do not count for their spelling, and neighbouring words that were replaced in
 *  different texts are two places.
 *  THREADS: pure functions.
 */
#ifndef NEARDUP_CORE_GROUPS_TEMPLATE_FAMILY_H
#define NEARDUP_CORE_GROUPS_TEMPLATE_FAMILY_H

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "neardup/token.h"

namespace neardup {

/** One token, as the rule reads it. */
struct TemplateWord {
  std::uint64_t token = 0;  ///< its hash
  std::string text;         ///< with ASCII digits
  TokenClass token_class = TokenClass::kWord;

  bool is_number() const { return token_class == TokenClass::kNumber; }

  /** The token without digits; empty for a number, a part of a link, or an id: a token with digits that has 20
   *  characters or more, or 8 hexadecimal digits or more, or in which letters and digits alternate at least 4 times. */
  std::string letters() const;

  /** The value of a number of up to 4 digits; else 0. */
  unsigned figure() const;

  /** The hashes of the runs of digits and of others in a word with both; none for another token. */
  std::vector<std::uint64_t> parts() const;
};

TemplateWord template_word(const Token& token);

using TemplateText = std::vector<TemplateWord>;

/** The words of a text. An index does not tell the words of a link from others, so they count as what they look like. */
TemplateText template_text(Tokenizer& tokenizer, std::string_view text);

/** Of this rule and those of title_names.h and fact_parts.h. Another version may judge the same texts otherwise. */
constexpr unsigned kTemplateFamilyVersion = 12;

/** What makes texts a family. */
enum class TemplateFamily : std::uint8_t {
  kNone,     ///< they are none
  kWords,    ///< each has words of its own
  kFigures,  ///< each has figures of its own
};

/** How a text and the first text differ, by their stored counts. */
struct TemplateSize {
  std::uint64_t tokens = 0;
  std::uint64_t shingles = 0;
  double similarity = 1;  ///< Jaccard index of the shingles with the first text
};

/** False if the sizes show that texts are no family, so that their words need not be read: few and long texts can only
 *  be a table of figures, and each figure of a table gives both texts a shingle of their own.
 *  @param sizes  [texts] the first one is that of the first text. */
bool may_be_family(const std::vector<TemplateSize>& sizes);

/** What the rule reads of a text's tokens, as hashes. */
struct TemplateOutline {
  static constexpr std::uint64_t kNone = 0;       ///< of a token without letters
  static constexpr std::uint64_t kNumber = 1;     ///< of a number
  static constexpr std::uint64_t kMaybeLink = 2;  ///< of a word that may belong to a link

  std::vector<std::uint64_t> tokens;
  std::vector<std::uint64_t> letters;  ///< [tokens] of TemplateWord::letters(), or one of these
};

/** Makes an outline of tokens that come in text order. */
class TemplateOutliner {
 public:
  /** @param seed  of the tokens' hashes. */
  explicit TemplateOutliner(std::uint64_t seed) : seed_(seed) {}

  void add(const Token& token, std::uint64_t hash);
  TemplateOutline take() { return std::move(outline_); }

 private:
  std::uint64_t letters_hash(const Token& token, std::uint64_t hash);

  std::uint64_t seed_;
  TemplateOutline outline_;
  std::size_t link_left_ = 0;  // tokens
};

/** False if the tokens show that two texts are no family, so that their words need not be read.
 *  Cost: aligns the texts. */
bool two_may_be_family(const TemplateOutline& a, const TemplateOutline& b);

/** @param texts  near each other; the first one is the centre of their group. Fewer than 2 are no family.
 *  Cost: aligns each text with the first one. */
TemplateFamily template_family(const std::vector<TemplateText>& texts);

/** Texts with equal keys are one part of a family: they differ by figures and links only, or not at all if the family is
 *  one of figures. The figure in a name, as in `ext4`, counts as the name. */
std::uint64_t part_key(const TemplateText& text, TemplateFamily family);

}  // namespace neardup

#endif  // NEARDUP_CORE_GROUPS_TEMPLATE_FAMILY_H
