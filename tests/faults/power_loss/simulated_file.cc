#include "faults/power_loss/simulated_file.h"

#include <algorithm>

namespace neardup::faults {

namespace {

void put(std::string& content, std::size_t offset, const std::string& data, std::size_t from, std::size_t size) {
  if (content.size() < offset + from + size) content.resize(offset + from + size);
  content.replace(offset + from, size, data, from, size);
}

std::size_t up_to(std::size_t most, RandomSource& random) {
  return std::uniform_int_distribution<std::size_t>(0, most)(random);
}

}  // namespace

void SimulatedFile::write(std::size_t offset, const std::string& data) {
  put(live_, offset, data, 0, data.size());
  pending_.push_back({false, offset, data});
}

void SimulatedFile::truncate(std::size_t size) {
  live_.resize(size);
  pending_.push_back({true, size, {}});
}

void SimulatedFile::sync() {
  durable_ = live_;
  pending_.clear();
}

std::string SimulatedFile::after(std::size_t changes) const {
  std::string content = durable_;
  for (std::size_t i = 0; i != changes; ++i) {
    const Change& change = pending_[i];
    if (change.is_truncation) {
      content.resize(change.offset);
    } else {
      put(content, change.offset, change.data, 0, change.data.size());
    }
  }
  return content;
}

std::string SimulatedFile::sector_by_sector(RandomSource& random) const {
  constexpr double kShares[] = {0.03, 0.2, 0.5, 0.8, 0.97};
  std::bernoulli_distribution is_kept(kShares[up_to(std::size(kShares) - 1, random)]);
  const std::size_t sized_after = up_to(pending_.size(), random);
  std::string content = durable_;
  for (std::size_t i = 0; i != pending_.size(); ++i) {
    const Change& change = pending_[i];
    if (change.is_truncation) {
      if (i < sized_after) content.resize(change.offset);
      continue;
    }
    for (std::size_t from = 0; from < change.data.size();) {
      const std::size_t to_border = kSector - (change.offset + from) % kSector;
      const std::size_t size = std::min(to_border, change.data.size() - from);
      if (is_kept(random)) put(content, change.offset, change.data, from, size);
      from += size;
    }
  }
  content.resize(after(sized_after).size());
  return content;
}

std::string SimulatedFile::after_power_loss(RandomSource& random) const {
  if (pending_.empty()) return durable_;
  switch (up_to(5, random)) {
    case 0:
      return durable_;
    case 1:
      return live_;
    case 2:
      return after(up_to(pending_.size(), random));
    default:
      return sector_by_sector(random);
  }
}

}  // namespace neardup::faults
