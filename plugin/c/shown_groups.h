/** @file shown_groups.h
 *  A text as C sees it. Internal.
 *
 *  The groups of a corpus as C sees them.
 */
#ifndef NEARDUP_C_SHOWN_GROUPS_H
#define NEARDUP_C_SHOWN_GROUPS_H

#include <cstdint>
#include <string>
#include <vector>

#include "corpus/corpus_groups.h"
#include "neardup.h"
#include "text_corpus.h"

namespace neardup::c {

/** The bytes of a text, which must outlive them. */
inline neardup_bytes bytes_of(const std::string& text) {
  return {text.data(), text.size()};
}

/** Each neardup_groups is one of these. */
struct ShownGroups final : neardup_groups {
  ShownGroups(const TextCorpus& corpus, const CorpusGroups& found);
  ShownGroups(const ShownGroups&) = delete;
  ShownGroups& operator=(const ShownGroups&) = delete;

 private:
  void gather(const std::vector<CorpusMember>& found);
  void name(const TextCorpus& corpus);

  std::vector<std::uint32_t> representatives_;
  std::vector<neardup_member> members_;
  std::vector<neardup_group> groups_;
  std::vector<neardup_pair> pairs_;
};

}  // namespace neardup::c

#endif  // NEARDUP_C_SHOWN_GROUPS_H
