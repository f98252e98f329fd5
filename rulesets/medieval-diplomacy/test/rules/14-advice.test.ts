import { readFileSync } from 'node:fs';
import { adviceIn } from '@chancery/core';
import { describe, expect, test } from 'vitest';
import { DESK } from '../../src/desk.ts';
import { ENGLAND } from '../english-position.ts';
import { knownTo, readLines } from '../ordering.ts';
import { army, fleet, type GivenPosition, garrison, position, type RealmCode } from '../position.ts';

/** Every hint in every room, as a realm is given it in a position with some orders. */
const given = (said: GivenPosition, code: RealmCode, ...lines: readonly string[]): readonly string[] => {
  const known = knownTo(code, position(said));
  const { orders, lines: read } = readLines(known, ...lines);
  expect(read.flatMap(({ malformed }) => malformed)).toEqual([]);
  return DESK.rooms.flatMap(({ id }) => adviceIn(DESK, id, { known, drafted: orders }).map(({ text }) => text));
};

const LATER = { ...ENGLAND, turn: 5 } as const;
const PEACE: GivenPosition = { provinces: { Kent: { owner: 'Eng' }, Artois: { owner: 'Fra' } }, turn: 5 };
const ofRule = (rule: string, start = ''): string => {
  const found = DESK.advice.find((each) => each.rule === rule && each.text.startsWith(start));
  if (!found) throw new Error(`no advice ${rule} ${start}`);
  return found.text;
};

/** A hint, a position in which it is of use, and one in which it is not. */
type Case = readonly [
  rule: string,
  start: string,
  shown: readonly [GivenPosition, RealmCode, ...string[]],
  not: readonly [GivenPosition, RealmCode, ...string[]],
];
const CASES: readonly Case[] = [
  ['MD-14.1', '', [ENGLAND, 'Eng'], [LATER, 'Eng']],
  ['MD-3.37', '', [LATER, 'Eng', 'A1 HOLD'], [LATER, 'Eng']],
  ['MD-14.9', '', [LATER, 'Eng'], [PEACE, 'Eng']],
  ['MD-14.3', '', [{ ...LATER, realms: { Eng: { status: 'commoner' } } }, 'Eng'], [LATER, 'Eng']],
  ['MD-14.4', '', [PEACE, 'Eng'], [{ turn: 5, provinces: { Bergen: { owner: 'Nor' } } }, 'Nor']],
  ['MD-14.13', '', [LATER, 'Eng'], [PEACE, 'Eng']],
  ['MD-14.12', '', [LATER, 'Eng'], [PEACE, 'Eng']],
  ['MD-14.20', 'Limited', [LATER, 'Eng', 'GRANT PASSAGE Nor'], [LATER, 'Eng']],
  ['MD-14.11', '', [{ ...PEACE, refuses: ['Eng-Fra'] }, 'Eng'], [PEACE, 'Eng']],
  ['MD-14.27', '', [PEACE, 'Eng'], [LATER, 'Eng']],
  ['MD-14.34', 'Decide', [LATER, 'Eng'], [{ turn: 5 }, 'Eng']],
  ['MD-14.34', 'Let', [LATER, 'Eng', 'A1 MARCH Wessex'], [LATER, 'Eng']],
  [
    'MD-5.12',
    '',
    [LATER, 'Eng', 'A1 MARCH Essex', 'A1 MARCH Kent', 'A1 MARCH Essex', 'A1 MARCH Kent', 'A1 MARCH Essex'],
    [LATER, 'Eng', 'A1 MARCH Essex'],
  ],
  ['MD-5.29', '', [LATER, 'Eng', 'A1 MARCH Essex', 'A1 MARCH Mercia'], [LATER, 'Eng', 'A1 MARCH Essex']],
  [
    'MD-14.23',
    '',
    [{ ...LATER, wars: ['Eng-Fra'], units: [army('Eng A1', 'Artois', { archers: 3 })] }, 'Eng', 'A1 MARCH Paris'],
    [LATER, 'Eng', 'A1 MARCH Essex'],
  ],
  ['MD-14.20', 'Siege', [LATER, 'Wal', 'A1 MARCH Wessex', 'A1 MARCH Kent'], [LATER, 'Eng', 'A1 MARCH Essex']],
  ['MD-14.28', '', [LATER, 'Eng', 'A1 MARCH Essex'], [LATER, 'Eng']],
  ['MD-14.6', '', [LATER, 'Eng', 'A1 MARCH Essex'], [LATER, 'Eng']],
  ['MD-14.25', '', [LATER, 'Eng', 'G1 RECRUIT 1 militia'], [LATER, 'Eng']],
  ['MD-14.24', '', [LATER, 'Eng', 'A1 HOLD'], [LATER, 'Eng']],
  ['MD-14.32', '', [LATER, 'Eng', 'A1 PILLAGE'], [LATER, 'Eng']],
  ['MD-14.17', '', [{ ...LATER, provinces: { ...LATER.provinces, Wessex: { owner: 'Eng' } } }, 'Eng'], [LATER, 'Eng']],
  ['MD-8.74', '', [{ ...LATER, provinces: { ...LATER.provinces, Wessex: { owner: 'Eng' } } }, 'Eng'], [LATER, 'Eng']],
  ['MD-14.7', '', [LATER, 'Eng'], [PEACE, 'Eng']],
  [
    'MD-14.26',
    '',
    [
      {
        ...PEACE,
        units: [
          fleet('Fra F1', 'Channel', { trading_cog: 4 }),
          army('Eng A1', 'Channel', { archers: 1 }, { loadedOn: 'Fra F1' }),
        ],
      },
      'Eng',
    ],
    [LATER, 'Eng'],
  ],
  ['MD-2.19', '', [{ ...PEACE, units: [army('Eng A1', 'Artois', { archers: 1 })] }, 'Eng'], [LATER, 'Eng']],
  ['MD-14.29', '', [LATER, 'Eng'], [PEACE, 'Eng']],
  [
    'MD-14.21',
    '',
    [
      {
        ...PEACE,
        units: [
          army('Eng A1', 'Kent', { archers: 1 }),
          army('Eng A2', 'Kent', { light_cavalry: 1 }, { follow: 'Eng A1' }),
        ],
      },
      'Eng',
    ],
    [LATER, 'Eng'],
  ],
  ['MD-14.22', '', [LATER, 'Eng'], [PEACE, 'Eng']],
  ['MD-6.64', '', [LATER, 'Eng'], [PEACE, 'Eng']],
  ['MD-14.18', '', [LATER, 'Eng'], [PEACE, 'Eng']],
  ['MD-10.16', '', [LATER, 'Eng'], [PEACE, 'Eng']],
  ['MD-14.15', '', [{ ...PEACE, units: [garrison('Eng', 'Kent', { mongol_raiders: 2 })] }, 'Eng'], [LATER, 'Eng']],
  ['MD-14.5', '', [LATER, 'Eng'], [PEACE, 'Eng']],
  ['MD-14.8', '', [LATER, 'Eng'], [{ turn: 5 }, 'Eng']],
  ['MD-14.19', '', [LATER, 'Eng'], [{ turn: 5 }, 'Eng']],
  ['MD-14.36', '', [ENGLAND, 'Eng'], [LATER, 'Eng']],
  ['MD-14.30', '', [ENGLAND, 'Eng'], [LATER, 'Eng']],
  ['MD-14.14', '', [{ ...PEACE, wars: ['Eng-Fra', 'Eng-Wal'] }, 'Eng'], [LATER, 'Eng']],
  ['MD-14.31', '', [LATER, 'Eng'], [PEACE, 'Eng']],
  ['MD-14.2', '', [LATER, 'Eng'], [ENGLAND, 'Eng']],
  ['MD-14.35', '', [LATER, 'Eng', 'A1 HOLD'], [LATER, 'Eng']],
];

describe('section 14: advice', () => {
  test.each(CASES)(
    'MD-16.47 the hint of %s %s appears where it is of use, and not where it is not',
    (rule, start, shown, not) => {
      const text = ofRule(rule, start);
      expect(given(...shown)).toContain(text);
      expect(given(...not)).not.toContain(text);
    },
  );

  test('MD-16.47 no hint is out of reach: each has a case above, or is always shown', () => {
    const cased = new Set(CASES.map(([rule, start]) => ofRule(rule, start)));
    const always = new Set(given({ turn: 5 }, 'Eng', 'DECLARE WAR Fra'));
    expect(DESK.advice.map(({ text }) => text).filter((text) => !cased.has(text) && !always.has(text))).toEqual([]);
  });

  test('MD-16.47 every advice of the rulebook stands beside a room', () => {
    const rulebook = readFileSync(new URL('../../RULES.md', import.meta.url), 'utf8');
    const clauses = [...rulebook.matchAll(/\*\*(MD-\d+\.\d+)\*\* \[advice\]/g)].map(([, clause]) => clause);
    expect(clauses.length).toBeGreaterThan(40);
    const beside = new Set(DESK.advice.map(({ rule }) => rule));
    expect(clauses.filter((clause) => !beside.has(clause ?? ''))).toEqual([]);
  });
});
