// Google Benchmark of ways to make a sketch of 128 slots: ours and those of other papers, on random sets.
//
//   time/NAME/N   `ns/element` of one set of N elements, again and again.
//   error/NAME/N  `of_theory`: root mean square error of the estimated Jaccard index of random pairs whose union has N
//                 elements, over sqrt(J (1 - J) / 128); and `bias`. Their time says nothing.

#include <benchmark/benchmark.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <iterator>
#include <memory>
#include <random>
#include <string>
#include <vector>

#include "bench/compared_sketches.h"
#include "core/whole_sets.h"
#include "features/feature_counts.h"
#include "methods/modulo_sketch.h"
#include "methods/weighted_minhash.h"
#include "sketch/minhash.h"

namespace {

using namespace neardup;
using bench::Features;

constexpr unsigned kSlots = 128;

struct Sketched {
  Features slots;
  std::vector<std::size_t> empty;
  double size;
};

/** A way to make a sketch, and to estimate by two of them. */
struct Construction {
  std::string name;
  std::function<Sketched(const Features&)> make;
  std::function<double(const Sketched&, const Sketched&)> estimate;
  std::size_t largest;  // union of which errors are measured: some ways are slow
};

/** The share of equal slots, of those that either set has reached. */
double equal_share(const Sketched& a, const Sketched& b) {
  std::vector<std::size_t> empty;
  std::set_intersection(a.empty.begin(), a.empty.end(), b.empty.begin(), b.empty.end(), std::back_inserter(empty));
  double equal = -static_cast<double>(empty.size());
  for (std::size_t i = 0; i != a.slots.size(); ++i) equal += a.slots[i] == b.slots[i] ? 1 : 0;
  return equal / static_cast<double>(a.slots.size() - empty.size());
}

double by_likelihood(const Sketched& a, const Sketched& b) {
  return bench::set_sketch_jaccard(a.slots, b.slots, a.size, b.size);
}

template <typename Sketch>
Construction of_class(const std::string& name) {
  const auto sketch = std::make_shared<Sketch>(kSlots, 0);
  const auto make = [sketch](const Features& set) {
    sketch->clear();
    sketch->add(set.data(), set.size());
    return Sketched{sketch->slots(), sketch->empty_slots(), static_cast<double>(set.size())};
  };
  return {name, make, equal_share, 10000};
}

template <typename Function>
Construction of_function(const std::string& name, const Function& function, std::size_t largest = 10000) {
  const auto make = [function](const Features& set) {
    return Sketched{function(set, kSlots, 0), {}, static_cast<double>(set.size())};
  };
  return {name, make, equal_share, largest};
}

/** The other way to weigh: each occurrence is an element of a plain set. */
Construction of_occurrences() {
  const auto counter = std::make_shared<OccurrenceCounter>();
  const auto make = [counter](const Features& set) {
    counter->clear();
    return Sketched{minhash(counter->number(set.data(), set.size()), kSlots), {}, static_cast<double>(set.size())};
  };
  return {"numbered_occurrences", make, equal_share, 10000};
}

std::vector<Construction> constructions() {
  const auto set_sketch = [](const Features& set, unsigned slots, std::uint64_t seed) {
    return bench::set_sketch(set, slots, seed);
  };
  Construction joint = of_function("set_sketch", set_sketch);
  joint.estimate = by_likelihood;
  return {of_class<FastSimilaritySketch>("fast_similarity"),
          of_function("densified_one_permutation", bench::densified_one_permutation),
          of_function("super_minhash", bench::super_minhash),
          joint,
          of_function("seeded_hashes", bench::seeded_hashes),
          of_class<ModuloSketch>("modulo"),
          of_class<WeightedMinhash>("weighted"),
          of_occurrences(),
          of_function("icws", bench::improved_consistent_weighted_sampling, 100)};
}

Features random_set(std::mt19937_64& random, std::size_t size) {
  Features set(size);
  std::generate(set.begin(), set.end(), std::ref(random));
  return set;
}

void measure_time(benchmark::State& state, const Construction& construction) {
  constexpr std::size_t kSets = 16;  // too many for a branch predictor
  std::mt19937_64 random(1);
  std::vector<Features> sets;
  for (std::size_t i = 0; i != kSets; ++i) sets.push_back(random_set(random, static_cast<std::size_t>(state.range(0))));
  std::size_t i = 0;
  for (auto _ : state) benchmark::DoNotOptimize(construction.make(sets[i++ % kSets]).slots.data());
  state.counters["ns/element"] =
      benchmark::Counter(static_cast<double>(state.range(0)) * static_cast<double>(state.iterations()) * 1e-9,
                         benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
}

/** Sums of errors and of what theory has for them. */
struct Errors {
  double pairs = 0, sum = 0, squares = 0, theory = 0;

  void add(double error, double jaccard) {
    pairs += 1;
    sum += error;
    squares += error * error;
    theory += jaccard * (1 - jaccard) / kSlots;
  }
};

Errors errors_of(const Construction& construction, std::size_t all) {
  Errors errors;
  const std::size_t pairs = std::clamp<std::size_t>(2'000'000 / all, 400, 4000);
  for (std::size_t seed = 0; seed != pairs; ++seed) {
    std::mt19937_64 random(seed);
    const auto shared = static_cast<std::ptrdiff_t>(random() % (all + 1));
    const Features both = random_set(random, all);
    const auto middle = both.begin() + shared + (static_cast<std::ptrdiff_t>(all) - shared) / 2;
    Features b(both.begin(), both.begin() + shared);
    b.insert(b.end(), middle, both.end());
    const Features a(both.begin(), middle);
    if (a.empty() || b.empty()) continue;
    const double jaccard = static_cast<double>(shared) / static_cast<double>(all);
    errors.add(construction.estimate(construction.make(a), construction.make(b)) - jaccard, jaccard);
  }
  return errors;
}

void measure_error(benchmark::State& state, const Construction& construction) {
  Errors errors;
  for (auto _ : state) errors = errors_of(construction, static_cast<std::size_t>(state.range(0)));
  state.counters["of_theory"] = std::sqrt(errors.squares / errors.theory);
  state.counters["bias"] = errors.sum / errors.pairs;
}

void register_all() {
  for (const Construction& construction : constructions()) {
    const auto time = [construction](benchmark::State& state) { measure_time(state, construction); };
    benchmark::RegisterBenchmark(("time/" + construction.name).c_str(), time)->Arg(50)->Arg(443)->Arg(5000);
  }
  for (const Construction& construction : constructions()) {
    const auto error = [construction](benchmark::State& state) { measure_error(state, construction); };
    auto* const registered = benchmark::RegisterBenchmark(("error/" + construction.name).c_str(), error);
    registered->Iterations(1)->Unit(benchmark::kMillisecond);
    for (const std::size_t all : {10U, 100U, 1000U, 10000U}) {
      if (all <= construction.largest) registered->Arg(static_cast<std::int64_t>(all));
    }
  }
}

}  // namespace

int main(int argc, char** argv) {
  register_all();
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 1;
  benchmark::RunSpecifiedBenchmarks();
}
