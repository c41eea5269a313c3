/** @file footer_learner.h
 *  Finds the lines that end most mails of a list, before the mails are indexed. THREADS: one at a time. */
#ifndef NEARDUP_INTAKE_MAIL_FOOTER_LEARNER_H
#define NEARDUP_INTAKE_MAIL_FOOTER_LEARNER_H

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "content/frame_learner.h"
#include "content/frame_set.h"

namespace neardup {

class FooterLearner {
 public:
  /** Mails that a list must have for its footer to be learned. */
  static constexpr std::size_t kLeastMails = 20;

  /** Whether a mail with this key would be kept. */
  bool wants(std::uint64_t key) const { return learner_.wants(key); }

  /** @param key    of the mail: a hash of its bytes.
   *  @param parts  its plain texts, UTF-8. */
  void add(std::uint64_t key, const std::vector<std::string>& parts);

  std::size_t mails() const { return learner_.pages(); }

  /** The lines that are among the last twelve of a text in at least half of the mails, in mails that differ otherwise:
   *  copies of one mail have no footer. By frame_hash() of the line without white space at both ends. */
  FrameSet footer() const;

 private:
  FrameLearner learner_;
  std::map<std::uint64_t, std::vector<std::uint64_t>> endings_;  // of the kept mails, by key
};

}  // namespace neardup

#endif  // NEARDUP_INTAKE_MAIL_FOOTER_LEARNER_H
