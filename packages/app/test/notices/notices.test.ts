import { onEachDatabase, suiteStore } from '@chancery/store/test';
import { describe, expect, test } from 'vitest';
import { makeCalendar, readCalendar } from '../../src/channels/feeds/calendar-feed.ts';
import { markRead, readNotices } from '../../src/channels/notices/read-notices.ts';
import { setNotices } from '../../src/channels/notices/set-notices.ts';
import { unsubscribe } from '../../src/channels/notices/unsubscribe.ts';
import { leaveSeat } from '../../src/desk/campaign/leave-seat.ts';
import { pauseCampaign } from '../../src/desk/campaign/pause-campaign.ts';
import { SIGNED_OUT } from '../../src/ground/actor.ts';
import type { NoticeMail } from '../../src/ground/tell/mail.ts';
import { POLICIES } from '../../src/ground/tell/policy.ts';
import { afterQuiet } from '../../src/ground/tell/quiet-hours.ts';
import { readUnsubscribeToken, unsubscribeToken } from '../../src/ground/tell/unsubscribe-token.ts';
import { begunTable, code, got, HOUR, houseOf, NOON, newPlayer, outboxFor, type Player } from '../sample/people.ts';

describe('quiet hours', () => {
  const night = { zone: 'Europe/London', from: 22 * 60, until: 7 * 60 };
  const london = (day: number, hour: number, minute = 0) => Date.UTC(2026, 0, day, hour, minute);
  test.each([
    ['before them', london(5, 21, 59), london(5, 21, 59)],
    ['in the evening, until the next morning', london(5, 22), london(6, 7)],
    ['after midnight, until the same morning', london(6, 3), london(6, 7)],
    ['when they end', london(6, 7), london(6, 7)],
  ])('%s', (_, at, wanted) => expect(afterQuiet(night, at)).toBe(wanted));

  test('by day', () => {
    const noon = { zone: 'UTC', from: 12 * 60, until: 14 * 60 };
    expect(afterQuiet(noon, london(5, 13))).toBe(london(5, 14));
    expect(afterQuiet(noon, london(5, 14))).toBe(london(5, 14));
  });

  test('the same minute twice is none at all', () =>
    expect(afterQuiet({ zone: 'UTC', from: 600, until: 600 }, london(5, 10))).toBe(london(5, 10)));

  test('over a night in which clocks are put forward, until seven as they then show it', () =>
    expect(afterQuiet(night, Date.UTC(2026, 2, 28, 23))).toBe(Date.UTC(2026, 2, 29, 6)));
});

describe('a link to unsubscribe', () => {
  const what = { user: 'u1', campaign: 'c1', kind: 'letter' } as never;
  test('says what it turns off, and cannot be made without the key', () => {
    const token = unsubscribeToken('key', what);
    expect(readUnsubscribeToken('key', token)).toEqual(what);
    expect(readUnsubscribeToken('other', token)).toBe(null);
    expect(readUnsubscribeToken('key', token.replace('letter', 'press'))).toBe(null);
    expect(readUnsubscribeToken('key', 'nonsense')).toBe(null);
  });
});

/** Without the reports, which are mails of another form. */
const mailsTo = async (player: Player, house: ReturnType<typeof houseOf>) =>
  (await outboxFor(house.db, player.id))
    .map((row) => ({ ...row, mail: JSON.parse(String(row.payload)) as NoticeMail }))
    .filter(({ mail }) => mail.form === 'notice');

onEachDatabase('notices', (database) => {
  const store = suiteStore(database);

  test('stand on the desk, and come by mail unless unwanted, for a campaign or for all', async () => {
    const house = houseOf(store());
    const { app } = house;
    const { campaignId, master, rulers } = await begunTable(house);
    const [anna, boris, clara] = rulers as [Player, Player, Player];
    const not = (id: typeof campaignId | null) =>
      ({ mails: [{ campaignId: id, kind: 'campaign-paused', wanted: false }] }) as const;
    got(await setNotices(app, anna.actor, not(campaignId)));
    got(await setNotices(app, boris.actor, not(null)));
    got(await pauseCampaign(app, master.actor, { campaignId, reason: 'Holidays' }));
    const paused = async (player: Player) =>
      (await mailsTo(player, house)).filter(({ mail }) => mail.subject.includes('paused')).length;
    expect([await paused(anna), await paused(boris), await paused(clara)]).toEqual([0, 0, 1]);
    for (const { actor } of [anna, boris, clara]) {
      const notices = got(await readNotices(app, actor, { limit: 50, zone: 'UTC' }));
      expect(notices.map(({ facts }) => facts.kind)).toContain('campaign-paused');
    }
  });

  test('wait for the end of quiet hours, and go to no address that nobody has shown to be theirs', async () => {
    const house = houseOf(store());
    const { app } = house;
    const { campaignId, master, rulers } = await begunTable(house);
    const [anna, boris] = rulers as [Player, Player];
    got(await setNotices(app, anna.actor, { zone: 'UTC', quiet: { from: 12 * 60, until: 18 * 60 } }));
    await house.db.updateTable('user').set({ emailVerified: 0 }).where('id', '=', boris.id).execute();
    const before = (await mailsTo(boris, house)).length;
    got(await pauseCampaign(app, master.actor, { campaignId, reason: '' }));
    expect((await mailsTo(anna, house)).at(-1)?.dueAt).toBe(NOON + 6 * HOUR);
    expect(await mailsTo(boris, house)).toHaveLength(before);
  });

  test('the link at the foot of a mail turns that sort off and nothing else, without a session', async () => {
    const house = houseOf(store());
    const { app } = house;
    const { campaignId, master, rulers } = await begunTable(house);
    const [anna] = rulers as [Player];
    const mail = (await mailsTo(anna, house)).find((row) => row.mail.unsubscribe !== null)?.mail as NoticeMail;
    const token = new URL(mail.unsubscribe as string).pathname.replace('/unsubscribe/', '');
    const { kind } = got(await unsubscribe(app, SIGNED_OUT, { token }));
    expect(kind).toBe('campaign-started');
    expect(POLICIES[kind].mail).not.toBe('always');
    expect(code(await unsubscribe(app, SIGNED_OUT, { token: `${token}0` }))).toBe('not-found');
    got(await pauseCampaign(app, master.actor, { campaignId, reason: '' }));
    expect((await mailsTo(anna, house)).at(-1)?.mail.subject).toContain('paused');
  });

  test('what is read is read by whoever it was written to', async () => {
    const house = houseOf(store());
    const { app } = house;
    const { rulers } = await begunTable(house);
    const [anna, boris] = rulers as [Player, Player];
    const page = { limit: 50, zone: 'UTC' };
    const ids = got(await readNotices(app, anna.actor, page)).map(({ id }) => id);
    got(await markRead(app, boris.actor, { ids }));
    expect(got(await readNotices(app, anna.actor, page)).some(({ read }) => read)).toBe(false);
    got(await markRead(app, anna.actor, { ids }));
    expect(got(await readNotices(app, anna.actor, page)).every(({ read }) => read)).toBe(true);
    expect(code(await readNotices(app, SIGNED_OUT, page))).toBe('not-signed-in');
  });

  test('what somebody sets is checked whole', async () => {
    const house = houseOf(store());
    const anna = await newPlayer(house.db, 'Anna');
    const made = { mails: [{ campaignId: 'made-up' as never, kind: 'press', wanted: true }] } as const;
    expect(code(await setNotices(house.app, anna.actor, made))).toBe('not-found');
    const kept = house.db.selectFrom('noticePreference').selectAll().where('userId', '=', anna.id);
    expect(await kept.execute()).toEqual([]);
    const wrong = { zone: 'Nowhere', quiet: { from: -1, until: 1440 } };
    expect(code(await setNotices(house.app, anna.actor, wrong))).toBe('bad-input');
  });
});

onEachDatabase('the calendar of deadlines', (database) => {
  const store = suiteStore(database);

  test('holds the deadlines of own campaigns, at an address that is secret and can be changed', async () => {
    const house = houseOf(store());
    const { app, db } = house;
    const { campaignId, master, rulers, seats } = await begunTable(house, ['Anna', 'Boris']);
    await begunTable(house, ['Clara'], { title: 'The war of others' });
    const [anna] = rulers as [Player];
    const { url } = got(await makeCalendar(app, anna.actor, { wanted: true }));
    const tokenOf = (address: string | null) => /\/calendar\/([0-9a-f]+)\.ics$/.exec(address ?? '')?.[1] ?? '';
    const token = tokenOf(url);
    const kept = await db.selectFrom('userSetting').selectAll().where('userId', '=', anna.id).executeTakeFirstOrThrow();
    expect(JSON.stringify(kept)).not.toContain(token);
    const calendar = got(await readCalendar(app, SIGNED_OUT, { token }));
    expect(calendar).toContain('DTEND:20260302T120000Z');
    for (const secret of ['The war of others', anna.id, anna.email, 'Boris', master.id]) {
      expect(calendar).not.toContain(secret);
    }
    const changed = tokenOf(got(await makeCalendar(app, anna.actor, { wanted: true })).url);
    expect(code(await readCalendar(app, SIGNED_OUT, { token }))).toBe('not-found');
    got(await leaveSeat(app, anna.actor, { campaignId, seat: seats[0] as never, reason: '' }));
    expect(got(await readCalendar(app, SIGNED_OUT, { token: changed }))).not.toContain('VEVENT');
    got(await makeCalendar(app, anna.actor, { wanted: false }));
    expect(code(await readCalendar(app, SIGNED_OUT, { token: changed }))).toBe('not-found');
  });
});
