#include "content/content_model.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <map>
#include <numeric>

namespace neardup {

namespace {

constexpr std::size_t kLeaves = 32;
constexpr float kLeastWords = 0.1F;
constexpr float kCertain = 0.999F;      // chance
constexpr float kChosenAnyway = 0.7F;   // chance
constexpr double kRecallWeight = 0.25;  // the square of F-beta's beta

/** An inner node: blocks whose number is above the threshold do not reach the leaves whose bits are 0 in `above`. */
struct Node {
  float threshold;
  std::uint16_t tree;
  std::uint32_t above;
};

struct Forest {
  std::size_t numbers;
  std::size_t trees;
  float base;                   // log-odds without any tree
  const std::uint16_t* begins;  // [numbers + 1] place of the first node of each number; thresholds ascend
  const Node* nodes;
  const float (*leaves)[kLeaves];  // [trees] log-odds, from left to right
  const float* usual;              // [numbers] medians
};

#include "content/content_model.inc"

constexpr std::size_t kMostTrees = std::max(kFirstForest.trees, kSecondForest.trees);

/** Blocks are judged eight at a time, with the vectors of GCC and Clang, as large as every processor has them: a
 *  comparison gives lanes of 32 bits, all 0 or all 1. */
constexpr std::size_t kLanes = 8;
constexpr std::size_t kVectorBytes = 16;
using Lanes = std::array<float, kLanes>;
using NumberVector = float __attribute__((vector_size(kVectorBytes)));
using BitVector = std::uint32_t __attribute__((vector_size(kVectorBytes)));
using NumberVectors = std::array<NumberVector, sizeof(Lanes) / kVectorBytes>;
using LaneBits = std::array<BitVector, sizeof(Lanes) / kVectorBytes>;

/** Drops the leaves that the lanes do not reach; the lowest bit that stays is the leaf. */
void drop_leaves(const Node& node, const NumberVectors& numbers, LaneBits& leaves) {
  for (std::size_t i = 0; i != leaves.size(); ++i)
    leaves[i] &= node.above | reinterpret_cast<BitVector>(numbers[i] <= node.threshold);
}

unsigned lowest_bit(std::uint32_t bits) {
  return static_cast<unsigned>(__builtin_ctz(bits));
}

Lanes chances_of(const Forest& forest, const std::vector<Lanes>& numbers) {
  std::array<LaneBits, kMostTrees> leaves;
  std::memset(&leaves, 0xff, sizeof leaves);
  for (std::size_t number = 0; number != forest.numbers; ++number) {
    const Lanes& lanes = numbers[number];
    const float greatest = *std::max_element(lanes.begin(), lanes.end());
    NumberVectors vectors;
    std::memcpy(&vectors, lanes.data(), sizeof vectors);
    const Node* const end = forest.nodes + forest.begins[number + 1];
    for (const Node* node = forest.nodes + forest.begins[number]; node != end && node->threshold < greatest; ++node) {
      drop_leaves(*node, vectors, leaves[node->tree]);
    }
  }
  std::array<std::array<std::uint32_t, kLanes>, kMostTrees> bits;
  static_assert(sizeof bits == sizeof leaves);
  std::memcpy(&bits, &leaves, sizeof bits);
  Lanes chances;
  for (std::size_t lane = 0; lane != kLanes; ++lane) {
    float odds = forest.base;
    for (std::size_t tree = 0; tree != forest.trees; ++tree) odds += forest.leaves[tree][lowest_bit(bits[tree][lane])];
    chances[lane] = 1 / (1 + std::exp(-odds));
  }
  return chances;
}

/** Call action(count, numbers of `count` blocks) for all blocks. */
template <typename Action>
void each_eight(const Forest& forest, const BlockFeatures& features, std::size_t blocks, Action action) {
  std::vector<float> row(forest.numbers);
  std::vector<Lanes> lanes(forest.numbers);
  for (std::size_t first = 0; first < blocks; first += kLanes) {
    const std::size_t count = std::min(kLanes, blocks - first);
    for (std::size_t i = 0; i != count; ++i) {
      features.write(first + i, row.data());
      for (std::size_t number = 0; number != row.size(); ++number) lanes[number][i] = row[number];
    }
    action(count, lanes);
  }
}

std::vector<float> judge(const Forest& forest, const BlockFeatures& features, std::size_t blocks) {
  std::vector<float> chances;
  each_eight(forest, features, blocks, [&](std::size_t count, const std::vector<Lanes>& lanes) {
    const Lanes found = chances_of(forest, lanes);
    chances.insert(chances.end(), found.begin(), found.begin() + count);
  });
  return chances;
}

std::vector<std::string> strongest_numbers(const Forest& forest, const BlockFeatures& features, std::size_t blocks) {
  const std::vector<std::string> names = features.names();
  std::vector<std::string> found;
  each_eight(forest, features, blocks, [&](std::size_t count, std::vector<Lanes>& lanes) {
    const Lanes chances = chances_of(forest, lanes);
    Lanes most{};
    std::array<std::size_t, kLanes> strongest{};
    for (std::size_t number = 0; number != lanes.size(); ++number) {
      const Lanes numbers = lanes[number];
      lanes[number].fill(forest.usual[number]);
      const Lanes without = chances_of(forest, lanes);
      lanes[number] = numbers;
      for (std::size_t i = 0; i != count; ++i) {
        const float moved = std::abs(without[i] - chances[i]);
        if (moved > most[i]) strongest[i] = number;
        most[i] = std::max(most[i], moved);
      }
    }
    for (std::size_t i = 0; i != count; ++i) found.push_back(names[strongest[i]]);
  });
  return found;
}

}  // namespace

BlockChances judge_blocks(const PageMeasures& page, bool explain) {
  const std::size_t blocks = page.blocks.size();
  BlockFeatures features(page);
  BlockChances judged;
  if (explain) judged.strongest = strongest_numbers(kFirstForest, features, blocks);
  features.add_chances(judge(kFirstForest, features, blocks));
  judged.chances = agreed_chances(page, judge(kSecondForest, features, blocks));
  return judged;
}

std::vector<float> agreed_chances(const PageMeasures& page, const std::vector<float>& chances) {
  struct Sum {
    float weight = 0;
    float odds = 0;
  };
  using Look = std::array<std::size_t, 6>;
  const auto look = [&page](const TextBlock& block) {
    const PartIndex parent = page.page[block.owner].parent;
    return Look{page.around(block).half,
                page.page.kind(block.owner),
                page.page.kind(parent),
                block.is_linked() ? 1U : 0U,
                running_text(block.counts).words > 0 ? 1U : 0U,
                (page.around(block).around & kLandmarks) != 0 ? 1U : 0U};
  };
  std::map<Look, Sum> sums;
  for (std::size_t i = 0; i != chances.size(); ++i) {
    Sum& sum = sums[look(page.blocks[i])];
    const float weight = std::sqrt(page.blocks[i].counts.words + kLeastWords);
    const float chance = std::clamp(chances[i], 1 - kCertain, kCertain);
    sum.weight += weight;
    sum.odds += weight * std::log(chance / (1 - chance));
  }
  std::vector<float> agreed;
  for (std::size_t i = 0; i != chances.size(); ++i) {
    const Sum& sum = sums[look(page.blocks[i])];
    agreed.push_back(1 / (1 + std::exp(-sum.odds / sum.weight)));
  }
  return agreed;
}

float least_chosen_chance(const std::vector<float>& chances, const std::vector<float>& words) {
  std::vector<std::size_t> order(chances.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return chances[a] > chances[b]; });
  double expected = 0;  // words of content on the page
  for (std::size_t i = 0; i != chances.size(); ++i) expected += double{chances[i]} * double{words[i] + kLeastWords};
  double chosen = 0;
  double right = 0;
  double best = -1;
  float least = 1;
  for (const std::size_t i : order) {
    chosen += double{words[i] + kLeastWords};
    right += double{chances[i]} * double{words[i] + kLeastWords};
    if (const double f = right / (chosen + kRecallWeight * expected); f > best) {
      best = f;
      least = std::min(chances[i], kChosenAnyway);
    }
  }
  return least;
}

}  // namespace neardup
