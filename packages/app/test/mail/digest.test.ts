import { onEachDatabase, suiteStore } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { joinCampaign } from '../../src/campaign/people/join-campaign.ts';
import { setNotices } from '../../src/channels/notices/set-notices.ts';
import { nextMorning } from '../../src/ground/tell/next-morning.ts';
import { closeTurn } from '../../src/turn/triggers/close-turn.ts';
import { startCampaign } from '../../src/turn/triggers/start-campaign.ts';
import { begunTable, got, HOUR, houseOf, NOON, openTable, type Player } from '../sample/people.ts';
import { LITHUANIA } from '../sample/play.ts';
import { partOf, postOffice } from './post-office.ts';

onEachDatabase('one mail a day', (database) => {
  const store = suiteStore(database);

  test('says what happened in all games of a player, and leaves out what came by itself', async () => {
    const house = houseOf(store());
    const post = postOffice(house);
    const table = await begunTable(house, ['Anna', 'Boris']);
    const [anna, boris] = table.rulers as [Player, Player];
    const other = await openTable(house, { title: 'Second Crowns', settings: { startWhenFull: false } });
    got(await joinCampaign(house.app, anna.actor, { campaignId: other.campaignId, seat: LITHUANIA }));
    while ((await post.drain()) > 0) house.pass(1000);
    const before = (await post.mailsTo(anna.email)).length;
    got(await setNotices(house.app, anna.actor, { digest: true, language: 'de', zone: 'Europe/Berlin' }));
    got(await startCampaign(house.app, other.master.actor, { campaignId: other.campaignId }));
    for (const { campaignId, master } of [table, other])
      got(await closeTurn(house.app, master.actor, { campaignId, turn: 1, excused: true }));
    while ((await post.drain()) > 0) house.pass(1000);
    expect((await post.mailsTo(anna.email)).length).toBe(before);
    expect((await post.mailsTo(boris.email)).some(({ subject }) => subject.includes('turn 2'))).toBe(true);

    house.pass(nextMorning('Europe/Berlin', house.app.now()) - house.app.now());
    while ((await post.drain()) > 0) house.pass(1000);
    const daily = (await post.mailsTo(anna.email)).slice(before);
    expect(daily.map(({ subject }) => subject)).toEqual(['Ihre Partien: Mo, 2. März 2026, 07:00 (Europe/Berlin)']);
    const text = partOf(daily[0] as never, 'text/plain').replace(/\s+/g, ' ');
    expect(text).toMatch(/Four Crowns: Kingdom of England\. Summer 1320, turn 2 -+ Befehle für Zug 2 werden bis/);
    expect(text).toMatch(/Second Crowns: Principality of Lithuania\. Summer 1320, turn 2 -+ Befehle für Zug 2/);
    expect(text).toContain('Gained and lost');
    expect(text).toContain('Eine Antwort auf diese E-Mail gilt für keine Partie.');
    expect(partOf(daily[0] as never, 'text/html')).toContain('https://chancery.example/account/notices');
  });
});

test.each([
  ['UTC', NOON, NOON + 19 * HOUR],
  ['UTC', NOON - 6 * HOUR, NOON - 5 * HOUR],
  ['UTC', NOON - 5 * HOUR, NOON + 19 * HOUR],
  ['America/Los_Angeles', NOON, NOON + 3 * HOUR],
])('the next morning in %s after %i is %i', (zone, now, morning) => {
  expect(nextMorning(zone, now)).toBe(morning);
});
