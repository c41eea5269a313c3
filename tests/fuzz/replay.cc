// A main() without libFuzzer: hands the files of a corpus, and variations of them, to the target that it is linked
// with.

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <random>
#include <string>
#include <vector>

#include "fuzz_target.h"

namespace neardup::fuzz {
namespace {

namespace fs = std::filesystem;

std::vector<fs::path> files_in(const fs::path& folder) {
  std::vector<fs::path> files;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder)) files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  return files;
}

std::string bytes_of(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

void run(const std::string& input) {
  LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(input.data()), input.size());
}

/** Truncations and bit flips of a seed, each by itself and both at once. */
class Variations {
 public:
  explicit Variations(std::uint32_t seed) : random_(seed) {}

  std::string next(std::string bytes) {
    const std::size_t kind = below(3);
    if (kind != 0) bytes.resize(below(bytes.size() + 1));
    if (kind != 1 && !bytes.empty()) {
      for (std::size_t flips = 1 + below(4); flips != 0; --flips) {
        bytes = with_bit_flipped(std::move(bytes), below(8 * bytes.size()));
      }
    }
    return bytes;
  }

 private:
  std::size_t below(std::size_t bound) { return std::uniform_int_distribution<std::size_t>(0, bound - 1)(random_); }

  std::mt19937 random_;
};

/** Keeps an input that broke a property, and says how it becomes a regression test. */
int report(const std::string& input, const fs::path& seed_file) {
  const std::string name = "broken-" + seed_file.parent_path().filename().string();
  std::ofstream(name, std::ios::binary) << input;
  std::cerr << "input: " << fs::absolute(name).string() << "; copy it into " << seed_file.parent_path().string()
            << " under a name that says what it is, and mend the program\n";
  return 1;
}

int replay(const fs::path& corpus, std::size_t variations) {
  constexpr std::uint32_t kSeed = 20240607;
  std::cout << "seed of the variations: " << kSeed << std::endl;
  Variations random(kSeed);
  std::size_t runs = 0;
  for (const fs::path& file : files_in(corpus)) {
    std::cout << file.filename().string() << std::endl;  // a crash is of the last one named
    const std::string bytes = bytes_of(file);
    for (std::size_t i = 0; i <= variations; ++i, ++runs) {
      const std::string input = i == 0 ? bytes : random.next(bytes);
      try {
        run(input);
      } catch (const PropertyBroken&) {
        return report(input, file);
      }
    }
  }
  std::cout << runs << " inputs" << std::endl;
  return runs == 0 ? 1 : 0;
}

}  // namespace
}  // namespace neardup::fuzz

int main(int argc, char** argv) {
  if (argc != 3) {
    std::cerr << "usage: " << argv[0] << " CORPUS VARIATIONS_OF_EACH_FILE\n";
    return 2;
  }
  return neardup::fuzz::replay(argv[1], std::stoul(argv[2]));
}
