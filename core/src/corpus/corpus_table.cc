#include "corpus/corpus_table.h"

#include <algorithm>
#include <limits>

#include "bytes/feature_hash.h"

namespace neardup {

CorpusTable::CorpusTable(const Scheme& scheme, std::size_t sketch_bytes)
    : sketch_slots_(scheme.sketch ? scheme.minhash.slots : 0),
      most_blocks_(sketch_slots_ == 0 ? 0 : sketch_bytes / (kSketchesInBlock * sketch_slots_)),
      keeps_fingerprints_(scheme.guaranteed_distance(false) >= 0) {}

void CorpusTable::add(const CorpusSignature& signature) {
  const std::size_t item = size();
  evidence_.add(item, signature.evidence);
  if (signature.scope != 0 || scopes_.size() != 0) {
    while (scopes_.size() != item) scopes_.push_back(0);
    scopes_.push_back(signature.scope);
  }
  if (keeps_fingerprints_) fingerprints_.push_back(signature.fingerprint);
  tokens_.push_back(
      static_cast<std::uint32_t>(std::min<std::uint64_t>(signature.tokens, std::numeric_limits<std::uint32_t>::max())));
  digests_.push_back(signature.token_digest);
  if (sketch_slots_ == 0) return;
  if (signature.tokens == 0 || sketch_places_.size() != 0) {
    while (sketch_places_.size() != item) sketch_places_.push_back(static_cast<std::uint32_t>(sketch_places_.size()));
    sketch_places_.push_back(sketch_count_);
  }
  if (signature.tokens != 0) add_sketch(signature.sketch);
}

void CorpusTable::add_sketch(const std::uint8_t* sketch) {
  const std::size_t block_bytes = kSketchesInBlock * sketch_slots_;
  const auto append_to = [&](std::vector<std::uint8_t>& block) {
    block.insert(block.end(), sketch, sketch + sketch_slots_);
  };
  ++sketch_count_;
  if (sketches_.empty() || sketches_.back().size() == block_bytes) {
    if (sketches_.size() >= std::max<std::size_t>(most_blocks_, 1)) {
      last_block_.reserve(block_bytes);
      append_to(last_block_);
      if (last_block_.size() == block_bytes) {
        file_.append(last_block_.data(), block_bytes);
        ++blocks_in_file_;
        last_block_.clear();
      }
      return;
    }
    sketches_.emplace_back();
    sketches_.back().reserve(block_bytes);
  }
  append_to(sketches_.back());
}

const std::uint8_t* CorpusTable::sketch(std::size_t item, std::uint8_t* buffer) const {
  const std::size_t number = place_of(item);
  const std::size_t block = number / kSketchesInBlock;
  const std::size_t place = number % kSketchesInBlock * sketch_slots_;
  if (block < sketches_.size()) return sketches_[block].data() + place;
  const std::size_t in_file = block - sketches_.size();
  if (in_file == blocks_in_file_) return last_block_.data() + place;
  const auto loaded = std::lower_bound(loaded_places_.begin(), loaded_places_.end(), number);
  if (loaded != loaded_places_.end() && *loaded == number)
    return loaded_.data() + static_cast<std::size_t>(loaded - loaded_places_.begin()) * sketch_slots_;
  file_.read(in_file * kSketchesInBlock * sketch_slots_ + place, buffer, sketch_slots_);
  return buffer;
}

void CorpusTable::load_sketches(const std::vector<std::uint32_t>& items) {
  const std::size_t first = sketches_.size() * kSketchesInBlock;
  const std::size_t last = first + blocks_in_file_ * kSketchesInBlock;
  std::vector<std::uint32_t> places;
  for (const std::uint32_t item : items) places.push_back(static_cast<std::uint32_t>(place_of(item)));
  const auto begin = std::lower_bound(places.begin(), places.end(), first);
  auto end = std::lower_bound(begin, places.end(), last);
  const std::size_t most = 2 * most_blocks_ * kSketchesInBlock;  // keys have as much, and are no longer needed
  if (static_cast<std::size_t>(end - begin) > most) end = begin + static_cast<std::ptrdiff_t>(most);
  std::vector<std::uint8_t> block(kSketchesInBlock * sketch_slots_);
  std::size_t present = blocks_in_file_;  // in `block`
  loaded_.reserve(static_cast<std::size_t>(end - begin) * sketch_slots_);
  for (auto place = begin; place != end; ++place) {
    const std::size_t in_file = (*place - first) / kSketchesInBlock;
    if (in_file != present) file_.read(in_file * block.size(), block.data(), block.size());
    present = in_file;
    const auto sketch = block.begin() + static_cast<std::ptrdiff_t>(*place % kSketchesInBlock * sketch_slots_);
    loaded_.insert(loaded_.end(), sketch, sketch + static_cast<std::ptrdiff_t>(sketch_slots_));
  }
  loaded_places_.assign(begin, end);
}

std::uint64_t CorpusTable::text_key(std::size_t item) const {
  std::uint64_t key = digests_[item];  // mix64(0) is 0: most items have neither evidence nor a scope
  if (const std::string_view of_item = evidence(item); !of_item.empty()) key ^= mix64(evidence_hash(of_item));
  if (const std::uint32_t of_item = scope(item); of_item != 0) key ^= mix64(std::uint64_t{of_item} << 32U);
  return key;
}

std::optional<std::uint64_t> CorpusTable::fingerprint(std::size_t item) const {
  if (!keeps_fingerprints_) return std::nullopt;
  return fingerprints_[item];
}

CorpusSignature CorpusTable::signature(std::size_t item, std::uint8_t* buffer) const {
  CorpusSignature copy{digests_[item], std::string(evidence(item)), tokens(item), fingerprint(item).value_or(0)};
  if (copy.tokens != 0 && sketch_slots_ != 0) copy.sketch = sketch(item, buffer);
  return copy;
}

bool CorpusTable::signed_alike(std::size_t a, std::size_t b) const {
  if (digests_[a] != digests_[b] || tokens_[a] != tokens_[b]) return false;
  if (sketch_slots_ == 0 || tokens_[a] == 0) return true;
  std::vector<std::uint8_t> buffer(2 * sketch_slots_);
  const std::uint8_t* of_a = sketch(a, buffer.data());
  return std::equal(of_a, of_a + sketch_slots_, sketch(b, buffer.data() + sketch_slots_));
}

}  // namespace neardup
