import { describe, expect, test } from 'vitest';
import { fightNaval, type NavalSide, type Ship } from '../../src/battle/naval.ts';
import type { OrderOf } from '../../src/order.ts';
import { type BoardFacts, boardOf } from '../board.ts';
import { aboard, deeds } from '../deeds.ts';
import { turnOf } from '../turn.ts';
import { updateOf } from '../update.ts';

const FACTS: BoardFacts = {
  turn: 2,
  nations: { England: {}, France: {} },
  lands: {
    London: { owner: 'England', fort: 3, value: 4, coasts: ['Channel'], units: ['4 cav', '1 knt', '1 art'] },
    Calais: { owner: 'France', value: 3 },
    Rouen: { owner: 'France', fort: 5, units: ['1 inf'] },
    Bath: { owner: 'England' },
  },
  seas: { Channel: { units: ['1 sol of England'] }, Bay: { seas: ['Channel'], units: ['1 mer of France'] } },
  borders: ['London-Calais', 'Calais-Rouen', 'London-Bath', 'London-Rouen'],
  wars: [{ between: ['England', 'France'] }],
};
const board = boardOf(FACTS);
const { place, nation } = board;
const land = (name: string, more: BoardFacts['lands'][string]) =>
  boardOf({ ...FACTS, lands: { ...FACTS.lands, [name]: { ...FACTS.lands[name], ...more } } });
const march = (
  count: number,
  type: 'cav' | 'knt' | 'art',
  to: readonly string[],
  more: Partial<OrderOf<'MARCH'>['args']> = {},
): OrderOf<'MARCH'> => ({
  verb: 'MARCH',
  section: 'actions',
  args: { units: [{ count, type }], from: place('London'), to: to.map(place), ...more },
});
const NOW = { retreat: [{ measure: 'now' }] } as const;

describe('cities', () => {
  test('W83-2.11 guns bring the walls down for the battle; on the board they stand as before', () => {
    const lines = [march(1, 'cav', ['Rouen'], NOW), march(1, 'art', ['Rouen'])];
    const { state, of } = deeds(board, 'England', lines, { 'fight@Rouen': [10, 10], 'siege@Rouen': [1] });
    const [battle] = of('battle-fought');
    expect(battle?.rounds[0]?.fort).toBeLessThan(5);
    expect(state.territories[place('Rouen')]?.city).toEqual({ name: 'Rouen', fort: 5 });
  });

  test('W83-2.11 whoever captures a city finds its walls as they were, and no second city is founded in it', () => {
    const { owner, state } = deeds(board, 'England', [march(2, 'cav', ['Rouen'])], { 'fight@Rouen': [1, 1, 10] });
    expect(owner('Rouen')).toBe(nation('England'));
    expect(state.territories[place('Rouen')]?.city?.fort).toBe(5);
    const rich = boardOf({ ...FACTS, nations: { ...FACTS.nations, England: { treasury: 90 } } });
    const found = updateOf(rich, {
      England: [{ verb: 'FOUND_CITY', section: 'actions', args: { territory: place('London') } }],
    });
    expect(found.of('line-failed').map(({ refusal }) => refusal.code)).toEqual(['city-there']);
  });
});

describe('riders', () => {
  test('W83-3.3 cavalry and knights ride two territories, but not through troops of an enemy', () => {
    const open = land('Rouen', { owner: 'France', fort: 5, units: [] });
    for (const type of ['cav', 'knt'] as const) {
      expect(deeds(open, 'England', [march(1, type, ['Calais', 'Rouen'])]).there('Rouen', 'England')).toBe(`1 ${type}`);
    }
    const held = land('Calais', { owner: 'France', units: ['1 inf'] });
    const fought = deeds(held, 'England', [march(1, 'knt', ['Calais', 'Rouen'])], { 'fight@Calais': [1, 10] });
    expect(fought.there('Calais', 'England')).toBe('1 knt');
    expect(fought.there('Rouen', 'England')).toBe('');
  });

  test('W83-3.3 who has landed or fought goes no farther in this turn', () => {
    const ship = 1;
    const shores = boardOf({
      ...FACTS,
      lands: { Bath: { owner: 'England', coasts: ['Channel'] }, London: { owner: 'England' } },
      seas: { Channel: { units: ['1 sol of England', '1 cav of England'] } },
      borders: ['London-Bath'],
    });
    const ashore = deeds(aboard(shores, 'Channel', ship), 'England', [
      {
        verb: 'LAND',
        section: 'actions',
        args: { units: [{ count: 1, type: 'cav' }], from: shores.place('Channel'), to: shores.place('Bath') },
      },
      {
        verb: 'MARCH',
        section: 'actions',
        args: { units: [{ count: 1, type: 'cav' }], from: shores.place('Bath'), to: [shores.place('London')] },
      },
    ]);
    const { units } = ashore.state;
    expect(units.find(({ type }) => type === 'cav')).toMatchObject({ place: shores.place('Bath'), carrier: null });
    expect(ashore.refused).toHaveLength(1);
    const again = [march(4, 'cav', ['Rouen'], NOW), march(4, 'cav', ['Bath'])];
    const { there } = deeds(board, 'England', again, { 'fight@Rouen': [10, 10, 10, 10, 10] });
    expect(there('Bath', 'England')).toBe('');
    expect(there('London', 'England')).toContain('4 cav');
  });
});

test('W83-3.14 hundreds stand in one land and lie in one zone', () => {
  const crowded = boardOf({
    ...FACTS,
    lands: {
      ...FACTS.lands,
      London: { ...FACTS.lands['London'], units: ['300 cav'] },
      Bath: { owner: 'England', units: ['300 inf'] },
    },
    seas: { ...FACTS.seas, Channel: { units: ['200 sol of England', '200 mer of England'] } },
  });
  const { there, refused } = deeds(crowded, 'England', [march(300, 'cav', ['Bath'])]);
  expect([there('Bath', 'England'), refused]).toEqual(['300 cav, 300 inf', []]);
  const kept = updateOf(crowded).state.units.filter((unit) => unit.owner === nation('England'));
  expect(kept).toHaveLength(1000);
});

test('W83-4.28 a raid of brigands is no battle and costs nobody a unit', () => {
  const raided = boardOf({
    ...FACTS,
    lands: {
      ...FACTS.lands,
      London: { ...FACTS.lands['London'], units: ['1 inf'] },
      Rouen: { owner: 'France', fort: 5, units: ['3 inf', '1 gen 5/9'] },
    },
  });
  const { of, state } = updateOf(raided);
  const england = of('income-collected').find((each) => each.nation === nation('England'));
  expect(england?.denied.map(({ territory }) => territory)).toEqual([place('London')]);
  expect(of('battle-fought')).toEqual([]);
  expect(state.wars[0]?.battles).toBe(0);
  expect(state.units).toEqual(
    expect.arrayContaining(raided.state.units.map(({ id, place: at }) => expect.objectContaining({ id, place: at }))),
  );
});

describe('the Cautious with attackers', () => {
  const back = (general: string) => {
    const led = boardOf({
      ...FACTS,
      lands: { ...FACTS.lands, London: { owner: 'England', units: ['2 cav', general] } },
      borders: ['London-Calais', 'Calais-Rouen'],
    });
    const order = march(2, 'cav', ['Calais', 'Rouen'], NOW);
    const units = [...order.args.units, { count: 1, type: 'gen' as const }];
    return deeds(led, 'England', [{ ...order, args: { ...order.args, units } }], {
      'fight@Rouen': [10, 10, 10, 1, 1, 10],
    });
  };
  test('W83-4.32 they go back to land that was captured in this turn; others cannot', () => {
    const cautious = back('1 gen 1/3');
    expect(cautious.of('retreated-to')).toMatchObject([{ to: place('Calais'), aboard: false }]);
    expect(cautious.there('Calais', 'England')).toBe('2 cav, 1 gen');
    const other = back('1 gen 1/9');
    expect(other.of('retreated-to')).toEqual([]);
    expect(other.owner('Rouen')).toBe(nation('England'));
  });
});

describe('battles at sea that nobody wins', () => {
  const ship = (id: number, owner: number, type: Ship['type']): Ship => ({
    id,
    owner,
    type,
    laden: false,
    damaged: false,
  });
  const side = (...ships: readonly Ship[]): NavalSide => ({
    first: ships[0]?.owner ?? 0,
    ships,
    admirals: new Set(),
    losses: new Map(),
  });
  /** Every die is a 10. */
  const fought = (attackers: NavalSide, defenders: NavalSide, deep: boolean) =>
    fightNaval({ zone: place('Bay'), attackers, defenders, deep, retreat: [], refuge: false }, turnOf(board).turn.dice);

  test('W83-9.15 after a hundred rounds without an end the attacker leaves, and nobody has lost', () => {
    const { rounds, retreated, attackersLeft, defendersLeft } = fought(
      side(ship(1, 1, 'sol')),
      side(ship(2, 2, 'mer')),
      false,
    );
    expect([rounds.length, retreated, attackersLeft.length, defendersLeft.length]).toEqual([100, true, 1, 1]);
  });
});
