#include "content/content_model.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstring>

namespace neardup {

namespace {

constexpr std::size_t kLeaves = 32;

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

const Forest& forest_of(ContentForest forest) {
  return forest == ContentForest::kFirst ? kFirstForest : kSecondForest;
}

/** Vectors of GCC and Clang, as large as every processor has them: a comparison gives lanes of 32 bits, all 0 or all 1. */
constexpr std::size_t kVectorBytes = 16;
using NumberVector = float __attribute__((vector_size(kVectorBytes)));
using BitVector = std::uint32_t __attribute__((vector_size(kVectorBytes)));
using NumberVectors = std::array<NumberVector, sizeof(ModelLanes) / kVectorBytes>;
using LaneBits = std::array<BitVector, sizeof(ModelLanes) / kVectorBytes>;

/** Drops the leaves that the lanes do not reach; the lowest bit that stays is the leaf. */
void drop_leaves(const Node& node, const NumberVectors& numbers, LaneBits& leaves) {
  for (std::size_t i = 0; i != leaves.size(); ++i)
    leaves[i] &= node.above | reinterpret_cast<BitVector>(numbers[i] <= node.threshold);
}

unsigned lowest_bit(std::uint32_t bits) {
  return static_cast<unsigned>(__builtin_ctz(bits));
}

}  // namespace

std::size_t model_numbers(ContentForest forest) {
  return forest_of(forest).numbers;
}

ModelLanes content_chances(ContentForest which, const std::vector<ModelLanes>& numbers) {
  const Forest& forest = forest_of(which);
  std::array<LaneBits, kMostTrees> leaves;
  std::memset(&leaves, 0xff, sizeof leaves);
  for (std::size_t number = 0; number != forest.numbers; ++number) {
    const ModelLanes& lanes = numbers[number];
    const float greatest = *std::max_element(lanes.begin(), lanes.end());
    NumberVectors vectors;
    std::memcpy(&vectors, lanes.data(), sizeof vectors);
    const Node* const end = forest.nodes + forest.begins[number + 1];
    for (const Node* node = forest.nodes + forest.begins[number]; node != end && node->threshold < greatest; ++node) {
      drop_leaves(*node, vectors, leaves[node->tree]);
    }
  }
  std::array<std::array<std::uint32_t, kModelLanes>, kMostTrees> bits;
  static_assert(sizeof bits == sizeof leaves);
  std::memcpy(&bits, &leaves, sizeof bits);
  ModelLanes chances;
  for (std::size_t lane = 0; lane != kModelLanes; ++lane) {
    float odds = forest.base;
    for (std::size_t tree = 0; tree != forest.trees; ++tree) odds += forest.leaves[tree][lowest_bit(bits[tree][lane])];
    chances[lane] = 1 / (1 + std::exp(-odds));
  }
  return chances;
}

std::size_t strongest_number(ContentForest which, const std::vector<float>& numbers) {
  const Forest& forest = forest_of(which);
  std::vector<ModelLanes> lanes(forest.numbers);
  for (std::size_t number = 0; number != forest.numbers; ++number) lanes[number].fill(numbers[number]);
  const float chance = content_chances(which, lanes).front();
  std::size_t strongest = 0;
  float most = -1;
  for (std::size_t first = 0; first < forest.numbers; first += kModelLanes) {
    const std::size_t end = std::min(first + kModelLanes, forest.numbers);
    for (std::size_t number = first; number != end; ++number) lanes[number][number - first] = forest.usual[number];
    const ModelLanes without = content_chances(which, lanes);
    for (std::size_t number = first; number != end; ++number) {
      lanes[number][number - first] = numbers[number];
      const float moved = std::abs(without[number - first] - chance);
      if (moved > most) {
        most = moved;
        strongest = number;
      }
    }
  }
  return strongest;
}

}  // namespace neardup
