import { type Joined, seatId } from '@chancery/core';
import { describe, expect, test } from 'vitest';
import type { KingdomOrder } from '../../src/order.ts';
import { window } from '../../src/window.ts';
import { HEPTARCHY } from '../heptarchy.ts';
import { END, npcRolls, order, playOn, post } from '../play.ts';
import { area, levy, position } from '../position.ts';

const TURN_0 = { turn: 0, players: ['CHE', 'SSX', 'LIN'] } as const;
const CHE = area('CHE');
const develop = order('DEVELOP', { area: CHE, resource: 'grain' });
const raise = order('RAISE', { area: CHE, kind: 'levy' });

describe('section 1: Turn 0', () => {
  test.each([30, 0, 500])('HEP-1.1 the game starts at Turn 0 with the starting Gold, here %i', (startingGold) => {
    const start = position({ ...TURN_0, options: { startingGold } });
    expect(start.state.turn).toBe(0);
    expect(start.state.kingdoms[CHE]?.gold).toBe(startingGold);
    expect(start.state.kingdoms[area('HAN')]?.gold).toBe(0);
  });

  test('HEP-1.2 it is for Resources, units and diplomacy among players', () => {
    const turn = post(TURN_0, 'CHE', [
      develop,
      raise,
      order('BUILD_NAVY', { area: CHE }),
      order('PROPOSE', { kingdom: 'SSX', treaty: 'trade' }),
      order('GIFT', { kingdom: 'SSX', gold: 1 }),
      order('MESSAGE', { to: 'ALL', text: 'Hail.' }),
    ]);
    expect(turn.skipped).toEqual([]);
    expect(turn.kingdom('CHE').gold).toBe(30 - 8 - 3 - 12 - 1);
  });

  test.each<[string, KingdomOrder]>([
    ['War', order('DECLARE_WAR', { kingdom: 'SSX' })],
    ['a Trade Treaty with an NPC State', order('PROPOSE', { kingdom: 'SUR', treaty: 'trade' })],
    ['a Pact with an NPC State', order('PROPOSE', { kingdom: 'SUR', treaty: 'pact' })],
    ['Subjugation', order('SUBJUGATE', { kingdom: 'SUR' })],
    ['a move', order('MOVE', { units: [1], to: area('SSX') })],
    ['a raid', order('RAID', { area: area('SSX') })],
    ['protection', order('PROTECT', { area: CHE })],
    ['a boost', order('BOOST', { kind: 'levy', at: CHE })],
    ['a church', order('CHURCH', {})],
    ['a peace offer', order('OFFER_PEACE', { kingdom: 'SSX', white: true })],
  ])('HEP-1.3 %s is illegal in it', (_, illegal) => {
    const units = [levy('CHE')];
    const areas = { CHE: { resources: ['horses'] }, SSX: { resources: ['timber'] } } as const;
    const turn = post({ ...TURN_0, units, areas, kingdoms: { CHE: { gold: 99 } } }, 'CHE', [illegal]);
    expect(turn.skipped).toEqual(['not-in-turn-0']);
  });

  test('HEP-1.4 it is open to all at once, each Post resolved when it comes', () => {
    const start = position(TURN_0);
    expect(window(start)).toMatchObject({ seats: ['CHE', 'SSX', 'LIN'], mode: 'live', clock: 'turn 0' });
    const first = playOn(start, { posts: { LIN: [order('PROPOSE', { kingdom: 'SSX', treaty: 'pact' }), END] } });
    expect(window(first.position)).toMatchObject({ seats: ['CHE', 'SSX'], clock: 'turn 0' });
    const second = playOn(first.position, {
      posts: { SSX: [order('ANSWER', { kingdom: 'LIN', treaty: 'pact', yes: true })] },
    });
    expect(second.state.treaties).toMatchObject([{ kind: 'pact', a: area('SSX'), b: area('LIN') }]);
    expect(playOn(second.position, { posts: { LIN: [raise] } }).skipped).toEqual(['after-end']);
  });

  test('HEP-1.4 it ends when every player has posted END, or with its time', () => {
    const start = position(TURN_0);
    const two = playOn(start, { posts: { CHE: [END], SSX: [END] } });
    expect(two.state.turn).toBe(0);
    const three = playOn(two.position, { posts: { LIN: [END] }, dice: npcRolls(start) });
    expect(three.state).toMatchObject({ turn: 1, active: CHE });
    expect(playOn(start, { dice: npcRolls(start) }).state).toMatchObject({ turn: 1, active: CHE });
  });

  test('HEP-1.13 it brings no income, upkeep, Prestige or church', () => {
    const start = position({ ...TURN_0, units: [levy('SSX')] });
    const turn = playOn(start, { dice: npcRolls(start) });
    const opened = turn.events.findIndex(({ kind }) => kind === 'phase-opened');
    const before = turn.events.slice(0, opened).map(({ kind }) => kind);
    expect(before).not.toContain('income-received');
    expect(before).not.toContain('upkeep-paid');
    expect(before).not.toContain('prestige-changed');
    expect(turn.kingdom('SSX')).toMatchObject({ gold: 30, prestige: 0 });
  });
});

describe('section 1: one after another', () => {
  const PLAYERS = { players: ['SSX', 'CHE', 'LIN'], kingdoms: { CHE: { gold: 20 }, SSX: { gold: 20 } } } as const;
  const own = order('RAISE', { area: area('SSX'), kind: 'levy' });

  test('HEP-1.5 players act one at a time, in the order of the list', () => {
    const start = position(PLAYERS);
    expect(window(start)).toMatchObject({ label: 'Turn 1: Sudsexe', seats: ['SSX'], clock: 'turn 1 SSX' });
    const early = playOn(start, { posts: { CHE: [raise] } });
    expect(early.skipped).toEqual(['not-your-phase']);
    const first = playOn(start, { posts: { SSX: [own, END] } });
    expect(first.of('unit-created')).toHaveLength(1);
    expect(window(first.position)).toMatchObject({ seats: ['CHE'], clock: 'turn 1 CHE' });
    const second = playOn(first.position, { posts: { CHE: [END] } });
    expect(second.state.active).toBe(area('LIN'));
    const last = playOn(second.position, { posts: { LIN: [END] } });
    expect(last.state).toMatchObject({ turn: 2, active: area('SSX'), ended: [] });
  });

  test('HEP-1.6 a Phase has as many Posts as its player likes, until END', () => {
    const first = playOn(position(PLAYERS), { posts: { SSX: [own] } });
    expect(first.state.active).toBe(area('SSX'));
    expect(window(first.position)).toMatchObject({ seats: ['SSX'], clock: 'turn 1 SSX' });
    const second = playOn(first.position, { posts: { SSX: [order('DISBAND', { unit: 1 }), END] } });
    expect(second.skipped).toEqual([]);
    expect(second.state.active).toBe(CHE);
  });

  test('HEP-1.6 or until its time is over', () => {
    const first = playOn(position(PLAYERS), { posts: { SSX: [own] } });
    expect(playOn(first.position).state.active).toBe(CHE);
  });

  test('HEP-1.7 actions are resolved in the order written, each on what the one before has left', () => {
    const said = { ...PLAYERS, active: 'CHE', units: [levy('CHE')] } as const;
    expect(post(said, 'CHE', [develop, raise]).skipped).toEqual([]);
    expect(post(said, 'CHE', [raise, develop]).skipped).toEqual(['limit']);
  });

  test('HEP-1.8 an action that fails is skipped with its reason, and the rest goes on', () => {
    const said = { ...PLAYERS, active: 'CHE', kingdoms: { CHE: { gold: 10 } } } as const;
    const livestock = order('DEVELOP', { area: CHE, resource: 'livestock' });
    const turn = post(said, 'CHE', [livestock, develop, raise]);
    expect(turn.of('skipped')).toMatchObject([
      { kingdom: CHE, order: livestock, refusal: { code: 'gold', cost: 12, gold: 10 } },
      { order: raise, refusal: { code: 'gold', cost: 3, gold: 2 } },
    ]);
    expect(turn.kingdom('CHE').gold).toBe(2);
    expect(turn.area('CHE')).toMatchObject({ resources: ['grain'], landUnitMade: null });
  });

  test('HEP-14.4 what stands after END is ignored', () => {
    const turn = post(PLAYERS, 'SSX', [END, own, order('GIFT', { kingdom: 'CHE', gold: 1 })]);
    expect(turn.skipped).toEqual([]);
    expect(turn.of('unit-created')).toEqual([]);
    expect(turn.of('gift-sent')).toEqual([]);
  });

  test('HEP-1.12 eliminated and caretaker States are skipped', () => {
    const said = {
      players: ['SSX', 'CHE', 'LIN', 'HAN'],
      kingdoms: { CHE: { controller: 'caretaker' }, LIN: { controller: 'eliminated' } },
    } as const;
    expect(post(said, 'SSX', [END]).state.active).toBe(area('HAN'));
  });

  test('HEP-1.12 the list can be set before Turn 1, and never after', () => {
    const act = order('SET_PLAYER_LIST', { kingdoms: ['LIN', 'HAN', 'CHE'] });
    const set = playOn(position(TURN_0), { acts: [act], posts: { CHE: [] } });
    expect(set.state.playerList).toEqual([area('LIN'), area('HAN'), CHE]);
    expect(set.kingdom('SSX')).toMatchObject({ controller: 'npc', gold: 0 });
    expect(set.kingdom('HAN')).toMatchObject({ controller: 'player', gold: 30 });
    expect(playOn(position(PLAYERS), { acts: [act], posts: { SSX: [] } }).skipped).toEqual(['only-in-turn-0']);
  });

  test('HEP-1.12 the list is the order of joining: bots last, those of one moment as they stood, the unplayed left alone', () => {
    const joined = (...players: readonly (readonly [code: string, at: number | null])[]): readonly Joined[] =>
      players.map(([code, at]) => ({ seat: seatId(code), at }));
    const orderOf = (said: Parameters<typeof position>[0], players: readonly Joined[]): unknown =>
      HEPTARCHY.seating?.inOrderOfJoining?.(position(said), players);
    const list = (...kingdoms: readonly string[]): unknown => order('SET_PLAYER_LIST', { kingdoms });
    expect(orderOf(TURN_0, joined(['SSX', 7], ['CHE', null], ['LIN', 5]))).toEqual(list('LIN', 'SSX', 'CHE'));
    expect(orderOf(TURN_0, joined(['CHE', 5], ['SSX', 5]))).toBeNull();
    expect(orderOf(TURN_0, joined(['CHE', 7], ['SSX', 5], ['LIN', 5]))).toEqual(list('SSX', 'LIN', 'CHE'));
    expect(orderOf(PLAYERS, joined(['CHE', 5], ['SSX', 7]))).toBeNull();
    const act = order('SET_PLAYER_LIST', { kingdoms: ['LIN', 'SSX', 'CHE'] });
    const set = playOn(position(TURN_0), { acts: [act], posts: {} });
    expect(set.of('controller-set')).toEqual([]);
  });
});
