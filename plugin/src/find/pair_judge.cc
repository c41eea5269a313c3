#include "find/pair_judge.h"

#include "sketch/minhash.h"

namespace neardup {

namespace {

class DistanceJudge final : public Judge {
 public:
  DistanceJudge(PairTest& test, const SignatureTable& table, unsigned distance)
      : test_(test), table_(table), distance_(distance) {}

  Verdict judge(std::size_t first, std::size_t second) override {
    const std::optional<unsigned> hamming = test_.within(first, second, distance_);
    if (!hamming) return {};
    const Match match{table_.docid(second), hamming, test_.similarity(first, second)};
    return {DocumentPair{table_.docid(first), match, std::nullopt}, false};
  }

  std::size_t rejected() const override { return test_.rejected(); }

 private:
  PairTest& test_;
  const SignatureTable& table_;
  unsigned distance_;
};

class JaccardJudge final : public Judge {
 public:
  JaccardJudge(PairTest& test, const SignatureTable& table) : test_(test), table_(table) {}

  Verdict judge(std::size_t first, std::size_t second) override {
    const std::size_t rejected_before = test_.rejected();
    const std::optional<Similarity> similarity = test_.near(first, second);
    if (!similarity) return {std::nullopt, test_.rejected() == rejected_before && nothing_known(first, second)};
    const Match match{table_.docid(second), test_.hamming(first, second), similarity};
    return {DocumentPair{table_.docid(first), match, similarity->jaccard}, false};
  }

  std::size_t rejected() const override { return test_.rejected(); }

 private:
  /** Sketches always give an estimate; without them, words are needed. */
  bool nothing_known(std::size_t first, std::size_t second) {
    return table_.sketch_slots() == 0 && !test_.similarity(first, second);
  }

  PairTest& test_;
  const SignatureTable& table_;
};

class MeasureJudge final : public Judge {
 public:
  MeasureJudge(PairTest& test, const SignatureTable& table, PairMeasure& measure, double threshold)
      : test_(test), table_(table), measure_(measure), threshold_(threshold) {}

  Verdict judge(std::size_t first, std::size_t second) override {
    if (!promising(first, second)) {
      ++rejected_;
      return {};
    }
    const std::optional<double> measured = measure_.measured(first, second);
    if (!measured || *measured < threshold_) return {std::nullopt, !measured};
    const Match match{table_.docid(second), test_.hamming(first, second), test_.similarity(first, second)};
    return {DocumentPair{table_.docid(first), match, measured}, false};
  }

  std::size_t rejected() const override { return rejected_; }

 private:
  bool promising(std::size_t first, std::size_t second) const {
    const double least = measure_.least_jaccard(first, second, threshold_);
    if (least == 0 || table_.sketch_slots() == 0) return true;
    return test_.promising(first, second, rejection_floor(least, table_.sketch_slots()));
  }

  PairTest& test_;
  const SignatureTable& table_;
  PairMeasure& measure_;
  double threshold_;
  std::size_t rejected_ = 0;
};

}  // namespace

std::unique_ptr<Judge> judge_by_distance(PairTest& test, const SignatureTable& table, unsigned distance) {
  return std::make_unique<DistanceJudge>(test, table, distance);
}

std::unique_ptr<Judge> judge_by_jaccard(PairTest& test, const SignatureTable& table) {
  return std::make_unique<JaccardJudge>(test, table);
}

std::unique_ptr<Judge> judge_by_measure(PairTest& test, const SignatureTable& table, PairMeasure& measure,
                                        double threshold) {
  return std::make_unique<MeasureJudge>(test, table, measure, threshold);
}

}  // namespace neardup
