#include "soak/soak_run.h"

#include <algorithm>
#include <exception>
#include <numeric>

#include "bytes/feature_hash.h"
#include "plugin/random_scheme.h"
#include "soak/database_operations.h"
#include "soak/document_operations.h"

namespace neardup::soak {

namespace {

std::uint64_t derived_seed(std::uint64_t seed, const std::string& what) {
  return xxh3_hash(what, seed);
}

/** What stays for all of a database's life. */
struct Nature {
  std::size_t vocabulary;
  std::size_t size;
  Scheme scheme;
  GroupSettings settings;

  static Nature random(std::uint64_t seed) {
    RandomTexts random(static_cast<unsigned>(derived_seed(seed, "nature")));
    const std::size_t vocabulary = std::vector<std::size_t>{8, 30, 100, 3000}[random.below(4)];
    const std::size_t size = std::vector<std::size_t>{6, 20, 60, 60, 120, 200}[random.below(6)];
    const Scheme scheme = random_scheme(random);
    return {vocabulary, size, scheme, GroupSettings::random(random)};
  }

  std::string text() const {
    return scheme.text() + ", vocabulary " + std::to_string(vocabulary) + ", threshold " +
           std::to_string(settings.threshold) + ", measure " + measure_name(settings.measure) + ", band cap " +
           std::to_string(settings.band_cap) + ", prefer " + settings.preference.text() +
           (settings.group_terms ? "" : ", no group terms") + (settings.keep_families ? ", families kept" : "") +
           (settings.texts ? ", texts at hand" : "") + ", " + settings.scope_text();
  }
};

class Life {
 public:
  Life(std::uint64_t seed, const GroupFunction& group)
      : seed_(seed), nature_(Nature::random(seed)), group_(group), database_(nature_.scheme, nature_.settings) {
    for (const Operations& some : {document_operations(nature_.size), database_operations(), settings_operations(),
                                   group_operations(group_, outcome_.groups)}) {
      operations_.insert(operations_.end(), some.begin(), some.end());
    }
    story_.push_back(nature_.text());
  }
  Life(const Life&) = delete;
  Life& operator=(const Life&) = delete;

  SoakOutcome live(const Steps& steps) {
    for (const std::size_t step : steps) {
      made_.push_back(step);
      RandomTexts random = random_of(step);
      const Operation& operation = random_operation(operations_, random);
      ++outcome_.operations[operation.name];
      if (!succeeds(operation.name, [&] { return operation.apply(database_, random); })) return outcome_;
    }
    RandomTexts random = random_of(kStepsOfADatabase);
    succeeds("group at last", [&] { return group_and_check(database_, random, group_, outcome_.groups); });
    return outcome_;
  }

 private:
  RandomTexts random_of(std::size_t step) const {
    return RandomTexts(static_cast<unsigned>(derived_seed(seed_, std::to_string(step))), nature_.vocabulary);
  }

  template <typename Apply>
  bool succeeds(const std::string& name, const Apply& apply) {
    try {
      story_.push_back(apply());
      return true;
    } catch (const Xapian::Error& error) {
      fail(name, error.get_description());
    } catch (const std::exception& error) {
      fail(name, error.what());
    }
    return false;
  }

  void fail(const std::string& name, const std::string& what) {
    story_.push_back(name + ": " + what);
    outcome_.failure = Failure{what, made_, story_};
  }

  std::uint64_t seed_;
  Nature nature_;
  const GroupFunction& group_;
  SoakedDatabase database_;
  SoakOutcome outcome_;
  Operations operations_;
  Steps made_;
  std::vector<std::string> story_;
};

}  // namespace

SoakOutcome soak_database(std::uint64_t seed, const Steps& steps, const GroupFunction& group) {
  return Life(seed, group).live(steps);
}

std::uint64_t database_seed(std::uint64_t seed, std::size_t database) {
  return derived_seed(seed, "database " + std::to_string(database));
}

Steps steps_of_database(std::size_t database, std::size_t operations) {
  const std::size_t before = database * kStepsOfADatabase;
  Steps steps(operations <= before ? 0 : std::min(kStepsOfADatabase, operations - before));
  std::iota(steps.begin(), steps.end(), std::size_t{0});
  return steps;
}

}  // namespace neardup::soak
