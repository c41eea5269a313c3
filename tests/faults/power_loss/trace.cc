#include "faults/power_loss/trace.h"

#include <fstream>
#include <map>
#include <sstream>
#include <stdexcept>

namespace neardup::faults {

namespace {

CallKind kind_of(const std::string& name) {
  static const std::map<std::string, CallKind> kinds = {
      {"open", CallKind::kOpen},  {"write", CallKind::kWrite},   {"truncate", CallKind::kTruncate},
      {"sync", CallKind::kSync},  {"close", CallKind::kClose},   {"rename", CallKind::kRename},
      {"link", CallKind::kLink},  {"unlink", CallKind::kUnlink}, {"mkdir", CallKind::kMakeFolder},
      {"print", CallKind::kPrint}};
  const auto kind = kinds.find(name);
  if (kind == kinds.end()) throw std::runtime_error("no call of a trace: '" + name + "'");
  return kind->second;
}

TracedCall call_of(const std::string& name, std::uint64_t first, std::uint64_t second, const std::string& payload) {
  TracedCall call;
  call.kind = kind_of(name);
  if (call.kind >= CallKind::kRename) {
    if (first > payload.size()) throw std::runtime_error("a path of a trace ends beyond its record");
    call.path = payload.substr(0, first);
    call.target = payload.substr(first);
    return call;
  }
  call.descriptor = static_cast<int>(first);
  call.number = second;
  (call.kind == CallKind::kOpen ? call.path : call.data) = payload;
  return call;
}

}  // namespace

Trace parse_trace(const std::string& text, TraceEnd end) {
  Trace trace;
  std::istringstream in(text);
  for (std::string name; in >> name;) {
    std::uint64_t first = 0;
    std::uint64_t second = 0;
    std::size_t size = 0;
    in >> first >> second >> size;
    in.ignore();
    std::string payload(in ? size : 0, '\0');
    in.read(payload.data(), static_cast<std::streamsize>(payload.size()));
    if (!in || in.get() != '\n') {
      if (end == TraceEnd::kMayBeCut) break;
      throw std::runtime_error("trace ends within a record of '" + name + "'");
    }
    trace.push_back(call_of(name, first, second, payload));
  }
  return trace;
}

Trace read_trace(const std::string& path, TraceEnd end) {
  std::ifstream in(path, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  if (!in) throw std::runtime_error("cannot read trace '" + path + "'");
  return parse_trace(text.str(), end);
}

}  // namespace neardup::faults
