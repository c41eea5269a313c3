#!/usr/bin/env bash
# Everything that is broken on purpose, in full: run_all.sh BUILD/tests [--seed N]
# What a machine does not allow (mounts, loop devices) says so and is passed over.
set -euo pipefail
tests=$(realpath "$1")
shift
recorder=$tests/faults/power_loss/libneardup_call_recorder.so

step() {
  echo "== $1"
  shift
  "$@" || (($? == 77))
}

step "writes that fail or are torn" "$tests/faults/write_fault_driver" "$@"
step "the same, in commands with a mistake" "$tests/faults/write_fault_driver" --mode mutants
step "a full disk" "$tests/faults/write_fault_driver" --mode full-disk
step "power losses, simulated" "$tests/faults/power_loss/power_loss" --images 10000 --control 1000 --recorder "$recorder" "$@"
step "power losses of a real file system" "$tests/faults/power_loss/ext4_cuts" --cuts 500 --control 100 --recorder "$recorder" "$@"
step "damaged pages" "$tests/faults/page_corruption/page_corruption" --corruptions 2000 "$@"
step "no memory" "$tests/faults/allocations/allocation_faults" --all
step "readers beside a writer" "$tests/concurrency/concurrent_reads" --reads 100000 "$@"
echo "== all as it should be"
