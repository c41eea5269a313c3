// The functions of libxapian that the hook replaces, under their mangled names. They do the work of the hook and call
// the real functions. The library exports only these (interposed.map).

#include <dlfcn.h>
#include <malloc.h>
#include <sys/mman.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <type_traits>

#include <xapian.h>

#include "database/xapian_release.h"
#include "hook.h"
#include "hook/page_choice.h"
#include "index/marked_text.h"
#include "loaded_libraries.h"

namespace {

using neardup::MarkedText;
using neardup::hook::Hook;
using neardup::hook::Indexed;

constexpr const char* kLibrary = "libxapian-neardup-hook.so";

/** The next definition of a function: in libxapian, or in another preloaded library. */
template <typename Function>
Function* next_function(const char* mangled) {
  void* const symbol = ::dlsym(RTLD_NEXT, mangled);
  if (symbol == nullptr) {  // only with another libxapian, because the program is linked to this function
    static constexpr char kMessage[] = "xapian-neardup: the hook is built for another libxapian than this program\n";
    [[maybe_unused]] const ssize_t written = ::write(STDERR_FILENO, kMessage, sizeof kMessage - 1);
    ::abort();
  }
  return reinterpret_cast<Function*>(symbol);
}

/** The counters shared with 'xapian-neardup run', which passes their file descriptor; else private counters. */
neardup::HookReport& map_report() {
  static neardup::HookReport own;
  const char* const descriptor = std::getenv(neardup::kHookReportVariable);
  if (descriptor == nullptr) return own;
  const int file = std::atoi(descriptor);
  struct stat status {};
  if (::fstat(file, &status) != 0 || status.st_size != sizeof own) return own;
  void* const shared = ::mmap(nullptr, sizeof own, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  ::close(file);
  return shared == MAP_FAILED ? own : *static_cast<neardup::HookReport*>(shared);
}

neardup::HookReport* report = nullptr;
std::uint64_t mark_secret = 0;  // of this process and the filters that it starts; 0: none, and no marks

/** Turn off glibc's fast bins. Each large block that is allocated or freed, such as a captured text, empties them, and
 *  then the nodes of Xapian's maps get scattered in memory. scriptindex under the hook took 1.2 times its own time with
 *  fast bins, and takes 0.9 times without. */
void keep_nodes_together() {
#ifdef M_MXFAST
  ::mallopt(M_MXFAST, 0);
#endif
}

/** Ask filters for marked text with a secret that no document can know. Without one there is no marked text. */
void ask_for_marked_text() {
  ::unsetenv(neardup::kMarkedTextVariable);
  std::uint64_t number = 0;
  if (::getrandom(&number, sizeof number, 0) != sizeof number) return;
  mark_secret = number;
  ::setenv(neardup::kMarkedTextVariable, std::to_string(mark_secret).c_str(), 1);
}

/** Runs before the program. Removes the hook from the environment, so that the program's children, such as omindex's
 *  filters, are not hooked, and asks them for marked text. */
__attribute__((constructor)) void start() {
  report = &map_report();
  report->processes.fetch_add(1, std::memory_order_relaxed);
  keep_nodes_together();
  ::unsetenv(neardup::kHookReportVariable);
  ask_for_marked_text();
  const char* const list = std::getenv("LD_PRELOAD");
  if (list == nullptr) return;
  std::string others = neardup::hook::preload_list_without(list, kLibrary);
  others = neardup::hook::preload_list_without(others, neardup::kPageLibrary);
  if (others.empty()) {
    ::unsetenv("LD_PRELOAD");
  } else {
    ::setenv("LD_PRELOAD", others.c_str(), 1);
  }
}

/** End a process with two versions of libxapian, whose behaviour is undefined, with the exit code for programs that
 *  cannot be hooked. */
void require_one_xapian() {
  const std::string other = neardup::hook::other_xapian();
  if (other.empty()) return;
  const std::string message = "xapian-neardup: " + other + "; run the program without the hook\n";
  [[maybe_unused]] const ssize_t written = ::write(STDERR_FILENO, message.data(), message.size());
  ::_exit(125);
}

Hook* make_hook() noexcept {
  try {
    require_one_xapian();
    const char* const scheme = std::getenv("NEARDUP_SCHEME");
    return new Hook(scheme == nullptr ? "" : scheme, *report, neardup::hook::CapturedTexts::kUsualLimit, mark_secret);
  } catch (...) {
    static constexpr char kMessage[] = "xapian-neardup: the hook cannot start; no document will be signed\n";
    [[maybe_unused]] const ssize_t written = ::write(STDERR_FILENO, kMessage, sizeof kMessage - 1);
    return nullptr;
  }
}

/** The hook. It is never destroyed: other threads may index until the process ends. */
Hook* hook() noexcept {
  static Hook* const instance = make_hook();
  return instance;
}

/** Take a piece of text before it is indexed.
 *  @return its parts. The left-out part is to be indexed without positions. */
MarkedText take_text(const Xapian::TermGenerator& generator, const Xapian::Utf8Iterator& text, std::string_view prefix,
                     Indexed indexed) noexcept {
  const std::string_view piece(text.raw(), text.left());
  if (!prefix.empty() || piece.empty() || hook() == nullptr) return {piece, {}};
  const MarkedText parts = mark_secret == 0 ? MarkedText{piece, {}} : neardup::parse_marked_text(piece, mark_secret);
  hook()->before_indexing(generator.get_document(), parts.content, indexed);
  if (parts.origin.content_rules != 0) hook()->leave_out(generator.get_document(), parts.origin);
  return parts;
}

Xapian::Utf8Iterator characters(std::string_view text) {
  return Xapian::Utf8Iterator(text.data(), text.size());
}

void text_is_indexed(const Xapian::TermGenerator& generator, std::string_view prefix) noexcept {
  if (prefix.empty() && hook() != nullptr) hook()->after_indexing(generator.get_document());
}

void sign(Xapian::WritableDatabase& database, const Xapian::Document& document) noexcept {
  if (hook() != nullptr) hook()->before_writing(database, document);
}

void document_is_new(const Xapian::Document& document) noexcept {
  if (hook() != nullptr) hook()->new_document(document);
}

}  // namespace

using String = NEARDUP_STRING_TYPE;

// The mangled names below belong to these declarations. For other declarations the hook would silently replace nothing.
using Text = Xapian::Utf8Iterator;
template <typename Class, typename Result, typename... Arguments>
constexpr bool has_method(Result (Class::*)(Arguments...)) {
  return true;
}
static_assert(
    has_method<Xapian::TermGenerator, void, const Text&, unsigned, String>(&Xapian::TermGenerator::index_text));
static_assert(has_method<Xapian::TermGenerator, void, const Text&, unsigned, String>(
    &Xapian::TermGenerator::index_text_without_positions));
static_assert(
    has_method<Xapian::WritableDatabase, unsigned, const Xapian::Document&>(&Xapian::WritableDatabase::add_document));
static_assert(has_method<Xapian::WritableDatabase, void, unsigned, const Xapian::Document&>(
    &Xapian::WritableDatabase::replace_document));
static_assert(has_method<Xapian::WritableDatabase, unsigned, String, const Xapian::Document&>(
    &Xapian::WritableDatabase::replace_document));
static_assert(std::is_same_v<decltype(&Xapian::Document::unserialise), Xapian::Document (*)(String)>);

// Member functions and constructors take `this` as their first argument.
#define NEARDUP_INDEX_TEXT "_ZN6Xapian13TermGenerator10index_textERKNS_12Utf8IteratorEj" NEARDUP_STRING
#define NEARDUP_INDEX_TEXT_WITHOUT_POSITIONS \
  "_ZN6Xapian13TermGenerator28index_text_without_positionsERKNS_12Utf8IteratorEj" NEARDUP_STRING
#define NEARDUP_ADD_DOCUMENT "_ZN6Xapian16WritableDatabase12add_documentERKNS_8DocumentE"
#define NEARDUP_REPLACE_DOCUMENT "_ZN6Xapian16WritableDatabase16replace_documentEjRKNS_8DocumentE"
#define NEARDUP_REPLACE_BY_TERM "_ZN6Xapian16WritableDatabase16replace_documentE" NEARDUP_STRING "RKNS_8DocumentE"
#define NEARDUP_DOCUMENT "_ZN6Xapian8DocumentC1Ev"
#define NEARDUP_UNSERIALISE "_ZN6Xapian8Document11unserialiseE" NEARDUP_STRING

namespace neardup::hook::interposed {

void index_text(Xapian::TermGenerator*, const Text&, Xapian::termcount, String) __asm__(NEARDUP_INDEX_TEXT);
void index_text_without_positions(Xapian::TermGenerator*, const Text&, Xapian::termcount,
                                  String) __asm__(NEARDUP_INDEX_TEXT_WITHOUT_POSITIONS);
Xapian::docid add_document(Xapian::WritableDatabase*, const Xapian::Document&) __asm__(NEARDUP_ADD_DOCUMENT);
void replace_document(Xapian::WritableDatabase*, Xapian::docid,
                      const Xapian::Document&) __asm__(NEARDUP_REPLACE_DOCUMENT);
Xapian::docid replace_by_term(Xapian::WritableDatabase*, String,
                              const Xapian::Document&) __asm__(NEARDUP_REPLACE_BY_TERM);
void construct_document(Xapian::Document*) __asm__(NEARDUP_DOCUMENT);
Xapian::Document unserialise_document(String) __asm__(NEARDUP_UNSERIALISE);

decltype(index_text_without_positions)* really_index_without_positions() {
  static auto* const real = next_function<decltype(index_text_without_positions)>(NEARDUP_INDEX_TEXT_WITHOUT_POSITIONS);
  return real;
}

void index_text(Xapian::TermGenerator* generator, const Text& text, Xapian::termcount wdf, String prefix) {
  static auto* const real = next_function<decltype(index_text)>(NEARDUP_INDEX_TEXT);
  const MarkedText parts = take_text(*generator, text, prefix, Indexed::kWithPositions);
  real(generator, characters(parts.content), wdf, prefix);
  if (!parts.left_out.empty()) {
    really_index_without_positions()(generator, characters(parts.left_out), wdf, prefix);
  }
  text_is_indexed(*generator, prefix);
}

void index_text_without_positions(Xapian::TermGenerator* generator, const Text& text, Xapian::termcount wdf,
                                  String prefix) {
  take_text(*generator, text, prefix, Indexed::kWithoutPositions);
  really_index_without_positions()(generator, text, wdf, prefix);
  text_is_indexed(*generator, prefix);
}

Xapian::docid add_document(Xapian::WritableDatabase* database, const Xapian::Document& document) {
  static auto* const real = next_function<decltype(add_document)>(NEARDUP_ADD_DOCUMENT);
  sign(*database, document);
  return real(database, document);
}

void replace_document(Xapian::WritableDatabase* database, Xapian::docid docid, const Xapian::Document& document) {
  static auto* const real = next_function<decltype(replace_document)>(NEARDUP_REPLACE_DOCUMENT);
  sign(*database, document);
  real(database, docid, document);
}

Xapian::docid replace_by_term(Xapian::WritableDatabase* database, String term, const Xapian::Document& document) {
  static auto* const real = next_function<decltype(replace_by_term)>(NEARDUP_REPLACE_BY_TERM);
  sign(*database, document);
  return real(database, term, document);
}

void construct_document(Xapian::Document* document) {
  static auto* const real = next_function<decltype(construct_document)>(NEARDUP_DOCUMENT);
  real(document);
  document_is_new(*document);
}

Xapian::Document unserialise_document(String serialised) {
  static auto* const real = next_function<decltype(unserialise_document)>(NEARDUP_UNSERIALISE);
  Xapian::Document document = real(serialised);
  document_is_new(document);
  return document;
}

}  // namespace neardup::hook::interposed
