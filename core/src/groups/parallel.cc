#include "groups/parallel.h"

#include <atomic>
#include <chrono>
#include <exception>
#include <future>

namespace neardup {

void in_parallel(std::size_t threads, std::size_t pieces,
                 const std::function<void(std::size_t piece, std::size_t thread)>& work,
                 const std::function<void(std::size_t done)>& tell) {
  constexpr std::chrono::milliseconds kInterval{100};
  std::atomic<std::size_t> next{0};
  std::atomic<std::size_t> done{0};
  const auto run = [&](std::size_t thread) {
    try {
      for (std::size_t piece = next++; piece < pieces; piece = next++, ++done) work(piece, thread);
    } catch (...) {
      next = pieces;
      throw;
    }
  };
  std::vector<std::future<void>> running;  // whose destructors wait
  try {
    running.reserve(std::min(threads, pieces));
    while (threads > 1 && running.size() != std::min(threads, pieces))
      running.push_back(std::async(std::launch::async, run, running.size()));
  } catch (const std::exception&) {  // no more threads, or no memory for them: fewer do, too
  }
  for (std::size_t piece = 0; running.empty() && piece != pieces; ++piece) {
    work(piece, 0);
    if (tell) tell(piece + 1);
  }
  try {
    for (std::future<void>& thread : running) {
      while (thread.wait_for(kInterval) != std::future_status::ready) {
        if (tell) tell(done);
      }
    }
  } catch (...) {
    next = pieces;
    throw;
  }
  for (std::future<void>& thread : running) thread.get();
}

}  // namespace neardup
