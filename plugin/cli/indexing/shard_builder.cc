#include "indexing/shard_builder.h"

#include <algorithm>
#include <exception>
#include <filesystem>
#include <stdexcept>
#include <utility>

#include <xapian.h>

#include "formats/document_file.h"
#include "indexing/input_errors.h"
#include "neardup/durable_commit.h"

namespace neardup::cli {

namespace {

constexpr std::size_t kFirstShardBytes = std::size_t{1} << 20;  // of input
constexpr std::size_t kMostShardBytes = std::size_t{8} << 20;   // of input
constexpr std::size_t kWaitingBytes = std::size_t{128} << 20;   // of input in all shards in work

/** Thrown in a thread whose work is no longer wanted. */
struct Dropped {};

/** Build a document; add its failure or reason to the report if there is none. @return whether there is one. */
bool build_document(const ShardTask& task, DocumentBuilder& builder, BuiltDocument& built, ShardReport& report) {
  try {
    const SourceDocument document = task.read();
    if (document.id != task.id) throw std::runtime_error("its id is '" + document.id + "', not '" + task.id + "'");
    if (!document.text.excluded.empty()) {
      report.excluded.push_back({document.id, document.text.excluded, document.record.modified});
      return false;
    }
    built = builder.build(document.id, document.text, document.record, document.file_name);
    report.counts.bytes += document.text.body.size();
    return true;
  } catch (const NoTextDocument& reason) {
    ++report.counts.skipped[reason.what()];
  } catch (const Xapian::Error& error) {
    report.failures.push_back(task.source + ": " + error.get_msg());
  } catch (const std::exception& error) {
    report.failures.push_back(task.source + ": " + reason_of(error));
  }
  return false;
}

}  // namespace

struct ShardBuilder::Shard {
  std::size_t number = 0;
  std::size_t documents = 0;  // submitted
  std::size_t bytes = 0;
  std::deque<ShardTask> tasks;
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

void ShardBuilder::submit(ShardTask task) {
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
bool ShardBuilder::next_task(Shard& shard, ShardTask& task) {
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
    FlushedTransaction changes(database, part, options_.flush_size);
    for (ShardTask task; next_task(shard, task);) {
      BuiltDocument built;
      const std::size_t before = shard.report.counts.bytes;
      if (!build_document(task, builder, built, shard.report)) continue;
      const Xapian::docid docid = database.add_document(built.document);
      changes.wrote(docid, shard.report.counts.bytes - before);
      ++shard.report.counts.added;
      if (built.empty) ++shard.report.counts.empty;
      if (built.doubtful) ++shard.report.counts.doubtful;
    }
    changes.commit();
  }
  sync_creation(part);
  folder_.complete(shard.number);
}

}  // namespace neardup::cli
