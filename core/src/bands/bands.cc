#include "bands/bands.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>
#include <string>

#include "bands/key_method.h"
#include "bytes/feature_hash.h"
#include "features/method_text.h"

namespace neardup {

namespace {

double candidate_probability(unsigned bands, unsigned rows, double jaccard) {
  return *BandFamily::minhash(bands, rows).candidate_probability(jaccard);
}

void require_inside(const char* what, double value, double most) {
  if (value > 0 && value <= most) return;
  throw std::invalid_argument(std::string(what) + " is " + std::to_string(value) + ", must be above 0 and " +
                              (most < 1 ? "below 1" : "at most 1"));
}

/** The least number of bands that reaches the recall, up to `most` + 1. */
unsigned least_bands(double threshold, double recall, unsigned rows, unsigned most) {
  unsigned bands = 1;
  while (bands <= most && candidate_probability(bands, rows, threshold) < recall) ++bands;
  return bands;
}

}  // namespace

std::vector<BandFamily> frugal_shapes(double threshold, double recall, unsigned max_bands, unsigned max_slots) {
  require_inside("threshold", threshold, 1);
  require_inside("recall", recall, std::nextafter(1.0, 0.0));
  std::vector<BandFamily> shapes;
  for (unsigned rows = 1; rows <= max_slots; ++rows) {
    const unsigned most = std::min(max_bands, max_slots / rows);
    const unsigned bands = least_bands(threshold, recall, rows, most);
    if (bands > most) break;  // more rows need more bands
    shapes.push_back(BandFamily::minhash(bands, rows));
  }
  return shapes;
}

namespace {

constexpr std::uint64_t low_bits(std::uint64_t value, unsigned bits) {
  return value & ((std::uint64_t{1} << bits) - 1);
}

std::uint64_t minhash_key(const BandFamily& family, unsigned band, const std::vector<std::uint64_t>& slots) {
  std::uint64_t key = band;
  for (unsigned row = 0; row != family.rows; ++row) {
    key = mix64(key + kGoldenStep) ^ slots[std::size_t{band} * family.rows + row];
  }
  return low_bits(mix64(key), family.key_bits());
}

std::uint64_t quarter(std::uint64_t fingerprint, unsigned number) {
  return low_bits(fingerprint >> (48 - 16 * number), 16);
}

// Three differing bits leave at least one of four quarters equal, and of the 48 other bits one of four twelfths.
std::uint64_t quarter_and_twelfth(std::uint64_t fingerprint, unsigned number, unsigned twelfth) {
  std::uint64_t rest = 0;
  for (unsigned other = 0; other != 4; ++other) {
    if (other != number) rest = rest << 16 | quarter(fingerprint, other);
  }
  return quarter(fingerprint, number) << 12 | low_bits(rest >> (36 - 12 * twelfth), 12);
}

}  // namespace

std::optional<BandFamily> BandFamily::parse(std::string_view text) {
  if (text == simhash_4x16().text()) return simhash_4x16();
  if (text == simhash_16x28().text()) return simhash_16x28();
  if (key_method(text)) return of_key_method(std::string(text));
  constexpr std::string_view kMinHashName = "minhash:";
  if (text.substr(0, kMinHashName.size()) != kMinHashName) return std::nullopt;
  const std::string_view shape = text.substr(kMinHashName.size());
  const std::size_t cross = shape.find('x');
  if (cross == std::string_view::npos) return std::nullopt;
  const std::optional<unsigned> bands = read_method_number(shape.substr(0, cross));
  const std::optional<unsigned> rows = read_method_number(shape.substr(cross + 1));
  if (!bands || !rows) return std::nullopt;
  return minhash(*bands, *rows);
}

std::string BandFamily::text() const {
  if (kind == Kind::kSimHash4x16) return "simhash:4x16";
  if (kind == Kind::kSimHash16x28) return "simhash:16x28";
  if (kind == Kind::kKeys) return keys;
  return "minhash:" + std::to_string(bands) + "x" + std::to_string(rows);
}

unsigned BandFamily::key_bits() const {
  if (kind == Kind::kSimHash4x16) return 16;
  if (kind == Kind::kSimHash16x28) return 28;
  return kind == Kind::kMinHash ? 40 : 0;
}

std::optional<unsigned> BandFamily::guaranteed_distance(bool probing) const {
  if (!of_simhash()) return std::nullopt;
  return probing && kind == Kind::kSimHash4x16 ? 7 : 3;
}

std::optional<double> BandFamily::candidate_probability(double jaccard) const {
  if (kind != Kind::kMinHash) return std::nullopt;
  return 1 - std::pow(1 - std::pow(jaccard, rows), bands);
}

std::uint64_t band_key(const BandFamily& family, unsigned band, const std::vector<std::uint64_t>& slots,
                       std::uint64_t fingerprint) {
  if (family.kind == BandFamily::Kind::kSimHash4x16) return quarter(fingerprint, band);
  if (family.kind == BandFamily::Kind::kSimHash16x28) return quarter_and_twelfth(fingerprint, band / 4, band % 4);
  return minhash_key(family, band, slots);
}

std::vector<BandProbe> probe_keys_4x16(std::uint64_t fingerprint) {
  std::vector<BandProbe> probes;
  for (unsigned band = 0; band != 4; ++band) {
    const std::uint64_t key = quarter(fingerprint, band);
    probes.push_back({band, key});
    for (unsigned bit = 0; bit != 16; ++bit) probes.push_back({band, key ^ std::uint64_t{1} << bit});
  }
  return probes;
}

}  // namespace neardup
