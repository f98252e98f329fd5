import { clamp, floorDiv } from '@chancery/core';
import { FOLLOWING, SUBORDINATE } from '../data/figures.ts';
import { findStack, getGeneral, getNation, getProvince } from '../rules/find.ts';
import { fightersOf, noUnits, onlyOf, plus } from '../rules/forces.ts';
import { byRank, generalsIn } from '../rules/generals.ts';
import { inRange } from '../rules/range.ts';
import { keptSeat, nationUnder } from '../rules/rebel-nation.ts';
import { chanceOf } from '../rules/rolls.ts';
import type { Setting } from '../setting.ts';
import type { General, State } from '../state.ts';
import type { GameTurn } from '../types.ts';
import {
  type GeneralNumber,
  INDEPENDENTS,
  LOYALTY,
  MOST_MORALE,
  MOST_SENIORITY,
  type NationNumber,
  type ProvinceNumber,
} from '../words.ts';
import { dies } from './general-lost.ts';

/** What a rebel general takes along: who follows him, and all units of his nation there. */
interface Rising {
  readonly general: GeneralNumber;
  readonly from: NationNumber;
  readonly province: ProvinceNumber;
  readonly followers: readonly GeneralNumber[];
  readonly units: readonly number[];
}

/** A general offers to lead his troops against their nation: they follow, or they kill him (UM-17.22 to 17.26). */
export const rebels = (turn: GameTurn, number: GeneralNumber): void => {
  const { setting, state } = turn;
  const general = getGeneral(state, number);
  const { nation: from, location: province } = general;
  if (!chanceOf(turn, 'DISLOYAL.follow', general.name, followChance(state, general))) {
    tellRevolt(turn, general, { followed: false, to: INDEPENDENTS });
    return dies(turn, number, 'own troops', 'UM-17.23');
  }
  const followers = subordinates(turn, general);
  const rising = { general: number, from, province, followers, units: fightersIn(setting, state, from, province) };
  const seat = foundsNation(setting, rising) ? keptSeat(setting, state) : null;
  tellRevolt(turn, general, { followed: true, to: seat ?? INDEPENDENTS });
  if (seat === null) joinIndependents(turn, rising);
  else foundNation(turn, rising, seat);
  if (setting.options.replacements === 'any loss') {
    turn.emit({ kind: 'replacements-due', rule: 'UM-10.13', nation: from, due: true });
  }
};

/** Percent (UM-17.22). */
const followChance = (state: State, { nation, popularity, reputation }: General): number =>
  clamp(
    FOLLOWING.base +
      FOLLOWING.popularity * popularity +
      FOLLOWING.reputation * reputation +
      floorDiv(MOST_MORALE - getNation(state, nation).morale, 2),
    FOLLOWING.least,
    FOLLOWING.most,
  );

/** Each other general of the nation there follows him, or is killed (UM-17.24). */
const subordinates = (turn: GameTurn, { number, nation, location }: General): readonly GeneralNumber[] => {
  const others = generalsIn(turn.state, location, [nation]).filter((other) => other.number !== number);
  return others.toSorted(byRank).flatMap(({ number: other, name, trueLoyalty }) => {
    const needed = SUBORDINATE.base - SUBORDINATE.eachLoyalty * trueLoyalty;
    if (chanceOf(turn, 'DISLOYAL.subord', name, clamp(needed, SUBORDINATE.least, SUBORDINATE.most))) return [other];
    dies(turn, other, 'refused to rebel', 'UM-17.24');
    return [];
  });
};

/** Army units and squadrons; spies stay loyal (UM-17.25, 17.28). */
const fightersIn = (
  setting: Setting,
  state: State,
  nation: NationNumber,
  province: ProvinceNumber,
): readonly number[] => {
  const units = findStack(state, nation, province)?.units ?? noUnits(setting);
  return plus(onlyOf(setting, units, 'land'), onlyOf(setting, units, 'sea'));
};

/** Where the campaign keeps a seat for it (UM-17.26). */
const foundsNation = (setting: Setting, { units }: Rising): boolean =>
  fightersOf(setting, units) >= setting.options.rebelMinUnits;

/** The troops are Independents from now on, and he leaves play with those who follow him (UM-17.25). */
const joinIndependents = ({ setting, emit }: GameTurn, { general, from, province, followers, units }: Rising): void => {
  const rule = 'UM-17.25';
  emit({ kind: 'general-rebelled', rule, general, province, followers, to: INDEPENDENTS });
  if (fightersOf(setting, units) === 0) return;
  emit({ kind: 'units-changed-sides', rule, from, to: INDEPENDENTS, province, units });
  emit({ kind: 'rebels-against', rule, province, nation: from });
};

/** A nation of his own, with the province as its capital, hostile to the old one (UM-17.26). */
const foundNation = (turn: GameTurn, rising: Rising, seat: NationNumber): void => {
  const { state, emit } = turn;
  const { general, from, province, followers, units } = rising;
  const rule = 'UM-17.26';
  const { name } = getGeneral(state, general);
  const { loyaltyCap } = getProvince(state, province);
  const hasRebels = findStack(state, INDEPENDENTS, province) !== null;
  const nation = nationUnder(state, { number: seat, name, from, capital: province });
  emit({ kind: 'nation-founded', rule, nation, general, followers, name });
  emit({ kind: 'ranks-set', rule, nation: seat, ranks: [{ general, level: MOST_SENIORITY }] });
  emit({ kind: 'units-changed-sides', rule, from, to: seat, province, units });
  emit({
    kind: 'province-passed',
    rule,
    province,
    from,
    to: seat,
    manner: 'revolt',
    loyalty: Math.min(LOYALTY.capital, loyaltyCap),
    rebelAgainst: hasRebels ? seat : null,
    siege: null,
  });
};

const tellRevolt = (
  { setting, state, emit }: GameTurn,
  { number: general, nation, location: province }: General,
  what: { readonly followed: boolean; readonly to: NationNumber },
): void => {
  const witnesses = inRange(setting, state, province);
  emit({ kind: 'general-revolt-told', rule: 'UM-21.21', province, witnesses, nation, general, ...what });
};
