import { DAY, type SeatId } from '@chancery/core';
import { headerValue, type Message } from '@chancery/mail';
import { onEachDatabase, suiteStore, type TestDatabase } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { readNotices } from '../../src/channels/notices/read-notices.ts';
import { setNotices } from '../../src/channels/notices/set-notices.ts';
import { submitOrders } from '../../src/turn/triggers/submit-orders.ts';
import { tick } from '../../src/worker/tick.ts';
import { type PostOffice, partOf, postOffice, written } from '../mail/post-office.ts';
import { got, HOUR, type Player } from '../sample/people.ts';
import { campaignOf, rulerOf } from '../sample/play.ts';
import { ANN, BOB, CEM, course, endOpening, post, ringTable } from './ring-table.ts';
import { shoreTable } from './shore-table.ts';

onEachDatabase('live play by mail alone', (database: TestDatabase) => {
  const store = suiteStore(database);

  const newMails = async (office: PostOffice, { email }: Player, seen: Set<string>): Promise<readonly Message[]> => {
    await office.drain();
    const fresh = (await office.mailsTo(email)).filter(({ messageId }) => !seen.has(messageId ?? ''));
    for (const { messageId } of fresh) seen.add(messageId ?? '');
    return fresh;
  };

  const answer = (office: PostOffice, { email }: Player, mail: Message, body: string) =>
    office.receive(
      written({
        from: email,
        to: headerValue(mail, 'reply-to'),
        subject: `Re: ${mail.subject}`,
        body,
        date: new Date(office.house.app.now()),
      }),
    );

  test('orders ahead, is called with all that happened, posts, reads the dice, undoes, and ends', async () => {
    const table = await ringTable(store());
    const { house } = table;
    const office = postOffice(house);
    const bob = rulerOf(table, BOB);
    const seen = new Set<string>();
    await endOpening(table);
    const beginning = (await newMails(office, bob, seen)).find(({ subject }) => subject.startsWith('['));
    const text = async (): Promise<string> =>
      (await newMails(office, bob, seen)).map((mail) => partOf(mail, 'text/plain')).join('\n');

    // It is the move of Ann: their orders wait, and the answer says so.
    house.pass(1000);
    await answer(office, bob, beginning as Message, 'SOW');
    expect(await text()).toMatch(/It is not your move now\. These orders wait for it/);
    house.pass(1000);
    await answer(office, bob, beginning as Message, 'STATUS');
    expect(await text()).toMatch(/The game waits for Ann\.[\s\S]*These orders wait for your move[\s\S]*SOW/);
    await post(table, ANN, 'ROLL');
    await post(table, ANN, 'END');
    await tick(house.app);

    const [call] = await newMails(office, bob, seen).then((mails) =>
      mails.filter(({ subject }) => /^\[.*Round/.test(subject)),
    );
    const words = partOf(call as Message, 'text/plain');
    expect(words).toMatch(
      /It is your move for Bob, until[\s\S]*Ann rolled [1-6]\.[\s\S]*Ann ended\.[\s\S]*Bob sowed\./,
    );
    expect(words).toContain('/turn-file?turn=');
    expect(call?.subject).toMatch(/^\[a-ring · \w+\] Round 1/);

    house.pass(1000);
    await answer(office, bob, call as Message, 'SOW\nROLL');
    expect(await text()).toMatch(
      /2 lines: all accepted[\s\S]*Bob sowed\.[\s\S]*Bob rolled [1-6]\.[\s\S]*It is still your move, until/,
    );
    house.pass(1000);
    await answer(office, bob, call as Message, 'SOW');
    expect(await text()).toMatch(/UNDO on a line of its own/);
    const { turn } = await campaignOf(table);
    house.pass(1000);
    await answer(office, bob, call as Message, 'UNDO');
    expect(await text()).toMatch(/UNDO: Your last post is taken back\./);
    expect((await campaignOf(table)).turn).toBe(turn - 1);
    house.pass(1000);
    await answer(office, bob, call as Message, 'END');
    expect(await text()).toMatch(/Bob ended\.[\s\S]*The game waits for Cem now\./);
    expect((await course(table)).slice(5)).toEqual(['Bob sheet 1', 'Bob sheet 2', 'Bob sheet 1']);

    // Whoever misses their move hears of it, and goes on when it comes again.
    const cem = rulerOf(table, CEM);
    const cemSeen = new Set<string>();
    house.pass(DAY);
    await tick(house.app);
    const told = (await newMails(office, cem, cemSeen)).map(({ subject }) => subject).join('\n');
    expect(told).toMatch(/no orders from Cem/);
  });

  test('their call comes in the language that they have chosen, with the report as the rules tell it; they count no posts', async () => {
    const table = await ringTable(store());
    const { app } = table.house;
    const office = postOffice(table.house);
    const bob = rulerOf(table, BOB);
    const seen = new Set<string>();
    got(await setNotices(app, bob.actor, { language: 'de', zone: 'Europe/Berlin' }));
    await endOpening(table);
    await newMails(office, bob, seen);
    await post(table, ANN, 'END');
    await tick(app);
    const [call] = await newMails(office, bob, seen);
    const words = partOf(call as Message, 'text/plain');
    expect(words).toMatch(
      /A Ring: Bob\. Round 1\s+Sie sind am Zug für Bob, bis Mo, 2\. März[\s\S]*Ann ended\.[\s\S]*Um zu ziehen, antworten Sie[\s\S]*Keine E-Mails dieser Art mehr/,
    );
    expect(partOf(call as Message, 'text/html')).toContain('<html lang="de"');
    table.house.pass(19 * HOUR);
    await tick(app);
    const [near] = await newMails(office, bob, seen);
    expect(near?.subject).toMatch(/^A Ring: die Zeit von Bob endet Mo, 2\. März 2026/);
    const told = partOf(near as Message, 'text/plain').replaceAll(/\s+/g, ' ');
    expect(told).toContain('Eine Antwort auf diese E-Mail gilt als Befehle von Bob. Im Netz:');
    const listed = got(await readNotices(app, bob.actor, { limit: 9, zone: 'UTC' }));
    expect(listed.map(({ subject }) => subject)).toContain('Bob ist am Zug');
    const english = got(await readNotices(app, bob.actor, { limit: 9, zone: 'UTC', language: 'en' }));
    expect(english.map(({ subject }) => subject)).toContain('your move for Bob');
  });

  test('who is not called reads in their report for whom the game waits', async () => {
    const table = await ringTable(store());
    const office = postOffice(table.house);
    const bob = rulerOf(table, BOB);
    const seen = new Set<string>();
    await endOpening(table);
    const words = (await newMails(office, bob, seen)).map((mail) => partOf(mail, 'text/plain')).join('\n');
    expect(words).toContain('The game waits for Ann.');
    expect(words).not.toMatch(/\bturn \d/i);
  });

  test('orders that wait can be taken back from waiting', async () => {
    const table = await ringTable(store());
    const office = postOffice(table.house);
    const bob = rulerOf(table, BOB);
    const seen = new Set<string>();
    await endOpening(table);
    const beginning = (await newMails(office, bob, seen)).find(({ subject }) => subject.startsWith('['));
    await answer(office, bob, beginning as Message, 'SOW');
    await answer(office, bob, beginning as Message, 'WITHDRAW');
    const texts = (await newMails(office, bob, seen)).map((mail) => partOf(mail, 'text/plain'));
    expect(texts.join('\n')).toMatch(/WITHDRAW: Your orders will no longer be posted by themselves/);
    await post(table, ANN, 'END');
    await tick(table.house.app);
    expect((await course(table)).slice(3)).toEqual(['Ann sheet 1']);
  });

  test('who plays is told once: a post in the same instant as the beginning brings nobody the first report again', async () => {
    const table = await shoreTable(store(), ['Anna', 'Boris']);
    const { house, campaignId } = table;
    const office = postOffice(house);
    const [anna, boris] = table.rulers as [Player, Player];
    const [, seat] = table.seats as [SeatId, SeatId];
    const seen = new Set<string>();
    await newMails(office, anna, seen);
    got(await submitOrders(house.app, boris.actor, { campaignId, seat, channel: 'desk', text: 'RAISE LEVY Sudsexe' }));
    await tick(house.app);
    expect((await course(table)).filter((each) => each.includes('acts'))).toHaveLength(1);
    expect(await newMails(office, anna, seen)).toEqual([]);
  });
});
