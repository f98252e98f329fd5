/** What a reader finds in the register of a campaign by hashes alone, by what was kept, and by the own lines. */
import {
  checkRegister,
  commitTo,
  type DiceRegister,
  digestOfList,
  hashOf,
  type ListedLine,
  type OwnLine,
  proofsOf,
  type RegisteredTurn,
  type RegisterFault,
  refOf,
} from '@chancery/core';
import { describe, expect, test } from 'vitest';
import { CAMPAIGN, endedRegister, honestRegister, ORDERS } from './honest-register.ts';

const kept = proofsOf(honestRegister().register);
const shown = (faults: readonly RegisterFault[]): readonly string[] =>
  faults.map(({ code, turn, edition, kind, number, label }) =>
    [`${turn}.${edition} ${code}`, kind, number, label].filter((word) => word !== undefined).join(' '),
  );
const found = (register: DiceRegister, own: readonly OwnLine[] = [], keeps = [] as typeof kept): readonly string[] =>
  shown(checkRegister(register, { own, kept: keeps }).faults);

/** The register with one of its turns changed. */
const withTurn = (
  name: string,
  change: (entry: RegisteredTurn) => Partial<RegisteredTurn>,
  register = honestRegister().register,
): DiceRegister => ({
  ...register,
  turns: register.turns.map((entry) =>
    `${entry.turn}.${entry.edition}` === name ? { ...entry, ...change(entry) } : entry,
  ),
});

const withLines = (
  name: string,
  change: (lines: readonly ListedLine[]) => readonly ListedLine[],
  mended = true,
): DiceRegister =>
  withTurn(name, ({ turn, list }) => {
    if (list === null) return {};
    const lines = change(list.lines);
    const digest = mended ? digestOfList(turn, lines) : list.digest;
    return { list: { ...list, lines, digest, diceDigest: mended ? digest : list.diceDigest } };
  });

const [first, second, third] = (honestRegister().register.turns[0] as RegisteredTurn & { list: { lines: unknown } })
  .list.lines as readonly [ListedLine, ListedLine, ListedLine];
const other: ListedLine = { seat: second.seat, hash: hashOf('another sheet') };

describe('an honest register', () => {
  test('has no fault, and says what is proved now, what at the end, and what never', () => {
    const { register, own } = honestRegister();
    const receipt = {
      ref: refOf(CAMPAIGN),
      turn: 1,
      edition: 1,
      kind: 'orders',
      number: 1,
      hex: hashOf(ORDERS),
    } as const;
    expect(checkRegister(register, { own, kept: [...kept, receipt] })).toEqual({
      over: false,
      proved: {
        secrets: 3,
        lists: 3,
        rolls: 3,
        ownLines: 3,
        ownReceipts: 1,
        kept: kept.length + 1,
        closed: false,
        founding: false,
      },
      atEnd: { closedDice: true, othersLines: true, founding: true },
      never: { oldTurns: 0, founding: false, nothingKept: false },
      otherwise: [],
      faults: [],
    });
  });

  test('opens its closed and founding secrets at the end', () => {
    const { register, own } = endedRegister();
    const { proved, faults, atEnd } = checkRegister(register, {
      own,
      kept: proofsOf(honestRegister().register).slice(0, 2),
    });
    expect(faults).toEqual([]);
    expect(proved).toMatchObject({ closed: true, founding: true, kept: 2 });
    expect(atEnd.founding).toBe(false);
  });

  test('without anything kept is the word of the server alone', () => {
    expect(checkRegister(honestRegister().register, { own: [], kept: [] }).never.nothingKept).toBe(true);
    const foreign = kept.map((proof) => ({ ...proof, ref: 'zzzzzzzz' }));
    expect(checkRegister(honestRegister().register, { own: [], kept: foreign }).never.nothingKept).toBe(true);
  });

  test('says how many turns an older release made', () => {
    const { register } = honestRegister();
    const old = withTurn('1.1', () => ({ list: null, rolls: null }), {
      ...register,
      closed: register.closed && { ...register.closed, fromTurn: 2 },
      founding: { ...register.founding, commitment: null },
    });
    const { never, faults } = checkRegister(old, { own: [], kept: [] });
    expect([never.oldTurns, never.founding, faults]).toEqual([1, true, []]);
  });
});

describe('what is wrong by itself is named with its turn and edition', () => {
  const redrawn = hashOf('redrawn');
  const cases: readonly (readonly [string, DiceRegister, readonly string[]])[] = [
    [
      'a secret that is not the promised one',
      withTurn('1.1', () => ({ secret: redrawn })),
      ['1.1 secret-other', '1.1 roll-other open@7'],
    ],
    ['a secret that is not told', withTurn('1.1', () => ({ secret: null })), ['1.1 secret-missing']],
    ['a secret told before the turn was run', withTurn('1.1', () => ({ toldAt: 1350 })), ['1.1 secret-early']],
    [
      'a byte of the list',
      withLines('1.1', () => [{ ...first, hash: redrawn }, second, third], false),
      ['1.1 list-other'],
    ],
    ['two lines swapped', withLines('1.1', () => [second, first, third], false), ['1.1 list-other']],
    [
      'a seat with two sheets',
      withLines('1.1', (lines) => [...lines, other]),
      ['1.1 seat-twice', '1.1 roll-other open@7'],
    ],
    ['no list', withTurn('1.1', () => ({ list: null, rolls: null })), ['1.1 list-missing']],
    [
      'a list closed after the run',
      withTurn('1.1', ({ list }) => ({ list: list && { ...list, closedAt: 1401 } })),
      ['1.1 list-late'],
    ],
    ['a commitment after orders were closed', withTurn('1.1', () => ({ promisedAt: 1350 })), ['1.1 commitment-late']],
    ['a commitment after its window opened', withTurn('2.1', () => ({ promisedAt: 1401 })), ['2.1 commitment-late']],
    [
      'a commitment after the turn before was out',
      withTurn('3.2', () => ({ promisedAt: 2901 })),
      ['3.2 commitment-late'],
    ],
    [
      'a roll',
      withTurn('1.1', ({ rolls }) => ({
        rolls: (rolls ?? []).map((run) => ({ ...run, values: run.values.map((value) => (value % 6) + 1) })),
      })),
      ['1.1 roll-other open@7'],
    ],
    [
      'a rerun with other dice',
      withTurn('2.2', ({ list }) => ({ list: list && { ...list, diceDigest: redrawn } })),
      ['2.2 roll-other open@7', '2.2 first-list-other'],
    ],
    [
      'a told secret for new orders',
      withTurn('2.2', ({ list }) => ({ list: list && { ...list, diceDigest: list.digest } })),
      ['2.2 roll-other open@7', '2.2 secret-used-again'],
    ],
    [
      'a window opened with a told secret',
      withTurn('2.2', () => ({ list: null, ranAt: null, secret: null, toldAt: null, rolls: null })),
      ['2.2 secret-used-again'],
    ],
    ['new dice without a reason', withTurn('3.2', () => ({ reason: null })), ['3.2 reason-missing']],
    [
      'a turn that is gone',
      { ...honestRegister().register, turns: honestRegister().register.turns.slice(1) },
      ['1.1 turn-missing'],
    ],
    [
      'a closed secret told early',
      { ...honestRegister().register, closed: endedRegister().register.closed },
      ['0.1 secret-early closed'],
    ],
    [
      'a closed secret promised too late',
      {
        ...honestRegister().register,
        closed: { ...(endedRegister().register.closed as NonNullable<DiceRegister['closed']>), secret: null, at: 1301 },
      },
      ['0.1 commitment-late closed'],
    ],
    [
      'another closed secret',
      {
        ...endedRegister().register,
        closed: { commitment: commitTo(redrawn), fromTurn: 1, at: 500, secret: hashOf('closed') },
      },
      ['0.1 secret-other closed'],
    ],
    [
      'another founding secret',
      { ...endedRegister().register, founding: { ...endedRegister().register.founding, secret: redrawn } },
      ['0.1 secret-other founding'],
    ],
  ];
  test.each(cases)('%s', (_, register, faults) => {
    expect(found(register)).toEqual(faults);
  });
});

describe('what a reader kept catches whoever mends the hashes too', () => {
  const redrawn = hashOf('redrawn');
  const cases: readonly (readonly [string, DiceRegister, readonly string[]])[] = [
    [
      'a secret redrawn with its commitment',
      withTurn('3.2', () => ({ commitment: commitTo(redrawn) })),
      ['3.2 kept-other commitment'],
    ],
    [
      'a line swapped for another',
      withLines('1.1', () => [first, other, third]),
      ['1.1 kept-other list', '1.1 kept-other line 2'],
    ],
    ['a line dropped', withLines('1.1', () => [first, second]), ['1.1 kept-other list', '1.1 kept-missing line 3']],
    ['a line added', withLines('1.1', (lines) => [...lines, { seat: null, hash: redrawn }]), ['1.1 kept-other list']],
    [
      'an edition that is hidden',
      { ...honestRegister().register, turns: honestRegister().register.turns.filter(({ void: gone }) => !gone) },
      ['2.1 kept-missing commitment', '3.1 kept-missing commitment'],
    ],
    ['another closed secret', { ...honestRegister().register, closed: null }, ['0.1 kept-missing closed']],
  ];
  test.each(cases)('%s', (_, register, faults) => {
    expect(found(register, [], kept)).toEqual(expect.arrayContaining([...faults]));
  });

  test('and whoever told the same reader two things', () => {
    const { register } = honestRegister();
    const twice = [...kept, { ...(kept[0] as (typeof kept)[number]), hex: redrawn }];
    expect(found(register, [], twice)).toEqual(['0.1 kept-twice founding']);
  });
});

describe('the own line', () => {
  const { register, own } = honestRegister();
  const receipt = (number: number, orders: unknown) =>
    ({ ref: refOf(CAMPAIGN), turn: 1, edition: 1, kind: 'orders', number, hex: hashOf(orders) }) as const;

  test('has to be on the list of its turn', () => {
    expect(
      found(
        withLines('1.1', () => [{ ...first, hash: hashOf('x') }, second, third]),
        own,
      ),
    ).toContain('1.1 own-line-missing');
    const bob = own.map((line) => ({ ...line, seat: second.seat as typeof line.seat }));
    expect(found(register, bob)).toEqual(['1.1 own-line-missing', '2.1 own-line-missing', '2.2 own-line-missing']);
  });

  test('has to hold the orders of the newest receipt, unless the reader is told why not', () => {
    expect(found(register, own, [receipt(1, []), receipt(2, ORDERS)])).toEqual([]);
    expect(found(register, own, [receipt(1, ORDERS), receipt(2, [])])).toEqual(['1.1 own-orders-other orders']);
    const told = own.map((line) => ({ ...line, why: line.turn === 1 ? ('bot' as const) : null }));
    const verdict = checkRegister(register, { own: told, kept: [receipt(2, [])] });
    expect([verdict.faults, verdict.otherwise]).toEqual([[], [{ turn: 1, edition: 1, why: 'bot' }]]);
  });

  test('stays when the turn is run again', () => {
    const salted = {
      salt: hashOf('salt 2.2'),
      line: { of: 'seat', seat: own[0]?.seat as OwnLine['seat'], orders: [] },
    } as const;
    expect(
      found(
        register,
        own.map((line) => (line.edition === 2 ? { ...line, salted } : line)),
      ),
    ).toEqual(['2.2 own-line-missing']);
  });

  test('has to open with the salt that the reader kept', () => {
    const salt = {
      ref: refOf(CAMPAIGN),
      turn: 1,
      edition: 1,
      kind: 'salt',
      number: null,
      hex: hashOf('another'),
    } as const;
    expect(found(register, own, [salt])).toEqual(['1.1 kept-other salt']);
    expect(found(register, [], [salt])).toEqual([]);
  });
});
