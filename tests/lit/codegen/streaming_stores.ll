; Vector stores of results go past the cache, and are ordered before the return.
; RUN: %opt -passes=ropewalk-streaming-stores -S %s | FileCheck %s
; RUN: sed 's/x86_64-unknown/aarch64-unknown/' %s | %opt -passes=ropewalk-streaming-stores -S | FileCheck %s --check-prefix=ARM
target triple = "x86_64-unknown-linux-gnu"

; CHECK-LABEL: @streams(
; CHECK: store <4 x i32> %{{.*}}, ptr %{{.*}}, align 16, !nontemporal ![[ONE:[0-9]+]]
; CHECK: store <16 x i32> %{{.*}}, ptr %{{.*}}, align 64, !nontemporal ![[ONE]]
; CHECK-NEXT: call void @llvm.x86.sse.sfence()
; CHECK-NEXT: ret void
; ARM-LABEL: @streams(
; ARM: fence release
; ARM-NEXT: ret void
define void @streams(<4 x float> %v, <16 x float> %w, ptr %out) "ropewalk-stream" {
  store <4 x float> %v, ptr %out, align 16
  %next = getelementptr i8, ptr %out, i64 64
  store <16 x float> %w, ptr %next, align 64
  ret void
}

; A vector wider than its alignment goes in pieces that are aligned.
; CHECK-LABEL: @pieces(
; CHECK: %[[WORDS:.*]] = bitcast <16 x half> %v to <8 x i32>
; CHECK: %[[LOW:.*]] = shufflevector <8 x i32> %[[WORDS]], <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
; CHECK: store <4 x i32> %[[LOW]], ptr %{{.*}}, align 16, !nontemporal
; CHECK: %[[HIGH:.*]] = shufflevector <8 x i32> %[[WORDS]], <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
; CHECK-NEXT: %[[NEXT:.*]] = getelementptr inbounds i8, ptr %out, i64 16
; CHECK-NEXT: store <4 x i32> %[[HIGH]], ptr %[[NEXT]], align 16, !nontemporal
define void @pieces(<16 x half> %v, ptr %out) "ropewalk-stream" {
  store <16 x half> %v, ptr %out, align 16
  ret void
}

; No piece reaches beyond the vector, or claims more than it has.
; CHECK-LABEL: @odd_width(
; CHECK: store <4 x i32> %{{.*}}, ptr %{{.*}}, align 32, !nontemporal
; CHECK: store <4 x i32> %{{.*}}, ptr %{{.*}}, align 16, !nontemporal
; CHECK: store <4 x i32> %{{.*}}, ptr %{{.*}}, align 32, !nontemporal
; CHECK-NOT: store
define void @odd_width(<12 x float> %v, ptr %out) "ropewalk-stream" {
  store <12 x float> %v, ptr %out, align 32
  ret void
}

; One fence on every way out.
; CHECK-LABEL: @two_returns(
; CHECK-COUNT-2: call void @llvm.x86.sse.sfence()
; CHECK-NOT: sfence
define void @two_returns(<4 x float> %v, ptr %out, i1 %c) "ropewalk-stream" {
  store <4 x float> %v, ptr %out, align 16
  br i1 %c, label %a, label %b
a:
  ret void
b:
  ret void
}

; Only what is simple, a vector of whole 16 bytes, and not on the stack; such vectors are aligned,
; whether or not LLVM sees it.
; CHECK-LABEL: @some(
; CHECK: store <4 x i32> %{{.*}}, ptr %{{.*}}, align 16, !nontemporal
; CHECK: store <4 x i32> %{{.*}}, ptr %{{.*}}, align 16, !nontemporal
; CHECK: store float %s, ptr %scalar, align 16{{$}}
; CHECK: store volatile <4 x float> %v, ptr %out, align 16{{$}}
; CHECK: store <4 x float> %v, ptr %slot, align 16{{$}}
; CHECK: store <4 x float> %v, ptr %inside, align 16{{$}}
; CHECK: store <2 x float> %h, ptr %out, align 16{{$}}
; CHECK: store <2 x ptr> %a, ptr %out, align 16{{$}}
; CHECK-NEXT: call void @llvm.x86.sse.sfence
; CHECK-NEXT: ret
define void @some(<4 x float> %v, <2 x float> %h, <2 x ptr> %a, float %s, ptr %out) "ropewalk-stream" {
  %slot = alloca [8 x float], align 16
  store <4 x float> %v, ptr %out, align 16
  %unseen = getelementptr i8, ptr %out, i64 16
  store <4 x float> %v, ptr %unseen, align 8
  %scalar = getelementptr i8, ptr %out, i64 48
  store float %s, ptr %scalar, align 16
  store volatile <4 x float> %v, ptr %out, align 16
  store <4 x float> %v, ptr %slot, align 16
  %inside = getelementptr i8, ptr %slot, i64 16
  store <4 x float> %v, ptr %inside, align 16
  store <2 x float> %h, ptr %out, align 16
  store <2 x ptr> %a, ptr %out, align 16
  ret void
}

; Where lines are joined, what seems unaligned is.
; CHECK-LABEL: @joined(
; CHECK: store <4 x float> %v, ptr %unaligned, align 8{{$}}
; CHECK: store <16 x i32> %{{.*}}, ptr %{{.*}}, align 64, !nontemporal
define void @joined(<4 x float> %v, <16 x float> %w, ptr %out) "ropewalk-stream" "ropewalk-lines"="64" {
  %unaligned = getelementptr i8, ptr %out, i64 72
  store <4 x float> %v, ptr %unaligned, align 8
  store <16 x float> %w, ptr %out, align 64
  ret void
}

; Nothing streams: no fence.
; CHECK-LABEL: @nothing(
; CHECK-NOT: sfence
; CHECK: ret void
define void @nothing(float %s, ptr %out) "ropewalk-stream" {
  store float %s, ptr %out, align 4
  ret void
}

; Nobody asked.
; CHECK-LABEL: @plain(
; CHECK-NOT: nontemporal
; CHECK-NOT: sfence
; CHECK: ret void
define void @plain(<4 x float> %v, ptr %out) {
  store <4 x float> %v, ptr %out, align 64
  ret void
}

; CHECK: ![[ONE]] = !{i32 1}
