import type { Fighter } from '../events/battle.ts';
import type { KingdomNumber, UnitKind } from '../words.ts';

/** How the scores of a War change by combat: always of the War between the owners of the two who fought (HEP-6.13). */
export type Scores = readonly { readonly kingdom: KingdomNumber; readonly by: number }[];

/** What its enemy gains by a destroyed unit (HEP-6.2, HEP-6.3). */
const PRIZE: { readonly [kind in UnitKind]: number } = { levy: 1, retinue: 2, navy: 2 };
/** What its owner loses by a unit destroyed or retreated (HEP-6.4, HEP-6.5). */
const LOSS: { readonly [kind in UnitKind]: number } = { levy: 0, retinue: 1, navy: 1 };

/** Of units destroyed together: a Navy goes down with its cargo (HEP-6.11). */
export const scoresOfDestroyed = (victor: KingdomNumber, lost: readonly [Fighter, ...Fighter[]]): Scores =>
  counted([
    { kingdom: victor, by: lost.reduce((sum, { kind }) => sum + PRIZE[kind], 0) },
    { kingdom: lost[0].owner, by: -lost.reduce((sum, { kind }) => sum + LOSS[kind], 0) },
  ]);

export const scoresOfRetreat = ({ owner, kind }: Fighter): Scores => counted([{ kingdom: owner, by: -LOSS[kind] }]);

const counted = (scores: Scores): Scores => scores.filter(({ by }) => by !== 0);
