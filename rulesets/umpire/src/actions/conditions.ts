import { findNumbered } from '@chancery/kit';
import type { Refusal } from '../refusals.ts';
import { findGeneral, getNation, getProvince } from '../rules/find.ts';
import { isLiving } from '../rules/generals.ts';
import { hostilesIn } from '../rules/hostility.ts';
import type { GameTurn } from '../types.ts';
import type { Arm, GeneralNumber, NationNumber, ProvinceNumber } from '../words.ts';

/** Conditions that several orders share: each says why it does not hold, or null. The first that fails is told (UM-20.5). */

export const firstOf = (...refusals: readonly (Refusal | null)[]): Refusal | null =>
  refusals.find((refusal) => refusal !== null) ?? null;

export const owns = ({ state }: GameTurn, nation: NationNumber, province: ProvinceNumber): Refusal | null =>
  getProvince(state, province).owner === nation ? null : { code: 'not-owner', province };

export const hasCity = ({ state }: GameTurn, province: ProvinceNumber): Refusal | null =>
  getProvince(state, province).cty === 'Y' ? null : { code: 'no-city', province };

/** Army or fleet, unless arms are named. */
export const noHostiles = (
  turn: GameTurn,
  nation: NationNumber,
  province: ProvinceNumber,
  arms?: readonly Arm[],
): Refusal | null => (hostilesIn(turn, province, nation, arms) === 0 ? null : { code: 'hostile-present', province });

/** Nothing is bought on credit (UM-5.19). */
export const canPay = ({ state }: GameTurn, nation: NationNumber, cost: number): Refusal | null => {
  const { treasury } = getNation(state, nation);
  return treasury >= cost ? null : { code: 'no-money', cost, treasury };
};

/** Another player nation that is still in play. */
export const isOther = ({ state }: GameTurn, nation: NationNumber, other: NationNumber): Refusal | null => {
  if (nation === other) return { code: 'not-allowed', why: 'itself' };
  const found = findNumbered(state.nations, other);
  const isPlayer = found !== null && found.kind !== 'independent' && found.status !== 'eliminated';
  return isPlayer ? null : { code: 'not-allowed', why: 'nation' };
};

/** A living general of its own, fit or not. */
export const isOwnGeneral = ({ state }: GameTurn, nation: NationNumber, number: GeneralNumber): Refusal | null => {
  const general = findGeneral(state, number);
  if (general === null || general.nation !== nation) return { code: 'not-own-general', general: number };
  return isLiving(general) ? null : { code: 'general-unfit', general: number };
};
