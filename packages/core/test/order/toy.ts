import {
  type Choice,
  DONE,
  defineOrders,
  type Finding,
  illegal,
  type Known,
  type Named,
  type NamedType,
  type OrderCatalogue,
  type OrderKind,
  type Param,
  type SheetFinding,
  warning,
} from '@chancery/core';

/** A small rule system for the tests of orders: bands that march between places, and houses that write to each other. */
export interface Toy {
  readonly scenario: null;
  readonly options: null;
  readonly setting: { readonly places: readonly Named[]; readonly houses: readonly Named[] };
  readonly state: null;
  readonly order: ToyOrder;
  readonly event: { readonly kind: 'never'; readonly rule: string };
  readonly told: { readonly kind: 'never'; readonly rule: string };
  readonly view: { readonly bands: readonly Named[] };
  readonly refusal: ToyRefusal;
  readonly memory: null;
}

type NoArgs = { readonly [name: string]: never };

export type ToyOrder =
  | { readonly verb: 'MARCH'; readonly unit: string; readonly args: { readonly place: number } }
  | { readonly verb: 'HOLD' | 'BUILD_FORT' | 'BUILD_HARBOUR'; readonly unit: string; readonly args: NoArgs }
  | { readonly verb: 'FOLLOW'; readonly unit: string; readonly args: { readonly target: string | null } }
  | { readonly verb: 'MARINES'; readonly unit: string; readonly args: { readonly on: boolean } }
  | { readonly verb: 'NAME'; readonly unit: string; readonly args: { readonly name: string } }
  | {
      readonly verb: 'RANK';
      readonly unit: string;
      readonly args: { readonly type: string; readonly ranks: readonly number[] };
    }
  | {
      readonly verb: 'FORM_BAND';
      readonly unit: string;
      readonly args: { readonly number?: number; readonly name?: string };
    }
  | {
      readonly verb: 'TRANSFER';
      readonly unit: string;
      readonly args: {
        readonly to: string;
        readonly toHouse?: string;
        readonly all?: boolean;
        readonly type?: string;
        readonly count?: number;
        readonly rank?: number;
      };
    }
  | { readonly verb: 'DECLARE_WAR'; readonly args: { readonly house: string } }
  | { readonly verb: 'ACCEPT_GIFTS'; readonly args: { readonly house: string; readonly on: boolean } }
  | { readonly verb: 'SEND_GOLD'; readonly args: { readonly house: string; readonly amount: number } }
  | { readonly verb: 'SEND_AMBASSADOR'; readonly args: { readonly house: string; readonly text?: string } }
  | { readonly verb: 'PROCLAIM'; readonly args: { readonly text: string } }
  | { readonly verb: 'SET_STATUS'; readonly args: { readonly house: string; readonly noble: boolean } };

export type ToyRefusal =
  | { readonly code: 'too-far'; readonly place: number }
  | { readonly code: 'long-way'; readonly place: number }
  | { readonly code: 'no-such-band'; readonly band: string }
  | { readonly code: 'number-taken'; readonly number: number }
  | { readonly code: 'too-many-marches' | 'sheet-too-long' | 'no-proclamation' };

const place: NamedType<Toy> = {
  kind: 'named',
  name: 'place',
  value: 'integer',
  fixed: true,
  of: ({ setting }) => setting.places,
};
const house: NamedType<Toy> = {
  kind: 'named',
  name: 'house',
  value: 'string',
  fixed: true,
  of: ({ setting }) => setting.houses,
};
const good: NamedType<Toy> = {
  kind: 'named',
  name: 'troop',
  value: 'string',
  fixed: true,
  of: () => [
    { value: 'infantry', names: ['infantry', 'inf'] },
    { value: 'archer', names: ['archers', 'archer'] },
    { value: 'lightCavalry', names: ['light cavalry'] },
    { value: 'heavyCavalry', names: ['heavy cavalry', 'the heavy horse'] },
  ],
};
const band: NamedType<Toy> = {
  kind: 'named',
  name: 'band',
  value: 'string',
  fixed: false,
  of: ({ view }) => view.bands,
};
const anyBand: NamedType<Toy> = {
  ...band,
  name: 'any-band',
  nullable: true,
  pattern: { test: /^[AF][1-9][0-9]?$/i, value: (words) => words.toUpperCase() },
};

const param = (type: Param<Toy>['type'], optional = false): Param<Toy> => ({ type, optional, help: type.name });
const number = (name: string, from: number, to: number): Param<Toy>['type'] => ({ kind: 'number', name, from, to });
const text = (name: string, from: number, to: number): Param<Toy>['type'] => ({ kind: 'text', name, from, to });
const flag: Param<Toy>['type'] = { kind: 'flag', name: 'flag' };

type Kind<Verb extends ToyOrder['verb']> = OrderKind<Toy, Extract<ToyOrder, { verb: Verb }>>;
type Declared<Verb extends ToyOrder['verb']> = Pick<Kind<Verb>, 'params' | 'lines'> & Partial<Kind<Verb>>;

const ruler = <Verb extends ToyOrder['verb']>(verb: Verb, kind: Declared<Verb>): Kind<Verb> =>
  ({
    verb,
    rule: 'TOY-1',
    title: verb.toLowerCase(),
    help: `the order ${verb}`,
    group: 'orders',
    by: 'ruler',
    options: () => null,
    check: () => [],
    ...kind,
  }) as Kind<Verb>;

const ofBand = <Verb extends ToyOrder['verb']>(verb: Verb, kind: Declared<Verb>): Kind<Verb> =>
  ruler(verb, { unit: param(band), ...kind });

const bandChoice = (known: Known<Toy>, then: Choice): Choice => ({
  ask: 'one',
  param: 'unit',
  of: known.view.bands.map(({ value, names }) => ({ value, label: names[0] ?? '', then })),
});

const placeChoice = (known: Known<Toy>): Choice => ({
  ask: 'one',
  param: 'place',
  of: known.setting.places
    .filter(({ value }) => Number(value) < 100)
    .map(({ value, names }) => ({ value, label: names[0] ?? '', then: DONE })),
});

/** Places from 100 on are too far, from 50 on a long way. */
const checkMarch: Kind<'MARCH'>['check'] = (_, { args: { place: to } }) => {
  if (to >= 100) return [illegal({ code: 'too-far', place: to })];
  return to >= 50 ? [warning({ code: 'long-way', place: to })] : [];
};

const checkTransfer: Kind<'TRANSFER'>['check'] = ({ view }, { args: { to, toHouse } }, { orders }) => {
  const isKnown = toHouse !== undefined || view.bands.some(({ value }) => value === to);
  const isFormed = orders.some((order) => order.verb === 'FORM_BAND' && to === `A${order.args.number}`);
  return isKnown || isFormed ? [] : [illegal({ code: 'no-such-band', band: to })];
};

export const MOST_MARCHES = 5;

const together = (_: Known<Toy>, orders: readonly ToyOrder[]): readonly SheetFinding<Toy>[] => {
  const marches = orders.flatMap(({ verb }, index) => (verb === 'MARCH' ? [index] : []));
  const tooMany = illegal<ToyRefusal>({ code: 'too-many-marches' });
  const found: SheetFinding<Toy>[] = marches.slice(MOST_MARCHES).map((index) => ({ ...tooMany, index }));
  if (orders.length > 30) found.push({ ...illegal<ToyRefusal>({ code: 'sheet-too-long' }), index: null });
  if (!orders.some(({ verb }) => verb === 'PROCLAIM')) {
    found.push({ ...warning<ToyRefusal>({ code: 'no-proclamation' }), index: null });
  }
  return found;
};

export const toyOrders: OrderCatalogue<Toy> = defineOrders<Toy>({
  kinds: {
    MARCH: ofBand('MARCH', {
      params: { place: param(place) },
      lines: [{ pattern: '<unit> MARCH <place>' }],
      options: (known) => bandChoice(known, placeChoice(known)),
      check: checkMarch,
    }),
    HOLD: ofBand('HOLD', {
      params: {},
      lines: [{ pattern: '<unit> HOLD' }],
      options: (known) => bandChoice(known, DONE),
    }),
    BUILD_FORT: ofBand('BUILD_FORT', { params: {}, lines: [{ pattern: '<unit> BUILD FORT|CASTLE' }] }),
    BUILD_HARBOUR: ofBand('BUILD_HARBOUR', { params: {}, lines: [{ pattern: '<unit> BUILD HARBOUR' }] }),
    FOLLOW: ofBand('FOLLOW', {
      params: { target: param(anyBand) },
      lines: [{ pattern: '<unit> UNFOLLOW', sets: { target: null } }, { pattern: '<unit> FOLLOW <target>' }],
    }),
    MARINES: ofBand('MARINES', {
      params: { on: param(flag) },
      lines: [
        { pattern: '<unit> MARINES ON', sets: { on: true } },
        { pattern: '<unit> MARINES OFF', sets: { on: false } },
      ],
    }),
    NAME: ofBand('NAME', {
      params: { name: param(text('name', 1, 40)) },
      lines: [{ pattern: '<unit> NAME <name>' }],
    }),
    RANK: ofBand('RANK', {
      params: { type: param(good), ranks: param({ kind: 'numbers', name: 'ranks', count: 3, from: 0, to: 99 }) },
      lines: [{ pattern: '<unit> RANK <type> <ranks>' }],
    }),
    FORM_BAND: ofBand('FORM_BAND', {
      params: { number: param(number('number', 1, 99), true), name: param(text('name', 1, 40), true) },
      lines: [{ pattern: '<unit> FORM BAND [AS <number>] [<name>]' }],
      check: (_, { args }): readonly Finding<ToyRefusal>[] =>
        args.number === 13 ? [illegal({ code: 'number-taken', number: 13 })] : [],
    }),
    TRANSFER: ofBand('TRANSFER', {
      params: {
        to: param(anyBand),
        toHouse: param(house, true),
        all: param(flag, true),
        type: param(good, true),
        count: param(number('count', 1, 500), true),
        rank: param(number('rank', 1, 5), true),
      },
      lines: [
        { pattern: '<unit> TRANSFER <count> <type> [RANK <rank>] TO <to> [OF <toHouse>]' },
        { pattern: '<unit> TRANSFER ALL TO <to> [OF <toHouse>]', sets: { all: true } },
      ],
      check: checkTransfer,
    }),
    DECLARE_WAR: ruler('DECLARE_WAR', {
      params: { house: param(house) },
      lines: [{ pattern: 'DECLARE WAR <house>' }],
    }),
    ACCEPT_GIFTS: ruler('ACCEPT_GIFTS', {
      params: { house: param(house), on: param(flag) },
      lines: [
        { pattern: 'ACCEPT GIFTS <house>', sets: { on: true } },
        { pattern: 'REFUSE GIFTS <house>', sets: { on: false } },
      ],
    }),
    SEND_GOLD: ruler('SEND_GOLD', {
      params: { house: param(house), amount: param(number('amount', 1, 1000)) },
      lines: [{ pattern: 'SEND GOLD <house> <amount>' }],
    }),
    SEND_AMBASSADOR: ruler('SEND_AMBASSADOR', {
      params: { house: param(house), text: param(text('text', 0, 1000), true) },
      lines: [{ pattern: 'SEND AMBASSADOR <house> [<text>]' }],
    }),
    PROCLAIM: ruler('PROCLAIM', {
      params: { text: param(text('text', 5, 4000)) },
      lines: [{ pattern: 'PROCLAIM <text>' }],
    }),
    SET_STATUS: ruler('SET_STATUS', {
      by: 'master',
      params: { house: param(house), noble: param(flag) },
      lines: [
        { pattern: 'SET STATUS <house> NOBLE', sets: { noble: true } },
        { pattern: 'SET STATUS <house> COMMON', sets: { noble: false } },
      ],
    }),
  },
  together,
});

export const toy = { orders: toyOrders };

export const setting: Toy['setting'] = {
  places: [
    { value: 6, names: ['Île de France', '6'] },
    { value: 7, names: ['London', '7'] },
    { value: 8, names: ['New York', '8'] },
    { value: 9, names: ['New York Harbour', '9'] },
    { value: 10, names: ['York', '10'] },
    { value: 45, names: ['Alba', '45'] },
    { value: 46, names: ['Alba', '46'] },
    { value: 60, names: ['The Wash', '60'] },
    { value: 120, names: ["King's Lynn", '120'] },
  ],
  houses: [
    { value: 'Eng', names: ['Eng', 'England'] },
    { value: 'Fra', names: ['Fra', 'France'] },
    { value: 'HRE', names: ['HRE', 'Holy Roman Empire'] },
    { value: 'Sch', names: ['Sch', 'Schleswig-Holstein'] },
  ],
};

export const known: Known<Toy> = {
  setting,
  view: {
    bands: [
      { value: 'A7', names: ['A7', 'Black Prince'] },
      { value: 'A8', names: ['A8'] },
      { value: 'F1', names: ['F1', 'Grace'] },
    ],
  },
};
