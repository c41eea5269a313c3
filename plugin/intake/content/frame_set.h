/** @file frame_set.h
 *  Blocks of text that are known to be frame on the pages of a site. THREADS: reading is safe from several at once. */
#ifndef NEARDUP_INTAKE_CONTENT_FRAME_SET_H
#define NEARDUP_INTAKE_CONTENT_FRAME_SET_H

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace neardup {

/** Before the names of sites in the metadata of a database. */
constexpr const char* kFrameKeys = "neardup:frame:";

/** Metadata key of the frame of a site.
 *  @param site  a host, or the path of a folder with a slash at its end. The end of a longer name than 180 bytes is
 *               replaced by its hash. Stored: yes. */
std::string frame_key(const std::string& site);

/** Whether the key of a site ends in a hash, so that the site cannot be read from it. */
bool has_hashed_key(const std::string& site);

/** What a block is known by: XXH3 of its text. In one of four words without digits or more, and at most three numbers, dates and
 *  times, each run of digits of any script is a 0: dates and counters do not tell lines of a frame apart. Stored: yes.
 *  @param linked  whether most of it is links. A menu may link to every page by its headline, which is no frame there. */
std::uint64_t frame_hash(std::string_view block_text, bool linked = false);

/** What marks a block that stands on half or more of the site's pages, beside its frame_hash(). Stored: yes. */
std::uint64_t common_hash(std::uint64_t frame_hash);

/** What marks a block that has one of several values of a field, such as a venue, beside its frame_hash(). Stored: yes. */
std::uint64_t field_hash(std::uint64_t frame_hash);

/** The label that a text begins with, up to a colon and a space; nothing without one. */
std::optional<std::string_view> label_of(std::string_view text);

/** The frame_hash() of the label that a block begins with, up to a colon and a space; nothing without one. */
std::optional<std::uint64_t> label_in(std::string_view block_text);

/** What marks the label behind which a page has such a value. @param label  frame_hash() of it. Stored: yes. */
std::uint64_t label_hash(std::uint64_t label);

class FrameSet {
 public:
  FrameSet() = default;

  /** @param hashes  frame_hash() of the blocks, and common_hash(), field_hash() and label_hash() of some, in any order. */
  explicit FrameSet(std::vector<std::uint64_t> hashes);

  bool has(std::uint64_t hash) const;
  bool empty() const { return hashes_.empty(); }
  std::size_t size() const { return hashes_.size(); }

  /** In ascending order, each once. */
  const std::vector<std::uint64_t>& hashes() const { return hashes_; }

  /** The metadata value of this frame (plugin/FORMAT.md).
   *  @param rules  version of the content rules. */
  std::string encode(unsigned rules) const;

  /** The frame of a metadata value; nothing if it is damaged, or was learned under another version of the rules. */
  static std::optional<FrameSet> decode(std::string_view value, unsigned rules);

 private:
  std::vector<std::uint64_t> hashes_;
};

}  // namespace neardup

#endif  // NEARDUP_INTAKE_CONTENT_FRAME_SET_H
