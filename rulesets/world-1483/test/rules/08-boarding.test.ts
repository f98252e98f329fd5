import { describe, expect, test } from 'vitest';
import type { Order, OrderOf } from '../../src/order.ts';
import { boarding } from '../../src/rules/transport.ts';
import { boardOf } from '../board.ts';
import { aboard, deeds } from '../deeds.ts';
import { items } from '../shores.ts';

/** A harbour with troops and a zone with ships before it. */
const boarded = (troops: readonly string[], ships: readonly string[], loaded = false) => {
  const made = boardOf({
    nations: { England: {} },
    lands: { Kent: { owner: 'England', coasts: ['Channel'], units: [...troops] } },
    seas: {
      Channel: { units: [...ships.map((each) => `${each} of England`), ...(loaded ? ['1 inf of England'] : [])] },
    },
  });
  const at = loaded ? aboard(made, 'Channel', made.ids('Channel', 'England', 'mer')[0] ?? 0) : made;
  const place = { land: at.place('Kent'), sea: at.place('Channel') };
  const { units } = at.state;
  const named = (id: number): string => {
    const unit = units.find((each) => each.id === id);
    const alike = units.filter((each) => each.type === unit?.type && each.place === unit?.place);
    return `${unit?.type}${alike.findIndex((each) => each.id === id) + 1}`;
  };
  const fleet = units.filter((each) => each.place === place.sea && each.carrier === null && each.type !== 'inf');
  const { aboard: found, ashore } = boarding(
    at.state,
    fleet.toReversed(),
    units.filter((each) => each.place === place.land),
  );
  return {
    aboard: [...found].map(([unit, ship]) => `${named(unit)} ${named(ship)}`),
    ashore: ashore.map(({ id }) => named(id)),
  };
};

describe('who boards which ship', () => {
  test.each<readonly [what: string, troops: readonly string[], ships: readonly string[], found: string, left: string]>([
    [
      'infantry fills ships of the line before merchantmen',
      ['4 inf'],
      ['1 mer', '1 sol'],
      'inf1 sol1, inf2 mer1, inf3 mer1',
      'inf4',
    ],
    ['ships are filled by ascending id', ['3 inf'], ['2 mer'], 'inf1 mer1, inf2 mer1, inf3 mer2', ''],
    [
      'riders and guns need two points, which no ship of the line has',
      ['1 cav', '1 knt', '1 art'],
      ['1 sol', '2 mer'],
      'cav1 mer1, knt1 mer2',
      'art1',
    ],
    ['infantry boards before riders', ['1 cav', '1 inf'], ['1 mer'], 'inf1 mer1', 'cav1'],
    ['frigates carry no troops, but a general', ['1 inf', '1 gen 4'], ['1 frg'], 'gen1 frg1', 'inf1'],
    ['a general prefers a merchantman to a frigate', ['1 gen 4'], ['1 frg', '1 mer'], 'gen1 mer1', ''],
    ['and a ship of the line to both', ['1 gen 4', '1 gen 2'], ['1 frg', '1 mer', '1 sol'], 'gen1 sol1, gen2 sol1', ''],
    ['a general takes no room', ['2 inf', '1 gen 4'], ['1 mer'], 'inf1 mer1, inf2 mer1, gen1 mer1', ''],
    ['without ships all stay ashore', ['1 inf', '1 gen 4'], [], '', 'inf1, gen1'],
  ])('W83-3.11 %s', (_, troops, ships, found, left) => {
    const { aboard: on, ashore } = boarded(troops, ships);
    expect([on.join(', '), ashore.join(', ')]).toEqual([found, left]);
  });
  test('W83-8.14 what is aboard already takes its room', () => {
    expect(boarded(['2 inf'], ['1 mer'], true)).toEqual({ aboard: ['inf1 mer1'], ashore: ['inf2'] });
  });
});

describe('boarding', () => {
  const harbour = boardOf({
    turn: 2,
    nations: { England: {}, Spain: {} },
    lands: { London: { owner: 'England', coasts: ['Channel', 'Elbe'], units: ['2 inf', '1 cav', '1 gen 3'] } },
    seas: {
      Channel: { units: ['2 mer of England'] },
      Sound: { seas: ['Channel'] },
      Elbe: { units: ['1 frg of England'] },
    },
  });
  const { place, nation } = harbour;
  type Args = OrderOf<'SAIL'>['args'];
  const sail = (ships: string, from: string, via: readonly string[], more: Partial<Args>): Order => ({
    verb: 'SAIL',
    section: 'actions',
    args: { units: items(ships), from: place(from), ...(via.length === 0 ? {} : { via: via.map(place) }), ...more },
  });
  const load = (words: string, at: string): Partial<Args> => ({
    load: items(words),
    loadFrom: place('London'),
    loadAt: place(at),
  });
  test('W83-8.12 who has boarded is said, has moved, and cannot march', () => {
    const march: Order = {
      verb: 'MARCH',
      section: 'actions',
      args: { units: items('1 inf'), from: place('London'), to: [place('London')] },
    };
    const { of, state, refused } = deeds(harbour, 'England', [
      sail('1 mer', 'Channel', [], load('2 inf', 'Channel')),
      march,
    ]);
    expect(of('boarded')).toMatchObject([{ zone: place('Channel'), lots: [{ type: 'inf', count: 2 }] }]);
    expect(of('left-ashore')).toEqual([]);
    expect(state.units.filter(({ carrier }) => carrier !== null)).toMatchObject([{ movedTurn: 2 }, { movedTurn: 2 }]);
    expect(refused).toEqual(['too-few-units']);
  });
  test('W83-8.14 where there is no room nobody has boarded, and it is said', () => {
    const { of } = deeds(harbour, 'England', [sail('1 frg', 'Elbe', [], load('1 inf', 'Elbe'))]);
    expect(of('boarded')).toEqual([]);
    expect(of('left-ashore')).toMatchObject([{ why: 'no room', lots: [{ count: 1 }] }]);
  });
  test('W83-8.11 only from land that the zone touches, and once', () => {
    expect(deeds(harbour, 'England', [sail('1 mer', 'Channel', ['Sound'], load('1 inf', 'Sound'))]).refused).toEqual([
      'not-adjacent',
    ]);
    const again = deeds(harbour, 'England', [sail('2 mer', 'Channel', ['Sound', 'Channel'], load('1 inf', 'Channel'))]);
    expect([again.of('boarded').length, again.refused]).toEqual([1, []]);
  });
  test('W83-8.12 it is said whose land it is where they may not board', () => {
    const lost = {
      ...harbour,
      state: {
        ...harbour.state,
        territories: harbour.state.territories.map((each) =>
          each?.number === place('London') ? { ...each, owner: nation('Spain') } : each,
        ),
      },
    };
    const { of } = deeds(lost, 'England', [sail('1 mer', 'Channel', [], load('1 inf', 'Channel'))]);
    expect(of('line-failed')).toMatchObject([{ refusal: { code: 'not-yours', owner: nation('Spain') } }]);
  });
});
