import { type Assault, type Fighter, fight, NATURAL } from '../battle/fight.ts';
import type { Counter } from '../events/battle.ts';
import type { BattleRecord } from '../events/battle-record.ts';
import type { EventOf } from '../events.ts';
import { findUnit, getProvince } from '../rules/find.ts';
import type { Scene } from '../rules/scene.ts';
import { idsOf } from '../rules/units.ts';
import type { Unit } from '../state.ts';
import type { DomainNumber, HoldingId, ProvinceNumber } from '../words.ts';
import { seeBattlefield } from './knowledge.ts';
import { fallBack } from './retreat.ts';
import { restartOccupation, settle } from './settle.ts';

/** A battle, and what it leaves behind. */

export interface BattlePlace {
  readonly province: ProvinceNumber;
  readonly cause: EventOf<'battle-fought'>['cause'];
  readonly attacking: readonly Unit[];
  /** Empty where walls defend themselves (DOM-12.9). */
  readonly defending: readonly Unit[];
  /** The holding that is stormed, and how. */
  readonly holding?: HoldingId;
  readonly assault?: Assault;
  /** The owner of walls without troops. */
  readonly owner?: DomainNumber;
}

/** Fights it out; the dead are gone, the routed have fallen back, and their provinces mourn Levies (DOM-6.10). */
export const fightBattle = (scene: Scene, place: BattlePlace): BattleRecord => {
  const { setting, emit, dice } = scene;
  const { province, cause, attacking, defending, holding = null, assault = null, owner } = place;
  const natural = defending.length === 0 ? [NATURAL] : [];
  const fought = fight(
    {
      table: setting.units,
      attackers: attacking.map(fighterOf),
      defenders: [...defending.map(fighterOf), ...natural],
      assault,
    },
    { attack: dice.at('battle.att', province), defence: dice.at('battle.def', province) },
  );
  const fallen = new Set(fought.rounds.flatMap(({ casualties, removed }) => [...casualties, ...removed]));
  const dead = [...attacking, ...defending].filter(({ id }) => fallen.has(id));
  const defenders = domainsOf(defending);
  emit({
    kind: 'battle-fought',
    rule: 'DOM-11.33',
    province,
    cause,
    holding,
    aggressors: domainsOf(attacking),
    defenders: owner === undefined || defenders.includes(owner) ? defenders : [...defenders, owner],
    attacking: attacking.map(counterOf),
    defending: defending.map(counterOf),
    fought,
    dead: idsOf(dead),
  });
  mournLevies(scene, dead);
  if (cause === 'march') restartOccupation(scene, province);
  rout(scene, place, fought);
  seeBattlefield(scene, { province, fought: [...attacking, ...defending] });
  settle(scene);
  return fought;
};

const fighterOf = ({ id, type }: Unit): Fighter => ({ id, type });

const counterOf = ({ id, number, owner, type }: Unit): Counter => ({ unit: id, number, owner, type });

/** Whose units they are, and to whom they are loaned, each once. */
const domainsOf = (units: readonly Unit[]): readonly DomainNumber[] =>
  [...new Set(units.flatMap(({ owner, loanedTo }) => [owner, loanedTo]))].filter((domain) => domain !== null);

const mournLevies = ({ state, emit }: Scene, dead: readonly Unit[]): void => {
  for (const { owner, home } of dead) {
    if (home === null) continue;
    const { ruler, mood } = getProvince(state, home);
    if (ruler === owner && mood > 0) {
      emit({ kind: 'mood-changed', rule: 'DOM-6.10', province: home, mood: mood - 1, why: 'lost levies' });
    }
  }
};

/** Whoever rolled nothing but sixes falls back; raiders are home already (DOM-10.11, 11.24, 11.28). */
const rout = (scene: Scene, { cause, attacking, defending }: BattlePlace, { routed }: BattleRecord): void => {
  if (routed === null) return;
  const survivors = (routed === 'attackers' ? attacking : defending).flatMap(
    ({ id }) => findUnit(scene.state, id) ?? [],
  );
  if (routed === 'attackers' && (cause === 'raid' || cause === 'sabotage')) return;
  const first = routed === 'attackers' ? (unit: Unit) => scene.memory.cameFrom.get(unit.id) : undefined;
  fallBack(scene, survivors, { why: 'rout', orElse: 'disband', first });
};
