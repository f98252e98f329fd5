import { DAY } from '@chancery/core';
import { findCampaign, findSeat } from '@chancery/store';
import { onEachDatabase, opened, suiteStore, type TestDatabase } from '@chancery/store/test';
import { RING } from '@chancery/testkit';
import { expect, test } from 'vitest';
import { announceAbsence } from '../../src/campaign/people/announce-absence.ts';
import { takeOverSeat } from '../../src/campaign/people/take-over-seat.ts';
import { listCampaigns } from '../../src/campaign/shown/list-campaigns.ts';
import { listTurns } from '../../src/campaign/shown/list-turns.ts';
import { makeCalendar, readCalendar } from '../../src/channels/feeds/calendar-feed.ts';
import { setNotices } from '../../src/channels/notices/set-notices.ts';
import { leaveSeat } from '../../src/desk/campaign/leave-seat.ts';
import { pauseCampaign, resumeCampaign } from '../../src/desk/campaign/pause-campaign.ts';
import { readTurnFile } from '../../src/desk/reading/read-turn-file.ts';
import { leaveStandingOrders } from '../../src/desk/sheets/leave-standing-orders.ts';
import { listReceipts } from '../../src/desk/sheets/list-receipts.ts';
import { setReady } from '../../src/desk/sheets/set-ready.ts';
import { answerExtension } from '../../src/desk/time/answer-extension.ts';
import { askForExtension } from '../../src/desk/time/ask-for-extension.ts';
import { moveDeadline } from '../../src/desk/time/move-deadline.ts';
import { SIGNED_OUT } from '../../src/ground/actor.ts';
import { takeBackPost } from '../../src/turn/back/take-back-post.ts';
import { verifyCampaign } from '../../src/turn/record/verify-campaign.ts';
import { closeTurn } from '../../src/turn/triggers/close-turn.ts';
import { submitOrders } from '../../src/turn/triggers/submit-orders.ts';
import { tick } from '../../src/worker/tick.ts';
import { code, got, HOUR, newPlayer, refusal, type Table } from '../sample/people.ts';
import { besides, campaignOf, noticesTo, reportMails, rulerOf } from '../sample/play.ts';
import { ANN, BOB, CEM, course, endOpening, post, ringTable } from './ring-table.ts';
import { shoreTable } from './shore-table.ts';

const wordsOf = (report: { readonly sections: readonly { readonly lines: readonly { readonly text: string }[] }[] }) =>
  report.sections.flatMap(({ lines }) => lines.map(({ text }) => text));

const missed = async ({ house, campaignId }: Table, seat = ANN) =>
  (await findSeat(house.db, campaignId, seat))?.missedLately;

onEachDatabase('live play', (database: TestDatabase) => {
  const store = suiteStore(database);

  test('a post is kept, resolved and answered at once, with its dice, and so is the next of the same seat', async () => {
    const table = await ringTable(store());
    const first = await post(table, ANN, 'SOW\nROLL');
    expect(first).toMatchObject({ turn: 1, counts: true, resolved: { turn: 1, asked: true } });
    expect(wordsOf(first.resolved!.report)).toEqual(['Ann sowed.', expect.stringMatching(/^Ann rolled [1-6]\.$/)]);
    expect(first.resolved!.told).toMatchObject([{ told: { kind: 'sown' } }, { told: { kind: 'rolled' } }]);
    const second = await post(table, ANN, 'END');
    expect(second.resolved).toMatchObject({ turn: 2, asked: false, window: { seats: [BOB, CEM] } });
    expect(await course(table)).toEqual(['Ann sheet 2', 'Ann sheet 1']);
    expect(
      code(await submitOrders(table.house.app, rulerOf(table, ANN).actor, { ...of(table, ANN), text: 'SOW' })),
    ).toBe('not-asked');
  });

  test('a turn file of live play names the window that closed with its turn, also when the game is over', async () => {
    const table = await ringTable(store(), ['Ann', 'Bob', 'Cem'], { options: { rounds: 1 } });
    const { actor } = rulerOf(table, ANN);
    const file = async () => got(await readTurnFile(table.house.app, actor, of(table, ANN)));
    expect(Object.keys(await file())).not.toContain('label');
    await endOpening(table);
    expect(await file()).toMatchObject({ label: 'Opening', window: { label: 'Round 1: Ann' } });
    for (const seat of [ANN, BOB, CEM]) await post(table, seat, 'END');
    expect(await file()).toMatchObject({ label: 'Round 1: Cem', window: { kind: 'outcome' } });
  });

  test('seats post one after another: END calls the next, who alone is told, with a clock of their own', async () => {
    const table = await ringTable(store());
    await endOpening(table);
    expect((await campaignOf(table)).deadline).toBe(table.house.app.now() + DAY);
    table.house.pass(HOUR);
    await post(table, ANN, 'ROLL');
    const { turn, deadline } = await campaignOf(table);
    expect(deadline).toBe(table.house.app.now() + DAY - HOUR);
    expect(await reportMails(table, turn)).toEqual([]);
    const calls = async (who: typeof ANN) =>
      (await noticesTo(table, rulerOf(table, who))).filter((kind) => kind === 'turn-out').length;
    expect(await Promise.all([ANN, BOB, CEM].map(calls))).toEqual([1, 0, 0]);
    const { resolved } = await post(table, ANN, 'END');
    expect(resolved).toMatchObject({ asked: false, window: { seats: [BOB], label: 'Round 1: Bob' } });
    expect(resolved!.deadline).toBe(table.house.app.now() + DAY);
    expect(await Promise.all([ANN, BOB, CEM].map(calls))).toEqual([1, 1, 0]);
    expect((await reportMails(table, turn + 1)).map(({ userId }) => userId)).toEqual([rulerOf(table, BOB).id]);
  });

  test('turns are listed by clock, with its first and what the rules called it; a campaign in a list says whose move it is', async () => {
    const table = await ringTable(store());
    const { campaignId, master } = table;
    const { app } = table.house;
    const lived = async () => got(await listCampaigns(app, master.actor, { limit: 1, mine: true })).campaigns[0]?.live;
    expect(await lived()).toBe('Opening');
    await endOpening(table);
    await post(table, ANN, 'SOW');
    await post(table, ANN, 'ROLL');
    expect(got(await listTurns(app, master.actor, { campaignId }))).toEqual([
      { turn: 0, first: 0, label: null },
      { turn: 3, first: 1, label: 'Opening' },
      { turn: 5, first: 4, label: 'Round 1: Ann' },
    ]);
    await post(table, ANN, 'END');
    expect(await lived()).toBe('Round 1: Bob');
  });

  test('a ruler is told of their latest posts whichever turns they have become, and which of them count', async () => {
    const table = await ringTable(store());
    const { app } = table.house;
    await endOpening(table);
    await post(table, ANN, 'SOW\nROLL');
    await post(table, ANN, 'SOW');
    got(await takeBackPost(app, rulerOf(table, ANN).actor, of(table, ANN)));
    const listed = async (latest: number) =>
      got(await listReceipts(app, rulerOf(table, ANN).actor, { ...of(table, ANN), latest })).map(
        ({ turn, lines, stands }) => [turn, lines.length, stands],
      );
    expect(await listed(100)).toEqual([
      [1, 1, true],
      [4, 2, true],
      [5, 1, false],
    ]);
    expect(await listed(1)).toEqual([[5, 1, false]]);
  });

  test('whoever comes at the wrong time is told which move is open, and which was meant', async () => {
    const table = await ringTable(store());
    const { app } = table.house;
    const { campaignId, master } = table;
    const send = (seat: typeof ANN, turn: number) =>
      submitOrders(app, rulerOf(table, seat).actor, { ...of(table, seat), text: 'SOW', turn });
    await endOpening(table);
    expect(refusal(await send(BOB, 4))).toEqual({ code: 'not-asked', seat: BOB, turn: 4, label: 'Round 1: Ann' });
    expect(refusal(await send(ANN, 2))).toEqual({ code: 'too-late', turn: 2, label: 'Opening', deadline: null });
    await post(table, ANN, 'SOW');
    const old = { code: 'conflict', what: 'turn', found: '5', label: 'Round 1: Ann' };
    expect(refusal(await closeTurn(app, master.actor, { campaignId, turn: 4 }))).toEqual(old);
    expect(refusal(await moveDeadline(app, master.actor, { campaignId, turn: 4, deadline: null }))).toEqual(old);
    table.house.pass(DAY);
    expect(refusal(await send(ANN, 5))).toMatchObject({ code: 'too-late', label: 'Round 1: Ann' });
  });

  test('two posts of two seats at the same time: both are resolved, in the order in which they came, none twice', async () => {
    const place = await database.place('schema');
    const table = await ringTable(await opened(place));
    let now = table.house.app.now();
    const clock = () => {
      now += 1;
      return now;
    };
    const app = { ...table.house.app, now: clock };
    const other = { ...besides(table.house, await opened(place), app.rulesets), now: clock };
    const rounds = 3;
    const posts: Promise<unknown>[] = [];
    for (let round = 0; round < rounds; round += 1) {
      posts.push(
        post(table, ANN, 'SOW\nSOW', {}, app),
        post(table, BOB, 'SOW', {}, other),
        post(table, CEM, 'SOW\nSOW\nSOW', {}, app),
      );
    }
    await Promise.all(posts);
    while ((await tick(app)).campaigns.closed !== undefined);
    const turns = await course(table);
    expect([...turns].sort()).toEqual(
      ['Ann sheet 2', 'Bob sheet 1', 'Cem sheet 3'].flatMap((each) => Array.from({ length: rounds }, () => each)),
    );
    const came = await table.house.db
      .selectFrom('sheet')
      .innerJoin('sheetOfRecord', 'sheetOfRecord.sheetId', 'sheet.id')
      .select(['sheet.seat', 'sheet.at'])
      .where('sheet.campaignId', '=', table.campaignId)
      .orderBy('sheetOfRecord.turn')
      .execute();
    const times = came.map(({ at }) => at);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    const verified = got(await verifyCampaign(table.house.app, table.master.actor, { campaignId: table.campaignId }));
    expect(verified).toMatchObject({ faults: [], turns: 3 * rounds });
  });

  test('a post that was written before another came is read by how things stand when it is resolved', async () => {
    const table = await ringTable(store());
    await post(table, ANN, 'SOW');
    await post(table, BOB, 'SOW');
    // Ann wrote for turn 2, when she had one grain; Bob has posted since.
    const late = await post(table, ANN, 'GIVE Cem\nGIVE Cem', { turn: 2 });
    expect(late).toMatchObject({ turn: 3, insteadOf: 2, resolved: { turn: 3 } });
    expect(wordsOf(late.resolved!.report)).toEqual(['Ann gave to Cem.']);
    await endOpening(table);
    const old = await submitOrders(table.house.app, rulerOf(table, ANN).actor, {
      ...of(table, ANN),
      text: 'SOW',
      turn: 3,
    });
    expect(code(old)).toBe('too-late');
  });

  test('time over in the midst of a part: what was posted stands, the next is called, and the poster is not silent', async () => {
    const table = await ringTable(store());
    await endOpening(table);
    await post(table, ANN, 'SOW');
    table.house.pass(DAY);
    expect(
      code(await submitOrders(table.house.app, rulerOf(table, ANN).actor, { ...of(table, ANN), text: 'SOW' })),
    ).toBe('too-late');
    await tick(table.house.app);
    expect((await course(table)).slice(3)).toEqual(['Ann sheet 1', ' none 0']);
    expect(await missed(table)).toBe(0);
    expect((await campaignOf(table)).deadline).toBe(table.house.app.now() + DAY);
    // Bob never posts: that counts, once.
    table.house.pass(DAY);
    await tick(table.house.app);
    expect(await missed(table, BOB)).toBe(1);
    expect(await noticesTo(table, rulerOf(table, BOB))).toContain('turn-missed');
    await post(table, CEM, 'END');
    await post(table, ANN, 'END');
    await post(table, BOB, 'SOW');
    expect(await missed(table, BOB)).toBe(0);
  });

  test('the breaker does not hold a live window, and nobody is silent who said that they are away', async () => {
    const table = await ringTable(store(), undefined, { settings: { breakerPercent: 10 } });
    const { app } = table.house;
    const away = { ...of(table, BOB), from: app.now(), until: app.now() + 9 * DAY, note: '' };
    const byTurns = { campaignId: away.campaignId, seat: away.seat, turns: 2, note: '' };
    expect(await announceAbsence(app, rulerOf(table, BOB).actor, byTurns)).toMatchObject({
      error: { faults: ['turns: in live play wanted from when until when'] },
    });
    got(await announceAbsence(app, rulerOf(table, BOB).actor, away));
    await post(table, ANN, 'SOW');
    table.house.pass(DAY);
    await tick(app);
    expect((await course(table)).at(-1)).toBe(' none 0');
    expect(await Promise.all([ANN, BOB, CEM].map((seat) => missed(table, seat)))).toEqual([0, 0, 1]);
  });

  test('who is at their move is reminded once a clock; readiness means nothing', async () => {
    const table = await ringTable(store());
    const { app } = table.house;
    await endOpening(table);
    expect(code(await setReady(app, rulerOf(table, ANN).actor, { ...of(table, ANN), ready: true }))).toBe('conflict');
    table.house.pass(19 * HOUR);
    await tick(app);
    await post(table, ANN, 'SOW');
    table.house.pass(4 * HOUR);
    await tick(app);
    const reminders = async (who: typeof ANN) =>
      (await noticesTo(table, rulerOf(table, who))).filter((kind) => kind === 'deadline-near').length;
    expect(await Promise.all([ANN, BOB, CEM].map(reminders))).toEqual([1, 0, 0]);
  });

  test('more time goes for the clock: it can be asked for by whose move it is, and answered after they have posted on', async () => {
    const table = await ringTable(store());
    const { app } = table.house;
    const { campaignId, master } = table;
    await endOpening(table);
    const ask = (seat: typeof ANN) =>
      askForExtension(app, rulerOf(table, seat).actor, { campaignId, seat, minutes: 60, reason: '' });
    expect(code(await ask(BOB))).toBe('not-asked');
    const { id } = got(await ask(ANN));
    const { deadline } = await campaignOf(table);
    await post(table, ANN, 'SOW');
    expect(code(await ask(ANN))).toBe('conflict');
    expect(got(await answerExtension(app, master.actor, { campaignId, id, grant: true })).deadline).toBe(
      (deadline ?? 0) + HOUR,
    );
    await post(table, ANN, 'SOW');
    expect((await campaignOf(table)).deadline).toBe((deadline ?? 0) + HOUR);
  });

  test('a calendar has the deadline of a live game while it is one’s move, and one entry a clock', async () => {
    const table = await ringTable(store());
    const { app } = table.house;
    await endOpening(table);
    const calendarOf = async (seat: typeof ANN) => {
      const { url } = got(await makeCalendar(app, rulerOf(table, seat).actor, { wanted: true }));
      const token = url?.split('/').at(-1)?.replace('.ics', '') ?? '';
      return got(await readCalendar(app, SIGNED_OUT, { token }));
    };
    expect(await calendarOf(ANN)).toContain('SUMMARY:A Ring: your move\\, Round 1: Ann');
    got(await setNotices(app, rulerOf(table, ANN).actor, { language: 'de' }));
    expect(await calendarOf(ANN)).toContain('SUMMARY:A Ring: Sie sind am Zug\\, Round 1: Ann');
    const uid = /UID:\S+/.exec(await calendarOf(ANN))?.[0];
    expect(uid).toBeDefined();
    expect(await calendarOf(BOB)).not.toContain('UID:');
    await post(table, ANN, 'SOW');
    expect(await calendarOf(ANN)).toContain(uid);
  });

  test('what a ruler left standing is their last post when their time is over, and it counts as missed all the same', async () => {
    const table = await ringTable(store());
    const { app } = table.house;
    await endOpening(table);
    got(
      await leaveStandingOrders(app, rulerOf(table, ANN).actor, { ...of(table, ANN), standing: { text: 'SOW\nEND' } }),
    );
    table.house.pass(DAY);
    await tick(app);
    expect((await course(table)).slice(3)).toEqual(['Ann standing 2']);
    expect(await missed(table)).toBe(1);
    expect(await campaignOf(table)).toMatchObject({ turn: 4, deadline: app.now() + DAY });
  });

  test('bots post in a row until a person is asked, a few turns at a time, and nobody waits for them', async () => {
    const table = await ringTable(store(), ['Ann']);
    const { app } = table.house;
    // Ann has not ended the opening; the others do at once.
    await tick(app);
    expect(await course(table)).toEqual(['Bob caretaker 1', 'Bob caretaker 1', 'Cem caretaker 1', 'Cem caretaker 1']);
    await post(table, ANN, 'END');
    await post(table, ANN, 'END');
    await tick(app);
    expect((await course(table)).slice(6)).toEqual([
      'Bob caretaker 1',
      'Bob caretaker 1',
      'Cem caretaker 1',
      'Cem caretaker 1',
    ]);
    expect((await findCampaign(table.house.db, table.campaignId))?.turn).toBe(10);
    const file = got(await readTurnFile(app, rulerOf(table, ANN).actor, of(table, ANN)));
    expect(file.window).toMatchObject({ seats: [ANN], label: 'Round 2: Ann' });
  });

  test('bots do not play on by themselves when the last ruler has gone: they wait for the next', async () => {
    const table = await ringTable(store(), ['Ann']);
    const { app, db } = table.house;
    const { campaignId } = table;
    await tick(app);
    await post(table, ANN, 'END');
    await tick(app);
    const { turn } = await campaignOf(table);
    got(await leaveSeat(app, rulerOf(table, ANN).actor, { ...of(table, ANN), reason: '' }));
    await tick(app);
    await tick(app);
    expect(await campaignOf(table)).toMatchObject({ turn, status: 'running' });
    const eva = await newPlayer(db, 'Eva');
    got(await takeOverSeat(app, eva.actor, { campaignId, seat: BOB }));
    await tick(app);
    expect(new Set((await course(table)).slice(turn))).toEqual(new Set(['Ann caretaker 1']));
    const { window } = got(await readTurnFile(app, eva.actor, { campaignId, seat: BOB }));
    expect(window).toMatchObject({ seats: [BOB] });
  });

  test('a bot that finds no end has had its time', async () => {
    const table = await ringTable(store(), ['Ann']);
    const app = { ...table.house.app, rulesets: [{ ...RING, bot: () => [{ verb: 'SOW', args: {} }] }] };
    for (let round = 0; round < 3; round += 1) await tick(app);
    await post(table, ANN, 'END', {}, app);
    await tick(app);
    expect((await course(table)).length).toBe(2 * 40 + 2);
    expect((await course(table)).slice(-2)).toEqual(['Ann sheet 1', ' none 0']);
  });

  test('a paused game keeps posts and resolves them when it goes on; a master can end somebody’s time', async () => {
    const table = await ringTable(store());
    const { app } = table.house;
    const { campaignId, master } = table;
    await endOpening(table);
    got(await pauseCampaign(app, master.actor, { campaignId, reason: 'a rest' }));
    expect(await post(table, ANN, 'SOW')).toMatchObject({ counts: true, resolved: null });
    got(await resumeCampaign(app, master.actor, { campaignId }));
    await tick(app);
    expect((await course(table)).slice(3)).toEqual(['Ann sheet 1']);
    got(await closeTurn(app, master.actor, { campaignId, turn: 5 }));
    expect((await course(table)).slice(4)).toEqual([' none 0']);
    expect(await missed(table)).toBe(0);
  });
});

const of = ({ campaignId }: Table, seat: typeof ANN) => ({ campaignId, seat, channel: 'desk' }) as const;

onEachDatabase('a window that cannot be missed', (database: TestDatabase) => {
  const store = suiteStore(database);

  test('HEP-17.5 Turn 0: nobody who lets it pass counts as silent, or is told so; the next counts', async () => {
    const table = await shoreTable(store(), ['Ann', 'Bob']);
    const { app } = table.house;
    const seats = [table.seats[0]!, table.seats[1]!];
    const counts = () => Promise.all(seats.map((seat) => missed(table, seat)));
    table.house.pass(DAY);
    await tick(app);
    expect((await course(table)).at(-1)).toBe(' none 0');
    expect(await counts()).toEqual([0, 0]);
    expect(await noticesTo(table, rulerOf(table, seats[0]!))).not.toContain('turn-missed');
    table.house.pass(DAY);
    await tick(app);
    expect(await counts()).toEqual([1, 0]);
  });
});
