import type { FigureSpec } from '@chancery/core';
import { figuresFrom } from '@chancery/kit';
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
): FigureSpec<Types> =>
  figure(id, label, 'MD-12.57', ({ view, realm, status }) => ({
    label: `${label} (${status})`,
    amount: `${held(view, realm).length} of ${most(status)}`,
  }));

interface Ruled {
  readonly view: View;
  readonly realm: RealmNumber;
  readonly status: Status;
}

const ruled = ({ view }: MdKnown): Ruled | null =>
  view.own === null || view.realm === null ? null : { view, realm: view.realm, status: view.own.status };

const figure = figuresFrom<Types, Ruled>(ruled, () => ({ amount: '0' }));

/** What the status of the realm allows, and how much of it is used: a ruler sees their own (MD-16.8, MD-12.57, MD-12.60). */
export const LIMIT_FIGURES: readonly FigureSpec<Types>[] = [
  limit('annexed', 'Annexed provinces', annexedBy, annexationLimit),
  limit('commanders', 'Commanders', commandersOf, commanderLimit),
];
