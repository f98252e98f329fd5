import { expect, test } from 'vitest';
import { standings } from '../../src/victory/standings.ts';
import { window } from '../../src/window.ts';
import { boardOf } from '../board.ts';

const { setting, state } = boardOf({
  nations: {
    Poor: {},
    Rich: { seaTrade: 1 },
    Gone: { more: { status: 'eliminated' } },
    Wide: {},
    Towns: {},
    Minor: { phase: 5, landTrade: 9 },
  },
  lands: {
    A: { owner: 'Poor', value: 1, fort: 1 },
    B: { owner: 'Rich', value: 4, fort: 1 },
    C: { owner: 'Wide', value: 4, fort: 1 },
    D: { owner: 'Wide', value: 0 },
    E: { owner: 'Towns', value: 4, fort: 1 },
    F: { owner: 'Towns', value: 0, fort: 1 },
    G: { owner: 'Minor', value: 1, fort: 1 },
  },
});

test('W83-20.43 W83-18.14 nations stand by income, then cities, then territories; whoever is gone comes last', () => {
  const chart = standings({ setting, state });
  expect(chart.map(({ name, score }) => [name, score])).toEqual([
    ['Minor', 10],
    ['Rich', 5],
    ['Towns', 4],
    ['Wide', 4],
    ['Poor', 1],
    ['Gone', 0],
  ]);
  expect(chart.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(chart.filter(({ seatless }) => seatless).map(({ name }) => name)).toEqual(['Minor']);
  expect(chart[2]?.figures).toEqual({ Cities: '2', Territories: '2', Status: 'in play' });
});

test('W83-18.2 no treasury has a part in it', () => {
  const richer = { ...state, privy: state.privy.map((privy) => privy && { ...privy, treasury: 999 }) };
  expect(standings({ setting, state: richer })).toEqual(standings({ setting, state }));
});

test('W83-20.40 the game has no end', () => {
  const alone = {
    ...state,
    turn: 400,
    nations: state.nations.map((each) => each && { ...each, status: 'eliminated' }),
  };
  expect(window({ setting, state: alone as typeof state }).kind).toBe('window');
});
