//===- device_kernels.cpp - Which kernels of a table a device runs --------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "device/device_kernels.h"

#include <algorithm>
#include <cinttypes>
#include <cstring>

namespace ropewalk {
namespace {

/// The cubin of the device's own generation that is nearest to it, else text that its driver may
/// compile. Cubins run on later minor versions of their major one only.
const ropewalk_device_image *findImage(const ropewalk_device_kernel &kernel,
                                       const DeviceTraits &device) {
  const ropewalk_device_image *best = nullptr, *text = nullptr;
  for (int64_t i = 0; i < kernel.imageCount; ++i) {
    const ropewalk_device_image &image = kernel.images[i];
    if (image.capability == 0) {
      if (!text && image.minCapability <= device.capability)
        text = &image;
    } else if (image.capability / 10 == device.capability / 10 &&
               image.capability <= device.capability &&
               (!best || image.capability > best->capability)) {
      best = &image;
    }
  }
  return best ? best : text;
}

std::string capabilityName(int32_t capability) {
  return std::to_string(capability / 10) + "." + std::to_string(capability % 10);
}

/// "compute capability 8.0, 9.x or from 8.0 on": of all the kernel's images.
std::string neededCapabilities(const ropewalk_device_kernel &kernel) {
  std::string text;
  for (int64_t i = 0; i < kernel.imageCount; ++i) {
    const ropewalk_device_image &image = kernel.images[i];
    text += text.empty() ? "" : " or ";
    if (image.capability == 0)
      text += capabilityName(image.minCapability) + " and above";
    else
      text +=
          capabilityName(image.capability) + " to " + std::to_string(image.capability / 10) + ".9";
  }
  return text;
}

/// Sorts one table's kernels for devices into candidates and rejections.
class DeviceSelection {
public:
  DeviceSelection(const DeviceRequest &request, const DeviceTraits &device)
      : request(request), device(device) {}

  void consider(const ropewalk_device_kernel &kernel) {
    std::optional<KernelSpec> spec = parseKernelName(kernel.name);
    if (!spec)
      return reject(kernel, "name not in this version's grammar");
    if (spec->target != device.target || !computes(spec->request, request.request))
      return;
    computed = true;
    if (request.kernel && std::strcmp(kernel.name, request.kernel) != 0)
      return reject(kernel, "another one was asked for by name");
    if (std::string reason = whyNotShape(*spec); !reason.empty())
      return rejectForShape(kernel, std::move(reason));
    if (const int64_t threads = threadsAcross(*spec, request.request.channels, device.maxThreads);
        threads > device.maxThreads)
      return rejectForHardware(kernel, "needs blocks of " + std::to_string(threads) +
                                           " threads, this device has " +
                                           std::to_string(device.maxThreads));
    if (const int64_t bytes = sharedBytesPerHead(*spec, request.request.channels);
        bytes > device.sharedBytes)
      return rejectForHardware(kernel, "needs blocks that share " + std::to_string(bytes) +
                                           " bytes, this device has " +
                                           std::to_string(device.sharedBytes));
    if (spec->request.source == TableSource::Factored && !device.hasDoubles)
      return rejectForHardware(kernel, "needs arithmetic in f64, which this device has not");
    const ropewalk_device_image *image = findImage(kernel, device);
    if (!image)
      return rejectForHardware(kernel, "needs compute capability " + neededCapabilities(kernel) +
                                           ", this device has " +
                                           capabilityName(device.capability));
    if (!request.kernel && request.heads < kernel.minHeads)
      return rejectForShape(kernel, Error(ROPEWALK_UNSUPPORTED,
                                          "preferred from %" PRId64 " heads on, found %" PRId64,
                                          kernel.minHeads, request.heads)
                                        .message());
    spec->schedule.launch = {kernel.blockThreads,
                             kernel.tokensFirst ? GridOrder::Tokens : GridOrder::Memory};
    choice.candidates.push_back({&kernel, image, *spec, requiredAlignment(*spec),
                                 request.kernel ? 0 : kernel.minBytes, device.maxThreads,
                                 device.sharedBytes, 0, maxReachOfLaunch});
  }

  Expected<DeviceChoice> finish() {
    if (!request.kernel) {
      order();
      dropUnreachable();
    }
    // A kernel asked for by name may refuse calls; run then says MISALIGNED.
    if (choice.candidates.empty() || !(request.kernel || servesEveryCall()))
      return missing();
    return std::move(choice);
  }

private:
  /// Why this width, these strides or this table are not for the kernel; empty if they are.
  std::string whyNotShape(const KernelSpec &spec) const {
    const int64_t channels = request.request.channels, multiple = widthMultiple(spec);
    if (channels % multiple != 0)
      return "needs a window whose width is a multiple of " + std::to_string(multiple) +
             ", found " + std::to_string(channels);
    if (spec.schedule.form == Form::Word && !request.pairsAdjacent)
      return "needs a table of adjacent pairs";
    // Element by element a table is aligned as its own elements are.
    const int64_t found = spec.schedule.form == Form::Word
                              ? std::min(request.alignment, request.tableAlignment)
                              : request.alignment;
    if (int64_t alignment = requiredAlignment(spec); found % alignment != 0)
      return "needs strides, offsets and a table that are multiples of " +
             std::to_string(alignment) + " bytes, found " + std::to_string(found);
    return {};
  }

  void reject(const ropewalk_device_kernel &kernel, std::string reason) {
    choice.rejected.push_back({kernel.name, std::move(reason)});
  }
  void rejectForHardware(const ropewalk_device_kernel &kernel, std::string reason) {
    hardware = true;
    reject(kernel, std::move(reason));
    lastReason = choice.rejected.back().kernel + " " + choice.rejected.back().reason;
  }
  void rejectForShape(const ropewalk_device_kernel &kernel, std::string reason) {
    runsHere = true;
    reject(kernel, std::move(reason));
    lastReason = choice.rejected.back().kernel + " " + choice.rejected.back().reason;
  }

  /// Kernels for large calls first; of each kind, those for this very width first.
  void order() {
    const auto rankOf = [](const DeviceCandidate &c) {
      return (c.minBytes > 0 ? 0 : 2) + (c.spec.request.channels != 0 ? 0 : 1);
    };
    std::vector<DeviceCandidate> all = std::move(choice.candidates);
    choice.candidates.clear();
    for (int rank = 0; rank < 4; ++rank)
      for (const DeviceCandidate &c : all)
        if (rankOf(c) == rank)
          choice.candidates.push_back(c);
  }

  /// Weaker conditions earlier in the list make a candidate useless.
  void dropUnreachable() {
    std::vector<DeviceCandidate> all = std::move(choice.candidates);
    choice.candidates.clear();
    for (const DeviceCandidate &c : all) {
      auto before = std::find_if(
          choice.candidates.begin(), choice.candidates.end(), [&](const DeviceCandidate &earlier) {
            return earlier.alignment <= c.alignment && earlier.minBytes <= c.minBytes;
          });
      if (before != choice.candidates.end())
        choice.rejected.push_back(
            {c.kernel->name, std::string("ranked below ") + before->kernel->name});
      else
        choice.candidates.push_back(c);
    }
  }

  bool servesEveryCall() const {
    return std::any_of(
        choice.candidates.begin(), choice.candidates.end(), [&](const DeviceCandidate &c) {
          return c.alignment <= elementBytes(request.request.dtype) && c.minBytes == 0;
        });
  }

  Error missing() const {
    const std::string wanted = requestName(request.request);
    const std::string target(targetName(device.target));
    if (!choice.candidates.empty())
      return Error(
          ROPEWALK_UNSUPPORTED,
          "kernels for %s on %s need pointers that are multiples of %d bytes or calls of a "
          "minimum size, expected one for every call",
          wanted.c_str(), target.c_str(), static_cast<int>(choice.candidates.back().alignment));
    if (!computed)
      return Error(ROPEWALK_UNSUPPORTED, "kernels has none for %s on %s, expected one",
                   wanted.c_str(), target.c_str());
    return Error(hardware && !runsHere ? ROPEWALK_UNSUPPORTED_HARDWARE : ROPEWALK_UNSUPPORTED,
                 "no kernel for %s can be used: %s", wanted.c_str(), lastReason.c_str());
  }

  const DeviceRequest &request;
  const DeviceTraits &device;
  DeviceChoice choice;
  bool computed = false; ///< Some kernel computes the request,
  bool hardware = false; ///< one of them has no image for this device,
  bool runsHere = false; ///< one was left out for its shape.
  std::string lastReason;
};

std::optional<Error> checkName(const ropewalk_kernel_table &table, const DeviceRequest &request,
                               const DeviceTraits &device) {
  std::vector<const char *> names;
  for (int64_t i = 0; i < table.deviceCount; ++i)
    names.push_back(table.deviceKernels[i].name);
  if (auto error = findKernelName(names, "kernel", request.kernel))
    return error;
  std::optional<KernelSpec> spec = parseKernelName(request.kernel);
  if (!spec || spec->target != device.target || !computes(spec->request, request.request))
    return Error(ROPEWALK_INVALID_ARGUMENT, "kernel is %s, expected one for %s on %s",
                 request.kernel, requestName(request.request).c_str(),
                 std::string(targetName(device.target)).c_str());
  return std::nullopt;
}

} // namespace

int64_t threadsAcross(const KernelSpec &spec, int64_t channels, int64_t maxThreads) {
  // Four warps: beyond, a head's window is long enough that its threads' loop costs nothing.
  constexpr int64_t mostAcross = 128;
  const int64_t pairs = channels / 2, pairsPerThread = widthMultiple(spec) / 2;
  const int64_t threads = std::max<int64_t>(1, pairs / pairsPerThread);
  return spec.request.channels != 0 ? threads : std::min({threads, mostAcross, maxThreads});
}

int64_t sharedBytesPerHead(const KernelSpec &spec, int64_t channels) {
  return reordersInPlace(spec.request) ? 2 * channels * elementBytes(spec.request.dtype) : 0;
}

Expected<DeviceChoice> chooseDeviceKernels(const ropewalk_kernel_table &table,
                                           const DeviceRequest &request,
                                           const DeviceTraits &device) {
  if (request.kernel)
    if (auto error = checkName(table, request, device))
      return *error;
  DeviceSelection selection(request, device);
  for (int64_t i = 0; i < table.deviceCount; ++i)
    selection.consider(table.deviceKernels[i]);
  return selection.finish();
}

} // namespace ropewalk
