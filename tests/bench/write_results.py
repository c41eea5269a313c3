#!/usr/bin/env python3
"""Runs the measurements and writes RESULTS.md beside this file: machine, date, versions, and every program's tables.

    write_results.py BUILD_FOLDER [--quick]

With --quick the measurements are short and rough, and RESULTS.md stays as it is.
"""

import dataclasses
import datetime
import json
import os
import re
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
GOOGLE = ["--benchmark_format=json", "--benchmark_repetitions=3", "--benchmark_report_aggregates_only=true"]


@dataclasses.dataclass
class Program:
    """A program of the build's tests/bench, or a script in this folder that is given the tool. One of Google Benchmark
    prints JSON, the others Markdown."""
    name: str
    heading: str
    arguments: list
    quick_arguments: list  # None: left out
    google: bool = False


PROGRAMS = [
    Program("tokenizer_table", "Text to fingerprint and to signature, by language", [], ["--quick"]),
    Program("large_file_table", "Hashing a large file, the whole program", [], ["--quick"]),
    Program("hook_cost", "What the hook costs while indexing", [], ["--quick"]),
    Program("stage_bench", "Stages from text to document", ["--benchmark_min_time=0.3"],
            ["--benchmark_min_time=0.05"], google=True),
    Program("content_table", "Choosing the content of pages", [], ["--quick"]),
    Program("kernel_bench", "Kernels from tokens to signature", ["--benchmark_min_time=0.1"],
            ["--benchmark_min_time=0.01"], google=True),
    Program("sketch_bench", "Ways to make a sketch of 128 slots", ["--benchmark_min_time=0.1"],
            ["--benchmark_filter=time", "--benchmark_min_time=0.01"], google=True),
    Program("lookup_bench", "Look-ups", ["10000", "100000", "1000000"], ["1000", "10000"]),
    Program("all_pairs_bench", "All pairs of fingerprints within a Hamming distance", [], None),
    Program("group_bench", "Grouping a whole database", ["site", "200000"], ["site", "10000"]),
    Program("programs/compared_indexing.py", "Indexing by Xapian's own programs and by `index`", ["40000", "3"], ["1000", "1"]),
    Program("programs/omindex_cost.py", "What the hook costs an unmodified omindex", ["/usr/share/doc", "5"],
            ["/usr/share/doc", "1"]),
    Program("programs/sign_cost.py", "What `sign` costs beside omindex, and its bound", ["/usr/share/doc", "5"],
            ["/usr/share/doc/xapian-omega", "1"]),
]


def output_of(*command):
    return subprocess.run(command, stdout=subprocess.PIPE, check=True, text=True).stdout.strip()


def build_settings(build):
    """The build's cache: name to value."""
    with open(os.path.join(build, "CMakeCache.txt"), encoding="utf-8") as cache:
        return dict(re.findall(r"^([A-Z_]+):\w+=(.*)$", cache.read(), re.M))


def machine():
    """Lines of lscpu that say what was measured on."""
    facts = dict(re.findall(r"^\s*([^:\n]+):\s+(.*)$", output_of("lscpu"), re.M))
    wanted = ["Model name", "CPU(s)", "L1d cache", "L2 cache", "L3 cache", "Hypervisor vendor"]
    return [f"{name}: {facts[name]}" for name in wanted if name in facts]


def head(build, command):
    """The part of RESULTS.md before the first table."""
    settings = build_settings(build)
    flags = settings.get("CMAKE_CXX_FLAGS_" + settings["CMAKE_BUILD_TYPE"].upper(), "")
    compiler = output_of(settings["CMAKE_CXX_COMPILER"], "--version").splitlines()[0]
    versions = [f"{name} {output_of('pkg-config', '--modversion', package)}"
                for name, package in (("Xapian", "xapian-core"), ("ICU", "icu-uc"), ("xxHash", "libxxhash"))]
    now = datetime.datetime.now(datetime.timezone.utc).strftime("%-d %B %Y, %H:%M UTC")
    return ("# Measured\n\n"
            f"Written by `{command}`; not edited by hand. All times are CPU times. Ratios are of one run, in which what is "
            "compared took turns.\n\n"
            f"- {now}; load average before: {os.getloadavg()[0]:.1f}\n"
            f"- {'; '.join(machine())}; {'.'.join(output_of('uname', '-sr').split('.')[:2])}\n"
            f"- {compiler}, {flags}; {', '.join(versions)}\n")


def time_text(nanoseconds):
    for unit, size in (("s", 1e9), ("ms", 1e6), ("us", 1e3)):
        if nanoseconds >= size:
            return f"{nanoseconds / size:.3g} {unit}"
    return f"{nanoseconds:.3g} ns"


def count_text(value):
    return f"{value:.3g}" if value < 1000 else f"{value:.0f}"


def google_table(report):
    """Markdown of a Google Benchmark's JSON: medians."""
    rows = [run for run in json.loads(report)["benchmarks"] if run.get("aggregate_name") == "median"]
    failed = [run["name"] for run in json.loads(report)["benchmarks"] if run.get("error_occurred")]
    known = {"name", "family_index", "per_family_instance_index", "run_name", "run_type", "repetitions", "threads",
             "aggregate_name", "aggregate_unit", "iterations", "real_time", "cpu_time", "time_unit",
             "bytes_per_second", "label"}
    counters = sorted({name for row in rows for name in row if name not in known})
    nanoseconds = {"ns": 1, "us": 1e3, "ms": 1e6, "s": 1e9}
    lines = ["| | CPU time | MB/s |" + "".join(f" {name} |" for name in counters), "|---|---|---|" + "---|" * len(counters)]
    for row in rows:
        speed = f"{row['bytes_per_second'] / 1e6:.0f}" if "bytes_per_second" in row else ""
        cells = [row["run_name"], time_text(row["cpu_time"] * nanoseconds[row["time_unit"]]), speed]
        cells += [count_text(row[name]) if name in row else "" for name in counters]
        lines.append("| " + " | ".join(cells) + " |")
    return "\n".join(lines + [f"\nskipped: {name}" for name in failed]) + "\n"


def run(program, build, quick):
    """Its part of RESULTS.md, shown as it comes."""
    text = f"\n## {program.heading}\n\n"
    is_script = program.name.endswith(".py")
    path = os.path.join(HERE if is_script else os.path.join(build, "tests/bench"), program.name)
    arguments = program.quick_arguments if quick else program.arguments
    shown = " ".join([program.name] + arguments)
    text += f"`{shown}`\n\n"
    if not os.path.exists(path):
        text += f"{program.name} is not in this build.\n"
    print(text, end="", flush=True)
    if not os.path.exists(path):
        return text
    if program.google:
        table = google_table(output_of(path, *arguments, *GOOGLE))
        print(table, end="", flush=True)
        return text + table
    tool = [os.path.join(build, "plugin/cli/xapian-neardup")] if is_script else []
    data = {"NEARDUP_DATA_DIR": "" if quick else build_settings(build).get("NEARDUP_DATA_DIR", "")}
    with subprocess.Popen([path] + tool + arguments, stdout=subprocess.PIPE, text=True, env={**os.environ, **data}) as process:
        for line in process.stdout:
            print(line, end="", flush=True)
            text += line
    if process.returncode != 0:
        raise subprocess.CalledProcessError(process.returncode, shown)
    return text


def main():
    quick = "--quick" in sys.argv[2:]
    if len(sys.argv) < 2 or set(sys.argv[2:]) - {"--quick"}:
        sys.exit(__doc__)
    build = sys.argv[1]
    text = head(build, "./dev bench --quick" if quick else "./dev bench")
    print(text, end="", flush=True)
    for program in PROGRAMS:
        if not quick or program.quick_arguments is not None:
            text += run(program, build, quick)
    if not quick:
        results = os.path.join(HERE, "RESULTS.md")
        with open(results + ".new", "w", encoding="utf-8") as file:
            file.write(text)
        os.replace(results + ".new", results)


if __name__ == "__main__":
    main()
