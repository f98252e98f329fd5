import type { BattleWords, ClauseWords } from '@chancery/kit';

/** One side of a battle that might be fought: its companies together. */
export interface OddsForce {
  readonly men: number;
}
/** Every place is like any other. */
export type OddsPlace = Record<never, never>;

const MOST_MEN = 999;

const PLACE: ClauseWords<OddsPlace> = {
  nothing: {},
  kinds: [],
  notUnderstood: (clause) => `'${clause}' makes no difference: every area is like any other`,
};

/** `7 men` */
const FORCE: ClauseWords<OddsForce> = {
  nothing: { men: 0 },
  kinds: [{ pattern: /^(\d+) m[ae]n$/, read: ({ men }, [, count]) => ({ men: men + Number(count) }) }],
  notUnderstood: (clause) => `'${clause}' is not understood: 7 men`,
};

/** The words in which a battle is asked about. */
export const BATTLE: BattleWords<OddsPlace, OddsForce> = {
  mostForces: 2,
  place: PLACE,
  noPlace: () => [],
  force: FORCE,
  noForce: ({ men }) => [
    [men === 0, 'has nobody to fight'],
    [men > MOST_MEN, `has more than ${MOST_MEN} men`],
  ],
};
