import type { StandingOrder } from '../order.ts';
import type { Unit } from '../state.ts';
import { CAUTIOUS, type OwnerNumber, type UnitId } from '../words.ts';
import type { Leader } from './factors.ts';

export const leaderOf = ({ id, owner, skill, ability }: Unit): Leader => ({ id, owner, skill, ability });

/** The general who functions without anybody's word: the highest skill, then one with an ability, then the lowest id (W83-4.14). */
export const bestGeneral = (generals: readonly Unit[]): Unit | null =>
  generals.toSorted((a, b) => b.skill - a.skill || Number(b.ability > 0) - Number(a.ability > 0) || a.id - b.id)[0] ??
  null;

/**
 * Who leads a side (W83-4.13, 4.14): whom the nation of the side names, else its best general, else the best of the others that fight
 * with it.
 */
export const leaderOfSide = (generals: readonly Unit[], first: OwnerNumber, named: UnitId | null): Leader | null => {
  const own = generals.filter(({ owner }) => owner === first);
  const chosen = own.find(({ id }) => id === named) ?? bestGeneral(own.length > 0 ? own : generals);
  return chosen === null ? null : leaderOf(chosen);
};

/** What standing orders say of a defence in a territory (W83-15.23). */
export const namedGeneral = (standing: readonly StandingOrder[], territory: number): UnitId | null =>
  lastOf(standing, 'GENERAL', ({ args }) => args.territory === territory)?.args.general ?? null;
export const pointsIn = (standing: readonly StandingOrder[], territory: number) =>
  lastOf(standing, 'POINTS', ({ args }) => args.territory === territory)?.args.points ?? [];
export const landLossesOf = (standing: readonly StandingOrder[]) =>
  lastOf(standing, 'LAND_LOSSES', () => true)?.args.losses ?? [];
export const seaLossesOf = (standing: readonly StandingOrder[]) =>
  lastOf(standing, 'SEA_LOSSES', () => true)?.args.losses ?? [];
export const cautiousOrder = (standing: readonly StandingOrder[], leader: Leader | null) =>
  leader === null || leader.ability !== CAUTIOUS
    ? null
    : lastOf(standing, 'CAUTIOUS', ({ args }) => args.general === leader.id);

type Of<V extends StandingOrder['verb']> = Extract<StandingOrder, { readonly verb: V }>;
const lastOf = <V extends StandingOrder['verb']>(
  standing: readonly StandingOrder[],
  verb: V,
  fits: (order: Of<V>) => boolean,
): Of<V> | null => standing.findLast((order): order is Of<V> => order.verb === verb && fits(order as Of<V>)) ?? null;
