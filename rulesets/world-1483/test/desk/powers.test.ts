import { expect, test } from 'vitest';
import { POWERS } from '../../src/powers-spec.ts';
import { ALLIED, FAVORABLE } from '../../src/words.ts';
import { boardOf } from '../board.ts';
import { knownOn } from './known.ts';

const BOARD = boardOf({
  nations: {
    England: { treasury: 20, seaTrade: 2, landTrade: 1 },
    France: { phase: 2, seaTrade: 3 },
    Spain: { phase: 3 },
    Brittany: { phase: 5, boxes: { England: FAVORABLE } },
    Genoa: { phase: 5, boxes: { England: ALLIED } },
    Navarre: { phase: 5 },
  },
  lands: {
    London: { owner: 'England', fort: 3 },
    Rouen: { owner: 'France', fort: 2, units: ['3 inf', '1 gen 2'] },
    Leon: { owner: 'Spain' },
    Rennes: { owner: 'Brittany' },
    Liguria: { owner: 'Genoa' },
    Pamplona: { owner: 'Navarre' },
  },
  seas: { Channel: { units: ['2 mer of France'] } },
  borders: ['London-Rouen', 'London-Rennes'],
  wars: [{ between: ['France', 'England'] }, { between: ['France', 'Navarre'] }],
});
const withTribute = {
  ...BOARD,
  state: {
    ...BOARD.state,
    tributes: [{ payer: 4, receiver: 1, amount: 5, left: 2, since: { turn: 1, phase: 1 as const } }],
  },
};
const rows = () => POWERS.rows(knownOn(withTribute, 'England'));

test('W83-18.17 every other nation, and the box in which non-player nations have the reader', () => {
  expect(rows().map(({ cells: { name, stands, acts } }) => [name, stands, acts])).toEqual([
    ['France', 'At War', 'phase 2'],
    ['Spain', 'at peace', 'phase 3'],
    ['Brittany', 'Favorable', 'phase 5, by the rules'],
    ['Genoa', 'Allied', 'phase 5, by the rules'],
    ['Navarre', 'Neutral', 'phase 5, by the rules'],
  ]);
  expect(rows().map(({ stance }) => stance)).toEqual(['foe', 'neutral', 'neutral', 'friend', 'neutral']);
});

test('W83-18.14 wars, tributes and strength of each', () => {
  expect(rows()[0]?.cells).toMatchObject({
    wars: 'England, Navarre',
    tribute: '',
    territories: '1',
    cities: '1',
    sea: '3',
    troops: '3',
    ships: '2',
  });
  expect(rows()[2]?.cells).toMatchObject({ wars: '', tribute: '5 to England' });
});

test('neighbours, enemies and allies come first; the others are shown when asked for', () => {
  expect(rows().flatMap(({ far, cells }) => (far === true ? [cells.name] : []))).toEqual(['Spain', 'Navarre']);
});

test('nations are named by number in the arguments that name nations', () => {
  expect(rows().map(({ power }) => power)).toEqual(['2', '3', '4', '5', '6']);
  expect(POWERS.params).toEqual(['nation', 'npc']);
});

test('W83-18.2 the treasury is told to its owner alone', () => {
  const own = (nation?: string) => (POWERS.own?.(knownOn(BOARD, nation)) ?? []).map(({ text }) => text).join(' ');
  expect(own('England')).toContain('Treasury 20 resources');
  expect(own('France')).not.toContain('20');
  expect(own()).toBe('');
});
