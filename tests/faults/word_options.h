/** @file word_options.h
 *  A test program's command line: names and values in turn. */
#ifndef NEARDUP_TESTS_FAULTS_WORD_OPTIONS_H
#define NEARDUP_TESTS_FAULTS_WORD_OPTIONS_H

#include <cstdint>
#include <map>
#include <set>
#include <stdexcept>
#include <string>

namespace neardup::faults {

class WordOptions {
 public:
  /** @exception std::invalid_argument if a name is not known, or has no value. */
  WordOptions(int argc, char** argv, const std::set<std::string>& known) {
    for (int i = 1; i < argc; i += 2) {
      if (known.count(argv[i]) == 0) throw std::invalid_argument("no option '" + std::string(argv[i]) + "'");
      if (i + 1 == argc) throw std::invalid_argument("option '" + std::string(argv[i]) + "' has no value");
      words_[argv[i]] = argv[i + 1];
    }
  }

  /** @exception std::invalid_argument if it is there and no number. */
  std::uint64_t number(const std::string& name, std::uint64_t otherwise) const {
    const auto word = words_.find(name);
    return word == words_.end() ? otherwise : std::stoull(word->second);
  }

  /** Empty if it is not there. */
  std::string text(const std::string& name) const {
    const auto word = words_.find(name);
    return word == words_.end() ? std::string() : word->second;
  }

 private:
  std::map<std::string, std::string> words_;
};

}  // namespace neardup::faults

#endif  // NEARDUP_TESTS_FAULTS_WORD_OPTIONS_H
