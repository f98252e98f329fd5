import { describe, expect, test } from 'vitest';
import type { Order } from '../../src/order.ts';
import type { BoardFacts } from '../board.ts';
import { deeds } from '../deeds.ts';
import { board, boardWith, FACTS, land, lands, march, nation, place } from '../shores.ts';

describe('tribal cities and incorporation', () => {
  const move = (to: string): Order => ({
    verb: 'MOVE_CITY',
    section: 'actions',
    args: { from: place('Kraal'), to: place(to) },
  });

  test('W83-16.22 W83-16.24 a city goes one step, to land of its tribe without a city', () => {
    const { state } = deeds(board, 'Zulu', [move('Veld')]);
    expect(state.territories[place('Veld')]?.tribalCity).toBe(nation('Zulu'));
    expect(state.territories[place('Kraal')]?.tribalCity).toBeNull();
    expect(deeds(board, 'Zulu', [move('Bush')]).refused).toEqual(['not-yours']);
    expect(deeds(boardWith(lands('Veld', { fort: 2 })), 'Zulu', [move('Veld')]).refused).toEqual(['city-there']);
  });

  test('W83-16.23 it has moved, and builds nothing', () => {
    const { turn } = deeds(board, 'Zulu', [move('Veld')]);
    expect([...(turn.memory.errand?.movedCities ?? [])]).toEqual([place('Veld')]);
  });

  test('W83-16.24 a city that goes with an army stands where it wins, and falls with it', () => {
    const order = march('2 inf', 'Kraal', 'Bush', { withCity: true });
    expect(deeds(board, 'Zulu', [order]).state.territories[place('Bush')]?.tribalCity).toBe(nation('Zulu'));
    const held = boardWith(lands('Bush', { units: ['1 inf'] }));
    const won = deeds(held, 'Zulu', [order], { 'fight@Bush': [1, 10, 10] });
    expect(won.state.territories[place('Bush')]?.tribalCity).toBe(nation('Zulu'));
    const lost = deeds(held, 'Zulu', [order], { 'fight@Bush': [10, 10, 1, 10, 1] });
    expect(lost.of('tribal-city-lost')).toMatchObject([{ territory: place('Kraal') }]);
    const back = march('2 inf', 'Kraal', 'Bush', { withCity: true, retreat: [{ measure: 'now' }] });
    const home = deeds(held, 'Zulu', [back], { 'fight@Bush': [10, 10, 10] });
    expect(home.state.territories[place('Kraal')]?.tribalCity).toBe(nation('Zulu'));
  });

  test('W83-10.21 W83-16.25 a tribal city falls with its land', () => {
    const empty = boardWith({
      ...lands('Kraal', { units: [] }),
      lands: {
        ...FACTS.lands,
        Kraal: { owner: 'Zulu', tribalCity: 'Zulu' },
        Bush: { owner: 'France', units: ['1 inf'] },
      },
    });
    const { state } = deeds(empty, 'France', [march('1 inf', 'Bush', 'Kraal')]);
    expect(state.territories[place('Kraal')]).toMatchObject({ owner: nation('France'), tribalCity: null });
  });

  const incorporate = (territory: string): Order => ({
    verb: 'INCORPORATE',
    section: 'actions',
    args: { territory: place(territory) },
  });
  test('W83-10.40 W83-10.41 W83-10.42 a conquest of this turn is incorporated for twice its value', () => {
    const { of, state } = deeds(board, 'England', [incorporate('Rouen'), land('2 inf', 'Rouen')], {
      'fight@Rouen': [1, 10, 10],
    });
    expect(of('incorporated')).toMatchObject([{ cost: 6, free: false }]);
    expect(state.privy[nation('England')]?.treasury).toBe(44);
  });

  test('W83-10.40 W83-10.45 four times with a city; value 0 costs nothing and needs the order', () => {
    const own = (facts: Partial<BoardFacts>) => deeds(boardWith(facts), 'England', [incorporate('Kent')]);
    expect(own(lands('Kent', { fort: 2, value: 5, incorporatedBy: null })).of('incorporated')[0]?.cost).toBe(20);
    expect(own(lands('Kent', { value: 0, incorporatedBy: null })).of('incorporated')[0]?.cost).toBe(0);
  });

  test.each([
    ['W83-10.42 land that is not held', {}, 'Calais', 'not-yours'],
    ['W83-10.40 land that is incorporated', {}, 'Kent', 'incorporated-already'],
    ['W83-1.14 what costs too much', lands('Kent', { value: 40, incorporatedBy: null }), 'Kent', 'short-of-money'],
  ] as const)('%s is skipped', (_, facts, territory, code) => {
    expect(deeds(boardWith(facts), 'England', [incorporate(territory)]).refused).toEqual([code]);
  });

  test('W83-10.48 a conquered nation cannot pay for it', () => {
    const facts = lands('Kent', { incorporatedBy: null });
    const conquered = boardWith({
      ...facts,
      nations: { ...FACTS.nations, England: { treasury: 50, more: { status: 'conquered' } } },
    });
    expect(deeds(conquered, 'England', [incorporate('Kent')]).refused).toEqual(['conquered']);
  });
});
