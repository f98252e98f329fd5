import type { SeatId } from '@chancery/core';
import { onEachDatabase, opened, type TestDatabase } from '@chancery/store/test';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SIGNED_OUT } from '../../../src/ground/actor.ts';
import { type House, houseOf, newPlayer, type Player } from '../../sample/people.ts';
import { ENGLAND, rulerOf } from '../../sample/play.ts';
import { allSentTo, ID, type Viewer } from './all-sent.ts';
import { anyHidden } from './any-hidden.ts';
import { type Hidden, OTHERS } from './hidden.ts';
import { type Led, lead } from './lead.ts';
import { CANARY, MARKED } from './marked.ts';

/** The lines of a list, and its hash: salts make them random, but not those of this test. */
const LISTED = /(?<=\bline\.\d+ |\blist |"digest":"|"diceDigest":")[0-9a-f]{64}|(?<="hash":")[0-9a-f]{64}(?=","seat")/g;
/** The end of an id, by which a line of proof names its campaign. */
const REF = /(?<=dice )[0-9a-z]{8}(?=\/)/g;

/** Ids are random: what counts is which are the same. */
const withoutIds = (texts: readonly string[]): readonly string[] => {
  const seen = new Map<string, string>();
  return texts.map((text) =>
    text.replaceAll(REF, '<ref>').replaceAll(new RegExp(`${ID.source}|${LISTED.source}`, 'g'), (id) => {
      if (!seen.has(id)) seen.set(id, `<${seen.size}>`);
      return seen.get(id) as string;
    }),
  );
};

/** Where two lists of texts part; null when they do not. */
const parting = (one: readonly string[], another: readonly string[]): string | null => {
  const text = one.findIndex((each, index) => each !== another[index]);
  if (text < 0) return one.length === another.length ? null : `${one.length} and ${another.length} texts`;
  const [a, b] = [one[text] as string, another[text] ?? ''];
  const at = [...a].findIndex((letter, index) => letter !== b[index]);
  const shown = (whole: string): string => whole.slice(Math.max(0, at - 200), at + 200);
  return `${a.slice(0, 30)} ...\n${shown(a)}\n----\n${shown(b)}`;
};

/** Pairs of campaigns; TWINS=100 for the long run. */
const TWINS = Number(process.env['TWINS'] ?? 1);

onEachDatabase('for each viewer, everything sent', (database: TestDatabase) => {
  const campaign = async (mode: 'open' | 'anonymous', of: Hidden): Promise<Led & { readonly house: House }> => {
    const house = houseOf(await opened(await database.place('schema')));
    let draws = 0;
    const random = (bytes: number): string => {
      draws += 1;
      return draws.toString(16).padStart(bytes * 2, '0');
    };
    const alike = { ...house, app: { ...house.app, random } };
    return { ...(await lead(alike, mode, of)), house: alike };
  };
  const viewersOf = async ({
    table,
    calendars,
    house,
  }: Led & { readonly house: House }): Promise<readonly Viewer[]> => {
    const ruler: Player = rulerOf(table, ENGLAND);
    const stranger = await newPlayer(house.db, 'Stranger');
    return [
      { actor: ruler.actor, user: ruler, calendar: calendars[table.seats.indexOf(ENGLAND)] as string },
      { actor: stranger.actor, user: stranger, calendar: 'https://chancery.example/calendar/none.ics' },
      { actor: SIGNED_OUT, user: null, calendar: '' },
    ];
  };

  test.each(['open', 'anonymous'] as const)(
    'is the same byte for byte, whatever is different that they may not know; press: %s',
    async (mode) => {
      const seenIn = async (of: Hidden): Promise<readonly (readonly string[])[]> => {
        const led = await campaign(mode, of);
        const seen: (readonly string[])[] = [];
        for (const viewer of await viewersOf(led)) seen.push(withoutIds(await allSentTo(led, viewer)));
        return seen;
      };
      await fc.assert(
        fc.asyncProperty(anyHidden, anyHidden, async (one, another) => {
          const [first, second] = [await seenIn(one), await seenIn(another)];
          expect(first.map((texts, viewer) => parting(texts, second[viewer] ?? []))).toEqual([null, null, null]);
        }),
        { numRuns: TWINS, endOnFailure: true },
      );
    },
  );

  test('holds no word of the orders, drafts, letters, notes and names of others, and nothing of dice to come', async () => {
    const led = await campaign('anonymous', MARKED);
    const secrets = await led.house.db.selectFrom('secret').select('secret').where('revealedAt', 'is', null).execute();
    expect(secrets).toHaveLength(1);
    const words = [CANARY, ...secrets.map(({ secret }) => secret)];
    for (const viewer of await viewersOf(led)) {
      for (const text of await allSentTo(led, viewer)) for (const word of words) expect(text).not.toContain(word);
    }
    expect(led.mails.filter(({ to }) => to === rulerOf(led.table, ENGLAND).email).length).toBeGreaterThan(3);
    for (const line of led.house.logged) for (const word of words) expect(line).not.toContain(word);
    const audit = await led.house.db.selectFrom('audit').select('facts').execute();
    for (const { facts } of audit) expect(facts).not.toContain(CANARY);
    // They who wrote it see it: it is there.
    const [seat] = OTHERS;
    const author = rulerOf(led.table, seat as SeatId);
    const own = await allSentTo(led, { actor: author.actor, user: author, calendar: '' });
    const inside = own.filter((text) => text.includes(CANARY)).map((text) => text.slice(0, text.indexOf(':')));
    expect(inside).toEqual(expect.arrayContaining([`turn file ${seat} 1`, `receipts ${seat} 2`, `sent ${seat}`]));
  });
});
