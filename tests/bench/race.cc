#include "bench/race.h"

#include "bench/texts/corpus.h"

namespace neardup::bench {

namespace {

/** @return unit bytes a second. */
double run_round(const std::vector<std::string>& texts, const Runner& runner, double seconds) {
  const double start = cpu_seconds();
  double passes = 0;
  double used = 0;
  do {
    for (const std::string& text : texts) runner.run(text);
    passes += runner.repeats;
    used = cpu_seconds() - start;
  } while (used < seconds);
  return passes * static_cast<double>(bytes(texts)) / used;
}

}  // namespace

void race(const std::vector<std::string>& texts, std::vector<Runner>& runners, unsigned rounds, double seconds) {
  for (const Runner& runner : runners) run_round(texts, runner, 0);
  for (unsigned round = 0; round != rounds; ++round) {
    for (Runner& runner : runners) runner.speeds.push_back(run_round(texts, runner, seconds));
  }
}

double speed(const Runner& runner) {
  return median(runner.speeds);
}

double times_faster(const Runner& a, const Runner& b) {
  std::vector<double> ratios;
  for (std::size_t round = 0; round != a.speeds.size(); ++round) ratios.push_back(a.speeds[round] / b.speeds[round]);
  return median(ratios);
}

}  // namespace neardup::bench
