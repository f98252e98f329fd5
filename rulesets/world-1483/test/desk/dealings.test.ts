import { expect, test } from 'vitest';
import { OWN } from '../../src/own-spec.ts';
import type { ConditionalGift, PeaceOffer, State, TradeOffer } from '../../src/state.ts';
import { boardOf } from '../board.ts';
import { knownOn } from './known.ts';

const plain = boardOf({
  turn: 2,
  nations: {
    England: {
      treasury: 50,
      arrears: 3,
      standing: [{ verb: 'ACCEPT_PEACE_ALWAYS', section: 'standing', args: { npc: 3 } }],
      privy: { mustDeclare: [{ npc: 3, over: 2, turn: 3 }] },
    },
    France: {},
    Brittany: { phase: 5 },
  },
  lands: {
    London: { owner: 'England', value: 4, fort: 2, units: ['3 inf'] },
    Kent: { owner: 'England', incorporatedBy: null, value: 2 },
    Rouen: { owner: 'France' },
  },
  borders: ['London-Rouen'],
});
const [england, france, brittany] = [1, 2, 3];
const OFFER: TradeOffer = {
  id: 4,
  from: france,
  to: england,
  give: [{ territory: 3 }],
  get: [{ resources: 12 }, { count: 1, type: 'inf', place: 1 }],
  left: 2,
  confirmed: null,
};
const PEACE: PeaceOffer = { from: france, to: england, terms: { youPay: 8 }, with: [], choice: null };
const GIFT: ConditionalGift = {
  id: 9,
  from: england,
  to: brittany,
  amount: 25,
  condition: { when: 'war', of: france, other: brittany },
  left: 7,
};
const state: State = {
  ...plain.state,
  tradeOffers: [OFFER, { ...OFFER, id: 5, from: england, to: france, left: 4 }],
  peaceOffers: [PEACE],
  gifts: [GIFT],
  contracts: [{ npc: brittany, target: france, financier: england, bid: 10, lastDue: false, thanked: false }],
  tributes: [{ payer: england, receiver: france, amount: 6, left: 3, since: { turn: 1, phase: 1 } }],
  npcOffers: [{ npc: brittany, to: england, why: 'won back' }],
};
const table = (id: string) => {
  const found = OWN.find((each) => each.id === id);
  if (found === undefined) throw new Error(`no table ${id}`);
  return found;
};
const rows = (id: string, nation?: string) => table(id).rows(knownOn({ ...plain, state }, nation), []);

test('offers and obligations are one list, with what each would cost', () => {
  expect(rows('dealings', 'England').map(({ cells: { what, with: other, costs } }) => [what, other, costs])).toEqual([
    ['Peace offered to you', 'France', '8 resources'],
    ['Peace offered to you', 'Brittany', 'nothing'],
    ['Trade offered to you #4', 'France', '12 resources'],
    ['Trade that you offer #5', 'France', 'what you give'],
    ['War that you threatened', 'Brittany', 'nothing'],
    ['War that you pay for', 'Brittany', '10 resources in each turn of yours'],
    ['Arrears', 'England', '3 resources'],
    ['Gift that you promised #9', 'Brittany', '28 resources'],
    ['Tribute that you pay', 'France', '6 a turn'],
  ]);
});

test('terms are told from the side of the reader', () => {
  const terms = Object.fromEntries(rows('dealings', 'England').map(({ id, cells }) => [id, cells.terms]));
  expect(terms['peace-2']).toBe('we pay 8 resources');
  expect(terms['trade-4']).toBe('you give 12 resources and 1 infantry at London and get Rouen');
  expect(terms['trade-5']).toBe('you give Rouen and get 12 resources and 1 infantry at London');
  expect(terms['gift-9']).toBe('25 resources if France goes to war with Brittany');
});

test('beside each stand the orders that settle it', () => {
  const settled = Object.fromEntries(rows('dealings', 'England').map(({ id, named, verbs }) => [id, { named, verbs }]));
  expect(settled['trade-4']).toEqual({ named: [{ offer: 4 }], verbs: ['CONFIRM_TRADE', 'CANCEL_TRADE'] });
  expect(settled['npc-peace-3']).toEqual({ named: [{ nation: 3 }], verbs: ['ACCEPT_PEACE'] });
  expect(settled['declare-3']).toEqual({ named: [{ nation: 3 }], verbs: ['DECLARE_WAR'] });
  expect(settled['gift-9']).toEqual({ named: [{ gift: 9 }], verbs: ['CANCEL_GIFT'] });
});

test('W83-18.2 what one nation has promised and owes is in no other list', () => {
  const theirs = rows('dealings', 'France').map(({ id }) => id);
  expect(theirs).toEqual(['own-peace-1', 'trade-4', 'trade-5', 'tribute-1-2']);
  expect(rows('dealings')).toEqual([]);
});

test('own territories say what is not as usual with them', () => {
  expect(
    rows('territories', 'England').map(({ name, cells: { city, state: how, units } }) => [name, city, how, units]),
  ).toEqual([
    ['London', 'London (2)', '', '3 infantry'],
    ['Kent', '', 'not incorporated (costs 4)', ''],
  ]);
});

test('standing orders that hold are listed as their lines', () => {
  expect(rows('standing', 'England').map(({ cells }) => cells.line)).toEqual(['ACCEPT PEACE Brittany ALWAYS']);
  expect(rows('standing', 'France')).toEqual([]);
});
