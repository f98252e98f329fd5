import { describe, expect, test } from 'vitest';
import type { StandingOrder } from '../../src/order.ts';
import {
  cautiousOrder,
  landLossesOf,
  leaderOfSide,
  namedGeneral,
  pointsIn,
  seaLossesOf,
} from '../../src/rules/leaders.ts';
import { allowsLand, contestsNew, contestsSea, joins, standingWord, standsAside } from '../../src/rules/standing.ts';
import { CAUTIOUS, TACTICIAN } from '../../src/words.ts';
import { boardOf } from '../board.ts';

type Named = number | 'ALL';
const said = (verb: string, nations: readonly Named[], places: readonly Named[]): StandingOrder =>
  ({ verb, args: { nations, places } }) as unknown as StandingOrder;
const join = (nation: number, against: number, places: readonly Named[] = ['ALL']): StandingOrder =>
  ({ verb: 'JOIN', args: { nation, against, places } }) as unknown as StandingOrder;
/** Of a general or a place. */
const order = (verb: string, args: object): StandingOrder => ({ verb, args }) as unknown as StandingOrder;

describe('which standing order holds', () => {
  const [allow, deny] = [
    (nations: readonly Named[], places: readonly Named[]) => said('ALLOW_LAND', nations, places),
    (nations: readonly Named[], places: readonly Named[]) => said('DENY_LAND', nations, places),
  ];
  test.each<readonly [what: string, standing: readonly StandingOrder[], allowed: boolean]>([
    ['without a word nobody passes', [], false],
    ['one that names nation and place', [allow([2], [7])], true],
    ['one for another nation says nothing', [allow([3], [7])], false],
    ['one for another place says nothing', [allow([2], [8])], false],
    ['one for all', [allow(['ALL'], ['ALL'])], true],
    ['a name beats ALL that comes later', [allow([2], ['ALL']), deny(['ALL'], ['ALL'])], true],
    ['and ALL that came before', [deny(['ALL'], ['ALL']), allow([2], ['ALL'])], true],
    ['two names beat one', [deny([2], [7]), allow([2], ['ALL'])], false],
    ['of equal ones the later', [allow([2], [7]), deny([2], [7])], false],
    ['the other way round too', [deny([2], [7]), allow([2], [7])], true],
    ['a name among several', [allow([4, 2], [9, 7])], true],
  ])('W83-15.2, 15.3 %s', (_, standing, allowed) => {
    expect(allowsLand(standing, 2, 7)).toBe(allowed);
  });
  test('W83-15.2 words of another kind do not count, and what is not asked about is not compared', () => {
    const standing = [allow([2], [7]), said('STAND_ASIDE', [2], [7])];
    expect(standingWord(standing, ['DENY_LAND'], { nation: 2, place: 7 })).toBeNull();
    expect(standingWord([said('CLOSE_STRAIT', [2], [])], ['CLOSE_STRAIT'], { nation: 2 })).toBeNull();
    expect(standingWord([allow(['ALL'], ['ALL'])], ['ALLOW_LAND'], {})).not.toBeNull();
    expect(standingWord([allow([2], ['ALL'])], ['ALLOW_LAND'], {})).toBeNull();
  });
  test('W83-15.10, 15.11, 15.20 ships and troops', () => {
    const contest = said('CONTEST_SEA', [2], ['ALL']);
    expect([contestsSea([contest], 2, 7), contestsSea([contest], 3, 7), contestsSea([], 2, 7)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(contestsSea([contest, said('PASS_SEA', [2], [7])], 2, 7)).toBe(false);
    expect(contestsSea([contest, said('PASS_SEA', [2], [8])], 2, 7)).toBe(true);
    expect([contestsNew([said('CONTEST_NEW', [2], [7])], 2, 7), contestsNew([contest], 2, 7)]).toEqual([true, false]);
    expect([standsAside([said('STAND_ASIDE', [2], [7])], 2, 7), standsAside([contest], 2, 7)]).toEqual([true, false]);
  });
});

describe('whom standing orders join', () => {
  test.each<readonly [what: string, standing: readonly StandingOrder[], found: boolean]>([
    ['nobody without a word', [], false],
    ['the one against the other', [join(1, 2)], true],
    ['not against somebody else', [join(1, 3)], false],
    ['not somebody else', [join(3, 2)], false],
    ['not the other against the one', [join(2, 1)], false],
    ['in a place that is named', [join(1, 2, [7])], true],
    ['not in another', [join(1, 2, [8])], false],
    ['nobody where entries contradict each other', [join(1, 2), join(2, 1)], false],
    ['unless the other is for another place', [join(1, 2), join(2, 1, [8])], true],
    ['not by words of another kind', [said('STAND_ASIDE', [1], [7])], false],
  ])('W83-15.12, 15.13 %s', (_, standing, found) => {
    expect(joins(standing, [1], [2, 4], 7)).toBe(found);
  });
});

describe('who leads, and how', () => {
  const board = boardOf({
    nations: { England: {}, France: {}, Spain: {} },
    lands: {
      London: {
        owner: 'England',
        units: ['1 gen 4', `1 gen 4/${TACTICIAN}`, '1 gen 6 of France', '1 gen 3', `1 gen 9/${TACTICIAN} of Spain`],
      },
    },
  });
  const generals = board.state.units;
  const [plain, tactician, french, weak, spanish] = generals.map(({ id }) => id);
  const leader = (first: string, named: number | null = null, of = generals) =>
    leaderOfSide(of, board.nation(first), named)?.id ?? null;
  test('W83-4.13, 4.14 the best of the nation of the side, one with an ability before one without', () => {
    expect(leader('England')).toBe(tactician);
    expect(
      leader(
        'England',
        null,
        generals.filter(({ id }) => id !== tactician),
      ),
    ).toBe(plain);
    expect(leader('France')).toBe(french);
  });
  test('W83-4.13 whom the nation names, if he is there and its own', () => {
    expect(leader('England', weak)).toBe(weak);
    expect(leader('England', spanish)).toBe(tactician);
    expect(leader('England', 999)).toBe(tactician);
  });
  test('W83-4.14 without one of its own the best of the others, and without any nobody', () => {
    const others = generals.filter(({ id }) => id === french || id === spanish);
    expect(leader('England', null, others)).toBe(spanish);
    expect(leader('England', null, [])).toBeNull();
  });
  test('W83-15.23 the last word for the place counts', () => {
    const words = [
      order('GENERAL', { territory: 7, general: 11 }),
      order('GENERAL', { territory: 7, general: 12 }),
      order('GENERAL', { territory: 8, general: 13 }),
      order('POINTS', { territory: 7, points: [{ count: 1, type: 'inf', points: 2 }] }),
      order('POINTS', { territory: 8, points: [] }),
      order('LAND_LOSSES', { losses: ['cav'] }),
      order('LAND_LOSSES', { losses: ['inf'] }),
      order('SEA_LOSSES', { losses: ['mer'] }),
    ];
    expect([namedGeneral(words, 7), namedGeneral(words, 8), namedGeneral(words, 9)]).toEqual([12, 13, null]);
    expect([pointsIn(words, 7).length, pointsIn(words, 8).length, pointsIn([], 7).length]).toEqual([1, 0, 0]);
    expect([landLossesOf(words), seaLossesOf(words), landLossesOf([]), seaLossesOf([])]).toEqual([
      ['inf'],
      ['mer'],
      [],
      [],
    ]);
  });
  test('W83-4.20 the Cautious leaves as he himself is told', () => {
    const words = [order('CAUTIOUS', { general: 11, terms: [] }), order('CAUTIOUS', { general: 12, terms: [] })];
    const who = { id: 11, owner: 1, skill: 3, ability: CAUTIOUS };
    expect(cautiousOrder(words, who)).toBe(words[0]);
    expect(cautiousOrder(words, { ...who, id: 12 })).toBe(words[1]);
    expect(cautiousOrder(words, { ...who, id: 13 })).toBeNull();
    expect(cautiousOrder(words, { ...who, ability: TACTICIAN })).toBeNull();
    expect(cautiousOrder(words, null)).toBeNull();
  });
});
