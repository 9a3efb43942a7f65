; A description that does not fit the function is an error, and leaves no kernel behind.
; RUN: sed 's/DESCRIPTION/dst,4,1xc1,head,token/' %s | %opt -passes=ropewalk-flat-abi -S | FileCheck %s --check-prefix=FITS
; FITS: call void @kernel.halide(

; No buffer for the argument:
; RUN: sed 's/DESCRIPTION/src,4,1xc1,head,token/' %s | not %opt -passes=ropewalk-flat-abi -S 2>&1 | FileCheck %s -DD=src,4,1xc1,head,token
; No such field:
; RUN: sed 's/DESCRIPTION/key,4,1xc1,head,token/' %s | not %opt -passes=ropewalk-flat-abi -S 2>&1 | FileCheck %s -DD=key,4,1xc1,head,token
; A field that is no pointer:
; RUN: sed 's/DESCRIPTION/heads,4,1xc1/' %s | not %opt -passes=ropewalk-flat-abi -S 2>&1 | FileCheck %s -DD=heads,4,1xc1
; No axis; no element size; a size of nothing:
; RUN: sed 's/DESCRIPTION/dst,4/' %s | not %opt -passes=ropewalk-flat-abi -S 2>&1 | FileCheck %s -DD=dst,4
; RUN: sed 's/DESCRIPTION/dst,1xc1/' %s | not %opt -passes=ropewalk-flat-abi -S 2>&1 | FileCheck %s -DD=dst,1xc1
; RUN: sed 's/DESCRIPTION/dst,0,1xc1/' %s | not %opt -passes=ropewalk-flat-abi -S 2>&1 | FileCheck %s -DD=dst,0,1xc1
; Axes that are no axes: an unknown word, half a count, divisors of zero and less, heads of a table:
; RUN: sed 's/DESCRIPTION/dst,4,batch/' %s | not %opt -passes=ropewalk-flat-abi -S 2>&1 | FileCheck %s -DD=dst,4,batch
; RUN: sed 's/DESCRIPTION/dst,4,1x/' %s | not %opt -passes=ropewalk-flat-abi -S 2>&1 | FileCheck %s -DD=dst,4,1x
; RUN: sed 's/DESCRIPTION/dst,4,1xc0/' %s | not %opt -passes=ropewalk-flat-abi -S 2>&1 | FileCheck %s -DD=dst,4,1xc0
; RUN: sed 's/DESCRIPTION/dst,4,-1xc1/' %s | not %opt -passes=ropewalk-flat-abi -S 2>&1 | FileCheck %s -DD=dst,4,-1xc1
; RUN: sed 's/DESCRIPTION/cos,4,head/' %s | not %opt -passes=ropewalk-flat-abi -S 2>&1 | FileCheck %s -DD=cos,4,head
; An empty description:
; RUN: sed 's/DESCRIPTION//' %s | not %opt -passes=ropewalk-flat-abi -S 2>&1 | FileCheck %s -DD=
; CHECK: error: ropewalk-abi of kernel.halide is '[[D]]', expected buffers that fit the function's arguments

; Scalars of another type than the field's, or of no field:
; RUN: sed 's/DESCRIPTION/dst,4,1xc1,head,token/; s/ptr %dst.buffer/ptr %dst.buffer, i64 %rowStep/' %s | not %opt -passes=ropewalk-flat-abi -S 2>&1 | FileCheck %s -DD=dst,4,1xc1,head,token
; RUN: sed 's/DESCRIPTION/dst,4,1xc1,head,token/; s/ptr %dst.buffer/ptr %dst.buffer, i32 %unknown/' %s | not %opt -passes=ropewalk-flat-abi -S 2>&1 | FileCheck %s -DD=dst,4,1xc1,head,token

define void @kernel(ptr %dst.buffer) "ropewalk-abi"="DESCRIPTION" {
  ret void
}
