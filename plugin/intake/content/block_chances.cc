#include "content/block_chances.h"

#include <algorithm>
#include <iterator>
#include <numeric>
#include <utility>

#include "content/content_model.h"

namespace neardup {

namespace {

constexpr std::ptrdiff_t kNearBlocks = 3;  // on each side
constexpr std::size_t kContainers = 5;     // of containers
constexpr float kLeastWords = 0.1F;
constexpr double kRecallWeight = 0.8;  // the square of F-beta's beta

constexpr const char* kContextNames[] = {"chance",
                                         "chance.before1",
                                         "chance.after1",
                                         "chance.before2",
                                         "chance.after2",
                                         "chance.before3",
                                         "chance.after3",
                                         "chance.container0",
                                         "chance.container1",
                                         "chance.container2",
                                         "chance.container3",
                                         "chance.container4",
                                         "chance.fifth",
                                         "chance.half",
                                         "chance.kind",
                                         "chance.page",
                                         "chance.most",
                                         "chance.least_chosen"};

/** Judge blocks, eight at a time. @param write  puts the numbers of a block into a row. */
template <typename Write>
std::vector<float> judge(ContentForest forest, const std::vector<std::size_t>& blocks, Write write) {
  std::vector<float> chances(blocks.size());
  std::vector<float> row(model_numbers(forest));
  std::vector<ModelLanes> lanes(row.size());
  for (std::size_t first = 0; first < blocks.size(); first += kModelLanes) {
    const std::size_t end = std::min(first + kModelLanes, blocks.size());
    for (std::size_t i = first; i != end; ++i) {
      write(blocks[i], row.data());
      for (std::size_t number = 0; number != row.size(); ++number) lanes[number][i - first] = row[number];
    }
    const ModelLanes found = content_chances(forest, lanes);
    std::copy_n(found.begin(), end - first, chances.begin() + static_cast<std::ptrdiff_t>(first));
  }
  return chances;
}

std::vector<float> words_of(const PageMeasures& page, const std::vector<std::size_t>& blocks) {
  std::vector<float> words;
  words.reserve(blocks.size());
  for (const std::size_t block : blocks) words.push_back(page.blocks[block].counts.words);
  return words;
}

}  // namespace

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
      least = chances[i];
    }
  }
  return least;
}

ContextFeatures::ContextFeatures(const PageMeasures& measures, const BlockFeatures& features,
                                 std::vector<float> chances)
    : page_(measures), features_(features), chances_(std::move(chances)), sums_(chances_.size() + 1) {
  kinds_.resize(page_.page.kinds() + 256U);
  for (std::size_t i = 0; i != chances_.size(); ++i) {
    const BlockMeasures& block = page_.blocks[features_.read()[i]];
    const float words = block.counts.words + kLeastWords;
    sums_[i + 1] = {sums_[i].chance + words * chances_[i], sums_[i].words + words};
    Mean& kind = kinds_[kind_of(block.owner)];
    kind.chance += words * chances_[i];
    kind.words += words;
    most_ = std::max(most_, chances_[i]);
  }
  least_chosen_ = least_chosen_chance(chances_, words_of(page_, features_.read()));
}

std::size_t ContextFeatures::kind_of(PartIndex part) const {
  const LabelIndex named = page_.page.labels(part).kind;
  return named != 0 ? 256U + named : static_cast<std::size_t>(page_.page.tag(part));
}

float ContextFeatures::chance_at(std::ptrdiff_t place) const {
  return place < 0 || place >= static_cast<std::ptrdiff_t>(chances_.size()) ? -1
                                                                            : chances_[static_cast<std::size_t>(place)];
}

/** Of the blocks in an element. */
float ContextFeatures::mean_in(PartIndex part) const {
  const ElementMeasures& element = page_.elements[part];
  const std::size_t first = std::min<std::size_t>(element.first_read, chances_.size());
  const std::size_t end = std::min(first + static_cast<std::size_t>(element.blocks), chances_.size());
  const float words = sums_[end].words - sums_[first].words;
  return words > 0 ? (sums_[end].chance - sums_[first].chance) / words : -1;
}

void ContextFeatures::write(std::size_t block, float* out) const {
  const auto place = static_cast<std::ptrdiff_t>(features_.place(block));
  const PartIndex owner = page_.blocks[block].owner;
  *out++ = chance_at(place);
  for (std::ptrdiff_t step = 1; step <= kNearBlocks; ++step) {
    *out++ = chance_at(place - step);
    *out++ = chance_at(place + step);
  }
  PartIndex container = owner;
  for (std::size_t level = 0; level != kContainers; ++level) {
    *out++ = mean_in(container);
    container = page_.elements[container].up;
  }
  *out++ = mean_in(page_.elements[owner].fifth);
  *out++ = mean_in(page_.elements[owner].half);
  const Mean& kind = kinds_[kind_of(owner)];
  *out++ = kind.chance / kind.words;
  *out++ = sums_.back().chance / sums_.back().words;
  *out++ = most_;
  *out++ = least_chosen_;
}

std::vector<std::string> ContextFeatures::all_names() {
  std::vector<std::string> names = BlockFeatures::names();
  names.insert(names.end(), std::begin(kContextNames), std::end(kContextNames));
  return names;
}

namespace {

/** What the second forest reads. */
class AllFeatures {
 public:
  AllFeatures(const PageMeasures& measures, const BlockFeatures& features)
      : features_(features),
        context_(measures, features, judge(ContentForest::kFirst, features.read(), [&](std::size_t block, float* out) {
                   features.write(block, out);
                 })) {}

  void operator()(std::size_t block, float* out) const {
    features_.write(block, out);
    context_.write(block, out + own_);
  }

 private:
  const BlockFeatures& features_;
  ContextFeatures context_;
  std::size_t own_ = BlockFeatures::names().size();
};

}  // namespace

std::vector<float> block_chances(const PageMeasures& measures, const BlockFeatures& features) {
  return judge(ContentForest::kSecond, features.read(), AllFeatures(measures, features));
}

std::vector<std::string> strongest_numbers(const BlockFeatures& features) {
  const std::vector<std::string> names = BlockFeatures::names();
  std::vector<float> numbers(names.size());
  std::vector<std::string> strongest;
  for (const std::size_t block : features.read()) {
    features.write(block, numbers.data());
    strongest.push_back(names[strongest_number(ContentForest::kFirst, numbers)]);
  }
  return strongest;
}

}  // namespace neardup
