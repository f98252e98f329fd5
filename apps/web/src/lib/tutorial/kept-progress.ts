import type { AnyOrder } from '@chancery/core';

/** How far somebody has come in a lesson. */
export interface KeptProgress {
  readonly step: number;
  /** The draft with which each step began, by its id. */
  readonly drafts: { readonly [step: string]: readonly AnyOrder[] };
}

/** Where somebody left the lesson of a ruleset; null when they never took it, or have done. */
export const keptProgress = (ruleset: string): KeptProgress | null => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(ruleset)) ?? 'null');
    return isProgress(kept) ? kept : null;
  } catch {
    return null;
  }
};

export const keepProgress = (ruleset: string, progress: KeptProgress | null): void => {
  try {
    if (progress === null) localStorage.removeItem(keyOf(ruleset));
    else localStorage.setItem(keyOf(ruleset), JSON.stringify(progress));
  } catch {
    // A browser that keeps nothing: the lesson begins again after a reload.
  }
};

const isProgress = (kept: unknown): kept is KeptProgress =>
  typeof kept === 'object' && kept !== null && 'step' in kept && typeof kept.step === 'number' && 'drafts' in kept;

const keyOf = (ruleset: string): string => `chancery lesson ${ruleset}`;
