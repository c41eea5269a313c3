#include "marks/band_check.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <utility>

#include "bands/bands.h"
#include "bands/key_method.h"
#include "bytes/base_encodings.h"
#include "marks/stored_marks.h"

namespace neardup {

namespace {

/** The term in `terms` that belongs to the same band as `pattern` and has a valid form; the pattern itself if there is
 *  none. */
std::string term_of_band(const std::vector<std::string>& terms, const std::string& pattern, unsigned key_bits) {
  const std::size_t label = pattern.size() - (key_bits + 4) / 5;
  for (const std::string& term : terms) {
    if (term.size() != pattern.size() || term.compare(0, label, pattern, 0, label) != 0) continue;
    if (base32_decode(term.substr(label), key_bits)) return term;
  }
  return pattern;
}

/** The terms of a family whose keys only the text gives; if one is missing, a pattern that no document has. */
std::vector<std::string> terms_of_keys(const std::vector<std::string>& terms, const Scheme& scheme, unsigned family) {
  const std::string begin = scheme.band_begin(family, 0);
  std::vector<std::string> found = terms_that(terms, [&begin](const std::string& term) {
    const bool lower_case =
        term.find_first_not_of("abcdefghijklmnopqrstuvwxyz234567", begin.size()) == std::string::npos;
    return lower_case && begins_with(term, begin);
  });
  if (found.empty() && key_method(scheme.families[family].keys)->one_key) found.push_back(begin);
  return found;
}

/** Without the terms of the bands of some families. */
template <class Family>
std::vector<std::string> without_families(const Scheme& scheme, std::vector<std::string> terms, const Family& is_out) {
  for (unsigned f = 0; f != scheme.families.size(); ++f) {
    if (!is_out(scheme.families[f])) continue;
    for (unsigned band = 0; band != scheme.families[f].bands; ++band) {
      terms = terms_that(std::move(terms), [begin = scheme.band_begin(f, band)](const std::string& term) {
        return !begins_with(term, begin);
      });
    }
  }
  return terms;
}

/** The terms of one band. */
std::vector<std::string> terms_of_band(const std::vector<std::string>& terms, const Scheme& scheme, unsigned family,
                                       unsigned band) {
  const std::string begin = scheme.band_begin(family, band);
  return terms_that(terms, [&begin](const std::string& term) { return begins_with(term, begin); });
}

bool has_equal_slots(const BandFamily& family, unsigned band, const std::vector<std::uint8_t>& a,
                     const std::vector<std::uint8_t>& b) {
  const std::size_t begin = std::size_t{band} * family.rows;
  const std::size_t end = begin + family.rows;
  if (a.size() < end || b.size() < end) return false;
  const auto at = static_cast<std::ptrdiff_t>(begin);
  return std::equal(a.begin() + at, a.begin() + static_cast<std::ptrdiff_t>(end), b.begin() + at);
}

/** The present term of a band whose slots do not decide it, if it is the only one and has a valid form. */
std::optional<std::vector<std::string>> terms_that_stay(const Scheme& scheme, unsigned family, unsigned band,
                                                        const std::vector<std::string>& terms) {
  std::vector<std::string> there = terms_of_band(terms, scheme, family, band);
  if (there.size() != 1) return std::nullopt;
  if (scheme.families[family].of_keys()) {
    if (key_method(scheme.families[family].keys)->one_key) return there;
    return std::nullopt;
  }
  const std::string pattern = scheme.band_term(family, band, 0);
  if (term_of_band(there, pattern, scheme.families[family].key_bits()) != there.front()) return std::nullopt;
  return there;
}

}  // namespace

std::string bands_text(const BandDifference& difference) {
  return std::to_string(difference.missing) + " band terms are missing and " + std::to_string(difference.extra) +
         " are there that should not be";
}

std::vector<std::string> terms_of_words(const Scheme& scheme, std::vector<std::string> terms) {
  return without_families(scheme, std::move(terms), [](const BandFamily& family) {
    return family.of_keys() && key_method(family.keys)->of_bytes;
  });
}

std::vector<std::string> without_simhash_terms(const Scheme& scheme, std::vector<std::string> terms) {
  return without_families(scheme, std::move(terms), [](const BandFamily& family) { return family.of_simhash(); });
}

std::vector<std::string> bands_of_equal_slots(const Scheme& scheme, const std::vector<std::uint8_t>& sketch,
                                              const Signature& words) {
  std::vector<std::string> bands;
  for (unsigned f = 0; f != scheme.families.size(); ++f) {
    const BandFamily& family = scheme.families[f];
    for (unsigned band = 0; family.kind == BandFamily::Kind::kMinHash && band != family.bands; ++band) {
      if (!has_equal_slots(family, band, sketch, words.sketch)) continue;
      for (std::string& term : terms_of_band(words.band_terms, scheme, f, band)) bands.push_back(std::move(term));
    }
  }
  return bands;
}

std::optional<std::vector<std::string>> restored_bands(const Scheme& scheme, std::uint64_t fingerprint,
                                                       const StoredSignature& signature,
                                                       const std::vector<std::string>& terms, const Signature& words) {
  const bool same_words = !words.empty() && words.token_digest == signature.token_digest;
  const bool same_bytes = same_words && signature.source == TextSource::kPositions;
  std::vector<std::string> restored;
  for (unsigned f = 0; f != scheme.families.size(); ++f) {
    const BandFamily& family = scheme.families[f];
    for (unsigned band = 0; band != family.bands; ++band) {
      std::optional<std::vector<std::string>> right;
      const bool of_bytes = family.of_keys() && key_method(family.keys)->of_bytes;
      if (family.of_simhash()) {
        const bool without = fingerprint == 0 && terms_of_band(terms, scheme, f, band).empty();
        right.emplace();
        if (!without) right->push_back(scheme.band_term(f, band, band_key(family, band, {}, fingerprint)));
      } else if ((of_bytes ? same_bytes : same_words) ||
                 (!family.of_keys() && has_equal_slots(family, band, signature.sketch, words.sketch))) {
        right = terms_of_band(words.band_terms, scheme, f, band);
      } else {
        right = terms_that_stay(scheme, f, band, terms);
      }
      if (!right) return std::nullopt;
      restored.insert(restored.end(), right->begin(), right->end());
    }
  }
  return restored;
}

namespace {

/** Whether this many documents have all their band terms, by the lengths of the posting lists. Also false if the number
 *  of bands depends on the text.
 *  @param others  all documents without valid values: their band terms do not count. */
bool has_all_bands(const Xapian::Database& database, const Scheme& scheme, std::size_t documents,
                   const std::vector<Xapian::docid>& others) {
  std::map<std::string, std::size_t> postings;  // by the beginning of a band's terms
  for (unsigned f = 0; f != scheme.families.size(); ++f) {
    for (unsigned band = 0; band != scheme.families[f].bands; ++band) {
      const std::string begin = scheme.band_begin(f, band);
      std::size_t& of_band = postings[begin];
      for (auto term = database.allterms_begin(begin); term != database.allterms_end(begin); ++term) {
        of_band += term.get_termfreq();
      }
    }
  }
  const std::size_t label = scheme.band_begin(0, 0).size();
  for (const Xapian::docid docid : others) {
    for (const std::string& term : prefixed_terms(database, docid, scheme.band_prefix)) {
      if (const auto band = postings.find(term.substr(0, label)); band != postings.end()) --band->second;
    }
  }
  return std::all_of(postings.begin(), postings.end(), [&](const auto& band) { return band.second == documents; });
}

}  // namespace

std::vector<Xapian::docid> documents_without_bands(const Xapian::Database& database, const Scheme& scheme,
                                                   std::vector<Xapian::docid> documents, SignatureReader& reader) {
  std::vector<Xapian::docid> others;
  std::set_difference(database.postlist_begin(""), database.postlist_end(""), documents.begin(), documents.end(),
                      std::back_inserter(others));
  if (has_all_bands(database, scheme, documents.size(), others)) return {};
  const auto has_bands = [&](Xapian::docid docid) {
    const std::vector<std::string> terms = band_terms(OwnTerms(scheme), database, docid);
    return band_difference(scheme, *reader.fingerprint(docid), terms).missing == 0;
  };
  documents.erase(std::remove_if(documents.begin(), documents.end(), has_bands), documents.end());
  return documents;
}

BandDifference band_difference(std::vector<std::string> terms, std::vector<std::string> right) {
  std::sort(terms.begin(), terms.end());
  std::sort(right.begin(), right.end());
  std::vector<std::string> common;
  std::set_intersection(terms.begin(), terms.end(), right.begin(), right.end(), std::back_inserter(common));
  return {right.size() - common.size(), terms.size() - common.size()};
}

BandDifference band_difference(const Scheme& scheme, std::uint64_t fingerprint, const std::vector<std::string>& terms) {
  std::vector<std::string> of_minhash;
  std::vector<std::string> of_simhash;
  for (unsigned f = 0; f != scheme.families.size(); ++f) {
    const BandFamily& family = scheme.families[f];
    if (family.of_keys()) {
      const std::vector<std::string> found = terms_of_keys(terms, scheme, f);
      of_minhash.insert(of_minhash.end(), found.begin(), found.end());
      continue;
    }
    for (unsigned band = 0; band != family.bands; ++band) {
      if (family.of_simhash()) {
        of_simhash.push_back(scheme.band_term(f, band, band_key(family, band, {}, fingerprint)));
      } else {
        const std::string pattern = scheme.band_term(f, band, 0);
        const std::string term = term_of_band(terms, pattern, family.key_bits());
        const bool may_lack = !scheme.minhash.fills_slots();  // a band with an empty slot has no term
        if (term != pattern || !may_lack) of_minhash.push_back(term);
      }
    }
  }
  const bool may_lack_simhash = fingerprint == 0 && !of_simhash.empty();
  const BandDifference without = band_difference(terms, of_minhash);
  if (may_lack_simhash && !without.any()) return without;
  of_minhash.insert(of_minhash.end(), of_simhash.begin(), of_simhash.end());
  return band_difference(terms, of_minhash);
}

}  // namespace neardup
