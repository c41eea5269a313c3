/** @file entry_points.h
 *  What the libraries offer, each as one call that can be made again and again. */
#ifndef NEARDUP_TESTS_FAULTS_ALLOCATIONS_ENTRY_POINTS_H
#define NEARDUP_TESTS_FAULTS_ALLOCATIONS_ENTRY_POINTS_H

#include <functional>
#include <string>
#include <vector>

namespace neardup::faults {

/** One thing to do. */
struct EntryPoint {
  std::string name;
  std::function<void()> prepare;     ///< what stands before the call; may be empty
  std::function<std::string()> run;  ///< the call; its result in words, the same every time
  std::function<void()> clear;       ///< takes away what prepare made; may be empty
};

/** @param folder  for databases, empty. */
std::vector<EntryPoint> entry_points(const std::string& folder);

/** One that keeps memory when an allocation fails, and one that takes a failure for an empty result. */
std::vector<EntryPoint> wrong_entry_points();

}  // namespace neardup::faults

#endif  // NEARDUP_TESTS_FAULTS_ALLOCATIONS_ENTRY_POINTS_H
