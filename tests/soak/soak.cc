// Databases that live through random operations, and are grouped now and then; every group run is held against the
// groups by definition, against a run once more and against one without earlier groups.
//
//   soak [--operations N] [--seed N|random] [--database I [--steps N,N,...]]
//
// Prints what it did, or the fewest steps that it could find to go wrong, and exits with 1.

#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <optional>
#include <random>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "group/grouping.h"
#include "soak/soak_run.h"

namespace {

using neardup::soak::Failure;
using neardup::soak::GroupCounts;
using neardup::soak::SoakOutcome;
using neardup::soak::Steps;

constexpr std::size_t kTrialsOfShrinking = 500;

struct Arguments {
  std::size_t operations = 100'000;
  std::uint64_t seed = 1;
  std::optional<std::size_t> database;  // that one only
  std::optional<Steps> steps;           // those only
};

std::uint64_t number(const std::string& text) {
  std::size_t read = 0;
  const std::uint64_t value = std::stoull(text, &read);
  if (read != text.size()) throw std::invalid_argument(text);
  return value;
}

std::uint64_t seed_of(const std::string& text) {
  if (text != "random") return number(text);
  return std::random_device()();
}

Steps steps_of(const std::string& text) {
  std::istringstream stream(text);
  Steps steps;
  for (std::string step; std::getline(stream, step, ',');) steps.push_back(number(step));
  return steps;
}

/** @exception std::invalid_argument for what it cannot read. */
Arguments parse(const std::vector<std::string>& words) {
  Arguments arguments;
  if (words.size() % 2 != 0) throw std::invalid_argument(words.back());
  for (std::size_t i = 0; i != words.size(); i += 2) {
    const std::string& value = words[i + 1];
    if (words[i] == "--operations") {
      arguments.operations = number(value);
    } else if (words[i] == "--seed") {
      arguments.seed = seed_of(value);
    } else if (words[i] == "--database") {
      arguments.database = number(value);
    } else if (words[i] == "--steps") {
      arguments.steps = steps_of(value);
    } else {
      throw std::invalid_argument(words[i]);
    }
  }
  if (arguments.steps && !arguments.database) throw std::invalid_argument("--steps without --database");
  return arguments;
}

SoakOutcome soak(const Arguments& arguments, std::size_t database, const Steps& steps) {
  return neardup::soak::soak_database(neardup::soak::database_seed(arguments.seed, database), steps,
                                      neardup::group_database);
}

std::string joined(const Steps& steps) {
  std::string text;
  for (const std::size_t step : steps) text += (text.empty() ? "" : ",") + std::to_string(step);
  return text;
}

void report_failure(const Arguments& arguments, std::size_t database, const Failure& failure) {
  std::printf("DIVERGENCE with seed %llu, database %zu, operation %zu: %s\n",
              static_cast<unsigned long long>(arguments.seed), database,
              database * neardup::soak::kStepsOfADatabase + failure.steps.size(), failure.what.c_str());
  std::fflush(stdout);
  const Steps few = neardup::soak::shrunk(
      failure.steps, [&](const Steps& steps) { return soak(arguments, database, steps).failure.has_value(); },
      kTrialsOfShrinking);
  const std::optional<Failure> least = soak(arguments, database, few).failure;
  if (!least) return;  // it does not fail every time
  std::printf("the same in %zu operations: soak --seed %llu --database %zu --steps %s\n", few.size(),
              static_cast<unsigned long long>(arguments.seed), database, joined(few).c_str());
  for (const std::string& line : least->story) std::printf("  %s\n", line.c_str());
}

void print(const SoakOutcome& all) {
  std::size_t operations = 0;
  for (const auto& [name, count] : all.operations) {
    std::printf("%8zu  %s\n", count, name.c_str());
    operations += count;
  }
  const GroupCounts& groups = all.groups;
  const double seconds = static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
  std::printf("%zu operations in %.0f s of CPU time\n", operations, seconds);
  std::printf("%zu group runs; %zu killed; %zu refused, as they had to be\n", groups.runs, groups.interrupted,
              groups.refused);
  std::printf("in these %zu documents, %zu of them written; %zu groups, %zu oversized bands, %zu estimated links\n",
              groups.documents, groups.changed, groups.groups, groups.oversized_bands, groups.estimated_links);
}

void add(SoakOutcome& all, const SoakOutcome& one) {
  for (const auto& [name, count] : one.operations) all.operations[name] += count;
  all.groups += one.groups;
}

/** @return whether nothing diverged. */
bool run(const Arguments& arguments) {
  std::printf("seed %llu\n", static_cast<unsigned long long>(arguments.seed));
  std::fflush(stdout);
  SoakOutcome all;
  for (std::size_t database = arguments.database.value_or(0);; ++database) {
    const Steps steps = arguments.steps.value_or(neardup::soak::steps_of_database(database, arguments.operations));
    const SoakOutcome one = soak(arguments, database, steps);
    add(all, one);
    if (one.failure) {
      report_failure(arguments, database, *one.failure);
      print(all);
      return false;
    }
    if (arguments.database || (database + 1) * neardup::soak::kStepsOfADatabase >= arguments.operations) break;
  }
  print(all);
  std::printf("no divergence\n");
  return true;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    return run(parse({argv + 1, argv + argc})) ? 0 : 1;
  } catch (const std::logic_error& error) {
    std::fprintf(stderr,
                 "soak: cannot read %s\nusage: soak [--operations N] [--seed N|random] [--database I [--steps N,N]]\n",
                 error.what());
    return 2;
  }
}
