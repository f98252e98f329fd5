import type { SeatId } from '@chancery/core';
import { expect, test } from 'vitest';
import {
  addLetter,
  addNotices,
  addPress,
  archiveLetter,
  countUnreadLetters,
  type Db,
  decideLetterReport,
  findLetter,
  jsonText,
  type LetterId,
  lettersBetween,
  lettersFrom,
  lettersTo,
  MASTER_PARTY,
  markLetterRead,
  markNoticesRead,
  mutedBy,
  muteSeat,
  newId,
  noticesOf,
  openLetterReports,
  pressOf,
  recipientsOf,
  reportLetter,
  type UserId,
  unmuteSeat,
  withdrawPress,
} from '../src/index.ts';
import { onEachDatabase, suiteStore } from './databases.ts';
import { begunCampaign, ENGLAND, FRANCE, NOON, type Sample, SCOTLAND } from './sample/campaign.ts';
import { addUser } from './sample/people.ts';

const write = async (db: Db, sample: Sample, seat: SeatId, to: readonly SeatId[], at = NOON): Promise<LetterId> => {
  const id = newId<'letter'>();
  const { campaignId, master: userId } = sample;
  const letter = { campaignId, id, turn: 0, kind: 'letter', seat, userId, anonymous: 0, threadId: id } as const;
  await db.transaction().execute((trx) => addLetter(trx, { ...letter, subject: 'S', body: 'B', at }, to));
  return id;
};
const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);
const ALL = { since: 0, limit: 50 };

onEachDatabase('what is written', (database) => {
  const store = suiteStore(database);

  test('a letter comes to those it is for, once, and to nobody else', async () => {
    const { db } = store();
    const sample = await begunCampaign(db);
    const { campaignId } = sample;
    const id = await write(db, sample, ENGLAND, [FRANCE, FRANCE, MASTER_PARTY]);
    expect(ids(await lettersTo(db, campaignId, FRANCE, ALL))).toEqual([id]);
    expect(ids(await lettersTo(db, campaignId, MASTER_PARTY, ALL))).toEqual([id]);
    expect(await lettersTo(db, campaignId, SCOTLAND, ALL)).toEqual([]);
    expect(await lettersTo(db, campaignId, ENGLAND, ALL)).toEqual([]);
    expect(ids(await lettersFrom(db, campaignId, ENGLAND, ALL))).toEqual([id]);
    expect((await recipientsOf(db, campaignId, id)).map(({ seat }) => seat).sort()).toEqual([MASTER_PARTY, FRANCE]);
    expect((await findLetter(db, campaignId, id))?.body).toBe('B');
  });

  test('letters come in pages that neither repeat nor leave out, in the same instant too', async () => {
    const { db } = store();
    const sample = await begunCampaign(db);
    const written = [];
    for (const at of [NOON, NOON, NOON, NOON + 1, NOON + 1])
      written.push(await write(db, sample, ENGLAND, [FRANCE], at));
    for (const list of [lettersTo, lettersFrom]) {
      const seat = list === lettersTo ? FRANCE : ENGLAND;
      const seen: LetterId[] = [];
      let before: { at: number; id: LetterId } | undefined;
      for (let pages = 0; pages < 3; pages += 1) {
        const page = await list(db, sample.campaignId, seat, { since: 0, limit: 2, before });
        seen.push(...page.map(({ id }) => id));
        before = page.at(-1);
      }
      expect([...seen].sort()).toEqual([...written].sort());
    }
  });

  test('who took over a seat reads from then on', async () => {
    const { db } = store();
    const sample = await begunCampaign(db);
    const { campaignId } = sample;
    await write(db, sample, ENGLAND, [FRANCE], NOON - 1);
    const newer = await write(db, sample, ENGLAND, [FRANCE], NOON);
    expect(ids(await lettersTo(db, campaignId, FRANCE, { since: NOON, limit: 9 }))).toEqual([newer]);
    expect(ids(await lettersBetween(db, campaignId, { from: NOON, until: NOON + 1 }))).toEqual([newer]);
  });

  test('reading and putting away are remembered', async () => {
    const { db } = store();
    const sample = await begunCampaign(db);
    const { campaignId } = sample;
    const id = await write(db, sample, ENGLAND, [FRANCE]);
    expect(await countUnreadLetters(db, campaignId, FRANCE)).toBe(1);
    expect(await markLetterRead(db, { campaignId, letterId: id, seat: FRANCE }, NOON + 1)).toBe(true);
    expect(await markLetterRead(db, { campaignId, letterId: id, seat: FRANCE }, NOON + 2)).toBe(false);
    expect(await markLetterRead(db, { campaignId, letterId: id, seat: SCOTLAND }, NOON + 2)).toBe(false);
    expect(await countUnreadLetters(db, campaignId, FRANCE)).toBe(0);
    expect(await archiveLetter(db, { campaignId, letterId: id, seat: FRANCE }, NOON + 3)).toBe(true);
    expect(await lettersTo(db, campaignId, FRANCE, ALL)).toMatchObject([{ readAt: NOON + 1, archivedAt: NOON + 3 }]);
  });

  test('a seat mutes another, and unmutes it', async () => {
    const { db } = store();
    const { campaignId } = await begunCampaign(db);
    const mute = { campaignId, seat: ENGLAND, muted: FRANCE, since: NOON };
    await muteSeat(db, mute);
    await muteSeat(db, { ...mute, since: NOON + 1 });
    expect(await mutedBy(db, campaignId, ENGLAND)).toEqual([mute]);
    expect(await mutedBy(db, campaignId, FRANCE)).toEqual([]);
    await unmuteSeat(db, campaignId, ENGLAND, FRANCE);
    expect(await mutedBy(db, campaignId, ENGLAND)).toEqual([]);
  });

  test('a report is decided once', async () => {
    const { db } = store();
    const sample = await begunCampaign(db);
    const { campaignId, master } = sample;
    const letterId = await write(db, sample, ENGLAND, [FRANCE]);
    const id = newId<'letter-report'>();
    await reportLetter(db, { campaignId, id, letterId, seat: FRANCE, reason: 'rude', at: NOON });
    expect(ids(await openLetterReports(db, campaignId))).toEqual([id]);
    const decision = { decision: 'warned', decidedBy: master, decidedAt: NOON };
    expect(await decideLetterReport(db, campaignId, id, decision)).toBe(true);
    expect(await decideLetterReport(db, campaignId, id, decision)).toBe(false);
    expect(await openLetterReports(db, campaignId)).toEqual([]);
  });

  test('press is for all until it is withdrawn', async () => {
    const { db } = store();
    const { campaignId, master } = await begunCampaign(db);
    const article = { campaignId, turn: 0, seat: MASTER_PARTY, userId: master, anonymous: 0, body: '' } as const;
    const published = [newId<'press'>(), newId<'press'>(), newId<'press'>()];
    for (const [number, id] of published.entries())
      await addPress(db, { ...article, id, title: `No. ${number}`, at: NOON + number });
    expect(await withdrawPress(db, campaignId, published[2]!, { by: master, now: NOON })).toBe(true);
    expect(await withdrawPress(db, campaignId, published[2]!, { by: master, now: NOON })).toBe(false);
    const page = await pressOf(db, campaignId, { limit: 1 });
    expect(page).toMatchObject([{ title: 'No. 1' }]);
    expect(await pressOf(db, campaignId, { limit: 5, before: page[0] })).toMatchObject([{ title: 'No. 0' }]);
  });

  test('nobody is told the same thing twice', async () => {
    const { db } = store();
    const { campaignId, master: userId } = await begunCampaign(db);
    const notice = (dedupeKey: string, at: number) => {
      const about = { id: newId<'notice'>(), kind: 'turn', facts: jsonText({ turn: 1 }) };
      return { ...about, userId, campaignId, dedupeKey, at };
    };
    await addNotices(db, [notice('turn 1', NOON), notice('turn 2', NOON + 1)]);
    await addNotices(db, [notice('turn 1', NOON + 2)]);
    const told = await noticesOf(db, userId, { limit: 9 });
    expect(told.map(({ dedupeKey }) => dedupeKey)).toEqual(['turn 2', 'turn 1']);
    expect(await noticesOf(db, userId, { limit: 9, before: told[0] })).toMatchObject([{ dedupeKey: 'turn 1' }]);
    await markNoticesRead(db, userId, [told[0]!.id], NOON);
    expect((await noticesOf(db, userId, { limit: 9 })).map(({ readAt }) => readAt)).toEqual([NOON, null]);
  });

  test('what several are told in the same words is stored once, and each has it as their own', async () => {
    const { db } = store();
    const { campaignId, master } = await begunCampaign(db);
    const readers = [master, await addUser(db, 'Anna'), await addUser(db, 'Boris')];
    const news = (dedupeKey: string, at: number, to = readers) =>
      to.map((userId) => {
        const facts = jsonText({ title: dedupeKey });
        return { id: newId<'notice'>(), kind: 'press', facts, userId, campaignId, dedupeKey, at };
      });
    const alone = news('turn 1', NOON + 1, [master]);
    await addNotices(db, [...news('press 1', NOON), ...alone, ...news('press 2', NOON + 2)]);
    // Told before, alone or with others, is told: to those who were not yet, it goes out.
    const late = await addUser(db, 'Clara');
    await addNotices(db, news('press 1', NOON + 3, [...readers, late]));
    await addNotices(db, news('turn 1', NOON + 4, readers));
    const told = async (userId: UserId) =>
      (await noticesOf(db, userId, { limit: 9 })).map(({ dedupeKey, readAt }) => [dedupeKey, readAt]);
    const all = [
      ['press 2', null],
      ['turn 1', null],
      ['press 1', null],
    ];
    expect(await told(master)).toEqual(all);
    expect(await told(late)).toEqual([['press 1', null]]);
    const stored = await db.selectFrom('bulletin').select('dedupeKey').where('campaignId', '=', campaignId).execute();
    expect(stored.map(({ dedupeKey }) => dedupeKey).sort()).toEqual(['press 1', 'press 2', 'turn 1']);
    const own = await db.selectFrom('notice').select('userId').where('campaignId', '=', campaignId).execute();
    expect(own.map(({ userId }) => userId).sort()).toEqual([master, late].sort());

    const [first, second] = await noticesOf(db, master, { limit: 2 });
    expect(await noticesOf(db, master, { limit: 9, before: second })).toMatchObject([{ dedupeKey: 'press 1' }]);
    expect(await noticesOf(db, master, { limit: 1, before: first })).toMatchObject([{ dedupeKey: 'turn 1' }]);
    await markNoticesRead(db, master, [first!.id, second!.id], NOON);
    expect(await told(master)).toEqual([
      ['press 2', NOON],
      ['turn 1', NOON],
      ['press 1', null],
    ]);
    expect((await told(readers[1]!))[1]).toEqual(['press 2', null]);
  });
});
