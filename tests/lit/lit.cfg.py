#===- lit.cfg.py - Text tests -----------------------------------------===#
#
# Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
# Text tests. Tools are found by name: ours first, then LLVM's (FileCheck, not, opt, ...).
import os
import sys

import lit.formats

config.name = "ropewalk"
config.test_format = lit.formats.ShTest(execute_external=False)
config.test_source_root = os.path.dirname(__file__)
config.suffixes = [".mlir", ".ll", ".test"]
config.excludes = ["Inputs"]

build = config.ropewalk_binary_dir
config.environment["PATH"] = os.pathsep.join(
    [os.path.join(build, "bin"), config.llvm_tools_dir, config.environment["PATH"]]
)

config.substitutions += [
    ("%python", sys.executable),
    ("%graphs", os.path.join(config.ropewalk_source_dir, "tests", "graphs")),
    ("%configs", os.path.join(config.ropewalk_source_dir, "examples", "configs")),
    (
        "%mlir-opt",
        config.ropewalk_sanitizer_env
        + "mlir-opt --load-dialect-plugin={0} --load-pass-plugin={0}".format(
            os.path.join(build, "lib", "libRopewalkMLIR.so")
        ),
    ),
    # Stock opt is not built with sanitizers, our passes may be.
    (
        "%opt",
        config.ropewalk_sanitizer_env
        + "opt -load-pass-plugin="
        + os.path.join(build, "lib", "RopewalkPasses.so"),
    ),
]
