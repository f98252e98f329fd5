import { describe, expect, test } from 'vitest';
import type { Entry, LandFight, Order, StandingOrder } from '../../src/order.ts';
import { STATESMAN } from '../../src/words.ts';
import type { Board, BoardFacts } from '../board.ts';
import { deeds, withUnits } from '../deeds.ts';
import { all, board, boardWith, FACTS, land, lands, march, misses, nation, place, ride, say } from '../shores.ts';

const allow: StandingOrder = { verb: 'ALLOW_LAND', args: { nations: ['ALL'], places: ['ALL'] } };

describe('who has moved', () => {
  const cavalryInLondon = boardWith({ borders: [...(FACTS.borders ?? []), 'Leon-Kent', 'Leon-Rennes'] });
  test.each<readonly [how: string, to: string, on: string, more: Entry]>([
    ['taken vacant land', 'Calais', 'Rouen', {}],
    ['entered in peace', 'Leon', 'Kent', { peaceful: true }],
    ['entered own land', 'Kent', 'Dunes', {}],
  ])('W83-10.7 W83-14.12 whoever has %s marches no farther', (_, to, on, more) => {
    const { refused, there } = deeds(cavalryInLondon, 'England', [
      march('2 cav', 'London', to, more),
      march('1 cav', to, on),
    ]);
    expect(refused).toEqual(['too-few-units']);
    expect(there(to, 'England')).toBe('2 cav');
  });

  test('W83-10.5 whoever is engaged does not move on, and is not engaged twice', () => {
    const held = boardWith(lands('Calais', { units: ['1 inf'] }));
    const { refused, of } = deeds(
      held,
      'England',
      [march('2 cav', 'London', 'Calais', { retreat: [{ measure: 'now' }] }), march('1 cav', 'London', 'Kent')],
      { 'fight@Calais': misses(3) },
    );
    expect(refused).toEqual(['too-few-units']);
    expect(of('engaged')).toMatchObject([{ lots: [{ type: 'cav', count: 2 }], how: 'march' }]);
  });

  test('W83-10.2 a general who may not go on stays where his last step took him', () => {
    const led = boardWith(lands('London', { units: ['1 gen 4'] }));
    const { of, refused, there } = deeds(led, 'England', [ride('London', ['Kent', 'Rouen'], '1 gen')]);
    expect(refused).toEqual([]);
    expect(there('Kent', 'England')).toBe('1 gen');
    expect(of('marched')).toMatchObject([{ from: place('London'), to: place('Kent'), stop: 'resisted' }]);
  });
});

describe('riding through', () => {
  const through = (units: readonly string[], way: readonly string[]) =>
    deeds(
      boardWith(
        all({
          ...say('Spain', allow),
          lands: { ...FACTS.lands, Leon: { ...FACTS.lands['Leon'], units } },
          borders: [...(FACTS.borders ?? []), 'Leon-Kent'],
        }),
      ),
      'England',
      [ride('London', way)],
    );
  test.each<readonly [who: string, units: readonly string[], stop: string | null, to: string]>([
    ['enemies', ['1 inf of France'], 'enemy troops', 'Leon'],
    ['an enemy’s general alone', ['1 gen 3 of France'], null, 'Kent'],
    ['the host', ['2 inf'], null, 'Kent'],
    ['their own', ['1 inf of England'], null, 'Kent'],
    ['others at peace', ['1 inf of Zulu', '1 inf of Brittany'], null, 'Kent'],
  ])('W83-10.24 through open land past troops of %s', (_, units, stop, to) => {
    expect(through(units, ['Leon', 'Kent']).of('marched')).toMatchObject([{ stop, to: place(to) }]);
  });
  test('W83-10.24 nobody is kept from where the march ends', () => {
    expect(through(['1 inf of France'], ['Leon']).of('marched')).toMatchObject([{ stop: null, to: place('Leon') }]);
  });
});

describe('guns', () => {
  test('W83-3.5 with a general alone they attack no troops, nor come ashore against anybody', () => {
    const held = boardWith(
      all(lands('Calais', { units: ['1 inf'] }), lands('London', { units: ['1 art', '1 gen 3'] })),
    );
    expect(deeds(held, 'England', [march('1 art, 1 gen', 'London', 'Calais')]).refused).toEqual(['guns-alone']);
    const ashore = deeds(board, 'England', [land('1 art', 'Rouen'), land('1 art', 'Kent')]);
    expect(ashore.refused).toEqual(['guns-alone']);
    expect(ashore.there('Kent', 'England')).toBe('1 art');
  });
});

describe('landings that come to nothing', () => {
  test('W83-10.34 W83-10.17 who halts has landed nowhere, and may land elsewhere', () => {
    const held = boardWith(lands('Leon', { units: ['1 inf'] }));
    const { of, refused, there } = deeds(held, 'England', [
      land('2 inf', 'Leon', { peaceful: true, halt: true }),
      land('2 inf', 'Kent'),
    ]);
    expect(refused).toEqual([]);
    expect(of('marched')).toMatchObject([{ rule: 'W83-10.34', to: place('Channel'), stop: 'resisted' }]);
    expect(of('war-began')).toEqual([]);
    expect(there('Kent', 'England')).toBe('2 inf');
  });
});

describe('the Statesman walks in', () => {
  const incorporate: Order = { verb: 'INCORPORATE', section: 'actions', args: { territory: place('Calais') } };
  const governed = (units: readonly string[], calais: BoardFacts['lands'][string] = {}) =>
    deeds(
      boardWith(all(lands('London', { units }), lands('Calais', { value: 5, ...calais }))),
      'England',
      [march(units.map((each) => each.replace(/ \d+(\/\d+)?$/, '')).join(', '), 'London', 'Calais'), incorporate],
      { 'fight@Calais': [1, 10, 10] },
    );
  test.each<readonly [what: string, units: readonly string[], calais: BoardFacts['lands'][string], cost: number]>([
    ['vacant land', ['2 inf', `1 gen 8/${STATESMAN}`], {}, 5],
    ['land that was held', ['2 inf', `1 gen 8/${STATESMAN}`], { units: ['1 inf'] }, 5],
    ['a city', ['2 inf', `1 gen 8/${STATESMAN}`], { fort: 1, units: ['1 inf'] }, 10],
    ['without him', ['2 inf', '1 gen 8'], {}, 10],
    ['with no general at all', ['2 inf'], {}, 10],
  ])('W83-4.24 W83-10.44 W83-10.40 what %s costs to incorporate', (_, units, calais, cost) => {
    const { of, state } = governed(units, calais);
    expect(of('incorporated')).toMatchObject([{ cost }]);
    expect(state.privy[nation('England')]?.treasury).toBe(50 - cost);
    expect(of('ability-shown')).toHaveLength(units.some((unit) => unit.includes('/')) ? 1 : 0);
  });
  test('W83-4.24 one who came later governs nothing', () => {
    const later = boardWith(
      all(lands('London', { units: ['1 inf', `1 gen 8/${STATESMAN}`] }), lands('Calais', { value: 5 })),
    );
    const { of } = deeds(later, 'England', [
      march('1 inf', 'London', 'Calais'),
      march('1 gen', 'London', 'Calais'),
      incorporate,
    ]);
    expect(of('incorporated')).toMatchObject([{ cost: 10 }]);
  });
  test('W83-4.24 nor does one of another nation, nor where he has not conquered', () => {
    const shared = withUnits(
      boardWith(
        all(
          lands('Kent', {
            value: 5,
            incorporatedBy: null,
            units: [`1 gen 8/${STATESMAN}`, `1 gen 9/${STATESMAN} of Spain`],
          }),
        ),
      ),
      ({ owner, type }) => (owner === nation('Spain') && type === 'gen' ? { conquered: place('Kent') } : {}),
    );
    const order: Order = { verb: 'INCORPORATE', section: 'actions', args: { territory: place('Kent') } };
    const { of } = deeds(shared, 'England', [order]);
    expect(of('incorporated')).toMatchObject([{ cost: 10 }]);
    expect(of('ability-shown')).toEqual([]);
  });
});

describe('several lines, one battle', () => {
  const said: LandFight = {
    avoid: [nation('Spain')],
    points: [{ count: 1, type: 'cav', points: 2 }],
    retreat: [{ measure: 'rounds', than: 1 }],
    retreatTo: place('Kent'),
    losses: ['cav', 'inf'],
  };
  const aside: StandingOrder = { verb: 'STAND_ASIDE', args: { nations: ['ALL'], places: ['ALL'] } };
  test('W83-11.46 what the first line does not say is taken from the second', () => {
    const held = boardWith(
      all({
        ...say('Spain', aside),
        lands: {
          ...FACTS.lands,
          Dunes: { ...FACTS.lands['Dunes'], owner: 'England' },
          London: { owner: 'England', units: ['1 inf'] },
          Calais: { owner: 'France', units: ['1 inf', '1 inf of Spain'] },
          Kent: { owner: 'England', units: ['1 cav', '1 gen 5', '1 gen 2'] },
        },
        borders: ['London-Calais', 'Kent-Calais'],
      }),
    );
    const lesser = held.ids('Kent', 'England', 'gen')[1] ?? 0;
    const { of, there } = deeds(
      held,
      'England',
      [march('1 inf', 'London', 'Calais'), march('1 cav, 1 gen', 'Kent', 'Calais', { ...said, with: lesser })],
      { 'fight@Calais': [10, 10, 1] },
    );
    const [battle] = of('battle-fought');
    expect(battle).toMatchObject({ defenders: [2], attackerLed: { skill: 2 }, retreated: [{ type: 'inf' }] });
    expect(battle?.rounds).toMatchObject([
      {
        attack: [
          { type: 'inf', factor: 3 },
          { type: 'cav', factor: 8 },
        ],
        attackersLost: [{ type: 'cav' }],
      },
    ]);
    expect(there('Kent', 'England')).toBe('2 gen');
  });
});

describe('cities of tribes that go along', () => {
  const TWO: Partial<BoardFacts> = {
    lands: { ...FACTS.lands, Veld: { owner: 'Zulu', tribalCity: 'Zulu', units: ['1 inf'] } },
    borders: [...(FACTS.borders ?? []), 'Veld-Bush', 'Veld-Savanna'],
  };
  const WITH: Entry = { withCity: true };
  const cities = (of: Board['state']): readonly string[] =>
    ['Kraal', 'Veld', 'Bush', 'Savanna'].filter((name) => of.territories[place(name)]?.tribalCity === nation('Zulu'));
  const moved = ({ turn }: ReturnType<typeof deeds>): readonly number[] =>
    [...(turn.memory.errand?.movedCities ?? [])].toSorted((a, b) => a - b);
  const held = all(TWO, lands('Bush', { units: ['1 inf'] }));

  test('W83-16.22 W83-16.23 one that walks in has moved, and builds nothing', () => {
    const hand = deeds(board, 'Zulu', [march('2 inf', 'Kraal', 'Bush', WITH)]);
    expect(cities(hand.state)).toEqual(['Bush']);
    expect(moved(hand)).toEqual([place('Bush')]);
  });
  test('W83-16.24 nobody takes a city along unasked, whether the land is held or not', () => {
    expect(cities(deeds(board, 'Zulu', [march('2 inf', 'Kraal', 'Bush')]).state)).toEqual(['Kraal']);
    const won = deeds(boardWith(held), 'Zulu', [march('2 inf', 'Kraal', 'Bush')], { 'fight@Bush': [1, 10, 10] });
    expect(cities(won.state)).toEqual(['Kraal', 'Veld']);
  });
  test('W83-16.24 of two cities one may go to a land', () => {
    const hand = deeds(
      boardWith(held),
      'Zulu',
      [march('2 inf', 'Kraal', 'Bush', WITH), march('1 inf', 'Veld', 'Bush', WITH)],
      { 'fight@Bush': [1, 10, 10, 10] },
    );
    expect(cities(hand.state)).toEqual(['Veld', 'Bush']);
    expect(hand.of('tribal-city-moved')).toMatchObject([{ from: place('Kraal'), to: place('Bush') }]);
    expect(moved(hand)).toEqual([place('Kraal'), place('Bush')].toSorted((a, b) => a - b));
  });
  test.each<readonly [what: string, facts: Partial<BoardFacts>, first: readonly Order[], stays: string]>([
    ['into land with a city', all(TWO, lands('Bush', { fort: 1 })), [], 'Kraal'],
    [
      'where none was',
      {
        ...lands('Kraal', { units: ['2 inf'] }),
        lands: {
          ...FACTS.lands,
          Kraal: { owner: 'Zulu', units: ['2 inf'] },
          Veld: { owner: 'Zulu', tribalCity: 'Zulu' },
        },
      },
      [],
      'Veld',
    ],
  ])('W83-16.24 no city goes %s', (_, facts, first, stays) => {
    const hand = deeds(boardWith(facts), 'Zulu', [...first, march('2 inf', 'Kraal', 'Bush', WITH)]);
    expect(cities(hand.state)).toContain(stays);
    expect(hand.state.territories[place('Bush')]).toMatchObject({ owner: nation('Zulu'), tribalCity: null });
  });
  test('W83-16.24 no city goes along where it may not stand, held or not', () => {
    const walled = boardWith(all(TWO, lands('Bush', { fort: 1, units: ['1 inf'] })));
    const hand = deeds(walled, 'Zulu', [march('2 inf', 'Kraal', 'Bush', WITH)], { 'fight@Bush': [1, 10, 10] });
    expect(cities(hand.state)).toEqual(['Kraal', 'Veld']);
    expect(moved(hand)).toEqual([]);
  });
  test('W83-16.24 it goes home with a single unit that falls back', () => {
    const single = all(TWO, lands('Bush', { units: ['1 inf'] }), lands('Kraal', { units: ['1 inf'] }));
    const hand = deeds(
      boardWith(single),
      'Zulu',
      [march('1 inf', 'Kraal', 'Bush', { ...WITH, retreat: [{ measure: 'now' }] })],
      { 'fight@Bush': misses(2) },
    );
    expect(cities(hand.state)).toEqual(['Kraal', 'Veld']);
  });
  test('W83-16.22 one step a turn: not on again, and not along with an army', () => {
    const move = (from: string, to: string): Order => ({
      verb: 'MOVE_CITY',
      section: 'actions',
      args: { from: place(from), to: place(to) },
    });
    const near = boardWith({ ...lands('Veld', { units: ['1 inf'] }), borders: ['Kraal-Veld', 'Veld-Bush'] });
    const again = deeds(near, 'Zulu', [move('Kraal', 'Veld'), move('Veld', 'Kraal')]);
    expect([again.refused, cities(again.state)]).toEqual([['no-tribal-city'], ['Veld']]);
    const along = deeds(near, 'Zulu', [move('Kraal', 'Veld'), march('1 inf', 'Veld', 'Bush', WITH)]);
    expect(cities(along.state)).toEqual(['Veld']);
  });
  test('W83-16.24 who loses the battle loses the city, but not where others of the tribe live', () => {
    const lost = deeds(boardWith(held), 'Zulu', [march('2 inf', 'Kraal', 'Bush', WITH)], {
      'fight@Bush': [10, 10, 1, 10, 1],
    });
    expect(lost.of('tribal-city-lost')).toMatchObject([{ rule: 'W83-16.24', territory: place('Kraal') }]);
    expect(cities(lost.state)).toEqual(['Veld']);
  });
});
