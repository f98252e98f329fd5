import { getNation, ownedBy, troopsIn, unitsOf } from '../rules/find.ts';
import { heirOf, tribeNow } from '../rules/tribes.ts';
import type { Nation } from '../state.ts';
import type { GameTurn } from '../types.ts';
import type { NationNumber } from '../words.ts';
import { handOver, incorporateAtOnce } from './hand-over.ts';
import { loseUnits } from './units.ts';

/** A tribe that still looks for a place has nothing yet, and is not gone for that. */
export const hasSettled = ({ kind, original }: Pick<Nation, 'kind' | 'original'>): boolean =>
  kind !== 'tribal' || original.length > 0;

/** A tribe without a tribal city is an ordinary nation, or gone (W83-16.26, 16.33). */
export const reviewTribe = (turn: GameTurn, tribe: NationNumber): void => {
  const now = tribeNow(turn.state, tribe);
  if (now === 'nation') revert(turn, tribe);
  else if (now === 'gone' && getNation(turn.state, tribe).status !== 'eliminated') disappear(turn, tribe);
};

/** What it occupies counts as incorporated: lands with troops of it, and its incorporated cities; nothing else does (W83-16.33, 16.34). */
const revert = (turn: GameTurn, tribe: NationNumber): void => {
  turn.emit({ kind: 'tribe-reverted', rule: 'W83-16.33', tribe });
  for (const { number, city, incorporatedBy } of ownedBy(turn.state, tribe)) {
    const isOwnCity = city !== null && incorporatedBy === tribe;
    if (isOwnCity || troopsIn(turn.state, number, tribe).length > 0) {
      incorporateAtOnce(turn, { territory: number, by: tribe, rule: 'W83-16.33' });
    } else if (incorporatedBy === tribe) {
      incorporateAtOnce(turn, { territory: number, by: null, rule: 'W83-16.34' });
    }
  }
};

/** Its army disbands, and its land is nobody's (W83-16.26). The rest follows from its having no land. */
const disappear = (turn: GameTurn, tribe: NationNumber): void => {
  turn.emit({ kind: 'tribe-gone', rule: 'W83-16.26', tribe });
  loseUnits(
    turn,
    unitsOf(turn.state, tribe).map(({ id }) => id),
    'disbanded',
    'W83-16.26',
  );
  for (const territory of ownedBy(turn.state, tribe).map(({ number }) => number)) {
    handOver(turn, { territory, to: heirOf(turn.setting, territory), why: 'tribe gone', rule: 'W83-16.26' });
    incorporateAtOnce(turn, { territory, by: null, rule: 'W83-16.26' });
  }
};
