import type { BattlePlace, Fighter } from '../events/battle.ts';
import { landUnitsIn } from '../rules/find.ts';
import { atWar } from '../rules/relations.ts';
import type { Board, Scene } from '../scene.ts';
import type { Unit } from '../state.ts';
import type { AreaNumber, KingdomNumber } from '../words.ts';
import { fighterOf, type LandAttacker, plain } from './fighters.ts';
import { landDuel } from './land-duel.ts';
import { massBonus, type Strength, strengthOf } from './land-modifiers.ts';
import { pairsOf } from './pairs.ts';

/** The Land Units in an area that would fight units of a kingdom (HEP-10.2). */
export const hostileIn = ({ state }: Pick<Board, 'state'>, area: AreaNumber, kingdom: KingdomNumber): readonly Unit[] =>
  landUnitsIn(state, area).filter(({ owner }) => atWar(state, owner, kingdom));

/** Land combat (HEP-10.20). The attackers are of one kingdom; without hostile units nothing happens. */
export const landBattle = (scene: Scene, area: AreaNumber, attackers: readonly LandAttacker[]): void => {
  const [first] = attackers;
  if (first === undefined) return;
  const battle: BattlePlace = { on: 'land', area };
  const defenders = hostileIn(scene, area, first.owner).map(fighterOf);
  if (defenders.length === 0) return;
  scene.emit({ kind: 'battle-began', rule: 'HEP-10.2', battle, attackers: attackers.map(plain), defenders });
  const field: Field = { attackers, defenders };
  for (let round = 1; field.attackers.length > 0 && field.defenders.length > 0; round += 1) {
    fightRound(scene, area, round, field);
  }
  const [attackersLeft, defendersLeft] = [idsOf(field.attackers), idsOf(field.defenders)];
  scene.emit({ kind: 'battle-ended', rule: 'HEP-10.3', battle, attackersLeft, defendersLeft });
};

/** Who still fights. */
interface Field {
  attackers: readonly LandAttacker[];
  defenders: readonly Fighter[];
}

/** All pairs of a round use what is fixed at its start (HEP-10.8, HEP-10.17, HEP-10.18). */
const fightRound = (scene: Scene, area: AreaNumber, round: number, field: Field): void => {
  const { attackers, defenders } = field;
  const [attackingLevies, defendingLevies] = [leviesIn(attackers), leviesIn(defenders)];
  const battle: BattlePlace = { on: 'land', area };
  scene.emit({ kind: 'round-began', rule: 'HEP-10.8', battle, round, attackingLevies, defendingLevies });
  const mass = {
    attack: massBonus(attackingLevies, defendingLevies),
    defence: massBonus(defendingLevies, attackingLevies),
  };
  const strengths = new Map<KingdomNumber, Strength>();
  for (const { owner } of [...attackers, ...defenders]) {
    if (!strengths.has(owner)) strengths.set(owner, strengthOf(scene, owner));
  }
  const gone = new Set<number>();
  for (const [attacker, defender] of pairsOf(attackers, defenders)) {
    gone.add(landDuel(scene, area, { attacker, defender, mass, strengths }).unit);
  }
  field.attackers = attackers.filter(({ unit }) => !gone.has(unit));
  field.defenders = defenders.filter(({ unit }) => !gone.has(unit));
};

const leviesIn = (fighters: readonly Fighter[]): number => fighters.filter(({ kind }) => kind === 'levy').length;
const idsOf = (fighters: readonly Fighter[]): readonly number[] => fighters.map(({ unit }) => unit);
