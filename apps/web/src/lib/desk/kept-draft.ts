import type { AnyOrder, TurnFile } from '@chancery/core';

/** Drafts stay on this device until their turn is over: they survive a reload, a lost connection and a closed window. */
export const keepDraft = (file: TurnFile, orders: readonly AnyOrder[]): void => {
  try {
    localStorage.setItem(keyOf(file), JSON.stringify(orders));
  } catch {
    // No room, or a browser that keeps nothing: the draft lives as long as the page.
  }
};

/** The draft kept for a turn file on this device; null when there is none. */
export const keptDraft = (file: TurnFile): readonly AnyOrder[] | null => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(file)) ?? 'null');
    return Array.isArray(kept) ? (kept as AnyOrder[]) : null;
  } catch {
    return null;
  }
};

const keyOf = ({ campaign, seat, turn, commitment }: TurnFile): string =>
  `chancery draft ${campaign.id} ${seat} ${turn} ${commitment.slice(0, 16)}`;
