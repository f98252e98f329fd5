import {
  type Bill,
  type Choice,
  DONE,
  defineOrders,
  type Known,
  type NamedType,
  type OrderCatalogue,
  type OrderKind,
  type Param,
} from '@chancery/core';

/** Orders that name several things and have several optional parts. */
export interface Lists {
  readonly scenario: null;
  readonly options: null;
  readonly setting: null;
  readonly state: null;
  readonly order: ListOrder;
  readonly event: { readonly kind: 'never'; readonly rule: string };
  readonly told: { readonly kind: 'never'; readonly rule: string };
  readonly view: null;
  readonly refusal: { readonly code: 'never' };
  readonly memory: null;
}

export type ListOrder =
  | { readonly verb: 'MOVE'; readonly args: { readonly units: readonly number[]; readonly to: string } }
  | { readonly verb: 'DISPATCH'; readonly args: { readonly units: readonly number[] } }
  | { readonly verb: 'RAID'; readonly args: { readonly area: string; readonly times?: number } }
  | { readonly verb: 'DISBAND'; readonly args: { readonly unit: number } }
  | { readonly verb: 'OFFER_PEACE'; readonly args: PeaceArgs };

export type PeaceArgs = {
  readonly kingdom: string;
  readonly tribute?: number;
  readonly disband?: readonly number[];
  readonly renounce?: readonly string[];
  readonly trade?: boolean;
  readonly land?: readonly string[];
};

export const UNITS = [4, 6, 7, 9, 12, 14, 15, 21];
/** Some are hard to tell from words of the line, or begin each other. */
export const AREAS = [
  'Lindesie',
  'Est Treding',
  'Hoiland',
  'Hoiland March',
  'Land',
  'Trade Wold',
  'And',
  'Tyne and Wear',
];
export const KINGDOMS = ['Est Treding', 'Kent', 'Mercia', 'Tribute'];

const unit: NamedType<Lists> = {
  kind: 'named',
  name: 'unit',
  value: 'integer',
  fixed: false,
  of: () => UNITS.map((value) => ({ value, names: [String(value), `Levy ${value}`] })),
};
const named = (name: string, all: readonly string[]): NamedType<Lists> => ({
  kind: 'named',
  name,
  value: 'string',
  fixed: true,
  of: () => all.map((value) => ({ value, names: [value] })),
});
const area = named('area', AREAS);
const kingdom = named('kingdom', KINGDOMS);

const param = (type: Param<Lists>['type'], optional = false): Param<Lists> => ({ type, optional, help: type.name });
const list = (name: string, of: NamedType<Lists>, to: number): Param<Lists>['type'] => ({
  kind: 'list',
  name,
  of,
  from: 1,
  to,
});
const number = (name: string, to: number): Param<Lists>['type'] => ({ kind: 'number', name, from: 1, to });

const ticks = (values: readonly (string | number)[]) => values.map((value) => ({ value, label: `No. ${value}` }));
const areas = (then: Choice): Choice => ({
  ask: 'one',
  param: 'to',
  of: AREAS.slice(0, 3).map((value) => ({ value, label: value, then })),
});
export const someUnits = (from: number, to: number, then: Choice = DONE): Choice => ({
  ask: 'some',
  param: 'units',
  from,
  to,
  of: ticks(UNITS),
  then,
});
/** The same demands at once, each at its price: a Trade Treaty only with an end of that with Kent. */
export const bill: Bill = {
  ask: 'bill',
  spent: 'War Score',
  least: 1,
  budget: 9,
  of: [
    {
      kind: 'ticks',
      param: 'land',
      label: 'Land',
      of: [5, 7, 7, 12].map((price, at) => priced(AREAS[at] ?? '', price)),
    },
    { kind: 'ticks', param: 'disband', label: 'Units', of: [4, 6].map((unit) => priced(unit, 2)) },
    { kind: 'number', param: 'tribute', label: 'Tribute', from: 10, to: 60, step: 10, price: 1 },
    { kind: 'ticks', param: 'renounce', label: 'Treaties', of: [priced('Kent', 2), priced('Mercia', 2)] },
    { kind: 'flag', param: 'trade', label: 'Trade', price: 3, needs: { param: 'renounce', value: 'Kent' } },
  ],
  then: DONE,
};
function priced<Value extends string | number>(value: Value, price: number) {
  return { value, label: `No. ${value}`, price };
}

/** Tribute, units to disband and land, each of which may be left out. */
export const peace: Choice = {
  ask: 'one',
  param: 'kingdom',
  of: KINGDOMS.map((value) => ({ value, label: value, then: demands() })),
};
function demands(): Choice {
  const land: Choice = {
    ask: 'some',
    param: 'land',
    from: 1,
    to: 2,
    of: ticks(AREAS),
    then: DONE,
    skip: { label: 'no land', then: DONE },
  };
  const skip = { label: 'no tribute', then: land };
  return { ask: 'number', param: 'tribute', from: 1, to: 99, then: land, skip };
}

function raids(): Choice {
  const times: Choice = {
    ask: 'number',
    param: 'times',
    from: 1,
    to: 9,
    then: DONE,
    skip: { label: 'once', then: DONE },
  };
  return { ask: 'one', param: 'area', of: AREAS.map((value) => ({ value, label: value, then: times })) };
}

const kind = <Verb extends ListOrder['verb']>(
  verb: Verb,
  params: { readonly [name: string]: Param<Lists> },
  line: OrderKind<Lists>['lines'][number],
  choice: Choice,
  units?: string,
) =>
  ({
    verb,
    rule: 'TOY-1',
    title: verb,
    help: verb,
    group: 'orders',
    by: 'ruler',
    ...(units === undefined ? {} : { units }),
    params,
    lines: [line],
    options: () => choice,
    check: () => [],
  }) as OrderKind<Lists, Extract<ListOrder, { verb: Verb }>>;

export const listOrders: OrderCatalogue<Lists> = defineOrders<Lists>({
  kinds: {
    MOVE: kind(
      'MOVE',
      { units: param(list('units', unit, 5)), to: param(area) },
      { pattern: 'MOVE <units> TO <to>' },
      someUnits(1, 5, areas(DONE)),
      'units',
    ),
    DISPATCH: kind(
      'DISPATCH',
      { units: param({ kind: 'list', name: 'units', of: unit, from: 2, to: 3 }) },
      { pattern: 'DISPATCH <units>' },
      someUnits(2, 3),
      'units',
    ),
    DISBAND: kind(
      'DISBAND',
      { unit: param(unit) },
      { pattern: 'DISBAND <unit>' },
      { ask: 'one', param: 'unit', of: UNITS.map((value) => ({ value, label: `No. ${value}`, then: DONE })) },
      'unit',
    ),
    RAID: kind(
      'RAID',
      { area: param(area), times: param(number('times', 9), true) },
      { pattern: 'RAID <area> [x<times>]' },
      raids(),
    ),
    OFFER_PEACE: kind(
      'OFFER_PEACE',
      {
        kingdom: param(kingdom),
        tribute: param(number('tribute', 99), true),
        disband: param(list('units', unit, 8), true),
        renounce: param(list('kingdoms', kingdom, 4), true),
        trade: param({ kind: 'flag', name: 'trade' }, true),
        land: param(list('areas', area, 8), true),
      },
      {
        pattern:
          'OFFER PEACE <kingdom> [TRIBUTE <tribute>] [DISBAND <disband>] [RENOUNCE TRADE <renounce>] [TRADE] [LAND <land>]',
        flags: { TRADE: 'trade' },
      },
      peace,
    ),
  },
  together: () => [],
});

export const known: Known<Lists> = { setting: null, view: null };
