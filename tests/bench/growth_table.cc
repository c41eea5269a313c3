// How the cost of reading a hostile input grows with its size: four times the bytes should take four times as long.
//
// growth_table [BYTES]   BYTES of the smaller inputs, 262144 unless told
// Prints a Markdown table of CPU time, medians of five rounds in turn. Exit: 1 if an input of four times the size took
// more than eight times as long, which is halfway, in powers of two, to quadratic growth.

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <functional>
#include <string>
#include <vector>

#include "bench/texts/hostile_pages.h"
#include "bench/texts/hostile_texts.h"
#include "formats/markdown_text.h"
#include "html/html_parser.h"
#include "html/html_text.h"
#include "neardup/icu_tokenizer.h"
#include "sign/streaming_signer.h"

namespace {

using namespace neardup;
using namespace neardup::bench;

constexpr std::size_t kGrowth = 4;
constexpr double kMostTimes = 8;
constexpr int kRounds = 5;

double cpu_seconds() {
  return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

double seconds_of(const std::function<void(const std::string&)>& read, const std::string& input) {
  const double start = cpu_seconds();
  read(input);
  return cpu_seconds() - start;
}

double median(std::vector<double> numbers) {
  std::sort(numbers.begin(), numbers.end());
  return numbers[numbers.size() / 2];
}

/** A way of reading, and inputs by size. */
struct Reader {
  std::string name;
  std::function<void(const std::string&)> read;
  std::function<std::vector<HostileText>(std::size_t)> inputs;
};

/** @return whether the growth is what it should be. */
bool print_row(const Reader& reader, const HostileText& small, const HostileText& large) {
  std::vector<double> small_seconds;
  std::vector<double> large_seconds;
  for (int round = 0; round != kRounds; ++round) {
    small_seconds.push_back(seconds_of(reader.read, small.text));
    large_seconds.push_back(seconds_of(reader.read, large.text));
  }
  const double one = median(small_seconds);
  const double four = median(large_seconds);
  const double times = four / std::max(one, 1e-5);
  const bool right = times <= kMostTimes || four < 1e-3;
  std::printf("| %s | %s | %.1f | %.1f | %.1f |%s\n", reader.name.c_str(), small.name.c_str(), one * 1e3, four * 1e3,
              times, right ? "" : " **grows faster than it should**");
  return right;
}

}  // namespace

int main(int argc, char** argv) {
  const std::size_t size = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : std::size_t{256} << 10;
  IcuTokenizer tokenizer;
  StreamingSigner signer(Scheme(), tokenizer);
  const std::vector<Reader> readers{
      {"sign", [&signer](const std::string& text) { signer.sign(text); }, hostile_texts},
      {"HTML tree", [](const std::string& page) { parse_html(page); }, hostile_html},
      {"HTML", [](const std::string& page) { html_text(page); }, hostile_html},
      {"Markdown", [](const std::string& page) { markdown_text(page); }, hostile_markdown}};
  std::printf("| reader | input | %zu KiB, ms | %zu KiB, ms | times |\n|---|---|---|---|---|\n", size >> 10,
              kGrowth * size >> 10);
  bool right = true;
  for (const Reader& reader : readers) {
    const std::vector<HostileText> small = reader.inputs(size);
    const std::vector<HostileText> large = reader.inputs(kGrowth * size);
    for (std::size_t i = 0; i != small.size(); ++i) right = print_row(reader, small[i], large[i]) && right;
  }
  return right ? 0 : 1;
}
