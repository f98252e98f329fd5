import { onEachDatabase, opened, type TestDatabase } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { readNotices } from '../../src/channels/notices/read-notices.ts';
import { changeSettings } from '../../src/desk/campaign/change-settings.ts';
import { leaveSeat } from '../../src/desk/campaign/leave-seat.ts';
import { pauseCampaign, resumeCampaign } from '../../src/desk/campaign/pause-campaign.ts';
import { setReady } from '../../src/desk/sheets/set-ready.ts';
import { withdrawOrders } from '../../src/desk/sheets/withdraw-orders.ts';
import { answerExtension } from '../../src/desk/time/answer-extension.ts';
import { askForExtension } from '../../src/desk/time/ask-for-extension.ts';
import { holdClock, moveDeadline } from '../../src/desk/time/move-deadline.ts';
import { tick } from '../../src/worker/tick.ts';
import { begunTable, code, got, HOUR, houseOf, NOON } from '../sample/people.ts';
import {
  campaignOf,
  ENGLAND,
  HORDE,
  LITHUANIA,
  noticesTo,
  RECRUIT,
  ROUM,
  rulerOf,
  send,
  sendAll,
} from '../sample/play.ts';

const DAY = 24 * HOUR;

onEachDatabase('deadlines', (database: TestDatabase) => {
  const alone = async (settings: object = {}) => {
    const house = houseOf(await opened(await database.place('schema')));
    const table = await begunTable(house, undefined, { settings: { startWhenFull: false, ...settings } });
    const { campaignId, master } = table;
    const of = { campaignId, seat: ENGLAND };
    return { house, app: house.app, table, campaignId, master: master.actor, of, anna: rulerOf(table, ENGLAND).actor };
  };

  test('MD-18.9 deadline moved: nothing is run at the old one, and everybody is told of the new one', async () => {
    const { house, app, table, campaignId, master } = await alone();
    await sendAll(table);
    const later = NOON + 3 * DAY;
    got(await moveDeadline(app, master, { campaignId, deadline: later }));
    house.pass(DAY);
    expect((await tick(app)).campaigns).toEqual({});
    expect(await campaignOf(table)).toMatchObject({ turn: 0, deadline: later });
    for (const ruler of table.rulers) expect(await noticesTo(table, ruler)).toContain('deadline-moved');
    house.pass(2 * DAY);
    expect((await tick(app)).campaigns).toEqual({ closed: 1 });
    // Meant for a turn that came out in the same moment, it moves no other.
    const { deadline: next } = await campaignOf(table);
    const missed = { campaignId, deadline: app.now() + HOUR, turn: 1 };
    expect(code(await moveDeadline(app, master, missed))).toBe('conflict');
    expect((await campaignOf(table)).deadline).toBe(next);
    for (const deadline of [NOON, 1.5, Number.NaN]) {
      expect(code(await moveDeadline(app, master, { campaignId, deadline }))).toBe('bad-input');
    }
  });

  test('MD-18.9 paused: nothing is run, orders are taken all the while, and what was left is given again', async () => {
    const { house, app, table, campaignId, master } = await alone();
    got(await pauseCampaign(app, master, { campaignId, reason: 'holidays' }));
    house.pass(10 * DAY);
    expect((await tick(app)).campaigns).toEqual({});
    await sendAll(table);
    expect((await send(table, ENGLAND, RECRUIT)).turn).toBe(1);
    got(await resumeCampaign(app, master, { campaignId }));
    const left = 23 * HOUR;
    expect(await campaignOf(table)).toMatchObject({ status: 'running', deadline: app.now() + left, heldSince: null });
    house.pass(left);
    expect((await tick(app)).campaigns).toEqual({ closed: 1 });
  });

  test('a master holds the clock, and only they set it going again', async () => {
    const { house, app, table, campaignId, master } = await alone();
    got(await holdClock(app, master, { campaignId }));
    expect(code(await holdClock(app, master, { campaignId }))).toBe('conflict');
    await sendAll(table, { ready: true });
    house.pass(5 * DAY);
    expect((await tick(app)).campaigns).toEqual({});
    expect((await campaignOf(table)).heldSince).toBe(NOON + HOUR);
    // All are ready, so it need not run down.
    got(await moveDeadline(app, master, { campaignId, deadline: app.now() + HOUR }));
    expect((await tick(app)).campaigns).toEqual({ closed: 1 });
  });

  test('nor do orders set it going that come after the deadline, at which the clock was held', async () => {
    const { house, app, table, campaignId, master } = await alone();
    await send(table, LITHUANIA);
    await send(table, HORDE);
    house.pass(2 * DAY);
    got(await holdClock(app, master, { campaignId }));
    expect(await send(table, ENGLAND)).toMatchObject({ turn: 1, counts: true });
    expect(await campaignOf(table)).toMatchObject({ heldSince: app.now(), dueAt: null });
    house.pass(2 * DAY);
    expect((await tick(app)).campaigns).toEqual({});
    got(await moveDeadline(app, master, { campaignId, deadline: app.now() + HOUR }));
    house.pass(HOUR);
    expect((await tick(app)).campaigns).toEqual({ closed: 1 });
  });

  test('the last one who was not ready leaves: the others need not wait for a seat without a ruler', async () => {
    const { app, table, campaignId } = await alone();
    for (const seat of [ENGLAND, LITHUANIA, HORDE]) await send(table, seat, '', { ready: true });
    expect((await tick(app)).campaigns).toEqual({});
    got(await leaveSeat(app, rulerOf(table, ROUM).actor, { campaignId, seat: ROUM, reason: '' }));
    expect((await tick(app)).campaigns).toEqual({ closed: 1 });
  });

  test('who gets ready while the campaign is paused is waited for no more when it goes on', async () => {
    const { app, table, campaignId, master } = await alone();
    got(await pauseCampaign(app, master, { campaignId, reason: '' }));
    await sendAll(table, { ready: true });
    expect((await tick(app)).campaigns).toEqual({});
    got(await resumeCampaign(app, master, { campaignId }));
    expect((await tick(app)).campaigns).toEqual({ closed: 1 });
  });

  test('all ready early: the window closes at once, nobody is counted as silent, and not before all are', async () => {
    const { house, app, table, campaignId, of, anna } = await alone();
    const ready = (seat: typeof ENGLAND, yes: boolean) =>
      setReady(app, rulerOf(table, seat).actor, { campaignId, seat, ready: yes });
    expect(code(await setReady(app, anna, { ...of, ready: true }))).toBe('conflict');
    await sendAll(table, { ready: true });
    got(await ready(LITHUANIA, false));
    expect((await tick(app)).campaigns).toEqual({});
    got(await ready(LITHUANIA, true));
    got(await withdrawOrders(app, anna, of));
    expect((await tick(app)).campaigns).toEqual({});
    await send(table, ENGLAND, RECRUIT, { ready: true });
    expect((await tick(app)).campaigns).toEqual({ closed: 1 });
    expect(await campaignOf(table)).toMatchObject({ turn: 1, deadline: app.now() + DAY });
    house.pass(HOUR);
    // Whoever was ready was so for that turn alone.
    expect((await tick(app)).campaigns).toEqual({});
  });

  test('somebody needs their time after all, between the worker’s claim and the closing: the window stays open', async () => {
    const { app, table, campaignId, of, anna } = await alone();
    await sendAll(table, { ready: true });
    const [ticked] = await Promise.all([tick(app), setReady(app, anna, { ...of, ready: false })]);
    const { turn } = await campaignOf(table);
    expect([{ closed: 1 }, { 'not-due': 1 }, { reminded: 1 }, {}]).toContainEqual(ticked.campaigns);
    expect(turn).toBe(ticked.campaigns.closed ?? 0);
    expect(campaignId).toBe(table.campaignId);
  });

  test('where a campaign is not set so, readiness closes nothing', async () => {
    const { app, table } = await alone({ earlyWhenReady: false });
    await sendAll(table, { ready: true });
    expect((await tick(app)).campaigns).toEqual({});
    // Set so afterwards, it closes at once.
    const settings = { earlyWhenReady: true };
    got(await changeSettings(app, table.master.actor, { campaignId: table.campaignId, settings }));
    expect((await tick(app)).campaigns).toEqual({ closed: 1 });
  });

  test('grace: orders are taken until it is over, and only then the turn is run', async () => {
    const house = houseOf(await opened(await database.place('schema')));
    const table = await begunTable(house, undefined, { grace: HOUR });
    await sendAll(table);
    house.pass(DAY - HOUR + HOUR / 2);
    expect((await tick(house.app)).campaigns).toEqual({ reminded: 1 });
    expect((await send(table, ENGLAND, RECRUIT)).turn).toBe(1);
    house.pass(HOUR / 2);
    expect((await tick(house.app)).campaigns).toEqual({ closed: 1 });
  });

  test('who has not sent orders is reminded once, and nobody else', async () => {
    const { house, app, table } = await alone();
    await send(table, ENGLAND);
    house.pass(18 * HOUR);
    expect((await tick(app)).campaigns).toEqual({ reminded: 1 });
    expect((await tick(app)).campaigns).toEqual({});
    const told = await Promise.all(table.rulers.map((ruler) => noticesTo(table, ruler)));
    expect(told.map((kinds) => kinds.filter((kind) => kind === 'deadline-near').length)).toEqual([0, 1, 1, 1]);
  });

  test('an extension that a seat may take: once in a turn, so often in a campaign; else the master is asked', async () => {
    const { app, table, campaignId, of, anna, master } = await alone({ extensionMinutes: 120, extensionsPerSeat: 1 });
    const { deadline } = await campaignOf(table);
    const ask = (seat: typeof ENGLAND) =>
      askForExtension(app, rulerOf(table, seat).actor, { campaignId, seat, minutes: 600, reason: 'a train' });
    expect(got(await ask(ENGLAND))).toMatchObject({ status: 'granted', deadline: (deadline ?? 0) + 2 * HOUR });
    const asked = got(await ask(LITHUANIA));
    expect(asked).toMatchObject({ status: 'asked', deadline: (deadline ?? 0) + 2 * HOUR });
    expect(code(await ask(LITHUANIA))).toBe('conflict');
    expect(await noticesTo(table, table.master)).toContain('extension-asked');
    const answer = { campaignId, id: asked.id, grant: true };
    expect(code(await answerExtension(app, anna, answer))).toBe('not-allowed');
    expect(got(await answerExtension(app, master, answer)).deadline).toBe((deadline ?? 0) + 12 * HOUR);
    expect(code(await answerExtension(app, master, { ...answer, grant: false }))).toBe('conflict');
    expect(code(await askForExtension(app, anna, { ...of, minutes: 0, reason: '' }))).toBe('bad-input');
  });

  test.each([true, false])('who asked for more time is told what the master has answered: %s', async (grant) => {
    const { app, table, campaignId, of, anna, master } = await alone();
    const asked = got(await askForExtension(app, anna, { ...of, minutes: 600, reason: '' }));
    got(await answerExtension(app, master, { campaignId, id: asked.id, grant }));
    const notices = got(await readNotices(app, anna, { limit: 50, zone: 'UTC' }));
    const answered = { kind: 'extension-answered', turn: 1, minutes: 600, granted: grant };
    expect(notices.map(({ facts }) => facts)).toContainEqual(answered);
    expect(await noticesTo(table, rulerOf(table, LITHUANIA))).not.toContain('extension-answered');
  });
});
