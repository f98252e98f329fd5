import type { Board, Nation, Tribute } from '../state.ts';
import type { NationNumber, PlaceNumber } from '../words.ts';
import { getNation, isTribe, ownedBy } from './find.ts';
import { warsOf } from './war.ts';
import { yieldOf } from './yield.ts';

/** What a nation receives at its Action 9, but for tribute (W83-12.1). */
export interface Income {
  readonly lands: number;
  readonly sea: number;
  readonly land: number;
  readonly total: number;
}

const NOTHING: Income = { lands: 0, sea: 0, land: 0, total: 0 };

type Incomes = Pick<Board, 'nations' | 'territories' | 'units'>;

/**
 * Its territories, but those that Brigands deny it, and its trade routes, one resource each (W83-6.1, 12.2). A conquered nation
 * collects nothing (W83-12.4, 19.12), and a tribe nothing of trade (W83-16.12).
 */
export const incomeOf = (board: Incomes, nation: NationNumber, denied: readonly PlaceNumber[] = []): Income =>
  incomeFrom(board, nation, yieldsOf(board, nation, denied));

/** The same, where it is known already what each of its territories brings. */
export const incomeFrom = (
  board: Pick<Board, 'nations'>,
  nation: NationNumber,
  yields: readonly { readonly value: number }[],
): Income => {
  const who = getNation(board, nation);
  if (who.status === 'conquered') return NOTHING;
  const lands = yields.reduce((sum, { value }) => sum + value, 0);
  const [sea, land] = isTribe(who) ? [0, 0] : [who.seaTrade, who.landTrade];
  return { lands, sea, land, total: lands + sea + land };
};

/** What each of its territories brings, but those that Brigands deny it (W83-12.2). */
export const yieldsOf = (
  board: Incomes,
  nation: NationNumber,
  denied: readonly PlaceNumber[] = [],
): readonly { readonly territory: PlaceNumber; readonly value: number }[] =>
  ownedBy(board, nation)
    .filter(({ number }) => !denied.includes(number))
    .map((territory) => ({ territory: territory.number, value: yieldOf(board, nation, territory) }));

/** Tributes of which a payment is due at the nation's Action 9 of this turn (W83-13.7). */
export const tributesDue = (
  { tributes, turn, nations }: Pick<Board, 'tributes' | 'turn' | 'nations'>,
  nation: NationNumber,
): readonly Tribute[] => {
  const { phase } = getNation({ nations }, nation);
  return tributes
    .filter(({ receiver, left, since }) => receiver === nation && left > 0 && isDue(since, { turn, phase }))
    .toSorted((a, b) => a.payer - b.payer);
};

interface Moment {
  readonly turn: number;
  readonly phase: number;
}
const isDue = (since: Moment, now: Moment): boolean =>
  since.turn < now.turn || (since.turn === now.turn && since.phase <= now.phase);

/** A non-player nation that is at war, or was since its last income, pays or receives tribute, or wants lands back (W83-19.11). */
export const isStirring = (board: Pick<Board, 'wars' | 'tributes'>, { number, stirred, rebellion }: Nation): boolean =>
  stirred ||
  rebellion !== null ||
  warsOf(board, number).length > 0 ||
  board.tributes.some(({ payer, receiver }) => payer === number || receiver === number);
