import type { GraphFault, RouteFault, RouteWay } from '@chancery/core';

/** What can be wrong with a world whose shape is right. */
export type WorldFault =
  | GraphFault
  | RouteFault
  | { readonly code: 'duplicate-name'; readonly area: number; readonly other: number }
  | { readonly code: 'backward-border'; readonly a: number; readonly b: number }
  | { readonly code: 'border-apart'; readonly a: number; readonly b: number }
  | { readonly code: 'missing-border'; readonly a: number; readonly b: number; readonly length: number }
  | { readonly code: 'backward-barrier'; readonly a: number; readonly b: number }
  | { readonly code: 'duplicate-barrier'; readonly a: number; readonly b: number }
  | { readonly code: 'barred-border'; readonly a: number; readonly b: number }
  | { readonly code: 'barrier-apart'; readonly a: number; readonly b: number }
  | { readonly code: 'unbarred-touch'; readonly a: number; readonly b: number }
  | { readonly code: 'untied-border'; readonly a: number; readonly b: number }
  | { readonly code: 'tied-touch'; readonly a: number; readonly b: number }
  | { readonly code: 'backward-route'; readonly a: number; readonly b: number; readonly by: RouteWay }
  | { readonly code: 'route-apart'; readonly a: number; readonly b: number; readonly by: RouteWay }
  | { readonly code: 'unreachable'; readonly area: number }
  | { readonly code: 'no-rings'; readonly area: number }
  | { readonly code: 'beyond-frame'; readonly area: number }
  | { readonly code: 'too-small'; readonly area: number; readonly across: number; readonly least: number }
  | { readonly code: 'label-outside'; readonly area: number }
  | { readonly code: 'seat-outside'; readonly area: number };
