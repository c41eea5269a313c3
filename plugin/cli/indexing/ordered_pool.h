/** @file ordered_pool.h
 *  Threads that work ahead and hand back results in the order the work was given.
 *
 *  THREADS: submit() and next() from one thread; tasks run on the pool's threads, each with a context of its own. */
#ifndef NEARDUP_CLI_INDEXING_ORDERED_POOL_H
#define NEARDUP_CLI_INDEXING_ORDERED_POOL_H

#include <condition_variable>
#include <cstddef>
#include <deque>
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

  /** @param make_context  called once for each thread, on the caller's. */
  OrderedPool(std::size_t threads, const std::function<std::unique_ptr<Context>()>& make_context) {
    for (std::size_t i = 0; i != threads; ++i) {
      contexts_.push_back(make_context());
      threads_.emplace_back([this, context = contexts_.back().get()] { work(*context); });
    }
  }

  /** Drops what has not begun and waits for what has. */
  ~OrderedPool() {
    {
      const std::lock_guard<std::mutex> lock(mutex_);
      waiting_.clear();
      ending_ = true;
    }
    wake_.notify_all();
    for (std::thread& thread : threads_) thread.join();
  }

  OrderedPool(const OrderedPool&) = delete;
  OrderedPool& operator=(const OrderedPool&) = delete;

  void submit(Task task) {
    std::packaged_task<Result(Context&)> packaged(std::move(task));
    results_.push_back(packaged.get_future());
    {
      const std::lock_guard<std::mutex> lock(mutex_);
      waiting_.push_back(std::move(packaged));
    }
    wake_.notify_one();
  }

  /** Results that next() has not given yet. */
  std::size_t pending() const { return results_.size(); }

  /** The result of the oldest task; waits for it. An exception of the task comes out here. pending() must not be 0. */
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
