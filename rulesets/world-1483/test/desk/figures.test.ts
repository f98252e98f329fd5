import { expect, test } from 'vitest';
import { FIGURES, prices } from '../../src/figures.ts';
import type { Order } from '../../src/order.ts';
import { boardOf } from '../board.ts';
import { knownOn } from './known.ts';

const plain = boardOf({
  nations: { England: { treasury: 40, seaTrade: 2, landTrade: 1 }, France: {} },
  lands: {
    London: { owner: 'England', value: 6, fort: 3, port: true, units: ['2 inf'] },
    Kent: { owner: 'England', value: 4, incorporatedBy: null, originalOwner: null },
    Rouen: { owner: 'France', value: 3 },
  },
  borders: ['London-Kent', 'London-Rouen'],
});
const board = {
  ...plain,
  state: {
    ...plain.state,
    tributes: [{ payer: 2, receiver: 1, amount: 5, left: 2, since: { turn: 1, phase: 1 as const } }],
    tradeOffers: [
      { id: 1, from: 2, to: 1, give: [{ seaTrade: 1 }], get: [{ resources: 7 }], left: 3, confirmed: null },
    ],
  },
};
const DRAFT: readonly Order[] = [
  { verb: 'BUILD', section: 'actions', args: { count: 2, type: 'inf', at: 1 } },
  { verb: 'INCORPORATE', section: 'actions', args: { territory: 2 } },
  { verb: 'CONFIRM_TRADE', section: 'trades', args: { offer: 1 } },
  { verb: 'GIFT', section: 'gifts', args: { nation: 2, give: [{ resources: 4 }] } },
];
const shownTo = (nation: string | undefined, drafted: readonly Order[]) =>
  Object.fromEntries(FIGURES.map((figure) => [figure.id, figure.of(knownOn(board, nation), drafted)]));
const shown = (drafted: readonly Order[]) => shownTo('England', drafted);

test('treasury, what is spent and what is left run along with the draft', () => {
  expect(shown([]).left?.amount).toBe('40 resources');
  const { left, after } = shown(DRAFT);
  expect(left?.amount).toBe('22 resources');
  expect(left?.reckoning.map(({ label, amount }) => [label, amount])).toEqual([
    ['Treasury now', '40'],
    ['New units', '−10'],
    ['Incorporation', '−8'],
  ]);
  expect(after?.reckoning.map(({ label, amount }) => [label, amount])).toEqual([
    ['Treasury now', '40'],
    ['New units', '−10'],
    ['Incorporation', '−8'],
    ['Trades', '−7'],
    ['Gifts', '−4'],
    ['Income', '+18'],
  ]);
});

test('W83-12.1 income is what lands, trade and tributes should bring, with what is incorporated now', () => {
  expect(shown([]).income?.reckoning.map(({ amount }) => amount)).toEqual(['6', '2', '1', '5']);
  expect(shown(DRAFT).income?.amount).toBe('18 resources');
});

test('core, cities, ports and trade routes are counted', () => {
  const { lands, cities, trade } = shown([]);
  expect(lands).toMatchObject({ amount: '1 core territory', warn: 'Land that is not incorporated brings nothing.' });
  expect(shown(DRAFT).lands).toMatchObject({ amount: '2 core territories' });
  expect(cities?.amount).toBe('1 city, 1 port');
  expect(trade?.amount).toBe('2 by sea, 1 by land');
});

test('W83-17.6 a sheet that costs too much warns', () => {
  const dear: Order = { verb: 'BUILD', section: 'actions', args: { count: 9, type: 'inf', at: 1 } };
  expect(shown([dear]).left?.warn).toBe('The last of these lines will come to nothing for want of money.');
  expect(shown(DRAFT).left?.warn).toBeUndefined();
});

test('W83-5.49 who owes war finance is told that no line is carried out that costs anything', () => {
  const owing = {
    ...board,
    state: { ...board.state, privy: board.state.privy.map((own) => own && { ...own, arrears: 6 }) },
  };
  const figure = (id: string) => FIGURES.find((each) => each.id === id)?.of(knownOn(owing, 'England'), []);
  expect(figure('left')?.warn).toBe('While you owe war finance no line that costs anything is carried out.');
  expect(figure('after')?.amount).toBe('48 resources');
});

test('each line has its price', () => {
  expect(prices(knownOn(board, 'England'), DRAFT)).toEqual(['10', '8', '7', '4']);
  expect(prices(knownOn(board, 'England'), [{ verb: 'DECLARE_WAR', args: { nation: 2 } }])).toEqual([null]);
});

test('W83-18.2 who rules nothing sees no money', () => {
  expect(shownTo(undefined, DRAFT).after?.amount).toBe('0 resources');
});
