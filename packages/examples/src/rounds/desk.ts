import {
  type FigureSpec,
  type PlaceLine,
  type PlaceSpec,
  type ReportSpec,
  said,
  series,
  type TroopMarker,
  type UnitTableSpec,
} from '@chancery/core';
import { figuresFrom, summed, words } from '@chancery/kit';
import { smallDesk } from '../ground/desk.ts';
import { areaName, areaOn, areasOn, powerName } from '../ground/ground.ts';
import { pictureOn } from '../ground/picture.ts';
import { boardAfter, campCount, campsOf, each, plus, sizeOf, troopsIn } from './rules.ts';
import { KINDS, NO_TROOPS, type Order, ROUND_IDS, type Rounds, type RoundsKnown, type Troops } from './types.ts';
import { troopWords } from './words.ts';

export const DESK = smallDesk<Rounds>({
  units: 'Camps',
  map: 'The camps, and the troops that lie there.',
  advice: [{ rule: 'RD-5.1', room: 'map', text: 'Leave somebody behind: an empty camp is taken without a fight.' }],
  asksMaster: true,
  story: { title: 'The drum', text: 'It beats three times before noon, and each time somebody obeys it.' },
});

const figure = figuresFrom<Rounds, { readonly troops: Troops; readonly camps: number }>(
  ({ view }) =>
    view.power === null
      ? null
      : {
          troops: campsOf(view, view.power).reduce((sum, camp) => plus(sum, troopsIn(view, camp)), NO_TROOPS),
          camps: campCount(view, view.power),
        },
  (show) => show({ troops: NO_TROOPS, camps: 0 }),
);

export const FIGURES: readonly FigureSpec<Rounds>[] = [
  figure('troops', 'Troops', 'RD-2.1', ({ troops }) => ({
    amount: `${sizeOf(troops)}`,
    reckoning: KINDS.map((kind) => ({ label: kind, amount: `${troops[kind]}` })),
  })),
  figure('camps', 'Camps', 'RD-2.2', ({ camps }) => ({ amount: `${camps}` })),
];

/** Each camp of the reader, and what should be there after the draft. */
export const UNITS: UnitTableSpec<Rounds> = {
  columns: [words('camp', 'Camp'), ...KINDS.map((kind) => summed(kind, kind)), words('after', 'After the turn')],
  kinds: [{ id: 'camp', label: 'Camps' }],
  rows: ({ setting, view }, drafted) =>
    campsOf(view, view.power).map((camp) => ({
      unit: areaName(setting, camp),
      kind: 'camp',
      area: camp,
      cells: {
        camp: areaName(setting, camp),
        ...each((kind) => `${troopsIn(view, camp)[kind]}`),
        after: troopWords(troopsIn(boardAfter(view, view.power, drafted), camp)),
      },
      ...(sizeOf(troopsIn(view, camp)) > 0 ? { miniature: 'foot' as const } : {}),
    })),
  plan: ({ setting, view }, unit) =>
    campsOf(view, view.power)
      .filter((camp) => areaName(setting, camp) === unit)
      .map((camp) => said('RD-3.1', `${troopWords(troopsIn(view, camp))} in ${unit}.`)),
};

export const PLACES: PlaceSpec<Rounds> = {
  report: ({ setting, view }, area) => {
    const camp = view.camps[area];
    if (!camp) return [];
    const holder = camp.owner === null ? 'No captain holds it' : `${powerName(setting, camp.owner)} holds it`;
    const lines: readonly PlaceLine[] = [
      said('RD-3.1', `${holder}, with ${troopWords(camp.troops)}.`),
      said('RD-1.2', `It borders ${series(areaOn(setting, area).borders.map((other) => areaName(setting, other)))}.`),
    ];
    return lines;
  },
  verbs: ({ view }) => (view.power === null ? [] : ['TAKE', 'TRAIN', 'RUSE']),
  picture: ({ setting, view }, drafted) =>
    pictureOn(setting, view.turn, (area) => view.camps[area]?.owner ?? null, {
      markers: markersOf({ setting, view }),
      arrows: drafted.flatMap((order, at) =>
        order.verb === 'TAKE' ? [{ unit: `${at + 1}`, through: [order.args.from, order.args.to] }] : [],
      ),
    }),
};

const markersOf = ({ setting, view }: RoundsKnown): readonly TroopMarker[] =>
  areasOn(setting).flatMap(({ number: area }): readonly TroopMarker[] => {
    const { owner = null } = view.camps[area] ?? {};
    const troops = troopsIn(view, area);
    const count = sizeOf(troops);
    if (count === 0) return [];
    const base = owner === null ? 'independent' : owner === view.power ? 'own' : 'foreign';
    const miniature = troops.Foot > 0 ? 'foot' : troops.Bow > 0 ? 'missile' : 'horse';
    return [{ area, base, miniature, count, title: troopWords(troops) }];
  });

/** What was won and lost, the battles, and folded behind them the rounds. */
export const REPORT: ReportSpec<Rounds> = {
  gains: (heard, { setting, view }) =>
    heard
      .flatMap((told) => {
        if (told.kind !== 'battle-fought' || told.end !== 'taken') return [];
        if (told.power === view.power) return [said(told.rule, `Taken: ${areaName(setting, told.to)}.`)];
        return told.against !== null && told.against === view.power
          ? [said(told.rule, `Lost: ${areaName(setting, told.to)}.`)]
          : [];
      })
      .slice(0, 5),
  sections: [
    { id: 'edits', title: 'Put right', kinds: ['camp-edited'] },
    { id: 'battles', title: 'Battles', kinds: ['battle-fought'] },
    { id: 'ruses', title: 'Ruses', kinds: ['ruse-tried', 'ruse-dropped'] },
  ],
  ledger: [
    {
      id: 'course',
      title: 'Round by round',
      kinds: ['round-began', 'marched', 'trained', 'fell-back', 'turn-ended'],
      empty: 'Nothing has happened yet.',
    },
  ],
  papers: [],
  scene: (told) => {
    if (told.kind === 'marched' || told.kind === 'battle-fought')
      return { areas: [told.to], through: [told.from, told.to] };
    if (told.kind === 'ruse-tried' || told.kind === 'ruse-dropped') return { areas: [told.at] };
    return told.kind === 'trained' || told.kind === 'camp-edited' ? { areas: [told.camp] } : null;
  },
};

/** Rounds in which a captain does nothing. */
export const leftUndone = ({ view }: RoundsKnown, drafted: readonly Order[]) =>
  view.power === null
    ? []
    : ROUND_IDS.flatMap((id, at) =>
        drafted.some(({ section }) => section === id) ? [] : [said('RD-1.1', `You do nothing in round ${at + 1}.`)],
      );

/** The camps and troops that a captain has when a round is done as it is drafted. */
export const sectionsLeave = ({ view }: RoundsKnown, drafted: readonly Order[]) =>
  Object.fromEntries(
    ROUND_IDS.map((id) => {
      const before = drafted.filter(({ section }) => section !== undefined && section <= id);
      const board = boardAfter(view, view.power, before);
      const camps = campsOf(board, view.power);
      const troops = camps.reduce((sum, camp) => sum + sizeOf(troopsIn(board, camp)), 0);
      return [id, `camps: ${camps.length}, troops: ${troops}`];
    }),
  );
