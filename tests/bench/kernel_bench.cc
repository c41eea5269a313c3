// Google Benchmark of the kernels between tokens and signature, on the words of real text: documents of so many tokens,
// taken from /usr/share/doc, in the batches in which a tokenizer hands them over. Time is a document's; `ns/token` is
// time by token, or by hash.

#include <benchmark/benchmark.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <random>
#include <string>
#include <vector>

#include "bench/texts/corpus.h"
#include "bytes/feature_hash.h"
#include "core/whole_sets.h"
#include "features/distinct_counter.h"
#include "features/shingles.h"
#include "fingerprint/simhash.h"
#include "neardup/icu_tokenizer.h"
#include "sign/signer.h"
#include "sign/signing_pass.h"
#include "sign/streaming_signer.h"
#include "sign/token_filter.h"
#include "sketch/minhash.h"
#include "tokens/token_digest.h"

namespace {

using namespace neardup;

using Hashes = std::vector<std::uint64_t>;

constexpr std::size_t kDocuments = 16;  // too many for a branch predictor, few enough to be in cache as in a batch
constexpr std::size_t kBatch = 256;

/** A document's tokens, their strings one after the other in one block as a tokenizer has them. */
class TokenDocument {
 public:
  TokenDocument(const std::vector<OwnedToken>& words, std::size_t begin, std::size_t count) {
    for (std::size_t i = begin; i != begin + count; ++i) strings_ += words[i].text;
    std::size_t at = 0;
    for (std::size_t i = begin; i != begin + count; at += words[i++].text.size()) {
      tokens_.push_back({std::string_view(strings_).substr(at, words[i].text.size()), 0, 0, words[i].token_class});
    }
  }
  TokenDocument(const TokenDocument&) = delete;
  TokenDocument& operator=(const TokenDocument&) = delete;

  template <typename Function>
  void for_each_batch(const Function& function) const {
    for (std::size_t i = 0; i < tokens_.size(); i += kBatch) {
      function(tokens_.data() + i, std::min(kBatch, tokens_.size() - i));
    }
  }

 private:
  std::string strings_;
  std::vector<Token> tokens_;
};

using TokenDocuments = std::vector<std::unique_ptr<TokenDocument>>;

const TokenDocuments& documents_of(std::size_t tokens) {
  static std::map<std::size_t, TokenDocuments> made;
  TokenDocuments& documents = made[tokens];
  IcuTokenizer tokenizer;
  if (documents.empty()) {
    for (const std::string& text : bench::read_corpus("/usr/share/doc", 20'000'000)) {
      const std::vector<OwnedToken> words = collect_tokens(tokenizer, text);
      if (words.size() >= tokens && documents.size() != kDocuments) {
        documents.push_back(std::make_unique<TokenDocument>(words, 0, tokens));
      }
    }
  }
  return documents;
}

/** Hands out a document's tokens, whatever the text. */
class ReplayTokenizer final : public Tokenizer {
 public:
  void set_document(const TokenDocument& document) { document_ = &document; }
  void tokenize(std::string_view, TokenSink& sink) override {
    document_->for_each_batch([&](const Token* tokens, std::size_t count) { sink.take(tokens, count); });
  }
  std::string profile() const override { return Scheme().tokenizer_profile; }
  std::string version() const override { return "replay"; }
  std::unique_ptr<Tokenizer> clone() const override { return std::make_unique<ReplayTokenizer>(*this); }

 private:
  const TokenDocument* document_ = nullptr;
};

Hashes random_hashes(std::size_t count, std::uint64_t seed) {
  std::mt19937_64 random(seed);
  Hashes hashes(count);
  for (std::uint64_t& hash : hashes) hash = random();
  return hashes;
}

std::vector<Hashes> random_documents(std::size_t count) {
  std::vector<Hashes> documents;
  for (std::size_t i = 0; i != kDocuments; ++i) documents.push_back(random_hashes(count, i));
  return documents;
}

void count_tokens(benchmark::State& state) {
  state.counters["ns/token"] =
      benchmark::Counter(static_cast<double>(state.range(0)) * static_cast<double>(state.iterations()) * 1e-9,
                         benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
}

template <typename Function>
void run_on_tokens(benchmark::State& state, const Function& function) {
  const TokenDocuments& documents = documents_of(static_cast<std::size_t>(state.range(0)));
  std::size_t i = 0;
  for (auto _ : state) benchmark::DoNotOptimize(function(*documents[i++ % documents.size()]));
  count_tokens(state);
}

template <typename Function>
void run_on_hashes(benchmark::State& state, const Function& function) {
  const std::vector<Hashes> documents = random_documents(static_cast<std::size_t>(state.range(0)));
  std::size_t i = 0;
  for (auto _ : state) benchmark::DoNotOptimize(function(documents[i++ % documents.size()]));
  count_tokens(state);
}

// --- fingerprint ---

/** What most programs do: 64 counters, a branch for each bit. */
std::uint64_t branching_simhash(const Hashes& hashes) {
  std::array<int, 64> counts{};
  for (const std::uint64_t hash : hashes) {
    for (unsigned bit = 0; bit != 64; ++bit) {
      if ((hash >> bit & 1) != 0) {
        counts[bit] += 1;
      } else {
        counts[bit] -= 1;
      }
    }
  }
  std::uint64_t fingerprint = 0;
  for (unsigned bit = 0; bit != 64; ++bit) {
    if (counts[bit] > 0) fingerprint |= std::uint64_t{1} << bit;
  }
  return fingerprint;
}

void simhash_branching_loop(benchmark::State& state) {
  run_on_hashes(state, branching_simhash);
}
BENCHMARK(simhash_branching_loop)->Arg(550);

void simhash_bit_sliced(benchmark::State& state) {
  run_on_hashes(state, [](const Hashes& hashes) { return simhash(hashes); });
}
BENCHMARK(simhash_bit_sliced)->Arg(50)->Arg(550)->Arg(5000);

// --- token hashes ---

void hash_tokens_one_by_one(benchmark::State& state) {
  std::array<std::uint64_t, kBatch> hashes;
  run_on_tokens(state, [&](const TokenDocument& document) {
    document.for_each_batch([&](const Token* tokens, std::size_t count) {
      for (std::size_t i = 0; i != count; ++i) hashes[i] = xxh3_hash(tokens[i].text, 0);
      benchmark::DoNotOptimize(hashes.data());
    });
    return hashes[0];
  });
}
BENCHMARK(hash_tokens_one_by_one)->Arg(550)->Arg(1500);

void hash_tokens_by_length(benchmark::State& state) {
  std::array<std::uint64_t, kBatch> hashes;
  run_on_tokens(state, [&](const TokenDocument& document) {
    document.for_each_batch([&](const Token* tokens, std::size_t count) {
      xxh3_hash_tokens(tokens, count, 0, hashes.data());
      benchmark::DoNotOptimize(hashes.data());
    });
    return hashes[0];
  });
}
BENCHMARK(hash_tokens_by_length)->Arg(550)->Arg(1500);

void hash_and_filter_tokens(benchmark::State& state) {
  TokenFilter filter{Scheme()};
  run_on_tokens(state, [&](const TokenDocument& document) {
    std::uint64_t sum = 0;
    document.for_each_batch([&](const Token* tokens, std::size_t count) {
      filter.each_part(tokens, count, [&](const HashedTokens& part) { sum += part.hashes[0]; });
    });
    return sum;
  });
}
BENCHMARK(hash_and_filter_tokens)->Arg(550)->Arg(1500);

void fingerprint_of_tokens(benchmark::State& state) {
  SigningPass pass{Scheme(), {true, false, false, false}};
  run_on_tokens(state, [&](const TokenDocument& document) {
    document.for_each_batch([&](const Token* tokens, std::size_t count) { pass.take(tokens, count); });
    return pass.finish().fingerprint;
  });
}
BENCHMARK(fingerprint_of_tokens)->Arg(550)->Arg(1500);

// --- the rest of a signature ---

void digest(benchmark::State& state) {
  TokenDigester digester(0);
  run_on_hashes(state, [&](const Hashes& hashes) {
    digester.clear();
    digester.add(hashes.data(), hashes.size());
    return digester.digest();
  });
}
BENCHMARK(digest)->Arg(550)->Arg(1500);

void roll_shingles(benchmark::State& state) {
  Hashes shingles(static_cast<std::size_t>(state.range(0)));
  run_on_hashes(state, [&](const Hashes& hashes) {
    ShingleRoller roller(static_cast<unsigned>(state.range(1)));
    return roller.roll(hashes.data(), hashes.size(), shingles.data());
  });
}
BENCHMARK(roll_shingles)->Args({550, 3})->Args({550, 4})->Args({550, 9});

void sorted_shingle_set(benchmark::State& state) {
  run_on_hashes(state, [](const Hashes& hashes) { return word_shingles(hashes, 3).size(); });
}
BENCHMARK(sorted_shingle_set)->Arg(50)->Arg(550)->Arg(5000)->Arg(100'000);

void minhash_of_shingles(benchmark::State& state) {
  FastSimilaritySketch accumulator(128);
  run_on_hashes(state, [&](const Hashes& hashes) {
    accumulator.clear();
    accumulator.add(hashes.data(), hashes.size());
    return accumulator.slots()[0];
  });
}
BENCHMARK(minhash_of_shingles)->Arg(50)->Arg(443)->Arg(548)->Arg(1498)->Arg(5000);

void count_distinct(benchmark::State& state) {
  DistinctCounter counter;
  run_on_hashes(state, [&](const Hashes& hashes) {
    counter.clear();
    counter.add(hashes.data(), hashes.size());
    return counter.count();
  });
}
BENCHMARK(count_distinct)->Arg(50)->Arg(550)->Arg(1500)->Arg(5000)->Arg(100'000);

// --- all of it ---

void signature_of_tokens(benchmark::State& state) {
  ReplayTokenizer tokenizer;
  StreamingSigner signer(Scheme(), tokenizer);
  run_on_tokens(state, [&](const TokenDocument& document) {
    tokenizer.set_document(document);
    return signer.sign("").fingerprint;
  });
}
BENCHMARK(signature_of_tokens)->Arg(100)->Arg(550)->Arg(1500)->Arg(20'000);

}  // namespace

BENCHMARK_MAIN();
