/** @file fault_round.h
 *  Many points of one scenario, on several processes. */
#ifndef NEARDUP_TESTS_FAULTS_FAULT_ROUND_H
#define NEARDUP_TESTS_FAULTS_FAULT_ROUND_H

#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <vector>

#include "faults/fault_trial.h"

namespace neardup::faults {

/** Every fault at every call where it makes a difference: what cannot be torn is not. */
std::vector<Point> all_points(const std::vector<FaultLog::Call>& calls);

/** About so many of them, evenly, with a beginning that the seed gives; all if there are no more. */
std::vector<Point> some_points(const std::vector<Point>& points, std::size_t wanted, std::uint64_t seed);

struct RoundCounts {
  std::array<std::size_t, kFaults.size()> by_fault{};  ///< points tried
  std::size_t unmet = 0;                               ///< points whose call was not made: the command went another way
  std::size_t done = 0;                                ///< commands that met an error and did their work all the same
  std::size_t terminated = 0;                          ///< by std::terminate in libxapian
  std::size_t bad = 0;

  std::size_t points() const;
  RoundCounts& operator+=(const RoundCounts& other);
};

struct RoundOptions {
  std::uint64_t seed = 1;
  unsigned jobs = 1;            ///< processes
  std::size_t most_shown = 10;  ///< bad points that are told of in full
  bool until_bad = false;       ///< the first bad point ends the round
};

/** Try the points; each bad one gets a line to replay it and what is wrong, on stdout.
 *  @param folder  is made; each process has a folder in it.
 *  @exception std::runtime_error if a process that tries points ends early. */
RoundCounts run_round(const PreparedScenario& prepared, const Verdict& verdict, const std::vector<Point>& points,
                      const std::filesystem::path& folder, const RoundOptions& options);

}  // namespace neardup::faults

#endif  // NEARDUP_TESTS_FAULTS_FAULT_ROUND_H
