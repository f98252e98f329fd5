import { describe, expect, test } from 'vitest';
import type { StandingOrder } from '../../src/order.ts';
import { brigandRaids } from '../../src/rules/brigands.ts';
import { BRIGAND, TACTICIAN } from '../../src/words.ts';
import { type BoardFacts, boardOf } from '../board.ts';
import { aboard } from '../deeds.ts';

const LED = `1 gen 9/${BRIGAND}`;
type Lands = BoardFacts['lands'];
/** Lands of England that a Brigand of France or Spain denies it, from Calais, from Leon, or from the Channel. */
const raids = (
  lands: Lands,
  {
    standing = [],
    wars = ['France', 'Spain'],
    sea = [],
  }: {
    readonly standing?: readonly StandingOrder[];
    readonly wars?: readonly string[];
    readonly sea?: readonly string[];
  } = {},
) => {
  const made = boardOf({
    nations: { England: {}, France: { standing }, Spain: {} },
    lands: {
      Leon: { owner: 'Spain' },
      Dover: { owner: 'England', value: 3, coasts: ['Channel'] },
      Kent: { owner: 'England', value: 5, coasts: ['Channel'] },
      Hull: { owner: 'England', value: 5 },
      Calais: { owner: 'France', units: ['2 inf', LED] },
      ...lands,
    },
    seas: { Channel: { units: [...sea] } },
    borders: ['Calais-Dover', 'Calais-Kent', 'Calais-Hull', 'Leon-Hull', 'Leon-Kent'],
    wars: wars.map((enemy) => ({ between: ['England', enemy] as const })),
  });
  const ship = made.state.units.find(({ type }) => type === 'mer')?.id;
  const board = ship === undefined ? made : aboard(made, 'Channel', ship);
  const found = brigandRaids(
    board.setting,
    board.state,
    (owner) => board.state.privy[owner]?.standing ?? [],
    board.nation('England'),
  );
  return found.map(({ territory, by }) => {
    const general = board.state.units.find(({ id }) => id === by);
    return `${board.setting.places[territory]?.name} by ${board.setting.nations[general?.owner ?? 0]?.name}`;
  });
};
const [CALAIS, LEON] = [
  ['2 inf', LED],
  ['2 inf', LED],
];
const raid = (general: number, target: number | null): StandingOrder =>
  ({ verb: 'RAID', args: { general, target } }) as unknown as StandingOrder;

describe('Brigands', () => {
  test('W83-4.27 of the land beside them the one of the highest value, of equals the first', () => {
    expect(raids({})).toEqual(['Kent by France']);
    expect(raids({ Kent: { owner: 'England', value: 2 } })).toEqual(['Hull by France']);
    expect(raids({ Dover: { owner: 'England', value: 9 } })).toEqual(['Dover by France']);
  });
  test.each<readonly [what: string, lands: Lands, wars: readonly string[]]>([
    ['at peace', {}, ['Spain']],
    [
      'against as many troops, whosever they are',
      Object.fromEntries(
        ['Dover', 'Kent', 'Hull'].map((name) => [
          name,
          { owner: 'England', value: 5, units: ['1 inf', '1 inf of Spain'] },
        ]),
      ),
      ['France'],
    ],
    ['with nobody beside them', { Calais: { owner: 'France', units: [LED] } }, ['France']],
    ['who are none', { Calais: { owner: 'France', units: ['2 inf', `1 gen 9/${TACTICIAN}`] } }, ['France']],
    [
      'on land that brings nothing',
      Object.fromEntries(
        ['Dover', 'Kent', 'Hull'].map((name) => [name, { owner: 'England', value: 5, incorporatedBy: null }]),
      ),
      ['France'],
    ],
    [
      'on land of others',
      Object.fromEntries(['Dover', 'Kent', 'Hull'].map((name) => [name, { owner: 'Spain', value: 5 }])),
      ['France'],
    ],
  ])('W83-4.27 not %s', (_, lands, wars) => {
    expect(raids(lands, { wars })).toEqual([]);
  });
  test('W83-4.27 generals do not count where troops are counted', () => {
    expect(raids({ Kent: { owner: 'England', value: 9, units: ['1 inf', '3 gen 2'] } })).toEqual(['Kent by France']);
  });
  test('W83-4.27 none who is aboard a ship', () => {
    expect(
      raids({ Calais: { owner: 'France' } }, { sea: ['1 mer of France', '2 inf of France', `${LED} of France`] }),
    ).toEqual([]);
  });
  test('W83-4.35 two of a nation in one place make one raid, two in two places two', () => {
    expect(raids({ Calais: { owner: 'France', units: ['2 inf', LED, LED] } })).toEqual(['Kent by France']);
    expect(raids({ Leon: { owner: 'Spain', units: ['2 inf of France', `${LED} of France`] } })).toEqual([
      'Kent by France',
      'Hull by France',
    ]);
    expect(raids({ Calais: { owner: 'France', units: [...CALAIS, '3 inf of Spain', `${LED} of Spain`] } })).toEqual([
      'Kent by France',
      'Hull by Spain',
    ]);
  });
  test('W83-4.27 each takes another land, those of lower numbers first, whosever they are', () => {
    expect(raids({ Leon: { owner: 'Spain', units: LEON } })).toEqual(['Kent by Spain', 'Hull by France']);
  });
  test('W83-4.27 W83-15.23 one who was told raids what he was told, or nothing', () => {
    // The Brigand in Calais is the third unit.
    const [dover, none, other] = [raid(3, 2), raid(3, null), raid(9, 2)];
    expect(raids({}, { standing: [dover] })).toEqual(['Dover by France']);
    expect(raids({}, { standing: [none] })).toEqual([]);
    expect(raids({}, { standing: [other] })).toEqual(['Kent by France']);
    expect(raids({}, { standing: [none, dover] })).toEqual(['Dover by France']);
    expect(
      raids(
        {},
        { standing: [dover, { verb: 'GENERAL', args: { general: 3, territory: 4 } } as unknown as StandingOrder] },
      ),
    ).toEqual(['Dover by France']);
    expect(raids({ Dover: { owner: 'England', value: 3, units: ['2 inf'] } }, { standing: [raid(5, 2)] })).toEqual([]);
  });
});

test('W83-4.27 land that is worth one is worth a raid, land that is worth nothing is not', () => {
  const worth = (value: number) => ({ owner: 'England', value }) as const;
  expect(raids({ Dover: worth(1), Kent: worth(0), Hull: worth(0) })).toEqual(['Dover by France']);
  expect(raids({ Dover: worth(0), Kent: worth(0), Hull: worth(0) })).toEqual([]);
});
