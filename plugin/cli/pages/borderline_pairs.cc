#include "pages/borderline_pairs.h"

#include <algorithm>
#include <set>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "databases/document_name.h"
#include "find/cascade_finder.h"
#include "pages/page_frame.h"
#include "sign/stored_values.h"

namespace neardup::cli {

namespace {

/** Whether the page may link to an address: other schemes can run scripts. */
bool is_address(std::string_view url) {
  for (const std::string_view scheme : {"http://", "https://", "file://", "ftp://"}) {
    if (url.substr(0, scheme.size()) == scheme) return true;
  }
  return false;
}

std::string value_of(const Xapian::Database& database, Xapian::docid docid, unsigned slot) {
  return database.get_document(docid).get_value(slot);
}

bool has_signature(const Xapian::Database& database, const Scheme& scheme, Xapian::docid docid) {
  return decode_signature(value_of(database, docid, scheme.slots.signature), scheme.id()).has_value();
}

/** Whether a search that shows each text once can show the document, and its text can be looked up. */
bool is_shown(const Xapian::Database& database, const Scheme& scheme, Xapian::docid docid) {
  if (!has_signature(database, scheme, docid)) return false;
  const auto state = decode_group_state(value_of(database, docid, scheme.slots.group_state), scheme.id());
  return !state || state->role != GroupRole::kMember;
}

/** Nothing if the signature of one is damaged, or the index lacks its words. */
std::optional<BorderlinePair> pair_of(const Xapian::Database& database, const Scheme& scheme, Tokenizer& tokenizer,
                                      const CorpusPair& pair) {
  if (!has_signature(database, scheme, pair.first) || !has_signature(database, scheme, pair.second))
    return std::nullopt;
  PairExplanation explanation = explain_pair(database, scheme, tokenizer, pair.first, pair.second);
  if (!explanation.words || !explanation.similarity) return std::nullopt;
  return BorderlinePair{reported_document(database, pair.first), reported_document(database, pair.second),
                        explanation.similarity->jaccard, std::move(*explanation.words)};
}

/** Documents that are spread evenly over the database. */
std::vector<Xapian::docid> spread_documents(const Xapian::Database& database, const Scheme& scheme) {
  const std::size_t step = database.get_doccount() / BorderlinePairs::kLookedUp + 1;
  std::vector<Xapian::docid> spread;
  std::size_t number = 0;
  for (auto posting = database.postlist_begin(""); posting != database.postlist_end(""); ++posting) {
    if (number++ % step == 0 && is_shown(database, scheme, *posting)) spread.push_back(*posting);
  }
  return spread;
}

/** The most similar exact match below the threshold that is in another group. */
std::optional<CorpusPair> nearest_apart(const FindResult& found, Xapian::docid docid, double threshold,
                                        const std::function<std::string(Xapian::docid)>& group_of) {
  const std::string own = group_of(docid);
  for (const Match& match : found) {
    if (!match.similarity || match.similarity->verification != Verification::kExact) continue;
    if (match.similarity->jaccard >= threshold) continue;
    const std::string group = group_of(match.docid);
    if (group.empty() || group != own) return CorpusPair{docid, match.docid, match.similarity->jaccard};
  }
  return std::nullopt;
}

}  // namespace

std::optional<double> apart_from(double threshold) {
  const double least = threshold - BorderlinePairs::kMargin;
  return least > 0 ? std::optional(least) : std::nullopt;
}

std::vector<BorderlinePair> grouped_pairs(std::vector<CorpusPair> least, const PairReading& read) {
  std::sort(least.begin(), least.end(), [](const CorpusPair& x, const CorpusPair& y) {
    return x.similarity != y.similarity ? x.similarity < y.similarity : x.second < y.second;
  });
  std::vector<BorderlinePair> pairs;
  for (const CorpusPair& one : least) {
    if (pairs.size() == BorderlinePairs::kPairs || one.similarity == 1) break;
    if (auto pair = read(one)) pairs.push_back(*std::move(pair));
  }
  return pairs;
}

std::vector<BorderlinePair> apart_pairs(std::vector<CorpusPair> found, const PairReading& read,
                                        const std::function<std::string(std::uint32_t)>& name) {
  std::stable_sort(found.begin(), found.end(),
                   [](const CorpusPair& x, const CorpusPair& y) { return x.similarity > y.similarity; });
  std::set<std::string> seen;
  std::vector<BorderlinePair> pairs;
  for (const CorpusPair& one : found) {
    if (pairs.size() == BorderlinePairs::kPairs) break;
    const std::string a = name(one.first);
    const std::string b = name(one.second);
    if (seen.count(a) != 0 || seen.count(b) != 0) continue;
    auto pair = read(one);
    if (!pair) continue;  // a pair that is not shown takes no place
    seen.insert({a, b});
    pairs.push_back(*std::move(pair));
  }
  return pairs;
}

ReportedDocument reported_document(const Xapian::Database& database, Xapian::docid docid) {
  return {docid, printable_name(document_name(database, docid)),
          parse_omega_record(database.get_document(docid).get_data())};
}

std::string place_link(const ReportedDocument& document) {
  if (!is_address(document.record.url)) return isolated_text(document.name);
  const std::string address = shown_text(document.record.url);
  return fmt::format("<a href=\"{0}\">{0}</a>", address);
}

BorderlinePairs borderline_pairs(const Xapian::Database& database, const Scheme& scheme, Tokenizer& tokenizer,
                                 double threshold, std::vector<CorpusPair> least) {
  const PairReading read = [&](const CorpusPair& pair) { return pair_of(database, scheme, tokenizer, pair); };
  const auto group_of = [&](Xapian::docid docid) { return value_of(database, docid, scheme.slots.group); };
  BorderlinePairs pairs;
  pairs.grouped = grouped_pairs(std::move(least), read);
  const std::optional<double> from = apart_from(threshold);
  if (!from) return pairs;
  CascadeOptions options;
  options.threshold = *from;
  CascadeFinder finder(database, scheme, tokenizer, options);
  std::vector<CorpusPair> found;
  for (const Xapian::docid docid : spread_documents(database, scheme)) {
    ++pairs.looked_up;
    const auto apart = nearest_apart(finder.find_document(docid), docid, threshold, group_of);
    if (apart) found.push_back(*apart);
  }
  for (const double step : {*from, threshold - BorderlinePairs::kMargin / 2}) {
    const auto reached =
        std::count_if(found.begin(), found.end(), [&](const CorpusPair& one) { return one.similarity >= step; });
    pairs.looser.push_back({step, static_cast<std::size_t>(reached)});
  }
  // Pairs of different groups, so that one family of pages does not take every place.
  pairs.apart = apart_pairs(std::move(found), read, [&](Xapian::docid docid) {
    const std::string group = group_of(docid);
    return group.empty() ? "docid " + std::to_string(docid) : group;
  });
  return pairs;
}

}  // namespace neardup::cli
