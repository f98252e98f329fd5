import { localTimeIn, zonesShown } from '@chancery/core';
import { RULESETS } from '@chancery/registry';
import { onEachDatabase, opened, type TestDatabase } from '@chancery/store/test';
import { describe, expect, test } from 'vitest';
import { showRuleset } from '../../src/campaign/shown/list-rulesets.ts';
import { showCampaign } from '../../src/campaign/shown/show-campaign.ts';
import { reportHead } from '../../src/channels/mail/text/mail.ts';
import { readTurnFile } from '../../src/desk/reading/read-turn-file.ts';
import { userActor } from '../../src/ground/actor.ts';
import { noticeText } from '../../src/ground/text/notices.ts';
import { tick } from '../../src/worker/tick.ts';
import { begunTable, code, FOUR_CROWNS, got, HOUR, houseOf, NOON } from '../sample/people.ts';
import { campaignOf, ENGLAND, LITHUANIA, noticesTo, reportMails, rulerOf, sendAll } from '../sample/play.ts';

const DAY = 24 * HOUR;
/** What the rulebook says of deadlines, since the master says nothing. */
const AS_USUAL = { deadlineRule: undefined } as object;
const ZONES = ['America/Los_Angeles', 'America/New_York', 'Europe/London', 'Australia/Sydney'];

describe('Medieval Diplomacy: its deadlines', () => {
  test.each([
    ['2011-10-05T00:00Z', 'Tue 17:00', 'Tue 20:00', 'Wed 01:00', 'Wed 11:00'],
    ['2012-01-11T01:00Z', 'Tue 17:00', 'Tue 20:00', 'Wed 01:00', 'Wed 12:00'],
  ])('MD-18.34 the report mail shows the deadline %s in the zone of its reader and in the four', (at, ...times) => {
    const [california, newYork, london, sydney] = times;
    const usualDeadline = RULESETS.find(({ id }) => id === FOUR_CROWNS.ruleset)?.usualDeadline ?? null;
    const { due } = reportHead({
      seat: 'England',
      next: { turn: 2, deadline: Date.parse(at), byMail: false },
      zones: zonesShown(usualDeadline),
      turnOf: null,
      zone: 'Europe/Berlin',
      language: 'en',
      files: [],
    });
    expect(due).toMatch(/are due Wed \d+ \w+ 201[12], 02:00 \(Europe\/Berlin\)\./);
    expect(due).toContain(
      `That is ${california} in Los Angeles, ${newYork} in New York, ${london} in London and ${sydney} in Sydney.`,
    );
  });

  test('MD-18.7 a deadline is an instant, and each player is told it as their own clocks show it', () => {
    const deadline = Date.UTC(2011, 9, 5);
    const words = ZONES.map((zone) =>
      noticeText({ kind: 'deadline-moved', turn: 1, deadline }, zone).paragraphs.join(),
    );
    expect(words.map((each) => each.replace(/^.*due /, ''))).toEqual([
      'Tue 4 Oct 2011, 17:00 (America/Los_Angeles).',
      'Tue 4 Oct 2011, 20:00 (America/New_York).',
      'Wed 5 Oct 2011, 01:00 (Europe/London).',
      'Wed 5 Oct 2011, 11:00 (Australia/Sydney).',
    ]);
  });
});

onEachDatabase('Medieval Diplomacy: its deadlines', (database: TestDatabase) => {
  const fresh = async () => houseOf(await opened(await database.place('schema')));

  test('MD-18.6, MD-18.34 one turn a week, Tuesday at 17:00 in California, unless the master sets another time', async () => {
    const house = await fresh();
    const table = await begunTable(house, ['Anna'], AS_USUAL);
    const { campaignId } = table;
    const page = got(await showCampaign(house.app, table.master.actor, { campaignId }));
    const ruleset = got(await showRuleset(house.app, table.master.actor, { id: FOUR_CROWNS.ruleset }));
    expect(page.deadlineRule).toEqual(ruleset.usualDeadline);
    expect(page.settings.missedTurns).toBe('rules');
    const { weekday, hour, minute } = localTimeIn('America/Los_Angeles', page.deadline as number);
    expect([weekday, hour, minute]).toEqual(['tuesday', 17, 0]);
    const own = await begunTable(house, ['Boris'], { deadlineRule: { kind: 'every', milliseconds: 3 * DAY } });
    expect((await campaignOf(own)).deadline).toBe(NOON + HOUR + 3 * DAY);
    const none = await begunTable(house, ['Clara'], { deadlineRule: null });
    expect((await campaignOf(none)).deadline).toBe(null);
  });

  test('MD-18.38 campaigns share one deadline, a week apart over the change of clocks, and are all run at it', async () => {
    const house = await fresh();
    const tables = [await begunTable(house, undefined, AS_USUAL), await begunTable(house, undefined, AS_USUAL)];
    const shown: string[] = [];
    for (let turn = 1; turn <= 3; turn += 1) {
      for (const table of tables) await sendAll(table);
      const rows = await Promise.all(tables.map(campaignOf));
      const [deadline, ...others] = rows.map((row) => row.deadline as number);
      expect(others).toEqual([deadline]);
      shown.push(new Date(deadline as number).toISOString());
      house.pass((deadline as number) - house.app.now());
      expect((await tick(house.app)).campaigns).toMatchObject({ closed: 2 });
    }
    expect(shown).toEqual(['2026-03-04T01:00:00.000Z', '2026-03-11T00:00:00.000Z', '2026-03-18T00:00:00.000Z']);
  });

  test('MD-18.11 after the run each player has the new state and their results, and opens the newest', async () => {
    const house = await fresh();
    const table = await begunTable(house);
    const { campaignId } = table;
    await sendAll(table);
    house.pass(DAY);
    expect((await tick(house.app)).campaigns).toEqual({ closed: 1 });
    expect((await reportMails(table)).map(({ userId }) => userId).sort()).toEqual(
      table.rulers.map(({ id }) => id).sort(),
    );
    for (const seat of [ENGLAND, LITHUANIA]) {
      const ruler = rulerOf(table, seat);
      expect(await noticesTo(table, ruler)).toContain('turn-out');
      const file = got(await readTurnFile(house.app, ruler.actor, { campaignId, seat }));
      expect([file.turn, file.seat, file.tellings.length > 0]).toEqual([1, seat, true]);
      const other = rulerOf(table, seat === ENGLAND ? LITHUANIA : ENGLAND);
      expect(code(await readTurnFile(house.app, userActor(other.id), { campaignId, seat }))).toBe('not-allowed');
    }
  });
});
