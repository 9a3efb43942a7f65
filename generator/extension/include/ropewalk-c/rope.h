/*===- ropewalk-c/rope.h - The rope dialect in C ------------------*- C -*-===
 *
 * Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===
 *
 * Beside MLIR's own C API. Operations are built and taken apart as with any dialect; here are its
 * attributes, whose numbers are those of the runtime's structs (ropewalk/ropewalk.h). Link
 * RopewalkMLIR. Threads: as MLIR's, a context at a time.
 *
 *===----------------------------------------------------------------------===*/

#ifndef ROPEWALK_C_ROPE_H
#define ROPEWALK_C_ROPE_H

#include "ropewalk/ropewalk.h"

#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

/* mlirGetDialectHandle__rope__(), to register or load it. */
MLIR_DECLARE_CAPI_DIALECT_REGISTRATION(Rope, rope);

/* The dialect, and what other dialects' passes (-one-shot-bufferize) need to know of it. */
MLIR_CAPI_EXPORTED void mlirRopeRegisterDialect(MlirDialectRegistry registry);

/* All passes, by name, for mlirParsePassPipeline. Once per process. */
MLIR_CAPI_EXPORTED void mlirRopeRegisterPasses(void);

/*--- Attributes -------------------------------------------------------------*/

/* In all of these the context must have loaded the dialect. Whatever is read with ...Get must be
   of that kind. */

/* #rope<pairing ...> */
MLIR_CAPI_EXPORTED bool mlirAttributeIsARopePairing(MlirAttribute attribute);
MLIR_CAPI_EXPORTED MlirAttribute mlirRopePairingAttrGet(MlirContext context,
                                                        ropewalk_pairing pairing);
MLIR_CAPI_EXPORTED ropewalk_pairing mlirRopePairingAttrGetValue(MlirAttribute attribute);

/* #rope.window<begin = .., dim = ..> */
MLIR_CAPI_EXPORTED bool mlirAttributeIsARopeWindow(MlirAttribute attribute);
MLIR_CAPI_EXPORTED MlirAttribute mlirRopeWindowAttrGet(MlirContext context, int64_t begin,
                                                       int64_t dim);
MLIR_CAPI_EXPORTED int64_t mlirRopeWindowAttrGetBegin(MlirAttribute attribute);
MLIR_CAPI_EXPORTED int64_t mlirRopeWindowAttrGetDim(MlirAttribute attribute);

/* #rope.default<..>, #rope.llama3<..>, ...: any rule. Null, and an error to the context's handlers,
   if a number is out of its range. Lists are copied; those that are given back live as long as the
   context. */
MLIR_CAPI_EXPORTED bool mlirAttributeIsARopeFrequency(MlirAttribute attribute);
MLIR_CAPI_EXPORTED MlirAttribute mlirRopeFrequencyAttrGet(MlirContext context,
                                                          const ropewalk_frequencies *frequencies);
MLIR_CAPI_EXPORTED ropewalk_frequencies mlirRopeFrequencyAttrGetValue(MlirAttribute attribute);

/* #rope.axes<..>, of so many pairs. Null for one coordinate, and as above for numbers that do not
   fit. */
MLIR_CAPI_EXPORTED bool mlirAttributeIsARopeAxes(MlirAttribute attribute);
MLIR_CAPI_EXPORTED MlirAttribute mlirRopeAxesAttrGet(MlirContext context, const ropewalk_axes *axes,
                                                     int64_t pairs);
MLIR_CAPI_EXPORTED ropewalk_axes mlirRopeAxesAttrGetValue(MlirAttribute attribute);

#ifdef __cplusplus
}
#endif

#endif
