import type { RulesetTypes } from '@chancery/core';
import { describe, expect, test } from 'vitest';
import {
  figurePart,
  figuresFrom,
  kindLayer,
  numbers,
  seatsFor,
  stepLayer,
  usualDesk,
  Ways,
  words,
} from '../../src/index.ts';

describe('figures', () => {
  interface Purse {
    readonly gold: number;
  }
  const figure = figuresFrom<RulesetTypes, Purse>(
    ({ view }) => view as unknown as Purse | null,
    (show) => show({ gold: 0 }),
  );
  const treasury = figure('treasury', 'Treasury', 'T-1', ({ gold }) => ({
    amount: `${gold}`,
    label: gold < 0 ? 'Debt' : undefined,
    reckoning: [figurePart('Chest', `${gold}`, 'chest')],
    warn: gold < 5 ? 'Take care.' : undefined,
  }));
  const known = (view: Purse | null) => ({ setting: {}, view }) as never;

  test('show what they are reckoned from, with its own label and a warning where there is one', () => {
    expect(treasury.of(known({ gold: 7 }), [])).toEqual({
      id: 'treasury',
      label: 'Treasury',
      rule: 'T-1',
      amount: '7',
      reckoning: [{ label: 'Chest', amount: '7', figure: 'chest' }],
    });
    expect(treasury.of(known({ gold: -1 }), [])).toMatchObject({ label: 'Debt', warn: 'Take care.' });
  });

  test('warn nobody who rules nothing', () => {
    expect(treasury.of(known(null), [])).not.toHaveProperty('warn');
    expect(treasury.of(known(null), []).amount).toBe('0');
  });
});

test('a layer of amounts gives each area the highest step that it reaches, the lowest to what reaches none', () => {
  const steps = [
    [2, 'few'],
    [5, 'some'],
    [9, 'many'],
  ] as const;
  const amounts = [1, 2, 5, 8, 30].map((amount, area) => ({ area, amount, text: `${amount}` }));
  const layer = stepLayer('men', 'Men', steps, amounts);
  expect(layer.keys).toEqual([
    { id: '2', label: 'few' },
    { id: '5', label: 'some' },
    { id: '9', label: 'many' },
  ]);
  expect(layer.areas.map(({ key }) => key)).toEqual(['2', '2', '5', '5', '9']);
  expect(kindLayer('faith', 'Faith', [{ id: 'old', label: 'Old' }], [{ area: 1, key: 'old' }]).scale).toBe('kinds');
});

test('a unit that was carried goes on from where it was put down', () => {
  const ways = new Ways<number>();
  ways.go(7, { from: 1, to: 2, part: 1 });
  ways.go(3, { from: 4, to: 5, part: 1 });
  ways.go(7, { from: 2, to: 3, part: 2 });
  ways.go(7, { from: 8, to: 9, part: 3 });
  expect(ways.arrows((unit) => `A${unit}`)).toEqual([
    { unit: 'A3', through: [4, 5], parts: [1] },
    { unit: 'A7', through: [1, 2, 3, 8, 9], parts: [1, 2, 3, 3] },
  ]);
});

test('seats are named by the codes of the powers, in their order, and bear their arms', () => {
  const power = { code: 'Eng', name: 'England', description: 'An island.', arms: 'gules' };
  const [seat, ...others] = seatsFor([null, power]);
  expect(others).toEqual([]);
  expect(seat).toMatchObject({ seat: 'Eng', name: 'England', description: 'An island.' });
});

test('columns of words stand left, columns of numbers right', () => {
  expect([words('a', 'A'), numbers('b', 'B')].map(({ align }) => align)).toEqual(['left', 'right']);
});

test('a desk has the four usual rooms; tabs that a ruleset does not call anything are not there', () => {
  const desk = usualDesk({
    headquarters: { title: 'Court', help: '', tabs: { figures: 'Gold', relations: 'Friends', plans: 'Plans' } },
    map: { title: 'Map', help: '', tabs: { places: 'Place', units: 'Units' } },
    messages: {
      title: 'News',
      help: '',
      tabs: { normal: 'News', battles: 'Battles', proclamations: 'Press', player: 'Player' },
      write: { id: 'proclaim', title: 'Proclaim', verb: 'PROCLAIM' },
    },
    game: { title: 'Game', help: '', orders: 'deeds' },
    advice: [],
    stories: [],
    pointing: ['MARCH'],
  });
  expect(desk.rooms.map(({ id, tabs }) => [id, tabs.map((tab) => tab.id)])).toEqual([
    ['headquarters', ['figures', 'relations', 'plans']],
    ['map', ['places', 'units']],
    ['messages', ['normal', 'battles', 'proclamations', 'player']],
    ['game', ['files', 'standings', 'rulebook', 'settings']],
  ]);
  expect(desk.rooms[3]?.tools.map(({ title }) => title)).toEqual([
    'Open a results file',
    'Open saved deeds',
    'Save the deeds planned so far',
  ]);
  expect(desk.pointing).toEqual(['MARCH']);
});
