#include "measuring/id_beginnings.h"

#include "errors/exit_codes.h"

namespace neardup::cli {

std::function<bool(std::size_t, std::size_t)> comparable_between(const LabelledSet& set, const std::string& between) {
  if (between.empty()) return {};
  const std::size_t colon = between.find(':');
  if (colon == std::string::npos) throw UsageError("--between '" + between + "' is not A:B, the beginnings of two ids");
  const std::string a = between.substr(0, colon);
  const std::string b = between.substr(colon + 1);
  const auto begins = [](const std::string& id, const std::string& text) {
    return id.compare(0, text.size(), text) == 0;
  };
  return [&set, a, b, begins](std::size_t i, std::size_t j) {
    const std::string& x = set.documents[i].id;
    const std::string& y = set.documents[j].id;
    return (begins(x, a) && begins(y, b)) || (begins(x, b) && begins(y, a));
  };
}

}  // namespace neardup::cli
