//===- models.cpp - Models described by a module ----------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "lower/requests.h"

#include "dialect/rope_dialect.h"

std::vector<ropewalk::Model> ropewalk::models(mlir::ModuleOp module) {
  std::vector<Model> models;
  for (rope::RotationOp op : module.getOps<rope::RotationOp>()) {
    Model model;
    model.name = op.getSymName().str();
    model.modelType = op.getModelType().value_or("").str();
    model.attentionHeads = op.getAttentionHeads();
    model.keyValueHeads = op.getKeyValueHeads();
    model.rotation = op.toRotation();
    if (op.getMaxPositions())
      model.maxPositions = static_cast<int64_t>(*op.getMaxPositions());
    model.layerType = op.getLayerType().value_or("").str();
    model.unrotatedLayers = op.getUnrotatedLayers().value_or("").str();
    models.push_back(std::move(model));
  }
  return models;
}
