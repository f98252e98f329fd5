import type { BattlePlace, Fighter } from '../events/battle.ts';
import type { Modifier } from '../events/money.ts';
import { findCargo, findUnit, getSeaInfo } from '../rules/find.ts';
import { countOfKind, maxNavies } from '../rules/reckoned.ts';
import type { Board, Scene } from '../scene.ts';
import type { KingdomNumber, SeaNumber } from '../words.ts';
import { fighterOf } from './fighters.ts';
import { modifiersFrom, rollD10 } from './roll.ts';
import { hostileNaviesIn, type SeaAttack } from './sea-attack.ts';
import { scoresOfDestroyed, scoresOfRetreat } from './worth.ts';

/** One duel at sea; returns who leaves the combat: destroyed, retreated or escaped (HEP-11.6 to 11.8). */
export const seaDuel = (scene: Scene, attack: SeaAttack, attacker: Fighter, defender: Fighter): Fighter => {
  const { sea, origin } = attack;
  const { dice } = scene;
  const battle: BattlePlace = { on: 'sea', sea };
  const rolls = {
    attack: rollD10(dice.at('sea.att', `S${sea}`), attackModifiers(scene, attack, attacker)),
    defence: rollD10(dice.at('sea.def', `S${sea}`), modifiersFrom({ 'over-limit': overLimit(scene, defender.owner) })),
  };
  const duel = { kind: 'duel-fought', battle, attacker, defender, ...rolls } as const;
  const sink = (
    lost: Fighter,
    victor: KingdomNumber,
    result: 'defender-destroyed' | 'attacker-destroyed' | 'attacker-trapped',
  ): Fighter => {
    const cargo = findCargo(scene.state, lost.unit);
    const cargoLost = cargo === null ? [] : [fighterOf(cargo)];
    const rule = result === 'attacker-trapped' ? 'HEP-11.8' : 'HEP-11.6';
    scene.emit({ ...duel, rule, result, cargoLost, scores: scoresOfDestroyed(victor, [lost, ...cargoLost]) });
    return lost;
  };
  if (rolls.attack.total > rolls.defence.total) return sink(defender, attacker.owner, 'defender-destroyed');
  if (rolls.attack.total < rolls.defence.total) return sink(attacker, defender.owner, 'attacker-destroyed');
  const refuge = origin ?? refugeFrom(scene, sea, attacker.owner);
  if (refuge === null) return sink(attacker, defender.owner, 'attacker-trapped');
  const rule = origin === null ? 'HEP-11.8' : 'HEP-11.7';
  scene.emit({ ...duel, rule, result: 'attacker-retreats', cargoLost: [], scores: scoresOfRetreat(attacker) });
  const { unit, owner } = attacker;
  const why = origin === null ? 'escaped' : 'retreated';
  scene.emit({ kind: 'sent', rule, unit, kingdom: owner, why, from: { in: 'sea', sea }, to: refuge });
  return attacker;
};

/** HEP-11.2, HEP-11.3, HEP-11.11 */
const attackModifiers = (
  board: Board,
  { origin, declared }: SeaAttack,
  { unit, owner }: Fighter,
): readonly Modifier[] => {
  const fresh = declared || (origin !== null && findUnit(board.state, unit)?.actionsUsed === 1);
  return modifiersFrom({ 'fresh-fleet': fresh ? 1 : 0, 'over-limit': overLimit(board, owner) });
};

/** HEP-8.10, tested before each duel (HEP-11.11). */
const overLimit = (board: Board, kingdom: KingdomNumber): number =>
  countOfKind(board, kingdom, 'navy') > maxNavies(board, kingdom) ? -1 : 0;

/** The lowest-numbered adjacent sea without Navies of enemies (HEP-11.8). */
const refugeFrom = (board: Board, from: SeaNumber, kingdom: KingdomNumber): { in: 'sea'; sea: SeaNumber } | null => {
  const free = [...getSeaInfo(board.setting, from).adjacent]
    .sort((a, b) => a - b)
    .find((sea) => hostileNaviesIn(board, sea, kingdom).length === 0);
  return free === undefined ? null : { in: 'sea', sea: free };
};
