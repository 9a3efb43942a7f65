#===- gpu_bench_test.py - The run for a machine with a GPU, on the stub ----===#
#
# Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""gpu_bench_test.py BENCH TESTS RUN_SH STUB_FOLDER

The stub executes PTX, so results are right; its times are the interpreter's, and bars are missed."""

import json
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

BENCH, TESTS, RUN, STUB = sys.argv[1:5]


def run(*command, library=STUB, **environment):
    return subprocess.run(command, capture_output=True, text=True, timeout=300,
                          env={**os.environ, "LD_LIBRARY_PATH": library, **environment})


class GpuBench(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.output = self.folder / "times.json"

    def bench(self, *options, **keywords):
        return run(BENCH, f"--output={self.output}", "--head-dim=64", *options, **keywords)

    def test_measures_checks_and_judges_every_cell(self):
        done = self.bench("--tokens=3,1", "--heads=3", "--dtype=f32,bf16", "--cell-seconds=0.01",
                          ROPEWALK_COMMIT="abc")
        self.assertEqual(done.returncode, 3, done.stderr)
        report = json.loads(self.output.read_text())
        self.assertEqual(report["machine"]["commit"], "abc")
        self.assertEqual(report["cells_left"], 0)
        rows = report["rows"]
        self.assertEqual([row["tokens"] for row in rows], 4 * [1] + 4 * [3])
        self.assertEqual({(row["dtype"], row["pairing"]) for row in rows},
                         {(d, p) for d in ("f32", "bf16") for p in ("half", "interleaved")})
        for row in rows:
            self.assertIsNone(row["wrong"])
            self.assertIn(f"rope_{row['pairing']}_{row['dtype']}_out_d64__cuda", row["kernel"])
            self.assertEqual(row["bytes"], 2 * row["tokens"] * 11 * 64 * (4 if row["dtype"] == "f32" else 2))
            self.assertEqual(set(row["ns"]), {"flushed", "warm", "graph"})
            for method in row["ns"].values():
                self.assertEqual(set(method), {"ours", "device_copy", "hand_copy", "hand_one", "hand_four", "simple"})
                self.assertGreater(method["ours"], method["device_copy"])
            launch = row["bars"].get("launch")
            self.assertEqual(launch is not None, row["tokens"] == 1)
            self.assertEqual(set(row["bars"]), {"hand", "simple"} | ({"launch"} if launch else set()))
            # In a graph, where single launches are mostly their events.
            simple = row["bars"]["simple"]
            self.assertAlmostEqual(simple["value"], 1 / row["ratio"]["graph"]["simple"], delta=1e-3 * simple["value"])
            if launch:
                self.assertAlmostEqual(launch["value"], row["ns"]["graph"]["ours"] / 1000, delta=1e-3 * launch["value"])
                self.assertEqual(launch["pass"], launch["value"] <= 1.6)
        for name, tally in report["bars"].items():
            judged = [row["bars"][name]["pass"] for row in rows if name in row["bars"]]
            self.assertEqual(tally, {"pass": sum(judged), "fail": len(judged) - sum(judged)})
        self.assertEqual(report["bars"]["launch"], {"pass": 0, "fail": 4})
        self.assertIn("FAIL  launch: 0 of 4 rows", done.stdout)
        self.assertIn("none  copy: 0 of 0 rows", done.stdout)
        self.assertEqual(done.stdout.count("heads of 64"), len(rows))

    def test_variants_are_checked_and_timed_beside_the_plain_call(self):
        done = self.bench("--variants", "--tokens=3", "--heads=2", "--dtype=f16", "--cell-seconds=0.01")
        self.assertIn(done.returncode, (0, 3), done.stdout + done.stderr)
        report = json.loads(self.output.read_text())
        rows = report["variants"]
        self.assertEqual({(row["dtype"], row["pairing"], row["place"], row["tokens"], row["heads"]) for row in rows},
                         {("f16", pairing, place, 3, 10) for pairing in ("half", "interleaved") for place in ("out", "in")})
        names = {row["variant"] for row in rows}
        # Whose rows must be made, whose may be, a cache, and windows.
        for name in ("plain", "plain, rows made once", "factored table", "factored table, rows made once",
                     "axes interleaved", "f16 cache", "bf16 cache, rows made once", "blocks", "ragged", "head-major",
                     "packed QKV rows", "q and k in one row", "leading half", "odd window inside"):
            self.assertIn(name, names)
        self.assertNotIn("scattered positions, rows in memory", names)
        above = 0
        for row in rows:
            self.assertFalse(row["wrong"])
            if row["variant"] == "blocks": # The archive under test has no rows of two axes.
                self.assertIn("kernels has none", row["problem"])
                continue
            self.assertIsNone(row["problem"], row["variant"])
            self.assertEqual(set(row["ns"]), {"flushed", "warm", "graph"})
            if row["variant"] == "plain":
                self.assertEqual(set(row["plain_ratio"].values()), {1})
            limit = 1.25 if row["variant"].startswith("odd") else 1.10
            ratio = row["plain_ratio"]["graph"]
            self.assertEqual(row["above"], ratio > limit or (row["above"] and ratio == limit)) # printed in four digits
            above += row["above"]
        self.assertEqual(done.returncode, 3 if above else 0)
        timed = sum(row["problem"] is None for row in rows)
        self.assertIn(f"variants: {timed - above} of {timed} rows", done.stdout)

    def test_what_halide_schedules_is_checked_and_timed_beside_ours(self):
        done = run(BENCH, f"--output={self.output}", "--autoschedulers", "--tokens=1", "--cell-seconds=0.01")
        rows = json.loads(self.output.read_text())["autoscheduled"]
        self.assertEqual({(row["dtype"], row["pairing"], row["form"]) for row in rows},
                         {("f32", "half", "pair"), ("f32", "interleaved", "lane"), ("f16", "half", "pair"),
                          ("f16", "interleaved", "lane"), ("bf16", "half", "pair"), ("bf16", "half", "word"),
                          ("bf16", "interleaved", "lane"), ("bf16", "interleaved", "word")})
        for row in rows:
            self.assertIsNone(row["problem"])
            self.assertEqual((row["tokens"], row["heads"], row["head_dim"]), (1, 40, 128))
            for numbers in (row["ratio"], row["ns"], row["our_ns"]):
                self.assertEqual(set(numbers), {"flushed", "warm", "graph"})
                self.assertGreater(min(numbers.values()), 0)
        faster = sum(row["ratio"]["graph"] > 1 for row in rows)
        self.assertIn(f"autoschedulers: {faster} of 8 rows; in which ours is faster", done.stdout)
        self.assertEqual(done.returncode, 0 if faster == 8 else 3, done.stderr)

    def test_only_some_cells_were_scheduled(self):
        done = run(BENCH, f"--output={self.output}", "--autoschedulers", "--tokens=3")
        self.assertEqual(done.returncode, 1)
        self.assertIn("no kernel was scheduled for such cells, expected 1, 512 or 16384 tokens of 40 heads of 128\n", done.stderr)

    def test_keeps_to_its_time(self):
        done = self.bench("--tokens=1", "--seconds=1e-9")
        self.assertEqual(done.returncode, 1)
        self.assertEqual(done.stderr, "ropewalk_gpu_bench: there was no time, or no memory, for any row\n")
        report = json.loads(self.output.read_text())
        self.assertEqual((report["rows"], report["cells_left"]), ([], 12))
        self.bench("--tokens=1,2", "--heads=1", "--seconds=2", "--cell-seconds=0.5")
        report = json.loads(self.output.read_text())
        self.assertGreater(report["cells_left"], 0)
        self.assertEqual(len(report["rows"]) + report["cells_left"], 12)

    def test_leaves_out_what_memory_does_not_hold(self):
        self.bench("--tokens=1,300000", "--heads=1", "--dtype=f32", "--cell-seconds=0.01")
        report = json.loads(self.output.read_text())
        self.assertEqual(report["too_large"], [f"f32 {p} 1+8 heads of 64, 300000 tokens"
                                               for p in ("half", "interleaved")])

    def test_refuses_wrong_usage(self):
        for option, message in (("--tokens=1,x", "--tokens has 'x', expected numbers from 1 to 2^20"),
                                ("--heads=0", "--heads has '0', expected numbers from 1 to 2^20"),
                                ("--dtype=f8", "--dtype has 'f8', expected f32, f16 or bf16"),
                                ("--seconds=-1", "--seconds is '-1', expected a finite number of seconds above 0"),
                                ("--what", "the option is '--what', expected one that --help lists"),
                                ("--variants --autoschedulers",
                                 "--variants is beside --autoschedulers, expected one of them"),
                                ("--variants --head-dim=12", "--head-dim has '12', expected at least 16 of variants, "
                                 "whose windows are narrower")):
            done = run(BENCH, f"--output={self.output}", *option.split())
            self.assertEqual(done.returncode, 2)
            self.assertEqual(done.stderr, f"ropewalk_gpu_bench: {message}\n")
            self.assertFalse(self.output.exists())

    def test_says_that_there_is_no_driver(self):
        (self.folder / "libcuda.so.1").write_text("")
        done = self.bench(library=str(self.folder))
        self.assertEqual(done.returncode, 1)
        self.assertRegex(done.stderr, r"\Aropewalk_gpu_bench: libcuda.so.1 is not there, expected NVIDIA's driver: .*\n\Z")

    def test_says_that_it_cannot_write(self):
        done = run(BENCH, f"--output={self.folder}/none/times.json", "--head-dim=64", "--tokens=1",
                   "--heads=1", "--cell-seconds=1e-9")
        self.assertEqual(done.returncode, 1)
        self.assertIn("none/times.json cannot be written\n", done.stderr)
        self.assertEqual(done.stdout.count("heads of 64"), 1)


class RunScript(unittest.TestCase):
    """run.sh on a folder with these programs, told to do a part of their work."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.results = self.folder / "there"
        self.program("cuda_kernel_test", f'exec {TESTS} "$@" --gtest_filter="CudaCall.*"')
        self.program("ropewalk_gpu_bench",
                     f'echo "$@" >>{self.folder}/given; case $* in *--auto*) ;; *) set -- "$@" --head-dim=64 --heads=1 ;; esac; '
                     f'exec {BENCH} "$@" --tokens=1 --dtype=f32 --cell-seconds=1e-9')
        (self.folder / "commit").write_text("abc\n")

    def program(self, name, text):
        path = self.folder / name
        path.write_text("#!/bin/sh\n" + text + "\n")
        path.chmod(0o755)

    def script(self, *arguments, **keywords):
        return run("bash", RUN, *arguments, **keywords)

    def test_proves_then_times(self):
        done = self.script(str(self.folder), str(self.results), "60")
        self.assertEqual(done.returncode, 3, done.stderr)
        self.assertIn("[  PASSED  ] 4 tests.", (self.results / "tests.txt").read_text())
        self.assertEqual(json.loads((self.results / "times.json").read_text())["machine"]["commit"], "abc")
        self.assertIn("FAIL  launch", (self.results / "times.txt").read_text())
        self.assertIn(" variants: ", (self.results / "variants.txt").read_text())
        self.assertEqual(json.loads((self.results / "variants.json").read_text())["machine"]["commit"], "abc")
        given = (self.folder / "given").read_text().splitlines()
        seconds = [int(line.split("--seconds=")[1].split()[0]) for line in given]
        self.assertTrue(all(1 <= number <= 50 for number in seconds), given)
        self.assertEqual(["--variants" in line for line in given], [False, True, False])
        self.assertEqual(["--autoschedulers" in line for line in given], [False, False, True])

    def test_a_failing_test_is_its_result(self):
        self.program("cuda_kernel_test", "exit 1")
        done = self.script(str(self.folder), str(self.results), "60")
        self.assertEqual(done.returncode, 1)
        self.assertTrue((self.results / "times.json").exists())

    def test_tests_without_end_are_cut_off(self):
        self.program("cuda_kernel_test", "sleep 100")
        done = self.script(str(self.folder), str(self.results), "4")
        self.assertEqual(done.returncode, 1)
        self.assertIn("run.sh: the tests were cut off after", done.stderr)
        self.assertTrue((self.results / "times.json").exists())

    def test_needs_a_gpu(self):
        (self.folder / "libcuda.so.1").write_text("")
        done = self.script(str(self.folder), str(self.results), library=str(self.folder))
        self.assertEqual(done.returncode, 1)
        self.assertEqual(done.stderr, "run.sh: there is no GPU to test on\n")

    def test_refuses_wrong_usage(self):
        for arguments, message in (([], "usage: run.sh FOLDER [RESULTS [SECONDS]]"),
                                   ([STUB], f"run.sh: '{STUB}' lacks the programs, expected what ./dev gpu-bench made"),
                                   ([str(self.folder), str(self.results), "soon"],
                                    "run.sh: SECONDS is 'soon', expected a whole number from 1")):
            done = self.script(*arguments)
            self.assertEqual((done.returncode, done.stderr), (2, message + "\n"))


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
