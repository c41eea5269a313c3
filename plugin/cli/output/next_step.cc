#include "output/next_step.h"

#include <unistd.h>

#include <fmt/format.h>

#include "output/printable.h"

namespace neardup::cli {

void print_next_step(const std::string& text) {
  if (::isatty(STDOUT_FILENO) == 1) fmt::print("next: {}\n", printable(text));
}

}  // namespace neardup::cli
