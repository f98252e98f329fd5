import { openOrderFile, openTurnFile, orderFileName, seatId, turnFileName } from '@chancery/core';
import { describe, expect, test } from 'vitest';
import { DESK } from '../../src/desk.ts';
import { medievalDiplomacy } from '../../src/index.ts';
import { REPORT } from '../../src/report-spec.ts';

const room = (id: string) => DESK.rooms.find((each) => each.id === id);
const tools = (id: string) => room(id)?.tools.map((tool) => tool.id);
const tabs = (id: string) => room(id)?.tabs.map((tab) => tab.id);

describe('section 16: rooms and files', () => {
  test('MD-16.32 a turn opens in Headquarters, and four rooms are at hand', () => {
    expect(DESK.rooms.map(({ title }) => title)).toEqual(['Headquarters', 'Map', 'Messages', 'Game']);
    expect(tabs('headquarters')).toEqual(['figures', 'relations', 'plans']);
    expect(tabs('map')).toContain('units');
    expect(medievalDiplomacy.desk).toBe(DESK);
  });

  test('MD-16.33 Messages has the three kinds of message and Player Info, and a proclamation is written there', () => {
    expect(tabs('messages')).toEqual(['normal', 'battles', 'proclamations', 'player']);
    expect(REPORT.papers?.map(({ id }) => id)).toEqual(['battle-reports', 'battle-boards', 'proclamation-texts']);
    expect(room('messages')?.tools).toMatchObject([{ verb: 'PROCLAIM' }]);
  });

  test('MD-16.34 Game opens a results file, opens saved orders, and saves orders', () => {
    expect(tools('game')).toEqual(['open-results', 'open-orders', 'save-orders']);
  });

  const turnFile = {
    format: 'chancery-turn-1',
    ruleset: 'medieval-diplomacy',
    campaign: { id: 'md9', title: '' },
    turn: 2,
  };

  test('MD-16.19, MD-16.35 the results file of a turn opens by itself; its name holds campaign, turn and realm', () => {
    expect(turnFileName({ campaign: { id: 'md9', title: '' }, turn: 2, seat: seatId('Nor') })).toBe(
      'md9-002-Nor.turn.json',
    );
    expect(openTurnFile(turnFile, 'medieval-diplomacy', null)).toMatchObject({ ok: true, value: { readOnly: null } });
    expect(openTurnFile(turnFile, 'medieval-diplomacy', 2)).toMatchObject({ ok: true, value: { readOnly: null } });
  });

  test('MD-16.35 one that is not of the newest turn opens read-only, with the reason', () => {
    const opened = openTurnFile(turnFile, 'medieval-diplomacy', 3);
    expect(opened).toMatchObject({ ok: true, value: { readOnly: { code: 'other-turn', wanted: 3, found: '2' } } });
  });

  const orders = {
    format: 'chancery-orders-1',
    ruleset: 'medieval-diplomacy',
    campaign: 'md9',
    seat: seatId('Nor'),
    turn: 2,
    orders: [{ verb: 'HOLD', unit: 'A1', args: {} }],
  };
  const context = { ruleset: 'medieval-diplomacy', campaign: 'md9', seat: 'Nor', turn: 2 };

  test('MD-16.19, MD-16.36 saved orders are one file with campaign, realm, turn and the whole list, opened as they were', () => {
    expect(openOrderFile(JSON.parse(JSON.stringify(orders)), context)).toEqual({ ok: true, value: orders });
    expect(orderFileName({ campaign: 'md9', turn: 2, seat: seatId('Nor') })).toBe('md9-002-Nor.orders.json');
  });

  test.each([
    ['campaign', 'md8', 'other-campaign'],
    ['seat', 'Den', 'other-seat'],
    ['turn', 3, 'other-turn'],
    ['ruleset', 'heptarchy', 'other-ruleset'],
    ['format', 'zip', 'not-a-file'],
  ])('MD-16.36 a file with another %s is refused with the reason', (field, value, code) => {
    expect(openOrderFile({ ...orders, [field]: value }, context)).toMatchObject({ ok: false, error: { code } });
  });

  test('MD-16.37 sounds and extra pictures are switches, off by default; nothing opens an upgrade file', () => {
    const off = DESK.switches.filter(({ on }) => !on).map(({ id }) => id);
    expect(off).toEqual(['sounds', 'pictures']);
    expect(tools('game')?.some((tool) => tool.includes('upgrade'))).toBe(false);
  });

  test('MD-16.19 there is no program to download and no start menu among the rooms', () => {
    const titles = DESK.rooms.flatMap(({ title, tools: list }) => [title, ...list.map((tool) => tool.title)]);
    expect(titles.join(' ')).not.toMatch(/download|install|start menu/i);
  });

  test('MD-16.47 advice stands beside the rooms, each with its rule, and can be switched off', () => {
    expect(DESK.switches).toContainEqual({ id: 'advice', on: true });
    const rooms = new Set(DESK.rooms.map(({ id }) => id));
    expect(DESK.advice.every(({ room: where }) => rooms.has(where))).toBe(true);
    expect(DESK.advice.filter(({ rule }) => rule.startsWith('MD-14.')).length).toBeGreaterThan(20);
  });
});
