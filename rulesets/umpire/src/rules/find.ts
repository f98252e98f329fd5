import { everyNumbered, getNumbered, required } from '@chancery/kit';
import type { NationInfo, ProvinceInfo, Setting, TroopType } from '../setting.ts';
import type { General, Nation, Province, Stack, State } from '../state.ts';
import { type GeneralNumber, INDEPENDENTS, type NationNumber, type ProvinceNumber, type TypeNumber } from '../words.ts';

/** Looking things up: `find` may give null, `get` throws. */

export const getNationInfo = ({ nations }: Setting, nation: NationNumber): NationInfo =>
  getNumbered(nations, nation, 'nation');
export const getProvinceInfo = ({ provinces }: Setting, province: ProvinceNumber): ProvinceInfo =>
  getNumbered(provinces, province, 'province');
export const getType = ({ types }: Setting, type: TypeNumber): TroopType => required(types[type], 'troop type', type);

/** Seats go by the codes of the setting, also those kept for rebels, whose nations have other codes in the state. */
export const nationOfSeat = ({ nations }: Pick<Setting, 'nations'>, seat: string): NationNumber | null =>
  nations.find((nation) => nation?.code === seat)?.number ?? null;

type HasNations = Pick<State, 'nations'>;
type HasProvinces = Pick<State, 'provinces'>;
type HasStacks = Pick<State, 'stacks'>;
type HasGenerals = Pick<State, 'generals'>;

/** Player nations, in nation order; those that are out too. */
export const nationsOf = ({ nations }: HasNations): readonly Nation[] => everyNumbered(nations.slice(1));
/** Those that still play a part, caretakers included, in nation order. */
export const livingNations = (state: HasNations): readonly Nation[] =>
  nationsOf(state).filter(({ status }) => status !== 'eliminated');
export const getNation = ({ nations }: HasNations, nation: NationNumber): Nation =>
  getNumbered(nations, nation, 'nation');
/** Nation order: Independents last. */
export const inNationOrder = (one: NationNumber, other: NationNumber): number =>
  Number(one === INDEPENDENTS) - Number(other === INDEPENDENTS) || one - other;

/** In province order. */
export const provincesOf = ({ provinces }: HasProvinces): readonly Province[] => everyNumbered(provinces);
export const getProvince = ({ provinces }: HasProvinces, province: ProvinceNumber): Province =>
  getNumbered(provinces, province, 'province');
export const provincesOwnedBy = (state: HasProvinces, nation: NationNumber): readonly Province[] =>
  provincesOf(state).filter(({ owner }) => owner === nation);

/** In nation order, Independents last. */
export const stacksIn = ({ stacks }: HasStacks, province: ProvinceNumber): readonly Stack[] => stacks[province] ?? [];
export const findStack = (state: HasStacks, nation: NationNumber, province: ProvinceNumber): Stack | null =>
  stacksIn(state, province).find((stack) => stack.nation === nation) ?? null;

/** The units of a nation in a province by type; empty where it has no stack. */
export const unitsIn = (state: HasStacks, nation: NationNumber, province: ProvinceNumber): readonly number[] =>
  findStack(state, nation, province)?.units ?? [];

export const findGeneral = ({ generals }: HasGenerals, general: GeneralNumber): General | null =>
  generals[general - 1] ?? null;
export const getGeneral = (state: HasGenerals, general: GeneralNumber): General =>
  required(findGeneral(state, general), 'general', general);
