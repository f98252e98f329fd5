import type { Dice } from '@chancery/core';
import type { Part } from '@chancery/kit';
import type { UnitId } from '../../words.ts';
import type { OddsForce, OddsKind } from '../question.ts';

/** Two nations fight: the forces of a side are of one. */
export const ATTACKER = 1;
export const DEFENDER = 2;
export const SOMEWHERE = 1;

/** How it ends, as the attackers see it. */
export type OddsResult = 'won' | 'lost' | 'retreat' | 'withdrawn' | 'nobody';

/** Like units of a force, each with an id of its own. */
export interface Numbered {
  readonly force: OddsForce;
  readonly part: Part<OddsKind>;
  readonly troop: OddsForce['troops'][number];
  readonly ids: readonly UnitId[];
}
export interface Sides {
  readonly attackers: readonly Numbered[];
  readonly defenders: readonly Numbered[];
}
/** Fights once, and says who has fallen. */
export type Fight = (dice: Dice) => { readonly outcome: OddsResult; readonly lost: readonly UnitId[] };

/** No side has as many units. */
const MOST_IDS = 10_000;

/** Each unit with an id, so that one can count who falls. */
export const numbered = (side: Part<OddsKind>['side'], forces: readonly OddsForce[]): readonly Numbered[] => {
  let id = side === 'attacker' ? 0 : MOST_IDS;
  return forces.flatMap((force, at) =>
    force.troops.map((troop): Numbered => {
      const ids = Array.from({ length: troop.count }, () => {
        id += 1;
        return id;
      });
      return { force, troop, ids, part: { side, force: at + 1, kind: troop.kind, of: troop.count } };
    }),
  );
};
