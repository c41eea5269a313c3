/** @file ordered_pool.h
 *  A thread pool that returns results in the order of submission.
 *
 *  THREADS: submit() and next() from one thread; tasks run in the pool's threads, each with its own context. */
#ifndef NEARDUP_CLI_INDEXING_ORDERED_POOL_H
#define NEARDUP_CLI_INDEXING_ORDERED_POOL_H

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <exception>
#include <functional>
#include <future>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

namespace neardup::cli {

template <typename Context, typename Result>
class OrderedPool {
 public:
  using Task = std::function<Result(Context&)>;

  /** Where the system gives fewer threads than asked for, there are fewer. If it gives none, submit() does the work.
   *  @param make_context  called once per thread, in the caller's thread. */
  OrderedPool(std::size_t threads, const std::function<std::unique_ptr<Context>()>& make_context) {
    for (std::size_t i = 0; i != threads; ++i) contexts_.push_back(make_context());
    threads_.reserve(threads);
    try {
      for (const auto& context : contexts_) threads_.emplace_back([this, &context] { work(*context); });
    } catch (const std::exception&) {
      // no more threads, or no memory for them
    }
  }

  /** Drops tasks that have not begun, and waits for running ones. */
  ~OrderedPool() {
    {
      const std::lock_guard<std::mutex> lock(mutex_);
      waiting_.clear();
      ending_ = true;
    }
    wake_.notify_all();
    for (std::thread& thread : threads_) thread.join();
  }

  void submit(Task task) {
    std::packaged_task<Result(Context&)> packaged(std::move(task));
    results_.push_back(packaged.get_future());
    if (threads_.empty()) return packaged(*contexts_.front());
    {
      const std::lock_guard<std::mutex> lock(mutex_);
      waiting_.push_back(std::move(packaged));
    }
    wake_.notify_one();
  }

  /** Number of results that next() has not returned yet. */
  std::size_t pending() const { return results_.size(); }

  /** The result of the oldest task. Waits for it, and rethrows its exception. pending() must not be 0. */
  Result next() {
    std::future<Result> oldest = std::move(results_.front());
    results_.pop_front();
    return oldest.get();
  }

 private:
  void work(Context& context) {
    while (true) {
      std::unique_lock<std::mutex> lock(mutex_);
      wake_.wait(lock, [this] { return ending_ || !waiting_.empty(); });
      if (waiting_.empty()) return;
      std::packaged_task<Result(Context&)> task = std::move(waiting_.front());
      waiting_.pop_front();
      lock.unlock();
      task(context);
    }
  }

  std::vector<std::unique_ptr<Context>> contexts_;
  std::deque<std::future<Result>> results_;
  std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<std::packaged_task<Result(Context&)>> waiting_;
  bool ending_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_INDEXING_ORDERED_POOL_H
