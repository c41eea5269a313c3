#!/usr/bin/env python3
"""neardup.spark on a local cluster of three executors beside one process: equal rows, CPU, memory, killed executors.

  spark_cost.py LIBRARY [--lines N] [--seeds N] [--master MASTER] [--hard] [--kill one|all] [--java OPTIONS]

  --hard   lines of spark_rows.py under all their options; else those of make_lines.py
  --kill   one: an executor in each stage; all: all of them when the components are known
"""

import argparse
import logging
import os
import signal
import subprocess
import sys
import threading
import time

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))))
sys.path.insert(0, os.path.join(ROOT, "tests/python"))
import spark_rows  # noqa: E402

FOLDER = spark_rows.under_pyspark()
TICK = 1 / os.sysconf("SC_CLK_TCK")


class Processes(threading.Thread):
    """CPU and peak memory of this process and all below it, by kind, looked at ten times a second."""

    def __init__(self):
        super().__init__(daemon=True)
        self.cpu, self.peak, self.executors, self._own = {}, {}, {}, set()
        self.start()

    def run(self):
        while True:
            self._look()
            time.sleep(0.1)

    def _look(self):
        parents, found = {}, {}
        for name in filter(str.isdigit, os.listdir("/proc")):
            try:
                with open(f"/proc/{name}/stat", encoding="utf-8", errors="replace") as file:
                    fields = file.read().rsplit(")", 1)[1].split()
                with open(f"/proc/{name}/cmdline", encoding="utf-8", errors="replace") as file:
                    found[int(name)] = file.read(), fields
            except (OSError, IndexError):
                continue
            parents[int(name)] = int(fields[1])
        mine = {os.getpid()}
        while True:
            more = {pid for pid, parent in parents.items() if parent in mine} - mine
            if not more:
                break
            mine |= more
        self.executors = {pid for pid in mine if pid in found and "CoarseGrainedExecutorBackend" in found[pid][0]}
        for pid in mine & found.keys():
            command, fields = found[pid]
            kind = ("executor" if pid in self.executors else "driver" if "java" in command.split("\0")[0]
                    else "worker" if "daemon" in command or "worker" in command else "this")
            self.cpu[pid] = kind, (int(fields[11]) + int(fields[12])) * TICK
            self.peak[kind] = max(self.peak.get(kind, 0), int(fields[21]) * os.sysconf("SC_PAGE_SIZE") >> 20)

    def seconds(self):
        kinds = {}
        for kind, seconds in self.cpu.values():
            kinds[kind] = round(kinds.get(kind, 0) + seconds, 1)
        return kinds


class Killing(logging.Handler):
    """Ends executors, which this program has started, when a stage is reported: in the midst of the next one."""

    def __init__(self, processes, which):
        super().__init__()
        self._processes, self._which, self.killed = processes, which, 0

    def emit(self, record):
        print(time.strftime("%H:%M:%S"), record.getMessage(), flush=True)
        if self._which == "one" or (self._which == "all" and "share a key" in record.getMessage() and self.killed == 0
                                    and "texts, or" in record.getMessage()):
            threading.Timer(1.0, self.kill).start()

    def kill(self):
        for pid in sorted(self._processes.executors)[:1 if self._which == "one" else None]:
            os.kill(pid, signal.SIGKILL)
            self.killed += 1


def one_process(path):
    """CPU seconds and rows of neardup.dedupe() in a process of its own."""
    code = ("import resource, neardup, sys; texts = open(sys.argv[1], encoding='utf-8').read().split('\\n')[:-1]\n"
            "before = resource.getrusage(resource.RUSAGE_SELF); neardup.dedupe(texts, threads=1).labels\n"
            "now = resource.getrusage(resource.RUSAGE_SELF)\n"
            "print(now.ru_utime + now.ru_stime - before.ru_utime - before.ru_stime)")
    return float(subprocess.run([sys.executable, "-c", code, path], check=True, capture_output=True, text=True).stdout)


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("library")
    parser.add_argument("--lines", type=int, default=100_000)
    parser.add_argument("--seeds", type=int, default=1)
    parser.add_argument("--master", default="local-cluster[3,1,1024]")
    parser.add_argument("--hard", action="store_true")
    parser.add_argument("--kill", choices=["one", "all"])
    parser.add_argument("--java", default="-XX:+UseSerialGC -XX:TieredStopAtLevel=1", help="options of the JVMs")
    given = parser.parse_args()
    os.environ["NEARDUP_C_LIBRARY"] = given.library
    processes = Processes()
    killing = Killing(processes, given.kill)
    logging.getLogger("neardup.spark").setLevel(logging.INFO)
    logging.getLogger("neardup.spark").addHandler(killing)
    spark = spark_rows.session(FOLDER.name, given.master, **{
        "spark.executor.memory": "1g", "spark.sql.shuffle.partitions": "16", "spark.task.maxFailures": "20",
        "spark.sql.inMemoryColumnarStorage.compressed": "false",
        "spark.executor.extraJavaOptions": given.java, "spark.driver.extraJavaOptions": given.java})
    wrong = 0
    if given.hard:
        for seed in range(1, given.seeds + 1):
            for name, found, wanted in spark_rows.Variants(spark, given.lines, seed):
                differing = spark_rows.differing(found, wanted)
                wrong += bool(differing)
                print(f"seed {seed}, {given.lines:,} rows, {name}: {'equal' if not differing else differing}", flush=True)
    else:
        wrong = compare_lines(spark, given.lines, processes, killing)
    print(f"CPU {processes.seconds()} s, peak {processes.peak} MB, {killing.killed} executors killed")
    spark.stop()
    sys.exit(bool(wrong))


def compare_lines(spark, lines, processes, killing):
    from neardup.spark import dedupe

    path = os.path.join(FOLDER.name, "lines.txt")
    subprocess.run([sys.executable, os.path.join(ROOT, "tests/bench/programs/make_lines.py"), str(lines), path], check=True)
    alone = one_process(path)
    frame = path + ".parquet"
    with open(path, encoding="utf-8") as file:
        texts = file.read().split("\n")[:-1]
    import pyarrow.parquet
    pyarrow.parquet.write_table(pyarrow.table({"id": range(lines), "text": texts}), frame, row_group_size=25_000)
    before = dict(processes.seconds())
    if killing._which == "one":
        threading.Timer(2.0, killing.kill).start()
    found = dedupe(spark.read.parquet(frame))
    after = processes.seconds()
    spent = {kind: round(after[kind] - before.get(kind, 0), 1) for kind in after}
    del spent["this"]
    print(f"{lines:,} lines: one process {alone:.1f} s of CPU; Spark warm {sum(spent.values()):.1f} s {spent}, with its start "
          f"{sum(after.values()) - after['this']:.1f} s", flush=True)
    differing = spark_rows.differing(found, spark_rows.expected(texts))
    print("rows equal" if not differing else differing, flush=True)
    return bool(differing)


if __name__ == "__main__":
    main()
