/** @file mutants.h
 *  Commands with a planted fault each: a harness that finds nothing wrong with one of them is blind. */
#ifndef NEARDUP_TESTS_FAULTS_MUTANTS_H
#define NEARDUP_TESTS_FAULTS_MUTANTS_H

#include <vector>

#include "faults/scenario.h"

namespace neardup::faults {

/** Undisturbed, each leaves what a right command would. The first one has no fault: nothing is to be found. */
std::vector<Scenario> mutants();

}  // namespace neardup::faults

#endif  // NEARDUP_TESTS_FAULTS_MUTANTS_H
