import { copyPlain, type Dice } from '@chancery/core';
import { fighterOf } from '../../battle/fighters.ts';
import { landBattle } from '../../battle/land-battle.ts';
import { enterSea } from '../../battle/sea-battle.ts';
import type { DraftState } from '../../draft/board.ts';
import { apply } from '../../event-kinds.ts';
import { findUnit } from '../../rules/find.ts';
import type { Scene } from '../../scene.ts';
import type { State, Station, Unit } from '../../state.ts';
import type { UnitId } from '../../words.ts';
import type { OddsQuestion } from '../question.ts';
import type { Supposed } from './supposed.ts';
import { ATTACKER, FIELD, homeOf } from './supposed-realms.ts';

/** Who holds the field in the end; of attackers who do not, whether any got away. */
export type OddsResult = 'attackers' | 'beaten-back' | 'defenders';

export interface Fought {
  readonly result: OddsResult;
  /** Who is left of each force. */
  readonly left: readonly (readonly UnitId[])[];
}

/** Fights a supposed battle once, by the code that fights those of the game. */
export const fightOnce = (
  { attackers }: OddsQuestion,
  { setting, state: first, forces }: Supposed,
  dice: Dice,
): Fought => {
  const state = afresh(first);
  const scene: Scene = { setting, state, dice, emit: (event) => apply(state, event, setting) };
  const unitsIn = (ids: readonly UnitId[]): readonly Unit[] =>
    ids.map((id) => findUnit(state, id)).filter((unit) => unit !== null);
  const attacking = forces.slice(0, attackers.length);
  const home: Station = { in: 'area', area: homeOf(ATTACKER) };
  if (unitsIn(attacking.flat())[0]?.kind === 'navy') enterSea(scene, FIELD, unitsIn(attacking.flat()), home);
  else {
    const come = attackers.flatMap(({ crossing }, index) =>
      unitsIn(attacking[index] ?? []).map((unit) => ({
        ...fighterOf(unit),
        boost: unit.boost,
        crossing,
        origin: home,
      })),
    );
    landBattle(scene, FIELD, come);
  }
  const left = forces.map((ids) => ids.filter((id) => findUnit(state, id) !== null));
  const holds = left.slice(attackers.length).every((ids) => ids.length === 0);
  const lives = left.slice(0, attackers.length).some((ids) => ids.length > 0);
  return { left, result: holds ? 'attackers' : lives ? 'beaten-back' : 'defenders' };
};

/** What a battle changes is copied, the rest is shared. */
const afresh = (state: State): DraftState => {
  const shared = { ...state } as DraftState;
  return {
    ...shared,
    units: copyPlain(state.units) as DraftState['units'],
    wars: copyPlain(state.wars) as DraftState['wars'],
  };
};
