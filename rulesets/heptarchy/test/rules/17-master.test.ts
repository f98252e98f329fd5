import { seatId } from '@chancery/core';
import { describe, expect, test } from 'vitest';
import { tell } from '../../src/event-kinds.ts';
import type { Event } from '../../src/events.ts';
import { SEATING } from '../../src/seating.ts';
import { window } from '../../src/window.ts';
import { END, order, playOn } from '../play.ts';
import { area, type GivenPosition, levy, position } from '../position.ts';

const SSX = area('SSX');
const PLAYERS: GivenPosition = { players: ['CHE', 'SSX', 'LIN'] };
const controller = (kingdom: string, to: 'player' | 'npc' | 'caretaker') =>
  order('SET_CONTROLLER', { kingdom, controller: to });

describe('section 17: powers of the host', () => {
  test('HEP-17.7 a player is skipped when their time is declared over', () => {
    const turn = playOn(position(PLAYERS));
    expect(window(turn.position)).toMatchObject({ seats: ['SSX'] });
  });

  test('HEP-14.5, HEP-17.5 acts that come alone end nobody’s Phase, and are no Phase missed', () => {
    const turn = playOn(position(PLAYERS), { acts: [controller('LIN', 'caretaker')] });
    expect(turn.state).toMatchObject({ active: area('CHE'), ended: [] });
    expect(turn.kingdom('CHE').missed).toBe(0);
    const start = playOn(position({ ...PLAYERS, turn: 0 }), { acts: [controller('COR', 'player')] });
    expect(start.state).toMatchObject({ turn: 0, ended: [] });
    expect(window(start.position)).toMatchObject({ seats: ['CHE', 'SSX', 'LIN', 'COR'] });
  });

  test('HEP-14.5 whom an act is about is told by name', () => {
    const named = (event: Event) => tell(event, position(PLAYERS)).map((hearing) => hearing.named);
    const { of } = playOn(position({ ...PLAYERS, turn: 0 }), {
      acts: [controller('SSX', 'caretaker'), order('SET_PLAYER_LIST', { kingdoms: ['LIN', 'CHE'] })],
    });
    expect(of('controller-set').flatMap(named)).toEqual([['SSX']]);
    expect(of('player-list-set').flatMap(named)).toEqual([['LIN', 'CHE']]);
  });

  test('HEP-6.18, HEP-14.5 a beaten kingdom whose player is set aside falls to its conqueror at once', () => {
    const beaten: GivenPosition = {
      ...PLAYERS,
      wars: [{ between: 'CHE-SSX' }],
      areas: { SSX: { occupier: 'CHE' } },
      units: [levy('CHE', 'SSX')],
    };
    const acted = playOn(position(beaten), { acts: [controller('SSX', 'caretaker')] });
    expect(acted.area('SSX').owner).toBe(area('CHE'));
    expect(acted.state.wars).toEqual([]);
    const silent = { ...beaten, active: 'LIN', kingdoms: { SSX: { missed: 3 } } } as const;
    const turn = playOn(position({ ...silent, state: { ended: [area('CHE'), SSX] } }), { posts: { LIN: [END] } });
    const events = turn.events.map(({ kind }) => kind);
    expect(events.indexOf('area-changed-hands')).toBeLessThan(events.indexOf('income-received'));
    expect(turn.of('income-received')).toMatchObject([{ kingdom: area('CHE'), tax: [{}, {}] }]);
  });

  test('HEP-17.7 who is set aside in their own Phase has none any more', () => {
    const turn = playOn(position(PLAYERS), { acts: [controller('CHE', 'caretaker')], posts: { CHE: [END] } });
    expect(turn.skipped).toEqual(['rulers-only']);
    expect(turn.state.active).toBe(SSX);
  });

  test('HEP-17.7 in Turn 0 an untouched kingdom becomes an NPC State, and gets the starting Gold with a player', () => {
    const start = position({ ...PLAYERS, turn: 0, options: { startingGold: 44 } });
    const taken = playOn(start, {
      acts: [controller('CHE', 'caretaker'), controller('COR', 'player')],
      posts: { SSX: [] },
    });
    expect(taken.kingdom('CHE')).toMatchObject({ controller: 'npc', gold: 0 });
    expect(taken.kingdom('COR')).toMatchObject({ controller: 'player', gold: 44 });
    expect(taken.state.playerList).toEqual([SSX, area('LIN'), area('COR')]);
    const posted = playOn(start, { posts: { CHE: [] } });
    const left = playOn(posted.position, { acts: [controller('CHE', 'caretaker')], posts: { SSX: [] } });
    expect(left.kingdom('CHE')).toMatchObject({ controller: 'caretaker', gold: 44 });
  });

  test('HEP-17.6 the starting Gold is for Turn 0, and given once', () => {
    const start = position({
      ...PLAYERS,
      turn: 0,
      kingdoms: { LIN: { gold: 4 }, SSX: { gold: 5, controller: 'caretaker' } },
    });
    const acts = [controller('LIN', 'player'), controller('SSX', 'player')];
    const same = playOn(start, { acts, posts: { LIN: [] } });
    expect([same.kingdom('LIN').gold, same.kingdom('SSX').gold]).toEqual([4, 5]);
    const later = playOn(position(PLAYERS), { acts: [controller('COR', 'player')], posts: { CHE: [] } });
    expect(later.kingdom('COR')).toMatchObject({ controller: 'player', gold: 0 });
  });

  test('HEP-14.5, HEP-17.7 the game is ended, without a winner', () => {
    const turn = playOn(position(PLAYERS), { acts: [order('END_GAME', {})], posts: { CHE: [END] } });
    expect(turn.state.outcome).toEqual({ winner: null, by: 'master', turn: 1 });
    expect(turn.skipped).toEqual(['campaign-over']);
    expect(window(turn.position)).toEqual({ kind: 'outcome', winners: [], by: 'master' });
    expect(turn.of('npc-step-began')).toEqual([]);
  });

  test('HEP-17.7 after the end there is nothing more to be done', () => {
    const turn = playOn(position(PLAYERS), { acts: [order('END_GAME', {}), controller('SSX', 'caretaker')] });
    expect(turn.skipped).toEqual(['campaign-over']);
    expect(turn.kingdom('SSX').controller).toBe('player');
  });

  test('HEP-17.7 acts that cannot be done are told', () => {
    const gone: GivenPosition = { ...PLAYERS, kingdoms: { SSX: { controller: 'eliminated' } } };
    const acts = [controller('SSX', 'player'), controller('XXX', 'player')];
    expect(playOn(position(gone), { acts, posts: { CHE: [] } }).skipped).toEqual(['eliminated', 'unknown-kingdom']);
    const start = position({ ...PLAYERS, turn: 0 });
    const lists = [
      ['CHE', 'XXX'],
      ['CHE', 'CHE'],
    ].map((kingdoms) => order('SET_PLAYER_LIST', { kingdoms }));
    expect(playOn(start, { acts: lists, posts: { CHE: [] } }).skipped).toEqual(['unknown-kingdom', 'named-twice']);
  });

  test('HEP-17.6 who orders for a seat, as its host sees it', () => {
    const kingdoms = { SSX: { controller: 'caretaker' }, LIN: { controller: 'eliminated' } } as const;
    const board = position({ ...PLAYERS, kingdoms });
    const by = (code: string) => SEATING.seatedBy(board, seatId(code));
    expect(['CHE', 'SSX', 'COR', 'LIN'].map(by)).toEqual(['ruler', 'rules', 'rules', 'gone']);
    expect(['CHE', 'LIN'].map((code) => SEATING.viable(board, seatId(code)))).toEqual([true, false]);
    expect(SEATING.act?.(board.setting, seatId('SSX'), 'ruler')).toEqual(controller('SSX', 'player'));
    expect(SEATING.act?.(board.setting, seatId('CHE'), 'rules')).toEqual(controller('CHE', 'caretaker'));
  });
});
