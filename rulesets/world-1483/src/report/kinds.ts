import { onceFor } from '@chancery/core';
import { kindsAbout } from '@chancery/kit';
import { EVENT_FACTS } from '../events.ts';
import type { Order } from '../order.ts';
import { ORDERS } from '../orders/index.ts';
import { GROUPS } from '../orders/shared.ts';
import type { Told, ToldOf } from '../told.ts';

/** Kinds of news by their place in the report. */

export type ToldKind = Told['kind'];

export const EVERY_KIND: readonly ToldKind[] = Object.values(EVENT_FACTS).flatMap((topic) =>
  kindsAbout(topic),
) as readonly ToldKind[];

/** The news of these kinds, in its order. */
export const ofKind = <Kind extends ToldKind>(
  heard: readonly Told[],
  ...kinds: readonly Kind[]
): readonly ToldOf<Kind>[] => {
  const [only, ...others] = kinds;
  if (only !== undefined && others.length === 0) return (byKind(heard).get(only) ?? []) as readonly ToldOf<Kind>[];
  return heard.filter((news): news is ToldOf<Kind> => (kinds as readonly ToldKind[]).includes(news.kind));
};

/** Dealt out once, since each section asks. */
const byKind = onceFor(
  (heard: readonly Told[]): ReadonlyMap<ToldKind, readonly Told[]> => Map.groupBy(heard, ({ kind }) => kind),
);

/** The actions of a turn, under which its report stands (W83-1.9, 18.10). */
export const ACTIONS = [
  'diplomacy',
  'economy',
  'buying',
  'sailing',
  'marching',
  'income',
  'treaties',
  'deals',
  'standing',
] as const;
export type Action = (typeof ACTIONS)[number];

const KINDS: { readonly [Each in Action]: readonly ToldKind[] } = {
  diplomacy: [
    ...kindsAbout(EVENT_FACTS.diplomacy),
    'box-moved',
    'war-began',
    'war-ended',
    'contract-made',
    'contract-closing',
    'contract-ended',
  ],
  economy: ['theft-tried', 'trade-reorganised', 'development-tried', 'city-paid', 'city-founded'],
  buying: ['bought', 'units-made', 'port-built'],
  sailing: ['sailed', 'boarded', 'left-ashore', 'ice-rolled'],
  marching: [
    'marched',
    'landed',
    'entered-in-peace',
    'engaged',
    'retreated-to',
    'berbers-rolled',
    'captured',
    'tribal-city-moved',
    'incorporated',
  ],
  income: ['income-collected', 'arrears-set', 'tribute-paid'],
  treaties: [
    'peace-offered',
    'peace-offer-dropped',
    'peace-failed',
    'peace-made',
    'ally-settled',
    'surrender-demanded',
    'surrendered',
    'ally-called',
    'courted',
    'married',
    'rebellion-tried',
    'rebellion-began',
    'freed',
    'leave-asked',
    'tribute-began',
    'tribute-ended',
  ],
  deals: [
    'trade-offered',
    'trade-confirmed',
    'trade-consent-withdrawn',
    'trade-dropped',
    'trade-conflicts',
    'trade-failed',
    'trade-made',
    'gift-given',
    'gift-promised',
    'gift-dropped',
    'units-given',
  ],
  standing: ['standing-orders-set', 'absence-announced'],
};

const ACTION_OF_KIND: ReadonlyMap<ToldKind, Action> = new Map(
  ACTIONS.flatMap((action) => KINDS[action].map((kind) => [kind, action] as const)),
);

/** The first takes those that have their place by what they say. */
export const kindsOf = (action: Action): readonly ToldKind[] =>
  action === 'diplomacy' ? [...KINDS[action], 'line-failed', 'treasury-changed', 'battle-fought'] : KINDS[action];

/** What money that moved belongs to. */
const ACTION_OF_MONEY: { readonly [Why in ToldOf<'treasury-changed'>['why']]: Action | null } = {
  refund: 'buying',
  gift: 'deals',
  'gift received': 'deals',
  fee: 'deals',
  treaty: 'treaties',
  trade: 'deals',
  tribute: 'income',
  'war bid': 'diplomacy',
  absorbed: 'treaties',
  armed: null,
  'set-up': null,
  rebellion: 'treaties',
  gone: null,
  correction: null,
};

const ACTION_OF_GROUP: { readonly [Group in keyof typeof GROUPS]: Action } = {
  diplomacy: 'diplomacy',
  economy: 'economy',
  buying: 'buying',
  sailing: 'sailing',
  marching: 'marching',
  treaties: 'treaties',
  trades: 'deals',
  gifts: 'deals',
  passage: 'standing',
  war: 'standing',
  seat: 'standing',
  setup: 'standing',
};

const actionOfOrder = ({ verb }: Order): Action => {
  const { group } = ORDERS.kinds[verb];
  const found = Object.entries(GROUPS).find(([, title]) => title === group)?.[0];
  return found === undefined ? 'standing' : ACTION_OF_GROUP[found as keyof typeof GROUPS];
};

/** Under which action a piece of news stands; null for what has another place. */
export const actionOf = (told: Told): Action | null => {
  switch (told.kind) {
    case 'line-failed':
      return actionOfOrder(told.order);
    case 'treasury-changed':
      return ACTION_OF_MONEY[told.why];
    case 'battle-fought':
      return told.sort === 'sea' ? 'sailing' : 'marching';
    default:
      return ACTION_OF_KIND.get(told.kind) ?? null;
  }
};
