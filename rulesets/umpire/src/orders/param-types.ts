import type { GroupsType, ListType, Named, NamedType } from '@chancery/core';
import { everyNumbered, namedTypes, numberType, textType } from '@chancery/kit';
import { provinceCodeOf } from '../rules/city-name.ts';
import type { GameKnown, Types } from '../types.ts';
import type { ProvinceView } from '../view-types.ts';
import { ARMS, COMBAT_ORDERS, INDEPENDENTS, MOST_SENIORITY, MOST_TAX, MOST_TENTHS, MOST_UNITS } from '../words.ts';

const { fixed, words } = namedTypes<Types>();

/** What an argument may be (UM-20.1). A full name goes before a code: it stands first in each list of names (UM-20.34). */

/** Nations of rebels come to be while a campaign is played, so the list is that of the view. */
export const NATION: NamedType<Types> = {
  kind: 'named',
  name: 'nation',
  value: 'integer',
  fixed: false,
  of: ({ view }) =>
    everyNumbered(view.nations)
      .filter(({ number }) => number !== INDEPENDENTS)
      .map(({ number, code, name }) => ({ value: number, names: [name, code] })),
};

/** Whoever can own a province or have troops: the Independents too. Only the host names them. */
export const OWNER: NamedType<Types> = {
  kind: 'named',
  name: 'owner',
  value: 'integer',
  fixed: false,
  of: ({ view }) =>
    everyNumbered(view.nations).map(({ number, code, name }) => ({ value: number, names: [name, code] })),
};

const namesOf = ({ name, code, oldName }: ProvinceView): readonly string[] =>
  oldName === null ? [name, code] : [name, code, oldName.name, oldName.code];

/** Foundings change names; the new one is understood in the lines after it, the old one until the turn is over (UM-8.30). */
export const PROVINCE: NamedType<Types> = {
  kind: 'named',
  name: 'province',
  value: 'integer',
  fixed: false,
  of: ({ view }) => everyNumbered(view.provinces).map((each) => ({ value: each.number, names: namesOf(each) })),
  given: (_known, before): readonly Named[] =>
    before.flatMap((order) =>
      order.verb === 'FOUND'
        ? [{ value: order.args.province, names: [order.args.name, provinceCodeOf(order.args.name)] }]
        : [],
    ),
};

/** In singular or plural, or by its code. */
export const TYPE = fixed('troop type', 'integer', ({ types }) =>
  types.map(({ type, code, name, plural }) => ({ value: type, names: [...new Set([plural, name, code])] })),
);

const generals = (name: string, those: (known: GameKnown) => GameKnown['view']['generals']): NamedType<Types> => ({
  kind: 'named',
  name,
  value: 'integer',
  fixed: false,
  of: (known) => those(known).map((general) => ({ value: general.number, names: [general.name] })),
});
/** Any general: names are public, and whether they live is not (UM-20.18). */
export const GENERAL = generals('general', ({ view }) => view.generals);
/** One's own who live. */
export const OWN_GENERAL = generals('own general', ({ view }) =>
  view.generals.filter(({ own }) => own !== null && own.state !== 'dead' && own.state !== 'removed'),
);

/** How many may be named in one line: no more than a message can hold. */
const MOST_IN_LIST = 99;
const listOf = (of: NamedType<Types>, name: string): ListType<Types> => ({
  kind: 'list',
  name,
  of,
  from: 1,
  to: MOST_IN_LIST,
});
export const NATIONS = listOf(NATION, 'nations');
export const GENERALS = listOf(OWN_GENERAL, 'generals');
/** Provinces one after another; a march may come by one again. */
export const WAY: ListType<Types> = { ...listOf(PROVINCE, 'way'), way: true };

/** A number, or as many as are there when the order is carried out. */
export const COUNT = { ...numberType('count', 1, MOST_UNITS), all: 'ALL' };
/** `2.5` RP: counted in tenths. */
export const tenthsFrom = (least: number) => ({ ...numberType('RP', least, MOST_TENTHS), places: 1 as const });
/** Of the turn for which a message is. */
export const TURN = numberType('turn', 1, 9999);
export const PERCENT = numberType('percent', 0, MOST_TAX);
export const LEVEL = numberType('level', 0, MOST_SENIORITY);
/** What a new city earns (UM-8.9). */
export const NEW_REVENUE = numberType('revenue', 2, 4);
/** It stands without quotes, as in the old messages (UM-20.8). */
export const CITY_NAME = { ...textType('name', 3, 24), bare: true as const };

/** Written as on the sheet: `LAND`. */
export const COMMAND = words('command', ARMS, (arm) => [arm.toUpperCase()]);
/** Risk level and default action: `2M` (UM-12.1). */
export const COMBAT_ORDER = words('combat order', COMBAT_ORDERS);

/** `Foot 4, Horse 6` */
export const TROOPS: GroupsType<Types> = {
  kind: 'groups',
  name: 'troops',
  params: {
    type: { type: TYPE, help: 'which type' },
    count: { type: COUNT, help: 'how many, or ALL' },
  },
  lines: [{ pattern: '<type> <count>' }],
  from: 1,
  to: MOST_IN_LIST,
};
