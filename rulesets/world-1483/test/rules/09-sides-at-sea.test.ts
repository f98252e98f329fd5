import { describe, expect, test } from 'vitest';
import type { StandingOrder } from '../../src/order.ts';
import { ADMIRAL } from '../../src/words.ts';
import type { BoardFacts } from '../board.ts';
import { aboard, deeds } from '../deeds.ts';
import { items } from '../shores.ts';
import { type Args, boardWith, contest, type Fleets, join, misses, NOW, nation, place, sail } from '../sound.ts';

describe('fleets on their way', () => {
  const met = (sound: readonly string[], more: Partial<Args>, fight: readonly number[], ship = '1 sol') =>
    deeds(
      boardWith({
        Channel: ship.split(', ').map((each) => `${each} of England`),
        Sound: sound,
        Dogger: ['1 mer of Spain'],
        Bay: ['1 mer of Spain'],
      }),
      'England',
      [sail(ship, 'Channel', ['Sound', 'Dogger'], more)],
      { 'fight@Sound': fight, 'fight@Dogger': [1, 10] },
    );
  test('W83-8.8 who wins goes on, and attacks in the last zone whom it was to attack', () => {
    const { of, there } = met(['1 mer of France'], { attack: [nation('Spain')] }, [1, 10]);
    expect(of('sailed')).toMatchObject([{ to: place('Dogger'), steps: 2, stop: null }]);
    expect(of('battle-fought').map(({ rule, place: at }) => [rule, at])).toEqual([
      ['W83-8.7', place('Sound')],
      ['W83-9.6', place('Dogger')],
    ]);
    expect(there('Dogger', 'England')).toBe('1 sol');
  });
  test('W83-8.7 W83-9.12 who is beaten back ends there, and W83-8.10 attacks nobody short of the last zone', () => {
    const { of, there } = deeds(
      boardWith({ Channel: ['1 sol of England', '1 mer of Spain'], Sound: ['1 mer of France'] }),
      'England',
      [sail('1 sol', 'Channel', ['Sound', 'Dogger'], { ...NOW, attack: ['ALL'] })],
      { 'fight@Sound': misses(2) },
    );
    expect(of('sailed')).toMatchObject([{ to: place('Channel'), steps: 1, stop: 'fought' }]);
    expect(of('battle-fought')[0]?.rounds).toHaveLength(1);
    expect(of('left-ashore')).toEqual([]);
    expect(of('war-began')).toEqual([]);
    expect(there('Channel', 'England')).toBe('1 sol');
  });
  test('W83-8.7 the losses that the line names hold on the way', () => {
    const { of } = met(['1 frg of France'], { losses: ['sol', 'mer'] }, [10, 10, 1, 1, 10, 10], '1 sol, 1 mer');
    expect(of('battle-fought')[0]?.rounds).toMatchObject([{ damaged: [{ type: 'sol' }], attackersLost: [] }, {}]);
  });
  test('W83-2.44 W83-8.17 a fleet that the ice has taken loads and fights nowhere', () => {
    const cold = boardWith({ Elbe: ['1 frg of England', '1 mer of England'] });
    const [frigate = 0] = cold.ids('Elbe', 'England', 'frg');
    const [merchant = 0] = cold.ids('Elbe', 'England', 'mer');
    const lost = deeds(cold, 'England', [sail('1 frg', 'Elbe', ['Frost', 'Elbe'])], { [`ice@${frigate}`]: [1] });
    expect(lost.of('sailed')).toMatchObject([{ to: place('Frost'), steps: 1 }]);
    expect(lost.turn.memory.errand?.fleets).toEqual([]);
    const left = deeds(cold, 'England', [sail('1 frg, 1 mer', 'Elbe', ['Frost'])], { [`ice@${merchant}`]: [1] });
    expect(left.turn.memory.errand?.fleets).toMatchObject([{ ships: [frigate], zone: place('Frost'), moved: true }]);
  });
  test('W83-8.7 W83-8.17 who sinks with the enemy loads nothing, and is no fleet any more', () => {
    const { of, turn } = deeds(
      boardWith({ Channel: ['1 mer of England'], Sound: ['1 mer of France'] }),
      'England',
      [
        sail('1 mer', 'Channel', ['Sound', 'Channel'], {
          load: items('1 inf'),
          loadFrom: place('London'),
          loadAt: place('Sound'),
        }),
      ],
      { 'fight@Sound': [1, 1] },
    );
    expect(of('battle-fought')).toMatchObject([{ winner: 'nobody' }]);
    expect(of('left-ashore')).toMatchObject([{ rule: 'W83-8.17', why: 'zone not reached' }]);
    expect(of('units-moved').every(({ moves }) => moves.length > 0)).toBe(true);
    expect(turn.memory.errand?.fleets).toEqual([]);
  });
  test('W83-2.45 W83-8.7 who flees from a fight on the way and is lost in the ice is no fleet either', () => {
    const cold = boardWith({ Dogger: ['1 frg of England', '1 mer of France'], Elbe: ['1 mer of France'] });
    const [frigate = 0] = cold.ids('Dogger', 'England', 'frg');
    const { turn, of } = deeds(cold, 'England', [sail('1 frg', 'Dogger', ['Elbe', 'Frost'], NOW)], {
      'fight@Elbe': misses(2),
      [`ice@${frigate}`]: [1],
    });
    expect(of('ice-rolled')).toMatchObject([{ sinks: true }]);
    expect(turn.memory.errand?.fleets).toEqual([]);
  });
  test('W83-8.5 W83-9.6 enemies and those who contest the zone are fought together, on the way and in the end', () => {
    const fleets: Fleets = { Channel: ['1 sol of England'], Sound: ['1 mer of France', '1 mer of Spain'] };
    for (const way of [['Sound'], ['Sound', 'Dogger']]) {
      const { of } = deeds(boardWith(fleets, { Spain: [contest] }), 'England', [sail('1 sol', 'Channel', way)], {
        'fight@Sound': [1, 10, 10, 1, 10],
      });
      expect(of('battle-fought')).toMatchObject([{ defenders: [nation('France'), nation('Spain')], incident: false }]);
    }
  });
  test('W83-8.1 W83-14.12 who has sailed has moved, and so has what is aboard', () => {
    const fleet = boardWith({ Channel: ['1 mer of England', '1 inf of England'] });
    const [merchant = 0] = fleet.ids('Channel', 'England', 'mer');
    const { state, of } = deeds(aboard(fleet, 'Channel', merchant), 'England', [sail('1 mer', 'Channel', ['Sound'])]);
    expect(state.units.filter(({ place: at }) => at === place('Sound'))).toMatchObject([
      { type: 'mer', movedTurn: 2 },
      { type: 'inf', movedTurn: 2, carrier: merchant },
    ]);
    expect(of('left-ashore')).toEqual([]);
  });
  test('W83-15.23 W83-9.7 without a word in the line a nation loses by its standing orders', () => {
    const { of } = deeds(
      boardWith(
        { Sound: ['1 mer of England', '1 frg of England', '1 mer of France'] },
        { England: [{ verb: 'SEA_LOSSES', args: { losses: ['frg'] } }] },
      ),
      'England',
      [sail('1 mer', 'Sound', [], NOW)],
      { 'fight@Sound': [10, 10, 1] },
    );
    expect(of('battle-fought')[0]?.rounds[0]?.attackersLost).toMatchObject([{ type: 'frg' }]);
  });
  test('W83-8.23 a deep sea fleet that has won stays where it fought, and is not fought there again', () => {
    const { of, there } = deeds(
      boardWith({ Channel: ['1 sol of England'], Sound: ['1 mer of Spain'] }, { Spain: [contest] }),
      'England',
      [sail('1 sol', 'Channel', ['Sound', 'Dogger'], { deep: true })],
      { 'fight@Sound': [1, 10] },
    );
    expect(of('sailed')).toMatchObject([{ to: place('Sound'), stop: 'fought', deep: true }]);
    expect(of('battle-fought')).toHaveLength(1);
    expect(there('Sound', 'England')).toBe('1 sol');
  });
  test('W83-8.26 in the last zone of a deep sea way too it fights on arrival', () => {
    const { of } = deeds(
      boardWith({ Channel: ['1 sol of England'], Sound: ['1 mer of Spain'] }, { Spain: [contest] }),
      'England',
      [sail('1 sol', 'Channel', ['Sound'], { deep: true, ...NOW })],
      { 'fight@Sound': misses(4) },
    );
    expect(of('battle-fought')).toMatchObject([{ rule: 'W83-8.26', winner: 'defenders' }]);
    expect(of('sailed')).toMatchObject([{ to: place('Channel'), stop: 'fought' }]);
  });
  test('W83-8.30 ships of the line that stay behind are a fleet of their own', () => {
    const bar: StandingOrder = { verb: 'CLOSE_CANAL', args: { nations: ['ALL'] } };
    const { turn } = deeds(
      boardWith({ Channel: ['1 sol of England', '1 frg of England'] }, { Egypt: [bar] }),
      'England',
      [sail('1 sol, 1 frg', 'Channel', ['Sound', 'Gulf'])],
    );
    expect(turn.memory.errand?.fleets).toMatchObject([
      { zone: place('Sound'), moved: true, cameFrom: place('Channel') },
      { zone: place('Gulf'), moved: true, cameFrom: place('Sound') },
    ]);
  });
  test('W83-8.16 who stays has not moved, and whom it attacks from there is at war', () => {
    const { of, turn } = deeds(
      boardWith({ Channel: ['1 frg of England', '1 mer of Spain', '1 mer of Scots'] }),
      'England',
      [sail('1 frg', 'Channel', [], { attack: ['ALL'], avoid: [nation('Scots')] })],
      { 'fight@Channel': [1, 10] },
    );
    expect(turn.memory.errand?.fleets).toMatchObject([{ moved: false, cameFrom: null, zone: place('Channel') }]);
    expect(of('war-began').map(({ war }) => war.defender)).toEqual([nation('Spain')]);
  });
});

describe('who fights beside whom', () => {
  test('W83-15.12 W83-15.13 allies of the attacker fight with it, each by their own word, and are at war', () => {
    const { of } = deeds(
      boardWith(
        { Sound: ['1 frg of England', '1 mer of Spain', '1 frg of Spain', '1 mer of France', '1 frg of France'] },
        {
          Spain: [join('England', 'France'), { verb: 'SEA_LOSSES', args: { losses: ['mer'] } }],
          France: [{ verb: 'SEA_LOSSES', args: { losses: ['frg'] } }],
        },
      ),
      'England',
      [sail('1 frg', 'Sound', [], { ...NOW, losses: ['frg'] })],
      // Of the attackers one merchantman and two frigates roll; of the defenders two.
      { 'fight@Sound': [1, 10, 10, 1, 10] },
    );
    expect(of('war-began')).toMatchObject([
      { cause: 'joined', war: { attacker: nation('Spain'), defender: nation('France') } },
    ]);
    expect(of('battle-fought')).toMatchObject([
      {
        attackers: [nation('England'), nation('Spain')],
        rounds: [
          {
            attackersLost: [{ owner: nation('Spain'), type: 'mer' }],
            defendersLost: [{ owner: nation('France'), type: 'frg' }],
          },
        ],
      },
    ]);
  });
  test.each<
    readonly [
      what: string,
      standing: readonly StandingOrder[],
      wars: BoardFacts['wars'],
      sides: readonly (readonly string[])[],
    ]
  >([
    [
      'an enemy joins nobody against the others',
      [join('England', 'France')],
      [{ between: ['England', 'France'] }, { between: ['England', 'Spain'] }],
      [['England'], ['France', 'Spain']],
    ],
    [
      'words for both sides join none',
      [join('England', 'France'), join('Scots', 'England')],
      [{ between: ['England', 'France'] }, { between: ['England', 'Scots'] }],
      [['England'], ['France', 'Scots']],
    ],
    [
      'who joins the defenders stands with them',
      [join('Scots', 'England')],
      [{ between: ['England', 'France'] }, { between: ['England', 'Scots'] }],
      [['England'], ['France', 'Scots', 'Spain']],
    ],
  ])('W83-15.13 %s', (_, standing, wars, [attackers = [], defenders = []]) => {
    const { of } = deeds(
      boardWith(
        {
          Sound: [
            '1 frg of England',
            '1 frg of France',
            '1 frg of Spain',
            ...(wars?.some(({ between }) => between.includes('Scots')) ? ['1 frg of Scots'] : []),
          ],
        },
        { Spain: standing },
        wars,
      ),
      'England',
      [sail('1 frg', 'Sound', [], NOW)],
      { 'fight@Sound': misses(4) },
    );
    const [battle] = of('battle-fought');
    expect([battle?.attackers, battle?.defenders.toSorted((a, b) => a - b)]).toEqual([
      attackers.map(nation),
      defenders.map(nation).toSorted((a, b) => a - b),
    ]);
  });
  test('W83-4.29 W83-4.13 one Admiral of a side: he who is named first, for the ships of his nation', () => {
    const fleet = boardWith(
      {
        Sound: [
          '1 frg of England',
          '1 frg of Spain',
          '1 frg of Scots',
          `1 gen 5/${ADMIRAL} of Spain`,
          `1 gen 5/${ADMIRAL} of Scots`,
          '1 frg of France',
        ],
      },
      { Spain: [join('England', 'France')], Scots: [join('England', 'France')] },
    );
    const [spanish = 0, scottish = 0] = ['Spain', 'Scots'].map((name) => fleet.ids('Sound', name, 'frg')[0] ?? 0);
    const { of } = deeds(aboard(fleet, 'Sound', spanish, scottish), 'England', [sail('1 frg', 'Sound', [], NOW)], {
      'fight@Sound': misses(4),
    });
    expect(of('battle-fought')[0]?.rounds[0]?.attack.map(({ owner, factor }) => [owner, factor])).toEqual([
      [nation('England'), 4],
      [nation('Spain'), 5],
      [nation('Scots'), 4],
    ]);
    expect(of('ability-shown').map(({ owner }) => owner)).toEqual([nation('Spain')]);
  });
  test('W83-14.12 whoever has fought in an attack of their own has moved, and so has their cargo', () => {
    const fleet = boardWith({ Sound: ['1 frg of England', '1 gen 3 of England', '1 mer of France'] });
    const [frigate = 0] = fleet.ids('Sound', 'England', 'frg');
    const { state } = deeds(aboard(fleet, 'Sound', frigate), 'England', [], { 'fight@Sound': [1, 10] });
    expect(state.units.filter(({ place: at }) => at === place('Sound'))).toMatchObject([
      { type: 'frg', movedTurn: 2, fought: true },
      { type: 'gen', movedTurn: 2, carrier: frigate },
    ]);
  });
  test('W83-9.2 W83-9.12 who sinks while allies fight on has nowhere to go', () => {
    const { of, there } = deeds(
      boardWith(
        { Sound: ['2 mer of England', '1 frg of Spain', '1 sol of France'] },
        { Spain: [join('England', 'France')] },
      ),
      'England',
      [sail('2 mer', 'Sound', [], { retreat: [{ measure: 'losses', than: 2 }] })],
      { 'fight@Sound': [...misses(3), 1, ...misses(2), 1] },
    );
    expect(of('battle-fought')[0]?.rounds).toHaveLength(2);
    expect(of('retreated-to')).toEqual([]);
    expect(there('Sound', 'England')).toBe('');
  });
  test('W83-9.18 targets of several lines add up, and the first that states how to leave is heard', () => {
    const { of } = deeds(
      boardWith(
        {
          Channel: ['1 frg of England'],
          Dogger: ['1 frg of England'],
          Bay: ['1 mer of Spain'],
          Sound: ['1 mer of Spain', '1 mer of Scots'],
        },
        {},
        [],
      ),
      'England',
      [
        sail('1 frg', 'Channel', ['Sound'], { attack: [nation('Spain')], losses: ['frg'] }),
        sail('1 frg', 'Dogger', ['Sound'], { attack: [nation('Scots')], ...NOW }),
      ],
      { 'fight@Sound': misses(4) },
    );
    expect(of('war-began').map(({ war }) => [war.defender, war.kind])).toEqual([
      [nation('Spain'), 'player'],
      [nation('Scots'), 'player'],
    ]);
    expect(of('battle-fought')).toMatchObject([{ retreated: [{ type: 'frg', count: 2 }] }]);
    // Where the first of them came from.
    expect(of('retreated-to')).toMatchObject([{ to: place('Channel') }]);
  });
  test('W83-9.6 only those who entered fight who contests it; those who lay there do not', () => {
    const { of } = deeds(
      boardWith(
        { Channel: ['1 frg of England'], Sound: ['1 mer of England', '1 mer of Spain'] },
        { Spain: [contest] },
        [],
      ),
      'England',
      [sail('1 frg', 'Channel', ['Sound']), sail('1 mer', 'Sound', [])],
      { 'fight@Sound': [1, 10] },
    );
    expect(of('battle-fought')).toMatchObject([{ incident: true, attackersHad: [{ type: 'frg', count: 1 }] }]);
  });
  test('W83-9.6 W83-0.27 zones one after another in list order', () => {
    const { of } = deeds(
      boardWith({
        Bay: ['1 mer of France'],
        Dogger: ['1 frg of England', '1 mer of France'],
        Sound: ['1 frg of England'],
      }),
      'England',
      [sail('1 frg', 'Sound', ['Bay'])],
      { 'fight@Dogger': [1, 10], 'fight@Bay': [1, 10] },
    );
    expect(of('battle-fought').map(({ place: at }) => at)).toEqual([place('Bay'), place('Dogger')]);
  });
  test('W83-9.13 W83-8.11 cargo goes along wherever ships sail or flee', () => {
    const fleet = boardWith({ Channel: ['1 mer of England', '1 inf of England'], Sound: ['2 frg of France'] });
    const [merchant = 0] = fleet.ids('Channel', 'England', 'mer');
    const { state, there } = deeds(
      aboard(fleet, 'Channel', merchant),
      'England',
      [sail('1 mer', 'Channel', ['Sound'], NOW)],
      { 'fight@Sound': misses(3) },
    );
    expect(there('Channel', 'England')).toBe('1 mer, 1 inf');
    expect(
      state.units
        .filter(({ type }) => type === 'mer' || type === 'inf')
        .filter(({ place: at }) => at === place('Channel')),
    ).toMatchObject([{ movedTurn: 2 }, { movedTurn: 2, carrier: merchant }]);
  });
});

test('W83-8.10 W83-9.6 whom a fleet attacks in one zone another does not attack elsewhere', () => {
  const fleets = boardWith({
    Channel: ['1 sol of England', '1 frg of England', '1 mer of Spain'],
    Sound: ['1 mer of Spain'],
  });
  const { of } = deeds(fleets, 'England', [sail('1 sol', 'Channel', ['Sound'], { attack: [nation('Spain')] })], {
    'fight@Sound': [1, 10],
    'fight@Channel': [1, 10, 10],
  });
  expect(of('war-began')).toHaveLength(1);
  const peaceful = deeds(
    boardWith({ Channel: ['1 sol of England', '1 frg of England', '1 mer of Poland'], Sound: ['1 mer of Spain'] }),
    'England',
    [sail('1 sol', 'Channel', ['Sound'], { attack: ['ALL'] })],
    { 'fight@Sound': [1, 10], 'fight@Channel': [1, 10, 10] },
  );
  expect(peaceful.of('battle-fought').map(({ place: at }) => at)).toEqual([place('Sound')]);
});

test('W83-9.18 W83-17.8 an order of losses that names one type holds', () => {
  const { of } = deeds(
    boardWith({ Channel: ['1 frg of England', '1 mer of England', '1 frg of France'] }),
    'England',
    [sail('1 frg, 1 mer', 'Channel', [], { losses: ['frg'] })],
    { 'fight@Channel': [10, 10, 1, 10, 1, 10, 10] },
  );
  expect(of('battle-fought')[0]?.rounds[0]?.attackersLost).toMatchObject([{ type: 'frg' }]);
});
