import { DAY, type Result } from '@chancery/core';
import { appointAdministrator, countingSheets, sheetsOf } from '@chancery/store';
import { onEachDatabase, suiteStore } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { createCampaign } from '../../src/campaign/lifecycle/create-campaign.ts';
import { archiveCampaign } from '../../src/campaign/lifecycle/end-campaign.ts';
import { openCampaign } from '../../src/campaign/lifecycle/open-campaign.ts';
import { setNotices } from '../../src/channels/notices/set-notices.ts';
import { changeSettings } from '../../src/desk/campaign/change-settings.ts';
import { publishPress } from '../../src/desk/letters/publish-press.ts';
import { writeLetter } from '../../src/desk/letters/write-letter.ts';
import { writeNotes } from '../../src/desk/notes/notes.ts';
import { readDraft } from '../../src/desk/sheets/read-draft.ts';
import { saveDraft } from '../../src/desk/sheets/save-draft.ts';
import { withdrawOrders } from '../../src/desk/sheets/withdraw-orders.ts';
import type { App } from '../../src/ground/app.ts';
import type { AppError } from '../../src/ground/errors.ts';
import { submitOrders } from '../../src/turn/triggers/submit-orders.ts';
import { postOffice, replyAddressOf, written } from '../mail/post-office.ts';
import { begunTable, code, FOUR_CROWNS, got, houseOf, NOON, newPlayer, refusal } from '../sample/people.ts';
import { ENGLAND, LITHUANIA, RECRUIT, rulerOf, send } from '../sample/play.ts';

const limited = (app: App, limits: Partial<App['config']['limits']> = {}): App => ({
  ...app,
  config: { ...app.config, limits: { campaigns: 5, megabytesADay: 100, ...limits } },
});

onEachDatabase('what one account may take up', (database) => {
  const store = suiteStore(database);

  test('of drafts the newest five stay for each seat and turn; what was sent in stays whole', async () => {
    const table = await begunTable(houseOf(store()));
    const { campaignId, house } = table;
    const anna = rulerOf(table, ENGLAND);
    const of = { campaignId, seat: ENGLAND, channel: 'desk' } as const;
    const key = { campaignId, turn: 1, edition: 1 };
    const receipt = await send(table, ENGLAND, RECRUIT);
    // Nothing of it could be taken, so it is kept as a draft, and has its receipt.
    const unread = got(await submitOrders(house.app, anna.actor, { ...of, text: 'Hello everybody' }));
    expect(unread.counts).toBe(false);
    for (let count = 1; count <= 12; count += 1) {
      got(await saveDraft(house.app, anna.actor, { ...of, text: `G1 RECRUIT ${1 + (count % 2)} militia` }));
    }
    got(await saveDraft(house.app, rulerOf(table, LITHUANIA).actor, { ...of, seat: LITHUANIA, text: '' }));
    const kept = await sheetsOf(house.db, key, ENGLAND);
    expect(kept.map(({ number }) => number)).toEqual([1, 2, 10, 11, 12, 13, 14]);
    expect(await sheetsOf(house.db, key, LITHUANIA)).toHaveLength(1);
    expect((await countingSheets(house.db, key)).map(({ id }) => id)).toEqual([receipt.sheet]);
    expect(got(await readDraft(house.app, anna.actor, of))).toMatchObject({ number: 14 });
    got(await withdrawOrders(house.app, anna.actor, of));
    expect((await sheetsOf(house.db, key, ENGLAND)).map(({ number }) => number)).toEqual([
      1, 2, 10, 11, 12, 13, 14, 15,
    ]);
  });

  test('five campaigns that have not begun, and another when one is begun or put away; administrators make any number', async () => {
    const house = houseOf(store());
    const app = limited(house.app);
    const anna = await newPlayer(house.db, 'Anna');
    const make = () => createCampaign(app, anna.actor, FOUR_CROWNS);
    const { campaignId } = got(await make());
    got(await openCampaign(app, anna.actor, { campaignId }));
    for (let count = 2; count <= 5; count += 1) got(await make());
    const many = { code: 'too-many', what: 'campaigns that have not begun', limit: 5, until: null };
    expect(refusal(await make())).toEqual(many);
    got(await archiveCampaign(app, anna.actor, { campaignId }));
    got(await make());
    expect(refusal(await make())).toEqual(many);
    await appointAdministrator(house.db, { userId: anna.id, since: NOON, appointedBy: null });
    got(await make());
  });

  test('so many megabytes a day, by whatever way; a refusal says when it goes on, and what is refused counts for nothing', async () => {
    const table = await begunTable(houseOf(store()));
    const { campaignId, house } = table;
    const app = limited(house.app, { megabytesADay: 1 });
    const { actor } = rulerOf(table, ENGLAND);
    const of = { campaignId, seat: ENGLAND } as const;
    const long = 'x'.repeat(19_000);
    for (let count = 0; count < 50; count += 1) {
      got(await writeNotes(app, actor, { ...of, text: long, base: count }));
    }
    const full = { code: 'too-many', what: 'MB from one account', limit: 1, until: house.app.now() + DAY };
    house.pass(DAY / 2);
    const letter = { campaignId, from: ENGLAND, to: [LITHUANIA], subject: 'Peace', body: long };
    const ways: { readonly [way: string]: () => Promise<Result<unknown, AppError>> } = {
      draft: () => saveDraft(app, actor, { ...of, channel: 'desk', text: '\n'.repeat(60_000) }),
      orders: () => submitOrders(app, actor, { ...of, channel: 'desk', text: '\n'.repeat(60_000) }),
      letter: async () => {
        for (let count = 0; count < 2; count += 1) got(await writeLetter(app, actor, letter));
        return await writeLetter(app, actor, letter);
      },
      article: () => publishPress(app, actor, { campaignId, from: ENGLAND, title: 'News', body: long }),
      notes: () => writeNotes(app, actor, { ...of, text: long, base: 50 }),
      campaign: () => createCampaign(app, actor, FOUR_CROWNS),
    };
    for (const [way, run] of Object.entries(ways)) {
      const outcome = await run();
      expect(refusal(outcome), way).toEqual(full);
    }
    const small = { channel: 'desk', text: RECRUIT } as const;
    got(await submitOrders(app, actor, { ...of, ...small }));
    expect(code(await writeNotes(app, actor, { ...of, text: long, base: 50 }))).toBe('too-many');
    house.pass(DAY / 2);
    got(await writeNotes(app, actor, { ...of, text: long, base: 50 }));
    got(await submitOrders(limited(house.app), actor, { ...of, ...small }));
  });

  test('settings of their own and of a campaign count as well; reading does not, nor what somebody else sends', async () => {
    const table = await begunTable(houseOf(store()));
    const { campaignId, house, master } = table;
    const app = limited(house.app, { megabytesADay: 1 });
    const anna = rulerOf(table, ENGLAND);
    const bytesOf = async (userId: string): Promise<number> =>
      (
        await house.db
          .selectFrom('dailyBytes')
          .select('bytes')
          .where('userId', '=', userId as never)
          .executeTakeFirst()
      )?.bytes ?? 0;
    got(await readDraft(app, anna.actor, { campaignId, seat: ENGLAND }));
    expect(await bytesOf(anna.id)).toBe(0);
    got(await setNotices(app, anna.actor, { language: 'de' }));
    expect(await bytesOf(anna.id)).toBe('{"language":"de"}'.length);
    got(await changeSettings(app, master.actor, { campaignId, grace: 1000 }));
    expect(await bytesOf(master.id)).toBeGreaterThan(20);
    expect(await bytesOf(anna.id)).toBe('{"language":"de"}'.length);
  });

  test('orders that come by mail are refused with a mail that says why and until when', async () => {
    const table = await begunTable(houseOf(store()));
    const { house } = table;
    const anna = rulerOf(table, ENGLAND);
    const to = await replyAddressOf(table);
    const app = limited(house.app, { megabytesADay: 1 });
    await house.db.insertInto('dailyBytes').values({ userId: anna.id, since: NOON, bytes: 999_999 }).execute();
    const post = postOffice({ ...house, app });
    await post.receive(written({ from: anna.email, to, body: RECRUIT }));
    const [answer] = await post.answersTo(anna);
    expect(answer?.text.replaceAll(/\s+/g, ' ')).toContain(
      'At most 1 MB from one account at a time: go on after Mon 2 Mar 2026, 12:00',
    );
    expect(await sheetsOf(house.db, { campaignId: table.campaignId, turn: 1, edition: 1 }, ENGLAND)).toEqual([]);
  });
});
