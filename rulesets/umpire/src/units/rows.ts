import { type ReportLine, said, type Timeline, type UnitRow } from '@chancery/core';
import { numbers, words } from '@chancery/kit';
import { afterMarches } from '../known/after-marches.ts';
import { plannedMarches } from '../known/planned.ts';
import { provinceName, unitsWords } from '../names/names.ts';
import { RATINGS, ratingsWords } from '../names/ratings.ts';
import { readerOf } from '../names/reader.ts';
import type { Order } from '../order.ts';
import type { Planned } from '../phases/movement/plan.ts';
import { refusalWords } from '../text/refusals.ts';
import { ARM_WORDS } from '../text/words.ts';
import type { GameKnown } from '../types.ts';
import type { GeneralView } from '../view-types.ts';
import type { GeneralNumber, ProvinceNumber } from '../words.ts';
import { legLines } from './march-words.ts';

export const UNIT_COLUMNS = [
  words('name', 'General'),
  words('at', 'In'),
  words('command', 'Command'),
  ...RATINGS.map(({ id, short }) => numbers(id, short)),
  words('state', 'State'),
  words('to', 'Should be in'),
];

type OwnGeneral = GeneralView & { readonly own: NonNullable<GeneralView['own']> };

/** The reader’s own generals who live: troops march under them only (UM-11.1). */
export const ownGenerals = ({ view }: GameKnown): readonly OwnGeneral[] =>
  view.generals.filter(
    (general): general is OwnGeneral =>
      general.nation === view.nation &&
      general.own !== null &&
      general.own.state !== 'dead' &&
      general.own.state !== 'removed',
  );

export const unitRows = (known: GameKnown, drafted: readonly Order[]): readonly UnitRow[] => {
  const goals = goalsOf(known, drafted);
  return ownGenerals(known).map(({ number, name, own }) => {
    const to = goals.get(number) ?? own.location;
    return {
      unit: `${number}`,
      label: name,
      kind: own.command,
      area: own.location,
      cells: {
        name,
        at: provinceName(known.view, own.location),
        command: ARM_WORDS[own.command],
        ...Object.fromEntries(RATINGS.map(({ id }) => [id, `${own[id]}`])),
        state: own.state === 'fit' ? 'fit' : `until turn ${own.incapUntil ?? known.view.turn}`,
        to: to === own.location ? '' : provinceName(known.view, to),
      },
      miniature: 'general',
    };
  });
};

/** Where each should stand when the marches of the draft are over. */
const goalsOf = (known: GameKnown, drafted: readonly Order[]): ReadonlyMap<GeneralNumber, ProvinceNumber> =>
  new Map((afterMarches(known, drafted)?.generals ?? []).map(({ general, at }) => [general.number, at]));

/** Ratings, the troops beside, and the timetable of each line that names the general (UM-11.12, 11.17). */
export const unitPlan = (known: GameKnown, unit: string, drafted: readonly Order[]): readonly ReportLine[] => {
  const general = ownGenerals(known).find(({ number }) => `${number}` === unit);
  if (general === undefined) return [];
  const { number, name, own } = general;
  const there = (known.view.stacks[own.location] ?? []).find(({ nation }) => nation === known.view.nation);
  const lines = [...plannedMarches(known, drafted).values()].filter((planned) => names(planned, number));
  return [
    said('UM-0.5', name, { style: 'head' }),
    said('UM-0.6', `${ratingsWords(own)}.`),
    said(
      'UM-21.3',
      `In ${provinceName(known.view, own.location)}${there === undefined ? ', without troops of yours' : ` with ${unitsWords(known.setting, there.units)}`}.`,
    ),
    ...(own.state === 'fit'
      ? []
      : [said('UM-10.1', `Unfit until the end of turn ${own.incapUntil ?? known.view.turn}.`)]),
    ...(lines.length === 0
      ? [said('UM-11.1', 'Has no march.', { style: 'note' })]
      : lines.flatMap((planned) => plannedLines(known, planned))),
  ];
};

const names = (planned: Planned, general: GeneralNumber): boolean => {
  const { verb, args } = planned.line.order;
  return verb === 'MOVE' ? args.generals.includes(general) : verb === 'STANCE' && args.general === general;
};

/** A leg a line: where to, when they arrive, which attrition waits there; then why it goes no farther. */
const plannedLines = (known: GameKnown, planned: Planned): readonly ReportLine[] => {
  const reader = readerOf(known);
  if (planned.kind === 'cancelled')
    return [said('UM-20.3', `Line ${planned.line.line}: ${refusalWords(planned.reason, reader)}`)];
  if (planned.kind === 'stance')
    return [said('UM-20.28', `Line ${planned.line.line}: orders given in ${provinceName(known.view, planned.from)}.`)];
  return [
    said(
      'UM-11.1',
      `Line ${planned.line.line}, from ${provinceName(known.view, planned.from)}: ${unitsWords(known.setting, planned.units)}.`,
    ),
    ...legLines(known, planned),
    ...[planned.short, planned.lacking].flatMap((reason) =>
      reason === null ? [] : [said('UM-11.17', refusalWords(reason, reader), { indent: 1, style: 'note' })],
    ),
  ];
};

/** Before the marches, and after them: what a click means starts where generals will then be. */
export const timelineOf = (known: GameKnown, drafted: readonly Order[]): Timeline => {
  const goals = goalsOf(known, drafted);
  const planned = plannedMarches(known, drafted);
  return {
    parts: [
      { id: 'before', label: 'Before the marches', orders: [] },
      { id: 'marches', label: 'After the marches', orders: [...planned.keys()] },
    ],
    tracks: ownGenerals(known).map(({ number, name, own }) => ({
      unit: `${number}`,
      label: name,
      kind: own.command,
      miniature: 'general',
      areas: [own.location, goals.get(number) ?? own.location],
      failing: [...planned.values()].some((each) => each.kind === 'cancelled' && names(each, number)) ? [1] : [],
    })),
  };
};
