import { type FigureSpec, type PlaceSpec, type ReportSpec, said, series, type UnitTableSpec } from '@chancery/core';
import { figuresFrom, words } from '@chancery/kit';
import { smallDesk } from '../ground/desk.ts';
import { areaName, areaOn, powerOn, powersOn } from '../ground/ground.ts';
import { pictureOn } from '../ground/picture.ts';
import { tradesIn } from './orders.ts';
import { halfOf, setsOf, storesOf, yieldOf } from './rules.ts';
import { type Fairs, type FairsKnown, GOODS, type Goods, type Order } from './types.ts';

export const DESK = smallDesk<Fairs>({
  units: 'Houses',
  map: 'The places, what they yield, and where the houses live.',
  advice: [{ rule: 'FA-5.1', room: 'headquarters', text: 'Gather what your neighbour lacks.' }],
  story: { title: 'The scales', text: 'They hang at the gate, and nobody remembers who brought them.' },
});

const figure = figuresFrom<Fairs, { readonly goods: Goods; readonly sets: number; readonly promised: number }>(
  ({ setting, view }, drafted) => {
    if (view.power === null) return null;
    const house = powerOn(setting, view.power);
    return { goods: storesOf(view, house), sets: setsOf(view, house), promised: tradesIn(drafted).length };
  },
  (show) => show({ goods: { Salt: 0, Wine: 0, Wool: 0 }, sets: 0, promised: 0 }),
);

export const FIGURES: readonly FigureSpec<Fairs>[] = [
  ...GOODS.map((good) => figure(good, good, 'FA-1.2', ({ goods }) => ({ amount: `${goods[good]}` }))),
  figure('sets', 'Sets', 'FA-2.2', ({ sets }) => ({ amount: `${sets}` })),
  figure('offers', 'Offers drafted', 'FA-1.3', ({ promised }) => ({ amount: `${promised}` })),
];

/** The house of the reader. */
export const UNITS: UnitTableSpec<Fairs> = {
  columns: [words('house', 'House'), words('half', 'Works in'), ...GOODS.map((good) => words(good, good))],
  kinds: [{ id: 'house', label: 'Houses' }],
  rows: ({ setting, view }) =>
    powersOn(setting)
      .filter(({ number }) => number === view.power)
      .map((house) => ({
        unit: house.code,
        kind: 'house',
        area: house.home,
        cells: {
          house: house.name,
          half: `the ${halfOf(setting, house)} half`,
          ...Object.fromEntries(GOODS.map((good) => [good, `${storesOf(view, house)[good]}`])),
        },
        miniature: 'foot',
      })),
  plan: ({ setting, view }, unit) =>
    powersOn(setting)
      .filter(({ code }) => code === unit)
      .map((house) => said('FA-2.1', `${house.name} has ${goodsWords(storesOf(view, house))}.`)),
};

const goodsWords = (goods: Goods): string => series(GOODS.map((good) => `${goods[good]} ${good}`));

export const PLACES: PlaceSpec<Fairs> = {
  report: ({ setting, view }, place) => [
    said('FA-2.1', `It yields ${yieldOf(place)}.`),
    ...powersOn(setting)
      .filter(({ home }) => home === place)
      .map((house) =>
        said(
          'FA-3.1',
          `${house.name} lives here, works in the ${halfOf(setting, house)} half, and has ${goodsWords(storesOf(view, house))}.`,
        ),
      ),
    said('FA-1.2', `It borders ${series(areaOn(setting, place).borders.map((other) => areaName(setting, other)))}.`),
  ],
  verbs: ({ view }) => (view.power === null ? [] : ['GATHER', 'TRADE']),
  picture: ({ setting, view }: FairsKnown) =>
    pictureOn(setting, view.turn, (place) => powersOn(setting).find(({ home }) => home === place)?.number ?? null, {
      markers: [],
      arrows: [],
    }),
};

export const REPORT: ReportSpec<Fairs> = {
  sections: [
    { id: 'bargains', title: 'Bargains', kinds: ['traded', 'unanswered', 'too-late'] },
    { id: 'work', title: 'Work', kinds: ['gathered'] },
  ],
  ledger: [{ id: 'course', title: 'The turn', kinds: ['half-ended'], empty: 'Nothing has happened yet.' }],
  papers: [],
  scene: (told) => (told.kind === 'gathered' ? { areas: [told.place] } : null),
};

/** A house that gathers nothing. */
export const leftUndone = ({ view }: FairsKnown, drafted: readonly Order[]) =>
  view.power === null || drafted.some(({ verb }) => verb === 'GATHER')
    ? []
    : [said('FA-1.2', 'Your house gathers nothing.')];
