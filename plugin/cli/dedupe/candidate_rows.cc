#include "dedupe/candidate_rows.h"

#include <algorithm>
#include <memory>
#include <stdexcept>

#include <fmt/format.h>

#include "bytes/base_encodings.h"
#include "corpus/corpus_signer.h"
#include "dedupe/corpus_records.h"
#include "errors/exit_codes.h"
#include "files/byte_stream.h"
#include "indexing/input_errors.h"
#include "indexing/ordered_pool.h"
#include "output/printable.h"
#include "tokenizers/tokenizer_choice.h"

namespace neardup::cli {

CandidateRows::CandidateRows(ReadCorpus& corpus, const Scheme& scheme, const std::string& within)
    : corpus_(corpus), scheme_(scheme), rule_(key_rule(scheme, within)), known_(corpus.records.size()) {
  index_names();
}

void CandidateRows::index_names() {
  const CorpusRecords& records = corpus_.records;
  names_.reserve(records.size());
  for (std::uint32_t item = 0; item != records.size(); ++item) {
    const std::uint64_t id = records.ids().id(item);
    names_.emplace_back(id == RecordIds::kNone ? RecordIds::hash(records.place_name(item)) : id, item);
  }
  std::sort(names_.begin(), names_.end());
}

std::uint32_t CandidateRows::item_named(const std::string& id) const {
  const std::uint64_t hash = RecordIds::hash(id);
  const auto found = std::lower_bound(names_.begin(), names_.end(), std::pair<std::uint64_t, std::uint32_t>{hash, 0});
  if (found == names_.end() || found->first != hash) {
    throw std::runtime_error(fmt::format(
        "no input has the record '{}'; give all inputs, by the names that --emit-keys read", printable(id)));
  }
  return found->second;
}

void CandidateRows::read(const std::string& path, const std::function<void()>& checking) {
  constexpr std::size_t kLongestRow = std::size_t{1} << 20U;
  constexpr std::uint64_t kRowsBetweenChecks = 4096;
  std::uint64_t number = 0;
  try {
    ByteStream rows(path, Pipes::kRead, checking);
    while (const std::optional<std::string> line = rows.line(kLongestRow)) {
      if (++number % kRowsBetweenChecks == 0) checking();
      take(parse_key_row(*line, corpus_.table.sketch_slots()));
    }
  } catch (const ExitWith& error) {
    throw ExitWith(error.code(), fmt::format("{}:{}: {}", path, number, error.what()));
  } catch (const Interrupted&) {
    throw;
  } catch (const std::runtime_error& error) {
    throw std::runtime_error(number == 0 ? fmt::format("{}: {}", path, reason_of(error))
                                         : fmt::format("{}:{}: {}", path, number, error.what()));
  }
  fill_table();
}

void CandidateRows::take(KeyRow row) {
  if (row.rule != rule_) {
    throw ExitWith(kSchemeMismatch, fmt::format("has keys of '{}', this run those of '{}'; give --scheme and --within "
                                                "as for --emit-keys",
                                                printable(row.rule), rule_));
  }
  if (key_ && row.key < *key_) {
    throw std::runtime_error(fmt::format("has the key {} behind {}; sort the rows by key, or by key and id",
                                         hex_encode(row.key), hex_encode(*key_)));
  }
  const std::uint32_t item = item_named(row.id);
  const bool is_new = !key_ || row.key != *key_;
  key_ = row.key;
  if (is_new) {
    first_.emplace(item, std::move(row));
    first_->second.signature.sketch = first_->second.sketch.data();
    return;
  }
  if (first_) {
    keep(first_->first, first_->second);
    first_.reset();
  }
  keep(item, row);
}

void CandidateRows::keep(std::uint32_t item, const KeyRow& row) {
  entries_.push_back({row.key, item});
  const CorpusSignature& signature = row.signature;
  if (known_[item] == 0) {
    sketches_.insert(sketches_.end(), row.sketch.begin(), row.sketch.end());
    signatures_.push_back(signature);
    known_[item] = static_cast<std::uint32_t>(signatures_.size());
    return;
  }
  const CorpusSignature& known = signatures_[known_[item] - 1];
  if (known.token_digest != signature.token_digest || known.tokens != signature.tokens) {
    throw std::runtime_error(fmt::format(
        "is of another text than earlier rows of '{}'; give each record an id of its own, and sort the rows "
        "of one run only",
        printable(row.id)));
  }
}

void CandidateRows::fill_table() {
  const std::size_t slots = corpus_.table.sketch_slots();
  for (std::size_t item = 0; item != known_.size(); ++item) {
    CorpusSignature signature;
    if (known_[item] != 0 && corpus_.item_scopes[item]) {
      const std::size_t place = known_[item] - 1;
      signature = signatures_[place];
      signature.sketch = sketches_.data() + place * slots;
      signature.scope = *corpus_.item_scopes[item];
    }
    corpus_.table.add(signature);
  }
  signatures_ = decltype(signatures_)();  // {} would keep the memory
  sketches_ = decltype(sketches_)();
}

void CandidateRows::require_signed(const std::vector<std::uint32_t>& items, std::size_t threads,
                                   const std::function<void()>& checking) const {
  struct Signer {
    explicit Signer(const Scheme& scheme) : tokenizer(tokenizer_for(scheme)), signer(scheme, *tokenizer) {}
    std::unique_ptr<Tokenizer> tokenizer;
    CorpusSigner signer;
  };
  OrderedPool<Signer, bool> pool(threads, [&] { return std::make_unique<Signer>(scheme_); });
  const auto submit = [&](std::uint32_t item) {
    pool.submit([this, item](Signer& own) {
      return own.signer.sign(corpus_.records.text(item)).signature.token_digest == corpus_.table.token_digest(item);
    });
  };
  auto submitted = items.begin();
  for (const std::uint32_t item : items) {
    checking();
    while (submitted != items.end() && pool.pending() < 4 * threads) submit(*submitted++);
    if (pool.next()) continue;
    throw std::runtime_error(corpus_.records.source(item) +
                             ": is not the text that was signed: the input changed, or other fields hold the text; "
                             "write its keys again");
  }
}

void CandidateRows::add_keys(const CorpusOrder& order, std::size_t threads, const std::function<void()>& checking) {
  std::vector<std::uint32_t> first_copy(corpus_.table.size());
  for (std::uint32_t item = 0; item != first_copy.size(); ++item) first_copy[item] = item;
  std::vector<std::uint32_t> copies;
  for (const auto& [rank, leader] : fold_copies(corpus_.table, order).copies) {
    first_copy[order.item(rank)] = order.item(leader);
    copies.insert(copies.end(), {order.item(rank), order.item(leader)});
  }
  std::sort(copies.begin(), copies.end());
  copies.erase(std::unique(copies.begin(), copies.end()), copies.end());
  require_signed(copies, threads, checking);
  for (const Entry& entry : entries_) {
    if (corpus_.table.tokens(entry.item) != 0) corpus_.keys.add(entry.key, first_copy[entry.item]);
  }
  entries_ = decltype(entries_)();  // {} would keep the memory
}

}  // namespace neardup::cli
