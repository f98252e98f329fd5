import { type Known, type Ruleset, type RulesetTypes, type SeatId, seatId, type Telling } from '@chancery/core';
import type { Report } from '../src/index.ts';

/** A ruleset of which nothing is given but what reports need. */
export interface Sample extends RulesetTypes {
  readonly setting: { readonly year: number };
  readonly view: { readonly owner: string };
  readonly told:
    | { readonly kind: 'war'; readonly rule: string; readonly on: string }
    | { readonly kind: 'gold'; readonly rule: string; readonly amount: number }
    | { readonly kind: 'battle'; readonly rule: string; readonly place: string }
    | { readonly kind: 'secret'; readonly rule: string };
}

export const england: SeatId = seatId('Eng');
export const france: SeatId = seatId('Fra');
export const known: Known<Sample> = { setting: { year: 1320 }, view: { owner: 'Eng' } };

export const sample: Pick<Ruleset<Sample>, 'title' | 'report' | 'text' | 'seats'> = {
  title: 'Sample Wars',
  seats: () => [
    { seat: england, name: 'England', description: '' },
    { seat: france, name: 'France', description: '' },
  ],
  report: {
    sections: [
      {
        id: 'gold',
        title: 'Gold',
        kinds: ['gold'],
        compose: (heard, { view }) => {
          const sum = heard.reduce((total, news) => total + (news.kind === 'gold' ? news.amount : 0), 0);
          return [{ text: `Gold of ${view.owner}`, style: 'figure', amount: `${sum}.00`, rule: 'S-2' }];
        },
      },
      { id: 'war', title: 'War and peace', kinds: ['war', 'battle'], empty: 'All is quiet.' },
      { id: 'weather', title: 'Weather', kinds: [] },
    ],
    papers: [{ id: 'battles', title: 'Battle reports', kinds: ['battle'] }],
  },
  text: {
    refusal: () => '',
    told: (told) => {
      switch (told.kind) {
        case 'war':
          return [{ text: `War was declared on ${told.on}.`, rule: told.rule }];
        case 'battle':
          return [
            { text: `A battle at ${told.place}`, style: 'head', rule: told.rule },
            { text: 'Nobody won.', indent: 1 },
          ];
        default:
          return [];
      }
    },
    question: () => '',
    outcome: () => '',
    turn: ({ setting }) => `Spring ${setting.year}`,
    argument: {},
  },
};

export const tellings: readonly Telling<Sample['told']>[] = [
  { event: 0, to: 'all', told: { kind: 'war', rule: 'S-1', on: 'France' } },
  { event: 1, to: [england], told: { kind: 'gold', rule: 'S-2', amount: 30 } },
  { event: 2, to: [france], told: { kind: 'gold', rule: 'S-2', amount: 99 } },
  { event: 3, to: [england, france], told: { kind: 'battle', rule: 'S-3', place: 'Calais' } },
  { event: 4, to: [england], told: { kind: 'gold', rule: 'S-2', amount: 12 } },
  { event: 5, to: [england], told: { kind: 'battle', rule: 'S-3', place: 'Rouen' } },
];

const LONG =
  'On the third day of the march the army of the king came to the river, found the bridge broken and the ferrymen fled, and waited.';

/** A small report with a line of every sort. */
export const report: Report = {
  title: 'Four <Crowns>',
  subtitle: 'England, Spring 1320',
  seat: england,
  sections: [
    {
      id: 'summary',
      title: 'Summary',
      lines: [
        { text: 'Treasury at the start', style: 'figure', amount: '60.00', rule: 'S-2' },
        { text: 'Upkeep', style: 'figure', amount: '-7.25', indent: 1 },
        { text: 'London 4.00, York 3.25', style: 'note', indent: 1 },
        { text: LONG, rule: 'S-4' },
        { text: 'Elsewhere', style: 'head' },
        { text: '"Nothing" & more', indent: 2 },
      ],
    },
  ],
  papers: [
    {
      id: 'proclamations',
      title: 'Proclamations',
      pieces: [
        [{ text: 'England proclaims', style: 'head' }, { text: 'To all!\n\nPeace.\u001b[2J' }],
        [{ text: 'France proclaims', style: 'head' }, { text: 'War.' }],
      ],
    },
  ],
};
