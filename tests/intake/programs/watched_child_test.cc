#include "programs/child_process.h"

#include <gmock/gmock.h>
#include <poll.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cstdint>
#include <exception>
#include <string>
#include <vector>

namespace neardup::cli {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

constexpr std::chrono::milliseconds kLong{60'000};

struct Watched {
  ChildEnd end;
  std::vector<std::string> lines;
};

Watched watch(const std::function<int(const LineSink&)>& work,
              std::optional<std::chrono::milliseconds> silence = kLong) {
  Watched watched;
  watched.end = watch_child(
      work, [&](const std::string& line) { watched.lines.push_back(line); }, silence);
  return watched;
}

TEST(WatchedChildTest, ChildEndsWithWhoWatchesIt) {
  int lines[2];
  ASSERT_EQ(0, ::pipe(lines));
  const pid_t watcher = ::fork();
  ASSERT_GE(watcher, 0);
  if (watcher == 0) {
    ::close(lines[0]);  // the child has the other end too: it is closed when both are gone
    watch_child(
        [](const LineSink& say) {
          say("here");
          return ::pause();
        },
        [&](const std::string&) {
          if (::write(lines[1], "x", 1) != 1) ::_exit(1);
        },
        std::nullopt);
    ::_exit(0);
  }
  ::close(lines[1]);
  char byte = 0;
  ASSERT_EQ(1, ::read(lines[0], &byte, 1));
  ::kill(watcher, SIGINT);
  ::waitpid(watcher, nullptr, 0);
  struct pollfd closed {
    lines[0], POLLIN, 0
  };
  ASSERT_EQ(1, ::poll(&closed, 1, 10'000)) << "the child is still there";
  EXPECT_EQ(0, ::read(lines[0], &byte, 1));
  ::close(lines[0]);
}

TEST(WatchedChildTest, LinesAndCodeComeBack) {
  const Watched watched = watch([](const LineSink& say) {
    say("one");
    say("");
    say(std::string(300'000, 'x'));
    return 7;
  });
  EXPECT_EQ(7, watched.end.code);
  EXPECT_EQ(0, watched.end.signal);
  EXPECT_FALSE(watched.end.silent);
  EXPECT_THAT(watched.lines, ElementsAre("one", "", std::string(300'000, 'x')));
}

TEST(WatchedChildTest, ManyLinesComeInOrder) {
  const Watched watched = watch([](const LineSink& say) {
    for (int i = 0; i != 50'000; ++i) say(std::to_string(i));
    return 0;
  });
  ASSERT_THAT(watched.lines, SizeIs(50'000));
  for (int i = 0; i != 50'000; ++i) ASSERT_EQ(std::to_string(i), watched.lines[static_cast<std::size_t>(i)]);
}

TEST(WatchedChildTest, ACrashIsASignalAndWhatWasSaidBeforeIsKept) {
  const Watched watched = watch([](const LineSink& say) {
    say("before");
    return ::raise(SIGKILL);
  });
  EXPECT_EQ(SIGKILL, watched.end.signal);
  EXPECT_THAT(watched.lines, ElementsAre("before"));
}

TEST(WatchedChildTest, TerminateIsASignalWhateverTheHandlerHere) {
  const std::terminate_handler before = std::set_terminate([] { ::_exit(0); });
  const Watched watched = watch([](const LineSink&) -> int { std::terminate(); });
  std::set_terminate(before);
  EXPECT_EQ(SIGABRT, watched.end.signal);
}

TEST(WatchedChildTest, SilenceEndsIt) {
  const Watched watched = watch(
      [](const LineSink& say) {
        say("only word");
        for (;;) ::pause();
        return 0;
      },
      std::chrono::milliseconds(50));
  EXPECT_TRUE(watched.end.silent);
  EXPECT_EQ(SIGKILL, watched.end.signal);
  EXPECT_THAT(watched.lines, ElementsAre("only word"));
}

TEST(WatchedChildTest, ALineMayLiftTheLimit) {
  std::optional<std::chrono::milliseconds> silence{std::chrono::milliseconds(100)};
  std::vector<std::string> lines;
  const ChildEnd end = watch_child(
      [](const LineSink& say) {
        say("long work");
        ::usleep(500'000);
        say("done");
        return 0;
      },
      [&](const std::string& line) {
        lines.push_back(line);
        silence.reset();
      },
      silence);
  EXPECT_FALSE(end.silent);
  EXPECT_THAT(lines, ElementsAre("long work", "done"));
}

TEST(WatchedChildTest, NothingSaidIsNoLine) {
  EXPECT_THAT(watch([](const LineSink&) { return 0; }, std::nullopt).lines, IsEmpty());
}

TEST(WatchedChildTest, WhatTheChildChangesStaysThere) {
  int number = 1;
  watch([&](const LineSink&) { return number = 2; });
  EXPECT_EQ(1, number);
}

TEST(WatchedChildTest, TimesBeyondWhatPollTakesAreWaitedFor) {
  using std::chrono::milliseconds;
  const auto answer_late = [](const LineSink& say) {
    ::usleep(300'000);
    say("late");
    return 0;
  };
  for (const milliseconds silence : {milliseconds{(std::int64_t{1} << 32) + 1}, milliseconds{std::int64_t{1} << 31},
                                     milliseconds{std::int64_t{4294967295} * 1000}}) {
    const Watched watched = watch(answer_late, silence);
    EXPECT_FALSE(watched.end.silent) << silence.count();
    EXPECT_THAT(watched.lines, ElementsAre("late"));
  }
}

}  // namespace
}  // namespace neardup::cli
