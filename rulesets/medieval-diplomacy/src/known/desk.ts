import { onceFor } from '@chancery/core';
import { keptForOrders } from '@chancery/kit';
import type { Order } from '../order.ts';
import { realmByCode } from '../phases/steps.ts';
import { findUnit } from '../rules/find.ts';
import type { Setting } from '../setting.ts';
import type { State, Unit } from '../state.ts';
import type { MdKnown } from '../types.ts';
import { readUnitLabel } from '../unit-id.ts';
import type { View } from '../view-types.ts';
import { IND, type RealmNumber } from '../words.ts';
import { type BegunForecast, beginForecast, type Forecast, type MovedForecast } from './forecast.ts';
import { supposedState, supposedUnit } from './supposed-state.ts';

/** What a ruler has before them while they write orders: the map as they know it, their orders, and what these should lead to. */
export interface Desk {
  readonly setting: Setting;
  readonly view: View;
  /** The realm that orders. */
  readonly realm: RealmNumber;
  /** The turn's beginning, as far as it is known. Never written to. */
  readonly state: State;
  readonly orders: readonly Order[];
  /** The units that these orders form, as they begin. */
  formed(): Forecast['formed'];
  /** The same up to the end of movement, which is all that choices need to know. */
  movement(): Pick<Forecast, 'organised' | 'moved'>;
  /** What these orders should lead to when nobody else does anything. Made when first asked for. */
  forecast(): Forecast;
}

/** The desk of a realm over a list of orders; null for a viewer who rules nothing. Made once for each list as it stands. */
export const deskOf = keptForOrders((known: MdKnown, orders: readonly Order[]): Desk | null => {
  const { realm } = known.view;
  if (realm === null || known.view.realms[realm]?.control === 'defeated') return null;
  let begun: BegunForecast | undefined;
  let moved: MovedForecast | undefined;
  let forecast: Forecast | undefined;
  const begin = (): BegunForecast => {
    begun ??= beginForecast(known, realm, orders);
    return begun;
  };
  const move = (): MovedForecast => {
    moved ??= begin().move();
    return moved;
  };
  return {
    ...known,
    realm,
    state: knownState(known.view),
    orders,
    formed: () => begin().formed,
    movement: move,
    forecast: () => {
      forecast ??= move().finish();
      return forecast;
    },
  };
});

/** The state as a viewer may suppose it. Never written to, so that viewers share what they all see alike. */
export const knownState = onceFor((view: View): State => supposedState(view, knownUnit));
const knownUnit = onceFor(supposedUnit);

/** A unit of the realm by its label: one that stands on the map, or one that the same orders form (MD-15.49). */
export const ownUnitNamed = (desk: Desk, label: string): Unit | undefined => {
  const id = readUnitLabel(desk.realm, label);
  return id === null ? undefined : (findUnit(desk.state, id) ?? desk.formed().get(id));
};

/** A unit by its label and, for somebody else's, the code of its realm. */
export const unitNamed = (desk: Desk, label: string, code: string | undefined): Unit | undefined => {
  const realm = code === undefined ? desk.realm : realmByCode(desk, code);
  if (realm === null || realm === desk.realm) return ownUnitNamed(desk, label);
  const id = readUnitLabel(realm, label);
  return id === null ? undefined : findUnit(desk.state, id);
};

/** The other realms of the campaign that still play, by number. */
export const otherRealms = ({ view, realm }: Desk): readonly RealmNumber[] =>
  view.realms.flatMap((other) =>
    other && other.number !== realm && other.control !== 'defeated' ? [other.number] : [],
  );

export const isIndependents = (desk: Desk, code: string): boolean => realmByCode(desk, code) === IND;
