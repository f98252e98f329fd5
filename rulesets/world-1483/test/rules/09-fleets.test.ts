import { describe, expect, test } from 'vitest';
import type { Order } from '../../src/order.ts';
import { USUAL_DEADLINE } from '../../src/usual-deadline.ts';
import { type BoardFacts, boardOf } from '../board.ts';
import { aboard, deeds } from '../deeds.ts';
import { updateOf } from '../update.ts';

const FACTS: BoardFacts = {
  nations: { England: {}, France: {} },
  lands: {
    London: { owner: 'England', fort: 2, value: 2, coasts: ['Channel'], units: ['2 inf', '1 art'] },
    Kent: { owner: 'England', value: 3, coasts: ['Bay'], incorporatedBy: null },
    Calais: { owner: 'France', fort: 3, coasts: ['Channel'], units: ['1 inf', '1 cav'] },
  },
  seas: {
    Channel: { units: ['1 sol of England', '1 mer of England', '2 inf of England', '1 gen 9 of England'] },
    Strait: { seas: ['Channel'], units: ['1 mer of France'] },
    Bay: { seas: ['Strait'] },
  },
  borders: ['London-Calais'],
  wars: [{ between: ['England', 'France'] }],
};
const start = boardOf(FACTS);
const { place, nation } = start;
const [line = 0] = start.ids('Channel', 'England', 'sol');
const [merchant = 0] = start.ids('Channel', 'England', 'mer');
const boardWith = (more: Partial<BoardFacts> = {}) =>
  aboard(boardOf({ ...FACTS, ...more }), 'Channel', merchant, merchant, line);
const sail = (units: string, via: readonly string[], more: object = {}): Order => ({
  verb: 'SAIL',
  section: 'actions',
  args: {
    units: units.split(' + ').map((type) => ({ count: 1, type: type as 'sol' })),
    from: place('Channel'),
    via: via.map(place),
    ...more,
  },
});

describe('battles at sea', () => {
  test('W83-9.17 W83-3.7 whoever is left keeps their damage, and has fought', () => {
    const { state } = deeds(boardWith(), 'England', [sail('sol', ['Strait'])], { 'fight@Strait': [10, 1, 1, 10] });
    expect(state.units.find(({ id }) => id === line)).toMatchObject({ damaged: true, fought: true });
  });

  test('W83-4.4 W83-9.5 the skill of a general does nothing at sea', () => {
    const { of } = deeds(boardWith(), 'England', [sail('sol', ['Strait'])], { 'fight@Strait': [1, 10] });
    expect(of('battle-fought')[0]?.rounds[0]?.attack).toMatchObject([{ type: 'sol', factor: 6 }]);
  });

  test('W83-9.14 attackers may retreat, defenders stay', () => {
    const order = sail('sol', ['Strait'], { retreat: [{ measure: 'now' }] });
    const { there, of } = deeds(boardWith(), 'England', [order], { 'fight@Strait': [10, 10] });
    expect(there('Strait', 'France')).toBe('1 mer');
    expect(of('battle-fought')[0]).toMatchObject({ winner: 'defenders', retreated: [{ type: 'sol' }] });
    expect(there('Strait', 'England')).toBe('');
  });

  test('W83-8.25 W83-8.15 a fleet puts ashore at the end of a deep sea voyage what it carries', () => {
    const free = boardWith({ wars: [] });
    const land: Order = {
      verb: 'LAND',
      section: 'actions',
      args: { units: [{ count: 2, type: 'inf' }], from: place('Bay'), to: place('Kent') },
    };
    const { there, refused } = deeds(free, 'England', [sail('sol + mer', ['Strait', 'Bay'], { deep: true }), land]);
    expect(refused).toEqual([]);
    expect(there('Kent', 'England')).toBe('2 inf');
  });
});

describe('attackers by land and by sea', () => {
  test('W83-11.54 W83-11.51 the coast fires too, and guns that came by land work on the walls', () => {
    const march: Order = {
      verb: 'MARCH',
      section: 'actions',
      args: {
        units: [
          { count: 1, type: 'inf' },
          { count: 1, type: 'art' },
        ],
        from: place('London'),
        to: [place('Calais')],
        retreat: [{ measure: 'now' }],
      },
    };
    const land: Order = {
      verb: 'LAND',
      section: 'actions',
      args: { units: [{ count: 2, type: 'inf' }], from: place('Channel'), to: place('Calais') },
    };
    const { of } = deeds(boardWith(), 'England', [march, land], { 'siege@Calais': [5] });
    const [battle] = of('battle-fought');
    expect(battle?.rounds[0]).toMatchObject({ fort: 2, siege: [5] });
    expect(battle?.rounds[0]?.defence.map(({ type }) => type)).toContain('coast');
    expect(battle?.rounds[0]?.attack.map(({ type, factor }) => [type, factor])).toEqual(
      expect.arrayContaining([
        ['inf', 3],
        ['inf', 2],
      ]),
    );
  });

  test('W83-15.23 standing orders say who falls first in a defence', () => {
    const standing = [{ verb: 'LAND_LOSSES', args: { losses: ['cav'] } }] as const;
    const board = boardWith({ nations: { England: {}, France: { standing } } });
    const march: Order = {
      verb: 'MARCH',
      section: 'actions',
      args: {
        units: [{ count: 2, type: 'inf' }],
        from: place('London'),
        to: [place('Calais')],
        retreat: [{ measure: 'now' }],
      },
    };
    const { of } = deeds(board, 'England', [march], { 'fight@Calais': [1, 10, 10, 10] });
    expect(of('battle-fought')[0]?.rounds[0]?.defendersLost).toMatchObject([{ type: 'cav' }]);
  });

  test('W83-4.34 a Man of the People without troops raises no militia', () => {
    const lands = { ...FACTS.lands, Calais: { owner: 'France', value: 8, units: ['1 gen 9/8'] } };
    const march: Order = {
      verb: 'MARCH',
      section: 'actions',
      args: { units: [{ count: 1, type: 'inf' }], from: place('London'), to: [place('Calais')] },
    };
    const { of, owner } = deeds(boardWith({ lands }), 'England', [march]);
    expect(of('battle-fought')).toEqual([]);
    expect(owner('Calais')).toBe(nation('England'));
  });
});

describe('what lands bring and armies cost', () => {
  test('W83-10.43 W83-2.13 land that is not incorporated brings nothing, and nothing is built without a city', () => {
    const build = (at: string): Order => ({
      verb: 'BUILD',
      section: 'actions',
      args: { count: 1, type: 'inf', at: place(at) },
    });
    const nations = { England: { treasury: 10 }, France: {} };
    const { of } = updateOf(boardWith({ nations, wars: [] }), { England: [build('Kent')], France: [] });
    expect(of('income-collected').find((event) => event.nation === nation('England'))?.lands).toBe(2);
    expect(of('line-failed')).toHaveLength(1);
    expect(of('bought')).toEqual([]);
  });

  test('W83-3.16 units cost nothing once they are there', () => {
    const lands = { ...FACTS.lands, London: { ...FACTS.lands['London'], value: 0, units: ['40 knt'] } };
    const nations = { England: { treasury: 10 }, France: {} };
    const { state } = updateOf(boardWith({ lands, nations, wars: [] }), { England: [], France: [] });
    expect(state.privy[nation('England')]?.treasury).toBe(10);
  });

  test('W83-1.3 two phases a week, on Tuesday and Friday at 20:00 UTC', () => {
    expect(USUAL_DEADLINE).toMatchObject({ kind: 'weekly', zone: 'UTC', hour: 20, minute: 0 });
  });
});
