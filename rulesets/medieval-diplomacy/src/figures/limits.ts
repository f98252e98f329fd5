import type { Figure, FigureSpec } from '@chancery/core';
import { annexationLimit, annexedBy, commanderLimit, commandersOf } from '../rules/limits.ts';
import type { MdKnown, Types } from '../types.ts';
import type { View } from '../view-types.ts';
import type { RealmNumber, Status } from '../words.ts';

/** A figure of how much of a limit is used; the status that sets the limit stands beside it. */
const limit = (
  id: string,
  label: string,
  held: (view: View, realm: RealmNumber) => readonly unknown[],
  most: (status: Status) => number,
): FigureSpec<Types> => ({
  id,
  of: ({ view }: MdKnown): Figure => {
    const { own, realm } = view;
    const figure = { id, rule: 'MD-12.57', reckoning: [] };
    if (own === null || realm === null) return { ...figure, label, amount: '0' };
    return {
      ...figure,
      label: `${label} (${own.status})`,
      amount: `${held(view, realm).length} of ${most(own.status)}`,
    };
  },
});

/** What the status of the realm allows, and what of it is used: a ruler sees his own (MD-16.8, MD-12.57, MD-12.60). */
export const LIMIT_FIGURES: readonly FigureSpec<Types>[] = [
  limit('annexed', 'Annexed provinces', annexedBy, annexationLimit),
  limit('commanders', 'Commanders', commandersOf, commanderLimit),
];
