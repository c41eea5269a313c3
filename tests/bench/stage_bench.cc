// Google Benchmark of the stages of the flow on real text: tokens, features, signature, look-ups.

#include <benchmark/benchmark.h>

#include <cstring>
#include <memory>
#include <string>
#include <vector>

#include <xapian.h>

#include "bench/corpus.h"
#include "neardup/feature_hash.h"
#include "neardup/finder.h"
#include "neardup/icu_tokenizer.h"
#include "neardup/indexer.h"
#include "neardup/minhash.h"
#include "neardup/signature.h"
#include "neardup/simhash.h"

namespace {

using namespace neardup;

const std::vector<std::string>& texts() {
  static const std::vector<std::string> kTexts = bench::read_corpus("/usr/share/doc", 8'000'000);
  return kTexts;
}

void count_bytes(benchmark::State& state) {
  state.SetBytesProcessed(static_cast<std::int64_t>(state.iterations()) *
                          static_cast<std::int64_t>(bench::octets(texts())));
}

class Nothing final : public TokenSink {
 public:
  void take(const Token* tokens, std::size_t) override { benchmark::DoNotOptimize(tokens); }
};

void copy(benchmark::State& state) {
  std::string target;
  for (auto _ : state) {
    for (const std::string& text : texts()) {
      target.assign(text);
      benchmark::DoNotOptimize(target.data());
    }
  }
  count_bytes(state);
}
BENCHMARK(copy);

void xxh3_of_the_bytes(benchmark::State& state) {
  for (auto _ : state) {
    for (const std::string& text : texts()) benchmark::DoNotOptimize(xxh3_hash(text));
  }
  count_bytes(state);
}
BENCHMARK(xxh3_of_the_bytes);

void tokens(benchmark::State& state) {
  IcuTokenizer tokenizer;
  Nothing nothing;
  for (auto _ : state) {
    for (const std::string& text : texts()) tokenizer.tokenize(text, nothing);
  }
  count_bytes(state);
}
BENCHMARK(tokens)->Unit(benchmark::kMillisecond);

void whole_signature(benchmark::State& state) {
  IcuTokenizer tokenizer;
  const Signer signer{Scheme()};
  for (auto _ : state) {
    for (const std::string& text : texts()) benchmark::DoNotOptimize(signer.sign(text, tokenizer).fingerprint);
  }
  count_bytes(state);
}
BENCHMARK(whole_signature)->Unit(benchmark::kMillisecond);

std::vector<std::uint64_t> hashes(std::size_t count) {
  std::vector<std::uint64_t> made(count);
  for (std::size_t i = 0; i != count; ++i) made[i] = xxh3_hash(std::string_view(reinterpret_cast<const char*>(&i), 8));
  return made;
}

void simhash_of_550_tokens(benchmark::State& state) {
  const std::vector<std::uint64_t> features = hashes(550);
  for (auto _ : state) benchmark::DoNotOptimize(simhash(features));
}
BENCHMARK(simhash_of_550_tokens);

void minhash_of_shingles(benchmark::State& state) {
  ShingleSet set = hashes(static_cast<std::size_t>(state.range(0)));
  std::sort(set.begin(), set.end());
  for (auto _ : state) benchmark::DoNotOptimize(minhash(set, 128));
}
BENCHMARK(minhash_of_shingles)->Arg(50)->Arg(443)->Arg(5000);

}  // namespace

BENCHMARK_MAIN();
