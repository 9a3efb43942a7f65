# Text tests. Tools are found by name: ours first, then LLVM's (FileCheck, not, opt, ...).
import os
import sys

import lit.formats

config.name = "ropewalk"
config.test_format = lit.formats.ShTest(execute_external=False)
config.test_source_root = os.path.dirname(__file__)
config.suffixes = [".mlir", ".ll", ".test"]

build = config.ropewalk_binary_dir
config.environment["PATH"] = os.pathsep.join(
    [os.path.join(build, "bin"), config.llvm_tools_dir, config.environment["PATH"]]
)
# LLVM's allocators poison memory from inlined code, which is ours and checked, and unpoison it in
# the library, which is not: under asan that would be reported as our error.
config.environment["ASAN_OPTIONS"] = os.environ.get(
    "ASAN_OPTIONS", "allow_user_poisoning=0:detect_container_overflow=0"
)

config.substitutions += [
    ("%python", sys.executable),
    ("%configs", os.path.join(config.ropewalk_source_dir, "examples", "configs")),
    ("%passes", os.path.join(build, "lib", "RopewalkPasses.so")),
]
