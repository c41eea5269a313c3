/** @file site_frames.h
 *  The frames of the sites that are indexed: learned from a sample of their pages before any of them is signed, and
 *  kept with the database.
 *
 *      files of the walk --> sample of each site --> FrameLearner --> metadata --> reading of every page of the site
 *
 *  A site is the host of the page's URL without "www.". Pages without a host belong to the innermost folder above them that has a frame
 *  already, else to the folder of the command line that holds them, else, if they are named there, to the folder they
 *  are in. The footers of mailing lists are learned likewise. */
#ifndef NEARDUP_CLI_INDEXING_SITE_FRAMES_H
#define NEARDUP_CLI_INDEXING_SITE_FRAMES_H

#include <cstddef>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include <xapian.h>

#include "characters/page_url.h"
#include "content/frame_set.h"
#include "files/file_walk.h"
#include "formats/reading_options.h"
#include "formats/text_format.h"
#include "record/recorded_frames.h"

namespace neardup::cli {

/** The frame of a site is learned once this many of its pages are there. */
constexpr std::size_t kLeastPagesOfSite = 20;
constexpr std::size_t kMostSampledPages = 5000;  // of all hosts of web archives, at a time

/** Whether a file is a page of a site. Cost: reads the beginning of one with a name such as page.php. */
bool is_page_file(const std::string& path);

/** How to read a page as the index reads those of its site.
 *  @param url   of the page; empty: its site is that of the folder it is in. @param path  "-" for standard input. */
ReadingOptions reading_as_indexed(const Xapian::Database& database, const std::string& url, const std::string& path,
                                  ReadingOptions reading = {});

struct FrameLearning {
  const ReadingOptions& reading;
  bool relearn = false;  ///< learn the frames of all sites of the walk, even known ones
  std::function<bool()> interrupted;
  std::size_t jobs = 1;  ///< threads that read pages of a walk
};

/** Learn the frames of the sites whose pages a walk found. Files that cannot be read are left out of the sample.
 *  @param recorded  frames that are known.
 *  @param roots     paths of the command line.
 *  @return the frames that were not known, or no longer are those of the pages, by site.
 *  Cost: reads 40 pages of a known site, and at most FrameLearner::kMostPages of each other one. */
std::map<std::string, FrameSet> learned_frames(const RecordedFrames& recorded, const FileWalk& walk,
                                               const std::vector<std::string>& roots, const BaseUrls& urls,
                                               const FrameLearning& learning);

/** Learn these frames, and record them. Does not commit. */
void learn_frames(Xapian::WritableDatabase& database, const FileWalk& walk, const std::vector<std::string>& roots,
                  const BaseUrls& urls, const FrameLearning& learning);

/** A file of many documents. */
struct FileOfMany {
  const WalkedFile* file;
  TextFormat format;
};

/** The web archives and mailboxes of a walk, which must outlive them. Cost: reads the beginnings of files whose names do not tell. */
std::vector<FileOfMany> files_of_many(const FileWalk& walk);

/** The same for the hosts of all web archives, which are read twice: now, and when they are indexed. What is damaged ends
 *  the sample of an archive. Once kMostSampledPages pages are held, hosts with kLeastPagesOfSite pages are learned to make
 *  room for a further one, and the pages of hosts that are not in the present archive are given up; else the further host is
 *  left out. */
void learn_archive_frames(Xapian::WritableDatabase& database, const std::vector<FileOfMany>& files,
                          const FrameLearning& learning);

/** Learn the footers of the lists whose mails a walk found, as files of one mail or in mailboxes, and record them. Does not commit.
 *  Files that cannot be read are left out of the sample. Mailboxes are read twice: now, and when they are indexed.
 *  Cost: reads at most kMostSampledPages mails that are files, and all mailboxes.
 *  @param files  of the walk. */
void learn_list_footers(Xapian::WritableDatabase& database, const FileWalk& walk, const std::vector<FileOfMany>& files,
                        const FrameLearning& learning);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_INDEXING_SITE_FRAMES_H
