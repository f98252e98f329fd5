import { required } from '@chancery/kit';
import { actionOf, combined, orderOf } from '../../rules/combat-orders.ts';
import { findStack, getProvince, getProvinceInfo, unitsIn } from '../../rules/find.ts';
import { baseValue, noUnits, onlyOf, plus, strengthIn } from '../../rules/forces.ts';
import { citySide, hostileIn } from '../../rules/hostility.ts';
import { mobilityOf, relativeMobility } from '../../rules/mobility.ts';
import { subjectOf } from '../../rules/subject.ts';
import type { State } from '../../state.ts';
import type { GameTurn } from '../../types.ts';
import type { Arm, CombatOrder, NationNumber, ProvinceNumber } from '../../words.ts';

/** A coalition in one conflict (UM-4.8). */
export interface Side {
  /** By whom dice and reports call it. */
  readonly principal: NationNumber;
  /** All of them, in nation order. */
  readonly nations: readonly NationNumber[];
}

/** Two sides that meet in a province by land or at sea. */
export interface Clash {
  readonly province: ProvinceNumber;
  readonly arm: Arm;
  readonly attacker: Side;
  readonly holder: Side;
  /** Whether the holders are the city side of a standing city, so that D is open to them (UM-4.8, 12.8). */
  readonly city: boolean;
  /** Nations of the holders that fight their way into the city (UM-12.31). */
  readonly relief: readonly NationNumber[];
}

/** What dice roll about: `side,category,province` (UM-1.18). */
export const clashSubject = (state: State, { arm, province }: Pick<Clash, 'arm' | 'province'>, side: Side): string =>
  subjectOf(state, { nation: side.principal, words: [arm, getProvince(state, province).code] });

export const placeSubject = (state: State, { province }: Pick<Clash, 'province'>): string =>
  subjectOf(state, { province });

/** All units of a side of one arm, by type. */
export const unitsOfSide = (
  { setting, state }: Pick<GameTurn, 'setting' | 'state'>,
  province: ProvinceNumber,
  nations: readonly NationNumber[],
  arm: Arm,
): readonly number[] =>
  nations.reduce(
    (sum: readonly number[], nation) => plus(sum, onlyOf(setting, unitsIn(state, nation, province), arm)),
    noUnits(setting),
  );

/** What a side is worth in the open, in tenths, by factors alone: no militia, no walls (UM-4.8, 12.14, 12.17). */
export const openValue = (
  turn: Pick<GameTurn, 'setting' | 'state'>,
  { province, arm }: Pick<Clash, 'province' | 'arm'>,
  { nations }: Pick<Side, 'nations'>,
): number => {
  const { terrain } = getProvinceInfo(turn.setting, province);
  return baseValue(turn.setting, unitsOfSide(turn, province, nations, arm), { arm, terrain });
};

/** Relative mobility of the one side over the other (UM-13.7). */
export const mobilityOver = (turn: GameTurn, { province, arm }: Clash, one: Side, other: Side): number => {
  const { terrain } = getProvinceInfo(turn.setting, province);
  const mobility = ({ nations }: Side): number =>
    mobilityOf(turn.setting, unitsOfSide(turn, province, nations, arm), { arm, terrain });
  return relativeMobility(mobility(one), mobility(other));
};

/** What a side obeys together; squadrons speak for a garrison without army units (UM-12.6, 14.2). */
export const sideOrder = (
  turn: GameTurn,
  { province, arm }: Pick<Clash, 'province' | 'arm'>,
  side: Side,
): CombatOrder => {
  const { setting, state } = turn;
  return combined(
    side.nations.map((nation) => {
      const stack = required(findStack(state, nation, province), 'stack of nation', nation);
      const has = strengthIn({ setting, state }, nation, province, arm) > 0;
      return orderOf(state, province, stack, has ? arm : 'sea');
    }),
  );
};

/** Nations of the city side whose squadrons hold a standing city: all or none, by their combined order (UM-14.2, 14.3, 14.36). */
export const harbourGuards = (turn: GameTurn, province: ProvinceNumber): readonly NationNumber[] => {
  const { setting, state } = turn;
  if (getProvince(state, province).cty !== 'Y') return [];
  const fleets = citySide(state, province).filter(
    (nation) => strengthIn({ setting, state }, nation, province, 'sea') > 0,
  );
  const [first] = fleets;
  if (first === undefined) return [];
  const order = sideOrder(turn, { province, arm: 'sea' }, { principal: first, nations: fleets });
  return actionOf(order) === 'D' ? fleets : [];
};

/** Those who are hostile to nobody of the others. */
export const isFriendlyToAll = (
  state: State,
  province: ProvinceNumber,
  nation: NationNumber,
  others: readonly NationNumber[],
): boolean => others.every((other) => !hostileIn(state, province, nation, other));
