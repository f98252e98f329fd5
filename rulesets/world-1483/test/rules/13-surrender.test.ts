import { describe, expect, test } from 'vitest';
import { goToWar } from '../../src/consequences/war.ts';
import { chanceBy } from '../../src/rules/surrender.ts';
import { type BoardFacts, boardOf } from '../board.ts';
import { boxIn, line, treat } from '../treaties.ts';
import { turnOf } from '../turn.ts';

/** England makes war on the Scots, who had five lands worth 2, 3, 4, 5 and 6. */
const NAMES = ['Skye', 'Fife', 'Moray', 'Lothian', 'Galloway'] as const;
const position = (
  owners: readonly string[],
  { more = {}, kent = 'England', wars = [] }: { more?: object; kent?: string; wars?: BoardFacts['wars'] } = {},
) => {
  const lands = (holders: readonly string[], holder: string): BoardFacts['lands'] => ({
    London: { owner: 'England', fort: 3, value: 7 },
    York: { owner: 'England', value: 1 },
    Kent: { owner: holder, value: 2, originalOwner: 'England' },
    ...Object.fromEntries(
      NAMES.map((name, at) => [name, { owner: holders[at] ?? 'Scots', value: at + 2, originalOwner: 'Scots' }]),
    ),
  });
  const nations: BoardFacts['nations'] = {
    England: { treasury: 20 },
    France: {},
    Zulu: { kind: 'tribal' },
    Scots: { phase: 5, treasury: 9, more },
    Ulster: { phase: 5 },
  };
  const before = boardOf({ nations, lands: lands([], 'England') });
  const had = (whose: string): readonly number[] =>
    before.state.territories.flatMap((land) => (land?.owner === before.nation(whose) ? [land.number] : []));
  const war = { attackerHad: had('England'), defenderHad: had('Scots') };
  return boardOf({
    turn: 2,
    nations,
    lands: lands(owners, kent),
    wars: [{ between: ['England', 'Scots'], more: war }, ...(wars ?? [])],
  });
};
const fresh = position([]);
const [england, scots] = [fresh.nation('England'), fresh.nation('Scots')];
const demand = line('DEMAND_SURRENDER', { npc: scots });
const yields = line('SURRENDER', { npc: scots });

describe('surrender of non-player nations', () => {
  test('W83-13.20 it is demanded of a non-player nation at war, once a turn', () => {
    expect(treat(fresh, 'England', [demand, demand], { 'surrender@Scots': [10] }).refused).toEqual(['already-tried']);
    expect(treat(fresh, 'France', [demand]).refused).toEqual(['not-at-war']);
    expect(treat(fresh, 'England', [line('DEMAND_SURRENDER', { npc: fresh.nation('France') })]).refused).toEqual([
      'npc-only',
    ]);
  });

  test.each([
    [0, 0, 5, 3],
    [1, 1, 5, 5],
    [2, 2, 5, 7],
    [3, 3, 8, 9],
    [4, 4, 9, 9],
    [1, 3, 5, 9],
    [1, 2, 4, 5],
    [0, 1, 1, 9],
  ])('W83-13.22 with %i lost to the enemy and %i to anyone of %i: %i in 10', (lost, lostToAnyone, had, chance) => {
    expect(chanceBy({ lost, lostToAnyone, had })).toBe(chance);
  });

  test.each([
    ['to the enemy', ['England'], 1, 0, 5],
    ['to somebody else', ['France'], 0, 0, 3],
    ['to anybody, more than half', ['England', 'France', 'France'], 1, 0, 9],
  ])('W83-13.21 W83-13.22 land lost %s', (_, owners, lost, gained, chance) => {
    const { of } = treat(position(owners), 'England', [demand], { 'surrender@Scots': [10] });
    expect(of('surrender-demanded')).toMatchObject([{ lost, gained, chance, roll: 10, agreed: false }]);
  });

  test('W83-13.21 land that an ally of the enemy took in that war counts', () => {
    const wars: BoardFacts['wars'] = [{ between: ['Ulster', 'Scots'], kind: 'alliance', more: { ally: england } }];
    const { of } = treat(position(['Ulster'], { wars }), 'England', [demand], { 'surrender@Scots': [10] });
    expect(of('surrender-demanded')).toMatchObject([{ lost: 1 }]);
    const alone: BoardFacts['wars'] = [{ between: ['Ulster', 'Scots'] }];
    const other = treat(position(['Ulster'], { wars: alone }), 'England', [demand], { 'surrender@Scots': [10] });
    expect(other.of('surrender-demanded')).toMatchObject([{ lost: 0 }]);
  });

  test('W83-13.23 who has gained more than it lost refuses without a roll, but under a threat of war', () => {
    const proud = treat(position([], { kent: 'Scots' }), 'England', [demand]);
    expect(proud.of('surrender-demanded')).toMatchObject([{ gained: 1, lost: 0, roll: null, agreed: false }]);
    expect(proud.wars).toHaveLength(1);
    const even = treat(position(['England'], { kent: 'Scots' }), 'England', [demand], { 'surrender@Scots': [5] });
    expect(even.of('surrender-demanded')).toMatchObject([{ roll: 5, agreed: true }]);
    const threatened = position([], { kent: 'Scots', more: { underThreat: [fresh.nation('France')] } });
    expect(treat(threatened, 'England', [demand], { 'surrender@Scots': [3] }).wars).toEqual([]);
  });

  test.each([
    ['2 a territory', ['England', 'England'], 4],
    ['half of what is left at most, rounded down', ['England', 'England', 'England', 'England'], 3],
  ])('W83-13.24 W83-13.25 the war ends, and it pays for five turns: %s', (_, owners, amount) => {
    const { state, wars, of, owner } = treat(position(owners), 'England', [demand], { 'surrender@Scots': [7] });
    expect(wars).toEqual([]);
    expect(of('war-ended')).toMatchObject([{ how: 'surrender' }]);
    expect(state.tributes).toMatchObject([{ payer: scots, receiver: england, amount, left: 5 }]);
    expect(boxIn({ state }, scots, england)).toBe(1);
    expect(owner('Skye')).toBe(england);
  });

  test('W83-13.22 a roll above the chance changes nothing', () => {
    const { wars, state } = treat(position(['England']), 'England', [demand], { 'surrender@Scots': [6] });
    expect(wars).toHaveLength(1);
    expect(state.tributes).toEqual([]);
  });
});

describe('surrender to non-player nations', () => {
  test.each([
    ['nothing lost', 'England', 0],
    ['one territory lost', 'Scots', 2],
  ])('W83-13.26 W83-13.27 it is accepted at once, %s', (_, kent, amount) => {
    const { state, wars } = treat(position([], { kent }), 'England', [yields]);
    expect(wars).toEqual([]);
    expect(boxIn({ state }, scots, england)).toBe(1);
    expect(state.tributes).toMatchObject(amount === 0 ? [] : [{ payer: england, receiver: scots, amount, left: 5 }]);
  });

  test('W83-13.26 half of what the land is worth is the most', () => {
    const poor = position([], { kent: 'Scots' });
    const territories = poor.state.territories.map((land) =>
      land?.owner === england ? { ...land, value: land.number === poor.place('London') ? 3 : 0 } : land,
    );
    const { state } = treat({ ...poor, state: { ...poor.state, territories } }, 'England', [yields]);
    expect(state.tributes).toMatchObject([{ amount: 1 }]);
  });

  test('W83-13.28 it is first collected in the phase 5 that follows', () => {
    const { state } = treat(position([], { kent: 'Scots' }), 'England', [yields]);
    expect(state.tributes).toMatchObject([{ since: { turn: 2, phase: 5 } }]);
  });

  test('W83-13.20 W83-16.14 a tribe surrenders and demands surrender like all others', () => {
    const wars: BoardFacts['wars'] = [{ between: ['Zulu', 'Scots'] }];
    const tribal = position([], { wars });
    expect(treat(tribal, 'Zulu', [demand], { 'surrender@Scots': [3] }).wars).toHaveLength(1);
    const over = treat(tribal, 'Zulu', [yields]);
    expect(over.wars).toHaveLength(1);
    expect(boxIn(over, scots, fresh.nation('Zulu'))).toBe(2);
  });

  test('W83-13.29 a tribute ends when the two are at war again', () => {
    const hand = turnOf(treat(position(['England']), 'England', [demand], { 'surrender@Scots': [1] }).next);
    expect(hand.state.tributes).toHaveLength(1);
    goToWar(hand.turn, { by: england, on: scots, kind: 'player', cause: 'declared', rule: 'W83-5.8' });
    expect(hand.state.tributes).toEqual([]);
    expect(hand.of('tribute-ended')).toMatchObject([{ why: 'war' }]);
  });
});
