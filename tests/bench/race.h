/** @file race.h
 *  Several ways of doing something to the same texts, measured in turn, so that a busy machine slows them alike. */
#ifndef NEARDUP_TESTS_BENCH_RACE_H
#define NEARDUP_TESTS_BENCH_RACE_H

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

namespace neardup::bench {

/** One way of doing it. */
struct Runner {
  std::string name;
  std::function<void(const std::string&)> run;  ///< on one text
  unsigned repeats = 1;                         ///< how often run() does it to the text
  std::vector<double> speeds;                   ///< unit bytes a second of CPU time, one a round
};

/** Let every runner go over all texts, as often as takes `seconds` of CPU time and at least once; that is a round.
 *  @param rounds  appended to the speeds; one round before them is not measured. */
void race(const std::vector<std::string>& texts, std::vector<Runner>& runners, unsigned rounds, double seconds);

/** Median speed. */
double speed(const Runner& runner);

/** Median over the rounds of how much faster a was than b in the same round. */
double times_faster(const Runner& a, const Runner& b);

}  // namespace neardup::bench

#endif  // NEARDUP_TESTS_BENCH_RACE_H
