/** @file report_parts.h
 *  What pages about near-duplicates share: groups, pairs next to the threshold, and what another threshold would do.
 *  THREADS: pure functions. */
#ifndef NEARDUP_CLI_PAGES_REPORT_PARTS_H
#define NEARDUP_CLI_PAGES_REPORT_PARTS_H

#include <functional>
#include <string>
#include <vector>

#include "pages/borderline_pairs.h"

namespace neardup::cli {

/** Rules for all parts, those of text_comparison() included. */
std::string report_parts_style();

/** @param commands  one a line. */
std::string commands_part(const std::vector<std::string>& commands);

/** The largest groups, with the first words of each.
 *  @param noun   of a member, in the singular.
 *  @param first  what to say of the first member of each group; may be empty. */
std::string groups_part(const std::vector<ReportedGroup>& groups, const std::string& noun,
                        const std::string& first = "");

/** Gives the command that does something with a pair. */
using PairCommand = std::function<std::string(const BorderlinePair&)>;

/** What a reader may do with pairs; may be empty. */
struct PairCommands {
  PairCommand explain;  ///< shows all of a pair
  PairCommand part;     ///< says that its documents are not the same: the reader ticks pairs, and copies the commands
  std::string apply;    ///< after commands of `part`
};

/** Pairs side by side. Nothing without pairs.
 *  @param title, question  of the section; markup. */
std::string pairs_part(const std::string& title, const std::string& question, const std::vector<BorderlinePair>& pairs,
                       const PairCommands& commands);

/** What a page says of its threshold. Numbers take the place of {}. */
struct ThresholdWords {
  const char* title;
  const char* rule;      ///< when a text is hidden; {} is the threshold
  const char* looser;    ///< the texts looked up, and those of them that a lower threshold would take
  const char* now;       ///< what is hidden now
  const char* stricter;  ///< what a higher threshold would show again, and what it would still hide
  const char* next;      ///< what the commands below do
};

/** The present threshold, and what others would hide; commands follow. */
std::string threshold_part(const NearDuplicateReport& report, const ThresholdWords& words);

/** A threshold to try instead. */
double other_threshold(double threshold);

/** "2 of 3 texts repeat another; REST" or that none does.
 *  @param rest  with a share in the place of {}. */
std::string repeats_text(const NearDuplicateReport& report, const char* rest, double share);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_PAGES_REPORT_PARTS_H
