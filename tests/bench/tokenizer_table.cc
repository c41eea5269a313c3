// Text to fingerprint and text to signature, at every SIMD level, beside what ICU's own iterator gives, XXH3 of the
// same bytes and a copy of them: languages by rows, CPU time, medians of rounds in which all take turns. Then hostile
// texts.
//
//   tokenizer_table [--quick]
//
// The ICU loops (icu_loops.h) do less than the tokenizer. XXH3 and the copy are of a text eight times in a row: from
// cache, not from memory.

#include <benchmark/benchmark.h>
#if defined(__x86_64__)
#include <xxh_x86dispatch.h>
#endif

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "bench/fingerprint_sink.h"
#include "bench/icu_loops.h"
#include "bench/race.h"
#include "bench/texts/corpus.h"
#include "bench/texts/hostile_texts.h"
#include "bytes/feature_hash.h"
#include "icu_tokenizer/simd/simd_level_name.h"
#include "neardup/icu_tokenizer.h"
#include "pipeline/token_pipeline.h"
#include "sign/streaming_signer.h"

namespace {

using namespace neardup;
using bench::Runner;
using Texts = std::vector<std::string>;

struct Effort {
  std::size_t corpus_bytes;
  std::size_t hostile_bytes;
  unsigned rounds;
  double seconds;  // of each runner in each round, at least
};

constexpr Effort kThorough{8'000'000, 10'000'000, 5, 0.1};
constexpr Effort kQuick{1'000'000, 1'000'000, 3, 0.03};

class Nothing final : public TokenSink {
 public:
  void take(const Token* tokens, std::size_t) override { benchmark::DoNotOptimize(tokens); }
};

/** Text to fingerprint at one SIMD level. */
class LevelLoop {
 public:
  explicit LevelLoop(SimdLevel level) : pipeline_(WordRules::kXapian, PieceCutter(), level) {}

  std::uint64_t fingerprint(std::string_view text) {
    pipeline_.run(text, sink_);
    return sink_.finish();
  }
  void cut(std::string_view text) { pipeline_.run(text, nothing_); }

 private:
  TokenPipeline pipeline_;
  bench::FingerprintSink sink_;
  Nothing nothing_;
};

/** Everything that is measured, and its memory. */
class Field {
 public:
  Field() {
    for (const SimdLevel level : supported_simd_levels()) levels_.push_back(std::make_unique<LevelLoop>(level));
  }

  /** Whoever must agree does. @exception std::runtime_error if not. */
  void check(const Texts& texts) {
    for (const std::string& text : texts) {
      if (plain_.fingerprint(text) != tuned_.fingerprint(text)) throw std::runtime_error("the ICU loops differ");
      const std::uint64_t signed_fingerprint = signer_.sign(text).fingerprint;
      for (const auto& level : levels_) {
        if (level->fingerprint(text) != signed_fingerprint) throw std::runtime_error("the SIMD levels differ");
      }
    }
  }

  std::vector<Runner> icu_and_best() {
    return {runner("plain ICU loop", plain_), runner("tuned ICU loop", tuned_), runner("best", *levels_.back())};
  }

  std::vector<Runner> all() {
    std::vector<Runner> runners = icu_and_best();
    for (std::size_t i = 0; i != levels_.size(); ++i) {
      runners.push_back(runner(name_of(supported_simd_levels()[i]), *levels_[i]));
    }
    runners.push_back({"tokens alone", [this](const std::string& text) { levels_.back()->cut(text); }, 1, {}});
    runners.push_back({"signature",
                       [this](const std::string& text) { benchmark::DoNotOptimize(signer_.sign(text).fingerprint); },
                       1,
                       {}});
    runners.push_back({"XXH3", hash, kRepeats, {}});
#if defined(__x86_64__)
    runners.push_back({"XXH3, best level", hash_at_best_level, kRepeats, {}});
#endif
    runners.push_back({"memcpy", [this](const std::string& text) { copy(text); }, kRepeats, {}});
    return runners;
  }

 private:
  static constexpr unsigned kRepeats = 8;

  template <typename Loop>
  static Runner runner(std::string name, Loop& loop) {
    return {
        std::move(name), [&loop](const std::string& text) { benchmark::DoNotOptimize(loop.fingerprint(text)); }, 1, {}};
  }

  static void hash(const std::string& text) {
    for (unsigned i = 0; i != kRepeats; ++i) benchmark::DoNotOptimize(xxh3_hash(text));
  }

#if defined(__x86_64__)
  static void hash_at_best_level(const std::string& text) {
    for (unsigned i = 0; i != kRepeats; ++i) benchmark::DoNotOptimize(XXH3_64bits_dispatch(text.data(), text.size()));
  }
#endif

  void copy(const std::string& text) {
    copy_.resize(std::max(copy_.size(), text.size()));
    for (unsigned i = 0; i != kRepeats; ++i) {
      std::memcpy(copy_.data(), text.data(), text.size());
      benchmark::ClobberMemory();
    }
  }

  bench::PlainIcuLoop plain_;
  bench::TunedIcuLoop tuned_;
  std::vector<std::unique_ptr<LevelLoop>> levels_;
  IcuTokenizer tokenizer_;
  StreamingSigner signer_{Scheme(), tokenizer_};
  std::string copy_;
};

/** What is wanted of a ratio; 0 where nothing is. */
struct Targets {
  double best_over_plain = 0;
  double sse2_over_plain = 0;
  double portable_over_plain = 0;
  double best_over_tuned = 0;
  double signature_over_xxh3 = 0;
};

const std::map<std::string, Targets> kTargets{{"English", {33, 27, 15, 19, 0.02}}, {"French", {27, 0, 0, 0, 0}},
                                              {"German", {27, 0, 0, 0, 0}},        {"Russian", {25, 0, 0, 0, 0}},
                                              {"Korean", {10, 0, 0, 0, 0}},        {"Chinese", {5, 0, 0, 0, 0}},
                                              {"Japanese", {5, 0, 0, 0, 0}}};

struct LanguageResult {
  std::string name;
  std::size_t texts;
  std::size_t bytes;
  double beyond_ascii;  // share of the bytes
  std::vector<Runner> runners;

  const Runner* find(const std::string& runner) const {
    const auto found = std::find_if(runners.begin(), runners.end(), [&](const Runner& r) { return r.name == runner; });
    return found == runners.end() ? nullptr : &*found;
  }
};

double share_beyond_ascii(const Texts& texts) {
  std::ptrdiff_t count = 0;
  for (const std::string& text : texts) {
    count += std::count_if(text.begin(), text.end(), [](unsigned char c) { return c >= 0x80; });
  }
  return static_cast<double>(count) / static_cast<double>(bench::bytes(texts));
}

std::vector<LanguageResult> measure_languages(Field& field, const Effort& effort) {
  std::vector<LanguageResult> results;
  for (const bench::Language& language : bench::languages()) {
    const Texts texts = bench::read_language(language, effort.corpus_bytes);
    if (texts.empty()) {
      std::printf("%s is missing: no man page below %s; install %s\n\n", language.name.c_str(),
                  language.man_pages.c_str(), language.packages.c_str());
      continue;
    }
    field.check(texts);
    results.push_back({language.name, texts.size(), bench::bytes(texts), share_beyond_ascii(texts), field.all()});
    bench::race(texts, results.back().runners, effort.rounds, effort.seconds);
  }
  return results;
}

void print_speeds(const std::vector<LanguageResult>& results) {
  std::printf("Text to fingerprint, text to tokens, text to signature: MB of text a second of CPU time.\n\n");
  std::printf("| | texts | MB | beyond ASCII |");
  for (const Runner& runner : results.front().runners) {
    if (runner.name != "best") std::printf(" %s |", runner.name.c_str());
  }
  std::printf("\n|---|---|---|---|");
  for (std::size_t i = 1; i != results.front().runners.size(); ++i) std::printf("---|");
  for (const LanguageResult& result : results) {
    std::printf("\n| %s | %zu | %.1f | %.0f %% |", result.name.c_str(), result.texts,
                static_cast<double>(result.bytes) / 1e6, 100 * result.beyond_ascii);
    for (const Runner& runner : result.runners) {
      if (runner.name != "best") std::printf(" %.*f |", speed(runner) < 1e8 ? 1 : 0, speed(runner) / 1e6);
    }
  }
  std::printf("\n\n");
}

/** "33.1 (33)": a ratio and what is wanted of it; "-" for a level this machine has not. */
void print_ratio(const Runner* a, const Runner* b, double target) {
  if (a == nullptr || b == nullptr) {
    std::printf(" - |");
  } else if (target == 0) {
    std::printf(" %.1f |", times_faster(*a, *b));
  } else {
    std::printf(" %.1f (%.0f) |", times_faster(*a, *b), target);
  }
}

void print_share(const Runner* a, const Runner* b, double target) {
  if (a == nullptr || b == nullptr) {
    std::printf(" - |");
  } else if (target == 0) {
    std::printf(" %.2f %% |", 100 * times_faster(*a, *b));
  } else {
    std::printf(" %.2f %% (%.0f %%) |", 100 * times_faster(*a, *b), 100 * target);
  }
}

void print_ratios(const std::vector<LanguageResult>& results) {
  std::printf(
      "How many times as fast; targets in brackets.\n\n"
      "| | best over plain | AVX2 over plain | SSE2 over plain | portable over plain | best over tuned | portable over "
      "tuned | signature over plain | signature, share of XXH3 | signature, share of XXH3 at its best level "
      "|\n|---|---|---|---|---|---|---|---|---|---|\n");
  for (const LanguageResult& result : results) {
    const auto found = kTargets.find(result.name);
    const Targets targets = found == kTargets.end() ? Targets() : found->second;
    const Runner* plain = result.find("plain ICU loop");
    const Runner* tuned = result.find("tuned ICU loop");
    std::printf("| %s |", result.name.c_str());
    print_ratio(result.find("best"), plain, targets.best_over_plain);
    print_ratio(result.find("AVX2"), plain, 0);
    print_ratio(result.find("SSE2"), plain, targets.sse2_over_plain);
    print_ratio(result.find("portable"), plain, targets.portable_over_plain);
    print_ratio(result.find("best"), tuned, targets.best_over_tuned);
    print_ratio(result.find("portable"), tuned, 0);
    print_ratio(result.find("signature"), plain, 0);
    print_share(result.find("signature"), result.find("XXH3"), targets.signature_over_xxh3);
    print_share(result.find("signature"), result.find("XXH3, best level"), 0);
    std::printf("\n");
  }
  std::printf("\n");
}

std::string joined(const Texts& texts, std::size_t size) {
  std::string text;
  while (text.size() < size) {
    for (const std::string& part : texts) text += part;
  }
  text.resize(size);
  return text;
}

void measure_hostile_texts(Field& field, const Effort& effort) {
  const Texts pages = bench::read_language(bench::languages().front(), effort.hostile_bytes);
  if (pages.empty()) return;
  std::vector<bench::HostileText> texts = bench::hostile_texts(effort.hostile_bytes);
  texts.insert(texts.begin(), {"English man pages, one after the other", joined(pages, effort.hostile_bytes)});
  std::printf(
      "Texts of %.0f MB meant to be slow, to fingerprint, best level. Slower than English: how many times as long as "
      "the first row (target: at most 5); the same for the plain ICU loop with itself. A ratio above 1 in the last "
      "column: faster than that loop on the same text.\n\n"
      "| | MB/s | slower than English | plain ICU loop MB/s | slower than English | over the plain ICU loop |\n"
      "|---|---|---|---|---|---|\n",
      static_cast<double>(effort.hostile_bytes) / 1e6);
  double english = 0;
  double english_by_icu = 0;
  for (const bench::HostileText& hostile : texts) {
    std::vector<Runner> runners = field.icu_and_best();
    bench::race({hostile.text}, runners, 3, effort.seconds);
    const Runner& plain = runners.front();
    const Runner& best = runners.back();
    if (english == 0) {
      english = speed(best);
      english_by_icu = speed(plain);
    }
    std::printf("| %s | %.1f | %.2f | %.1f | %.2f | %.2f |\n", hostile.name.c_str(), speed(best) / 1e6,
                english / speed(best), speed(plain) / 1e6, english_by_icu / speed(plain), times_faster(best, plain));
  }
}

}  // namespace

int main(int argc, char** argv) {
  const bool quick = argc > 1 && std::strcmp(argv[1], "--quick") == 0;
  const Effort& effort = quick ? kQuick : kThorough;
  Field field;
  std::printf("SIMD levels of this machine: %s.\n\n",
              [] {
                std::string names;
                for (const SimdLevel level : supported_simd_levels())
                  names += (names.empty() ? "" : ", ") + std::string(name_of(level));
                return names;
              }()
                  .c_str());
  const std::vector<LanguageResult> results = measure_languages(field, effort);
  if (results.empty()) {
    std::fprintf(stderr, "tokenizer_table: no man page of any language; run it by ./dev bench\n");
    return 1;
  }
  print_speeds(results);
  print_ratios(results);
  measure_hostile_texts(field, effort);
}
