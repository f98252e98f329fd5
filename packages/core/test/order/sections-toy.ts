import {
  type AnyOrder,
  type Choice,
  DONE,
  defineOrders,
  type Known,
  type OrderCatalogue,
  type OrderKind,
  type OrderSection,
} from '@chancery/core';

/** Orders in sections: rounds that take one action each, and free orders; or lists that are replaced one by one. */
export interface Parts {
  readonly scenario: null;
  readonly options: null;
  readonly setting: null;
  readonly state: null;
  readonly order: AnyOrder;
  readonly event: { readonly kind: 'never'; readonly rule: string };
  readonly told: { readonly kind: 'never'; readonly rule: string };
  readonly view: null;
  readonly refusal: { readonly code: 'poor' };
  readonly memory: null;
}

export const known: Known<Parts> = { setting: null, view: null };

const towns: Choice = {
  ask: 'number',
  param: 'town',
  from: 1,
  to: 9,
  then: DONE,
};

const kind = (verb: string, sections: readonly string[] | undefined, more: Partial<OrderKind<Parts>> = {}) => {
  const made: OrderKind<Parts> = {
    verb,
    rule: 'P-1.1',
    title: verb,
    help: verb,
    group: 'Orders',
    by: 'ruler',
    ...(sections === undefined ? {} : { sections }),
    params: { town: { type: { kind: 'number', name: 'town', from: 1, to: 9 }, help: 'town' } },
    lines: [{ pattern: `${verb} <town>` }],
    options: () => towns,
    // Town 9 is too dear for everybody.
    check: (_, { args }) => (args['town'] === 9 ? [{ level: 'illegal', refusal: { code: 'poor' } }] : []),
    ...more,
  };
  return made;
};

const catalogue = (
  sections: readonly OrderSection[],
  kinds: readonly OrderKind<Parts>[],
  replaces?: 'sections',
): { readonly orders: OrderCatalogue<Parts> } => ({
  orders: defineOrders<Parts>({
    kinds: Object.fromEntries(kinds.map((each) => [each.verb, each])),
    sections,
    ...(replaces === undefined ? {} : { replaces }),
    together: () => [],
  }),
});

const ROUNDS = ['round-1', 'round-2', 'round-3'];

/** Three rounds of one action each; TAX belongs to none. Raids are dearer from round to round. */
export const rounds = catalogue(
  ROUNDS.map((id, at) => ({
    id,
    title: `Round ${at + 1}`,
    heading: `ROUND ${at + 1}`,
    also: [`R${at + 1}`],
    takes: 1,
  })),
  [
    kind('BUILD', ROUNDS),
    kind('RAID', ['round-2', 'round-3'], {
      options: (_, __, section) => ({ ...towns, to: section === 'round-2' ? 4 : 2 }) as Choice,
    }),
    kind('TAX', undefined),
  ],
);

/** Lists that are replaced one by one; the verb says in which list an order stands, but for NOTE. */
export const lists = catalogue(
  [
    { id: 'actions', title: 'Actions', heading: 'ACTIONS' },
    { id: 'trades', title: 'Trades', heading: 'TRADES' },
    { id: 'standing', title: 'Standing orders', heading: 'STANDING', takes: 2 },
  ],
  [
    kind('BUILD', ['actions']),
    kind('SWAP', ['trades']),
    kind('ALLOW', ['standing']),
    kind('NOTE', ['actions', 'standing']),
  ],
  'sections',
);
