import { botOrders, hashOf, keyedDice, resolveTurn, seatId } from '@chancery/core';
import { describe, expect, test } from 'vitest';
import { GENERAL_COST, PORT_COST, SIEGE, UNITS } from '../../src/data/units.ts';
import { world1483 } from '../../src/index.ts';
import {
  findNationInfo,
  getPlace,
  isMajor,
  isNpc,
  isPlayer,
  isShip,
  isTroop,
  nationsOf,
  placesOf,
  territoriesOf,
  unitsIn,
} from '../../src/rules/find.ts';
import { setup } from '../../src/setup.ts';
import type { Nation } from '../../src/state.ts';
import { BERBER, LAND_TYPES, NOBODYS_LANDS, PLAYER_PHASES, SHIP_TYPES, UNIT_TYPES } from '../../src/words.ts';
import { boardOf } from '../board.ts';
import { scenarioNamed } from '../scenarios.ts';
import { updateOf } from '../update.ts';

const dice = keyedDice(hashOf('state'));
const { setting, state } = setup(await scenarioNamed('world-1483'), { tribesChoose: false }, dice);
const nations = nationsOf(state);
const lands = territoriesOf(state);
const seas = placesOf(setting).filter(({ kind }) => kind === 'sea');

describe('what there is', () => {
  test('W83-0.1 44 nations have seats, two of them tribes; all others are played by the rules', () => {
    expect(world1483.seats(setting)).toHaveLength(44);
    expect(nations.filter(({ kind }) => kind === 'player')).toHaveLength(42);
    expect(nations.filter(({ kind }) => kind === 'tribal')).toHaveLength(2);
    for (const phase of PLAYER_PHASES) expect(nations.filter((nation) => nation.phase === phase)).toHaveLength(11);
    expect(nations.filter(isNpc).every(({ kind }) => kind === 'npc')).toBe(true);
  });

  test('W83-0.2 every place is a territory or a sea zone; W83-0.4 coasts are said from both sides', () => {
    expect(lands.length + seas.length).toBe(placesOf(setting).length);
    for (const { number, coasts } of placesOf(setting)) {
      for (const other of coasts) expect(getPlace(setting, other).coasts).toContain(number);
    }
    expect(seas.every(({ coasts }) => coasts.every((coast) => getPlace(setting, coast).kind === 'land'))).toBe(true);
  });

  test('W83-0.3 neighbours and straits go both ways, and no pair is both', () => {
    for (const { number, borders, straits } of placesOf(setting)) {
      for (const other of borders) expect(getPlace(setting, other).borders).toContain(number);
      for (const other of straits) expect(getPlace(setting, other).straits).toContain(number);
      expect(borders.filter((other) => straits.includes(other))).toEqual([]);
    }
  });

  test('W83-0.8 troops are land units without generals; ships are of three types', () => {
    const types = UNIT_TYPES.map((type) => ({ type }));
    expect(types.filter(isTroop).map(({ type }) => type)).toEqual(['inf', 'cav', 'knt', 'art']);
    expect(types.filter(isShip).map(({ type }) => type)).toEqual([...SHIP_TYPES]);
    expect(LAND_TYPES).toContain('gen');
  });

  test('W83-0.10 values of territories are whole, 0 to 8 at the beginning', () => {
    const values = lands.map(({ value }) => value);
    expect(values.every((value) => Number.isSafeInteger(value) && value >= 0 && value <= 8)).toBe(true);
    expect(Math.max(...values)).toBeGreaterThan(4);
  });

  test('W83-0.11 the first turn is turn 1; it passes through its phases, and turn 2 begins with phase 1', () => {
    expect([state.turn, state.phase]).toEqual([1, 1]);
    const of = (phase: number) => {
      const { state: after } = updateOf(
        boardOf({ phase, nations: { England: {} }, lands: { Kent: { owner: 'England' } } }),
      );
      return [after.turn, after.phase];
    };
    expect([1, 2, 3, 4].map(of)).toEqual([
      [1, 2],
      [1, 3],
      [1, 4],
      [2, 1],
    ]);
  });

  test('W83-0.12 a major nation is a player’s that is neither conquered nor eliminated', () => {
    const player = nations.find(isPlayer) as Nation;
    expect(isMajor(player)).toBe(true);
    for (const status of ['conquered', 'eliminated', 'absorbed'] as const)
      expect(isMajor({ ...player, status })).toBe(false);
    expect(nations.filter(isNpc).some(isMajor)).toBe(false);
  });

  test('W83-0.14, W83-0.15 an update waits for no answer: with an empty desk of the master it runs to its end', () => {
    const board = boardOf({
      nations: { England: { treasury: 40 }, Brittany: { phase: 5 } },
      lands: { London: { owner: 'England', fort: 3 }, Rennes: { owner: 'Brittany', fort: 2 } },
    });
    const bid = { verb: 'FINANCE', section: 'actions', args: { npc: 2, nation: 1, bid: 10 } } as const;
    const { of, state: after } = updateOf(board, { England: [bid] });
    expect(of('update-ended')).toHaveLength(1);
    expect(after.phase).toBe(2);
  });
});

describe('what is kept of it', () => {
  test('W83-0.20 a nation has its name, kind, phase, seat, money and routes, and what it began with', () => {
    for (const nation of nations) {
      const info = findNationInfo(setting, nation.number);
      expect([nation.code, nation.name, nation.kind]).toEqual([info?.code, info?.name, info?.kind]);
      const own = state.privy[nation.number];
      for (const amount of [own?.treasury, own?.arrears, nation.seaTrade, nation.landTrade, nation.missed])
        expect(amount).toBeGreaterThanOrEqual(0);
      expect(nation).toMatchObject({ seat: 'held', status: 'active', returning: false, underThreat: [] });
      expect(own).toMatchObject({ threatLost: false, mustDeclare: [] });
      expect([...nation.original]).toEqual(
        lands.filter(({ owner }) => owner === nation.number).map(({ number }) => number),
      );
    }
    expect(new Set(nations.map(({ code }) => code)).size).toBe(nations.length);
  });

  test('W83-0.21 a territory has its value, its city with walls of 1 to 9, and owners', () => {
    for (const land of lands) {
      if (land.city !== null) expect(land.city.fort >= 1 && land.city.fort <= 9).toBe(true);
      expect(land.owner > 0 || NOBODYS_LANDS.some((nobody) => nobody === land.owner)).toBe(true);
      expect(land.originalOwner).toBe(land.owner > 0 ? land.owner : null);
      expect(land.revealed && land.owner < 0).toBe(false);
    }
    expect(lands.filter(({ tribalCity }) => tribalCity !== null).length).toBeGreaterThan(0);
  });

  test('W83-0.23 a zone has neighbours, and the ships in it are those that stand there', () => {
    for (const { number, seas: beside, borders } of seas) {
      for (const other of beside) expect(getPlace(setting, other).seas).toContain(number);
      expect(borders).toEqual([]);
      for (const unit of unitsIn(state, number)) expect(unit.place).toBe(number);
    }
    expect(seas.some(({ number }) => unitsIn(state, number).some(isShip))).toBe(true);
  });

  test('W83-0.24 units are numbered in the order in which they came, with what only generals have', () => {
    const ids = state.units.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
    for (const unit of state.units) {
      expect(unit.skill > 0).toBe(unit.type === 'gen');
      expect(unit).toMatchObject({
        carrier: null,
        damaged: false,
        movedTurn: null,
        builtTurn: null,
        acquiredTurn: null,
      });
    }
  });

  test('W83-0.25, W83-0.26 wars, boxes, tributes, offers and promises begin empty', () => {
    expect(nations.every(({ boxes }) => boxes.length === 0)).toBe(true);
    const { wars, tributes, peaceOffers, tradeOffers, gifts, contracts } = state;
    expect([wars, tributes, peaceOffers, tradeOffers, gifts, contracts]).toEqual([[], [], [], [], [], []]);
    expect(state.privy.every((own) => own === null || own.standing.length === 0)).toBe(true);
  });

  test('W83-2.32 Berber territories are those of the scenario in north-west Africa', () => {
    const marked = placesOf(setting).filter(({ special }) => special === 'berber');
    expect(marked.length).toBeGreaterThan(0);
    expect(lands.filter(({ owner }) => owner === BERBER).map(({ number }) => number)).toEqual(
      marked.map(({ number }) => number),
    );
  });
});

describe('tables', () => {
  test.each([
    ['inf', 3, 6, 1, 5, 1, 0, 1],
    ['cav', 6, 3, 2, 8, 1, 0, 2],
    ['knt', 7, 6, 2, 11, 1, 0, 2],
    ['art', 0, 0, 1, 10, 1, 0, 2],
    ['sol', 6, 7, 3, 35, 2, 1, 0],
    ['frg', 4, 3, 4, 20, 1, 0, 0],
    ['mer', 1, 1, 3, 10, 1, 2, 0],
  ] as const)('W83-3.1 %s', (type, attack, defence, move, cost, hits, carries, needs) => {
    expect(UNITS[type]).toEqual({ attack, defence, move, cost, hits, carries, needs });
  });

  test('W83-3.1 generals, ports, and artillery against walls', () => {
    expect([GENERAL_COST.standard, GENERAL_COST.special, PORT_COST, UNITS.gen.move]).toEqual([8, 12, 15, 2]);
    expect(SIEGE).toEqual({ usual: 5, engineer: 7 });
  });

  test('W83-1.18 nothing is rolled but what the table names, and every roll is a d10', async () => {
    const LABELS = new Set(
      'influence slander threat steal-sea steal-land develop general-skill general-ability ice siberia africa berber-raid berber-strength berber-defence siege fight surrender marriage rebellion'.split(
        ' ',
      ),
    );
    let position = setup(await scenarioNamed('two-shores'), { tribesChoose: false }, dice);
    const rolled = new Set<string>();
    for (let update = 0; update < 24; update += 1) {
      const seed = hashOf(`update ${update}`);
      const window = world1483.window(position);
      const seats = window.kind === 'window' ? window.seats : [];
      const sheets = seats.map((seat) => ({ seat, orders: botOrders(world1483, position, seatId(seat), seed).orders }));
      const result = resolveTurn(world1483, { ...position, sheets, dice: keyedDice(seed) });
      if (!result.ok) throw new Error(result.incident.reason);
      for (const { label, sides, values } of result.turn.dice) {
        rolled.add(label.split('@')[0] as string);
        expect(sides).toBe(10);
        expect(values.every((value) => value >= 1 && value <= 10)).toBe(true);
      }
      position = { setting: position.setting, state: result.turn.state as typeof position.state };
    }
    expect([...rolled].filter((label) => !LABELS.has(label))).toEqual([]);
    expect(rolled.has('fight')).toBe(true);
  });
});
