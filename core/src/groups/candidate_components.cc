#include "groups/candidate_components.h"

#include <algorithm>
#include <atomic>
#include <numeric>
#include <stdexcept>
#include <utility>

#include "groups/parallel.h"

namespace neardup {

namespace {

constexpr std::size_t kBatch = 256;  // items, if components are small

using Edge = std::pair<std::uint32_t, std::uint32_t>;

std::uint32_t root_of(std::vector<std::uint32_t>& parent, std::uint32_t item) {
  while (parent[item] != item) item = parent[item] = parent[parent[item]];
  return item;
}

/** The least item is the root. @return false if they are joined already. */
bool join(std::vector<std::uint32_t>& parent, std::uint32_t a, std::uint32_t b) {
  const std::uint32_t x = root_of(parent, a);
  const std::uint32_t y = root_of(parent, b);
  parent[std::max(x, y)] = std::min(x, y);
  return x != y;
}

/** Pairs that join what belongs together in one bucket. */
void add_edges(const std::uint32_t* members, std::size_t count, bool as_one,
               const std::function<bool(std::uint32_t, std::uint32_t)>& promising, std::vector<Edge>& edges) {
  if (as_one) {
    for (std::size_t i = 1; i != count; ++i) edges.emplace_back(members[0], members[i]);
    return;
  }
  std::vector<std::uint32_t> parent(count);
  std::iota(parent.begin(), parent.end(), 0U);
  for (std::uint32_t j = 1; j != count; ++j) {
    for (std::uint32_t i = 0; i != j; ++i) {
      if (root_of(parent, i) == root_of(parent, j) || !promising(members[i], members[j])) continue;
      join(parent, i, j);
      edges.emplace_back(members[i], members[j]);
    }
  }
}

}  // namespace

CandidateComponents::CandidateComponents(KeyBuckets buckets, std::size_t band_cap,
                                         const std::function<bool(std::uint32_t, std::uint32_t)>& promising,
                                         std::size_t threads, const std::function<void(double)>& tell) {
  number_candidates(buckets);
  join(buckets, band_cap, promising, threads, tell);
  buckets_ = buckets.by_item(candidates_.size());
}

/** Replaces ranks by places in the candidates. */
void CandidateComponents::number_candidates(KeyBuckets& buckets) {
  std::uint32_t last = 0;
  for (const std::uint32_t rank : buckets.members) last = std::max(last, rank);
  std::vector<std::uint32_t> number(std::size_t{last} + 1);
  for (const std::uint32_t rank : buckets.members) number[rank] = 1;
  for (std::uint32_t rank = 0; rank != number.size(); ++rank) {
    if (number[rank] == 0) continue;
    number[rank] = static_cast<std::uint32_t>(candidates_.size());
    candidates_.push_back(rank);
  }
  for (std::uint32_t& member : buckets.members) member = number[member];
}

void CandidateComponents::join(const KeyBuckets& buckets, std::size_t band_cap,
                               const std::function<bool(std::uint32_t, std::uint32_t)>& promising, std::size_t threads,
                               const std::function<void(double)>& tell) {
  constexpr std::size_t kPieces = 256;
  const auto promising_places = [&](std::uint32_t a, std::uint32_t b) {
    return promising(candidates_[a], candidates_[b]);
  };
  std::vector<std::vector<Edge>> edges(kPieces);
  in_parallel(
      threads, kPieces,
      [&](std::size_t piece, std::size_t) {
        const std::size_t end = buckets.count() * (piece + 1) / kPieces;
        for (std::size_t i = buckets.count() * piece / kPieces; i != end; ++i) {
          const std::size_t count = buckets.offsets[i + 1] - buckets.offsets[i];
          add_edges(buckets.members.data() + buckets.offsets[i], count, count > band_cap, promising_places,
                    edges[piece]);
        }
      },
      [&](std::size_t done) {
        if (tell) tell(static_cast<double>(done) / static_cast<double>(kPieces));
      });
  std::vector<std::uint32_t> parent(candidates_.size());
  std::iota(parent.begin(), parent.end(), 0U);
  for (const std::vector<Edge>& of_piece : edges) {
    for (const auto& [a, b] : of_piece) neardup::join(parent, a, b);
  }
  sort_by_component(std::move(parent));
}

/** Leaves out items that are alone. */
void CandidateComponents::sort_by_component(std::vector<std::uint32_t> parent) {
  std::vector<bool> has_company(parent.size());
  for (std::uint32_t item = 0; item != parent.size(); ++item) {
    parent[item] = root_of(parent, item);
    if (parent[item] != item) has_company[item] = has_company[parent[item]] = true;
  }
  for (std::uint32_t item = 0; item != parent.size(); ++item) {
    if (has_company[item]) in_order_.push_back(item);
  }
  std::stable_sort(in_order_.begin(), in_order_.end(),
                   [&](std::uint32_t a, std::uint32_t b) { return parent[a] < parent[b]; });
  std::size_t begin = 0;
  for (std::size_t i = 0; i != in_order_.size(); ++i) {
    const bool ends = i + 1 == in_order_.size() || parent[in_order_[i]] != parent[in_order_[i + 1]];
    if (!ends || (i + 1 - begin < kBatch && i + 1 != in_order_.size())) continue;
    batch_ends_.push_back(i + 1);
    begin = i + 1;
  }
}

/** Whether a batch is worth several threads. */
bool CandidateComponents::is_large(std::size_t number) const {
  constexpr std::size_t kLarge = 4096;
  return batch_ends_[number] - (number == 0 ? 0 : batch_ends_[number - 1]) >= kLarge;
}

void CandidateComponents::for_each_batch(std::size_t threads, const GroupBatch& group,
                                         const std::function<void(std::size_t done, std::size_t all)>& tell) const {
  std::atomic<std::size_t> done{0};
  std::atomic<bool> stopped{false};
  const auto tell_now = [&] {
    try {
      tell(done, 2 * size());
    } catch (...) {
      stopped = true;
      throw;
    }
  };
  const std::function<void()> step_here = [&] {
    ++done;
    tell_now();
  };
  const std::function<void()> step_on_a_thread = [&] {
    ++done;
    if (stopped) throw std::runtime_error("the run was ended");
  };
  tell_now();
  for (std::size_t number = 0; number != batches(); ++number) {
    if (is_large(number)) group(number, batch(number), std::nullopt, step_here);
  }
  in_parallel(
      threads, batches(),
      [&](std::size_t number, std::size_t thread) {
        if (!is_large(number)) group(number, batch(number), thread, threads > 1 ? step_on_a_thread : step_here);
      },
      [&](std::size_t) { tell_now(); });
}

ComponentBatch CandidateComponents::batch(std::size_t number) const {
  const std::size_t begin = number == 0 ? 0 : batch_ends_[number - 1];
  std::vector<std::uint32_t> places(in_order_.begin() + static_cast<std::ptrdiff_t>(begin),
                                    in_order_.begin() + static_cast<std::ptrdiff_t>(batch_ends_[number]));
  std::sort(places.begin(), places.end());
  const auto each_bucket = [&](std::uint32_t place, auto take) {
    for (std::size_t k = buckets_.offsets[place]; k != buckets_.offsets[place + 1]; ++k) take(buckets_.ids[k]);
  };
  std::vector<std::uint32_t> ids;
  for (const std::uint32_t place : places) each_bucket(place, [&](std::uint32_t id) { ids.push_back(id); });
  std::sort(ids.begin(), ids.end());
  std::vector<std::uint32_t> shared;  // buckets of several places
  for (std::size_t i = 1; i < ids.size(); ++i) {
    if (ids[i] == ids[i - 1] && (shared.empty() || shared.back() != ids[i])) shared.push_back(ids[i]);
  }
  ComponentBatch batch;
  for (const std::uint32_t place : places) {
    batch.ranks.push_back(candidates_[place]);
    each_bucket(place, [&](std::uint32_t id) {
      const auto place_of_id = std::lower_bound(shared.begin(), shared.end(), id);
      if (place_of_id != shared.end() && *place_of_id == id)
        batch.buckets.ids.push_back(static_cast<std::uint32_t>(place_of_id - shared.begin()));
    });
    batch.buckets.offsets.push_back(batch.buckets.ids.size());
  }
  batch.buckets.bucket_count = static_cast<std::uint32_t>(shared.size());
  return batch;
}

}  // namespace neardup
