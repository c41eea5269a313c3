/** @file index_inputs.h
 *  Where `index` finds documents: files and folders, web archives, mailboxes, JSON lines, lists of names.
 *
 *  Files of many documents are read as streams, a document at a time, in bounded memory. A record of a web archive is
 * its address (or its own id), a message its Message-ID: one that is there with the same time or a newer one is passed
 * over, so that an interrupted run does not begin anew, and of several captures of a page the newest stays.
 *
 *  What cannot be opened, or read on, is a failure of the pipeline that names it, and so is a file that is one of the
 *  command line's paths and is left out; all else is indexed. THREADS: one at a time.
 */
#ifndef NEARDUP_CLI_INDEXING_INDEX_INPUTS_H
#define NEARDUP_CLI_INDEXING_INDEX_INPUTS_H

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "characters/page_url.h"
#include "documents/warc_reader.h"
#include "files/file_walk.h"
#include "indexing/index_pipeline.h"
#include "mail/mbox_reader.h"

namespace neardup::cli {

class IndexInputs {
 public:
  /** @param pipeline  outlives this; what is found is submitted to it.
   *  @param paths     of the command line.
   *  @param urls      addresses of files; the others have file addresses. */
  IndexInputs(IndexPipeline& pipeline, const IndexOptions& options, const std::vector<std::string>& paths,
              BaseUrls urls);

  /** The files below the paths. */
  void index_paths();

  /** @param path  of a file of JSON lines, compressed or not; "-" is standard input. */
  void index_json_lines(const std::string& path);

  /** Files and folders as their names arrive; commits when none has come for three seconds.
   *  @param path  of a list of names; "-" is standard input. */
  void index_names(const std::string& path);

 private:
  void index_name(const std::string& name);
  void index_file(const WalkedFile& file);
  void submit_file(const WalkedFile& file);
  void submit_mail(const WalkedFile& file, bool compressed);
  void index_web_archive(const WalkedFile& file);
  bool submit_record(const std::string& path, const WarcRecord& record, WarcReader& reader);
  bool is_left_out(const std::string& path, const WarcRecord& record);
  void index_mailbox(const WalkedFile& file);
  std::unique_ptr<ByteStream> opened(const std::string& path);
  void submit_message(const std::string& path, MboxMessage message);
  void leave_out(const WalkedFile& file, const std::string& reason);
  void report_walk(const FileWalk& walk);
  double share(double of_file) const;
  template <typename Read>
  auto unless_broken(const std::string& path, Read read) -> decltype(read());
  void stop_if_interrupted() const;

  IndexPipeline& pipeline_;
  IndexOptions options_;
  std::vector<std::string> paths_;
  BaseUrls urls_;
  std::size_t file_ = 0;   // number of the one that is read
  std::size_t files_ = 0;  // 0: not known
};

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_INDEXING_INDEX_INPUTS_H
