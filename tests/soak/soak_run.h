/** @file soak_run.h
 *  Databases that live through random operations, one after the other. */
#ifndef NEARDUP_TESTS_SOAK_SOAK_RUN_H
#define NEARDUP_TESTS_SOAK_SOAK_RUN_H

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "soak/group_check.h"
#include "soak/group_operations.h"
#include "soak/shrinking.h"

namespace neardup::soak {

/** What went wrong, and how it came to that. */
struct Failure {
  std::string what;
  Steps steps;                     // that were made, the last one failed
  std::vector<std::string> story;  // one line for each of them
};

/** What a soak did. */
struct SoakOutcome {
  std::map<std::string, std::size_t> operations;  // how many of each kind
  GroupCounts groups;
  std::optional<Failure> failure;
};

/** The life of one database. Scheme, settings and size come from the seed, each operation from the seed and its step's
 *  number: what a step does depends on the steps before it only through the database that it finds. So steps may be
 *  left out.
 *  @param steps  numbers, ascending. The last one is followed by a group run. */
SoakOutcome soak_database(std::uint64_t seed, const Steps& steps, const GroupFunction& group);

/** The seed of one of a soak's databases. */
std::uint64_t database_seed(std::uint64_t seed, std::size_t database);

constexpr std::size_t kStepsOfADatabase = 1000;

/** The steps of one of its databases, if it has so many operations. */
Steps steps_of_database(std::size_t database, std::size_t operations);

}  // namespace neardup::soak

#endif  // NEARDUP_TESTS_SOAK_SOAK_RUN_H
