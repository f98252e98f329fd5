import { describe, expect, test } from 'vitest';
import { sailingsOf } from '../../src/npc/sea.ts';
import { defensivePurchases, incorporations, warPurchases } from '../../src/npc/spending.ts';
import type { State } from '../../src/state.ts';
import { type BoardFacts, boardOf } from '../board.ts';
import { boardWith, type Facts, type Lands, written } from '../unruled.ts';

describe('ships of a nation without a ruler', () => {
  type Seas = { readonly [zone: string]: readonly string[] };
  /** Gulf, Bight and Coast touch each other in a row; Savoy lies at the Gulf, France at Coast and Far. */
  const fleet = (seas: Seas, lands: Lands = {}, facts: Facts = {}) => {
    const board = boardWith(
      {
        Turin: { owner: 'Savoy', coasts: ['Gulf'] },
        Ivrea: { owner: 'France', coasts: ['Gulf'] },
        Rome: { owner: 'France', value: 2, coasts: ['Coast', 'Bight'] },
        Capua: { owner: 'France', value: 9, coasts: ['Fourth'] },
        Pisa: { owner: 'Spain', coasts: ['Bight'] },
        ...lands,
      },
      {
        seas: Object.fromEntries(
          Object.entries({ Coast: ['Bight'], Bight: ['Gulf'], Gulf: [], Third: ['Coast'], Fourth: ['Third'] }).map(
            ([zone, near]) => [zone, { seas: near, units: seas[zone] ?? [] }],
          ),
        ),
        ...facts,
      },
    );
    return written(board, sailingsOf(board.setting, board.state, board.nation('Savoy')));
  };
  test.each<readonly [what: string, seas: Seas, lines: readonly string[]]>([
    // A frigate attacks with 4 and defends with 3, a ship of the line with 6 and 7, a merchantman with 1 and 1.
    [
      'at just three to two',
      { Gulf: ['3 frg of Savoy'], Bight: ['2 frg of France', '2 mer of France'] },
      ['3 frg Gulf > Bight'],
    ],
    ['not below', { Gulf: ['3 frg of Savoy'], Bight: ['3 frg of France'] }, []],
    [
      'the weakest first',
      { Bight: ['9 frg of Savoy'], Gulf: ['2 frg of France'], Coast: ['1 frg of France'] },
      ['9 frg Bight > Coast'],
    ],
    [
      'of equals the first in list order',
      { Bight: ['9 frg of Savoy'], Gulf: ['1 frg of France'], Coast: ['1 frg of France'] },
      ['9 frg Bight > Coast'],
    ],
    [
      'who lie in one zone with a weaker one stay',
      { Gulf: ['9 frg of Savoy', '1 mer of France'], Bight: ['2 frg of France'] },
      [],
    ],
    [
      'of equals the first, though one lies in their own zone',
      { Gulf: ['9 frg of Savoy', '1 mer of France'], Bight: ['1 mer of France'] },
      ['9 frg Gulf > Bight'],
    ],
    ['ships at peace are left alone', { Gulf: ['9 frg of Savoy'], Bight: ['1 mer of Spain'] }, []],
    ['two zones away is too far', { Gulf: ['9 frg of Savoy'], Coast: ['1 mer of France'] }, []],
    [
      'what is aboard does not count',
      { Gulf: ['1 frg of Savoy'], Bight: ['1 mer of France', '9 inf of France'] },
      ['1 frg Gulf > Bight'],
    ],
    [
      'zone by zone',
      { Gulf: ['1 sol of Savoy'], Coast: ['1 sol of Savoy'], Bight: ['1 mer of France'] },
      ['1 sol Coast > Bight', '1 sol Gulf > Bight'],
    ],
  ])('W83-19.50 attacks: %s', (_, seas, lines) => {
    expect(fleet(seas)).toEqual(lines);
  });

  const paid: Facts = { kind: 'alliance', by: 'Savoy' };
  const turin = (units: readonly string[]): Lands => ({ Turin: { owner: 'Savoy', coasts: ['Gulf'], units } });
  test('W83-19.51 infantry that merchantmen can carry, to the first target within three zones, by the shortest way', () => {
    expect(fleet({ Gulf: ['2 mer of Savoy', '1 frg of Savoy'] }, turin(['5 inf', '1 cav']), paid)).toEqual([
      '2 mer Gulf > Bight load 4 inf Turin at Gulf',
      'land 4 inf Bight > Rome',
    ]);
    expect(fleet({ Gulf: ['3 mer of Savoy'] }, turin(['3 inf', '2 cav']), paid)[0]).toBe(
      '3 mer Gulf > Bight load 3 inf Turin at Gulf',
    );
  });
  test('W83-19.51 a vacant shore wants two at least, a held one three to two against troops and coast', () => {
    expect(fleet({ Gulf: ['1 mer of Savoy'] }, turin(['1 inf']), paid)).toEqual([]);
    expect(fleet({ Gulf: ['1 mer of Savoy'] }, turin(['2 inf']), paid)).toHaveLength(2);
    const held = (count: number, units: readonly string[]) =>
      fleet(
        { Gulf: ['9 mer of Savoy'] },
        {
          ...turin([`${count} inf`]),
          Rome: { owner: 'France', coasts: ['Coast', 'Bight'], units },
          Ivrea: { owner: 'Spain' },
          Capua: { owner: 'Spain' },
        },
        paid,
      ).length;
    // Infantry defends with 6, cavalry with 3; on the beach infantry attacks with 2.
    expect([
      held(5, ['1 inf']),
      held(6, ['1 inf']),
      held(2, ['1 cav']),
      held(3, ['1 cav']),
      held(2, ['1 gen 9']),
    ]).toEqual([0, 2, 0, 2, 2]);
  });
  test('W83-19.51 the target in target order, also on the shore where they lie', () => {
    const here = fleet(
      { Gulf: ['1 mer of Savoy'] },
      { ...turin(['2 inf']), Ivrea: { owner: 'France', value: 5, coasts: ['Gulf'] } },
      paid,
    );
    expect(here).toEqual(['1 mer Gulf load 2 inf Turin at Gulf', 'land 2 inf Gulf > Ivrea']);
  });
  test('W83-19.51 W83-8.3 the fleet that lands does nothing else', () => {
    const lines = fleet(
      { Gulf: ['1 mer of Savoy', '9 frg of Savoy'], Bight: ['1 mer of France'] },
      { ...turin(['2 inf']), Ivrea: { owner: 'France', value: 5, coasts: ['Gulf'] } },
      paid,
    );
    expect(lines).toEqual(['1 mer Gulf load 2 inf Turin at Gulf', 'land 2 inf Gulf > Ivrea']);
  });
  test('W83-19.51 three zones and no farther, and past no enemy ships', () => {
    const far: Lands = {
      ...turin(['4 inf']),
      Ivrea: { owner: 'Spain', coasts: ['Gulf'] },
      Rome: { owner: 'Spain', coasts: ['Coast'] },
    };
    const third: Lands = { ...far, Capua: { owner: 'France', coasts: ['Third'] } };
    expect(fleet({ Gulf: ['2 mer of Savoy'] }, far, paid)).toEqual([]);
    expect(fleet({ Gulf: ['2 mer of Savoy'] }, third, paid)).toEqual([
      '2 mer Gulf > Bight > Coast > Third load 4 inf Turin at Gulf',
      'land 4 inf Third > Capua',
    ]);
    expect(fleet({ Gulf: ['2 mer of Savoy'], Coast: ['1 sol of France'] }, third, paid)).toEqual([]);
    expect(fleet({ Gulf: ['2 mer of Savoy'], Coast: ['1 sol of Spain'] }, third, paid)).toHaveLength(2);
  });
  test('W83-19.51 one landing a turn, and other fleets sail besides', () => {
    const lines = fleet(
      { Gulf: ['1 mer of Savoy'], Third: ['2 mer of Savoy', '1 sol of Savoy'], Fourth: ['1 mer of France'] },
      { ...turin(['2 inf']), Capua: { owner: 'Savoy', coasts: ['Third'], units: ['2 inf'] } },
      paid,
    );
    expect(lines).toEqual([
      '1 mer Gulf > Bight load 2 inf Turin at Gulf',
      'land 2 inf Bight > Rome',
      '1 sol + 2 mer Third > Fourth',
    ]);
  });
  test('W83-19.51 not where its own land is not on the coast, nor in a war that it did not begin', () => {
    expect(
      fleet(
        { Gulf: ['1 mer of Savoy'] },
        { Turin: { owner: 'Spain', coasts: ['Gulf'], units: ['2 inf of Savoy'] } },
        paid,
      ),
    ).toEqual([]);
    expect(fleet({ Gulf: ['1 mer of Savoy'] }, turin(['2 inf']))).toEqual([]);
  });
});

describe('what a nation without a ruler buys', () => {
  const bought = (
    lands: Lands,
    budget: number,
    facts: Facts = {},
    change: (state: State) => State = (state) => state,
  ) => {
    const board = boardWith(lands, facts);
    const savoy = board.nation('Savoy');
    return written(board, warPurchases(board.setting, change(board.state), savoy, budget));
  };
  const TURIN: Lands = { Turin: { owner: 'Savoy', fort: 2, units: ['3 inf', '1 gen 1'] } };
  const paid: Facts = { kind: 'alliance', by: 'Savoy' };

  test('W83-7.30 W83-19.30 units go to cities that it held when its turn began, and has incorporated', () => {
    const lands: Lands = {
      ...TURIN,
      Open: { owner: 'Savoy', value: 9 },
      Fresh: { owner: 'Savoy', fort: 1, value: 9, incorporatedBy: null },
      New: { owner: 'Savoy', fort: 1, value: 9 },
    };
    expect(bought(lands, 10)).toEqual(['2 inf at New']);
    const begun = (state: State): State => ({
      ...state,
      nations: state.nations.map((each) =>
        each?.kind === 'npc'
          ? { ...each, snapshot: { territories: [1, 2, 3], cities: [1, 3], ports: [], colonies: [] } }
          : each,
      ),
    });
    expect(bought(lands, 10, {}, begun)).toEqual(['2 inf at Turin']);
    const noCity: Lands = {
      Open: { owner: 'Savoy', value: 9, port: true, coasts: ['Gulf'] },
      Rome: { owner: 'France' },
    };
    expect(bought(noCity, 90, { ...paid, seas: { Gulf: {} } })).toEqual([]);
  });
  test('W83-19.21 a general, where there is none, goes to most of its troops', () => {
    const lands: Lands = {
      Turin: { owner: 'Savoy', fort: 2, units: ['1 inf'] },
      Aosta: { owner: 'Savoy', fort: 2, value: 9, units: ['2 inf'] },
    };
    expect(bought(lands, 20)).toEqual(['general at Aosta', '2 inf at Aosta']);
    const alike: Lands = { Turin: { owner: 'Savoy', fort: 2 }, Aosta: { owner: 'Savoy', fort: 2 } };
    expect(bought(alike, 20)).toEqual(['general at Turin', '1 inf at Turin', '1 inf at Aosta']);
  });
  test.each<readonly [what: string, lands: Lands, facts: Facts, line: string]>([
    ['a war that it began attacks', TURIN, paid, '1 inf at Turin, 1 cav at Turin'],
    ['another does not', TURIN, {}, '2 inf at Turin'],
    [
      'nor while one of its first lands is threatened',
      { ...TURIN, Nice: { owner: 'Savoy' }, Paris: { owner: 'France', units: ['1 inf'] } },
      { ...paid, borders: ['Nice-Paris'] },
      '2 inf at Turin',
    ],
    [
      'a later conquest may be',
      { ...TURIN, Nice: { owner: 'Savoy', originalOwner: 'France' }, Paris: { owner: 'France', units: ['1 inf'] } },
      { ...paid, borders: ['Nice-Paris'] },
      '1 inf at Turin, 1 cav at Turin',
    ],
    [
      'and so may a first land that it has lost',
      {
        ...TURIN,
        Nice: { owner: 'France', originalOwner: 'Savoy', units: ['1 inf'] },
        Paris: { owner: 'France', units: ['1 inf'] },
      },
      { ...paid, borders: ['Nice-Paris'] },
      '1 inf at Turin, 1 cav at Turin',
    ],
    [
      'one such war among others is enough',
      TURIN,
      { wars: [{ between: ['Spain', 'Savoy'] }, { between: ['Savoy', 'France'], kind: 'alliance' }] },
      '1 inf at Turin, 1 cav at Turin',
    ],
  ])('W83-19.21 what it buys for: %s', (_, lands, facts, line) => {
    expect(bought(lands, 13, facts).join(', ')).toBe(line);
  });

  const port: Lands[string] = {
    owner: 'Savoy',
    fort: 2,
    port: true,
    coasts: ['Gulf', 'Bay'],
    units: ['3 inf', '1 gen 1'],
  };
  const seas = (ships = ''): NonNullable<BoardFacts['seas']> => ({
    Gulf: { units: ships === '' ? [] : [ships] },
    Bay: {},
  });
  test.each<readonly [what: string, lands: Lands, facts: Facts, ships: string]>([
    [
      'two, if it has none',
      { Turin: port, Rome: { owner: 'France' } },
      { ...paid, seas: seas() },
      '2 mer at Gulf from Turin',
    ],
    [
      'one, if it has one',
      { Turin: port, Rome: { owner: 'France' } },
      { ...paid, seas: seas('1 mer of Savoy') },
      '1 mer at Gulf from Turin',
    ],
    [
      'none, if it has three',
      { Turin: port, Rome: { owner: 'France' } },
      { ...paid, seas: seas('3 mer of Savoy') },
      '',
    ],
    [
      'frigates are none',
      { Turin: port, Rome: { owner: 'France' } },
      { ...paid, seas: seas('2 frg of Savoy') },
      '2 mer at Gulf from Turin',
    ],
    [
      'none without a port',
      { Turin: { ...port, port: false }, Rome: { owner: 'France' } },
      { ...paid, seas: seas() },
      '',
    ],
    [
      'none for targets beside its land',
      { Turin: port, Rome: { owner: 'France' }, Nice: { owner: 'France' } },
      { ...paid, seas: seas(), borders: ['Turin-Nice'] },
      '',
    ],
    ['none without a target', { Turin: port }, { ...paid, seas: seas() }, ''],
    ['none in defence', { Turin: port, Rome: { owner: 'France' } }, { seas: seas() }, ''],
  ])('W83-19.21 W83-19.52 merchantmen for targets over sea: %s', (_, lands, facts, ships) => {
    expect(
      bought(lands, 30, facts)
        .filter((line) => line.includes('mer'))
        .join(', '),
    ).toBe(ships);
  });

  test('W83-19.30 ships take no place among the troops', () => {
    const alike: Lands = {
      Turin: { ...port, units: ['1 gen 1'] },
      Aosta: { owner: 'Savoy', fort: 2 },
      Rome: { owner: 'France' },
    };
    expect(bought(alike, 20, { ...paid, seas: seas('1 mer of Savoy') })).toEqual([
      '1 mer at Gulf from Turin',
      '1 inf at Turin',
      '1 inf at Aosta',
    ]);
  });
  test('W83-19.30 a land with enemies beside it comes before the richest city without', () => {
    const lands: Lands = {
      Turin: { owner: 'Savoy', fort: 9, value: 9 },
      Nice: { owner: 'Savoy', fort: 1, value: 0, units: ['9 inf'] },
      Paris: { owner: 'France', units: ['1 inf'] },
    };
    expect(bought(lands, 10, { borders: ['Nice-Paris'] })).toEqual(['2 inf at Nice']);
  });

  test('W83-19.71 W83-19.72 a nation that only defends buys infantry for half of its treasury, and for all of it at war', () => {
    const board = boardWith(TURIN);
    const spend = (state: State, treasury: number) =>
      written(board, defensivePurchases(board.setting, state, board.nation('Savoy'), treasury));
    expect([spend(board.state, 14), spend({ ...board.state, wars: [] }, 21)]).toEqual([
      ['2 inf at Turin'],
      ['2 inf at Turin'],
    ]);
    const homeless = boardWith({ Open: { owner: 'Savoy' } });
    expect(defensivePurchases(homeless.setting, homeless.state, homeless.nation('Savoy'), 50)).toEqual([]);
  });

  test('W83-19.3 it incorporates by value, of equals the first, as far as the money goes', () => {
    const board = boardWith({
      Own: { owner: 'Savoy', value: 9 },
      Low: { owner: 'Savoy', value: 1, incorporatedBy: null },
      Mid: { owner: 'Savoy', value: 3, incorporatedBy: 'France' },
      Top: { owner: 'Savoy', value: 4, incorporatedBy: null },
      Like: { owner: 'Savoy', value: 3, incorporatedBy: null },
    });
    const all = (treasury: number) => written(board, incorporations(board.state, board.nation('Savoy'), treasury));
    expect(all(16)).toEqual(['incorporate Top', 'incorporate Mid', 'incorporate Low']);
    expect(all(7)).toEqual(['incorporate Mid']);
    expect(all(99)).toHaveLength(4);
  });
});

test('W83-19.50 W83-19.51 zone by zone in list order, whichever ship is the older', () => {
  const facts = (units: { readonly [zone: string]: readonly string[] }): BoardFacts => ({
    nations: { France: {}, Spain: {}, Savoy: { phase: 5 } },
    lands: {
      Turin: { owner: 'Savoy', coasts: ['Gulf'], units: ['2 inf'] },
      Genoa: { owner: 'Savoy', coasts: ['Coast'], units: ['2 inf'] },
      Rome: { owner: 'France', originalOwner: 'Savoy', coasts: ['Coast', 'Gulf'] },
    },
    seas: Object.fromEntries(
      ['Coast', 'Gulf', 'Bight'].map((zone) => [
        zone,
        { seas: zone === 'Bight' ? ['Coast', 'Gulf'] : [], units: units[zone] ?? [] },
      ]),
    ),
    wars: [{ between: ['Savoy', 'France'], kind: 'financed' }],
  });
  const swapped = (units: Parameters<typeof facts>[0]) => {
    const board = boardOf(facts(units));
    const [coast, gulf] = [board.place('Coast'), board.place('Gulf')];
    const crossed = board.state.units.map((unit) =>
      unit.place === coast ? { ...unit, place: gulf } : unit.place === gulf ? { ...unit, place: coast } : unit,
    );
    const state = { ...board.state, units: crossed };
    return written({ ...board, state }, sailingsOf(board.setting, state, board.nation('Savoy')));
  };
  expect(swapped({ Coast: ['1 sol of Savoy'], Gulf: ['1 sol of Savoy'], Bight: ['1 mer of France'] })).toEqual([
    '1 sol Coast > Bight',
    '1 sol Gulf > Bight',
  ]);
  expect(swapped({ Coast: ['1 mer of Savoy'], Gulf: ['1 mer of Savoy'] })[0]).toBe(
    '1 mer Coast load 2 inf Genoa at Coast',
  );
});
