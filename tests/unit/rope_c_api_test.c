/*===- rope_c_api_test.c - The rope dialect in C ------------------*- C -*-===
 *
 * Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*/

#include "ropewalk-c/rope.h"

#include "mlir-c/Diagnostics.h"
#include "mlir-c/Pass.h"

#include <stdio.h>
#include <string.h>

static int failures = 0;

static void check(int holds, const char *what) {
  if (!holds) {
    fprintf(stderr, "failed: %s\n", what);
    ++failures;
  }
}
#define CHECK(condition) check(condition, #condition)

/* What was printed or reported last. */
static char text[4096];

static void append(MlirStringRef part, void *data) {
  (void)data;
  strncat(text, part.data,
          part.length < sizeof text - strlen(text) - 1 ? part.length
                                                       : sizeof text - strlen(text) - 1);
}

static MlirLogicalResult keep(MlirDiagnostic diagnostic, void *data) {
  text[0] = 0;
  mlirDiagnosticPrint(diagnostic, append, data);
  return mlirLogicalResultSuccess();
}

static const char *print(MlirAttribute attribute) {
  text[0] = 0;
  mlirAttributePrint(attribute, append, NULL);
  return text;
}

static void testChoices(MlirContext context) {
  MlirAttribute pairing = mlirRopePairingAttrGet(context, ROPEWALK_INTERLEAVED);
  MlirAttribute window = mlirRopeWindowAttrGet(context, 64, 32);
  CHECK(mlirAttributeIsARopePairing(pairing) && !mlirAttributeIsARopePairing(window));
  CHECK(mlirRopePairingAttrGetValue(pairing) == ROPEWALK_INTERLEAVED);
  CHECK(strcmp(print(pairing), "#rope<pairing interleaved>") == 0);
  CHECK(mlirAttributeIsARopeWindow(window) && !mlirAttributeIsARopeWindow(pairing));
  CHECK(mlirRopeWindowAttrGetBegin(window) == 64 && mlirRopeWindowAttrGetDim(window) == 32);
  CHECK(strcmp(print(window), "#rope.window<begin = 64, dim = 32>") == 0);
}

static void testFrequencies(MlirContext context) {
  const double inv_freq[2] = {1.0, 0.25};
  ropewalk_frequencies frequencies = {0};
  MlirAttribute attribute;
  frequencies.scaling = ROPEWALK_SCALING_LIST;
  frequencies.inv_freq = inv_freq;
  frequencies.list_length = 2;
  attribute = mlirRopeFrequencyAttrGet(context, &frequencies);
  CHECK(mlirAttributeIsARopeFrequency(attribute) && !mlirAttributeIsARopeAxes(attribute));
  frequencies = mlirRopeFrequencyAttrGetValue(attribute);
  CHECK(frequencies.scaling == ROPEWALK_SCALING_LIST && frequencies.list_length == 2);
  CHECK(frequencies.inv_freq != inv_freq && frequencies.inv_freq[1] == 0.25);

  memset(&frequencies, 0, sizeof frequencies);
  frequencies.theta = 0.5;
  attribute = mlirRopeFrequencyAttrGet(context, &frequencies);
  CHECK(mlirAttributeIsNull(attribute));
  CHECK(strstr(text, "theta is 0.5, expected") != NULL);

  frequencies.theta = 1e4; /* seq_len is not known yet */
  frequencies.scaling = ROPEWALK_SCALING_DYNAMIC;
  frequencies.factor = 2;
  frequencies.max_position_embeddings = 2048;
  attribute = mlirRopeFrequencyAttrGet(context, &frequencies);
  CHECK(mlirRopeFrequencyAttrGetValue(attribute).seq_len == 0);
}

static void testAxes(MlirContext context) {
  ropewalk_axes axes = {0};
  MlirAttribute attribute;
  CHECK(mlirAttributeIsNull(mlirRopeAxesAttrGet(context, &axes, 64)));
  axes.count = 3;
  axes.sections[0] = 16;
  axes.sections[1] = axes.sections[2] = 24;
  attribute = mlirRopeAxesAttrGet(context, &axes, 64);
  CHECK(mlirAttributeIsARopeAxes(attribute));
  CHECK(strcmp(print(attribute), "#rope.axes<order = contiguous, sections = [16, 24, 24]>") == 0);
  axes = mlirRopeAxesAttrGetValue(attribute);
  CHECK(axes.count == 3 && axes.sections[2] == 24);
  CHECK(mlirAttributeIsNull(mlirRopeAxesAttrGet(context, &axes, 63)));
  CHECK(strstr(text, "expected") != NULL);
}

static void testPasses(MlirContext context) {
  static const char source[] = "rope.rotation @model half attention_heads = 8 key_value_heads = 2 "
                               "head_dim = 16 window = <begin = 0, dim = 16> "
                               "frequencies = #rope.default<theta = 1.0e4>";
  MlirPassManager passes = mlirPassManagerCreate(context);
  MlirModule module = mlirModuleCreateParse(context, mlirStringRefCreateFromCString(source));
  CHECK(!mlirModuleIsNull(module));
  if (mlirModuleIsNull(module))
    return;
  CHECK(mlirLogicalResultIsSuccess(mlirParsePassPipeline(
      mlirPassManagerGetAsOpPassManager(passes),
      mlirStringRefCreateFromCString("builtin.module(rope-select-kernels{dtypes=f32 places=in})"),
      append, NULL)));
  CHECK(mlirLogicalResultIsSuccess(mlirPassManagerRunOnOp(passes, mlirModuleGetOperation(module))));
  text[0] = 0;
  mlirOperationPrint(mlirModuleGetOperation(module), append, NULL);
  CHECK(strstr(text, "rope.kernel @rope_half_f32_in_d16 ") != NULL);
  mlirPassManagerDestroy(passes);
  mlirModuleDestroy(module);
}

int main(void) {
  MlirContext context = mlirContextCreate();
  MlirDialectRegistry registry = mlirDialectRegistryCreate();
  mlirRopeRegisterDialect(registry);
  mlirContextAppendDialectRegistry(context, registry);
  mlirDialectRegistryDestroy(registry);
  CHECK(strcmp(mlirDialectHandleGetNamespace(mlirGetDialectHandle__rope__()).data, "rope") == 0);
  mlirDialectHandleLoadDialect(mlirGetDialectHandle__rope__(), context);
  mlirContextAttachDiagnosticHandler(context, keep, NULL, NULL);
  mlirRopeRegisterPasses();

  testChoices(context);
  testFrequencies(context);
  testAxes(context);
  testPasses(context);
  mlirContextDestroy(context);
  return failures != 0;
}
