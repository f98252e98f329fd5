import type { Figure, FigurePart } from '@chancery/core';

/** The figures as an account: one of them is the sum of others, which are told beside its parts. */
export interface Account {
  /** Null when no figure adds up others. */
  readonly sum: Figure | null;
  readonly parts: readonly { readonly part: FigurePart; readonly figure: Figure | null }[];
  /** What stands for itself. */
  readonly others: readonly Figure[];
}

export const accountOf = (figures: readonly Figure[]): Account => {
  const sum = figures.find(({ reckoning }) => reckoning.some(({ figure }) => figure !== undefined)) ?? null;
  const parts = (sum?.reckoning ?? []).map((part) => ({
    part,
    figure: figures.find(({ id }) => id === part.figure) ?? null,
  }));
  const told = new Set([sum, ...parts.map(({ figure }) => figure)]);
  return { sum, parts, others: figures.filter((figure) => !told.has(figure)) };
};
