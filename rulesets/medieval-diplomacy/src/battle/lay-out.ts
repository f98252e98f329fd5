import type { BattleUnit } from '../events/battle-record.ts';
import { findProvince, getCommander, getTroop, getUnit } from '../rules/find.ts';
import { areEnemiesIn, areFriends } from '../rules/permission.ts';
import { isShip, isSoldier } from '../rules/troops.ts';
import { COMMANDER } from '../setting.ts';
import type { Unit } from '../state.ts';
import { realmOf, type UnitId } from '../unit-id.ts';
import { OPEN_FIELD } from './chance.ts';
import type { Field, FieldUnit, Side, Squad, Walls } from './field.ts';
import { canBeMarine, isTrapped } from './participants.ts';
import type { BattleQuestion } from './question.ts';

type Open<T> = { -readonly [Key in keyof T]: T[Key] };

/** Draws the participants up: sides, units and squads in canonical order (MD-1.23). */
export const layOut = (question: BattleQuestion): Field => {
  const sides = sidesOf(question);
  const units = new Map<UnitId, Open<FieldUnit>>();
  const squads: Squad[] = [];
  let individuals = 0;
  for (const id of question.participants) {
    const unit = unitFor(question, id, sides);
    unit.squads = squadsOf(question, unit, individuals);
    unit.leaderSquad = unit.squads.find(({ commander }) => commander === unit.unit.leader) ?? null;
    for (const squad of unit.squads) individuals += squad.size;
    squads.push(...unit.squads);
    units.set(id, unit);
  }
  for (const unit of units.values()) {
    unit.followed = units.get(unit.unit.follow as UnitId) ?? null;
    unit.carrier = units.get(unit.unit.loadedOn as UnitId) ?? null;
  }
  return {
    question,
    province: question.kind === 'land' ? findProvince(question.state, question.place) : null,
    sides,
    units: [...units.values()],
    squads,
    walls: noWalls(individuals),
    divisor: OPEN_FIELD,
    grouped: 0,
  };
};

/** Puts everybody back to where the battle began; walls and wounds are seen to whenever it is fought. */
export const drawUpAgain = (field: Field): void => {
  for (const unit of field.units) {
    unit.led = unit.leader !== null;
    unit.gone = false;
    unit.wentTo = null;
    unit.suffered = 0;
    unit.taken = 0;
    unit.breached = false;
  }
  for (const squad of field.squads) {
    squad.end = squad.size;
    squad.removed = 0;
    squad.doomed = 0;
    squad.raised = 0;
  }
};

const sidesOf = ({ state, place, participants }: BattleQuestion): readonly Side[] => {
  const province = findProvince(state, place);
  const realms = [...new Set(participants.map(realmOf))];
  const bits = (test: (index: number) => boolean): number =>
    realms.reduce((sum, _, index) => (test(index) ? sum | (1 << index) : sum), 0);
  return realms.map((realm, index) => ({
    realm,
    bit: 1 << index,
    enemies: bits((other) => areEnemiesIn(state, province, realm, realms[other] as number)),
    allies: bits((other) => areFriends(state, realm, realms[other] as number)),
    targets: [],
  }));
};

const unitFor = (question: BattleQuestion, id: UnitId, sides: readonly Side[]): Open<FieldUnit> => {
  const unit = getUnit(question.state, id);
  const leader = unit.leader === null ? null : getCommander(question.state, unit.leader);
  return {
    unit,
    side: sides.find(({ realm }) => realm === unit.realm) as Side,
    role: roleOf(question, unit),
    squads: [],
    leader,
    leaderSquad: null,
    followed: null,
    carrier: null,
    led: leader !== null,
    committed: false,
    gone: false,
    wentTo: null,
    suffered: 0,
    taken: 0,
    breached: false,
  };
};

/** Who stands where before anybody has committed to walls. */
const roleOf = (question: BattleQuestion, unit: Unit): BattleUnit['role'] => {
  if (question.kind === 'sea') {
    if (unit.kind === 'F') return 'fleet';
    return isTrapped(question, unit) ? 'trapped' : 'marines';
  }
  return question.kind === 'land' && unit.landed ? 'landed' : 'field';
};

/** Ships never fight on land, nor siege machines as marines (MD-8.6, MD-8.98); all soldiers of a trapped army fight (MD-8.110). */
const takesPart = ({ setting, kind }: BattleQuestion, role: BattleUnit['role'], type: number): boolean => {
  if (kind !== 'sea') return isSoldier(getTroop(setting, type));
  return role !== 'marines' || canBeMarine(setting, type);
};

const squadsOf = (question: BattleQuestion, unit: FieldUnit, first: number): readonly Squad[] => {
  const fresh = { unit, chance: 0, wallChance: 0, wallHitPoints: 0, removed: 0, doomed: 0, wound: 0, raised: 0 };
  let next = first;
  const squads = unit.unit.stacks
    .filter(({ type }) => takesPart(question, unit.role, type))
    .map(({ type, rank, count }): Squad => {
      const troop = getTroop(question.setting, type);
      const { attacks, combat, hitPoints } = troop;
      const figures = { type, troop, commander: -1, ship: isShip(troop), attacks, combat, hitPoints };
      const squad = { ...fresh, ...figures, rank, size: count, end: count, first: next };
      next += count;
      return squad;
    });
  const commanders = unit.unit.commanders.map((commander): Squad => {
    const { attacks, combat, hitPoints } = COMMANDER;
    const figures = { type: -1, troop: null, commander, ship: false, attacks, combat, hitPoints };
    const squad: Squad = { ...fresh, ...figures, rank: 5, size: 1, end: 1, first: next };
    next += 1;
    return squad;
  });
  return [...squads, ...commanders];
};

const noWalls = (individuals: number): Walls => ({
  level: 0,
  places: 0,
  bonusesLeft: 0,
  committed: [],
  manned: new Uint8Array(individuals),
});
