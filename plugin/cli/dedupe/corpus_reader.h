/** @file corpus_reader.h
 *  The first pass of `dedupe`: all cores sign the records, in the order of the input.
 *
 *      input --> blocks of records --> OrderedPool of signers --> table, keys, places of records
 *
 *  A record that cannot be read is reported and takes no part: it is kept. THREADS: one at a time. */
#ifndef NEARDUP_CLI_DEDUPE_CORPUS_READER_H
#define NEARDUP_CLI_DEDUPE_CORPUS_READER_H

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "corpus/candidate_keys.h"
#include "corpus/corpus_table.h"
#include "corpus/seen_texts.h"
#include "dedupe/corpus_records.h"
#include "documents/document_source.h"
#include "documents/met_records.h"
#include "documents/record_input.h"
#include "errors/interruption.h"
#include "files/file_walk.h"
#include "formats/reading_options.h"
#include "indexing/ordered_pool.h"
#include "output/left_out.h"
#include "output/progress.h"
#include "scheme/scheme.h"

namespace neardup::cli {

struct CorpusReading {
  InputFormat format = InputFormat::kByContent;
  RecordFields fields;
  ReadingOptions reading;
  bool bytes = false;   ///< compare nothing but bytes
  bool follow = false;  ///< read symbolic links, too
  std::size_t jobs = 1;
  std::size_t memory = std::size_t{1} << 30U;  ///< most bytes of signatures and keys in memory, about
};

/** What the first pass leaves. */
struct ReadCorpus {
  ReadCorpus(const Scheme& scheme, std::size_t memory);

  CorpusRecords records;
  CorpusTable table;
  CandidateKeys keys;
  std::vector<std::optional<std::string>> preferences;  ///< [items] values of the field to keep by, if one is named
  std::vector<std::string> scopes{""};                  ///< values of the field to compare within, by number
  std::uint64_t bytes = 0;                              ///< of texts
  std::size_t blank = 0;                                ///< items that are blank lines between records
  std::size_t lacking = 0;                              ///< items whose text says that there is none, as NA does
  std::size_t failed = 0;                               ///< inputs that were not read
  std::size_t failed_records = 0;                       ///< of these, those of an input that was read
  std::size_t failed_references = 0;                    ///< of these, those to compare against
  std::string cut_off;                      ///< of the last input that was not read to its end: why nothing is written
  std::map<std::string, bool> text_fields;  ///< whether any input that has fields has this one of the text
  LeftOut skipped;                          ///< files without text
  std::vector<std::string> unread;          ///< names of files that are no items, and stay; sorted
  std::vector<std::pair<std::string, FileIdentity>> links;  ///< symbolic links to files, with their files
};

class CorpusReader {
 public:
  CorpusReader(ReadCorpus& corpus, const Scheme& scheme, const CorpusReading& reading, Progress& progress,
               const Interruption& interruption);
  ~CorpusReader();

  /** Read an input, or all files of a folder. An input that cannot be read is reported.
   *  @param share_before, share  of the work: before this input, and of it. */
  void read(const std::string& path, double share_before, double share);

  /** Find the files of the inputs, before any is read: files with the same bytes are copies, whatever they are. */
  void find_files(const std::vector<std::string>& paths);

  /** All that was read so far is a reference. */
  void end_references();

  /** All inputs were read. */
  void end();

 private:
  class SignedBlock;
  struct SignedFile;
  struct WholeFile;
  struct WalkedInput {
    FileWalk walk;
    std::vector<std::uint64_t> bytes;  // [files] hashes_of_equal()
  };
  /** The first file of some bytes. */
  struct Original {
    std::size_t item = 0;
    std::vector<std::uint64_t> keys;
    std::unique_ptr<InputDocument> waiting;  // has no text: not an item until another file has the same bytes
    std::string reason;                      // why it has none; empty if that was reported
  };
  /** The least number of the files of each bytes_hash(), so far. */
  class FirstFiles {
   public:
    bool is_first(std::uint64_t bytes, std::uint64_t number) {
      const std::lock_guard lock(mutex_);
      std::uint64_t& first = numbers_.try_emplace(bytes, number).first->second;
      return (first = std::min(first, number)) == number;
    }

   private:
    std::mutex mutex_;
    std::unordered_map<std::uint64_t, std::uint64_t> numbers_;
  };
  class BlockSigner;
  using Pool = OrderedPool<BlockSigner, SignedBlock>;

  RecordReading record_reading(InputFormat format) const;
  WalkedInput walk(const std::string& path);
  void read_shards(const FileWalk& walk);
  void read_input(const std::string& path, InputFormat format);
  void read_records(RecordInput& input);
  void read_files(const std::string& path, WalkedInput walked);
  bool is_read_by_bytes(const WalkedFile& file) const;
  void read_file(WalkedFile file, std::uint64_t bytes, RecordInput& input, double before, double share);
  bool read_whole_file(WalkedFile& file, std::string_view skip_reason, std::uint64_t bytes, RecordInput& input);
  void submit_whole_files(RecordInput& input, std::size_t left);
  void add_by_bytes(InputDocument document, std::uint64_t bytes, RecordInput& input);
  void add_waiting(std::uint64_t bytes, Original& original, RecordInput& input);
  void take_unread(InputDocument document, std::uint64_t bytes, const std::string& reason, RecordInput& input);
  bool is_read(const WalkedFile& file);
  void skip(const std::string& source, const std::string& reason);
  void leave(const std::string& name);
  void take(SignedBlock block, RecordInput& input);
  CorpusSignature signature_of_copy(std::size_t original);
  bool take_file(SignedFile& file, std::vector<std::uint64_t> keys, RecordInput& input);
  void fail(const std::string& message);
  void stop_if_interrupted() const;
  void show(double share_of_input);
  std::uint32_t scope_of(const std::optional<std::string>& value);

  ReadCorpus& corpus_;
  const CorpusReading& reading_;
  Progress& progress_;
  MessageList failures_;
  const Interruption& interruption_;
  std::unordered_map<std::string, std::uint32_t> scope_numbers_;
  MetRecords met_;
  std::set<FileIdentity> read_;
  std::map<std::string, WalkedInput> walks_;                // by path, until they are read
  std::unordered_map<std::uint64_t, std::uint32_t> sizes_;  // how many files have each
  std::vector<WholeFile> whole_files_;                      // not yet submitted
  std::size_t bytes_waiting_ = 0;                           // of these
  std::uint64_t files_ = 0;                                 // that were to be read
  std::unordered_map<std::uint64_t, Original> originals_;   // by bytes_hash()
  FirstFiles firsts_;
  const Scheme& scheme_;
  SeenTexts seen_;                        // records
  std::uint64_t blocks_ = 0;              // of records, submitted
  std::vector<std::size_t> first_items_;  // of each of them
  std::vector<std::uint8_t> sketch_;      // of the last copy
  RecordInput* last_files_ = nullptr;
  bool references_ = true;  // what is read now
  double share_before_ = 0;
  double share_ = 1;
  std::unique_ptr<Pool> pool_;
};

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_DEDUPE_CORPUS_READER_H
