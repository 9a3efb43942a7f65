#===- plot_pictures_test.py - What ropewalk plot draws ---------------------===#
#
# Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""usage: plot_pictures_test.py ROPEWALK SOURCE [unittest's arguments]"""

import io
import json
import os
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree as xml

import numpy as np
from matplotlib import image

TOOL, SOURCE = sys.argv[1], pathlib.Path(sys.argv[2])
CONFIG = SOURCE / "examples/configs/llama-3.1-8b.json"
SVG = "{http://www.w3.org/2000/svg}"

# Kind and options -> series and the points of each.
SERIES = {
    ("frequencies",): {"unscaled": 64, "scaled": 64, "divisor": 64},
    ("decay",): {"upper_bound": 256, "dot_product": 256},
    ("decay", "--positions=100000"): {"upper_bound": None, "dot_product": None},
    ("error", "--positions=400"): {"hf-cos": 399, "hf-sin": 399, "exact-cos": 399,
                                   "exact-sin": 399},
    ("rotation",): {"map": None, **{f"position-{p}": None for p in range(7)}, "pair-0": None,
                    "pair-63": None},
}


class Pictures(unittest.TestCase):
    drawn = {}

    @staticmethod
    def draw(arguments, file_format="svg", model=None, **environment):
        arguments += ("--model", model) if model else ("--config", CONFIG)
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder, "picture." + file_format)
            done = subprocess.run([TOOL, "plot", *arguments, "--output", path],
                                  capture_output=True, text=True, check=False,
                                  env={**os.environ, **environment})
            left = sorted(entry.name for entry in path.parent.iterdir())
            if (done.returncode, done.stdout, done.stderr, left) != (0, "", "", [path.name]):
                raise AssertionError(f"{done}, left {left}")
            return path.read_bytes()

    def once(self, arguments, file_format="svg"):
        """The picture that other tests look at too: drawing takes a second."""
        key = arguments, file_format
        if key not in self.drawn:
            self.drawn[key] = self.draw(*key)
        return self.drawn[key]

    @staticmethod
    def numbers(kind):
        return json.loads(subprocess.run(
            [TOOL, "plot", kind, "--config", CONFIG, "--format=json"], capture_output=True,
            check=True).stdout)

    def test_svgs_hold_every_series_point_by_point(self):
        for arguments, series in SERIES.items():
            with self.subTest(arguments):
                root = xml.fromstring(self.once(arguments))
                self.assertEqual(root.tag, SVG + "svg")
                groups = {g.get("id"): g for g in root.iter() if g.get("id")}
                missing = {f"series-{name}" for name in series} - set(groups)
                self.assertEqual(missing, set())
                for name, points in series.items():
                    if points:
                        path = groups[f"series-{name}"].find(SVG + "path").get("d")
                        # Straight runs are drawn as one line.
                        self.assertLessEqual(len(re.findall("[ML]", path)), points)
                        self.assertGreaterEqual(len(re.findall("[ML]", path)), 2)

    def test_curves_go_up_and_down_with_their_numbers(self):
        root = xml.fromstring(self.once(("decay",)))
        path = next(g for g in root.iter() if g.get("id") == "series-dot_product")
        drawn = np.array(re.findall(r"[ML] (\S+) (\S+)", path.find(SVG + "path").get("d")), float)
        truth = np.array(self.numbers("decay")["dot_product"])
        # Both axes are linear: what is drawn is the numbers, moved and stretched.
        at = np.rint(np.interp(drawn[:, 0], drawn[[0, -1], 0], [0, len(truth) - 1])).astype(int)
        stretch, move = np.polyfit(truth[at], drawn[:, 1], 1)
        self.assertLess(stretch, 0)
        np.testing.assert_allclose(drawn[:, 1], stretch * truth[at] + move, atol=0.1)

    def test_titles_say_what_is_not_usual(self):
        axes = self.draw(("frequencies",), model="qwen3-vl-4b")
        for axis in range(3):
            self.assertIn(f'"series-scaled-axis-{axis}"'.encode(), axes)
        self.assertIn(b"<!-- theta 5,000,000, 3 axes -->", axes)
        long = self.draw(("frequencies", "--seq-len=131072"), model="phi-4-mini")
        self.assertIn(b"<!-- theta 10,000, longrope scaling, for 128K tokens, attention factor ", long)
        still = self.draw(("frequencies", "--layer-type=full_attention"), model="gemma-4-e2b")
        self.assertIn(b"<!-- after scaling (0 for 192 pairs) -->", still)
        self.assertIn(b"<!-- full_attention, theta 1,000,000, proportional scaling -->", still)

    @staticmethod
    def height_of(label, picture):
        """Where the text stands; downwards, as in an SVG."""
        found = re.search(rf'<!-- {re.escape(label)} -->\s*<g[^>]*translate\(\S+ ([^)]+)\)',
                          picture.decode())
        return float(found.group(1))

    def test_labels_part_from_each_other_and_from_curves(self):
        same = self.draw(("frequencies",), model="qwen2.5-7b-yarn")
        above = self.height_of("original max positions: 32K", same)
        self.assertGreater(self.height_of("max positions: 32K", same) - above, 12)
        # Exact angles' errors are on f32's line.
        error = self.once(("error", "--positions=400"))
        series = next(g for g in xml.fromstring(error).iter() if g.get("id") == "series-exact-cos")
        drawn = np.array(re.findall(r"[ML] \S+ (\S+)", series.find(SVG + "path").get("d")), float)
        self.assertGreater(self.height_of("f32's rounding, $2^{-25}$", error) - drawn.min(), 12)

    def test_bands_are_drawn_only_where_points_stand_for_many(self):
        self.assertNotIn(b'"band-', self.once(("decay",)))
        wide = self.once(("decay", "--positions=100000"))
        self.assertIn(b'"band-upper_bound"', wide)
        self.assertIn(b'"band-dot_product"', wide)

    def test_pngs_are_pictures(self):
        for arguments in SERIES:
            with self.subTest(arguments):
                pixels = image.imread(io.BytesIO(self.once(arguments, "png")))
                self.assertGreaterEqual(pixels.shape[1], 1000)
                self.assertGreater(len(np.unique(pixels.reshape(-1, pixels.shape[2]), axis=0)), 50)

    def test_same_numbers_give_the_same_bytes(self):
        for arguments, file_format in [(kind, "svg") for kind in SERIES] + [(("rotation",), "png")]:
            with self.subTest(arguments, format=file_format):
                self.assertEqual(self.once(arguments, file_format),
                                 self.draw(arguments, file_format))

    def test_pictures_are_small(self):
        for arguments in SERIES:
            with self.subTest(arguments):
                self.assertLess(len(self.once(arguments)), 150_000)

    def test_surroundings_do_not_matter(self):
        with tempfile.TemporaryDirectory() as folder:
            pathlib.Path(folder, "matplotlibrc").write_text("font.size: 30\n")
            self.assertEqual(self.once(("decay",)),
                             self.draw(("decay",), DISPLAY=":77", MPLBACKEND="TkAgg", LC_ALL="C",
                                       SOURCE_DATE_EPOCH="7", MATPLOTLIBRC=folder))

    def test_title_names_the_model(self):
        # Text is outlines, but its words stand beside them.
        self.assertIn(b"<!-- llama-3.1-8b: decay with distance -->", self.once(("decay",)))

    def test_extensions_may_be_upper_case(self):
        self.assertEqual(self.once(("decay",)), self.draw(("decay",), "SVG"))


class Documentation(unittest.TestCase):
    """Committed pictures are those that the commands beside them make now."""

    def test_pictures_are_up_to_date(self):
        text = (SOURCE / "docs/pictures/README.md").read_text()
        commands = [shlex.split(line) for line in text.splitlines()
                    if line.startswith("ropewalk plot ")]
        made = set()
        for command in commands:
            with self.subTest(command), tempfile.TemporaryDirectory() as folder:
                committed = SOURCE / command[-1]
                picture = pathlib.Path(folder, committed.name)
                subprocess.run([TOOL, *command[1:-1], picture], cwd=SOURCE, check=True)
                self.assert_alike(picture.read_text(), committed.read_text())
                made.add(committed.name)
        self.assertEqual(made, {path.name for path in (SOURCE / "docs/pictures").glob("*.svg")})

    def assert_alike(self, found, expected):
        """But for digits in which processors may differ, and what is encoded with them."""
        found, expected = (re.sub(r'"data:image[^"]*"', '""', text) for text in (found, expected))
        number = r"-?\d+\.\d+"
        self.assertEqual(re.sub(number, "#", found), re.sub(number, "#", expected))
        pairs = zip(re.findall(number, found), re.findall(number, expected))
        self.assertLess(max(abs(float(a) - float(b)) for a, b in pairs), 0.05)


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[3:]])
