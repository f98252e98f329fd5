import {
  choiceTree,
  type Position,
  type ResolvedTurn,
  type Ruleset,
  type RulesetTypes,
  receivedBy,
  type SeatId,
} from '@chancery/core';
import { buildReport, toText } from '@chancery/reports';
import { knownTo } from '../position.ts';

/** In a large campaign this many seats look each turn, others the next; and always the public. */
const SEATS_A_TURN = 4;

/** Who looks in this turn: a seat, or null for the public. */
export const viewersOf = <T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  setting: T['setting'],
  turn: number,
): readonly (SeatId | null)[] => {
  const seats = ruleset.seats(setting).map(({ seat }) => seat);
  const count = Math.min(SEATS_A_TURN, seats.length);
  const first = (turn - 1) * count;
  return [...Array.from({ length: count }, (_, index) => seats[(first + index) % seats.length] as SeatId), null];
};

/** All that a viewer receives of a turn, part by part. */
export const allReceived = <T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  after: Position<T>,
  { tellings }: Pick<ResolvedTurn<T>, 'tellings'>,
  viewer: SeatId | null,
): { readonly [part: string]: unknown } => {
  const known = knownTo(ruleset, after, viewer);
  const news = receivedBy(tellings, viewer);
  return {
    view: known.view,
    news,
    report: toText(buildReport(ruleset, known, news, { seat: viewer })),
    choices: viewer === null ? {} : choiceTree(ruleset, known, []),
    window: ruleset.window(after),
  };
};
