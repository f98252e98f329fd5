import type { Branch, Choice, NamedType, OrderCatalogue, OrderKind, Param } from '@chancery/core';
import { allIllegal, branch, leftOut, namedTypes, numberOf, oneOf, RULERS_ONLY, textOf, textType } from '@chancery/kit';
import { areaName, areasOn } from '../ground/ground.ts';
import { AT_ONCE_TABLE, absent, comeHome, takeBack, write } from './at-once.ts';
import { COMMISSION } from './commission.ts';
import { type Business, businessAfter, coinWords, commissionFor, driveOf, faultOf, HIRE, priceOf } from './rules.ts';
import { goalsFrom, townsNow } from './towns.ts';
import {
  type Buy,
  type Deliver,
  type Drive,
  GOODS,
  type Hire,
  type Order,
  type Refusal,
  type Sections,
  type SectionsKnown,
  type Sell,
  type SheetOrder,
  type Wagon,
} from './types.ts';

const { words } = namedTypes<Sections>();

/** By the name that a town has now, or by the one that the map first had for it (SC-1.11). */
const TOWN: NamedType<Sections> = {
  kind: 'named',
  name: 'town',
  value: 'integer',
  fixed: false,
  of: ({ setting, view }) =>
    areasOn(townsNow(setting, view)).map(({ number, name }) => ({
      value: number,
      names: [...new Set([name, areaName(setting, number)])],
    })),
};
const GOOD = words('good', GOODS);
/** Wagons of the house, and those that an earlier line hires. */
const WAGON: NamedType<Sections> = {
  kind: 'named',
  name: 'wagon',
  value: 'string',
  fixed: false,
  of: ({ view }) => view.wagons.map(({ name }) => ({ value: name, names: [name] })),
  given: (_, before) =>
    before.flatMap(({ verb, args }) => (verb === 'HIRE' ? [{ value: args.name, names: [args.name] }] : [])),
};
const NAME = textType('name', 2, 16, ['Bess', 'Dobbin', 'Old Tom']);

const wagon: Param<Sections> = { type: WAGON, help: 'your wagon' };
const town: Param<Sections> = { type: TOWN, help: 'the town' };
const limit = (help: string): Param<Sections> => ({
  type: { kind: 'number', name: 'price', from: 1, to: 999, places: 1 },
  optional: true,
  help,
});

/** What all orders have alike: their check is the fault that the turn itself would find. */
const kind = <Of extends SheetOrder>(
  own: Pick<OrderKind<Sections, Of>, 'verb' | 'rule' | 'title' | 'help' | 'group' | 'sections' | 'params' | 'lines'> & {
    readonly options: (known: SectionsKnown, business: Business, drafted: readonly Order[]) => Choice | null;
  },
): OrderKind<Sections, Of> => ({
  ...own,
  by: 'ruler',
  options: (known, drafted) => own.options(known, businessAfter(known.setting, known.view, drafted), drafted),
  check: ({ setting, view }, order, { orders, index }) => {
    if (view.power === null) return RULERS_ONLY;
    const before = orders.slice(0, index);
    const again = order.verb === 'DRIVE' && driveOf(before, order.args.wagon) !== null;
    return allIllegal<Refusal>([
      again ? { code: 'drives-already', wagon: order.args.wagon } : null,
      faultOf(setting, businessAfter(setting, view, before), order),
    ]);
  },
});

/** One of the wagons, and what is asked of it; null where there is nothing to ask. */
const oneWagon = ({ wagons }: Business, then: (wagon: Wagon) => Choice | null): Choice | null =>
  oneOf(
    'wagon',
    wagons.map((each): Branch | null => {
      const next = then(each);
      return next && { value: each.name, label: each.name, area: each.at, then: next };
    }),
  );

const hire = kind<Hire>({
  verb: 'HIRE',
  rule: 'SC-1.1',
  title: 'Hire',
  help: 'Hires a wagon for 5 coins, and gives it a name.',
  group: 'Wagons',
  sections: ['hiring'],
  params: { name: { type: NAME, help: 'its name' }, town },
  lines: [{ pattern: 'HIRE <name> IN <town>' }],
  options: ({ setting, view }, { coins, wagons }) =>
    view.power === null || coins < HIRE
      ? null
      : oneOf(
          'town',
          areasOn(townsNow(setting, view)).map(({ number, name }) =>
            branch(number, name, textOf('name', { from: 2, to: 16, examples: freeNames(wagons) })),
          ),
        ),
});

const freeNames = (wagons: readonly Wagon[]): readonly string[] =>
  (NAME.examples ?? []).filter((name) => wagons.every((each) => each.name !== name));

const buy = kind<Buy>({
  verb: 'BUY',
  rule: 'SC-1.2',
  title: 'Buy',
  help: 'Loads a wagon where it stands, for no more than you say.',
  group: 'Trade',
  sections: ['trade'],
  params: { good: { type: GOOD, help: 'what' }, wagon, price: limit('at most so much') },
  lines: [{ pattern: 'BUY <good> FOR <wagon> [AT <price>]' }],
  options: (_, business) =>
    oneWagon(business, ({ at, load }) =>
      load !== null
        ? null
        : oneOf(
            'good',
            GOODS.map((good) => {
              const price = priceOf(business, at, good);
              return price > business.coins
                ? null
                : branch(good, `${good} for ${coinWords(price)}`, priceFrom(1, price));
            }),
          ),
    ),
});

const sell = kind<Sell>({
  verb: 'SELL',
  rule: 'SC-1.3',
  title: 'Sell',
  help: 'Sells the load of a wagon where it stands, for no less than you say.',
  group: 'Trade',
  sections: ['trade'],
  params: { wagon, price: limit('at least so much') },
  lines: [{ pattern: 'SELL <wagon> [AT <price>]' }],
  options: (_, business) =>
    oneWagon(business, ({ at, load }) => (load === null ? null : priceFrom(1, priceOf(business, at, load)))),
});

/** A limit in tenths, which may be left out; a form begins with what is asked today. */
const priceFrom = (from: number, usual: number): Choice => ({
  ...(numberOf('price', { from, to: 999, usual }, leftOut('at any price')) as Extract<Choice, { ask: 'number' }>),
  places: 1,
});

const deliver = kind<Deliver>({
  verb: 'DELIVER',
  rule: 'SC-1.4',
  title: 'Deliver',
  help: 'Hands the load of a wagon to the town that asked for it.',
  group: 'Trade',
  sections: ['trade'],
  params: { commission: { type: COMMISSION, help: 'its number' }, wagon },
  lines: [{ pattern: 'DELIVER <commission> WITH <wagon>' }],
  options: ({ setting, view }, business) =>
    oneWagon(business, (each) =>
      oneOf(
        'commission',
        business.commissions.map(({ number, good, town: at, pay }) =>
          commissionFor(business, each, number) === null
            ? null
            : branch(number, `#${number}: ${good} for ${areaName(townsNow(setting, view), at)}, ${coinWords(pay)}`),
        ),
      ),
    ),
});

const drive = kind<Drive>({
  verb: 'DRIVE',
  rule: 'SC-1.5',
  title: 'Drive',
  help: 'Takes a wagon along a route to another town, after all trade; by sea for the fare.',
  group: 'Wagons',
  sections: ['roads'],
  params: { wagon, town },
  lines: [{ pattern: 'DRIVE <wagon> TO <town>' }],
  options: ({ setting, view }, business, drafted) =>
    oneWagon(business, ({ name, at }) =>
      driveOf(drafted, name) !== null
        ? null
        : oneOf(
            'town',
            goalsFrom(setting, business, at).map(({ town: to, fare }) =>
              fare > business.coins ? null : branch(to, goalWords(areaName(townsNow(setting, view), to), fare)),
            ),
          ),
    ),
});

const goalWords = (name: string, fare: number): string =>
  fare === 0 ? name : `${name}, by sea for ${coinWords(fare)}`;

export const ORDERS: OrderCatalogue<Sections> = {
  kinds: {
    HIRE: hire,
    BUY: buy,
    SELL: sell,
    DELIVER: deliver,
    DRIVE: drive,
    WRITE: write,
    ABSENT: absent,
    RETURN: comeHome,
    TAKE_BACK: takeBack,
  },
  numberSign: 'number',
  // A message replaces only the sections that it holds (SC-1.8).
  sections: [
    { id: 'hiring', title: 'Hiring', heading: 'HIRING' },
    { id: 'trade', title: 'Trade', heading: 'TRADE' },
    { id: 'roads', title: 'Roads', heading: 'ROADS' },
  ],
  replaces: 'sections',
  // What is bought and what is delivered stand in one column.
  sheet: {
    tables: [
      {
        title: 'Hiring',
        section: 'hiring',
        verbs: ['HIRE'],
        columns: [
          { label: 'Name', args: ['name'] },
          { label: 'Town', args: ['town'] },
        ],
        rows: 2,
      },
      {
        title: 'Trade',
        section: 'trade',
        verbs: ['BUY', 'SELL', 'DELIVER'],
        columns: [
          { label: 'Wagon', args: ['wagon'] },
          { label: 'Good or commission', args: ['good', 'commission'] },
          { label: 'Price', args: ['price'] },
        ],
        rows: 6,
      },
      {
        title: 'Roads',
        section: 'roads',
        verbs: ['DRIVE'],
        columns: [
          { label: 'Wagon', args: ['wagon'] },
          { label: 'Town', args: ['town'] },
        ],
        rows: 4,
      },
      AT_ONCE_TABLE,
    ],
  },
  // Whoever orders first acts first (SC-1.9).
  ranked: true,
  together: () => [],
};
