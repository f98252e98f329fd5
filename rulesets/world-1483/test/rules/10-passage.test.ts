import { describe, expect, test } from 'vitest';
import type { StandingOrder } from '../../src/order.ts';
import { friendlyLands, groundOf, isFriendly, joinersOf, resisters, troopsAshore } from '../../src/rules/passage.ts';
import type { StandingOf } from '../../src/rules/standing.ts';
import { boardOf } from '../board.ts';

const board = boardOf({
  nations: { England: {}, France: {}, Spain: {}, Poland: {}, Brittany: { phase: 5 } },
  lands: {
    London: { owner: 'England', units: ['2 inf', '1 gen 3', '1 inf of France'] },
    Paris: {
      owner: 'France',
      coasts: ['Channel'],
      units: ['2 inf', '1 cav of Spain', '1 inf of Poland', '1 gen 5 of Brittany'],
    },
    Madrid: { owner: 'Spain', units: ['1 inf of England'] },
    Rennes: { owner: 'Brittany' },
    Steppe: {},
  },
  seas: { Channel: { units: ['1 mer of France'] } },
  wars: [{ between: ['Poland', 'England'] }],
});
const { place, nation, state } = board;
const [england, france, spain, poland] = ['England', 'France', 'Spain', 'Poland'].map(nation) as [
  number,
  number,
  number,
  number,
];
const nobody: StandingOf = () => [];
const saying =
  (who: number, ...words: readonly StandingOrder[]): StandingOf =>
  (owner) =>
    owner === who ? words : [];
const said = (verb: string, args: object): StandingOrder => ({ verb, args }) as unknown as StandingOrder;
const ALLOW = said('ALLOW_LAND', { nations: [england], places: ['ALL'] });
const guestRight = {
  ...state,
  units: state.units.map((unit) => ({ ...unit, guestRight: unit.place === place('Madrid') })),
};

describe('what a territory is for whoever would enter it', () => {
  test.each<readonly [land: string, ground: string]>([
    ['London', 'own'],
    ['Paris', 'foreign'],
    ['Madrid', 'foreign'],
    ['Rennes', 'foreign'],
    ['Steppe', 'wild'],
  ])('W83-10.10 %s is %s land for England', (land, ground) => {
    expect(groundOf(state, nobody, england, place(land))).toBe(ground);
  });
  test('W83-10.10 an enemy’s land is enemy land, whatever they allow', () => {
    expect(
      groundOf(
        state,
        saying(england, said('ALLOW_LAND', { nations: ['ALL'], places: ['ALL'] })),
        poland,
        place('London'),
      ),
    ).toBe('enemy');
  });
  test('W83-10.10 land that is allowed, and land where units have a right to be', () => {
    expect(groundOf(state, saying(france, ALLOW), england, place('Paris'))).toBe('open');
    expect(groundOf(guestRight, nobody, england, place('Madrid'))).toBe('open');
    expect(groundOf(guestRight, nobody, france, place('Madrid'))).toBe('foreign');
    expect(['own', 'open', 'foreign', 'enemy', 'wild'].map((ground) => isFriendly(ground as 'own'))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
  test('W83-11.43 lands to fall back to are just those that are friendly', () => {
    const everywhere = ['London', 'Paris', 'Madrid', 'Rennes', 'Steppe'].map(place);
    for (const standing of [nobody, saying(france, ALLOW), saying(spain, ALLOW)]) {
      for (const at of [state, guestRight]) {
        for (const who of [england, france, spain, poland]) {
          const friendly = everywhere.filter((land) => isFriendly(groundOf(at, standing, who, land)));
          expect([...friendlyLands(at, standing, who)]).toEqual(friendly);
        }
      }
    }
  });
});

describe('who fights for a territory', () => {
  const attack = (more: object = {}) => ({ by: england, territory: place('Paris'), avoid: [], ...more });
  const against = (standing: StandingOf, more: object = {}) =>
    [...resisters(state, standing, attack(more))].toSorted((a, b) => a - b);
  const aside = said('STAND_ASIDE', { nations: [england], places: ['ALL'] });
  test('W83-3.1 troops are no generals', () => {
    expect(troopsAshore(state, place('London'))).toHaveLength(3);
  });
  test('W83-11.2 all whose troops are there, but the attacker', () => {
    expect(against(nobody)).toEqual([france, spain, poland]);
    expect([...resisters(state, nobody, { by: france, territory: place('London'), avoid: [] })]).toEqual([england]);
  });
  test('W83-15.20, 15.21 but who stands aside where the attacker avoids them', () => {
    expect(against(saying(spain, aside), { avoid: [spain] })).toEqual([france, poland]);
    expect(against(saying(spain, aside))).toEqual([france, spain, poland]);
    expect(against(nobody, { avoid: [spain] })).toEqual([france, spain, poland]);
    expect(against(saying(france, aside), { avoid: [france] })).toEqual([spain, poland]);
  });
  test('W83-11.4 never an enemy, unless the war began with this attack', () => {
    expect(against(saying(poland, aside), { avoid: [poland] })).toEqual([france, spain, poland]);
    expect(against(saying(poland, aside), { avoid: [poland], invaded: new Set([poland]) })).toEqual([france, spain]);
  });
  test('W83-15.15 guests who join the attacker do not resist, and join from inside', () => {
    const joins = saying(spain, said('JOIN', { nation: england, against: france, places: ['ALL'] }));
    expect(against(joins)).toEqual([france, poland]);
    expect(joinersOf(state, joins, attack())).toEqual([spain]);
    expect(joinersOf(state, nobody, attack())).toEqual([]);
  });
  test('W83-15.15 neither the owner, nor an enemy, nor the attacker joins', () => {
    const join = said('JOIN', { nation: england, against: france, places: ['ALL'] });
    for (const who of [france, poland, england]) expect(joinersOf(state, saying(who, join), attack())).toEqual([]);
    expect(against(saying(france, join))).toEqual([france, spain, poland]);
  });
});

test('W83-10.11 W83-11.42 land of the first nation in the list can be open too', () => {
  expect([
    ...friendlyLands(state, saying(england, said('ALLOW_LAND', { nations: [spain], places: ['ALL'] })), spain),
  ]).toEqual([place('London'), place('Madrid')]);
});
