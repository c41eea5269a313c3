#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <numeric>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "bytes/feature_hash.h"
#include "corpus/candidate_keys.h"
#include "corpus/corpus_comparison.h"
#include "corpus/corpus_groups.h"
#include "corpus/corpus_signer.h"
#include "corpus/corpus_table.h"
#include "given_texts.h"
#include "groups/parallel.h"
#include "groups/star_groups.h"
#include "guarded_call.h"
#include "known_scheme.h"
#include "neardup.h"
#include "neardup/token.h"
#include "scheme/scheme.h"
#include "signed_form.h"

namespace neardup::c {

constexpr std::size_t kPiecesAtOnce = 64;  // signed before they are taken: what lies between is small
constexpr std::size_t kMostTexts = std::numeric_limits<std::uint32_t>::max() - 1;

/** Signs many texts and groups them. The texts stay in the caller's memory. THREADS: one at a time. */
class TextCorpus : public CorpusTexts {
 public:
  /** @exception Refusal if no tokenizer here has the scheme's profile. */
  TextCorpus(const Scheme& scheme, std::size_t threads)
      : scheme_(scheme), threads_(threads), tokenizer_(require_tokenizer(scheme.tokenizer_profile)), table_(scheme) {}

  /** @param scopes  of the texts, or null.
   *  @exception std::invalid_argument for too many texts, and if an earlier call failed halfway or grouped. */
  void add(const GivenTexts& texts, const std::uint32_t* scopes) {
    require_open(texts.size());
    const std::vector<GivenTexts::Piece> pieces = texts.pieces();
    const std::size_t threads = std::min(threads_, pieces.size());
    while (signers_.size() < threads) signers_.push_back(std::make_unique<CorpusSigner>(scheme_, tokenizer_->clone()));
    begin(texts);
    for (std::size_t first = 0; first < pieces.size(); first += kPiecesAtOnce) {
      std::vector<SignedTexts> results(std::min(kPiecesAtOnce, pieces.size() - first));
      in_parallel(threads, results.size(), [&](std::size_t piece, std::size_t thread) {
        for (std::size_t i = pieces[first + piece].begin; i != pieces[first + piece].end; ++i)
          signers_[thread]->sign(texts[i], {}, results[piece]);
      });
      for (const SignedTexts& piece : results) take(piece, scopes);
    }
    state_ = State::kOpen;
  }

  /** The same for texts that were signed before. @exception also Refusal for a form that is not of the scheme. */
  void add_signed(const GivenTexts& texts, const GivenTexts& forms, const std::uint32_t* scopes) {
    require_open(texts.size());
    SignedTexts read;
    for (std::size_t i = 0; i != forms.size(); ++i) read_form(forms[i], scheme_, i, read);
    begin(texts);
    take(read, scopes);
    state_ = State::kOpen;
  }

  std::size_t size() const { return table_.size(); }
  std::uint64_t tokens(std::size_t item) const { return table_.tokens(item); }
  std::uint64_t token_digest(std::size_t item) const { return table_.token_digest(item); }

  std::string text(std::size_t item) const override {
    const auto after = std::upper_bound(blocks_.begin(), blocks_.end(), item,
                                        [](std::size_t place, const Block& block) { return place < block.first_item; });
    const Block& block = *(after - 1);
    return std::string(block.texts[item - block.first_item]);
  }

  /** Once: it uses up the keys. @param grouping  its threads are set here. @exception as of add(). */
  CorpusGroups group(const CorpusOrder& order, CorpusGrouping grouping) {
    require_open(0);
    state_ = State::kGrouped;
    grouping.threads = threads_;
    return group_corpus(table_, keys_, order, *this, scheme_, *tokenizer_, grouping);
  }

 private:
  /** Until all texts of the block are taken, the corpus is broken. */
  void begin(const GivenTexts& texts) {
    state_ = State::kBroken;
    blocks_.push_back({size(), texts});
  }

  /** @param scopes  of the block's texts, or null. */
  void take(const SignedTexts& piece, const std::uint32_t* scopes) {
    if (scopes != nullptr) scopes += size() - blocks_.back().first_item;
    const auto add = [&](std::size_t i, CorpusSignature signature, const std::uint64_t* keys) {
      const auto item = static_cast<std::uint32_t>(size());
      const std::uint32_t scope = scopes == nullptr ? 0 : scopes[i];
      const bool compared = scope != NEARDUP_NO_SCOPE;
      if (!compared) signature.tokens = signature.token_digest = 0;
      signature.scope = compared ? scope : 0;
      table_.add(signature);
      for (std::size_t k = 0; compared && k != piece.texts[i].keys; ++k) keys_.add(keys[k] ^ mix64(scope), item);
    };
    piece.each(table_.sketch_slots(), add);
  }

  /** @param more  texts that are to come. */
  void require_open(std::size_t more) const {
    if (state_ == State::kGrouped) throw std::invalid_argument("the corpus was grouped already; begin another one");
    if (state_ == State::kBroken) {
      throw std::invalid_argument("an earlier call that adds texts failed after " + std::to_string(size()) +
                                  " texts; begin another corpus");
    }
    if (more > kMostTexts - size()) {
      throw std::invalid_argument(std::to_string(size()) + " and " + std::to_string(more) +
                                  " texts are more than a corpus may have, which is " + std::to_string(kMostTexts));
    }
  }

  enum class State : std::uint8_t { kOpen, kBroken, kGrouped };

  struct Block {
    std::size_t first_item;
    GivenTexts texts;
  };

  const Scheme scheme_;
  const std::size_t threads_;
  std::unique_ptr<Tokenizer> tokenizer_;
  std::vector<std::unique_ptr<CorpusSigner>> signers_;  // [threads], as they are needed
  std::vector<Block> blocks_;
  CorpusTable table_;
  CandidateKeys keys_;
  State state_ = State::kOpen;
};

}  // namespace neardup::c

struct neardup_corpus final : neardup::c::TextCorpus {
  using TextCorpus::TextCorpus;
};

namespace neardup::c {

namespace {

/** Preferred texts first; references before them. */
CorpusOrder order_of(const neardup_grouping& wanted, const TextCorpus& corpus) {
  const auto sorted_by = [&](const auto& before) { return sorted_order(corpus.size(), wanted.references, before); };
  if (wanted.keep == NEARDUP_KEEP_FIRST) return {{}, wanted.references};
  if (wanted.keep == NEARDUP_KEEP_LAST) return sorted_by(std::greater<>());
  if (wanted.keep == NEARDUP_KEEP_LONGEST)
    return sorted_by([&](std::uint32_t a, std::uint32_t b) { return corpus.tokens(a) > corpus.tokens(b); });
  return sorted_by([weights = wanted.weights](std::uint32_t a, std::uint32_t b) {
    return weights[a] > weights[b] || (!std::isnan(weights[a]) && std::isnan(weights[b]));
  });
}

void check(const neardup_grouping& wanted, const TextCorpus& corpus) {
  if (!(wanted.threshold > 0 && wanted.threshold <= 1)) {
    throw std::invalid_argument("threshold is " + std::to_string(wanted.threshold) + ", must be above 0 and at most 1");
  }
  if (wanted.references > corpus.size()) {
    throw std::invalid_argument(std::to_string(wanted.references) + " references in a corpus of " +
                                std::to_string(corpus.size()) + " texts");
  }
  if (wanted.keep < NEARDUP_KEEP_FIRST || wanted.keep > NEARDUP_KEEP_HEAVIEST) {
    throw std::invalid_argument("keep is " + std::to_string(wanted.keep) + ", must be " +
                                std::to_string(NEARDUP_KEEP_FIRST) + " to " + std::to_string(NEARDUP_KEEP_HEAVIEST));
  }
  if (wanted.keep == NEARDUP_KEEP_HEAVIEST && corpus.size() != 0) required(wanted.weights, "weights");
}

CorpusGrouping grouping_of(const neardup_grouping& wanted) {
  CorpusGrouping grouping;
  grouping.threshold = wanted.threshold;
  if (wanted.band_cap != 0) grouping.band_cap = wanted.band_cap;
  grouping.keep_families = wanted.keep_families != 0;
  if (wanted.stop != nullptr) {
    grouping.progress = [stop = wanted.stop](double) {
      if (__atomic_load_n(stop, __ATOMIC_RELAXED) != 0) throw Refusal(NEARDUP_STOPPED, "stopped");
    };
  }
  return grouping;
}

/** Each neardup_groups is one of these. */
struct ShownGroups final : neardup_groups {
  ShownGroups(const TextCorpus& corpus, const CorpusGroups& found, PairRuns& found_pairs)
      : neardup_groups{}, representatives_(corpus.size()), similarities_(corpus.size(), 1.0) {
    std::iota(representatives_.begin(), representatives_.end(), 0U);
    centres_ = representatives_;
    gather(found.members);
    name(corpus);
    found_pairs.each([&](const CorpusPair& pair) { pairs_.push_back({pair.first, pair.second, pair.similarity}); });
    texts = representatives_.size();
    representatives = representatives_.data();
    neardup_groups::groups = groups_.data();
    group_count = groups_.size();
    pairs = pairs_.data();
    pair_count = pairs_.size();
    pairs_left_out = found.pairs_left_out;
    oversized_bands = found.oversized;
    centres = centres_.data();
    similarities = similarities_.data();
  }
  ShownGroups(const ShownGroups&) = delete;
  ShownGroups& operator=(const ShownGroups&) = delete;

 private:
  void gather(const std::vector<CorpusMember>& found) {
    std::unordered_map<std::uint32_t, std::size_t> place;  // where the next member of a group goes
    std::size_t end = 0;
    for (const CorpusMember& member : found) {
      if (member.group_size < 2) continue;
      representatives_[member.item] = member.representative;
      centres_[member.item] = member.centre;
      similarities_[member.item] = member.similarity;
      if (!place.emplace(member.representative, end).second) continue;
      neardup_group group{};
      group.representative = member.representative;
      group.centre = member.centre;
      group.size = member.group_size;
      group.least_similarity = 1;
      groups_.push_back(group);
      end += member.group_size;
    }
    members_.resize(end);
    for (const CorpusMember& member : found) {
      if (member.group_size >= 2) members_[place[member.representative]++] = {member.item, 0, member.similarity};
    }
    const neardup_member* members = members_.data();
    for (neardup_group& group : groups_) {
      group.members = members;
      for (; members != group.members + group.size; ++members)
        group.least_similarity = std::min(group.least_similarity, members->similarity);
    }
  }

  void name(const TextCorpus& corpus) {
    std::unordered_map<std::uint64_t, std::uint32_t> ordinals;  // two groups may have representatives of the same words
    for (neardup_group& group : groups_) {
      const std::uint64_t digest = corpus.token_digest(group.representative);
      const std::string id = group_id(digest, {}, ordinals[digest]++);
      id.copy(group.id, sizeof group.id - 1);
    }
    std::sort(groups_.begin(), groups_.end(), [](const neardup_group& a, const neardup_group& b) {
      return a.size != b.size ? a.size > b.size : std::string_view(a.id) < std::string_view(b.id);
    });
  }

  std::vector<std::uint32_t> representatives_;
  std::vector<std::uint32_t> centres_;
  std::vector<double> similarities_;
  std::vector<neardup_member> members_;
  std::vector<neardup_group> groups_;
  std::vector<neardup_pair> pairs_;
};

}  // namespace

extern "C" {

neardup_status neardup_corpus_new(const char* scheme, size_t size, uint32_t threads, neardup_corpus** corpus,
                                  neardup_error* error) {
  return guarded(error, corpus, "where the corpus is to go", [&] {
    return new neardup_corpus(Scheme::parse(bytes(scheme, size, "scheme's text")), threads_for(threads));
  });
}

neardup_status neardup_corpus_add(neardup_corpus* corpus, const neardup_texts* texts, neardup_error* error) {
  return neardup_corpus_add_within(corpus, texts, nullptr, error);
}

neardup_status neardup_corpus_add_within(neardup_corpus* corpus, const neardup_texts* texts, const uint32_t* scopes,
                                         neardup_error* error) {
  return guarded(error, [&] {
    const GivenTexts given(texts);
    require_utf8(given, required(corpus, "corpus").size());
    corpus->add(given, scopes);
  });
}

neardup_status neardup_corpus_add_apart(neardup_corpus* corpus, const neardup_bytes* texts, size_t count,
                                        const uint32_t* scopes, neardup_error* error) {
  return guarded(error, [&] {
    const GivenTexts given(texts, count, "texts");
    require_utf8(given, required(corpus, "corpus").size());
    corpus->add(given, scopes);
  });
}

neardup_status neardup_corpus_add_signed(neardup_corpus* corpus, const neardup_bytes* texts, const neardup_bytes* forms,
                                         size_t count, const uint32_t* scopes, neardup_error* error) {
  return guarded(error, [&] {
    const GivenTexts given(texts, count, "texts");
    required(corpus, "corpus").add_signed(given, GivenTexts(forms, count, "forms"), scopes);
  });
}

size_t neardup_corpus_size(const neardup_corpus* corpus) {
  return corpus == nullptr ? 0 : corpus->size();
}

void neardup_corpus_free(neardup_corpus* corpus) {
  delete corpus;
}

neardup_status neardup_group_corpus(neardup_corpus* corpus, const neardup_grouping* grouping, neardup_groups** groups,
                                    neardup_error* error) {
  return guarded(error, groups, "where the groups are to go", [&] {
    TextCorpus& texts = required(corpus, "corpus");
    const neardup_grouping& wanted = required(grouping, "grouping");
    check(wanted, texts);
    PairRuns pairs;
    CorpusGrouping by = grouping_of(wanted);
    if (wanted.lists_pairs != 0) by.pairs = &pairs;
    const CorpusGroups found = texts.group(order_of(wanted, texts), std::move(by));
    return new ShownGroups(texts, found, pairs);
  });
}

void neardup_groups_free(neardup_groups* groups) {
  delete static_cast<ShownGroups*>(groups);
}

}  // extern "C"

}  // namespace neardup::c
