/** @file operation.h
 *  One kind of thing that happens to a database in a soak. */
#ifndef NEARDUP_TESTS_SOAK_OPERATION_H
#define NEARDUP_TESTS_SOAK_OPERATION_H

#include <functional>
#include <string>
#include <vector>

#include "plugin/random_texts.h"
#include "soak/soaked_database.h"

namespace neardup::soak {

struct Operation {
  std::string name;
  unsigned weight = 1;  // how often, against the others

  /** Does it to any database, an empty one too; all it chooses it takes from `random`.
   *  @return what it did, in a few words. */
  std::function<std::string(SoakedDatabase& database, RandomTexts& random)> apply;
};

using Operations = std::vector<Operation>;

/** One of them, by their weights. */
const Operation& random_operation(const Operations& operations, RandomTexts& random);

}  // namespace neardup::soak

#endif  // NEARDUP_TESTS_SOAK_OPERATION_H
