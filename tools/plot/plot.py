#===- plot.py - Draws what `ropewalk plot` has computed -------------------===#
#
# Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Reads the numbers of one picture as JSON from standard input and writes the picture to
standard output. The same numbers give the same bytes.

usage: plot.py png|svg
exit code: 3 where matplotlib cannot be imported, with the reason on standard error
"""

import io
import json
import math
import os
import sys

EXIT_WITHOUT_MATPLOTLIB = 3

os.environ["MPLBACKEND"] = "agg"  # no display, whatever the user's sessions draw on
try:
    import matplotlib
    from matplotlib.figure import Figure
    from matplotlib.ticker import FixedLocator, FuncFormatter, MaxNLocator, NullLocator
except ImportError as error:
    print(error, file=sys.stderr)
    sys.exit(EXIT_WITHOUT_MATPLOTLIB)

# Okabe and Ito's colours, which colour-blind people tell apart.
BLUE, ORANGE, GREEN, RED, PURPLE = "#0072B2", "#E69F00", "#009E73", "#D55E00", "#CC79A7"
AXIS_COLOURS = (BLUE, RED, GREEN, PURPLE, ORANGE, "#56B4E9", "#8C6D1F", "#000000")
INK, FAINT = "#222222", "#767676"
STYLE = {
    "font.family": "DejaVu Sans", "font.size": 11, "axes.titlesize": 11, "legend.fontsize": 10,
    "axes.edgecolor": FAINT, "axes.labelcolor": INK, "text.color": INK,
    "xtick.color": INK, "ytick.color": INK, "axes.spines.top": False, "axes.spines.right": False,
    "xtick.minor.size": 0, "ytick.minor.size": 0, "lines.linewidth": 1.8,
    "axes.grid": True, "grid.color": "#DDDDDD", "grid.linewidth": 0.7,
    "legend.frameon": False, "figure.facecolor": "white", "savefig.facecolor": "white",
    "path.simplify_threshold": 0.5, "svg.hashsalt": "ropewalk", "svg.fonttype": "path",
}
TITLE = {"fontsize": 13, "fontweight": "bold"}
NOTE = {"color": FAINT}
METADATA = {"svg": {"Date": None, "Creator": None}, "png": {"Software": None}}


def new_figure(data, title, width, height):
    return titled_figure(f"{data['model']}: {title}", rule_of(data), width, height)


def titled_figure(title, note, width, height):
    figure = Figure(figsize=(width, height), layout="constrained")
    # Two lines at the top, in inches from there, and the rest below.
    figure.get_layout_engine().set(w_pad=0.08, h_pad=0.06, rect=(0, 0, 1, 1 - 0.58 / height))
    for text, top, style in ((title, 0.1, TITLE), (note, 0.36, NOTE)):
        figure.text(0.1 / width, 1 - top / height, text, ha="left", va="top", parse_math=False,
                    **style)
    return figure


def rule_of(data):
    """Theta and whatever is not the usual."""
    parts = [data["layer_type"]] if data["layer_type"] else []
    if data["scaling"] == "list":
        parts.append("listed frequencies")
    else:
        parts.append(f"theta {data['theta']:,.10g}")
        if data["scaling"] != "default":
            parts.append(f"{data['scaling']} scaling")
    if data["seq_len"]:
        parts.append(f"for {short(data['seq_len'])} tokens")
    if data["attention_factor"] != 1:
        parts.append(f"attention factor {data['attention_factor']:.5g}")
    if data["axes"] > 1:
        parts.append(f"{data['axes']} axes" + (
            "" if data["kind"] == "frequencies" else " with equal positions"))
    if data["angle"] != "exact":
        parts.append("Hugging Face's f32 angles")
    return ", ".join(parts)


def short(count):
    """4096 as 4K: context lengths are spoken of in powers of two."""
    for unit, size in (("G", 2**30), ("M", 2**20), ("K", 2**10)):
        if count >= size:
            return f"{count / size:.4g}{unit}"
    return f"{count:.4g}"


def whole_numbers():
    return MaxNLocator(integer=True, nbins=9, steps=[1, 2, 4, 8, 10], min_n_ticks=1)


def log_positions(axes, last):
    """A logarithmic axis of positions from 1 on, with ticks at powers of two."""
    axes.set_xscale("log")
    step = max(1, math.ceil(math.log2(last) / 9))
    ticks = [2.0**k for k in range(0, math.ceil(math.log2(last)) + 1, step)]
    axes.xaxis.set_major_locator(FixedLocator(ticks))
    axes.xaxis.set_minor_locator(NullLocator())
    axes.xaxis.set_major_formatter(FuncFormatter(lambda value, _: short(value)))
    axes.set_xlim(1, last)


def draw(axes, series, x, y, **style):
    """A line that can be found by name in an SVG."""
    axes.plot(x, y, gid=f"series-{series}", marker="o" if len(x) <= 16 else "", markersize=4,
              **style)


def legend_above(axes, columns):
    """Where no data can be."""
    axes.legend(loc="lower right", bbox_to_anchor=(1, 1), borderaxespad=0.2, ncols=columns)


def mark_height(axes, text, y, side, above=2):
    """A horizontal line with its meaning at the left or right end, so many points above it."""
    axes.axhline(y, color=FAINT, linewidth=1, linestyle=(0, (2, 2)))
    axes.annotate(text, (1 if side == "right" else 0, y), textcoords="offset points",
                  xycoords=axes.get_yaxis_transform(), xytext=(-4 if side == "right" else 4, above),
                  ha=side, va="bottom" if above > 0 else "top", fontsize=9, color=FAINT,
                  bbox={"facecolor": "white", "alpha": 0.8, "linewidth": 0, "pad": 0.5})


def mark_context(axes, data, last):
    """The model's own context length, if it is within the picture."""
    positions = data["max_positions"]
    if positions and 1 < positions < last:
        axes.axvline(positions, color=FAINT, linewidth=1, linestyle=(0, (2, 2)),
                     gid="max-positions", label=f"max positions: {short(positions)}")


def draw_frequencies(data):
    scaled, before = data["inv_freq"], data["unscaled_inv_freq"]
    changed = before is not None and before != scaled
    figure = new_figure(data, "frequency of each pair", 8, 5.2 if changed else 4.4)
    grid = figure.add_gridspec(2 if changed else 1, 1, height_ratios=[3, 1] if changed else [1])
    axes = figure.add_subplot(grid[0])
    axes.set_yscale("log")
    axes.set_ylabel("inverse frequency\n(radians per position)")
    wavelength = axes.secondary_yaxis("right", functions=(two_pi_over, two_pi_over))
    wavelength.set_ylabel("wavelength (positions)")
    after = "after scaling" if changed else "inverse frequency"
    if scaled.count(0):  # which a logarithmic axis does not have
        after += f" (0 for {scaled.count(0)} pairs)"
    for name, values, label, dashes in (("unscaled", before if changed else None,
                                         "before scaling", "--"), ("scaled", scaled, after, "-")):
        if values:
            draw_by_axis(axes, data, name, [abs(f) or math.nan for f in values], label, dashes)
    lengths = {name: data[name] for name in ("original_max_positions", "max_positions")
               if data[name]}
    for index, name in enumerate(sorted(lengths, key=lengths.get)):
        # The longer one's line is the lower, or they are one: the labels part from each other.
        mark_height(axes, f"{name.replace('_', ' ')}: {short(lengths[name])}",
                    2 * math.pi / lengths[name], "left", above=-3 if index else 2)
    legend_above(axes, 2)
    axes.set_xlim(-0.5, len(scaled) - 0.5)
    last = axes
    if changed:
        axes.tick_params(labelbottom=False)
        last = figure.add_subplot(grid[1], sharex=axes)
        divisors = [b / abs(s) if s else math.nan for b, s in zip(before, scaled)]
        draw(last, "divisor", range(len(scaled)), divisors, color=GREEN)
        last.set_ylabel("divided by")
        last.set_ylim(bottom=0)
        last.yaxis.set_major_locator(MaxNLocator(nbins=4, steps=[1, 2, 5, 10]))
    last.set_xlabel("pair index i")
    last.xaxis.set_major_locator(whole_numbers())
    return figure


def draw_by_axis(axes, data, name, values, label, dashes):
    """A line; or, where positions have several coordinates, dots in the colour of each pair's."""
    if data["axes"] == 1:
        draw(axes, name, range(len(values)), values, label=label, linestyle=dashes,
             color=BLUE if dashes == "-" else ORANGE)
        return
    for axis, colour in zip(range(data["axes"]), AXIS_COLOURS):
        pairs = [i for i, a in enumerate(data["pair_axis"]) if a == axis]
        axes.plot(pairs, [values[i] for i in pairs], gid=f"series-{name}-axis-{axis}",
                  linestyle="", marker="o", markersize=4, color=colour,
                  markerfacecolor=colour if dashes == "-" else "white",
                  label=f"{label}, axis {axis}")


def two_pi_over(values):
    import numpy
    with numpy.errstate(divide="ignore"):
        return 2 * math.pi / numpy.asarray(values, float)


def draw_decay(data):
    begin, end = data["distance_begin"], data["distance_end"]
    logarithmic = end[-1] - begin[-1] > 1
    figure = new_figure(data, "decay with distance", 8, 5.4)
    bound, product = figure.subplots(2, 1, sharex=True)
    shown = slice(1 if logarithmic else 0, None)  # a logarithmic axis has no distance 0
    x = [math.sqrt(b * (e - 1)) for b, e in zip(begin, end)][shown]
    for axes, name, colour in ((bound, "upper_bound", BLUE), (product, "dot_product", RED)):
        if logarithmic:
            axes.fill_between(x, data[name + "_least"][shown], data[name + "_largest"][shown],
                              color=colour, alpha=0.25, linewidth=0, gid=f"band-{name}",
                              label="least to largest")
        draw(axes, name, x, data[name][shown], color=colour,
             label="mean" if logarithmic else None)
        mark_context(axes, data, end[-1])
    bound.set_ylabel("upper bound\n(mean of $|S_j|$)")
    bound.set_ylim(bottom=0)
    product.set_ylabel("q·k of vectors\nof ones")
    product.axhline(0, color=FAINT, linewidth=1)
    product.set_xlabel("relative distance (positions)")
    if logarithmic:
        log_positions(product, end[-1])
    else:
        product.set_xlim(0, end[-1] - 1)
        product.xaxis.set_major_locator(whole_numbers())
    if bound.get_legend_handles_labels()[0]:
        legend_above(bound, 3)
    return figure


def draw_error(data):
    last = data["position_end"][-1]
    figure = new_figure(data, "error of cos and sin by position", 8, 4.8)
    axes = figure.add_subplot()
    axes.set_yscale("log")
    x = [max(1, math.sqrt(b * (e - 1)))
         for b, e in zip(data["position_begin"], data["position_end"])][1:]
    for mode, name, colour, style in (("hf", "cos", RED, "-"), ("hf", "sin", ORANGE, "--"),
                                      ("exact", "cos", BLUE, "-"), ("exact", "sin", GREEN, "--")):
        label = f"{name}, angle mode {mode}"
        draw(axes, f"{mode}-{name}", x, [e or math.nan for e in data[mode][name][1:]],
             color=colour, linestyle=style, label=label, linewidth=1.4)
    # That of f32 is where exact angles' errors are, which lie closely under it.
    for name, height, above in (("bf16's rounding, $2^{-9}$", 2**-9, 2),
                                ("f16's rounding, $2^{-12}$", 2**-12, 2),
                                ("f32's rounding, $2^{-25}$", 2**-25, -6)):
        mark_height(axes, name, height, "right", above)
    axes.set_ylabel("largest error over all pairs")
    axes.set_xlabel("position")
    log_positions(axes, last)
    axes.set_ylim(1e-9, 10)
    mark_context(axes, data, last)
    legend_above(axes, 3)
    return figure


def draw_rotation(data):
    y0, y1 = data["y0"], data["y1"]
    positions, pairs = len(y0), len(y0[0])
    figure = new_figure(data, "a vector turned", 9, 5.6)
    grid = figure.add_gridspec(2, 2, width_ratios=[1, 1.35])
    few = min(positions, 7)
    draw_arrows(figure.add_subplot(grid[0, 0]),
                {p: (y0[p][0], y1[p][0]) for p in range(few)}, "position")
    # As far as the first pair has turned by half: so no vector of another has come round.
    at = min(positions - 1, max(1, int(math.pi / (abs(data["inv_freq"][0]) or 1))))
    draw_arrows(figure.add_subplot(grid[1, 0]), far_apart(list(zip(y0[at], y1[at]))), "pair")
    figure.axes[0].set_title("pair 0, by position", loc="left")
    figure.axes[1].set_title(f"position {at}, by pair", loc="left")
    axes = figure.add_subplot(grid[:, 1])
    axes.set_title("component 0, vector (1, 0) in each pair", loc="left")
    limit = data["attention_factor"]
    image = axes.imshow([list(column) for column in zip(*y0)], cmap="RdBu", vmin=-limit,
                        vmax=limit, aspect="auto", interpolation="nearest", origin="upper",
                        extent=(-0.5, positions - 0.5, pairs - 0.5, -0.5), gid="series-map")
    axes.grid(False)
    axes.set_xlabel("position")
    axes.set_ylabel("pair index i")
    for axis in (axes.xaxis, axes.yaxis):
        axis.set_major_locator(whole_numbers())
    bar = figure.colorbar(image, ax=axes, pad=0.02)
    bar.outline.set_visible(False)
    return figure


def far_apart(vectors, most=9):
    """The first vector of each direction, and the last: labels must not lie on each other."""
    chosen = {0: vectors[0]}
    for index, vector in enumerate(vectors):
        if len(chosen) < most and all(math.dist(vector, other) > 0.3 * math.hypot(*vector)
                                      for other in chosen.values()):
            chosen[index] = vector
    if math.dist(vectors[-1], list(chosen.values())[-1]) < 0.2 * math.hypot(*vectors[-1]):
        chosen.popitem()
    return chosen | {len(vectors) - 1: vectors[-1]}


def draw_arrows(axes, vectors, what):
    """From the origin to each of `vectors`, which are labelled by their keys."""
    colours = matplotlib.colormaps["viridis"]
    radius = max(math.hypot(*vector) for vector in vectors.values())
    for k, (name, (a, b)) in enumerate(vectors.items()):
        colour = colours(k / max(len(vectors) - 1, 1) * 0.8)
        arrow = axes.annotate("", (a, b), (0, 0), arrowprops={
            "arrowstyle": "-|>", "color": colour, "shrinkA": 0, "shrinkB": 0, "linewidth": 1.6})
        arrow.arrow_patch.set_gid(f"series-{what}-{name}")
        axes.text(1.2 * a, 1.2 * b, str(name), ha="center", va="center", color=colour)
    axes.set_aspect("equal")
    axes.set_xlim(-1.45 * radius, 1.45 * radius)
    axes.set_ylim(-1.45 * radius, 1.45 * radius)
    axes.set_xlabel("component 0")
    axes.set_ylabel("component 1")


SLOWEST_SHOWN = 2  # of a search: who takes twice the time is out, and those of 30 times squeeze all


def draw_search(data):
    """Every kernel of every shape that was measured; winners in the colours of their schedules."""
    shapes = data["shapes"]
    figure = titled_figure("time of each schedule / that of what was preferred before",
                           data["note"], max(8, min(24, 4 + 0.16 * len(shapes))), 6)
    axes = figure.add_subplot()
    axes.set_yscale("log")
    axes.axhline(1, color=INK, linewidth=1)
    points = [(x, kernel["ratio"]) for x, shape in enumerate(shapes) for kernel in shape["kernels"]]
    shown = [point for point in points if point[1] <= SLOWEST_SHOWN]
    beyond = sorted({x for x, ratio in points if ratio > SLOWEST_SHOWN})
    axes.plot(*zip(*shown), gid="series-candidates", linestyle="", marker="o", markersize=3,
              color="#BBBBBB", label="candidates")
    if beyond:
        axes.plot(beyond, [SLOWEST_SHOWN] * len(beyond), gid="series-beyond", linestyle="",
                  marker="^", markersize=4, color=FAINT, clip_on=False,
                  label=f"some beyond {SLOWEST_SHOWN}")
    names = sorted({shape["winner"] for shape in shapes if shape["winner"]})
    for name, colour in zip(names, [colour for _ in names for colour in AXIS_COLOURS]):
        won = [(x, shape["ratio"]) for x, shape in enumerate(shapes) if shape["winner"] == name]
        axes.plot(*zip(*won), gid=f"series-winner-{name}", linestyle="", marker="D", markersize=5,
                  color=colour, label=name)
    begin = 0
    for x, shape in enumerate(shapes):
        if x and shape["rotation"] != shapes[x - 1]["rotation"]:
            axes.axvline(x - 0.5, color=FAINT, linewidth=0.8)
            begin = x
        if x == begin:
            axes.annotate(shape["rotation"], (x - 0.4, 1), xytext=(2, -3), rotation=90, va="top",
                          xycoords=axes.get_xaxis_transform(), textcoords="offset points",
                          fontsize=8, color=FAINT)
    labelled = range(0, len(shapes), 1 + len(shapes) // 120)
    axes.set_xticks(labelled, [shapes[x]["shape"] for x in labelled], rotation=90, fontsize=7)
    axes.set_xlim(-0.5, len(shapes) - 0.5)
    ratios = [ratio for _, ratio in shown]
    low, high = min([0.95, *ratios]) / 1.02, max([1.05, *ratios]) * 1.02
    high = SLOWEST_SHOWN if beyond else min(high, SLOWEST_SHOWN)
    axes.set_ylim(low, high)
    axes.yaxis.set_major_locator(FixedLocator(ratio_ticks(high / low)))
    axes.yaxis.set_minor_locator(NullLocator())
    axes.yaxis.set_major_formatter(FuncFormatter(lambda value, _: f"{value:g}"))
    axes.set_ylabel("time / incumbent's")
    legend_above(axes, min(6, len(axes.get_legend_handles_labels()[0])))
    return figure


def ratio_ticks(span):
    """Those that matter most, as long as no two are nearer than labels are high."""
    chosen = []
    for tick in (1, 0.5, 2, 0.25, 0.1, 0.7, 1.5, 0.8, 1.2, 0.9, 1.1, 0.95, 1.05, 0.6, 1.3, 1.7,
                 0.4, 0.3, 0.05, 0.01):
        if all(abs(math.log(tick / other)) > math.log(span) / 26 for other in chosen):
            chosen.append(tick)
    return chosen


def draw_blank(_):
    """Nothing: for those who ask whether there is anything to draw with."""
    return Figure(figsize=(1, 1))


DRAW = {"blank": draw_blank, "rotation": draw_rotation, "decay": draw_decay,
        "frequencies": draw_frequencies, "error": draw_error, "search": draw_search}


def main():
    file_format = sys.argv[1]
    data = json.load(sys.stdin)
    matplotlib.rcdefaults()  # not the user's own style
    matplotlib.rcParams.update(STYLE)
    picture = io.BytesIO()
    DRAW[data["kind"]](data).savefig(picture, format=file_format, dpi=150,
                                     metadata=METADATA[file_format])
    # Not through sys.stdout, which with PYTHONUNBUFFERED cuts short what does not fit.
    with open(sys.stdout.fileno(), "wb", closefd=False) as output:
        output.write(picture.getvalue())


if __name__ == "__main__":
    main()
