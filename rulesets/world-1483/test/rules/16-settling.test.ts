import { scriptedDice } from '@chancery/core';
import { describe, expect, test } from 'vitest';
import { settle } from '../../src/actions/settling.ts';
import { meetGarrison } from '../../src/consequences/garrison.ts';
import type { Order, SetupUnit } from '../../src/order.ts';
import { checkTribalSetup } from '../../src/rules/checks/tribal-setup.ts';
import { settlingPlaces, usualSettlement } from '../../src/rules/tribes.ts';
import { setup } from '../../src/setup.ts';
import { AFRICA } from '../../src/words.ts';
import { type Board, type BoardFacts, boardOf } from '../board.ts';
import { scenarioNamed } from '../scenarios.ts';
import { numbered } from '../treaties.ts';
import { type Rolls, turnOf } from '../turn.ts';

const remote = (value: number) => ({ owner: AFRICA, special: 'remote', value }) as const;
const FACTS: BoardFacts = {
  nations: { 'Tribe One': { kind: 'tribal' }, 'Tribe Two': { kind: 'tribal', phase: 4 }, Mali: { phase: 5 } },
  lands: {
    Congo: remote(2),
    Luba: remote(0),
    Lunda: remote(3),
    Kalahari: remote(0),
    Zimbabwe: remote(4),
    Natal: remote(1),
    Namib: remote(0),
    Rozwi: remote(3),
    'Grain-Coast': remote(5),
    Wadai: remote(5),
    Niani: { owner: 'Mali', special: 'remote', fort: 1 },
    Fez: { owner: 'Mali' },
  },
};
const board = boardOf(FACTS);
const { nation, place } = board;
const [one, two] = [nation('Tribe One'), nation('Tribe Two')];
const units = (...items: readonly (readonly [count: number, type: SetupUnit['type'], land: string])[]) =>
  items.map(([count, type, land]): SetupUnit => ({ count, type, territory: place(land) }));
const choose = (first: string, second: string, of: readonly SetupUnit[]): Order => ({
  verb: 'TRIBAL_SETUP',
  section: 'setup',
  args: { first: place(first), second: place(second), units: of },
});
/** A sheet is sent by code; codes of tribes have no space on this board. */
const settling = (order: Order | null, { tribe = one, from = board as Board, rolls = {} as Rolls } = {}) => {
  const code = tribe === one ? 'Tribe One' : 'Tribe Two';
  const hand = turnOf(from, order === null ? {} : { [code]: [order] }, numbered(from, rolls));
  settle(hand.turn, tribe);
  const { state } = hand;
  return {
    ...hand,
    next: { ...from, state },
    refused: hand.of('line-failed').map(({ refusal }) => refusal.code),
    cities: state.territories.flatMap((land) => (land?.tribalCity === tribe ? [nameOf(land.number)] : [])),
    lands: state.territories.flatMap((land) => (land?.owner === tribe ? [nameOf(land.number)] : [])),
    at: (land: string) =>
      [
        ...Map.groupBy(
          state.units.filter((unit) => unit.place === place(land)),
          ({ type }) => type,
        ),
      ]
        .map(([type, those]) => `${those.length} ${type}`)
        .join(', '),
  };
};
const nameOf = (number: number): string => board.setting.places[number]?.name ?? '';
const usual = choose(
  'Congo',
  'Natal',
  units([2, 'inf', 'Congo'], [1, 'cav', 'Rozwi'], [1, 'knt', 'Lunda'], [1, 'art', 'Luba']),
);

describe('where tribes settle', () => {
  test('W83-16.1 W83-16.2 in remote lands of the south that belong to nobody', () => {
    expect(settlingPlaces(board.setting, board.state).map(nameOf)).toEqual([
      'Congo',
      'Luba',
      'Lunda',
      'Kalahari',
      'Zimbabwe',
      'Natal',
      'Namib',
      'Rozwi',
    ]);
  });

  test('W83-16.1 W83-16.3 two cities, wherever they lie, and what else it takes are its first lands', () => {
    const hand = settling(usual);
    expect(hand.refused).toEqual([]);
    expect(hand.cities).toEqual(['Congo', 'Natal']);
    expect(hand.lands).toEqual(['Congo', 'Luba', 'Lunda', 'Natal', 'Rozwi']);
    expect(hand.state.nations[one]?.original.map(nameOf)).toEqual(hand.lands);
    expect(hand.state.territories[place('Luba')]?.originalOwner).toBe(one);
  });

  test('W83-16.4 units of all kinds for 75, the rest is its treasury, and a city may stand empty', () => {
    const hand = settling(usual);
    expect([hand.at('Congo'), hand.at('Rozwi'), hand.at('Lunda'), hand.at('Luba'), hand.at('Natal')]).toEqual([
      '2 inf, 1 gen',
      '1 cav',
      '1 knt',
      '1 art',
      '',
    ]);
    expect(hand.state.privy[one]?.treasury).toBe(75 - 10 - 8 - 11 - 10);
  });

  test('W83-16.3 W83-16.4 a standard general is rolled, and stands in the first city', () => {
    const rolls: Rolls = { 'general-skill@Tribe One': [7] };
    const general = settling(usual, { rolls }).state.units.find(({ type }) => type === 'gen');
    expect(general).toMatchObject({ skill: 7, ability: 0, special: false, place: place('Congo') });
    const best: Rolls = { 'general-skill@Tribe One': [10], 'general-ability@Tribe One': [3] };
    expect(settling(usual, { rolls: best }).state.units.find(({ type }) => type === 'gen')).toMatchObject({
      skill: 10,
      ability: 3,
    });
  });

  test('W83-16.5 no garrison is rolled there, then or later', () => {
    const hand = settling(usual);
    expect(hand.of('revealed')).toEqual([]);
    meetGarrison(hand.turn, place('Luba'));
    expect(hand.of('revealed')).toEqual([]);
  });

  test('W83-20.3 its first lands are incorporated, as those of all nations are', () => {
    const { state } = settling(usual);
    expect(state.territories.filter((land) => land?.owner === one).every((land) => land?.incorporatedBy === one)).toBe(
      true,
    );
  });

  test.each([
    ['one city twice', choose('Congo', 'Congo', []), 'same-place-twice'],
    ['West Africa', choose('Congo', 'Wadai', []), 'no-place-to-settle'],
    ['land of a nation', choose('Congo', 'Niani', []), 'no-place-to-settle'],
    ['units elsewhere', choose('Congo', 'Natal', units([1, 'inf', 'Fez'])), 'no-place-to-settle'],
    [
      'seven territories',
      choose(
        'Congo',
        'Natal',
        units(
          [1, 'inf', 'Luba'],
          [1, 'inf', 'Lunda'],
          [1, 'inf', 'Kalahari'],
          [1, 'inf', 'Namib'],
          [1, 'inf', 'Rozwi'],
        ),
      ),
      'too-many-places',
    ],
    ['more than 75', choose('Congo', 'Natal', units([16, 'inf', 'Congo'])), 'short-of-money'],
  ])('W83-16.3 W83-16.8 a choice that cannot be is told, and the usual stands: %s', (_, order, code) => {
    const hand = settling(order);
    expect(hand.refused).toEqual([code]);
    expect(hand.of('tribe-settled')).toMatchObject([{ chosen: false }]);
    expect(hand.cities).toEqual(['Luba', 'Kalahari']);
  });

  test('W83-16.7 the first tribe has priority: what it took is not there for the second', () => {
    const first = settling(usual).next;
    const order = choose('Congo', 'Namib', units([1, 'inf', 'Namib']));
    const hand = settling(order, { tribe: two, from: first });
    expect(hand.refused).toEqual(['no-place-to-settle']);
    expect(hand.lands).toEqual(['Kalahari', 'Zimbabwe', 'Namib']);
    const other = choose('Kalahari', 'Namib', units([1, 'inf', 'Namib']));
    expect(settling(other, { tribe: two, from: first }).cities).toEqual(['Kalahari', 'Namib']);
  });

  test('W83-16.3 W83-16.4 six territories and just 75 can be', () => {
    const order = choose(
      'Congo',
      'Natal',
      units([7, 'inf', 'Luba'], [5, 'inf', 'Lunda'], [2, 'inf', 'Kalahari'], [1, 'inf', 'Rozwi']),
    );
    const hand = settling(order);
    expect(hand.refused).toEqual([]);
    expect(hand.lands).toHaveLength(6);
    expect(hand.state.privy[one]?.treasury).toBe(0);
  });

  test('W83-16.3 W83-16.9 it is said by which rule a tribe has settled', () => {
    expect([settling(usual), settling(null)].flatMap(({ of }) => of('tribe-settled').map(({ rule }) => rule))).toEqual([
      'W83-16.3',
      'W83-16.9',
    ]);
  });

  test('W83-4.2 W83-16.4 a general of less than 10 has no ability', () => {
    const rolls: Rolls = { 'general-skill@Tribe One': [9] };
    const general = settling(usual, { rolls }).state.units.find(({ type }) => type === 'gen');
    expect(general).toMatchObject({ skill: 9, ability: 0 });
  });

  test('W83-16.1 only tribes settle', () => {
    const args = { first: place('Congo'), second: place('Natal'), units: [] };
    const check = (who: string) =>
      checkTribalSetup({ setting: board.setting, board: board.state, nation: nation(who) }, args)?.code ?? null;
    expect([check('Tribe One'), check('Mali')]).toEqual([null, 'tribes-only']);
  });

  test('W83-16.3 W83-16.9 a tribe for which there was one land alone has settled too', () => {
    const hand = settling(null, { from: boardOf({ ...FACTS, lands: { Congo: remote(2) } }) });
    expect(hand.lands).toEqual(['Congo']);
    const order = choose('Congo', 'Natal', []);
    expect(settling(order, { from: hand.next }).refused).toEqual(['not-settling']);
  });

  test('W83-16.3 who has settled does not settle again', () => {
    expect(settling(usual, { from: settling(usual).next }).refused).toContain('not-settling');
  });
});

describe('tribes that do not choose', () => {
  test('W83-16.8 W83-16.9 cities where land is worth least, infantry there and in the four best lands', () => {
    const hand = settling(null);
    expect(hand.cities).toEqual(['Luba', 'Kalahari']);
    expect(['Luba', 'Kalahari', 'Zimbabwe', 'Lunda', 'Rozwi', 'Congo'].map(hand.at)).toEqual([
      '3 inf, 1 gen',
      '3 inf',
      '3 inf',
      '2 inf',
      '2 inf',
      '2 inf',
    ]);
    expect(hand.lands).toHaveLength(6);
    expect(hand.state.privy[one]?.treasury).toBe(0);
  });

  test('W83-16.9 where there is less land, what is not spent is its treasury', () => {
    const few = boardOf({ ...FACTS, lands: { Congo: remote(2), Luba: remote(0), Lunda: remote(3) } });
    const hand = turnOf(few);
    settle(hand.turn, one);
    expect(hand.state.units.filter(({ type }) => type === 'inf')).toHaveLength(9);
    expect(hand.state.privy[one]?.treasury).toBe(30);
  });

  const begun = async (tribesChoose: boolean) =>
    setup(await scenarioNamed('world-1483'), { tribesChoose }, scriptedDice({ byLabel: {} }, { mode: 'collect' }));

  test('W83-16.9 where tribes do not choose at all they have settled when the game begins', async () => {
    const { setting, state } = await begun(false);
    const chosen = await begun(true);
    const [first] = state.nations.filter((each) => each?.kind === 'tribal');
    const { cities, units: stand } = usualSettlement(chosen.setting, chosen.state);
    const number = first?.number ?? 0;
    expect(state.stage).toBe('phases');
    expect(state.territories.flatMap((land) => (land?.tribalCity === number ? [land.number] : []))).toEqual(
      cities.toSorted((a, b) => a - b),
    );
    for (const { territory, count } of stand) {
      expect(state.units.filter((unit) => unit.place === territory && unit.type === 'inf')).toHaveLength(count);
      expect(state.territories[territory]).toMatchObject({ owner: number, incorporatedBy: number, revealed: true });
    }
    expect(state.units.find((unit) => unit.owner === number && unit.type === 'gen')).toMatchObject({
      place: cities[0],
      skill: 10,
      ability: 10,
    });
    expect(state.units.map(({ id }) => id)).toEqual(state.units.map((_, at) => at + 1));
    expect(state.next.unit).toBe(state.units.length + 1);
    expect(setting.options.tribesChoose).toBe(false);
  });

  test('W83-16.1 in World 1483 two tribes have twelve lands between them', async () => {
    const { state } = await begun(false);
    const tribes = state.nations.filter((each) => each?.kind === 'tribal').map((each) => each?.original.length);
    expect(tribes).toEqual([6, 6]);
  });

  test('W83-16.9 where no land is free there is nobody, and all of it is treasury', () => {
    const full = boardOf({ ...FACTS, lands: { Niani: FACTS.lands['Niani'] ?? {} } });
    const hand = turnOf(full);
    settle(hand.turn, one);
    expect(hand.state.units).toEqual([]);
    expect(hand.state.privy[one]?.treasury).toBe(75);
  });
});
