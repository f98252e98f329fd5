import { describe, expect, test } from 'vitest';
import { boarding } from '../../src/rules/transport.ts';
import { boardOf } from '../board.ts';
import { aboard } from '../deeds.ts';

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
