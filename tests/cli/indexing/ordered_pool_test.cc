#include "indexing/ordered_pool.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <stdexcept>

namespace neardup::cli {
namespace {

struct Counter {
  int calls = 0;
};

using Pool = OrderedPool<Counter, int>;

Pool pool_of(std::size_t threads) {
  return Pool(threads, [] { return std::make_unique<Counter>(); });
}

TEST(OrderedPoolTest, ResultsComeInTheOrderOfTheWork) {
  for (const std::size_t threads : {1U, 2U, 7U}) {
    Pool pool = pool_of(threads);
    for (int i = 0; i != 200; ++i) {
      pool.submit([i](Counter&) {
        std::this_thread::sleep_for(std::chrono::microseconds((i * 7919) % 300));
        return i;
      });
    }
    for (int i = 0; i != 200; ++i) EXPECT_EQ(pool.next(), i);
    EXPECT_EQ(pool.pending(), 0U);
  }
}

TEST(OrderedPoolTest, ContextsBelongToOneThreadEach) {
  Pool pool = pool_of(3);
  for (int i = 0; i != 300; ++i) pool.submit([](Counter& counter) { return ++counter.calls; });
  int most = 0;
  for (int i = 0; i != 300; ++i) most = std::max(most, pool.next());
  EXPECT_GE(most, 100);  // the busiest of three did a third at least
}

TEST(OrderedPoolTest, ExceptionsComeOutInTheirTurn) {
  Pool pool = pool_of(2);
  pool.submit([](Counter&) { return 1; });
  pool.submit([](Counter&) -> int { throw std::runtime_error("second"); });
  pool.submit([](Counter&) { return 3; });
  EXPECT_EQ(pool.next(), 1);
  EXPECT_THROW(pool.next(), std::runtime_error);
  EXPECT_EQ(pool.next(), 3);
}

TEST(OrderedPoolTest, WhatHasNotBegunIsDroppedAtTheEnd) {
  std::atomic<int> begun = 0;
  {
    Pool pool = pool_of(1);
    for (int i = 0; i != 1000; ++i) {
      pool.submit([&begun](Counter&) {
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
        return ++begun;
      });
    }
  }
  EXPECT_LT(begun, 1000);
}

}  // namespace
}  // namespace neardup::cli
