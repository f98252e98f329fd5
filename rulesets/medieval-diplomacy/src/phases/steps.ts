import { onceFor } from '@chancery/core';
import type { Listed } from '../memory.ts';
import type { Order, OrderOf, Verb } from '../order.ts';
import type { Refusal } from '../refusals.ts';
import { findProvince, findUnit } from '../rules/find.ts';
import type { Unit } from '../state.ts';
import type { Turn } from '../types.ts';
import { kindOf, numberOf, readUnitLabel } from '../unit-id.ts';
import { IND, type RealmNumber } from '../words.ts';

/** The orders of one step in the order in which they are resolved: realm by realm, then list position (MD-1.24). */
export const ordersOf = <V extends Verb>(
  { memory: { listed } }: Turn,
  ...verbs: readonly V[]
): readonly Listed<OrderOf<V>>[] => {
  const [first] = verbs;
  const named =
    verbs.length === 1 ? byVerb(listed).get(first as V) : listed.filter(({ order }) => verbs.includes(order.verb as V));
  return (named ?? []) as unknown as readonly Listed<OrderOf<V>>[];
};

/** Most steps ask for one verb: the list is sorted out once for all of them. */
const byVerb = onceFor((listed: readonly Listed[]) => Map.groupBy(listed, ({ order }) => order.verb));

/** Of orders that set the same thing, the last line counts (MD-15.8). `key` names the thing. */
export const lastOfEach = <O extends Order>(
  listed: readonly Listed<O>[],
  key: (order: O) => string,
): readonly Listed<O>[] => {
  const last = new Map<string, Listed<O>>();
  for (const each of listed) last.set(`${each.realm} ${key(each.order)}`, each);
  return listed.filter((each) => last.get(`${each.realm} ${key(each.order)}`) === each);
};

export const RULE_OF_STEP = {
  E1: 'MD-15.9',
  E2: 'MD-15.13',
  E3: 'MD-15.14',
  E4: 'MD-15.15',
  E5: 'MD-15.21',
  E6: 'MD-15.22',
  E7: 'MD-4.37',
  E8: 'MD-7.3',
  E9: 'MD-15.29',
  E10: 'MD-4.42',
  M1: 'MD-7.6',
  M2: 'MD-6.8',
  M3: 'MD-6.9',
  M4: 'MD-5.35',
  M8: 'MD-6.18',
  M9: 'MD-5.6',
  M10: 'MD-15.27',
  M14: 'MD-11.35',
  M15: 'MD-1.19',
  F2: 'MD-15.17',
  F4: 'MD-15.40',
  F5: 'MD-15.42',
  F6: 'MD-15.18',
  F8: 'MD-12.31',
  F10: 'MD-12.42',
  F12: 'MD-15.19',
  F15: 'MD-3.10',
  F16: 'MD-15.11',
  F17: 'MD-3.11',
} as const;
export type Step = keyof typeof RULE_OF_STEP;

/** A failed order costs nothing and is reported to its giver with the reason (MD-16.29). */
export const fail = (turn: Turn, { realm, position, order }: Listed, step: Step, reason: Refusal): void =>
  turn.emit({
    kind: 'order-failed',
    rule: RULE_OF_STEP[step],
    realm,
    position,
    order,
    step,
    phase: turn.state.phase,
    reason,
  });

/** The unit of a realm that goes by a label, if it exists now. */
export const unitNamed = ({ state }: Turn, realm: RealmNumber | null, label: string): Unit | undefined => {
  const id = realm === null ? null : readUnitLabel(realm, label);
  return id === null ? undefined : findUnit(state, id);
};

/** The unit that an order names as its giver, if it exists now. */
export const giverOf = (turn: Turn, { realm, order }: Listed<Order & { readonly unit: string }>): Unit | undefined =>
  unitNamed(turn, realm, order.unit);

/** Why the unit that an order names is not there: a garrison is lost with its province (MD-11.11, MD-12.27). */
export const absenceOf = (turn: Turn, { realm, order }: Listed<Order & { readonly unit: string }>): Refusal => {
  const id = readUnitLabel(realm, order.unit);
  const province = id !== null && kindOf(id) === 'G' ? findProvince(turn.state, numberOf(id)) : null;
  if (province === null || province.owner === realm) return { code: 'unknown-unit', unit: order.unit };
  return { code: 'not-yours', province: province.number };
};

/** A realm's number by its code; IND for the independents; null when there is none. */
export const realmByCode = (turn: Pick<Turn, 'setting'>, code: string): RealmNumber | null => {
  const wanted = code.toUpperCase();
  if (wanted === 'IND') return IND;
  return turn.setting.realms.find((realm) => realm?.code.toUpperCase() === wanted)?.number ?? null;
};
