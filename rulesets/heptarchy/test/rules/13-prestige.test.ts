import { describe, expect, test } from 'vitest';
import { accepted } from '../negotiation.ts';
import { END, order, playOn, post, postAndEnd } from '../play.ts';
import { area, type GivenPosition, levy, position } from '../position.ts';

const SSX = area('SSX');
const church = order('CHURCH', {});
const NINE = ['SSX', 'SUR', 'HAN', 'BER', 'WIL', 'DOR', 'SUM', 'DEV'];
const realm = (gold: number, areas: readonly string[] = NINE): GivenPosition => ({
  players: ['CHE', 'LIN'],
  kingdoms: { CHE: { gold, traditions: [] } },
  areas: Object.fromEntries(areas.map((code) => [code, { owner: 'CHE' }])),
});

describe('section 13: Prestige', () => {
  test('HEP-13.1 it starts at 0', () => {
    expect(position({ turn: 0, players: ['CHE', 'SSX'] }).state.kingdoms[1]?.prestige).toBe(0);
  });

  test('HEP-13.2 Piety brings 1 at each Opening', () => {
    const said = { players: ['CHE', 'LIN'], kingdoms: { LIN: { traditions: ['piety'], prestige: 4 } } } as const;
    const turn = postAndEnd(said, 'CHE');
    expect(turn.of('prestige-changed')).toMatchObject([{ kingdom: area('LIN'), by: 1, cause: 'piety', prestige: 5 }]);
    expect(turn.kingdom('CHE').prestige).toBe(0);
  });

  test('HEP-13.3, HEP-13.8 5 for a War won against a player, -10 for one lost', () => {
    const turn = accepted({ tribute: 10 });
    expect([turn.kingdom('CHE').prestige, turn.kingdom('SSX').prestige]).toEqual([5, -10]);
  });

  test('HEP-13.4, HEP-13.9 2 for each area gained by Negotiations, -3 for each lost', () => {
    const turn = accepted({ land: [SSX, area('SUR')] }, { areas: { SUR: { owner: 'SSX' }, HAN: { owner: 'SSX' } } });
    expect([turn.kingdom('CHE').prestige, turn.kingdom('SSX').prestige]).toEqual([5 + 4, -10 - 6]);
    expect(turn.of('prestige-changed').map(({ by, cause }) => [by, cause])).toEqual([
      [5, 'war-won'],
      [4, 'land-by-peace'],
      [-10, 'war-lost'],
      [-6, 'land-lost-by-peace'],
    ]);
  });

  test('HEP-13.5 2 for an NPC State that is conquered, and nothing for the War', () => {
    const said: GivenPosition = { players: ['CHE', 'LIN'], wars: ['CHE-SSX'], units: [levy('CHE')] };
    const turn = post(said, 'CHE', [order('MOVE', { units: [1], to: SSX })]);
    expect(turn.area('SSX').owner).toBe(area('CHE'));
    expect(turn.kingdom('CHE').prestige).toBe(2);
  });

  test('HEP-13.11 a caretaker counts as an NPC State', () => {
    const said: GivenPosition = {
      players: ['CHE', 'SSX', 'LIN'],
      kingdoms: { SSX: { controller: 'caretaker' } },
      wars: ['CHE-SSX'],
      units: [levy('CHE')],
    };
    const turn = post(said, 'CHE', [order('MOVE', { units: [1], to: SSX })]);
    expect([turn.kingdom('CHE').prestige, turn.kingdom('SSX').prestige]).toEqual([2, 0]);
    const armed = { ...said, turn: 5, wars: [{ between: 'CHE-SSX', startTurn: 1, events: [30, 0] }] } as const;
    const demand = post(armed, 'CHE', [order('OFFER_PEACE', { kingdom: 'SSX', tribute: 10 })]);
    expect(demand.skipped).toEqual(['white-only']);
  });
});

describe('section 13: Church Building', () => {
  test('HEP-13.6 nine areas: 180 Gold, 9 Prestige', () => {
    const turn = post(realm(200), 'CHE', [church]);
    expect(turn.of('church-built')).toMatchObject([{ cost: 180, gold: 20 }]);
    expect(turn.of('prestige-changed')).toMatchObject([{ by: 9, cause: 'church', prestige: 9 }]);
  });

  test('HEP-13.6 once a Turn', () => {
    expect(post(realm(500), 'CHE', [church, church]).skipped).toEqual(['already-done']);
    const first = post(realm(500), 'CHE', [church, END]);
    const round = playOn(first.position, { posts: { LIN: [END] } });
    expect(playOn(round.position, { posts: { CHE: [church] } }).skipped).toEqual([]);
  });

  test.each(['CHE-LIN', 'COR-CHE'] as const)('HEP-13.7 not while at War with anybody, here %s', (war) => {
    expect(post({ ...realm(500), wars: [war] }, 'CHE', [church]).skipped).toEqual(['at-war-with-anybody']);
    expect(post({ ...realm(500), wars: ['COR-LIN'] }, 'CHE', [church]).skipped).toEqual([]);
  });

  test('HEP-13.10 all or nothing', () => {
    expect(post(realm(179), 'CHE', [church]).of('skipped')).toMatchObject([
      { refusal: { code: 'gold', cost: 180, gold: 179 } },
    ]);
    expect(post(realm(179, []), 'CHE', [church]).kingdom('CHE')).toMatchObject({ gold: 159, prestige: 1 });
  });
});
