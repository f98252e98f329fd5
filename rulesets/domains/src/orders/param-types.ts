import type { GroupsType, ListType, Named, NamedType, ParamType } from '@chancery/core';
import { everyNumbered, keptForOrders, MOST_OF_ANYTHING, namedTypes, numberType, textType } from '@chancery/kit';
import { forecastOf } from '../known/forecast.ts';
import { holdingName } from '../names/names.ts';
import type { Order } from '../order.ts';
import { unitName } from '../rules/units.ts';
import type { GameKnown, Types } from '../types.ts';
import {
  COVERT_TEMPLATES,
  HOLDING_KINDS,
  STANCES,
  TASKS,
  TAX_RATES,
  TO_ALL,
  TREATIES,
  UNIT_TYPES,
  type UnitType,
} from '../words.ts';

const { fixed, words } = namedTypes<Types>();

/** What an argument may be. */

export const DOMAIN = fixed('domain', 'integer', ({ domains }) =>
  everyNumbered(domains).map(({ number, code, name }) => ({ value: number, names: [code, name] })),
);
export const DOMAIN_OR_ALL = fixed('addressee', 'string', ({ domains }) => [
  { value: TO_ALL, names: ['ALL'] },
  ...everyNumbered(domains).map(({ code, name }) => ({ value: code, names: [code, name] })),
]);

export const PROVINCE = fixed('province', 'integer', ({ provinces }) =>
  everyNumbered(provinces).map(({ number, name }) => ({ value: number, names: [name] })),
);
const listOf = (of: NamedType<Types>, name: string, most = 99): ListType<Types> => ({
  kind: 'list',
  name,
  of,
  from: 1,
  to: most,
});
export const PROVINCES = listOf(PROVINCE, 'provinces');
/** Provinces one after another. */
export const WAY: ListType<Types> = { ...listOf(PROVINCE, 'way', 9), way: true };

/** `Kingsholt guild QUE`; a province has one of a kind for each owner. */
export const HOLDING: NamedType<Types> = {
  kind: 'named',
  name: 'holding',
  value: 'integer',
  fixed: false,
  of: ({ setting, view }) =>
    view.holdings.map((holding) => ({ value: holding.id, names: [holdingName(setting, holding)] })),
};

/** Units that earlier lines should raise are there to be ordered: their numbers are the next ones. */
const raisedNames = keptForOrders(
  (known: GameKnown, raising: readonly Order[]): readonly Named[] =>
    raising.length === 0
      ? []
      : (forecastOf(known, raising)?.events ?? []).flatMap((event) =>
          event.kind === 'raised' && event.domain === known.view.domain
            ? event.units.map(({ number }) => {
                const name = unitName(known.setting, { owner: event.domain, number });
                return { value: name, names: [name, `${number}`] };
              })
            : [],
        ),
  (before) => before.findLastIndex(({ verb }) => verb === 'MUSTER' || verb === 'LEVY') + 1,
);

/** A unit by its code and number: `SKA3`, and of one's own just `3`. */
export const UNIT: NamedType<Types> = {
  kind: 'named',
  name: 'unit',
  value: 'string',
  fixed: false,
  of: ({ view }) =>
    view.units.map(({ name, owner, number }) => ({
      value: name,
      names: owner === view.domain ? [name, `${number}`] : [name],
    })),
  given: (known, before) => raisedNames(known, before),
};

const PLURAL: { readonly [Type in UnitType]?: readonly string[] } = {
  Knights: ['Knight'],
  Archers: ['Archer'],
  Scouts: ['Scout'],
};
export const UNIT_TYPE = words('unit type', UNIT_TYPES, (type) => [type, ...(PLURAL[type] ?? [])]);

const COUNT = numberType('count', 1, 99);

/** `3, 5`: units by name. */
export const UNITS: ListType<Types> = listOf(UNIT, 'units');

/** `2 Infantry IN Coldwell, 1 Archers INSIDE Coldwell`: so many of a type. */
export const TROOPS: GroupsType<Types> = {
  kind: 'groups',
  name: 'troops',
  params: {
    count: { type: COUNT, help: 'how many' },
    type: { type: UNIT_TYPE, help: 'of which type' },
    province: { type: PROVINCE, help: 'where' },
    inside: { type: { kind: 'flag', name: 'inside' }, optional: true, help: 'inside a holding' },
  },
  lines: [
    { pattern: '<count> <type> INSIDE <province>', sets: { inside: true } },
    { pattern: '<count> <type> IN <province>' },
  ],
  from: 1,
  to: 40,
};

/** `2 Infantry AT Kingsholt law CRO, 1 Archers AT Goldacre law CRO INSIDE` */
export const MUSTER_ITEMS: GroupsType<Types> = {
  kind: 'groups',
  name: 'items',
  params: {
    count: { type: COUNT, help: 'how many' },
    type: { type: UNIT_TYPE, help: 'of which type' },
    at: { type: HOLDING, help: 'at which holding' },
    inside: { type: { kind: 'flag', name: 'inside' }, optional: true, help: 'they stay inside' },
  },
  lines: [{ pattern: '<count> <type> AT <at> INSIDE', sets: { inside: true } }, { pattern: '<count> <type> AT <at>' }],
  from: 1,
  to: 40,
};

export const LEVY_ITEMS: GroupsType<Types> = {
  kind: 'groups',
  name: 'items',
  params: { count: { type: COUNT, help: 'how many' }, province: { type: PROVINCE, help: 'where' } },
  lines: [{ pattern: '<count> IN <province>' }],
  from: 1,
  to: 40,
};

/** Somebody at one's own court. */
export const OWN_PERSON: NamedType<Types> = {
  kind: 'named',
  name: 'person',
  value: 'integer',
  fixed: false,
  of: ({ view }) => courtOf(view.domains[view.domain ?? 0] ?? null),
};
/** Anybody who serves any domain. */
export const UNDERLING: NamedType<Types> = {
  kind: 'named',
  name: 'underling',
  value: 'integer',
  fixed: false,
  of: ({ view }) =>
    everyNumbered(view.domains).flatMap(({ underlings }) =>
      underlings.map(({ id, name }) => ({ value: id, names: [name, `${id}`] })),
    ),
};

const courtOf = (
  domain: {
    readonly ruler: { readonly id: number; readonly name: string };
    readonly underlings: readonly { readonly id: number; readonly name: string }[];
  } | null,
) =>
  domain === null
    ? []
    : [domain.ruler, ...domain.underlings].map(({ id, name }) => ({ value: id, names: [name, `${id}`] }));

export const KIND = words('kind of holding', HOLDING_KINDS);
export const RATE = words('rate', TAX_RATES);
export const PROPOSAL = words('proposal', TREATIES);
export const PACT = words('pact', ['alliance', 'trade']);
export const RIGHT = words('right', ['passage', 'holdings']);
export const TEMPLATE = words('template', COVERT_TEMPLATES);
export const STANCE = words('stance', STANCES);
export const TASK = words('task', ['none', ...TASKS]);
export const THEN = words('what then', ['occupy', 'destroy']);
export const YES_NO = words('answer', ['yes', 'no']);
export const GOLD = numberType('gold', 1, MOST_OF_ANYTHING);
export const NAME = textType('name', 1, 40);
/** A plan, a question to the host, a letter. */
export const PLAN = textType('text', 1, 500);
export const LETTER = textType('text', 1, 2000);
export const FLAG: ParamType<Types> = { kind: 'flag', name: 'flag' };
