#include "output/held_output.h"

#include <fmt/format.h>

#include "output/log_format.h"

namespace neardup::cli {

namespace {

HeldOutput* holder = nullptr;

void write(std::FILE* stream, const std::string& text) {
  stream == stderr ? write_to_stderr(text) : fmt::print(stream, "{}", text);
}

}  // namespace

HeldOutput::HeldOutput() : outer_(std::exchange(holder, this)) {}

HeldOutput::~HeldOutput() {
  holder = outer_;
}

void HeldOutput::deliver() {
  for (const auto& [stream, text] : texts_) write(stream, text);
  clear();
}

void print_text(std::FILE* stream, const std::string& text) {
  if (holder != nullptr) return holder->hold(stream, text);
  write(stream, text);
}

}  // namespace neardup::cli
