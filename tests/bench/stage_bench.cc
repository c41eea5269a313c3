// Google Benchmark of the stages from text to document, each with those before it, on English man pages; beside them a
// copy of the text, its XXH3 and what Xapian itself does with it. Kernels inside a stage are kernel_bench's, look-ups
// lookup_bench's, groups group_bench's.

#include <benchmark/benchmark.h>

#include <memory>
#include <string>
#include <vector>

#include <xapian.h>

#include "bench/fingerprint_sink.h"
#include "bench/texts/corpus.h"
#include "bytes/feature_hash.h"
#include "index/document_signer.h"
#include "neardup/icu_tokenizer.h"
#include "sign/signer.h"
#include "sign/streaming_signer.h"

namespace {

using namespace neardup;

const std::vector<std::string>& texts() {
  static const std::vector<std::string> kTexts = bench::read_language(bench::languages().front(), 4'000'000);
  return kTexts;
}

/** Do something to all texts, again and again. */
template <typename Function>
void run(benchmark::State& state, const Function& function) {
  if (texts().empty()) {
    state.SkipWithError("no English man pages");
    return;
  }
  for (auto _ : state) {
    for (const std::string& text : texts()) function(text);
  }
  state.SetBytesProcessed(static_cast<std::int64_t>(state.iterations()) *
                          static_cast<std::int64_t>(bench::bytes(texts())));
}

class Nothing final : public TokenSink {
 public:
  void take(const Token* tokens, std::size_t) override { benchmark::DoNotOptimize(tokens); }
};

void copy_of_text(benchmark::State& state) {
  std::string target;
  run(state, [&](const std::string& text) {
    target.assign(text);
    benchmark::DoNotOptimize(target.data());
  });
}
BENCHMARK(copy_of_text)->Unit(benchmark::kMillisecond);

void xxh3_of_text(benchmark::State& state) {
  run(state, [](const std::string& text) { benchmark::DoNotOptimize(xxh3_hash(text)); });
}
BENCHMARK(xxh3_of_text)->Unit(benchmark::kMillisecond);

void text_to_tokens(benchmark::State& state) {
  IcuTokenizer tokenizer;
  Nothing nothing;
  run(state, [&](const std::string& text) { tokenizer.tokenize(text, nothing); });
}
BENCHMARK(text_to_tokens)->Unit(benchmark::kMillisecond);

void text_to_fingerprint(benchmark::State& state) {
  IcuTokenizer tokenizer;
  bench::FingerprintSink sink;
  run(state, [&](const std::string& text) {
    tokenizer.tokenize(text, sink);
    benchmark::DoNotOptimize(sink.finish());
  });
}
BENCHMARK(text_to_fingerprint)->Unit(benchmark::kMillisecond);

void text_to_shingle_set(benchmark::State& state) {
  IcuTokenizer tokenizer;
  const Signer signer{Scheme()};
  run(state, [&](const std::string& text) { benchmark::DoNotOptimize(signer.shingle_set(text, tokenizer).size()); });
}
BENCHMARK(text_to_shingle_set)->Unit(benchmark::kMillisecond);

void text_to_signature(benchmark::State& state) {
  IcuTokenizer tokenizer;
  StreamingSigner signer(Scheme(), tokenizer);
  run(state, [&](const std::string& text) { benchmark::DoNotOptimize(signer.sign(text).fingerprint); });
}
BENCHMARK(text_to_signature)->Unit(benchmark::kMillisecond);

void text_to_signed_document(benchmark::State& state) {
  DocumentSigner indexer(Scheme(), std::make_unique<IcuTokenizer>());
  run(state, [&](const std::string& text) {
    Xapian::Document document;
    indexer.annotate(document, text);
  });
}
BENCHMARK(text_to_signed_document)->Unit(benchmark::kMillisecond);

void xapian_terms_of_text(benchmark::State& state) {
  Xapian::TermGenerator generator;
  run(state, [&](const std::string& text) {
    Xapian::Document document;
    generator.set_document(document);
    generator.set_termpos(0);
    generator.index_text(text);
  });
}
BENCHMARK(xapian_terms_of_text)->Unit(benchmark::kMillisecond);

}  // namespace

BENCHMARK_MAIN();
