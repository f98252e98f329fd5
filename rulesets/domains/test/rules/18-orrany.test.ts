import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { ProvinceNumber } from '../../src/words.ts';
import { positionOf } from '../month.ts';
import { tableAfter } from '../rulebook.ts';

/** The Isle of Orrany against the tables of section 18. */

const { setting, state } = await positionOf();
const { world } = setting;

const codeOf = (domain: number | null): string => setting.domains[domain ?? 0]?.code ?? '—';
const nameOf = (province: ProvinceNumber): string => setting.provinces[province]?.name ?? '';
const ROWS = tableAfter('DOM-18.5').map((row) => ({ ...row, number: Number(row['No']) }));

test('DOM-18.3 twelve domains, sixty provinces, three rivers and six bridges, at peace and content', () => {
  expect(setting.domains.filter((each) => each !== null)).toHaveLength(12);
  expect(setting.provinces.filter((each) => each !== null)).toHaveLength(60);
  expect(new Set(setting.borders.flatMap(({ river }) => river ?? [])).size).toBe(3);
  expect(state.bridges).toHaveLength(6);
  expect([state.wars, state.treaties, setting.borders.length, state.holdings.length]).toEqual([[], [], 150, 147]);
  for (const province of state.provinces) if (province) expect(province).toMatchObject({ mood: 3, taxRate: 'normal' });
});

test('DOM-18.4 the domains are as the table has them', () => {
  const domains = setting.domains.flatMap((info) => {
    const own = state.domains[info?.number ?? 0];
    if (!info || !own) return [];
    return [
      {
        No: `${info.number}`,
        Code: info.code,
        Domain: info.name,
        Calling: `${info.calling[0]?.toUpperCase()}${info.calling.slice(1)}`,
        Ruler: own.ruler.name,
        Underlings: own.underlings.map(({ name }) => name).join(', '),
        Capital: `${own.capital} ${nameOf(own.capital)}`,
        Treasury: `${own.treasury}`,
      },
    ];
  });
  expect(domains).toEqual(tableAfter('DOM-18.4'));
});

describe('DOM-18.5 the provinces are as the table has them', () => {
  test('DOM-18.5 names, levels, rulers and holdings', () => {
    const provinces = ROWS.map(({ number }) => {
      const { level, ruler } = state.provinces[number] ?? {};
      const held = (kind: string): string =>
        state.holdings
          .filter((each) => each.province === number && each.kind === kind)
          .map((each) => `${codeOf(each.owner)} ${each.level}${each.fortified ? 'F' : ''}`)
          .join(', ') || '—';
      const holdings = { Law: held('law'), Guild: held('guild'), Temple: held('temple') };
      return {
        No: `${number}`,
        Province: nameOf(number),
        Level: `${level}`,
        Ruler: codeOf(ruler ?? null),
        ...holdings,
      };
    });
    const book = ROWS.map(
      ({ No, Province, Level, Ruler, Law, Guild, Temple }: { readonly [column: string]: unknown }) => ({
        No,
        Province,
        Level,
        Ruler,
        Law,
        Guild,
        Temple,
      }),
    );
    expect(provinces).toEqual(book);
  });

  test('DOM-18.5, DOM-2.1 borders, from both sides, with their rivers and bridges', () => {
    for (const row of ROWS as readonly { readonly number: number; readonly [column: string]: unknown }[]) {
      const neighbours = (setting.provinces[row.number]?.borders ?? []).map((other) => {
        const [a, b] = [row.number, other].sort((one, two) => one - two);
        const place = setting.borders.findIndex((border) => border.a === a && border.b === b);
        const sign = setting.borders[place]?.river === null ? '' : state.bridges.includes(place) ? '=' : '~';
        return `${sign}${other}`;
      });
      expect(`${row.number}: ${neighbours.join(', ')}`).toBe(`${row.number}: ${row['Neighbours']}`);
    }
  });

  test('DOM-18.5, DOM-18.3 whoever lies more than a day to the east or south lies so on the map', () => {
    const places = (ROWS as readonly { readonly number: number; readonly [column: string]: unknown }[]).map((row) => {
      const [x = 0, y = 0] = String(row['x, y']).split(', ').map(Number);
      const area = world.areas.find((each) => each.number === row.number);
      return { x, y, seat: area?.seat ?? { x: 0, y: 0 }, terrain: area?.terrain, word: row['Terrain'] };
    });
    const DAY = 40;
    for (const one of places) {
      expect(one.terrain).toBe(one.word === 'hills' ? 'hill' : one.word);
      for (const other of places) {
        if (other.x - one.x > DAY) expect(other.seat.x).toBeGreaterThan(one.seat.x);
        if (other.y - one.y > DAY) expect(other.seat.y).toBeGreaterThan(one.seat.y);
      }
    }
  });
});

test('DOM-18.6 the rivers run where the table says', () => {
  for (const row of tableAfter('DOM-18.6')) {
    const along = setting.borders.flatMap(({ a, b, river }, place) =>
      river === row['River'] ? [`${a}${state.bridges.includes(place) ? '=' : '~'}${b}`] : [],
    );
    expect(along).toEqual(row['Borders']?.split(', '));
  }
});

test('DOM-18.7 the troops stand where the table says, numbered in its order, natives last', () => {
  const listed = tableAfter('DOM-18.7').flatMap((row) =>
    (row['Starting troops'] ?? '').split('; ').flatMap((place) => {
      const [, number, where, troops] = /^(\d+) .*?(field|in its \w+ holding): (.*)$/.exec(place) ?? [];
      return (troops ?? '').split(', ').flatMap((each) => {
        const [count, ...type] = each.split(' ');
        return Array.from({ length: Number(count) }, () => `${row['Domain']} ${number} ${where} ${type.join(' ')}`);
      });
    }),
  );
  const standing = state.units.map(({ owner, province, inside, type }) => {
    const holding = state.holdings.find(({ id }) => id === inside);
    return `${codeOf(owner)} ${province} ${holding === undefined ? 'field' : `in its ${holding.kind} holding`} ${type}`;
  });
  expect(state.units.map(({ id }) => id)).toEqual(standing.map((_, at) => at + 1));
  const natives = [3, 57, 57, 59, 59, 60].map((province) => `— ${province} field Irregulars`);
  expect(standing).toEqual([...listed, ...natives]);
});

test('DOM-18.9 the ruler of the old example of a declaration stands nowhere in the scenario', () => {
  const file = readFileSync(new URL('../../src/scenarios/orrany/scenario.json', import.meta.url), 'utf8');
  expect(file).not.toMatch(/\bJohn\b/);
});
