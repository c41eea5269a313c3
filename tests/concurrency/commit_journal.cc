#include "concurrency/commit_journal.h"

#include <sys/mman.h>

#include <new>

namespace neardup {

namespace {

constexpr std::uint32_t packed(const FamilyState& state) {
  return (state.version << 1U) | (state.deleted ? 1U : 0U);
}

}  // namespace

CommitJournal::CommitJournal(std::size_t families) : bytes_(sizeof(Shared) + families * sizeof(Entry)) {
  static_assert(Packed::is_always_lock_free && sizeof(Shared) % alignof(Entry) == 0);
  void* memory = ::mmap(nullptr, bytes_, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) throw std::bad_alloc();
  shared_ = new (memory) Shared{};
  entries_ = reinterpret_cast<Entry*>(static_cast<char*>(memory) + sizeof(Shared));
  for (std::size_t i = 0; i != families; ++i) new (entries_ + i) Entry{{packed({})}, {packed({})}, {0}};
}

CommitJournal::~CommitJournal() {
  ::munmap(static_cast<void*>(shared_), bytes_);
}

std::uint32_t CommitJournal::begin(std::size_t family, bool deletes) {
  const std::uint32_t version = ++shared_->version;
  if (deletes) entries_[family].last_deletion = version;
  entries_[family].begun = packed({version, deletes});
  return version;
}

void CommitJournal::commit(std::size_t family, const FamilyState& state) {
  entries_[family].committed = packed(state);
  entries_[family].begun = packed(state);
}

const char* CommitJournal::judge(std::size_t family, const FamilyState& before,
                                 std::optional<std::uint32_t> seen) const {
  const Entry& entry = entries_[family];
  if (!seen) return before.deleted || entry.last_deletion >= before.version ? nullptr : "a committed family is lost";
  if (*seen < before.version) return "a version older than what was committed";
  if (*seen == before.version && before.deleted) return "a deleted family is there";
  return *seen <= state_of(entry.begun).version ? nullptr : "a version that was never begun";
}

}  // namespace neardup
