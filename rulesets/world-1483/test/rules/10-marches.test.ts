import { describe, expect, test } from 'vitest';
import type { OrderOf, StandingOrder, UnitItem } from '../../src/order.ts';
import { type BoardFacts, boardOf } from '../board.ts';
import { deeds, withUnits } from '../deeds.ts';

const FACTS: BoardFacts = {
  turn: 3,
  nations: { England: { treasury: 20 }, France: {}, Spain: {}, Brittany: { phase: 5 } },
  lands: {
    London: { owner: 'England', fort: 3, units: ['3 inf', '2 cav', '1 art', '1 gen 4'] },
    Kent: { owner: 'England' },
    Calais: { owner: 'France', port: true },
    Paris: { owner: 'France', fort: 4, units: ['1 inf'] },
    Rouen: { owner: 'France' },
    Leon: { owner: 'Spain' },
    Castile: { owner: 'Spain', units: ['1 inf'] },
    Rennes: { owner: 'Brittany' },
    Nantes: { owner: 'Brittany', units: ['1 inf'] },
    Orkney: { special: 'indep' },
  },
  borders: [
    'London-Kent',
    'London-Calais',
    'Calais-Paris',
    'Calais-Rouen',
    'London-Leon',
    'London-Castile',
    'London-Rennes',
    'London-Nantes',
    'London-Orkney',
    'Kent-Calais',
    'London-Paris',
  ],
  wars: [{ between: ['England', 'France'] }],
};
const board = boardOf(FACTS);
const { place, nation } = board;

type Args = OrderOf<'MARCH'>['args'];
const march = (words: string, to: readonly string[], more: Partial<Args> = {}, from = 'London'): OrderOf<'MARCH'> => ({
  verb: 'MARCH',
  section: 'actions',
  args: { units: items(words), from: place(from), to: to.map(place), ...more },
});
const items = (words: string): readonly UnitItem[] =>
  words.split(', ').map((each) => {
    const [count, type] = each.split(' ');
    return { count: count === 'ALL' ? 'ALL' : Number(count), type: type as UnitItem['type'] };
  });
const withStanding = (who: string, standing: readonly StandingOrder[], facts = FACTS): BoardFacts => ({
  ...facts,
  nations: { ...facts.nations, [who]: { ...facts.nations[who], standing } },
});

describe('marches', () => {
  test('W83-10.1 W83-10.2 infantry goes one territory, and keeps cavalry to its pace', () => {
    expect(deeds(board, 'England', [march('1 inf', ['Kent'])]).there('Kent', 'England')).toBe('1 inf');
    const far = deeds(board, 'England', [march('1 inf, 1 cav', ['Calais', 'Rouen'])]);
    expect(far.refused).toEqual(['too-far']);
    expect(far.there('London', 'England')).toContain('3 inf');
    expect(deeds(board, 'England', [march('1 cav', ['Rouen'])]).refused).toEqual(['not-adjacent']);
  });

  test('W83-2.8 W83-2.9 nobody walks where no border is', () => {
    expect(deeds(board, 'England', [march('1 inf', ['Rouen'])]).refused).toEqual(['not-adjacent']);
  });

  test('W83-10.3 cavalry does not ride through enemy troops', () => {
    const guarded = boardOf({
      ...FACTS,
      lands: { ...FACTS.lands, Calais: { owner: 'France', units: ['1 inf'] } },
    });
    const { there, of } = deeds(guarded, 'England', [march('1 cav', ['Calais', 'Rouen'])], { 'fight@Calais': [1, 10] });
    expect(there('Calais', 'England')).toBe('1 cav');
    expect(of('marched')).toMatchObject([{ stop: 'engaged' }]);
  });

  test('W83-10.4 W83-10.18 cavalry takes vacant land on its way, and goes on', () => {
    const { owner, there, of } = deeds(board, 'England', [march('2 cav', ['Calais', 'Rouen'])]);
    expect([owner('Calais'), owner('Rouen')]).toEqual([nation('England'), nation('England')]);
    expect(there('Rouen', 'England')).toBe('2 cav');
    expect(of('captured').map(({ territory }) => territory)).toEqual([place('Calais'), place('Rouen')]);
    expect(of('battle-fought')).toEqual([]);
  });

  test('W83-10.4 the second territory may be held: then they fight for it', () => {
    const { owner } = deeds(board, 'England', [march('2 cav', ['Calais', 'Paris'])], { 'fight@Paris': [1, 1, 10] });
    expect(owner('Paris')).toBe(nation('England'));
  });

  test.each(['movedTurn', 'builtTurn', 'acquiredTurn'] as const)(
    'W83-10.5 W83-10.7 who has %s this turn stays',
    (mark) => {
      const busy = withUnits(board, ({ type }) => (type === 'cav' ? { [mark]: 3 } : {}));
      expect(deeds(busy, 'England', [march('1 cav', ['Kent'])]).refused).toEqual(['too-few-units']);
    },
  );

  test('W83-10.6 each line takes effect at once: the second walks where the first has cleared the way', () => {
    const { owner } = deeds(board, 'England', [
      march('1 inf', ['Calais']),
      march('1 cav', ['Calais', 'Rouen'], {}, 'London'),
    ]);
    expect(owner('Rouen')).toBe(nation('England'));
  });

  test('W83-10.7 a unit marches once', () => {
    const { refused } = deeds(board, 'England', [march('3 inf', ['Kent']), march('1 inf', ['Calais'], {}, 'Kent')]);
    expect(refused).toEqual(['too-few-units']);
  });

  test('W83-3.15 of a type the lowest ids go', () => {
    const { state } = deeds(board, 'England', [march('2 inf', ['Kent'])]);
    const ids = board.ids('London', 'England', 'inf');
    expect(state.units.filter(({ place: at }) => at === place('Kent')).map(({ id }) => id)).toEqual(ids.slice(0, 2));
  });

  test('W83-4.12 a general goes two territories with cavalry, one with infantry, and alone not into foreign land', () => {
    expect(deeds(board, 'England', [march('1 cav, 1 gen', ['Calais', 'Rouen'])]).there('Rouen', 'England')).toBe(
      '1 cav, 1 gen',
    );
    expect(deeds(board, 'England', [march('1 inf, 1 gen', ['Calais', 'Rouen'])]).refused).toEqual(['too-far']);
    expect(deeds(board, 'England', [march('1 gen', ['Calais'])]).refused).toEqual(['general-alone']);
    expect(deeds(board, 'England', [march('1 gen', ['Kent', 'London'])]).refused).toEqual([]);
  });

  test('W83-3.5 artillery attacks no troops alone, and takes vacant land alone', () => {
    expect(deeds(board, 'England', [march('1 art', ['Paris'])]).refused).toEqual(['guns-alone']);
    expect(deeds(board, 'England', [march('1 art', ['Calais'])]).owner('Calais')).toBe(nation('England'));
    const both = deeds(board, 'England', [march('3 inf', ['Paris']), march('1 art', ['Paris'])], {
      'siege@Paris': [1],
      'fight@Paris': [1, 10, 10, 10],
    });
    expect(both.refused).toEqual([]);
    expect(both.there('Paris', 'England')).toBe('3 inf, 1 art');
  });
});

describe('entering land', () => {
  const allow: StandingOrder = { verb: 'ALLOW_LAND', args: { nations: [1], places: ['ALL'] } };

  test('W83-10.11 W83-15.4 open land is entered and left as it is', () => {
    const open = boardOf(withStanding('Spain', [allow]));
    const { owner, there, of } = deeds(open, 'England', [march('1 inf', ['Castile'])]);
    expect(owner('Castile')).toBe(nation('Spain'));
    expect(there('Castile', 'England')).toBe('1 inf');
    expect(of('war-began')).toEqual([]);
  });

  test('W83-15.4 W83-15.25 a permission is void at war', () => {
    const enemy = boardOf(withStanding('France', [allow]));
    expect(deeds(enemy, 'England', [march('1 inf', ['Calais'])]).owner('Calais')).toBe(nation('England'));
  });

  test('W83-10.10 a guest right opens the land to the whole nation', () => {
    const guests = withUnits(
      boardOf({
        ...FACTS,
        lands: { ...FACTS.lands, Castile: { owner: 'Spain', units: ['1 inf', '1 inf of England'] } },
      }),
      ({ owner, place: at }) => (owner === nation('England') && at === place('Castile') ? { guestRight: true } : {}),
    );
    const { of, there } = deeds(guests, 'England', [march('1 cav', ['Castile'])]);
    expect(of('war-began')).toEqual([]);
    expect(there('Castile', 'England')).toBe('1 cav, 1 inf');
  });

  test('W83-5.9 W83-10.12 W83-10.13 foreign land is attacked, and that is war', () => {
    const { owner, of } = deeds(board, 'England', [march('1 inf', ['Leon'])]);
    expect(of('war-began')).toMatchObject([
      { cause: 'invasion', war: { attacker: nation('England'), defender: nation('Spain') } },
    ]);
    expect(owner('Leon')).toBe(nation('England'));
  });

  test('W83-10.14 in peace they are guests where nobody stops them', () => {
    const { owner, there, of } = deeds(board, 'England', [march('1 inf', ['Leon'], { peaceful: true })]);
    expect(owner('Leon')).toBe(nation('Spain'));
    expect(there('Leon', 'England')).toBe('1 inf');
    expect(of('war-began')).toEqual([]);
    expect(of('entered-in-peace')).toHaveLength(1);
  });

  test('W83-10.15 troops of the owner resist: war and battle', () => {
    const { of } = deeds(board, 'England', [march('2 inf', ['Castile'], { peaceful: true })], {
      'fight@Castile': [1, 10, 10],
    });
    expect(of('war-began')).toHaveLength(1);
    expect(of('battle-fought')).toMatchObject([{ place: place('Castile'), winner: 'attackers' }]);
  });

  test('W83-10.16 a non-player nation lets nobody in, not even where it has no troops', () => {
    const { of, owner } = deeds(board, 'England', [march('1 inf', ['Rennes'], { peaceful: true })]);
    expect(of('war-began')).toHaveLength(1);
    expect(owner('Rennes')).toBe(nation('England'));
  });

  test.each(['Castile', 'Rennes'])('W83-10.17 with HALT they rather stay than fight for %s', (to) => {
    const { of, there } = deeds(board, 'England', [march('1 inf', [to], { peaceful: true, halt: true })]);
    expect(of('war-began')).toEqual([]);
    expect(of('marched')).toMatchObject([{ stop: 'resisted', to: place('London') }]);
    expect(there('London', 'England')).toContain('3 inf');
  });

  test('W83-10.19 troops that resist are fought in step 7, from where the army stands', () => {
    const { of, there } = deeds(board, 'England', [march('1 inf', ['Paris'])], { 'fight@Paris': [10, 1] });
    expect(of('engaged')).toMatchObject([{ territory: place('Paris'), how: 'march' }]);
    expect(there('London', 'England')).toContain('2 inf');
    expect(there('Paris', 'England')).toBe('');
  });

  test('W83-10.20 W83-10.21 W83-3.9 generals do not hold land: it is taken, with port and general', () => {
    const held = boardOf({
      ...FACTS,
      lands: { ...FACTS.lands, Calais: { owner: 'France', port: true, units: ['1 gen 5'] } },
    });
    const { state, there, of } = deeds(held, 'England', [march('1 inf', ['Calais'])]);
    expect(there('Calais', 'France')).toBe('');
    expect(state.territories[place('Calais')]).toMatchObject({ owner: nation('England'), port: false });
    expect(of('captured')).toMatchObject([{ port: true, how: 'walked in' }]);
  });

  test('W83-2.42 independents need no declaration of war', () => {
    const { owner, of } = deeds(board, 'England', [march('1 inf', ['Orkney'])]);
    expect(owner('Orkney')).toBe(nation('England'));
    expect(of('war-began')).toEqual([]);
  });

  test('W83-10.24 enemy guests on open land are not fought, but nobody rides past them', () => {
    const facts = withStanding('Spain', [allow]);
    const hosted = boardOf({
      ...facts,
      borders: [...(facts.borders ?? []), 'Castile-Leon'],
      lands: { ...facts.lands, Castile: { owner: 'Spain', units: ['1 inf of France'] } },
    });
    const { there, of } = deeds(hosted, 'England', [march('1 cav', ['Castile', 'Leon'])]);
    expect(there('Castile', 'England')).toBe('1 cav');
    expect(of('marched')).toMatchObject([{ stop: 'enemy troops' }]);
    expect(of('battle-fought')).toEqual([]);
  });
});
