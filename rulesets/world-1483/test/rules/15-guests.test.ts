import { describe, expect, test } from 'vitest';
import type { Entry, Order, StandingOrder } from '../../src/order.ts';
import type { BoardFacts } from '../board.ts';
import { deeds } from '../deeds.ts';
import { board, boardWith, FACTS, lands, march, place, say } from '../shores.ts';

describe('guests', () => {
  const guests = (standing: readonly StandingOrder[] = []): Partial<BoardFacts> => ({
    ...lands('Calais', { units: ['1 inf', '1 inf of Spain'] }),
    ...say('Spain', ...standing),
  });
  const aside: StandingOrder = { verb: 'STAND_ASIDE', args: { nations: [1], places: ['ALL'] } };
  const join: StandingOrder = { verb: 'JOIN', args: { nation: 1, against: 2, places: ['ALL'] } };
  const avoid = { avoid: [3] };

  test('W83-11.2 W83-15.16 W83-15.20 guests defend with the owner, and are at war', () => {
    const { of } = deeds(boardWith(guests()), 'England', [march('2 cav', 'London', 'Calais')], {
      'fight@Calais': [1, 1, 10, 10],
    });
    expect(of('battle-fought')[0]?.defenders.toSorted()).toEqual([2, 3]);
    expect(of('war-began')).toMatchObject([{ cause: 'defended' }]);
  });

  test('W83-11.3 W83-15.20 W83-15.22 W83-10.23 who is avoided and stands aside stays, as guest of the new owner', () => {
    const { of, owner, there } = deeds(
      boardWith(guests([aside])),
      'England',
      [march('2 cav', 'London', 'Calais', avoid)],
      { 'fight@Calais': [1, 10, 10] },
    );
    expect(of('war-began')).toEqual([]);
    expect(owner('Calais')).toBe(1);
    expect(there('Calais', 'Spain')).toBe('1 inf');
  });

  test.each([
    ['only the attacker says so', [], avoid],
    ['only the guest says so', [aside], {}],
  ])('W83-15.21 both must say it: %s', (_, standing, entry) => {
    const { of } = deeds(boardWith(guests(standing)), 'England', [march('2 cav', 'London', 'Calais', entry)], {
      'fight@Calais': [1, 1, 10, 10],
    });
    expect(of('battle-fought')[0]?.defenders).toContain(3);
  });

  test('W83-15.21 an owner at peace who stands aside loses the land without a battle', () => {
    const facts = { ...lands('Leon', { units: ['2 inf'] }), ...say('Spain', aside) };
    const { of, owner } = deeds(boardWith(facts), 'England', [march('1 inf', 'London', 'Leon', avoid)]);
    expect(of('war-began')).toHaveLength(1);
    expect(of('battle-fought')).toEqual([]);
    expect(owner('Leon')).toBe(1);
  });

  test('W83-11.4 nobody stands aside in a war', () => {
    const facts = {
      ...lands('Calais', { units: ['1 inf'] }),
      ...say('France', aside),
    };
    const { of } = deeds(boardWith(facts), 'England', [march('2 cav', 'London', 'Calais', { avoid: [2] })], {
      'fight@Calais': [1, 10, 10],
    });
    expect(of('battle-fought')).toHaveLength(1);
  });

  test('W83-15.13 W83-15.15 guests who join attack from inside, and are at war with the owner', () => {
    const { of, owner } = deeds(boardWith(guests([join])), 'England', [march('1 cav', 'London', 'Calais')], {
      'fight@Calais': [10, 1, 10],
    });
    expect(of('battle-fought')[0]?.attackers).toEqual([1, 3]);
    expect(of('war-began')).toMatchObject([{ cause: 'joined', war: { attacker: 3, defender: 2 } }]);
    expect(owner('Calais')).toBe(1);
  });

  test('W83-15.15 if the attack fails, those who joined fall back to land of their own', () => {
    const facts = guests([join]);
    const near = boardWith({ ...facts, borders: [...(FACTS.borders ?? []), 'Calais-Leon'] });
    const now: Entry = { retreat: [{ measure: 'now' }] };
    const { there } = deeds(near, 'England', [march('1 cav', 'London', 'Calais', now)], {
      'fight@Calais': [10, 10, 10],
    });
    expect(there('Leon', 'Spain')).toBe('1 inf');
    expect(there('London', 'England')).toBe('2 inf, 2 cav');
  });

  test('W83-10.22 W83-11.28 what only those who joined survive is the active nation’s', () => {
    const { owner, there } = deeds(boardWith(guests([join])), 'England', [march('1 cav', 'London', 'Calais')], {
      // The cavalry falls in the first round, and the last defender in the second.
      'fight@Calais': [10, 10, 1, 1, 10],
    });
    expect([there('Calais', 'England'), there('Calais', 'Spain')]).toContain('1 inf');
    expect(owner('Calais')).toBe(1);
  });

  test('W83-5.52 W83-15.5 a host expels guests in the open, and that is war', () => {
    const host = boardWith(lands('London', { fort: 5, units: ['2 cav', '1 inf of Spain'] }));
    const expel: Order = { verb: 'EXPEL', section: 'actions', args: { territory: place('London') } };
    const { of, owner } = deeds(host, 'England', [expel], { 'fight@London': [1, 10, 10] });
    expect(of('war-began')).toMatchObject([{ cause: 'expulsion' }]);
    expect(of('battle-fought')).toMatchObject([{ sort: 'expulsion', fort: null, winner: 'attackers' }]);
    expect(of('battle-fought')[0]?.rounds[0]?.defence).toMatchObject([{ type: 'inf', factor: 6 }]);
    expect(owner('London')).toBe(1);
    expect(deeds(board, 'England', [expel]).refused).toEqual(['nobody-to-expel']);
  });

  test('W83-5.52 who marches in after the line fights as well', () => {
    const host = boardWith({
      lands: {
        ...FACTS.lands,
        London: { owner: 'England', units: ['1 cav', '1 inf of Spain'] },
        Kent: { owner: 'England', units: ['1 knt'] },
      },
    });
    const expel: Order = { verb: 'EXPEL', section: 'actions', args: { territory: place('London') } };
    const { of } = deeds(host, 'England', [expel, march('1 knt', 'Kent', 'London')], { 'fight@London': [1, 1, 10] });
    expect(
      of('battle-fought')[0]
        ?.attackersHad.map(({ type }) => type)
        .toSorted(),
    ).toEqual(['cav', 'knt']);
  });

  test('W83-5.16 guests of an enemy attack when all lines are done, or take land that nobody holds', () => {
    const abroad = boardWith(lands('Calais', { units: ['1 inf of England'] }));
    expect(deeds(abroad, 'England', []).owner('Calais')).toBe(1);
    const held = boardWith(lands('Calais', { units: ['1 inf', '1 inf of England'] }));
    const { of } = deeds(held, 'England', [], { 'fight@Calais': [1, 10] });
    expect(of('engaged')).toMatchObject([{ how: 'from inside' }]);
    expect(of('battle-fought')).toHaveLength(1);
  });
});
