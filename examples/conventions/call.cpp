//===- call.cpp - One plan, one run ---------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "conventions.h"

namespace conventions {

Expected<Rotated> Call::run(const Floats &q, const Floats &k) {
  options.allow_reference = 1;
  auto plan = ropewalk::Plan::create(rotation, layout, options);
  if (!plan)
    return plan.error();
  Rotated rotated = {Floats(q.size()), Floats(k.size())};
  tensors.q_src = q.data();
  tensors.q_dst = rotated.q.data();
  tensors.k_src = k.data();
  tensors.k_dst = rotated.k.data();
  ropewalk_error why; // run gives a status, validate says the reason
  if (plan->run(tensors) && ropewalk_validate(plan->get(), &tensors, &why))
    return ropewalk::Error(why);
  return rotated;
}

Expected<Floats> Call::runOne(const Floats &x) {
  auto rotated = run(x);
  if (!rotated)
    return rotated.error();
  return std::move(rotated->q);
}

} // namespace conventions
