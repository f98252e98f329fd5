import type { BattlePlace, Fighter } from '../events/battle.ts';
import { findCargo } from '../rules/find.ts';
import type { Board, Scene } from '../scene.ts';
import type { Station, Unit } from '../state.ts';
import type { SeaNumber, UnitId } from '../words.ts';
import { fighterOf } from './fighters.ts';
import { hostileNaviesIn, type SeaAttack } from './sea-attack.ts';
import { seaDuel } from './sea-duel.ts';

/** Navies that come into a sea fight those of enemies there (HEP-9.16). */
export const enterSea = (scene: Scene, sea: SeaNumber, navies: readonly Unit[], origin: Station | null): void => {
  const [first] = navies;
  if (first === undefined) return;
  const defenders = hostileNaviesIn(scene, sea, first.owner);
  seaBattle(scene, { sea, attackers: navies, defenders, origin, declared: false });
};

/** Sea combat: one duel after another until one side is gone (HEP-11.5, HEP-11.14). */
export const seaBattle = (scene: Scene, attack: SeaAttack): void => {
  if (attack.attackers.length === 0 || attack.defenders.length === 0) return;
  const battle: BattlePlace = { on: 'sea', sea: attack.sea };
  const [attackers, defenders] = [queueOf(scene, attack.attackers), queueOf(scene, attack.defenders)];
  scene.emit({
    kind: 'battle-began',
    rule: 'HEP-11.4',
    battle,
    attackers: [...attackers],
    defenders: [...defenders],
  });
  for (;;) {
    const [attacker, defender] = [attackers[0], defenders[0]];
    if (attacker === undefined || defender === undefined) break;
    const loser = seaDuel(scene, attack, attacker, defender);
    (loser === attacker ? attackers : defenders).shift(); // the winner stays at the head
  }
  const [attackersLeft, defendersLeft] = [idsOf(attackers), idsOf(defenders)];
  scene.emit({ kind: 'battle-ended', rule: 'HEP-11.9', battle, attackersLeft, defendersLeft });
};

/** Navies without Land Units first, then by id (HEP-11.5). */
const queueOf = ({ state }: Board, navies: readonly Unit[]): Fighter[] =>
  navies
    .map((navy) => ({ fighter: fighterOf(navy), laden: findCargo(state, navy.id) === null ? 0 : 1 }))
    .sort((x, y) => x.laden - y.laden || x.fighter.unit - y.fighter.unit)
    .map(({ fighter }) => fighter);

const idsOf = (fighters: readonly Fighter[]): readonly UnitId[] => fighters.map(({ unit }) => unit);
