import { describe, expect, test } from 'vitest';
import type { OrderOf, StandingOrder, UnitItem } from '../../src/order.ts';
import { type BoardFacts, boardOf } from '../board.ts';
import { aboard, deeds, withUnits } from '../deeds.ts';

/** A chain of zones: West, Channel, North, Ice; and the strait, the canal and a closed sea. */
const FACTS: BoardFacts = {
  turn: 2,
  nations: { England: {}, France: {}, Spain: {}, Turkey: {}, Egypt: {}, Mamluks: {}, Brittany: { phase: 5 } },
  lands: {
    London: { owner: 'England', coasts: ['Channel'], units: ['4 inf', '2 cav', '1 gen 3'] },
    Paris: { owner: 'France', coasts: ['Channel'], units: ['1 inf of England'] },
    Constantinople: { owner: 'Turkey', special: 'strait-aegean-blacksea' },
    Cairo: { owner: 'Egypt', special: 'canal-control' },
    Alexandria: { owner: 'Mamluks', special: 'canal-control' },
  },
  seas: {
    West: { units: ['1 sol of England', '1 frg of England', '2 mer of England'] },
    Channel: { seas: ['West'] },
    North: { seas: ['Channel'] },
    Far: { seas: ['North'] },
    Farther: { seas: ['Far'] },
    Ice: { seas: ['West'], special: 'barents' },
    Aegean: { seas: ['West'], special: 'strait-aegean-blacksea' },
    Black: { seas: ['Aegean'], special: 'strait-aegean-blacksea' },
    Levant: { seas: ['West'], special: 'canal' },
    Aden: { seas: ['Levant'], special: 'canal' },
    Caspian: { units: ['1 frg of England'] },
  },
};
const board = boardOf(FACTS);
const { place, nation } = board;

type Args = OrderOf<'SAIL'>['args'];
const items = (words: string): readonly UnitItem[] =>
  words.split(', ').map((each) => {
    const [count, type] = each.split(' ');
    return { count: Number(count), type: type as UnitItem['type'] };
  });
const sail = (ships: string, via: readonly string[], more: Partial<Args> = {}, from = 'West'): OrderOf<'SAIL'> => ({
  verb: 'SAIL',
  section: 'actions',
  args: { units: items(ships), from: place(from), ...(via.length === 0 ? {} : { via: via.map(place) }), ...more },
});
const load = (words: string, from: string, at: string): Partial<Args> => ({
  load: items(words),
  loadFrom: place(from),
  loadAt: place(at),
});
const more = (facts: Partial<BoardFacts>): ReturnType<typeof boardOf> => boardOf({ ...FACTS, ...facts });
const say = (who: string, ...standing: readonly StandingOrder[]): Partial<BoardFacts> => ({
  nations: { ...FACTS.nations, [who]: { ...FACTS.nations[who], standing } },
});
const fleetIn = (zone: string, ...units: readonly string[]): Partial<BoardFacts> => ({
  seas: { ...FACTS.seas, [zone]: { ...FACTS.seas?.[zone], units } },
});

describe('sailing', () => {
  test('W83-8.1 W83-8.31 ships of the line and merchantmen go three zones, frigates four', () => {
    const way = ['Channel', 'North', 'Far', 'Farther'];
    const slow = deeds(board, 'England', [sail('1 sol', way)]);
    expect(slow.there('Far', 'England')).toBe('1 sol');
    expect(slow.of('sailed')).toMatchObject([{ steps: 3, stop: 'no points left' }]);
    expect(deeds(board, 'England', [sail('1 frg', way)]).there('Farther', 'England')).toBe('1 frg');
  });

  test('W83-8.2 a fleet has the pace of its slowest ship', () => {
    const { there } = deeds(board, 'England', [sail('1 frg, 1 mer', ['Channel', 'North', 'Far', 'Farther'])]);
    expect(there('Far', 'England')).toBe('1 frg, 1 mer');
  });

  test('W83-8.3 ships go apart, and each once', () => {
    const { there, refused } = deeds(board, 'England', [
      sail('1 mer', ['Channel']),
      sail('1 mer', ['Ice']),
      sail('1 mer', ['Channel']),
    ]);
    expect(refused).toEqual(['too-few-units']);
    expect(there('Channel', 'England')).toBe('1 mer');
  });

  test('W83-8.4 zones are shared in peace', () => {
    const shared = more(fleetIn('Channel', '3 sol of France'));
    const { there, of } = deeds(shared, 'England', [sail('1 frg', ['Channel', 'North'])]);
    expect(there('North', 'England')).toBe('1 frg');
    expect(of('battle-fought')).toEqual([]);
  });

  test('W83-2.9 W83-8.32 nobody leaves the Caspian, nor jumps over a zone', () => {
    const { there, of } = deeds(board, 'England', [
      sail('1 frg', ['West'], {}, 'Caspian'),
      sail('1 frg', ['North'], {}, 'West'),
    ]);
    expect(there('Caspian', 'England')).toBe('1 frg');
    expect(of('sailed')).toMatchObject([{ stop: 'not adjacent' }, { stop: 'not adjacent', to: place('West') }]);
  });

  const war: Partial<BoardFacts> = { wars: [{ between: ['England', 'France'] }] };

  test('W83-8.5 W83-8.6 W83-8.7 W83-8.8 enemies on the way are fought at once, and the victors sail on', () => {
    const met = more({ ...war, ...fleetIn('Channel', '1 mer of France') });
    const { there, of } = deeds(met, 'England', [sail('1 sol', ['Channel', 'North'])], { 'fight@Channel': [1, 10] });
    expect(of('battle-fought')).toMatchObject([{ rule: 'W83-8.7', place: place('Channel'), winner: 'attackers' }]);
    expect(there('North', 'England')).toBe('1 sol');
    expect(there('Channel', 'France')).toBe('');
  });

  test('W83-8.9 in the last zone all fleets fight together', () => {
    const met = more({ ...war, ...fleetIn('Channel', '1 mer of France') });
    const { of } = deeds(met, 'England', [sail('1 sol', ['Channel']), sail('1 frg', ['Channel'])], {
      'fight@Channel': [1, 1, 10],
    });
    expect(of('battle-fought')).toMatchObject([{ rule: 'W83-9.6', attackersHad: [{ type: 'sol' }, { type: 'frg' }] }]);
  });

  test('W83-8.10 W83-5.9 an attack at peace declares war, and in the last zone only', () => {
    const met = more(fleetIn('Channel', '1 mer of France'));
    const attack = { attack: [nation('France')] };
    const passing = deeds(met, 'England', [sail('1 sol', ['Channel', 'North'], attack)]);
    expect(passing.of('war-began')).toEqual([]);
    const there = deeds(met, 'England', [sail('1 sol', ['Channel'], attack)], { 'fight@Channel': [1, 10] });
    expect(there.of('war-began')).toMatchObject([{ cause: 'attack at sea' }]);
    expect(there.of('battle-fought')).toHaveLength(1);
  });

  test('W83-8.16 without VIA they strike or load where they lie, and have not sailed', () => {
    const met = more({
      seas: { ...FACTS.seas, Channel: { seas: ['West'], units: ['1 sol of England', '1 mer of France'] } },
    });
    const { of } = deeds(met, 'England', [sail('1 sol', [], { attack: ['ALL'] }, 'Channel')], {
      'fight@Channel': [1, 10],
    });
    expect(of('battle-fought')).toHaveLength(1);
    const idle = deeds(met, 'England', [sail('1 sol', [], {}, 'Channel')]);
    expect(idle.state.units.find(({ type }) => type === 'sol')?.movedTurn).toBeNull();
  });
});

describe('loading', () => {
  test('W83-8.11 W83-8.12 W83-8.14 W83-3.11 infantry fills ships of the line, then merchantmen; the rest stays', () => {
    const { state, there, of } = deeds(board, 'England', [
      sail('1 sol, 2 mer', ['Channel', 'North'], load('4 inf, 2 cav, 1 gen', 'London', 'Channel')),
    ]);
    expect(there('North', 'England')).toBe('4 inf, 1 gen, 1 sol, 2 mer');
    expect(of('left-ashore')).toMatchObject([{ why: 'no room', lots: [{ type: 'cav', count: 2 }] }]);
    const ships = state.units.filter(({ type }) => type === 'sol' || type === 'mer');
    const cargo = ships.map(({ id }) => state.units.filter(({ carrier }) => carrier === id).map(({ type }) => type));
    expect(cargo).toEqual([['inf', 'gen'], ['inf', 'inf'], ['inf']]);
    expect(state.units.filter(({ carrier }) => carrier !== null).every(({ movedTurn }) => movedTurn === 2)).toBe(true);
  });

  test('W83-3.12 a merchantman takes one cavalry', () => {
    const { there } = deeds(board, 'England', [sail('1 mer', ['Channel'], load('2 cav', 'London', 'Channel'))]);
    expect(there('Channel', 'England')).toBe('1 cav, 1 mer');
  });

  test('W83-8.14 a ship may be named', () => {
    const ship = board.ids('West', 'England', 'mer')[1] ?? 0;
    const { state } = deeds(board, 'England', [
      sail('2 mer', ['Channel'], { ...load('1 inf', 'London', 'Channel'), ship }),
    ]);
    expect(state.units.filter(({ carrier }) => carrier !== null).map(({ carrier }) => carrier)).toEqual([ship]);
  });

  test('W83-8.12 nobody boards on foreign land, nor who has moved', () => {
    expect(deeds(board, 'England', [sail('1 mer', ['Channel'], load('1 inf', 'Paris', 'Channel'))]).refused).toEqual([
      'not-yours',
    ]);
    const tired = withUnits(board, ({ type }) => (type === 'inf' ? { movedTurn: 2 } : {}));
    expect(deeds(tired, 'England', [sail('1 mer', ['Channel'], load('1 inf', 'London', 'Channel'))]).refused).toEqual([
      'too-few-units',
    ]);
  });

  test('W83-8.13 units of others are not carried', () => {
    const guests = more({
      lands: { ...FACTS.lands, London: { owner: 'England', coasts: ['Channel'], units: ['1 inf of France'] } },
    });
    const { refused } = deeds(guests, 'England', [sail('1 mer', ['Channel'], load('1 inf', 'London', 'Channel'))]);
    expect(refused).toEqual(['too-few-units']);
  });

  test('W83-8.17 a fleet that does not get there loads nothing', () => {
    const { of, there } = deeds(board, 'England', [
      sail('1 mer', ['Ice', 'Channel'], load('1 inf', 'London', 'Channel')),
    ]);
    expect(of('left-ashore')).toMatchObject([{ why: 'zone not reached' }]);
    expect(there('London', 'England')).toContain('4 inf');
  });

  test('W83-3.13 W83-9.11 what is aboard is lost with its ship', () => {
    const merchant = board.ids('West', 'England', 'mer')[0] ?? 0;
    const met = more({
      wars: [{ between: ['England', 'France'] }],
      seas: {
        ...FACTS.seas,
        West: { units: [...(FACTS.seas?.West?.units ?? []), '1 inf of England'] },
        Channel: { seas: ['West'], units: ['1 frg of France'] },
      },
    });
    const { there, of } = deeds(aboard(met, 'West', merchant), 'England', [sail('1 mer', ['Channel'])], {
      'fight@Channel': [10, 1],
    });
    expect(there('Channel', 'England')).toBe('');
    expect(of('units-lost').map(({ why }) => why)).toContain('sunk');
  });
});

describe('deep sea', () => {
  test('W83-8.20 four times as far', () => {
    const way = ['Channel', 'North', 'Far', 'Farther', 'Far', 'North', 'Channel', 'West'];
    const { of } = deeds(board, 'England', [sail('1 mer', way, { deep: true })]);
    expect(of('sailed')).toMatchObject([{ steps: 8, stop: null }]);
  });

  test('W83-8.21 nobody is picked up, and no attack is sought', () => {
    const loading = { deep: true, ...load('1 inf', 'London', 'Channel') };
    expect(deeds(board, 'England', [sail('1 mer', ['Channel'], loading)]).refused).toEqual(['deep-sea']);
    const met = more(fleetIn('Channel', '1 mer of France'));
    const { of } = deeds(met, 'England', [sail('1 sol', ['Channel'], { deep: true, attack: ['ALL'] })]);
    expect(of('war-began')).toEqual([]);
  });

  test('W83-8.22 it stops before enemies', () => {
    const met = more({ wars: [{ between: ['England', 'France'] }], ...fleetIn('North', '1 mer of France') });
    const { of, there } = deeds(met, 'England', [sail('1 sol', ['Channel', 'North', 'Far'], { deep: true })]);
    expect(of('sailed')).toMatchObject([{ stop: 'enemy fleet' }]);
    expect(there('Channel', 'England')).toBe('1 sol');
  });

  test('W83-8.23 W83-8.24 W83-8.26 W83-15.10 W83-5.12 who contests it is fought on arrival, worse than usual, without war', () => {
    const contest: StandingOrder = { verb: 'CONTEST_SEA', args: { nations: ['ALL'], places: ['ALL'] } };
    const met = more({ ...say('France', contest), ...fleetIn('Channel', '1 mer of France') });
    const { of, there } = deeds(met, 'England', [sail('1 sol', ['Channel', 'North'], { deep: true })], {
      'fight@Channel': [5, 10, 4, 10],
    });
    expect(of('battle-fought')).toMatchObject([{ rule: 'W83-8.26', incident: true, winner: 'attackers' }]);
    expect(of('battle-fought')[0]?.rounds).toHaveLength(2);
    expect(of('war-began')).toEqual([]);
    expect(there('Channel', 'England')).toBe('1 sol');
  });
});

describe('straits and ice', () => {
  const close = (nations: readonly (number | 'ALL')[]): StandingOrder => ({ verb: 'CLOSE_STRAIT', args: { nations } });
  const bar = (nations: readonly (number | 'ALL')[]): StandingOrder => ({ verb: 'CLOSE_CANAL', args: { nations } });
  const through = ['Aegean', 'Black'];

  test('W83-2.20 W83-8.30 the owner of Constantinople closes the strait', () => {
    expect(deeds(board, 'England', [sail('1 frg', through)]).there('Black', 'England')).toBe('1 frg');
    const closed = deeds(more(say('Turkey', close(['ALL']))), 'England', [sail('1 frg', through)]);
    expect(closed.of('sailed')).toMatchObject([{ stop: 'strait closed' }]);
    expect(closed.there('Aegean', 'England')).toBe('1 frg');
  });

  test('W83-15.2 W83-15.24 whoever is named may pass a strait that is closed to all', () => {
    const open: StandingOrder = { verb: 'OPEN_STRAIT', args: { nations: [nation('England')] } };
    const { there } = deeds(more(say('Turkey', open, close(['ALL']))), 'England', [sail('1 frg', through)]);
    expect(there('Black', 'England')).toBe('1 frg');
  });

  test('W83-2.21 enemies find it closed, and the owner never', () => {
    const war = more({ wars: [{ between: ['Turkey', 'England'] }] });
    expect(deeds(war, 'England', [sail('1 frg', through)]).there('Aegean', 'England')).toBe('1 frg');
    const own = more({
      ...say('Turkey', close(['ALL'])),
      ...fleetIn('West', '1 frg of Turkey'),
    });
    expect(deeds(own, 'Turkey', [sail('1 frg', through)]).there('Black', 'Turkey')).toBe('1 frg');
  });

  test('W83-2.21 a moderated owner keeps to the default', () => {
    const facts = say('Turkey', close(['ALL']));
    const moderated = more({
      nations: { ...facts.nations, Turkey: { ...facts.nations?.Turkey, more: { seat: 'moderated' } } },
    });
    expect(deeds(moderated, 'England', [sail('1 frg', through)]).there('Black', 'England')).toBe('1 frg');
  });

  test('W83-2.22 W83-2.23 W83-8.30 either owner bars ships of the line from the canal; the others go on', () => {
    const barred = more(say('Egypt', bar([nation('England')])));
    const { there } = deeds(barred, 'England', [sail('1 sol, 1 mer', ['Levant', 'Aden'])]);
    expect(there('Levant', 'England')).toBe('1 sol');
    expect(there('Aden', 'England')).toBe('1 mer');
    expect(deeds(board, 'England', [sail('1 sol', ['Levant', 'Aden'])]).there('Aden', 'England')).toBe('1 sol');
  });

  test('W83-2.24 each owner bars its enemies, and may be barred by the other', () => {
    const war = more({ wars: [{ between: ['England', 'Mamluks'] }] });
    expect(deeds(war, 'England', [sail('1 sol', ['Levant', 'Aden'])]).there('Levant', 'England')).toBe('1 sol');
    const own = more({ ...say('Egypt', bar(['ALL'])), ...fleetIn('Levant', '1 sol of Egypt', '1 sol of Mamluks') });
    expect(deeds(own, 'Egypt', [sail('1 sol', ['Aden'], {}, 'Levant')]).there('Aden', 'Egypt')).toBe('1 sol');
    expect(deeds(own, 'Mamluks', [sail('1 sol', ['Aden'], {}, 'Levant')]).there('Levant', 'Mamluks')).toBe('1 sol');
  });

  test('W83-2.25 land that is nobody’s bars nobody', () => {
    const free = more({
      ...say('Turkey', close(['ALL'])),
      lands: { ...FACTS.lands, Constantinople: { owner: 0, special: 'strait-aegean-blacksea' } },
    });
    expect(deeds(free, 'England', [sail('1 frg', through)]).there('Black', 'England')).toBe('1 frg');
  });

  test('W83-2.43 a step into the ice and one out of it cost two', () => {
    const { of } = deeds(board, 'England', [sail('1 frg', ['Ice', 'West', 'Channel'])]);
    expect(of('sailed')).toMatchObject([{ steps: 2, to: place('West'), stop: 'no points left' }]);
  });

  test('W83-2.44 on a 1 a ship sinks in the ice, whole or not, with all aboard', () => {
    const [sol = 0] = board.ids('West', 'England', 'sol');
    const { there, of } = deeds(board, 'England', [sail('1 sol, 1 frg', ['Ice'])], { [`ice@${sol}`]: [1] });
    expect(there('Ice', 'England')).toBe('1 frg');
    expect(of('ice-rolled').map(({ sinks }) => sinks)).toEqual([true, false]);
  });

  test('W83-2.45 who stays in the ice rolls no die', () => {
    const stays = more(fleetIn('Ice', '1 frg of England'));
    expect(deeds(stays, 'England', [sail('1 frg', [], {}, 'Ice')]).of('ice-rolled')).toEqual([]);
  });

  test('W83-2.48 ice comes before the battle', () => {
    const met = more({ wars: [{ between: ['England', 'France'] }], ...fleetIn('Ice', '1 mer of France') });
    const [frg = 0] = board.ids('West', 'England', 'frg');
    const { of } = deeds(met, 'England', [sail('1 frg', ['Ice'])], { [`ice@${frg}`]: [1] });
    expect(of('battle-fought')).toEqual([]);
  });
});

describe('battles at sea', () => {
  const war: Partial<BoardFacts> = { wars: [{ between: ['England', 'France'] }] };

  test('W83-5.15 W83-9.6 enemies in one zone are attacked in Action 5 without an order', () => {
    const met = more({ ...war, ...fleetIn('North', '1 frg of England', '1 mer of France') });
    const { of } = deeds(met, 'England', [], { 'fight@North': [1, 10] });
    expect(of('battle-fought')).toMatchObject([{ place: place('North'), attackers: [nation('England')] }]);
  });

  test('W83-9.1 W83-9.2 W83-15.14 bystanders stay out', () => {
    const met = more({ ...war, ...fleetIn('North', '1 frg of England', '1 mer of France', '3 sol of Spain') });
    const { of, there } = deeds(met, 'England', [], { 'fight@North': [1, 10] });
    expect(of('battle-fought')[0]?.defenders).toEqual([nation('France')]);
    expect(there('North', 'Spain')).toBe('3 sol');
  });

  test('W83-15.12 W83-15.13 who joins a side fights with it, and is at war with the other', () => {
    const join: StandingOrder = {
      verb: 'JOIN',
      args: { nation: nation('France'), against: nation('England'), places: ['ALL'] },
    };
    const met = more({
      ...war,
      ...say('Spain', join),
      ...fleetIn('North', '1 frg of England', '1 mer of France', '1 mer of Spain'),
    });
    const { of } = deeds(met, 'England', [], { 'fight@North': [10, 1] });
    expect(of('battle-fought')[0]?.defenders).toEqual([nation('France'), nation('Spain')]);
    expect(of('war-began')).toMatchObject([{ cause: 'joined' }]);
    const both = more({
      ...war,
      ...say('Spain', join, {
        verb: 'JOIN',
        args: { nation: nation('England'), against: nation('France'), places: ['ALL'] },
      }),
      ...fleetIn('North', '1 frg of England', '1 mer of France', '1 mer of Spain'),
    });
    expect(deeds(both, 'England', [], { 'fight@North': [1, 10] }).of('war-began')).toEqual([]);
  });

  test('W83-9.6 fleets that contest a zone fight only those who entered it', () => {
    const contest: StandingOrder = { verb: 'CONTEST_SEA', args: { nations: [nation('England')], places: ['ALL'] } };
    const lying = more({ ...say('France', contest), ...fleetIn('North', '1 frg of England', '1 mer of France') });
    expect(deeds(lying, 'England', []).of('battle-fought')).toEqual([]);
    const entering = more({ ...say('France', contest), ...fleetIn('Channel', '1 mer of France') });
    const { of } = deeds(entering, 'England', [sail('1 frg', ['Channel'])], { 'fight@Channel': [1, 10] });
    expect(of('battle-fought')).toMatchObject([{ incident: true }]);
  });

  test('W83-9.12 W83-9.13 attackers retreat where no enemy is, the way they came first', () => {
    const met = more({ ...war, ...fleetIn('Channel', '2 mer of France') });
    const { of, there } = deeds(met, 'England', [sail('1 frg', ['Channel'], { retreat: [{ measure: 'now' }] })], {
      'fight@Channel': [10, 10, 10],
    });
    expect(of('retreated-to')).toMatchObject([{ to: place('West') }]);
    expect(there('West', 'England')).toContain('1 frg');
  });

  test('W83-9.18 of several lines the first that says it holds for all', () => {
    const met = more({ ...war, ...fleetIn('Channel', '2 mer of France') });
    const { there } = deeds(
      met,
      'England',
      [sail('1 sol', ['Channel']), sail('1 frg', ['Channel'], { retreat: [{ measure: 'now' }] })],
      { 'fight@Channel': [10, 10, 10, 10] },
    );
    expect(there('Channel', 'England')).toBe('');
  });
});
