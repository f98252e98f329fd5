import type { GraphFault } from '@chancery/core';

/** What can be wrong with a world whose shape is right. */
export type WorldFault =
  | GraphFault
  | { readonly code: 'duplicate-name'; readonly area: number; readonly other: number }
  | { readonly code: 'backward-border'; readonly a: number; readonly b: number }
  | { readonly code: 'border-apart'; readonly a: number; readonly b: number }
  | { readonly code: 'missing-border'; readonly a: number; readonly b: number; readonly length: number }
  | { readonly code: 'unreachable'; readonly area: number }
  | { readonly code: 'no-rings'; readonly area: number }
  | { readonly code: 'beyond-frame'; readonly area: number }
  | { readonly code: 'too-small'; readonly area: number; readonly across: number; readonly least: number }
  | { readonly code: 'label-outside'; readonly area: number }
  | { readonly code: 'seat-outside'; readonly area: number };
