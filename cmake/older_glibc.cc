/** @file older_glibc.cc
 *  Two functions of glibc that GCC's own archives call if the machine that builds has them. The wheel holds them, so that it runs
 *  with glibc 2.34, too. No other library sees them. THREADS: any. */
#include <dlfcn.h>
#include <link.h>
#include <sys/random.h>

#include <cstddef>
#include <cstdint>
#include <cstdlib>

namespace {

struct Sought {
  ElfW(Addr) place;
  dl_find_object* found;
};

/** Whether the place is in an object, whose tables for exceptions are then told. */
int find_in(dl_phdr_info* object, std::size_t, void* data) {
  auto& [place, found] = *static_cast<Sought*>(data);
  bool inside = false;
  const ElfW(Phdr)* tables = nullptr;
  for (const ElfW(Phdr)* part = object->dlpi_phdr; part != object->dlpi_phdr + object->dlpi_phnum; ++part) {
    const ElfW(Addr) begin = object->dlpi_addr + part->p_vaddr;
    if (part->p_type == PT_LOAD && place >= begin && place - begin < part->p_memsz) inside = true;
    if (part->p_type == PT_GNU_EH_FRAME) tables = part;
  }
  if (!inside || tables == nullptr) return 0;
  *found = {};
  found->dlfo_eh_frame = reinterpret_cast<void*>(object->dlpi_addr + tables->p_vaddr);
  return 1;
}

}  // namespace

/** @return 0 if the object of an address is found: where an exception passes, it has a table. */
extern "C" int _dl_find_object(void* address, dl_find_object* found) noexcept {
  Sought sought{reinterpret_cast<ElfW(Addr)>(address), found};
  return dl_iterate_phdr(find_in, &sought) == 1 ? 0 : -1;
}

extern "C" std::uint32_t arc4random() noexcept {
  std::uint32_t number = 0;
  if (getrandom(&number, sizeof number, 0) != sizeof number) std::abort();
  return number;
}
