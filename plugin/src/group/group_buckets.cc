#include "group/group_buckets.h"

#include <algorithm>
#include <utility>

#include "bytes/base_encodings.h"
#include "marks/stored_marks.h"

namespace neardup {

namespace {

std::string in_scope(const std::string& name, const std::string& scope) {
  return scope.empty() ? name : name + " " + scope;
}

}  // namespace

BucketNumber GroupBuckets::leader_rank() const {
  return [this](std::size_t item) -> std::optional<std::uint32_t> {
    const std::size_t rank = documents_.order.rank(item);
    if (!documents_.texts.leads(rank) || documents_.scopes.is_alone(item)) return std::nullopt;
    return static_cast<std::uint32_t>(rank);
  };
}

std::string GroupBuckets::band_name(const std::string& term, std::uint32_t scope) const {
  return in_scope(term, documents_.scopes.name(scope));
}

std::string GroupBuckets::text_name(const TextLeaders::SharedText& text) const {
  return in_scope("text:" + hex_encode(text.digest), documents_.scopes.name(text.scope));
}

BucketLists GroupBuckets::all(std::size_t named_above) {
  BucketGatherer gatherer;
  for_each_band(documents_.database(), documents_.scheme, documents_.table, leader_rank(),
                [&](const std::string& term, const std::vector<std::uint32_t>& ranks) {
                  gather(gatherer, term, ranks, named_above);
                });
  for (const TextLeaders::SharedText& text : documents_.texts.shared_texts()) {
    const std::optional<std::uint32_t> bucket = gatherer.add(text.leaders);
    if (bucket && text.leaders.size() > named_above) names_.emplace(*bucket, text_name(text));
  }
  return gatherer.lists(documents_.table.size());
}

void GroupBuckets::gather(BucketGatherer& gatherer, const std::string& term, std::vector<std::uint32_t> ranks,
                          std::size_t named_above) {
  const auto by_scope = [&](std::uint32_t a, std::uint32_t b) { return scope_of(a) < scope_of(b); };
  std::sort(ranks.begin(), ranks.end(), by_scope);
  for (auto begin = ranks.begin(); begin != ranks.end();) {
    const auto end = std::upper_bound(begin, ranks.end(), *begin, by_scope);
    const std::vector<std::uint32_t> items(begin, end);
    const std::optional<std::uint32_t> bucket = gatherer.add(items);
    if (bucket && items.size() > named_above) names_.emplace(*bucket, band_name(term, scope_of(*begin)));
    begin = end;
  }
}

BucketLookup GroupBuckets::lookup() {
  number_texts();
  return {[this](std::size_t rank) { return buckets_of(rank); },
          [this](std::uint32_t bucket) { return ranks_in(bucket); }};
}

std::uint32_t GroupBuckets::number_of(const std::string& name, const Place& place) {
  const auto [known, is_new] = numbers_.emplace(name, static_cast<std::uint32_t>(places_.size()));
  if (is_new) {
    names_.emplace(known->second, name);
    places_.push_back(place);
  }
  return known->second;
}

void GroupBuckets::number_texts() {
  for (const TextLeaders::SharedText& text : documents_.texts.shared_texts()) {
    const std::uint32_t number = number_of(text_name(text), {{}, text.scope, &text.leaders});
    for (const std::uint32_t leader : text.leaders) text_of_.emplace(leader, number);
  }
}

std::optional<std::uint32_t> GroupBuckets::find(const std::string& name) {
  const auto known = numbers_.find(name);
  if (known != numbers_.end()) return known->second;
  const std::size_t space = std::min(name.find(' '), name.size());
  const std::string term = name.substr(0, space);
  const std::optional<std::uint32_t> scope = documents_.scopes.find(name.substr(std::min(space + 1, name.size())));
  if (!scope || !own_terms_.is_band(term)) return std::nullopt;
  return number_of(name, {term, *scope});
}

std::vector<std::uint32_t> GroupBuckets::buckets_of(std::size_t rank) {
  const std::size_t item = documents_.order.item(rank);
  std::vector<std::uint32_t> buckets;
  if (documents_.scopes.is_alone(item)) return buckets;
  const std::uint32_t scope = scope_of(rank);
  for (const std::string& term : band_terms(own_terms_, documents_.database(), documents_.table.docid(item))) {
    buckets.push_back(number_of(band_name(term, scope), {term, scope}));
  }
  const auto text = text_of_.find(static_cast<std::uint32_t>(rank));
  if (text != text_of_.end()) buckets.push_back(text->second);
  return buckets;
}

std::vector<std::uint32_t> GroupBuckets::ranks_in(std::uint32_t bucket) const {
  const Place& place = places_[bucket];
  if (place.text != nullptr) return *place.text;
  const BucketNumber rank_of = leader_rank();
  std::vector<std::uint32_t> ranks = numbers_with_term(documents_.database(), place.term, documents_.table,
                                                       [&](std::size_t item) -> std::optional<std::uint32_t> {
                                                         if (documents_.scopes.number(item) != place.scope)
                                                           return std::nullopt;
                                                         return rank_of(item);
                                                       });
  std::sort(ranks.begin(), ranks.end());
  return ranks;
}

}  // namespace neardup
