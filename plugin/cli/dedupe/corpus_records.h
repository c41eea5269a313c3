/** @file corpus_records.h
 *  The records of all inputs of `dedupe`, by the numbers of items, and which of them have the same id: ids are
 *  kept as hashes of 64 bits, 8 bytes a record. THREADS: const functions from several. */
#ifndef NEARDUP_CLI_DEDUPE_CORPUS_RECORDS_H
#define NEARDUP_CLI_DEDUPE_CORPUS_RECORDS_H

#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "corpus/corpus_comparison.h"
#include "documents/record_input.h"

namespace neardup::cli {

class RecordIds {
 public:
  /** Of records without an id. */
  static constexpr std::uint64_t kNone = 0;

  static std::uint64_t hash(std::string_view id);

  /** The id of an item. Items that are skipped have none. @param item  greater than those before. */
  void add(std::size_t item, std::uint64_t id);

  std::uint64_t id(std::size_t item) const { return item < ids_.size() ? ids_[item] : kNone; }

  /** Whether no item has an id. */
  bool empty() const { return ids_.size() == 0; }

  /** The items of each id that several have, ascending, by the first item. Cost: linear; repeated ids are sorted. */
  std::vector<std::vector<std::uint32_t>> repeated() const;

 private:
  std::deque<std::uint64_t> ids_;
};

/** @exception std::runtime_error that an input has changed. */
[[noreturn]] void throw_changed(const std::string& path);

class CorpusRecords final : public CorpusTexts {
 public:
  /** Begin the next input. */
  RecordInput& begin_input(std::unique_ptr<RecordInput> input);

  /** Add the next record of the last input. @param place  where it begins. @param id  RecordIds::hash(), or kNone. */
  void add(std::uint64_t place, std::uint64_t id) {
    ids_.add(size(), id);
    places_.push_back(place);
  }

  const RecordIds& ids() const { return ids_; }

  /** Records whose id another one has are named by their place from now on. Where a reference and a record that is output
   *  have the same id, only the reference is.
   *  @return ids that several references have, or several of the others, as RecordIds::repeated(). */
  std::vector<std::vector<std::uint32_t>> find_repeated_ids();

  /** What is added from now on is output; what was added before is a reference. */
  void end_references() {
    references_ = size();
    reference_inputs_ = inputs_.size();
  }

  std::size_t size() const { return places_.size(); }
  std::size_t references() const { return references_; }

  std::string text(std::size_t item) const override;

  /** Records have none. */
  std::string title(std::size_t item) const override {
    return is_document(item) ? document(item).title : std::string();
  }

  /** The bytes of the record, with its line end. */
  std::string bytes(std::size_t item) const;

  /** A range of items of one input. */
  struct Range {
    const RecordInput* input;
    std::size_t begin;
    std::size_t end;
  };

  /** The inputs in order, without references. */
  std::vector<Range> ranges() const;

  const RecordInput& input_of(std::size_t item) const { return *inputs_[number_of_input(item)]; }

  /** Where a record begins, and where it ends. */
  std::uint64_t place(std::size_t item) const { return places_[item]; }
  std::uint64_t end(std::size_t item) const;

  /** The number of a record in its input, as messages have it: of its line, or of its row. From 1. */
  std::uint64_t number(std::size_t item) const;

  /** The id of the record; of one without an id of its own, place_name(). */
  std::string name(std::size_t item) const;

  /** The id that the record has; nothing if it has none. */
  std::optional<std::string> id(std::size_t item) const;

  /** Whether name() is a number, true or false, as JSON has it. */
  bool has_plain_id(std::size_t item) const;

  /** The name of its file and its number; of a file its name. */
  std::string place_name(std::size_t item) const;

  /** Whether the item is a file, or a document in one. */
  bool is_document(std::size_t item) const { return input_of(item).format() == InputFormat::kFiles; }

  /** Whether the item is a file that holds no other one. */
  bool is_own_file(std::size_t item) const;

  /** Of an item that is a document. */
  const InputDocument& document(std::size_t item) const;

  /** The file of a document when it was read. */
  const FileState& state(std::size_t item) const { return document(item).state; }

  /** Whether the file of an item has changed, or is another one, since it was read. */
  bool has_changed(std::size_t item) const;

  /** Whether somebody has written to a file whose records are read again.
   *  @exception std::runtime_error naming it. */
  void require_unchanged_inputs() const;

  /** "FILE:NUMBER", for messages; of a file its name. */
  std::string source(std::size_t item) const;

 private:
  ParsedRecord parsed(std::size_t item) const;
  std::size_t number_of_input(std::size_t item) const;

  std::vector<std::unique_ptr<RecordInput>> inputs_;
  std::vector<std::size_t> first_items_;  // [inputs]
  std::deque<std::uint64_t> places_;
  RecordIds ids_;
  std::vector<bool> named_by_place_;  // [items] empty if ids differ
  std::size_t references_ = 0;
  std::size_t reference_inputs_ = 0;
};

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_DEDUPE_CORPUS_RECORDS_H
