import { describe, expect, test } from 'vitest';
import type { Order, StandingOrder } from '../../src/order.ts';
import { CAUTIOUS, LAND_LOSSES, MAN_OF_THE_PEOPLE, TACTICIAN } from '../../src/words.ts';
import { type BoardFacts, boardOf } from '../board.ts';
import { aboard, deeds, withUnits } from '../deeds.ts';
import { items } from '../shores.ts';
import { contest, join, NOW, sail, nation as seaNation, boardWith as seaWith } from '../sound.ts';

const FACTS: BoardFacts = {
  turn: 2,
  nations: { England: {}, France: {}, Spain: {} },
  lands: {
    London: { owner: 'England', units: ['2 inf'] },
    Calais: { owner: 'France', value: 5, units: ['1 inf'] },
  },
  borders: ['London-Calais'],
  wars: [{ between: ['England', 'France'] }],
};
const { place, nation } = boardOf(FACTS);
const misses = (count: number): readonly number[] => Array.from({ length: count }, () => 10);
/** England attacks Calais with all that it has in London. */
const attacked = (
  calais: BoardFacts['lands'][string],
  fight: readonly number[],
  {
    london = ['2 inf'],
    standing = [],
    once = true,
    nations = {},
  }: {
    readonly london?: readonly string[];
    readonly standing?: readonly StandingOrder[];
    readonly once?: boolean;
    readonly nations?: BoardFacts['nations'];
  } = {},
) => {
  const board = boardOf({
    ...FACTS,
    nations: { ...FACTS.nations, France: { standing }, ...nations },
    lands: { London: { owner: 'England', units: london }, Calais: { ...FACTS.lands['Calais'], ...calais } },
  });
  const line: Order = {
    verb: 'MARCH',
    section: 'actions',
    args: {
      units: items(london.map((each) => each.replace(/ \d+(\/\d+)?$/, '')).join(', ')),
      from: place('London'),
      to: [place('Calais')],
      ...(once ? { retreat: [{ measure: 'now' }] as const } : {}),
    },
  };
  const hand = deeds(board, 'England', [line], { 'fight@Calais': fight });
  const [battle] = hand.of('battle-fought');
  const defence = (battle?.rounds[0]?.defence ?? []).map(
    ({ owner, type, factor, rolls }) => `${rolls.length} ${type} ${factor} of ${owner}`,
  );
  return { ...hand, battle, defence };
};

describe('who leads a defence', () => {
  test('W83-4.11 W83-4.14 a general whose nation has no troops there leads nobody', () => {
    expect(attacked({ units: ['1 gen 5', '1 inf of Spain', '1 gen 2 of Spain'] }, misses(3)).battle).toMatchObject({
      defenderLed: { owner: 3, skill: 2 },
    });
    expect(
      attacked({ units: ['1 inf', '1 inf of Spain', '1 gen 2', '1 gen 9 of Spain'] }, misses(4)).battle,
    ).toMatchObject({ defenderLed: { owner: 2, skill: 2 } });
    expect(attacked({}, misses(3)).battle).toMatchObject({ defenderLed: null });
  });
  test('W83-4.7 W83-15.23 a ruler divides the points of a defence by standing orders', () => {
    const points: StandingOrder = {
      verb: 'POINTS',
      args: { territory: place('Calais'), points: [{ count: 1, type: 'cav', points: 3 }] },
    };
    expect(attacked({ units: ['1 inf', '1 cav', '1 gen 3'] }, misses(4), { standing: [points] }).defence).toEqual([
      '1 inf 6 of 2',
      '1 cav 6 of 2',
    ]);
    expect(attacked({ units: ['1 inf', '1 cav', '1 gen 3'] }, misses(4)).defence).toEqual([
      '1 inf 8 of 2',
      '1 cav 4 of 2',
    ]);
  });
});

describe('militia', () => {
  const led = `1 gen 1/${MAN_OF_THE_PEOPLE}`;
  test.each<readonly [what: string, calais: BoardFacts['lands'][string], militia: number]>([
    ['one for each 4 points of value, rounded up', { units: ['1 inf', led] }, 2],
    ['one for the first points', { value: 1, units: ['1 inf', led] }, 1],
    ['none for nothing', { value: 0, units: ['1 inf', led] }, 0],
    ['none where their nation has not incorporated the land', { incorporatedBy: null, units: ['1 inf', led] }, 0],
    ['none for a guest', { units: ['1 inf of Spain', `${led} of Spain`] }, 0],
    [
      'none for a guest who once governed it',
      { incorporatedBy: 'Spain', units: ['1 inf of Spain', `${led} of Spain`] },
      0,
    ],
  ])('W83-4.25 %s', (_, calais, militia) => {
    const { defence } = attacked(calais, misses(6));
    expect(defence.filter((each) => each.includes('mil'))).toEqual(militia === 0 ? [] : [`${militia} mil 2 of 2`]);
  });
  test('W83-4.33 W83-4.26 they hold the land, but do not keep the general whose troops have fallen; nor do guests', () => {
    const losses: StandingOrder = {
      verb: 'LAND_LOSSES',
      args: { losses: ['inf', ...LAND_LOSSES.filter((type) => type !== 'inf')] },
    };
    const held = attacked({ units: ['1 inf', led] }, [1, 10, 1, 2, 2], { standing: [losses] });
    expect(held.battle).toMatchObject({ winner: 'defenders' });
    expect(held.there('Calais', 'France')).toBe('');
    expect(held.owner('Calais')).toBe(nation('France'));
    const guests = attacked({ units: ['1 inf', '1 gen 2', '1 inf of Spain'] }, [1, 10, 1, 1], { standing: [losses] });
    expect(guests.there('Calais', 'France')).toBe('');
    expect(guests.there('Calais', 'Spain')).toBe('1 inf');
    expect(guests.of('units-lost').map(({ why }) => why)).toEqual(['battle', 'leaderless']);
  });
});

describe('what a battle on land leaves', () => {
  test('W83-11.28 the fallen are gone, the first unit of the game too', () => {
    const { there } = attacked({}, [10, 10, 1], { london: ['2 inf'] });
    expect(there('London', 'England')).toBe('1 inf');
    const first = attacked({ units: ['2 inf'] }, [10, 10, 1], { london: ['1 inf'], once: false });
    expect(first.state.units.some(({ id }) => id === 1)).toBe(false);
  });
  test('W83-4.31 an ability becomes known once', () => {
    const board = withUnits(
      boardOf({
        ...FACTS,
        lands: { ...FACTS.lands, London: { owner: 'England', units: ['2 inf', `1 gen 1/${TACTICIAN}`] } },
      }),
      ({ type }) => (type === 'gen' ? { shown: true } : {}),
    );
    const line: Order = {
      verb: 'MARCH',
      section: 'actions',
      args: {
        units: items('2 inf, 1 gen'),
        from: place('London'),
        to: [place('Calais')],
        retreat: [{ measure: 'now' }],
      },
    };
    expect(deeds(board, 'England', [line], { 'fight@Calais': misses(3) }).of('ability-shown')).toEqual([]);
  });
  test('W83-4.20 one who withdraws alone is known for it too', () => {
    const board = boardOf({
      ...FACTS,
      lands: {
        ...FACTS.lands,
        Calais: { owner: 'France', units: ['1 inf', `1 gen 1/${CAUTIOUS}`] },
        Paris: { owner: 'France' },
      },
      borders: ['London-Calais', 'Calais-Paris'],
      nations: {
        ...FACTS.nations,
        France: { standing: [{ verb: 'CAUTIOUS', args: { general: 4, retreat: [{ measure: 'rounds', than: 1 }] } }] },
      },
    });
    const line: Order = {
      verb: 'MARCH',
      section: 'actions',
      args: { units: items('2 inf'), from: place('London'), to: [place('Calais')] },
    };
    const hand = deeds(board, 'England', [line], { 'fight@Calais': misses(3) });
    expect(hand.of('ability-shown')).toMatchObject([{ ability: CAUTIOUS }]);
    expect(hand.owner('Calais')).toBe(nation('England'));
  });
});

describe('what a battle at sea leaves', () => {
  const sea = (fleets: readonly string[], fight: readonly number[], more = NOW, ship = '1 sol') =>
    deeds(seaWith({ Sound: fleets }), 'England', [sail(ship, 'Sound', [], more)], { 'fight@Sound': fight });
  test('W83-3.7 W83-9.17 damage is told when it is done, and not again', () => {
    const hurt = sea(['1 sol of England', '1 mer of France'], [10, 1]);
    expect(hurt.of('damaged')).toMatchObject([{ damaged: true, units: [expect.any(Number)] }]);
    expect(sea(['1 sol of England', '1 mer of France'], [10, 10]).of('damaged')).toEqual([]);
    const before = withUnits(seaWith({ Sound: ['1 sol of England', '1 mer of France'] }), ({ type }) =>
      type === 'sol' ? { damaged: true } : {},
    );
    expect(
      deeds(before, 'England', [sail('1 sol', 'Sound', [], NOW)], { 'fight@Sound': [10, 10] }).of('damaged'),
    ).toEqual([]);
  });
  test('W83-18.11 who has won, and who has gone', () => {
    expect(sea(['1 sol of England', '1 mer of France'], [1, 10]).of('battle-fought')).toMatchObject([
      { winner: 'attackers', retreated: [], engineered: false },
    ]);
    expect(sea(['1 mer of England', '1 frg of France'], [10, 1], NOW, '1 mer').of('battle-fought')).toMatchObject([
      { winner: 'defenders', retreated: [] },
    ]);
    const both = sea(['1 mer of England', '1 mer of France'], [1, 1], NOW, '1 mer');
    expect(both.of('battle-fought')).toMatchObject([{ winner: 'nobody' }]);
    expect(both.of('fought')).toEqual([]);
  });
  test('W83-9.7 W83-9.8 one unit aboard makes a ship a laden one', () => {
    const fleet = seaWith({ Sound: ['2 mer of England', '1 inf of England', '1 frg of France'] });
    const [empty = 0, laden = 0] = fleet.ids('Sound', 'England', 'mer');
    const hand = deeds(aboard(fleet, 'Sound', laden), 'England', [sail('2 mer', 'Sound', [], NOW)], {
      'fight@Sound': [10, 10, 1],
    });
    expect(hand.of('units-lost')).toMatchObject([{ units: [empty] }]);
  });
  test('W83-5.12 an incident is no battle of a war, whoever joins it', () => {
    const hand = deeds(
      seaWith(
        { Channel: ['1 frg of England'], Sound: ['1 mer of Spain', '1 mer of Scots'] },
        { Spain: [contest], Scots: [join('Spain', 'England')] },
        [],
      ),
      'England',
      [sail('1 frg', 'Channel', ['Sound'], NOW)],
      { 'fight@Sound': misses(3) },
    );
    expect(hand.of('battle-fought')).toMatchObject([
      { incident: true, defenders: [seaNation('Spain'), seaNation('Scots')] },
    ]);
    expect(hand.state.wars.map(({ attacker, defender, battles }) => [attacker, defender, battles])).toEqual([
      [seaNation('Scots'), seaNation('England'), 0],
    ]);
  });
});
