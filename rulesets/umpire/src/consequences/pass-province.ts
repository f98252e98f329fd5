import { floorDiv } from '@chancery/core';
import { SACK, SACK_BASE } from '../data/figures.ts';
import { findStack, getNation, getProvince, unitsIn } from '../rules/find.ts';
import { countOf, isNothing, noUnits, onlyOf, plus, sumOf } from '../rules/forces.ts';
import { hostileIn } from '../rules/hostility.ts';
import { loyaltyUnder } from '../rules/loyalty.ts';
import { inRange } from '../rules/range.ts';
import { chanceOf } from '../rules/rolls.ts';
import type { Setting } from '../setting.ts';
import type { Province, Siege, State } from '../state.ts';
import type { GameTurn } from '../types.ts';
import {
  type Arm,
  type GeneralNumber,
  INDEPENDENTS,
  type Manner,
  type NationNumber,
  type ProvinceNumber,
} from '../words.ts';
import { captured } from './captured.ts';

interface Board {
  readonly setting: Setting;
  readonly state: State;
}

/** What the force of a nation in a province counts when allies share the spoils: siege factors, then army units (UM-14.23). */
const claimOf = ({ setting, state }: Board, nation: NationNumber, province: ProvinceNumber) => {
  const units = unitsIn(state, nation, province);
  return {
    strength: sumOf(setting, units, ({ category, siege }) => (category === 'spy' ? 0 : siege)),
    army: countOf(setting, units, 'land'),
  };
};

/** The strongest of some nations in a province, which come in nation order; ties: more army units, then that order (UM-14.23). Null of nobody. */
export const strongestIn = (
  board: Board,
  nations: readonly NationNumber[],
  province: ProvinceNumber,
): NationNumber | null => {
  const claims = nations.map((nation) => ({ nation, ...claimOf(board, nation, province) }));
  claims.sort((one, other) => other.strength - one.strength || other.army - one.army);
  return claims[0]?.nation ?? null;
};

/**
 * Which of those who take a province together gets it: its first owner if a player among them; else the rebels, unless an ally is
 * stronger; else the strongest player (UM-14.22 to 14.24). Throws of nobody.
 */
export const newOwnerOf = (board: Board, group: readonly NationNumber[], province: ProvinceNumber): NationNumber => {
  const players = group.filter((nation) => nation !== INDEPENDENTS);
  const { originalOwner } = getProvince(board.state, province);
  if (players.includes(originalOwner)) return originalOwner;
  const strongest = strongestIn(board, players, province);
  if (strongest === null) return INDEPENDENTS;
  const strengthOf = (nation: NationNumber): number => claimOf(board, nation, province).strength;
  const isRebels = group.includes(INDEPENDENTS) && strengthOf(strongest) <= strengthOf(INDEPENDENTS);
  return isRebels ? INDEPENDENTS : strongest;
};

/** Whose a province becomes, and how. */
export interface Taking {
  readonly to: NationNumber;
  readonly manner: Manner;
  readonly rule: string;
  /** Generals who were inside, of a city that fell to a siege (UM-14.20 (3)). */
  readonly captives?: readonly GeneralNumber[];
}

/**
 * A province falls by force, with its city if there is one: new owner, loyalty, the siege over, captives, the sack, rebels who go
 * home (UM-14.20). The owner changes before captives are ransomed, so that nobody is sent home to a city that has just fallen; the
 * dice come in the order of the clause.
 */
export const fallsTo = (turn: GameTurn, province: ProvinceNumber, taking: Taking): void => {
  const { to, manner, captives = [] } = taking;
  const { setting, state, emit } = turn;
  const witnesses = inRange(setting, state, province);
  const { owner: from, siege, cty } = getProvince(state, province);
  const t = siege?.t ?? 0;
  passes(turn, province, taking, null);
  for (const general of captives) captured(turn, general, to);
  const sacked = cty === 'Y' && isSacked(turn, province, taking, t);
  if (sacked) sack(turn, province);
  const told = { from, to, manner, t, sacked, cty: getProvince(state, province).cty };
  emit({ kind: 'capture-told', rule: 'UM-21.21', province, witnesses, ...told });
  if (from !== INDEPENDENTS && to !== INDEPENDENTS) disbandRebels(turn, province);
};

/** A province goes to a friend, by gift or because its owner's troops are gone: no sack; who besieged it goes on (UM-9.26, 14.29). */
export const handedTo = (turn: GameTurn, province: ProvinceNumber, taking: Taking): void => {
  const { setting, state, emit } = turn;
  const witnesses = inRange(setting, state, province);
  const { owner: from, cty } = getProvince(state, province);
  passes(turn, province, taking, siegeUnder(state, getProvince(state, province), taking.to));
  const { to, manner } = taking;
  const told = { from, to, manner, t: getProvince(state, province).siege?.t ?? 0, sacked: false, cty };
  emit({ kind: 'capture-told', rule: 'UM-21.21', province, witnesses, ...told });
};

/** Whom the besiegers besiege then: only those hostile to the new owner go on. */
const siegeUnder = (state: State, { number, siege }: Province, to: NationNumber): Siege | null => {
  if (siege === null) return null;
  const besiegers = siege.besiegers.filter((nation) => hostileIn(state, number, nation, to));
  return besiegers.length === 0 ? null : { ...siege, besiegers };
};

const passes = (
  { state, emit }: GameTurn,
  province: ProvinceNumber,
  { to, manner, rule }: Taking,
  siege: Siege | null,
): void => {
  const before = getProvince(state, province);
  emit({
    kind: 'province-passed',
    rule,
    province,
    from: before.owner,
    to,
    manner,
    loyalty: loyaltyUnder(before, to),
    rebelAgainst: rebelsAfter(state, before, to),
    siege,
  });
};

/** Independents who take it keep their friends this turn; those who stay in a player's province rebel against the new owner (UM-4.5, 14.25). */
const rebelsAfter = (state: State, { number, rebelAgainst }: Province, to: NationNumber): NationNumber | null => {
  if (to === INDEPENDENTS) return rebelAgainst;
  return findStack(state, INDEPENDENTS, number) === null ? null : to;
};

/** The chance of a sack, in percent (UM-8.23). */
export const sackChance = (
  state: Pick<State, 'nations'>,
  { originalOwner }: Pick<Province, 'originalOwner'>,
  { to, manner }: Pick<Taking, 'to' | 'manner'>,
  t: number,
): number => {
  const base = SACK_BASE[manner];
  if (base === null) return 0;
  const long = Math.min(SACK.mostTurns, SACK.eachTurn * Math.max(0, t - SACK.after));
  const chance = base + long + (getNation(state, to).kind === 'tribal' ? SACK.tribal : 0);
  return to === originalOwner || to === INDEPENDENTS ? floorDiv(chance, SACK.ownDivisor) : chance;
};

const isSacked = (turn: GameTurn, province: ProvinceNumber, taking: Taking, t: number): boolean => {
  const fallen = getProvince(turn.state, province);
  return chanceOf(turn, 'SACK', fallen.code, sackChance(turn.state, fallen, taking, t));
};

/** By the victors: no booty (UM-8.22, 8.24). */
const sack = ({ setting, state, emit }: GameTurn, province: ProvinceNumber): void => {
  const { owner: nation, loyalty, loyaltyCap } = getProvince(state, province);
  emit({ kind: 'city-destroyed', rule: 'UM-8.24', nation, province, by: 'victors', loyalty, loyaltyCap });
  emit({ kind: 'sack-told', rule: 'UM-21.21', province, witnesses: inRange(setting, state, province), nation });
};

/** Rebels go home when a player takes the province they rose in (UM-14.25). */
const disbandRebels = ({ setting, state, emit }: GameTurn, province: ProvinceNumber): void => {
  const units = plus(noUnits(setting), unitsIn(state, INDEPENDENTS, province));
  if (isNothing(units)) return;
  emit({ kind: 'rebels-disbanded', rule: 'UM-14.25', province, units });
  emit({ kind: 'rebels-against', rule: 'UM-14.25', province, nation: null });
};

/** Army units and squadrons of some nations inside a fallen city are lost (UM-14.4, 14.20 (2)). */
export const loseGarrison = (
  { setting, state, emit }: GameTurn,
  province: ProvinceNumber,
  lost: readonly { readonly nation: NationNumber; readonly arm: Arm }[],
): void => {
  for (const { nation, arm } of lost) {
    const units = onlyOf(setting, unitsIn(state, nation, province), arm);
    if (isNothing(units)) continue;
    emit({ kind: 'units-lost', rule: 'UM-14.4', nation, province, units, why: 'city fallen' });
  }
};
