import { describe, expect, test } from 'vitest';
import { marchesOf, shifts } from '../../src/npc/land.ts';
import { isVacant, movable } from '../../src/rules/npc-war.ts';
import type { Board } from '../board.ts';
import { boardWith, type Facts, type Lands, written } from '../unruled.ts';

const marches = (board: Board) => written(board, marchesOf(board.setting, board.state, board.nation('Savoy')));

describe('attacks of a nation without a ruler', () => {
  const BORDERS = ['Turin-Nice', 'Aosta-Nice', 'Ivrea-Nice'];
  const front = (savoy: Lands, nice: Lands[string], facts: Facts = {}) =>
    marches(
      boardWith(
        {
          Aosta: { owner: 'Savoy' },
          Ivrea: { owner: 'Savoy' },
          Turin: { owner: 'Savoy' },
          Nice: { owner: 'France', originalOwner: 'Savoy', ...nice },
          ...savoy,
        },
        { borders: BORDERS, ...facts },
      ),
    );
  const own = (units: readonly string[]): Lands[string] => ({ owner: 'Savoy', units });

  test('W83-19.43 all who can come, from every land beside it, guns too, after those who clear their way', () => {
    expect(
      front(
        { Aosta: own(['2 art']), Ivrea: own(['2 inf', '1 art']), Turin: own(['1 cav', '1 knt']) },
        { units: ['2 inf'] },
      ),
    ).toEqual(['2 inf + 1 art Ivrea > Nice', '1 cav + 1 knt Turin > Nice', '2 art Aosta > Nice']);
  });
  test('W83-19.43 guns alone attack nobody, not even guns', () => {
    expect(front({ Aosta: own(['2 art']) }, { units: ['1 art'] })).toEqual([]);
    expect(front({ Aosta: own(['2 art', '1 inf']) }, { units: ['1 art'] })).toEqual(['1 inf + 2 art Aosta > Nice']);
  });
  test('W83-19.43 rebels want three to two for the land they rose for, others for their first lands', () => {
    const rising = (lands: readonly number[]) =>
      front(
        { Aosta: own(['3 inf']) },
        { originalOwner: 'France', units: ['1 inf'] },
        { kind: 'rebellion', by: 'Savoy', savoy: { more: { rebellion: { sponsor: 2, against: 1, lands } } } },
      );
    expect(rising([4])).toEqual(['3 inf Aosta > Nice']);
    expect(front({ Aosta: own(['3 inf']) }, { originalOwner: 'France', units: ['1 inf'] })).toEqual([]);
    expect(front({ Aosta: own(['4 inf']) }, { originalOwner: 'France', units: ['1 inf'] })).toEqual([
      '4 inf Aosta > Nice',
    ]);
  });
  test('W83-19.46 each band goes with the best general of the nation there, and those of guests stay', () => {
    expect(
      front(
        { Aosta: own(['4 inf', '1 gen 2', '1 gen 9 of Spain', '1 gen 4']), Ivrea: own(['1 inf']) },
        { units: ['1 inf'] },
      ),
    ).toEqual(['4 inf Aosta > Nice gen 4 of 3', '1 inf Ivrea > Nice']);
  });
  test('W83-19.43 into vacant land one unit goes, from where most could come: infantry, else cavalry, else knights', () => {
    expect(front({ Aosta: own(['1 inf']), Ivrea: own(['1 art', '1 knt', '1 cav', '1 inf']) }, {})).toEqual([
      '1 inf Ivrea > Nice',
    ]);
    expect(front({ Ivrea: own(['1 art', '1 knt', '1 cav']) }, {})).toEqual(['1 cav Ivrea > Nice']);
    expect(front({ Ivrea: own(['1 knt', '1 art']) }, {})).toEqual(['1 knt Ivrea > Nice']);
    expect(front({ Ivrea: own(['1 art']) }, {})).toEqual([]);
    expect(front({ Turin: own(['1 inf']), Aosta: own(['1 inf']) }, {})).toEqual(['1 inf Aosta > Nice']);
    expect(front({}, {})).toEqual([]);
  });
  test('W83-19.43 a general alone does not hold land', () => {
    expect(front({ Aosta: own(['1 inf']) }, { units: ['1 gen 9'] })).toEqual(['1 inf Aosta > Nice']);
    const board = boardWith({ Nice: { owner: 'France', units: ['1 gen 9', '1 art'] } });
    expect(isVacant(board.state, board.place('Nice'))).toBe(false);
  });
  test('W83-19.43 a unit is used once, for the first target', () => {
    const board = boardWith(
      {
        Turin: { owner: 'Savoy', units: ['2 inf'] },
        Nice: { owner: 'France', value: 3 },
        Genoa: { owner: 'France', value: 2 },
        Pisa: { owner: 'France', value: 1 },
      },
      { borders: ['Turin-Nice', 'Turin-Genoa', 'Turin-Pisa'] },
    );
    expect(marches(board)).toEqual(['1 inf Turin > Nice', '1 inf Turin > Genoa']);
  });
  test('W83-19.43 W83-2.17 across a strait they count for less', () => {
    const lands: Lands = { Elba: { owner: 'Savoy', units: ['4 inf'] }, Pisa: { owner: 'France', units: ['1 inf'] } };
    expect(marches(boardWith(lands, { borders: ['Elba-Pisa'] }))).toEqual(['4 inf Elba > Pisa']);
    expect(marches(boardWith(lands, { straits: ['Elba-Pisa'] }))).toEqual([]);
  });
  test('W83-19.41 W83-0.27 of equal lands the first in list order is wanted first', () => {
    const board = boardWith(
      { Turin: { owner: 'Savoy', units: ['1 inf'] }, Nice: { owner: 'France' }, Genoa: { owner: 'France' } },
      { borders: ['Turin-Nice', 'Turin-Genoa'] },
    );
    expect(marches(board)).toEqual(['1 inf Turin > Nice']);
  });
  test('W83-19.42 in a capital three infantry stay, in no land without a city anybody, and riders always may go', () => {
    const board = boardWith(
      {
        Turin: { owner: 'Savoy', fort: 1, units: ['1 cav', '4 inf'] },
        Aosta: { owner: 'Savoy', units: ['2 inf'] },
        Ivrea: { owner: 'Savoy', fort: 1, units: ['1 knt', '3 inf'] },
        Nice: { owner: 'France', originalOwner: 'Savoy', units: ['1 cav'] },
      },
      { borders: ['Turin-Nice', 'Aosta-Nice', 'Ivrea-Nice'], savoy: { capital: 'Turin' } },
    );
    expect(marches(board)).toEqual(['1 inf + 1 cav Turin > Nice', '2 inf Aosta > Nice', '1 inf + 1 knt Ivrea > Nice']);
  });
});

describe('moves towards the border', () => {
  /** A chain of lands of Savoy from Alps to Nice, beside which France stands; and a fork. */
  const chain = (units: { readonly [land: string]: readonly string[] }, borders: readonly string[] = []) => {
    const board = boardWith(
      {
        Nice: { owner: 'Savoy', units: units['Nice'] ?? [] },
        Genoa: { owner: 'Savoy', units: units['Genoa'] ?? [] },
        Bra: { owner: 'Savoy', units: units['Bra'] ?? [] },
        Cuneo: { owner: 'Savoy', units: units['Cuneo'] ?? [] },
        Alps: { owner: 'Savoy', units: units['Alps'] ?? [] },
        Corsica: { owner: 'Savoy', units: units['Corsica'] ?? [] },
        Paris: { owner: 'France', units: ['9 inf'] },
        Pisa: { owner: 'France', units: units['Pisa'] ?? [] },
      },
      { borders: ['Nice-Paris', 'Genoa-Pisa', 'Nice-Cuneo', 'Cuneo-Alps', ...borders] },
    );
    const { setting, state } = board;
    const savoy = board.nation('Savoy');
    return written(board, shifts(setting, state, savoy, movable(setting, state, savoy)));
  };
  test('W83-19.44 infantry and guns one step, cavalry and knights two, and who stands there already stays', () => {
    expect(chain({ Nice: ['2 inf'], Cuneo: ['1 inf', '1 cav'], Alps: ['1 inf', '1 art', '1 cav', '1 knt'] })).toEqual([
      '1 inf Cuneo > Nice',
      '1 cav Cuneo > Nice',
      '1 inf + 1 art Alps > Cuneo',
      '1 cav + 1 knt Alps > Cuneo > Nice',
    ]);
  });
  test('W83-19.46 a general goes along when all troops leave, with the infantry, or else with the riders', () => {
    expect(chain({ Alps: ['1 inf', '1 cav', '1 gen 3', '1 gen 5'] })).toEqual([
      '1 inf Alps > Cuneo gen 5 of 3',
      '1 cav Alps > Cuneo > Nice',
    ]);
    expect(chain({ Alps: ['2 knt', '1 gen 5'] })).toEqual(['2 knt Alps > Cuneo > Nice gen 5 of 3']);
    expect(chain({ Alps: ['2 inf', '1 cav', '1 gen 9 of Spain'] })[0]).toBe('2 inf Alps > Cuneo');
  });
  test('W83-19.46 he stays with whoever stays', () => {
    const board = boardWith(
      {
        Nice: { owner: 'Savoy' },
        Turin: { owner: 'Savoy', fort: 1, units: ['4 inf', '1 gen 5'] },
        Paris: { owner: 'France', units: ['1 inf'] },
      },
      { borders: ['Nice-Paris', 'Turin-Nice'], savoy: { capital: 'Turin' } },
    );
    expect(marches(board)).toEqual(['1 inf Turin > Nice']);
  });
  test('W83-19.44 W83-0.27 the nearest border, and of ways equally long that of the first lands', () => {
    // Alps is two steps from Nice by Cuneo, and two from Genoa by Bra, which comes before Cuneo.
    const units = { Pisa: ['1 inf'], Alps: ['1 inf'] };
    expect(chain(units, ['Genoa-Cuneo', 'Nice-Bra', 'Bra-Alps'])).toEqual(['1 inf Alps > Bra']);
    expect(chain(units, ['Genoa-Bra', 'Bra-Alps'])).toEqual(['1 inf Alps > Bra']);
    expect(chain({ ...units, Bra: ['1 inf'] }, ['Genoa-Bra', 'Bra-Alps', 'Alps-Nice'])).toEqual([
      '1 inf Bra > Genoa',
      '1 inf Alps > Nice',
    ]);
  });
  test('W83-19.44 who has no way over own land stays, and without a threat all do', () => {
    expect(chain({ Corsica: ['3 inf'] })).toEqual([]);
    const board = boardWith(
      { Nice: { owner: 'Savoy', units: ['1 inf'] }, Alps: { owner: 'Savoy', units: ['1 inf'] } },
      { borders: ['Nice-Alps'] },
    );
    expect(marches(board)).toEqual([]);
  });
});
