#include "dedupe/corpus_records.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

#include <fmt/format.h>

#include "bytes/feature_hash.h"
#include "corpus/repeat_filter.h"

namespace neardup::cli {

std::uint64_t RecordIds::hash(std::string_view id) {
  const std::uint64_t hash = xxh3_hash(id);
  return hash == kNone ? 1 : hash;
}

void RecordIds::add(std::size_t item, std::uint64_t id) {
  if (id == kNone) return;
  while (ids_.size() != item) ids_.push_back(kNone);
  ids_.push_back(id);
}

std::vector<std::vector<std::uint32_t>> RecordIds::repeated() const {
  RepeatFilter filter(ids_.size());
  for (std::size_t item = 0; item != ids_.size(); ++item) {
    if (ids_[item] != kNone) filter.add(ids_[item]);
  }
  std::vector<std::pair<std::uint64_t, std::uint32_t>> found;
  for (std::uint32_t item = 0; item != ids_.size(); ++item) {
    if (ids_[item] != kNone && filter.may_repeat(ids_[item])) found.emplace_back(ids_[item], item);
  }
  std::sort(found.begin(), found.end());
  std::vector<std::vector<std::uint32_t>> repeated;
  for (auto begin = found.begin(); begin != found.end();) {
    const auto end = std::find_if(begin, found.end(), [&](const auto& other) { return other.first != begin->first; });
    if (end - begin > 1) {
      repeated.emplace_back();
      for (auto of_id = begin; of_id != end; ++of_id) repeated.back().push_back(of_id->second);
    }
    begin = end;
  }
  std::sort(repeated.begin(), repeated.end());
  return repeated;
}

void throw_changed(const std::string& path) {
  throw std::runtime_error(path + ": was changed while it was read; nothing was written: run it again");
}

RecordInput& CorpusRecords::begin_input(std::unique_ptr<RecordInput> input) {
  inputs_.push_back(std::move(input));
  first_items_.push_back(size());
  return *inputs_.back();
}

std::size_t CorpusRecords::number_of_input(std::size_t item) const {
  const auto after = std::upper_bound(first_items_.begin(), first_items_.end(), item);
  return static_cast<std::size_t>(after - first_items_.begin()) - 1;
}

std::uint64_t CorpusRecords::end(std::size_t item) const {
  const std::size_t input = number_of_input(item);
  const bool last = item + 1 == (input + 1 == inputs_.size() ? size() : first_items_[input + 1]);
  return last ? inputs_[input]->end() : places_[item + 1];
}

std::string CorpusRecords::bytes(std::size_t item) const {
  return input_of(item).bytes(place(item), end(item));
}

std::string CorpusRecords::text(std::size_t item) const {
  const RecordInput& input = input_of(item);
  std::string record = bytes(item);
  if (input.format() == InputFormat::kFiles) return record;
  return input.parser().parse(record, input.charset()).text;
}

std::vector<CorpusRecords::Range> CorpusRecords::ranges() const {
  std::vector<Range> ranges;
  for (std::size_t i = reference_inputs_; i != inputs_.size(); ++i) {
    ranges.push_back({inputs_[i].get(), first_items_[i], i + 1 == inputs_.size() ? size() : first_items_[i + 1]});
  }
  return ranges;
}

std::uint64_t CorpusRecords::number(std::size_t item) const {
  const std::size_t input = number_of_input(item);
  return item - first_items_[input] + (has_header(inputs_[input]->format()) ? 2 : 1);
}

const InputDocument& CorpusRecords::document(std::size_t item) const {
  const std::size_t input = number_of_input(item);
  return inputs_[input]->documents()[item - first_items_[input]];
}

bool CorpusRecords::is_own_file(std::size_t item) const {
  return is_document(item) && document(item).file.empty();
}

bool CorpusRecords::has_changed(std::size_t item) const {
  if (!is_document(item)) return input_of(item).has_changed();
  return state_of_file(document(item).path()) != document(item).state;
}

void CorpusRecords::require_unchanged_inputs() const {
  for (const std::unique_ptr<RecordInput>& input : inputs_) {
    if (input->has_changed()) throw_changed(input->path());
  }
}

std::string CorpusRecords::source(std::size_t item) const {
  const RecordInput& input = input_of(item);
  if (input.format() == InputFormat::kFiles) return document(item).name;
  return fmt::format("{}:{}", input.path() == "-" ? "standard input" : input.path(), number(item));
}

std::vector<std::vector<std::uint32_t>> CorpusRecords::find_repeated_ids() {
  std::vector<std::vector<std::uint32_t>> reported;
  const auto name_by_place = [&](auto begin, auto end) {
    named_by_place_.resize(size());
    for (auto item = begin; item != end; ++item) named_by_place_[*item] = true;
    if (end - begin > 1) reported.emplace_back(begin, end);
  };
  for (const std::vector<std::uint32_t>& items : ids_.repeated()) {
    const auto first_output = std::lower_bound(items.begin(), items.end(), references_);
    if (first_output != items.begin()) name_by_place(items.begin(), first_output);
    if (items.end() - first_output > 1) name_by_place(first_output, items.end());
  }
  return reported;
}

ParsedRecord CorpusRecords::parsed(std::size_t item) const {
  const RecordInput& input = input_of(item);
  if (!has_fields(input.format())) return {};
  try {
    return input.parser().parse(bytes(item), input.charset());
  } catch (const std::runtime_error&) {  // reported when it was read
    return {};
  }
}

std::optional<std::string> CorpusRecords::id(std::size_t item) const {
  return parsed(item).id;
}

bool CorpusRecords::has_plain_id(std::size_t item) const {
  return (named_by_place_.empty() || !named_by_place_[item]) && parsed(item).has_plain_id;
}

std::string CorpusRecords::name(std::size_t item) const {
  if (named_by_place_.empty() || !named_by_place_[item]) {
    if (std::optional<std::string> own = id(item)) return *std::move(own);
  }
  return place_name(item);
}

std::string CorpusRecords::place_name(std::size_t item) const {
  const RecordInput& input = input_of(item);
  if (input.format() == InputFormat::kFiles) return source(item);
  return fmt::format("{}:{}", input.full_path(), number(item));
}

}  // namespace neardup::cli
