import {
  type Choice,
  DONE,
  defineOrders,
  type JsonValue,
  type Known,
  type NamedType,
  type OrderCatalogue,
  type OrderKind,
  type Param,
  type ParamType,
} from '@chancery/core';

/** Orders with every kind of argument that is more than a name, a number or a text. */
export interface Forms {
  readonly scenario: null;
  readonly options: null;
  readonly setting: null;
  readonly state: null;
  readonly order: FormOrder;
  readonly event: { readonly kind: 'never'; readonly rule: string };
  readonly told: { readonly kind: 'never'; readonly rule: string };
  readonly view: null;
  readonly refusal: { readonly code: 'never' };
  readonly memory: null;
}

type Verb = 'SEND' | 'MOVE' | 'SAIL' | 'TRADE' | 'CANCEL' | 'FOUND' | 'IMPROVE' | 'PLOT' | 'WAIT';
type OrderOf<V extends Verb> = { readonly verb: V; readonly args: { readonly [name: string]: JsonValue | undefined } };
export type FormOrder = { readonly [V in Verb]: OrderOf<V> }[Verb];

export const PLACES = ['Kaunas', 'Riga', 'Gulf of Cadiz', 'Ely'];
const named = (name: string, values: readonly (readonly string[])[]): NamedType<Forms> => ({
  kind: 'named',
  name,
  value: 'string',
  fixed: true,
  of: () => values.map((names) => ({ value: names[0] as string, names })),
});
const place: NamedType<Forms> = {
  ...named(
    'place',
    PLACES.map((name) => [name]),
  ),
  given: (_, before) =>
    before.flatMap(({ verb, args }) =>
      verb === 'FOUND' ? [{ value: String(args['name']), names: [String(args['name'])] }] : [],
    ),
};
const troop = named('troop', [
  ['Foot', 'inf'],
  ['Horse', 'cav'],
]);
const offer: NamedType<Forms> = {
  kind: 'named',
  name: 'offer',
  value: 'integer',
  fixed: false,
  of: () => [7, 12].map((value) => ({ value, names: [`#${value}`, String(value)] })),
};

const param = (type: ParamType<Forms>, optional = false): Param<Forms> => ({ type, optional, help: type.name });
const count = { type: { kind: 'number', name: 'count', from: 1, to: 99, all: 'ALL' }, help: 'how many' } as const;
/** Foot 4, Horse ALL. */
const bands: ParamType<Forms> = {
  kind: 'groups',
  name: 'bands',
  params: { troop: { type: troop, help: 'which' }, count },
  lines: [{ pattern: '<troop> <count>' }],
  from: 1,
  to: 4,
};
/** 20 + 3 inf @ Kaunas WITH CITY + Riga. */
const assets: ParamType<Forms> = {
  kind: 'groups',
  name: 'assets',
  params: {
    coins: { type: { kind: 'number', name: 'coins', from: 1, to: 999 }, optional: true, help: 'coins' },
    count: { type: { kind: 'number', name: 'count', from: 1, to: 99 }, optional: true, help: 'how many' },
    troop: { type: troop, optional: true, help: 'which' },
    at: { type: place, optional: true, help: 'where' },
    city: { type: { kind: 'flag', name: 'city' }, optional: true, help: 'with its city' },
    land: { type: place, optional: true, help: 'a place' },
  },
  lines: [
    { pattern: '<count> <troop> @ <at> [WITH CITY]', flags: { 'WITH CITY': 'city' } },
    { pattern: '<coins>' },
    { pattern: '<land>' },
  ],
  from: 1,
  to: 5,
};
const way: ParamType<Forms> = { kind: 'list', name: 'way', of: place, from: 1, to: 6, way: true };
const retreat: ParamType<Forms> = {
  kind: 'condition',
  name: 'retreat',
  terms: [
    { measure: 'losses', help: 'units lost', than: { signs: ['>='], from: 1, to: 99 } },
    {
      measure: 'ratio',
      help: 'own units to those of the enemy',
      than: { signs: ['<', '<='], from: 0, to: 99, ratio: true },
    },
    { measure: 'now', help: 'after the first round' },
  ],
  to: 3,
};

const kind = <V extends Verb>(
  verb: V,
  params: { readonly [name: string]: Param<Forms> },
  patterns: readonly string[],
  choice: Choice,
) =>
  ({
    verb,
    rule: 'TOY-1',
    title: verb,
    help: verb,
    group: 'orders',
    by: 'ruler',
    params,
    lines: patterns.map((pattern) => ({ pattern })),
    options: () => choice,
    check: () => [],
  }) as OrderKind<Forms, Extract<FormOrder, OrderOf<V>>>;

const STOPS = PLACES.map((value, area) => ({ value, label: value, area }));
const STEPS = {
  Kaunas: ['Riga', 'Ely'],
  Riga: ['Kaunas', 'Gulf of Cadiz'],
  Ely: ['Kaunas'],
  'Gulf of Cadiz': ['Riga'],
};
const bandsThen = (then: Choice): Choice => ({
  ask: 'groups',
  param: 'bands',
  from: 1,
  to: 2,
  of: [
    { label: 'Foot', group: { troop: 'Foot' }, count: { param: 'count', from: 1, to: 11, all: 'ALL' } },
    { label: 'Horse', group: { troop: 'Horse' }, count: { param: 'count', from: 1, to: 6 } },
  ],
  then,
});

export const CHOICES: { readonly [verb in FormOrder['verb']]: Choice } = {
  SEND: {
    ask: 'number',
    param: 'amount',
    from: 1,
    to: 500,
    places: 1,
    then: { ask: 'number', param: 'men', from: 1, to: 9, all: { value: 'ALL', label: 'all of them' }, then: DONE },
  },
  MOVE: bandsThen({
    ask: 'way',
    param: 'via',
    last: 'to',
    from: 1,
    to: 4,
    of: STOPS,
    starts: ['Kaunas', 'Riga'],
    steps: STEPS,
    then: DONE,
  }),
  SAIL: {
    ask: 'way',
    param: 'way',
    from: 1,
    to: 3,
    of: STOPS,
    starts: ['Riga'],
    steps: STEPS,
    then: {
      ask: 'condition',
      param: 'retreat',
      to: 2,
      terms: retreat.kind === 'condition' ? retreat.terms : [],
      then: DONE,
      skip: { label: 'never', then: DONE },
    },
  },
  TRADE: {
    ask: 'groups',
    param: 'give',
    from: 1,
    to: 3,
    of: [
      { label: 'coins', group: {}, count: { param: 'coins', from: 1, to: 60 } },
      { label: 'Foot at Kaunas', group: { troop: 'Foot', at: 'Kaunas' }, count: { param: 'count', from: 1, to: 3 } },
      { label: 'Riga', group: { land: 'Riga' } },
    ],
    then: DONE,
  },
  CANCEL: { ask: 'one', param: 'offer', of: [7, 12].map((value) => ({ value, label: `#${value}` })), then: DONE },
  FOUND: { ask: 'text', param: 'name', from: 3, to: 24, then: DONE },
  IMPROVE: { ask: 'one', param: 'place', of: PLACES.map((value) => ({ value, label: value })) },
  PLOT: {
    ask: 'text',
    param: 'text',
    from: 1,
    to: 200,
    then: {
      ask: 'order',
      param: 'fallback',
      verbs: ['SEND', 'CANCEL'],
      then: DONE,
      skip: { label: 'nothing', then: DONE },
    },
  },
  WAIT: DONE,
};

export const formOrders: OrderCatalogue<Forms> = defineOrders<Forms>({
  numberSign: 'number',
  kinds: {
    SEND: kind(
      'SEND',
      {
        amount: param({ kind: 'number', name: 'amount', from: 1, to: 5000, places: 1 }),
        men: param({ kind: 'number', name: 'men', from: 1, to: 99, all: 'ALL' }, true),
      },
      ['SEND <amount> [WITH <men>]'],
      CHOICES.SEND,
    ),
    MOVE: kind(
      'MOVE',
      { bands: param(bands), via: param(way, true), to: param(place) },
      ['MOVE <bands> [VIA <via>] TO <to>'],
      CHOICES.MOVE,
    ),
    SAIL: kind(
      'SAIL',
      { way: param(way), retreat: param(retreat, true) },
      ['SAIL <way> [RETREAT <retreat>]'],
      CHOICES.SAIL,
    ),
    TRADE: kind(
      'TRADE',
      { give: param(assets), get: param(assets, true) },
      ['TRADE GIVE <give> [GET <get>]'],
      CHOICES.TRADE,
    ),
    CANCEL: kind('CANCEL', { offer: param(offer) }, ['CANCEL <offer>'], CHOICES.CANCEL),
    FOUND: kind(
      'FOUND',
      { name: param({ kind: 'text', name: 'name', from: 3, to: 24 }) },
      ['FOUND <name>'],
      CHOICES.FOUND,
    ),
    IMPROVE: kind('IMPROVE', { place: param(place) }, ['IMPROVE <place>'], CHOICES.IMPROVE),
    PLOT: kind(
      'PLOT',
      {
        text: param({ kind: 'text', name: 'text', from: 1, to: 200 }),
        fallback: param({ kind: 'order', name: 'fallback', verbs: ['SEND', 'CANCEL'] }, true),
      },
      ['PLOT <text> [FALLBACK <fallback>]'],
      CHOICES.PLOT,
    ),
    WAIT: kind('WAIT', {}, ['WAIT'], CHOICES.WAIT),
  },
  together: () => [],
});

export const known: Known<Forms> = { setting: null, view: null };
