import { readdirSync } from 'node:fs';
import { sheetsOf } from '@chancery/store';
import { freshStore, onEachDatabase } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { begunTable, HOUR, houseOf, NOON, type Player } from '../sample/people.ts';
import { ENGLAND } from '../sample/play.ts';
import { COLLECTION, collected, WRITTEN_AT } from './collection.ts';
import { postOffice, replyAddressOf } from './post-office.ts';

/** All of them come to one campaign, an hour apart: its first turn is open for as long as that takes. */
const LONG = { title: 'md9', deadlineRule: { kind: 'every', milliseconds: 365 * 24 * HOUR } } as const;

test('of every mail of the collection it is said what becomes of it', () => {
  const files = readdirSync(new URL('../../../mail/test/mails/', import.meta.url));
  const names = files.filter((name) => name.endsWith('.eml')).map((name) => name.slice(0, -4));
  expect(COLLECTION.map(([name]) => name).sort()).toEqual(names.sort());
});

onEachDatabase('the collection of mails', (database) => {
  test('each comes in, leaves its sheet in the store or none, and is answered once or not at all', async () => {
    // A try of its own store: the mails of one that came to no end would be known already.
    const house = houseOf(await freshStore(database));
    const post = postOffice(house);
    const table = await begunTable(house, ['Anna'], LONG);
    const [anna] = table.rulers as [Player];
    const to = await replyAddressOf(table);
    house.pass(WRITTEN_AT - NOON);
    const key = { campaignId: table.campaignId, turn: 1, edition: 1 };
    for (const [at, [name, outcome, reason, text]] of COLLECTION.entries()) {
      const sheets = (await sheetsOf(house.db, key, ENGLAND)).length;
      const answers = (await post.answersTo(anna)).length;
      // The same mail again is the same to the second.
      const later = name === 'duplicate-again' ? at - 1 : at;
      const answer = await post.receive(collected(name, { to, from: anna.email, later }));
      expect([name, answer.outcome, answer.reason]).toEqual([name, outcome, reason]);
      const kept = (await sheetsOf(house.db, key, ENGLAND)).slice(sheets);
      expect([name, kept.map((sheet) => sheet.text)]).toEqual([name, text === null ? [] : [text]]);
      const said = (await post.answersTo(anna)).slice(answers);
      const silent = outcome === 'ignored' || outcome === 'duplicate';
      expect([name, said.length]).toEqual([name, silent ? 0 : 1]);
      for (const line of (text ?? '').split('\n')) expect(said[0]?.text ?? '', name).toContain(line.trim());
      if (outcome === 'quarantined') expect(said[0], name).toMatchObject({ answers: null });
      house.pass(HOUR);
    }
  });
});
