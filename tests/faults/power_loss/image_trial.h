/** @file image_trial.h
 *  One power loss: a recorded run, a moment in it, what the disk holds then, and the verdict on that. */
#ifndef NEARDUP_TESTS_FAULTS_POWER_LOSS_IMAGE_TRIAL_H
#define NEARDUP_TESTS_FAULTS_POWER_LOSS_IMAGE_TRIAL_H

#include <cstdint>
#include <filesystem>
#include <string>
#include <unordered_map>
#include <vector>

#include "faults/power_loss/recorded_run.h"
#include "faults/power_loss/simulated_disk.h"
#include "faults/verdict.h"

namespace neardup::faults {

/** Where a power loss strikes. */
struct PowerLoss {
  std::size_t calls = 0;  ///< of the trace that were done
  DiskModel model;
  std::uint64_t seed = 0;  ///< of what the disk keeps
};

/** Judges power losses of one scenario. THREADS: as Verdict. */
class ImageTrial {
 public:
  /** The first three must outlive it. @param folder  for images; made. */
  ImageTrial(const PreparedScenario& prepared, const RecordedRun& recorded, const Verdict& verdict,
             std::filesystem::path folder);

  /** @return what is wrong, a line each; empty: nothing. An image that was judged before, with as many commits
   *  reported, has the same answer and costs next to nothing. */
  const std::vector<std::string>& judge(const PowerLoss& loss);

  /** How many images were not equal to an earlier one. */
  std::size_t distinct_images() const { return judged_.size(); }

 private:
  std::vector<std::string> judge_image(const FileTree& image, const PowerLoss& loss) const;

  const PreparedScenario& prepared_;
  const RecordedRun& recorded_;
  const Verdict& verdict_;
  std::filesystem::path folder_;
  std::unordered_map<std::uint64_t, std::vector<std::string>> judged_;
};

}  // namespace neardup::faults

#endif  // NEARDUP_TESTS_FAULTS_POWER_LOSS_IMAGE_TRIAL_H
