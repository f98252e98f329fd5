import {
  type ColumnSpec,
  type FigureSpec,
  type OwnTableSpec,
  type PlaceSpec,
  type ReportLine,
  type ReportSpec,
  said,
  series,
  type Table,
  type TroopMarker,
  tableIn,
  type UnitTableSpec,
} from '@chancery/core';
import { figuresFrom, numbers, words } from '@chancery/kit';
import { smallDesk } from '../ground/desk.ts';
import { areaName, areasOn, powerOn, powersOn } from '../ground/ground.ts';
import { pictureOn } from '../ground/picture.ts';
import { type Business, businessAfter, coinWords, driveOf, findWagon, priceOf } from './rules.ts';
import { changesOnMap, goalsFrom, townsNow } from './towns.ts';
import { GOODS, type Order, type Sections, type SectionsKnown, type Setting } from './types.ts';
import { commissionWords } from './words.ts';

export const DESK = smallDesk<Sections>({
  units: 'Wagons',
  map: 'The towns, what they ask for, and your wagons.',
  advice: [{ rule: 'SC-5.1', room: 'map', text: 'Buy where a good is made, and carry it to the town that asks.' }],
  story: { title: 'Bess', text: 'Every house has a wagon of this name, and nobody remembers why.' },
});

/** In a land where nothing is made everything is carried in from outside. */
const anythingIsMade = ({ makes }: Setting): boolean => Object.keys(makes).length > 0;

const figure = figuresFrom<Sections, { readonly business: Pick<Business, 'coins'>; readonly delivered: number }>(
  ({ setting, view }, drafted) =>
    view.power === null
      ? null
      : {
          business: businessAfter(setting, view, drafted),
          delivered: view.delivered[powerOn(setting, view.power).code] ?? 0,
        },
  (show) => show({ business: { coins: 0 }, delivered: 0 }),
);

export const FIGURES: readonly FigureSpec<Sections>[] = [
  figure('coins', 'Coins left', 'SC-2.1', ({ business: { coins } }) => ({ amount: coinWords(Math.max(0, coins)) })),
  figure('delivered', 'Deliveries', 'SC-2.3', ({ delivered }) => ({ amount: `${delivered}` })),
];

/** The wagons of the reader, those that the draft hires too. */
export const UNITS: UnitTableSpec<Sections> = {
  columns: [words('name', 'Wagon'), words('at', 'In'), words('load', 'Load'), words('to', 'Drives to')],
  kinds: [{ id: 'wagon', label: 'Wagons' }],
  rows: ({ setting, view }, drafted) =>
    businessAfter(setting, view, drafted).wagons.map(({ name, at, load }) => ({
      unit: name,
      kind: 'wagon',
      area: at,
      cells: {
        name,
        at: areaName(townsNow(setting, view), at),
        load: load ?? '',
        to: goalOf({ setting, view }, drafted, name),
      },
      miniature: 'horse',
    })),
  plan: (known, unit, drafted) => {
    const wagon = findWagon(businessAfter(known.setting, known.view, drafted), unit);
    if (wagon === null) return [];
    const to = goalOf(known, drafted, unit);
    return [
      said(
        'SC-1.5',
        `In ${areaName(townsNow(known.setting, known.view), wagon.at)}, with ${wagon.load ?? 'nothing'}. ${to === '' ? 'It stays.' : `Drives to ${to}.`}`,
      ),
    ];
  },
};

/** The reader's wagons and what towns ask for, with the trade that fits beside each. */
export const OWN: readonly OwnTableSpec<Sections>[] = [
  {
    id: 'wagons',
    title: 'Wagons',
    columns: [words('name', 'Wagon'), words('at', 'In'), words('load', 'Load')],
    rows: ({ setting, view }, drafted) =>
      businessAfter(setting, view, drafted).wagons.map(({ name, at, load }) => ({
        id: name,
        name,
        named: [{ wagon: name }],
        cells: { name, at: areaName(townsNow(setting, view), at), load: load ?? '' },
      })),
    empty: 'You have no wagon.',
  },
  {
    id: 'commissions',
    title: 'Commissions',
    columns: [
      words('number', 'No.'),
      words('good', 'Good'),
      words('town', 'Town'),
      numbers('pay', 'Pays'),
      { ...words('made', 'Made in'), when: anythingIsMade },
    ],
    rows: ({ setting, view }) => {
      const towns = townsNow(setting, view);
      return view.commissions.map(({ number, good, town, pay }) => ({
        id: `${number}`,
        name: `#${number}`,
        named: [{ commission: number }],
        cells: {
          number: `#${number}`,
          good,
          town: areaName(towns, town),
          pay: coinWords(pay),
          made: areasOn(towns)
            .filter((area) => setting.makes[`${area.number}`] === good)
            .map(({ name }) => name)
            .join(', '),
        },
      }));
    },
    empty: 'No town asks for anything.',
  },
];

const goalOf = ({ setting, view }: SectionsKnown, drafted: readonly Order[], wagon: string): string => {
  const drive = driveOf(drafted, wagon);
  return drive === null ? '' : areaName(townsNow(setting, view), drive.args.town);
};

export const PLACES: PlaceSpec<Sections> = {
  report: ({ setting, view }, town) => [
    said('SC-2.2', `Prices: ${series(GOODS.map((good) => `${good} ${coinWords(priceOf(view, town, good))}`))}.`),
    ...view.commissions
      .filter((commission) => commission.town === town)
      .map((commission) => said('SC-1.4', `Wanted: ${commissionWords(townsNow(setting, view), commission)}.`)),
    ...view.wagons
      .filter(({ owner, at }) => owner === view.power && at === town)
      .map(({ name, load }) => ({ ...said('SC-1.5', `${name}, with ${load ?? 'nothing'}.`), unit: name })),
    ...routesFrom({ setting, view }, town),
  ],
  verbs: ({ view }) => (view.power === null ? [] : ['BUY', 'SELL', 'DELIVER', 'DRIVE', 'HIRE']),
  picture: ({ setting, view }, drafted) =>
    pictureOn(setting, view.turn, (town) => powersOn(setting).find(({ home }) => home === town)?.number ?? null, {
      ...changesOnMap(setting, view),
      markers: areasOn(setting).flatMap(({ number: area }): readonly TroopMarker[] => {
        const here = view.wagons.filter(({ owner, at }) => owner === view.power && at === area);
        if (here.length === 0) return [];
        const title = series(here.map(({ name }) => name));
        return [{ area, base: 'own', miniature: 'horse', count: here.length, title }];
      }),
      arrows: drafted.flatMap((order) => {
        if (order.verb !== 'DRIVE') return [];
        const wagon = findWagon(businessAfter(setting, view, drafted), order.args.wagon);
        return wagon === null ? [] : [{ unit: wagon.name, through: [wagon.at, order.args.town] }];
      }),
    }),
};

const routesFrom = ({ setting, view }: SectionsKnown, town: number): readonly ReportLine[] => {
  const now = townsNow(setting, view);
  const goals = goalsFrom(setting, view, town);
  const byLand = goals.filter(({ fare }) => fare === 0).map((goal) => areaName(now, goal.town));
  const bySea = goals
    .filter(({ fare }) => fare > 0)
    .map((goal) => `${areaName(now, goal.town)} for ${coinWords(goal.fare)}`);
  return [
    ...(byLand.length === 0 ? [] : [said('SC-1.5', `Roads lead to ${series(byLand)}.`)]),
    ...(bySea.length === 0 ? [] : [said('SC-1.5', `Ships sail to ${series(bySea)}.`)]),
  ];
};

const MARKETS: readonly ColumnSpec<Sections>[] = [
  words('town', 'Town'),
  { ...words('makes', 'Makes'), when: anythingIsMade },
  ...GOODS.map((good) => numbers(good, good)),
];

/** What goods cost in each town now (SC-2.2). */
const marketsIn = ({ setting, view }: SectionsKnown): Table =>
  tableIn(
    MARKETS,
    setting,
    areasOn(townsNow(setting, view)).map(({ number, name }) => ({
      town: name,
      makes: setting.makes[`${number}`] ?? '',
      ...Object.fromEntries(GOODS.map((good) => [good, coinWords(priceOf(view, number, good))])),
    })),
  );

/** Deliveries of all, the reader's own trade, what is wanted. */
export const REPORT: ReportSpec<Sections> = {
  sections: [
    { id: 'delivered', title: 'Delivered', kinds: ['delivered'] },
    { id: 'trade', title: 'Your trade', kinds: ['hired', 'bought', 'sold', 'unloaded', 'drove', 'failed'] },
    { id: 'wanted', title: 'Wanted now', kinds: ['asked'] },
    { id: 'towns', title: 'Towns and roads', kinds: ['bridge-taken', 'bridge-mended', 'renamed'] },
  ],
  ledger: [{ id: 'course', title: 'The turn', kinds: ['turn-ended'], empty: 'Nothing has happened yet.' }],
  outlook: [
    {
      id: 'markets',
      title: 'Markets now',
      compose: ({ setting, view }) => [
        said('SC-2.2', 'What a good costs, town by town.', { table: marketsIn({ setting, view }) }),
      ],
    },
  ],
  papers: [],
  scene: (told) => {
    if (told.kind === 'drove') return { areas: [told.to], through: [told.from, told.to] };
    return 'commission' in told ? { areas: [told.commission.town] } : null;
  },
};

/** Wagons that stay where they are. */
export const leftUndone = ({ view }: SectionsKnown, drafted: readonly Order[]) => {
  const idle = view.wagons.filter(({ owner, name }) => owner === view.power && driveOf(drafted, name) === null);
  return idle.length === 0 ? [] : [said('SC-1.5', `Not driving: ${series(idle.map(({ name }) => name))}.`)];
};
