/** @file corpus_records.h
 *  The records of all inputs of `dedupe`, by the numbers of items. THREADS: const functions from several. */
#ifndef NEARDUP_CLI_DEDUPE_CORPUS_RECORDS_H
#define NEARDUP_CLI_DEDUPE_CORPUS_RECORDS_H

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "corpus/block_array.h"
#include "corpus/corpus_texts.h"
#include "dedupe/corpus_input.h"

namespace neardup::cli {

class CorpusRecords final : public CorpusTexts {
 public:
  /** Begin the next input. */
  CorpusInput& begin_input(std::unique_ptr<CorpusInput> input);

  /** Add the next record of the last input. @param place  where it begins. */
  void add(std::uint64_t place) { places_.push_back(place); }

  /** What is added from now on is output; what was added before is a reference. */
  void end_references() {
    references_ = size();
    reference_inputs_ = inputs_.size();
  }

  std::size_t size() const { return places_.size(); }
  std::size_t references() const { return references_; }

  std::string text(std::size_t item) const override;

  /** The bytes of the record, with its line end. */
  std::string bytes(std::size_t item) const;

  /** A range of items of one input. */
  struct Range {
    const CorpusInput* input;
    std::size_t begin;
    std::size_t end;
  };

  /** The inputs in order, without references. */
  std::vector<Range> ranges() const;

  const CorpusInput& input_of(std::size_t item) const { return *inputs_[number_of_input(item)]; }

  /** Where a record begins, and where it ends. */
  std::uint64_t place(std::size_t item) const { return places_[item]; }
  std::uint64_t end(std::size_t item) const;

  /** The number of a record in its input, as messages have it: of its line, or of its row. From 1. */
  std::uint64_t number(std::size_t item) const;

  /** The id of the record; of one without an id, the name of its file and its number. */
  std::string name(std::size_t item) const;

  /** "FILE:NUMBER", for messages. */
  std::string source(std::size_t item) const;

 private:
  std::size_t number_of_input(std::size_t item) const;

  std::vector<std::unique_ptr<CorpusInput>> inputs_;
  std::vector<std::size_t> first_items_;  // [inputs]
  BlockArray<std::uint64_t> places_;
  std::size_t references_ = 0;
  std::size_t reference_inputs_ = 0;
};

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_DEDUPE_CORPUS_RECORDS_H
