#include "indexing/shard_builder.h"

#include <algorithm>
#include <filesystem>
#include <utility>

#include <xapian.h>

#include "neardup/durable_commit.h"

namespace neardup::cli {

namespace {

constexpr std::size_t kFirstShardBytes = std::size_t{1} << 20;  // of input
constexpr std::size_t kMostShardBytes = std::size_t{8} << 20;   // of input
constexpr std::uint64_t kBufferedBytes = 256 << 10;             // of text; a small table is cheap to write into
constexpr std::size_t kWaitingBytes = std::size_t{128} << 20;   // of input in all shards in work

/** Thrown in a thread whose work is no longer wanted. */
struct Dropped {};

/** Add what became of a document. @return whether it is to be written. */
bool add_result(const DocumentTask& task, TaskResult& result, ShardReport& report) {
  if (!result.id.empty() && result.id != task.id) {
    result.failed = "its id is '" + result.id + "', not '" + task.id + "'";
  }
  if (!result.failed.empty()) {
    report.failures.push_back(task.source + ": " + result.failed);
  } else if (!result.skipped.empty()) {
    ++report.counts.skipped[result.skipped];
  } else if (result.excluded) {
    report.excluded.push_back(*result.excluded);
  } else {
    report.counts.bytes += result.body.size();
    ++report.counts.added;
    if (result.built.empty) ++report.counts.empty;
    if (result.built.doubtful) ++report.counts.doubtful;
    return true;
  }
  return false;
}

}  // namespace

struct ShardBuilder::Shard {
  std::size_t number = 0;
  std::size_t documents = 0;  // submitted
  std::size_t bytes = 0;
  std::deque<DocumentTask> tasks;
  bool closed = false;
  bool complete = false;
  ShardReport report;
};

ShardBuilder::ShardBuilder(const BuildFolder& folder, const Options& options,
                           const std::function<std::unique_ptr<DocumentBuilder>()>& make_builder)
    : folder_(folder), options_(options), most_bytes_(std::min(kMostShardBytes, kWaitingBytes / (options.jobs + 1))) {
  for (std::size_t i = 0; i != options.jobs; ++i) builders_.push_back(make_builder());
  threads_.reserve(options.jobs);
  try {
    for (const auto& builder : builders_) threads_.emplace_back([this, &builder] { work(*builder); });
  } catch (const std::exception&) {
    // no more threads, or no memory for them: fewer do, too; without any, submit() and finish() build
  }
}

ShardBuilder::~ShardBuilder() {
  {
    const std::lock_guard<std::mutex> lock(mutex_);
    ending_ = true;
  }
  changed_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

void ShardBuilder::submit(DocumentTask task) {
  std::unique_lock<std::mutex> lock(mutex_);
  if (!open_) {
    changed_.wait(lock, [this] { return failure_ || unfinished_ <= options_.jobs; });
    rethrow();
    open_ = std::make_shared<Shard>();
    open_->number = ++last_;
    shards_.push_back(open_);
    waiting_.push_back(open_);
    ++unfinished_;
  }
  rethrow();
  ++pending_;
  ++open_->documents;
  open_->bytes += task.reserved;
  open_->tasks.push_back(std::move(task));
  if (open_->documents >= options_.documents || open_->bytes >= bytes_of_shard(open_->number)) close_open();
  lock.unlock();
  changed_.notify_all();
  build_here();
}

/** Shards grow, so that all threads have about the same part of a small input, too. */
std::size_t ShardBuilder::bytes_of_shard(std::size_t number) const {
  const std::size_t round = (number - 1) / options_.jobs + 1;
  return std::min(most_bytes_, round * kFirstShardBytes);
}

void ShardBuilder::close_open() {
  if (open_) open_->closed = true;
  open_.reset();
}

void ShardBuilder::rethrow() {
  if (failure_) std::rethrow_exception(failure_);
}

void ShardBuilder::finish() {
  std::unique_lock<std::mutex> lock(mutex_);
  close_open();
  changed_.notify_all();
  lock.unlock();
  build_here();
  lock.lock();
  changed_.wait(lock, [this] { return failure_ || unfinished_ == 0; });
  rethrow();
}

std::vector<ShardReport> ShardBuilder::reports() {
  const std::lock_guard<std::mutex> lock(mutex_);
  std::vector<ShardReport> reports;
  while (!shards_.empty() && shards_.front()->complete) {
    reports.push_back(std::move(shards_.front()->report));
    shards_.pop_front();
  }
  return reports;
}

std::size_t ShardBuilder::pending() const {
  const std::lock_guard<std::mutex> lock(mutex_);
  return pending_;
}

void ShardBuilder::work(DocumentBuilder& builder) {
  while (true) {
    std::unique_lock<std::mutex> lock(mutex_);
    changed_.wait(lock, [this] { return ending_ || !waiting_.empty(); });
    if (ending_) return;
    if (!build_next(lock, builder)) return;
  }
}

/** Build closed shards on the calling thread, if there is no other. */
void ShardBuilder::build_here() {
  if (!threads_.empty()) return;
  std::unique_lock<std::mutex> lock(mutex_);
  while (!waiting_.empty() && waiting_.front()->closed) {
    build_next(lock, *builders_.front());
    rethrow();
  }
}

/** Build the shard that waits longest, with the lock released meanwhile. @return whether it is complete. */
bool ShardBuilder::build_next(std::unique_lock<std::mutex>& lock, DocumentBuilder& builder) {
  const std::shared_ptr<Shard> shard = waiting_.front();
  waiting_.pop_front();
  lock.unlock();
  std::exception_ptr failure;
  try {
    build(*shard, builder);
  } catch (const Dropped&) {
    lock.lock();
    return false;
  } catch (...) {
    failure = std::current_exception();
  }
  lock.lock();
  if (failure && !failure_) failure_ = failure;
  shard->complete = !failure;
  --unfinished_;
  changed_.notify_all();
  return !failure;
}

/** @return false at the end of the shard. */
bool ShardBuilder::next_task(Shard& shard, DocumentTask& task) {
  std::unique_lock<std::mutex> lock(mutex_);
  changed_.wait(lock, [&] { return ending_ || !shard.tasks.empty() || shard.closed; });
  if (ending_) throw Dropped();
  if (shard.tasks.empty()) return false;
  task = std::move(shard.tasks.front());
  shard.tasks.pop_front();
  --pending_;
  return true;
}

void ShardBuilder::build(Shard& shard, DocumentBuilder& builder) {
  const std::string part = folder_.part(shard.number);
  {
    Xapian::WritableDatabase database(part, Xapian::DB_CREATE);
    FlushedTransaction changes(database, part, {options_.flush_changes, kBufferedBytes});
    for (DocumentTask task; next_task(shard, task);) {
      TaskResult result = builder.run(task);
      if (!add_result(task, result, shard.report)) continue;
      changes.wrote(database.add_document(result.built.document), result.body.size());
    }
    changes.commit();
  }
  sync_creation(part);
  folder_.complete(shard.number);
}

}  // namespace neardup::cli
