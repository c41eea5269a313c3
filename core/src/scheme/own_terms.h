/** @file own_terms.h
 *  Tells terms that signing or grouping writes under a scheme from similar terms of other programs.
 *
 *  A prefix is not enough: another program may have `XNGO` with the value "oxfam", or `XN` with "DATE2024". Our terms
 *  have one exact form for each scheme (plugin/FORMAT.md): the prefix, for band terms a label of the scheme, and
 *  lower-case base32 of the key's length. All code that reads, counts or removes terms by prefix uses this.
 *  THREADS: a plain value.
 */
#ifndef NEARDUP_CORE_SCHEME_OWN_TERMS_H
#define NEARDUP_CORE_SCHEME_OWN_TERMS_H

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "bytes/ascii.h"
#include "scheme/scheme.h"

namespace neardup {

/** Whether a term of one prefix may begin with the other prefix. */
inline bool prefixes_overlap(std::string_view a, std::string_view b) {
  return begins_with(a, b) || begins_with(b, a);
}

/** Whether bytes are a group id: 13 characters of lower-case base32, as base32_encode() writes 64 bits. */
bool is_group_id(std::string_view text);

/** Whether a colon must precede a name, so that the prefix ends there. */
bool needs_colon(std::string_view name);

/** Whether a term has the form of a mark's name (kMarkPrefix and the id of a document). Such a term is ours only if the
 *  document also has the term kMarkPrefix. */
bool is_mark_name(std::string_view term);

/** Whether a term has the form of a band term of any scheme with that prefix: one or two label letters, and a key of a
 *  known length. For documents that are signed under a scheme that is no longer known. */
bool is_band_of_some_scheme(std::string_view term, std::string_view prefix);

/** The terms of one scheme. */
class OwnTerms {
 public:
  /** @param scheme  valid. */
  explicit OwnTerms(const Scheme& scheme);

  /** Whether a term is the band prefix, a label of the scheme, and a key of that label's length. */
  bool is_band(std::string_view term) const;

  /** The band of a band term if a document has at most one term of it: the term without its key. Empty for a band that
   *  may have several. @param term  is_band(). */
  std::string_view band_of_one_term(std::string_view term) const;

  /** Whether a term is the group prefix and a group id. */
  bool is_group(std::string_view term) const;

  const std::string& band_prefix() const { return band_prefix_; }
  const std::string& group_prefix() const { return group_prefix_; }

 private:
  std::string band_prefix_;
  std::string group_prefix_;
  std::size_t label_size_;
  std::vector<unsigned> key_bits_;  // by the number of the band
  std::vector<bool> one_term_;      // the same: whether a document has at most one term of the band

  std::size_t number_of_band(std::string_view term) const;
};

}  // namespace neardup

#endif  // NEARDUP_CORE_SCHEME_OWN_TERMS_H
