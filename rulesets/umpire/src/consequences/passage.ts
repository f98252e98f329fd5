import { roundHalfUp } from '@chancery/core';
import { required } from '@chancery/kit';
import { PASSAGE } from '../data/warfare.ts';
import { levelFor } from '../rules/attrition.ts';
import { getNation } from '../rules/find.ts';
import { countOf, fightersOf, isNothing, minus, noUnits, onlyOf, plus, sumOf } from '../rules/forces.ts';
import { allotted, moraleScaled } from '../rules/losses.ts';
import { chanceOf, lossOf, rollOf } from '../rules/rolls.ts';
import type { Way } from '../rules/routes.ts';
import type { Setting } from '../setting.ts';
import type { State } from '../state.ts';
import type { GameTurn } from '../types.ts';
import type { Arm, GeneralNumber, NationNumber, ProvinceNumber } from '../words.ts';
import { dies } from './general-lost.ts';

/** Those of one nation who make a leg together. */
export interface Party {
  readonly nation: NationNumber;
  readonly units: readonly number[];
  readonly generals: readonly GeneralNumber[];
}

/** A leg: who makes it, which rolls are made for it, and about what (UM-1.18). */
export interface Passage {
  /** Not empty. The first is the one whose morale and luck count; others are aboard its fleet or it aboard theirs (UM-13.17). */
  readonly parties: readonly Party[];
  readonly from: ProvinceNumber;
  readonly way: Way;
  readonly rolls: 'MOVE' | 'ROUT';
  readonly subject: string;
  /** The position in which enemies on the road are looked for; the present one unless said (UM-11.45). */
  readonly seen?: State;
}

/** What a leg costs (UM-11.26 to 11.33, 13.16): the dead are told at the province that it leaves. Those who arrive. */
export const makePassage = (turn: GameTurn, passage: Passage): readonly Party[] =>
  passage.way.by === 'sea' ? sailThrough(turn, passage) : marchThrough(turn, passage);

/** Attrition of a road above level 1, unless it is safe for them (UM-11.28 to 11.30). Generals suffer none. */
const marchThrough = (turn: GameTurn, { parties, from, way, rolls, subject, seen }: Passage): readonly Party[] => {
  const { setting, state } = turn;
  const { nation } = leaderOf(parties, from);
  const army = countIn(setting, parties, 'land');
  if (army === 0) return parties;
  const level = levelFor({ setting, state: seen ?? state }, nation, from, way);
  if (level <= 1) return parties;
  const roll = rollOf(turn, `${rolls}.attrition`, subject);
  const percent = moraleScaled((level - 1) * (PASSAGE.land + roll), getNation(state, nation).morale);
  const fallen = lossOf(turn, `${rolls}.attrition`, subject, { units: army, percent });
  return lose(turn, parties, { from, arm: 'land', fallen, why: 'attrition' });
};

/** A storm takes squadrons, and with them what is aboard (UM-11.32, 11.33). */
const sailThrough = (turn: GameTurn, { parties, from, way, rolls, subject }: Passage): readonly Party[] => {
  const { setting, state } = turn;
  const { nation } = leaderOf(parties, from);
  const level = levelFor({ setting, state }, nation, from, way);
  if (!chanceOf(turn, `${rolls}.storm`, subject, PASSAGE.storm * level)) return parties;
  const roll = rollOf(turn, `${rolls}.stormloss`, subject);
  const percent = moraleScaled(level * roll, getNation(state, nation).morale);
  const ships = countIn(setting, parties, 'sea');
  const sunk = lossOf(turn, `${rolls}.stormloss`, subject, { units: ships, percent });
  const afloat = lose(turn, parties, { from, arm: 'sea', fallen: sunk, why: 'storm' });
  const cargo = countIn(setting, parties, 'land');
  const drowned = Math.max(roundHalfUp(cargo * sunk, ships), cargo - capacityOf(setting, afloat));
  const arrived = lose(turn, afloat, { from, arm: 'land', fallen: Math.min(cargo, drowned), why: 'storm' });
  if (sunk < ships) return arrived;
  for (const general of parties.flatMap(({ generals }) => generals)) dies(turn, general, 'drowned', 'UM-11.33');
  return [];
};

const leaderOf = (parties: readonly Party[], from: ProvinceNumber): Party => required(parties[0], 'party from', from);

const countIn = (setting: Setting, parties: readonly Party[], arm: Arm): number =>
  parties.reduce((sum, { units }) => sum + countOf(setting, units, arm), 0);

/** Army units that the squadrons of some parties carry (UM-3.3). */
const capacityOf = (setting: Setting, parties: readonly Party[]): number =>
  parties.reduce((sum, { units }) => sum + carriedBy(setting, units), 0);

/** Army units that squadrons carry (UM-3.3). */
export const carriedBy = (setting: Setting, units: readonly number[]): number =>
  sumOf(setting, onlyOf(setting, units, 'sea'), ({ capacity }) => capacity);

/** So many units of an arm fall, allotted by numbers (UM-1.15). */
const lose = (
  { setting, emit }: GameTurn,
  parties: readonly Party[],
  loss: {
    readonly from: ProvinceNumber;
    readonly arm: Arm;
    readonly fallen: number;
    readonly why: 'attrition' | 'storm';
  },
): readonly Party[] => {
  const { from: province, arm, fallen, why } = loss;
  const exposed = parties.map(({ units }) => onlyOf(setting, units, arm));
  const losses = allotted(fallen, exposed.flat());
  return parties.map((party, at) => {
    const units = losses.slice(at * setting.types.length, (at + 1) * setting.types.length);
    if (isNothing(units)) return party;
    emit({ kind: 'units-lost', rule: LOST_BY[why], nation: party.nation, province, units, why });
    return { ...party, units: minus(party.units, units) };
  });
};

const LOST_BY = { attrition: 'UM-11.28', storm: 'UM-11.33' } as const;

/** All units of some parties together, by type. */
export const unitsOf = (setting: Setting, parties: readonly Party[]): readonly number[] =>
  parties.reduce((sum: readonly number[], { units }) => plus(sum, units), noUnits(setting));

/** Whether any army unit or squadron of a party is left. */
export const isLeft = (setting: Setting, { units }: Party): boolean => fightersOf(setting, units) > 0;
