#include "group/group_buckets.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <numeric>
#include <tuple>
#include <utility>

#include "bytes/feature_hash.h"
#include "corpus/candidate_keys.h"
#include "find/band_buckets.h"

namespace neardup {

KeyBuckets group_buckets(const GroupedDocuments& documents, std::size_t threads,
                         const std::function<void(std::size_t)>& tell) {
  std::vector<std::uint64_t> hashes;  // of scopes; 0 for the whole database
  const auto hash_of = [&](std::uint32_t scope) {
    for (auto number = static_cast<std::uint32_t>(hashes.size()); number <= scope; ++number) {
      const std::string& name = documents.scopes.name(number);
      hashes.push_back(name.empty() ? 0 : xxh3_hash(name));
    }
    return hashes[scope];
  };
  const auto numbering = [&](std::size_t item) -> std::optional<BucketItem> {
    const std::size_t rank = documents.order.rank(item);
    if (!documents.texts.leads(rank) || documents.scopes.is_alone(item)) return std::nullopt;
    return BucketItem{static_cast<std::uint32_t>(rank), hash_of(documents.scopes.number(item))};
  };
  CandidateKeys keys;
  add_band_keys(documents.database(), documents.scheme, documents.table, numbering, keys);
  for (std::size_t item = 0; item != documents.table.size(); ++item) {
    const std::uint64_t canonical = documents.table.canonical(item);
    const std::optional<BucketItem> numbered = canonical == 0 ? std::nullopt : numbering(item);
    if (numbered) keys.add(mix64(mix64(canonical) ^ hash_of(documents.scopes.number(item))), numbered->number);
  }
  for (const TextLeaders::SharedText& text : documents.texts.shared_texts()) {
    const std::uint64_t key = mix64(text.digest ^ hash_of(text.scope));
    for (const std::uint32_t leader : text.leaders) keys.add(key, leader);
  }
  return keys.buckets(threads, tell);
}

TextLeaders::TextLeaders(const Source& source) : first_(source.table.size()), leader_(source.table.size()) {
  std::iota(first_.begin(), first_.end(), 0U);
  std::iota(leader_.begin(), leader_.end(), 0U);
  std::vector<std::tuple<std::uint64_t, std::uint32_t, std::uint32_t>> texts;  // digest, scope, rank
  texts.reserve(first_.size());
  for (std::uint32_t rank = 0; rank != first_.size(); ++rank) {
    const std::size_t item = source.order.item(rank);
    texts.emplace_back(source.table.digest(item), source.scopes.number(item), rank);
  }
  std::sort(texts.begin(), texts.end());
  const auto text_of = [](const auto& copy) { return std::pair(std::get<0>(copy), std::get<1>(copy)); };
  for (auto begin = texts.begin(); begin != texts.end();) {
    const auto end =
        std::find_if(begin, texts.end(), [&](const auto& copy) { return text_of(copy) != text_of(*begin); });
    if (end - begin > 1 || !source.places.empty()) {
      std::vector<std::uint32_t> copies;
      std::transform(begin, end, std::back_inserter(copies), [](const auto& copy) { return std::get<2>(copy); });
      SharedText shared{std::get<0>(*begin), std::get<1>(*begin), lead_copies(source, copies)};
      if (shared.leaders.size() > 1) shared_texts_.push_back(std::move(shared));
    }
    begin = end;
  }
}

std::vector<std::uint32_t> TextLeaders::lead_copies(const Source& source, const std::vector<std::uint32_t>& copies) {
  std::map<std::int64_t, std::uint32_t> leader_of_time;
  std::vector<std::uint32_t> leaders, in_references;
  for (const std::uint32_t rank : copies) {
    const std::size_t item = source.order.item(rank);
    first_[rank] = copies.front();
    if (source.scopes.is_alone(item)) continue;
    if (source.is_reference(item)) {
      in_references.push_back(rank);
    } else if (!source.is_distinct(item) && !follow_reference(source, rank, in_references)) {
      leader_[rank] = leader_of_time.emplace(source.scopes.time(item), rank).first->second;
    }
    if (leads(rank)) leaders.push_back(rank);
  }
  return leaders;
}

bool TextLeaders::follow_reference(const Source& source, std::uint32_t rank, const std::vector<std::uint32_t>& copies) {
  const std::size_t item = source.order.item(rank);
  const auto follow = [&](std::uint32_t centre, StarLink link) {
    const std::size_t there = source.order.item(centre);
    if (centre >= leader_[rank] || source.scopes.is_alone(there)) return;
    if (source.scopes.number(there) != source.scopes.number(item) || !source.scopes.within_window(there, item)) return;
    leader_[rank] = centre;
    links_[rank] = link;
  };
  for (const std::uint32_t copy : copies) follow(copy, {});
  const auto [begin, end] = source.places.equal_range(source.table.digest(item));
  std::for_each(begin, end, [&](const auto& place) { follow(place.second.centre, place.second.link); });
  return !leads(rank);
}

StarLink TextLeaders::link(std::size_t rank) const {
  const auto found = links_.find(rank);
  return found == links_.end() ? StarLink() : found->second;
}

}  // namespace neardup
