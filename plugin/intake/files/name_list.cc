#include "files/name_list.h"

#include <poll.h>
#include <unistd.h>

#include <array>
#include <stdexcept>

#include "files/system_failure.h"

namespace neardup {

namespace {

constexpr std::size_t kMostNameBytes = std::size_t{1} << 16;  // Linux limits paths to 4096

}  // namespace

NameList::NameList(const std::string& path, char separator) : descriptor_(open_to_read(path)), separator_(separator) {
  if (descriptor_.number() < 0) throw_errno("cannot open");
}

NextName NameList::next(std::chrono::milliseconds patience) {
  for (;;) {
    if (std::optional<std::string> name = take_name()) return {NextName::State::kName, *std::move(name)};
    if (ended_) return {NextName::State::kEnd, {}};
    struct pollfd readable {
      descriptor_.number(), POLLIN, 0
    };
    const int ready = ::poll(&readable, 1, static_cast<int>(patience.count()));
    if (ready < 0) throw_errno("cannot read");
    if (ready == 0) return {NextName::State::kNothingYet, {}};
    read_more();
  }
}

/** The next complete name; nothing if its end has not arrived. */
std::optional<std::string> NameList::take_name() {
  for (;;) {
    std::size_t end = read_.find(separator_, begin_);
    if (end == std::string::npos && ended_) end = read_.size();
    if (end == std::string::npos || begin_ > read_.size() || (ended_ && begin_ == read_.size())) return std::nullopt;
    std::string name = read_.substr(begin_, end - begin_);
    begin_ = end + 1;
    if (!name.empty()) return name;
  }
}

void NameList::read_more() {
  std::array<char, 65536> buffer;
  const ssize_t got = ::read(descriptor_.number(), buffer.data(), buffer.size());
  if (got < 0) throw_errno("cannot read");
  read_.erase(0, begin_);
  begin_ = 0;
  ended_ = got == 0;
  if (read_.size() > kMostNameBytes) throw std::runtime_error("a name is longer than 64 KiB");
  read_.append(buffer.data(), static_cast<std::size_t>(got));
}

}  // namespace neardup
