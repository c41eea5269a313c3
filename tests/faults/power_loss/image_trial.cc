#include "faults/power_loss/image_trial.h"

#include <optional>

namespace neardup::faults {

namespace fs = std::filesystem;

namespace {

/** A tree as it stands after some calls and a loss. */
FileTree image_of(const RecordedRun& recorded, const PowerLoss& loss) {
  SimulatedDisk disk(recorded.before(), loss.model);
  for (std::size_t i = 0; i != loss.calls; ++i) disk.apply(recorded.trace()[i]);
  RandomSource random(loss.seed);
  return disk.after_power_loss(random);
}

}  // namespace

ImageTrial::ImageTrial(const PreparedScenario& prepared, const RecordedRun& recorded, const Verdict& verdict,
                       fs::path folder)
    : prepared_(prepared), recorded_(recorded), verdict_(verdict), folder_(std::move(folder)) {
  fs::create_directories(folder_);
}

const std::vector<std::string>& ImageTrial::judge(const PowerLoss& loss) {
  const FileTree image = image_of(recorded_, loss);
  const bool ended = loss.calls == recorded_.trace().size();
  const std::uint64_t key = hash_of(image) * 31 + recorded_.reported_commits(loss.calls) * 2 + ended;
  const auto known = judged_.find(key);
  if (known != judged_.end()) return known->second;
  return judged_.emplace(key, judge_image(image, loss)).first->second;
}

std::vector<std::string> ImageTrial::judge_image(const FileTree& image, const PowerLoss& loss) const {
  const fs::path disk = folder_ / "image";
  write_tree(image, disk.string());
  const Places left{disk / kRecordedDatabase, prepared_.before().inputs};
  std::vector<std::string> complaints =
      recorded_.rolled_back_in_child(recorded_.reported_commits(loss.calls), left.database, folder_ / "notes");
  if (!complaints.empty()) return complaints;
  const bool ended = loss.calls == recorded_.trace().size();
  return verdict_.judge(left, ended ? std::optional<int>(prepared_.exit_code()) : std::nullopt);
}

}  // namespace neardup::faults
