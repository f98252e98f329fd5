import { RULESETS } from '@chancery/registry';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Desk, desk } from './desk.ts';

/** A usual turn is read in a few minutes; all else is folded. */
const MOST_WORDS = 1500;
const MOST_LINES = 5;
const TURNS = 12;

/** What stands before the papers: that is what a ruler reads. */
const readAtOnce = (text: string): string => text.split('\nPapers: ')[0] ?? '';

/** The lines of one part of a report as text; what hangs further in belongs to the line before. */
const part = (text: string, title: string): readonly string[] => {
  const lines = text.split('\n');
  const at = lines.indexOf(title);
  if (at < 0) return [];
  const end = lines.findIndex((line, index) => index > at + 1 && line === '');
  return lines
    .slice(at + 2, end < 0 ? undefined : end)
    .join('\n')
    .replace(/\n +/g, ' ')
    .split('\n');
};

/** The same of a page, read as it is shown: the map and what is folded left out. */
const shown = (page: string): string =>
  page
    .replace(/^.*?<body>/s, '')
    .replace(/<svg.*?<\/svg>|<details.*?<\/details>|<nav.*?<\/nav>/gs, '')
    .replace(/<[^>]+>/g, ' ');
/** A command that only reads says the same each time. */
const askedOnce = (ask: Desk['run']): ((...argv: readonly string[]) => Promise<string>) => {
  const answers = new Map<string, Promise<string>>();
  return (...argv) => {
    const words = argv.join(' ');
    const answer = answers.get(words) ?? ask(...argv).then(({ out }) => out);
    answers.set(words, answer);
    return answer;
  };
};

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /\w/.test(word)).length;

describe('a usual turn of Europe, read by its rulers', () => {
  const REALMS = ['Eng', 'Fra', 'Byz', 'Gol', 'Sax', 'Nov'];
  let run: Desk['run'];
  const asked = askedOnce((...argv) => run(...argv));

  beforeAll(async () => {
    const { runWith } = desk((cleanUp) => afterAll(cleanUp));
    run = (...argv) => runWith({ rulesets: RULESETS }, ...argv);
    await run('new', 'europe', '--scenario', 'europe-1320', '--bots', 'all', '--seed', 'readers');
    const played = await run('play', 'europe', '--turns', String(TURNS));
    expect(played).toMatchObject({ exit: 0 });
  }, 240_000);

  const reportOf = async (realm: string, turn: number, ...more: string[]): Promise<string> =>
    asked('report', 'europe', realm, '--turn', String(turn), ...more);

  /** What a ruler's own client is told: the board, without a word of any report. */
  interface Board {
    readonly view: {
      readonly realm: number;
      readonly provinces: readonly ({ readonly number: number; readonly owner: number } | null)[];
      readonly realms: readonly ({ readonly control: string } | null)[];
    };
    readonly setting: {
      readonly places: readonly ({ readonly name: string; readonly kind: string } | null)[];
      readonly realms: readonly ({ readonly name: string } | null)[];
      readonly world: { readonly borders: readonly { readonly a: number; readonly b: number }[] };
    };
  }
  const boardOf = async (realm: string, turn: number): Promise<Board> =>
    JSON.parse(await asked('turnfile', 'europe', realm, '--turn', String(turn), '--out', '-'));
  const nameIn = ({ setting }: Board, number: number): string => `${setting.places[number]?.name} (${number})`;
  const owned = ({ view }: Board): ReadonlySet<number> =>
    new Set(view.provinces.flatMap((it) => (it?.owner === view.realm ? [it.number] : [])));

  test.each(REALMS)(
    'MD-16.21 %s reads first what it gained and lost, in five lines, and at most 1,500 words',
    async (realm) => {
      let changes = 0;
      for (let turn = 1; turn <= TURNS; turn += 1) {
        const text = await reportOf(realm, turn);
        const read = readAtOnce(text);
        expect(wordsIn(read), `words of turn ${turn}`).toBeLessThanOrEqual(MOST_WORDS);
        expect(read.split('\n').slice(4, 6), `head of turn ${turn}`).toEqual(['', 'Gained and lost']);
        const head = part(read, 'Gained and lost');
        expect(head.length).toBeGreaterThan(0);
        expect(head.length).toBeLessThanOrEqual(MOST_LINES);
        const [before, after] = [await boardOf(realm, turn - 1), await boardOf(realm, turn)];
        const gained = [...owned(after)].filter((number) => !owned(before).has(number));
        const lost = [...owned(before)].filter((number) => !owned(after).has(number));
        changes += gained.length + lost.length;
        const said = (what: string): string => head.find((line) => line.startsWith(`${what} `)) ?? '';
        for (const number of gained) expect(said('Gained'), `turn ${turn}`).toContain(nameIn(after, number));
        for (const number of lost) expect(said('Lost'), `turn ${turn}`).toContain(nameIn(after, number));
      }
      expect(changes).toBeGreaterThan(0);
    },
  );

  test.each(REALMS)(
    'MD-16.2, MD-16.3 %s reads of every neighbouring province whose it is and what stands there',
    async (realm) => {
      for (const turn of [0, 1, 6, TURNS]) {
        const board = await boardOf(realm, turn);
        const mine = owned(board);
        const lines = readAtOnce(await reportOf(realm, turn)).split('\n');
        const beside = board.setting.world.borders
          .flatMap(({ a, b }) => [
            [a, b],
            [b, a],
          ])
          .flatMap(([own = 0, next = 0]) => (mine.has(own) && !mine.has(next) ? [next] : []))
          .filter((next) => board.setting.places[next]?.kind === 'province');
        if (mine.size > 0) expect(beside.length).toBeGreaterThan(0);
        for (const next of beside) {
          const line = lines.find((each) => each.startsWith(`  ${nameIn(board, next)}`)) ?? '';
          expect(line, `${nameIn(board, next)} in turn ${turn}`).toMatch(/: (no troops|\d+ troops?.*, combat \d+)/);
        }
      }
    },
  );

  test('MD-16.21 nothing is lost: the whole turn stands in the papers, and so does Headquarters', async () => {
    const text = await reportOf('Eng', 6);
    const papers = text.slice(readAtOnce(text).length);
    for (const title of [
      'Summary',
      'Diplomacy',
      'Conquests and losses',
      'Proclamations',
      'Headquarters',
      'Your units',
      'Proclamations in full',
    ]) {
      expect(papers).toContain(`\n${title}\n====`);
    }
    expect(papers).toMatch(/\nTreasury at the start of .*\d\.\d\d\n/);
  });

  test('MD-16.21 the page says the same: five lines first, 1,500 words, and everything else folded', async () => {
    for (const realm of REALMS) {
      const page = await reportOf(realm, 6, '--format', 'html');
      const [, head = ''] = /<section class="news" id="gains".*?>(.*?)<\/section>/s.exec(page) ?? [];
      expect(head.match(/<li/g)?.length ?? 0).toBeGreaterThan(0);
      expect(head.match(/<li/g)?.length ?? 0).toBeLessThanOrEqual(MOST_LINES);
      expect(page.indexOf('<h2 ')).toBe(page.indexOf('<h2 id="gains-title">'));
      expect(wordsIn(shown(page))).toBeLessThanOrEqual(MOST_WORDS);
      expect(page.includes('<details class="papers"><summary>Summary</summary>')).toBe(true);
      expect(page.includes('<details open')).toBe(false);
    }
  });

  test('MD-18.33 the table stands at the end of what is read, with the reader in it', async () => {
    const table = part(readAtOnce(await reportOf('Eng', 6)), 'Standings');
    expect(table.length).toBeGreaterThanOrEqual(5);
    expect(table.length).toBeLessThanOrEqual(6);
    expect(table.filter((line) => line.includes('(you)'))).toHaveLength(1);
  });

  test('MD-3.27, MD-3.30 bots earn their proclamations, and the master is asked nothing about them', async () => {
    await run('new', 'bots', '--scenario', 'europe-1320', '--bots', 'all', '--seed', 'proclaimed');
    for (let turn = 1; turn <= 4; turn += 1) {
      const resolved = await run('resolve', 'bots');
      expect(resolved).toMatchObject({ exit: 0, err: '' });
      expect(resolved.out).not.toMatch(/MD-3\.30|proclamation/);
      const earned = await run('report', 'bots', 'Eng', '--brief');
      expect(earned.out).toContain('Your proclamation was published and earned 7.00 gold.');
    }
  });
});

describe('England about 800, read by its kings', () => {
  const POSTS = 90;
  let run: Desk['run'];
  const asked = askedOnce((...argv) => run(...argv));

  beforeAll(async () => {
    const { runWith } = desk((cleanUp) => afterAll(cleanUp));
    run = (...argv) => runWith({ rulesets: RULESETS }, ...argv);
    await run('new', 'shore', '--ruleset', 'heptarchy', '--bots', 'all', '--seed', 'readers');
    expect(await run('play', 'shore', '--turns', String(POSTS))).toMatchObject({ exit: 0 });
  }, 240_000);

  interface Board {
    readonly view: {
      readonly kingdom: number;
      readonly board: {
        readonly areas: readonly ({ readonly number: number; readonly owner: number } | null)[];
        readonly turn: number;
      };
    };
    readonly setting: {
      readonly areas: readonly ({ readonly name: string; readonly neighbours: readonly number[] } | null)[];
    };
    readonly since: number;
    readonly turn: number;
  }
  const fileOf = async (seat: string, turn: number): Promise<Board> =>
    JSON.parse(await asked('turnfile', 'shore', seat, '--turn', String(turn), '--out', '-'));
  const reportOf = async (seat: string, turn: number, ...more: string[]): Promise<string> =>
    asked('report', 'shore', seat, '--turn', String(turn), ...more);
  const owned = ({ view: { board, kingdom } }: Board): ReadonlySet<number> =>
    new Set(board.areas.flatMap((it) => (it?.owner === kingdom ? [it.number] : [])));

  let lands = 0;
  test.each(['CHE', 'EXS', 'STA', 'WIL'])(
    'HEP-15.3 %s reads first what it won and lost since it last heard, in five lines',
    async (seat) => {
      let changes = 0;
      for (let turn = 10; turn <= POSTS; turn += 8) {
        const file = await fileOf(seat, turn);
        const before = owned(await fileOf(seat, file.since));
        const after = owned(file);
        const read = readAtOnce(await reportOf(seat, turn));
        expect(wordsIn(read)).toBeLessThanOrEqual(MOST_WORDS);
        expect(read.split('\n').slice(4, 6)).toEqual(['', 'Gained and lost']);
        const head = part(read, 'Gained and lost');
        expect(head.length).toBeLessThanOrEqual(MOST_LINES);
        const said = (what: string): string => head.find((line) => line.startsWith(`${what} `)) ?? '';
        const name = (number: number): string => file.setting.areas[number]?.name ?? '';
        const gained = [...after].filter((number) => !before.has(number));
        const lost = [...before].filter((number) => !after.has(number));
        changes += gained.length + lost.length;
        for (const number of gained) expect(said('Gained'), `post ${turn}`).toContain(name(number));
        for (const number of lost) expect(said('Lost'), `post ${turn}`).toContain(name(number));
        const beside = [...after].flatMap((number) => file.setting.areas[number]?.neighbours ?? []);
        const lines = read.split('\n');
        for (const next of beside.filter((number) => !after.has(number))) {
          const told = lines.filter((each) => each.startsWith(`  ${name(next)}`)).join('\n');
          expect(told, `${name(next)} after post ${turn}`).toMatch(/: (no units|.*(Lev|Retinue))/);
        }
      }
      lands += changes;
    },
  );

  test('HEP-15.3 in the course of these games lands do change hands', () => {
    expect(lands).toBeGreaterThan(0);
  });

  test('HEP-17.10 the report says how much of the game is left, and what decides it', async () => {
    const read = readAtOnce(await reportOf('CHE', POSTS));
    const { turn } = (await fileOf('CHE', POSTS)).view.board;
    expect(read).toContain(`\nTurn ${turn} of 40. `);
    expect(read.replace(/\s+/g, ' ')).toContain('else the highest Prestige wins after Turn 40.');
  });

  test('HEP-15.3, HEP-15.5 nothing is lost: what happened, newsheet and battle reports are folded on the page', async () => {
    const page = await reportOf('CHE', POSTS, '--format', 'html');
    expect(page.indexOf('<h2 ')).toBe(page.indexOf('<h2 id="gains-title">'));
    expect(page.includes('<details class="papers"><summary>What happened</summary>')).toBe(true);
    expect(wordsIn(shown(page))).toBeLessThanOrEqual(MOST_WORDS);
  });
});
