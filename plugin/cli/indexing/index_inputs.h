/** @file index_inputs.h
 *  The inputs of `index`: files and folders, web archives, mailboxes, records, lists of names.
 *
 *  Files of many documents are read as streams, one document at a time, in bounded memory. The id of a web archive
 *  record is its URL (or its own id); the id of a message is its Message-ID. A record or message is skipped if the
 *  indexed one is as new or newer. So an interrupted run resumes where it stopped, and of several captures of a page
 *  the newest is kept.
 *
 *  An input that cannot be opened, or read to its end, is reported as a failure, and so is a file of the command
 *  line that is not a document. All other inputs are indexed. THREADS: one at a time. */
#ifndef NEARDUP_CLI_INDEXING_INDEX_INPUTS_H
#define NEARDUP_CLI_INDEXING_INDEX_INPUTS_H

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "characters/page_url.h"
#include "documents/document_source.h"
#include "documents/input_format.h"
#include "documents/met_records.h"
#include "documents/record_input.h"
#include "files/file_walk.h"
#include "formats/text_format.h"
#include "indexing/index_pipeline.h"
#include "indexing/site_frames.h"
#include "record/recorded_frames.h"

namespace neardup::cli {

/** A file of records. */
struct RecordFile {
  std::string path;  ///< "-" is standard input
  InputFormat format = InputFormat::kJsonLines;
};

/** What `index` reads. */
struct IndexedInputs {
  std::vector<std::string> paths;
  std::vector<RecordFile> records;
  std::vector<std::string> name_lists;

  std::vector<std::string> record_paths() const;
};

/** Why documents of these inputs cannot be built in shards, for a message; empty if they can. */
std::string obstacle_to_shards(const IndexedInputs& inputs, const IndexOptions& options);

/** Whether to build in shards.
 *  @param place  of the database. False if anything is there. */
bool is_built_in_shards(const std::string& place, const IndexedInputs& inputs, const IndexOptions& options);

class IndexInputs {
 public:
  /** @param pipeline  receives the documents; must outlive this.
   *  @param database  keeps the frames of sites.
   *  @param paths     paths of the command line.
   *  @param urls      URLs of files; other files get file URLs. */
  IndexInputs(IndexPipeline& pipeline, Xapian::WritableDatabase& database, const IndexOptions& options,
              const std::vector<std::string>& paths, BaseUrls urls);

  /** Index the files below the paths. */
  void index_paths();

  /** Index a file of records, compressed or not. A record without an id gets the name of its file and its number; on
   *  standard input, which has no name, that is an error. */
  void index_records(const RecordFile& file);

  /** Index files and folders as their names arrive: up to 5,000 that come one soon after the other at a time, so that their
   *  sites have a frame. Commits when no name has arrived for three seconds.
   *  @param path  list of names; "-" is standard input. */
  void index_names(const std::string& path);

 private:
  void learn_frames_of(const FileWalk& walk, const std::vector<std::string>& roots);
  void note_unread(const std::set<std::string>& before, const FileWalk& walk, bool has_many);
  std::string learned_site(const std::string& url, const std::string& path) const;
  FrameLearning frame_learning() const;
  ReadingOptions reading_of(const std::string& url, const std::string& path) const;
  void note_same_urls(const FileWalk& walk);
  void index_listed(const std::vector<std::string>& names);
  void index_file(const WalkedFile& file);
  bool is_left_out(const WalkedFile& file, const UnreadDocument& document, std::optional<TextFormat> format);
  bool submit(const WalkedFile& file, const UnreadDocument& document, DocumentSource& documents);
  void submit_record(const std::shared_ptr<const RecordInput>& input, const std::shared_ptr<const RecordBlock>& block,
                     std::string_view record, std::uint64_t number);
  void report_walk(const FileWalk& walk);
  double share(double of_file) const;
  template <typename Read>
  auto unless_broken(const std::string& path, Read read) -> decltype(read());
  void stop_if_interrupted() const;

  IndexPipeline& pipeline_;
  Xapian::WritableDatabase& database_;
  IndexOptions options_;
  std::vector<std::string> paths_;
  BaseUrls urls_;
  RecordedFrames frames_;
  MetRecords met_;
  std::size_t file_ = 0;   // number of the present file
  std::size_t files_ = 0;  // 0 if unknown
};

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_INDEXING_INDEX_INPUTS_H
