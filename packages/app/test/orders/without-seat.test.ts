import { DAY, rulesetId } from '@chancery/core';
import { EVERY_RULESET } from '@chancery/registry';
import { absencesOf, findSeat, waitingAbsencesOf } from '@chancery/store';
import { onEachDatabase, suiteStore } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { listPeople } from '../../src/campaign/people/list-people.ts';
import { joinStandby, leaveStandby } from '../../src/campaign/people/standby.ts';
import { takeOverSeat } from '../../src/campaign/people/take-over-seat.ts';
import { announceWaitingAbsence } from '../../src/campaign/people/waiting-absence.ts';
import { sendWithoutSeat } from '../../src/desk/arrival/send-without-seat.ts';
import { readWithoutSeat } from '../../src/desk/arrival/waiting-receipt.ts';
import { leaveSeat } from '../../src/desk/campaign/leave-seat.ts';
import { verifyCampaign } from '../../src/turn/record/verify-campaign.ts';
import { closeTurn } from '../../src/turn/triggers/close-turn.ts';
import { partOf, postOffice, SETTINGS, written } from '../mail/post-office.ts';
import { begunTable, got, HOUR, type House, houseOf, newPlayer, refusal, type Table } from '../sample/people.ts';
import { rulerOf, send } from '../sample/play.ts';

type Seat = Table['seats'][number];

onEachDatabase('a player who waits for a seat', (database) => {
  const store = suiteStore(database);
  const table = async () => {
    const plain = houseOf(store());
    const house: House = { ...plain, app: { ...plain.app, rulesets: EVERY_RULESET } };
    const terms = {
      ruleset: rulesetId('sections'),
      scenario: 'market-towns',
      settings: { missedTurns: 'none' },
    } as const;
    const at = await begunTable(house, ['Anna', 'Boris', 'Clara'], terms);
    const dora = await newPlayer(house.db, 'Dora');
    got(await joinStandby(house.app, dora.actor, { campaignId: at.campaignId }));
    const sent = async (text: string) =>
      got(await sendWithoutSeat(house.app, dora.actor, { campaignId: at.campaignId, channel: 'api', text }));
    return { at, house, dora, sent, campaignId: at.campaignId };
  };

  test('SC-1.13 absence and return are done as they come and once, receipted, and nothing else is', async () => {
    const { house, dora, sent, campaignId } = await table();
    const began = house.app.now();
    const first = await sent('ABSENT 3 DAYS BECAUSE "The fair"\nWRITE ALL "Good day."\nABSENT 13 TURNS\nGOOD DAY');
    expect(first).toMatchObject({ turn: 1, channel: 'api', at: began });
    expect(first.lines).toMatchObject([
      { outcome: 'accepted', done: { act: 'away', text: 'You are announced as away for 3 days.' } },
      { outcome: 'illegal', reasons: [{ text: expect.stringMatching(/^You have no seat in this game/) }] },
      { outcome: 'illegal', reasons: [{ code: 'too-long' }] },
      { outcome: 'malformed' },
    ]);
    const kept = () => waitingAbsencesOf(house.db, campaignId, dora.id);
    expect(await kept()).toMatchObject([{ fromAt: began, untilAt: began + 3 * DAY, note: 'The fair' }]);
    house.pass(HOUR);
    expect((await sent('ABSENT 3 DAYS BECAUSE "The fair"')).lines[0]?.done).toMatchObject({ at: began, before: true });
    expect(await kept()).toHaveLength(1);
    expect((await sent('RETURN')).lines[0]?.done?.text).toBe('You are back.');
    expect((await kept())[0]?.untilAt).toBe(house.app.now());
    expect((await sent('ABSENT 3 DAYS BECAUSE "The fair"')).lines[0]?.done).not.toHaveProperty('before');

    const own = got(await readWithoutSeat(house.app, dora.actor, { campaignId }));
    expect(own).toMatchObject({ waits: true, takesOrders: true, absences: [{ past: true }, { past: false }] });
    expect(own.receipts.map(({ lines }) => lines.length)).toEqual([4, 1, 1, 1]);
    expect(own.receipts[0]).toEqual(first);
  });

  test('is seen as away by the masters, and away from the seat that they take, where turns they miss do not count', async () => {
    const { at, house, dora, sent, campaignId } = await table();
    await sent('ABSENT 2 TURNS BECAUSE "The fair"');
    const people = got(await listPeople(house.app, at.master.actor, { campaignId }));
    expect(people.waitingAbsences).toMatchObject([{ name: 'Dora', through: 2, note: 'The fair', past: false }]);

    const [ash, elm, fir] = at.seats as [Seat, Seat, Seat];
    got(await leaveSeat(house.app, rulerOf(at, ash).actor, { campaignId, seat: ash, reason: '' }));
    got(await takeOverSeat(house.app, dora.actor, { campaignId, seat: ash }));
    expect(await absencesOf(house.db, campaignId, ash)).toMatchObject([
      { userId: dora.id, throughTurn: 2, note: 'The fair' },
    ]);
    expect(await waitingAbsencesOf(house.db, campaignId, dora.id)).toEqual([]);
    const missed: unknown[] = [];
    for (const turn of [1, 2, 3]) {
      for (const other of [elm, fir]) await send(at, other, 'BUY Wool FOR Bess');
      house.pass(30 * DAY);
      got(await closeTurn(house.app, at.master.actor, { campaignId, turn }));
      missed.push((await findSeat(house.db, campaignId, ash))?.missedLately);
    }
    expect(missed).toEqual([0, 0, 1]);
    expect(got(await verifyCampaign(house.app, dora.actor, { campaignId })).faults).toEqual([]);
    const again = { campaignId, channel: 'api', text: 'RETURN' } as const;
    expect(refusal(await sendWithoutSeat(house.app, dora.actor, again))).toMatchObject({
      code: 'conflict',
      what: 'seat',
    });
  });

  test('is one who stands by or has asked: nobody else has a place to be away from', async () => {
    const { house, dora, campaignId } = await table();
    got(await leaveStandby(house.app, dora.actor, { campaignId }));
    const away = { campaignId, turns: 2, note: '' };
    expect(refusal(await announceWaitingAbsence(house.app, dora.actor, away))).toMatchObject({ what: 'no place' });
    got(await joinStandby(house.app, dora.actor, { campaignId }));
    got(await announceWaitingAbsence(house.app, dora.actor, away));
    const long = { ...away, turns: 51 };
    expect(refusal(await announceWaitingAbsence(house.app, dora.actor, long))).toMatchObject({ code: 'bad-input' });
    for (let more = 1; more < 20; more += 1) got(await announceWaitingAbsence(house.app, dora.actor, away));
    expect(refusal(await announceWaitingAbsence(house.app, dora.actor, away))).toMatchObject({ code: 'too-many' });
  });

  test('says it by mail, as an order or as AWAY, and goes on from the answer as ruler of the seat that they got', async () => {
    const { at, house, dora, campaignId } = await table();
    const post = postOffice(house);
    const passed = `Authentication-Results: mx.example.net; dkim=pass header.d=example.org; spf=pass smtp.mailfrom=${dora.email}; dmarc=pass header.from=example.org`;
    let subject = 'Where I am';
    const mail = async (to: string, ...lines: readonly string[]): Promise<string> => {
      house.pass(HOUR);
      const date = new Date(house.app.now());
      const body = lines.join('\n');
      await post.receive(written({ from: dora.email, to, body, date, subject, headers: passed }));
      return (await post.answersTo(dora)).at(-1)?.text.replace(/\s+/g, ' ') ?? '';
    };
    const house1 = SETTINGS.house.reply.mailbox;
    expect(await mail(house1, 'ABSENT 2 TURNS', 'BUY Wool FOR Bess')).toMatch(
      /2 lines: 1 done, 1 refused\. .*Done at .{0,40}: You are announced as away for 2 turns, this one among them\..*BUY Wool FOR Bess/,
    );
    expect(await mail(house1, 'STATUS')).toMatch(/You wait for a seat in this game\. .*away through turn 2\./);
    expect(await mail(house1, 'BACK')).toContain('BACK: Welcome back.');
    expect(await mail(house1, 'AWAY FOR 3 TURNS: the fair')).toContain('Noted: you are away for 3 turns');
    expect(await mail(house1, 'READY')).toContain('not done. You have no seat in this game.');
    expect(await waitingAbsencesOf(house.db, campaignId, dora.id)).toMatchObject([
      {},
      { throughTurn: 3, note: 'the fair' },
    ]);

    await post.drain();
    const answer = (await post.mailsTo(dora.email)).find((each) =>
      partOf(each, 'text/plain').includes('You have no seat in this game.'),
    );
    const to = /orders\+[^@>\s"]+@play\.example\.net/.exec(JSON.stringify(answer))?.[0] ?? '';
    const [ash] = at.seats as [Seat];
    got(await leaveSeat(house.app, rulerOf(at, ash).actor, { campaignId, seat: ash, reason: '' }));
    got(await takeOverSeat(house.app, dora.actor, { campaignId, seat: ash }));
    subject = `Re: ${answer?.subject}`;
    expect(subject).toMatch(/^Re: \[four-crowns turn 1 waiting\]/);
    expect(await mail(to, 'BUY Wool FOR Bess')).toMatch(/1 line: accepted\./);
    expect(await mail(to, 'BACK')).toContain('Welcome back.');
    expect((await absencesOf(house.db, campaignId, ash)).filter(({ untilAt }) => untilAt > house.app.now())).toEqual(
      [],
    );
  });
});
