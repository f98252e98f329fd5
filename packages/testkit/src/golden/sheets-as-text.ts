import {
  type Position,
  type Ruleset,
  type RulesetTypes,
  readSheetText,
  type SeatId,
  type Sheet,
  seatId,
  writeSheet,
} from '@chancery/core';
import { knownTo } from '../position.ts';

/** The sheets of a turn as one text: `[Eng]` above the orders of each seat. A seat that is not named has sent none. */
export const sheetsAsText = <T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  position: Position<T>,
  sheets: readonly Sheet<T['order']>[],
): string =>
  sheets
    .map(({ seat, orders }) => {
      const known = knownTo(ruleset, position, seat);
      return [`[${seat}]`, ...writeSheet(ruleset, known, orders), ''].join('\n');
    })
    .join('\n');

/** Reads them again. Throws if a line is not accepted as it stands: then rules or orders have changed. */
export const sheetsFromText = <T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  position: Position<T>,
  text: string,
): readonly Sheet<T['order']>[] =>
  text
    .split(HEADING)
    .slice(1)
    .reduce<readonly (readonly [string, string])[]>(
      (parts, part, index, all) => (index % 2 === 0 ? [...parts, [part, all[index + 1] ?? '']] : parts),
      [],
    )
    .map(([seat, lines]) => ({ seat: seatId(seat), orders: acceptedOrders(ruleset, position, seatId(seat), lines) }));

/** Splits into seat and lines in turn. */
const HEADING = /^\[([^\]\n]+)\]$/m;

const acceptedOrders = <T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  position: Position<T>,
  seat: SeatId,
  text: string,
): readonly T['order'][] => {
  const { lines, orders } = readSheetText(ruleset, knownTo(ruleset, position, seat), text);
  const refused = lines.find(({ outcome }) => outcome === 'illegal' || outcome === 'malformed');
  if (refused !== undefined) throw new Error(`“${refused.text}” of ${seat} is ${refused.outcome} now`);
  return orders;
};
