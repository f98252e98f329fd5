import type { BattlePlace, Fighter } from '../events/battle.ts';
import { findUnit, getAreaInfo } from '../rules/find.ts';
import type { Scene } from '../scene.ts';
import type { AreaNumber, KingdomNumber } from '../words.ts';
import { type LandAttacker, plain } from './fighters.ts';
import { attackModifiers, defenceModifiers, type Strength } from './land-modifiers.ts';
import { rollD10 } from './roll.ts';
import { sendHome } from './send-home.ts';
import { scoresOfDestroyed, scoresOfRetreat } from './worth.ts';

export interface LandPair {
  readonly attacker: LandAttacker;
  readonly defender: Fighter;
  readonly mass: { readonly attack: number; readonly defence: number };
  readonly strengths: ReadonlyMap<KingdomNumber, Strength>;
}

/** One pair of a round; returns who leaves the combat (HEP-10.12 to 10.14). */
export const landDuel = (
  scene: Scene,
  area: AreaNumber,
  { attacker, defender, mass, strengths }: LandPair,
): Fighter => {
  const strength = ({ owner }: Fighter): Strength => strengths.get(owner) as Strength;
  const { dice, setting } = scene;
  const place = getAreaInfo(setting, area).code;
  const attack = rollD10(
    dice.at('land.att', place),
    attackModifiers(scene, area, attacker, { strength: strength(attacker), mass: mass.attack }),
  );
  const defence = rollD10(
    dice.at('land.def', place),
    defenceModifiers(scene, area, defender, { strength: strength(defender), mass: mass.defence }),
  );
  const battle: BattlePlace = { on: 'land', area };
  const duel = {
    kind: 'duel-fought',
    battle,
    attacker: plain(attacker),
    defender,
    attack,
    defence,
    cargoLost: [],
  } as const;
  if (attack.total > defence.total) {
    const scores = scoresOfDestroyed(attacker.owner, [defender]);
    scene.emit({ ...duel, rule: 'HEP-10.12', result: 'defender-destroyed', scores });
    return defender;
  }
  if (attack.total < defence.total) {
    const scores = scoresOfDestroyed(defender.owner, [attacker]);
    scene.emit({ ...duel, rule: 'HEP-10.14', result: 'attacker-destroyed', scores });
    return attacker;
  }
  scene.emit({ ...duel, rule: 'HEP-10.13', result: 'attacker-retreats', scores: scoresOfRetreat(attacker) });
  goBack(scene, attacker);
  return attacker;
};

/** To where it started from, or home if it has not come from elsewhere (HEP-10.13, HEP-10.15, HEP-10.21). */
const goBack = (scene: Scene, { unit: id, origin }: LandAttacker): void => {
  const unit = findUnit(scene.state, id);
  if (unit === null) throw new Error(`unit ${id} retreats and is gone`);
  if (origin === null) return sendHome(scene, unit, 'retreated');
  const rule = origin.in === 'navy' ? 'HEP-10.15' : 'HEP-10.13';
  scene.emit({ kind: 'sent', rule, unit: id, kingdom: unit.owner, why: 'retreated', from: unit.at, to: origin });
};
