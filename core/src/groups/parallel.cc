#include "groups/parallel.h"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <thread>

namespace neardup {

namespace {

class Pieces {
 public:
  using Work = std::function<void(std::size_t piece, std::size_t thread)>;

  Pieces(std::size_t threads, std::size_t pieces, const Work& work) : pieces_(pieces), work_(work), running_(threads) {
    threads_.reserve(threads);
    try {
      for (std::size_t thread = 0; thread != threads; ++thread) threads_.emplace_back([this, thread] { run(thread); });
    } catch (const std::exception&) {  // no more threads, or no memory for them: fewer do, too
      const std::lock_guard<std::mutex> lock(mutex_);
      running_ -= threads - threads_.size();
    }
  }

  ~Pieces() { join(); }

  Pieces(const Pieces&) = delete;
  Pieces& operator=(const Pieces&) = delete;

  void wait(const std::function<void(std::size_t done)>& tell) {
    if (threads_.empty()) return in_parallel(1, pieces_, work_, tell);
    constexpr std::chrono::milliseconds kInterval{100};
    std::unique_lock<std::mutex> lock(mutex_);
    while (!ended_.wait_for(lock, kInterval, [this] { return running_ == 0; })) {
      if (!tell) continue;
      lock.unlock();
      tell(done_);
      lock.lock();
    }
    if (failure_) std::rethrow_exception(failure_);
  }

 private:
  void join() {
    next_ = pieces_;
    for (std::thread& thread : threads_) thread.join();
  }

  void run(std::size_t thread) {
    try {
      for (std::size_t piece = next_++; piece < pieces_; piece = next_++) {
        work_(piece, thread);
        ++done_;
      }
    } catch (...) {
      next_ = pieces_;
      const std::lock_guard<std::mutex> lock(mutex_);
      if (!failure_) failure_ = std::current_exception();
    }
    const std::lock_guard<std::mutex> lock(mutex_);
    if (--running_ == 0) ended_.notify_all();
  }

  const std::size_t pieces_;
  const Work& work_;
  std::atomic<std::size_t> next_{0};
  std::atomic<std::size_t> done_{0};
  std::mutex mutex_;
  std::condition_variable ended_;
  std::size_t running_;
  std::exception_ptr failure_;
  std::vector<std::thread> threads_;
};

}  // namespace

void in_parallel(std::size_t threads, std::size_t pieces,
                 const std::function<void(std::size_t piece, std::size_t thread)>& work,
                 const std::function<void(std::size_t done)>& tell) {
  if (pieces == 0) return;
  if (threads <= 1) {
    for (std::size_t piece = 0; piece != pieces; ++piece) {
      work(piece, 0);
      if (tell) tell(piece + 1);
    }
    return;
  }
  Pieces(std::min(threads, pieces), pieces, work).wait(tell);
}

}  // namespace neardup
