/*===- c_api_test.c - The headers and the archive from C --------*- C -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===*/

#include "ropewalk/cuda.h"
#include "ropewalk/kernel.h"
#include "ropewalk/opencl.h"
#include "ropewalk/ropewalk.h"

#include <stdio.h>
#include <string.h>

#define EXPECT(condition)                                                                          \
  do {                                                                                             \
    if (!(condition)) {                                                                            \
      fprintf(stderr, "%s:%d: %s does not hold\n", __FILE__, __LINE__, #condition);                \
      return 1;                                                                                    \
    }                                                                                              \
  } while (0)

int main(void) {
  ropewalk_rotation rotation = {0};
  ropewalk_layout layout = {0};
  ropewalk_plan_options options = {0};
  ropewalk_tensors tensors = {0};
  ropewalk_weight weight = {0};
  ropewalk_check_report report;
  ropewalk_plan *plan;
  ropewalk_error error;
  float src[2][4] = {{1, 2, 3, 4}, {5, 6, 7, 8}}, dst[2][4], again[2][4], rows[2][32];
  double inv_freq[2];

  rotation.head_dim = 4;
  rotation.rotary_dim = 4;
  rotation.frequencies.theta = 10000;
  rotation.frequencies.attention_factor = 1;
  EXPECT(ropewalk_inv_freq(&rotation, inv_freq, NULL, &error) == ROPEWALK_OK);
  EXPECT(inv_freq[0] == 1 && inv_freq[1] == 0.01);

  layout.q.heads = 1;
  layout.q.src_token_stride = layout.q.dst_token_stride = 4;
  options.position_end = 2;
  EXPECT(ropewalk_plan_create(&rotation, &layout, &options, &plan, &error) == ROPEWALK_UNSUPPORTED);
  EXPECT(strstr(error.message, "allow_reference") != NULL);
  options.allow_reference = 1;
  EXPECT(ropewalk_plan_create(&rotation, &layout, &options, &plan, &error) == ROPEWALK_OK);
  EXPECT(error.status == ROPEWALK_OK && error.message[0] == 0);
  EXPECT(strstr(ropewalk_plan_describe(plan), "reference") != NULL);

  tensors.q_src = src;
  tensors.q_dst = dst;
  tensors.batches = 1;
  tensors.tokens = 2;
  EXPECT(ropewalk_run(plan, &tensors) == ROPEWALK_OK);
  EXPECT(memcmp(src[0], dst[0], sizeof src[0]) == 0); /* position 0 */
  EXPECT(dst[1][0] < 5 * 0.5404f - 7 * 0.8414f + 1e-3f &&
         dst[1][0] > 5 * 0.5403f - 7 * 0.8415f - 1e-3f);
  EXPECT(ropewalk_rows_bytes(plan, 2) == sizeof rows);
  EXPECT(ropewalk_make_rows(plan, &tensors, rows, sizeof rows, &error) == ROPEWALK_OK);
  tensors.rows = rows;
  tensors.q_dst = again;
  EXPECT(ropewalk_run(plan, &tensors) == ROPEWALK_OK);
  EXPECT(memcmp(dst, again, sizeof dst) == 0);
  EXPECT(ropewalk_check(plan, &report) == ROPEWALK_OK);
  ropewalk_plan_destroy(plan);

  EXPECT(ropewalk_cuda_run(NULL, &tensors, NULL, &error) == ROPEWALK_INVALID_ARGUMENT);
  EXPECT(strcmp(error.message, "plan is null, expected a pointer") == 0);
  EXPECT(ropewalk_opencl_run(NULL, NULL, NULL, &error) == ROPEWALK_INVALID_ARGUMENT);
  EXPECT(strcmp(ropewalk_cuda_plan_describe(NULL), ropewalk_opencl_plan_describe(NULL)) == 0);

  weight.heads = 1;
  weight.head_dim = weight.rotary_dim = 4;
  weight.row_bytes = sizeof(float);
  EXPECT(ropewalk_permute(&weight, ROPEWALK_INTERLEAVED, src, dst, &error) == ROPEWALK_OK);
  EXPECT(dst[0][0] == 1 && dst[0][1] == 3 && dst[0][2] == 2 && dst[0][3] == 4);
  EXPECT(ropewalk_permute(&weight, 2, src, dst, &error) == ROPEWALK_INVALID_ARGUMENT);
  EXPECT(strcmp(error.message, "pairing is 2, expected ROPEWALK_HALF or ROPEWALK_INTERLEAVED") ==
         0);
  return 0;
}
