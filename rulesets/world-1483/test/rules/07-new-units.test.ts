import { describe, expect, test } from 'vitest';
import { buying } from '../../src/actions/buying.ts';
import type { NationStep } from '../../src/actions/deed.ts';
import { incorporation } from '../../src/actions/incorporation.ts';
import { placing } from '../../src/actions/placing.ts';
import { upkeep } from '../../src/actions/upkeep.ts';
import type { Order } from '../../src/order.ts';
import { canMove } from '../../src/rules/selection.ts';
import type { ShipType, TroopType } from '../../src/words.ts';
import { type Board, type BoardFacts, boardOf, type LandFacts, type NationFacts } from '../board.ts';
import { stepped } from '../step.ts';
import type { Rolls } from '../turn.ts';

const FACTS: BoardFacts = {
  turn: 3,
  nations: { England: { treasury: 200 }, France: {}, Zulu: { kind: 'tribal', treasury: 50 } },
  lands: {
    London: { owner: 'England', fort: 4, port: true, coasts: ['Channel', 'Barents'] },
    York: { owner: 'England', incorporatedBy: null, port: true, coasts: ['North'] },
    Bath: { owner: 'England', fort: 2, incorporatedBy: null, value: 1 },
    Dover: { owner: 'England', coasts: ['Channel'] },
    Calais: { owner: 'France', fort: 2, port: true, coasts: ['Channel'] },
    Kraal: { owner: 'Zulu', tribalCity: 'Zulu' },
    Veld: { owner: 'Zulu', fort: 2, incorporatedBy: null },
  },
  seas: { Channel: { seas: ['North'] }, North: { seas: ['Barents'] }, Barents: { special: 'barents' } },
  borders: ['London-York', 'London-Bath', 'London-Dover', 'Kraal-Veld'],
};
const with_ = (name: string, more: NationFacts, facts: Partial<BoardFacts> = {}): Board =>
  boardOf({ ...FACTS, ...facts, nations: { ...FACTS.nations, [name]: { ...FACTS.nations[name], ...more } } });
const land = (name: string, more: LandFacts): Board =>
  boardOf({ ...FACTS, lands: { ...FACTS.lands, [name]: { ...FACTS.lands[name], ...more } } });
const board = boardOf(FACTS);
const { nation, place } = board;
const line = {
  troops: (count: number, type: TroopType, at: string): Order => ({
    verb: 'BUILD',
    args: { count, type, at: place(at) },
  }),
  ships: (count: number, type: ShipType, at: string, from: string): Order => ({
    verb: 'BUILD_SHIPS',
    args: { count, type, at: place(at), from: place(from) },
  }),
  general: (special: boolean, at: string): Order => ({ verb: 'BUILD_GENERAL', args: { special, at: place(at) } }),
  port: (at: string): Order => ({ verb: 'BUILD_PORT', args: { at: place(at) } }),
};
/** A turn with nothing in it but purchases, and what happens between them and their placing. */
const build = (
  lines: readonly Order[],
  of: Board = board,
  more: { readonly between?: readonly NationStep[]; readonly rolls?: Rolls; readonly who?: string } = {},
) => {
  const hand = stepped(of, more.who ?? 'England', {
    steps: [upkeep, buying, ...(more.between ?? []), placing],
    lines,
    rolls: more.rolls ?? {},
  });
  return {
    ...hand,
    there: (at: string): string =>
      [
        ...Map.groupBy(
          hand.state.units.filter((unit) => unit.place === of.place(at)),
          ({ type }) => type,
        ),
      ]
        .map(([type, units]) => `${units.length} ${type}`)
        .join(', '),
  };
};
/** Somebody changes the board while the nation acts. */
const then =
  (change: (turn: Parameters<NationStep>[0]) => void): NationStep =>
  (turn) =>
    change(turn);
const loses = (territory: string, by = nation('France')): NationStep =>
  then((turn) =>
    turn.emit({
      kind: 'captured',
      rule: 'W83-10.21',
      territory: place(territory),
      from: nation('England'),
      by,
      generals: [],
      port: true,
      tribalCity: null,
      how: 'battle',
    }),
  );

describe('buying', () => {
  test('W83-7.1 troops, ships, generals and ports for saved resources', () => {
    const { treasury, there, state } = build([
      line.troops(2, 'inf', 'London'),
      line.ships(1, 'frg', 'Channel', 'London'),
      line.general(false, 'London'),
      line.port('Dover'),
    ]);
    expect(treasury('England')).toBe(200 - 10 - 20 - 8 - 15);
    expect([there('London'), there('Channel'), state.territories[place('Dover')]?.port]).toEqual([
      '2 inf, 1 gen',
      '1 frg',
      true,
    ]);
  });

  test('W83-7.2 W83-7.6 they are bought in Action 3, and not on the board before Action 8', () => {
    const { state } = stepped(board, 'England', { steps: [upkeep, buying], lines: [line.troops(2, 'inf', 'London')] });
    expect([state.units, state.privy[1]?.treasury]).toEqual([[], 190]);
  });

  test('W83-7.3 W83-4.1 W83-4.2 a general is rolled when they are bought, and is what they are for life', () => {
    const rolls = { 'general-skill@England': [7, 8, 10], 'general-ability@England': [4, 6] };
    const { state, of } = build(
      [line.general(false, 'London'), line.general(true, 'London'), line.general(false, 'London')],
      board,
      { rolls },
    );
    expect(of('bought').map(({ skill, cost }) => [skill, cost])).toEqual([
      [7, 8],
      [8, 12],
      [10, 8],
    ]);
    expect(state.units.map(({ skill, ability, special }) => [skill, ability, special])).toEqual([
      [7, 0, false],
      [8, 4, true],
      [10, 6, false],
    ]);
  });

  test.each([
    ['W83-7.4 a conquered nation', with_('England', { more: { status: 'conquered' } }), 'conquered'],
    ['W83-5.49 one in arrears', with_('England', { arrears: 1 }), 'in-arrears'],
    ['W83-1.14 one that cannot pay for all of them', with_('England', { treasury: 9 }), 'short-of-money'],
  ])('%s buys nothing', (_, of, code) => {
    const { refused, state } = build([line.troops(2, 'inf', 'London')], of);
    expect([refused, state.units]).toEqual([[code], []]);
  });
});

describe('placing', () => {
  test('W83-7.30 only in a city, and in Action 8 an incorporated one', () => {
    expect(build([line.troops(1, 'inf', 'Dover'), line.troops(1, 'inf', 'Calais')]).refused).toEqual([
      'no-city',
      'not-yours',
    ]);
    const { refused, treasury, state } = build([line.troops(3, 'inf', 'Bath')]);
    expect([refused, treasury('England'), state.units]).toEqual([['not-incorporated'], 200, []]);
  });

  test('W83-7.31 a city that was there at the start and is incorporated in this turn takes them', () => {
    const incorporate: Order = { verb: 'INCORPORATE', args: { territory: place('Bath') } };
    expect(build([line.troops(3, 'inf', 'Bath'), incorporate], board, { between: [incorporation] }).there('Bath')).toBe(
      '3 inf',
    );
  });

  test('W83-7.31 a city that is new this turn takes none', () => {
    const taken = stepped(board, 'England', {
      steps: [
        upkeep,
        then((turn) =>
          turn.emit({
            kind: 'captured',
            rule: 'W83-10.21',
            territory: place('Calais'),
            from: nation('France'),
            by: nation('England'),
            generals: [],
            port: true,
            tribalCity: null,
            how: 'battle',
          }),
        ),
        then((turn) =>
          turn.emit({
            kind: 'city-founded',
            rule: 'W83-6.22',
            territory: place('Dover'),
            city: { name: 'Dover', fort: 1 },
          }),
        ),
        buying,
      ],
      lines: [line.troops(1, 'inf', 'Calais'), line.troops(1, 'inf', 'Dover')],
    });
    expect(taken.refused).toEqual(['not-yours-then', 'new-city']);
  });

  test('W83-7.5 what can no longer be placed is cancelled, and paid back in full; a general’s roll is void', () => {
    const { refused, treasury, state } = build(
      [line.troops(3, 'inf', 'London'), line.general(true, 'London'), line.ships(1, 'mer', 'Channel', 'London')],
      board,
      { between: [loses('London')] },
    );
    expect([refused, treasury('England'), state.units]).toEqual([['not-yours', 'not-yours', 'not-yours'], 200, []]);
  });

  test('W83-7.32 ships come from a port that stood when the turn began, to its own coast', () => {
    expect(build([line.ships(1, 'mer', 'North', 'London')]).refused).toEqual(['not-touching']);
    expect(build([line.port('Dover'), line.ships(1, 'mer', 'Channel', 'Dover')]).refused).toEqual(['no-port']);
  });

  test('W83-7.33 the land of the port needs neither a city nor incorporation', () => {
    expect(build([line.ships(2, 'mer', 'North', 'York')]).there('North')).toBe('2 mer');
  });

  test('W83-7.34 W83-7.35 a port: on a coast of one’s own since the start, and only one', () => {
    expect(build([line.port('Bath'), line.port('London'), line.port('Calais')]).refused).toEqual([
      'no-coast',
      'port-there',
      'not-yours',
    ]);
    const twice = build([line.port('Dover'), line.port('Dover')]);
    expect([twice.refused, twice.treasury('England')]).toEqual([['port-there'], 185]);
  });

  test('W83-7.39 W83-7.40 they are marked as built, and do not move this turn', () => {
    const { state } = build([line.troops(1, 'inf', 'London'), line.ships(1, 'mer', 'Channel', 'London')]);
    expect(state.units.map((unit) => [unit.builtTurn, canMove(unit, 3)])).toEqual([
      [3, false],
      [3, false],
    ]);
  });

  test('W83-7.41 a city that is no colony takes any number', () => {
    expect(build([line.troops(40, 'inf', 'London')]).there('London')).toBe('40 inf');
  });

  test('W83-16.20 W83-16.23 a tribe builds in its tribal city, unless that has moved, and in regular cities that are incorporated', () => {
    const lines = [line.troops(1, 'inf', 'Kraal'), line.troops(1, 'inf', 'Veld')];
    const { there, refused } = build(lines, board, { who: 'Zulu' });
    expect([there('Kraal'), refused]).toEqual(['1 inf', ['not-incorporated']]);
    const moved = then((turn) =>
      turn.emit({
        kind: 'tribal-city-moved',
        rule: 'W83-16.22',
        tribe: nation('Zulu'),
        from: place('Kraal'),
        to: place('Veld'),
      }),
    );
    expect(build([line.troops(1, 'inf', 'Kraal')], board, { who: 'Zulu', between: [moved] }).refused).toEqual([
      'no-city',
    ]);
  });
});

/** A colony of value 3 with a port, six lands and four zones from home. */
const COLONY: BoardFacts = {
  turn: 3,
  nations: { England: { treasury: 200 } },
  lands: {
    Home: { owner: 'England', fort: 3, coasts: ['S1'] },
    W1: {},
    W2: {},
    W3: {},
    W4: {},
    W5: {},
    Far: { owner: 'England', originalOwner: null, fort: 1, value: 3, port: true, coasts: ['S4'] },
    Cape: { owner: 'England', originalOwner: null, coasts: ['S4'] },
  },
  seas: { S1: { seas: ['S2'] }, S2: { seas: ['S3'] }, S3: { seas: ['S4'] }, S4: {} },
  borders: ['Home-W1', 'W1-W2', 'W2-W3', 'W3-W4', 'W4-W5', 'W5-Far', 'W5-Cape'],
};
const colony = (more: LandFacts = {}): Board =>
  boardOf({ ...COLONY, lands: { ...COLONY.lands, Far: { ...COLONY.lands['Far'], ...more } } });
const farLines = (of: Board) => {
  const at = of.place('Far');
  return {
    inf: (count: number): Order => ({ verb: 'BUILD', args: { count, type: 'inf', at } }),
    general: { verb: 'BUILD_GENERAL', args: { special: false, at } } as Order,
    port: { verb: 'BUILD_PORT', args: { at } } as Order,
    ships: (count: number): Order => ({
      verb: 'BUILD_SHIPS',
      args: { count, type: 'mer', at: of.place('S4'), from: at },
    }),
  };
};

describe('units of a colony', () => {
  test('W83-6.44 W83-7.36 as many as its value a turn, ships included', () => {
    const of = colony();
    const { inf, ships } = farLines(of);
    const { there, refused, treasury } = build([inf(2), ships(2)], of);
    expect([there('Far'), there('S4'), refused, treasury('England')]).toEqual(['2 inf', '1 mer', ['colony-full'], 180]);
  });

  test('W83-6.45 a general and a port count for one each', () => {
    const of = colony({ port: false });
    const { inf, general, port } = farLines(of);
    const { there, state, treasury } = build([general, port, inf(2)], of);
    expect([there('Far'), state.territories[of.place('Far')]?.port, treasury('England')]).toEqual([
      '1 gen, 1 inf',
      true,
      200 - 8 - 15 - 5,
    ]);
  });

  test('W83-7.42 in the order of the lines until it is full; the rest is paid back', () => {
    const of = colony();
    const { inf, general } = farLines(of);
    const { there, refused, treasury } = build([inf(5), general], of);
    expect([there('Far'), refused, treasury('England')]).toEqual(['3 inf', ['colony-full', 'colony-full'], 185]);
  });

  test('W83-7.36 far from the core a port needs a city', () => {
    const of = colony();
    expect(build([{ verb: 'BUILD_PORT', args: { at: of.place('Cape') } }], of).refused).toEqual(['far-from-core']);
  });
});

describe('new ships', () => {
  const fleet = (
    units: readonly string[],
    facts: Partial<BoardFacts> = {},
    standing: NationFacts['standing'] = [],
  ): Board => with_('France', { standing }, { seas: { ...FACTS.seas, Channel: { seas: ['North'], units } }, ...facts });
  const launch = (of: Board, rolls: Rolls = {}) =>
    build([line.ships(1, 'mer', 'Channel', 'London'), line.ships(1, 'frg', 'Channel', 'London')], of, { rolls });
  const war: Partial<BoardFacts> = { wars: [{ between: ['England', 'France'] }] };
  const hits = { 'fight@Channel': [1, 1, 1, 1, 1, 1] };

  test('W83-7.37 W83-7.38 they attack an enemy there at once, with the ships that lie there already', () => {
    const { of } = launch(fleet(['1 frg of France', '1 mer of England'], war), hits);
    expect(of('battle-fought')).toMatchObject([
      { attackers: [nation('England')], defenders: [nation('France')], incident: false },
    ]);
    expect(of('battle-fought')[0]?.attackersHad.reduce((sum, { count }) => sum + count, 0)).toBe(3);
  });

  test('W83-7.37 W83-15.11 W83-5.12 and whoever contests new ships, without a war', () => {
    const contest = [{ verb: 'CONTEST_NEW', args: { nations: [nation('England')], places: ['ALL'] } }] as const;
    const hand = launch(fleet(['1 frg of France'], {}, contest), hits);
    expect([hand.of('battle-fought')[0]?.incident, hand.state.wars]).toEqual([true, []]);
  });

  test('W83-7.37 at peace nothing happens', () => {
    expect(launch(fleet(['1 frg of France'])).of('battle-fought')).toEqual([]);
  });

  test('W83-7.38 W83-2.44 in the Barents Sea the ice comes first', () => {
    const ice = build([line.ships(2, 'mer', 'Barents', 'London')], board, { rolls: { 'ice@1': [1], 'ice@2': [2] } });
    expect(ice.there('Barents')).toBe('1 mer');
    const sunk = build(
      [line.ships(1, 'mer', 'Barents', 'London')],
      boardOf({
        ...FACTS,
        ...war,
        seas: { ...FACTS.seas, Barents: { special: 'barents', units: ['1 frg of France', '1 mer of England'] } },
      }),
      { rolls: { 'ice@3': [1] } },
    );
    expect(sunk.of('battle-fought')).toEqual([]);
  });
});

describe('repairs', () => {
  const hurt = (more: object, zone = 'Channel'): Board => {
    const of = boardOf({
      ...FACTS,
      seas: { ...FACTS.seas, [zone]: { ...FACTS.seas?.[zone], units: ['1 sol of England'] } },
    });
    return {
      ...of,
      state: { ...of.state, units: of.state.units.map((unit) => ({ ...unit, damaged: true, ...more })) },
    };
  };
  test.each([
    [{}, 'Channel', false],
    [{ movedTurn: 3 }, 'Channel', true],
    [{ movedTurn: 2 }, 'Channel', false],
    [{ fought: true }, 'Channel', true],
  ])('W83-3.8 a ship that is %o in %s is damaged afterwards: %s', (more, zone, damaged) => {
    const { state } = build([], hurt(more, zone));
    expect([state.units[0]?.damaged, state.units[0]?.fought]).toEqual([damaged, false]);
  });

  test('W83-3.8 only off a port of one’s own', () => {
    const portless = land('London', { port: false });
    const of = { ...portless, state: { ...portless.state, units: hurt({}).state.units } };
    expect(build([], of).state.units[0]?.damaged).toBe(true);
  });
});

test('W83-7.33 W83-7.34 a port needs no incorporation, nor do ships from one', () => {
  const lines = [line.port('Dover'), line.ships(1, 'frg', 'North', 'York')];
  const ports = build(lines, land('Dover', { incorporatedBy: null }));
  expect(ports.refused).toEqual([]);
  expect(ports.of('port-built')).toMatchObject([{ territory: place('Dover') }]);
  expect(ports.there('North')).toBe('1 frg');
});

test('W83-16.20 a tribe builds in a tribal city that nobody has incorporated', () => {
  const fresh = land('Kraal', { incorporatedBy: null });
  const { refused, there } = build([line.troops(2, 'inf', 'Kraal')], fresh, { who: 'Zulu' });
  expect(refused).toEqual([]);
  expect(there('Kraal')).toBe('2 inf');
});
