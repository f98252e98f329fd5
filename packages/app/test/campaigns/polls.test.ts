import { appointAdministrator } from '@chancery/store';
import { onEachDatabase, suiteStore } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { removeRuler } from '../../src/desk/campaign/leave-seat.ts';
import { listPolls } from '../../src/desk/polls/list-polls.ts';
import { openPoll } from '../../src/desk/polls/open-poll.ts';
import { vote } from '../../src/desk/polls/vote.ts';
import { readAudit } from '../../src/desk/reading/read-audit.ts';
import { tick } from '../../src/worker/tick.ts';
import { begunTable, code, got, HOUR, houseOf, newPlayer } from '../sample/people.ts';
import { campaignOf, ENGLAND, LITHUANIA, noticesTo, rulerOf } from '../sample/play.ts';

const DAY = 24 * HOUR;

onEachDatabase('a poll of the rulers', (database) => {
  const store = suiteStore(database);

  const asked = async (kind: 'go-on' | 'question' = 'go-on') => {
    const table = await begunTable(houseOf(store()), ['Anna', 'Boris', 'Clara'], {
      settings: { startWhenFull: false, breakerPercent: null, missedTurns: 'none' },
    });
    const { house, campaignId, master, seats } = table;
    const { app } = house;
    const opened = got(await openPoll(app, master.actor, { campaignId, kind, question: 'Shall we go on?' }));
    const say = (place: number, said: 'yes' | 'no') => {
      const seat = seats[place] as typeof ENGLAND;
      return vote(app, rulerOf(table, seat).actor, { campaignId, seat, vote: said });
    };
    const polls = async (place = 0) =>
      got(await listPolls(app, rulerOf(table, seats[place] as typeof ENGLAND).actor, { campaignId }));
    const status = async () => (await campaignOf(table)).status;
    return { table, house, app, campaignId, master, opened, say, polls, status };
  };

  test('W83-20.42 it is open for seven days; more yes than no of held seats lets the game go on', async () => {
    const { table, house, app, opened, say, polls, status } = await asked();
    expect(opened.closesAt).toBe(app.now() + 7 * DAY);
    expect(await noticesTo(table, rulerOf(table, ENGLAND))).toContain('poll-opened');
    got(await say(0, 'yes'));
    house.pass(7 * DAY - 1);
    await tick(app);
    expect((await polls())[0]?.closedAt).toBeNull();
    house.pass(1);
    await tick(app);
    expect((await polls())[0]).toMatchObject({ closedAt: app.now(), yes: 1, no: 0 });
    expect(await status()).toBe('running');
    expect(await noticesTo(table, rulerOf(table, LITHUANIA))).toContain('poll-closed');
  });

  test('W83-20.42 a tie ends the game, and so does silence', async () => {
    const one = await asked();
    got(await one.say(0, 'yes'));
    got(await one.say(1, 'no'));
    one.house.pass(7 * DAY);
    await tick(one.app);
    expect(await one.status()).toBe('ended');
    expect(await noticesTo(one.table, rulerOf(one.table, ENGLAND))).toContain('campaign-ended');
    const other = await asked();
    other.house.pass(7 * DAY);
    await tick(other.app);
    expect(await other.status()).toBe('ended');
  });

  test('W83-20.41 with a majority administrators hear that a new master is sought', async () => {
    const { table, app, master, say, status } = await asked();
    const admin = await newPlayer(app.store.db, 'Ada');
    await appointAdministrator(app.store.db, { userId: admin.id, since: app.now(), appointedBy: master.id });
    got(await say(0, 'yes'));
    got(await say(1, 'yes'));
    expect(got(await say(2, 'no')).closed).toBe(true);
    expect(await status()).toBe('running');
    expect(await noticesTo(table, admin)).toContain('master-wanted');
  });

  test('nobody reads who voted how, nor how many, while it is open; the record holds it neither', async () => {
    const { app, campaignId, master, say, polls } = await asked('question');
    got(await say(0, 'no'));
    got(await say(0, 'yes'));
    expect((await polls(1))[0]).toMatchObject({ yes: null, no: null, voted: 1, asked: 3, own: { Lit: null } });
    expect((await polls(0))[0]).toMatchObject({ own: { Eng: 'yes' } });
    const [shown] = got(await listPolls(app, master.actor, { campaignId }));
    expect(shown).toMatchObject({ yes: null, own: {} });
    const deeds = got(await readAudit(app, master.actor, { campaignId, limit: 5 }));
    const votes = deeds.filter(({ action }) => action === 'vote');
    expect(votes.map(({ facts }) => facts)).toEqual([{ seat: 'Eng' }, { seat: 'Eng' }]);
    got(await say(1, 'no'));
    got(await say(2, 'no'));
    expect((await polls(1))[0]).toMatchObject({ yes: 1, no: 2 });
    expect((await say(2, 'no')).ok).toBe(false);
  });

  test('a question alone ends nothing; whoever has lost the seat has no vote; one is asked at a time', async () => {
    const { table, house, app, campaignId, master, say, polls, status } = await asked('question');
    const again = await openPoll(app, master.actor, { campaignId, kind: 'question', question: 'And now?' });
    expect(code(again)).toBe('conflict');
    got(await say(0, 'yes'));
    got(await removeRuler(app, master.actor, { campaignId, seat: ENGLAND, reason: 'gone' }));
    house.pass(7 * DAY);
    await tick(app);
    expect((await polls(1))[0]).toMatchObject({ yes: 0, no: 0, closedAt: app.now() });
    expect(await status()).toBe('running');
    const bad = await openPoll(app, master.actor, { campaignId, kind: 'question', question: ' ', days: 15 });
    expect(code(bad)).toBe('bad-input');
    expect(
      code(await openPoll(app, rulerOf(table, LITHUANIA).actor, { campaignId, kind: 'question', question: 'I?' })),
    ).toBe('not-allowed');
  });
});
