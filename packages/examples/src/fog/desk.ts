import {
  counted,
  type FigureSpec,
  type MapPicture,
  type PlaceLine,
  type PlaceSpec,
  type ReportSpec,
  said,
  series,
  type TroopMarker,
  type UnitTableSpec,
} from '@chancery/core';
import { ageLayer, figuresFrom, sightingLines, sightingMarkers, summed, words } from '@chancery/kit';
import { smallDesk } from '../ground/desk.ts';
import { areaName, areaOn, areasOn, powerName, powersOn } from '../ground/ground.ts';
import { pictureOn } from '../ground/picture.ts';
import { COST, findUnit, marchesIn, marchOf, ownedBy, unitName, unitsOf } from './rules.ts';
import { SIGHTINGS } from './sightings.ts';
import type { Fog, FogKnown, Order } from './types.ts';
import { menWords } from './words.ts';

export const DESK = smallDesk<Fog>({
  units: 'Units',
  map: 'The island, your units, and what your scouts saw.',
  advice: [{ rule: 'FG-5.1', room: 'map', text: 'A scout sees what stands in the areas around it.' }],
  story: { title: 'The fog', text: 'It comes in from the sea at dusk, and nobody counts what it hides.' },
});

const figure = figuresFrom<Fog, { readonly silver: number; readonly areas: number }>(
  ({ view }, drafted) =>
    view.power === null ? null : { silver: (view.silver ?? 0) - spentBy(drafted), areas: ownedBy(view, view.power) },
  (show) => show({ silver: 0, areas: 0 }),
);

const spentBy = (drafted: readonly Order[]): number =>
  drafted.reduce((sum, order) => sum + (order.verb === 'MUSTER' ? COST[order.args.kind] : 0), 0);

export const FIGURES: readonly FigureSpec<Fog>[] = [
  figure('silver', 'Silver left', 'FG-1.3', ({ silver }) => ({ amount: `${silver}` })),
  figure('areas', 'Areas', 'FG-2.2', ({ areas }) => ({ amount: `${areas}` })),
];

const goalWords = ({ setting }: FogKnown, drafted: readonly Order[], unit: string): string => {
  const to = marchOf(drafted, unit)?.args.way.at(-1);
  return to === undefined ? '' : areaName(setting, to);
};

export const UNITS: UnitTableSpec<Fog> = {
  columns: [words('unit', 'Unit'), summed('men', 'Men'), words('at', 'In'), words('to', 'Marches to')],
  kinds: [
    { id: 'column', label: 'Columns' },
    { id: 'scout', label: 'Scouts' },
  ],
  rows: (known, drafted) =>
    unitsOf(known.view, known.view.power).map((unit) => ({
      unit: unitName(unit),
      kind: unit.kind,
      area: unit.at,
      cells: {
        unit: unitName(unit),
        men: `${unit.men}`,
        at: areaName(known.setting, unit.at),
        to: goalWords(known, drafted, unitName(unit)),
      },
      miniature: unit.kind === 'scout' ? 'horse' : 'foot',
    })),
  plan: (known, name, drafted) =>
    unitsOf(known.view, known.view.power)
      .filter((unit) => unitName(unit) === name)
      .map(({ at, men }) => {
        const to = goalWords(known, drafted, name);
        return said(
          'FG-1.1',
          `${menWords(men)} in ${areaName(known.setting, at)}. ${to === '' ? 'No orders yet.' : `Marches to ${to}.`}`,
        );
      }),
};

export const PLACES: PlaceSpec<Fog> = {
  report: (known, area) => {
    const { setting, view } = known;
    const owner = view.owners[area] ?? null;
    const own = unitsOf(view, view.power).filter(({ at }) => at === area);
    return [
      said('FG-1.4', owner === null ? 'Nobody holds it.' : `${powerName(setting, owner)} holds it.`),
      ...own.map(
        (unit): PlaceLine => ({ ...said('FG-2.1', `${unitName(unit)}: ${menWords(unit.men)}.`), unit: unitName(unit) }),
      ),
      ...(view.power === null ? [] : sightingLines(SIGHTINGS, known, area, 'FG-3.3')),
      said('FG-1.1', `It borders ${series(areaOn(setting, area).borders.map((other) => areaName(setting, other)))}.`),
    ];
  },
  verbs: ({ view }) => (view.power === null ? [] : ['MARCH', 'MUSTER']),
  picture: ({ setting, view }, drafted): MapPicture =>
    pictureOn(setting, view.turn, (area) => view.owners[area] ?? null, {
      isKnown: (area) =>
        view.power === null ||
        view.sightings.some((seen) => seen.area === area) ||
        unitsOf(view, view.power).some(({ at }) => at === area),
      markers: markersOf({ setting, view }),
      arrows: marchesIn(drafted).flatMap(({ unit: name, args }) => {
        const unit = findUnit(view, view.power, name);
        return unit ? [{ unit: name, through: [unit.at, ...args.way] }] : [];
      }),
    }),
  layers: (known) =>
    known.view.power === null
      ? []
      : [
          ageLayer(
            SIGHTINGS,
            known,
            areasOn(known.setting).map(({ number }) => number),
          ),
        ],
  sightings: SIGHTINGS,
};

const markersOf = (known: FogKnown): readonly TroopMarker[] => [
  ...(known.view.power === null ? everybodysMarkers(known) : ownMarkers(known)),
  ...sightingMarkers(SIGHTINGS, known),
];

/** For whoever sees all, the units of every lord in their colours. */
const everybodysMarkers = ({ setting, view }: FogKnown): readonly TroopMarker[] =>
  areasOn(setting).flatMap(({ number: area }) =>
    powersOn(setting).flatMap(({ number, code, name }): readonly TroopMarker[] => {
      const there = unitsOf(view, number).filter(({ at }) => at === area);
      if (there.length === 0) return [];
      const men = there.reduce((sum, unit) => sum + unit.men, 0);
      const miniature = there.some(({ kind }) => kind === 'column') ? 'foot' : 'horse';
      const title = `${name}: ${series(there.map(unitName))} with ${menWords(men)}`;
      return [{ area, base: 'foreign', power: code, miniature, count: men, title }];
    }),
  );

const ownMarkers = ({ setting, view }: FogKnown): readonly TroopMarker[] =>
  setting.world.areas.flatMap(({ number: area }): readonly TroopMarker[] => {
    const own = unitsOf(view, view.power).filter(({ at }) => at === area);
    if (own.length === 0) return [];
    const miniature = own.some(({ kind }) => kind === 'column') ? 'foot' : 'horse';
    return [{ area, base: 'own', miniature, count: own.length, title: `Yours: ${series(own.map(unitName))}` }];
  });

/** Battles first, then what the units see; the rest is folded. */
export const REPORT: ReportSpec<Fog> = {
  gains: (heard, { setting, view }) =>
    heard
      .flatMap((told) => {
        if (view.power === null) return [];
        if (told.kind === 'rose' && told.from === view.power) {
          return [said(told.rule, `Lost to rebels: ${areaName(setting, told.area)}.`)];
        }
        if (told.kind !== 'taken') return [];
        if (told.by === view.power) return [said(told.rule, `Taken: ${areaName(setting, told.area)}.`)];
        return told.from === view.power ? [said(told.rule, `Lost: ${areaName(setting, told.area)}.`)] : [];
      })
      .slice(0, 5),
  sections: [
    { id: 'rebels', title: 'Rebels', kinds: ['rose'] },
    { id: 'battles', title: 'Battles', kinds: ['battle-fought', 'fell'] },
    { id: 'sight', title: 'What your units see', kinds: ['looked'] },
  ],
  ledger: [
    {
      id: 'course',
      title: 'What happened',
      kinds: ['mustered', 'marched', 'taken', 'earned', 'turn-ended'],
      empty: 'Nothing has happened yet.',
    },
  ],
  papers: [],
  scene: (told) => {
    if (told.kind === 'marched') return { areas: told.through.slice(-1), through: told.through };
    return 'area' in told ? { areas: [told.area] } : null;
  },
};

/** Columns that nobody sends anywhere. */
export const leftUndone = ({ view }: FogKnown, drafted: readonly Order[]) => {
  const idle = unitsOf(view, view.power).filter((unit) => marchOf(drafted, unitName(unit)) === null);
  return idle.length === 0
    ? []
    : [said('FG-1.1', `${counted(idle.length, 'unit')} without orders: ${series(idle.map(unitName))}.`)];
};
