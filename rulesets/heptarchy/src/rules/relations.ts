import type { Board } from '../scene.ts';
import type { Proposal, State, Treaty, Truce, War } from '../state.ts';
import type { AreaNumber, KingdomNumber, TreatyKind } from '../words.ts';
import { getArea, getAreaInfo, ownedBy } from './find.ts';

/** How two kingdoms stand to each other. Pairs are kept with the lower number first. */

export const pair = (x: KingdomNumber, y: KingdomNumber): { readonly a: KingdomNumber; readonly b: KingdomNumber } =>
  x < y ? { a: x, b: y } : { a: y, b: x };

/** Whether something holds between two kingdoms, in whatever order they are named. */
export const between =
  (x: KingdomNumber, y: KingdomNumber) =>
  ({ a, b }: { readonly a: KingdomNumber; readonly b: KingdomNumber }): boolean =>
    (a === x && b === y) || (a === y && b === x);

export const warBetween = ({ wars }: Pick<State, 'wars'>, x: KingdomNumber, y: KingdomNumber): War | null =>
  wars.find(between(x, y)) ?? null;

export const atWar = (state: Pick<State, 'wars'>, x: KingdomNumber, y: KingdomNumber): boolean =>
  warBetween(state, x, y) !== null;

export const enemiesOf = ({ wars }: Pick<State, 'wars'>, x: KingdomNumber): readonly KingdomNumber[] =>
  wars.flatMap(({ a, b }) => (a === x ? [b] : b === x ? [a] : [])).sort((p, q) => p - q);

export const truceBetween = ({ truces }: Pick<State, 'truces'>, x: KingdomNumber, y: KingdomNumber): Truce | null =>
  truces.find(between(x, y)) ?? null;

export const treatyBetween = (
  { treaties }: Pick<State, 'treaties'>,
  kind: TreatyKind,
  x: KingdomNumber,
  y: KingdomNumber,
): Treaty | null => treaties.find((treaty) => treaty.kind === kind && between(x, y)(treaty)) ?? null;

export const havePact = (state: Pick<State, 'treaties'>, x: KingdomNumber, y: KingdomNumber): boolean =>
  treatyBetween(state, 'pact', x, y) !== null;

/** With whom a kingdom trades; null for nobody (HEP-5.9). */
export const tradePartner = ({ treaties }: Pick<State, 'treaties'>, x: KingdomNumber): KingdomNumber | null => {
  const treaty = treaties.find(({ kind, a, b }) => kind === 'trade' && (a === x || b === x));
  if (treaty === undefined) return null;
  return treaty.a === x ? treaty.b : treaty.a;
};

/** The Proposal of a treaty that is pending between two, whoever made it (HEP-5.19). */
export const proposalBetween = (
  { proposals }: Pick<State, 'proposals'>,
  treaty: TreatyKind,
  x: KingdomNumber,
  y: KingdomNumber,
): Proposal | null =>
  proposals.find(({ kind, from, to }) => kind === treaty && between(x, y)({ a: from, b: to })) ?? null;

/** The same, if the first has made it. */
export const proposalFrom = (
  state: Pick<State, 'proposals'>,
  treaty: TreatyKind,
  from: KingdomNumber,
  to: KingdomNumber,
): Proposal | null => {
  const found = proposalBetween(state, treaty, from, to);
  return found?.from === from ? found : null;
};

/** HEP-0.10 */
export const mayEnter = ({ state }: Pick<Board, 'state'>, kingdom: KingdomNumber, area: AreaNumber): boolean => {
  const { owner } = getArea(state, area);
  return owner === kingdom || atWar(state, owner, kingdom) || havePact(state, owner, kingdom);
};

/** HEP-0.12 */
export const landAdjacent = ({ setting, state }: Board, x: KingdomNumber, y: KingdomNumber): boolean =>
  ownedBy(state, x).some(({ number }) =>
    getAreaInfo(setting, number).neighbours.some((neighbour) => getArea(state, neighbour).owner === y),
  );

/** HEP-0.13 */
export const acrossTheSea = ({ setting, state }: Board, x: KingdomNumber, y: KingdomNumber): boolean => {
  const seas = new Set(ownedBy(state, x).flatMap(({ number }) => getAreaInfo(setting, number).seas));
  return ownedBy(state, y).some(({ number }) => getAreaInfo(setting, number).seas.some((sea) => seas.has(sea)));
};

/** Owns a Coastal Land Area (HEP-0.11). */
export const isCoastal = ({ setting, state }: Board, x: KingdomNumber): boolean =>
  ownedBy(state, x).some(({ number }) => getAreaInfo(setting, number).seas.length > 0);

/** HEP-9.12, HEP-9.19: in an own area, a pact partner's or one that it Occupies, but nowhere that an enemy Occupies. */
export const mayAnchor = ({ state }: Pick<Board, 'state'>, kingdom: KingdomNumber, area: AreaNumber): boolean => {
  const { owner, occupier } = getArea(state, area);
  if (occupier !== null && atWar(state, occupier, kingdom)) return false;
  return owner === kingdom || occupier === kingdom || havePact(state, owner, kingdom);
};
